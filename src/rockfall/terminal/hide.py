"""The hide screen: between two people at one keyboard nothing of the first one's stays."""

from rockfall.terminal import texts
from rockfall.terminal.terminal import Terminal


def hide(terminal: Terminal, name: str) -> None:
    """Wipe everything away, and wait for the next person."""
    terminal.clear(wipe=True)
    terminal.say(texts.HIDE.format(name=name), "title")
    terminal.ask(texts.HIDE_ENTER.format(name=name))

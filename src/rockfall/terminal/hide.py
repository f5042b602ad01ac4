"""The hide screen: between two people at one keyboard nothing of the first one's stays."""

from rockfall.terminal import texts
from rockfall.terminal.desk import Desk


def hide(desk: Desk, name: str) -> None:
    """Wipe everything away, and wait for the next person."""
    desk.clear(wipe=True)
    desk.say(texts.HIDE.format(name=name), "title")
    desk.ask(texts.HIDE_ENTER.format(name=name))

"""What was typed, understood: a number, a pass, a command, or a move in full. No I/O here."""

import re
from typing import Final, NamedTuple

from rockfall.kernel.layout import Layout
from rockfall.terminal import texts
from rockfall.terminal.menu import Menu

PICK: Final = "pick"
PASS: Final = "pass"
BACK: Final = "back"
MOVE: Final = "move"
WRONG: Final = "wrong"
HELP: Final = "help"
LOG: Final = "log"
WHO: Final = "who"
MOVES: Final = "moves"
SAVE: Final = "save"
GO: Final = "go"
QUIT: Final = "quit"

_COMMANDS: Final = {
    "?": HELP,
    "h": HELP,
    "help": HELP,
    "log": LOG,
    "who": WHO,
    "moves": MOVES,
    "save": SAVE,
    "go": GO,
    "q": QUIT,
    "quit": QUIT,
    "exit": QUIT,
    "": BACK,
    "0": BACK,
    "b": BACK,
    "back": BACK,
}
_PASS: Final = re.compile(r"p(?:ass)?\s*([0-9]{1,3})")
_NUMBER: Final = re.compile(r"[0-9]{1,9}")
_LONGEST: Final = 40


class Reply(NamedTuple):
    """What was meant: a sort, with a number (from 0) or a text."""

    sort: str
    number: int = 0
    text: str = ""


def quoted(text: str, longest: int = _LONGEST) -> str:
    """A piece of what was typed as it can stand in a message."""
    shown = "".join(sign if sign.isprintable() else "?" for sign in text)
    return shown if len(shown) <= longest else shown[:longest] + "..."


def understand(typed: str, menu: Menu, layout: Layout) -> Reply:
    """What a line means while a menu is open."""
    text = " ".join(typed.split())
    word, _, rest = text.partition(" ")
    command = _COMMANDS.get(word.casefold())
    if command == SAVE:
        file = typed.strip()[len(word) :].strip()
        return Reply(SAVE, text=file) if file else Reply(WRONG, text=texts.SAVE_WHERE)
    if command == GO:
        return Reply(GO, text=rest) if rest else Reply(WRONG, text=texts.GO_WHERE)
    if command is not None and not rest:
        return Reply(command)
    if _NUMBER.fullmatch(text):
        return _numbered(int(text), menu)
    passing = _PASS.fullmatch(text.casefold())
    if passing:
        return _passed(int(passing[1]), menu)
    for number, choice in enumerate(menu.choices):
        if choice.text and choice.text.casefold() == text.casefold() and not menu.cards:
            return Reply(PICK, number)
    if text.casefold() in ("p", "pass"):
        return _plain_pass(menu)
    if word.casefold() in [verb.name for verb in layout.verbs]:
        return Reply(MOVE, text=text)
    return Reply(WRONG, text=texts.NOT_UNDERSTOOD.format(said=quoted(text)))


def _numbered(number: int, menu: Menu) -> Reply:
    if 1 <= number <= len(menu.choices):
        return Reply(PICK, number - 1)
    said = texts.NO_SUCH_NUMBER.format(said=number, last=len(menu.choices))
    return Reply(WRONG, text=said)


def _passed(number: int, menu: Menu) -> Reply:
    """A pass with the number of a card, as the hand shows it."""
    if not menu.cards:
        return Reply(WRONG, text=texts.NOTHING_TO_PASS)
    if 1 <= number <= len(menu.cards):
        return Reply(PASS, number - 1)
    return Reply(WRONG, text=texts.NO_SUCH_CARD.format(said=number, last=len(menu.cards)))


def _plain_pass(menu: Menu) -> Reply:
    """A pass without a number: with the card that is being played, or with the only one."""
    for number, choice in enumerate(menu.choices):
        if choice.passes:
            return Reply(PICK, number)
    if len(menu.cards) == 1:
        return Reply(PASS, 0)
    said = texts.PASS_WHICH.format(last=len(menu.cards)) if menu.cards else texts.NOTHING_TO_PASS
    return Reply(WRONG, text=said)

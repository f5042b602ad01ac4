"""The cards one chooses from, as little drawings in a row or as a list in words."""

import textwrap

from rich.text import Text

from rockfall.kernel.geometry import ALL_SIDES, cell_text
from rockfall.kernel.layout import BACK
from rockfall.kernel.state import State
from rockfall.terminal import texts
from rockfall.terminal.cards import Size, draw_tile, to_lines
from rockfall.terminal.look import Look, nuggets
from rockfall.terminal.menu import Choice, Menu, is_pass
from rockfall.terminal.places import draw_spaces
from rockfall.terminal.wrap import flow
from rockfall.words import stem_of

_WIDEST = 14
_NARROWEST = 9
_LINES = 3
#: how the name of an action card begins -> its style
_STYLES = {
    "broken": "broken",
    "fix": "digger",
    "map": "secret",
    "rockfall": "rubble",
    "trapped": "broken",
    "free": "digger",
    "hands": "digger",
    "inspection": "secret",
    "secret": "secret",
    "boots": "digger",
    "axe": "digger",
    "web": "web",
    "rat": "broken",
    "lindworm": "broken",
    "goblin": "broken",
    "swap": "secret",
    "?": "question",
}


def tall_hand(view: State, menu: Menu, look: Look, width: int) -> list[Text]:
    """Drawn cards side by side under their numbers; nothing if they do not fit."""
    column = min(_WIDEST, width // max(1, len(menu.choices)))
    if column < _NARROWEST:
        return []
    lines = [Text() for _ in range(_LINES + 1)]
    for number, choice in enumerate(menu.choices, 1):
        label = Text().append(f"[{number}]", "mark")
        note = _note(view, choice)
        if note:
            label.append(f" {note}", "faint")
        card = _card(menu, number)
        drawn = [label, *_drawn(view, card, choice, look, column - 1)]
        for line, part in zip(lines, drawn, strict=True):
            part.truncate(column, pad=True)
            line.append_text(part)
    return lines


def _card(menu: Menu, number: int) -> int:
    """The card of a choice; BACK if it is none."""
    return menu.cards[number - 1] if number <= len(menu.cards) else BACK


def _note(view: State, choice: Choice) -> str:
    """What to know before choosing a card: that it can only be passed."""
    if len(choice.moves) == 1 and is_pass(view.layout, choice.moves[0]):
        return texts.NO_USE
    return ""


def _drawn(view: State, card: int, choice: Choice, look: Look, width: int) -> list[Text]:
    tiles = view.layout.tileset
    tile = choice.tile if choice.tile >= 0 else card * 2
    if tiles.opens[tile]:
        drawing = draw_tile(view.layout, tile, ALL_SIDES, Size.LARGE, look.signs)
        draw_spaces(drawing, view.layout, tile, Size.LARGE, look.signs)
        return [Text(" ") + line for line in to_lines(drawing)]
    name = textwrap.wrap(look.card(view, card) if card else choice.text, width)[:_LINES]
    if card and nuggets(view, card):
        name.append(look.signs.gold * nuggets(view, card))
    padded = name + [""] * (_LINES - len(name))
    style = _STYLES.get(stem_of(view.layout.kinds[card]).partition("-")[0], "treasure")
    return [Text(line, style) for line in padded]


def low_hand(view: State, menu: Menu, look: Look, width: int) -> list[Text]:
    """The cards in words, a tiny drawing with each path card."""
    tiles = view.layout.tileset
    pieces = []
    for number, choice in enumerate(menu.choices, 1):
        card = _card(menu, number)
        tile = choice.tile if choice.tile >= 0 else card * 2
        piece = Text().append(f"[{number}]", "mark").append(" ")
        if tiles.opens[tile]:
            drawing = draw_tile(view.layout, tile, ALL_SIDES, Size.LOW, look.signs)
            draw_spaces(drawing, view.layout, tile, Size.LOW, look.signs)
            piece.append_text(to_lines(drawing)[0])
            piece.append(f" {view.layout.kinds[tile >> 1]}")
        else:
            piece.append(choice.text or look.card(view, card))
        note = _note(view, choice)
        pieces.append(piece.append(f" ({note})", "faint") if note else piece)
    return flow(pieces, width)


def choice_lines(menu: Menu, unseen: list[int], width: int) -> list[Text]:
    """The choices that are not cards: those on the board together, the others one by one."""
    cells = [(n, c.cell) for n, c in enumerate(menu.choices, 1) if c.part < 0]
    on_board = [n for n, cell in cells if cell >= 0 and cell not in unseen]
    pieces = []
    if on_board:
        first, last = on_board[0], on_board[-1]
        text = texts.ON_BOARD if last > first else texts.ON_BOARD_ONE
        pieces.append(Text(text.format(first=first, last=last), "question"))
    if unseen:
        pieces.append(Text(texts.OFF_WINDOW.format(cell=cell_text(unseen[0])), "question"))
    for number, choice in enumerate(menu.choices, 1):
        if choice.cell < 0 or choice.part >= 0:
            pieces.append(Text().append(f"[{number}]", "mark").append(f" {choice.text}"))
    return flow(pieces, width, "   ")


def chosen_card(view: State, card: int, look: Look) -> list[Text]:
    """The card that is being played, in three lines."""
    return _drawn(view, card, Choice("", ()), look, _NARROWEST)

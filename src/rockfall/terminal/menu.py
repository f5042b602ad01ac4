"""A decision as a series of small menus: which card, for what, which way round.

Each choice stands for the legal moves that are left when it is made, so the menus need to know
no rule: they only sort the moves the game offers.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from rockfall.kernel.geometry import cell_text
from rockfall.kernel.layout import Layout
from rockfall.kernel.moves import (
    CARD,
    CELL,
    SEAT,
    TURN,
    a_of,
    b_of,
    card_of,
    kind_of,
    verb_of,
)
from rockfall.kernel.state import State
from rockfall.terminal import texts
from rockfall.words import name_of

#: task -> the zone of the seat whose cards are chosen from
_CHOSEN_FROM = {"turn": "hand", "gold": "offer"}
_TURN = "turn"
_HERE = "*"


class Choice(NamedTuple):
    """One choice: its words, the moves left, and where it shows: on a cell or as a drawn tile."""

    text: str
    moves: tuple[int, ...]
    cell: int = -1
    tile: int = -1
    #: the choice puts a card away face down (B6)
    passes: bool = False


class Menu(NamedTuple):
    """A question and its numbered choices; `cards` are the slots of a hand or offer."""

    question: str
    choices: list[Choice]
    cards: bytes = b""
    #: the card that is being played, 0 if that is still open
    card: int = 0
    #: the cell that is being decided on, -1 if that is still open
    cell: int = -1
    #: the question for narrow windows, if it is another
    short: str = ""

    def marks(self) -> dict[int, str]:
        """Cell -> the number written on it."""
        marks = {c.cell: str(n) for n, c in enumerate(self.choices, 1) if c.cell >= 0}
        if self.cell >= 0:
            marks[self.cell] = _HERE
        return marks


def first_menu(view: State, moves: Sequence[int], names: Sequence[str], language: str) -> Menu:
    """The menu a decision begins with."""
    layout = view.layout
    task = layout.tasks[kind_of(view.todo[-1])]
    if task not in _CHOSEN_FROM:
        return _narrowed(view, tuple(moves), names, language)
    cards = view.zones[layout.zones.index(f"{_CHOSEN_FROM[task]}.{view.eye}")]
    choices = [
        Choice(
            name_of("card", layout.kinds[card], language),
            tuple(move for move in moves if card_of(move) == card),
        )
        for card in cards
    ]
    if task != _TURN:
        return Menu(texts.WHICH_GOLD, choices, cards)
    if len(cards) == 1:
        return Menu(texts.ONE_CARD, choices, cards)
    short = texts.SHORT_WHICH_CARD.format(last=len(cards))
    return Menu(texts.WHICH_CARD.format(last=len(cards)), choices, cards, short=short)


def next_menu(view: State, choice: Choice, names: Sequence[str], language: str) -> Menu | None:
    """The menu that follows a choice; None if the choice already is a move.

    A card that can only be passed still gets a menu, so that nobody passes by accident.
    """
    decided = len(choice.moves) == 1
    if decided and (choice.passes or not is_pass(view.layout, choice.moves[0])):
        return None
    return _narrowed(view, choice.moves, names, language)


def is_pass(layout: Layout, move: int) -> bool:
    """Whether a move of a turn puts a card away unseen."""
    verb = layout.verbs[verb_of(move)]
    return verb.secret and verb.task == _TURN


def _narrowed(view: State, moves: tuple[int, ...], names: Sequence[str], language: str) -> Menu:
    """Choose the target first, then what is still open about it."""
    card = name_of("card", view.layout.kinds[card_of(moves[0])], language)
    targets = _groups(moves, lambda move: (is_pass(view.layout, move), verb_of(move), a_of(move)))
    if len(targets) == 1 and len(moves) > 1:
        return _ways(view, moves, names, language)
    choices = [_target(view, group, names, language) for group in targets]
    if not card_of(moves[0]):
        question = texts.WHICH_GOAL
    elif all(choice.passes for choice in choices):
        question = texts.ONLY_PASS.format(card=card)
    elif any(choice.cell >= 0 for choice in choices):
        question = texts.WHERE.format(card=card)
    else:
        question = texts.WHAT_FOR.format(card=card)
    return Menu(question, choices, card=card_of(moves[0]))


def _groups(
    moves: Sequence[int], key: Callable[[int], tuple[bool, int, int]]
) -> list[tuple[int, ...]]:
    groups: dict[tuple[bool, int, int], list[int]] = {}
    for move in moves:
        groups.setdefault(key(move), []).append(move)
    return [tuple(groups[k]) for k in sorted(groups)]


def _target(view: State, moves: tuple[int, ...], names: Sequence[str], language: str) -> Choice:
    """A group of moves at the same target: a cell, a player, or none for a pass."""
    layout, move = view.layout, moves[0]
    verb = layout.verbs[verb_of(move)]
    if is_pass(layout, move):
        return Choice(texts.PASS, moves, passes=True)
    if verb.a == CELL:
        return Choice(cell_text(a_of(move)), moves, cell=a_of(move))
    if verb.a == SEAT:
        return Choice(_aimed(layout, moves, names, language), moves)
    return Choice(name_of("verb", verb.name, language), moves)


def _aimed(layout: Layout, moves: tuple[int, ...], names: Sequence[str], language: str) -> str:
    """A player, with the card there that the move is about if there is no choice of it."""
    name = names[a_of(moves[0])]
    if len(moves) == 1 and layout.verbs[verb_of(moves[0])].b == CARD:
        card = name_of("card", layout.kinds[b_of(moves[0])], language)
        return texts.MENDED.format(name=name, card=card)
    return name


def _ways(view: State, moves: tuple[int, ...], names: Sequence[str], language: str) -> Menu:
    """Moves that differ in the last argument only: a rotation, drawn, or a card in front."""
    layout, move = view.layout, moves[0]
    verb = layout.verbs[verb_of(move)]
    cell = a_of(move)
    if verb.b == TURN:
        card = card_of(move) or view.card(view.grid.down[cell])
        choices = [Choice("", (m,), tile=card * 2 + b_of(m)) for m in moves]
        where = cell_text(cell)
        name = name_of("card", layout.kinds[card], language)
        question = texts.WHICH_WAY.format(card=name, cell=where)
        if not card_of(move):
            question = texts.WHICH_GOAL_WAY.format(cell=where)
        return Menu(question, choices, card=card, cell=cell)
    named = [name_of("card", layout.kinds[b_of(m)], language) for m in moves]
    texts_of = [texts.MENDED.format(name=names[a_of(move)], card=card) for card in named]
    choices = [Choice(text, (m,)) for text, m in zip(texts_of, moves, strict=True)]
    card_name = name_of("card", layout.kinds[card_of(move)], language)
    return Menu(texts.WHAT_FOR.format(card=card_name), choices, card=card_of(move))

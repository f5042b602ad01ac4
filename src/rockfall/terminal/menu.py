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
    EDGE,
    NOTHING,
    SEAT,
    SPACE,
    TURN,
    a_of,
    b_of,
    card_of,
    kind_of,
    verb_of,
)
from rockfall.kernel.rules import Rules
from rockfall.kernel.state import State
from rockfall.kernel.tokens import edge_side
from rockfall.match.deed import card_side
from rockfall.match.question import question
from rockfall.terminal import texts
from rockfall.terminal.places import side_name, spot_text
from rockfall.words import name_of, words

#: the zones of a seat whose cards one chooses from, the first that has them all
_CHOSEN_FROM = ("hand", "offer", "gold")
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
    #: which space of the tile on the cell it is, -1 if it is the cell as a whole
    part: int = -1


class Menu(NamedTuple):
    """A question and its numbered choices; `cards` are the first of them, as cards of a hand."""

    question: str
    choices: list[Choice]
    cards: bytes = b""
    #: the card that is being played, 0 if that is still open
    card: int = 0
    #: the cell that is being decided on, -1 if that is still open
    cell: int = -1
    #: the question for narrow windows, if it is another
    short: str = ""
    #: the choice that Enter makes, -1 if it makes none
    enter: int = -1

    def marks(self) -> dict[int, str]:
        """Cell -> the number written on it."""
        numbered = [(c.cell, n) for n, c in enumerate(self.choices, 1) if c.part < 0]
        marks = {cell: str(number) for cell, number in numbered if cell >= 0}
        if self.cell >= 0:
            marks[self.cell] = _HERE
        return marks

    def numbers(self) -> dict[int, dict[int, str]]:
        """Cell -> space of its tile -> the number written there."""
        found: dict[int, dict[int, str]] = {}
        for number, choice in enumerate(self.choices, 1):
            if choice.part >= 0:
                found.setdefault(choice.cell, {})[choice.part] = str(number)
        return found


def first_menu(
    rules: Rules, view: State, moves: Sequence[int], names: Sequence[str], language: str
) -> Menu:
    """The menu a decision begins with: cards, and whatever can be done without one."""
    return _Menus(rules, view, names, language).first(moves)


def next_menu(
    rules: Rules, view: State, choice: Choice, names: Sequence[str], language: str
) -> Menu | None:
    """The menu that follows a choice; None if the choice already is a move.

    A card that can only be passed still gets a menu, so that nobody passes by accident.
    """
    decided = len(choice.moves) == 1
    if decided and (choice.passes or not is_pass(view.layout, choice.moves[0])):
        return None
    return _Menus(rules, view, names, language).narrowed(choice.moves)


def is_pass(layout: Layout, move: int) -> bool:
    """Whether a move of a turn does nothing but put a card away unseen."""
    verb = layout.verbs[verb_of(move)]
    return verb.secret and verb.task == _TURN and verb.a == verb.b == NOTHING


def _groups(moves: Sequence[int], key: Callable[[int], tuple[int, ...]]) -> list[tuple[int, ...]]:
    groups: dict[tuple[int, ...], list[int]] = {}
    for move in moves:
        groups.setdefault(key(move), []).append(move)
    return [tuple(groups[k]) for k in sorted(groups)]


class _Menus:
    """Makes the menus of one decision."""

    def __init__(self, rules: Rules, view: State, names: Sequence[str], language: str) -> None:
        self.rules = rules
        self.view = view
        self.layout = view.layout
        self.names = names
        self.language = language
        self.task = self.layout.tasks[kind_of(view.todo[-1])]

    def _card(self, kind: int) -> str:
        return name_of("card", self.layout.kinds[kind], self.language)

    # -- the first menu ----------------------------------------------------------------------

    def first(self, moves: Sequence[int]) -> Menu:
        cards = self._cards(moves)
        if not cards:
            menu = self.narrowed(tuple(moves))
            return self._entered(menu, 0) if len(moves) == 1 else menu
        choices = [
            Choice(self._card(card), tuple(move for move in moves if card_of(move) == card))
            for card in cards
        ]
        rest = _groups([move for move in moves if not card_of(move)], lambda m: (verb_of(m),))
        choices += [Choice(self._deed(group[0]), group) for group in rest]
        if self.task != _TURN:
            menu = Menu(self._question(), choices, cards)
            plain = len(rest) == 1 and len(rest[0]) == 1
            return self._entered(menu, len(cards)) if plain else menu
        if len(choices) == 1:
            return Menu(texts.ONE_CARD, choices, cards)
        short = texts.SHORT_WHICH_CARD.format(last=len(cards))
        return Menu(texts.WHICH_CARD.format(last=len(cards)), choices, cards, short=short)

    def _entered(self, menu: Menu, number: int) -> Menu:
        """The menu with a choice that Enter makes."""
        deed = menu.choices[number].text
        asked = texts.ENTER_DOES.format(question=menu.question, deed=deed)
        return menu._replace(question=asked, enter=number)

    def _cards(self, moves: Sequence[int]) -> bytes:
        """The cards to choose from, each as often as it is there; in a turn also useless ones."""
        wanted = {card_of(move) for move in moves if card_of(move)}
        for name in _CHOSEN_FROM:
            zone = f"{name}.{self.view.eye}"
            held = self.view.zones[self.layout.zones.index(zone)] if self._has(zone) else b""
            if wanted and wanted <= set(held):
                return held if self.task == _TURN else bytes(c for c in held if c in wanted)
        return bytes(sorted(wanted))

    def _has(self, zone: str) -> bool:
        return zone in self.layout.zones

    def _question(self) -> str:
        """What is asked, if it is no turn."""
        asked = question(self.rules, self.view)
        return words(asked.key, asked.args, self.language, self.names)

    # -- the menus after it ------------------------------------------------------------------

    def narrowed(self, moves: tuple[int, ...]) -> Menu:
        """Choose the target first, then what is still open about it."""
        verbs = [self.layout.verbs[number] for number in {verb_of(move) for move in moves}]
        # Two deeds on the same cells could not be told apart by numbers on the board.
        if sum(verb.a == CELL and (verb.b != EDGE or verb.card) for verb in verbs) > 1:
            groups = _groups(moves, lambda m: (is_pass(self.layout, m), verb_of(m)))
            choices = [self._deed_choice(group) for group in groups]
            return Menu(self._asked(moves, choices), choices, card=card_of(moves[0]))
        targets = _groups(moves, self._target)
        if len(targets) == 1 and len(moves) > 1:
            return self._ways(moves)
        choices = [choice for group in targets for choice in self._targets(group)]
        return Menu(self._asked(moves, choices), choices, card=card_of(moves[0]))

    def _target(self, move: int) -> tuple[int, ...]:
        """What a move is aimed at, for moves that belong together."""
        verb, a = self.layout.verbs[verb_of(move)], a_of(move)
        part = b_of(move) if verb.b == SPACE else 0
        if verb.b == EDGE:
            a, side = self._edge(move)
            # A card is laid on an edge of one of many cards; without one, there are few edges.
            part = 0 if verb.card else side
        return is_pass(self.layout, move), verb_of(move), a, part

    def _edge(self, move: int) -> tuple[int, int]:
        """The edge of a move: a card that lies at it, and which of its sides it is."""
        return card_side(self.view, a_of(move), edge_side(b_of(move)))

    def _asked(self, moves: tuple[int, ...], choices: list[Choice]) -> str:
        if not card_of(moves[0]):
            return self._question()
        card = self._card(card_of(moves[0]))
        if all(choice.passes for choice in choices):
            return texts.ONLY_PASS.format(card=card)
        if any(choice.cell >= 0 for choice in choices):
            return texts.WHERE.format(card=card)
        return texts.WHAT_FOR.format(card=card)

    def _deed_choice(self, moves: tuple[int, ...]) -> Choice:
        passes = is_pass(self.layout, moves[0])
        return Choice(texts.PASS if passes else self._deed(moves[0]), moves, passes=passes)

    def _deed(self, move: int) -> str:
        verb = self.layout.verbs[verb_of(move)].name
        return texts.DEEDS.get(verb) or name_of("verb", verb, self.language)

    def _targets(self, moves: tuple[int, ...]) -> list[Choice]:
        """Moves at the same target: a cell, a player, or none; then each card is a choice."""
        layout, move = self.layout, moves[0]
        verb = layout.verbs[verb_of(move)]
        if is_pass(layout, move):
            return [Choice(texts.PASS, moves, passes=True)]
        if verb.b == SPACE:
            at, part = a_of(move), b_of(move) if a_of(move) in self.view.grid.tiles else -1
            text = spot_text(self.view, at, b_of(move), self.language)
            return [Choice(text, moves, cell=at, part=part)]
        if verb.b == EDGE and not verb.card:
            return [Choice(f"{self._deed(move)}: {self._way(move)}", moves)]
        if verb.a == CELL:
            at = self._edge(move)[0] if verb.b == EDGE else a_of(move)
            return [Choice(cell_text(at), moves, cell=at)]
        if verb.a == SEAT:
            return [Choice(self._aimed(moves), moves)]
        if verb.b == CARD:
            deed = self._deed(move)
            return [
                Choice(texts.DEED_FOR.format(deed=deed, card=self._card(b_of(m))), (m,))
                for m in moves
            ]
        return [Choice(self._deed(move), moves)]

    def _aimed(self, moves: tuple[int, ...]) -> str:
        """A player, with the card there that the move is about if there is no choice of it."""
        name = self.names[a_of(moves[0])]
        if len(moves) == 1 and self.layout.verbs[verb_of(moves[0])].b == CARD:
            return texts.MENDED.format(name=name, card=self._card(b_of(moves[0])))
        return name

    def _ways(self, moves: tuple[int, ...]) -> Menu:
        """Moves that differ in the last argument only."""
        move = moves[0]
        verb = self.layout.verbs[verb_of(move)]
        if verb.b == TURN and verb.a == CELL:
            return self._rotations(moves)
        choices = [
            Choice(self._way(m), (m,), cell=b_of(m) if verb.b == CELL else -1) for m in moves
        ]
        here = self._target(move)[2] if verb.a == CELL else -1
        return Menu(self._asked(moves, choices), choices, card=card_of(move), cell=here)

    def _way(self, move: int) -> str:
        """The last argument of a move in words."""
        verb, value = self.layout.verbs[verb_of(move)], b_of(move)
        if verb.b == CELL:
            return cell_text(value)
        if verb.b == EDGE:
            return side_name(*self._edge(move), self.language)
        if verb.b == SEAT:
            return self.names[value]
        if verb.b == TURN:
            return texts.YES if value else texts.NO
        if verb.a == SEAT:
            return texts.MENDED.format(name=self.names[a_of(move)], card=self._card(value))
        return texts.DEED_FOR.format(deed=self._deed(move), card=self._card(value))

    def _rotations(self, moves: tuple[int, ...]) -> Menu:
        """Both ways round, drawn."""
        move, cell = moves[0], a_of(moves[0])
        card = card_of(move)
        if cell in self.view.grid.down:
            card = self.view.card(self.view.grid.down[cell])
        choices = [Choice("", (m,), tile=card * 2 + b_of(m)) for m in moves]
        if not self.layout.tileset.opens[card * 2]:
            choices = [Choice(texts.TURNED if b_of(m) else texts.AS_IT_IS, (m,)) for m in moves]
        where = cell_text(cell)
        asked = texts.WHICH_WAY.format(card=self._card(card), cell=where)
        if not card_of(move):
            asked = self._question()
        return Menu(asked, choices, card=card, cell=cell)

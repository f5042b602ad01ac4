"""Scenes: any position set up by words, and play from there.

A scene begins as a dealt game. Its cards are gathered and laid out again by operations, so that
every card of the box is in exactly one place; what no word asked for goes where it rests:
path and action cards to the pile (to the discards when the pile was named), roles to those left
over (to their box when those were named), gold to the gold pile (to the last seat when that pile
was named).
"""

from collections import Counter
from typing import Self

from rockfall.kernel.geometry import SIDE_LETTERS, cell
from rockfall.kernel.layout import GOD
from rockfall.kernel.moves import kind_of, verb_of
from rockfall.kernel.ops import BAG, GATHER, LAY, MOVE, PEEK, PLACE, Op, apply
from rockfall.kernel.refusal import Refusal
from rockfall.kernel.rules import Rules
from rockfall.kernel.sight import mask
from rockfall.kernel.state import State
from rockfall.kernel.tokens import NOBODYS
from rockfall.match.notation import move_text, parse_move
from tests.support.play import dice_of, edition, settle
from tests.support.standing import standing, tell, where_stands

START = "0,0"
GOAL_CELLS = ("8,-2", "8,0", "8,2")
RESTS = {"pile": "discard", "role-box": "spare", "gold-pile": "gold.{last}"}


def at(text: str) -> int:
    """The cell written ``3,-1``."""
    return cell(*map(int, text.split(",")))


class Scene:
    """A position under construction until it is first looked at, then a game to play on in."""

    def __init__(
        self,
        spec: str = "jubilee",
        seats: int = 4,
        active: int = 0,
        in_round: int = 1,
        seed: int = 0,
        rules: Rules | None = None,
    ) -> None:
        self.seats = seats
        self.rules = edition(spec, seats, active).rules if rules is None else rules
        self.layout = self.rules.layout
        self.dice = dice_of(seed)
        self.ops: list[Op] = []
        self._state = self.rules.start(self.dice)
        self._state.nums[self.layout.nums.index("round")] = in_round
        self._built = False
        self._board: dict[str, str] = {START: "start"}
        self.goal_cells: tuple[str, ...] = GOAL_CELLS
        self._goals: tuple[str, ...] = ("stone-nw", "treasure", "stone-ne")
        self._lie: dict[str, tuple[str, ...]] = {}

    # -- setting up --------------------------------------------------------------------------

    def _name(self, zone: str, cards: tuple[str, ...]) -> Self:
        assert not self._built, "the scene is already being played"
        self._lie[zone] = cards
        return self

    def hand(self, seat: int, *cards: str) -> Self:
        """What a seat holds; without this it is one card that is left over."""
        return self._name(f"hand.{seat}", cards)

    def hands(self, *cards: str) -> Self:
        """What every seat holds, in order, cards parted by spaces; "" is an empty hand."""
        for seat, card in enumerate(cards):
            self.hand(seat, *card.split())
        return self

    def pile(self, *cards: str) -> Self:
        """All that is left to draw."""
        return self._name("pile", cards)

    def mat(self, seat: int, *cards: str) -> Self:
        """The cards in front of a seat."""
        return self._name(f"mat.{seat}", cards)

    def gold(self, seat: int, *cards: str) -> Self:
        """Gold a seat has earned before."""
        return self._name(f"gold.{seat}", cards)

    def gold_pile(self, *cards: str) -> Self:
        """All gold that is left to be paid out."""
        return self._name("gold-pile", cards)

    def roles(self, *roles: str) -> Self:
        """The role of each seat, in order."""
        for seat, role in enumerate(roles):
            self._name(f"role.{seat}", (role,))
        return self

    def spare(self, *roles: str) -> Self:
        """The roles left over, the top one first; all others are out of this round."""
        return self._name("spare", roles)

    def counter(self, name: str, value: int) -> Self:
        """A public counter, as what happened before has left it."""
        assert not self._built, "the scene is already being played"
        self._state.nums[self.layout.nums.index(name)] = value
        return self

    def token(self, name: str, where: str, owner: int = NOBODYS) -> Self:
        """A token stands on a cell, in a space or on an edge, as `standing` writes it."""
        return self.counter(name, standing(self.layout, name, where, owner))

    def pieces(self, *pieces: int) -> Self:
        """The gold pieces of every seat, in order."""
        for seat, number in enumerate(pieces):
            self.counter(f"pieces.{seat}", number)
        return self

    def thefts(self, *seats: int) -> Self:
        """Thefts in front of some seats, laid in this order; to be said after `mat`."""
        for number, seat in enumerate(seats, 1):
            self.mat(seat, *self._lie.get(f"mat.{seat}", ()), "theft")
            self.counter(f"theft.{seat}", number)
        return self.counter("thefts-laid", len(seats))

    def goals(self, *cards: str) -> Self:
        """The face-down goals from north to south; ``?`` where a goal lies face up (`board`)."""
        self._goals = cards
        return self

    def board(self, *tiles: str) -> Self:
        """Face-up cards: ``NE 3,0 turned``. A goal named here lies there face up."""
        assert not self._built, "the scene is already being played"
        for text in tiles:
            card, where, *turned = text.split()
            self._board[where] = f"{card} {turned[0]}" if turned else card
        return self

    def tunnel(self, start: str, end: str) -> Self:
        """A straight tunnel from cell to cell of a row or column: first two straight cards, then
        T-cards open to the north or east, then one more straight card, then crossings.
        """
        (x, y), (to_x, to_y) = (map(int, text.split(",")) for text in (start, end))
        straight, tee = ("EW", "NEW") if y == to_y else ("NS", "NES")
        cards = [straight] * 2 + [tee] * 5 + [straight] + ["NESW"] * 5
        step_x, step_y = (to_x > x) - (to_x < x), (to_y > y) - (to_y < y)
        length = max(abs(to_x - x), abs(to_y - y)) + 1
        return self.board(*(f"{cards[i]} {x + step_x * i},{y + step_y * i}" for i in range(length)))

    @property
    def truth(self) -> State:
        """The position, set up when it is first asked for."""
        if not self._built:
            self._built = True
            self._lay_out()
        return self._state

    def _lay_out(self) -> None:
        state, layout = self._state, self.layout
        nums = state.nums.copy()
        apply(state, (GATHER, 0, 0, 0, 0))
        state.nums[:] = nums
        for where, text in self._board.items():
            card, *turned = text.split()
            tile = layout.kinds.index(card) * 2 + len(turned)
            apply(state, (PLACE, at(where), tile, self._home(card), BAG))
        for number, where in enumerate(self.goal_cells):
            if where not in self._board:
                self._put(self._goals[number], f"goal.{number}")
                apply(state, (LAY, at(where), layout.zones.index(f"goal.{number}"), 0, 0))
        for zone, cards in self._lie.items():
            for card in cards:
                if zone not in RESTS:
                    self._put(card, zone)
        self._deal_rest()
        for seat in range(self.seats):
            role = layout.zones.index(f"role.{seat}")
            apply(state, (PEEK, state.card(role), seat, role, 0))
        tell(state)

    def _deal_rest(self) -> None:
        """Hands and roles that no word named, then piles that some word did."""
        state, layout = self._state, self.layout
        spoken_for = Counter(self._lie.get("pile", ()))
        for seat in range(self.seats):
            if f"role.{seat}" not in self._lie:
                self._put(
                    layout.kinds[state.zones[layout.zones.index("role-box")][0]], f"role.{seat}"
                )
            if f"hand.{seat}" not in self._lie:
                rest = Counter(self.cards("pile")) - spoken_for
                self._put(next(iter(rest)), f"hand.{seat}")
        if "spare" not in self._lie:
            self._lie.setdefault("role-box", ())
        for pile, rest_zone in RESTS.items():
            if pile in self._lie:
                named = Counter(self._lie[pile])
                lying = Counter(self.cards(pile))
                assert named <= lying, f"{pile} cannot have {named - lying}"
                for card in (lying - named).elements():
                    self._put(card, rest_zone.format(last=self.seats - 1))

    def _home(self, card: str) -> int:
        return self.layout.home[self.layout.deck[self.layout.kinds.index(card)]]

    def _put(self, card: str, zone: str) -> None:
        kind, to = self.layout.kinds.index(card), self.layout.zones.index(zone)
        apply(self._state, (MOVE, kind, self._home(card), BAG, to))

    # -- playing -----------------------------------------------------------------------------

    def why_not(self, text: str, seat: int | None = None) -> Refusal | None:
        """Why a move is refused to a seat (the one to act unless another is named)."""
        seat = self.actor if seat is None else seat
        return self.rules.refusal(self.truth, seat, parse_move(self.layout, text))

    def refused(self, text: str, seat: int | None = None) -> str:
        """The code of the refusal; empty if the move is possible."""
        refusal = self.why_not(text, seat)
        return "" if refusal is None else refusal.code

    def can(self, text: str, seat: int | None = None) -> bool:
        """Whether a move is possible, by both ways the rules have to say so."""
        offered = seat in (None, self.actor) and text in self.offered()
        assert offered == (not self.refused(text, seat)), f"two answers about {text}"
        return offered

    def offered(self, verb: str = "") -> list[str]:
        """The legal moves as text, all or those of a verb."""
        verbs = self.layout.verbs
        return [
            move_text(self.layout, move)
            for move in self.rules.moves(self.truth)
            if verb in ("", verbs[verb_of(move)].name)
        ]

    def play(self, *texts: str) -> Self:
        """Carry legal moves out, each by the seat that is to act, and all that comes by itself."""
        for text in texts:
            self.move(text)
            settle(self.rules, self.truth, self.dice, self.ops)
        return self

    def move(self, text: str) -> Self:
        """Carry one legal move out, and nothing that comes by itself after it."""
        assert not self.refused(text), f"{text}: {self.why_not(text)}"
        self.ops = []
        self.rules.play(self.truth, parse_move(self.layout, text), self.dice, self.ops)
        return self

    def advance(self) -> Self:
        """Let the table make one step of its own."""
        self.ops = []
        self.rules.advance(self.truth, self.dice, self.ops)
        return self

    # -- looking -----------------------------------------------------------------------------

    @property
    def actor(self) -> int:
        """The seat that must act."""
        return self.rules.actor(self.truth)

    @property
    def asked(self) -> str:
        """What the seat must decide (``turn``, ``which-goal``, ``theft``, ...), if anything."""
        todo = self.truth.todo
        return self.layout.tasks[kind_of(todo[-1])] if todo else ""

    def view(self, eye: int) -> State:
        """What an eye sees."""
        return mask(self.truth, eye)

    def cards(self, zone: str, eye: int = GOD) -> list[str]:
        """The cards of a zone as an eye sees them, backs as ``?``."""
        lying = self.view(eye).cards(self.layout.zones.index(zone))
        return [self.layout.kinds[card] for card in lying]

    def num(self, name: str) -> int:
        """A public counter."""
        return self.truth.nums[self.layout.nums.index(name)]

    def where(self, token: str) -> str:
        """Where a token stands; ``box`` or ``gone`` if it does not."""
        return where_stands(self.layout, self.truth.nums, token)

    def tile(self, where: str) -> str:
        """The face-up card on a cell, as it would be written for `board`; nothing if none."""
        tile = self.truth.grid.tiles.get(at(where), 0)
        return self.layout.kinds[tile >> 1] + (" turned" if tile & 1 else "") if tile else ""

    def hidden(self) -> list[str]:
        """The cells with a face-down goal."""
        return [where for where in self.goal_cells if at(where) in self.truth.grid.down]

    def reached(self, where: str) -> str:
        """The reached sides of the face-up card on a cell, as letters."""
        lit = self.truth.grid.lit[at(where)]
        return "".join(SIDE_LETTERS[i] for i in range(4) if lit >> i & 1)

"""Why not? A player points at some parts of a move; the rules say why no legal move has them.

It names no verb and no card: what a card is played by is declared, what was not pointed at is tried
out, and each refusal is the rules' own. Everything follows from what the asking seat sees.
"""

from collections.abc import Iterator
from itertools import islice
from typing import Final, NamedTuple

from rockfall.kernel.layout import ALL, Verb
from rockfall.kernel.moves import (
    CARD,
    CELL,
    EDGE,
    SEAT,
    SPACE,
    TURN,
    a_of,
    b_of,
    card_of,
    kind_of,
    pack,
    verb_of,
)
from rockfall.kernel.refusal import Refusal
from rockfall.kernel.rules import Rules
from rockfall.kernel.state import State
from rockfall.kernel.tokens import SPACES

#: A part that was not pointed at.
OPEN: Final = -1
NO_CARD: Final = 0
#: With more reasons than these, none of them is the reason.
MOST_REASONS: Final = 3
#: So many moves are tried; a reason that holds for all of these holds for all.
_MOST_TRIED: Final = 600
_MOST_CELLS: Final = 1 << 16


class Parts(NamedTuple):
    """What a player pointed at."""

    card: int = NO_CARD
    cell: int = OPEN
    seat: int = OPEN
    #: which way round, 0 or 1
    turned: int = OPEN
    #: another card, such as the one to be taken away
    which: int = NO_CARD
    #: what is to be done, if that was named
    verb: int = OPEN
    #: which space of the cell's tile, or which edge of the cell
    part: int = OPEN

    @property
    def aimed(self) -> bool:
        """Whether a target was pointed at."""
        return self.cell != OPEN or self.seat != OPEN or self.which != NO_CARD


def why_not(rules: Rules, state: State, seat: int, parts: Parts) -> list[Refusal]:
    """Why a seat can make no move with these parts; nothing if it can."""
    untimely = rules.untimely(state, seat)
    if untimely is not None:
        return [untimely]
    asked = _Asked(rules, state, seat, parts)
    return asked.reasons() if asked.exists() else [Refusal("no-such-move")]


class _Asked:
    """One question of the seat that must act."""

    def __init__(self, rules: Rules, state: State, seat: int, parts: Parts) -> None:
        self._rules = rules
        self._state = state
        self._seat = seat
        self._parts = parts
        self._layout = rules.layout

    def exists(self) -> bool:
        """Whether every part is one that there is."""
        parts, layout = self._parts, self._layout
        return (
            NO_CARD <= parts.card < len(layout.kinds)
            and NO_CARD <= parts.which < len(layout.kinds)
            and OPEN <= parts.cell < _MOST_CELLS
            and OPEN <= parts.seat < layout.seats
            and OPEN <= parts.turned <= 1
            and OPEN <= parts.verb < len(layout.verbs)
            and OPEN <= parts.part < SPACES
        )

    def reasons(self) -> list[Refusal]:
        """Why no legal move has these parts."""
        meant = self._meant()
        verbs = [verb for verb in meant if self._takes(self._layout.verbs[verb])]
        if any(self._has(verbs, move) for move in self._rules.moves(self._state)):
            return []
        if not verbs and self._parts.card != NO_CARD and self._parts.aimed:
            # The card is not for such a target. If it is for none at all now, that says more.
            card = self._parts._replace(cell=OPEN, seat=OPEN, which=NO_CARD)
            unaimed = _Asked(self._rules, self._state, self._seat, card).reasons()
            return unaimed or [Refusal("not-possible-there")]
        found = self._tried(verbs)
        # That a card is not for this and not for that either is no reason: it is for neither.
        most = MOST_REASONS if self._parts.verb != OPEN or self._faced(meant) else 1
        return found if 0 < len(found) <= most else [self._in_general(verbs)]

    # -- what is meant -----------------------------------------------------------------------

    def _meant(self) -> list[int]:
        """The verbs that these parts could mean, whatever they are aimed at."""
        parts, verbs = self._parts, self._layout.verbs
        if parts.verb != OPEN:
            return [parts.verb]
        task = self._layout.tasks[kind_of(self._state.todo[-1])]
        asked = [n for n, verb in enumerate(verbs) if verb.task == task and not verb.neutral]
        asked = [verb for verb in asked if verbs[verb].card == (parts.card != NO_CARD)]
        # Where cards are played for their faces, what takes any card must be named to be meant.
        played = [verb for verb in asked if verbs[verb].kinds]
        return [verb for verb in played if verbs[verb].kinds >> parts.card & 1] or played or asked

    def _faced(self, meant: list[int]) -> bool:
        """Whether what is meant is what the card is for."""
        kinds = [self._layout.verbs[verb].kinds for verb in meant]
        return all(not each or each >> self._parts.card & 1 for each in kinds)

    def _takes(self, verb: Verb) -> bool:
        """Whether a verb has room for all that was pointed at; a way round never hurts."""
        parts, sorts = self._parts, (verb.a, verb.b)
        if verb.b == EDGE and not verb.card and parts.verb == parts.part == OPEN != parts.cell:
            # Who points at a cell wants to go there, not to do something at its edge.
            return False
        return (
            verb.card == (parts.card != NO_CARD)
            and (parts.cell == OPEN or CELL in sorts)
            and (parts.seat == OPEN or SEAT in sorts)
            and (parts.which == NO_CARD or CARD in sorts)
            and (parts.part == OPEN or SPACE in sorts or EDGE in sorts)
        )

    def _has(self, verbs: list[int], move: int) -> bool:
        """Whether a move is of one of these verbs and has the parts; of two cells it is either."""
        if verb_of(move) not in verbs or card_of(move) != self._parts.card:
            return False
        verb = self._layout.verbs[verb_of(move)]
        named = [(verb.a, a_of(move)), (verb.b, b_of(move))]
        return all(
            any(value == pointed for sort, value in named if sort == wanted)
            for wanted, pointed in self._pointed(verb)
        )

    def _pointed(self, verb: Verb) -> list[tuple[int, int]]:
        """What was pointed at, with its sort, as far as a verb takes it."""
        parts = self._parts
        which = parts.which if parts.which != NO_CARD else OPEN
        sorts = [(CELL, parts.cell), (SEAT, parts.seat), (TURN, parts.turned), (CARD, which)]
        sorts += [(SPACE, parts.part), (EDGE, parts.part)]
        return [part for part in sorts if part[1] != OPEN and part[0] in (verb.a, verb.b)]

    # -- trying out --------------------------------------------------------------------------

    def _tried(self, verbs: list[int]) -> list[Refusal]:
        """The different refusals of all moves with these parts, until there are too many."""
        found: list[Refusal] = []
        moves = (move for verb in verbs for move in self._moves(verb))
        for move in islice(moves, _MOST_TRIED):
            reason = self._rules.reason(self._state, move)
            if self._parts.part == OPEN and "space" in reason.args:
                # It is the cell that was pointed at, whatever its spaces are.
                reason = Refusal("not-possible-there")
            if reason not in found:
                found.append(reason)
            if len(found) > MOST_REASONS:
                break
        return found

    def _moves(self, number: int) -> Iterator[int]:
        """Every move of a verb that has the parts."""
        verb = self._layout.verbs[number]
        pointed = dict(self._pointed(verb))
        for a in [pointed[verb.a]] if verb.a in pointed else self._values(verb.a, self._seat):
            # Of two cells the first is pointed at.
            given = verb.b in pointed and verb.b != verb.a
            seat = a if verb.a == SEAT else self._seat
            values = self._spaces(a) if verb.b == SPACE else self._values(verb.b, seat)
            for b in [pointed[verb.b]] if given else values:
                yield pack(number, self._parts.card, a, b)

    def _values(self, sort: int, seat: int) -> list[int]:
        """What an argument could be; cards are those that lie before a seat, if any do."""
        grid, layout = self._state.grid, self._layout
        if sort == CELL:
            return sorted({*grid.tiles, *grid.down, *grid.rim})
        if sort == SEAT:
            return [*range(layout.seats)]
        if sort == CARD:
            return self._lying(seat) or [*range(1, len(layout.kinds))]
        return [0, 1] if sort in (TURN, EDGE) else [0]

    def _spaces(self, at: int) -> list[int]:
        """The spaces of the tile on a cell; a card that lies face down is entered as a whole."""
        count = self._layout.spaces.count[self._state.grid.tiles.get(at, 0)]
        return [*range(max(1, count))]

    def _lying(self, seat: int) -> list[int]:
        """The kinds of cards of a seat that all can see."""
        layout = self._layout
        zones = [zone for zone, owner in enumerate(layout.owner) if owner == seat]
        open_zones = [zone for zone in zones if layout.sight[zone] == ALL]
        return sorted({card for zone in open_zones for card in self._state.cards(zone)})

    def _in_general(self, verbs: list[int]) -> Refusal:
        """What can be said where the reasons differ from place to place."""
        parts, layout = self._parts, self._layout
        if parts.aimed:
            return Refusal("not-possible-there")
        if parts.card == NO_CARD:
            return Refusal("no-such-move")
        lays = any(layout.verbs[verb].digs for verb in verbs)
        code = "fits-nowhere" if lays and layout.tileset.opens[parts.card * 2] else "no-use"
        return Refusal(code, {"card": layout.kinds[parts.card]})

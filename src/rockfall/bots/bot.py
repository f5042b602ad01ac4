"""What a bot is: it watches the table through its own eye and chooses when it is asked."""

from typing import Final, Literal, NamedTuple, Protocol, runtime_checkable

from rockfall.kernel.dice import Dice
from rockfall.kernel.effects import FALLS, HARMS, TAKES
from rockfall.kernel.layout import Layout
from rockfall.kernel.moves import card_of, verb_of
from rockfall.kernel.state import State


class Budget(NamedTuple):
    """How much a bot may think about a move.

    What it decides follows from the nodes alone, so the same question has the same answer on every
    machine. The seconds are for who waits: after them nobody does any more.
    """

    #: what a bot may weigh: a move each, and a question what the table would think of it
    nodes: int = 1000
    seconds: float = 5.0


#: What a bot has where nobody says otherwise: more nodes than any question has needed so far.
BUDGET: Final = Budget()


class Belief(NamedTuple):
    """What a bot holds likely: for every seat that it works against the rest, for goals by cell."""

    foes: tuple[float, ...]
    goals: dict[int, float]
    #: for every seat how likely it has each role, where there are more than two
    roles: tuple[dict[int, float], ...] = ()


class Claim(NamedTuple):
    """What a seat says for all to hear: the role of a seat, or the card that lies under a goal."""

    seat: int
    about: Literal["role", "goal"]
    #: the seat, or the cell of the goal, that it is said of
    place: int
    #: the card that is said to be there
    card: int


class Bot(Protocol):
    """A seat's stand-in; every state it is handed is its own view, never the truth."""

    def watch(self, before: State, seat: int, move: int) -> None:
        """Note a move of any seat, its own included: the view before it, the move as told."""

    def choose(self, view: State, moves: list[int], budget: Budget) -> int:
        """One of the legal moves: the best of those that were weighed within the budget."""

    def belief(self, view: State) -> Belief | None:
        """What the bot believes at this view of its own; None where it keeps no beliefs."""


@runtime_checkable
class Listener(Protocol):
    """A bot that cares what others say."""

    def hears(self, view: State, claim: Claim) -> None:
        """Note what a seat claims."""


#: What it is worth, in cards or steps, to do harm to who takes every risk; it costs who takes none.
_DARING: Final = 0.3


def dares(layout: Layout, move: int, risk: float) -> float:
    """What a move is worth besides, by how readily a bot does harm: nothing if it does none."""
    harmful = layout.verbs[verb_of(move)].effect in (HARMS, FALLS, TAKES)
    return _DARING * risk if harmful else 0.0


#: Worths closer than this are the same to a bot.
_LEVEL: Final = 1e-9


#: What a move is worth that there was no time to weigh.
UNWEIGHED: Final = float("-inf")


def spread(moves: list[int]) -> list[int]:
    """The places of moves in the order in which they are weighed: one of every verb and card first.

    So whoever stops early has thought of everything a little.
    """
    turns: dict[tuple[int, int], int] = {}
    order = []
    for place, move in enumerate(moves):
        sort = (verb_of(move), card_of(move))
        turns[sort] = turns.get(sort, 0) + 1
        order.append((turns[sort], place))
    return [place for _, place in sorted(order)]


class Whim:
    """Keyed dice for ties: a roll depends on the seed and on how much was watched, on nothing else.

    So asking twice gives the same answer, and a bot that is set up anew and shown the same moves
    again goes on as if nothing had happened.
    """

    def __init__(self, seed: bytes) -> None:
        self.seed = seed
        self.watched = 0

    def copy(self) -> "Whim":
        """The same dice, which go on by themselves."""
        twin = Whim(self.seed)
        twin.watched = self.watched
        return twin

    def pick(self, moves: list[int]) -> int:
        """One of some moves that are all the same to the bot."""
        if len(moves) == 1:
            return moves[0]
        return moves[Dice(self.seed).roll(f"whim/{self.watched}", len(moves))]

    def best(self, moves: list[int], worths: list[float]) -> int:
        """One of the moves that are worth most."""
        most = max(worths) - _LEVEL
        return self.pick([move for move, worth in zip(moves, worths, strict=True) if worth >= most])

"""A match: submit moves, look with any eye, hear what was told."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from rockfall.editions.registry import Edition
from rockfall.kernel.dice import Dice
from rockfall.kernel.layout import GOD, TABLE, Layout
from rockfall.kernel.ops import Op, apply
from rockfall.kernel.refusal import Refusal
from rockfall.kernel.sight import mask, redact_all, redact_move, redact_step
from rockfall.kernel.state import State, blank
from rockfall.kernel.tokens import cell_of, part_of
from rockfall.kernel.verdict import Result, Verdict, result, verdict
from rockfall.match.why_not import Parts, why_not

#: The keyed hash of the dice takes no longer key.
LONGEST_SEED: Final = 64
LONGEST_NAME: Final = 40


class SetupError(ValueError):
    """A match that cannot begin: what of it is wrong (`where`), and why."""

    def __init__(self, where: str, what: str) -> None:
        super().__init__(what)
        self.where = where


class MoveError(ValueError):
    """A move that is not possible now; the match is as it was."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code)
        self.refusal = refusal


class Step(NamedTuple):
    """What one seat chose and everything that came of it; or the table's own (seat TABLE).

    Step 0 is the deal.
    """

    number: int
    seat: int
    move: int
    ops: tuple[Op, ...]


class ToldStep(NamedTuple):
    """A step as one eye is told it."""

    number: int
    seat: int
    move: int
    ops: tuple[Op, ...]


class Way(NamedTuple):
    """A way to a space (0 on a face-down card): its steps as moves, and what it costs besides."""

    cell: int
    space: int
    moves: tuple[int, ...]
    #: what is lost on the way -> how much of it
    costs: dict[str, int]
    #: the space that it begins on, as a place of tokens
    start: int


def name_fault(name: str) -> str:
    """What is wrong with a player's name; empty if nothing is."""
    if not name.strip():
        return "a name must not be empty"
    if not name.isprintable():
        return f"the name {name!r} has characters that cannot be shown"
    if len(name) > LONGEST_NAME:
        return f"the name '{name[:LONGEST_NAME]}…' is longer than {LONGEST_NAME} characters"
    return ""


class Match:
    """A game in progress. It knows the truth; nobody else needs to."""

    def __init__(
        self,
        edition: Edition,
        seed: bytes,
        names: list[str] | None = None,
        table: State | None = None,
    ) -> None:
        """Deal the cards, or begin with a table laid out by hand."""
        self.edition = edition
        self.seed = seed
        self.names = [f"#{seat}" for seat in range(edition.seats)] if names is None else [*names]
        self._check_names()
        if len(seed) > LONGEST_SEED:
            raise SetupError("seed", f"a seed of {len(seed)} bytes is longer than {LONGEST_SEED}")
        self._rules = edition.rules
        self._dice = Dice(seed)
        #: the truth before any step, and just before the last; others are folded when asked for
        self._origin = blank(self._rules.layout) if table is None else table
        self._before = self._origin
        #: the step up to which was folded last, and the truth there: who looks back mostly walks on
        self._folded = 0, self._origin
        ops: list[Op] = []
        self.truth = self._rules.start(self._dice, ops) if table is None else table.copy()
        self.steps = [Step(0, TABLE, 0, tuple(ops))]
        #: the legal moves, once somebody has asked for them
        self._legal: list[int] | None = None

    def _check_names(self) -> None:
        if len(self.names) != self.edition.seats:
            what = f"there are {len(self.names)} names for {self.edition.seats} seats"
            raise SetupError("names", what)
        for seat, name in enumerate(self.names):
            fault = name_fault(name)
            if not fault and name in self.names[:seat]:
                fault = f"two players are called '{name}'"
            if fault:
                raise SetupError(f"names[{seat}]", fault)

    # -- playing -----------------------------------------------------------------------------

    @property
    def actor(self) -> int:
        """The seat that must act, TABLE where nobody has to; -1 when the game is over."""
        return self._rules.actor(self.truth)

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self._rules.over(self.truth)

    def moves(self, eye: int) -> list[int]:
        """The legal moves, for the seat that must act; none for anyone else."""
        actor = self.actor
        return self._moves().copy() if actor >= 0 and eye in (GOD, actor) else []

    def _moves(self) -> list[int]:
        """The legal moves, if somebody must act; worked out once."""
        if self._legal is None:
            self._legal = self._rules.moves(self.truth)
        return self._legal

    def ways(self, eye: int) -> list[Way]:
        """For the seat that must take steps now, every space it can get to; none for others."""
        if self.actor < 0 or eye not in (GOD, self.actor):
            return []
        units = self._rules.units
        return [
            Way(
                cell_of(way.place),
                part_of(way.place),
                tuple(way.moves),
                dict(zip(units, way.tolls, strict=True)),
                way.start,
            )
            for way in self._rules.ways(self.view(eye))
        ]

    def refusal(self, seat: int, move: int) -> Refusal | None:
        """Why a move is not possible now; None if it is."""
        if seat == self.actor >= 0 and move in self._moves():
            return None
        return self._rules.refusal(self.truth, seat, move)

    def why_not(self, seat: int, parts: Parts) -> list[Refusal]:
        """Why a seat can make no move with these parts, by what it sees; nothing if it can."""
        if not 0 <= seat < self.edition.seats:
            raise ValueError(f"nobody plays on the seat {seat}")
        return why_not(self._rules, self.view(seat), seat, parts)

    def submit(self, seat: int, move: int) -> Step:
        """Carry out a move, or raise MoveError and leave everything as it was."""
        refusal = self.refusal(seat, move)
        if refusal is not None:
            raise MoveError(refusal)
        truth, dice, ops = self.truth.copy(), self._dice.copy(), list[Op]()
        self._rules.play(truth, move, dice, ops)
        return self._made(Step(len(self.steps), seat, move, tuple(ops)), truth, dice)

    def advance(self) -> Step:
        """Make the table's own step, when it is its turn: the end of a round, a deal, a count."""
        if self.actor != TABLE:
            raise ValueError("somebody has to decide, or the game is over")
        truth, dice, ops = self.truth.copy(), self._dice.copy(), list[Op]()
        self._rules.advance(truth, dice, ops)
        return self._made(Step(len(self.steps), TABLE, 0, tuple(ops)), truth, dice)

    def _made(self, step: Step, truth: State, dice: Dice) -> Step:
        self._before, self.truth, self._dice = self.truth, truth, dice
        self._legal = None
        self.steps.append(step)
        return step

    # -- looking -----------------------------------------------------------------------------

    def view(self, eye: int) -> State:
        """What an eye sees of the table now."""
        return mask(self.truth, self._known(eye))

    def view_before(self, eye: int, number: int) -> State:
        """What an eye saw of the table just before a step."""
        return mask(self._truth_before(number), self._known(eye))

    def told_since(self, eye: int, number: int) -> list[ToldStep]:
        """Every step from a number on, as an eye is told it: a gap would mean a loss."""
        return [told for (told,) in self.told_all([self._known(eye)], number)]

    def told_all(self, eyes: list[int], number: int) -> Iterator[list[ToldStep]]:
        """The same for several eyes: for every step from a number on, what each is told.

        The work for a step is done when the step is asked for, so that long matches can be told
        in between other things; steps that are made meanwhile are told too.
        """
        number = max(0, number)
        if number >= len(self.steps):
            return
        truth = self._truth_before(number).copy()
        while number < len(self.steps):
            yield _tell(eyes, self.steps[number], truth)
            number += 1

    def told_last(self, eyes: list[int]) -> list[ToldStep]:
        """The last step as each of some eyes is told it; those who are told the same share one."""
        step, before = self.steps[-1], self._before
        return _said(step, before.layout, eyes, redact_step(before, step.ops, eyes))

    def told(self, eye: int, number: int) -> ToldStep:
        """One step as an eye is told it."""
        return told_to(self._known(eye), self.steps[number], self._truth_before(number))

    def _truth_before(self, number: int) -> State:
        if number == len(self.steps) - 1:
            return self._before
        since, truth = self._folded
        if number < since:
            since, truth = 0, self._origin
        truth = truth.copy()
        for step in self.steps[since:number]:
            for op in step.ops:
                apply(truth, op)
        self._folded = number, truth
        return truth

    def _known(self, eye: int) -> int:
        if not GOD <= eye < self.edition.seats:
            raise ValueError(f"nobody looks with the eye {eye}")
        return eye

    def verdict(self) -> Verdict | None:
        """How the round came out that is over; None while it goes on."""
        return verdict(self.truth)

    def result(self) -> Result:
        """How the game came out; before its end nobody has won it."""
        return result(self.truth)


def told_to(eye: int, step: Step, before: State) -> ToldStep:
    """A step as an eye is told it; `before` is the truth just before it."""
    return _tell([eye], step, before.copy())[0]


def _tell(eyes: list[int], step: Step, truth: State) -> list[ToldStep]:
    """A step as some eyes are told it; the truth, as it was just before, goes through the step."""
    return _said(step, truth.layout, eyes, redact_all(truth, step.ops, eyes))


def _said(
    step: Step, layout: Layout, eyes: list[int], told: list[tuple[Op, ...]]
) -> list[ToldStep]:
    """A step as some eyes are told it who are told these operations.

    Most are told the same, and those share one.
    """
    said: list[ToldStep] = []
    kept: list[ToldStep] = []
    for ops, eye in zip(told, eyes, strict=True):
        move = step.move
        if step.seat != TABLE:
            move = redact_move(layout, step.move, step.seat, eye)
        for other in kept:
            if move == other.move and ops is other.ops:
                said.append(other)
                break
        else:
            kept.append(ToldStep(step.number, step.seat, move, ops))
            said.append(kept[-1])
    return said

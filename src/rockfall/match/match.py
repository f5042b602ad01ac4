"""A match: submit moves, look with any eye, hear what was told, take back what told nothing."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from rockfall.editions.registry import Edition
from rockfall.kernel.dice import Dice
from rockfall.kernel.layout import BACK, GOD, WATCHER, witness
from rockfall.kernel.ops import MOVE, PEEK, PICK, PLACE, SHOW, Op, apply, seen_by
from rockfall.kernel.refusal import Refusal
from rockfall.kernel.sight import PUBLIC, mask, redact, redact_move
from rockfall.kernel.state import State, blank

#: The deal is a step too; nobody takes it.
DEALER: Final = -1
#: The keyed hash of the dice takes no longer key.
LONGEST_SEED: Final = 64
LONGEST_NAME: Final = 40
#: operation that may show a card -> which part says in which zone it lies; its slot follows
_LIES_IN: Final = {MOVE: 2, PLACE: 3, PEEK: 3, SHOW: 2, PICK: 2}
#: A pick has its slot in the lower half of a number.
_SLOT: Final = 255


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
    """What one seat chose and everything that came of it; step 0 is the deal."""

    number: int
    seat: int
    move: int
    ops: tuple[Op, ...]


class Told(NamedTuple):
    """A step as one eye is told it."""

    number: int
    seat: int
    move: int
    ops: tuple[Op, ...]


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
        #: for each step, whether dice were rolled in it
        self._rolled = [True]
        ops: list[Op] = []
        self.truth = self._rules.start(self._dice, ops) if table is None else table.copy()
        self.steps = [Step(0, DEALER, 0, tuple(ops))]
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
        """The seat that must act, -1 when the game is over."""
        return self._rules.actor(self.truth)

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self._rules.over(self.truth)

    def moves(self, eye: int) -> list[int]:
        """The legal moves, for the seat that must act; none for anyone else."""
        if eye not in (GOD, self.actor):
            return []
        if self._legal is None:
            self._legal = self._rules.moves(self.truth)
        return self._legal.copy()

    def refusal(self, seat: int, move: int) -> Refusal | None:
        """Why a move is not possible now; None if it is."""
        if seat == self.actor and move in self.moves(seat):
            return None
        return self._rules.refusal(self.truth, seat, move)

    def submit(self, seat: int, move: int) -> Step:
        """Carry out a move, or raise MoveError and leave everything as it was."""
        refusal = self.refusal(seat, move)
        if refusal is not None:
            raise MoveError(refusal)
        truth, dice, ops = self.truth.copy(), self._dice.copy(), list[Op]()
        self._rules.play(truth, move, dice, ops)
        self._rolled.append(not dice.same(self._dice))
        self._before, self.truth, self._dice = self.truth, truth, dice
        self._legal = None
        step = Step(len(self.steps), seat, move, tuple(ops))
        self.steps.append(step)
        return step

    # -- looking -----------------------------------------------------------------------------

    def view(self, eye: int) -> State:
        """What an eye sees of the table now."""
        return mask(self.truth, self._known(eye))

    def view_before(self, eye: int, number: int) -> State:
        """What an eye saw of the table just before a step."""
        return mask(self._truth_before(number), self._known(eye))

    def told_since(self, eye: int, number: int) -> list[Told]:
        """Every step from a number on, as an eye is told it: a gap would mean a loss."""
        return [told for (told,) in self.told_all([self._known(eye)], number)]

    def told_all(self, eyes: list[int], number: int) -> Iterator[list[Told]]:
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

    def told(self, eye: int, number: int) -> Told:
        """One step as an eye is told it."""
        return told_to(self._known(eye), self.steps[number], self._truth_before(number))

    def _truth_before(self, number: int) -> State:
        if number == len(self.steps) - 1:
            return self._before
        truth = self._origin.copy()
        for step in self.steps[:number]:
            for op in step.ops:
                apply(truth, op)
        return truth

    def _known(self, eye: int) -> int:
        if not GOD <= eye < self.edition.seats:
            raise ValueError(f"nobody looks with the eye {eye}")
        return eye

    def scores(self) -> list[int]:
        """The gold of every seat as counted at the end (B20, S25); before that, all are 0."""
        nums = self._rules.layout.nums
        return [self.truth.nums[nums.index(f"score.{seat}")] for seat in range(self.edition.seats)]

    def winners(self) -> list[int]:
        """Who has most gold after the end; those level at the top share the victory (B20)."""
        scores = self.scores()
        return [seat for seat, score in enumerate(scores) if self.over and score == max(scores)]

    # -- taking back -------------------------------------------------------------------------

    def can_take_back(self) -> bool:
        """Whether the last step may be taken back: nobody learned anything by it.

        Two things cannot be unlearned. A card face: if some eye, a seat's or a watcher's, was
        told a face in this step that it could not see just before, that eye would play on with
        it. So nothing that shows a card of a hand can be taken back, nor a look at a goal. And
        a throw of the dice: even a card that only its owner sees, or nobody, was drawn, and the
        keyed dice would give the very same card again to whoever then knows it is coming.
        What was merely done in the open (a pass with nothing to draw, the way round a goal that
        all have seen) tells no face and can be undone. The deal never can.
        """
        step = self.steps[-1]
        if step.seat == DEALER:
            return False
        if self._rolled[-1]:
            return False
        truth = self._before.copy()
        for op in step.ops:
            if any(_learns(truth, op, eye) for eye in range(WATCHER, self.edition.seats)):
                return False
            apply(truth, op)
        return True

    def take_back(self) -> None:
        """Undo the last step, table and dice, or raise MoveError if somebody learned by it."""
        if not self.can_take_back():
            raise MoveError(Refusal("no-take-back"))
        self.steps.pop()
        self._rolled.pop()
        self._legal = None
        # No dice were rolled, so they are as they were.
        self.truth = self._before
        self._before = self._truth_before(len(self.steps) - 1)


def told_to(eye: int, step: Step, before: State) -> Told:
    """A step as an eye is told it; `before` is the truth just before it."""
    return _tell([eye], step, before.copy())[0]


def _tell(eyes: list[int], step: Step, truth: State) -> list[Told]:
    """A step as some eyes are told it; the truth, as it was just before, goes through the step."""
    told = [list(step.ops) for _ in eyes]
    for at, op in enumerate(step.ops):
        if op[0] not in PUBLIC:
            for ops, eye in zip(told, eyes, strict=True):
                ops[at] = redact(truth, op, eye)
        apply(truth, op)
    said: list[Told] = []
    for ops, eye in zip(told, eyes, strict=True):
        move = step.move
        if step.seat != DEALER:
            move = redact_move(truth.layout, step.move, step.seat, eye)
        said.append(Told(step.number, step.seat, move, tuple(ops)))
    return said


def _learns(before: State, op: Op, eye: int) -> bool:
    """Whether an eye is told a face by an operation that it could not see just before.

    Only cards that lie in a zone can be new to anyone: what lies on the grid face up (LIFT) all
    see, and a card that is laid face down (LAY) was told to nobody.
    """
    code = op[0]
    if code not in _LIES_IN:
        return False
    at = _LIES_IN[code]
    slot = op[at + 1] & _SLOT if code == PICK else op[at + 1]
    named = code in (PLACE, SHOW) or redact(before, op, eye)[1] != BACK
    return named and not seen_by(before, op[at], slot) & witness(eye)

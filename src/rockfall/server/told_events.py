"""From the log to what an eye is told: the only way out of the truth on this side of the engine.

Whatever a step of the match shows goes through the match's own telling; every other entry is
public as it is, save for what is meant for one member alone.
"""

from bisect import bisect_left
from collections.abc import Iterator
from typing import NamedTuple

from rockfall.kernel.layout import GOD, ROW, WATCHER
from rockfall.kernel.state import STRIDE, State
from rockfall.kernel.verdict import role_of, verdict
from rockfall.match.match import Match, ToldStep
from rockfall.match.own_cards import only_own_cards
from rockfall.match.sentence import Sentence
from rockfall.match.story import tell, tell_two
from rockfall.server import protocol as p
from rockfall.server.draw import commitment_of
from rockfall.server.entries import STEPS, Advanced, Chose, Closed, Dealt, DrawOpened
from rockfall.server.table import Table
from rockfall.server.time_banks import NOBODY
from rockfall.server.told_layout import told_layout


def events(
    table: Table, eyes: list[int], since: int, until: int | None = None
) -> Iterator[dict[int, p.ToldEvent]]:
    """For every entry from a number on, up to another or to the last, what each eye is told of it.

    The work for an entry is done when it is asked for: the log only grows, so others may have
    their turn in between. Words and mutes are for members, not for eyes: `for_member` sees to them.
    """
    steps = _steps(table, eyes, bisect_left(table.seq_of_step, since))
    for seq in range(since, table.seq if until is None else until):
        if _is_step(table, seq):
            told = [_step(table, seq, *heard) for heard in next(steps)]
            yield dict(zip(eyes, told, strict=True))
        else:
            yield dict.fromkeys(eyes, _plain(table, seq))


class PublicView:
    """What everybody sees of a match, kept from step to step: telling one folds it on."""

    def __init__(self) -> None:
        self._kept: tuple[Match, int, State] | None = None

    def before(self, match: Match, number: int) -> State:
        """The view just before a step, for who tells that step and keeps it again."""
        kept, self._kept = self._kept, None
        if kept is not None and kept[0] is match and kept[1] == number:
            return kept[2]
        return match.view_before(WATCHER, number)

    def keep(self, match: Match, number: int, view: State) -> None:
        """Keep the view just before a step that is to come."""
        self._kept = match, number, view

    def now(self, match: Match) -> State:
        """The present view, to be looked at only."""
        number = len(match.steps)
        if self._kept is None or self._kept[0] is not match or self._kept[1] != number:
            self._kept = match, number, match.view(WATCHER)
        return self._kept[2]


def latest(table: Table, eyes: list[int], public: PublicView) -> dict[int, p.ToldEvent]:
    """The same for the latest entry alone, with less work: this is done for every move."""
    if not eyes:
        # A match goes on although nobody listens.
        return {}
    seq = table.seq - 1
    if _is_step(table, seq):
        return _last_step(table, eyes, public)
    return dict.fromkeys(eyes, _plain(table, seq))


def _is_step(table: Table, seq: int) -> bool:
    return isinstance(table.log[seq][1], STEPS)


def _plain(table: Table, seq: int) -> p.ToldEvent:
    """What every eye is told of an entry that is no step of the match."""
    entry = table.log[seq][1]
    assert not isinstance(entry, Dealt | Chose | Advanced)
    if isinstance(entry, Closed):
        return ended(table, entry)
    if isinstance(entry, DrawOpened):
        return p.Drawing(commitment_of(entry.half), entry.pledges)
    return entry


class _Heard(NamedTuple):
    """A step as an eye is told it, its story, and how the round came out if it is over."""

    step: ToldStep
    story: list[Sentence]
    outcome: p.Outcome | None


def _steps(table: Table, eyes: list[int], first: int) -> Iterator[list[_Heard]]:
    """The steps of the match from a number on, for each of some eyes."""
    match = table.match
    if match is None or first >= len(match.steps):
        return
    # Each story is made of what its eye sees and of nothing else, so each eye keeps its own view.
    views = [match.view_before(eye, first) for eye in eyes]
    for steps in match.told_all(eyes, first):
        yield [
            _Heard(step, tell(match.edition.rules, step, view), outcome_of(view))
            for step, view in zip(steps, views, strict=True)
        ]


def _last_step(table: Table, eyes: list[int], seen: PublicView) -> dict[int, p.ToldEvent]:
    """The last step of the match, for each of some eyes.

    Most are told no more than anybody who watches: one story and one event do for all of them. It
    is made of what watchers see, so it can tell no eye too much; that it tells none too little,
    since a story has everything else from what the eye was told, is proved by the tests.
    """
    match, seq = table.match, table.seq - 1
    assert match is not None
    number, rules = len(match.steps) - 1, match.edition.rules
    *steps, public = match.told_last([*eyes, WATCHER])
    own = steps[eyes.index(public.seat)] if public.seat in eyes else public
    both = own is not public and only_own_cards(rules.layout, public, own)
    # It goes through the step with its story, and then shows how the round came out.
    view = seen.before(match, number)
    story, own_story = tell_two(rules, public, own if both else public, view)
    outcome = outcome_of(view)
    seen.keep(match, number + 1, view)
    common, told = _step(table, seq, public, story, outcome), dict[int, p.ToldEvent]()
    for eye, step in zip(eyes, steps, strict=True):
        told[eye] = common
        if step is not public or eye in (step.seat, GOD):
            its = own_story
            if not both or eye != step.seat:
                its = tell(rules, step, match.view_before(eye, number))
            if step is not public or its != story:
                told[eye] = _step(table, seq, step, its, outcome)
    return told


def _step(
    table: Table, seq: int, told: ToldStep, story: list[Sentence], outcome: p.Outcome | None
) -> p.ToldEvent:
    entry = table.log[seq][1]
    if isinstance(entry, Dealt):
        assert table.match is not None
        return p.Began(
            spec=entry.spec,
            setup=table.match.edition.setup,
            members=entry.members,
            levels=entry.levels,
            names=entry.names,
            commitment=commitment_of(entry.seed),
            layout=told_layout(table.match.edition),
            ops=list(told.ops),
            story=story,
        )
    verdicts = table.verdicts.get(seq, [])
    if isinstance(entry, Advanced):
        return p.Advanced(told.number, list(told.ops), story, verdicts, outcome)
    assert isinstance(entry, Chose)
    return p.Moved(
        step=told.number,
        seat=told.seat,
        move=told.move,
        by=entry.by,
        ops=list(told.ops),
        story=story,
        verdicts=verdicts,
        outcome=outcome,
    )


def outcome_of(view: State) -> p.Outcome | None:
    """How the round came out as a view shows it; None while it goes on."""
    found = verdict(view)
    if found is None:
        return None
    return p.Outcome(
        round=view.nums[view.layout.frame.round],
        why=found.why,
        seat=view.nums[view.layout.frame.active],
        decided=found.decided,
        winners=found.winners,
        winning_roles=found.winning_roles,
        roles=found.roles,
        pay=found.pay,
        unpaid=found.unpaid,
        sums=[
            p.Sum(one.side, one.seats, one.unit, one.amount, one.times, one.worth)
            for one in found.sums
        ],
    )


def for_member(table: Table, member: int, what: p.ToldEvent) -> p.ToldEvent:
    """What of an event is for a member: no words of who they muted, nobody else's mutes."""
    if isinstance(what, p.Spoke) and member != NOBODY:
        return p.Spoke(what.member, None) if what.member in table.members[member].muted else what
    if isinstance(what, p.Muted) and what.member != member:
        return p.Nothing()
    return what


def ended(table: Table, entry: Closed) -> p.Ended:
    """The end of a match, when all secrets are over."""
    match = table.match
    assert match is not None
    return p.Ended(
        how=entry.how,
        scores=match.result().scores,
        winners=match.result().winners,
        roles=[role_of(match.truth, seat) for seat in range(match.edition.seats)],
        seed=table.seed,
        half=table.draw.half if table.draw is not None else "",
    )


def view_of(state: State) -> p.View:
    """A state, which must be some eye's view, as it is sent."""
    rows = [state.sort[zone] == ROW for zone in range(len(state.zones))]
    return p.View(
        zones=[list(state.cards(zone)) for zone in range(len(state.zones))],
        witnesses=[
            [state.witnesses(zone, slot) for slot in range(len(cards) // STRIDE)] if row else []
            for zone, (cards, row) in enumerate(zip(state.zones, rows, strict=True))
        ],
        nums=state.nums.copy(),
        todo=state.todo.copy(),
        tiles=list(state.grid.tiles.items()),
        down=list(state.grid.down.items()),
    )

"""What eyes are told of a log: every entry, in order, and nothing that is not theirs."""

from random import Random

import msgspec
import pytest

from rockfall.editions.data import CATALOGUE
from rockfall.kernel.layout import GOD, WATCHER
from rockfall.kernel.moves import SEAT, a_of, verb_of
from rockfall.kernel.ops import apply
from rockfall.kernel.state import blank
from rockfall.match.pending import announced
from rockfall.match.story import tell
from rockfall.server import protocol as p
from rockfall.server.entries import Chose, Closed, Dealt
from rockfall.server.table import Table
from rockfall.server.teller import Teller
from rockfall.server.telling import events, for_member, latest, layout_of, view_of
from tests.server.desks import SEED, Desk, seated
from tests.server.played import dealt_table, play
from tests.support.play import diggingly


def played(plies: int = 30, **settings: object) -> Desk:
    """A table some moves into its match, with words in between."""
    desk = seated(4, **settings)
    rng = Random(7)
    for number in range(plies):
        desk.move(rng=rng)
        if number % 10 == 0:
            desk.do(number % 4, p.Say(words=p.Phrase("why")))
    return desk


def test_every_eye_is_told_of_every_entry_and_folds_its_own_view() -> None:
    desk = played()
    match = desk.table.match
    assert match is not None
    for eye in (WATCHER, 0, 1, 2, 3, GOD):
        told = [what[eye] for what in events(desk.table, [eye], 0)]
        assert len(told) == desk.table.seq
        view = blank(match.truth.layout, eye)
        for what in told:
            if isinstance(what, p.Began | p.Moved):
                for op in what.ops:
                    apply(view, op)
        assert view.same(match.view(eye))
        assert view_of(view) == view_of(match.view(eye))


@pytest.mark.parametrize("spec", ["jubilee", "jubilee+saboteur2+swap-goals+veto"])
def test_every_step_comes_with_its_story_for_the_eye(spec: str) -> None:
    desk = played(60, spec=spec)
    match = desk.table.match
    assert match is not None
    eyes = [WATCHER, 0, 1, 2, 3]
    steps = [what for what in events(desk.table, eyes, 0) if isinstance(what[0], p.Began | p.Moved)]
    assert len(steps) == len(match.steps)
    for number, what in enumerate(steps):
        for eye in eyes:
            event, before = what[eye], match.view_before(eye, number)
            assert isinstance(event, p.Began | p.Moved)
            told = tell(match.edition.rules, match.told(eye, number), before)
            assert [(one.key, one.args) for one in event.story] == told
    assert any(what[0] != what[1] for what in steps[1:]), "some cards are one's own"


@pytest.mark.parametrize("preset", CATALOGUE.presets)
def test_who_listens_is_told_the_latest_entry_as_the_log_tells_it_to_each_eye_alone(
    preset: str,
) -> None:
    """A story that many share must not differ from the one that each eye has of its own."""
    spec = CATALOGUE.presets[preset].spec
    desk = seated(5, spec=spec)
    match = desk.table.match
    assert match is not None
    eyes = [GOD, WATCHER, *range(5)]
    rules, rng, steps = match.edition.rules, Random(preset), 0
    while True:
        told = latest(desk.table, eyes)
        assert list(told) == eyes
        for eye in eyes:
            assert {eye: told[eye]} == next(events(desk.table, [eye], desk.table.seq - 1))
        if match.over:
            break
        steps += 1
        move = diggingly(rules, match.truth, match.moves(match.actor), rng)
        desk.fold([Chose(match.actor, move, "person")])
    assert steps == len(match.steps) - 1
    desk.fold([Closed("finished")])
    assert latest(desk.table, eyes) == next(events(desk.table, eyes, desk.table.seq - 1))


def asked(desk: Desk, eye: int) -> p.Told:
    """The latest step as a live table would tell it to an eye that comes now."""
    since = desk.table.seq_of_step[-1]
    told = Teller(_Durable(desk.table)).again(eye, eye, since, desk.table.seq)
    message = msgspec.json.decode(told.texts[0], type=p.FromServer)
    assert isinstance(message, p.Told)
    return message


class _Durable:
    """A table of which everything may be told."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.durable = table.seq


def test_when_nobody_listens_nobody_is_told_and_the_match_goes_on() -> None:
    desk = seated(3)
    assert isinstance(desk.table.log[-1][1], Dealt)
    assert latest(desk.table, []) == {}
    assert [*events(desk.table, [], 0)] == [{}] * desk.table.seq


def test_who_must_act_is_asked_and_the_others_hear_whom_they_wait_for() -> None:
    desk = seated(3)
    match = desk.table.match
    assert match is not None
    for eye in (WATCHER, 0, 1, 2):
        told = asked(desk, eye)
        acts = eye == match.actor
        wanted = (
            p.Sentence("ask-turn", {}) if acts else p.Sentence("wait-turn", {"seat": match.actor})
        )
        assert (told.question, bool(told.moves)) == (wanted, acts)
    desk.do(0, p.Propose(motion="pause"))
    assert asked(desk, match.actor).question is None
    desk.do(0, p.Propose(motion="void"))
    assert asked(desk, match.actor).question is None


@pytest.mark.rule("C19")
def test_while_all_are_asked_each_is_asked_as_if_alone() -> None:
    desk = seated(4, spec="jubilee+veto")
    match = desk.table.match
    assert match is not None
    layout = match.truth.layout
    while not desk.table.in_window or layout.verbs[verb_of(announced(match.truth))].a != SEAT:
        moves = match.moves(match.actor)
        aimed = [m for m in moves if layout.verbs[verb_of(m)].name == "break"]
        desk.fold([Chose(match.actor, (aimed or moves)[0], "person")])
    active = match.truth.nums[layout.nums.index("active")]
    target = a_of(announced(match.truth))
    for seat in range(4):
        told = asked(desk, seat)
        assert told.question is not None
        if seat == active:
            assert told.question.key == "wait-veto"
        else:
            on = "ask-veto-you" if seat == target else "ask-veto-on"
            assert (told.question.key, told.question.args["other"]) == (on, active)


def test_telling_again_from_any_number_is_the_rest_of_telling_all() -> None:
    desk = played(12)
    whole = [*events(desk.table, [0, WATCHER], 0)]
    for since in range(desk.table.seq + 1):
        assert [*events(desk.table, [0, WATCHER], since)] == whole[since:]


def test_a_telling_up_to_a_number_is_the_same_though_moves_are_made_meanwhile() -> None:
    table, eyes = dealt_table(), [0, WATCHER]
    play(table, 20)
    whole, until = [*events(table, eyes, 0)], table.seq
    telling = events(table, eyes, 0, until)
    first = [next(telling) for _ in range(until // 2)]
    play(table, 20)
    assert table.seq > until
    assert [*first, *telling] == whole


def test_an_entry_is_told_when_it_is_asked_for_and_not_before() -> None:
    table = play(dealt_table(), 20)
    telling = events(table, [WATCHER], 0)
    told = [next(telling) for _ in range(table.seq - 1)]
    # What is not asked for yet may still be something else.
    table.log[-1] = (table.log[-1][0], p.Spoke(0, p.Chat("hello")))
    assert [*told, *telling] == [*events(table, [WATCHER], 0)]


def test_the_seed_is_told_when_it_is_over_and_not_before() -> None:
    desk = played()
    for what in events(desk.table, [0, WATCHER], 0):
        for event in what.values():
            assert SEED.encode() not in p.encode(event)
    desk.do(0, p.Propose(motion="void"))
    ended = next(events(desk.table, [WATCHER], desk.table.seq - 1))[WATCHER]
    assert isinstance(ended, p.Ended)
    assert (ended.how, ended.seed, len(ended.roles)) == ("void", SEED, 4)
    assert all(ended.roles)


def test_what_one_muted_is_not_heard_and_nobody_else_knows_of_it() -> None:
    desk = seated()
    desk.do(0, p.Mute(member=1))
    desk.do(1, p.Say(words=p.Chat("hello")))
    mute, spoke = (what[WATCHER] for what in events(desk.table, [WATCHER], desk.table.seq - 2))
    assert for_member(desk.table, 0, mute) == p.Muted(0, 1, True)
    assert for_member(desk.table, 1, mute) == for_member(desk.table, -1, mute) == p.Nothing()
    assert for_member(desk.table, 0, spoke) == p.Spoke(1, None)
    assert for_member(desk.table, 2, spoke) == spoke


def test_watchers_lag_behind_until_the_end() -> None:
    desk = seated(3, delay=4)
    rng = Random(3)
    assert desk.table.head(WATCHER, desk.table.seq) == desk.table.seq_of_step[0], (
        "not even the deal"
    )
    assert desk.table.head(0, desk.table.seq) == desk.table.seq
    for _ in range(10):
        desk.move(rng=rng)
        desk.do(0, p.Say(words=p.Phrase("why")))
        shown = max(0, desk.step - 4 + 1)
        assert desk.table.head(WATCHER, desk.table.seq) == desk.table.seq_of_step[shown]
    desk.do(0, p.Propose(motion="void"))
    assert desk.table.head(WATCHER, desk.table.seq) == desk.table.seq


def test_the_layout_names_all_numbers_and_says_how_cards_lead() -> None:
    match = seated(5, spec="jubilee+saboteur2").table.match
    assert match is not None
    layout = match.edition.rules.layout
    told = layout_of(layout)
    assert told.kinds == layout.kinds
    ways = dict(zip(told.kinds, told.strands, strict=True))
    assert ways["NESW"] == [15]
    assert ways["map"] == []
    assert len(told.windows) == len(told.tasks)
    doors = dict(zip(told.kinds, told.doors, strict=True))
    assert any(colour for door in doors.values() for colour in door)
    assert any(any(ladder) for ladder in told.ladders)

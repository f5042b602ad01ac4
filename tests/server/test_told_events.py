"""What eyes are told of a log: every entry, in order, and nothing that is not theirs."""

from random import Random

import msgspec
import pytest

from rockfall.kernel.layout import GOD, TABLE, WATCHER
from rockfall.kernel.moves import SEAT, a_of, verb_of
from rockfall.kernel.ops import apply
from rockfall.kernel.state import blank
from rockfall.match.sentence import Sentence
from rockfall.match.story import tell
from rockfall.server import protocol as p
from rockfall.server.entries import Advanced, Chose, Closed, Dealt
from rockfall.server.step_texts import StepTexts
from rockfall.server.table import Table
from rockfall.server.table_folds import fold
from rockfall.server.told_events import PublicView, events, for_member, latest, view_of
from tests.server.offline_tables import SEED, OfflineTable, seated
from tests.server.played import dealt_table, play
from tests.support.games import presets
from tests.support.play import diggingly


def played(plies: int = 30, **settings: object) -> OfflineTable:
    """A table some moves into its match, with words in between."""
    offline = seated(4, **settings)
    rng = Random(7)
    for number in range(plies):
        offline.move(rng=rng)
        if number % 10 == 0:
            offline.do(number % 4, p.Say(words=p.Phrase("why")))
    return offline


def test_every_eye_is_told_of_every_entry_and_folds_its_own_view() -> None:
    offline = played()
    match = offline.table.match
    assert match is not None
    for eye in (WATCHER, 0, 1, 2, 3, GOD):
        told = [what[eye] for what in events(offline.table, [eye], 0)]
        assert len(told) == offline.table.seq
        view = blank(match.truth.layout, eye)
        for what in told:
            if isinstance(what, p.Began | p.Moved | p.Advanced):
                for op in what.ops:
                    apply(view, op)
        assert view.same(match.view(eye))
        assert view_of(view) == view_of(match.view(eye))


@pytest.mark.parametrize("spec", ["jubilee", "jubilee+saboteur2+swap-goals+veto"])
def test_every_step_comes_with_its_story_for_the_eye(spec: str) -> None:
    offline = played(60, spec=spec)
    match = offline.table.match
    assert match is not None
    eyes = [WATCHER, 0, 1, 2, 3]
    steps = [
        what
        for what in events(offline.table, eyes, 0)
        if isinstance(what[0], p.Began | p.Moved | p.Advanced)
    ]
    assert len(steps) == len(match.steps)
    for number, what in enumerate(steps):
        for eye in eyes:
            event, before = what[eye], match.view_before(eye, number)
            assert isinstance(event, p.Began | p.Moved | p.Advanced)
            story = tell(match.edition.rules, match.told(eye, number), before)
            assert [Sentence(one.key, one.args, one.effect) for one in event.story] == story
    assert any(what[0] != what[1] for what in steps[1:]), "some cards are one's own"


@pytest.mark.parametrize("preset", presets())
def test_who_listens_is_told_the_latest_entry_as_the_log_tells_it_to_each_eye_alone(
    preset: str,
) -> None:
    """A story that many share must not differ from the one that each eye has of its own."""
    spec = presets()[preset]
    offline = seated(5, spec=spec)
    match = offline.table.match
    assert match is not None
    eyes = [GOD, WATCHER, *range(5)]
    rules, rng, steps = match.edition.rules, Random(preset), 0
    public = PublicView()
    while True:
        if steps % 7 == 3:
            # Nobody is there for a step, so that what was kept is of the one before it.
            assert latest(offline.table, [], public) == {}
        told = latest(offline.table, eyes, PublicView() if steps % 7 == 3 else public)
        assert public.now(match).same(match.view(WATCHER))
        assert list(told) == eyes
        for eye in eyes:
            assert {eye: told[eye]} == next(events(offline.table, [eye], offline.table.seq - 1))
        if match.over:
            break
        steps += 1
        if match.actor == TABLE:
            fold(offline.table, offline.now, Advanced())
            continue
        move = diggingly(rules, match.truth, match.moves(match.actor), rng)
        fold(offline.table, offline.now, Chose(match.actor, move, "person"))
    assert steps == len(match.steps) - 1
    offline.fold([Closed("finished")])
    (ended,) = events(offline.table, eyes, offline.table.seq - 1)
    assert latest(offline.table, eyes, public) == ended


def asked(offline: OfflineTable, eye: int) -> p.Told:
    """The latest step as a live table would tell it to an eye that comes now."""
    since = offline.table.seq_of_step[-1]
    told = StepTexts(_Durable(offline.table)).again(eye, eye, since, offline.table.seq)
    message = msgspec.json.decode(told.texts[0], type=p.FromServer)
    assert isinstance(message, p.Told)
    return message


class _Durable:
    """A table of which everything may be told."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.durable = table.seq


def test_when_nobody_listens_nobody_is_told_and_the_match_goes_on() -> None:
    offline = seated(3)
    assert isinstance(offline.table.log[-1][1], Dealt)
    assert latest(offline.table, [], PublicView()) == {}
    assert [*events(offline.table, [], 0)] == [{}] * offline.table.seq


def test_who_must_act_is_asked_and_the_others_hear_whom_they_wait_for() -> None:
    offline = seated(3)
    match = offline.table.match
    assert match is not None
    for eye in (WATCHER, 0, 1, 2):
        told = asked(offline, eye)
        acts = eye == match.actor
        wanted = (
            p.Sentence("ask-turn", {}) if acts else p.Sentence("wait-turn", {"seat": match.actor})
        )
        assert (told.question, bool(told.moves)) == (wanted, acts)
    offline.do(0, p.Propose(motion="pause"))
    assert asked(offline, match.actor).question is None
    offline.do(0, p.Propose(motion="void"))
    assert asked(offline, match.actor).question is None


@pytest.mark.rule("C19")
def test_while_all_are_asked_who_could_stop_the_card_is_asked_as_if_alone() -> None:
    offline = seated(4, spec="jubilee+veto")
    match = offline.table.match
    assert match is not None
    layout = match.truth.layout
    hands = [layout.zones.index(f"hand.{seat}") for seat in range(4)]
    veto, heard = layout.kinds.index("veto"), set[str]()
    while len(heard) < 3:
        if not offline.table.in_window:
            moves = match.moves(match.actor)
            aimed = [m for m in moves if layout.verbs[verb_of(m)].name == "break"]
            offline.fold([Chose(match.actor, (aimed or moves)[0], "person")])
            continue
        announced = match.truth.nums[layout.frame.announced]
        active = match.truth.nums[layout.frame.active]
        at_seat = layout.verbs[verb_of(announced)].a == SEAT
        public = asked(offline, WATCHER)
        for seat in range(4):
            told = asked(offline, seat)
            assert told.question is not None
            if seat == active or veto not in match.truth.zones[hands[seat]]:
                # Who could only let it be hears what everybody hears.
                assert (told.question, told.moves) == (public.question, [])
                assert told.question == p.Sentence("wait-veto", {})
            elif at_seat:
                on = "ask-veto-you" if seat == a_of(announced) else "ask-veto-on"
                assert (told.question.key, told.question.args["other"]) == (on, active)
                assert len(told.moves) == 2
            heard.add(told.question.key)
        offline.fold([Chose(match.actor, match.moves(match.actor)[0], "window")])


def test_telling_again_from_any_number_is_the_rest_of_telling_all() -> None:
    offline = played(12)
    whole = [*events(offline.table, [0, WATCHER], 0)]
    for since in range(offline.table.seq + 1):
        assert [*events(offline.table, [0, WATCHER], since)] == whole[since:]


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
    offline = played()
    for what in events(offline.table, [0, WATCHER], 0):
        for event in what.values():
            assert SEED.encode() not in p.encode(event)
    offline.do(0, p.Propose(motion="void"))
    ended = next(events(offline.table, [WATCHER], offline.table.seq - 1))[WATCHER]
    assert isinstance(ended, p.Ended)
    assert (ended.how, ended.seed, len(ended.roles)) == ("void", SEED, 4)
    assert all(ended.roles)


def test_what_one_muted_is_not_heard_and_nobody_else_knows_of_it() -> None:
    offline = seated()
    offline.do(0, p.Mute(member=1))
    offline.do(1, p.Say(words=p.Chat("hello")))
    mute, spoke = (
        what[WATCHER] for what in events(offline.table, [WATCHER], offline.table.seq - 2)
    )
    assert for_member(offline.table, 0, mute) == p.Muted(0, 1, True)
    assert for_member(offline.table, 1, mute) == for_member(offline.table, -1, mute) == p.Nothing()
    assert for_member(offline.table, 0, spoke) == p.Spoke(1, None)
    assert for_member(offline.table, 2, spoke) == spoke


def test_watchers_lag_behind_until_the_end() -> None:
    offline = seated(3, delay=4)
    rng = Random(3)
    assert offline.table.head(WATCHER, offline.table.seq) == offline.table.seq_of_step[0], (
        "not even the deal"
    )
    assert offline.table.head(0, offline.table.seq) == offline.table.seq
    for _ in range(10):
        offline.move(rng=rng)
        offline.do(0, p.Say(words=p.Phrase("why")))
        shown = max(0, offline.step - 4 + 1)
        assert offline.table.head(WATCHER, offline.table.seq) == offline.table.seq_of_step[shown]
    offline.do(0, p.Propose(motion="void"))
    assert offline.table.head(WATCHER, offline.table.seq) == offline.table.seq

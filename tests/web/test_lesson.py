"""Lessons: real matches, told to the learner as the server tells them."""

import json
from itertools import pairwise

import msgspec
import pytest

from rockfall.editions.registry import load
from rockfall.kernel.layout import BACK, TABLE
from rockfall.kernel.moves import card_of, verb_of
from rockfall.kernel.ops import apply
from rockfall.kernel.state import blank
from rockfall.server import protocol as p
from rockfall.server.told_events import view_of
from tests.match.catalogue import messages
from tools import lesson
from tools.lessons import LESSONS
from tools.lessons.script import Script

#: lesson -> seat -> what the learner is taught when that seat's role can be known, and not before.
SHOWN = {
    "first": {1: "reach", 2: "reach", 3: "reach"},
    "cave": {1: "cave-exit", 2: "cave-exit", 3: "cave-inspect"},
}
#: What happens in a match: the deal, a seat's move, what the table does by itself.
STEPS = p.Began | p.Moved | p.Advanced


@pytest.fixture(scope="module", name="script", params=LESSONS.values(), ids=[*LESSONS])
def _script(request: pytest.FixtureRequest) -> Script:
    script: Script = request.param
    return script


@pytest.fixture(scope="module", name="taught")
def _taught(script: Script) -> lesson.Lesson:
    return lesson.play(script)


def steps(taught: lesson.Lesson) -> list[p.Told]:
    return msgspec.convert(taught.steps, list[p.Told])


def test_the_files_are_what_the_engine_plays() -> None:
    message = "write them anew: PYTHONPATH=.:src python tools/lesson.py"
    for file, text in lesson.files():
        assert file.read_text("utf-8") == text, message


def test_the_learner_ends_up_with_exactly_the_view_of_the_seat(taught: lesson.Lesson) -> None:
    match = taught.table.match
    assert match is not None
    view = blank(match.truth.layout, lesson.LEARNER)
    for told in steps(taught):
        if isinstance(told.what, STEPS):
            for op in told.what.ops:
                apply(view, op)
    assert view_of(view) == view_of(match.view(lesson.LEARNER))


def step_of(taught: lesson.Lesson, says: str) -> int:
    """The step at which the learner is taught something."""
    step: int = next(turn["asks"][0]["step"] for turn in taught.turns if turn["says"] == says)
    return step


def test_at_no_moment_does_the_learner_see_what_others_hide(
    script: Script, taught: lesson.Lesson
) -> None:
    match = taught.table.match
    assert match is not None
    layout = match.truth.layout
    unseen = ("pile", "spare", "gold-pile", "reserve-2", "reserve-3", "cut-1", "cut-2", "cut-3")
    hidden = [f"hand.{seat}" for seat in range(1, script.seats)]
    hidden += [name for name in unseen if name in layout.zones]
    shown = {seat: step_of(taught, says) for seat, says in SHOWN[script.name].items()}
    seen: dict[int, int] = {}
    view = blank(layout, lesson.LEARNER)
    for told in steps(taught):
        if not isinstance(told.what, STEPS):
            continue
        for op in told.what.ops:
            apply(view, op)
        for name in hidden:
            assert {*view.cards(layout.zones.index(name))} <= {BACK}, name
        for seat in shown:
            if not {*view.cards(layout.zones.index(f"role.{seat}"))} <= {BACK}:
                seen.setdefault(seat, getattr(told.what, "step", 0))
    assert seen.keys() == shown.keys()
    assert all(seen[seat] >= shown[seat] for seat in shown)


def test_no_card_of_another_hand_is_in_it(script: Script, taught: lesson.Lesson) -> None:
    """What others hold, draw or put away unseen is a back in every operation and every move."""
    match = taught.table.match
    assert match is not None
    layout = match.truth.layout
    counted = [one.what for one in steps(taught) if isinstance(one.what, p.Moved | p.Advanced)]
    hidden = 0
    for step, told in zip(match.steps[1:], counted, strict=True):
        # The truth of a step is what the learner is told of it only where nothing is secret.
        mine = match.told(lesson.LEARNER, step.number)
        assert [tuple(op) for op in told.ops] == [*mine.ops]
        if isinstance(told, p.Advanced):
            assert step.seat == TABLE
            continue
        assert (told.step, told.move) == (step.number, mine.move)
        if step.seat != lesson.LEARNER and layout.verbs[verb_of(step.move)].secret:
            hidden += 1
            assert card_of(told.move) == BACK != card_of(step.move)
    assert hidden >= 3, "others pass on the way"
    assert script.seed.encode().hex() not in json.dumps(taught.steps)


@pytest.mark.parametrize("script", [LESSONS["first"]], ids=["first"], indirect=True)
def test_nobody_is_called_a_saboteur_before_the_roles_are_shown(taught: lesson.Lesson) -> None:
    shown = step_of(taught, "reach")
    counted = [one.what for one in steps(taught) if isinstance(one.what, p.Moved | p.Advanced)]
    called = [
        what.step for what in counted for one in what.story if one.args.get("card") == "saboteur"
    ]
    assert called == [shown + 1]
    roles = [what.outcome.roles for what in counted if what.outcome is not None]
    assert [*map(set, roles)] == [{""}, {"digger", "saboteur"}, {"digger", "saboteur"}]


def test_moves_and_questions_come_with_the_learners_turns_only(taught: lesson.Lesson) -> None:
    told = [one for one in steps(taught) if isinstance(one.what, STEPS)]
    for now, then in pairwise(told):
        if isinstance(then.what, p.Advanced):
            assert (now.moves, now.question) == ([], None)
            continue
        assert isinstance(then.what, p.Moved)
        mine = then.what.seat == lesson.LEARNER
        assert bool(now.moves) == mine
        assert (then.what.move in now.moves) == mine
        assert now.question is not None
        assert now.question.key.startswith("ask-" if mine else "wait-")


def test_every_other_legal_move_has_an_answer_and_every_answer_a_use(
    script: Script, taught: lesson.Lesson
) -> None:
    for turn, made in zip(script.turns, taught.turns, strict=True):
        used = {why for ask in made["asks"] for why in ask["answers"]}
        assert used == set(turn.answers.values()), turn.says


@pytest.mark.parametrize("script", [LESSONS["cave"]], ids=["cave"], indirect=True)
def test_wherever_the_learner_could_walk_the_first_step_is_awaited_or_answered(
    taught: lesson.Lesson,
) -> None:
    match = taught.table.match
    assert match is not None
    awaited = 0
    for ask in (ask for turn in taught.turns for ask in turn["asks"]):
        move = match.steps[ask["step"]].move
        answered = {one for moves in ask["answers"].values() for one in moves}
        firsts = {way["moves"][0] for way in ask["reach"]["ways"]}
        assert firsts <= answered | {move}
        awaited += move in firsts
    assert awaited == 9, "to the ladder, of the rat, to the crossing, to the vein, out"


def test_there_are_words_for_all_of_it_and_for_nothing_else() -> None:
    def said(prefix: str) -> set[str]:
        return {key.removeprefix(prefix) for key in messages() if key.startswith(prefix)}

    turns = [turn for script in LESSONS.values() for turn in script.turns]
    assert said("ui-lesson-do-") == {turn.says for turn in turns}
    assert said("ui-lesson-no-") == {why for turn in turns for why in turn.answers.values()}
    learnt = {one for script in LESSONS.values() for one in script.learnt}
    assert said("ui-lesson-learnt-") == learnt
    for script in LESSONS.values():
        pages = {f"{page.id}{part}" for page in script.reading for part in ("", "-text")}
        assert said("ui-lesson-") >= {script.name, f"{script.name}-about", script.ends} | pages


def test_cards_that_are_shown_to_readers_are_cards_of_the_game(script: Script) -> None:
    kinds = load(script.spec, script.seats).rules.layout.kinds
    assert {card for page in script.reading for card in page.cards} <= {*kinds}


@pytest.mark.parametrize(
    ("script", "deeds", "told"),
    [
        (
            LESSONS["first"],
            ("dig NESW", "turned", "map", "repair", "rockfall", "break", "keep"),
            ("story-turned-treasure", "story-won-digger", "story-saw", "story-rockfall"),
        ),
        (
            LESSONS["cave"],
            ("map", "dig", "go", "stop", "axe", "endure", "send", "cut", "inspect"),
            ("story-step-ladder", "story-web", "story-lose-goblin", "story-gain-vein",
             "story-role-turned", "story-dwarf-free", "story-won-side-yellow"),
        ),
    ],
    ids=LESSONS, indirect=["script"],
)  # fmt: skip
def test_a_lesson_has_what_one_must_know_of_its_game(
    script: Script, taught: lesson.Lesson, deeds: tuple[str, ...], told: tuple[str, ...]
) -> None:
    mine = " / ".join(play for turn in script.turns for play in turn.plays)
    for deed in deeds:
        assert deed in mine
    story = [one.key for step in steps(taught) for one in getattr(step.what, "story", [])]
    for key in told:
        assert key in story


@pytest.mark.parametrize("script", [LESSONS["cave"]], ids=["cave"], indirect=True)
def test_the_cave_is_left_by_both_who_are_loyal_and_they_win(taught: lesson.Lesson) -> None:
    match = taught.table.match
    assert match is not None
    assert match.over
    story = [one for step in steps(taught) for one in getattr(step.what, "story", [])]
    winners = [one.args["seat"] for one in story if one.key == "story-victor"]
    assert winners == [lesson.LEARNER, 2]
    worth = {one.key: one.args["gold"] for one in story if "-score-" in one.key}
    assert worth == {"story-score-blue": 0, "story-score-yellow": 12}

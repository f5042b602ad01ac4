"""The first round as it is taught: a real match, told to the learner as the server tells it."""

import json
from itertools import pairwise
from typing import Any

import msgspec
import pytest

from rockfall.kernel.layout import BACK, TABLE
from rockfall.kernel.moves import card_of, verb_of
from rockfall.kernel.ops import apply
from rockfall.kernel.state import blank
from rockfall.server import protocol as p
from rockfall.server.told_events import view_of
from tests.match.catalogue import messages
from tools import lesson
from tools.lesson_script import SEATS, SEED, TURNS

#: What happens in a match: the deal, a seat's move, what the table does by itself.
STEPS = p.Began | p.Moved | p.Advanced


@pytest.fixture(scope="module", name="taught")
def _taught() -> lesson.Lesson:
    return lesson.play()


def steps(taught: lesson.Lesson) -> list[p.Told]:
    return msgspec.convert(taught.steps, list[p.Told])


def test_the_file_is_what_the_engine_plays() -> None:
    message = "write it anew: PYTHONPATH=.:src python tools/lesson.py"
    assert lesson.FILE.read_text("utf-8") == lesson.text(), message


def test_the_learner_ends_up_with_exactly_the_view_of_the_seat(taught: lesson.Lesson) -> None:
    match = taught.table.match
    assert match is not None
    view = blank(match.truth.layout, lesson.LEARNER)
    for told in steps(taught):
        if isinstance(told.what, STEPS):
            for op in told.what.ops:
                apply(view, op)
    assert view_of(view) == view_of(match.view(lesson.LEARNER))


def test_at_no_moment_does_the_learner_see_what_others_hide(taught: lesson.Lesson) -> None:
    match = taught.table.match
    assert match is not None
    layout = match.truth.layout
    shown = next(turn["step"] for turn in taught.turns if turn["says"] == "reach")
    hidden = [f"hand.{seat}" for seat in range(1, SEATS)] + ["spare", "pile", "gold-pile"]
    roles = [f"role.{seat}" for seat in range(1, SEATS)]
    view = blank(layout, lesson.LEARNER)
    for told in steps(taught):
        if not isinstance(told.what, STEPS):
            continue
        for op in told.what.ops:
            apply(view, op)
        open_roles = isinstance(told.what, p.Moved | p.Advanced) and told.what.step > shown
        for name in hidden if open_roles else hidden + roles:
            assert {*view.cards(layout.zones.index(name))} <= {BACK}, name


def test_no_card_of_another_hand_is_in_it(taught: lesson.Lesson) -> None:
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
    assert SEED.encode().hex() not in json.dumps(taught.steps)


def test_nobody_is_called_a_saboteur_before_the_roles_are_shown(taught: lesson.Lesson) -> None:
    shown = next(turn["step"] for turn in taught.turns if turn["says"] == "reach")
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
    taught: lesson.Lesson,
) -> None:
    for turn, made in zip(TURNS, taught.turns, strict=True):
        assert made["answers"].keys() == set(turn.answers.values()), turn.says


def test_there_are_words_for_all_of_it_and_for_nothing_else(taught: lesson.Lesson) -> None:
    def said(prefix: str) -> set[str]:
        return {key.removeprefix(prefix) for key in messages() if key.startswith(prefix)}

    assert said("ui-lesson-do-") == {turn.says for turn in TURNS}
    answers: list[dict[str, Any]] = [turn["answers"] for turn in taught.turns]
    assert said("ui-lesson-no-") == {why for one in answers for why in one}


def test_the_lesson_has_what_a_first_round_must_have(taught: lesson.Lesson) -> None:
    """Digging, turning, maps, mending, breaking, dead ends, rockfall, the treasure, the gold."""
    match = taught.table.match
    assert match is not None
    mine = " / ".join(turn.plays for turn in TURNS)
    for deed in ("dig NESW", "turned", "map", "repair", "rockfall", "break", "keep"):
        assert deed in mine
    story = [one.key for told in steps(taught) for one in getattr(told.what, "story", [])]
    for key in ("story-set-finder", "story-won-digger", "story-saw", "story-lift-discard"):
        assert key in story

"""A draw that was told otherwise than it is proved: every planted lie is found."""

import pytest

from rockfall.server.draw import commitment_of
from tests.server.draws_with_lies import (
    OTHER,
    Told,
    check,
    finished,
    first,
    number_of,
    remove,
    step_of,
)
from tests.server.lies import faults
from tests.server.played import (
    NUMBERS,
    SEED,
    replay_of,
)


def test_a_draw_that_nobody_was_told_of() -> None:
    def bend(replay: Told) -> None:
        for kind in ("committed", "committed", "drawing", "revealed", "revealed"):
            remove(replay, kind)

    assert faults(check(replay=bend))[0] == "$.draw"


def test_the_half_was_promised_otherwise_when_the_draw_began() -> None:
    found = check(replay=lambda replay: first(replay, "drawing").update(commitment=OTHER))
    assert faults(found) == [f"{step_of('drawing')}.what.commitment"]


def test_a_player_who_had_promised_was_not_on_the_list() -> None:
    found = check(replay=lambda replay: first(replay, "drawing")["pledges"].pop())
    assert faults(found) == [step_of("drawing")]


def test_a_promise_on_the_list_that_nobody_had_made() -> None:
    def bend(replay: Told) -> None:
        first(replay, "committed")["commitment"] = commitment_of(OTHER)

    assert faults(check(replay=bend)) == [step_of("drawing")]


def test_numbers_were_promised_and_no_draw_was_held() -> None:
    def bend(replay: Told) -> None:
        for kind in ("drawing", "revealed", "revealed"):
            remove(replay, kind)

    number = number_of(replay_of(finished()), "drawing")
    assert faults(check(replay=bend)) == [f"replay $.steps[{number}]"]


def test_a_number_that_was_shown_was_left_out_of_the_seed() -> None:
    """The proof says that Ben showed nothing, and the seed fits; but everybody was told his."""

    def bend(replay: Told) -> None:
        step = {
            "type": "told",
            "at": 11,
            "what": {"type": "revealed", "member": 1, "number": NUMBERS[1]},
        }
        replay["steps"].insert(number_of(replay, "began"), step)
        for number, one in enumerate(replay["steps"]):
            one["seq"] = number

    found = check(replay=bend, revealed=1)
    number = number_of(replay_of(finished(1)), "began") + 1
    assert faults(found) == [f"replay $.steps[{number}]"]
    assert "all numbers that were shown" in found.faults[0].what


def test_a_number_that_was_never_shown_is_in_the_seed() -> None:
    found = check(replay=lambda replay: remove(replay, "revealed"))
    assert "the seed is not made of" in found.faults[0].what


@pytest.mark.parametrize(("field", "value"), [("number", OTHER), ("number", "none"), ("member", 0)])
def test_a_number_was_shown_otherwise(field: str, value: object) -> None:
    def bend(replay: Told) -> None:
        last = number_of(replay, "began") - 1
        replay["steps"][last]["what"][field] = value

    number = number_of(replay_of(finished()), "began") - 1
    assert faults(check(replay=bend)) == [f"replay $.steps[{number}]"]


@pytest.mark.parametrize(
    ("kind", "before", "what"),
    [
        ("revealed", "drawing", "a number was shown when no draw was on"),
        ("committed", "revealed", "the draw does not name just those"),
        ("drawing", "committed", "the draw does not name just those"),
    ],
)
def test_things_that_happened_in_another_order(kind: str, before: str, what: str) -> None:
    def bend(replay: Told) -> None:
        step = replay["steps"].pop(number_of(replay, kind))
        replay["steps"].insert(number_of(replay, before), step)
        for number, one in enumerate(replay["steps"]):
            one["seq"] = number

    (fault,) = check(replay=bend).faults
    assert what in fault.what


@pytest.mark.parametrize(
    "what",
    [
        {"type": "committed", "member": 0, "commitment": OTHER},
        {"type": "sat", "member": 0, "seat": 2},
        {"type": "bot-sat", "seat": 2, "level": "random"},
        {"type": "changed", "settings": {"seats": 3}},
        {"type": "drawing", "commitment": commitment_of(SEED), "pledges": []},
    ],
)
def test_something_was_changed_in_the_middle_of_the_draw(what: Told) -> None:
    def bend(replay: Told) -> None:
        step = {"type": "told", "at": 9, "what": what}
        replay["steps"].insert(number_of(replay, "revealed"), step)
        for number, one in enumerate(replay["steps"]):
            one["seq"] = number

    assert faults(check(replay=bend)) == [step_of("revealed")]


def test_another_half_was_told_at_the_end() -> None:
    found = check(replay=lambda replay: first(replay, "ended").update(half=OTHER))
    assert faults(found) == [f"{step_of('ended')}.what.half"]

"""A seed that players' numbers went into: what is true passes, and every planted lie is found."""

import json
from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec
import pytest

from rockfall.server.draw import commitment_of, seed_of
from rockfall.server.entries import Closed, write_entry
from rockfall.server.proof import Checked, check_online, check_text
from rockfall.server.table import Table
from tests.server.played import (
    NUMBERS,
    SEED,
    drawn_table,
    finish,
    finished_table,
    proof_of,
    replay_of,
)

OTHER = "0f" * 32
Told = dict[str, Any]


@cache
def finished(revealed: int = 2) -> Table:
    """One table is enough: nothing here changes it."""
    return finish(drawn_table(revealed))


def raw(value: object) -> bytes:
    return msgspec.json.encode(value)


def faults(found: Checked) -> list[str]:
    return [fault.where for fault in found.faults]


def check(
    proof: Callable[[Told], object] = bool,
    replay: Callable[[Told], object] = bool,
    revealed: int = 2,
) -> Checked:
    """What is found out from a proof and a replay with lies in them."""
    table = finished(revealed)
    given, told = proof_of(table), replay_of(table)
    proof(given)
    replay(told)
    return check_online(raw(given), raw(told)).matches[0]


def number_of(replay: Told, kind: str) -> int:
    """The number of the first step of a kind."""
    return next(i for i, step in enumerate(replay["steps"]) if step["what"]["type"] == kind)


def first(replay: Told, kind: str) -> Told:
    found: Told = replay["steps"][number_of(replay, kind)]["what"]
    return found


def remove(replay: Told, kind: str) -> None:
    """A step that nobody tells of: the others close up."""
    del replay["steps"][number_of(replay, kind)]
    for number, step in enumerate(replay["steps"]):
        step["seq"] = number


def step_of(kind: str, revealed: int = 2) -> str:
    return f"replay $.steps[{number_of(replay_of(finished(revealed)), kind)}]"


# -- what is true ----------------------------------------------------------------------------


@pytest.mark.parametrize(("revealed", "names"), [(2, ["Anna", "Ben"]), (1, ["Anna"]), (0, [])])
def test_a_true_draw_passes_and_says_whose_numbers_are_in_the_seed(
    revealed: int, names: list[str]
) -> None:
    table = finished(revealed)
    for report in (
        check_online(raw(proof_of(table)), raw(replay_of(table))),
        check_text(raw(proof_of(table))),
        check_text(line(table)),
    ):
        (found,) = report.matches
        assert (report.true, found.faults) == (True, [])
        assert (found.pledged, found.drawn) == (["Anna", "Ben"], names)


def test_a_draw_of_a_match_that_was_ended_early_passes_too() -> None:
    table = drawn_table()
    table.fold(table.seq, Closed("void"))
    report = check_online(raw(proof_of(table)), raw(replay_of(table)))
    assert (report.true, report.matches[0].drawn) == (True, ["Anna", "Ben"])


def test_proofs_and_replays_from_before_there_were_draws_still_pass() -> None:
    table = finished_table()
    proof, replay = proof_of(table), replay_of(table)
    del proof["draw"]
    del replay["steps"][-1]["what"]["half"]
    report = check_online(raw(proof), raw(replay))
    assert (report.true, report.matches[0].drawn, report.matches[0].pledged) == (True, [], [])


# -- lies in a proof -------------------------------------------------------------------------


@pytest.mark.parametrize("half", [OTHER, "no half", SEED[:-2], ""])
def test_another_half_than_the_server_promised(half: str) -> None:
    found = check(lambda proof: proof["draw"].update(half=half))
    assert faults(found)[0] == "$.draw.commitment"
    assert found.drawn == []


def test_another_promise_of_the_half() -> None:
    found = check(lambda proof: proof["draw"].update(commitment=commitment_of(OTHER)))
    assert faults(found) == ["$.draw.commitment", "$.draw.commitment"]


@pytest.mark.parametrize("number", [OTHER, "no number", NUMBERS[1][:-2]])
def test_another_number_than_a_player_promised(number: str) -> None:
    found = check(lambda proof: proof["draw"]["numbers"].__setitem__(1, number))
    assert faults(found)[0] == "$.draw.pledges[1].commitment"


def test_a_number_that_is_kept_out_of_the_proof() -> None:
    found = check(lambda proof: proof["draw"]["numbers"].__setitem__(1, ""))
    assert faults(found) == ["$.draw", "$.draw.numbers[1]"]


def test_a_player_who_is_kept_out_of_the_proof() -> None:
    def bend(proof: Told) -> None:
        proof["draw"]["numbers"].pop()
        proof["draw"]["pledges"].pop()

    assert faults(check(bend))[0] == "$.draw"


def test_promises_that_were_exchanged() -> None:
    def bend(proof: Told) -> None:
        one, other = proof["draw"]["pledges"]
        one["commitment"], other["commitment"] = other["commitment"], one["commitment"]

    wrong = [f"$.draw.pledges[{at}].commitment" for at in range(2)]
    assert faults(check(bend))[:2] == wrong


def test_promises_that_were_exchanged_with_their_numbers() -> None:
    def bend(proof: Told) -> None:
        one, other = proof["draw"]["pledges"]
        one["commitment"], other["commitment"] = other["commitment"], one["commitment"]
        proof["draw"]["numbers"].reverse()

    assert faults(check(bend))[0] == "$.draw"


@pytest.mark.parametrize("seats", [(1, 0), (0, 0), (0, 3), (-1, 0), (0, 300)])
def test_seats_that_are_none_or_out_of_order(seats: tuple[int, int]) -> None:
    def bend(proof: Told) -> None:
        for pledge, seat in zip(proof["draw"]["pledges"], seats, strict=True):
            pledge["seat"] = seat

    assert faults(check(bend))[0] == "$.draw"


def test_a_number_more_than_there_are_promises() -> None:
    assert faults(check(lambda proof: proof["draw"]["numbers"].append(OTHER)))[0] == "$.draw"


def test_a_whole_match_from_a_seed_that_the_numbers_do_not_make() -> None:
    proof = proof_of(finished_table())
    proof["draw"] = proof_of(finished())["draw"]
    (found,) = check_text(raw(proof)).matches
    assert (faults(found), found.drawn) == (["$.draw"], [])


def test_a_draw_that_the_proof_is_silent_about() -> None:
    assert faults(check(lambda proof: proof.update(draw=None))) == [step_of("drawing")]


# -- lies in what was told -------------------------------------------------------------------


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


# -- exports ---------------------------------------------------------------------------------


def line(table: Table) -> bytes:
    """A table that is over as an export has it."""
    entries = [[at, json.loads(write_entry(entry))] for at, entry in table.log]
    head = {"format": "rockfall-table", "version": 1, "id": table.id, "code": None}
    rest = {"listed": False, "phase": "over", "opened": 0, "entries": entries, "keys": []}
    return json.dumps({**head, **rest}, separators=(",", ":")).encode() + b"\n"


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (f'"half":"{SEED}"', f'"half":"{OTHER}"'),
        (f'"number":"{NUMBERS[0]}"', f'"number":"{OTHER}"'),
        (f'"seed":"{seed_of(SEED, dict(enumerate(NUMBERS)))}"', f'"seed":"{seed_of(SEED, {})}"'),
        (
            f'"seat":1,"member":1,"commitment":"{commitment_of(NUMBERS[1])}"',
            '"seat":1,"member":1,"commitment":""',
        ),
    ],
)
def test_an_export_with_a_lie_in_its_draw(old: str, new: str) -> None:
    text = line(finished()).decode()
    assert text.count(old) == 1
    (found,) = check_text(text.replace(old, new).encode()).matches
    assert len(found.faults) == 1
    assert "this cannot have happened here" in found.faults[0].what

"""A seed that players' numbers went into: what is true passes, and every planted lie is found."""

import pytest

from rockfall.server.draw import commitment_of, seed_of
from rockfall.server.entries import Closed
from rockfall.server.proof import check_online, check_text
from rockfall.server.table_folds import fold
from tests.server.draws_with_lies import OTHER, Told, check, finished, step_of
from tests.server.lies import faults, line, raw
from tests.server.played import (
    NUMBERS,
    SEED,
    drawn_table,
    finished_table,
    proof_of,
    replay_of,
)

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
    fold(table, table.seq, Closed("void"))
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


# -- exports ---------------------------------------------------------------------------------


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

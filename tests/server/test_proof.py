"""Finished matches are played again: what is true passes, and every planted lie is found."""

from collections.abc import Callable
from typing import Any

import pytest

from rockfall.match.document import save
from rockfall.match.match import Match
from rockfall.server.draw import commitment_of
from rockfall.server.edition_cache import edition_of
from rockfall.server.entries import Closed
from rockfall.server.proof import Checked, check_online, check_text
from rockfall.server.table_folds import fold
from tests.server.lies import faults, finished, raw
from tests.server.played import SEED, dealt_table, play, proof_of, replay_of

EVERYTHING = "jubilee+saboteur2"
Bend = Callable[[dict[str, Any]], None]


def check_bent_proof(bend: Bend) -> Checked:
    """A proof with a lie in it."""
    proof = proof_of(finished())
    bend(proof)
    report = check_text(raw(proof))
    assert (report.kind, report.true) == ("proof", False)
    return report.matches[0]


def check_bent_replay(bend: Bend, spec: str = "jubilee") -> Checked:
    """A true proof beside a replay with a lie in it."""
    replay = replay_of(finished(spec))
    bend(replay)
    report = check_online(raw(proof_of(finished(spec))), raw(replay))
    assert not report.true
    return report.matches[0]


def first(replay: dict[str, Any], kind: str) -> tuple[int, dict[str, Any]]:
    """The first step of a replay that tells something of a kind, and what it tells."""
    return next(
        (number, step["what"])
        for number, step in enumerate(replay["steps"])
        if step["what"]["type"] == kind
    )


# -- what is true ----------------------------------------------------------------------------


@pytest.mark.parametrize("spec", ["jubilee", EVERYTHING])
def test_a_true_match_passes_and_everything_in_it_is_counted(spec: str) -> None:
    table = finished(spec)
    assert table.match is not None
    report = check_online(raw(proof_of(table)), raw(replay_of(table)))
    (found,) = report.matches
    assert (report.kind, report.true, found.faults) == ("server", True, [])
    assert (found.name, found.spec, found.players) == ("cellar", spec, table.match.names)
    assert (found.steps, found.told) == (table.step, table.seq)
    assert (found.scores, found.winners) == (
        table.match.result().scores,
        table.match.result().winners,
    )
    assert found.commitment == commitment_of(SEED)


def test_draws_are_the_cards_that_nobody_could_see_coming() -> None:
    match = Match(edition_of("jubilee", 3, 0), b"x" * 32)
    (found,) = check_text(save(match).encode()).matches
    # B1, B4: 3 hands of 6; 3 goals, chosen and laid; 4 roles for 3 players, one to spare.
    assert (found.steps, found.draws) == (0, 3 * 6 + 2 * 3 + 4)


def test_a_saved_match_passes_over_or_not() -> None:
    table = play(dealt_table(), steps=9)
    assert table.match is not None
    report = check_text(save(table.match).encode())
    (found,) = report.matches
    assert (report.kind, report.true, found.over, found.steps) == ("match", True, False, 9)


def test_a_match_that_was_ended_early_has_a_proof_too() -> None:
    table = play(dealt_table(), steps=5)
    fold(table, table.seq, Closed("void"))
    report = check_online(raw(proof_of(table)), raw(replay_of(table)))
    assert (report.true, report.matches[0].over, report.matches[0].steps) == (True, False, 5)


# -- lies in a proof -------------------------------------------------------------------------


def test_another_seed_does_not_give_the_deal() -> None:
    found = check_bent_proof(lambda proof: proof["match"].update(seed="5f" * 32))
    assert faults(found) == ["$.match.deal", "$.commitment"]


def test_another_seed_with_a_whole_match_of_its_own_breaks_the_promise() -> None:
    other = play(dealt_table(seed="5f" * 32))
    fold(other, other.seq, Closed("finished"))
    match = proof_of(other)["match"]
    found = check_bent_proof(lambda proof: proof.update(match=match))
    assert faults(found) == ["$.commitment"]
    assert found.faults[0].what.startswith(f"{commitment_of(SEED)} was promised, but ")


def test_a_promise_that_the_seed_does_not_keep() -> None:
    found = check_bent_proof(lambda proof: proof.update(commitment="0" * 64))
    assert (faults(found), found.commitment) == (["$.commitment"], "")


def test_another_card_in_one_step() -> None:
    def bend(proof: dict[str, Any]) -> None:
        steps = proof["match"]["steps"]
        step = next(step for step in steps if step["move"].startswith("pass "))
        step["move"] = "pass map" if step["move"] != "pass map" else "pass rockfall"
        where.append(f"$.match.steps[{steps.index(step)}].")

    where: list[str] = []
    (fault,) = faults(check_bent_proof(bend))
    # The seat holds no such card, or it does, and then another one is gone.
    assert fault.removeprefix(where[0]) in {"move", "sum"}


def test_a_step_that_came_to_something_else() -> None:
    found = check_bent_proof(lambda proof: proof["match"]["steps"][7].update(sum="00000000"))
    assert faults(found) == ["$.match.steps[7].sum"]


@pytest.mark.parametrize("seed", ["no seed", None, 7])
def test_what_is_no_seed(seed: object) -> None:
    found = check_bent_proof(lambda proof: proof["match"].update(seed=seed))
    assert faults(found)[-1] == "$.commitment"


def test_steps_that_were_left_out_at_the_end() -> None:
    assert faults(check_bent_proof(lambda proof: proof["match"]["steps"].pop())) == ["$.how"]


def test_a_finished_match_that_is_called_void() -> None:
    assert faults(check_bent_proof(lambda proof: proof.update(how="void"))) == ["$.how"]


def test_a_proof_with_more_or_less_in_it_than_a_proof_has() -> None:
    assert faults(check_bent_proof(lambda proof: proof.pop("how"))) == ["$"]
    assert faults(check_bent_proof(lambda proof: proof.update(more=1))) == ["$"]


def test_a_file_that_is_cut_off_says_where_it_ends() -> None:
    table = finished()
    assert table.match is not None
    text = save(table.match).encode()
    report = check_text(text[: len(text) // 2])
    lines = text[: len(text) // 2].count(b"\n") + 1
    assert not report.true
    assert report.matches[0].faults[0].where.startswith(f"line {lines}, column ")


@pytest.mark.parametrize("text", [b"", b"\xff\xfe", b"[]", b"{}", b"# Rockfall", b"[" * 100_000])
def test_what_is_nothing_of_ours_is_not_true(text: bytes) -> None:
    report = check_text(text)
    assert (report.true, len(report.matches[0].faults)) == (False, 1)


# -- lies in a replay ------------------------------------------------------------------------


def test_a_card_that_was_told_otherwise() -> None:
    def bend(replay: dict[str, Any]) -> None:
        number, moved = next(
            (number, step["what"])
            for number, step in enumerate(replay["steps"])
            if any(op[0] == 2 for op in step["what"].get("ops", ())) and number > 10
        )
        at = next(i for i, op in enumerate(moved["ops"]) if op[0] == 2)
        moved["ops"][at] = [*moved["ops"][at][:2], moved["ops"][at][2] ^ 1, *moved["ops"][at][3:]]
        where.append(f"replay $.steps[{number}].what.ops[{at}]")

    where: list[str] = []
    assert faults(check_bent_replay(bend)) == where


@pytest.mark.parametrize(
    ("kind", "field", "value"),
    [
        ("ended", "scores", [99, 0, 0]),
        ("ended", "winners", [0, 1, 2]),
        ("ended", "roles", ["saboteur"] * 3),
        ("ended", "seed", "5f" * 32),
        ("ended", "how", "void"),
        ("began", "commitment", "0" * 64),
        ("began", "names", ["Anna", "Cleo", "Bot 2"]),
        ("moved", "seat", 2),
        ("moved", "move", 12345),
        ("moved", "verdicts", [{"seq": 7, "true": True}]),
    ],
)
def test_a_field_that_was_told_otherwise(kind: str, field: str, value: object) -> None:
    def bend(replay: dict[str, Any]) -> None:
        number, what = first(replay, kind)
        assert what[field] != value
        what[field] = value
        where.append(f"replay $.steps[{number}].what.{field}")

    where: list[str] = []
    found = check_bent_replay(bend)
    assert any(fault.startswith(where[0]) for fault in faults(found)), found.faults


def test_a_layout_that_names_cards_otherwise() -> None:
    def bend(replay: dict[str, Any]) -> None:
        kinds = first(replay, "began")[1]["layout"]["kinds"]
        kinds[3], kinds[4] = kinds[4], kinds[3]

    number = first(replay_of(finished()), "began")[0]
    assert faults(check_bent_replay(bend)) == [f"replay $.steps[{number}].what.layout"]


def test_a_verdict_that_nobody_was_told() -> None:
    def bend(replay: dict[str, Any]) -> None:
        for step in replay["steps"]:
            if step["what"].get("verdicts"):
                step["what"]["verdicts"] = []
                where.append(f"replay $.steps[{step['seq']}].what.verdicts")

    where: list[str] = []
    assert faults(check_bent_replay(bend)) == where
    assert where


def test_a_step_that_is_missing() -> None:
    assert faults(check_bent_replay(lambda replay: replay["steps"].pop(20))) == [
        "replay $.steps[20].seq"
    ]


def test_an_end_that_is_missing() -> None:
    found = check_bent_replay(lambda replay: replay["steps"].pop())
    assert "replay $.steps" in faults(found)


def test_moves_that_are_missing_at_the_end() -> None:
    def bend(replay: dict[str, Any]) -> None:
        del replay["steps"][-2:]

    assert faults(check_bent_replay(bend)) == ["replay $.steps"]


def test_a_table_that_is_shown_otherwise() -> None:
    def bend(replay: dict[str, Any]) -> None:
        replay["info"]["commitment"] = "0" * 64

    assert faults(check_bent_replay(bend)) == ["replay $.info.commitment"]


def test_what_cannot_have_happened() -> None:
    def bend(replay: dict[str, Any]) -> None:
        first(replay, "sat")[1]["member"] = 40

    number = first(replay_of(finished()), "sat")[0]
    assert faults(check_bent_replay(bend)) == [f"replay $.steps[{number}]"]


@pytest.mark.parametrize("eye", [-2, 0, 99])
def test_a_replay_that_is_not_the_public_one(eye: int) -> None:
    assert faults(check_bent_replay(lambda replay: replay.update(eye=eye))) == ["replay $.eye"]


def test_a_server_that_answers_something_else() -> None:
    report = check_online(b"<html>", raw(replay_of(finished())))
    assert (report.true, faults(report.matches[0])) == (False, ["$"])

"""`./run bench`: what is counted, what is reported, and which form of the engine runs."""

import json
import shutil
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from random import Random

import msgspec
import pytest

from bench.__main__ import main
from bench.engine import BenchError, call_worker
from bench.programs import HOME, ROOT
from bench.report import Report, make_report
from bench.table import show
from bench.worker import Outcomes, Sampler, by_choices, by_walking, peer_game, rates
from tests.cli.commands import call_outside, copy_sources

WHOLE_RUN = """
import sys
sys.modules["pyspiel"] = None  # as if it were not installed
from bench.__main__ import main
sys.exit(main(["engine", "--json", "--seconds", "0.001"]))
"""
NO_COMPILER = "raise SystemExit('no C compiler found')"


class Lottery:
    """A game with a peer's protocol: a draw (7 never, 8 always), two choices, another draw."""

    def __init__(self, history: list[list[int]]) -> None:
        self.line: list[int] = []
        history.append(self.line)

    def is_terminal(self) -> bool:
        return len(self.line) == 4

    def is_chance_node(self) -> bool:
        return len(self.line) in {0, 3}

    def chance_outcomes(self) -> Outcomes:
        assert self.is_chance_node()
        return [(7, 0.0), (8, 1.0)]

    def legal_actions(self) -> list[int]:
        assert not self.is_chance_node()
        return [1, 2, 3]

    def apply_action(self, action: int) -> None:
        self.line.append(action)


@pytest.mark.parametrize("sample", [by_choices, by_walking])
def test_plies_are_decisions_and_nodes_count_chance_too(sample: Sampler) -> None:
    history: list[list[int]] = []
    game = peer_game(lambda: Lottery(history), sample)
    assert game(Random(1)) == (2, 4)
    # Three equally likely choices, none of them out of reach.
    for number in range(60):
        game(Random(number))
    assert {line[0] for line in history} == {line[3] for line in history} == {8}
    assert {line[1] for line in history} == {line[2] for line in history} == {1, 2, 3}


@pytest.mark.parametrize("sample", [by_choices, by_walking])
def test_chance_follows_its_probabilities(sample: Sampler) -> None:
    random = Random(5)
    draws = [sample(random, [(4, 0.25), (5, 0.75)]) for _ in range(4000)]
    # Five standard deviations around 1000 of 4000.
    assert abs(draws.count(4) - 1000) < 5 * (4000 * 0.25 * 0.75) ** 0.5
    assert set(draws) == {4, 5}


def test_walking_lands_on_the_last_outcome_if_the_sum_falls_short_of_one() -> None:
    class Top(Random):
        def random(self) -> float:
            return 0.999_999_9

    assert by_walking(Top(), [(4, 0.5), (5, 0.499_999)]) == 5


def test_rates_divide_both_counts_by_the_same_time() -> None:
    plies, nodes = rates(lambda random: (2, 5), 0.01, seed=1)
    assert nodes / plies == pytest.approx(2.5)


def numbers(rate: float, **more: float) -> dict[str, float]:
    return {"plies_per_s": rate, "fast_plies_per_s": 1.5 * rate, **more}


def peers(hearts: float) -> dict[str, list[dict[str, float]]]:
    rated = {"hearts": hearts, "crazy_eights": 300.0, "hanabi": 50.0}
    return {
        peer: [numbers(rate, nodes_per_s=2 * rate, lean_plies_per_s=3 * rate)]
        for peer, rate in rated.items()
    }


def ours(compiled: float, interpreted: float, copy: float) -> dict[str, list[dict[str, float]]]:
    return {
        "compiled": [numbers(compiled, copy_us=copy)],
        "interpreted": [numbers(interpreted, copy_us=2 * copy)],
    }


@pytest.mark.engine
def test_ratios_are_the_quotients_of_what_is_reported() -> None:
    measured = [call_worker("interpreted", HOME, 0.01, seed) for seed in range(3)]
    runs = {"interpreted": measured, "compiled": [numbers(9.0e5, copy_us=1.5)], **peers(1.5e5)}
    told = json.loads(msgspec.json.encode(make_report(runs, 0.01, {})))
    rate = sorted(run["plies_per_s"] for run in measured)[1]
    assert told["plies_per_s"] == {"interpreted": pytest.approx(rate), "compiled": 9.0e5}
    assert told["fast_plies_per_s"]["interpreted"] > 0
    assert told["fast_plies_per_s"]["compiled"] == 1.5 * 9.0e5
    assert told["copy_us"]["interpreted"] > 0
    assert told["peers"] == {"hearts": 1.5e5, "crazy_eights": 300.0, "hanabi": 50.0}
    assert told["peers_nodes"] == {"hearts": 3.0e5, "crazy_eights": 600.0, "hanabi": 100.0}
    assert told["ratio"] == {
        "compiled_vs_hearts": 6.0,
        "interpreted_vs_hearts": told["plies_per_s"]["interpreted"] / 1.5e5,
    }
    assert told["repetitions"] == 3


def test_the_median_is_reported_and_the_extremes_beside_it() -> None:
    rates_seen = (500.0, 100.0, 130.0)
    runs = {"compiled": [numbers(rate, copy_us=rate / 100) for rate in rates_seen]}
    report = make_report(runs, 1.0, {})
    assert report.plies_per_s.compiled == 130.0
    assert report.copy_us.compiled == 1.3
    assert report.spread == {"compiled": (100.0, 500.0)}


@pytest.mark.parametrize(
    ("compiled", "interpreted", "copy", "reached"),
    [
        (200.0, 50.0, 3.0, [True, True, True]),
        (199.0, 49.0, 3.01, [False, False, False]),
        (1000.0, 10.0, 0.5, [True, False, True]),
    ],
)
def test_goals_are_judged_at_their_bounds(
    compiled: float, interpreted: float, copy: float, reached: list[bool]
) -> None:
    report = make_report(ours(compiled, interpreted, copy) | peers(100.0), 1.0, {})
    assert [goal.reached for goal in report.goals] == reached


def test_what_was_not_measured_is_null_and_no_goal_is_reached_by_it() -> None:
    report = make_report({"interpreted": [numbers(10.0, copy_us=1.0)]}, 1.0, {})
    told = json.loads(msgspec.json.encode(report))
    assert told["plies_per_s"] == {"interpreted": 10.0, "compiled": None}
    assert told["peers"] == {"hearts": None, "crazy_eights": None, "hanabi": None}
    assert told["ratio"] == {"compiled_vs_hearts": None, "interpreted_vs_hearts": None}
    assert [goal["reached"] for goal in told["goals"]] == [False, False, False]


def lines(report: Report, capsys: pytest.CaptureFixture[str]) -> list[str]:
    show(report)
    return capsys.readouterr().out.splitlines()


def test_the_tables_show_ratios_and_judgements(capsys: pytest.CaptureFixture[str]) -> None:
    report = make_report(ours(150.0, 60.0, 1.0) | peers(100.0), 1.0, {"cores": 2})
    shown = [" ".join(line.split()) for line in lines(report, capsys)]
    assert "Rockfall compiled 150 150–150 225 1.00" in shown
    assert "compiled, against their plies 1.50 0.50 3.00" in shown
    assert "compiled, against their nodes 0.75 0.25 1.50" in shown
    assert "interpreted, against their lean plies 0.20 0.07 0.40" in shown
    assert "compiled at least 2 x hearts 1.50 MISSED" in shown
    assert "interpreted at least 0.5 x hearts 0.60 reached" in shown
    assert "compiled copy within 3 us 1.00 reached" in shown


def test_the_tables_say_what_was_not_measured(capsys: pytest.CaptureFixture[str]) -> None:
    report = make_report({"interpreted": [numbers(10.0, copy_us=1.0)]}, 1.0, {})
    assert sum(line.endswith("not measured") for line in lines(report, capsys)) == 3


def test_the_interpreted_form_overlooks_binaries(tmp_path: Path) -> None:
    home = copy_sources(tmp_path)
    binary = home / "rockfall" / "kernel" / f"state{EXTENSION_SUFFIXES[0]}"
    binary.write_bytes(b"no machine code at all")
    assert call_worker("interpreted", home, 0.001, 1)["plies_per_s"] > 0
    with pytest.raises(BenchError, match=r"measuring compiled failed:\n(?s:.)*ImportError"):
        call_worker("compiled", home, 0.001, 1)


def test_a_form_other_than_the_one_meant_is_not_measured(tmp_path: Path) -> None:
    home = copy_sources(tmp_path)
    with pytest.raises(
        BenchError, match=r"the compiled engine was to be measured, but .*state\.py"
    ):
        call_worker("compiled", home, 0.001, 1)


def test_without_a_compiler_and_without_peers_it_measures_what_it_can(tmp_path: Path) -> None:
    home = copy_sources(tmp_path)
    shutil.copytree(ROOT / "bench", home / "bench")
    (home / "tools").mkdir()
    (home / "tools" / "compile.py").write_text(NO_COMPILER)
    done = call_outside(home, WHOLE_RUN)
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert told["plies_per_s"]["interpreted"] > 0
    assert told["copy_us"]["interpreted"] > 0
    assert told["plies_per_s"]["compiled"] is told["ratio"]["compiled_vs_hearts"] is None
    assert told["repetitions"] == 5
    tried, compiled, missing = done.stderr.splitlines()
    assert "compiling the engine" in tried
    assert "the compiled engine is not measured: mypyc failed (no C compiler found)" in compiled
    assert "the peers are not measured: `./run bench` installs them" in missing


@pytest.mark.parametrize("text", ["0", "-1", "soon", "nan", "inf"])
def test_seconds_must_be_a_number_above_zero(text: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["engine", f"--seconds={text}"]) == 2
    sentence = f"run bench: --seconds takes a number above 0, not '{text}'\n"
    assert capsys.readouterr().err == sentence

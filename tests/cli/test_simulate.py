"""`rockfall simulate`: the same numbers however they were computed, and clear refusals."""

import json
import signal
from collections.abc import Iterator
from statistics import mean, stdev
from typing import Any

import pytest

from rockfall.arena.deals import game_seed
from rockfall.bots.play import GameRecord, play_game
from rockfall.cli import simulate
from rockfall.cli.simulate import Plan, play, report
from rockfall.cli.tally import Tally
from rockfall.editions.registry import load
from tests.cli.commands import call

QUICK = ("--bots", "random", "--games", "4", "--seed", "cave")


def output(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert call(simulate.add_parser, "simulate", *words) == 0
    printed = capsys.readouterr()
    assert printed.err == ""
    return printed.out


def result(capsys: pytest.CaptureFixture[str], *words: str) -> Any:
    return json.loads(output(capsys, "--json", *words))


def test_one_worker_and_two_print_the_same_bytes(capsys: pytest.CaptureFixture[str]) -> None:
    words = (*QUICK, "--players", "3,5", "--json")
    alone = output(capsys, *words, "--workers", "1")
    assert alone == output(capsys, *words, "--workers", "2")


def test_the_size_of_chunks_changes_nothing() -> None:
    plan = Plan("jubilee", "cave", 5, {4: ("random",) * 4}, 1)
    reports = []
    for size in (1, 3, 5):
        tallies = {4: Tally(4)}
        play(plan, tallies, quiet=True, chunk_size=size)
        reports.append(json.dumps(report(plan, tallies)))
    assert len(set(reports)) == 1


def test_a_number_of_players_gives_the_same_alone_and_among_others(
    capsys: pytest.CaptureFixture[str],
) -> None:
    alone = result(capsys, *QUICK, "--players", "5", "--workers", "1")
    among = result(capsys, *QUICK, "--players", "3-5", "--workers", "1")
    assert list(among["players"]) == ["3", "4", "5"]
    assert among["players"]["5"] == alone["players"]["5"]


def test_another_seed_plays_other_games(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("--bots", "random", "--games", "4", "--workers", "1")
    one = result(capsys, *words, "--seed", "1")
    two = result(capsys, *words, "--seed", "2")
    assert one["players"]["5"]["nuggets"] != two["players"]["5"]["nuggets"]


def records(players: int, bots: tuple[str, ...], games: int) -> Iterator[GameRecord]:
    edition = load("classic+E6=no", players)
    for number in range(games):
        yield play_game(edition, bots, game_seed("cave", players, number))


def test_all_numbers_can_be_recounted_from_the_records(capsys: pytest.CaptureFixture[str]) -> None:
    bots = ("standard", "random", "standard", "standard")
    options = ("--players", "4", "--bots", ",".join(bots), "--games", "6", "--seed", "cave")
    told = result(capsys, *options, "--edition", "classic+E6=no", "--workers", "1")
    games = list(records(4, bots, 6))
    rounds = [played for game in games for played in game.rounds]

    assert told["edition"] == "classic+E6=no"
    assert told["bots"] == {"4": list(bots)}
    table = told["players"]["4"]
    assert (table["games"], table["rounds"]) == (6, 18)
    scores = [mean(seat) for seat in zip(*(game.scores for game in games), strict=True)]
    assert table["nuggets"] == pytest.approx(scores, abs=1e-6)
    assert {int(dealt) for dealt in table["saboteurs"]} == {played.foes for played in rounds}
    for dealt, part in [(None, table), *table["saboteurs"].items()]:
        of_sort = [r for r in rounds if dealt is None or r.foes == int(dealt)]
        plies = [played.plies for played in of_sort]
        assert part["rounds"] == len(of_sort)
        for winner, won in part["won"].items():
            count = sum(played.winner == winner for played in of_sort)
            assert won["rounds"] == count
            assert won["share"] == pytest.approx(count / len(of_sort), abs=1e-6)
            assert won["low"] <= won["share"] <= won["high"]
        assert part["plies"]["mean"] == pytest.approx(mean(plies), abs=1e-6)
        if len(plies) > 1:
            assert part["plies"]["sd"] == pytest.approx(stdev(plies), abs=1e-6)
        assert (part["plies"]["min"], part["plies"]["max"]) == (min(plies), max(plies))


def test_the_table_shows_what_the_object_holds(capsys: pytest.CaptureFixture[str]) -> None:
    words = (*QUICK, "--workers", "1")
    table = result(capsys, *words)["players"]["5"]
    text = output(capsys, *words)
    won = table["won"]["saboteurs"]
    low, share, high = (f"{100 * won[key]:.1f}" for key in ("low", "share", "high"))
    whole = next(line for line in text.splitlines() if line.split()[:3] == ["5", "all", "12"])
    assert f"{share} ({low}–{high})" in whole
    assert f"{table['plies']['min']}–{table['plies']['max']}" in whole
    assert ", ".join(f"random {mean:.1f}" for mean in table["nuggets"]) in text


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("--players two", "--players takes numbers such as 5, 3-10 or 3,5,7, not 'two'"),
        ("--players 5-3", "--players has a range that runs backwards: '5-3'"),
        ("--players 2", "the base game is for 3 to 10 players, not for 2"),
        ("--players 9-11", "the base game is for 3 to 10 players, not for 11"),
        ("--games 0", "--games takes a whole number from 1 up, not '0'"),
        ("--games many", "--games takes a whole number from 1 up, not 'many'"),
        ("--workers -1", "--workers takes a whole number from 1 up, not '-1'"),
        ("--edition gold", "unknown edition 'gold': there are jubilee, classic, gigamic, cave"),
        ("--edition classic+E6=maybe", "switch E6 cannot be 'maybe': it can be no, yes"),
        (
            "--bots genius.sly",
            "--bots has no bot 'genius': there are random, newcomer, standard, detective",
        ),
        (
            "--bots standard.grim",
            "--bots has no persona 'grim': there are sly, talkative, cautious, hot-headed",
        ),
        (
            "--bots detective --edition cave",
            "--bots has no bot 'detective': there are random, newcomer, standard",
        ),
        (
            "--bots random,standard --players 5",
            "--bots names 2 bots for 5 players: name one, or one for each",
        ),
    ],
)
def test_input_that_makes_no_sense_is_refused_in_one_sentence(
    words: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert call(simulate.add_parser, "simulate", *words.split()) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err == f"rockfall simulate: {sentence}\n"


def test_numbers_of_players_can_be_mixed_and_come_in_order(
    capsys: pytest.CaptureFixture[str],
) -> None:
    words = ("--bots", "random", "--games", "1", "--workers", "1")
    told = result(capsys, *words, "--players", "6,3-4,3")
    assert list(told["players"]) == ["3", "4", "6"]


def test_a_game_without_foes_of_all_is_counted_by_its_sides_alone(
    capsys: pytest.CaptureFixture[str],
) -> None:
    words = ("--edition", "cave", "--bots", "random", "--games", "2", "--workers", "1")
    shown = output(capsys, *words, "--players", "2-8")
    head = next(line for line in shown.splitlines() if line.startswith("players"))
    assert head.split() == ["players", "rounds", "yellow", "won", "blue", "won", "nobody", "plies"]
    rows = [line.split()[0] for line in shown.splitlines() if "±" in line][1:]
    assert rows == ["2", "3", "4", "5", "6", "7", "8"]


@pytest.mark.interpreted  # compiled, it is over before anybody can interrupt it
def test_an_interrupted_simulation_says_how_far_it_came(
    capsys: pytest.CaptureFixture[str],
) -> None:
    options = {"--bots": "random", "--players": "3", "--games": "100000", "--workers": "1"}
    words = [word for option in options.items() for word in option]
    # The same exception that Ctrl-C raises, at a moment when games are being played.
    previous = signal.signal(signal.SIGALRM, signal.default_int_handler)
    signal.setitimer(signal.ITIMER_REAL, 1.0)
    try:
        assert call(simulate.add_parser, "simulate", *words) == 130
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, previous)
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.startswith("rockfall simulate: interrupted after ")
    assert printed.err.endswith(" of 100,000 games\n")
    assert printed.err.count("\n") == 1

"""The crew of processes: seeds of games, and an end without leftovers."""

import signal
import subprocess
import sys
from multiprocessing import active_children

import pytest

from rockfall.cli import simulate
from rockfall.cli.game_pool import chunks, game_seed, play_all
from rockfall.cli.tally import Tally
from tests.cli.commands import call

ENDLESS = chunks("jubilee", ("random",) * 3, "0", games=100_000, size=1)

LEADER = """
from rockfall.cli.game_pool import chunks, play_all
work = chunks("jubilee", ("random",) * 3, "0", games=100_000, size=1)
if __name__ == "__main__":
    play_all(work, 2, lambda tally: print("playing", flush=True))
"""


def test_every_game_has_a_seed_of_its_own() -> None:
    runs = [("1", 11, 1), ("1", 1, 11), ("11", 1, 1), ("1/1", 1, 1), ("", 5, 0), ("0", 5, 0)]
    assert len({game_seed(*run) for run in runs}) == len(runs)
    assert game_seed("cave", 5, 7) == game_seed("cave", 5, 7)


def test_chunks_hold_every_game_once() -> None:
    for size in (1, 3, 10, 99):
        work = chunks("jubilee", ("random",) * 3, "0", games=10, size=size)
        played = [number for chunk in work for number in range(chunk.first, chunk.end)]
        assert played == list(range(10))


def test_an_error_ends_the_whole_crew() -> None:
    def stop(tally: Tally) -> None:
        assert len(active_children()) == 2
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        play_all(ENDLESS, 2, stop)
    assert active_children() == []


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


def test_the_crew_does_not_outlive_a_leader_that_was_killed() -> None:
    with subprocess.Popen(
        [sys.executable, "-c", LEADER], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as leader:
        assert leader.stdout is not None
        assert leader.stdout.readline() == "playing\n"
        leader.kill()
        # Its processes share its output: the end of that is only seen when all of them are gone.
        rest, _ = leader.communicate(timeout=60)
    assert set(rest.split()) <= {"playing"}

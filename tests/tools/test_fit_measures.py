"""What is measured besides a fit: who is like a digger, how well saboteurs are read, clans."""

import numpy as np
import pytest

from tools.fit.alike import strange
from tools.fit.cave import Choice, fit
from tools.fit.ceiling import judged
from tools.fit.duels import change, deals, duel, read_after
from tools.fit.figures import told
from tools.fit.rounds import BASE, Pool, Task


def test_who_only_digs_does_nothing_strange_and_who_strikes_does() -> None:
    seed = deals(4, 1, 1, "alike")[0]
    assert strange(4, "loyal", seed) == [0]
    assert strange(4, "sleeper-early", seed)[0] > 0


def test_who_strikes_at_once_is_read_after_two_laps_and_who_only_digs_is_not() -> None:
    seeds = deals(4, 1, 3, "read")
    struck, dug = (
        read_after(2, duel(seeds, 4, ({"standard": 1}, {style: 1}), 1))
        for style in ("all-in", "loyal")
    )
    assert struck > 0.9 > dug


def test_a_fit_of_cases_finds_what_speaks_for_the_true_one() -> None:
    choice = Choice(np.zeros(2), np.array([[1.0, 0.0], [0.0, 0.0]]), 0)
    other = Choice(np.zeros(2), np.array([[0.0, 1.0], [0.0, 0.0]]), 1)
    found = fit([choice, other], ("for", "against"))
    assert found["for"] > 0 > found["against"]


def test_a_change_is_counted_deal_by_deal() -> None:
    seeds = deals(4, 1, 4, "change")
    dug, idled = (duel(seeds, 4, ({"standard": 1}, {style: 1}), 1) for style in ("loyal", "idler"))
    lost = [one._replace(won=False) for one in dug]
    assert change(dug, dug).startswith("+0.0 points")
    assert change(dug, lost).startswith("+100.0 points")
    assert change(lost, idled).startswith("-100.0 points")


@pytest.mark.parametrize(("hands", "goals"), [(0, False), (3, False), (0, True)])
def test_a_judge_who_knows_how_all_play_tells_who_strikes_and_not_who_only_digs(
    hands: int, goals: bool
) -> None:
    seeds = deals(4, 1, 3, "judge")
    pools: dict[str, Pool] = {style: ({"standard": 1}, {style: 1}) for style in ("all-in", "loyal")}
    struck, dug = (
        told(
            [
                row
                for seed in seeds
                for row in judged(Task(BASE, 4, pool, seed, False), hands, goals)
            ]
        )
        for pool in pools.values()
    )
    assert struck.figures().auc == 1
    # It is one of three others, or lies aside: nothing was learnt.
    assert dug.chances == pytest.approx(0.25)

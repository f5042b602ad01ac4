"""What is measured besides a fit: who is like a digger, how well saboteurs are read, clans."""

import numpy as np

from tools.fit.alike import strange
from tools.fit.cave import Choice, fit
from tools.fit.duels import change, deals, duel, read_after


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

"""Fitting beliefs: the model is what bots compute, its slope is right, and a seed repeats it."""

import numpy as np
import pytest

from rockfall.bots.beliefs.observer import seatless
from rockfall.bots.beliefs.weights import fitted
from tests.bots.beliefs.tables import Watched
from tools.fit.design import DONE, PAIRS, SORTS, WIDTH, design
from tools.fit.figures import figures, told
from tools.fit.model import BLANK, WAYS, Model, Parameters, Ways, fit, parameters
from tools.fit.plans import TEMPER, Plan, Workshop
from tools.fit.rounds import BASE, Pool, Round, Seen, play, tasks

POOL: Pool = ({"standard": 1, "clumsy": 1}, {"all-in": 1, "sleeper-early": 1})


def rounds(seats: int, count: int) -> list[Round]:
    return play(list(tasks("test", seats, count, POOL)), 1)


def test_the_model_computes_what_an_observer_does() -> None:
    table = Watched(5, b"model").play(20)
    weights = fitted()
    goals = table.observer.evidence.goals
    assert len(goals) == 3
    seen = tuple(Seen(deed, goals) for deed in table.deeds)
    played = Round(BASE, 5, ("",) * 5, 3, goals, goals[0], seen, (), (), False)
    ways = Ways(weights.asleep, weights.wakes, weights.shares)
    model = Model(design([played]), ways)
    chances = model.chances(parameters(weights), weights.temper)[-1]
    found = table.observer.asks(seatless(table.truth))
    assert list(model.foes.T @ chances.sum(axis=1)) == pytest.approx(list(found.foes))
    assert list(chances.sum(axis=0)) == pytest.approx(list(found.goals.values()))


def test_the_slope_is_how_the_loss_changes() -> None:
    model = Model(design(rounds(4, 6)), WAYS)
    dice = np.random.default_rng(1)
    sizes = [len(names) * WIDTH for names in (SORTS, DONE, PAIRS)]
    shapes = [(len(WAYS.shares), sizes[0]), (sizes[1],), (sizes[2],)]
    at = Parameters(*[dice.normal(0, 0.5, shape) for shape in shapes])
    _, slope = model.slope(at)
    step = 1e-5
    for whole, steep in zip(at, slope, strict=True):
        part, found = whole.reshape(-1), steep.ravel()
        for number in np.argsort(-np.abs(found))[:6]:
            part[number] += step
            more = model.slope(at)[0]
            part[number] -= 2 * step
            less = model.slope(at)[0]
            part[number] += step
            assert (more - less) / (2 * step) == pytest.approx(found[number], rel=1e-3, abs=1e-6)


def test_a_fit_makes_the_truth_likelier_than_it_was_at_first() -> None:
    made = design(rounds(4, 12))
    model = Model(made, WAYS)
    found = fit([made], WAYS, steps=20)
    none = Parameters(*[np.zeros_like(part) for part in found])
    assert model.slope(found)[0] < 0.8 * model.slope(none)[0]


def test_the_same_rounds_are_played_by_one_worker_and_by_two() -> None:
    chosen = list(tasks("workers", 4, 4, POOL))
    assert play(chosen, 1) == play(chosen, 2)


def test_a_fit_begins_from_nothing_and_a_seed_repeats_it() -> None:
    plan = Plan(
        BASE, ({"standard": 1, "detective": 1}, {"all-in": 1, "detective": 1}), {4: 100}, (1, 1)
    )
    tables = [
        Workshop(plan, "again", workers).fitted(4)[0].weights(TEMPER, WAYS) for workers in (1, 2)
    ]
    assert tables[0] == tables[1]
    assert tables[0].foe != BLANK.foe


def test_figures_of_odds_that_are_known() -> None:
    true = np.array([0.0, 0.0, 1.0, 1.0])
    sure = figures(np.array([0.0, 0.1, 0.9, 1.0]), true)
    assert sure.auc == 1
    assert sure.ece == pytest.approx(0.05)
    blind = figures(np.full(4, 0.5), true)
    assert (blind.auc, blind.ece) == (0.5, 0.0)
    assert blind.loss == pytest.approx(np.log(2))
    assert figures(1 - true, true).auc == 0


def test_odds_are_held_against_others_round_by_round() -> None:
    rows = [(0.9, 1.0, "all-in", one) for one in range(4)] + [(0.1, 0.0, "", 4)]
    sure, blind = told(rows), told([(0.5, *row[1:]) for row in rows])
    more, wide = sure.beside(blind)
    assert more == pytest.approx(np.log(0.5 / 0.9))
    assert wide == pytest.approx(0, abs=1e-9)
    assert blind.beside(blind) == (0, 0)
    # The same in fewer rounds is worth less.
    mixed = [(chance, 1.0, "", one) for one, chance in enumerate((0.9, 0.8, 0.3, 0.2))]
    paired = [(chance, 1.0, "", one // 2) for one, (chance, *_) in enumerate(mixed)]
    even = told([(0.5, 1.0, "", one) for one in range(4)])
    assert told(paired).beside(even)[1] > told(mixed).beside(even)[1] > 0

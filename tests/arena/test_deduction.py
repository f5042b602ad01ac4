"""Measures of beliefs against sums over every single one, and against values by hand."""

from itertools import product
from math import log
from random import Random

import pytest

from rockfall.arena.deduction import Beliefs, Notebook, Sheet, SheetKey, merge, note, phases, prior
from rockfall.bots.bot import Belief
from rockfall.bots.play import Moment, RoundRecord, play_rounds
from tests.support.play import edition


def filled(pairs: list[tuple[float, bool]]) -> Sheet:
    sheet = Sheet()
    for belief, so in pairs:
        sheet.add(belief, so)
    return sheet


def drawn(seed: int) -> list[tuple[float, bool]]:
    """Beliefs that are roughly right, with many ties among them."""
    chance = Random(seed)
    beliefs = [round(chance.random(), 2) for _ in range(300)]
    return [(belief, chance.random() < belief**1.5) for belief in beliefs]


@pytest.mark.parametrize("seed", range(3))
def test_measures_are_what_summing_over_every_belief_gives(seed: int) -> None:
    pairs = drawn(seed)
    sheet = filled(pairs)
    assert sheet.brier() == pytest.approx(sum((p - so) ** 2 for p, so in pairs) / 300)
    kept = [min(max(p if so else 1 - p, 0.5e-4), 1 - 0.5e-4) for p, so in pairs]
    assert sheet.log_loss() == pytest.approx(-sum(map(log, kept)) / 300)
    true = [p for p, so in pairs if so]
    false = [p for p, so in pairs if not so]
    wins = [(t > f) + (t == f) / 2 for t, f in product(true, false)]
    assert sheet.auc() == pytest.approx(sum(wins) / len(wins))
    tenths = [[pair for pair in pairs if min(int(pair[0] * 10), 9) == tenth] for tenth in range(10)]
    errors = [abs(sum(p for p, _ in tenth) - sum(so for _, so in tenth)) for tenth in tenths]
    assert sheet.ece() == pytest.approx(sum(errors) / 300)
    assert sheet.seen_through() == pytest.approx(sum(p > 0.5 for p in true) / len(true))


def test_known_beliefs_have_known_measures() -> None:
    sheet = filled([(1.0, True), (0.0, False), (0.5, True), (0.5, False)])
    assert sheet.brier() == pytest.approx(0.125)
    assert sheet.auc() == pytest.approx(7 / 8)
    assert sheet.ece() == 0
    assert sheet.log_loss() == pytest.approx(log(2) / 2, abs=1e-4)


def test_who_was_certain_and_wrong_has_lost_much_but_not_all() -> None:
    assert filled([(1.0, False)]).log_loss() == pytest.approx(log(20_000))


def test_without_both_sorts_there_is_no_order_to_be_right_about() -> None:
    assert filled([(0.3, True)]).auc() is None
    assert filled([(0.3, False)]).seen_through() is None


def test_it_does_not_matter_who_counted_what_first() -> None:
    pairs = drawn(7)
    whole = filled(pairs)
    for cut in (0, 1, 150):
        one, other = filled(pairs[cut:]), filled(pairs[:cut])
        one.merge(other)
        assert one.counts == whole.counts


@pytest.mark.rule("B1")
@pytest.mark.parametrize(
    ("seats", "chance", "brier"),
    [(3, 0.333, 0.222), (4, 0.25, 0.188), (5, 0.4, 0.24), (8, 0.375, 0.234), (10, 0.4, 0.24)],
)
def test_the_prior_is_what_the_table_of_roles_says(seats: int, chance: float, brier: float) -> None:
    found = prior(edition("jubilee", seats).rules.layout, foe=False)
    assert found == pytest.approx(chance, abs=5e-4)
    assert found * (1 - found) == pytest.approx(brier, abs=6e-4)


def test_skill_is_the_part_of_the_priors_error_that_is_gone() -> None:
    truths = [True, False, False, False]
    even = filled([(0.25, so) for so in truths])
    assert Beliefs(even, even).skill() == 0
    assert Beliefs(filled([(float(so), so) for so in truths]), even).skill() == 1
    assert Beliefs(filled([(float(not so), so) for so in truths]), even).skill() == pytest.approx(
        1 - 1 / 0.1875
    )


def test_the_phases_of_a_round_are_moments_of_it_in_order() -> None:
    moments = tuple(Moment((bool(at),), ()) for at in range(9))
    assert [name for name, _ in phases(moments)] == ["lap 1", "lap 2", "half", "end"]
    assert [moment for _, moment in phases(moments)] == [moments[at] for at in (1, 2, 4, 8)]
    assert [name for name, _ in phases(moments[:2])] == ["end"]


def test_only_those_who_do_not_hinder_are_asked_and_never_about_themselves() -> None:
    layout = edition("jubilee", 3).rules.layout
    foes = (False, True, False)
    beliefs = (Belief((0.0, 0.7, 0.3), {}), Belief((0.5, 1.0, 0.5), {}), None)
    moments = (Moment(foes, beliefs), Moment(foes, beliefs))
    played = RoundRecord(1, "diggers", 3, (), (), (0, 2), moments)
    notebook: Notebook = {}
    note(notebook, layout, ("a", "b", "c"), played)
    assert list(notebook) == [SheetKey(3, 1, "end", "a", "a+c", "b")]
    (sheets,) = notebook.values()
    assert sheets.held.rows() == [(0.3, 1, 0), (0.7, 0, 1)]
    assert sheets.prior.rows() == [(0.3333, 1, 1)]


def test_deeds_make_standard_bots_better_judges_than_the_deal_alone() -> None:
    built = edition("jubilee", 5)
    notebook: Notebook = {}
    for number in range(6):
        bots = ("standard",) * 5
        (played,) = play_rounds(built, bots, b"judges %d" % number, 1, beliefs=True).rounds
        other: Notebook = {}
        note(other, built.rules.layout, bots, played)
        merge(notebook, other)
    (end,) = [sheets for key, sheets in notebook.items() if key[1:3] == (2, "end")]
    assert end.prior.auc() == 0.5
    assert (end.held.auc() or 0) > 0.7
    assert (end.skill() or 0) > 0

"""In The Dark Cave deeds say who works for whom, and where the exit is."""

from itertools import permutations

import pytest

from rockfall.bots.cave.lookup import lookup_of
from rockfall.bots.cave.loyalty import OF_GOALS, TO_OTHERS, CaveObserver, cases, fitted
from rockfall.kernel.dice import Dice
from rockfall.kernel.layout import WATCHER
from rockfall.kernel.sight import mask
from rockfall.kernel.state import State
from tests.support.play import edition


def begun(seats: int) -> tuple[CaveObserver, State]:
    """A table before the first move, and who watches it."""
    rules = edition("cave", seats).rules
    return CaveObserver(lookup_of(rules)), rules.start(Dice(b"loyalty"))


@pytest.mark.rule("D2")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_before_any_deed_all_deals_of_the_clan_cards_count_alike(seats: int) -> None:
    observer, truth = begun(seats)
    view, lookup = mask(truth, 0), observer.lookup
    found = observer.asks(view).foes
    layout = lookup.layout
    roles = [kind for kind in layout.frame.sides for _ in range(layout.count[kind])]
    clans = [
        layout.told[lookup.roles[seat]][view.nums[lookup.clans[seat]]] for seat in range(seats)
    ]
    deals = [
        deal
        for deal in permutations(range(len(roles)), seats)
        if roles[deal[0]] == view.card(lookup.roles[0])
        and all(clans[seat] >> roles[card] & 1 for seat, card in enumerate(deal))
    ]
    for seat in range(seats):
        betrayed = sum(lookup.betrays[roles[deal[seat]]] for deal in deals)
        assert found[seat] == pytest.approx(betrayed / len(deals))


def test_who_strikes_another_rather_works_for_the_other_clan() -> None:
    struck, truth = begun(7)
    given, _ = begun(7)
    view = mask(truth, 0)
    first = struck.allies(view, 0)
    other = next(seat for seat in range(1, 7) if 0 < first[seat] < 1)
    struck.deeds[0, other, "strike"] = 2
    given.opens(view)
    given.deeds[0, other, "gift"] = 1
    assert struck.allies(view, 0)[other] < first[other] <= given.allies(view, 0)[other]
    assert struck.allies(view, 0)[0] == pytest.approx(1)


@pytest.mark.rule("D13")
def test_who_has_seen_the_exit_goes_there_and_looks_no_further() -> None:
    observer, truth = begun(4)
    view = mask(truth, WATCHER)
    one, other, *rest = observer.asks(view).goals
    assert list(observer.asks(view).goals.values()) == pytest.approx([0.25] * 4)
    watcher = CaveObserver(observer.lookup)
    watcher.opens(view)
    watcher.looks = {(one, "towards"): 3, (other, "looks-on"): 1}
    goals = watcher.asks(view).goals
    assert goals[one] > goals[rest[0]] == goals[rest[1]] > goals[other]
    assert sum(goals.values()) == pytest.approx(1)


def test_every_deed_that_is_noted_has_a_weight() -> None:
    assert set(fitted()) == {*TO_OTHERS, *OF_GOALS}


@pytest.mark.parametrize("seats", range(2, 9))
def test_the_true_clan_cards_are_among_the_cases_of_every_eye(seats: int) -> None:
    observer, truth = begun(seats)
    roles = tuple(truth.card(zone) for zone in observer.lookup.roles)
    for eye in (WATCHER, *range(seats)):
        assert roles in [case.roles for case in cases(observer.lookup, mask(truth, eye))]

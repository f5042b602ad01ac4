"""Odds of players and goals are exact, add up, and say why."""

import pytest

from rockfall.bots.beliefs.ledger import DEALT, OTHERS, reasons
from rockfall.bots.beliefs.observer import log_odds, seatless
from rockfall.kernel.layout import WATCHER
from rockfall.kernel.sight import mask
from tests.bots.beliefs.brute_force import chances
from tests.bots.beliefs.tables import Watched

#: B1: saboteurs and diggers among the role cards, by number of players.
ROLES = {3: (1, 3), 4: (1, 4), 5: (2, 4), 6: (2, 5)}


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_what_the_table_thinks_is_the_sum_over_all_deals(seats: int) -> None:
    table = Watched(seats, b"exact").play(14)
    hinder, dig = ROLES[seats]
    cards = [True] * hinder + [False] * dig
    seen = seatless(table.truth)
    found = table.observer.asks(seen)
    foes, goals = chances(cards, seats, 3, table.deeds, table.observer.weights)
    assert found.foes == pytest.approx(foes)
    assert list(found.goals.values()) == pytest.approx(goals)
    assert found.foes != pytest.approx(table.observer.unwatched(seen).foes), "no evidence at all"


@pytest.mark.rule("B1")
@pytest.mark.parametrize("seats", range(3, 11))
def test_before_any_deed_a_seat_counts_the_role_cards(seats: int) -> None:
    table = Watched(seats, b"first")
    for eye in range(seats):
        view = mask(table.truth, eye)
        mine = view.card(table.lookup.roles[eye]) == table.lookup.saboteur
        chance = (table.lookup.saboteurs - mine) / seats
        others = [one for seat, one in enumerate(table.observer.asks(view).foes) if seat != eye]
        assert others == pytest.approx([chance] * (seats - 1))


@pytest.mark.parametrize("seats", [4, 7, 10])
def test_chances_stay_chances_to_the_end_of_a_round(seats: int) -> None:
    table = Watched(seats, b"whole round")
    hinder = table.lookup.saboteurs
    for _ in table.moves():
        found = table.observer.asks(seatless(table.truth))
        assert all(0 <= chance <= 1 for chance in found.foes)
        assert hinder - 1 - 1e-9 <= sum(found.foes) <= hinder + 1e-9
        if found.goals:
            assert sum(found.goals.values()) == pytest.approx(1)


def test_what_an_eye_knows_is_certain_and_the_rest_follows_from_the_same_evidence() -> None:
    table = Watched(5, b"knows").play(20)
    for eye in range(5):
        view = mask(table.truth, eye)
        found = table.observer.asks(view)
        own = view.card(table.lookup.roles[eye]) == table.lookup.saboteur
        assert found.foes[eye] == own


@pytest.mark.parametrize("seats", [4, 8])
def test_the_reasons_for_a_seat_add_up_to_its_odds(seats: int) -> None:
    table = Watched(seats, b"reasons").play(30)
    view = mask(table.truth, 0)
    odds = table.observer.asks(view).foes
    for seat in range(1, seats):
        told = reasons(table.observer, view, seat)
        assert sum(reason.amount for reason in told) == pytest.approx(log_odds(odds[seat]))
        assert [told[0].key, told[-1].key] == [DEALT, OTHERS]
        assert len(told) > 3, "nothing but a rest"


def test_a_seat_sees_the_public_table_as_a_watcher_does() -> None:
    table = Watched(5, b"seatless")
    for before, _, _ in table.moves():
        watched = mask(before, WATCHER)
        for eye in range(5):
            assert seatless(mask(before, eye)).key() == watched.key()

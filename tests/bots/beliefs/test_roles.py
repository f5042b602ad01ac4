"""Roles of many sorts are weighed over every deal, and what was laid or seen counts."""

from itertools import permutations
from math import prod

import pytest

from rockfall.bots.beliefs.observer import seatless
from rockfall.bots.beliefs.roles import dealt, sorts
from rockfall.bots.beliefs.teams import Marks, TeamObserver
from rockfall.kernel.dice import Dice
from rockfall.kernel.guess import determinise
from rockfall.kernel.layout import WATCHER
from rockfall.kernel.sight import mask, redact_move
from rockfall.mods.shares import BLUE, GREEN
from tests.bots.beliefs.tables import Watched

SECOND = "jubilee+saboteur2"


def team_table(seats: int, seed: bytes) -> Watched:
    """A table of Saboteur 2 whose observer knows roles."""
    table = Watched(seats, seed, SECOND)
    table.observer = TeamObserver(table.lookup)
    return table


def test_weights_of_roles_are_sums_over_every_deal_of_marked_cards() -> None:
    odds = [[1.0, 2.0, 0.5], [0.3, 1.0, 4.0], [1.5, 0.2, 1.0]]
    counts = (2, 1, 2)
    cards = [sort for sort, count in enumerate(counts) for _ in range(count)]
    expected = [[0.0] * 3 for _ in odds]
    total = 0.0
    for deal in permutations(range(len(cards)), len(odds)):
        taken = [cards[card] for card in deal]
        weight = prod(row[sort] for row, sort in zip(odds, taken, strict=True))
        total += weight
        for seat, sort in enumerate(taken):
            expected[seat][sort] += weight
    found, every = dealt(odds, counts)
    assert every == pytest.approx(total)
    for row, right in zip(found, expected, strict=True):
        assert row == pytest.approx(right)


@pytest.mark.rule("S1")
@pytest.mark.parametrize("seats", [2, 6, 12])
def test_before_any_deed_roles_are_as_likely_as_their_cards_are_many(seats: int) -> None:
    table = team_table(seats, b"roles")
    assert isinstance(table.observer, TeamObserver)
    view = mask(table.truth, 0)
    mine = view.card(table.lookup.roles[0])
    found = table.observer.roles(view)
    assert found[0] == {mine: 1.0}
    for kind in table.lookup.role_kinds:
        left = table.lookup.layout.count[kind] - (kind == mine)
        for seat in range(1, seats):
            assert found[seat].get(kind, 0.0) == pytest.approx(left / 14)


@pytest.mark.parametrize("seats", [5, 10])
def test_chances_of_roles_stay_chances_and_use_up_no_card_twice(seats: int) -> None:
    table = team_table(seats, b"whole round")
    assert isinstance(table.observer, TeamObserver)
    for step, _ in enumerate(table.moves(15 * seats)):
        if step % 7 == 0:
            found = table.observer.roles(seatless(table.truth))
            assert [sum(roles.values()) for roles in found] == pytest.approx([1.0] * seats)
            for kind in table.lookup.role_kinds:
                expected = sum(roles.get(kind, 0.0) for roles in found)
                assert expected <= table.lookup.layout.count[kind] + 1e-9
    assert any(marks != Marks() for marks in table.observer.marks), "nothing was laid"


def test_doors_speak_for_their_colour_and_crystals_for_geologists() -> None:
    table = team_table(6, b"marks")
    observer = table.observer
    assert isinstance(observer, TeamObserver)
    view = mask(table.truth, WATCHER)
    observer.opens(view)
    observer.marks[1] = Marks().laid(BLUE, 0)
    observer.marks[2] = Marks().laid(GREEN, 0).laid(0, 1).laid(0, 1)
    observer.marks[3] = Marks().laid(0, 1).laid(0, 1)
    kinds = table.lookup.layout.kinds
    first, blue, green, stones = [
        {kinds[kind]: chance for kind, chance in roles.items()}
        for roles in observer.roles(view)[:4]
    ]
    assert blue["blue"] > first["blue"] > green["blue"]
    assert green["green"] > first["green"] > blue["green"]
    assert stones["geologist"] > first["geologist"]
    assert stones["blue"] == pytest.approx(stones["green"], rel=0.2)


def test_all_eyes_note_the_same_marks_and_believe_the_same_in_every_world() -> None:
    table = team_table(5, b"all eyes")
    public = table.observer
    assert isinstance(public, TeamObserver)
    eye, worlds = TeamObserver(table.lookup), Dice(b"other worlds")
    for before, actor, move in table.moves(40):
        eye.watch(mask(before, 2), actor, redact_move(table.rules.layout, move, actor, 2))
        assert eye.marks == public.marks
        view = mask(before, actor)
        guess = mask(determinise(view, worlds), actor)
        assert public.roles(guess) == public.roles(view)


def test_roles_with_the_same_aim_are_told_apart_by_counting_alone() -> None:
    table = team_table(4, b"aims")
    every = [
        {table.lookup.layout.kinds[kind] for kind in sort.kinds} for sort in sorts(table.lookup)
    ]
    assert {"saboteur", "profiteer"} in every
    assert {"geologist"} in every

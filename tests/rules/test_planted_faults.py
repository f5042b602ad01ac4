"""Faults of old, planted again: the tests that were written for them fail.

Only classes that are not compiled can be changed, so nothing here is marked as the engine's.
"""

from collections.abc import Callable

import pytest

from rockfall.kernel.moves import a_of
from rockfall.kernel.transition import Transition
from rockfall.mods.hats import Hats
from tests.laws.test_nothing_follows_an_end import rounds_ended
from tests.laws.twins import twin_worlds
from tests.rules import test_hats as hats
from tests.rules import test_nothing_after_the_end as endings
from tests.support.double import D, S
from tests.support.play import diggingly
from tests.support.strategies import Game

pytestmark = pytest.mark.interpreted

end = Transition.end


def double_card_reacts_late(t: Transition, reason: int) -> None:
    """The round is over, but whoever waits for the double card to be reached still comes."""
    end(t, reason)
    for module, name in zip(t.rules.flow, t.rules.flow_names, strict=True):
        if name == "reached":
            module.phase(t, name)


def turn_goes_on(t: Transition, reason: int) -> None:
    """The round is noted down as over, and the turn goes on, until something ends it again."""
    before = t.state.nums[t.state.layout.frame.ended]
    end(t, reason)
    if not before:
        t.ended = False
        t.jump = t.rules.phase_at["reached"]


def at_the_double_card() -> None:
    endings.test_a_treasure_that_joins_the_costume_department_leaves_the_finisher_the_role(
        (S, D, D, D), 3
    )


def at_the_party() -> None:
    endings.test_no_role_is_dealt_anew_by_a_party_that_the_end_of_the_round_reaches("treasure", 1)


def with_saboteur_2() -> None:
    endings.test_with_saboteur_2_the_team_wins_that_the_finisher_was_of()


def at_the_spider() -> None:
    endings.test_a_spider_that_joins_the_costume_department_makes_nobody_a_saboteur()


def at_a_pair() -> None:
    endings.test_a_pair_that_the_end_of_the_round_joins_stays_closed("spider", "+new-goals", "spy")


def at_another_goal() -> None:
    endings.test_another_goal_that_the_end_of_the_round_joins_stays_face_down(
        "treasure", "", "E4=all"
    )


DOUBLE = [at_the_double_card, at_the_party, with_saboteur_2, at_the_spider]
CASES = [(double_card_reacts_late, test) for test in DOUBLE]
CASES += [(turn_goes_on, test) for test in (*DOUBLE, at_a_pair, at_another_goal)]


@pytest.mark.parametrize(("fault", "test"), CASES)
def test_what_still_reacts_after_the_end_is_found(
    fault: Callable[[Transition, int], None],
    test: Callable[[], None],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    test()
    monkeypatch.setattr(Transition, "end", fault)
    with pytest.raises(AssertionError, match="after the end of the round"):
        test()


def test_the_law_finds_a_turn_that_goes_on_after_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Game("jubilee", 5, 0, diggingly)
    assert rounds_ended(game)
    monkeypatch.setattr(Transition, "end", turn_goes_on)
    with pytest.raises(AssertionError, match="after the end of the round"):
        rounds_ended(game)


def out_of_a_slot(module: Hats, t: Transition, seat: int, move: int) -> None:
    """E8 random-out without shuffling: everybody sees which card of the pile is taken."""
    role = module.roles[a_of(move)]
    t.shift(module.spare, t.dice.roll("hats", t.state.size(module.spare)), role)
    t.shift(role, 0, module.out)
    t.peek(a_of(move), role)


def test_a_hat_out_of_a_slot_that_all_can_see_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Hats, "play", out_of_a_slot)
    with pytest.raises(AssertionError, match="the one that seat 0 put away"):
        hats.test_who_put_a_role_away_cannot_follow_it_to_a_random_hat(0)


@pytest.mark.parametrize("seed", range(3))
def test_l4_does_not_trust_a_hat_out_of_a_slot(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    game = Game("gigamic+saboteur2+costume", 3, seed, diggingly)
    assert twin_worlds(game, eyes=1)["hat"]
    monkeypatch.setattr(Hats, "play", out_of_a_slot)
    with pytest.raises(AssertionError, match="unknown to L4"):
        twin_worlds(game, eyes=1)

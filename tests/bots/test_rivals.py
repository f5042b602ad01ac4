"""What the bot thinks of the others where there are more than two sides."""

import pytest

from rockfall.bots.standard.table.lookup import Lookup
from rockfall.bots.standard.table.treasure import goal_odds, spider_odds
from rockfall.kernel.ops import PEEK, apply
from tests.bots.seating import Onlooker
from tests.support import new_goals
from tests.support.chests import near, ready
from tests.support.double import facing
from tests.support.scene import GOAL_CELLS, Scene, at
from tests.support.second import S2

ROLES = ("blue", "green", "blue", "saboteur")


def foes(onlooker: Onlooker) -> list[float]:
    """How likely each seat is against the bot."""
    view = onlooker.scene.view(onlooker.seat)
    return onlooker.bot.evaluator(view).chances


@pytest.mark.rule("S1")
def test_without_a_sign_all_others_are_the_same_and_rather_foes() -> None:
    _, one, two, three = foes(Onlooker(Scene(S2).roles(*ROLES), 0))
    assert one == two == three > 0.5


@pytest.mark.rule("S18")
def test_a_role_that_was_seen_is_certain() -> None:
    scene = Scene(S2).roles(*ROLES).hand(0, "inspection")
    for seat, foe in ((1, 1.0), (2, 0.0), (3, 1.0)):
        looking = Scene(S2).roles(*ROLES).hand(0, "inspection")
        assert foes(Onlooker(looking, 0).sees(f"inspect inspection #{seat}"))[seat] == foe
    before = foes(Onlooker(scene, 0))[2]
    assert foes(Onlooker(scene, 0).sees("inspect inspection #1"))[2] != before


@pytest.mark.rule("S14")
def test_who_shuts_the_bot_out_becomes_a_foe() -> None:
    scene = Scene(S2, active=1).roles(*ROLES).tunnel("1,0", "5,0").hand(1, "green-EW", "blue-EW")
    bot = Onlooker(scene, 0)
    before = foes(bot)[1]
    assert foes(bot.sees("dig green-EW 6,0"))[1] > before


@pytest.mark.rule("S18")
def test_what_somebody_did_under_another_hat_is_forgotten() -> None:
    scene = Scene(S2, active=1).roles(*ROLES).tunnel("1,0", "5,0")
    scene.hand(1, "rockfall").hand(2, "swap-hats")
    bot = Onlooker(scene, 0).sees("rockfall 3,0")
    assert bot.bot.trust.evidence[1] > 0
    assert bot.sees("hat swap-hats #1").bot.trust.evidence[1] == 0


@pytest.mark.rule("W3")
@pytest.mark.parametrize(("part", "forgotten"), [("costume", [1]), ("party", [1, 2])])
def test_a_change_of_costume_clears_one_and_a_party_all(part: str, forgotten: list[int]) -> None:
    scene = facing(f"jubilee+{part}", *["digger"] * 4, active=1)
    bot = Onlooker(scene, 0)
    bot.bot.evaluator(scene.view(0))
    for seat in (1, 2):
        bot.bot.trust.note(seat, 3.0)
    bot.sees("dig EW 3,0")
    bot.bot.evaluator(scene.view(0))
    assert [seat for seat in (1, 2) if not bot.bot.trust.evidence[seat]] == forgotten


@pytest.mark.rule("X1")
def test_a_pair_is_no_goal() -> None:
    scene = near(ready(), "nugget", "bury")
    odds = goal_odds(Lookup(scene.rules), scene.view(0))
    assert odds == {at(cell): pytest.approx(1 / 3) for cell in GOAL_CELLS}


@pytest.mark.rule("N1", "N2")
def test_a_spider_is_as_likely_as_the_cards_not_seen_say() -> None:
    scene = new_goals.near("bag-1 stone-nw spider treasure dragon")
    lookup, spider = Lookup(scene.rules), at("8,0")
    treasure = goal_odds(lookup, scene.view(0))
    assert spider_odds(lookup, scene.view(0), treasure)[spider] == pytest.approx(0.8 / 7)
    zone = scene.layout.zones.index("goal.1")
    apply(scene.truth, (PEEK, scene.truth.card(zone), 0, zone, 0))
    view = scene.view(0)
    known = spider_odds(lookup, view, goal_odds(lookup, view))
    assert known[spider] == 1.0
    assert sum(known.values()) == 1.0

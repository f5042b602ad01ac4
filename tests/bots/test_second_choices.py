"""What the standard bot does in Saboteur 2 where the answer is plain."""

import pytest

from tests.bots.seating import Onlooker
from tests.support.scene import Scene
from tests.support.second import (
    BLUE,
    BLUE_DOOR,
    BOSS,
    GEOLOGIST,
    GREEN,
    GREEN_DOOR,
    PROFITEER,
    S2,
    SABOTEUR,
    before_the_treasure,
)

OTHERS = (GREEN, BLUE, SABOTEUR)
IDLE = ("n", "e", "n+s")


def table(role: str, *hand: str, end: str = "4,0", others: tuple[str, ...] = OTHERS) -> Scene:
    """Seat 0 is to act at the end of a tunnel; the others hold nothing of interest."""
    scene = Scene(S2, in_round=2).roles(role, *others).tunnel("1,0", end)
    return scene.hands(" ".join(hand), *IDLE)


def choice(scene: Scene, seat: int = 0) -> str:
    return Onlooker(scene, seat).chooses()


def informed(scene: Scene, *deeds: str) -> Onlooker:
    """A bot on seat 0 that has done this, once a turn, and is to act again."""
    bot = Onlooker(scene, 0)
    for deed in deeds:
        bot.sees(deed)
        while scene.actor != 0 or scene.asked != "turn":
            bot.sees("enough" if scene.asked == "pass-more" else scene.offered("pass")[0])
    return bot


# -- doors --------------------------------------------------------------------------------------


@pytest.mark.rule("S14")
@pytest.mark.parametrize(("role", "door"), [(BLUE, "blue-EW"), (GREEN, "green-EW")])
def test_a_team_bars_the_way_for_the_other(role: str, door: str) -> None:
    scene = table(role, "blue-EW", "green-EW", "EW", end="5,0")
    assert choice(scene) == f"dig {door} 6,0"


@pytest.mark.rule("S20", "S21")
@pytest.mark.parametrize(
    ("role", "door", "finishes"),
    [
        (BLUE, BLUE_DOOR, True),
        (BLUE, GREEN_DOOR, False),
        (GREEN, GREEN_DOOR, True),
        (GREEN, BLUE_DOOR, False),
        (BOSS, BLUE_DOOR, True),
        (SABOTEUR, BLUE_DOOR, False),
        (PROFITEER, BLUE_DOOR, False),
        (GEOLOGIST, BLUE_DOOR, False),
    ],
)
def test_only_those_finish_who_win_by_it(role: str, door: str, finishes: bool) -> None:
    others = [other for other in (BLUE, GREEN, BOSS, SABOTEUR) if other != role]
    scene = before_the_treasure(role, *others[:3], doors=[door])
    assert (choice(scene) == "dig EW 7,0") is finishes


@pytest.mark.rule("S20")
def test_a_door_of_the_other_colour_is_taken_off_the_way() -> None:
    scene = table(BLUE, "rockfall", "fix-cart", end="6,0").board(GREEN_DOOR)
    assert choice(scene) == "rockfall 4,0"


@pytest.mark.rule("S21")
@pytest.mark.parametrize(
    ("neighbour", "doors", "digs"),
    [(GREEN, (), False), (BLUE, (), True), (GREEN, (BLUE_DOOR,), True)],
)
def test_the_last_card_but_one_is_not_laid_for_a_rival(
    neighbour: str, doors: tuple[str, ...], digs: bool
) -> None:
    others = (neighbour, BOSS, SABOTEUR)
    scene = table(BLUE, "map", "inspection", "EW", end="5,0", others=others).board(*doors)
    scene.pile(*["fix-cart"] * 2, *["fix-lantern"] * 2, *["fix-pickaxe"] * 2)
    bot = informed(scene, "map 8,0", "inspect inspection #1")
    assert (bot.chooses() == "dig EW 6,0") is digs


# -- roles --------------------------------------------------------------------------------------


@pytest.mark.rule("S15", "S23")
@pytest.mark.parametrize(("role", "lays"), [(GEOLOGIST, True), (BLUE, False), (BOSS, False)])
def test_a_geologist_lays_crystals_even_on_dead_ends(role: str, lays: bool) -> None:
    chosen = choice(table(role, "crystal-s", "map", "fix-cart"))
    assert chosen.startswith("dig crystal-s") is lays


@pytest.mark.rule("S15", "S23")
@pytest.mark.parametrize(("role", "falls"), [(GEOLOGIST, False), (SABOTEUR, True)])
def test_a_geologist_lets_no_crystal_fall(role: str, falls: bool) -> None:
    scene = Scene(S2).roles(role, GREEN, BLUE, BOSS).board("crystal-NESW 1,0")
    scene.hands("rockfall fix-cart", *IDLE)
    assert (choice(scene) == "rockfall 1,0") is falls


@pytest.mark.rule("S12")
def test_a_ladder_is_a_way_on_though_it_leads_only_one_way() -> None:
    scene = table(BLUE, "ladder-w", "fix-cart", end="4,0").board("e+w 5,0", "NES 5,-1", "EW 6,0")
    assert choice(scene).startswith("dig ladder-w")


@pytest.mark.rule("S18")
def test_a_look_goes_to_somebody_not_yet_known() -> None:
    scene = table(BLUE, "inspection", "inspection").pile("fix-cart")
    assert informed(scene, "inspect inspection #2").chooses() in (
        "inspect inspection #1",
        "inspect inspection #3",
    )


@pytest.mark.rule("S18", "S21")
@pytest.mark.parametrize(("role", "changes"), [(SABOTEUR, True), (BOSS, False)])
def test_a_saboteur_changes_hats_when_the_treasure_is_as_good_as_found(
    role: str, changes: bool
) -> None:
    scene = table(role, "swap-hats", "fix-cart", end="6,0")
    assert (choice(scene) == "hat swap-hats #0") is changes


@pytest.mark.rule("S18")
def test_a_team_that_is_locked_out_changes_hats() -> None:
    assert choice(table(BLUE, "swap-hats", "fix-cart", end="6,0")) != "hat swap-hats #0"
    locked = table(BLUE, "swap-hats", "fix-cart", end="6,0").board("green-EW 1,0")
    locked.board("n+e+s 0,-1", "n+w 0,1", "e+w -1,0")
    assert choice(locked) == "hat swap-hats #0"


# -- cards in front of players ------------------------------------------------------------------


@pytest.mark.rule("S16")
def test_the_trap_is_for_a_foe_who_is_known() -> None:
    scene = table(BLUE, "inspection", "trapped", "n+w", others=(BLUE, GREEN, BOSS)).pile("e+w")
    assert informed(scene, "inspect inspection #2").chooses() == "trap trapped #2"


@pytest.mark.rule("S16")
@pytest.mark.parametrize("role", [BLUE, SABOTEUR, GEOLOGIST])
def test_whoever_is_trapped_gets_out_first(role: str) -> None:
    scene = table(role, "free-at-last", "map", "fix-cart", "EW", end="6,0")
    scene.mat(0, "trapped").mat(1, "broken-cart")
    assert choice(scene) == "free free-at-last #0 trapped"


@pytest.mark.rule("S6", "S16")
def test_two_poor_cards_buy_freedom_and_the_poorest_go() -> None:
    scene = table(BLUE, "n+w", "NESW", "e+w", end="6,0").mat(0, "trapped", "theft")
    bot = Onlooker(scene, 0)
    first = bot.chooses()
    assert first in ("shed n+w trapped", "shed e+w trapped")
    assert bot.sees(first).chooses() == ("with e+w" if "n+w" in first else "with n+w")


@pytest.mark.rule("S17")
def test_a_theft_is_laid_and_not_shed_or_foiled_by_its_owner() -> None:
    assert choice(table(BLUE, "theft", "n+w", "NS")) == "scheme theft #0"
    scene = table(BLUE, "hands-off", "n+w", "e+w").thefts(0)
    assert choice(scene) == "pass n+w" or choice(scene) == "pass e+w"


@pytest.mark.rule("S17", "S24")
@pytest.mark.parametrize(
    ("pieces", "choices"),
    [((5, 1, 1, 1), ["foil hands-off #2 theft"]), ((0, 1, 1, 1), ["pass n+w"])],
)
def test_the_rich_foil_a_thief_and_the_poor_do_not(
    pieces: tuple[int, ...], choices: list[str]
) -> None:
    scene = table(BLUE, "hands-off", "n+w").thefts(2).pieces(*pieces)
    assert choice(scene) in choices


@pytest.mark.rule("S24")
@pytest.mark.parametrize(("pieces", "victim"), [((9, 1, 4, 2), 2), ((0, 3, 1, 2), 1)])
def test_thieves_rob_the_richest_rival(pieces: tuple[int, ...], victim: int) -> None:
    scene = before_the_treasure(SABOTEUR, SABOTEUR, GEOLOGIST, SABOTEUR).thefts(0).pieces(*pieces)
    scene.play("dig EW 7,0")
    assert (scene.asked, scene.actor) == ("theft", 0)
    assert choice(scene) == f"rob #{victim}"


# -- hands --------------------------------------------------------------------------------------


@pytest.mark.rule("S7")
def test_a_digger_throws_all_its_dead_ends_away_and_keeps_the_rest() -> None:
    scene = table(BLUE, "n+w", "e+w", "fix-cart", "fix-lantern")
    bot = Onlooker(scene, 0)
    thrown = {"n+w", "e+w"}
    for verb in ("pass", "also"):
        chosen = bot.chooses()
        assert chosen.split()[0] == verb
        thrown.remove(chosen.split()[1])
        bot.sees(chosen)
    assert bot.chooses() == "enough"


@pytest.mark.rule("S7")
def test_a_saboteur_burns_the_cards_that_diggers_need() -> None:
    scene = table(SABOTEUR, "NESW", "NES", "NEW", "rockfall").mat(0, "broken-cart")
    bot = Onlooker(scene, 0).sees("pass NESW")
    assert bot.chooses().startswith("also NE")


@pytest.mark.rule("S19")
def test_a_poor_hand_is_swapped_for_a_full_one() -> None:
    scene = table(BLUE, "swap-hands", "n+w", "green-ES").hand(2, *["map"] * 6)
    assert choice(scene) == "swap swap-hands #2"
    rich = table(BLUE, "swap-hands", "blue-EW", "theft", "trapped").mat(0, "broken-cart")
    assert not choice(rich.hand(2, *["map"] * 2)).startswith("swap")

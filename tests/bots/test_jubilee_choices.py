"""What the greedy bot does with the jubilee parts where the answer is plain."""

import pytest

from rockfall.kernel.ops import PEEK, apply
from rockfall.match.notation import parse_move
from tests.bots.seating import Onlooker
from tests.support import new_goals
from tests.support.chests import bury, near
from tests.support.double import facing
from tests.support.scene import Scene, at
from tests.support.second import BLUE_DOOR
from tests.support.toll import seat_dwarf
from tests.support.veto import move_to

D, S = "digger", "saboteur"
DIGGERS, ALONE = (D,) * 4, (S, D, D, D)
IDLE = ("n", "e", "n+s")


def table(spec: str, roles: tuple[str, ...], *hand: str, end: str = "4,0") -> Scene:
    """Seat 0 is to act at the end of a tunnel; the others hold nothing of interest."""
    scene = Scene(f"jubilee+{spec}").roles(*roles).tunnel("1,0", end)
    return scene.hands(" ".join(hand), *IDLE)


def choice(scene: Scene, seat: int = 0) -> str:
    return Onlooker(scene, seat).chooses()


def choices(scene: Scene) -> set[str]:
    """What bots with different whims choose; of few moves one may hit on the right one."""
    return {Onlooker(scene, 0, b"%d" % whim).chooses() for whim in range(8)}


def peek(scene: Scene, zone: str, seat: int = 0) -> Scene:
    """A seat has looked at the card in a zone."""
    number = scene.layout.zones.index(zone)
    apply(scene.truth, (PEEK, scene.truth.card(number), seat, number, 0))
    return scene


# -- veto ---------------------------------------------------------------------------------------


def announced(spec: str, roles: tuple[str, ...], move: str, card: str, end: str = "6,0") -> Scene:
    """Seat 0 has announced a card; seat 1, the first to be asked, holds the Veto."""
    scene = Scene(f"jubilee+{spec}").roles(*roles).tunnel("1,0", end)
    scene.hand(0, card).hand(1, "veto", "NE").play(move)
    assert (scene.asked, scene.actor) == ("veto", 1)
    return scene


@pytest.mark.rule("C19")
@pytest.mark.parametrize(
    ("roles", "move", "card", "answer"),
    [
        (DIGGERS, "dig e+w 7,0", "e+w", "veto"),
        ((S, D, D, D), "rockfall 6,0", "rockfall", "veto"),
        (DIGGERS, "dig EW 7,0", "EW", "allow"),
        ((D, S, D, D), "dig EW 7,0", "EW", "veto"),
        ((D, S, D, D), "dig e+w 7,0", "e+w", "allow"),
        (DIGGERS, "break broken-cart #1", "broken-cart", "veto"),
        (DIGGERS, "break broken-cart #2", "broken-cart", "allow"),
        (DIGGERS, "map 8,0", "map", "allow"),
    ],
)
def test_what_harms_the_own_aim_is_stopped(
    roles: tuple[str, ...], move: str, card: str, answer: str
) -> None:
    assert choice(announced("veto", roles, move, card), 1) == answer


@pytest.mark.rule("C19", "S21")
@pytest.mark.parametrize(
    ("finisher", "doors", "answer"),
    [("green", (), "veto"), ("blue", (), "allow"), ("green", (BLUE_DOOR,), "allow")],
)
def test_a_rival_known_as_such_is_kept_from_finishing(
    finisher: str, doors: tuple[str, ...], answer: str
) -> None:
    roles = (finisher, "blue", "boss", "geologist")
    scene = Scene("jubilee+saboteur2+veto").roles(*roles).tunnel("1,0", "6,0")
    scene.board(*doors).hand(0, "EW").hand(1, "veto", "NE")
    peek(peek(scene, "role.0", seat=1), "goal.1", seat=1).play("dig EW 7,0")
    assert choice(scene, 1) == answer


@pytest.mark.rule("C19", "S16")
def test_a_trap_for_oneself_is_stopped_and_one_for_others_is_not() -> None:
    roles = ("green", "blue", "boss", "geologist")
    for target, answer in ((1, "veto"), (2, "allow")):
        scene = Scene("jubilee+saboteur2+veto").roles(*roles)
        scene.hand(0, "trapped").hand(1, "veto", "NE").play(f"trap trapped #{target}")
        assert choice(scene, 1) == answer


# -- tolls --------------------------------------------------------------------------------------


@pytest.mark.rule("T3")
@pytest.mark.parametrize(("end", "pays"), [("2,0", False), ("6,0", True)])
def test_a_toll_is_paid_for_the_treasure_but_not_for_any_step(end: str, pays: bool) -> None:
    scene = seat_dwarf(table("toll", DIGGERS, "NESW", "map", end=end), f"{int(end[0]) + 1},0", 1)
    assert choice(scene).startswith("dig NESW") is pays


@pytest.mark.rule("T3")
def test_on_the_own_dwarfs_cell_one_builds_for_nothing() -> None:
    scene = seat_dwarf(table("toll", DIGGERS, "NESW", "fix-cart", end="2,0"), "3,0", 0)
    assert choice(scene) == "dig NESW 3,0"


@pytest.mark.rule("T3")
def test_who_cannot_pay_asks_and_who_can_does_not() -> None:
    for pieces, verb in ((0, "beg"), (1, "dig")):
        scene = seat_dwarf(table("toll", DIGGERS, "EW", "n+w", end="6,0"), "7,0", 1)
        assert choice(scene.pieces(pieces, 1, 1, 1)).split()[0] == verb


@pytest.mark.rule("T3")
@pytest.mark.parametrize(
    ("role", "end", "answer"), [(D, "6,0", "agree"), (D, "2,0", "decline"), (S, "6,0", "decline")]
)
def test_only_a_digger_pays_for_others_and_only_near_the_treasure(
    role: str, end: str, answer: str
) -> None:
    cell = f"{int(end[0]) + 1},0"
    scene = table("toll", (D, role, D, D), "EW", "map", end=end).pieces(0, 1, 1, 1)
    peek(seat_dwarf(scene, cell, 2), "goal.1", seat=1).play(f"beg {cell} #1")
    assert (scene.asked, scene.actor) == ("sponsor", 1)
    assert choice(scene, 1) == answer


@pytest.mark.rule("T1")
def test_a_saboteur_sets_a_dwarf_down_before_the_treasure() -> None:
    scene = table("toll", ALONE, "NS", "NES", end="6,0")
    assert choice(peek(scene, "goal.1")).endswith("7,0")
    assert choice(scene).startswith("toll ")


@pytest.mark.rule("T4")
def test_a_toll_is_paid_with_the_smallest_gold_card() -> None:
    scene = table("toll", DIGGERS, "EW", end="6,0").pieces(0, 1, 1, 1).gold(0, "gold-3", "gold-1")
    scene = seat_dwarf(scene, "7,0", 1).play("dig EW 7,0")
    assert (scene.asked, choice(scene)) == ("toll-card", "pay gold-1")


# -- chests and goals ---------------------------------------------------------------------------


def chest_scene(role: str, *chests: str) -> Scene:
    """Seat 0 knows the chests around 2,0 and has reached them."""
    scene = Scene("jubilee+chests").roles(role, D, D, D).board("EW 1,0").hand(0, "NESW", "NE")
    near(scene, *chests)
    for number in range(len(chests)):
        peek(scene, f"chest.{number}")
    return scene.play("dig NESW 2,0")


@pytest.mark.rule("X2", "X4")
@pytest.mark.parametrize(
    ("role", "chests", "first"),
    [
        (D, ("no-draw", "nugget"), "2,-1"),
        (D, ("nugget", "no-draw"), "3,0"),
        (D, ("bury", "extra-draw"), "2,-1"),
        (S, ("bury", "extra-draw"), "3,0"),
    ],
)
def test_the_better_chest_is_opened_first(role: str, chests: tuple[str, str], first: str) -> None:
    assert choice(chest_scene(role, *chests)) == f"reveal {first}"


@pytest.mark.rule("X4")
def test_one_digs_to_a_nugget_and_round_a_bad_chest() -> None:
    for chest, turned in (("nugget", " turned"), ("no-draw", "")):
        scene = Scene("jubilee+chests").roles(*DIGGERS).hand(0, "NS", "fix-cart")
        bury(scene, f"0,2 {chest} tunnel-NES")
        peek(scene, "chest.0")
        assert (choice(scene) == "dig NS 0,1") is bool(turned)


@pytest.mark.rule("X3", "X4")
@pytest.mark.parametrize(("seen", "buries"), [(True, True), (False, False)])
def test_a_rich_chest_is_buried_if_one_knows_of_it(seen: bool, buries: bool) -> None:
    scene = bury(table("chests", DIGGERS, "rockfall", "n+w", end="2,0"), "6,2 nugget tunnel-NES")
    if seen:
        peek(scene, "chest.0")
    assert (choice(scene) == "rockfall 6,2") is buries


@pytest.mark.rule("X3")
def test_who_knows_the_treasure_looks_into_a_pair() -> None:
    scene = bury(table("chests", DIGGERS, "map", "fix-cart"), "6,2 nugget tunnel-NES")
    assert choice(peek(scene, "goal.1")) == "map 6,2"


@pytest.mark.rule("X4")
@pytest.mark.parametrize(("role", "likely"), [(D, False), (S, True)])
def test_a_goal_that_moves_is_the_treasure_for_saboteurs_alone(role: str, likely: bool) -> None:
    scene = Scene("jubilee+chests").roles(role, D, D, D).board("EW 1,0").hand(0, "NESW", "NE")
    near(scene, "shift-goal")
    peek(scene, "goal.1").play("dig NESW 2,0")
    assert scene.asked == "shift-goal"
    assert (choice(scene) == "nudge 8,0") is likely


@pytest.mark.rule("C18", "X4")
def test_the_most_useful_discard_is_fetched() -> None:
    scene = table("storehouse", DIGGERS, "storehouse", "NEW")
    move_to(scene, "discard", "e+w", "n+w", "NESW", "broken-cart")
    bot = Onlooker(scene, 0).sees("storehouse")
    assert bot.chooses() == "take NESW"


@pytest.mark.rule("C18")
@pytest.mark.parametrize(("top", "plays"), [("NESW", True), ("e+w", False)])
def test_the_storehouse_is_searched_if_something_useful_lies_there(top: str, plays: bool) -> None:
    scene = table("storehouse", DIGGERS, "storehouse", "fix-cart")
    move_to(scene, "discard", top)
    peek(scene, "discard")
    assert choice(scene).startswith("storehouse") is plays


@pytest.mark.rule("X4")
def test_a_look_out_of_a_chest_goes_to_a_role_not_yet_known() -> None:
    for known in (1, 2, 3):
        scene = Scene("jubilee+chests").roles(*DIGGERS).board("EW 1,0").hand(0, "NESW", "NE")
        near(scene, "spy")
        for seat in {1, 2, 3} - {known}:
            peek(scene, f"role.{seat}")
        scene.play("dig NESW 2,0")
        assert (scene.asked, choice(scene)) == ("spy", f"unmask #{known}")


@pytest.mark.rule("X4", "X5")
def test_a_digger_sifts_the_best_card_out_and_buries_the_better_of_the_rest() -> None:
    scene = Scene("jubilee+chests").roles(*DIGGERS).board("EW 1,0").hand(0, "NESW", "NE")
    near(scene.pile("NES", "e+w", "map"), "sift").play("dig NESW 2,0")
    assert scene.asked == "sift"
    assert choices(scene) == {"hold map"}
    assert choices(scene.play("hold map")) == {"drop NES"}


@pytest.mark.rule("X4")
def test_a_digger_rummages_for_a_passage() -> None:
    scene = Scene("jubilee+chests").roles(*DIGGERS).board("EW 1,0").hand(0, "NESW", "NE")
    near(scene, "rummage")
    move_to(scene, "discard", "e+w", "NES", "n+w")
    scene.play("dig NESW 2,0")
    assert (scene.asked, choice(scene)) == ("rummage", "fetch NES")


@pytest.mark.rule("X4")
def test_a_card_is_taken_from_a_foe_rather_than_from_a_friend() -> None:
    scene = Scene("jubilee+chests").roles(D, D, S, D).board("EW 1,0").hand(0, "NESW", "NE")
    near(scene, "steal")
    for seat in (1, 2, 3):
        peek(scene, f"role.{seat}")
    scene.play("dig NESW 2,0")
    assert (scene.asked, choice(scene)) == ("steal", "grab #2")


@pytest.mark.rule("C17")
@pytest.mark.parametrize(("role", "swaps"), [(D, False), (S, True)])
def test_a_saboteur_muddles_the_goals_and_a_digger_does_not(role: str, swaps: bool) -> None:
    scene = table("swap-goals", (role, D, D, D), "swap-goals", "n+w").mat(0, "broken-cart")
    assert choice(scene).startswith("switch") is swaps


@pytest.mark.rule("N2")
@pytest.mark.parametrize(("role", "digs"), [(D, False), (S, True)])
def test_a_known_spider_is_reached_by_saboteurs_alone(role: str, digs: bool) -> None:
    scene = new_goals.near("bag-1 stone-nw spider treasure dragon", roles=f"{role} digger digger")
    peek(scene, "goal.1")
    assert (choice(scene) == new_goals.DIG) is digs


@pytest.mark.rule("C17")
@pytest.mark.parametrize(("role", "answer"), [(D, "settle turned"), (S, "settle")])
def test_goals_change_places_if_that_brings_the_treasure_nearer(role: str, answer: str) -> None:
    scene = table("swap-goals", (role, D, D, D), "swap-goals", "NE", end="5,0")
    scene.goals("treasure", "stone-nw", "stone-ne")
    peek(scene, "goal.0").play("switch swap-goals 8,-2 8,0")
    assert choice(scene) == answer


# -- ways ---------------------------------------------------------------------------------------


@pytest.mark.rule("C22")
def test_a_pathfinder_covers_the_last_two_cells_at_once() -> None:
    scene = peek(table("pathfinder", DIGGERS, "pathfinder", "EW", "NESW", end="5,0"), "goal.1")
    bot = Onlooker(scene, 0)
    assert bot.chooses() == "pathfind pathfinder"
    bot.sees("pathfind pathfinder")
    while scene.asked != "trail" or not bot.chooses().endswith("7,0"):
        bot.sees(bot.chooses())
    assert scene.actor == 0


@pytest.mark.rule("C23")
@pytest.mark.parametrize(("role", "diverts"), [(D, True), (S, False)])
def test_a_dead_end_on_the_way_is_diverted(role: str, diverts: bool) -> None:
    scene = table("diversion", (role, D, D, D), "diversion", "n", end="5,0")
    scene.hand(1, "n+w")
    peek(scene.board("e+w 6,0").counter("last-laid", at("6,0")), "goal.1")
    assert choice(scene).startswith("divert") is diverts


@pytest.mark.rule("W2", "S23")
@pytest.mark.parametrize(
    ("role", "crystals", "likes"), [("saboteur", 0, True), ("geologist", 5, False)]
)
def test_a_role_that_pays_well_is_not_gladly_given_away(
    role: str, crystals: int, likes: bool
) -> None:
    def worth(visited: int) -> float:
        scene = facing("jubilee+saboteur2+costume", role, "green", "green", "boss")
        cards = (*["crystal-ESW"] * 3, "crystal-NES", "crystal-NESW")[:crystals]
        scene.board(*(f"{card} {3 * number},9" for number, card in enumerate(cards)))
        view = scene.counter("visited", visited).view(0)
        return Onlooker(scene, 0).bot.worths(view, [parse_move(scene.layout, "dig EW 3,0")])[0]

    changing, staying = worth(visited=0), worth(visited=1)
    assert (changing > staying) is likes


@pytest.mark.rule("C20")
def test_play_is_turned_round_towards_a_friend_and_away_from_a_foe() -> None:
    roles = ("blue", "green", "boss", "blue")
    for known, turns in (("role.1", True), ("role.3", False)):
        scene = Scene("jubilee+saboteur2+direction").roles(*roles).tunnel("1,0", "6,0")
        scene.hands("change-of-direction fix-cart", *IDLE)
        scene = scene if turns else scene.roles("blue", "boss", "green", "green")
        peek(peek(scene, known), "goal.1")
        assert choice(scene).startswith("reverse") is turns


# -- the greedy dwarf ---------------------------------------------------------------------------


@pytest.mark.rule("C16")
@pytest.mark.parametrize(("role", "digs"), [("greedy", False), (D, True)])
def test_the_greedy_dwarf_leaves_nobody_the_last_card(role: str, digs: bool) -> None:
    scene = table("greedy", (role, D, D, S), "EW", "fix-cart", end="5,0")
    assert (choice(peek(scene, "goal.1")) == "dig EW 6,0") is digs

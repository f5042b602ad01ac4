"""What the standard bot does with the jubilee parts where the answer is plain."""

import pytest

from rockfall.match.notation import parse_move
from tests.bots.jubilee_tables import ALONE, DIGGERS, IDLE, D, S, choice, peek, table
from tests.bots.seating import Onlooker
from tests.support.double import facing
from tests.support.scene import Scene, at
from tests.support.second import BLUE_DOOR
from tests.support.toll import seat_dwarf

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


@pytest.mark.rule("T3", "R156")
@pytest.mark.parametrize(("cell", "verb"), [("7,0", "dig"), ("6,1", "beg")])
def test_who_has_found_a_sponsor_for_the_best_cell_asks_no_further(cell: str, verb: str) -> None:
    scene = table("toll", DIGGERS, "EW", "n+w", end="6,0").board("NESW 6,0").pieces(0, 1, 1, 1)
    seat_dwarf(seat_dwarf(scene, "7,0", 1), "6,1", 2, number=1)
    assert choice(scene.play(f"beg {cell} #3", "agree")).startswith(verb)


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
        view = scene.counter("costume", visited).view(0)
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

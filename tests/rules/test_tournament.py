"""The tournament: its roles, its card on the way, its pay in pieces (V2, V3)."""

from collections import Counter

import pytest

from rockfall.kernel.layout import GOD, WATCHER
from rockfall.kernel.ops import PLACE
from rockfall.kernel.sight import mask
from rockfall.kernel.state import State
from tests.laws.conservation import conserved
from tests.support.byhand import faces
from tests.support.gold import DIG, DIG_TWO, near_loss, near_treasure, near_two_goals, scores
from tests.support.play import from_deal, truth
from tests.support.scene import Scene, at

pytestmark = pytest.mark.engine

SPEC = "jubilee+tournament"
DEALS = [(5, 1, 3, 1), (6, 2, 3, 1), (7, 2, 3, 2), (8, 3, 3, 2), (9, 3, 4, 2)]
FIRST = at("4,0")


def first_card(state: State) -> tuple[str, bool]:
    """The card that lies at 4,0, and whether it lies turned."""
    tile = state.grid.tiles[FIRST]
    return state.layout.kinds[tile >> 1], bool(tile & 1)


# -- roles --------------------------------------------------------------------------------------


@pytest.mark.rule("V2")
@pytest.mark.parametrize(("seats", "saboteurs", "diggers", "greedy"), DEALS)
def test_roles_by_number_of_players_with_none_left_over(
    seats: int, saboteurs: int, diggers: int, greedy: int
) -> None:
    firsts: set[str] = set()
    for seed in range(30):
        edition, state, _ = truth(SPEC, seats, seed)
        zones = edition.rules.layout.zones
        roles = [state.card(zones.index(f"role.{seat}")) for seat in range(seats)]
        names = [edition.rules.layout.kinds[role] for role in roles]
        assert Counter(names) == {"saboteur": saboteurs, "digger": diggers, "greedy": greedy}
        assert state.size(zones.index("spare")) == state.size(zones.index("role-box")) == 0
        firsts.add(names[0])
    assert firsts == {"saboteur", "digger", "greedy"}, "they are shuffled"


@pytest.mark.rule("V2", "B1")
def test_each_player_knows_only_the_own_role() -> None:
    edition, state, _ = truth(SPEC, 5, 3)
    zones = edition.rules.layout.zones
    for seat in range(5):
        assert state.witnesses(zones.index(f"role.{seat}")) == 1 << seat


@pytest.mark.rule("V2", "B3")
@pytest.mark.parametrize(("seats", "hand"), [(5, 6), (6, 5), (7, 5), (8, 4), (9, 4)])
def test_hands_are_those_of_the_base_game(seats: int, hand: int) -> None:
    edition, state, _ = truth(SPEC, seats)
    zones = edition.rules.layout.zones
    assert {state.size(zones.index(f"hand.{seat}")) for seat in range(seats)} == {hand}
    assert state.size(zones.index("pile")) == 66 - seats * hand


# -- the card at 4,0 ----------------------------------------------------------------------------


@pytest.mark.rule("V2", "G1", "R99")
def test_any_of_the_forty_path_cards_may_lie_there_turned_or_not() -> None:
    edition, _, _ = truth(SPEC, 5)
    layout, games = edition.rules.layout, 2000
    seen = Counter(first_card(truth(SPEC, 5, seed)[1]) for seed in range(games))
    pile = layout.decks.index("pile")
    paths = {
        name: layout.count[kind]
        for kind, name in enumerate(layout.kinds)
        if layout.deck[kind] == pile and layout.tileset.opens[kind * 2]
    }
    assert sum(paths.values()) == 40
    assert set(seen) == {face for name in paths for face in faces(name)}
    # Every card alike, and both ways round alike: four standard deviations at most.
    for name, count in paths.items():
        for face in faces(name):
            chance = count / 40 / len(faces(name))
            spread = (games * chance * (1 - chance)) ** 0.5
            assert abs(seen[face] - games * chance) < 4 * spread, face


@pytest.mark.rule("V2", "C15")
def test_it_is_never_an_action_card_also_with_championship_cards_in_the_pile() -> None:
    for seed in range(100):
        _, state, _ = truth(f"{SPEC}+direction+craftsman", 5, seed)
        assert state.layout.tileset.opens[state.grid.tiles[FIRST]]
        zones = [f"hand.{seat}" for seat in range(5)] + ["pile"]
        assert sum(state.size(state.layout.zones.index(name)) for name in zones) == 68


@pytest.mark.rule("V2")
def test_it_is_laid_face_up_before_any_card_is_dealt() -> None:
    deal = next(iter(from_deal(SPEC, 5, 1)))
    zones = deal.after.layout.zones
    laid = next(i for i, op in enumerate(deal.ops) if op[0] == PLACE and op[1] == FIRST)
    dealt = [i for i, op in enumerate(deal.ops) if zones[op[4]].startswith("hand.")]
    assert laid < min(dealt)
    for eye in (WATCHER, 0, 4, GOD):
        view = deal.after if eye == GOD else mask(deal.after, eye)
        assert first_card(view) == first_card(deal.after)


@pytest.mark.rule("V2", "G4", "G5")
def test_it_is_not_reached_until_a_tunnel_leads_to_it() -> None:
    scene = Scene(SPEC, 5).board("NESW 4,0").hand(0, "EW").tunnel("1,0", "2,0")
    assert scene.reached("4,0") == ""
    assert scene.refused("dig EW 5,0") == "not-linked"
    assert scene.refused("dig EW 4,0") == "cell-taken"
    assert scene.play("dig EW 3,0").reached("4,0") == "NESW"


@pytest.mark.rule("V2", "G3", "G5")
def test_cards_beside_it_must_fit_it() -> None:
    scene = Scene(SPEC, 5).board("NS 4,0", "NESW 1,0", "NESW 2,0").hand(0, "EW", "NW")
    assert scene.refused("dig EW 3,0") == "does-not-fit"
    assert scene.can("dig NW 3,0")


@pytest.mark.rule("V2", "G4")
def test_a_dead_end_there_stops_the_tunnel() -> None:
    scene = Scene(SPEC, 5).board("e+w 4,0").tunnel("1,0", "2,0").hand(0, "EW").play("dig EW 3,0")
    assert scene.reached("4,0") == "W"


@pytest.mark.rule("V2", "B11", "A4")
def test_a_rockfall_takes_it_like_any_path_card() -> None:
    scene = Scene(SPEC, 5).board("NE 4,0").hand(0, "rockfall").play("rockfall 4,0")
    assert scene.tile("4,0") == ""
    assert scene.cards("discard", 1) == ["NE", "rockfall"]


@pytest.mark.rule("V2", "B19")
def test_it_goes_back_and_the_next_round_has_a_new_one() -> None:
    firsts: set[tuple[str, bool]] = set()
    for seed in range(6):
        scene = Scene(SPEC, 5, seed=seed).board("n 4,0").hands("NE", "", "", "", "").pile()
        scene.play("pass NE")
        assert scene.num("round") == 2
        conserved(scene.truth)
        assert sorted(scene.truth.grid.tiles) == sorted([at("0,0"), FIRST])
        firsts.add(first_card(scene.truth))
    assert len(firsts) > 1


@pytest.mark.rule("V2", "E3")
@pytest.mark.parametrize(
    ("hand", "move", "starter"), [("NE", "pass NE", 3), ("NS", "dig NS 0,1", 1)]
)
def test_nobody_has_laid_it_so_it_makes_nobody_the_last_to_lay_a_path(
    hand: str, move: str, starter: int
) -> None:
    spec = f"{SPEC}+E3=last-path"
    scene = Scene(spec, 5).board("NESW 4,0").hands(hand, "NE", "NE", "", "").pile()
    scene.play(move, "pass NE", "pass NE")
    assert (scene.num("round"), scene.actor) == (2, starter)


# -- pay ----------------------------------------------------------------------------------------


@pytest.mark.rule("V2")
def test_gold_is_counted_in_pieces_and_there_are_no_gold_cards() -> None:
    edition, state, _ = truth(SPEC, 5)
    layout = edition.rules.layout
    assert "gold-pile" not in layout.zones
    assert not [kind for kind in layout.kinds if kind.startswith("gold")]
    assert [state.nums[layout.nums.index(f"pieces.{seat}")] for seat in range(5)] == [0] * 5


@pytest.mark.rule("V2", "B15", "B20", "G9")
@pytest.mark.parametrize(
    ("roles", "finder", "paid"),
    [
        ("DDDSG", 0, [3, 2, 2, 0, 0]),
        ("DDDSG", 2, [2, 2, 3, 0, 0]),
        ("DSDSDG", 4, [2, 0, 2, 0, 3, 0]),
        ("GDSDSDG", 1, [0, 3, 0, 2, 0, 2, 0]),
        ("DDDSSSGG", 1, [2, 3, 2, 0, 0, 0, 0, 0]),
        ("DDDDSSSGG", 3, [2, 2, 2, 3, 0, 0, 0, 0, 0]),
    ],
)
def test_diggers_win_three_for_the_finisher_two_for_every_other_digger(
    roles: str, finder: int, paid: list[int]
) -> None:
    assert scores(near_treasure(SPEC, roles, finder).play(DIG)) == paid


@pytest.mark.rule("V2", "B13", "R100")
@pytest.mark.parametrize(
    ("roles", "finder", "paid"),
    [
        ("DDDSG", 3, [2, 2, 2, 0, 0]),
        ("GDSDSDG", 4, [0, 2, 0, 2, 0, 2, 0]),
        ("DDDDSSSGG", 6, [2, 2, 2, 2, 0, 0, 0, 0, 0]),
    ],
)
def test_a_saboteur_finishing_brings_every_digger_two(
    roles: str, finder: int, paid: list[int]
) -> None:
    assert scores(near_treasure(SPEC, roles, finder).play(DIG)) == paid


@pytest.mark.rule("V2", "C16")
@pytest.mark.parametrize(
    ("roles", "finder"), [("DDDSG", 4), ("DSDSDG", 5), ("GDSDSDG", 0), ("DDDDSSSGG", 8)]
)
def test_a_greedy_finisher_gets_four_and_all_others_nothing(roles: str, finder: int) -> None:
    paid = [4 if seat == finder else 0 for seat in range(len(roles))]
    assert scores(near_treasure(SPEC, roles, finder).play(DIG)) == paid


@pytest.mark.rule("V2", "B14")
@pytest.mark.parametrize("roles", ["DDDSG", "DSDSDG", "GDSDSDG", "DDDSSSGG", "DDDDSSSGG"])
def test_saboteurs_win_three_each_and_four_if_alone(roles: str) -> None:
    each = 4 if roles.count("S") == 1 else 3
    scene = near_loss(SPEC, roles, 0).play("pass NE")
    assert scores(scene) == [each if role == "S" else 0 for role in roles]


@pytest.mark.rule("V2", "E1")
@pytest.mark.parametrize("edition", ["jubilee", "classic", "gigamic"])
def test_every_edition_pays_the_tournament_alike(edition: str) -> None:
    scene = near_treasure(f"{edition}+tournament", "DDDSG", 1).play(DIG)
    assert scores(scene) == [2, 3, 2, 0, 0]


@pytest.mark.rule("V2", "B19", "B20")
def test_pieces_are_kept_and_added_up_over_the_rounds() -> None:
    scene = near_treasure(SPEC, "DDDSG", 0).counter("round", 2).pieces(1, 0, 4, 0, 3).play(DIG)
    assert (scene.num("round"), scene.actor) == (3, 1)
    assert [scene.num(f"pieces.{seat}") for seat in range(5)] == [4, 2, 6, 0, 3]


# -- V3 -----------------------------------------------------------------------------------------


@pytest.mark.rule("V2", "V1")
def test_without_the_sabotaged_dwarf_broken_tools_cost_no_pieces() -> None:
    scene = near_treasure(SPEC, "DDDSG", 0).mat(1, "broken-cart").play(DIG)
    assert scores(scene) == [3, 2, 2, 0, 0]


@pytest.mark.rule("V3", "N2", "V2")
def test_with_new_goals_the_spider_is_a_win_of_the_saboteurs() -> None:
    scene = near_treasure(f"{SPEC}+new-goals", "DDDSG", 0).goals("treasure", "spider", "bag-1")
    assert scores(scene.pieces(1, 0, 0, 0, 2).play(DIG)) == [1, 0, 0, 4, 2]


@pytest.mark.rule("V3", "N2", "V2")
def test_with_new_goals_bags_and_pay_go_into_one_purse() -> None:
    scene = near_two_goals(f"{SPEC}+new-goals", "DDDSG", 1).goals("dragon", "bag-2", "treasure")
    scene.play(DIG_TWO, "reveal 8,0")
    assert scores(scene) == [2, 2 + 3, 2, 0, 0]


@pytest.mark.rule("V3", "C20", "V2")
def test_with_a_change_of_direction_the_pay_is_the_same() -> None:
    scene = near_treasure(f"{SPEC}+direction", "DDDSG", 3).counter("backwards", 1).play(DIG)
    assert scores(scene) == [2, 2, 2, 0, 0]

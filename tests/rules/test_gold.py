"""Gold: the pile, what is public, and the diggers' share (B4, B15, B18, E1)."""

from collections import Counter

import pytest

from rockfall.kernel.layout import WATCHER
from rockfall.kernel.ops import MOVE, apply
from rockfall.kernel.sight import redact, redact_move
from rockfall.match.notation import move_text, parse_move
from tests.support.play import truth
from tests.support.scene import Scene

pytestmark = pytest.mark.engine

D, S = "digger", "saboteur"
PER_DIGGER = ("jubilee", "classic", "gigamic+E1=per-digger")
PER_PLAYER = ("gigamic", "jubilee+E1=per-player", "classic+E1=per-player")


def treasure_found(spec: str, roles: str, finder: int, *gold: str) -> Scene:
    """The finder has just turned the treasure; roles as letters, the gold pile if named."""
    scene = Scene(spec, seats=len(roles), active=finder, in_round=3).tunnel("1,0", "6,0")
    scene.roles(*({"D": D, "S": S}[role] for role in roles)).hand(finder, "EW")
    if gold:
        scene.gold_pile(*gold)
    return scene.play("dig EW 7,0")


def on_offer(scene: Scene) -> list[int]:
    """How many gold cards lie before each seat to choose from."""
    return [len(scene.cards(f"offer.{seat}")) for seat in range(scene.seats)]


def share_out(scene: Scene) -> list[tuple[int, int]]:
    """Let everyone keep any card: who was asked, with how many cards in hand."""
    asked = []
    while scene.asked == "gold":
        asked.append((scene.actor, on_offer(scene)[scene.actor]))
        scene.play(scene.offered()[0])
    return asked


# -- B4, B18 ------------------------------------------------------------------------------------


@pytest.mark.rule("B4")
def test_the_gold_pile_has_28_cards_with_44_nuggets() -> None:
    edition, state, _ = truth(seats=5)
    layout = edition.rules.layout
    pile = Counter(layout.kinds[card] for card in state.cards(layout.zones.index("gold-pile")))
    assert pile == {"gold-1": 16, "gold-2": 8, "gold-3": 4}


@pytest.mark.rule("B4")
def test_the_gold_pile_lies_face_down() -> None:
    scene = Scene().gold_pile("gold-1", "gold-3")
    assert all(scene.cards("gold-pile", eye) == ["?", "?"] for eye in (WATCHER, 0, 1, 2, 3))


@pytest.mark.rule("B18", "R22")
def test_gold_is_known_to_its_owner_and_counted_by_everyone() -> None:
    scene = Scene().gold(1, "gold-1", "gold-3")
    for eye in (WATCHER, 0, 1, 2, 3):
        seen = scene.cards("gold.1", eye)
        assert seen == (["gold-1", "gold-3"] if eye == 1 else ["?", "?"])


# -- E1: how many -------------------------------------------------------------------------------


@pytest.mark.rule("E1", "B15", "B1", "R1")
@pytest.mark.parametrize("spec", PER_DIGGER)
@pytest.mark.parametrize(
    ("roles", "cards"),
    [("DDD", 3), ("DSD", 2), ("DDDD", 4), ("DDSD", 3), ("DSDDS", 3), ("DDDDS", 4)],
)
def test_per_digger_one_card_for_each_digger_in_play_the_left_over_dwarf_not_counted(
    spec: str, roles: str, cards: int
) -> None:
    scene = treasure_found(spec, roles, 0)
    assert on_offer(scene) == [cards] + [0] * (len(roles) - 1)


@pytest.mark.rule("E1", "R1")
@pytest.mark.parametrize("spec", PER_DIGGER)
@pytest.mark.parametrize(("roles", "cards"), [("DDDDDDDSSS", 7), ("DDDDDDSSSS", 6)])
def test_per_digger_counts_diggers_at_a_table_of_ten(spec: str, roles: str, cards: int) -> None:
    assert on_offer(treasure_found(spec, roles, 0))[0] == cards


@pytest.mark.rule("E1", "R1")
@pytest.mark.parametrize("spec", PER_PLAYER)
@pytest.mark.parametrize(
    ("roles", "cards"),
    [
        ("DSD", 3),
        ("DDDD", 4),
        ("DSDDS", 5),
        ("DSDDSD", 6),
        ("DSDDSDS", 7),
        ("DSDDSDSD", 8),
        ("DSDDSDSDD", 9),
        ("DSDDSDSDDD", 9),
        ("DSDDSDSDDS", 9),
    ],
)
def test_per_player_one_card_for_each_player_but_nine_for_ten(
    spec: str, roles: str, cards: int
) -> None:
    assert on_offer(treasure_found(spec, roles, 0))[0] == cards


# -- B15: who chooses when ----------------------------------------------------------------------


@pytest.mark.rule("B15")
def test_the_finisher_chooses_first_then_digger_after_digger_counter_clockwise() -> None:
    scene = treasure_found("jubilee", "DSDDS", 2)
    assert share_out(scene) == [(2, 3), (0, 2)], "then seat 3 gets the last one unasked"
    counts = [len(scene.cards(f"purse.{seat}")) for seat in range(5)]
    assert counts == [1, 0, 1, 1, 0]


@pytest.mark.rule("B15", "B13", "R11")
@pytest.mark.parametrize(
    ("roles", "finder", "first"),
    [("DSDDS", 1, 0), ("DSDDS", 4, 3), ("SDDDS", 0, 3), ("DDSSD", 3, 1)],
)
def test_after_a_saboteur_finishes_the_nearest_digger_counter_clockwise_chooses_first(
    roles: str, finder: int, first: int
) -> None:
    scene = treasure_found("jubilee", roles, finder)
    assert (scene.asked, scene.actor) == ("gold", first)
    share_out(scene)
    for seat, role in enumerate(roles):
        assert len(scene.cards(f"purse.{seat}")) == (1 if role == "D" else 0)


@pytest.mark.rule("B15", "E1")
def test_more_cards_than_diggers_go_round_lap_after_lap() -> None:
    scene = treasure_found("gigamic", "DSDDS", 1)
    assert share_out(scene) == [(0, 5), (3, 4), (2, 3), (0, 2)]
    assert [len(scene.cards(f"purse.{seat}")) for seat in range(5)] == [2, 0, 1, 2, 0]


@pytest.mark.rule("B15", "E1")
def test_nine_cards_for_ten_players_give_three_diggers_a_second_one() -> None:
    scene = treasure_found("gigamic", "DDSDSDSDSD", 5)
    asked = share_out(scene)
    assert [seat for seat, _ in asked] == [5, 3, 1, 0, 9, 7, 5, 3]
    assert [len(scene.cards(f"purse.{s}")) for s in range(10)] == [1, 2, 0, 2, 0, 2, 0, 1, 0, 1]


@pytest.mark.rule("B15")
def test_the_holder_sees_all_cards_the_others_only_how_many() -> None:
    scene = treasure_found("jubilee", "DDD", 1, "gold-1", "gold-2", "gold-3")
    for eye in (WATCHER, 0, 1, 2):
        seen = scene.cards("offer.1", eye)
        assert seen == (["gold-1", "gold-2", "gold-3"] if eye == 1 else ["?", "?", "?"])
    scene.play("keep gold-2")
    for eye in (WATCHER, 0, 1, 2):
        seen = scene.cards("offer.0", eye)
        assert seen == (["gold-1", "gold-3"] if eye == 0 else ["?", "?"])
        assert scene.cards("gold.1", eye) == (["gold-2"] if eye == 1 else ["?"])


@pytest.mark.rule("B15", "B18")
def test_what_is_kept_and_handed_on_is_told_to_giver_and_taker_alone() -> None:
    scene = treasure_found("jubilee", "DDDD", 1, "gold-1", "gold-2", "gold-3", "gold-3")
    before = scene.truth.copy()
    faces: dict[int, list[str]] = {eye: [] for eye in (WATCHER, 0, 1, 2, 3)}
    for op in scene.play("keep gold-3").ops:
        for eye, told in faces.items():
            if op[0] == MOVE:
                told.append(scene.layout.kinds[redact(before, op, eye)[1]])
        apply(before, op)
    assert faces[1] == ["gold-3", "gold-1", "gold-2", "gold-3"]
    assert faces[0] == ["?", "gold-1", "gold-2", "gold-3"]
    assert faces[2] == faces[3] == faces[WATCHER] == ["?"] * 4
    move = parse_move(scene.layout, "keep gold-3")
    for eye in (WATCHER, 0, 2, 3):
        assert move_text(scene.layout, redact_move(scene.layout, move, 1, eye)) == "keep ?"


@pytest.mark.rule("B15")
def test_one_keeps_exactly_one_of_the_cards_on_offer() -> None:
    scene = treasure_found("jubilee", "DDD", 0, "gold-1", "gold-2", "gold-2")
    assert scene.offered() == ["keep gold-1", "keep gold-2"]
    assert scene.refused("keep gold-3") == "not-on-offer"
    scene.play("keep gold-2")
    assert scene.cards("gold.0") == ["gold-2"]
    assert scene.cards("offer.2") == ["gold-1", "gold-2"]


@pytest.mark.rule("B15", "R44", "R28")
def test_the_holder_is_asked_even_if_all_cards_are_equal_but_not_about_the_last() -> None:
    scene = treasure_found("jubilee", "DDD", 0, "gold-1", "gold-1", "gold-1")
    assert (scene.asked, scene.offered()) == ("gold", ["keep gold-1"])
    assert share_out(scene) == [(0, 3), (2, 2)]


@pytest.mark.rule("B15", "B13")
@pytest.mark.parametrize("spec", [*PER_DIGGER, *PER_PLAYER])
def test_saboteurs_get_nothing_when_the_treasure_is_found(spec: str) -> None:
    scene = treasure_found(spec, "DSDDS", 1)
    share_out(scene)
    assert scene.cards("purse.1") == scene.cards("purse.4") == []


@pytest.mark.rule("B15", "A3", "R45")
@pytest.mark.parametrize("spec", ["jubilee", "gigamic"])
def test_a_short_gold_pile_is_simply_shared_out(spec: str) -> None:
    scene = treasure_found(spec, "DDDD", 2, "gold-1", "gold-2")
    assert on_offer(scene) == [0, 0, 2, 0]
    assert share_out(scene) == [(2, 2)]
    assert scene.asked == ""
    assert scene.cards("purse.1") == ["gold-2"]


@pytest.mark.rule("B15", "A3", "R45")
def test_a_single_gold_card_goes_to_the_finisher() -> None:
    scene = treasure_found("jubilee", "DDD", 1, "gold-3")
    assert scene.asked == ""
    assert scene.cards("purse.1") == ["gold-3"]

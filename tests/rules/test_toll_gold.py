"""Paying with gold cards, the sum of all gold, and what pieces are worth in the end (T4, B20)."""

import pytest

from rockfall.kernel.state import State
from tests.support.play import edition, random_game
from tests.support.scene import Scene
from tests.support.second import purse
from tests.support.toll import DIG, SPEC, allow, seat_dwarf, sitting, tolled

pytestmark = pytest.mark.engine


@pytest.mark.rule("T4", "T3", "R133")
@pytest.mark.parametrize(("card", "rest"), [("gold-1", 0), ("gold-2", 1), ("gold-3", 2)])
def test_who_has_no_piece_pays_with_a_gold_card_and_gets_the_rest_in_pieces(
    card: str, rest: int
) -> None:
    scene = tolled().pieces(0, 1, 1, 1).gold(0, card)
    left = scene.cards("gold-pile").count(card)
    assert scene.can(DIG)
    scene.play(DIG)
    assert purse(scene) == [rest, 2, 1, 1]
    assert scene.cards("gold.0") == []
    assert scene.cards("gold.1") == [], "the owner gets a piece, never the card"
    assert scene.cards("gold-pile").count(card) == left + 1


@pytest.mark.rule("T4")
def test_who_has_a_piece_pays_with_it_and_keeps_the_gold_cards() -> None:
    scene = tolled().gold(0, "gold-1", "gold-3").play(DIG)
    assert purse(scene) == [0, 2, 1, 1]
    assert scene.cards("gold.0") == ["gold-1", "gold-3"]


@pytest.mark.rule("T4", "R137")
@pytest.mark.parametrize(
    ("pay", "kept", "rest"), [("gold-1", "gold-3", 0), ("gold-3", "gold-1", 2)]
)
def test_with_several_gold_cards_the_payer_chooses_before_the_path_card_lies(
    pay: str, kept: str, rest: int
) -> None:
    scene = tolled().pieces(0, 1, 1, 1).gold(0, "gold-1", "gold-3").play(DIG)
    assert (scene.asked, scene.actor, scene.tile("1,0")) == ("toll-card", 0, "")
    assert scene.offered() == ["pay gold-1", "pay gold-3"]
    assert scene.refused("pay gold-2") == "not-your-gold"
    scene.play(f"pay {pay}")
    assert (purse(scene), scene.cards("gold.0")) == ([rest, 2, 1, 1], [kept])
    assert (scene.tile("1,0"), sitting(scene), scene.actor) == ("NESW", {}, 1)


@pytest.mark.rule("T4", "R137")
def test_the_payer_is_asked_even_if_all_the_gold_cards_are_alike() -> None:
    scene = tolled().pieces(0, 1, 1, 1).gold(0, "gold-2", "gold-2").play(DIG)
    assert (scene.asked, scene.offered()) == ("toll-card", ["pay gold-2"])


@pytest.mark.rule("T4", "A1", "C19")
def test_the_payer_is_asked_only_after_nobody_has_said_veto() -> None:
    scene = tolled(f"{SPEC}+veto").pieces(0, 1, 1, 1).gold(0, "gold-1", "gold-3").play(DIG)
    assert scene.asked == "veto"
    assert allow(scene).asked == "toll-card"


@pytest.mark.rule("T4", "B18")
def test_the_payment_is_public_but_not_what_the_other_gold_cards_are() -> None:
    scene = tolled().pieces(0, 1, 1, 1).gold(0, "gold-1", "gold-3").play(DIG, "pay gold-3")
    for eye in (-1, 1, 2, 3):
        assert scene.cards("gold.0", eye) == ["?"]
        assert scene.view(eye).nums == scene.truth.nums


@pytest.mark.rule("T4", "B18")
@pytest.mark.parametrize(("parts", "seats"), [("saboteur2", 4), ("tournament", 5)])
def test_where_all_gold_is_counted_in_pieces_there_are_no_cards_to_pay_with(
    parts: str, seats: int
) -> None:
    scene = Scene(f"{SPEC}+{parts}", seats).hand(0, "NESW").pieces(0, *[1] * (seats - 1))
    assert "gold.0" not in scene.layout.zones
    assert not seat_dwarf(scene, "1,0", 1).can(DIG)


# -- nothing is lost ----------------------------------------------------------------------------


def riches(state: State) -> list[int]:
    """What every seat owns, nuggets on gold cards and pieces alike."""
    names, worth = state.layout, {"gold-1": 1, "gold-2": 2, "gold-3": 3}
    return [
        state.nums[names.nums.index(f"pieces.{seat}")]
        + sum(worth[names.kinds[c]] for c in state.cards(names.zones.index(f"gold.{seat}")))
        for seat in range(names.seats)
    ]


@pytest.mark.rule("T3", "T4")
@pytest.mark.parametrize("seed", range(6))
def test_all_that_changes_hands_within_a_round_is_one_piece_at_a_time(seed: int) -> None:
    nums = edition(SPEC, 4).rules.layout.nums
    paid = 0
    for step in random_game(SPEC, 4, seed):
        after = step.after
        over = after.nums[nums.index("finder")] or not after.todo
        if over or after.nums[nums.index("round")] != step.before.nums[nums.index("round")]:
            continue
        pairs = zip(riches(step.before), riches(after), strict=True)
        changes = sorted(now - was for was, now in pairs)
        assert changes in ([0, 0, 0, 0], [-1, 0, 0, 1])
        paid += changes[-1]
        assert min(after.nums[nums.index(f"pieces.{seat}")] for seat in range(4)) >= 0
    assert paid > 0, "a game without any toll proves nothing"


# -- pieces in the end --------------------------------------------------------------------------


@pytest.mark.rule("B20", "T1", "T4")
def test_at_the_end_pieces_are_added_to_the_nuggets() -> None:
    scene = tolled().pieces(0, 1, 4, 0).gold(0, "gold-3").gold(2, "gold-2").counter("round", 3)
    scene.roles(*["digger"] * 4).hands("NESW", "", "", "").pile().play(DIG)
    assert scene.rules.over(scene.truth)
    assert [scene.num(f"score.{seat}") for seat in range(4)] == [2, 2, 6, 0]


@pytest.mark.rule("B20", "T1", "S25", "S23")
def test_in_saboteur_2_toll_and_pay_are_pieces_alike() -> None:
    scene = tolled("jubilee+saboteur2+toll").pieces(2, 1, 0, 5).counter("round", 3)
    scene.roles("blue", "saboteur", "green", "boss").hands("NESW", "", "", "").pile().play(DIG)
    assert scene.rules.over(scene.truth)
    assert [scene.num(f"score.{seat}") for seat in range(4)] == [1, 7, 0, 5], "a lone saboteur: 5"

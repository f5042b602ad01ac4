"""The saboteurs' pay: exact sums, card by card (B16, B17, B18)."""

from typing import NamedTuple

import pytest

from rockfall.kernel.layout import WATCHER
from rockfall.kernel.ops import MOVE, apply
from rockfall.kernel.sight import redact
from tests.support.scene import Scene

pytestmark = pytest.mark.engine

D, S = "digger", "saboteur"
SEEDS = range(12)


class Pay(NamedTuple):
    """One gold card on its way: which, from where to where."""

    card: str
    src: str
    dst: str


def lost_round(roles: str, last: int, *gold: str, seed: int = 0, in_round: int = 1) -> Scene:
    """Everything before the last card of the round, which `last` holds."""
    scene = Scene(seats=len(roles), active=last, seed=seed, in_round=in_round).pile()
    scene.roles(*({"D": D, "S": S}[role] for role in roles))
    scene.hands(*("NE" if seat == last else "" for seat in range(len(roles))))
    return scene.gold_pile(*gold) if gold else scene


def payments(scene: Scene, eye: int = -2) -> list[Pay]:
    """Let the last card be passed away; every gold card that moved then, as an eye is told."""
    before = scene.truth.copy()
    names, zones = scene.layout.kinds, scene.layout.zones
    gold = scene.layout.carries[zones.index("gold-pile")]
    pays = []
    for op in scene.play("pass NE").ops:
        told = redact(before, op, eye)
        if told[0] == MOVE and scene.layout.carries[told[2]] == gold:
            pays.append(Pay(names[told[1]], zones[told[2]], zones[told[4]]))
        apply(before, op)
    return pays


def worth(cards: list[str]) -> int:
    """The nuggets on gold cards."""
    return sum(int(card[-1]) for card in cards)


def gains(pays: list[Pay], seat: int) -> list[str]:
    """The cards a seat has more after some payments."""
    mine = [pay.card for pay in pays if pay.dst == f"gold.{seat}"]
    for pay in pays:
        if pay.src == f"gold.{seat}":
            mine.remove(pay.card)
    return sorted(mine)


# -- how much -----------------------------------------------------------------------------------


@pytest.mark.rule("B16", "B1", "R48", "R10")
@pytest.mark.parametrize(
    ("roles", "owed"),
    [
        ("DSD", 4),
        ("DDSD", 4),
        ("DSDDD", 4),  # the other saboteur was left over and counts for nothing
        ("DSDDS", 3),
        ("DSDDSD", 3),
        ("DSDDSDD", 3),  # two of three in play
        ("DSDDSDS", 3),
        ("DSDDSDSDD", 3),
        ("DSDDSDSDDD", 3),  # three of four in play
        ("DSDDSDSDDS", 2),
    ],
)
def test_each_saboteur_gets_the_exact_sum_for_the_number_in_play(roles: str, owed: int) -> None:
    for seed in SEEDS:
        pays = payments(lost_round(roles, 0, seed=seed))
        sums = [worth(gains(pays, seat)) for seat in range(len(roles))]
        assert sums == [owed if role == "S" else 0 for role in roles]


@pytest.mark.rule("B16", "R10")
def test_a_card_is_kept_if_it_fits_and_laid_aside_if_not_until_the_sum_is_met() -> None:
    laid_aside = 0
    for seed in SEEDS:
        pays = payments(lost_round("DSD", 0, seed=seed))
        total = 0
        for pay in pays:
            if pay.src == "gold-pile":
                assert total < 4, "nothing is drawn once the sum is met"
                fits = total + worth([pay.card]) <= 4
                assert pay.dst == ("gold.1" if fits else "aside.1")
                total += worth([pay.card]) if fits else 0
        laid_aside += sum(pay.dst == "aside.1" for pay in pays)
    assert laid_aside, "the seeds show both cases"


# -- in which order -----------------------------------------------------------------------------


@pytest.mark.rule("B16", "R20")
@pytest.mark.parametrize(
    ("last", "order"), [(0, [1, 3]), (1, [3, 1]), (2, [3, 1]), (3, [1, 3]), (4, [1, 3])]
)
def test_saboteurs_are_paid_clockwise_from_the_left_of_who_had_the_last_turn(
    last: int, order: list[int]
) -> None:
    pays = payments(lost_round("DSDSD", last))
    drawn = [int(pay.dst[-1]) for pay in pays if pay.src == "gold-pile"]
    assert sorted(drawn, key=order.index) == drawn
    assert set(drawn) == {1, 3}


@pytest.mark.rule("B16", "R20", "A3")
def test_when_gold_is_short_the_first_in_this_order_gets_it() -> None:
    pays = payments(lost_round("DSDSD", 2, "gold-1", "gold-1", "gold-1", "gold-1"))
    assert gains(pays, 3) == ["gold-1"] * 3
    assert gains(pays, 1) == ["gold-1"]


@pytest.mark.rule("B16", "B7", "R20")
def test_skipped_players_had_no_last_turn() -> None:
    scene = Scene(seats=5, active=1).pile().roles(D, S, D, S, D).hands("", "NE NE", "", "", "")
    scene.play("pass NE")
    pays = payments(scene)
    drawn = [pay.dst for pay in pays if pay.src == "gold-pile"]
    assert drawn[0][-1] == "3"


@pytest.mark.rule("B16", "R47")
def test_laid_aside_cards_return_before_the_next_saboteur_draws() -> None:
    returned = 0
    for seed in SEEDS:
        pays = payments(lost_round("SDSDS" + "DD", 1, seed=seed))
        aside: set[str] = set()
        for pay in pays:
            if pay.dst.startswith("aside"):
                assert aside <= {pay.dst}
                aside.add(pay.dst)
            elif pay.dst == "gold-pile":
                returned += 1
                aside.discard(pay.src)
            elif pay.src == "gold-pile":
                assert aside <= {f"aside.{pay.dst[-1]}"}, "somebody else's cards are still aside"
    assert returned


@pytest.mark.rule("B16", "R47")
def test_a_card_laid_aside_by_one_can_be_drawn_by_the_next() -> None:
    # Owed 3 each: the first draws 2 and lays 2 aside; the second finds it in the pile again.
    pays = payments(lost_round("DSDSD", 0, "gold-2", "gold-2"))
    assert gains(pays, 1) == gains(pays, 3) == ["gold-2"]


# -- exchanging when the pile is used up --------------------------------------------------------


@pytest.mark.rule("B16", "R21", "R46")
@pytest.mark.parametrize(
    ("roles", "pile", "paid"),
    [
        ("DSDSD", ["gold-2", "gold-3"], ["gold-3"]),  # owed 3: 2, then 3 for it
        ("DSD", ["gold-3", "gold-2", "gold-2"], ["gold-2", "gold-2"]),  # owed 4: 3 goes back
        ("DSD", ["gold-3", "gold-2"], ["gold-3"]),  # 4 cannot be had: 3 is the most below it
        ("DSD", ["gold-3", "gold-3"], ["gold-3"]),
        ("DSD", ["gold-1", "gold-2"], ["gold-1", "gold-2"]),  # nothing to exchange
        ("DSD", ["gold-1", "gold-1"], ["gold-1", "gold-1"]),
        ("DSDSD", ["gold-1", "gold-1", "gold-3"], ["gold-3"]),  # 3 for both ones
    ],
)
def test_whatever_the_order_of_draws_the_sum_is_as_high_as_it_can_be(
    roles: str, pile: list[str], paid: list[str]
) -> None:
    for seed in SEEDS:
        pays = payments(lost_round(roles, 0, *pile, seed=seed))
        first = pays[: 1 + max(i for i, pay in enumerate(pays) if pay.dst.endswith(".1"))]
        assert gains(first, 1) == paid


@pytest.mark.rule("B16", "R21", "R46")
@pytest.mark.parametrize(
    ("roles", "pile", "kept", "paid"),
    [
        # Owed 4, kept 2 and 1, aside 2 and 3: giving back the 1 for the 2 is the lower way.
        ("DSD", ["gold-1", "gold-2", "gold-2", "gold-3"], [1, 2], ["gold-2", "gold-2"]),
        # Owed 3, kept 1 and 1, aside 2 and 3: one card goes back for the 2, not both for the 3.
        ("DSDSD", ["gold-1", "gold-1", "gold-2", "gold-3"], [1, 1], ["gold-1", "gold-2"]),
    ],
)
def test_as_few_and_as_low_cards_as_possible_are_handed_back(
    roles: str, pile: list[str], kept: list[int], paid: list[str]
) -> None:
    exchanged = 0
    for seed in range(40):
        pays = payments(lost_round(roles, 0, *pile, seed=seed))
        drawn = [pay.card for pay in pays[:4] if (pay.src, pay.dst) == ("gold-pile", "gold.1")]
        if sorted(map(worth, [[card] for card in drawn])) == kept:
            exchanged += 1
            assert [pay.card for pay in pays if pay.src == "gold.1"] == ["gold-1"]
            assert gains(pays, 1) == paid
    assert exchanged


@pytest.mark.rule("B16", "R21")
def test_a_saboteur_for_whom_every_card_is_too_high_gets_nothing() -> None:
    scene = lost_round("DSDDSDSDDS", 0, "gold-3", "gold-3", in_round=3)
    pays = payments(scene)
    assert [gains(pays, seat) for seat in (1, 4, 6)] == [[], [], []]
    assert scene.cards("gold-pile") == ["gold-3", "gold-3"]


@pytest.mark.rule("B16", "B19")
def test_gold_of_earlier_rounds_is_never_exchanged() -> None:
    for seed in SEEDS:
        scene = lost_round("DSD", 0, "gold-2", "gold-3", seed=seed)
        scene.gold(1, "gold-1", "gold-1")
        payments(scene)
        assert scene.cards("gold.1") == ["gold-1", "gold-1", "gold-3"]


@pytest.mark.rule("B16", "A3")
def test_with_no_gold_left_nobody_is_paid_and_the_game_goes_on() -> None:
    scene = lost_round("DSD", 0)
    scene.gold_pile()
    assert payments(scene) == []
    assert scene.num("round") == 2


# -- secrecy ------------------------------------------------------------------------------------


@pytest.mark.rule("B16", "B18", "R22", "R47")
@pytest.mark.parametrize("eye", [WATCHER, 0, 2])
def test_others_see_how_many_cards_are_drawn_kept_and_laid_aside_but_no_face(eye: int) -> None:
    laid_aside = 0
    for seed in SEEDS:
        truth = payments(lost_round("DSD", 0, seed=seed))
        told = payments(lost_round("DSD", 0, seed=seed), eye)
        assert told == [Pay("?", pay.src, pay.dst) for pay in truth]
        laid_aside += sum(pay.dst == "aside.1" for pay in truth)
    assert laid_aside


@pytest.mark.rule("B16", "B18", "R47")
def test_a_saboteur_sees_the_own_cards_also_those_laid_aside() -> None:
    for seed in SEEDS:
        truth = payments(lost_round("DSD", 0, seed=seed))
        assert payments(lost_round("DSD", 0, seed=seed), 1) == truth


# -- B17 ----------------------------------------------------------------------------------------


@pytest.mark.rule("B17", "B1", "R12")
@pytest.mark.parametrize("roles", ["DDD", "DDDD"])
@pytest.mark.parametrize("spec", ["jubilee", "classic", "gigamic"])
def test_without_a_saboteur_in_play_nobody_gets_gold(roles: str, spec: str) -> None:
    scene = Scene(spec, seats=len(roles)).roles(*[D] * len(roles)).pile()
    scene.hands("NE", *[""] * (len(roles) - 1))
    assert scene.cards("spare") == [S], "the left-over saboteur is not paid either"
    assert payments(scene) == []
    assert len(scene.cards("gold-pile")) == 28

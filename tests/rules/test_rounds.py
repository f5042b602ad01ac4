"""Three rounds: everything gathered between them, only gold stays (B19, B20)."""

from collections import Counter

import pytest

from rockfall.kernel.layout import WATCHER
from rockfall.match.match import Match
from tests.support.play import edition
from tests.support.scene import GOAL_CELLS, Scene

pytestmark = pytest.mark.engine

EVERY_EYE = (WATCHER, 0, 1, 2, 3)
D, S = "digger", "saboteur"


def second_round(seed: int = 0) -> Scene:
    """Round two, just dealt, after a round with marks everywhere on the table."""
    scene = Scene(seed=seed).roles(D, S, D, D).gold(0, "gold-3").gold(2, "gold-1", "gold-2")
    scene.board("EW 1,0", "NEW 2,0").mat(2, "broken-cart").mat(3, "broken-lantern")
    scene.hands("map", "", "rockfall", "").pile().play("map 8,0", "rockfall 2,0")
    assert scene.num("round") == 2
    return scene


@pytest.mark.rule("B19")
def test_all_cards_of_a_round_are_gathered_and_dealt_anew() -> None:
    scene = second_round()
    assert list(scene.truth.grid.tiles.values()) == [scene.layout.kinds.index("start") * 2]
    assert scene.hidden() == list(GOAL_CELLS)
    for zone in ("discard", "played", "mat.0", "mat.1", "mat.2", "mat.3"):
        assert scene.cards(zone) == []
    hands = [scene.cards(f"hand.{seat}") for seat in range(4)]
    assert [len(hand) for hand in hands] == [6, 6, 6, 6]
    whole = Counter(scene.cards("pile"))
    for hand in hands:
        whole.update(hand)
    pile = scene.layout.zones.index("pile")
    kinds = [scene.layout.kinds[card] for card in scene.layout.full[pile]]
    assert whole == Counter(kinds)


@pytest.mark.rule("B19", "B1")
def test_roles_are_dealt_anew_and_secret_again() -> None:
    scene = second_round()
    roles = [scene.cards(f"role.{seat}") for seat in range(4)]
    assert Counter(role for [role] in [*roles, scene.cards("spare")]) == {D: 4, S: 1}
    for eye in EVERY_EYE:
        known = [seat for seat in range(4) if scene.cards(f"role.{seat}", eye) != ["?"]]
        assert known == ([eye] if eye >= 0 else [])
        assert scene.cards("spare", eye) == ["?"]


@pytest.mark.rule("B19")
def test_roles_goals_and_hands_are_shuffled_again() -> None:
    deals = set()
    for seed in range(30):
        scene = second_round(seed)
        roles = "".join(scene.cards(f"role.{seat}")[0][0] for seat in range(4))
        deals.add((roles, *(scene.cards(f"goal.{i}")[0] for i in range(3))))
    assert len(deals) > 15


@pytest.mark.rule("B19", "B12")
def test_what_was_seen_of_a_goal_in_the_old_round_is_forgotten() -> None:
    scene = second_round()
    assert [scene.cards("goal.1", eye) for eye in EVERY_EYE] == [["?"]] * 5


@pytest.mark.rule("B19")
def test_only_earned_gold_stays() -> None:
    scene = second_round()
    assert scene.cards("gold.0") == ["gold-3"]
    assert scene.cards("gold.2") == ["gold-1", "gold-2"]
    assert len(scene.cards("gold.1")) > 0, "the saboteur was paid"
    held = sum(len(scene.cards(f"gold.{seat}")) for seat in range(4))
    assert len(scene.cards("gold-pile")) == 28 - held


@pytest.mark.rule("B19")
def test_no_effect_of_the_old_round_lasts() -> None:
    scene = Scene("classic+E3=last-card", seats=3).tunnel("1,0", "6,0").hands("NS", "EW", "map")
    scene.pile().play("pass NS", "dig EW 7,0")
    while scene.asked == "gold":
        scene.play(scene.offered()[0])
    assert scene.num("round") == 2
    names = ("finder", "passed", "last", "goals-to-turn", "sharing")
    assert [scene.num(name) for name in names] == [0] * 5


@pytest.mark.rule("B19")
@pytest.mark.parametrize("spec", ["jubilee", "classic", "gigamic"])
def test_a_game_has_three_rounds(spec: str) -> None:
    scene = Scene(spec).hands("NE", "", "", "").pile().play("pass NE")
    rounds = [scene.num("round")]
    while scene.asked:
        scene.play(scene.offered("pass")[0])
        if scene.num("round") != rounds[-1]:
            rounds.append(scene.num("round"))
    assert rounds == [2, 3]
    assert scene.actor == -1
    assert scene.offered() == []


@pytest.mark.rule("B20")
def test_after_the_last_round_nothing_can_be_played() -> None:
    scene = Scene(in_round=3).hands("NE", "", "", "").pile().play("pass NE")
    assert scene.refused("pass NE", seat=0) == "game-over"


@pytest.mark.rule("B20", "R49")
@pytest.mark.parametrize(
    ("third", "winners"), [("gold-1", [0, 1]), ("gold-2", [0, 1, 2]), ("gold-3", [2])]
)
def test_most_nuggets_win_and_equal_sums_share_the_victory(third: str, winners: list[int]) -> None:
    scene = Scene(seats=3, in_round=3).roles(D, D, D).hands("NE", "", "").pile()
    scene.gold(0, "gold-3", "gold-1").gold(1, "gold-1", "gold-1", "gold-2")
    scene.gold(2, "gold-2", third).play("pass NE")
    match = Match(edition("jubilee", 3), b"any", table=scene.truth)
    assert match.result().scores == [4, 4, 2 + int(third[-1])]
    assert match.result().winners == winners


@pytest.mark.rule("B20", "B18", "R49")
def test_all_gold_is_shown_at_the_end_and_counted() -> None:
    scene = Scene(in_round=3).gold(0, "gold-3", "gold-1").gold(3, "gold-2")
    scene.hands("NE", "", "", "").pile().play("pass NE")
    for eye in EVERY_EYE:
        assert scene.cards("purse.0", eye) == ["gold-1", "gold-3"]
        assert scene.cards("purse.3", eye) == ["gold-2"]
    assert [scene.num(f"score.{seat}") for seat in range(4)] == [4, 0, 0, 2]


@pytest.mark.rule("B18", "B20")
def test_no_score_is_told_before_the_end() -> None:
    scene = second_round()
    assert [scene.num(f"score.{seat}") for seat in range(4)] == [0, 0, 0, 0]
    assert [scene.cards(f"purse.{seat}") for seat in range(4)] == [[], [], [], []]

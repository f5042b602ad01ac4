"""Setting Saboteur 2 up, and its three rounds (S1, S2, S3, S25, B2, B19)."""

from collections import Counter

import pytest

from rockfall.kernel.layout import BACK, WATCHER
from rockfall.kernel.ops import GATHER
from rockfall.kernel.sight import mask
from rockfall.kernel.state import State
from tests.laws.telling import within
from tests.support.play import at_random, diggingly, random_game, truth
from tests.support.scene import Scene, at
from tests.support.second import BLUE, GREEN, SABOTEUR, before_the_end, purse

pytestmark = pytest.mark.engine

EDITIONS = ("jubilee+saboteur2", "classic+saboteur2", "gigamic+saboteur2")
ROLES = {"blue": 4, "green": 4, "boss": 1, "profiteer": 1, "geologist": 2, "saboteur": 3}


def cards(state: State, zone: str) -> list[str]:
    """The cards of a zone by name."""
    return [state.layout.kinds[card] for card in state.cards(state.layout.zones.index(zone))]


@pytest.mark.rule("S1")
@pytest.mark.parametrize("spec", EDITIONS)
@pytest.mark.parametrize("seats", range(2, 13))
def test_all_fifteen_roles_are_shuffled_one_is_dealt_to_each_and_the_rest_is_a_pile(
    spec: str, seats: int
) -> None:
    for seed in range(4):
        _, state, _ = truth(spec, seats, seed)
        dealt = [cards(state, f"role.{seat}") for seat in range(seats)]
        assert [len(role) for role in dealt] == [1] * seats
        assert len(cards(state, "spare")) == 15 - seats
        assert Counter([role[0] for role in dealt] + cards(state, "spare")) == ROLES


@pytest.mark.rule("S1")
def test_any_role_may_come_to_a_seat_and_lie_on_top_of_the_role_pile() -> None:
    mine, top = set(), set()
    for seed in range(150):
        _, state, _ = truth("jubilee+saboteur2", 4, seed)
        mine.add(cards(state, "role.0")[0])
        top.add(cards(state, "spare")[0])
    assert mine == top == set(ROLES)


@pytest.mark.rule("S1")
@pytest.mark.parametrize("seats", [2, 7, 12])
def test_each_knows_the_own_role_and_nobody_any_of_the_pile(seats: int) -> None:
    edition, state, _ = truth("jubilee+saboteur2", seats, 3)
    zones = edition.rules.layout.zones
    for eye in (WATCHER, *range(seats)):
        view = mask(state, eye)
        assert set(view.cards(zones.index("spare"))) == {BACK}
        known = [view.card(zones.index(f"role.{seat}")) != BACK for seat in range(seats)]
        assert known == [seat == eye for seat in range(seats)]


@pytest.mark.rule("S2", "B3")
@pytest.mark.parametrize("spec", EDITIONS)
@pytest.mark.parametrize("seats", range(2, 13))
def test_ten_cards_are_taken_off_and_six_are_dealt_to_each(spec: str, seats: int) -> None:
    _, state, _ = truth(spec, seats, 5)
    assert len(cards(state, "cut")) == 10
    assert [len(cards(state, f"hand.{seat}")) for seat in range(seats)] == [6] * seats
    assert len(cards(state, "pile")) == 118 - 10 - 6 * seats


@pytest.mark.rule("S3", "B2")
def test_start_and_goals_lie_as_in_the_base_game() -> None:
    where: set[tuple[str, ...]] = set()
    for seed in range(40):
        edition, state, _ = truth("jubilee+saboteur2", 5, seed)
        assert list(state.grid.tiles) == [at("0,0")]
        assert edition.rules.layout.kinds[state.grid.tiles[at("0,0")] >> 1] == "start"
        assert sorted(state.grid.down) == sorted(at(text) for text in ("8,-2", "8,0", "8,2"))
        where.add(tuple(cards(state, f"goal.{goal}")[0] for goal in range(3)))
    assert len(where) == 6


@pytest.mark.rule("S3")
def test_nobody_begins_with_gold_and_there_are_no_gold_cards() -> None:
    edition, state, _ = truth("jubilee+saboteur2", 6, 0)
    assert [state.nums[edition.rules.layout.nums.index(f"pieces.{s}")] for s in range(6)] == [0] * 6
    assert not [zone for zone in edition.rules.layout.zones if "gold" in zone]


@pytest.mark.rule("S3", "R64")
def test_the_bank_never_runs_out() -> None:
    scene = before_the_end(SABOTEUR, BLUE).pieces(500, 0).play("pass NE")
    assert purse(scene) == [505, 0]


@pytest.mark.rule("S25", "B19")
@pytest.mark.parametrize("seats", [2, 5, 12])
def test_three_rounds_are_played_each_with_all_roles_and_cards_the_ten_too(seats: int) -> None:
    gathered = 0
    for step in random_game("jubilee+saboteur2", seats, seats, at_random):
        for before, op, after in within(step):
            if op[0] == GATHER:
                gathered += 1
                assert Counter(cards(after, "role-box")) == ROLES
                assert len(cards(after, "pile")) == 118
                assert cards(after, "cut") == cards(after, "spare") == []
                assert not after.grid.tiles
                assert _pieces(after) == _pieces(before)
    assert gathered == 2
    assert not step.after.todo


def _pieces(state: State) -> list[int]:
    names = state.layout.nums
    return [n for name, n in zip(names, state.nums, strict=True) if name.startswith("pieces.")]


@pytest.mark.rule("S25", "B19", "S2")
def test_a_new_round_is_dealt_anew_from_everything() -> None:
    scene = Scene("jubilee+saboteur2", seats=3).hands("NE", "", "").pile().mat(1, "trapped")
    scene.thefts(2).spare("boss").play("pass NE")
    assert scene.num("round") == 2
    assert len(scene.cards("cut")) == 10
    assert len(scene.cards("spare")) == 12
    assert [len(scene.cards(f"hand.{seat}")) for seat in range(3)] == [6, 6, 6]
    assert [scene.cards(f"mat.{seat}") for seat in range(3)] == [[], [], []]
    assert (scene.num("thefts-laid"), scene.num("theft.2"), scene.num("due")) == (0, 0, 1)


@pytest.mark.rule("S25", "B20")
def test_after_round_three_the_pieces_are_the_score() -> None:
    scene = before_the_end(GREEN, SABOTEUR, SABOTEUR, BLUE).pieces(3, 0, 5, 9).play("pass NE")
    assert scene.asked == ""
    assert [scene.num(f"score.{seat}") for seat in range(4)] == [3, 4, 9, 9]


@pytest.mark.rule("S25", "S24")
def test_scores_are_the_pieces_of_all_rounds_also_in_games_really_played() -> None:
    for seed in range(3):
        *_, last = random_game("jubilee+saboteur2", 4, seed, diggingly)
        nums = dict(zip(last.after.layout.nums, last.after.nums, strict=True))
        assert [nums[f"score.{s}"] for s in range(4)] == _pieces(last.after)
        assert sum(_pieces(last.after)) > 0

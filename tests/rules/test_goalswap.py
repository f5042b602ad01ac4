"""Swap goals: two hidden goals change places, or only seem to (C15, C17)."""

from collections.abc import Iterator
from itertools import combinations

import pytest

from rockfall.kernel.layout import WATCHER
from rockfall.kernel.moves import a_of, b_of, verb_of
from rockfall.kernel.ops import PEEK, SHOW, SWITCH, apply
from tests.support.play import truth
from tests.support.scene import GOAL_CELLS, Scene
from tests.support.told import told

pytestmark = pytest.mark.engine

SPEC = "jubilee+swap-goals"
CARDS = ("swap-goals", "storehouse", "veto", "pathfinder", "diversion")
SWAP = "switch swap-goals 8,-2 8,0"
YES, NO = "settle turned", "settle"


def ready(*known: int) -> Scene:
    """Seat 0 holds the card and has looked at some goals."""
    scene = Scene(SPEC).goals("stone-nw", "treasure", "stone-ne").hand(0, "swap-goals", "NE")
    for goal in known:
        look(scene, 0, goal)
    return scene


def look(scene: Scene, seat: int, goal: int) -> None:
    """A seat has looked at a goal before, with a Map."""
    zone = scene.layout.zones.index(f"goal.{goal}")
    apply(scene.truth, (PEEK, scene.truth.card(zone), seat, zone, 0))


def goals(scene: Scene, eye: int | None = None) -> list[str]:
    """The goals from north to south, as they are or as an eye sees them."""
    if eye is None:
        return [scene.cards(f"goal.{number}")[0] for number in range(3)]
    return [scene.cards(f"goal.{number}", eye)[0] for number in range(3)]


# -- C15: the championship cards in the draw pile -----------------------------------------------


def lying(spec: str, seats: int, seed: int) -> dict[str, list[str]]:
    """Where which cards lie after the deal."""
    edition, state, _ = truth(spec, seats, seed)
    layout = edition.rules.layout
    return {
        name: [layout.kinds[card] for card in state.cards(zone)]
        for zone, name in enumerate(layout.zones)
    }


@pytest.mark.rule("C15", "S2")
@pytest.mark.parametrize("card", CARDS)
def test_one_copy_of_a_chosen_card_is_shuffled_in_before_dealing_and_taking_off(card: str) -> None:
    for spec, cut, total in (
        (f"jubilee+{card}", (), 68),
        (f"gigamic+saboteur2+{card}", ("cut",), 119),
    ):
        places: set[str] = set()
        zones = ("pile", "hand.0", "hand.1", "hand.2", *cut)
        for seed in range(60):
            cards = lying(spec, 3, seed)
            assert sum(kinds.count(card) for kinds in cards.values()) == 1
            assert sum(len(cards[zone]) for zone in zones) == total
            places |= {zone for zone, kinds in cards.items() if card in kinds}
        assert places == set(zones)


@pytest.mark.rule("C15")
@pytest.mark.parametrize("card", CARDS)
def test_a_card_that_was_not_chosen_is_not_in_the_box(card: str) -> None:
    others = "".join(f"+{other}" for other in CARDS if other != card)
    for spec in ("jubilee", "jubilee+saboteur2"):
        assert card not in truth(spec, 4)[0].rules.layout.kinds
        chosen = truth(spec + others, 4)[0].rules.layout.kinds
        assert card not in chosen
        assert set(CARDS) - {card} <= set(chosen)


@pytest.mark.rule("C15", "B6", "A4")
def test_it_is_an_action_card_discarded_on_top_and_replaced() -> None:
    scene = ready().play(SWAP, YES)
    assert scene.cards("discard", 2) == ["swap-goals"]
    assert len(scene.cards("hand.0")) == 2
    assert (scene.asked, scene.actor) == ("turn", 1)


# -- C17: which goals ---------------------------------------------------------------------------


@pytest.mark.rule("C17", "A2")
def test_any_two_face_down_goals_can_be_named() -> None:
    moves = [f"switch swap-goals {a} {b}" for a, b in combinations(GOAL_CELLS, 2)]
    assert sorted(ready().offered("switch")) == sorted(moves)


@pytest.mark.rule("C17", "N1", "X1")
def test_any_two_of_five_new_goals_can_be_named_and_no_chest() -> None:
    spec = f"{SPEC}+new-goals+chests"
    built, state, _ = truth(spec, 4, next(dealt_at_once(spec)))
    layout = built.rules.layout
    goals = [at for at, zone in state.grid.down.items() if layout.zones[zone].startswith("goal")]
    assert len(goals) == 5 < len(state.grid.down)
    names = [verb.name for verb in layout.verbs]
    moves = [move for move in built.rules.moves(state) if names[verb_of(move)] == "switch"]
    named = [tuple(sorted((a_of(move), b_of(move)))) for move in moves]
    assert sorted(named) == list(combinations(sorted(goals), 2))


def dealt_at_once(spec: str) -> Iterator[int]:
    """Seeds that deal the card to the first player."""
    for seed in range(1000):
        built, state, _ = truth(spec, 4, seed)
        hand = built.rules.layout.zones.index(f"hand.{built.rules.actor(state)}")
        if built.rules.layout.kinds.index("swap-goals") in state.zones[hand]:
            yield seed


@pytest.mark.rule("C17", "A2")
def test_a_goal_that_lies_face_up_cannot_be_taken() -> None:
    scene = Scene(SPEC).goals("stone-nw", "treasure", "?").board("stone-ne 8,2")
    scene.hand(0, "swap-goals", "NE")
    assert scene.offered("switch") == [SWAP]
    assert scene.refused("switch swap-goals 8,0 8,2") == "no-two-goals"


@pytest.mark.rule("C17", "A2")
def test_with_one_face_down_goal_it_cannot_be_played_but_discarded() -> None:
    scene = Scene(SPEC).goals("?", "treasure", "?").board("stone-nw 8,-2", "stone-ne 8,2")
    scene.hand(0, "swap-goals")
    assert scene.offered() == ["pass swap-goals"]


@pytest.mark.rule("C17", "A2")
def test_the_two_goals_are_two() -> None:
    scene = ready()
    assert scene.refused("switch swap-goals 8,0 8,0") == "no-two-goals"
    assert scene.refused("switch swap-goals 8,0 1,0") == "no-two-goals"
    assert scene.refused("switch NE 8,0 8,2") == "swaps-no-goals"


@pytest.mark.rule("C17", "B8")
def test_a_broken_tool_does_not_matter() -> None:
    assert Scene(SPEC).hand(0, "swap-goals").mat(0, "broken-cart").can(SWAP)


# -- C17: swapped or not ------------------------------------------------------------------------


@pytest.mark.rule("C17", "A1")
def test_the_two_goals_are_public_then_the_player_decides_alone() -> None:
    scene = ready().play(SWAP)
    assert (scene.asked, scene.actor) == ("switch", 0)
    assert sorted(scene.offered()) == [NO, YES]
    assert goals(scene) == ["stone-nw", "treasure", "stone-ne"], "nothing has moved yet"


@pytest.mark.rule("C17", "R110")
@pytest.mark.parametrize(("one", "other"), [*combinations(GOAL_CELLS, 2)])
def test_swapped_goals_change_places_and_the_third_stays(one: str, other: str) -> None:
    before = ["stone-nw", "treasure", "stone-ne"]
    a, b = GOAL_CELLS.index(one), GOAL_CELLS.index(other)
    scene = ready().play(f"switch swap-goals {one} {other}", YES)
    after = before.copy()
    after[a], after[b] = before[b], before[a]
    assert goals(scene) == after
    assert scene.hidden() == list(GOAL_CELLS), "all lie face down where they lay"
    kept = ready().play(f"switch swap-goals {one} {other}", NO)
    assert goals(kept) == before


@pytest.mark.rule("C17", "G6", "B13")
@pytest.mark.parametrize(("answer", "found"), [(YES, "stone-nw"), (NO, "treasure")])
def test_who_digs_to_a_swapped_goal_finds_what_lies_there_now(answer: str, found: str) -> None:
    scene = Scene(SPEC, in_round=3).tunnel("1,0", "6,0").hand(0, "swap-goals").hand(1, "EW")
    scene.play(SWAP, answer, "dig EW 7,0")
    assert scene.tile("8,0").split()[0] == found
    assert scene.num("finder") == (2 if found == "treasure" else 0)


@pytest.mark.rule("C17")
@pytest.mark.parametrize("eye", [WATCHER, 1, 2, 3])
def test_others_see_which_two_but_not_whether(eye: int) -> None:
    heard, views = [], []
    for answer in (YES, NO):
        scene = ready()
        look(scene, 1, 0)
        look(scene, 2, 0)
        look(scene, 2, 1)
        heard.append(told(scene, eye, SWAP, answer))
        views.append(scene.view(eye))
    assert heard[0] == heard[1]
    assert views[0].same(views[1])
    layout = Scene(SPEC).layout
    zones = [layout.zones.index(name) for name in ("goal.0", "goal.1")]
    switched = [op for _, op in heard[0] if isinstance(op, tuple) and op[0] == SWITCH]
    assert [list(op[1:3]) for op in switched] == [zones]


@pytest.mark.rule("C17")
def test_the_goals_are_taken_unseen() -> None:
    for answer in (YES, NO):
        scene = ready().play(SWAP)
        looked = [op[0] for op in scene.ops]
        scene.play(answer)
        looked += [op[0] for op in scene.ops]
        assert PEEK not in looked
        assert SHOW not in looked
        assert goals(scene, 0) == ["?", "?", "?"]


# -- C17: what is still known -------------------------------------------------------------------


@pytest.mark.rule("C17")
@pytest.mark.parametrize("answer", [YES, NO])
def test_what_others_knew_of_either_goal_is_uncertain_now(answer: str) -> None:
    scene = ready()
    for seat, known in ((1, [0]), (2, [0, 1]), (3, [2])):
        for goal in known:
            look(scene, seat, goal)
    scene.play(SWAP, answer)
    assert goals(scene, 1) == ["?", "?", "?"]
    assert goals(scene, 2) == ["?", "?", "?"], "who knew both does not know whether"
    assert goals(scene, 3) == ["?", "?", "stone-ne"], "the third goal was not touched"


@pytest.mark.rule("C17", "R124")
@pytest.mark.parametrize("answer", [YES, NO])
def test_who_swaps_and_knew_both_knows_where_each_lies(answer: str) -> None:
    scene = ready(0, 1).play(SWAP, answer)
    assert goals(scene, 0) == [*goals(scene)[:2], "?"]


@pytest.mark.rule("C17", "B12")
def test_a_map_shows_a_swapped_goal_as_it_lies_now() -> None:
    scene = ready().hand(1, "map", "map").play(SWAP, YES, "map 8,-2")
    assert goals(scene, 1) == ["treasure", "?", "?"]


# -- C17 and E4: goals that wait to be turned ---------------------------------------------------


def with_a_waiting_goal(spec: str) -> Scene:
    """Seat 0 has turned one of two goals reached at once; 8,0 waits, seat 1 can swap goals."""
    scene = Scene(spec, in_round=3).goals("stone-ne", "treasure", "stone-nw").board("NE 0,1")
    scene.tunnel("1,1", "7,1").hand(0, "NESW").hand(1, "swap-goals", "NE").hand(2, "EW")
    return scene.play("dig NESW 8,1", "reveal 8,2")


@pytest.mark.rule("C17", "E4")
@pytest.mark.parametrize("spec", ["classic+swap-goals", "gigamic+swap-goals+E4=one-only"])
@pytest.mark.parametrize(("answer", "waiting"), [(YES, "stone-ne"), (NO, "treasure")])
def test_a_waiting_goal_can_be_swapped_and_is_not_turned_by_that(
    spec: str, answer: str, waiting: str
) -> None:
    scene = with_a_waiting_goal(spec).play(SWAP, answer)
    assert scene.hidden() == ["8,-2", "8,0"]
    assert scene.cards("goal.1") == [waiting]
    assert (scene.asked, scene.actor) == ("turn", 2)
    scene.play("dig EW -1,0")
    assert scene.tile("8,0").split()[0] == waiting, "a later dig turns it"


@pytest.mark.rule("C17", "R124")
@pytest.mark.parametrize("answer", [YES, NO])
@pytest.mark.parametrize("known", [0, 1])
def test_no_mark_gives_away_whether_the_goal_one_knew_has_moved(answer: str, known: int) -> None:
    scene = ready(known)
    scene.play(SWAP, answer)
    assert goals(scene, 0)[:2] == ["?", "?"]

"""A face-down card leaves its cell: the grid follows, every eye follows, and so do the rules.

A Rockfall takes a pair away (X3), a chest moves a goal one cell east (X4); laying down, turning up
and taking off are also tried at random against a walk from scratch.
"""

from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rockfall.kernel.geometry import cell
from rockfall.kernel.layout import WATCHER
from rockfall.kernel.moves import a_of, verb_of
from rockfall.kernel.ops import LAY, OP_NAMES, PEEK, UNLAY, apply
from rockfall.kernel.rules import Rules
from rockfall.kernel.sight import mask, redact
from rockfall.kernel.state import State
from tests.laws.projection import every_eye
from tests.laws.telling import fold_is_projection, replay
from tests.laws.twin_grid import CARDS, SIZE, ZONE, Change, Twin, check
from tests.support.chests import DIG, EVERY_EYE, SPEC, bury, near, pairs_down, ready, zone_of
from tests.support.play import SOAK, alike, diggingly, edition, from_deal, reach
from tests.support.scene import Scene, at
from tests.support.strategies import lane
from tests.support.toll import seat_dwarf

pytestmark = pytest.mark.engine

SPECS = (
    SPEC,
    "classic+chests+toll+new-goals",
    "gigamic+saboteur2+chests+pathfinder+diversion+costume",
    "jubilee+chests+storehouse+veto+party+E4=one-only",
)


# -- the grid against a walk from scratch -------------------------------------------------------


class Table(Twin):
    """A grid whose face-down cards may also be taken off again, or moved to another cell."""

    def unlay(self, where: tuple[int, int]) -> None:
        """Take a face-down card off."""
        self.grid.unlay(cell(*where))
        self.hidden.discard(where)

    def lay_down(self, where: tuple[int, int]) -> None:
        """Lay a card face down on an empty cell."""
        self.grid.lay_down(cell(*where), ZONE)
        self.hidden.add(where)


def hiding_changes(seed: int) -> list[Change]:
    """Changes on few cells, half of them with face-down cards."""
    chance = Random(seed)
    cells = [(chance.randrange(SIZE), chance.randrange(SIZE)) for _ in range(70)]
    kinds = [chance.randrange(1, len(CARDS) + 1) for _ in cells]
    return [
        (where, kind, chance.random() < 0.5, chance.random() < 0.5)
        for where, kind in zip(cells, kinds, strict=True)
    ]


@pytest.mark.rule("G4", "G5", "G6", "X3", "X4")
@lane(100)
@given(st.integers(0, 2**32 - 1).map(hiding_changes))
def test_reach_and_sites_follow_when_face_down_cards_come_and_go(made: list[Change]) -> None:
    table = Table()
    for where, kind, turned, hides in made:
        if hides and where in table.hidden:
            table.unlay(where)
        else:
            table.change(where, kind, turned, hides)
        check(table)
        assert set(table.grid.sites).isdisjoint(table.grid.down)


@pytest.mark.rule("G6", "X4")
@lane(60)
@given(st.integers(0, 2**32 - 1).map(hiding_changes))
def test_taking_a_card_off_and_laying_it_back_changes_nothing(made: list[Change]) -> None:
    table = Table()
    for where, kind, turned, hides in made:
        table.change(where, kind, turned, hides)
    before = table.grid.copy()
    for where in sorted(table.hidden):
        table.unlay(where)
        check(table)
        table.lay_down(where)
        check(table)
    assert table.grid.same(before)
    assert (table.grid.touched, table.grid.sites) == (before.touched, before.sites)


# -- every eye follows --------------------------------------------------------------------------


@pytest.mark.rule("X3", "X4")
@pytest.mark.parametrize("spec", SPECS)
def test_every_eye_can_follow_a_card_taken_off_and_laid_elsewhere(spec: str) -> None:
    count = 0
    for number in range(20 if SOAK else 6):
        _, truth, _ = reach(spec, 4, number, 3 * number)
        for where, zone in list(truth.grid.down.items()):
            views = {eye: mask(truth, eye) for eye in every_eye(truth.layout)}
            for op in ((UNLAY, where, 0, 0, 0), (LAY, cell(20, 20), zone, 0, 0)):
                for eye, view in views.items():
                    assert redact(truth, op, eye) == op, "nothing about it is secret"
                    apply(view, op)
                apply(truth, op)
                assert all(alike(view, mask(truth, eye)) for eye, view in views.items())
            count += 1
            apply(truth, (UNLAY, cell(20, 20), 0, 0, 0))
            apply(truth, (LAY, where, zone, 0, 0))
    assert count > 12


def eagerly(rules: Rules, state: State, moves: list[int], chance: Random) -> int:
    """Move goals, rummage, and let rocks fall on pairs wherever that is possible; else dig on."""
    names = [rules.layout.verbs[verb_of(move)].name for move in moves]
    wanted = [
        move
        for move, name in zip(moves, names, strict=True)
        if name in ("nudge", "fetch") or (name == "rockfall" and a_of(move) in state.grid.down)
    ]
    return chance.choice(wanted) if wanted else diggingly(rules, state, moves, chance)


@pytest.mark.rule("X2", "X3", "X4")
@pytest.mark.parametrize("spec", SPECS)
def test_every_eye_can_follow_whole_games_with_chests(spec: str) -> None:
    layout = edition(spec, 5).rules.layout
    done: Counter[str] = Counter()
    for seed in range(10 if SOAK else 2):
        steps = list(from_deal(spec, 5, seed, eagerly))
        assert replay(layout, steps) == len(steps)
        assert fold_is_projection(layout, steps) > 0
        done.update(OP_NAMES[op[0]] for step in steps for op in step.ops)
    assert done["unlay"], "face-down cards were taken off"


# -- X3: a Rockfall on a pair, or on a turned tunnel --------------------------------------------


@pytest.mark.rule("X3", "B11", "R144", "A4", "A2")
def test_a_rockfall_takes_a_face_down_pair_off_both_cards_into_their_boxes() -> None:
    scene = near(ready().hand(0, "rockfall", "NE"), "steal", "spy")
    assert {"rockfall 3,0", "rockfall 2,-1", "rockfall 1,0"} == set(scene.offered("rockfall"))
    scene.play("rockfall 3,0")
    assert pairs_down(scene) == ["2,-1"]
    assert scene.cards("chest.0") == scene.cards("tunnel.0") == []
    assert "chest-steal" in scene.cards("chest-box")
    assert scene.cards("tunnel-box").count("tunnel-NES") == 2
    assert scene.cards("discard") == ["rockfall"], "the chest does not work, nothing else falls"
    assert scene.cards("opened") == []


@pytest.mark.rule("X3", "R144")
@pytest.mark.parametrize("eye", EVERY_EYE)
def test_nobody_sees_what_fell(eye: int) -> None:
    heard = set()
    for chest, tunnel in (("steal", "tunnel-NES"), ("spy", "tunnel-NW")):
        scene = bury(ready().hand(0, "rockfall", "NE"), f"3,0 {chest} {tunnel}")
        now = scene.truth.copy()
        scene.play("rockfall 3,0")
        told = []
        for op in scene.ops[: [op[0] for op in scene.ops].index(UNLAY) + 4]:
            told.append(redact(now, op, eye))
            apply(now, op)
        heard.add(tuple(told))
        assert set(scene.cards("chest-box", eye)) == set(scene.cards("tunnel-box", eye)) == {"?"}
    assert len(heard) == 1


@pytest.mark.rule("X3", "G5")
def test_where_a_pair_has_fallen_the_cell_is_free_and_nothing_is_reached_there() -> None:
    scene = near(ready().hand(0, "rockfall", "NE").hands("rockfall", "NESW", "EW", "NS"), "steal")
    scene.play("rockfall 3,0", DIG)
    assert scene.cards("opened") == []
    assert scene.can("dig EW 3,0")


@pytest.mark.rule("B11", "X3", "R144", "G4", "A4")
def test_a_turned_tunnel_falls_into_its_box_and_what_hangs_on_it_is_cut_off() -> None:
    scene = ready().hand(1, "rockfall", "NE").hand(2, "EW").board("NS 3,1")
    near(scene, "nugget").play(DIG)
    assert (scene.tile("3,0"), scene.reached("3,1")) == ("tunnel-NES turned", "NS")
    scene.play("rockfall 3,0")
    assert (scene.tile("3,0"), scene.reached("3,1")) == ("", "")
    assert scene.cards("discard") == ["rockfall"]
    assert scene.cards("tunnel-box").count("tunnel-NES") == 2
    assert scene.cards("opened") == ["chest-nugget"], "the chest stays set aside"
    assert scene.can("dig EW 3,0") is False, "the south opens to that cell"


@pytest.mark.rule("X3", "C19", "B11", "B12")
@pytest.mark.parametrize("card", ["rockfall", "map"])
def test_a_stopped_card_leaves_the_pair_and_shows_nothing(card: str) -> None:
    scene = near(ready("jubilee+chests+veto").hand(0, card).hand(1, "veto", "NE"), "steal")
    assert pairs_down(scene.play(f"{card} 3,0", "veto")) == ["3,0"]
    assert [*scene.cards("chest.0", 0), *scene.cards("tunnel.0", 0)] == ["?", "?"]


# -- X4e: a goal moves one cell east ------------------------------------------------------------

ALL_GOALS = {"nudge 8,-2", "nudge 8,0", "nudge 8,2"}


@pytest.mark.rule("X4", "R143")
def test_any_face_down_goal_is_moved_one_cell_east() -> None:
    scene = near(ready(), "shift-goal").play(DIG)
    assert (scene.asked, scene.actor) == ("shift-goal", 0)
    assert set(scene.offered()) == ALL_GOALS
    scene.play("nudge 8,0")
    assert scene.hidden() == ["8,-2", "8,2"]
    assert scene.truth.grid.down[at("9,0")] == zone_of(scene, "goal.1")
    assert scene.cards("goal.1") == ["treasure"]
    assert (scene.asked, scene.actor) == ("turn", 1)


@pytest.mark.rule("X4", "B12")
@pytest.mark.parametrize("eye", [WATCHER, 0, 2])
def test_who_knew_the_goal_still_does_and_maps_find_it_where_it_lies_now(eye: int) -> None:
    scene = near(ready().hand(1, "map"), "shift-goal")
    apply(scene.truth, (PEEK, scene.layout.kinds.index("treasure"), 2, zone_of(scene, "goal.1"), 0))
    scene.play(DIG, "nudge 8,0")
    assert scene.cards("goal.1", eye) == (["treasure"] if eye == 2 else ["?"])
    assert set(scene.offered("map")) == {"map 8,-2", "map 8,2", "map 9,0"}
    assert scene.play("map 9,0").cards("goal.1", 1) == ["treasure"]


@pytest.mark.rule("X4", "T1")
@pytest.mark.parametrize(
    ("board", "dwarf", "movable"),
    [
        (("EW 9,0",), "", ALL_GOALS - {"nudge 8,0"}),
        ((), "9,2", ALL_GOALS - {"nudge 8,2"}),
        (("EW 9,0", "NS 9,-2"), "9,2", set()),
        (("stone-ne 8,2",), "", ALL_GOALS - {"nudge 8,2"}),
    ],
)
def test_only_onto_an_empty_cell_without_a_dwarf_and_only_face_down_goals(
    board: tuple[str, ...], dwarf: str, movable: set[str]
) -> None:
    scene = ready("jubilee+chests+toll").board(*board).hand(1, "NS")
    if dwarf:
        seat_dwarf(scene, dwarf, 2)
    near(scene, "shift-goal").play(DIG)
    assert set(scene.offered("nudge")) == movable
    assert (scene.asked == "turn") == (not movable), "none can: nothing happens"


@pytest.mark.rule("X4", "G6", "G8", "B13", "G9")
def test_a_goal_moved_to_where_a_tunnel_leads_is_turned() -> None:
    scene = Scene(SPEC).board("NE 0,1").tunnel("1,1", "9,1").hand(0, "NES")
    bury(scene, "1,-1 shift-goal tunnel-NES").play("dig NES 0,-1", "nudge 8,0")
    assert scene.tile("9,0") == "treasure"
    assert scene.num("finder") == 1


@pytest.mark.rule("X4", "G8", "G5")
def test_a_goal_moved_away_before_it_was_turned_is_not_turned() -> None:
    scene = Scene(SPEC).tunnel("1,0", "6,0").hand(0, "NESW").hand(1, "EW")
    bury(scene, "7,1 shift-goal tunnel-NEW").play("dig NESW 7,0", "reveal 7,1", "nudge 8,0")
    assert (scene.asked, scene.actor, scene.num("finder")) == ("turn", 1, 0)
    assert scene.play("dig EW 8,0").tile("9,0") == "treasure", "its old cell can be built on"


@pytest.mark.rule("X4", "E4", "G8")
def test_after_the_one_goal_of_a_turn_a_goal_moved_to_a_tunnel_waits() -> None:
    scene = Scene("classic+chests").board("NE 0,1").tunnel("1,1", "9,1").hand(1, "NS")
    scene.board("NW 10,1", "NS 10,0", "NE 10,-1 turned", "NESW 9,-1").hand(0, "NESW", "NE")
    bury(scene, "7,-1 shift-goal tunnel-NES").play("dig NESW 8,-1", "reveal 8,-2", "nudge 8,0")
    assert at("9,0") in scene.truth.grid.touched, "it is reached, but not in this turn"
    assert (scene.asked, scene.actor) == ("turn", 1)
    assert scene.play("dig NS 0,-1").num("finder") == 2

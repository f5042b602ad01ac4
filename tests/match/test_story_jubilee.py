"""The story of championship cards, tolls, the double card, new goals and chests."""

import pytest

from rockfall.kernel.layout import WATCHER
from tests.match.hearing import play
from tests.support import chests, double, new_goals
from tests.support.scene import Scene, at
from tests.support.toll import tolled

OTHERS = (WATCHER, 1, 2, 3)


def said(scene: Scene, *texts: str, eye: int = WATCHER) -> list[str]:
    """What an eye hears of the last of some moves."""
    return play(scene, *texts).by(eye)


# -- championship cards ------------------------------------------------------------------------


@pytest.mark.rule("C17")
@pytest.mark.parametrize(
    ("answer", "mine"),
    [
        (
            "settle",
            "Ada puts the upper goal and the lower goal back as they were, and nobody else knows.",
        ),
        ("settle turned", "Ada swaps the upper goal and the lower goal, and nobody else knows."),
    ],
)
def test_only_who_swapped_goals_hears_whether(answer: str, mine: str) -> None:
    scene = Scene("jubilee+swap-goals").hand(0, "swap-goals", "NE")
    taken = play(scene, "switch swap-goals 8,-2 8,2")
    heard = play(scene, answer)
    assert heard.by(0)[0] == mine
    for eye in OTHERS:
        assert taken.by(eye) == [
            "Ada plays “Swap goals” and picks up the upper goal and the lower goal.",
        ]
        told = heard.by(eye)[0]
        assert told == "Ada puts the upper goal and the lower goal back, swapped or not."


@pytest.mark.rule("C18")
def test_only_who_is_in_the_storehouse_hears_the_cards() -> None:
    scene = Scene("jubilee+storehouse").hand(0, "storehouse", "NE")
    chests.discards(scene, "map", "NS")
    looked, taken = play(scene, "storehouse"), play(scene, "take map")
    assert looked.by(0) == ["Ada goes to the storehouse.", "Ada looks at map, shaft."]
    assert taken.by(0) == ["Ada secretly takes map from the storehouse."]
    for eye in OTHERS:
        assert looked.by(eye)[1] == "Ada looks at 2 cards of the discard pile."
        assert taken.by(eye) == ["Ada takes one of the cards from the storehouse."]


@pytest.mark.rule("C19")
def test_a_veto_tells_whose_card_it_stops_and_who_lets_it_be_says_nothing() -> None:
    scene = Scene("jubilee+veto").hand(0, "NESW", "NE").hand(2, "veto", "NE")
    assert said(scene, "dig NESW 1,0") == ["Ada digs at 1/0: crossing."]
    assert said(scene, "allow") == []
    assert said(scene, "veto")[0] == "Cy vetoes Ada’s “crossing”."


@pytest.mark.rule("C20")
def test_a_change_of_direction_tells_the_way_play_goes() -> None:
    scene = Scene("jubilee+direction").hand(0, "change-of-direction", "NE")
    assert said(scene, "reverse change-of-direction")[:2] == [
        "Ada plays “Change of direction”.",
        "Play now goes the other way round.",
    ]


@pytest.mark.rule("C22")
def test_a_pathfinder_counts_its_cards() -> None:
    scene = Scene("jubilee+pathfinder").hand(0, "pathfinder", "EW", "NE", "map")
    assert said(scene, "pathfind pathfinder") == [
        "Ada plays “Pathfinder”: two path cards in one turn."
    ]
    assert said(scene, "lay EW 1,0") == ["Ada lays the first of two path cards at 1/0: gallery."]
    told = said(scene, "lay NE 2,0 turned")
    assert told[0] == "Ada lays the second of two path cards at 2/0: right bend."


@pytest.mark.rule("C23")
def test_a_diversion_tells_which_card_goes_from_where_to_where() -> None:
    scene = Scene("jubilee+diversion").hand(0, "NESW").hand(1, "diversion", "NE")
    told = said(scene, "dig NESW 1,0", "divert diversion 0,1")
    assert told == ["Bo plays “Diversion”: “crossing” moves from 1/0 to 0/1."]


# -- tolls -------------------------------------------------------------------------------------


@pytest.mark.rule("T1", "T2")
def test_all_hear_where_a_dwarf_sits_down_but_not_for_which_card() -> None:
    heard = play(Scene("jubilee+toll").hand(0, "map", "NE"), "toll map 1,0")
    mine = "Ada secretly discards map and posts a toll dwarf at 1/0."
    assert heard.by(0) == [mine]
    for eye in OTHERS:
        assert heard.by(eye) == [
            "Ada discards a card and posts a toll dwarf at 1/0.",
        ]


@pytest.mark.rule("T3")
def test_a_toll_is_told_with_payer_owner_and_cell() -> None:
    told = said(tolled().pieces(1, 0, 0, 0), "dig NESW 1,0")
    assert told[:2] == [
        "Ada digs at 1/0: crossing.",
        "Ada pays Bo 1 gold at 1/0, and the dwarf goes home.",
    ]
    own = said(tolled(owner=0), "dig NESW 1,0")
    assert own[1] == "Ada’s dwarf at 1/0 takes no toll and goes home."


@pytest.mark.rule("T3", "R132")
def test_a_plea_and_its_answer_tell_who_will_pay_for_whom() -> None:
    scene = tolled().pieces(0, 0, 2, 0)
    assert said(scene, "beg 1,0 #1") == ["Ada asks Bo for help with the toll at 1/0."]
    assert said(scene, "decline") == ["Bo insists on the toll from Ada at 1/0."]
    assert said(scene, "beg 1,0 #2", "agree") == ["Cy will pay if Ada digs at 1/0."]
    paid = "Cy pays Bo 1 gold at 1/0, and the dwarf goes home."
    assert said(scene, "dig NESW 1,0")[1] == paid
    free = said(tolled().pieces(0, 1, 1, 1), "beg 1,0 #1", "agree")
    assert free == ["Bo will let Ada dig at 1/0 for nothing."]


@pytest.mark.rule("T4", "R137")
def test_only_the_payer_hears_the_gold_card_that_is_changed() -> None:
    scene = tolled().pieces(0, 0, 0, 0).gold(0, "gold-2", "gold-3")
    heard = play(scene, "dig NESW 1,0", "pay gold-3")
    paid = "Ada pays Bo 1 gold at 1/0, and the dwarf goes home."
    assert heard.by(0)[:2] == ["Ada changes 3 nuggets into single gold.", paid]
    for eye in OTHERS:
        assert heard.by(eye)[:2] == ["Ada changes a gold card into single gold.", paid]


# -- double card and new goals -----------------------------------------------------------------


@pytest.mark.rule("W2", "W3")
def test_a_costume_change_is_public_and_the_new_role_is_not() -> None:
    scene = double.facing(double.COSTUME, "saboteur", "digger", "digger", "digger")
    heard = play(scene.spare("digger"), double.REACH)
    told = [
        "Ada digs at 3/0: gallery.",
        "Ada is the first to reach the costume department.",
    ]
    assert heard.by(0)[:3] == [*told, "The role of Ada: digger."]
    for eye in OTHERS:
        assert heard.by(eye) == told


@pytest.mark.rule("P2", "W3")
def test_a_party_is_told_to_all_and_to_each_the_own_role_only() -> None:
    scene = double.facing(double.PARTY, "saboteur", "digger", "digger", "digger")
    heard = play(scene, double.REACH)
    for eye in (0, *OTHERS):
        told = heard.by(eye)
        assert told[1] == "Ada is the first to reach the tunnel party: all roles are dealt again."
        roles = [text for text in told if text.startswith("The role of")]
        mine = ["Ada", "Bo", "Cy", "Di"][eye]
        assert [text.split()[3] for text in roles] == ([f"{mine}:"] if eye >= 0 else [])


@pytest.mark.rule("N2")
@pytest.mark.parametrize(
    ("goal", "told"),
    [
        ("bag-2", ["Ada digs up a bag with 2 gold at the middle goal.", "2 gold."]),
        (
            "dragon",
            [
                "Ada wakes a dragon at the middle goal, and it wants gold!",
                "Ada loses 1 gold.",
            ],
        ),
        (
            "spider",
            [
                "Ada runs into the giant spider at the middle goal: the round is over.",
                ": digger.",
            ],
        ),
    ],
)
def test_new_goals_tell_what_they_do(goal: str, told: list[str]) -> None:
    scene = new_goals.near(f"treasure stone-nw {goal} stone-ne bag-1", pieces=1)
    heard = said(scene, new_goals.DIG)
    assert heard[1] == told[0]
    assert heard[2].endswith(told[1])


# -- chests ------------------------------------------------------------------------------------


@pytest.mark.rule("X2", "X4")
@pytest.mark.parametrize(
    ("chest", "told"),
    [
        ("nugget", ["Ada opens a chest: 1 gold.", "Ada takes a gold card."]),
        ("maps-off", ["Ada opens a chest: the maps crumble and show no goals any more."]),
        ("no-draw", ["Ada opens an empty chest and draws one card fewer."]),
        ("shift-goal", ["Ada opens a chest: a hidden passage, and a goal moves away."]),
        ("spy", ["Ada opens a chest: a mirror that shows a role."]),
        (
            "bury",
            [
                "Ada opens a chest: a landslide, cards of the draw pile are discarded.",
                "5 cards are discarded face down from the draw pile.",
            ],
        ),
    ],
)
def test_a_chest_tells_what_it_does(chest: str, told: list[str]) -> None:
    heard = said(chests.near(chests.ready(), chest), chests.DIG)
    assert heard[1].startswith("Revealed at 3/0: chest tunnel")
    assert heard[2 : 2 + len(told)] == told


@pytest.mark.rule("X4")
def test_what_is_sifted_and_kept_only_the_sifter_hears() -> None:
    scene = chests.near(chests.ready(), "sift")
    looked = play(scene, chests.DIG)
    kept = scene.cards("sifted.0")[0]
    held = play(scene, f"hold {kept}")
    for eye in OTHERS:
        assert looked.by(eye)[-1] == "Ada looks at 3 cards of the draw pile."
        assert held.by(eye)[0] == "Ada keeps one of them; the others are discarded."
    assert looked.by(0)[-1].startswith("Ada looks at the top of the draw pile: ")
    assert held.by(0)[0].startswith("Ada secretly keeps ")


@pytest.mark.rule("X4")
def test_a_stolen_card_is_named_to_thief_and_victim_only() -> None:
    scene = chests.near(chests.ready().hand(2, "map"), "steal")
    heard = play(scene, chests.DIG, "grab #2")
    for eye in (0, 2):
        assert heard.by(eye)[:2] == [
            "Ada takes a card from Cy’s hand.",
            "Ada gets from Cy: map.",
        ]
    for eye in (WATCHER, 1, 3):
        assert heard.by(eye) == ["Ada takes a card from Cy’s hand."]


@pytest.mark.rule("X4")
def test_a_goal_that_moves_is_told_with_its_cell() -> None:
    scene = chests.near(chests.ready(), "shift-goal").play(chests.DIG)
    assert said(scene, "nudge 8,0")[0] == "Ada moves the middle goal one spot to the right."
    assert at("9,0") in scene.truth.grid.down


@pytest.mark.rule("X3")
def test_maps_and_rockfalls_on_a_pair_tell_of_the_chest() -> None:
    scene = chests.near(chests.ready().hand(0, "map", "NE").hand(1, "rockfall", "NE"), "spy")
    looked = play(scene, "map 3,0")
    assert looked.by(0)[:3] == [
        "Ada looks at the tunnel at 3/0 and at the chest under it.",
        "Ada finds chest tunnel, vertical T at 3/0.",
        "Ada finds in the chest: mirror (a look at a role).",
    ]
    assert looked.by(WATCHER) == ["Ada looks at the tunnel at 3/0 and at the chest under it."]
    fell = play(scene, "rockfall 3,0")
    assert fell.by(2)[:2] == [
        "Bo plays rockfall on the chest at 3/0.",
        "The rocks bury the chest unopened.",
    ]
    assert fell.by(0)[1] == "The rocks bury the chest with mirror (a look at a role)."


@pytest.mark.rule("X4", "X5")
def test_the_rubbish_is_seen_by_one_alone() -> None:
    scene = chests.discards(chests.near(chests.ready(), "rummage"), "map")
    looked = play(scene, chests.DIG)
    fetched = play(scene, "fetch map")
    assert looked.by(0)[-1] == "Ada looks at map."
    assert fetched.by(0)[0] == "Ada secretly takes map from the discard pile."
    for eye in OTHERS:
        assert looked.by(eye)[-1] == "Ada looks at one card of the discard pile."
        assert fetched.by(eye)[0] == "Ada takes a card from the discard pile."

"""How the game ends: all cards used up, a clan out, or by consent (D20, D21)."""

import pytest

from rockfall.kernel.layout import WATCHER
from tests.support.cave import Cave

pytestmark = pytest.mark.engine

ROLES3 = ("yellow-loyal", "yellow-saboteur", "yellow-loyal")


def ended(scene: Cave) -> str:
    """Why the game is over; empty while it is not."""
    reason = scene.num("ended")
    assert bool(reason) == scene.rules.over(scene.truth)
    return scene.layout.frame.reasons[reason - 1] if reason else ""


# -- D20: no cards left ----------------------------------------------------------------------------


@pytest.mark.rule("D20")
def test_the_game_is_over_when_pile_and_hands_are_empty() -> None:
    scene = Cave().hands("NE.1", "NW.1", "").pile().idle()
    assert ended(scene) == ""
    assert scene.idle().actor < 0
    assert ended(scene) == "hands-empty"


@pytest.mark.rule("D20", "R196")
def test_who_plays_the_last_card_still_walks() -> None:
    scene = Cave().board("exit -4,-4").goals("?", "goal-ladder", "goal-hole", "goal-vein")
    scene.roles(*ROLES3).dwarves("-4,-4 0").hands("NE.1", "", "").pile().idle()
    assert (scene.asked, ended(scene)) == ("walk", "")
    scene.steps("-4,-4 2")
    assert scene.where("dwarf.0") == "gone"
    assert ended(scene) == "hands-empty"
    assert scene.gold_of() == [3, 0, 0]


@pytest.mark.rule("D20")
def test_as_long_as_the_pile_lasts_the_game_goes_on() -> None:
    scene = Cave().hands("NE.1", "", "").pile("NW.1").idle()
    assert ended(scene) == ""
    assert scene.actor == 0
    scene.idle()
    assert ended(scene) == "hands-empty"


@pytest.mark.rule("D20", "D19", "D9")
def test_the_last_cards_may_be_lost_to_a_rat() -> None:
    scene = Cave().board("NE.1 9,9", "hole-NESW.1 1,0").dwarves("9,9 0", "0,0 0", "0,0 0")
    scene.hands("rat.1", "NE.1", "NW.1").pile().play("send rat.1 1,0 0", "prowl 0,0 0")
    assert ended(scene) == "hands-empty"


@pytest.mark.rule("D20")
def test_everything_is_shown_at_the_end_but_what_was_set_aside() -> None:
    scene = Cave().roles(*ROLES3).hands("NE.1", "", "").pile().idle()
    assert [scene.cards(f"role.{seat}", eye=WATCHER) for seat in range(3)] == [
        [role] for role in ROLES3
    ]
    assert scene.cards("spare", eye=WATCHER) == ["?"]


# -- D20: a clan is out ----------------------------------------------------------------------------


def leaving(*roles: str, out: tuple[int, ...] = ()) -> Cave:
    """The dwarf of seat 0 stands before the exit; some have left."""
    scene = Cave(len(roles)).roles(*roles).board("exit -4,-4")
    if len(roles) > 5:
        scene = Cave(len(roles)).roles(*roles).board("exit -3,-3")
    scene.goals("?", "goal-ladder", "goal-hole", "goal-vein")
    where = scene.goal_cells[0]
    places = ["out" if seat in out else "0,0 0" for seat in range(1, len(roles))]
    return scene.dwarves(f"{where} 0", *places)


def leave(scene: Cave) -> Cave:
    """The dwarf of seat 0 leaves."""
    return scene.idle().steps(f"{scene.goal_cells[0]} 2")


@pytest.mark.rule("D20")
def test_the_last_one_of_its_side_to_leave_ends_the_game_at_once() -> None:
    scene = leave(leaving("yellow-saboteur", "yellow-loyal", "yellow-loyal"))
    assert ended(scene) == "clan-out"
    assert scene.num("active") == 0


@pytest.mark.rule("D20")
def test_another_of_its_side_in_the_cave_keeps_the_game_going() -> None:
    scene = leave(leaving("yellow-loyal", "yellow-loyal", "yellow-saboteur"))
    assert ended(scene) == ""
    second = leave(leaving("yellow-loyal", "yellow-loyal", "yellow-saboteur", out=(1,)))
    assert ended(second) == "clan-out"


@pytest.mark.rule("D20")
@pytest.mark.parametrize(
    ("roles", "out", "over"),
    [
        # Working for blue: blue-loyal and yellow-saboteur.
        ("blue-loyal blue-loyal yellow-saboteur yellow-loyal yellow-loyal", (1,), False),
        ("blue-loyal blue-loyal yellow-saboteur yellow-loyal yellow-loyal", (1, 2), True),
        ("blue-saboteur yellow-loyal blue-loyal blue-loyal blue-loyal", (), False),
        ("blue-saboteur yellow-loyal blue-loyal blue-loyal blue-loyal", (1,), True),
        ("yellow-saboteur yellow-loyal yellow-loyal yellow-loyal blue-loyal", (1, 2), False),
        ("yellow-saboteur yellow-loyal yellow-loyal yellow-loyal blue-loyal", (4,), True),
    ],
)
def test_what_counts_is_for_whom_a_dwarf_works_not_its_clan(
    roles: str, out: tuple[int, ...], over: bool
) -> None:
    scene = leave(leaving(*roles.split(), out=out))
    assert ended(scene) == ("clan-out" if over else "")


@pytest.mark.rule("D20")
def test_with_two_players_the_first_dwarf_out_ends_and_wins_the_game() -> None:
    scene = leave(leaving("yellow-loyal", "blue-loyal").treasure(0, 9))
    assert ended(scene) == "clan-out"
    assert scene.winners() == [0]


@pytest.mark.rule("D20")
def test_nobody_learns_the_loyalty_of_who_is_inside_from_the_game_going_on() -> None:
    one = leave(leaving("yellow-loyal", "yellow-loyal", "yellow-saboteur", "yellow-saboteur"))
    other = leave(leaving("yellow-loyal", "yellow-saboteur", "yellow-loyal", "yellow-saboteur"))
    for eye in (WATCHER, 3):
        assert one.view(eye).same(other.view(eye))
    for scene in (one, other):
        for seat in (1, 2, 3):
            assert scene.cards(f"role.{seat}", eye=0) == ["?"]


@pytest.mark.rule("D20", "D12")
def test_what_was_still_to_come_of_the_turn_is_dropped() -> None:
    scene = leaving("yellow-saboteur", "yellow-loyal", "yellow-loyal").hand(0, "NE.1", "NW.1")
    leave(scene)
    assert len(scene.cards("hand.0")) == 1, "nothing is drawn"


# -- D21: by consent -------------------------------------------------------------------------------


@pytest.mark.rule("D21", "R197")
def test_the_others_are_asked_clockwise_and_all_must_agree() -> None:
    scene = Cave(4, active=2).play("propose-end")
    asked = []
    while scene.asked == "end-vote":
        asked.append(scene.actor)
        scene.play("consent")
    assert asked == [3, 0, 1]
    assert ended(scene) == "agreed"


@pytest.mark.rule("D21")
def test_the_first_refusal_ends_the_asking_and_the_turn_goes_on() -> None:
    scene = Cave(4, active=2).hand(2, "EW.1").play("propose-end", "consent", "object")
    assert (scene.actor, scene.asked) == (2, "turn")
    assert ended(scene) == ""
    scene.play("dig EW.1 1,0")
    assert scene.asked == "walk"


@pytest.mark.rule("D21")
def test_once_a_turn_and_again_in_the_next() -> None:
    scene = Cave(2).play("propose-end", "object")
    assert scene.refused("propose-end") == "proposed-already"
    assert "propose-end" not in scene.offered()
    scene.rest()
    assert scene.can("propose-end")
    scene.play("propose-end", "object").rest()
    assert scene.can("propose-end")


@pytest.mark.rule("D21")
def test_before_the_card_only() -> None:
    scene = Cave().board("EW.1 1,0").hand(0, "NE.1", "NW.1").play("pass NE.1")
    assert scene.refused("propose-end") == "not-now"
    scene.play("enough")
    assert scene.refused("propose-end") == "not-now"


@pytest.mark.rule("D21", "D12", "R197")
def test_those_out_are_asked_too_and_those_without_cards() -> None:
    scene = Cave(4).dwarves("0,0 0", "out").hand(2).play("propose-end")
    assert scene.actor == 1
    scene.play("consent")
    assert scene.actor == 2


@pytest.mark.rule("D21")
def test_an_answer_is_no_secret() -> None:
    verbs = {verb.name: verb for verb in Cave().layout.verbs}
    for name in ("propose-end", "consent", "object"):
        assert not verbs[name].secret
        assert not verbs[name].whisper

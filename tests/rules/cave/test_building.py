"""Where a path card may be laid in The Dark Cave (D0, D6, G1-G3)."""

import pytest

from tests.support.cave import Cave

pytestmark = pytest.mark.engine


@pytest.mark.rule("D6", "G1")
def test_beside_the_start_a_card_must_meet_its_opening() -> None:
    scene = Cave().hand(0, "NE.1")
    assert set(scene.offered("dig")) == {
        "dig NE.1 0,1",
        "dig NE.1 -1,0",
        "dig NE.1 0,-1 turned",
        "dig NE.1 1,0 turned",
    }


@pytest.mark.rule("D6", "G3")
def test_a_card_must_fit_all_face_up_neighbours() -> None:
    scene = Cave().board("NES.1 1,0 turned", "NS.2 0,-1").hand(0, "NE.1", "NS.1")
    assert scene.refused("dig NE.1 1,-1 turned") == "does-not-fit"
    assert scene.refused("dig NE.1 1,-1") == "does-not-fit"
    assert scene.can("dig NS.1 1,-1")


@pytest.mark.rule("D6", "D0")
def test_it_need_not_be_linked_to_the_start() -> None:
    scene = Cave().board("EW.1 5,0").hand(0, "NEW.1")
    assert scene.can("dig NEW.1 6,0")
    assert scene.can("dig NEW.1 4,0")
    scene.play("dig NEW.1 6,0")
    assert scene.tile("6,0") == "NEW.1"


@pytest.mark.rule("D6")
def test_at_least_one_opening_must_meet_an_opening() -> None:
    scene = Cave().board("NS.1 0,-1").hand(0, "NS.2")
    assert scene.refused("dig NS.2 1,-1") == "extends-nothing"
    assert "dig NS.2 1,-1" not in scene.offered()
    assert scene.refused("dig NS.2 7,7") == "extends-nothing"


@pytest.mark.rule("D6", "G3")
def test_a_face_down_goal_fits_everything_but_extends_nothing() -> None:
    scene = Cave().board("NS.1 4,-2").hand(0, "NS.2", "EW.1", "NE.1", "NESW.1")
    assert scene.can("dig NS.2 4,-3")
    assert scene.can("dig NESW.1 4,-3")
    assert scene.refused("dig EW.1 3,-4") == "extends-nothing"
    assert scene.refused("dig EW.1 4,-4") == "cell-taken"
    closed = Cave().board("EW.1 3,-3").hand(0, "NW.1", "EW.2")
    assert closed.can("dig NW.1 4,-3")
    assert closed.can("dig EW.2 4,-3"), "a closed side towards a face-down goal fits as well"


@pytest.mark.rule("D6", "G3")
def test_a_turned_goal_must_be_fitted_and_can_be_built_on() -> None:
    scene = Cave().board("goal-hole 4,4").goals("exit", "goal-ladder", "goal-vein", "?")
    scene.hand(0, "NS.1", "EW.1")
    assert scene.can("dig NS.1 4,3")
    assert scene.refused("dig NS.1 4,5") == "does-not-fit"
    assert scene.can("dig EW.1 5,4")
    assert scene.refused("dig EW.1 3,4") == "does-not-fit"


@pytest.mark.rule("D6")
@pytest.mark.parametrize("card", ["ladder-NS.2", "hole-NESW.2"])
def test_a_feature_that_lies_elsewhere_makes_two_choices(card: str) -> None:
    scene = Cave().hand(0, card)
    assert scene.can(f"dig {card} 0,1")
    assert scene.can(f"dig {card} 0,1 turned")


@pytest.mark.rule("D6")
@pytest.mark.parametrize(
    "card", ["NS.2", "hole-NESW.1", "NESW.3", "bridge-NS+EW.2", "tunnel-NW+ES.3"]
)
def test_rotations_that_change_nothing_are_one_choice(card: str) -> None:
    scene = Cave().hand(0, card)
    assert scene.can(f"dig {card} 0,1")
    assert scene.refused(f"dig {card} 0,1 turned") == "same-unturned"


@pytest.mark.rule("D6", "D16")
def test_a_web_on_an_open_end_does_not_stop_building() -> None:
    scene = Cave().web("0,0 E", owner=1).hand(0, "EW.1")
    scene.play("dig EW.1 1,0")
    assert scene.where("web.0") == "1,0 W"
    assert "1,0 0" not in scene.spaces()


@pytest.mark.rule("D0", "D6")
def test_a_card_that_fell_off_is_no_neighbour_any_more() -> None:
    scene = Cave().board("NS.1 0,-1", "NESW.1 0,-2").hands("rockfall.1", "EW.1", "NE.1")
    scene.play("rockfall rockfall.1 0,-1")
    assert scene.actor == 1
    assert scene.can("dig EW.1 1,-2")
    assert scene.refused("dig EW.1 0,-1") == "does-not-fit"

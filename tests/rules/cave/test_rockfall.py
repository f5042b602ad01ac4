"""Rockfall: which cards fall, and what becomes of webs and gold (D14)."""

import pytest

from tests.support.cave import Cave

pytestmark = pytest.mark.engine

FALL = "rockfall rockfall.1"


@pytest.mark.rule("D14")
def test_any_path_card_falls_linked_to_the_start_or_not() -> None:
    scene = Cave().board("EW.1 1,0", "NESW.1 5,5").hand(0, "rockfall.1")
    assert set(scene.offered("rockfall")) == {f"{FALL} 1,0", f"{FALL} 5,5"}
    scene.play(f"{FALL} 5,5")
    assert scene.tile("5,5") == ""
    assert scene.cards("discard") == ["NESW.1", "rockfall.1"]


@pytest.mark.rule("D14")
def test_start_and_goals_stand_firm_turned_or_not() -> None:
    scene = Cave().board("goal-vein 4,4").goals("exit", "goal-hole", "goal-ladder", "?")
    scene.hand(0, "rockfall.1")
    assert scene.refused(f"{FALL} 0,0") in ("stands-firm", "somebody-there")
    assert scene.refused(f"{FALL} 4,4") == "stands-firm"
    assert scene.refused(f"{FALL} -4,-4") == "no-path-there"
    assert scene.refused(f"{FALL} 1,0") == "no-path-there"


@pytest.mark.rule("D14")
def test_no_card_falls_on_which_a_dwarf_stands_in_whichever_space() -> None:
    scene = Cave().board("NESW.3 1,0").dwarves("0,0 0", "1,0 2").hand(0, "rockfall.1")
    assert scene.refused(f"{FALL} 1,0") == "somebody-there"
    assert scene.offered("rockfall") == [], "and so it cannot be played at all"
    assert scene.can("pass rockfall.1")


@pytest.mark.rule("D14")
def test_no_card_falls_on_which_a_creature_stands() -> None:
    scene = Cave().board("EW.1 1,0").creature("rat", "1,0 0", owner=2).hand(0, "rockfall.1")
    assert scene.refused(f"{FALL} 1,0") == "somebody-there"


@pytest.mark.rule("D14")
def test_a_dwarf_that_is_out_holds_no_card_up() -> None:
    scene = Cave(active=1).board("EW.1 1,0").dwarves("out").hand(1, "rockfall.1")
    assert scene.can(f"{FALL} 1,0")


@pytest.mark.rule("D14")
def test_a_web_goes_where_no_card_has_an_opening_any_more() -> None:
    scene = Cave().board("EW.1 1,0").web("1,0 E", owner=2).hand(0, "rockfall.1")
    scene.play(f"{FALL} 1,0")
    assert scene.where("web.0") == "box"
    assert scene.front(2) == []
    assert set(scene.cards("discard")) == {"EW.1", "web.1", "rockfall.1"}


@pytest.mark.rule("D14", "R192")
def test_a_web_on_a_shared_edge_stays_on_the_open_end() -> None:
    scene = Cave().board("EW.1 1,0").web("0,0 E", owner=2).hand(0, "rockfall.1", "NE.1")
    scene.play(f"{FALL} 1,0")
    assert scene.where("web.0") == "1,0 W"
    assert scene.front(2) == ["web.1"]
    assert scene.num("web-age.0") == 2


@pytest.mark.rule("D14")
def test_a_web_between_two_cards_goes_when_both_have_fallen() -> None:
    scene = Cave().board("EW.1 1,0", "NEW.1 2,0").web("1,0 E", owner=2)
    scene.hands("rockfall.1", "rockfall.2", "NE.1").play(f"{FALL} 1,0")
    assert scene.where("web.0") == "2,0 W"
    scene.play("rockfall rockfall.2 2,0")
    assert scene.where("web.0") == "box"


@pytest.mark.rule("D14", "D11")
def test_gold_on_a_fallen_vein_returns_to_the_bank() -> None:
    scene = Cave().board("vein-NEW.2 1,0").token("nugget.0", "1,0 0").counter("bank", 36)
    scene.hand(0, "rockfall.1").play(f"{FALL} 1,0")
    assert scene.where("nugget.0") == "gone"
    assert scene.num("bank") == 37


@pytest.mark.rule("D14", "D11")
def test_gold_on_another_vein_stays() -> None:
    scene = Cave().board("vein-NEW.2 1,0", "EW.1 2,0").token("nugget.0", "1,0 0")
    scene.hand(0, "rockfall.1").play(f"{FALL} 2,0")
    assert scene.where("nugget.0") == "1,0 0"


@pytest.mark.rule("D14", "D6")
def test_dwarves_that_are_cut_off_stay_where_they_are_and_walk_there() -> None:
    scene = Cave().board("EW.1 1,0", "NESW.1 2,0", "NS.1 2,1").dwarves("2,0 0")
    scene.hand(0, "rockfall.1").play(f"{FALL} 1,0")
    assert scene.where("dwarf.0") == "2,0 0"
    assert scene.spaces() == {"2,1 0"}

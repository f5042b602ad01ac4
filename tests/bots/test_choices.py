"""What the standard bot does in positions where the answer is plain."""

import pytest

from tests.bots.seating import Onlooker
from tests.support.scene import Scene

DIGGERS = ("digger",) * 4
ALONE = ("saboteur", "digger", "digger", "digger")
PASSES = ("pass n", "pass e", "pass n+s")


def table(roles: tuple[str, ...], *hand: str, end: str = "4,0") -> Scene:
    """Seat 0 is to act at the end of a tunnel; the others hold nothing of interest."""
    return Scene().roles(*roles).tunnel("1,0", end).hands(" ".join(hand), "n", "e", "n+s")


def convinced(scene: Scene, seat: int, evidence: float) -> Onlooker:
    """A bot on seat 0 that has made up its mind about a seat."""
    onlooker = Onlooker(scene, 0)
    onlooker.chooses()
    onlooker.bot.trust.note(seat, evidence)
    return onlooker


def at_two_goals(roles: tuple[str, ...]) -> Onlooker:
    """Seat 0 knows that a stone lies in the middle, and has reached that and the southern goal."""
    scene = Scene().roles(*roles).goals("stone-nw", "stone-ne", "treasure")
    scene.board("NE 0,1").tunnel("1,1", "7,1").hands("map NESW", "n", "e", "n+s")
    return Onlooker(scene, 0).sees("map 8,0", *PASSES, "dig NESW 8,1")


def test_a_digger_digs_towards_the_goals() -> None:
    assert Onlooker(table(DIGGERS, "EW", "NS", "NE", "e+w"), 0).chooses() == "dig EW 5,0"


def test_a_digger_prefers_the_card_that_leaves_spare_routes() -> None:
    assert Onlooker(table(DIGGERS, "EW", "NESW"), 0).chooses() == "dig NESW 5,0"


def test_a_digger_turns_to_the_goal_where_it_saw_the_treasure() -> None:
    scene = table(DIGGERS, "map", "NE", "NW", end="5,0")
    scene.goals("stone-nw", "stone-ne", "treasure")
    bot = Onlooker(scene, 0).sees("map 8,2", *PASSES)
    assert bot.chooses() == "dig NE 6,0 turned"


def test_a_digger_that_cannot_tell_the_goals_apart_looks() -> None:
    assert Onlooker(table(DIGGERS, "map", "NS", "fix-cart"), 0).chooses().startswith("map ")


def test_a_digger_throws_a_dead_end_away_rather_than_lay_it() -> None:
    assert Onlooker(table(DIGGERS, "e+w", "fix-cart"), 0).chooses() == "pass e+w"


def test_a_digger_clears_a_dead_end_off_the_main_line() -> None:
    scene = table(DIGGERS, "rockfall", "fix-cart").board("e+w 5,0")
    assert Onlooker(scene, 0).chooses() == "rockfall 5,0"


def test_a_digger_mends_itself_before_anybody_else() -> None:
    scene = table(DIGGERS, "fix-cart", "fix-cart", "map").mat(0, "broken-cart")
    bot = convinced(scene.mat(1, "broken-cart"), 1, -3.0)
    assert bot.chooses() == "repair fix-cart #0 broken-cart"


@pytest.mark.parametrize(
    ("evidence", "choice"), [(-3.0, "repair fix-cart #1 broken-cart"), (3.0, "pass e+w")]
)
def test_a_digger_mends_those_who_helped(evidence: float, choice: str) -> None:
    scene = table(DIGGERS, "fix-cart", "fix-cart", "e+w").mat(1, "broken-cart")
    assert convinced(scene, 1, evidence).chooses() == choice


@pytest.mark.parametrize(
    ("evidence", "choice"), [(6.0, "break broken-cart #2"), (-3.0, "pass e+w")]
)
def test_a_digger_breaks_those_who_hindered(evidence: float, choice: str) -> None:
    assert convinced(table(DIGGERS, "broken-cart", "e+w"), 2, evidence).chooses() == choice


@pytest.mark.rule("E6")
def test_nobody_breaks_its_own_tool_where_that_is_allowed() -> None:
    for roles in (DIGGERS, ALONE):
        scene = (
            Scene("classic").roles(*roles).tunnel("1,0", "6,0").hand(0, "broken-cart", "fix-cart")
        )
        assert scene.can("break broken-cart #0")
        assert Onlooker(scene, 0).chooses() != "break broken-cart #0"


def test_a_saboteur_hides_while_the_goals_are_far() -> None:
    scene = Scene().roles(*ALONE).hand(0, "e+w", "rockfall", "NEW")
    assert "NEW" in Onlooker(scene, 0).chooses()


def test_a_saboteur_strikes_when_the_tunnel_comes_near() -> None:
    assert Onlooker(table(ALONE, "e+w", "NESW", end="6,0"), 0).chooses() == "dig e+w 7,0"


def test_a_saboteur_stops_hiding_when_nobody_is_fooled() -> None:
    scene = Scene().roles(*ALONE).hand(0, "e+w", "rockfall", "NEW")
    assert convinced(scene, 0, 3.0).chooses() == "dig e+w 1,0"


def test_a_saboteur_lets_the_roof_fall_on_the_tunnel() -> None:
    scene = table(ALONE, "rockfall", "NS", end="6,0")
    assert Onlooker(scene, 0).chooses().startswith("rockfall ")


def test_a_saboteur_who_cannot_dig_throws_away_what_diggers_need_most() -> None:
    scene = table(ALONE, "NESW", "NE", "e+w").mat(0, "broken-cart")
    assert Onlooker(scene, 0).chooses() == "pass NESW"


def test_a_saboteur_never_lays_the_last_card_to_the_treasure() -> None:
    scene = table(ALONE, "EW", "NEW", "NESW", end="6,0")
    assert "7,0" not in Onlooker(scene, 0).chooses()


@pytest.mark.rule("G8")
@pytest.mark.parametrize(("roles", "goal"), [(DIGGERS, "8,2"), (ALONE, "8,0")])
def test_of_two_goals_a_digger_turns_the_likelier_and_a_saboteur_the_other(
    roles: tuple[str, ...], goal: str
) -> None:
    bot = at_two_goals(roles)
    assert bot.scene.asked == "which-goal"
    assert bot.chooses() == f"reveal {goal}"


@pytest.mark.rule("B15")
def test_the_richest_gold_card_is_kept() -> None:
    scene = table(DIGGERS, "EW", end="6,0").gold_pile("gold-1", "gold-2", "gold-3", "gold-1")
    bot = Onlooker(scene, 0).sees("dig EW 7,0")
    assert scene.asked == "gold"
    assert bot.chooses() == "keep gold-3"


def test_words_it_has_never_heard_leave_the_bot_to_its_whim() -> None:
    scene = table(DIGGERS, "EW", "NESW", "map")
    choices = set()
    for seed in range(20):
        onlooker = Onlooker(scene, 0, b"%d" % seed)
        onlooker.bot.lookup.verbs = ["unheard-of"] * len(onlooker.bot.lookup.verbs)
        choices.add(onlooker.chooses())
    assert choices <= set(scene.offered())
    assert len(choices) > 1

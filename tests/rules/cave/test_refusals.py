"""What The Dark Cave refuses, for which reason, and that nothing is changed by it."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from rockfall.match.match import Match, MoveError
from rockfall.match.notation import parse_move
from tests.support.cave import Cave
from tests.support.play import edition

pytestmark = pytest.mark.engine


def holding(*cards: str) -> Cave:
    """Seat 0 is to play one of these cards; a hole lies far off, and a straight in the east."""
    return Cave().board("EW.1 1,0", "hole-NESW.1 7,7").hand(0, *cards)


def walking(steps: int = 3) -> Cave:
    """Seat 0 walks: two straights lie in the east, a web closes the north."""
    scene = Cave().board("EW.1 1,0", "EW.2 2,0", "NS.1 0,-1").web("0,0 N", owner=1)
    return scene.idle().steps(*["1,0 0", "0,0 0", "1,0 0"][: 3 - steps])


def with_axe() -> Cave:
    """Seat 0 walks and has an axe; webs lie in the north and at the far end in the east."""
    scene = Cave().board("EW.1 1,0").before(0, "axe.1").web("0,0 N", owner=1)
    return scene.web("1,0 E", owner=2, card="web.2").idle()


def worn_out() -> Cave:
    """Seat 0 has an axe, a web beside it, and no steps left."""
    scene = Cave().board("EW.1 1,0").before(0, "axe.1").web("1,0 E", owner=1).idle()
    return scene.steps("1,0 0", "0,0 0", "1,0 0")


def hunting() -> Cave:
    """A rat of seat 0 hunts from the south; a web closes its way to the start."""
    scene = Cave().board("hole-NESW.1 0,1", "EW.1 1,1").web("0,1 N", owner=1)
    return scene.hand(0, "rat.1", "NE.1").play("send rat.1 0,1 0")


def threatened() -> Cave:
    """Seat 0 has walked into a rat and is asked about its axe."""
    scene = Cave().board("EW.1 1,0").before(0, "axe.1").creature("rat", "1,0 0", owner=1)
    return scene.idle().steps("1,0 0")


def proposed() -> Cave:
    """Seat 0 has proposed to end, and was refused."""
    return Cave().play("propose-end", "object")


CASES: list[tuple[Callable[[], Cave], str, str]] = [
    # D7: steps
    (walking, "step 2,0 1", "not-a-step"),
    (walking, "step 5,5 0", "not-a-step"),
    (walking, "step 1,0 1", "not-a-step"),
    (walking, "step 0,0 0", "not-a-step"),
    (walking, "step 0,-1 0", "web-in-the-way"),
    (worn_out, "step 0,0 0", "no-steps-left"),
    (walking, "pass NE.1", "not-now"),
    # D18: axes
    (walking, "cut 0,0 N", "no-axe"),
    (with_axe, "cut 0,0 E", "no-web-there"),
    (with_axe, "cut 1,0 E", "web-out-of-reach"),
    (lambda: holding("NE.1"), "axe NE.1 #1", "lies-nowhere"),
    (lambda: holding("NE.1"), "axe axe.1 #1", "not-in-hand"),
    (threatened, "step 0,0 0", "not-now"),
    # D19: creatures
    (lambda: Cave().board("EW.1 1,0").hand(0, "rat.1"), "send rat.1 1,0 0", "no-hole"),
    (lambda: holding("rat.1"), "send rat.1 1,0 0", "no-hole-there"),
    (lambda: holding("rat.1"), "send rat.1 7,7 3", "no-hole-there"),
    (lambda: holding("NE.1"), "send NE.1 7,7 0", "not-a-creature"),
    (
        lambda: holding("rat.1").creature("rat", "1,0 0", owner=1),
        "send rat.1 7,7 0",
        "starts-where-it-is",
    ),
    (hunting, "prowl 0,0 0", "web-in-the-way"),
    (hunting, "prowl 7,7 0", "not-a-step"),
    (hunting, "stop", "not-now"),
    # D16: webs
    (lambda: holding("web.1"), "web web.1 5,5 N", "no-way-there"),
    (lambda: holding("web.1"), "web web.1 1,0 N", "no-way-there"),
    (lambda: holding("web.1").web("0,0 E", 1, card="web.2"), "web web.1 1,0 W", "web-there"),
    (lambda: holding("NE.1"), "web NE.1 0,0 N", "not-a-web"),
    # D17: boots
    (lambda: holding("boots.1").before(1, "boots.2"), "boots boots.1 #1", "already-there"),
    (lambda: holding("NE.1"), "boots NE.1 #1", "lies-nowhere"),
    # D13-D15: information, rockfall, exchange
    (lambda: holding("swap-hands.2"), "swap swap-hands.2 #0", "not-on-oneself"),
    (lambda: holding("NE.1"), "swap NE.1 #1", "not-a-swap"),
    (
        lambda: holding("secret-information.1"),
        "inspect secret-information.1 #0",
        "not-on-oneself",
    ),
    (lambda: holding("secret-information.1"), "map secret-information.1 0,0", "no-hidden-goal"),
    (lambda: holding("rockfall.1"), "rockfall rockfall.1 4,4", "no-path-there"),
    (lambda: holding("rockfall.1"), "rockfall rockfall.1 0,0", "somebody-there"),
    (
        lambda: holding("rockfall.1").dwarves("1,0 0", "1,0 0", "1,0 0"),
        "rockfall rockfall.1 0,0",
        "stands-firm",
    ),
    # D6: building
    (lambda: holding("NE.1"), "dig NE.1 0,0", "cell-taken"),
    (lambda: holding("NE.1"), "dig NE.1 4,4", "cell-taken"),
    (lambda: holding("NE.1"), "dig NE.1 2,0", "does-not-fit"),
    (lambda: holding("NE.1"), "dig NE.1 3,3", "extends-nothing"),
    (lambda: holding("NS.1"), "dig NS.1 0,1 turned", "same-unturned"),
    (lambda: holding("rat.1"), "dig rat.1 0,1", "not-a-path"),
    # D5, D21: the turn
    (lambda: holding("NE.1"), "step 1,0 0", "not-now"),
    (lambda: holding("NE.1"), "consent", "not-now"),
    (proposed, "propose-end", "proposed-already"),
    (lambda: Cave().play("propose-end"), "propose-end", "not-now"),
]


@pytest.mark.rule("D0", "D5", "D6", "D7", "D13", "D14", "D15", "D16", "D17", "D18", "D19", "D21")
@pytest.mark.parametrize(("scene", "move", "code"), CASES, ids=[f"{m}: {c}" for _, m, c in CASES])
def test_a_refused_move_has_its_reason_and_changes_nothing(
    scene: Callable[[], Cave], move: str, code: str
) -> None:
    table = scene().truth
    match = Match(edition("cave", table.layout.seats, 0), b"refused", table=table)
    with pytest.raises(MoveError) as refused:
        match.submit(match.actor, parse_move(table.layout, move))
    assert refused.value.refusal.code == code
    assert match.truth.same(table)
    assert len(match.steps) == 1
    match.submit(match.actor, match.moves(match.actor)[0])


def test_every_reason_of_the_modules_of_the_cave_is_tried() -> None:
    """All but those that bar a walk, which is then not asked for, and the one about goals."""
    folder = Path(__file__).parents[3] / "src" / "rockfall" / "mods" / "cave"
    given = {
        code
        for file in folder.glob("*.py")
        for code in re.findall(r'Refusal\("([a-z-]+)"', file.read_text("utf-8"))
    }
    assert given - {code for _, _, code in CASES} == {"is-out", "lies-down", "not-that-goal"}


@pytest.mark.rule("D5")
def test_nobody_acts_out_of_turn() -> None:
    scene = Cave().board("EW.1 1,0").idle()
    assert scene.refused("step 1,0 0", seat=1) == "not-your-turn"
    assert scene.refused("stop", seat=2) == "not-your-turn"
    vote = Cave().play("propose-end")
    assert vote.refused("consent", seat=2) == "not-your-turn"


@pytest.mark.rule("D19", "D12")
@pytest.mark.parametrize("why", ["lies down", "is out"])
def test_who_cannot_walk_is_not_asked_and_told_that_it_is_another_turn(why: str) -> None:
    scene = Cave().board("EW.1 1,0")
    if why == "is out":
        scene.dwarves("out")
    else:
        scene.counter("lying.0", 1)
    scene.idle()
    assert scene.actor == 1
    assert scene.refused("step 1,0 0", seat=0) == "not-your-turn"

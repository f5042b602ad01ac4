"""Inspection: a secret look at another's role (S18, A2)."""

import pytest

from rockfall.kernel.layout import WATCHER
from tests.support.scene import Scene
from tests.support.second import S2

pytestmark = pytest.mark.engine

ROLES = ("blue", "saboteur", "boss", "green")


def inspector(*more: str) -> Scene:
    """Seat 0 of four holds an Inspection."""
    return Scene(S2).roles(*ROLES).hand(0, "inspection", *more)


@pytest.mark.rule("S18")
@pytest.mark.parametrize("seat", [1, 2, 3])
def test_the_player_sees_the_role_and_nobody_else_does(seat: int) -> None:
    scene = inspector().play(f"inspect inspection #{seat}")
    assert scene.cards(f"role.{seat}", 0) == [ROLES[seat]]
    others = {WATCHER, 1, 2, 3} - {seat}
    assert all(scene.cards(f"role.{seat}", eye) == ["?"] for eye in others)


@pytest.mark.rule("S18", "A1")
def test_everyone_sees_whose_role_was_looked_at() -> None:
    scene = inspector().play("inspect inspection #2")
    role = scene.layout.zones.index("role.2")
    for eye in (WATCHER, 0, 1, 2, 3):
        assert scene.view(eye).witnesses(role) == 1 << 2 | 1 << 0


@pytest.mark.rule("S18", "A2")
def test_an_inspection_looks_at_any_other_player_and_can_always_be_played() -> None:
    scene = inspector()
    assert scene.offered("inspect") == [f"inspect inspection #{seat}" for seat in (1, 2, 3)]
    assert scene.refused("inspect inspection #0") == "not-on-oneself"


@pytest.mark.rule("S18", "A2")
def test_a_role_may_be_looked_at_again() -> None:
    scene = Scene(S2, seats=2).hands("inspection inspection", "NS NS").pile()
    scene.play("inspect inspection #1", "pass NS", "enough")
    assert scene.can("inspect inspection #1")


@pytest.mark.rule("S5", "S18")
def test_an_inspection_is_discarded_open_takes_the_turn_and_draws_one() -> None:
    scene = inspector("NE").play("inspect inspection #2")
    assert scene.cards("discard", WATCHER) == ["inspection"]
    assert len(scene.cards("hand.0")) == 2
    assert scene.actor == 1


@pytest.mark.rule("S18")
def test_only_an_inspection_inspects() -> None:
    assert Scene(S2).hand(0, "map").refused("inspect map #1") == "not-an-inspection"


@pytest.mark.rule("S18")
def test_what_was_seen_stays_known_until_the_round_ends() -> None:
    scene = Scene(S2).roles(*ROLES).hands("inspection", "NS", "NS", "NS").pile()
    scene.play("inspect inspection #3", "pass NS", "pass NS")
    assert scene.cards("role.3", 0) == ["green"]
    scene.play("pass NS")
    assert scene.num("round") == 2
    assert scene.cards("role.3", 0) == ["?"]

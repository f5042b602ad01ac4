"""The rulebooks' own example of a round paid out comes out piece by piece."""

import tomllib
from pathlib import Path
from typing import Any, Final

import pytest

from tests.support.scene import Scene
from tests.support.second import purse

pytestmark = pytest.mark.engine

EXAMPLE: Final[dict[str, Any]] = tomllib.loads(
    Path(__file__).with_name("worked_example.toml").read_text("utf-8")
)
THIEF: Final[int] = EXAMPLE["thief"]
TRAPPED: Final[int] = EXAMPLE["trapped-thief"]
SPECS = ("jubilee+saboteur2", "classic+saboteur2", "gigamic+saboteur2")
#: Which of the two laid the Theft last makes no difference.
ORDERS = ((THIEF, TRAPPED), (TRAPPED, THIEF))


def played(spec: str, laid: tuple[int, int]) -> Scene:
    """The boss has just turned the treasure up, in the last round."""
    scene = Scene(spec, seats=EXAMPLE["seats"], active=EXAMPLE["boss"], in_round=3)
    scene.roles(*EXAMPLE["roles"]).board(*EXAMPLE["tunnel"])
    scene.mat(TRAPPED, "trapped").thefts(*laid).hand(EXAMPLE["boss"], EXAMPLE["last-card"])
    return scene.play(EXAMPLE["last-move"])


@pytest.mark.rule("S14", "S16", "S20", "S21", "S22", "S23", "S24")
@pytest.mark.parametrize("spec", SPECS)
@pytest.mark.parametrize("laid", ORDERS)
def test_the_example_pays_what_the_rulebooks_print(spec: str, laid: tuple[int, int]) -> None:
    scene = played(spec, laid)
    assert scene.tile("8,0") == "treasure"
    assert purse(scene) == EXAMPLE["paid"]
    assert (scene.actor, scene.asked) == (THIEF, "theft")
    rich = [f"rob #{victim}" for victim in EXAMPLE["robbed"]]
    assert sorted(scene.offered()) == sorted(["refrain", *rich])


@pytest.mark.rule("S16", "S24", "S25", "B20")
@pytest.mark.parametrize("spec", SPECS)
@pytest.mark.parametrize("laid", ORDERS)
@pytest.mark.parametrize(("victim", "left"), EXAMPLE["robbed"].items())
def test_the_free_thief_takes_a_piece_and_the_trapped_one_nothing(
    spec: str, laid: tuple[int, int], victim: str, left: list[int]
) -> None:
    scene = played(spec, laid).play(f"rob #{victim}")
    assert scene.asked == "", "the trapped thief is not asked, and the game is over"
    assert purse(scene) == left
    assert [scene.num(f"score.{seat}") for seat in range(EXAMPLE["seats"])] == left


@pytest.mark.rule("S24")
def test_the_thief_may_let_it_be() -> None:
    scene = played(SPECS[0], ORDERS[0]).play("refrain")
    assert purse(scene) == EXAMPLE["paid"]


def test_the_example_has_the_seven_dwarves_of_the_rulebooks() -> None:
    roles = EXAMPLE["roles"]
    assert len(roles) == EXAMPLE["seats"] == 7
    assert sorted(roles) == sorted(
        ["blue", "green", "green", "boss", "profiteer", "saboteur", "saboteur"]
    )
    assert roles[EXAMPLE["boss"]] == "boss"
    assert {roles[THIEF], roles[TRAPPED]} == {"saboteur"}

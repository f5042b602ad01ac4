"""Whole games by clicks and taps, from the first page to the standings."""

import json
from collections.abc import Mapping
from typing import Any, Final

import pytest
from playwright.sync_api import Route

from rockfall.editions.data import CATALOGUE
from rockfall.editions.registry import parse, seat_limits
from tests.browser.conftest import Welcome
from tests.browser.player import Player
from tests.browser.visitor import DESK, PHONE, Visitor
from tests.server.support.process import ServerProcess
from tests.support.play import SOAK

#: A jubilee game without the card that asks everybody about every card: that one is for soaks.
_EVERYTHING: Final = CATALOGUE.presets["party"].spec.replace("+veto", "")


def _hurry(route: Route) -> None:
    """The house's bots think like people; here nobody has the time."""
    if route.request.method != "POST":
        return route.continue_()
    asked = json.loads(route.request.post_data or "")
    asked["settings"]["pace"] = 0
    return route.continue_(post_data=json.dumps(asked))


def sit_down(
    server: ServerProcess, visitor: Visitor, spec: str, seats: int, level: str = "greedy"
) -> None:
    """Come to a table of bots that is about to begin, and begin."""
    bots = ["", *[level] * (seats - 1)]
    place = server.open_table("Anna", spec=spec, seats=seats, bots=bots, window=0)
    visitor.go(f"/t/{place.table}#token={place.token}")
    visitor.page.get_by_role("button", name="Start the game").click()


def finish(player: Player, seats: int) -> None:
    """Play to the end and read the standings."""
    player.play()
    page = player.page
    standings = page.get_by_role("region", name="Winner")
    # The podium comes first, the story of the match after it.
    podium = standings.get_by_role("list").first
    rows = podium.get_by_role("listitem").all_inner_texts()
    assert len(rows) == seats
    # The last round's end is shown with the game's, and by itself only while gold is handed out.
    assert player.rounds in (2, 3)
    gold = [int(row.rsplit("Gold:", 1)[1]) for row in rows]
    assert gold == sorted(gold, reverse=True)
    assert rows[0].startswith("1")
    standings.get_by_role("button", name="Look at the board").click()
    page.get_by_role("group", name="The board").wait_for()
    assert not player.question.is_visible()


def test_play_now_is_a_whole_base_game(visit: Welcome) -> None:
    anna = visit()
    anna.context.route("**/api/tables", _hurry)
    anna.go("/").page.get_by_role("button", name="Play now").click()
    player = Player(anna, 1)
    finish(player, 5)
    assert {*player.questions} <= {"turn", "gold", "rotation", "which-goal"}
    assert player.made > 3


@pytest.mark.parametrize(
    ("spec", "seats", "device", "seed"),
    [
        pytest.param("jubilee+saboteur2", 6, DESK, 2, id="saboteur2"),
        pytest.param(_EVERYTHING, 7, PHONE, 3, id="everything"),
    ],
)
def test_a_whole_game(
    visit: Welcome,
    server: ServerProcess,
    spec: str,
    seats: int,
    device: Mapping[str, Any],
    seed: int,
) -> None:
    anna = visit(**device)
    sit_down(server, anna, spec, seats)
    player = Player(anna, seed)
    finish(player, seats)
    assert player.made > 3


def _tables() -> list[tuple[str, int, int]]:
    """Every preset with few, some and all players."""
    found = []
    for name, preset in sorted(CATALOGUE.presets.items()):
        fewest, most, _ = seat_limits(parse(preset.spec).parts)
        found += [(name, seats, seed) for seats in (fewest, 6, most) for seed in range(2)]
    return found


@pytest.mark.skipif(not SOAK, reason="for soaks")
@pytest.mark.parametrize(("name", "seats", "seed"), _tables())
def test_a_whole_game_of_every_preset(
    visit: Welcome, server: ServerProcess, name: str, seats: int, seed: int
) -> None:
    # The most who can play must fit on the least screen.
    anna = visit(**(PHONE if seats > 6 or seed else DESK))
    sit_down(server, anna, CATALOGUE.presets[name].spec, seats, ("random", "greedy")[seed])
    finish(Player(anna, seed), seats)

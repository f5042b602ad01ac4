"""The first page: one click from a game."""

from collections.abc import Mapping
from typing import Any

import pytest

from rockfall.server.names import resembles
from tests.browser.conftest import Welcome
from tests.browser.visitor import DESK, PHONE


@pytest.mark.parametrize(
    ("device", "button", "cards"),
    [(DESK, "Play now", 6), (PHONE, "Play now", 6), (PHONE, "The Dark Cave", 5)],
    ids=["desk", "phone", "phone, the other game"],
)
def test_one_click_begins_a_game_with_bots(
    visit: Welcome, device: Mapping[str, Any], button: str, cards: int
) -> None:
    anna = visit(**device).go("/")
    assert anna.barriers() == []
    anna.page.get_by_role("button", name=button).click()
    hand = anna.page.get_by_role("list", name="Your hand")
    hand.wait_for()
    assert hand.get_by_role("button").count() == cards
    assert "/t/" in anna.page.url
    # Whoever was given a name is not taken for a bot.
    seats = anna.page.locator("[data-seat]").all()
    own, *bots = [str(seat.get_attribute("aria-label")).partition(",")[0] for seat in seats]
    assert bots
    assert [bot for bot in bots if resembles(own, bot)] == []

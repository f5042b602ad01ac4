"""The first page: one click from a game."""

from collections.abc import Mapping
from typing import Any

import pytest

from tests.browser.conftest import Welcome
from tests.browser.visitor import DESK, PHONE


@pytest.mark.parametrize("device", [DESK, PHONE], ids=["desk", "phone"])
def test_one_click_begins_a_game_with_bots(visit: Welcome, device: Mapping[str, Any]) -> None:
    anna = visit(**device).go("/")
    assert anna.barriers() == []
    anna.page.get_by_role("button", name="Play now").click()
    hand = anna.page.get_by_role("list", name="Your hand")
    hand.wait_for()
    assert hand.get_by_role("button").count() == 6
    assert "/t/" in anna.page.url

"""Somebody at a table that has begun, and what hands do there."""

from typing import Any

from tests.browser.conftest import Welcome
from tests.browser.visitor import Visitor
from tests.server.support.process import ServerProcess


def seated(visit: Welcome, server: ServerProcess, device: Any = None, **settings: Any) -> Visitor:
    """Anna on the first seat; everybody who is to come has come, and the match has begun."""
    place = server.open_table("Anna", **{"first": 0, "away": 3600, **settings})
    bots = settings.get("bots", [])
    for seat in range(1, settings.get("seats", 5)):
        if seat >= len(bots) or not bots[seat]:
            server.join(place.table, f"Player {seat}", seat)
    anna = visit(**(device or {})).go(f"/t/{place.table}#token={place.token}")
    anna.page.get_by_role("button", name="Start").click()
    anna.page.get_by_role("group", name="The board").wait_for()
    return anna


def press(anna: Visitor, name: str) -> None:
    """Press a button of the table's menu, which a phone keeps in a drawer."""
    button = anna.page.get_by_role("button", name=name, exact=True)
    if not button.first.is_visible():
        anna.page.get_by_role("button", name="Table", exact=True).click()
    button.first.click()


def dig(anna: Visitor) -> str:
    """Lay the first card that fits on the first cell where it does; gives that cell."""
    hand = anna.page.get_by_role("list", name="Your hand").get_by_role("button")
    targets = anna.page.get_by_role("button", name="Choose ")
    for card in hand.all():
        card.click()
        if targets.count() and anna.page.get_by_text("Choose a place on the board.").count():
            name = targets.first.get_attribute("aria-label") or ""
            targets.first.focus()
            anna.page.keyboard.press("Enter")
            anna.page.get_by_role("button", name="is chosen").wait_for()
            anna.page.keyboard.press("Enter")
            return name.removeprefix("Choose ")
        anna.page.keyboard.press("Escape")
    raise AssertionError("there is nothing to dig with")


def put_away(anna: Visitor) -> None:
    """Pass with the first card."""
    anna.page.get_by_role("list", name="Your hand").get_by_role("button").first.click()
    anna.page.get_by_role("button", name="Pass with it").click()

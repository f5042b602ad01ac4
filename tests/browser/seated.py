"""Somebody at a table that has begun, and what hands do there."""

from collections.abc import Mapping
from typing import Any, Final

from playwright.sync_api import Locator

from rockfall.editions.saboteur.data import CARDS
from rockfall.words import name_of
from tests.browser.conftest import Welcome
from tests.browser.visitor import Visitor
from tests.server.support.process import ServerProcess

#: What the tunnels of the base game are called.
_TUNNELS: Final = {name_of("card", card.name) for card in CARDS.path}


def seated(visit: Welcome, server: ServerProcess, device: Any = None, **settings: Any) -> Visitor:
    """Anna on the first seat, with something to dig with: the match has begun."""
    anna = visit(**(device or {}))
    _begin(anna, server, settings)
    # One deal in some hundreds has no tunnel for the first hand.
    while not _TUNNELS & {card.get_attribute("aria-label") for card in _hand(anna).all()}:
        _begin(anna, server, settings)
    return anna


def _begin(anna: Visitor, server: ServerProcess, settings: Mapping[str, Any]) -> None:
    """Everybody who is to come comes to a new table."""
    place = server.open_table("Anna", **{"first": 0, "sit_in": "", "talk": False, **settings})
    bots = settings.get("bots", [])
    for seat in range(1, settings.get("seats", 5)):
        if seat >= len(bots) or not bots[seat]:
            server.join(place.table, f"Player {seat}", seat)
    anna.go(f"/t/{place.table}#token={place.token}")
    anna.page.get_by_role("button", name="Start").click()
    _hand(anna).first.wait_for()


def _hand(anna: Visitor) -> Locator:
    return anna.page.get_by_role("list", name="Your hand").get_by_role("button")


def open_menu(anna: Visitor) -> None:
    """Open the table's menu."""
    anna.page.get_by_role("button", name="Table", exact=True).click()


def press(anna: Visitor, name: str) -> None:
    """Press a button of the table's menu."""
    button = anna.page.get_by_role("button", name=name, exact=True)
    if not button.first.is_visible():
        open_menu(anna)
    button.first.click()


def dig(anna: Visitor) -> str:
    """Lay the first card that fits on the first cell where it does; gives that cell."""
    targets = anna.page.get_by_role("button", name="Choose ")
    for card in _hand(anna).all():
        card.click()
        if targets.count() and anna.page.get_by_text("Choose a spot on the board.").count():
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
    _hand(anna).first.click()
    anna.page.get_by_role("button", name="Discard and pass").click()


def see_who_was_who(anna: Visitor) -> None:
    """Who has won stands on the board; tap, and roles are turned over."""
    anna.page.locator("[data-climax]").get_by_role("button", name="Who was who").click()

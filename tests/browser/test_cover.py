"""The own corner: covered, a table shows nobody what only one player may know."""

import re
from collections.abc import Callable, Mapping
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Welcome
from tests.browser.laid import Laid
from tests.browser.tour import choose_placeable, hand
from tests.browser.tour_tables import EARLY
from tests.browser.visitor import DESK, PHONE
from tests.server.support.process import ServerProcess

Bring = Callable[[Laid], Laid]


def _corner(page: Page) -> Locator:
    return page.get_by_title("Who you are")


def _eye(page: Page) -> Locator:
    """The button with an eye on it."""
    return page.get_by_title("Cover or show")


def _question(page: Page) -> Locator:
    return page.get_by_role("region", name="What is to be done")


def _drawn(page: Page) -> list[str]:
    """Which cards the page says that Anna drew, also where a drawer hides it."""
    text = page.locator("main").evaluate("main => main.textContent")
    return re.findall(r"Anna draws (?!a card\.|\d+ cards\.)[^.]*\.", text)


def _chosen(page: Page) -> str | None:
    """The card of the hand that is chosen."""
    chosen = hand(page).and_(page.get_by_role("button", pressed=True))
    return chosen.get_attribute("aria-label")


def _sit_down(page: Page) -> str:
    """Anna looks at her hand; gives her role."""
    hand(page).first.wait_for()
    return _corner(page).locator("strong").inner_text()


def _is_covered(page: Page, role: str) -> None:
    """Nothing tells what Anna holds, what she is or what she could do."""
    expect(_eye(page)).to_have_attribute("aria-pressed", "true")
    expect(_corner(page)).to_contain_text("Covered")
    expect(page.get_by_role("list", name="Your hand")).to_have_count(0)
    expect(page.locator("[data-slot]")).to_have_count(0)
    expect(page.locator("[data-cell]")).to_have_count(0)
    expect(page.locator("[data-seat][aria-disabled=false]")).to_have_count(0)
    expect(_question(page).get_by_role("button")).to_have_count(0)
    expect(page.locator("body")).not_to_contain_text(role, use_inner_text=True, ignore_case=True)
    assert _drawn(page) == []


@pytest.mark.parametrize("device", [DESK, PHONE], ids=["desk", "phone"])
def test_a_covered_corner_hides_hand_and_role_and_what_could_be_done(
    visit: Welcome, ready: Bring, device: Mapping[str, Any]
) -> None:
    page = visit(**device).go(ready(EARLY).path()).page
    role = _sit_down(page)
    cards = [card.get_attribute("aria-label") for card in hand(page).all()]
    assert _drawn(page), "otherwise there would be nothing to cover in the log"
    choose_placeable(page)
    expect(page.locator("[data-cell]")).not_to_have_count(0)
    other = next(slot for slot, card in enumerate(cards) if card != _chosen(page))
    _eye(page).click()
    _is_covered(page, role)
    page.keyboard.press(str(other + 1))
    page.keyboard.press("ArrowRight")
    _is_covered(page, role)
    _eye(page).click()
    expect(_corner(page).locator("strong")).to_have_text(role)
    expect(hand(page).nth(other)).to_have_attribute("aria-pressed", "false")
    expect(page.get_by_role("button", name="press again to confirm")).to_have_count(0)
    assert [card.get_attribute("aria-label") for card in hand(page).all()] == cards
    choose_placeable(page)


@pytest.mark.own_server
def test_what_is_covered_stays_so_when_a_lost_line_is_back(
    visit: Welcome, server: ServerProcess, ready: Bring
) -> None:
    anna = visit().go(ready(EARLY).path())
    page = anna.page
    role = _sit_down(page)
    _eye(page).click()
    lost = page.get_by_role("status").filter(has_text="The connection is lost.")
    server.kill()
    lost.wait_for()
    told = len(anna.heard)
    server.start()
    lost.wait_for(state="detached", timeout=20_000)
    assert len(anna.heard) > told, "the table has been told anew"
    _is_covered(page, role)
    _eye(page).click()
    # Only a table that is told to the end offers something to do.
    choose_placeable(page)
    anna.forgive_broken_line()

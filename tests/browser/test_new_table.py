"""New table: what does not go together is said where it happens, and a link carries it all."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Welcome


def opened(page: Page) -> Page:
    """The parts of the game, laid open."""
    page.get_by_text("Parts of the game").click()
    return page


def test_a_clash_is_explained_in_its_place_and_has_a_way_out(visit: Welcome) -> None:
    anna = visit().go("/new")
    page = opened(anna.page)
    greedy = page.get_by_role("checkbox", name="Greedy dwarf")
    tournament = page.get_by_role("checkbox", name="Tournament")
    greedy.check()
    expect(tournament).to_be_disabled()
    expect(tournament).to_have_accessible_description(
        re.compile("greedy dwarves of its own", re.IGNORECASE)
    )
    assert anna.barriers() == []
    page.get_by_role("button", name="Choose this instead Tournament").click()
    expect(tournament).to_be_checked()
    expect(greedy).to_be_disabled()
    expect(page.get_by_role("button", name="Lay the table")).to_be_enabled()


def test_a_link_carries_what_is_played_and_with_whom(visit: Welcome) -> None:
    page = opened(visit().go("/new").page)
    page.get_by_role("checkbox", name="Treasure chests").check()
    page.get_by_role("button", name="One seat more").click()
    page.get_by_label("Seat 3").select_option(label="Bot: plays by chance")
    link = page.get_by_role("link", name="A link to these settings")
    expect(link).to_have_attribute("href", re.compile("chests.*seats=6|seats=6.*chests"))
    other = opened(visit().go(str(link.get_attribute("href"))).page)
    expect(other.get_by_role("checkbox", name="Treasure chests")).to_be_checked()
    expect(other.get_by_label("Seat 3")).to_have_value("random")
    expect(other.get_by_label("Seat 6")).to_have_value("greedy")

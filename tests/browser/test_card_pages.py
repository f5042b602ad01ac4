"""A page for each card, opened by its address or from the card at the table."""

import json
from typing import Final

from playwright.sync_api import Page, expect

from rockfall.words import name_of
from tests.browser.conftest import Welcome
from tests.browser.hands import dug
from tests.browser.tour import hand
from tests.browser.visitor import PHONE
from tools import cards


def listed(page: Page) -> list[tuple[str, str]]:
    """Every card on the page of all cards: its address and its name."""
    links = page.locator("main a[href^='/cards/']")
    read = "links => links.map((link) => [link.getAttribute('href'), link.innerText.trim()])"
    return [(path, name) for path, name in links.evaluate_all(read)]


def test_all_cards_are_shown_and_each_has_its_page(visit: Welcome) -> None:
    anna = visit().go("/learn")
    page = anna.page
    page.get_by_role("link", name="All cards").click()
    expect(page.get_by_role("heading", name="Crystals")).to_be_visible()
    assert anna.barriers() == []
    # The engine itself counts what kinds there are.
    kinds = {f"/cards/{card['slug']}": card["kinds"][0] for card in json.loads(cards.text())}
    names = {path: name_of("card", name) for path, name in kinds.items()}
    assert sorted(listed(page)) == sorted(names.items())
    page.get_by_role("link", name="The Dark Cave").click()
    expect(page.get_by_role("heading", name="The Dark Cave")).to_be_in_viewport()
    # Each game has its own: what goes by the same name in both is found in either.
    for game in ("Saboteur", "The Dark Cave"):
        there = page.get_by_role("region", name=game, exact=True)
        expect(there.get_by_role("link", name="start", exact=True)).to_have_count(1)
    page.get_by_role("link", name="crystal in a horizontal T with a dead end").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(
        "crystal in a horizontal T with a dead end"
    )
    assert page.url.endswith("/cards/crystal-esw-n")
    expect(page.get_by_text("the geologists are paid for it")).to_be_visible()
    expect(page.get_by_text("Joined: right, bottom, left")).to_be_visible()
    expect(page.get_by_text("Dead end: top")).to_be_visible()
    expect(page.get_by_role("row", name="Saboteur 2, with teams 1")).to_be_visible()
    expect(page.get_by_text("S15")).to_be_visible()
    assert anna.barriers() == []
    page.get_by_role("link", name="All cards").click()
    page.get_by_role("link", name="dark hole in a crossing II", exact=True).click()
    expect(page.get_by_text("The Dark Cave", exact=True).first).to_be_visible()
    expect(page.get_by_text("Crossing the card takes two steps.")).to_be_visible()
    expect(page.get_by_text("come out of this dark hole")).to_be_visible()
    expect(page.get_by_role("row", name="The Dark Cave 1")).to_be_visible()
    expect(page.get_by_text("Rules: D6, D7, D19")).to_be_visible()
    assert anna.barriers() == []


#: Goes on from card to card as long as there is a next one; gives the address and name of each.
#: Within the page: there are some hundred, and to point at each takes longer than to go there.
_ONWARD: Final = """
async (most) => {
  const been = [];
  const name = () => document.querySelector("h1")?.innerText.trim();
  while (true) {
    const here = name();
    been.push([location.pathname, here]);
    const next = document.querySelector("nav a[rel=next]");
    if (!next || been.length > most) return been;
    next.click();
    const shown = performance.now() + 5000;
    while (name() === here && performance.now() < shown) await new Promise(requestAnimationFrame);
  }
}
"""


def test_a_way_leads_from_the_first_card_to_the_last(visit: Welcome) -> None:
    page = visit().go("/cards").page
    page.get_by_role("heading", name="Crystals").wait_for()
    page.evaluate("window.same = true")
    every = listed(page)
    page.locator(f"main a[href='{every[0][0]}']").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(every[0][1])
    assert [(path, name) for path, name in page.evaluate(_ONWARD, len(every))] == every
    expect(page.locator("nav a[rel=next]")).to_have_count(0)
    for cave in (False, True):
        names = [name for path, name in every if path.startswith("/cards/cave-") is cave]
        assert len({*names}) == len(names), "no two of a game are called alike"
    assert page.evaluate("window.same"), "it was never loaded anew"


def test_a_card_has_an_address_that_opens_in_any_light_and_size(visit: Welcome) -> None:
    anna = visit(**PHONE, color_scheme="light", locale="fr").go("/cards/rockfall")
    expect(anna.page.get_by_role("heading", level=1)).to_have_text("éboulement")
    expect(anna.page.get_by_role("row", name="Jeu de base 3")).to_be_visible()
    expect(anna.page.get_by_role("row", name="Saboteur 2, avec équipes 4")).to_be_visible()
    assert anna.barriers() == []
    anna.go("/cards/no-such-card")
    expect(anna.page.get_by_role("link", name="Accueil").last).to_be_visible()


def test_at_the_table_a_card_tells_about_itself_without_leaving_it(visit: Welcome) -> None:
    anna = visit().go("/learn/first")
    page = anna.page
    dialog = page.get_by_role("dialog", name="About this card")
    held = hand(page).and_(page.get_by_role("button", name="map", exact=True))
    held.click()
    page.get_by_role("button", name="About this card").click()
    expect(dialog.get_by_role("heading", name="map")).to_be_visible()
    expect(dialog.get_by_text("Look at one face-down goal, alone.")).to_be_visible()
    assert anna.barriers() == []
    page.keyboard.press("Escape")
    # It is shut a moment before it is gone, and nobody types as fast as this.
    expect(page.locator("dialog")).to_have_count(0)
    expect(held).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("i")
    dialog.get_by_role("button", name="start").click()
    expect(dialog.get_by_role("heading", name="start")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(held).to_have_attribute("aria-pressed", "false")
    dug(page, "0,0").click()
    expect(dialog.get_by_role("heading", name="start")).to_be_visible()
    dialog.get_by_role("button", name="Close").click()
    expect(dialog).to_have_count(0)
    assert page.url.endswith("/learn/first")


def test_it_does_so_at_a_real_table_too(visit: Welcome) -> None:
    page = visit().go("/").page
    page.get_by_role("button", name="Play now").click()
    hand(page).first.wait_for()
    page.keyboard.press("i")
    dialog = page.get_by_role("dialog", name="About this card")
    first = hand(page).first.get_attribute("aria-label") or ""
    expect(dialog.get_by_role("heading", level=2)).to_have_text(first)
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    assert "/t/" in page.url

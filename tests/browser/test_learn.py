"""Learning to play: the first round from beginning to end, and a page for each card."""

import json
import re
from collections.abc import Callable
from typing import Final

from playwright.sync_api import Locator, Page, expect
from tools import cards

from rockfall.words import name_of
from tests.browser.conftest import Welcome
from tests.browser.visitor import PHONE, Visitor

#: The learner's cards and what they are for; a cell, or a player by the seat.
CART: Final = "broken cart"
HAND: Final = "Your hand"


def coach(page: Page) -> Locator:
    return page.get_by_role("region", name="Your coach")


def hand(page: Page) -> Locator:
    return page.get_by_role("list", name=HAND).get_by_role("button")


def player(page: Page, name: str) -> Locator:
    return page.get_by_role("list", name="Players").get_by_role("button", name=re.compile(name))


def dug(page: Page, cell: str) -> Locator:
    """A card that lies on a cell of the board."""
    return page.get_by_role("img", name=re.compile(f"^{re.escape(cell)}: "))


# -- with a mouse ----------------------------------------------------------------------------


class Clicks:
    """Somebody who plays by pointing at things."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def place(self, card: str, cell: str, turned: bool = False) -> None:
        hand(self.page).and_(self.page.get_by_role("button", name=card, exact=True)).click()
        self.page.get_by_role("button", name=f"Choose {cell}", exact=True).click()
        if turned:
            self.page.get_by_role("button", name="Turn it round").click()
        self.page.get_by_role("button", name=f"{cell} is chosen: press again to confirm").click()

    def give(self, card: str, name: str) -> None:
        hand(self.page).and_(self.page.get_by_role("button", name=card, exact=True)).click()
        player(self.page, name).click()
        player(self.page, name).click()

    def press(self, name: str) -> None:
        self.page.get_by_role("button", name=name, exact=True).click()


# -- with keys alone -------------------------------------------------------------------------


class Keys:
    """Somebody who never touches anything but the keyboard."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def place(self, card: str, cell: str, turned: bool = False) -> None:
        self._choose(card)
        self._walk(cell)
        if turned:
            self.page.keyboard.press("r")
        self.page.keyboard.press("Enter")

    def give(self, card: str, name: str) -> None:
        self._choose(card)
        self._tab_to(player(self.page, name))
        self.page.keyboard.press("Enter")
        expect(player(self.page, name)).to_have_attribute("aria-pressed", "true")
        self.page.keyboard.press("Enter")

    def press(self, name: str) -> None:
        button = self.page.get_by_role("button", name=name, exact=True)
        button.wait_for()
        self._tab_to(button)
        self.page.keyboard.press("Enter")

    def _choose(self, card: str) -> None:
        held = hand(self.page).and_(self.page.get_by_role("button", name=card, exact=True))
        held.first.wait_for()
        names = [one.get_attribute("aria-label") for one in hand(self.page).all()]
        self.page.keyboard.press(str(names.index(card) + 1))
        expect(held.first).to_have_attribute("aria-pressed", "true")

    def _walk(self, cell: str) -> None:
        """Arrows go from place to place: east or west first, then north or south."""
        board = self.page.get_by_role("group", name="The board")
        chosen = board.get_by_role("button", pressed=True)
        wished = [int(part) for part in cell.split(",")]
        self.page.keyboard.press("ArrowRight")
        for _ in range(30):
            label = chosen.get_attribute("aria-label") or ""
            here = [int(part) for part in label.split(" ")[0].split(",")]
            if here == wished:
                return
            east, south = wished[0] - here[0], wished[1] - here[1]
            across = "ArrowRight" if east > 0 else "ArrowLeft"
            self.page.keyboard.press(across if east else "ArrowDown" if south > 0 else "ArrowUp")
        raise AssertionError(f"no arrow leads to {cell}")

    def _tab_to(self, wished: Locator) -> None:
        for _ in range(120):
            if wished.evaluate("one => one === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"no way to {wished}")


def learn(anna: Visitor, way: Clicks | Keys, look: Callable[[], None]) -> None:
    """The whole first round; `look` is called wherever there is something new to see."""
    page = anna.page
    expect(coach(page)).to_contain_text("You are a digger.")
    look()
    way.place("crossing", "1,0")
    expect(coach(page)).to_contain_text("Now the others play.")
    way.press("Go on")
    expect(coach(page)).to_contain_text("Play your map")
    way.place("map", "8,2")
    expect(dug(page, "8,2")).to_have_accessible_name("8,2: face down, the treasure")
    way.press("Go on")
    expect(coach(page)).to_contain_text("broken your lantern")
    page.keyboard.press("i")
    dialog = page.get_by_role("dialog", name="About this card")
    dialog.get_by_role("button", name="broken lantern").press("Enter")
    expect(dialog.get_by_role("heading", name="broken lantern")).to_be_visible()
    page.keyboard.press("Escape")
    way.give("new lantern or cart", "you")
    way.press("Go on")
    expect(coach(page)).to_contain_text("turn the card round")
    way.place("level T", "6,0", turned=True)
    way.press("Go on")
    expect(coach(page)).to_contain_text("is a dead end")
    expect(dug(page, "6,2")).to_have_accessible_name(re.compile("blocked left bend"))
    way.place("rockfall", "6,2")
    way.press("Go on")
    expect(coach(page)).to_contain_text("but who?")
    way.press("Orrik")
    expect(coach(page)).to_contain_text("Orrik digs at 5,0: level T.")
    expect(coach(page)).to_contain_text("it may be bad luck with the cards")
    look()
    way.press("Tilda")
    expect(coach(page)).to_contain_text("Tilda dug once for show.")
    way.give(CART, "Tilda")
    way.press("Go on")
    expect(coach(page)).to_contain_text("Only one card is missing.")
    way.place("gallery", "7,2")
    expect(coach(page)).to_contain_text("you were right")
    way.press("gold (2)")
    expect(coach(page)).to_contain_text("That was one round")
    look()
    way.press("What you have learnt")
    expect(page.get_by_role("heading", name="What you have learnt")).to_be_visible()
    assert page.locator("main ol > li").count() == 5
    look()


def test_the_first_round_is_learnt_by_clicks(visit: Welcome) -> None:
    anna = visit().go("/learn")

    def look() -> None:
        assert anna.barriers() == []

    look()
    anna.page.get_by_role("link", name="Play your first round").click()
    learn(anna, Clicks(anna.page), look)
    assert not anna.heard, "a lesson needs no server"
    anna.page.get_by_role("button", name="Play a real game").click()
    anna.page.get_by_role("list", name=HAND).wait_for()
    assert "/t/" in anna.page.url


def test_the_first_round_is_learnt_by_keys_alone(visit: Welcome) -> None:
    anna = visit(**PHONE, color_scheme="light").go("/learn/first")

    def look() -> None:
        assert anna.barriers() == []

    learn(anna, Keys(anna.page), look)


def test_another_move_is_answered_and_the_table_stays_as_it_is(visit: Welcome) -> None:
    page = visit().go("/learn/first").page
    alert = page.get_by_role("alert")
    clicks = Clicks(page)
    clicks.place("crossing", "-1,0")
    expect(alert).to_have_text(
        "It fits there, but it leads away from the goals. They lie to the right."
    )
    expect(dug(page, "-1,0")).to_have_count(0)
    clicks.place("level T", "1,0")
    expect(alert).to_contain_text("The crossing is best at the beginning")
    hand(page).last.click()
    clicks.press("Pass with it")
    expect(alert).to_contain_text("Passing means putting a card away unseen")
    expect(hand(page)).to_have_count(6)
    expect(coach(page)).to_contain_text("You are a digger.")
    clicks.place("crossing", "1,0")
    expect(dug(page, "1,0")).to_have_count(1)


def test_the_others_move_by_themselves_and_the_lesson_begins_anew_when_asked(
    visit: Welcome,
) -> None:
    page = visit().go("/learn/first").page
    Clicks(page).place("crossing", "1,0")
    expect(dug(page, "3,0")).to_have_count(1, timeout=15_000)
    Clicks(page).press("Back to the start")
    expect(coach(page)).to_contain_text("You are a digger.")
    expect(dug(page, "1,0")).to_have_count(0)
    expect(hand(page)).to_have_count(6)


def test_the_coach_points_at_the_card_and_then_at_the_place(visit: Welcome) -> None:
    page = visit().go("/learn/first").page
    pointer = page.locator("[data-pointer]")
    held = page.get_by_role("list", name=HAND).get_by_role("listitem")
    expect(held.filter(has=pointer)).to_have_count(1)
    held.filter(has=pointer).get_by_role("button", name="crossing").click()
    expect(held.filter(has=pointer)).to_have_count(0)
    expect(page.get_by_role("group", name="The board").locator("[data-pointer]")).to_have_count(1)


def test_the_coach_speaks_the_readers_language(visit: Welcome) -> None:
    page = visit(**PHONE, locale="uk").go("/learn/first").page
    region = page.get_by_role("region", name="Ваш наставник")
    expect(region).to_contain_text("Ви золотошукач.")
    hand_ = page.get_by_role("list", name="Ваша рука")
    hand_.get_by_role("button", name="перехрестя").click()
    page.locator("[data-cell]").first.wait_for()
    page.get_by_role("button", name="Пропустити хід із нею").click()
    expect(page.get_by_role("alert")).to_contain_text("Пропустити хід")


# -- cards -----------------------------------------------------------------------------------


def listed(page: Page) -> list[tuple[str, str]]:
    """Every card on the page of all cards: its address and its name."""
    links = page.locator("main a[href^='/cards/']").all()
    return [(link.get_attribute("href") or "", link.inner_text().strip()) for link in links]


def test_all_cards_are_shown_and_each_has_its_page(visit: Welcome) -> None:
    anna = visit().go("/learn")
    page = anna.page
    page.get_by_role("link", name="All cards").click()
    expect(page.get_by_role("heading", name="Crystals")).to_be_visible()
    assert anna.barriers() == []
    # The engine itself counts what kinds there are.
    kinds = {f"/cards/{kind['slug']}": kind["name"] for kind in json.loads(cards.text())}
    names = {path: name_of("card", name) for path, name in kinds.items()}
    assert sorted(listed(page)) == sorted(names.items())
    page.get_by_role("link", name="crystal in a level T with a blind shaft").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(
        "crystal in a level T with a blind shaft"
    )
    assert page.url.endswith("/cards/crystal-esw-n")
    expect(page.get_by_text("the geologists are paid for it")).to_be_visible()
    expect(page.get_by_text("Joined: east, south, west")).to_be_visible()
    expect(page.get_by_text("Dead end: north")).to_be_visible()
    expect(page.get_by_role("row", name="Saboteur 2, with teams 1")).to_be_visible()
    expect(page.get_by_text("S15")).to_be_visible()
    assert anna.barriers() == []


def test_a_way_leads_from_the_first_card_to_the_last(visit: Welcome) -> None:
    page = visit().go("/cards").page
    page.get_by_role("heading", name="Crystals").wait_for()
    page.evaluate("window.same = true")
    every = listed(page)
    page.locator(f"main a[href='{every[0][0]}']").click()
    heading = page.get_by_role("heading", level=1)
    onward = page.locator("nav a[rel=next]")
    for number, (path, name) in enumerate(every, 1):
        expect(heading).to_have_text(name)
        assert page.url.endswith(path)
        if number < len(every):
            onward.click()
    expect(onward).to_have_count(0)
    assert len({name for _, name in every}) == len(every), "no two are called alike"
    assert page.evaluate("window.same"), "it was never loaded anew"


def test_a_card_has_an_address_that_opens_in_any_light_and_size(visit: Welcome) -> None:
    anna = visit(**PHONE, color_scheme="light", locale="fr").go("/cards/rockfall")
    expect(anna.page.get_by_role("heading", level=1)).to_have_text("éboulement")
    expect(anna.page.get_by_role("row", name="Jeu de base 3")).to_be_visible()
    expect(anna.page.get_by_role("row", name="Saboteur 2, avec équipes 4")).to_be_visible()
    assert anna.barriers() == []
    anna.go("/cards/no-such-card")
    expect(anna.page.get_by_role("link", name="Vers l’entrée").last).to_be_visible()


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

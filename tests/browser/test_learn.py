"""Learning to play: the first round from beginning to end."""

import re
from collections.abc import Callable
from typing import Final

from playwright.sync_api import Locator, Page, expect

from rockfall.words import spot_of
from tests.browser.conftest import Welcome
from tests.browser.hands import dug, own_hand
from tests.browser.tour import hand
from tests.browser.visitor import PHONE, Visitor

#: The learner's cards and what they are for; a cell, or a player by the seat.
CART: Final = "broken cart"


def coach(page: Page) -> Locator:
    return page.get_by_role("region", name="Your coach")


def player(page: Page, name: str) -> Locator:
    return page.get_by_role("list", name="Players").get_by_role("button", name=re.compile(name))


# -- with a mouse ----------------------------------------------------------------------------


def choose(page: Page, spot: str) -> None:
    """Choose a place, unless it is the only one and was chosen with the card."""
    free = page.get_by_role("button", name=f"Choose {spot}", exact=True)
    chosen = page.get_by_role(
        "button", name=f"{spot} is chosen: press again to confirm", exact=True
    )
    free.or_(chosen).wait_for()
    if free.count():
        free.click()


class Clicks:
    """Somebody who plays by pointing at things."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def take(self, card: str) -> None:
        """Choose a card of the hand, the first of its name."""
        named = self.page.get_by_role("button", name=card, exact=True)
        hand(self.page).and_(named).first.click()

    def place(self, card: str, cell: str, turned: bool = False) -> None:
        self.take(card)
        spot = spot_of(cell)
        choose(self.page, spot)
        if turned:
            self.page.get_by_role("button", name="Rotate").click()
        self.page.get_by_role("button", name=f"{spot} is chosen: press again to confirm").click()

    def give(self, card: str, name: str) -> None:
        self.take(card)
        meant = player(self.page, name)
        expect(meant).to_have_attribute("aria-disabled", "false")
        # Who alone can be meant is chosen with the card.
        if meant.get_attribute("aria-pressed") == "false":
            meant.click()
        meant.click()

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
        meant = player(self.page, name)
        self._tab_to(meant)
        if meant.get_attribute("aria-pressed") == "false":
            self.page.keyboard.press("Enter")
        expect(meant).to_have_attribute("aria-pressed", "true")
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
            here = [int(part) for part in label.split(" ")[0].replace("−", "-").split("/")]
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
    expect(dug(page, "8,2")).to_have_accessible_name("8/2: face down, treasure")
    way.press("Go on")
    expect(coach(page)).to_contain_text("broken your lantern")
    page.keyboard.press("i")
    dialog = page.get_by_role("dialog", name="About this card")
    dialog.get_by_role("button", name="broken lantern").press("Enter")
    expect(dialog.get_by_role("heading", name="broken lantern")).to_be_visible()
    page.keyboard.press("Escape")
    way.give("lantern or cart repair", "you")
    way.press("Go on")
    expect(coach(page)).to_contain_text("rotate the card")
    way.place("horizontal T", "6,0", turned=True)
    way.press("Go on")
    expect(coach(page)).to_contain_text("is a dead end")
    expect(dug(page, "6,2")).to_have_accessible_name(re.compile("dead-end left bend"))
    way.place("rockfall", "6,2")
    way.press("Go on")
    expect(coach(page)).to_contain_text("but who?")
    way.press("Orrik")
    expect(coach(page)).to_contain_text("Orrik digs at 5/0: horizontal T.")
    expect(coach(page)).to_contain_text("it may be bad luck with the cards")
    look()
    way.press("Tilda")
    expect(coach(page)).to_contain_text("Tilda dug once for show.")
    way.give(CART, "Tilda")
    way.press("Go on")
    expect(coach(page)).to_contain_text("Only one card is missing.")
    way.place("gallery", "7,2")
    expect(coach(page)).to_contain_text("you were right")
    way.press("2 nuggets")
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
    own_hand(anna.page).wait_for()
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
    clicks.place("horizontal T", "1,0")
    expect(alert).to_contain_text("The crossing is best at the beginning")
    hand(page).last.click()
    clicks.press("Discard and pass")
    expect(alert).to_contain_text("Passing means discarding a card face down")
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
    held = own_hand(page).get_by_role("listitem")
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
    page.get_by_role("button", name="Скинути й пропустити").click()
    expect(page.get_by_role("alert")).to_contain_text("Пропустити хід")

"""Talk on a phone: seen at once at the portrait, marked until it is read, and kept."""

from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Welcome
from tests.browser.hands import inside
from tests.browser.laid import NAMES, Laid, lay, over
from tests.browser.others import wish
from tests.browser.visitor import PHONE

SIZES: Final[dict[str, dict[str, Any]]] = {
    "phone": {**PHONE, "viewport": {"width": 390, "height": 664}},
    "desk": {"viewport": {"width": 1280, "height": 720}},
}
#: Twelve people: the portraits of a phone are in two rows.
MANY: Final = lay("many", people=12, spec="jubilee+saboteur2")
LAST: Final = 11


@pytest.mark.parametrize(("size", "seat"), [("phone", LAST), ("desk", 1)])
def test_what_somebody_says_is_a_bubble_at_the_portrait(
    visit: Welcome, ready: Callable[[Laid], Laid], size: str, seat: int
) -> None:
    laid = ready(MANY)
    anna = visit(**SIZES[size]).go(laid.path(0))
    other = visit().go(laid.path(seat))
    anna.page.get_by_role("list", name="Your hand").wait_for()
    other.page.get_by_role("button", name="Trust me.").click()
    bubble = anna.page.locator(f"[data-bubble='{seat}']")
    expect(bubble).to_have_text(f"{NAMES[seat]}: Trust me.")
    assert inside(anna.page, bubble)
    face = anna.page.locator(f"[data-seat='{seat}'] .face").bounding_box()
    box = bubble.bounding_box()
    assert face is not None
    assert box is not None
    if size == "phone":
        middle = face["x"] + face["width"] / 2
        assert box["x"] <= middle <= box["x"] + box["width"]
        assert 0 <= box["y"] - face["y"] - face["height"] <= 30
    else:
        middle = face["y"] + face["height"] / 2
        assert box["y"] <= middle <= box["y"] + box["height"]
    covered = anna.page.locator("[data-board] [data-at], .lens button").evaluate_all(
        """(all, { left, top, right, bottom }) => all
          .map((one) => one.getBoundingClientRect())
          .filter((one) => one.left < right && one.right > left)
          .filter((one) => one.top < bottom && one.bottom > top)
          .length""",
        {
            "left": box["x"],
            "top": box["y"],
            "right": box["x"] + box["width"],
            "bottom": box["y"] + box["height"],
        },
    )
    assert covered == 0, "it lies on no card and on no button"
    assert anna.barriers() == []
    expect(bubble).to_have_count(0, timeout=10_000)


def test_on_a_phone_what_was_said_is_counted_until_it_is_read_and_kept(
    visit: Welcome, ready: Callable[[Laid], Laid]
) -> None:
    laid = ready(MANY)
    anna = visit(**SIZES["phone"]).go(laid.path(0))
    levi = visit().go(laid.path(LAST))
    anna.page.get_by_role("list", name="Your hand").wait_for()
    chat = anna.page.locator("[data-tab=talk]")
    expect(chat).to_have_accessible_name("Chat")
    for words in ("Hello!", "Trust me.", "It was not me!"):
        levi.page.get_by_role("button", name=words, exact=True).click()
    expect(chat).to_have_accessible_name("Chat 3 new")
    chat.tap()
    expect(chat).to_have_accessible_name("Chat")
    said = anna.page.get_by_role("list", name="What was said")
    expect(said.get_by_role("listitem")).to_have_count(3)
    expect(said.get_by_role("listitem").last).to_be_in_viewport(ratio=1)
    assert anna.barriers() == []
    # What is said while one reads is read; what oneself says needs no mark.
    levi.page.get_by_role("button", name="Watch out!").click()
    expect(said.get_by_role("listitem").last).to_have_text("Levi Watch out!")
    expect(said.get_by_role("listitem").last).to_be_in_viewport(ratio=1)
    anna.page.get_by_role("button", name="Hello!", exact=True).tap()
    expect(said.get_by_role("listitem")).to_have_count(5)
    chat.tap()
    expect(said).to_be_hidden()
    expect(chat).to_have_accessible_name("Chat")
    # Who comes again has read what was said before.
    anna.page.reload()
    anna.page.get_by_role("list", name="Your hand").wait_for()
    expect(chat).to_have_accessible_name("Chat")


def test_no_bubble_lies_on_the_end_of_a_game(visit: Welcome, ready: Callable[[Laid], Laid]) -> None:
    laid = ready(lay("talked-out", over, people=3))
    page = visit(**SIZES["phone"]).go(laid.path(0)).page
    page.get_by_role("button", name="Play again").wait_for()
    wish(page, laid, 1, type="say", words={"type": "phrase", "phrase": "good-game"})
    expect(page.locator("[data-tab=talk]")).to_have_accessible_name("Chat 1 new")
    expect(page.locator("[data-bubble]")).to_have_count(0)


def test_a_large_screen_has_what_was_said_beside_the_log(
    visit: Welcome, ready: Callable[[Laid], Laid]
) -> None:
    page = visit(viewport={"width": 1920, "height": 1080}).go(ready(MANY).path()).page
    page.get_by_role("button", name="Trust me.").click()
    for name in ("Log", "What was said"):
        kept = page.get_by_role("list", name=name)
        expect(kept.get_by_text("Trust me.")).to_be_in_viewport(ratio=1)

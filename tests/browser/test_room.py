"""The room on the screen: most for the board, enough for players, and no label on anything."""

from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Welcome
from tests.browser.hands import board, inside, resting_look
from tests.browser.laid import Laid, lay, turn_of
from tests.browser.seated import open_menu
from tests.browser.tour import choose_placeable, hand, targets
from tests.browser.tour_tables import COMPANY, EARLY, LATE, SHED
from tests.browser.visitor import PHONE

Bring = Callable[[Laid], Laid]
SIZES: Final[dict[str, dict[str, Any]]] = {
    "phone": {**PHONE, "viewport": {"width": 390, "height": 664}},
    "desk": {"viewport": {"width": 1280, "height": 720}},
}
#: Twelve people, and it is the turn of one who would be far out of sight in a row.
TWELVE: Final = lay("twelve", turn_of(10, 5), people=12, spec="jubilee+saboteur2")

#: What is lain on by a label: goals and cards as far as they are seen, and buttons.
_LAIN_ON: Final = """() => {
  const box = (one) => one.getBoundingClientRect();
  const seen = box(document.querySelector("[data-board]"));
  const clip = ({ left, right, top, bottom }) => ({
    left: Math.max(left, seen.left), right: Math.min(right, seen.right),
    top: Math.max(top, seen.top), bottom: Math.min(bottom, seen.bottom) });
  const shown = ({ width, height }) => width > 0 && height > 0;
  const marks = document.querySelectorAll(".ruler span, .piles, .newest");
  const labels = [...marks].map(box).filter(shown);
  const cards = [...document.querySelectorAll("[data-board] [role=img]")].map(box).map(clip);
  const things = [...cards, ...[...document.querySelectorAll(".lens button")].map(box)];
  const meet = (one, other) => one.left < other.right - 1 && one.right > other.left + 1 &&
    one.top < other.bottom - 1 && one.bottom > other.top + 1;
  return [labels.length, things.filter((one) => labels.some((label) => meet(label, one))).length];
}"""
#: Whether words are cut off in a box.
_CUT: Final = (
    "box => box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1"
)


def _sit(visit: Welcome, laid: Laid, member: int = 0, **device: Any) -> Page:
    page = visit(**device).go(laid.path(member)).page
    page.locator("[data-hand]").wait_for()
    return page


def _area(thing: Locator) -> float:
    box = thing.bounding_box()
    assert box is not None
    return box["width"] * box["height"]


def test_whose_turn_it_is_is_in_view_among_twelve(visit: Welcome, ready: Bring) -> None:
    page = _sit(visit, ready(TWELVE), **SIZES["phone"])
    acting = page.get_by_role("button", name="to act now")
    for width, height in ((390, 664), (360, 664), (320, 568), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        for player in page.locator("[data-seat]").all():
            assert inside(page, player), (width, height)
        expect(acting).to_be_in_viewport(ratio=1)
        expect(acting).to_have_attribute("data-seat", "10")
        # A finger finds each, and the board is still there.
        assert _area(board(page)) >= width * 110
    desk = _sit(visit, ready(TWELVE), **SIZES["desk"])
    expect(desk.get_by_role("button", name="to act now")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize(
    ("language", "size"),
    [
        ("en", (390, 664)),
        ("en", (1280, 720)),
        ("uk", (360, 664)),
        ("fr", (320, 568)),
    ],
    ids=["phone", "desk", "narrow Ukrainian", "narrowest French"],
)
def test_no_label_lies_on_a_card_or_a_button(
    visit: Welcome, ready: Bring, language: str, size: tuple[int, int]
) -> None:
    device = {} if size[0] > 1000 else PHONE
    window = {"viewport": {"width": size[0], "height": size[1]}}
    page = _sit(visit, ready(LATE), **{**device, **window, "locale": language})
    resting_look(page)
    labels, lain_on = page.evaluate(_LAIN_ON)
    assert labels >= 2
    assert lain_on == 0
    # One more button stands beside them as soon as the board was moved.
    page.keyboard.press("-")
    page.locator(".lens button").nth(3).wait_for()
    assert page.evaluate(_LAIN_ON)[1] == 0
    assert not page.locator(".piles .text").evaluate(_CUT)


@pytest.mark.parametrize("size", SIZES)
def test_the_board_stays_as_it_is_when_buttons_and_reasons_come(
    visit: Welcome, ready: Bring, size: str
) -> None:
    page = _sit(visit, ready(EARLY), **SIZES[size])
    before, room = resting_look(page), _area(board(page))
    choose_placeable(page)
    page.get_by_role("button", name="Rotate").wait_for()
    assert (resting_look(page), _area(board(page))) == (before, room)
    page.get_by_role("img", name="0/0:").click()
    reason = page.get_by_role("alert").filter(has_text="0/0")
    reason.wait_for()
    assert (resting_look(page), _area(board(page))) == (before, room)
    assert not reason.evaluate(_CUT)
    reason.click()
    expect(board(page).locator("[data-shown]")).to_have_count(1)
    targets(page).first.press("Enter")
    page.get_by_role("button", name="is chosen").wait_for()
    assert (resting_look(page), _area(board(page))) == (before, room)


@pytest.mark.parametrize("size", SIZES)
def test_the_board_is_as_large_for_who_is_asked_as_for_who_waits(
    visit: Welcome, ready: Bring, size: str
) -> None:
    laid = ready(SHED)
    asked = _sit(visit, laid, 0, **SIZES[size])
    asked.locator(".answers:not(.kept) button").first.wait_for()
    waits = _sit(visit, laid, 1, **SIZES[size])
    assert board(asked).bounding_box() == board(waits).bounding_box()


@pytest.mark.parametrize("language", ["en", "de", "fr", "uk", "bg", "ru"])
def test_no_word_of_the_headline_is_cut(visit: Welcome, ready: Bring, language: str) -> None:
    page = _sit(visit, ready(SHED), **{**SIZES["phone"], "locale": language})
    headline = page.locator(".newest p > span")
    for width, height in ((390, 664), (320, 568)):
        page.set_viewport_size({"width": width, "height": height})
        resting_look(page)
        assert headline.inner_text()
        assert not headline.evaluate(_CUT)
        # As large as letters must be to be read.
        assert headline.evaluate("one => parseFloat(getComputedStyle(one).fontSize)") >= 11


def test_the_board_has_half_of_a_desk_and_all_that_is_rare_is_in_one_menu(
    visit: Welcome, ready: Bring
) -> None:
    anna = visit(**SIZES["desk"])
    anna.go(ready(COMPANY).path())
    page = anna.page
    page.locator("[data-hand]").wait_for()
    assert _area(board(page).locator("..")) >= 1280 * 720 / 2
    rare = [
        page.get_by_role("button", name=name, exact=True)
        for name in ("Pause", "End without a result", "Leave the table", "Let a bot play for me")
    ] + [
        page.get_by_role("link", name="Home", exact=True),
        page.get_by_text("Show on a big screen"),
        page.get_by_label("Bots play"),
    ]
    for thing in rare:
        expect(thing).to_be_hidden()
    before = resting_look(page)
    open_menu(anna)
    for thing in rare:
        expect(thing).to_be_in_viewport(ratio=1)
    assert resting_look(page) == before
    assert anna.barriers() == []
    rare[0].focus()
    page.keyboard.press("Escape")
    expect(rare[0]).to_be_hidden()
    expect(page.get_by_role("button", name="Table", exact=True)).to_be_focused()


def test_a_large_screen_is_used(visit: Welcome, ready: Bring) -> None:
    laid = ready(LATE)
    small = _sit(visit, laid, **SIZES["desk"])
    large = _sit(visit, laid, viewport={"width": 1920, "height": 1080})
    assert _area(board(large).locator("..")) >= 1920 * 1080 / 2
    for thing, times in (("[data-slot='0']", 1.4), ("[data-seat='1'] .face", 1.1)):
        sizes = [page.locator(thing).bounding_box() for page in (small, large)]
        assert sizes[0] is not None
        assert sizes[1] is not None
        assert sizes[1]["width"] >= sizes[0]["width"] * times, thing
    letters = "one => parseFloat(getComputedStyle(one).fontSize)"
    logs = [page.get_by_role("list", name="Log") for page in (small, large)]
    assert logs[1].evaluate(letters) > logs[0].evaluate(letters)
    assert hand(large).count() == hand(small).count()

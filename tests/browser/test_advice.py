"""Advice in the notebook: off unless the host allows it, asked for by a tap, adding up in sight."""

import re
from collections.abc import Callable, Mapping
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, expect

from rockfall.server.advice import chance_of
from tests.browser.conftest import Welcome
from tests.browser.laid import Laid, lay, turn_of
from tests.browser.visitor import DESK

Bring = Callable[[Laid], Laid]
SMALL: Final[Mapping[str, Any]] = {
    "viewport": {"width": 390, "height": 664},
    "has_touch": True,
    "is_mobile": True,
}
ADVISED: Final = lay("advised", turn_of(0, 25), people=5, chance=3, advice=True)
SILENT: Final = lay("silent", turn_of(0, 5), people=3)


def open_notebook(page: Page) -> Locator:
    page.get_by_role("button", name="Notebook", exact=True).click()
    notebook = page.get_by_role("region", name="Notebook")
    notebook.wait_for()
    return notebook


def ask(page: Page) -> Locator:
    """Open the notebook and want advice; gives what it says of each player."""
    notebook = open_notebook(page)
    notebook.get_by_role("button", name="Advice").click()
    suspected = notebook.locator(".suspected")
    expect(suspected).to_have_count(5)
    return suspected


@pytest.mark.parametrize("device", [DESK, SMALL], ids=["desk", "phone"])
def test_bars_and_reasons_add_up_as_they_are_shown(
    visit: Welcome, ready: Bring, device: Mapping[str, Any]
) -> None:
    anna = visit(**device).go(ready(ADVISED).path())
    suspected = ask(anna.page)
    reasons = 0
    for one in suspected.all():
        one.get_by_text("Why?").click()
        odds = int(one.get_attribute("data-odds") or "")
        assert str(chance_of(odds)) == one.get_attribute("data-chance")
        shown = [round(100 * float(text)) for text in one.locator("output").all_inner_texts()]
        assert sum(shown) == odds
        expect(one.get_by_text(re.compile("^Together: "))).to_contain_text(f"{odds / 100:.2f}")
        sides = one.locator(".part").evaluate_all(
            "all => all.map(part => part.getBoundingClientRect()).map(box => [box.left, box.right])"
        )
        assert_chained(sides, shown)
        reasons += len(shown)
    assert reasons > 12
    expect(anna.page.get_by_text("Where the treasure may lie")).to_be_visible()
    assert anna.barriers() == []


def assert_chained(sides: list[tuple[float, float]], amounts: list[int]) -> None:
    """Every bar begins where the one before it ends; the last one is all of them together."""
    *parts, whole = sides
    ends = [
        side if amount < 0 else other for (side, other), amount in zip(parts, amounts, strict=True)
    ]
    begins = [
        other if amount < 0 else side for (side, other), amount in zip(parts, amounts, strict=True)
    ]
    for end, begin in zip(ends, begins[1:], strict=False):
        assert abs(end - begin) < 3
    assert min(abs(ends[-1] - side) for side in whole) < 3


def test_where_it_is_not_allowed_nobody_is_offered_advice(visit: Welcome, ready: Bring) -> None:
    anna = visit().go(ready(SILENT).path())
    notebook = open_notebook(anna.page)
    expect(notebook.get_by_role("textbox")).to_be_visible()
    expect(notebook.get_by_role("button", name="Advice")).to_have_count(0)


def test_a_new_step_brings_new_advice_and_covering_hides_it(visit: Welcome, ready: Bring) -> None:
    laid: Laid = ready(ADVISED)
    anna = visit().go(laid.path())
    suspected = ask(anna.page)
    asked = [text for text in anna.heard if '"type":"advice"' in text]
    assert len(asked) == 1
    page = anna.page
    page.get_by_role("list", name="Your hand").get_by_role("button").first.click()
    page.get_by_role("button", name="Discard and pass").click()
    own = suspected.first
    expect(own).to_contain_text("You look like someone who is against the rest")
    counsel = page.get_by_role("region", name="Advice")
    expect(counsel).to_have_attribute("data-step", str(len(laid.match.steps)))
    page.get_by_title("Cover or show what only you may know").click()
    expect(suspected).to_have_count(0)


def test_the_host_allows_it_and_the_lobby_says_so(visit: Welcome) -> None:
    anna = visit().go("/new?advice=true")
    box = anna.page.get_by_role("checkbox", name=re.compile("^Advice in the notebook"))
    expect(box).to_be_checked()
    anna.page.get_by_role("button", name="Create table").click()
    expect(anna.page.get_by_text(re.compile("^The notebook advises at this table"))).to_be_visible()

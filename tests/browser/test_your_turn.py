"""Whoever is to act is told so wherever they look: title, icon, a shake, a notification."""

from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Welcome
from tests.browser.laid import Laid, lay, turn_of
from tests.browser.seated import put_away
from tests.browser.tour_tables import ENDED
from tests.browser.visitor import PHONE

Bring = Callable[[Laid], Laid]
#: Cleo's turn; Anna's is the next.
NEXT: Final = lay("next", turn_of(2, 5))
CLEO: Final = 2
SMALL: Final[dict[str, Any]] = {**PHONE, "viewport": {"width": 390, "height": 664}}
#: A phone that writes down what it was asked to do, and whether anybody looks at the page.
_PHONE: Final = """
  window.done = [];
  window.looks = true;
  Object.defineProperty(document, "hidden", { get: () => !window.looks });
  Navigator.prototype.vibrate = function (pattern) {
    done.push(["shake", pattern.length > 0]);
    return true;
  };
  window.Notification = class extends EventTarget {
    static permission = "PERMISSION";
    static async requestPermission() { done.push(["asked"]); return "denied"; }
    constructor(title, { body, tag }) { super(); done.push(["shown", title, body, tag]); }
    close() { done.push(["closed"]); }
  };
"""


def _done(page: Page, what: str) -> list[Any]:
    return [one for one in page.evaluate("done") if one[0] == what]


def _icon(page: Page) -> str:
    return str(page.evaluate("document.querySelector('link[rel=icon]').href"))


@pytest.mark.parametrize("permission", ["granted", "default"])
def test_whose_turn_it_has_become_is_told_although_they_look_elsewhere(
    visit: Welcome, ready: Bring, permission: str
) -> None:
    laid = ready(NEXT)
    anna = visit(**SMALL)
    anna.context.add_init_script(_PHONE.replace("PERMISSION", permission))
    page = anna.go(laid.path()).page
    page.get_by_role("list", name="Your hand").wait_for()
    expect(page).to_have_title("A table · Rockfall")
    plain = _icon(page)
    # The first touch: before it no page may shake a phone.
    page.get_by_role("button", name="Log", exact=True).tap()
    page.evaluate("() => { looks = false; }")
    put_away(visit().go(laid.path(CLEO)))
    expect(page).to_have_title("Your turn · Rockfall")
    assert _icon(page) != plain
    marked = page.request.get(_icon(page))
    assert marked.ok
    assert marked.headers["content-type"].startswith("image/svg")
    assert _done(page, "shake") == [["shake", True]]
    # It says to whoever sees the phone lie there nothing but that.
    shown = ["shown", "Your turn", "The table is waiting for you.", f"/t/{laid.table.id}"]
    assert _done(page, "shown") == ([shown] if permission == "granted" else [])
    page.evaluate("() => { looks = true; document.dispatchEvent(new Event('visibilitychange')); }")
    assert len(_done(page, "closed")) == len(_done(page, "shown"))
    page.get_by_role("button", name="Log", exact=True).tap()
    put_away(anna)
    expect(page).to_have_title("A table · Rockfall")
    assert _icon(page) == plain
    assert not _done(page, "asked"), "nobody asks during a game"


def test_who_looks_at_the_page_and_wants_no_sounds_is_left_in_peace(
    visit: Welcome, ready: Bring
) -> None:
    laid = ready(NEXT)
    anna = visit(**SMALL)
    anna.context.add_init_script(_PHONE.replace("PERMISSION", "granted"))
    page = anna.go(laid.path()).page
    page.get_by_role("button", name="Sounds").tap()
    put_away(visit().go(laid.path(CLEO)))
    expect(page).to_have_title("Your turn · Rockfall")
    assert page.evaluate("done") == []


@pytest.mark.parametrize("wish", ["Yes, tell me", "No, thanks"])
def test_whether_notifications_are_wanted_is_asked_once_after_the_first_game(
    visit: Welcome, ready: Bring, wish: str
) -> None:
    anna = visit(**SMALL)
    anna.context.add_init_script(_PHONE.replace("PERMISSION", "default"))
    page = anna.go(ready(ENDED).path()).page
    asked = page.get_by_role("region", name="Shall Rockfall tell you")
    asked.wait_for()
    assert _done(page, "asked") == [], "a page asks for itself before the browser does"
    assert anna.barriers() == []
    asked.get_by_role("button", name=wish).tap()
    expect(asked).to_have_count(0)
    assert len(_done(page, "asked")) == (wish == "Yes, tell me")
    page.reload()
    page.get_by_role("heading", name="Victory").wait_for()
    expect(asked).to_have_count(0)

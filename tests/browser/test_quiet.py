"""Nothing leaves the house, nothing is let in, and the first page is light."""

import gzip
from collections.abc import Callable

import pytest
from playwright.sync_api import Response

from rockfall.server.headers import HEADERS
from tests.browser.conftest import Welcome
from tests.browser.tour import TOUR, tables_of

#: What the first page may weigh in all, as it would go over the wire.
_HEAVIEST = 150_000


def test_no_screen_asks_anybody_else_and_all_that_comes_is_guarded(
    visit: Welcome, ready: Callable[..., None]
) -> None:
    ready(*tables_of(TOUR))
    asked: set[str] = set()
    unguarded: list[str] = []

    def look(answer: Response) -> None:
        house, _, path = answer.url.removeprefix("http://").partition("/")
        asked.add(house)
        told = answer.headers
        bare = [name for name, value in HEADERS.items() if told.get(name.lower()) != value]
        unguarded.extend(f"/{path}: {name}" for name in bare)

    for stop in TOUR.values():
        visitor = visit()
        visitor.page.on("response", look)
        stop.arrive(visitor)
        visitor.page.close()
    assert len(asked) == 1
    assert unguarded == []


def test_the_page_cannot_run_what_somebody_slips_in(visit: Welcome) -> None:
    visitor = visit().go("/")
    slipped = visitor.page.evaluate(
        """() => {
          window.slipped = [];
          const script = document.createElement("script");
          script.textContent = "window.slipped.push('script')";
          document.head.append(script);
          const button = document.createElement("div");
          button.innerHTML = '<img src="data:," onerror="slipped.push(1)"><b style="color:red">';
          document.body.append(button);
          return [window.slipped.length, button.querySelector("b").style.color];
        }"""
    )
    assert slipped == [0, ""]
    visitor.forgive("Content Security Policy")


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_first_page_is_light(visit: Welcome, language: str) -> None:
    visitor = visit(locale=language)
    came: list[Response] = []

    def note(answer: Response) -> None:
        came.append(answer)

    visitor.page.on("response", note)
    visitor.go("/").page.get_by_role("button").first.wait_for()
    visitor.page.wait_for_load_state("networkidle")
    sizes = {answer.url: len(gzip.compress(answer.body())) for answer in came}
    print(f"first page, {language}: {sum(sizes.values()):,} bytes in {len(sizes)} files")
    assert sum(sizes.values()) <= _HEAVIEST

"""Nothing is let in, and the first page is light."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Response

from tests.browser.conftest import Welcome
from tests.browser.laid import Laid, lay
from tests.browser.visitor import PHONE

#: What the first page may weigh in all, as it would go over the wire.
_HEAVIEST = 150_000
#: A phone fetches six files at a time, and each time over a bad line is a second.
_MOST_FILES = 12


def test_the_page_cannot_run_what_somebody_slips_in(visit: Welcome) -> None:
    visitor = visit().go("/")
    slipped = visitor.page.evaluate(
        """async () => {
          window.slipped = [];
          const script = document.createElement("script");
          script.textContent = "window.slipped.push('script')";
          document.head.append(script);
          const button = document.createElement("div");
          button.innerHTML = '<img src="data:," onerror="slipped.push(1)"><b style="color:red">';
          const failed = new Promise((done) => {
            button.querySelector("img").addEventListener("error", done);
          });
          document.body.append(button);
          await failed;
          return [window.slipped.length, button.querySelector("b").style.color];
        }"""
    )
    assert slipped == [0, ""]
    visitor.forgive("Content Security Policy")


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_first_page_is_light(visit: Welcome, language: str) -> None:
    visitor = visit(never_here=True, locale=language)
    came: list[Response] = []

    def note(answer: Response) -> None:
        came.append(answer)

    visitor.context.on("response", note)
    visitor.go("/").page.get_by_role("button").first.wait_for()
    visitor.page.wait_for_load_state("networkidle")
    sizes = {answer.url: answer.request.sizes()["responseBodySize"] for answer in came}
    print(f"first page, {language}: {sum(sizes.values()):,} bytes in {len(sizes)} files")
    assert sum(sizes.values()) <= _HEAVIEST
    assert len(sizes) <= _MOST_FILES


def test_a_table_takes_few_files_with_all_that_it_may_need_later(
    visit: Welcome, ready: Callable[[Laid], Laid]
) -> None:
    visitor = visit(never_here=True, **PHONE)
    asked: list[str] = []
    visitor.page.on("request", lambda request: asked.append(request.url))
    with visitor.page.expect_request_finished(lambda one: "/assets/End-" in one.url):
        visitor.go(ready(lay("few files")).address)
    visitor.page.wait_for_load_state("networkidle")
    scripts = [url for url in asked if url.endswith(".js")]
    print(f"a table: {len(scripts)} scripts")
    assert 0 < len(scripts) <= 2 * _MOST_FILES, scripts


def test_a_balancer_can_tell_from_the_address_of_a_socket_which_table_it_is_for(
    visit: Welcome, ready: Callable[[Laid], Laid]
) -> None:
    visitor, laid = visit(**PHONE), ready(lay("named"))
    with visitor.page.expect_websocket() as line:
        visitor.go(laid.address)
    assert line.value.url.endswith(f"/ws?table={laid.table.id}")

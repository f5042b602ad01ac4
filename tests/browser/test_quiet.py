"""Nothing is let in, and the first page is light."""

import pytest
from playwright.sync_api import Response

from tests.browser.conftest import Welcome

#: What the first page may weigh in all, as it would go over the wire.
_HEAVIEST = 150_000


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

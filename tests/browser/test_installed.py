"""The page as an app: it can be installed, comes up without a network, and keeps no secret."""

import json
from collections.abc import Callable
from pathlib import Path
from struct import unpack

from playwright.sync_api import Page, expect

from tests.browser.conftest import Welcome
from tests.browser.laid import Laid, lay, turn_of
from tests.browser.seated import put_away
from tests.server.support.process import ServerProcess
from tools.icons import PIXELS, PUBLIC, drawing

#: Everything that is kept for when there is no network: addresses, and what stands there.
_KEPT = """async () => {
  const kept = {};
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      kept[request.url] = await (await cache.match(request)).text();
    }
  }
  return kept;
}"""


#: Whether the worker is there and has the page's files, after some seconds at most:
#: `wait_for_function` takes what is asynchronous for true, and `serviceWorker.ready` has no end.
_INSTALLED = """async () => {
  const kept = async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    if (registration?.active?.state !== "activated") return false;
    const files = performance.getEntriesByType("resource").map(({ name }) => name);
    const own = files.filter((name) => name.includes("/assets/"));
    const there = await Promise.all(own.map((name) => caches.match(new URL(name).pathname)));
    return own.length > 0 && there.every(Boolean);
  };
  for (const end = performance.now() + 30000; performance.now() < end; ) {
    if (await kept()) return true;
    await new Promise((soon) => setTimeout(soon, 50));
  }
  return false;
}"""


def installed(page: Page) -> None:
    """Wait until the page and the files it has are kept."""
    assert page.evaluate(_INSTALLED)


def test_the_page_can_be_installed_with_icons_that_are_drawn_here(
    visit: Welcome, server: ServerProcess
) -> None:
    anna = visit().go("/")
    link = anna.page.locator("link[rel=manifest]").get_attribute("href")
    answer = anna.page.request.get(str(link))
    assert answer.headers["content-type"].startswith("application/manifest+json")
    manifest = json.loads(answer.body())
    assert (manifest["display"], manifest["start_url"]) == ("standalone", "/")
    sizes: dict[str, str] = {}
    for icon in manifest["icons"]:
        body = anna.page.request.get(icon["src"]).body()
        if icon["type"] == "image/png":
            wide, high = unpack(">II", body[16:24])
            assert f"{wide}x{high}" == icon["sizes"]
            assert body == (PUBLIC / Path(icon["src"]).name).read_bytes()
        sizes[icon["sizes"]] = icon.get("purpose", "any")
    assert {"192x192", "512x512", "any"} <= {*sizes}
    assert "maskable" in sizes.values()
    assert {*PIXELS} <= {file.name for file in PUBLIC.iterdir()}
    assert (PUBLIC / "icon.svg").read_text("utf-8") == drawing(whole=False)


def test_without_a_network_the_page_comes_up_and_says_what_cannot_be_done(visit: Welcome) -> None:
    anna = visit(service_workers="allow").go("/")
    anna.page.get_by_role("button", name="Play now").wait_for()
    installed(anna.page)
    anna.context.set_offline(True)
    anna.page.reload()
    expect(anna.page.get_by_role("heading", name="No connection")).to_be_visible()
    expect(anna.page.get_by_role("status").first).to_contain_text("alone with bots too")
    expect(anna.page.get_by_role("button", name="Play now")).to_be_disabled()
    expect(anna.page.get_by_role("button", name="Try again")).to_be_visible()
    assert anna.barriers() == []
    anna.context.set_offline(False)
    expect(anna.page.get_by_role("button", name="Play now")).to_be_enabled()
    expect(anna.page.get_by_role("heading", name="No connection")).to_have_count(0)
    anna.forgive_broken_line()


def test_after_a_game_nothing_is_kept_but_the_page_and_its_files(
    visit: Welcome, ready: Callable[[Laid], Laid]
) -> None:
    laid = ready(lay("kept secret", turn_of(0), people=1, bots=2))
    anna = visit(service_workers="allow").go("/")
    installed(anna.page)
    anna.go(laid.path())
    put_away(anna)
    anna.page.get_by_role("list", name="Log").get_by_text("secretly discards").wait_for()
    # Come again the way an installed page does, with the worker between page and server.
    anna.page.reload()
    anna.page.get_by_role("list", name="Your hand").wait_for()
    installed(anna.page)
    kept = anna.page.evaluate(_KEPT)
    origin = anna.page.evaluate("location.origin")
    assert f"{origin}/" in kept
    assert all(url == f"{origin}/" or url.startswith(f"{origin}/assets/") for url in kept)
    token = laid.path().partition("#token=")[2]
    for url, text in kept.items():
        assert laid.table.id not in url + text
        assert token not in text

    # Without a network the table cannot be had, and that is said; with one it is back.
    anna.context.set_offline(True)
    anna.page.reload()
    expect(anna.page.get_by_role("alert")).to_contain_text("The server cannot be reached")
    anna.context.set_offline(False)
    anna.page.get_by_role("list", name="Your hand").wait_for()
    anna.forgive_broken_line()

"""Friends in one room: one screen for all and a phone for each."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from rockfall.editions.registry import load
from rockfall.kernel.layout import OWNER, WATCHER
from rockfall.kernel.ops import apply
from rockfall.kernel.state import State, blank
from rockfall.server import protocol as p
from tests.browser.conftest import Welcome
from tests.browser.hands import own_hand
from tests.browser.visitor import PHONE, Visitor
from tests.server.support.client import read_message
from tests.server.support.process import ServerProcess


def told(visitor: Visitor) -> list[p.Told]:
    """Every step of the table that a browser heard of."""
    messages = [read_message(text) for text in visitor.heard]
    return [message for message in messages if isinstance(message, p.Told)]


def fold(steps: list[p.Told], eye: int) -> Iterator[State]:
    """The table after each step of the match, as an eye was told it."""
    view: State | None = None
    for step in steps:
        if isinstance(step.what, p.Began):
            view = blank(load(step.what.spec, len(step.what.names)).rules.layout, eye)
        if view is not None and isinstance(step.what, p.Began | p.Moved | p.Advanced):
            for op in step.what.ops:
                apply(view, op)
            yield view


def secrets(view: State) -> int:
    """How many cards one knows that only their owner sees."""
    zones = [zone for zone, sight in enumerate(view.layout.sight) if sight == OWNER]
    return sum(card != 0 for zone in zones for card in view.cards(zone))


# Nobody talks at these tables: a screen shows the last three lines, and words take the place of
# the move that is looked for.


def pass_a_card(phone: Visitor) -> None:
    """A turn by touch, with the first card, once the phone has been told that it is its turn."""
    phone.page.get_by_text("Your turn: play a card, or pass.").wait_for()
    own_hand(phone.page).get_by_role("button").first.tap()
    phone.page.get_by_role("button", name="Discard and pass").tap()


def test_a_screen_in_the_middle_follows_two_phones_and_hears_no_secret(
    visit: Welcome, server: ServerProcess
) -> None:
    quiet = {"talk": False, "watch": "nobody", "delay": 5}
    made = server.open_table("Anna", seats=3, bots=["", "", "standard"], **quiet)
    ben_place = server.join(made.table, "Ben")
    anna = visit(**PHONE).go(f"/t/{made.table}#token={made.token}")
    ben = visit(**PHONE).go(f"/t/{made.table}#token={ben_place.token}")
    anna.page.get_by_text("Show on a big screen").tap()
    link = anna.page.get_by_role("link", name="Open it here").get_attribute("href") or ""
    screen = visit(viewport={"width": 1920, "height": 1080}).go(link)
    screen.page.get_by_role("heading", name="Join the game").wait_for()
    assert "token" not in screen.page.url
    code = server.ask(f"/api/tables/{made.table}").read(p.TableInfo).code
    expect(screen.page.locator("[data-code]")).to_have_text(code)
    assert screen.barriers() == []
    screen.page.evaluate("window.sameSincePlayBegan = true")

    anna.page.get_by_role("button", name="Start the game").tap()
    phones = {"Anna": anna, "Ben": ben}
    turn = screen.page.get_by_role("region", name="What is to be done")
    news = screen.page.get_by_role("region", name="Log")
    for _ in range(4):
        expect(turn).to_contain_text(re.compile("Anna|Ben"))
        name = "Anna" if "Anna" in turn.inner_text() else "Ben"
        before = news.locator(".newest").inner_text()
        pass_a_card(phones[name])
        # An older headline may say the same: the new one stands above what was the newest.
        since = rf"{name} passes.*{re.escape(before)}"
        expect(news).to_contain_text(re.compile(since, re.DOTALL))
        expect(turn).not_to_contain_text(name)
    assert screen.barriers() == []
    assert screen.page.evaluate("window.sameSincePlayBegan"), "it was never loaded anew"

    heard, hers = told(screen), told(anna)
    assert [step.seq for step in heard] == list(range(len(heard)))
    assert not any(step.moves for step in heard)
    assert not any("story-role" in text for text in screen.heard)
    assert {secrets(view) for view in fold(heard, WATCHER)} == {0}
    assert any(step.moves for step in hers)
    assert any("story-role" in text for text in anna.heard)
    assert all(secrets(view) for view in fold(hers, 0))


@pytest.mark.own_server
def test_a_screen_found_by_its_code_comes_back_by_itself_and_shows_the_end(
    visit: Welcome, server: ServerProcess
) -> None:
    made = server.open_table("Anna", seats=3, bots=["", "standard", "standard"], talk=False)
    code = server.ask(f"/api/tables/{made.table}").read(p.TableInfo).code
    anna = visit(**PHONE).go(f"/t/{made.table}#token={made.token}")
    screen = visit().go(f"/screen/{code.lower()}")
    screen.page.get_by_role("heading", name="Join the game").wait_for()
    anna.page.get_by_role("button", name="Start the game").tap()
    turn = screen.page.get_by_role("region", name="What is to be done")
    expect(turn).to_contain_text("Anna")
    server.stop()
    lost = [one.page.locator("[data-lost]") for one in (screen, anna)]
    for notice in lost:
        notice.wait_for()
    server.start()
    for notice in lost:
        # The longer a server is away, the more rarely it is tried again.
        notice.wait_for(state="hidden")
    pass_a_card(anna)
    news = screen.page.get_by_role("region", name="Log")
    expect(news).to_contain_text("Anna passes")
    anna.page.get_by_role("button", name="Table", exact=True).tap()
    anna.page.get_by_role("button", name="End without a result").tap()
    anna.page.get_by_role("button", name="Yes, end it").tap()
    screen.page.get_by_role("link", name="Replay").wait_for()
    anna.page.get_by_role("button", name="Play again").tap()
    screen.page.get_by_role("heading", name="Join the game").wait_for()
    for visitor in (anna, screen):
        visitor.forgive_broken_line()

"""Nobody is played for against their will: how long others wait is chosen, and counted down."""

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.conftest import Welcome
from tests.browser.laid import Laid, lay
from tests.server.support.process import ServerProcess

LOST = "If somebody loses the connection"


def test_how_long_friends_wait_is_chosen_said_in_the_lobby_and_counted_down(
    visit: Welcome, server: ServerProcess
) -> None:
    anna = visit().go("/new")
    page = anna.page
    page.get_by_text("Alone with bots, you are waited for").wait_for()
    expect(page.get_by_label(LOST)).to_have_count(0)
    page.get_by_role("button", name="Only people").click()
    grace = page.get_by_label(LOST)
    expect(grace).to_have_value("180")
    grace.select_option(label="the table waits")
    link = page.get_by_role("link", name="A link to these settings")
    expect(link).to_have_attribute("href", re.compile("sit_in="))
    grace.select_option(label="a bot plays after 10 minutes")
    expect(link).to_have_attribute("href", re.compile("away=600"))
    assert anna.barriers() == []
    page.get_by_role("button", name="Create table").click()
    page.get_by_text(f"{LOST}, a bot plays after 10 minutes.").wait_for()

    table = page.url.split("/t/")[1].split("#")[0]
    ben = server.join(table, "Ben")
    page.get_by_role("button", name="Start").click()
    coming = page.locator("[data-bot-in='1']")
    expect(coming).to_have_text(re.compile(r"^bot in (10:00|9:\d\d)$"))
    expect(coming).not_to_have_text(coming.inner_text())
    expect(page.get_by_role("button", name=re.compile("^Ben, .*bot in 9:"))).to_be_visible()
    assert anna.barriers() == []
    visit().go(f"/t/{table}#token={ben.token}")
    expect(coming).to_have_count(0)


def test_the_countdown_ends_with_a_bot_on_the_seat_of_who_did_not_come(
    visit: Welcome, ready: Callable[[Laid], Laid]
) -> None:
    laid = ready(lay("nobody-comes", people=2, bots=1, sit_in="standard", away=2))
    page = visit().go(laid.path()).page
    expect(page.locator("[data-bot-in='1']")).to_have_text(re.compile("^bot in [012]$"))
    page.get_by_role("list", name="Log").get_by_text("A bot plays for Ben.").wait_for()
    expect(page.locator("[data-bot-in]")).to_have_count(0)

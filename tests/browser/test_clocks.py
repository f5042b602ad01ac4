"""Time and the line at the table: clocks tick, and a lost line comes back by itself."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Welcome
from tests.browser.hands import dug
from tests.browser.seated import dig, seated
from tests.browser.visitor import Visitor
from tests.server.support.process import ServerProcess

CALM = {"seats": 3, "bots": ["", "", "standard"]}


def test_the_bank_of_who_is_to_act_ticks_and_the_last_seconds_are_marked(
    visit: Welcome, server: ServerProcess
) -> None:
    clock = {"kind": "bank", "seconds": 12, "increment": 0}
    anna = seated(visit, server, **CALM, clock=clock)
    bank = anna.page.locator("[data-seat='0'] [data-bank]")
    assert anna.page.locator("[data-seat='1'] [data-bank]").inner_text().strip() == "12"
    hurry = anna.page.locator("[data-seat='0'] [data-hurry]")
    hurry.wait_for()
    expect(bank).not_to_have_text(bank.inner_text())
    # More than a colour: there is an hourglass too.
    assert hurry.locator("svg").count() == 1
    assert anna.page.locator("[data-seat='1'] [data-hurry]").count() == 0
    assert anna.page.get_by_role("timer").count() == 1
    assert anna.barriers() == []


def leave_on(anna: Visitor) -> Locator:
    """Mark the page as the one that is to go on; gives what says that the line is lost."""
    anna.page.evaluate("window.stayed = true")
    lost = anna.page.get_by_role("status").filter(has_text="The connection is lost.")
    assert lost.count() == 0
    return lost


def lost_and_found(anna: Visitor) -> None:
    """The same page goes on, and the seat is still Anna's."""
    assert anna.page.evaluate("window.stayed") is True
    cell = dig(anna)
    dug(anna.page, cell).wait_for()
    anna.forgive_broken_line()


@pytest.mark.own_server
def test_a_lost_server_is_said_and_the_game_goes_on_without_a_reload(
    visit: Welcome, server: ServerProcess
) -> None:
    anna = seated(visit, server, **CALM)
    lost = leave_on(anna)
    server.kill()
    lost.wait_for()
    anna.page.get_by_text(re.compile(r"For [1-9]\d* s\.")).wait_for()
    assert anna.barriers() == []
    server.start()
    lost.wait_for(state="detached", timeout=20_000)
    lost_and_found(anna)


@pytest.mark.own_server
def test_a_network_that_comes_back_brings_the_game_back(
    visit: Welcome, server: ServerProcess
) -> None:
    anna = seated(visit, server, **CALM)
    lost = leave_on(anna)
    anna.context.set_offline(True)
    # A line that is there already outlives that here, as it may on a machine of one's own.
    server.kill()
    lost.wait_for()
    server.start()
    with anna.page.expect_event("console", lambda said: "ERR_INTERNET" in said.text):
        anna.page.get_by_role("button", name="Try now").click()
    lost.wait_for()
    anna.context.set_offline(False)
    lost.wait_for(state="detached", timeout=20_000)
    lost_and_found(anna)


def test_somebody_who_is_muted_is_heard_no_more(visit: Welcome, server: ServerProcess) -> None:
    place = server.open_table("Anna", first=0, sit_in="", seats=3, bots=["", "", "standard"])
    ben = server.join(place.table, "Ben", 1)
    anna = visit().go(f"/t/{place.table}#token={place.token}")
    anna.page.get_by_role("button", name="Start").click()
    other = visit().go(f"/t/{place.table}#token={ben.token}")
    log = anna.page.get_by_role("list", name="Log")
    for words in ("Thank you!", "Sorry!"):
        other.page.get_by_role("button", name=words, exact=True).click()
        log.get_by_text(f"Ben: {words}").wait_for()
    anna.page.get_by_text("Mute players").click()
    mute = anna.page.get_by_role("button", name="Mute Ben")
    mute.click()
    again = anna.page.get_by_role("button", name="Unmute Ben")
    again.wait_for()
    other.page.get_by_role("button", name="Hello!", exact=True).click()
    other.page.get_by_role("list", name="Log").get_by_text("Ben: Hello!").wait_for()
    again.click()
    mute.wait_for()
    other.page.get_by_role("button", name="Trust me.", exact=True).click()
    log.get_by_text("Ben: Trust me.").wait_for()
    assert log.get_by_text("Ben: Hello!").count() == 0


@pytest.mark.parametrize("kind", ["move", "none"])
def test_without_banks_only_who_must_hurry_has_a_clock(
    visit: Welcome, server: ServerProcess, kind: str
) -> None:
    anna = seated(visit, server, **CALM, clock={"kind": kind, "seconds": 3600, "increment": 0})
    clocks = anna.page.locator("[data-bank]")
    if kind == "none":
        assert clocks.count() == 0
    else:
        expect(clocks).to_have_count(1)
        mine = anna.page.locator("[data-seat='0'] [data-bank]")
        expect(mine).to_have_text(re.compile(r"^\s*(60:00|59:\d\d)\s*$"))

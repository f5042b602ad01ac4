"""Bots have a voice: what they say is read as people's words are, and a switch turns it off."""

from collections.abc import Callable

from playwright.sync_api import expect

from rockfall.server import protocol as p
from tests.browser.conftest import Welcome
from tests.browser.laid import Laid, lay, say_in, turn_of


def test_what_a_bot_says_stands_in_the_log_with_its_name(
    visit: Welcome, ready: Callable[[Laid], Laid]
) -> None:
    laid = lay("voices", turn_of(0, 4), people=1, bots=2)
    names = laid.match.names
    thanks = p.Spoke(-1, p.Phrase("thanks"), 1)
    why = p.Sentence("advice-pass", {"seat": 1})
    claim = p.Spoke(-1, p.RoleClaim(1, "saboteur"), 2, why)
    upper = min(laid.match.truth.grid.down)
    goal = p.Spoke(-1, p.GoalClaim(upper, "treasure"), 1)
    anna = visit().go(ready(say_in(laid, thanks, claim, goal)).path())
    log = anna.page.get_by_role("list", name="Log")
    expect(log).to_contain_text(f"{names[1]}: Thank you!")
    expect(log.get_by_text(f"{names[2]}:")).to_contain_text(f"{names[1]} passes.")
    expect(log).to_contain_text(f"{names[1]}: “the upper goal: treasure.”")


def test_a_switch_of_a_new_table_keeps_bots_silent(visit: Welcome) -> None:
    page = visit().go("/new").page
    page.get_by_text("Clock, visitors, chat").click()
    talk = page.get_by_role("checkbox", name="Bots chat a little")
    expect(talk).to_be_checked()
    talk.uncheck()
    with page.expect_response("**/api/tables") as made:
        page.get_by_role("button", name="Create table").click()
    sent = made.value.request.post_data_json
    assert sent is not None
    assert sent["settings"]["talk"] is False

"""How fast bots play is for the host to say, while they play, and for all to hear."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.conftest import Welcome
from tests.browser.laid import Laid, lay
from tests.browser.seated import open_menu
from tests.browser.visitor import PHONE


def test_the_host_changes_the_pace_of_bots_during_play_and_all_are_told(
    visit: Welcome, ready: Callable[[Laid], Laid]
) -> None:
    laid = ready(lay("hurry", people=2, bots=1, pace=1.0))
    anna = visit().go(laid.path(0))
    ben = visit(**PHONE).go(laid.path(1))
    open_menu(anna)
    pace = anna.page.get_by_label("Bots play")
    expect(pace).to_have_value("calm")
    assert anna.barriers() == []
    pace.select_option(label="at once")
    anna.page.get_by_role("list", name="Log").get_by_text("Bots now play at once.").wait_for()
    expect(pace).to_have_value("at-once")

    ben.page.get_by_text("Bots now play at once.").first.wait_for()
    open_menu(ben)
    ben.page.get_by_role("button", name="Let a bot play for me").wait_for()
    expect(ben.page.get_by_label("Bots play")).to_have_count(0)
    # Who comes again finds it as it is now.
    anna.page.reload()
    expect(pace).to_have_value("at-once")

"""One's place on other devices, and on one that keeps nothing."""

from tests.browser.conftest import Welcome
from tests.browser.seated import open_menu, press
from tests.browser.visitor import PHONE


def test_a_seat_goes_to_another_device_and_is_no_longer_here(visit: Welcome) -> None:
    anna = visit().go("/")
    anna.page.get_by_role("button", name="Play now").click()
    anna.page.get_by_text("Your turn: play a card, or pass.").wait_for()
    anna.context.grant_permissions(["clipboard-read", "clipboard-write"])
    hand = anna.page.get_by_role("list", name="Your hand").get_by_role("button")
    held = [card.get_attribute("aria-label") for card in hand.all()]
    open_menu(anna)
    link = anna.page.get_by_role("group").filter(has_text="Take your seat to another device")
    link.locator("summary").click()
    assert anna.barriers() == []
    link.get_by_role("button", name="Copy").click()
    link.get_by_text("Copied").wait_for()
    link = anna.page.evaluate("navigator.clipboard.readText()")

    phone = visit(**PHONE)
    phone.context.route("**/recovery", lambda route: route.abort())
    phone.go(link).page.get_by_text("The server cannot be reached.").wait_for()
    # What may still be good is not thrown away.
    assert "recovery" in phone.page.url
    phone.context.unroute_all()
    phone.page.reload()
    phone.forgive("Failed to load resource")
    there = phone.page.get_by_role("list", name="Your hand").get_by_role("button")
    there.first.wait_for()
    assert [card.get_attribute("aria-label") for card in there.all()] == held
    assert "recovery" not in phone.page.url
    anna.page.get_by_text("Your seat is on another device now.").wait_for()
    # The link was good once.
    late = visit().go(link)
    late.page.get_by_text("This recovery key does not fit, or was used before.").wait_for()
    late.forgive("403")


def test_a_browser_that_keeps_nothing_plays(visit: Welcome) -> None:
    anna = visit()
    anna.context.add_init_script(
        """Object.defineProperty(window, "localStorage", {
            get: () => { throw new DOMException("shut", "SecurityError"); },
        });"""
    )
    anna.go("/").page.get_by_role("button", name="Play now").click()
    anna.page.get_by_role("list", name="Your hand").wait_for()
    press(anna, "Let a bot play for me")
    anna.page.get_by_text("A bot is playing your seat.").wait_for()

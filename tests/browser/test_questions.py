"""Questions beside the turn: asked in the page, drawn, and answered with one tap."""

from playwright.sync_api import expect

from tests.browser.conftest import Welcome
from tests.browser.visitor import PHONE


def test_all_are_asked_about_a_card_and_an_answer_is_kept_until_time_is_up(visit: Welcome) -> None:
    anna = visit(**PHONE).go(
        "/new?spec=jubilee%2Bveto&seats=3&bots=,random,random&pace=0&window=30"
    )
    page = anna.page
    page.get_by_role("button", name="Create table").click()
    asked = page.get_by_role("region", name="What is to be done")
    stop, turn = asked.get_by_text("Veto?"), asked.get_by_text("Your turn")
    expect(stop.or_(turn)).to_be_visible()
    while turn.is_visible():
        # Nobody has announced a card yet: the bots may pass too.
        log = page.get_by_role("list", name="Log", include_hidden=True)
        passes = log.get_by_text("secretly discards")
        before = passes.count()
        page.get_by_role("list", name="Your hand").get_by_role("button").first.click()
        asked.get_by_role("button", name="Discard and pass").click()
        expect(passes).to_have_count(before + 1)
        expect(stop.or_(turn)).to_be_visible()
    expect(asked.get_by_text("If time runs out: allow.")).to_be_visible()
    assert anna.barriers() == []
    allow = asked.get_by_role("button", name="allow")
    allow.click()
    expect(allow).to_have_attribute("aria-pressed", "true")
    expect(asked.get_by_text("Your answer is kept")).to_be_visible()

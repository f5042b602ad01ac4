"""Questions beside the turn: asked in the page, drawn, and answered with one tap."""

from playwright.sync_api import expect

from tests.browser.conftest import Welcome
from tests.browser.visitor import PHONE


def test_all_are_asked_about_a_card_and_an_answer_is_kept_until_time_is_up(visit: Welcome) -> None:
    anna = visit(**PHONE).go(
        "/new?spec=jubilee%2Bveto&seats=3&bots=,random,random&pace=0&window=30"
    )
    page = anna.page
    page.get_by_role("button", name="Lay the table").click()
    asked = page.get_by_role("region", name="What is to be done")
    either = asked.get_by_text("Will you stop").or_(asked.get_by_text("Your turn"))
    expect(either).to_be_visible()
    if asked.get_by_text("Your turn").is_visible():
        page.get_by_role("list", name="Your hand").get_by_role("button").first.click()
        asked.get_by_role("button", name="Pass with it").click()
    expect(asked.get_by_text("Will you stop")).to_be_visible()
    expect(asked.get_by_text("If time runs out: let it be.")).to_be_visible()
    assert anna.barriers() == []
    allow = asked.get_by_role("button", name="let it be")
    allow.click()
    expect(allow).to_have_attribute("aria-pressed", "true")
    expect(asked.get_by_text("Your answer is kept")).to_be_visible()

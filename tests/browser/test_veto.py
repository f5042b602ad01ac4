"""A card that may be stopped: only who could is asked, and may let everything be with one tap."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, expect

from rockfall.match.match import Match
from tests.browser.conftest import Welcome
from tests.browser.laid import Laid, Moment, lay, task_of
from tests.browser.visitor import Visitor

Ready = Callable[[Laid], Laid]
#: The smallest phone that is promised.
SMALL = {"viewport": {"width": 390, "height": 664}, "has_touch": True, "is_mobile": True}
SPEC = "jubilee+veto"
#: How a seat is told that it may stop a card.
ASKS = '"key":"ask-veto'


def holds(match: Match, seat: int) -> bool:
    """Whether a seat could stop a card."""
    layout = match.truth.layout
    hand = match.truth.zones[layout.zones.index(f"hand.{seat}")]
    return layout.kinds.index("veto") in hand


def announced(holding: dict[int, bool], active: int) -> Moment:
    """A seat has announced a card, and of the others some hold a veto and some do not."""

    def moment(match: Match) -> bool:
        frame = match.truth.layout.frame
        return (
            not match.over
            and task_of(match) == "veto"
            and match.truth.nums[frame.active] == active
            and all(holds(match, seat) == so for seat, so in holding.items())
        )

    return moment


def asked(page: Page) -> Locator:
    """Where one is asked something."""
    return page.get_by_role("region", name="What is to be done")


def windows(visitor: Visitor) -> int:
    """How often the page was told that its seat may stop a card."""
    return sum(ASKS in frame for frame in visitor.heard)


def window_of(seconds: float, **how: Any) -> dict[str, Any]:
    """A table where cards may be stopped for some seconds."""
    return {"spec": SPEC, "window": seconds, **how}


def test_only_who_holds_a_veto_is_asked_and_the_others_see_a_pause(
    visit: Welcome, ready: Ready
) -> None:
    moment = announced({0: True, 1: False}, active=2)
    laid = ready(lay("asked", moment, people=3, **window_of(30)))
    anna, ben = visit(**SMALL).go(laid.path(0)), visit(**SMALL).go(laid.path(1))
    expect(asked(anna.page)).to_contain_text("Veto?")
    for name in ("veto", "allow", "Allow everything this turn", "Allow everything this round"):
        button = asked(anna.page).get_by_role("button", name=name, exact=True)
        expect(button).to_be_visible()
        expect(button).to_be_in_viewport()
    assert anna.barriers() == []
    allow = asked(anna.page).get_by_role("button", name="allow", exact=True)
    allow.click()
    expect(allow).to_have_attribute("aria-pressed", "true")
    expect(asked(anna.page)).to_contain_text("Your answer is kept")

    expect(asked(ben.page)).to_contain_text("a moment for vetoes")
    expect(asked(ben.page).get_by_role("button")).to_have_count(0)
    assert windows(ben) == 0
    # Not a word of it differs from what somebody hears who only watches.
    cleo = visit(**SMALL).go(f"/t/{laid.table.id}")
    cleo.page.get_by_role("button", name="Only watch").click()
    expect(asked(cleo.page)).to_contain_text("a moment for vetoes")


def test_one_tap_lets_everything_be_for_a_round_and_one_asks_again(
    visit: Welcome, ready: Ready
) -> None:
    moment = announced({0: True}, active=1)
    laid = ready(lay("let be", moment, people=1, bots=3, **window_of(4)))
    anna = visit(**SMALL)
    question = asked(anna.page)
    with anna.page.expect_websocket() as line:
        anna.go(laid.path(0))
    stop = question.get_by_role("button", name="veto", exact=True)
    expect(stop).to_be_visible()
    question.get_by_role("button", name="Allow everything this round").click()
    expect(question).to_contain_text("You allow everything this round.")
    expect(stop).to_have_count(0)
    # The next card that she might stop: her seat is asked, and she is not troubled.
    line.value.wait_for_event("framereceived", lambda frame: ASKS in str(frame))
    expect(question).to_contain_text("You allow everything this round.")
    expect(stop).to_have_count(0)
    question.get_by_role("button", name="Ask me again").click()
    expect(stop).to_be_visible()
    question.get_by_role("button", name="Allow everything this turn").click()
    expect(question).to_contain_text("You allow everything this turn.")
    # With the next turn it is over.
    expect(question).not_to_contain_text("You allow everything", timeout=20_000)

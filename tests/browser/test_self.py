"""Who am I? Every deal turns the own role over, and a tap on the portrait tells it again."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from playwright.sync_api import Locator, Page, expect

from rockfall.kernel.moves import a_of, verb_of
from rockfall.kernel.verdict import role_of
from rockfall.match.match import Match
from rockfall.words import name_of, words
from tests.browser.conftest import Welcome
from tests.browser.laid import Laid, lay, turn_of
from tests.browser.others import moves_to, play
from tests.browser.test_hotseat import hidden, open_hand, share
from tests.browser.tour import hand
from tests.browser.tour_tables import CAVE, EARLY
from tests.browser.visitor import PHONE
from tests.support.crossing import crossed

Bring = Callable[[Laid], Laid]

SMALL: Final[Mapping[str, Any]] = {**PHONE, "viewport": {"width": 390, "height": 664}}
DESK: Final[Mapping[str, Any]] = {"viewport": {"width": 1280, "height": 720}}
SIZES: Final = {"390x664": SMALL, "1280x720": DESK}


def told(page: Page) -> Locator:
    """The card that says who one is."""
    return page.get_by_role("dialog")


def got_it(page: Page) -> None:
    told(page).get_by_role("button", name="Got it").click()
    expect(told(page)).to_have_count(0)


def says(page: Page, role: str) -> None:
    """It names a role, and says what that one wants."""
    expect(told(page).get_by_role("heading").first).to_have_text(name_of("card", role))
    expect(told(page)).to_contain_text(words(f"ui-aim-{role}", {}))


@crossed(device=SIZES, table={"saboteur": EARLY, "cave": CAVE})
def test_a_deal_turns_the_own_role_over_once_and_the_portrait_tells_it_again(
    visit: Welcome, ready: Bring, device: Mapping[str, Any], table: Laid
) -> None:
    laid = ready(table)
    role = role_of(laid.match.truth, 0)
    anna = visit(knows_role=False, **device)
    page = anna.go(laid.path()).page
    says(page, role)
    assert anna.barriers() == []
    page.reload()
    says(page, role)
    got_it(page)
    hand(page).first.wait_for()
    page.reload()
    hand(page).first.wait_for()
    expect(told(page)).to_have_count(0)
    for portrait in (page.get_by_title("Who you are"), page.locator('[data-seat="0"]')):
        portrait.click()
        says(page, role)
        expect(told(page)).to_contain_text("What you know")
        assert anna.barriers() == []
        got_it(page)
        expect(hand(page).first).to_be_visible()


@crossed(device=SIZES)
def test_covering_is_a_button_of_its_own_and_covers_the_deal_too(
    visit: Welcome, ready: Bring, device: Mapping[str, Any]
) -> None:
    laid = ready(EARLY)
    page = visit(knows_role=False, **device).go(laid.path()).page
    got_it(page)
    eye = page.get_by_role("button", name="Cover or show")
    assert eye.locator("svg").count() == 1
    eye.click()
    expect(eye).to_have_attribute("aria-pressed", "true")
    expect(hand(page)).to_have_count(0)
    page.locator('[data-seat="0"]').dispatch_event("click")
    expect(told(page)).to_have_count(0)
    eye.click()
    expect(hand(page).first).to_be_visible()
    expect(told(page)).to_have_count(0)


def _hat(match: Match) -> bool:
    """Ben can change roles with Anna, who has another one."""
    if not turn_of(1)(match) or role_of(match.truth, 0) == role_of(match.truth, 1):
        return False
    verbs = match.truth.layout.verbs
    return any(verbs[verb_of(one)].name == "hat" and a_of(one) == 0 for one in match.moves(1))


HATS: Final = lay("hats", _hat, people=3, spec="jubilee+saboteur2")


def test_a_role_that_changes_in_mid_round_is_turned_over_too(visit: Welcome, ready: Bring) -> None:
    laid = ready(HATS)
    before = role_of(laid.match.truth, 0)
    page = visit(knows_role=False, **SMALL).go(laid.path()).page
    says(page, before)
    got_it(page)

    after = ""

    def changed(match: Match) -> bool:
        nonlocal after
        after = role_of(match.truth, 0)
        return after not in ("", before)

    play(page, laid, next(moves_to(laid, changed)))
    says(page, after)
    got_it(page)


def test_the_card_turns_for_who_likes_movement_and_shows_its_words_after_that(
    visit: Welcome, ready: Bring
) -> None:
    page = visit(knows_role=False, reduced_motion="no-preference").go(ready(EARLY).path()).page
    told(page).wait_for()
    turning = "document.querySelector('dialog .back').getAnimations().length"
    assert page.evaluate(turning) == 1
    words_of = "getComputedStyle(document.querySelector('dialog .told')).opacity"
    assert page.evaluate(words_of) == "0"
    page.wait_for_function(f"() => {words_of} === '1'")
    got_it(page)


def test_on_a_shared_device_only_who_says_who_they_are_sees_it(visit: Welcome) -> None:
    page = share(visit, knows_role=False).page
    fresh = page.locator("dialog[data-self]")
    name = hidden(page)
    expect(fresh).to_have_count(0)
    page.get_by_role("button", name=f"I am {name}").click()
    fresh.get_by_role("button", name="Got it").click()
    page.get_by_role("region", name=f"{name}’s hand").get_by_role("button").click()
    assert hidden(page) == name
    open_hand(page, name)
    expect(fresh).to_have_count(0)


def test_a_replay_and_a_big_screen_turn_nothing_over(visit: Welcome, ready: Bring) -> None:
    laid = ready(lay("shown", lambda match: match.over, people=3, chance=2))
    anna = visit(knows_role=False)
    anna.go(f"/replay/{laid.table.id}?eye=0&step=3").page.get_by_role(
        "heading", name="A table"
    ).wait_for(state="attached")
    expect(anna.page.locator("[data-seat]").first).to_be_visible()
    assert told(anna.page).count() == 0
    early = ready(EARLY)
    anna.go(f"/screen/{early.table.id}")
    expect(anna.page.locator("[data-seat]").first).to_be_visible()
    assert told(anna.page).count() == 0

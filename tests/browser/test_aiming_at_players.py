"""Cards that are played on players: by keys alone, by one tap, and with a reason where not."""

from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from rockfall.kernel.moves import CELL, SEAT, a_of, card_of, verb_of
from rockfall.match.match import Match
from rockfall.match.why_not import Parts
from rockfall.words import words
from tests.browser.conftest import Welcome
from tests.browser.laid import NAMES, Laid, lay, turn_of
from tests.browser.tour import hand
from tests.browser.visitor import PHONE

Bring = Callable[[Laid], Laid]


def _meant(match: Match, sort: int) -> dict[int, set[int]]:
    """On which players, or cells, each of Anna's cards may be played."""
    verbs = match.truth.layout.verbs
    meant: dict[int, set[int]] = {}
    for move in match.moves(0):
        if card_of(move) and verbs[verb_of(move)].a == sort:
            meant.setdefault(card_of(move), set()).add(a_of(move))
    return meant


def _choosy(match: Match) -> int:
    """A card that may be played on some of the others but not on all; 0 for none."""
    some = [card for card, seats in _meant(match, SEAT).items() if 1 < len(seats) < 4]
    return some[0] if turn_of(0)(match) and some else 0


def _sure(match: Match, sort: int) -> int:
    """A card that can only be meant for one; 0 for none."""
    both = _meant(match, SEAT), _meant(match, CELL)
    counts = {card: sum(len(one.get(card, ())) for one in both) for card in both[0] | both[1]}
    found = [card for card in _meant(match, sort) if counts[card] == 1]
    return found[0] if turn_of(0)(match) and found else 0


CHOOSY: Final = lay("choosy", lambda match: bool(_choosy(match)), people=5)
ONE_SEAT: Final = lay("one-seat", lambda match: bool(_sure(match, SEAT)))
ONE_CELL: Final = lay("one-cell", lambda match: bool(_sure(match, CELL)))


def _slot(laid: Laid, card: int) -> int:
    truth = laid.match.truth
    return truth.cards(truth.layout.zones.index("hand.0")).index(card)


def _sit(visit: Welcome, laid: Laid) -> Page:
    page = visit().go(laid.path()).page
    hand(page).first.wait_for()
    return page


def test_arrows_reach_the_players_and_enter_plays(visit: Welcome, ready: Bring) -> None:
    laid = ready(CHOOSY)
    page = _sit(visit, laid)
    card = _choosy(laid.match)
    seats = sorted(_meant(laid.match, SEAT)[card])
    chosen = page.locator("[data-seat][aria-pressed=true]")
    page.keyboard.press(str(_slot(laid, card) + 1))
    for arrow, seat in [
        *(("ArrowRight", seat) for seat in seats),
        ("ArrowDown", seats[0]),
        ("ArrowLeft", seats[-1]),
        ("ArrowUp", seats[-2]),
    ]:
        page.keyboard.press(arrow)
        expect(chosen).to_have_count(1)
        expect(chosen).to_have_attribute("data-seat", str(seat))
        expect(chosen).to_be_focused()
    page.keyboard.press("Escape")
    expect(chosen).to_have_count(0)
    page.keyboard.press("ArrowUp")
    expect(chosen).to_have_attribute("data-seat", str(seats[-1]))
    page.keyboard.press("Enter")
    question = page.get_by_role("region", name="What is to be done")
    expect(question).not_to_contain_text("Your turn")


def test_a_player_who_cannot_be_meant_says_why(visit: Welcome, ready: Bring) -> None:
    laid = ready(CHOOSY)
    page = _sit(visit, laid)
    card = _choosy(laid.match)
    meant = _meant(laid.match, SEAT)[card]
    other = next(seat for seat in range(1, 5) if seat not in meant)
    page.keyboard.press(str(_slot(laid, card) + 1))
    page.locator(f"[data-seat='{other}']").focus()
    page.keyboard.press("Enter")
    reasons = laid.match.why_not(0, Parts(card, seat=other))
    assert reasons
    said = " ".join(words(f"refuse-{one.code}", one.args, names=NAMES) for one in reasons)
    expect(page.get_by_role("alert").filter(has_text=said)).to_be_visible()
    expect(page.locator("[data-seat][aria-pressed=true]")).to_have_count(0)


@pytest.mark.parametrize("laid", [ONE_SEAT, ONE_CELL], ids=["player", "place"])
def test_where_only_one_can_be_meant_one_tap_is_enough(
    visit: Welcome, ready: Bring, laid: Laid
) -> None:
    sort = SEAT if laid is ONE_SEAT else CELL
    fresh = ready(laid)
    page = visit(**PHONE).go(fresh.path()).page
    hand(page).first.wait_for()
    card = _sure(laid.match, sort)
    (meant,) = _meant(laid.match, sort)[card]
    hand(page).nth(_slot(laid, card)).tap()
    target = page.locator(f"[data-{'seat' if sort == SEAT else 'cell'}='{meant}']")
    expect(target).to_have_attribute("aria-pressed", "true")
    question = page.get_by_role("region", name="What is to be done")
    expect(question).to_have_attribute("data-asked", "true")
    target.tap()
    expect(question).not_to_have_attribute("data-asked", "true")

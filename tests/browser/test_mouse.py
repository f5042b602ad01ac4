"""The table with a mouse: cards are dragged, the board is moved and made larger."""

import re
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from rockfall.kernel.geometry import cell_text
from rockfall.kernel.moves import CELL, SEAT, TURN, a_of, b_of, card_of, verb_of
from rockfall.match.match import Match
from rockfall.match.why_not import Parts
from rockfall.words import name_of, spot_of, words
from tests.browser.conftest import Welcome
from tests.browser.hands import board, ghost, held_at, inside, look, middle, tiles
from tests.browser.laid import Laid, lay, turn_of
from tests.browser.tour import choose_placeable, hand, targets
from tests.browser.tour_tables import EARLY, TURNABLE

FAR: Final = 4
NOWHERE: Final = ["fits-nowhere"]


def _cut_off(match: Match) -> bool:
    """A rockfall has cut something off from the start."""
    grid = match.truth.grid
    return turn_of(0)(match) and not all(grid.lit[at] for at in grid.tiles)


def _aimed_at_players(match: Match) -> list[int]:
    """The moves of Anna's with which a card is played on a player."""
    verbs = match.truth.layout.verbs
    return [move for move in match.moves(0) if card_of(move) and verbs[verb_of(move)].a == SEAT]


def _idle_paths(match: Match) -> list[str]:
    """The path cards of Anna's hand that fit nowhere."""
    truth = match.truth
    hand = truth.cards(truth.layout.zones.index("hand.0"))
    idle = {card: match.why_not(0, Parts(card)) for card in hand}
    names = truth.layout.kinds
    return [names[card] for card, why in idle.items() if [one.code for one in why] == NOWHERE]


def _thief(match: Match) -> bool:
    """Anna has a Theft in front of her and nothing else, and a card that fits nowhere."""
    layout = match.truth.layout
    mat = match.truth.cards(layout.zones.index("mat.0"))
    alone = [layout.kinds[card] for card in mat] == ["theft"]
    return turn_of(0)(match) and alone and bool(_idle_paths(match))


CUT: Final = lay("cut", _cut_off)
#: Anna's turn, with a card for one of the others.
AIMED: Final = lay("aimed", lambda match: turn_of(0)(match) and bool(_aimed_at_players(match)))

THIEF: Final = lay("thief", _thief, spec="jubilee+saboteur2")


@pytest.fixture(name="page")
def _page(visit: Welcome, ready: Callable[[Laid], Laid]) -> Page:
    """Anna's turn."""
    return _sit_down(visit, ready(EARLY))


def _sit_down(visit: Welcome, laid: Laid) -> Page:
    page = visit().go(laid.path()).page
    hand(page).first.wait_for()
    return page


def _placeable(page: Page, both_ways: bool = False) -> Locator:
    """A card of the hand that has places on the board; it is not chosen yet."""
    card = choose_placeable(page, both_ways)
    page.keyboard.press("Escape")
    return card


def _take_up(page: Page, card: Locator) -> None:
    page.mouse.move(*middle(card))
    page.mouse.down()
    page.mouse.move(*(spot - 30 for spot in middle(card)), steps=FAR)


def test_a_card_is_dragged_to_a_place_and_laid_when_it_is_confirmed(page: Page) -> None:
    before = tiles(page)
    _take_up(page, _placeable(page))
    goal = middle(targets(page).first)
    page.mouse.move(*goal, steps=FAR)
    held_at(page, goal)
    page.mouse.up()
    expect(page.locator(".held")).to_have_count(0)
    chosen = board(page).get_by_role("button", pressed=True)
    expect(chosen).to_have_accessible_name(re.compile("press again to confirm"))
    assert tiles(page) == before, "nothing is sent before it is confirmed"
    chosen.click()
    expect(board(page).get_by_role("img", name="linked to the start")).to_have_count(before + 1)


def test_a_card_that_is_dropped_nowhere_is_back_in_the_hand(page: Page) -> None:
    _take_up(page, _placeable(page))
    expect(targets(page)).not_to_have_count(0)
    page.mouse.move(*middle(page.get_by_role("list", name="Players")), steps=FAR)
    page.mouse.up()
    expect(page.locator(".held")).to_have_count(0)
    expect(targets(page)).to_have_count(0)
    expect(hand(page).and_(page.get_by_role("button", pressed=True))).to_have_count(0)


def test_a_card_is_dragged_onto_a_player_and_played_when_it_is_confirmed(
    visit: Welcome, ready: Callable[[Laid], Laid]
) -> None:
    page = _sit_down(visit, ready(AIMED))
    move = _aimed_at_players(AIMED.match)[0]
    card = name_of("card", AIMED.match.truth.layout.kinds[card_of(move)])
    player = page.locator(f'[data-seat="{a_of(move)}"]')
    expect(player).to_have_attribute("aria-disabled", "true")
    _take_up(page, hand(page).and_(page.get_by_role("button", name=card, exact=True)).first)
    expect(player).to_have_attribute("aria-pressed", "false")
    page.mouse.move(*middle(player), steps=FAR)
    page.mouse.up()
    expect(page.locator(".held")).to_have_count(0)
    expect(player).to_have_attribute("aria-pressed", "true")
    expect(page.locator("[data-seat][aria-pressed=true]")).to_have_count(1)
    player.click()
    question = page.get_by_role("region", name="What is to be done")
    expect(question).not_to_contain_text("Your turn")


@pytest.mark.parametrize("laid", [EARLY, TURNABLE], ids=["early", "turnable"])
def test_exactly_the_places_and_ways_round_that_the_rules_allow_are_offered(
    visit: Welcome, ready: Callable[[Laid], Laid], laid: Laid
) -> None:
    page = _sit_down(visit, ready(laid))
    truth = laid.match.truth
    held = truth.cards(truth.layout.zones.index("hand.0"))
    expect(hand(page)).to_have_count(len(held))
    turned = 0
    for slot, card in enumerate(held):
        ways = _ways(laid.match, card)
        hand(page).nth(slot).click()
        expect(hand(page).nth(slot)).to_have_attribute("aria-pressed", "true")
        assert _cells(page.locator("[data-cell]")) == sorted(ways)
        both = sorted(at for at, turns in ways.items() if len(turns) > 1)
        assert _cells(page.locator("[data-cell]:has(.both)")) == both
        turned += len(both)
        page.keyboard.press("Escape")
    assert turned, "some card fits somewhere both ways round"


def _ways(match: Match, card: int) -> dict[int, set[int]]:
    """The cells where Anna may play a card, and for each the ways round that it may lie there."""
    verbs = match.truth.layout.verbs
    ways: dict[int, set[int]] = {}
    for move in match.moves(0):
        verb = verbs[verb_of(move)]
        if card_of(move) == card and verb.a == CELL:
            ways.setdefault(a_of(move), set()).update([b_of(move)] if verb.b == TURN else [])
    return ways


def _cells(places: Locator) -> list[int]:
    found = places.evaluate_all("all => all.map((one) => Number(one.dataset.cell))")
    return sorted(int(at) for at in found)


def test_wheel_and_key_turn_the_card_that_is_held_and_leave_the_board_alone(
    visit: Welcome, ready: Callable[[Laid], Laid]
) -> None:
    page = _sit_down(visit, ready(TURNABLE))
    _take_up(page, _placeable(page, both_ways=True))
    both = targets(page).filter(has=page.locator(".both")).first
    page.mouse.move(*middle(both), steps=FAR)
    seen, straight = look(page), ghost(both)
    page.mouse.wheel(0, 120)
    expect(both.locator(".ghost g[transform^=rotate]")).to_have_count(1)
    turned = ghost(both)
    assert turned != straight
    page.keyboard.press("r")
    expect(both.locator(".ghost g[transform^=rotate]")).to_have_count(0)
    assert ghost(both) == straight
    assert look(page) == seen
    page.mouse.up()


def test_the_wheel_makes_the_board_larger_around_the_pointer(page: Page) -> None:
    x, y = map(round, middle(page.get_by_role("img", name="0/0:")))
    box = board(page).bounding_box()
    assert box is not None
    before = look(page)
    page.mouse.move(x, y)
    page.mouse.wheel(0, -200)
    page.get_by_role("button", name="Show everything").wait_for()
    after = look(page)
    assert after.scale > before.scale * 1.3
    at = (x - box["x"], y - box["y"])
    still = [((at[0] - one.x) / one.scale, (at[1] - one.y) / one.scale) for one in (before, after)]
    # A hundredth of a pixel: browsers keep no more of a number than that.
    assert still[0] == pytest.approx(still[1], abs=0.01), "what is under the pointer stays there"


def test_the_board_is_moved_by_dragging_it_and_fits_itself_again(page: Page) -> None:
    fitting = look(page)
    fit = page.get_by_role("button", name="Show everything")
    expect(fit).to_have_count(0)
    goal = page.get_by_role("img", name="face down").first
    x, y = middle(goal)
    page.mouse.move(x - 150, y + 120)
    page.mouse.down()
    page.mouse.move(x - 90, y + 80, steps=FAR)
    page.mouse.up()
    moved = look(page)
    assert (moved.x - fitting.x, moved.y - fitting.y) == pytest.approx((60, -40), abs=9)
    assert moved.scale == fitting.scale
    fit.click()
    expect(fit).to_have_count(0)
    assert look(page) == fitting


@pytest.mark.parametrize("size", [(1280, 800), (1000, 500), (700, 900)])
def test_everything_is_in_view_whatever_the_window_is_like(
    page: Page, size: tuple[int, int]
) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    frame = board(page).bounding_box()
    assert frame is not None
    for card in board(page).get_by_role("img").all():
        assert inside(page, card)
        x, y = middle(card)
        assert frame["x"] < x < frame["x"] + frame["width"]
        assert frame["y"] < y < frame["y"] + frame["height"]


def test_a_card_that_cannot_be_played_says_why(page: Page) -> None:
    page.get_by_role("button", name="lantern repair", exact=True).click()
    said = page.get_by_role("alert").filter(has_text="cannot be played now")
    expect(said).to_have_text("This cannot be played now: lantern repair.")


def test_a_place_where_the_card_does_not_fit_says_why(page: Page) -> None:
    choose_placeable(page)
    page.get_by_role("img", name="0/0:").click()
    said = page.get_by_role("alert").filter(has_text="0/0")
    expect(said).to_have_text(words("refuse-cell-taken", {"cell": "0,0"}))
    assert tiles(page) == len(EARLY.table.match.truth.grid.tiles if EARLY.table.match else {})


def test_a_player_whom_the_card_is_not_for_says_why(page: Page) -> None:
    choose_placeable(page)
    page.locator('[data-seat="1"]').click(force=True)
    said = page.get_by_role("alert").filter(has_text="not possible")
    expect(said).to_have_text(words("refuse-not-possible-there", {}))


@pytest.mark.rule("S17")
def test_a_theft_in_front_is_not_blamed_for_a_card_that_fits_nowhere(
    visit: Welcome, ready: Callable[[Laid], Laid]
) -> None:
    page = _sit_down(visit, ready(THIEF))
    card = _idle_paths(THIEF.match)[0]
    named = page.get_by_role("button", name=name_of("card", card), exact=True)
    hand(page).and_(named).first.click()
    said = page.get_by_role("alert").filter(has_text="nowhere")
    expect(said).to_have_text(words("refuse-fits-nowhere", {"card": card}))


def test_what_is_cut_off_from_the_start_is_marked(
    visit: Welcome, ready: Callable[[Laid], Laid]
) -> None:
    page = _sit_down(visit, ready(CUT))
    assert CUT.table.match is not None
    grid = CUT.table.match.truth.grid
    cut = [at for at in grid.tiles if not grid.lit[at]]
    assert 0 < len(cut) < len(grid.tiles)
    for at in grid.tiles:
        card = board(page).get_by_role("img", name=f"{spot_of(cell_text(at))}:", exact=False)
        how = "cut off" if at in cut else "linked to the start"
        expect(card).to_have_accessible_name(re.compile(rf"^{spot_of(cell_text(at))}: .*, {how}$"))
        assert ("cut" in (card.get_attribute("class") or "").split()) == (at in cut)

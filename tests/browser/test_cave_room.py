"""The Dark Cave in one room, and told again: nobody's loyalty is where another can see it."""

import json
import re
from collections.abc import Callable
from functools import cache
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from rockfall.kernel.layout import GOD, WATCHER
from rockfall.kernel.state import State
from rockfall.kernel.tokens import GONE
from rockfall.kernel.verdict import role_of
from rockfall.match.match import Match, Way
from rockfall.words import name_of
from tests.browser.conftest import Welcome
from tests.browser.hands import own_hand
from tests.browser.laid import NAMES, Laid, asked, lay, over
from tests.browser.test_hotseat import hidden
from tests.browser.test_one_screen import fold, secrets, told
from tests.browser.walking import SIZES, farthest, lit, piece, tap, walked
from tests.support.outwards import outwards

Ready = Callable[[Laid], Laid]
SEATS: Final = 5
#: Who belongs to a clan all may know; whether that is the clan one works for is a secret.
LOYALTY: Final = re.compile(r"loyal|saboteur|works? for|clan, your own", re.IGNORECASE)
#: Everything that the page says, also to who only listens.
SAID: Final = """() => document.body.innerText + [...document.querySelectorAll("body [aria-label]")]
    .map((one) => one.ariaLabel).join("\\n")"""


def hidden_still(match: Match) -> bool:
    """Anna is to walk a good way, while nobody's clan card lies open."""
    truth = match.truth
    shut = all(role_of(match.view(WATCHER), seat) == "" for seat in range(truth.layout.seats))
    return asked(0, "walk")(match) and shut and len(farthest(match).moves) == 3


@cache
def walking() -> Laid:
    return lay("room", hidden_still, people=2, bots=3, spec="cave", choose=outwards)


@cache
def somebody_out() -> Laid:
    def moment(match: Match) -> bool:
        dwarves = match.truth.layout.tokens_of("dwarf")
        return not match.over and any(match.truth.nums[one.num] == GONE for one in dwarves)

    return lay("room-out", moment, people=SEATS, spec="cave", choose=outwards)


@cache
def ended() -> Laid:
    return lay("room-ended", over, people=SEATS, spec="cave", choose=outwards)


def role_name(match: Match, seat: int) -> str:
    return name_of("card", role_of(match.truth, seat))


def walk(page: Page, way: Way) -> None:
    for _ in range(2):
        lit(page, way).press("Enter")


def test_a_device_that_goes_round_shows_nobody_anothers_loyalty_or_hand(
    visit: Welcome, ready: Ready
) -> None:
    table = ready(walking())
    way = farthest(table.match)
    device = visit(**SIZES["phone"])
    people = [
        {"table": table.table.id, "name": NAMES[member], "recovery": "", "at": 0,
         "token": table.path(member).partition("=")[2]}
        for member in (0, 1)
    ]  # fmt: skip
    device.context.add_init_script(
        f"localStorage['rockfall.hotseat.{table.table.id}'] ??= {json.dumps(json.dumps(people))}"
    )
    page = device.go(f"/t/{table.table.id}").page
    assert hidden(page) == "Anna"
    page.get_by_role("button", name="Back to the table").click()
    expect(page.get_by_role("img", name="Dwarf of")).to_have_count(SEATS)
    assert own_hand(page).count() == 0
    assert not LOYALTY.search(page.evaluate(SAID))
    assert device.barriers() == []
    page.get_by_role("button", name="Pass to Anna").click()
    for name, seat in (("Anna", 0), ("Ben", 1)):
        assert hidden(page) == name
        page.get_by_role("button", name=f"I am {name}").click()
        expect(page.get_by_title("Who you are")).to_contain_text(role_name(table.match, seat))
        assert own_hand(page).count() == 1
        others = page.locator(f'[data-seat]:not([data-seat="{seat}"])')
        for panel in others.all():
            expect(panel).not_to_have_accessible_name(LOYALTY)
        if name == "Anna":
            walk(page, way)
            walked(device, table.match, way)
            page.get_by_role("button", name="Pass to Ben").click()


def test_the_big_screen_shows_who_walks_and_phones_hold_the_secrets(
    visit: Welcome, ready: Ready
) -> None:
    table = ready(walking())
    way = farthest(table.match)
    screen = visit(viewport={"width": 1920, "height": 1080}).go(f"/screen/{table.table.id}")
    phone = visit(**SIZES["phone"]).go(table.path(0))
    expect(piece(screen.page, table.match, way)).to_have_attribute("data-place", str(way.start))
    expect(screen.page.locator("[data-way]")).to_have_count(0)
    tap(phone, lit(phone.page, way))
    tap(phone, lit(phone.page, way))
    walked(phone, table.match, way)
    there = str(way.cell * 8 + way.space)
    expect(piece(screen.page, table.match, way)).to_have_attribute("data-place", there)
    assert {secrets(view) for view in fold(told(screen), WATCHER)} == {0}
    assert not LOYALTY.search(screen.page.evaluate(SAID))
    assert not any('"type":"reach"' in text for text in screen.heard)


def test_the_big_screen_shows_board_pieces_gold_and_who_is_out(
    visit: Welcome, ready: Ready
) -> None:
    table = ready(somebody_out())
    truth = table.match.truth
    screen = visit(viewport={"width": 1280, "height": 720}).go(f"/screen/{table.table.id}")
    inside = 0
    for seat, dwarf in enumerate(truth.layout.tokens_of("dwarf")):
        panel = screen.page.locator(f'[data-seat="{seat}"]')
        gold = truth.nums[truth.layout.nums.index(f"gold.{seat}")]
        expect(panel.locator(".count").last).to_have_text(str(gold))
        out = truth.nums[dwarf.num] == GONE
        expect(panel.get_by_text("out of the cave")).to_have_count(int(out))
        inside += not out
    expect(screen.page.get_by_role("img", name="Dwarf of")).to_have_count(inside)
    for tile in screen.page.locator("[data-at]").all():
        expect(tile).to_be_in_viewport()
    assert screen.barriers() == []


@pytest.mark.parametrize("eye", [GOD, WATCHER, *range(SEATS)])
def test_a_replay_shows_every_eye_its_own(visit: Welcome, ready: Ready, eye: int) -> None:
    table = ready(ended())
    step = len(table.match.steps) * 2 // 3
    view = table.match.view_before(eye, step + 1)
    page = visit(**SIZES["desk"]).go(f"/replay/{table.table.id}?eye={eye}&step={step}").page
    expect(page.get_by_role("slider", name="Step")).to_have_value(str(step))
    for seat in range(SEATS):
        panel = page.locator(f'[data-seat="{seat}"]')
        expect(panel).to_have_accessible_name(re.compile("(yellow|blue) clan"))
        if seat != eye:
            known = role_of(view, seat)
            name = name_of("card", known) if known else ""
            mat = page.locator(f'[data-mat="{seat}"]')
            expect(panel.locator(".thing").or_(mat.locator(".thing"))).to_have_count(
                _things(view, seat)
            )
            check = expect(panel).to_have_accessible_name
            if known:
                check(re.compile(re.escape(name)))
            else:
                expect(panel).not_to_have_accessible_name(LOYALTY)
    cards = own_hand(page).get_by_role("button")
    zone = view.layout.zones.index(f"hand.{eye}") if eye >= 0 else -1
    expect(cards).to_have_count(view.size(zone) if eye >= 0 else 0)
    if eye >= 0:
        held = sorted(name_of("card", view.layout.kinds[card]) for card in view.cards(zone))
        assert sorted(card.get_attribute("aria-label") or "" for card in cards.all()) == held
        expect(page.get_by_title("Who you are")).to_contain_text(role_name(table.match, eye))


def _things(view: State, seat: int) -> int:
    """How many cards lie in front of a seat, with the own one if that is known."""
    return view.size(view.layout.zones.index(f"mat.{seat}")) + bool(role_of(view, seat))

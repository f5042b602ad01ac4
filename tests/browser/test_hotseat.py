"""Friends in one room: one device that goes round."""

import re
from collections.abc import Callable, Iterator
from typing import Any, Final

from playwright.sync_api import Page, expect

from rockfall.match.match import Match
from rockfall.server import protocol as p
from tests.browser.conftest import Welcome
from tests.browser.evening import replayed
from tests.browser.hands import own_hand
from tests.browser.laid import Laid, lay, turn_of
from tests.browser.visitor import DESK, PHONE, Visitor
from tests.server.support.process import ServerProcess
from tests.support.play import SOAK

#: Many bots, so that a whole game has few turns of people; they do not pretend to think.
_SEATS: Final = 10
_BOTS: Final = ",,standard,standard,standard,standard,standard,standard,standard,standard"
_QUICK: Final = f"seats={_SEATS}&bots={_BOTS}&pace=0"


# -- one device that goes round --------------------------------------------------------------


def share(visit: Welcome, query: str = _QUICK, **wishes: Any) -> Visitor:
    """Anna lays a table for herself and Ben, who play with one device."""
    device = visit(**DESK, **wishes).go(f"/new?{query}")
    page = device.page
    page.get_by_role("button", name="Add a player").click()
    page.get_by_role("textbox", name="Name of player 2").fill("Ben")
    page.get_by_role("textbox", name="Your name").fill("Anna")
    page.get_by_role("button", name="Create table").click()
    return device


def hidden(page: Page) -> str:
    """Wait for a hide screen; gives whom it is for. There is nothing else in the whole page."""
    sheet = page.get_by_role("dialog", name=re.compile("^Pass to "))
    sheet.wait_for()
    expect(sheet).to_be_focused()
    text, pictures, labels = page.evaluate(
        """() => [document.body.innerText, document.querySelectorAll("body svg").length,
            document.querySelectorAll(
                "body :is([aria-label], [title], [data-seat]):not([role=timer])"
            ).length]"""
    )
    # A clock that runs is nobody's secret.
    title, *more = [line for line in text.split("\n") if line and not line.isdigit()]
    name: str = title.removeprefix("Pass to ")
    assert more == ["Everybody else looks away now.", f"I am {name}", "Back to the table"]
    assert (pictures, labels) == (1, 0), "the portrait, and nothing that only a reader would hear"
    return name


def drawn_by(page: Page, name: str) -> set[str]:
    """What the page says, anywhere, of the cards that somebody drew."""
    return set(re.findall(rf"\b{name} draws ([^.]*)\.", page.text_content("body") or ""))


def open_hand(page: Page, name: str) -> None:
    """Say who one is, and find the own hand and nothing of the other's."""
    page.get_by_role("button", name=f"I am {name}").click()
    page.get_by_role("region", name=f"{name}’s hand").wait_for()
    (other,) = {"Anna", "Ben"} - {name}
    assert own_hand(page).count() == 1
    assert drawn_by(page, other) <= {"a card"}
    plates = page.eval_on_selector_all(
        "[data-seat]", "plates => plates.map((plate) => plate.ariaLabel)"
    )
    assert [label.split(",")[0] for label in plates[:2]] == ["Anna", "Ben"]
    known = sum("known to you" in label for label in plates)
    assert known in (0, _SEATS - 1), "nobody's role is known until all roles are"


def turns(page: Page) -> Iterator[str]:
    """Play by passing, the first card each time, until the match is over; gives who took a turn."""
    sheet = page.get_by_role("dialog")
    again = page.locator("[data-go-on]")
    end = page.get_by_role("heading", name=re.compile("^Victory"))
    asked = page.get_by_role("region", name="What is to be done").locator(".answers button")
    while True:
        sheet.or_(again).or_(end).first.wait_for()
        if end.is_visible():
            return
        if again.is_visible():
            assert own_hand(page).count() == 0, "the end of a round is for all"
            again.click()
            continue
        name = hidden(page)
        open_hand(page, name)
        yield name
        onward = page.get_by_role("region", name=f"{name}’s hand").get_by_role(
            "button", name="Pass to"
        )
        # Whoever ends a round sees it with all others, and is asked for gold after it.
        done = onward.or_(again).or_(end).or_(sheet)
        if not asked.count():
            page.keyboard.press("1")
            page.get_by_role("button", name="Discard and pass").click()
            # Bots may end the round, so that gold is to be picked while the hand is still open.
            done.or_(asked).first.wait_for()
        if asked.count():
            asked.first.click()
        done.first.wait_for()
        if onward.is_visible():
            onward.click()


def end_of_second_round(match: Match) -> bool:
    """A person's turn, with few cards left in the second round."""
    truth = match.truth
    left = len(truth.cards(truth.layout.zones.index("pile")))
    return truth.nums[truth.layout.frame.round] == 2 and left < _SEATS and turn_of(1)(match)


def share_late(visit: Welcome, laid: Laid) -> Visitor:
    """Anna and Ben have been playing with one device for two rounds."""
    device = visit(**DESK).go("/learn")
    keys = [
        {"table": laid.table.id, "token": laid.path(member).partition("=")[2], "recovery": "",
         "name": name, "at": 1}
        for member, name in enumerate(("Anna", "Ben"))
    ]  # fmt: skip
    kept = "([name, what]) => localStorage.setItem(name, JSON.stringify(what))"
    for name, what in {"hotseat": keys, "place": keys[0]}.items():
        device.page.evaluate(kept, [f"rockfall.{name}.{laid.table.id}", what])
    return device.go(f"/t/{laid.table.id}")


def test_two_people_play_to_the_end_with_one_device(
    visit: Welcome, server: ServerProcess, ready: Callable[[Laid], Laid]
) -> None:
    """A whole game in a soak, else its last round and how the one before ends."""
    begun = 0
    if SOAK:
        device = share(visit)
    else:
        late = ready(lay("hotseat", end_of_second_round, people=2, bots=_SEATS - 2))
        device, begun = share_late(visit, late), len(late.match.steps)
    played: list[str] = []
    seen: set[str] = set()
    for name in turns(device.page):
        played.append(name)
        seen |= drawn_by(device.page, name)
    assert {"Anna", "Ben"} == set(played)
    assert seen - {"a card"}, "everybody sees what they draw themselves"
    steps = [step.what for step in replayed(server, device, 0).steps]
    moved = [what for what in steps if isinstance(what, p.Moved) and what.seat in (0, 1)]
    moved = [what for what in moved if what.step >= begun]
    assert {(what.seat, what.by) for what in moved} == {(0, "person"), (1, "person")}
    assert device.page.get_by_role("dialog").count() == 0
    assert device.page.get_by_role("button", name="Play again").is_visible()
    assert device.barriers() == []


def test_after_a_reload_no_hand_lies_open(visit: Welcome) -> None:
    device = share(visit)
    page = device.page
    name = hidden(page)
    assert device.barriers() == []
    page.reload()
    assert hidden(page) == name
    open_hand(page, name)
    assert own_hand(page).get_by_role("button").count() > 0
    page.reload()
    assert hidden(page) == name, "whoever reloads must say again who they are"
    open_hand(page, name)


def test_one_may_look_at_the_own_hand_out_of_turn_and_by_keys_alone(visit: Welcome) -> None:
    device = share(visit)
    page = device.page
    first = hidden(page)
    (other,) = {"Anna", "Ben"} - {first}
    page.keyboard.press("Enter")
    assert hidden(page) == first, "an Enter too many opens nothing"
    page.keyboard.press("Escape")
    names = page.get_by_role("region", name="Look at your own hand:")
    names.wait_for()
    assert own_hand(page).count() == 0
    assert drawn_by(page, "(?:Anna|Ben)") <= {"a card"}
    assert device.barriers() == []
    names.get_by_role("button", name=other, exact=True).press("Enter")
    assert hidden(page) == other
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.get_by_role("region", name=f"{other}’s hand").wait_for()
    page.get_by_role("button", name=f"Pass to {first}").press("Enter")
    assert hidden(page) == first


def test_one_more_comes_along_in_the_lobby_and_goes_on_alone_elsewhere(
    visit: Welcome, server: ServerProcess
) -> None:
    made = server.open_table("Anna", seats=4, first=0)
    device = visit(**PHONE).go(f"/t/{made.table}#token={made.token}")
    page = device.page
    for name in ("Ben", "Cleo"):
        page.get_by_label("One more plays on this device:").fill(name)
        page.get_by_role("button", name="Add a player").click()
        seat = page.get_by_role("listitem").filter(has_text=name)
        expect(seat).to_contain_text("ready")
    page.get_by_role("button", name="Start the game").click()
    assert hidden(page) == "Anna"
    keys = f"JSON.parse(localStorage.getItem('rockfall.hotseat.{made.table}'))"
    cleo = next(key for key in page.evaluate(keys) if key["name"] == "Cleo")
    phone = visit(**PHONE).go(f"/t/{made.table}#recovery={cleo['recovery']}")
    own_hand(phone.page).wait_for()
    page.wait_for_function(f"{keys}.length === 2")
    page.get_by_role("button", name="Back to the table").click()
    names = page.get_by_role("region", name="Look at your own hand:").get_by_role("listitem")
    expect(names).to_have_text(["Anna", "Ben"])


def test_who_only_lends_the_device_may_get_up(visit: Welcome, server: ServerProcess) -> None:
    made = server.open_table("Anna", seats=3, bots=["", "", "standard"], watch="nobody")
    page = visit(**PHONE).go(f"/t/{made.table}#token={made.token}").page
    page.get_by_label("One more plays on this device:").fill("Ben")
    page.get_by_role("button", name="Add a player").click()
    expect(page.get_by_role("listitem").filter(has_text="Ben")).to_contain_text("ready")
    page.get_by_role("button", name="Get up").click()
    page.get_by_role("button", name="Start the game").click()
    assert hidden(page) == "Ben"
    page.get_by_role("button", name="Back to the table").click()
    page.get_by_role("region", name="Look at your own hand:").wait_for()


def share_with_vetoes(device: Visitor, server: ServerProcess) -> None:
    """Anna, whose hand lies open, and Ben play with one device; every card may be stopped."""
    bots = ["", "", "standard"]
    made = server.open_table("Anna", spec="jubilee+veto", seats=3, bots=bots, first=0, window=25)
    page = device.go(f"/t/{made.table}#token={made.token}").page
    page.get_by_label("One more plays on this device:").fill("Ben")
    page.get_by_role("button", name="Add a player").click()
    expect(page.get_by_role("listitem").filter(has_text="Ben")).to_contain_text("ready")
    page.get_by_role("button", name="Start the game").click()
    assert hidden(page) == "Anna"
    page.get_by_role("button", name="I am Anna").click()
    own_hand(page).get_by_role("button").first.wait_for()


def choose_placeable(page: Page) -> bool:
    """Choose a card of the hand that has a place on the board, if there is one."""
    places = page.locator("[data-cell]")
    for card in own_hand(page).get_by_role("button").all():
        card.click()
        if places.count():
            return True
    return False


def test_while_all_are_asked_nobody_is_singled_out(visit: Welcome, server: ServerProcess) -> None:
    device = visit(**DESK)
    page = device.page
    share_with_vetoes(device, server)
    # One deal in some hundreds has nothing for the first hand to lay.
    while not choose_placeable(page):
        share_with_vetoes(device, server)
    page.locator("[data-cell]").first.press("Enter")
    page.keyboard.press("Enter")
    names = page.get_by_role("region", name="Anyone may answer now:").get_by_role("button")
    expect(names).to_have_text(["Ben"])
    assert own_hand(page).count() == 0
    names.click()
    assert hidden(page) == "Ben"
    page.get_by_role("button", name="I am Ben").click()
    # Whether Ben could stop it or not: when he lays the device down, the room sees the same.
    asked = page.get_by_role("region", name="What is to be done")
    stop = asked.get_by_text("Veto?")
    expect(stop.or_(asked.get_by_text("a moment for vetoes"))).to_be_visible()
    if stop.is_visible():
        asked.get_by_role("button", name="allow", exact=True).click()
        asked.get_by_text("Your answer is kept").wait_for()
    page.get_by_role("button", name="Hide my hand").click()
    expect(names).to_have_text(["Ben"])
    assert own_hand(page).count() == 0

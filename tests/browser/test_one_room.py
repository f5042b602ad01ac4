"""Friends in one room: one device that goes round, or one screen for all and a phone for each."""

import re
from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from rockfall.editions.registry import load
from rockfall.kernel.layout import OWNER, WATCHER
from rockfall.kernel.ops import apply
from rockfall.kernel.state import State, blank
from rockfall.server import protocol as p
from tests.browser.conftest import Welcome
from tests.browser.evening import replayed
from tests.browser.visitor import DESK, PHONE, Visitor
from tests.server.support.client import read_message
from tests.server.support.process import ServerProcess

#: Many bots, so that a whole game has few turns of people; they do not pretend to think.
_SEATS: Final = 10
_BOTS: Final = ",,greedy,greedy,greedy,greedy,greedy,greedy,greedy,greedy"
_QUICK: Final = f"seats={_SEATS}&bots={_BOTS}&pace=0"


# -- one device that goes round --------------------------------------------------------------


def share(visit: Welcome, query: str = _QUICK) -> Visitor:
    """Anna lays a table for herself and Ben, who play with one device."""
    device = visit(**DESK).go(f"/new?{query}")
    page = device.page
    page.get_by_role("button", name="Add a player").click()
    page.get_by_role("textbox", name="Name of player 2").fill("Ben")
    page.get_by_role("textbox", name="Your name").fill("Anna")
    page.get_by_role("button", name="Lay the table").click()
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
    return set(re.findall(rf"\b{name} draws ([^.]*)\.", page.inner_text("body")))


def own_hand(page: Page) -> Locator:
    return page.get_by_role("list", name="Your hand")


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
    again = page.get_by_role("button", name="Go on to the next round")
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
        done = onward.or_(again).or_(end)
        if not asked.count():
            page.keyboard.press("1")
            page.get_by_role("button", name="Pass with it").click()
            # Bots may end the round, so that gold is to be picked while the hand is still open.
            done.or_(asked).first.wait_for()
        if asked.count():
            asked.first.click()
        done.first.wait_for()
        if onward.is_visible():
            onward.click()


def test_two_people_play_a_whole_game_with_one_device(
    visit: Welcome, server: ServerProcess
) -> None:
    device = share(visit)
    played: list[str] = []
    seen: set[str] = set()
    for name in turns(device.page):
        played.append(name)
        seen |= drawn_by(device.page, name)
    assert {"Anna", "Ben"} == set(played)
    assert seen - {"a card"}, "everybody sees what they draw themselves"
    steps = [step.what for step in replayed(server, device, 0).steps]
    moved = [what for what in steps if isinstance(what, p.Moved) and what.seat in (0, 1)]
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
    party = f"JSON.parse(localStorage.getItem('rockfall.party.{made.table}'))"
    cleo = next(key for key in page.evaluate(party) if key["name"] == "Cleo")
    phone = visit(**PHONE).go(f"/t/{made.table}#recovery={cleo['recovery']}")
    own_hand(phone.page).wait_for()
    page.wait_for_function(f"{party}.length === 2")
    page.get_by_role("button", name="Back to the table").click()
    names = page.get_by_role("region", name="Look at your own hand:").get_by_role("listitem")
    expect(names).to_have_text(["Anna", "Ben"])


def test_who_only_lends_the_device_may_get_up(visit: Welcome, server: ServerProcess) -> None:
    made = server.open_table("Anna", seats=3, bots=["", "", "greedy"], watch="nobody")
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
    bots = ["", "", "greedy"]
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
    asked = page.get_by_role("region", name="What is to be done")
    asked.get_by_role("button", name="let it be").click()
    asked.get_by_text("Your answer is kept").wait_for()
    page.get_by_role("button", name="Hide my hand").click()
    expect(page.get_by_role("region", name="Look at your own hand:")).to_be_visible()
    assert own_hand(page).count() == 0


# -- one screen for all ----------------------------------------------------------------------


def told(visitor: Visitor) -> list[p.Told]:
    """Every step of the table that a browser heard of."""
    messages = [read_message(text) for text in visitor.heard]
    return [message for message in messages if isinstance(message, p.Told)]


def fold(steps: list[p.Told], eye: int) -> Iterator[State]:
    """The table after each step of the match, as an eye was told it."""
    view: State | None = None
    for step in steps:
        if isinstance(step.what, p.Began):
            view = blank(load(step.what.spec, len(step.what.names)).rules.layout, eye)
        if view is not None and isinstance(step.what, p.Began | p.Moved):
            for op in step.what.ops:
                apply(view, op)
            yield view


def secrets(view: State) -> int:
    """How many cards one knows that only their owner sees."""
    zones = [zone for zone, sight in enumerate(view.layout.sight) if sight == OWNER]
    return sum(card != 0 for zone in zones for card in view.cards(zone))


def pass_a_card(phone: Visitor) -> None:
    """A turn by touch, with the first card, once the phone has been told that it is its turn."""
    phone.page.get_by_text("Your turn: play a card, or pass.").wait_for()
    own_hand(phone.page).get_by_role("button").first.tap()
    phone.page.get_by_role("button", name="Pass with it").tap()


def test_a_screen_in_the_middle_follows_two_phones_and_hears_no_secret(
    visit: Welcome, server: ServerProcess
) -> None:
    made = server.open_table("Anna", seats=3, bots=["", "", "greedy"], watch="nobody", delay=5)
    ben_place = server.join(made.table, "Ben")
    anna = visit(**PHONE).go(f"/t/{made.table}#token={made.token}")
    ben = visit(**PHONE).go(f"/t/{made.table}#token={ben_place.token}")
    anna.page.get_by_text("Show on a big screen").tap()
    link = anna.page.get_by_role("link", name="Open it here").get_attribute("href") or ""
    screen = visit(viewport={"width": 1920, "height": 1080}).go(link)
    screen.page.get_by_role("heading", name="Come and play").wait_for()
    assert "token" not in screen.page.url
    code = server.ask(f"/api/tables/{made.table}").read(p.TableInfo).code
    expect(screen.page.locator("[data-code]")).to_have_text(code)
    assert screen.barriers() == []
    screen.page.evaluate("window.sameSincePlayBegan = true")

    anna.page.get_by_role("button", name="Start the game").tap()
    phones = {"Anna": anna, "Ben": ben}
    turn = screen.page.get_by_role("region", name="What is to be done")
    news = screen.page.get_by_role("region", name="Log")
    for _ in range(4):
        expect(turn).to_contain_text(re.compile("Anna|Ben"))
        name = "Anna" if "Anna" in turn.inner_text() else "Ben"
        before = news.locator(".newest").inner_text()
        pass_a_card(phones[name])
        # An older headline may say the same: the new one stands above what was the newest.
        since = rf"{name} passes.*{re.escape(before)}"
        expect(news).to_contain_text(re.compile(since, re.DOTALL))
        expect(turn).not_to_contain_text(name)
    assert screen.barriers() == []
    assert screen.page.evaluate("window.sameSincePlayBegan"), "it was never loaded anew"

    heard, hers = told(screen), told(anna)
    assert [step.seq for step in heard] == list(range(len(heard)))
    assert not any(step.moves for step in heard)
    assert not any("story-role" in text for text in screen.heard)
    assert {secrets(view) for view in fold(heard, WATCHER)} == {0}
    assert any(step.moves for step in hers)
    assert any("story-role" in text for text in anna.heard)
    assert all(secrets(view) for view in fold(hers, 0))


@pytest.mark.own_server
def test_a_screen_found_by_its_code_comes_back_by_itself_and_shows_the_end(
    visit: Welcome, server: ServerProcess
) -> None:
    made = server.open_table("Anna", seats=3, bots=["", "greedy", "greedy"])
    code = server.ask(f"/api/tables/{made.table}").read(p.TableInfo).code
    anna = visit(**PHONE).go(f"/t/{made.table}#token={made.token}")
    screen = visit().go(f"/screen/{code.lower()}")
    screen.page.get_by_role("heading", name="Come and play").wait_for()
    anna.page.get_by_role("button", name="Start the game").tap()
    turn = screen.page.get_by_role("region", name="What is to be done")
    expect(turn).to_contain_text("Anna")
    server.stop()
    lost = [one.page.locator("[data-lost]") for one in (screen, anna)]
    for notice in lost:
        notice.wait_for()
    server.start()
    for notice in lost:
        # The longer a server is away, the more rarely it is tried again.
        notice.wait_for(state="hidden")
    pass_a_card(anna)
    news = screen.page.get_by_role("region", name="Log")
    expect(news).to_contain_text("Anna passes")
    anna.page.get_by_role("button", name="Table", exact=True).tap()
    anna.page.get_by_role("button", name="End without a result").tap()
    anna.page.get_by_role("button", name="Yes, end it").tap()
    screen.page.get_by_role("link", name="Replay").wait_for()
    anna.page.get_by_role("button", name="Play again").tap()
    screen.page.get_by_role("heading", name="Come and play").wait_for()
    for visitor in (anna, screen):
        visitor.forgive_broken_line()

"""Rough edges at the table: a line lost at the wrong moment, hasty taps, many absent players."""

import re
from collections.abc import Callable
from typing import Literal

import pytest
from playwright.sync_api import Route, WebSocketRoute, expect

from rockfall.server import protocol as p
from tests.browser.conftest import Welcome
from tests.browser.laid import Laid, anybody_asked, lay, lay_before_next_round, turn_of
from tests.browser.seated import open_menu, press, put_away
from tests.browser.visitor import PHONE, Visitor
from tests.server.support.process import ServerProcess

Bring = Callable[[Laid], Laid]


def cut(anna: Visitor, what: str) -> Callable[[], None]:
    """Nothing of this can be fetched any more; gives how to let it be fetched again."""

    def refuse(route: Route) -> None:
        route.abort()

    anna.context.route(what, refuse)
    return lambda: anna.context.unroute(what, refuse)


def come(anna: Visitor, laid: Laid) -> None:
    """Sit down at a table, and let it fetch what it may need: the end comes last."""
    with anna.page.expect_request_finished(lambda one: "/assets/End-" in one.url):
        anna.go(laid.address)
    anna.page.get_by_role("group", name="The board").wait_for()


# -- what comes later -------------------------------------------------------------------------


def test_a_table_that_is_shown_needs_nothing_more_of_the_server(
    visit: Welcome, ready: Bring
) -> None:
    last = lay_before_next_round("last", 0, chance=0)
    last = ready(last)
    anna = visit()
    page = anna.page
    come(anna, last)
    cut(anna, "**/assets/**")
    page.get_by_role("button", name="Notebook").click()
    page.get_by_role("heading", name="Notebook").wait_for()
    page.keyboard.press("i")
    page.get_by_role("dialog").get_by_text("Rules: ").wait_for()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Close").click()
    put_away(anna)
    page.get_by_role("region", name=re.compile("Round . is over")).wait_for()
    page.get_by_role("button", name="Next round").click()
    press(anna, "End without a result")
    press(anna, "Yes, end it")
    page.get_by_role("link", name="Replay").wait_for()


def test_what_cannot_be_had_comes_when_the_line_is_back(visit: Welcome, ready: Bring) -> None:
    laid = lay("edge")
    laid = ready(laid)
    anna = visit()
    page = anna.page
    mend = cut(anna, "**/assets/Notebook-*")
    anna.go(laid.address)
    page.get_by_role("button", name="Notebook").click()
    page.get_by_text("One moment").wait_for()
    mend()
    page.get_by_role("heading", name="Notebook").wait_for()
    anna.forgive("Failed to load resource")


# -- hasty hands ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("button", "question", "yes", "after"),
    [
        (
            "End without a result",
            "End the game for everybody?",
            "Yes, end it",
            ("link", "Replay"),
        ),
        ("Leave the table", "Leave for good?", "Yes, leave", ("button", "Play now")),
    ],
)
def test_what_cannot_be_undone_is_asked_once_more(
    visit: Welcome,
    server: ServerProcess,
    ready: Bring,
    button: str,
    question: str,
    yes: str,
    after: tuple[Literal["link", "button"], str],
) -> None:
    laid = lay("edge")
    laid = ready(laid)
    anna = visit()
    page = anna.page
    anna.go(laid.address)
    open_menu(anna)
    first = page.get_by_role("button", name=button, exact=True)
    first.focus()
    page.keyboard.press("Enter")
    again = page.get_by_role("group", name=question)
    # A second tap or Enter takes it back, as Esc does.
    expect(again.get_by_role("button", name="Cancel")).to_be_focused()
    assert anna.barriers() == []
    page.keyboard.press("Enter")
    expect(first).to_be_focused()
    page.keyboard.press("Enter")
    again.wait_for()
    page.keyboard.press("Escape")
    expect(first).to_be_focused()
    assert not _done(server, laid)
    page.keyboard.press("Enter")
    again.get_by_role("button", name=yes).click()
    role, name = after
    page.get_by_role(role, name=name).wait_for()
    assert _done(server, laid)


def _done(server: ServerProcess, laid: Laid) -> bool:
    """Whether the match was ended, or the first member has left it."""
    info = server.ask(f"/api/tables/{laid.table.id}").read(p.TableInfo)
    return info.phase == "over" or info.members[0].left


def test_a_move_on_its_way_is_said_and_cannot_be_made_twice(visit: Welcome, ready: Bring) -> None:
    laid = lay("edge")
    laid = ready(laid)
    anna = visit()
    page = anna.page
    kept: list[tuple[WebSocketRoute, str | bytes]] = []

    def hold(socket: WebSocketRoute) -> None:
        """Keep moves back, as a slow line does."""
        server = socket.connect_to_server()
        socket.on_message(
            lambda text: kept.append((server, text)) if '"move"' in str(text) else server.send(text)
        )

    anna.context.route_web_socket(re.compile("/ws"), hold)
    anna.go(laid.address)
    asked = page.get_by_role("region", name="What is to be done")
    expect(asked).to_have_attribute("aria-busy", "false")
    put_away(anna)
    expect(asked).to_have_attribute("aria-busy", "true")
    expect(asked).to_have_text("Sending…")
    expect(asked.get_by_role("button")).to_have_count(0)
    [(server, text)] = kept
    server.send(text)
    expect(asked).to_have_attribute("aria-busy", "false")
    expect(asked).to_contain_text("Ben to play")


# -- many players, hidden goals ----------------------------------------------------------------


def test_twelve_of_whom_most_are_away(visit: Welcome, ready: Bring) -> None:
    laid = lay("crowd", turn_of(0), people=12, spec="jubilee+saboteur2")
    laid = ready(laid)
    anna = visit(**PHONE)
    page = anna.page
    anna.go(laid.address)
    players = page.get_by_role("list", name="Players").get_by_role("button")
    expect(players).to_have_count(12)
    assert (
        players.evaluate_all("all => all.filter((one) => one.scrollWidth > one.clientWidth)") == []
    )
    ben = page.get_by_role("button", name=re.compile("^Ben, not connected"))
    expect(ben.locator("svg.cut")).to_be_visible()
    expect(ben.get_by_text("not connected")).to_be_hidden()
    page.get_by_role("button", name="Table", exact=True).tap()
    bots = page.get_by_role("button", name=re.compile("Let a bot play for (?!me)"))
    expect(bots).to_have_count(1)
    page.get_by_role("combobox", name="Who is missing").select_option(label="Hugo")
    page.get_by_role("button", name="Let a bot play for Hugo").tap()
    page.get_by_role("button", name=re.compile("^Hugo, away")).wait_for()
    assert anna.barriers() == []


def test_goals_are_called_as_one_sees_them(visit: Welcome, ready: Bring) -> None:
    laid = lay("pair", anybody_asked("switch"), people=4, spec="jubilee+swap-goals")
    laid = ready(laid)
    anna = visit(**PHONE).go(laid.address)
    asked = anna.page.get_by_role("region", name="What is to be done")
    expect(asked).to_contain_text(re.compile("swap the (upper|middle) goal and the"))
    sketches = asked.get_by_role("button").locator("svg:has(text)")
    expect(sketches).to_have_count(2)
    assert sketches.nth(0).inner_html() != sketches.nth(1).inner_html()
    assert anna.barriers() == []

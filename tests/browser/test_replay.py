"""A match told again: any step, any eye, by an address that can be shared."""

import json
import re
from collections.abc import Iterator, Mapping
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, expect
from websockets.sync.client import connect

from rockfall.server import protocol as p
from tests.browser.conftest import Welcome
from tests.browser.visitor import DESK, PHONE
from tests.server.support.process import ServerProcess

#: What Anna thought: of seat 1 in the first round, at two steps.
THOUGHTS = [(5, 30), (9, 80)]


# Nothing is done here but looking, so all look at the same match.
@pytest.fixture(scope="module")
def place(one_server: ServerProcess) -> p.Place:
    """A match that is over: Anna began it, and let a bot play for her."""
    place = one_server.open_table("Anna", seats=3, bots=["", "standard", "standard"])
    with connect(one_server.socket_address, max_size=None) as line:
        hello = p.Hello(table=place.table, token=place.token, id=1)
        for wish in (hello, p.Start(id=2), p.Away(id=3)):
            line.send(msgspec.json.encode(wish).decode())
        while '"type":"ended"' not in line.recv(timeout=60):
            pass
    return place


def story(server: ServerProcess, place: p.Place, eye: int = -2) -> list[p.Told]:
    return server.ask(f"/api/tables/{place.table}/replay?eye={eye}").read(p.Replay).steps


def starts(steps: list[p.Told]) -> list[int]:
    """The steps that rounds begin with."""
    return [
        what.step if isinstance(what, p.Advanced) else 0
        for what in (step.what for step in steps)
        if isinstance(what, p.Began | p.Advanced)
        for sentence in what.story
        if sentence.key == "story-round"
    ]


def at(page: Page, step: int) -> None:
    """The slider and the address are at that step."""
    expect(page.get_by_role("slider", name="Step")).to_have_value(str(step))
    expect(page).to_have_url(re.compile(rf"[?&]step={step}$"))


def show(page: Page, tab: str) -> None:
    button = page.get_by_role("button", name=tab, exact=True)
    button.wait_for()
    if button.get_attribute("aria-expanded") == "false":
        button.click()
    expect(button).to_have_attribute("aria-expanded", "true")


def test_slider_buttons_and_keys_lead_to_every_step(
    server: ServerProcess, visit: Welcome, place: p.Place
) -> None:
    anna = visit()
    page = anna.page
    steps = [one.what for one in story(server, place)]
    last = 1 + max(what.step for what in steps if isinstance(what, p.Moved | p.Advanced))
    rounds = starts(story(server, place))
    anna.go(f"/replay/{place.table}")
    at(page, 0)
    page.get_by_role("button", name="Forward", exact=True).click()
    at(page, 1)
    for key, step in (
        (".", 2), ("]", 3), (",", 2), ("[", 1), ("PageDown", 11), ("PageUp", 1),
        ("n", rounds[1]), ("n", rounds[2]), ("b", rounds[1]), ("End", last), ("Home", 0),
    ):  # fmt: skip
        page.keyboard.press(key)
        at(page, step)
    page.get_by_role("slider", name="Step").fill("17")
    at(page, 17)
    page.get_by_role("button", name="To round 3").click()
    at(page, rounds[2])
    page.keyboard.press("?")
    keys = page.get_by_role("table", name="Keys")
    for named in ("PgUp", "Home", "Back", "To the round before or after"):
        expect(keys.get_by_text(named, exact=True)).to_be_visible()
    assert anna.barriers() == []


def test_a_step_has_an_address_for_others_as_whichever_eye(
    server: ServerProcess, visit: Welcome, place: p.Place
) -> None:
    anna = visit()
    page = anna.page
    anna.context.grant_permissions(["clipboard-read", "clipboard-write"])
    anna.go(f"/replay/{place.table}")
    page.get_by_role("slider", name="Step").fill("12")
    eyes = page.get_by_role("combobox", name="View")
    eyes.select_option(label="Anna")
    # Until her hand is there, it is still somebody else who looks.
    page.get_by_role("list", name="Your hand").wait_for()
    at(page, 12)
    page.get_by_role("button", name="Share this step").click()
    page.get_by_text("Copied").wait_for()
    address = page.evaluate("navigator.clipboard.readText()")
    ben = visit().go(address.split(str(server.port))[1])
    at(ben.page, 12)
    expect(ben.page.get_by_role("combobox", name="View")).to_have_value("0")
    # Anna's hand as she saw it, and nobody else's.
    held = [one.get_attribute("aria-label") for one in hand(page)]
    assert held
    ben.page.get_by_role("list", name="Your hand").wait_for()
    assert [one.get_attribute("aria-label") for one in hand(ben.page)] == held
    expect(ben.page.get_by_role("button", name="Hands", exact=True)).to_have_count(0)
    ben.page.reload()
    at(ben.page, 12)
    ben.page.get_by_role("combobox", name="View").select_option(label="Spectator")
    expect(ben.page.get_by_role("list", name="Your hand")).to_have_count(0)
    expect(ben.page.get_by_role("button", name="Hands", exact=True)).to_have_count(0)


def hand(page: Page) -> Iterator[Any]:
    yield from page.get_by_role("list", name="Your hand").get_by_role("button").all()


@pytest.mark.parametrize("device", [DESK, PHONE], ids=["desk", "phone"])
def test_who_sees_all_sees_all_hands_roles_and_goals(
    server: ServerProcess,
    visit: Welcome,
    place: p.Place,
    device: Mapping[str, Any],
) -> None:
    ben = visit(**device).go(f"/replay/{place.table}?step=3")
    show(ben.page, "Hands")
    names = [seat.name for seat in server.ask(f"/api/tables/{place.table}").read(p.TableInfo).seats]
    for name in names:
        cards = ben.page.get_by_role("list", name=f"Hand of {name}").get_by_role("img")
        expect(cards).to_have_count(6)
        said = [card.get_attribute("aria-label") for card in cards.all()]
        assert all(said)
        assert "an unknown card" not in said
    roles = ben.page.get_by_role("list", name="Hands", exact=True).get_by_role("heading")
    shown = [text.split()[-1].lower() for text in roles.all_inner_texts()]
    assert len(shown) == len(names)
    assert set(shown) <= {"digger", "saboteur"}
    board = ben.page.get_by_role("group", name="The board")
    expect(board.get_by_role("img", name=re.compile("treasure"))).to_have_count(1)
    assert ben.barriers() == []


def test_a_sentence_of_the_story_leads_to_its_step(
    server: ServerProcess, visit: Welcome, place: p.Place
) -> None:
    anna = visit()
    page = anna.page
    anna.go(f"/replay/{place.table}")
    log = page.get_by_role("list", name="Log")
    log.wait_for()
    now = log.locator("[aria-current=step]")
    for step in (25, 4, 40):
        sentence = log.locator(f"[data-stop='{step}']").get_by_role("button")
        sentence.click()
        at(page, step)
        expect(now).to_have_count(1)
        expect(now).to_be_in_viewport()
        expect(now).to_have_text(sentence.inner_text())
    page.keyboard.press(".")
    expect(now).to_have_text(log.locator("[data-stop='41']").inner_text())
    # A tunnel is told at the step at which it was dug.
    dug = next(
        what.step
        for what in (step.what for step in story(server, place))
        if isinstance(what, p.Moved) and what.story[0].key == "story-dig"
    )
    log.get_by_role("button", name=re.compile(" digs at ")).first.click()
    at(page, dug)


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_ones_own_suspicion_is_a_curve_beside_the_truth(
    server: ServerProcess, visit: Welcome, place: p.Place, theme: str
) -> None:
    anna = visit(color_scheme=theme).go("/")
    page = anna.page
    steps = story(server, place)
    marks = [
        {"round": 1, "step": step, "seat": 1, "role": "saboteur", "value": value}
        for step, value in THOUGHTS
    ]
    kept = json.dumps({"text": "", "marks": marks})
    page.evaluate(
        "([name, text]) => localStorage.setItem(name, text)",
        [f"rockfall.notes.{place.table}.0", kept],
    )
    anna.go(f"/replay/{place.table}?eye=-2&step=7")
    show(page, "Suspicion")
    page.get_by_role("img", name="Your suspicion over time").wait_for()
    assert anna.barriers() == []
    page.get_by_text("The same as a table").click()
    name = server.ask(f"/api/tables/{place.table}").read(p.TableInfo).seats[1].name
    row = page.get_by_role("row", name=f"{name}, Round 1")
    expect(row).to_contain_text("step 5: saboteur 30%; step 9: saboteur 80%")
    shown = next(
        step.what.outcome.roles[1]
        for step in steps
        if isinstance(step.what, p.Advanced) and step.what.outcome is not None
    )
    expect(row.get_by_role("cell").last).to_have_text(shown)
    # The cursor stands where one is: it moves with the step.
    cursor = page.locator("line.cursor")
    before = cursor.get_attribute("x1")
    assert before
    page.keyboard.press("End")
    expect(cursor).not_to_have_attribute("x1", before)


def test_who_moved_no_slider_is_told_so(visit: Welcome, place: p.Place) -> None:
    ben = visit().go(f"/replay/{place.table}")
    show(ben.page, "Suspicion")
    ben.page.get_by_text("You moved no sliders in this match").wait_for()


def test_it_runs_only_when_asked_to_and_stops_when_one_goes_elsewhere(
    visit: Welcome, place: p.Place
) -> None:
    anna = visit()
    page = anna.page
    anna.context.clock.install()
    anna.go(f"/replay/{place.table}?eye=-1&step=5")
    at(page, 5)
    page.clock.run_for(20_000)
    at(page, 5)
    play = page.get_by_role("button", name="Play", exact=True)
    play.click()
    page.clock.run_for(2_500)
    at(page, 7)
    page.keyboard.press(",")
    at(page, 6)
    expect(play).to_have_attribute("aria-pressed", "false")
    page.clock.run_for(20_000)
    at(page, 6)


@pytest.mark.parametrize("device", [DESK, PHONE], ids=["desk", "phone"])
def test_the_step_that_gave_somebody_away_is_marked_and_leads_there(
    visit: Welcome, server: ServerProcess, place: p.Place, device: Mapping[str, Any]
) -> None:
    curve = server.ask(f"/api/tables/{place.table}/suspicion").read(p.SuspicionCurve).chances
    last = len(
        [step for step in story(server, place) if isinstance(step.what, p.Moved | p.Advanced)]
    )
    assert len(curve) == last + 1
    anna = visit(**device).go(f"/replay/{place.table}")
    page = anna.page
    show(page, "Suspicion")
    strips = page.get_by_role("region", name="Suspicion as all could see it").locator(".strip")
    expect(strips).to_have_count(3)
    told = strips.get_by_role("button")
    assert told.count() == strips.locator("circle").count() > 0
    for seat in range(3):
        for button in strips.nth(seat).get_by_role("button").all():
            text = button.inner_text()
            step = int(text.rpartition(" ")[2])
            assert "saboteur" in text
            assert curve[step][seat] > curve[step - 1][seat]
            assert curve[step][seat] > 500 or "given away" not in text
            button.click()
            at(page, step)
    assert anna.barriers() == []

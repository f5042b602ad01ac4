"""The notebook: facts that grow as all can see them, and thoughts that nobody else ever sees."""

import json
import re
from collections import Counter
from collections.abc import Mapping
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocket, expect

from rockfall.server import protocol as p
from tests.browser.conftest import Welcome
from tests.browser.visitor import DESK, PHONE, Visitor
from tests.server.support.process import ServerProcess

TURN = "Your turn: play a card, or pass."
SECRET = "quartzite behind the third door"


def sit(
    visit: Welcome, server: ServerProcess, seats: int, **context: Any
) -> tuple[Visitor, p.Place]:
    """Anna at a table with bots that find no treasure soon, in a match that has begun."""
    place = server.open_table("Anna", seats=seats, bots=["", *["random"] * (seats - 1)])
    anna = visit(**context).go(f"/t/{place.table}#token={place.token}")
    anna.page.get_by_role("button", name="Start the game").click()
    anna.page.get_by_role("list", name="Your hand").wait_for()
    return anna, place


def open_notebook(page: Page) -> Locator:
    page.get_by_role("button", name="Notebook", exact=True).click()
    notebook = page.get_by_role("region", name="Notebook")
    notebook.wait_for()
    return notebook


def put_away(page: Page) -> None:
    """Pass with the first card, as soon as it is Anna's turn."""
    page.get_by_text(TURN).wait_for()
    passes = logged(page, "Anna passes")
    before = passes.count()
    page.get_by_role("list", name="Your hand").get_by_role("button").first.click()
    page.get_by_role("button", name="Discard and pass").click()
    expect(passes).to_have_count(before + 1)


def logged(page: Page, text: str) -> Locator:
    """What the log tells, in sight or not; bots who say why they suspect somebody quote it."""
    log = page.get_by_role("list", name="Log", include_hidden=True)
    begins = re.compile(rf"^\s*{text}")
    return log.get_by_role("listitem", include_hidden=True).filter(has_text=begins)


def told(server: ServerProcess, place: p.Place) -> p.Replay:
    """Everything that Anna has been told."""
    path = f"/api/tables/{place.table}/replay?eye={place.seat}"
    return server.ask(path, headers={"authorization": f"Bearer {place.token}"}).read(p.Replay)


@pytest.mark.parametrize("device", [DESK, PHONE], ids=["desk", "phone"])
def test_what_all_could_see_is_counted_as_it_happens(
    visit: Welcome, server: ServerProcess, device: Mapping[str, Any]
) -> None:
    anna, place = sit(visit, server, 5, **device)
    for count in (1, 2, 3):
        put_away(anna.page)
        # From Anna's turn to Anna's turn, so that nothing happens while it is read.
        anna.page.get_by_text(TURN).wait_for()
        notebook = open_notebook(anna.page)
        shown = notebook.get_by_role("list", name="What all could see in round 1")
        own = shown.get_by_role("listitem").filter(has_text="Anna you")
        expect(own.locator("[data-fact=pass]")).to_have_text(f"Passed{count}")
        notebook.get_by_role("button", name="Close").click()
    notebook = open_notebook(anna.page)
    assert anna.barriers() == []
    steps = [step.what for step in told(server, place).steps]
    digs = Counter(
        sentence.args["seat"]
        for what in steps
        if isinstance(what, p.Moved)
        for sentence in what.story
        if sentence.key == "story-dig"
    )
    items = notebook.get_by_role("listitem")
    for seat in range(5):
        fact = items.nth(seat).locator("[data-fact=dig] dd")
        text = fact.inner_text().split(",")[0] if fact.count() else "0"
        assert int(text) == digs[seat]


def test_notes_and_sliders_are_there_again_and_were_never_sent(
    visit: Welcome, server: ServerProcess
) -> None:
    place = server.open_table("Anna", seats=3, bots=["", "standard", "standard"])
    anna = visit()
    sent: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: sent.append(str(frame)))

    anna.page.on("websocket", listen)
    anna.context.on(
        "request", lambda request: sent.append(f"{request.url} {request.post_data or ''}")
    )
    anna.go(f"/t/{place.table}#token={place.token}")
    anna.page.get_by_role("button", name="Start the game").click()
    anna.page.get_by_text(TURN).wait_for()
    notebook = open_notebook(anna.page)
    sliders = notebook.get_by_role("slider")
    expect(sliders).to_have_count(2)
    before = len(sent)
    sliders.first.fill("85")
    notebook.get_by_role("textbox", name="Your own notes").fill(SECRET)
    expect(notebook.get_by_role("status").first).to_have_text("85%")
    # Parts of the client are fetched while nothing else is to do; that tells nobody anything.
    assert [one for one in sent[before:] if "/assets/" not in one] == []
    anna.page.reload()
    notebook = open_notebook(anna.page)
    expect(notebook.get_by_role("slider").first).to_have_value("85")
    expect(notebook.get_by_role("slider").last).to_have_attribute("aria-valuetext", "not set")
    expect(notebook.get_by_role("textbox", name="Your own notes")).to_have_value(SECRET)
    put_away(anna.page)
    anna.page.get_by_text(TURN).wait_for()
    assert not [text for text in sent if "quartzite" in text]
    frames = [text for text in sent if text.startswith("{")]
    wishes = {"hello", "commit", "start", "reveal", "move"}
    # A card that was dealt may be of no use now: then it is asked why.
    assert {json.loads(text)["type"] for text in frames} - {"why"} == wishes
    assert [text for text in sent if text not in frames and not text.endswith(" ")] == []


def test_typing_notes_plays_no_card(visit: Welcome, server: ServerProcess) -> None:
    anna, _ = sit(visit, server, 3)
    anna.page.get_by_text(TURN).wait_for()
    notebook = open_notebook(anna.page)
    notebook.get_by_role("textbox", name="Your own notes").press_sequentially("1 r 2")
    hand = anna.page.get_by_role("list", name="Your hand")
    assert hand.get_by_role("button", pressed=True).count() == 0
    anna.page.keyboard.press("Escape")
    notebook.wait_for(state="detached")


def test_what_one_covers_is_covered_in_the_notebook_too(
    visit: Welcome, server: ServerProcess
) -> None:
    anna, _ = sit(visit, server, 3)
    notebook = open_notebook(anna.page)
    notebook.get_by_role("textbox", name="Your own notes").fill(SECRET)
    anna.page.get_by_title("Cover or show what only you may know").click()
    expect(notebook.get_by_role("textbox")).to_have_count(0)
    expect(notebook.get_by_role("slider")).to_have_count(0)


def test_after_the_round_claims_and_suspicion_are_held_against_the_truth(
    visit: Welcome, server: ServerProcess
) -> None:
    seats = 10
    anna, place = sit(visit, server, seats)
    anna.page.get_by_text("Make a claim").click()
    anna.page.get_by_label("Who?").select_option(label="Anna")
    anna.page.get_by_label("Is what?").first.select_option(label="digger")
    anna.page.get_by_role("button", name="Claim").first.click()
    notebook = open_notebook(anna.page)
    facts = notebook.get_by_role("list", name="What all could see in round 1")
    claim = facts.get_by_role("listitem").first.get_by_text("“Anna is: digger.”")
    expect(claim).to_have_text("“Anna is: digger.”")
    # Of everybody one is as sure as the seat's number says.
    for seat in range(1, seats):
        notebook.get_by_role("slider").nth(seat - 1).fill(str(10 * seat))
    after = notebook.get_by_role("button", name="Round 2")
    gold = anna.page.get_by_text("Which gold card do you keep?")
    asked = anna.page.get_by_role("region", name="What is to be done")
    while True:
        anna.page.get_by_text(TURN).or_(gold).or_(after).first.wait_for()
        if after.count():
            break
        if gold.count():
            kept = logged(anna.page, "Anna keeps")
            before = kept.count()
            asked.get_by_role("button").first.click()
            expect(kept).not_to_have_count(before)
        else:
            put_away(anna.page)
    anna.page.get_by_role("heading", name="Round 1 is over").wait_for()
    notebook.get_by_role("button", name="Round 1").click()
    # It stands where the round is told to be over, and in the notebook for good.
    compared = anna.page.get_by_role("region", name="Your suspicion and the truth")
    expect(compared).to_have_count(2)
    expect(notebook.get_by_role("slider")).to_have_count(0)
    shown = compared.first
    roles = next(
        step.what.outcome.roles
        for step in told(server, place).steps
        if isinstance(step.what, p.Advanced) and step.what.outcome is not None
    )
    names = [seat.name for seat in told(server, place).info.seats]
    truth = "That was true." if roles[0] == "digger" else "That was not true."
    expect(claim).to_have_text(f"“Anna is: digger.” {truth}")
    worth = []
    for seat in range(1, seats):
        line = shown.get_by_role("listitem").filter(has_text=re.compile(rf"^\s*{names[seat]}: "))
        is_so = roles[seat] == "saboteur"
        miss = (100 if is_so else 0) - 10 * seat
        worth.append(100 - miss * miss / 100)
        sign = "Undecided" if seat == 5 else "Right" if is_so == (seat > 5) else "Wrong"
        expect(line).to_contain_text(f"{names[seat]}: {roles[seat]}. {sign}: you gave")
        expect(line).to_contain_text(f"{10 * seat}% to saboteur. {worth[-1]:.0f} of 100.")
    total = shown.get_by_role("heading")
    expect(total).to_have_text(
        f"Your suspicion in round 1: {int(sum(worth) / len(worth) + 0.5)} of 100 points"
    )

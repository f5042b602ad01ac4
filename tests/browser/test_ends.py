"""The end of a round and of the game, as players meet them."""

import re
from collections.abc import Callable, Mapping
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from rockfall.server import protocol as p
from rockfall.words import name_of, words
from tests.browser.conftest import Welcome
from tests.browser.laid import Laid, lay, lay_before_end, lay_before_next_round
from tests.browser.others import about_to_reach, moves_to, play, reaches_treasure
from tests.browser.seated import press, put_away, see_who_was_who
from tests.browser.visitor import DESK, PHONE, Visitor
from tests.server.support.process import ServerProcess
from tests.support.play import at_random

Bring = Callable[[Laid], Laid]

#: Anna is about to reach the treasure in the first round, or plays its last card.
TREASURE: Final = lay("anna-digs", about_to_reach(0), people=1, bots=3)
LAST: Final = lay_before_next_round("anna-ends", 0, people=1, bots=3, first=2, choose=at_random)
PATIENCE = 60_000


def told(server: ServerProcess, anna: Visitor) -> p.Replay:
    """Everything that Anna has been told, for the key to the first seat that her browser keeps."""
    table = anna.page.url.rsplit("/", 1)[1]
    kept = "(name) => JSON.parse(localStorage.getItem(name)).token"
    token = anna.page.evaluate(kept, f"rockfall.place.{table}")
    own = {"authorization": f"Bearer {token}"}
    return server.ask(f"/api/tables/{table}/replay?eye=0", headers=own).read(p.Replay)


def outcomes(replay: p.Replay) -> list[p.Outcome]:
    """How rounds came out, after each step for which it was decided who won."""
    steps = [step.what for step in replay.steps if isinstance(step.what, p.Moved | p.Advanced)]
    return [what.outcome for what in steps if what.outcome is not None and what.outcome.decided]


@pytest.mark.parametrize(
    ("device", "laid"), [(DESK, LAST), (PHONE, TREASURE)], ids=["desk", "phone"]
)
def test_the_end_of_a_round_shows_who_was_who_and_who_won(
    visit: Welcome, server: ServerProcess, ready: Bring, device: Mapping[str, Any], laid: Laid
) -> None:
    laid = ready(laid)
    anna = visit(**device).go(laid.path())
    anna.page.get_by_role("list", name="Your hand").wait_for()
    if digs := [*moves_to(laid, reaches_treasure)]:
        play(anna.page, laid, digs[0])
    else:
        put_away(anna)
    anna.page.get_by_role("heading", name="Round 1 is over").wait_for()
    see_who_was_who(anna)
    end = anna.page.get_by_role("region", name="Round 1 is over")
    people = end.get_by_role("list").first.get_by_role("listitem")
    replay = told(server, anna)
    names = [seat.name for seat in replay.info.seats]
    story = [
        sentence
        for step in replay.steps
        if isinstance(step.what, p.Advanced)
        for sentence in step.what.story
    ]
    outcome = outcomes(replay)[0]
    roles = [name_of("card", role) for role in outcome.roles]
    expect(people).to_have_text(
        [re.compile(rf"{re.escape(names[seat])}\s*{roles[seat]}") for seat in range(4)]
    )
    expect(end.get_by_role("img", name="gold cards: ")).to_have_count(4)
    [won] = [words(one.key, one.args) for one in story if one.key.startswith("story-won")]
    assert end.get_by_text(won, exact=True).count() == 1
    why = words(f"ui-round-why-{outcome.why}", {"seat": outcome.seat}, names=names)
    assert end.get_by_text(why, exact=True).count() == 1
    assert anna.barriers() == []
    assert anna.page.evaluate("document.documentElement.scrollWidth") <= device["viewport"]["width"]
    # While gold is handed out, what one may take is asked below the open roles.
    go_on = end.get_by_role("button", name="Next round")
    answers = anna.page.get_by_role("region", name="What is to be done").get_by_role("button")
    while not go_on.is_visible():
        answers.first.or_(go_on).first.wait_for()
        if answers.count() and not go_on.is_visible():
            answers.first.click()
    # All that was paid is said, however it was handed out.
    paid = outcomes(told(server, anna))[-1]
    expect(end.get_by_role("list", name="What each got").get_by_role("listitem")).to_have_text(
        [
            words("ui-round-pay-gold", {"seat": seat, "count": pay["gold"]}, names=names)
            for seat, pay in enumerate(paid.pay)
            if pay["gold"]
        ]
    )
    go_on.click()
    end.wait_for(state="detached")
    anna.page.get_by_text("Round 2 ·").wait_for()


@pytest.mark.parametrize("device", [DESK, PHONE], ids=["desk", "phone"])
def test_the_end_of_the_game_has_a_podium_a_story_words_to_share_and_another_game(
    visit: Welcome, server: ServerProcess, ready: Bring, device: Mapping[str, Any]
) -> None:
    laid = ready(lay_before_end("close", 0, people=1, bots=3))
    anna = visit(**device).go(laid.path())
    anna.context.grant_permissions(["clipboard-read", "clipboard-write"])
    press(anna, "Let a bot play for me")
    end = anna.page.get_by_role("region", name="Victory")
    end.wait_for(timeout=PATIENCE)
    ranks = end.get_by_role("list", name="All places").get_by_role("listitem")
    assert ranks.count() == 4
    scores = [int(text.rsplit(":", 1)[1]) for text in ranks.all_inner_texts()]
    assert scores == sorted(scores, reverse=True)
    podium = end.get_by_role("group", name="The podium")
    standing = sum(podium.locator(f"[data-step='{step}'] .dwarf").count() for step in (1, 2, 3))
    assert standing == sum(scores.index(score) < 3 for score in scores)
    assert podium.locator("[data-step='1'] .dwarf").count() == scores.count(scores[0])
    story = end.get_by_role("region", name="The game in brief").get_by_role("listitem")
    assert story.count() == 6
    log = anna.page.locator("[aria-label=Log]").text_content() or ""
    assert "Round 1 is over" in " ".join(story.all_inner_texts())
    assert (story.last.text_content() or "") in log
    assert anna.barriers() == []
    assert anna.page.evaluate("document.documentElement.scrollWidth") <= device["viewport"]["width"]

    end.get_by_role("button", name="Share").click()
    end.get_by_text("Copied").wait_for()
    shared: str = anna.page.evaluate("navigator.clipboard.readText()")
    first, *places, link = shared.splitlines()
    assert first.startswith("Rockfall · Victory: ")
    assert sorted(int(line.rsplit(": ", 1)[1]) for line in places) == sorted(scores)
    assert "token" not in shared
    replay = end.get_by_role("link", name="Replay").get_attribute("href")
    assert link == f"http://127.0.0.1:{server.port}{replay}"

    end.get_by_role("button", name="Play again").click()
    end.get_by_role("link", name="To the next game").click()
    anna.page.get_by_role("button", name="Start").wait_for()


def test_twelve_find_room_on_a_phone(visit: Welcome, ready: Bring) -> None:
    laid = lay_before_end(
        "twelve", 0, people=1, bots=11, spec="jubilee+saboteur2", choose=at_random
    )
    anna = visit(**PHONE).go(ready(laid).path())
    anna.page.get_by_role("list", name="Your hand").wait_for()
    assert anna.page.evaluate("document.documentElement.scrollWidth") <= 412
    press(anna, "Let a bot play for me")
    end = anna.page.get_by_role("region", name="Victory")
    end.wait_for(timeout=PATIENCE)
    assert end.get_by_role("list", name="All places").get_by_role("listitem").count() == 12
    assert anna.page.evaluate("document.documentElement.scrollWidth") <= 412
    assert anna.barriers() == []

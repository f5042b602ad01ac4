"""Friends far apart: a table by link and code, three languages, and all that can go wrong."""

import re

import pytest

from rockfall.server import protocol as p
from tests.browser.conftest import Welcome
from tests.browser.evening import FRIENDS, replayed, sit_together, told_in_words
from tests.browser.player import Player, play_together
from tests.server.support.process import ServerProcess
from tests.support.play import SOAK


def cards(player: Player) -> list[str | None]:
    return [one.get_attribute("aria-label") for one in player.hand.get_by_role("button").all()]


def waits_for_the_line(player: Player) -> None:
    player.page.get_by_text(player.word("ui-line-lost")).wait_for()


def is_back(player: Player) -> None:
    """The page is the same as before, and the line holds."""
    player.page.get_by_text(player.word("ui-line-lost")).wait_for(state="hidden")
    assert player.page.evaluate("window.mark") == "kept"


@pytest.mark.own_server
def test_nothing_is_lost_whatever_breaks(visit: Welcome, server: ServerProcess) -> None:
    players = anna, ben, cleo = sit_together(visit)
    play_together(players, 6)

    # Somebody presses refresh.
    before = cards(ben)
    ben.page.reload()
    ben.hand.wait_for()
    assert cards(ben) == before
    for player in players:
        player.page.evaluate("window.mark = 'kept'")

    # Somebody goes through a tunnel, and the others play on.
    before = cards(cleo)
    cleo.visitor.context.set_offline(True)
    waits_for_the_line(cleo)
    missing = re.compile(f"^{FRIENDS[2].name},.* {anna.word('ui-table-offline')}")
    gone = anna.page.get_by_role("button", name=missing)
    gone.wait_for()
    cleo.visitor.context.set_offline(False)
    is_back(cleo)
    gone.wait_for(state="hidden")
    assert cards(cleo) == before
    play_together(players, 6)

    # Somebody trips over the server's cable, just when somebody else has made a move.
    sights = [player.glance() for player in players]
    waiting = [
        player for player, sight in zip(players, sights, strict=True) if sight.what == "wait"
    ]
    before_all = [cards(player) for player in waiting]
    for player, sight in zip(players, sights, strict=True):
        player.act(sight)
    server.kill()
    for player in players:
        waits_for_the_line(player)
    server.start()
    for player in players:
        is_back(player)
    assert [cards(player) for player in waiting] == before_all
    play_together(players, None if SOAK else 6)

    if not SOAK:
        for word in ("ui-table-menu", "ui-table-void", "ui-table-void-yes"):
            ben.page.get_by_role("button", name=ben.word(word), exact=True).click()
        cleo.page.get_by_role("button", name=cleo.word("ui-table-agree")).click()
    for seat, player in enumerate(players):
        player.page.locator("#end-title").wait_for()
        player.visitor.forgive_broken_line()
        replay = replayed(server, player, seat)
        log = player.log.all_text_contents()
        assert len(log) > 18
        assert log == told_in_words(player, replay)[-len(log) :]
        moved = [step.what for step in replay.steps if isinstance(step.what, p.Moved)]
        # Each decision was made once, none was lost and none was made for anybody.
        decided = [what.by for what in moved if what.seat == seat]
        # A move that was still on its way when the cable went had to be made again.
        again = player not in waiting and len(decided) < player.made
        assert decided == ["person"] * (player.made - again)

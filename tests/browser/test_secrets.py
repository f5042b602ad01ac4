"""Nobody's browser holds what its seat may not know: not in the page, not in memory, not sent."""

import json
import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
import pytest
from playwright.sync_api import expect

from rockfall.kernel.layout import GOD
from rockfall.match.match import Match
from rockfall.server import protocol as p
from rockfall.server.edition_cache import edition_of
from rockfall.words import name_of
from tests.browser.conftest import Welcome
from tests.browser.evening import FRIENDS, replayed, sit_together
from tests.browser.laid import Laid, lay, turn_of
from tests.browser.player import Player, play_together
from tests.browser.prying import Loot, Prier, pry
from tests.browser.seated import put_away
from tests.server.support.process import ServerProcess
from tests.support.play import SOAK, edition

#: How often everybody is searched, and how many decisions lie between.
SEARCHES: Final = 12 if SOAK else 2
BETWEEN: Final = 4
_SPEC: Final = "jubilee+pathfinder"


def truths(replay: p.Replay) -> list[Match]:
    """The match after each number of steps, played again from the seed that the end told."""
    steps = [told.what for told in replay.steps]
    (ended,) = [what for what in steps if isinstance(what, p.Ended)]
    made = [what for what in steps if isinstance(what, p.Moved | p.Advanced)]
    info = replay.info
    names = [chair.name for chair in info.seats]
    edition = edition_of(info.settings.spec, info.settings.seats, info.settings.first)

    def after(made: Sequence[p.Moved | p.Advanced]) -> Match:
        match = Match(edition, bytes.fromhex(ended.seed), names)
        for what in made:
            if isinstance(what, p.Advanced):
                match.advance()
            else:
                match.submit(what.seat, what.move)
        return match

    return [after(made[:count]) for count in range(len(made) + 1)]


def events(server: ServerProcess, player: Player, seat: int) -> list[dict[str, Any]]:
    """What the seat is to be told, as it stands on the wire."""
    steps = replayed(server, player, seat).steps
    return [json.loads(msgspec.json.encode(told.what)) for told in steps]


def end(players: Sequence[Player]) -> None:
    """The host ends the match, so that the truth may be asked for."""
    host = players[0]
    for word in ("ui-table-menu", "ui-table-void", "ui-table-void-yes"):
        host.page.get_by_role("button", name=host.word(word), exact=True).click()
    for player in players:
        player.page.locator("#end-title").wait_for()


def keys_of(player: Player) -> list[str]:
    """What opens a seat, as its browser keeps it."""
    kept = player.page.evaluate("Object.values(localStorage)")
    places = [msgspec.json.decode(text) for text in kept if "recovery" in text]
    return [place[name] for place in places for name in ("token", "recovery")]


def test_no_browser_holds_what_its_seat_may_not_know(visit: Welcome, server: ServerProcess) -> None:
    players = sit_together(visit)
    searched: list[list[Loot]] = []
    for _ in range(SEARCHES):
        play_together(players, BETWEEN)
        searched.append([pry(player.visitor) for player in players])
    end(players)
    matches = truths(replayed(server, players[0], GOD))
    assert len(matches) > SEARCHES * BETWEEN
    keys = [keys_of(player) for player in players]
    for seat, player in enumerate(players):
        told = events(server, player, seat)
        others = [key for at, own in enumerate(keys) if at != seat for key in own]
        assert len(others) == 4
        for loot in (one[seat] for one in searched):
            prier = Prier(matches[: loot.step + 1], seat, FRIENDS[seat].language)
            assert prier.in_page(loot) == []
            assert prier.in_memory(loot) == []
            assert prier.in_traffic(loot, told) == []
            everything = "\n".join([loot.html, *loot.strings, *loot.heard])
            assert not any(key in everything for key in [*others, matches[0].seed.hex()])


WALKED: Final = lay("walked", turn_of(0, plies=8), people=1, bots=4, spec="cave")


def test_nothing_of_others_is_found_where_pieces_walk(
    visit: Welcome, server: ServerProcess, ready: Callable[[Laid], Laid]
) -> None:
    laid = ready(WALKED)
    player = Player(visit().go(laid.address), 2)
    loots = []
    for _ in range(SEARCHES):
        player.play(BETWEEN)
        # Nothing goes on while one is asked; all may agree that it is over, without secrets then.
        if player.look().what == "end":
            break
        loots.append(pry(player.visitor))
    else:
        end([player])
    assert any('"type":"reach"' in text for text in loots[-1].heard)
    matches = truths(replayed(server, player, GOD))
    told = events(server, player, laid.seat)
    for loot in loots:
        prier = Prier(matches[: loot.step + 1], laid.seat)
        assert (prier.in_page(loot), prier.in_memory(loot)) == ([], [])
        assert prier.in_traffic(loot, told) == []


# -- leaks, planted --------------------------------------------------------------------------

#: Tells everybody what the seat that must act can choose from.
_LEAKY_TEXTS: Final = """
from rockfall.server.step_texts import StepTexts

StepTexts.moves = lambda self, eye: (m := self._written.table.match) and m.moves(m.actor) or []
"""


class Found(NamedTuple):
    """What the three searches found."""

    page: list[str]
    memory: list[str]
    traffic: list[str]


Plant = Callable[[Player, int, list[int]], None]
SEARCHED: Final = lay("searched", turn_of(0, plies=30), people=1, bots=3, spec=_SPEC)


def search(visit: Welcome, server: ServerProcess, laid: Laid, *plants: Plant) -> list[Found]:
    """Somebody sits among bots; of a neighbour something is planted, one thing after the other."""
    player = Player(visit().go(laid.address))
    truth, other = laid.match.truth, (laid.seat + 1) % 4
    hand = [*truth.cards(truth.layout.zones.index(f"hand.{other}"))]
    loots = []
    for plant in plants:
        player.page.reload()
        player.look()
        plant(player, other, hand)
        loots.append(pry(player.visitor))
    end([player])
    matches = truths(replayed(server, player, GOD))
    told = events(server, player, laid.seat)
    priers = [Prier(matches[: loot.step + 1], laid.seat) for loot in loots]
    return [
        Found(prier.in_page(loot), prier.in_memory(loot), prier.in_traffic(loot, told))
        for prier, loot in zip(priers, loots, strict=True)
    ]


def _nothing(player: Player, other: int, hand: list[int]) -> None:
    """What is not planted is not found."""


def _attribute(player: Player, other: int, hand: list[int]) -> None:
    player.seat(other).evaluate("(one, hand) => (one.dataset.hand = hand.join())", hand)


def _role(player: Player, other: int, hand: list[int]) -> None:
    """A word is enough; of the two there are, the neighbour cannot be both."""
    player.seat(other).evaluate("(one) => (one.title += ', Digger, Saboteur')")


def _names(player: Player, other: int, hand: list[int]) -> None:
    kinds = edition(_SPEC, 4).rules.layout.kinds
    named = ", ".join(name_of("card", kinds[card]) for card in hand)
    player.page.evaluate("(text) => document.body.append(text)", named)


def _goal(player: Player, other: int, hand: list[int]) -> None:
    hidden = player.page.get_by_role("img", name="face down").first
    hidden.evaluate("(one) => one.setAttribute('aria-label', '8/0: face down, treasure')")


def test_a_secret_in_the_page_is_found(
    visit: Welcome, server: ServerProcess, ready: Callable[[Laid], Laid]
) -> None:
    clean, *found = search(
        visit, server, ready(SEARCHED), _nothing, _attribute, _role, _names, _goal
    )
    assert clean == ([], [], [])
    assert [(bool(one.page), one.traffic) for one in found] == [(True, [])] * 4


def _numbers(player: Player, other: int, hand: list[int]) -> None:
    player.page.evaluate("(hand) => { window.peek = { of: hand.toReversed() }; }", hand)


def _cards(player: Player, other: int, hand: list[int]) -> None:
    """As the model keeps cards, deep inside something, and in no global name."""
    plant = "(hand) => { document.body.peek = new Map([[1, hand.map((card) => ({ card }))]]); }"
    player.page.evaluate(plant, hand)


def _text(player: Player, other: int, hand: list[int]) -> None:
    player.page.evaluate("(hand) => { window.peek = { of: JSON.stringify({ hand }) }; }", hand)


def test_a_secret_in_memory_is_found(
    visit: Welcome, server: ServerProcess, ready: Callable[[Laid], Laid]
) -> None:
    found = search(visit, server, ready(SEARCHED), _numbers, _cards, _text)
    assert [(one.page, bool(one.memory), one.traffic) for one in found] == [([], True, [])] * 3


@pytest.fixture
def leak(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Servers that are started from now on tell too much; what is compiled cannot be replaced."""
    (tmp_path / "sitecustomize.py").write_text(_LEAKY_TEXTS)
    source = Path(__file__).parents[2] / "src"
    monkeypatch.setenv("PYTHONPATH", f"{tmp_path}{os.pathsep}{source}")


# The leak must be there before the server is, so it is asked for first.
@pytest.mark.own_server
def test_a_secret_that_is_sent_is_found(
    leak: None, visit: Welcome, server: ServerProcess, ready: Callable[[Laid], Laid]
) -> None:
    def play_on(player: Player, other: int, hand: list[int]) -> None:
        """The neighbours must move before their moves can be overheard."""
        told = player.log.count()
        put_away(player.visitor)
        expect(player.log.nth(told + 1)).to_be_attached()

    (found,) = search(visit, server, ready(SEARCHED), play_on)
    assert any("not offered" in one for one in found.traffic)

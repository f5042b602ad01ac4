"""Friends at one table, each in the own browser and the own language; and what their logs say."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from rockfall.server import protocol as p
from tests.browser.conftest import Welcome
from tests.browser.player import Player
from tests.browser.visitor import Visitor
from tests.server.support.process import ServerProcess


class Guest(NamedTuple):
    """Somebody who comes, and the language of the browser."""

    name: str
    language: str


FRIENDS: Final = (Guest("Anna", "de"), Guest("Ben", "uk"), Guest("Cleo", "fr"))


def sit_together(visit: Welcome, guests: Sequence[Guest] = FRIENDS, bots: int = 0) -> list[Player]:
    """The first makes a table by hand, the second comes by code, all others by the link."""
    players = [
        Player(visit(locale=guest.language), seed, guest.language)
        for seed, guest in enumerate(guests)
    ]
    host = players[0]
    _make_table(host, guests[0].name, len(guests) + bots)
    code = host.page.locator(".code").inner_text()
    link = host.page.get_by_label(host.word("ui-link")).input_value()
    for at, (player, guest) in enumerate(zip(players, guests, strict=True)):
        if at == 0:
            continue
        if at == 1:
            player.visitor.go("/")
            player.page.get_by_label(player.word("ui-join")).fill(code)
            player.page.get_by_role("button", name=player.word("ui-join-go")).click()
        else:
            player.visitor.go(link)
        player.page.get_by_label(player.word("ui-your-name")).fill(guest.name)
        player.page.get_by_role("button", name=player.word("ui-join-go")).click()
        player.page.get_by_role("button", name=player.word("ui-i-am-ready")).click()
    host.page.get_by_text(guests[-1].name).wait_for()
    host.page.get_by_role("button", name=host.word("ui-start")).click()
    for player in players:
        player.hand.wait_for()
    return players


def _make_table(host: Player, name: str, seats: int) -> None:
    """A table for so many; free seats will be bots, who are quick because the link says so."""
    host.visitor.go("/new?pace=0&window=0.3")
    page = host.page
    page.get_by_role("button", name=host.word("ui-all-people")).click()
    shown = page.get_by_role("status", name=host.word("ui-players"))
    while int(shown.inner_text()) > seats:
        page.get_by_role("button", name=host.word("ui-fewer")).click()
    page.get_by_label(host.word("ui-your-name")).fill(name)
    page.get_by_role("button", name=host.word("ui-make-table")).click()
    page.get_by_role("button", name=host.word("ui-start")).wait_for()


def replayed(server: ServerProcess, who: Player | Visitor, eye: int) -> p.Replay:
    """The match at which somebody sits, as the server tells it to an eye when it is over."""
    table = who.page.url.rsplit("/", 1)[1]
    return server.ask(f"/api/tables/{table}/replay?eye={eye}").read(p.Replay)


def told_in_words(player: Player, replay: p.Replay) -> list[str]:
    """What a log must have said, in that player's language."""
    names = [chair.name for chair in replay.info.seats]
    members = [member.name for member in replay.info.members]
    told = [_sentences(step.what, members) for step in replay.steps]
    return [player.words(key, args, names) for one in told for key, args in one]


def _sentences(what: p.ToldEvent, members: Sequence[str]) -> list[tuple[str, dict[str, str | int]]]:
    """Which sentences a log has for something that happened."""
    match what:
        case p.Began() | p.Moved() | p.Advanced():
            # One's own role stands in one's corner, not in the log.
            return [(one.key, one.args) for one in what.story if one.key != "story-role"]
        case p.WentAway():
            return [("ui-told-away", {"seat": what.seat})]
        case p.CameBack():
            return [("ui-told-back", {"seat": what.seat})]
        case p.Proposed():
            who: dict[str, str | int] = {"name": members[what.member], "seat": what.seat}
            return [(f"ui-told-wish-{what.motion}", who)] if what.wish else []
        case p.Ended():
            return [("ui-told-void" if what.how == "void" else "ui-told-ended", {})]
        case _:
            return []

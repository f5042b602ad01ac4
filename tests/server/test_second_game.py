"""The Dark Cave on the server: no code there knows it, and everything there works for it.

The laws of the wire are held for it where they are held for every preset; here are its whole games.
"""

import asyncio
import re
from collections import defaultdict
from pathlib import Path
from random import Random
from typing import Final

import pytest

from rockfall import server as server_code
from rockfall.cli.verify import add_parser
from rockfall.editions.cave.game import CAVE
from rockfall.editions.registry import load
from rockfall.kernel.layout import GOD, WATCHER
from rockfall.kernel.moves import kind_of, verb_of
from rockfall.server import lobby
from rockfall.server import protocol as p
from rockfall.server.entries import Chose, Entry
from rockfall.server.keys import Keyring
from rockfall.server.metrics import Metrics
from rockfall.server.services import Services
from rockfall.server.settings import checked
from rockfall.server.table import Table
from rockfall.server.table_session import TableSession
from rockfall.server.turnstile import Turnstile
from tests.cli.commands import call
from tests.server.registries import LoopClock
from tests.server.support.client import Client
from tests.server.support.party import Party
from tests.server.support.process import ServerProcess
from tests.server.virtual import MemoryStore, Silent, run_virtually
from tests.support.games import presets

SPEC: Final = "cave"
SECONDS: Final = 20
KILLS: Final = 2
#: What the clock says for who does not answer; which way round a goal lies, chance decides.
NEUTRAL: Final = {
    "turn": "pass",
    "pass-more": "enough",
    "hunt": "stay",
    "walk": "stop",
    "fend": "endure",
    "end-vote": "object",
    "rotation": "rotate",
}


def own_names() -> set[str]:
    """What only this game has: its names, cards, questions and tokens."""
    catalogue = CAVE.catalogue
    first = load(presets()["party"], 5).rules.layout
    layout = load(SPEC, 8).rules.layout
    sorts = {token.sort for token in layout.tokens}
    shared = {*first.kinds, *first.tasks}
    return {CAVE.name, *catalogue.presets, *layout.kinds, *layout.tasks, *sorts} - shared


def test_no_code_of_the_server_names_it() -> None:
    files = [*Path(server_code.__file__).parent.rglob("*.py")]
    assert len(files) > 50
    for file in files:
        said = {*re.findall(r"""["']([^"'\n]+)["']""", file.read_text("utf-8"))}
        assert not said & own_names(), file.name


async def begun(seats: int, seed: int) -> TableSession:
    """A match of people against the clock, for whom nobody sits in."""
    services = Services(MemoryStore(), Silent(), Metrics(), LoopClock(), Turnstile())  # type: ignore[arg-type]
    session = TableSession(services, Table("a-table"), Keyring())
    settings = p.Settings(SPEC, seats, clock=p.Clock("move", SECONDS), sit_in="")
    entries: list[Entry] = [p.Opened(checked(settings), "CODE")]
    for seat in range(seats):
        entries += [p.Joined(seat, f"player {seat}"), p.Sat(seat, seat)]
    async with session.writer.lock:
        await session.writer.commit(entries)
        await session.writer.commit(lobby.start(session.table, 0, f"{seed:064x}"))
    return session


async def against_the_clock(seed: int, missed: dict[str, set[str]]) -> None:
    """People move by chance, but of every task they now and then let the time run out."""
    session, chance = await begun(4, seed), Random(seed)
    table = session.table
    while table.phase == "playing":
        match, seat, step = table.match, table.actor, table.step
        assert match is not None
        layout, moves = match.truth.layout, match.moves(seat)
        asked = layout.tasks[kind_of(match.truth.todo[-1])]
        if chance.random() < 0.1 or asked not in missed:
            await asyncio.sleep(SECONDS + 1)
            entry = next(entry for _, entry in reversed(table.log) if isinstance(entry, Chose))
            assert (entry.seat, entry.by) == (seat, "clock")
            assert entry.move in moves
            missed[asked].add(layout.verbs[verb_of(entry.move)].name)
            assert table.step > step
        else:
            await session.act(seat, p.Move(step=step, move=chance.choice(moves)))
    assert table.how == "finished"
    await session.close()


def test_the_clock_answers_every_question_of_the_cave_neutrally() -> None:
    missed: dict[str, set[str]] = defaultdict(set)

    async def work() -> None:
        for seed in range(4):
            await against_the_clock(seed, missed)

    run_virtually(work)
    assert missed == {task: {NEUTRAL[task]} for task in missed}
    assert missed.keys() >= NEUTRAL.keys() - {"rotation"}


def told_of(server: ServerProcess, party: Party, eye: int) -> list[p.Told]:
    """What the replay of a match tells an eye."""
    answer = server.ask(f"/api/tables/{party.table}/replay?eye={eye}")
    return answer.read(p.Replay).steps


async def come_and_go(player: Client) -> None:
    """Somebody lets a bot sit in, and takes the seat back."""
    assert isinstance(await player.say("away"), p.Done)
    await player.until(lambda: any(_by(told) == "sit-in" for told in player.told))
    assert isinstance(await player.say("away", away=False), p.Done)


def _by(told: p.Told) -> str:
    return told.what.by if isinstance(told.what, p.Moved) else ""


@pytest.mark.parametrize("seats", [2, 5, 8])
def test_people_and_bots_play_the_cave_to_its_end_and_it_can_be_seen_again_and_verified(
    seats: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def work(server: ServerProcess) -> str:
        party = Party(server, 2, seats, seats=seats, spec=SPEC, pace=0.0)
        await party.begin()
        host, guest, watcher = party.everyone
        others = asyncio.gather(host.play_through(), watcher.play_through())
        await come_and_go(guest)
        playing = asyncio.gather(others, guest.play_through())
        for _ in range(KILLS):
            await asyncio.sleep(0.3)
            await asyncio.to_thread(server.kill)
            await asyncio.to_thread(server.start)
        await playing
        for client, eye in zip(party.everyone, [0, 1, WATCHER], strict=True):
            await client.compare()
            assert [told.what for told in told_of(server, party, eye)] == [
                told.what for told in client.told
            ]
        assert told_of(server, party, GOD)
        ways = {told.what.by for told in party.watcher.told if isinstance(told.what, p.Moved)}
        assert ways == {"person", "sit-in", *(["bot"] if seats > 2 else [])}
        await party.close()
        return party.table

    with ServerProcess(tmp_path) as server:
        table = asyncio.run(asyncio.wait_for(work(server), 250))
        address = f"http://127.0.0.1:{server.port}/api/tables/{table}"
        assert call(add_parser, "verify", address) == 0
        assert not server.faults
    assert capsys.readouterr().out.splitlines()[-1] == "all true"

"""Nobody gets more of a table by going to another one at just the wrong moment.

The eye with which a connection looks, and how far it was told, belong to the table it is at. Here a
connection at a table where much is said goes to a table of its own whose match is over, where it
may see everything; whatever the first table still says to it must be what its old eye may know.
"""

import asyncio
from pathlib import Path
from random import Random
from typing import Final

import pytest

from rockfall.kernel.layout import GOD
from rockfall.server import protocol as p
from tests.server.chaos.audit import AuditError, audit
from tests.server.chaos.line import Key, Line, Transcript
from tests.server.chaos.stored import Archive
from tests.server.chaos.truth import Truth
from tests.server.support.process import ServerProcess
from tests.support.play import SOAK

TABLES: Final = 20 if SOAK else 1
#: At each table; more, and the talker would have said all that a log takes of one member.
TRIES: Final = 80
#: Words that keep the table busy, before the deal and while the attacker leaves.
_BEFORE: Final = 8
_DURING: Final = 6
_WORDS: Final = {"type": "phrase", "phrase": "why"}


async def _line(server: ServerProcess, key: Key) -> Line:
    line = await Line.open(server.socket_address)
    assert line is not None
    assert isinstance(await line.hello(key, since=0), p.Welcome)
    return line


def _key(place: p.Place) -> Key:
    return Key(place.table, place.token, place.member)


async def _finished(server: ServerProcess) -> Key:
    """A table of the attacker's own, at which everything may be seen."""
    key = _key(server.open_table("Mallory", seats=3))
    line = await _line(server, key)
    assert isinstance(await line.say("start"), p.Done)
    assert isinstance(await line.say("propose", motion="void"), p.Done)
    await line.close()
    return key


class _Target:
    """A table with a match under way, where somebody talks a lot."""

    def __init__(self, server: ServerProcess) -> None:
        self.server = server
        made = server.open_table("Ann", seats=4, sit_in="", bots=["", "", "standard", "standard"])
        self.talker = _key(made)
        self.seat = _key(server.join(made.table, "Mallory"))
        self.link = Key(made.table)

    async def begin(self) -> Line:
        """Deal late, so that the deal is not told anew to who has heard a few steps elsewhere."""
        line = await _line(self.server, self.talker)
        for _ in range(_BEFORE):
            assert isinstance(await line.say("say", words=_WORDS), p.Done)
        assert isinstance(await line.say("start"), p.Done)
        return line


async def _attack(target: _Target, talker: Line, key: Key, own: Key, chance: Random) -> Transcript:
    """Be at a table, and leave it for one's own while the first one is busy with words."""
    line = await Line.open(target.server.socket_address)
    assert line is not None
    await line.hello(key)
    said = [await talker.send("say", words=_WORDS) for _ in range(_DURING)]
    # Somewhere between the first of these words and the last.
    for _ in range(chance.randrange(4)):
        await asyncio.sleep(chance.choice([0, 0.001]))
    welcome = await line.hello(own, since=0, eye=GOD)
    assert isinstance(welcome, p.Welcome)
    for number in said:
        assert isinstance(await talker.answer(number), p.Done)
    # Whatever was on its way has come before another answer; one that makes no log any longer.
    assert isinstance(await line.say("ready", ready=True), p.Refused)
    await line.close()
    return line.transcript


def _saw_all(transcript: Transcript, target: Truth) -> bool:
    """Whether the deal of a match that is still on came with all hands."""
    deal = target.told(GOD, -1, target.dealt)
    return any(isinstance(one, p.Told) and one.what in deal for one in transcript.heard)


@pytest.mark.parametrize("who", ["a seat", "a stranger"])
def test_an_eye_does_not_go_along_to_another_table(tmp_path: Path, who: str) -> None:
    chance, faults, deals = Random(5), list[str](), 0

    async def run(server: ServerProcess) -> int:
        own, heard = await _finished(server), list[tuple[str, Transcript]]()
        for _ in range(TABLES):
            target = _Target(server)
            talker = await target.begin()
            key = target.seat if who == "a seat" else target.link
            for _ in range(TRIES):
                heard.append((key.table, await _attack(target, talker, key, own, chance)))
            await talker.close()
        truths = await Archive(f"sqlite:///{server.data / 'rockfall.db'}").read()
        for _, transcript in heard:
            try:
                audit(transcript, truths)
            except AuditError as error:
                faults.append(str(error))
        return sum(_saw_all(transcript, truths[table]) for table, transcript in heard)

    with ServerProcess(tmp_path) as server:
        deals = asyncio.run(run(server))
    print(f"{TABLES * TRIES} tries by {who}: {len(faults)} faults, {deals} deals with all hands")
    assert not deals
    assert not faults

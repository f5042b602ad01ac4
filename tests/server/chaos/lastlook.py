"""When the storm is over: every table still answers, still goes on, and is told as a whole."""

import asyncio
from typing import Final

from rockfall.kernel.moves import kind_of
from rockfall.server import protocol as p
from tests.server.chaos.line import Line
from tests.server.chaos.world import Person, Tavern, World
from tests.server.support.client import Reply

#: Seconds until a table that waits for nobody must have gone on.
_PATIENCE: Final = 15.0


async def last_look(world: World) -> None:
    """Look at all tables with every eye, from their beginning; what was heard is checked later."""
    await asyncio.gather(*[_look_at(world, tavern) for tavern in world.taverns])


async def _look_at(world: World, tavern: Tavern) -> None:
    known = [person for person in tavern.persons if not person.in_doubt]
    lines = [await _look(world, person) for person in known]
    if lines:
        await _check_going(world, known[0], lines)
    for line in lines:
        await line.close()
        world.retire(line)


async def _look(world: World, person: Person) -> Line:
    line = await world.line()
    assert line is not None, "there is no server"
    now = await line.hello(person.key)
    again = await line.hello(person.key, since=0)
    said = await line.say("say", words={"type": "chat", "text": world.fresh("last word")})
    if isinstance(now, p.Welcome) and isinstance(again, p.Welcome) and isinstance(said, p.Done):
        await line.until_told(said.seq)
    else:
        answers = ", ".join(_word(answer) for answer in (now, again, said))
        world.faults[f"a table does not answer as it should: {answers}"] += 1
    return line


def _word(answer: Reply | None) -> str:
    return answer.code if isinstance(answer, p.Refused) else type(answer).__name__


async def _check_going(world: World, person: Person, lines: list[Line]) -> None:
    """A table at which nobody is waited for must not stand still."""
    before = await lines[0].hello(person.key)
    if not isinstance(before, p.Welcome) or not _goes_by_itself(before, lines):
        return
    world.figures["tables that go by themselves"] += 1
    try:
        async with asyncio.timeout(_PATIENCE):
            while lines[0].next <= before.seq and lines[0].phase == "playing":
                await asyncio.sleep(0.05)
    except TimeoutError:
        world.faults["a table stands still"] += 1


def _goes_by_itself(now: p.Welcome, lines: list[Line]) -> bool:
    """Whether bots are to move, or all are asked at once and the answers come by themselves."""
    if now.info.phase != "playing" or now.info.paused or now.view is None or now.layout is None:
        return False
    if now.layout.windows[kind_of(now.view.todo[-1])]:
        return True
    here = {line.welcome.member for line in lines if line.welcome is not None}
    everybody = {seat.member for seat in now.info.seats} <= {-1, *here}
    return everybody and not any(line.moves for line in lines)

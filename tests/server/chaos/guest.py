"""Somebody who plays, talks, wanders from table to table, and is cut off, all at random."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final

from rockfall.server import protocol as p
from tests.server.chaos.line import Key, Line
from tests.server.chaos.world import SORTS, Person, Tavern, World
from tests.server.support.client import Reply
from tests.support.play import SOAK

_CELLS: Final = (32392, 32904, 33416, 0)
_ROLES: Final = ("digger", "saboteur", "map", "treasure")
_MOTIONS: Final = ("pause", "continue", "continue", "continue", "sit-in", "void")
_NOT_NOW: Final = ("not-stored", "going-down", "set-aside")
#: Seconds between two whims, on average; a short run is over when enough has broken, however much
#: was done meanwhile.
_WHIM: Final = 0.06 if SOAK else 0.2


def _comes_again(answer: Reply) -> bool:
    """Whether it says that there is no table to be had just now."""
    return isinstance(answer, p.Refused) and answer.code in _NOT_NOW


class Guest:
    """One person, or somebody who has only the link, on one line at a time."""

    def __init__(self, world: World, tavern: Tavern, person: Person | None) -> None:
        self.world = world
        self.tavern = tavern
        self.person = person
        self.chance = world.chance
        self.line: Line
        #: when the line was lost, 0 if it was not, and whether that is one's own doing
        self._lost = 0.0
        self._hung_up = False
        #: what may be done, the likely things more often
        self._whims: list[tuple[Callable[[], Awaitable[None]], int]] = [
            (self._move, 60),
            (self._talk, 10),
            (self._claim, 3),
            (self._propose, 3),
            (self._go_away, 3),
            (self._mute, 1),
            (self._hop, 8),
            (self._hang_up, 3),
            (self._dawdle, 2),
            (self._replay, 2),
            (self._recover, 1),
            (self._go_on, 8),
        ]

    async def session(self) -> None:
        """Do something, again and again, until the world ends."""
        whims = [whim for whim, _ in self._whims]
        weights = [weight for _, weight in self._whims]
        while not self.world.ending:
            line = await self.world.line()
            if line is None:
                continue
            self.line = line
            answer = await self._come_home()
            if line.welcome is not None and self._lost:
                self.world.came_back(self._lost)
            if answer is not None and not _comes_again(answer):
                # Or refused for a reason: a key that was replaced, a match that one may not see.
                self._lost = 0.0
            while not line.lost and not self.world.ending:
                (whim,) = self.chance.choices(whims, weights)
                await whim()
                await asyncio.sleep(self.chance.expovariate(1 / _WHIM))
            # Who hangs up, or goes somewhere else, has not lost anything.
            self._lost = self._lost or (0.0 if self._hung_up else time.monotonic())
            self._hung_up = False
            await line.cut()
            self.world.retire(line)

    # -- where to be -------------------------------------------------------------------------

    @property
    def _own(self) -> Key:
        """What opens the table where one belongs."""
        return Key(self.tavern.table) if self.person is None else self.person.key

    @property
    def _at_home(self) -> bool:
        welcome = self.line.welcome
        return welcome is not None and welcome.info.table == self.tavern.table

    async def _come_home(self) -> Reply | None:
        """Say hello at one's own table, and begin what is to begin; gives what was answered."""
        since = self.chance.choice([None, 0, 0, self.chance.randrange(40)])
        key = await self._guise()
        answer = await self.line.hello(key, since, self._eye())
        if isinstance(answer, p.Refused):
            # Mostly another eye than one's own before the end.
            answer = await self.line.hello(self._own, since)
        if self.line.phase == "lobby" and self.person is not None and key.member == 0:
            await self.line.say("start")
        return answer

    async def _guise(self) -> Key:
        """One's own key, or now and then that of a screen in the room."""
        key = self._own
        if self.person is not None and self.chance.random() < 0.1:
            answer = await self.world.ask(f"/api/tables/{key.table}/screen", token=key.token)
            if answer is not None and answer.status == 200:
                return Key(key.table, answer.read(p.Screen).key, screen=key.member)
        return key

    def _eye(self) -> int | None:
        return self.chance.randrange(-2, 4) if self.chance.random() < 0.2 else None

    async def _hop(self) -> None:
        """Go to another table on the same line, while the old one may still be talking."""
        others = [tavern for tavern in self.world.taverns if tavern is not self.tavern]
        if not others or self.chance.random() < 0.3:
            await self._come_home()
            return
        for _ in range(self.chance.randrange(3)):
            await self.line.send("say", words=self._words())
        table = self.chance.choice(others).table
        since = self.chance.choice([None, 0, self.chance.randrange(30)])
        await self.line.hello(Key(table), since, self._eye())
        await asyncio.sleep(self.chance.choice([0, 0.05]))
        await self._come_home()

    async def _hang_up(self) -> None:
        self._hung_up = True
        await self.chance.choice([self.line.close, self.line.cut])()

    async def _dawdle(self) -> None:
        """Talk without listening, so that much piles up."""
        self.line.shut_ears()
        for _ in range(self.chance.randrange(8)):
            await self.line.send("say", words=self._words())
        await asyncio.sleep(self.chance.uniform(0, 1))
        self.line.open_ears()

    # -- what to do there --------------------------------------------------------------------

    async def _move(self) -> None:
        if not self.line.moves:
            return
        move, step = self.chance.choice(self.line.moves), self.line.step
        if self.chance.random() < 0.05:
            step += self.chance.choice([-1, 1, 7])
        elif self.chance.random() < 0.05:
            move = self.chance.randrange(2**20)
        await self.line.say("move", step=max(0, step), move=move)

    def _words(self) -> dict[str, Any]:
        return {"type": "chat", "text": self.world.fresh("word")}

    async def _talk(self) -> None:
        await self.line.say("say", words=self._words())

    async def _claim(self) -> None:
        role = {"type": "claim-role", "seat": self.chance.randrange(4)}
        goal = {"type": "claim-goal", "cell": self.chance.choice(_CELLS), "card": "treasure"}
        claim = {**role, "role": self.chance.choice(_ROLES)}
        await self.line.say("say", words=self.chance.choice([claim, goal]))

    async def _propose(self) -> None:
        motion = self.chance.choice(_MOTIONS)
        seat = self.chance.randrange(4) if motion == "sit-in" else -1
        wish = self.chance.random() < 0.9
        await self.line.say("propose", motion=motion, seat=seat, wish=wish)

    async def _go_away(self) -> None:
        await self.line.say("away", away=self.chance.random() < 0.5)

    async def _mute(self) -> None:
        other, muted = self.chance.randrange(4), self.chance.random() < 0.5
        await self.line.say("mute", member=other, muted=muted)

    async def _replay(self) -> None:
        table = self.chance.choice([self.tavern, *self.world.taverns]).table
        person = self.person if table == self.tavern.table else None
        await self.world.see_replay(table, self.chance.randrange(-2, 4), person)

    async def _recover(self) -> None:
        if self.person is not None and not self.person.in_doubt:
            await self.world.recover(self.person)

    # -- what comes after the end ------------------------------------------------------------

    async def _go_on(self) -> None:
        """A match that is over is looked at with other eyes, and then another one begins."""
        if self.line.phase != "over" or not self._at_home:
            return
        await self.line.hello(self._own, 0, self.chance.randrange(-2, 3))
        if self.person is None or self.person is not self.tavern.persons[0]:
            return
        if self.chance.random() < 0.5:
            await self.line.say("rematch")
            if self._at_home and self.line.rematch:
                self.tavern.move_to(self.line.rematch)
        else:
            other = await self.world.open_tavern(self.chance.choice(SORTS))
            if other is not None:
                self._take_over(other)
        await self._come_home()

    def _take_over(self, other: Tavern) -> None:
        """All people of this table go on at a new one, on as many seats as there are for them."""
        self.world.taverns.remove(other)
        mine = self.tavern.persons
        for person, place in zip(mine, other.persons, strict=False):
            vars(person).update(vars(place))
        self.tavern.persons = mine[: len(other.persons)] + other.persons[len(mine) :]

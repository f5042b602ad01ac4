"""The people around one table: one of them moves, all hear of it, and then the next one moves.

A party knows as little of what it hears as it can; decoding whole messages would cost the crowd
more than it costs the server to make them.
"""

from collections.abc import Callable, Sequence
from random import Random
from time import perf_counter
from typing import Final

import msgspec

from bench.load.line import Line

_MOVES: Final = b'"moves":['
#: How the names of events begin with which a match goes on.
_GOES_ON: Final = (b"began", b"moved", b"advan")
_STEP: Final = b'"step":'


class Place(msgspec.Struct, frozen=True):
    """Where a client sits, as the server tells it; without a token it watches."""

    table: str
    token: str = ""


class PlayerGroup:
    """What both servers' parties have in common: a move in hand, and who has heard of it."""

    def __init__(self, ready: Callable[["PlayerGroup"], None]) -> None:
        self._ready = ready
        self.lines: list[Line] = []
        self.step = 0
        #: whether a move is in hand that not everybody has heard of
        self.moving = False
        self._unwelcome = 0
        self._sent = 0.0
        self._unheard = 0
        self._acknowledged = 0.0
        #: of every move: the seconds until it was acknowledged, and until all had heard of it
        self.took: list[tuple[float, float]] = []
        self.fault = ""

    # -- what each server's party does in its own way ----------------------------------------

    def heard(self, line: Line, text: bytes) -> None:
        """Something was said to one of the party."""
        raise NotImplementedError

    def start(self) -> None:
        """Begin, so that somebody can move."""
        raise NotImplementedError

    def _greeting(self, number: int) -> bytes:
        raise NotImplementedError

    def _say_move(self) -> None:
        raise NotImplementedError

    # -- what is common ----------------------------------------------------------------------

    def greet(self) -> None:
        """Everybody takes their place."""
        self._unwelcome = len(self.lines)
        for number, line in enumerate(self.lines):
            line.say(self._greeting(number))

    @property
    def seated(self) -> bool:
        """Whether everybody has been welcomed."""
        return not self._unwelcome

    def move(self) -> None:
        """Make a move; only for who is ready."""
        self.moving = True
        self._unheard = len(self.lines)
        self._acknowledged = 0.0
        self._sent = perf_counter()
        self._say_move()

    def _heard_move(self) -> None:
        self._unheard -= 1
        if not self._unheard:
            self._check_done(perf_counter())

    def _heard_answer(self) -> None:
        self._acknowledged = perf_counter()
        self._check_done(self._acknowledged)

    def _check_done(self, now: float) -> None:
        """A move is over when its maker has an answer and everybody has heard of it."""
        if self._acknowledged and not self._unheard:
            self.took.append((self._acknowledged - self._sent, now - self._sent))
            self.step += 1
            self.moving = False
            self._go_on()

    def _go_on(self) -> None:
        self._ready(self)


class RockfallGroup(PlayerGroup):
    """Plays whole matches with moves drawn from those that the server offers; then a rematch."""

    def __init__(
        self, ready: Callable[[PlayerGroup], None], places: Sequence[Place], random: Random
    ) -> None:
        super().__init__(ready)
        self._places = places
        self._random = random
        self._table = places[0].table
        self._actor: Line | None = None
        #: a move that is offered, and on which step
        self._move = b""
        self._on = b"0"

    def _greeting(self, number: int) -> bytes:
        token = self._places[number].token
        return msgspec.json.encode({"type": "hello", "table": self._table, "token": token})

    def start(self) -> None:
        """The host starts the match."""
        self.step = 0
        self.lines[0].say(b'{"type":"start","id":1}')

    def _say_move(self) -> None:
        assert self._actor is not None
        words = b'{"type":"move","id":2,"step":%s,"move":%s}' % (self._on, self._move)
        actor, self._actor = self._actor, None
        actor.say(words)

    def heard(self, line: Line, text: bytes) -> None:
        """Sort out what was said by how it begins."""
        if text.startswith(b'{"type":"told"'):
            self._told(line, text)
        elif text.startswith(b'{"type":"done","id":2'):
            self._heard_answer()
        elif text.startswith(b'{"type":"welcome"'):
            self._unwelcome -= 1
            # The first match waits for the whole crowd, a rematch for nobody else.
            if self.seated and self.step:
                self.start()
        elif text.startswith((b'{"type":"refused"', b'{"type":"bye"')):
            self.fault = text.decode()

    def _told(self, line: Line, text: bytes) -> None:
        at = text.index(b'"what":{"type":"') + 16
        what = text[at : at + 5]
        # A server that takes a table over offers once more what was offered already.
        offered = text.rfind(_MOVES) if what in _GOES_ON else -1
        if offered > 0:
            end = text.index(b"]", offered)
            self._move = self._random.choice(text[offered + len(_MOVES) : end].split(b","))
            self._actor = line
            self._on = _step(text) if what != b"began" else b"0"
        if what == b"moved":
            self._heard_move()
        elif what in (b"began", b"advan") and self._actor is line and not self.moving:
            self._go_on()
        elif what == b"ended" and line is self.lines[0]:
            line.say(b'{"type":"rematch","id":3}')
        elif what == b"remat" and line is self.lines[0]:
            self._table = str(msgspec.json.decode(text)["what"]["table"])
            self.greet()

    def _go_on(self) -> None:
        # Nobody is offered a move when the match is over; the rematch goes on from there.
        if self._actor is not None:
            super()._go_on()


def _step(text: bytes) -> bytes:
    """The number of the step that a text tells."""
    begin = text.index(_STEP) + len(_STEP)
    return text[begin : text.index(b",", begin)]


class BareGroup(PlayerGroup):
    """Says the same words at the bare server, in turns; a table there has no end."""

    def __init__(self, ready: Callable[[PlayerGroup], None], table: str) -> None:
        super().__init__(ready)
        self._table = table.encode()

    def _greeting(self, number: int) -> bytes:
        return self._table

    def start(self) -> None:
        """Anybody may move."""
        self._go_on()

    def _say_move(self) -> None:
        line = self.lines[self.step % len(self.lines)]
        line.say(b'{"type":"move","id":2,"step":%d,"move":%d}' % (self.step, 987_654_321))

    def heard(self, line: Line, text: bytes) -> None:
        """An echo is a move told, and to who made it an answer too."""
        if self._unwelcome:
            self._unwelcome -= 1
            return
        if line is self.lines[self.step % len(self.lines)]:
            self._acknowledged = perf_counter()
        self._heard_move()

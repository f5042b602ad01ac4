"""What is said to a bot at the other end of a pipe, and by it: JSON, one message a line.

It is told no more than a browser on the same seat: views, moves and layouts are those of the
server's protocol, made by the same hands.
"""

from collections.abc import Callable
from typing import Final

import msgspec

from rockfall.bots.bot import Budget
from rockfall.editions.registry import Edition
from rockfall.kernel.state import State
from rockfall.match.notation import move_text
from rockfall.server import protocol as p
from rockfall.server.told_events import view_of
from rockfall.server.told_layout import told_layout

#: Counted up whenever a program that understood the lines would not any more.
VERSION: Final = 1


class ToBot(msgspec.Struct, frozen=True, tag_field="type"):
    """A message to a bot."""


class Hello(ToBot, frozen=True, tag="hello"):
    """The first line: where the bot sits, and what all numbers mean. It answers `ready`."""

    version: int
    spec: str
    seats: int
    seat: int
    #: for what the bot decides by chance, in hex; it says nothing of the deal
    seed: str
    layout: p.ToldLayout


class Watch(ToBot, frozen=True, tag="watch"):
    """Somebody has moved, perhaps the bot itself: the move as its seat is told it, the view before.

    There is no answer.
    """

    seat: int
    move: int
    text: str
    view: p.View


class Choose(ToBot, frozen=True, tag="choose"):
    """The bot has to move: all legal moves, as numbers and as text, and how much it may think.

    After `budget` seconds nobody waits any more. Who counts what it weighs, and stops at `nodes`,
    gives the same answer on every machine.
    """

    id: int
    budget: float
    nodes: int
    moves: list[int]
    texts: list[str]
    view: p.View


class Believe(ToBot, frozen=True, tag="believe"):
    """What does the bot believe? Asked only of bots that said they would answer."""

    id: int
    view: p.View


class FromBot(msgspec.Struct, frozen=True, tag_field="type"):
    """A message of a bot."""


class Ready(FromBot, frozen=True, tag="ready"):
    """The answer to hello."""

    #: whether it wants to be asked what it believes
    beliefs: bool = False


class Move(FromBot, frozen=True, tag="move"):
    """The answer to `choose`: one of the legal moves."""

    id: int
    move: int


class Believed(FromBot, frozen=True, tag="belief"):
    """The answer to `believe`: how likely each seat works against the rest; goals by cell."""

    id: int
    foes: list[float]
    goals: dict[int, float] = {}


Answer = Ready | Move | Believed

_encode: Final = msgspec.json.Encoder().encode
_decode: Callable[[bytes], Answer] = msgspec.json.Decoder(Answer).decode


class NonsenseError(ValueError):
    """A line that is no message of a bot."""


def hello(edition: Edition, seat: int, seed: bytes) -> bytes:
    """The first line."""
    told = told_layout(edition)
    return _line(Hello(VERSION, edition.spec, edition.seats, seat, seed.hex(), told))


def watch(before: State, seat: int, move: int) -> bytes:
    """A move that was made."""
    return _line(Watch(seat, move, move_text(before.layout, move), view_of(before)))


def choose(number: int, view: State, moves: list[int], budget: Budget) -> bytes:
    """The question what to do."""
    texts = [move_text(view.layout, move) for move in moves]
    return _line(Choose(number, budget.seconds, budget.nodes, moves, texts, view_of(view)))


def believe(number: int, view: State) -> bytes:
    """The question what is likely."""
    return _line(Believe(number, view_of(view)))


def read_answer(line: bytes) -> Answer:
    """A bot's line; NonsenseError if it is none."""
    try:
        return _decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise NonsenseError("no message") from error


def _line(message: ToBot) -> bytes:
    return _encode(message) + b"\n"

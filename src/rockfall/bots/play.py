"""Bots among themselves: a whole game from one seed, and a record of how its rounds went.

The record is read off the truth; the bots get their views and no more.
"""

from collections.abc import Sequence
from hashlib import blake2b
from typing import NamedTuple

from rockfall.bots.bot import BUDGET, Bot
from rockfall.bots.registry import make_bot
from rockfall.editions.registry import Edition
from rockfall.kernel.dice import Dice
from rockfall.kernel.layout import TABLE
from rockfall.kernel.rules import Rules
from rockfall.kernel.sight import mask, redact_move
from rockfall.kernel.state import State
from rockfall.kernel.verdict import result, verdict

#: Who has won a round that nobody has won.
NO_SIDE = "nobody"


class RoundRecord(NamedTuple):
    """How a round went: how many worked against the rest, who won, after how many moves."""

    foes: int
    winner: str
    plies: int


class GameRecord(NamedTuple):
    """How a game went: its rounds, and the nuggets of every seat."""

    rounds: tuple[RoundRecord, ...]
    scores: tuple[int, ...]


class Scribe:
    """Writes down how rounds came out."""

    def __init__(self) -> None:
        self._plies = 0
        self.rounds: list[RoundRecord] = []

    def moving(self, truth: State) -> None:
        """Somebody makes a move; what is chosen when a round is over is no part of its play."""
        if verdict(truth) is None:
            self._plies += 1

    def paused(self, truth: State) -> None:
        """Nobody has to decide: if a round is over and all are paid, it can be written down."""
        found = verdict(truth)
        if found is not None and found.decided:
            # Where nobody is on a side, it is the seats themselves that win.
            seats = "+".join(f"seat-{seat}" for seat in found.winners)
            winner = found.side or seats or NO_SIDE
            self.rounds.append(RoundRecord(found.foes, winner, self._plies))
            self._plies = 0


def seat_bots(edition: Edition, bots: Sequence[str | Bot], seed: bytes) -> list[Bot]:
    """A bot for every seat, made by name where one was not given; each has a seed of its own."""
    if len(bots) != edition.seats:
        raise ValueError(f"{edition.seats} seats need as many bots, not {len(bots)}")
    seated: list[Bot] = []
    for seat, bot in enumerate(bots):
        if isinstance(bot, str):
            # One-way, so that a bot cannot work the deal out of its own seed.
            own = blake2b(f"bot/{seat}".encode(), key=seed, digest_size=32).digest()
            seated.append(make_bot(bot, edition.rules, seat, own))
        else:
            seated.append(bot)
    return seated


def play_game(edition: Edition, bots: Sequence[str | Bot], seed: bytes) -> GameRecord:
    """Let bots, given or by name, play a game to its end."""
    return _play(edition, bots, seed, 0)


def play_round(edition: Edition, bots: Sequence[str | Bot], seed: bytes) -> RoundRecord:
    """The same game, but only its first round."""
    return _play(edition, bots, seed, 1).rounds[0]


def _play(edition: Edition, bots: Sequence[str | Bot], seed: bytes, rounds: int) -> GameRecord:
    """Play to the end, or until so many rounds are written down."""
    rules = edition.rules
    seated = seat_bots(edition, bots, seed)
    dice = Dice(seed)
    truth = rules.start(dice)
    scribe = Scribe()
    while not rules.over(truth) and (not rounds or len(scribe.rounds) < rounds):
        if rules.actor(truth) == TABLE:
            scribe.paused(truth)
            rules.advance(truth, dice)
        else:
            scribe.moving(truth)
            play_move(rules, truth, seated, dice)
    return GameRecord(tuple(scribe.rounds), tuple(result(truth).scores))


def play_move(rules: Rules, truth: State, bots: list[Bot], dice: Dice) -> int:
    """Ask the bot whose turn it is, tell all of them, carry the move out; gives the move."""
    actor = rules.actor(truth)
    views = [mask(truth, seat) for seat in range(len(bots))]
    move = bots[actor].choose(views[actor], rules.moves(views[actor]), BUDGET)
    for seat, bot in enumerate(bots):
        bot.watch(views[seat], actor, redact_move(rules.layout, move, actor, seat))
    rules.play(truth, move, dice)
    return move

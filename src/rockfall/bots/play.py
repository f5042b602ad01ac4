"""Bots among themselves: a whole game from one seed, and a record of how its rounds went.

The record is read off the truth's own log afterwards; the bots get their views and no more.
"""

from collections.abc import Sequence
from hashlib import blake2b
from typing import NamedTuple

from rockfall.bots.bot import BUDGET, Bot
from rockfall.bots.registry import make_bot
from rockfall.editions.registry import Edition
from rockfall.kernel.dice import Dice
from rockfall.kernel.ops import GATHER, SHOW, Op, apply
from rockfall.kernel.rules import Rules
from rockfall.kernel.sight import mask, redact_move
from rockfall.kernel.state import State
from rockfall.match.outcome import NOBODY, role_of, side, winning_roles

__all__ = ["DIGGERS", "NOBODY", "SABOTEURS", "GameRecord", "RoundRecord", "Scribe", "play_game"]

DIGGERS = "diggers"
SABOTEURS = "saboteurs"
_SABOTEUR = "saboteur"


class RoundRecord(NamedTuple):
    """How a round went: who won, after how many moves, the role of who reached the treasure."""

    saboteurs: int
    winner: str
    plies: int
    finder: str


class GameRecord(NamedTuple):
    """How a game went: its rounds, and the nuggets of every seat."""

    rounds: tuple[RoundRecord, ...]
    scores: tuple[int, ...]


class Scribe:
    """Writes rounds down from the truth before a move and the operations of that move."""

    def __init__(self, rules: Rules) -> None:
        self._rules = rules
        layout = rules.layout
        self._roles = [layout.zones.index(f"role.{seat}") for seat in range(layout.seats)]
        self._finder = layout.nums.index("finder")
        self._plies = 0
        self.rounds: list[RoundRecord] = []

    def note(self, before: State, ops: list[Op]) -> None:
        """Take a move down; a round is over when the last role is shown to all (B14)."""
        self._plies += 1
        if any(op[0] == SHOW and op[2] == self._roles[-1] for op in ops):
            self._close(before, ops)
        if any(op[0] == GATHER for op in ops):
            self._plies = 0

    def _close(self, before: State, ops: list[Op]) -> None:
        table = before.copy()
        for op in ops:
            apply(table, op)
            if op[0] == SHOW and op[2] == self._roles[-1]:
                break
        roles = [role_of(table, seat) for seat in range(len(self._roles))]
        found_by = table.nums[self._finder]
        finder = roles[found_by - 1] if found_by else ""
        winner = side(winning_roles(self._rules, table))
        self.rounds.append(RoundRecord(roles.count(_SABOTEUR), winner, self._plies, finder))


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
    scribe = Scribe(rules)
    while not rules.over(truth) and (not rounds or len(scribe.rounds) < rounds):
        before, ops = truth.copy(), list[Op]()
        play_move(rules, truth, seated, dice, ops)
        scribe.note(before, ops)
    layout = rules.layout
    scores = [truth.nums[layout.nums.index(f"score.{seat}")] for seat in range(layout.seats)]
    return GameRecord(tuple(scribe.rounds), tuple(scores))


def play_move(rules: Rules, truth: State, bots: list[Bot], dice: Dice, ops: list[Op]) -> int:
    """Ask the bot whose turn it is, tell all of them, carry the move out; gives the move."""
    actor = rules.actor(truth)
    views = [mask(truth, seat) for seat in range(len(bots))]
    move = bots[actor].choose(views[actor], rules.moves(views[actor]), BUDGET)
    for seat, bot in enumerate(bots):
        bot.watch(views[seat], actor, redact_move(rules.layout, move, actor, seat))
    rules.play(truth, move, dice, ops)
    return move

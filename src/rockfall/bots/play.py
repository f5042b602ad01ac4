"""Bots among themselves: a whole game from one seed, and a record of how its rounds went.

The record is read off the truth; the bots get their views and no more.
"""

from collections.abc import Sequence
from hashlib import blake2b
from typing import NamedTuple

from rockfall.bots.bot import BUDGET, Belief, Bot
from rockfall.bots.registry import make_bot
from rockfall.editions.registry import Edition
from rockfall.kernel.dice import Dice
from rockfall.kernel.layout import TABLE
from rockfall.kernel.rules import Rules
from rockfall.kernel.sight import mask, redact_move
from rockfall.kernel.state import State
from rockfall.kernel.verdict import result, role_of, verdict

#: Who has won a round that nobody has won.
NO_SIDE = "nobody"


class Moment(NamedTuple):
    """What was true at one moment, and what every seat believed."""

    #: seat -> whether it works against the rest
    foes: tuple[bool, ...]
    beliefs: tuple[Belief | None, ...]


class RoundRecord(NamedTuple):
    """How a round went: how many worked against the rest, who won, after how many moves."""

    foes: int
    winner: str
    plies: int
    #: seat -> its role, as it was dealt and at the end
    dealt: tuple[str, ...]
    roles: tuple[str, ...]
    #: the seats that have won
    winners: tuple[int, ...]
    #: before the first move, after every lap and after the last move, where beliefs were asked for
    moments: tuple[Moment, ...] = ()


class GameRecord(NamedTuple):
    """How a game went: its rounds, and the nuggets of every seat."""

    rounds: tuple[RoundRecord, ...]
    scores: tuple[int, ...]


class Scribe:
    """Writes down how rounds came out, and what bots believed meanwhile if they are given."""

    def __init__(self, believers: Sequence[Bot] = ()) -> None:
        self.rounds: list[RoundRecord] = []
        self._believers = believers
        self._begin()

    def _begin(self) -> None:
        self._plies = 0
        self._dealt: tuple[str, ...] = ()
        self._moments: list[Moment] = []

    def moving(self, truth: State) -> None:
        """Somebody makes a move; what is chosen when a round is over is no part of its play."""
        if verdict(truth) is not None:
            return
        seats = truth.layout.seats
        if not self._plies:
            self._dealt = tuple(role_of(truth, seat) for seat in range(seats))
        if self._plies % seats == 0:
            self._note_beliefs(truth)
        self._plies += 1

    def paused(self, truth: State) -> None:
        """Nobody has to decide: if a round is over and all are paid, it can be written down."""
        found = verdict(truth)
        if found is None:
            return
        if not found.decided:
            # Roles are shown after this: the last moment at which there is anything to believe.
            self._note_beliefs(truth)
            return
        # Where nobody is on a side, it is the seats themselves that win.
        seats = "+".join(f"seat-{seat}" for seat in found.winners)
        self.rounds.append(
            RoundRecord(
                foes=found.foes,
                winner=found.side or seats or NO_SIDE,
                plies=self._plies,
                dealt=self._dealt,
                roles=tuple(found.roles),
                winners=tuple(found.winners),
                moments=tuple(self._moments),
            )
        )
        self._begin()

    def _note_beliefs(self, truth: State) -> None:
        if self._believers:
            views = [mask(truth, seat) for seat in range(truth.layout.seats)]
            beliefs = [bot.belief(view) for bot, view in zip(self._believers, views, strict=True)]
            self._moments.append(Moment(tuple(foes_of(truth)), tuple(beliefs)))


def foes_of(truth: State) -> list[bool]:
    """Seat -> whether it works against the rest."""
    frame = truth.layout.frame
    if not frame.foes:
        return [False] * truth.layout.seats
    return [frame.sides.get(truth.card(zone)) == frame.foes for zone in frame.roles]


def seat_bots(edition: Edition, bots: Sequence[str | Bot], seed: bytes) -> list[Bot]:
    """A bot for every seat, made by name where one was not given; each has a seed of its own."""
    if len(bots) != edition.seats:
        raise ValueError(f"{edition.seats} seats need as many bots, not {len(bots)}")
    return [
        make_bot(bot, edition.rules, seat, own_seed(seed, seat)) if isinstance(bot, str) else bot
        for seat, bot in enumerate(bots)
    ]


def own_seed(seed: bytes, seat: int) -> bytes:
    """What a seat's bot rolls for its whims; one-way, so that it leads to no deal."""
    return blake2b(f"bot/{seat}".encode(), key=seed, digest_size=32).digest()


def play_game(edition: Edition, bots: Sequence[str | Bot], seed: bytes) -> GameRecord:
    """Let bots, given or by name, play a game to its end."""
    return play_rounds(edition, bots, seed, 0)


def play_round(edition: Edition, bots: Sequence[str | Bot], seed: bytes) -> RoundRecord:
    """The same game, but only its first round."""
    return play_rounds(edition, bots, seed, 1).rounds[0]


def play_rounds(
    edition: Edition, bots: Sequence[str | Bot], seed: bytes, rounds: int, beliefs: bool = False
) -> GameRecord:
    """Play so many rounds, 0 for all; with what the bots believed lap by lap, if that is asked."""
    rules = edition.rules
    seated = seat_bots(edition, bots, seed)
    dice = Dice(seed)
    truth = rules.start(dice)
    scribe = Scribe(seated if beliefs else ())
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

"""A seat bot: a bot, and the view it has of its table, made only of what its seat was told."""

from rockfall.bots.bot import BUDGET, Listener
from rockfall.bots.registry import make_bot
from rockfall.kernel.layout import TABLE
from rockfall.kernel.ops import ASK, apply
from rockfall.kernel.rules import Rules
from rockfall.kernel.state import blank
from rockfall.server.thinking.frames import HeardClaim, SeatStep


class SeatBotError(ValueError):
    """A bot that cannot answer, and why, without a word about cards."""


class SeatBot:
    """Hears step after step; can be asked when it is its seat's turn, and ahead of that."""

    def __init__(self, rules: Rules, seat: int, level: str, seed: bytes) -> None:
        self._rules = rules
        self._bot = make_bot(level, rules, seat, seed)
        self._view = blank(rules.layout, seat)
        #: how many steps it was told, and how many claims
        self.heard = 0
        self._claims = 0

    def hear(self, told: list[SeatStep], claims: list[HeardClaim]) -> None:
        """Go on from the step after the last one heard; of all claims, with those not heard yet."""
        for seat, move, ops in told:
            self._listen(claims)
            if seat != TABLE:
                # A copy: what a bot keeps or scribbles on is not the view that goes on.
                self._bot.watch(self._view.copy(), seat, move)
            for op in ops:
                apply(self._view, op)
            self.heard += 1
        self._listen(claims)

    def _listen(self, claims: list[HeardClaim]) -> None:
        """Take in what was claimed up to the last step heard."""
        for after, said in claims[self._claims :]:
            if after > self.heard:
                break
            if isinstance(self._bot, Listener):
                self._bot.hears(self._view.copy(), said)
            self._claims += 1

    def choose(self, seconds: float, asked: int) -> int:
        """The bot's move, after so many seconds at most; `asked` as `frames.Think` says.

        However few there are, the bot weighs as much as always: who waits gives up, see `Thinkers`.
        """
        # A copy here, too: a decision that is only announced is not in the view that goes on.
        view = self._view.copy()
        if asked:
            apply(view, (ASK, asked, 0, 0, 0))
        moves = self._rules.moves(view)
        if not moves:
            raise SeatBotError("not asked")
        move = self._bot.choose(view, moves.copy(), BUDGET._replace(seconds=seconds))
        if move not in moves:
            raise SeatBotError("no legal move")
        return move

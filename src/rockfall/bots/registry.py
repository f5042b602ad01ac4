"""The bots by name."""

from collections.abc import Callable

from rockfall.bots.bot import Bot
from rockfall.bots.chance import RandomBot
from rockfall.bots.greedy.greedy import GreedyBot
from rockfall.kernel.rules import Rules


class BotError(ValueError):
    """A bot that does not exist, and which ones do."""


_MAKERS: dict[str, Callable[[Rules, int, bytes], Bot]] = {
    "random": lambda rules, seat, seed: RandomBot(seed),
    "greedy": GreedyBot,
}
#: The weakest first: pages offer them in this order, and the last where nobody chose.
BOTS: tuple[str, ...] = tuple(_MAKERS)


def make_bot(name: str, rules: Rules, seat: int, seed: bytes) -> Bot:
    """A bot for a seat; what it decides by whim follows from the seed."""
    if name not in _MAKERS:
        raise BotError(f"unknown bot '{name}': there are {', '.join(BOTS)}")
    return _MAKERS[name](rules, seat, seed)

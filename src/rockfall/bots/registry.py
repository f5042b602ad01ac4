"""The bots by name."""

from collections.abc import Callable

from rockfall.bots.bot import Bot
from rockfall.bots.cave.cave_bot import CaveBot
from rockfall.bots.cave.lookup import plays as plays_cave
from rockfall.bots.random_bot import RandomBot
from rockfall.bots.standard.standard_bot import StandardBot, plays
from rockfall.kernel.layout import Layout
from rockfall.kernel.rules import Rules


class BotError(ValueError):
    """A bot that does not exist, and which ones do."""


def _standard(rules: Rules, seat: int, seed: bytes) -> Bot:
    """The standard bot for a game; each game has its own."""
    if plays_cave(rules.layout):
        return CaveBot(rules, seat, seed)
    if plays(rules.layout):
        return StandardBot(rules, seat, seed)
    raise BotError("the bot 'standard' does not know this game: 'random' plays any")


_MAKERS: dict[str, Callable[[Rules, int, bytes], Bot]] = {
    "random": lambda rules, seat, seed: RandomBot(seed),
    "standard": _standard,
}
#: What a bot was called when a table that is still stored was made -> what it is called now.
_FORMER = {"greedy": "standard"}
#: The weakest first: pages offer them in this order, and the last where nobody chose.
BOTS: tuple[str, ...] = tuple(_MAKERS)


def knowing(layout: Layout) -> tuple[str, ...]:
    """The bots that know a game, in the order of `BOTS`; chance can play any."""
    standard = plays(layout) or plays_cave(layout)
    return BOTS if standard else tuple(name for name in BOTS if name != "standard")


def make_bot(name: str, rules: Rules, seat: int, seed: bytes) -> Bot:
    """A bot for a seat; what it decides by whim follows from the seed."""
    maker = _MAKERS.get(_FORMER.get(name, name))
    if maker is None:
        raise BotError(f"unknown bot '{name}': there are {', '.join(BOTS)}")
    return maker(rules, seat, seed)

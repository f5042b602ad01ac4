"""The bots by name."""

from collections.abc import Callable

from rockfall.bots.bot import Bot
from rockfall.bots.cave.cave_bot import CaveBot
from rockfall.bots.cave.lookup import plays as plays_cave
from rockfall.bots.detective.detective_bot import DetectiveBot, TeamDetectiveBot
from rockfall.bots.random_bot import RandomBot
from rockfall.bots.standard.standard_bot import StandardBot, plays
from rockfall.bots.standard.table.lookup import lookup_of
from rockfall.bots.styles.styled_bot import STYLES, styled
from rockfall.kernel.layout import Layout
from rockfall.kernel.rules import Rules


class BotError(ValueError):
    """A bot that does not exist, and which ones do."""


def _standard(rules: Rules, seat: int, seed: bytes) -> Bot:
    """Each game has its own."""
    return (CaveBot if plays_cave(rules.layout) else StandardBot)(rules, seat, seed)


def _detective(rules: Rules, seat: int, seed: bytes) -> Bot:
    """There are two ways to be one: with two sides, and where teams compete."""
    teams = lookup_of(rules).teams
    return (TeamDetectiveBot if teams else DetectiveBot)(rules, seat, seed)


_MAKERS: dict[str, Callable[[Rules, int, bytes], Bot]] = {
    "random": lambda rules, seat, seed: RandomBot(seed),
    "standard": _standard,
    "detective": _detective,
}
#: What a bot was called when a table that is still stored was made -> what it is called now.
_FORMER = {"greedy": "standard"}
#: The weakest first: pages offer them in this order, and the last where nobody chose.
BOTS: tuple[str, ...] = tuple(_MAKERS)


def knowing(layout: Layout) -> tuple[str, ...]:
    """The bots that know a game, in the order of `BOTS`; chance can play any."""
    if plays(layout):
        return BOTS
    return ("random", "standard") if plays_cave(layout) else ("random",)


def can_play(name: str, layout: Layout) -> bool:
    """Whether a bot, or a style, knows a game."""
    return plays(layout) if name in STYLES else _FORMER.get(name, name) in knowing(layout)


def make_bot(name: str, rules: Rules, seat: int, seed: bytes) -> Bot:
    """A bot for a seat, or a style; what it decides by whim follows from the seed."""
    maker = _MAKERS.get(_FORMER.get(name, name))
    if maker is None and name not in STYLES:
        raise BotError(f"unknown bot '{name}': there are {', '.join(BOTS)}")
    if not can_play(name, rules.layout):
        known = " or ".join(knowing(rules.layout))
        raise BotError(f"the bot '{name}' does not know this game: {known} can play it")
    return maker(rules, seat, seed) if maker else styled(name, rules, seat, seed)

"""The bots by name."""

from collections.abc import Callable

from rockfall.bots.bot import Bot
from rockfall.bots.cave.cave_bot import CaveBot
from rockfall.bots.cave.lookup import plays as plays_cave
from rockfall.bots.detective.detective_bot import DetectiveBot, TeamDetectiveBot
from rockfall.bots.newcomer.gentle_bot import GentleBot
from rockfall.bots.newcomer.newcomer_bot import NewcomerBot
from rockfall.bots.personas import PERSONAS, named, split
from rockfall.bots.random_bot import RandomBot
from rockfall.bots.standard.standard_bot import StandardBot, plays
from rockfall.bots.standard.table.lookup import lookup_of
from rockfall.bots.styles.styled_bot import STYLES, styled
from rockfall.kernel.layout import Layout
from rockfall.kernel.rules import Rules


class BotError(ValueError):
    """A bot that does not exist, and which ones do."""


def _daring(bot: StandardBot | CaveBot, risk: float) -> StandardBot | CaveBot:
    """A bot that takes so much risk."""
    bot.risk = risk
    return bot


def _standard(rules: Rules, seat: int, seed: bytes, risk: float) -> Bot:
    """Each game has its own."""
    made = CaveBot if plays_cave(rules.layout) else StandardBot
    return _daring(made(rules, seat, seed), risk)


def _newcomer(rules: Rules, seat: int, seed: bytes, risk: float) -> Bot:
    """In each game it plays in its way what the standard bot plays there."""
    made = CaveBot if plays_cave(rules.layout) else GentleBot
    return NewcomerBot(_daring(made(rules, seat, seed), risk), seat, seed)


def _detective(rules: Rules, seat: int, seed: bytes, risk: float) -> Bot:
    """There are two ways to be one: with two sides, and where teams compete."""
    made = TeamDetectiveBot if lookup_of(rules).teams else DetectiveBot
    return _daring(made(rules, seat, seed), risk)


_MAKERS: dict[str, Callable[[Rules, int, bytes, float], Bot]] = {
    "random": lambda rules, seat, seed, risk: RandomBot(seed),
    "newcomer": _newcomer,
    "standard": _standard,
    "detective": _detective,
}
#: What a bot was called when a table that is still stored was made -> what it is called now.
_FORMER = {"greedy": "standard"}
#: The weakest first; pages offer levels in this order, and the last where nobody chose.
BOTS: tuple[str, ...] = tuple(_MAKERS)
#: What people choose from; chance is a measure for others, and plays where nobody else can.
LEVELS: tuple[str, ...] = tuple(name for name in BOTS if name != "random")


def knowing(layout: Layout) -> tuple[str, ...]:
    """The bots that know a game, in the order of `BOTS`; chance can play any."""
    if plays(layout):
        return BOTS
    return ("random", "newcomer", "standard") if plays_cave(layout) else ("random",)


def offered(layout: Layout) -> tuple[str, ...]:
    """The levels that people choose from in a game, the weakest first."""
    known = knowing(layout)
    return tuple(level for level in known if level in LEVELS) or known


def fault(name: str, layout: Layout) -> str:
    """Why nobody can choose a bot of that name for a game; empty if anybody can."""
    level, persona = split(name)
    if level not in knowing(layout):
        return f"no bot '{level}': there are {', '.join(knowing(layout))}"
    if persona and persona not in PERSONAS:
        return f"no persona '{persona}': there are {', '.join(PERSONAS)}"
    return ""


def _level(name: str) -> str:
    """The level of a bot as it is called now; its persona must be one."""
    level, persona = split(name)
    if persona and persona not in PERSONAS:
        raise BotError(f"unknown persona '{persona}': there are {', '.join(PERSONAS)}")
    return _FORMER.get(level, level)


def can_play(name: str, layout: Layout) -> bool:
    """Whether a bot, or a style, knows a game."""
    return plays(layout) if name in STYLES else _level(name) in knowing(layout)


def make_bot(name: str, rules: Rules, seat: int, seed: bytes) -> Bot:
    """A bot for a seat, or a style; what it decides by whim follows from the seed."""
    level = _level(name)
    if level not in _MAKERS and name not in STYLES:
        raise BotError(f"unknown bot '{level}': there are {', '.join(BOTS)}")
    if not can_play(name, rules.layout):
        known = " or ".join(knowing(rules.layout))
        raise BotError(f"the bot '{level}' does not know this game: {known} can play it")
    if name in STYLES:
        return styled(name, rules, seat, seed)
    return _MAKERS[level](rules, seat, seed, named(split(name)[1]).risk)

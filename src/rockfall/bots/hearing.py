"""Bots hear what is claimed of goals: of what people and bots say, that much is evidence."""

from rockfall.bots.bot import Bot
from rockfall.bots.detective.detective_bot import DetectiveBot, TeamDetectiveBot
from rockfall.bots.newcomer.newcomer_bot import NewcomerBot
from rockfall.bots.standard.standard_bot import StandardBot
from rockfall.kernel.state import State


def hears(bot: Bot, view: State, seat: int, cell: int, card: int) -> None:
    """Let a bot note that somebody claims which card lies there; not all bots care."""
    if isinstance(bot, NewcomerBot):
        hears(bot.bot, view, seat, cell, card)
    elif isinstance(bot, DetectiveBot | TeamDetectiveBot):
        bot.observer.hears(view, seat, cell, bot.lookup.treasures[card])
    elif isinstance(bot, StandardBot):
        bot.hears(view, seat, cell, bot.lookup.treasures[card])

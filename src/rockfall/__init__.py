"""Rockfall: the Saboteur family of games, one engine for every edition.

What a program needs is here, and is imported when it is first used: `load` an edition for so many
seats and take its rules; roll `Dice`, or `FastDice` where nothing is to be kept secret, or ask for
all `outcomes` of a move; `mask` a state to what an eye may know, or `determinise` a view to a truth
that could lie behind it; `make_bot` for a seat, with a `BUDGET` to think; let a `Match` keep the
log. Where nobody has to decide, the `TABLE` goes on.
"""

from importlib import import_module
from typing import TYPE_CHECKING

__version__ = "0.1.0"
__all__ = [
    "BUDGET",
    "TABLE",
    "Dice",
    "FastDice",
    "Match",
    "determinise",
    "load",
    "make_bot",
    "mask",
    "outcomes",
]

if TYPE_CHECKING:
    from rockfall.bots.bot import BUDGET
    from rockfall.bots.registry import make_bot
    from rockfall.editions.registry import load
    from rockfall.kernel.dice import Dice
    from rockfall.kernel.fast_dice import FastDice
    from rockfall.kernel.guess import determinise
    from rockfall.kernel.layout import TABLE
    from rockfall.kernel.outcomes import outcomes
    from rockfall.kernel.sight import mask
    from rockfall.match.match import Match
else:
    _HOMES = {
        "BUDGET": "bots.bot",
        "TABLE": "kernel.layout",
        "Dice": "kernel.dice",
        "FastDice": "kernel.fast_dice",
        "Match": "match.match",
        "determinise": "kernel.guess",
        "load": "editions.registry",
        "make_bot": "bots.registry",
        "mask": "kernel.sight",
        "outcomes": "kernel.outcomes",
    }

    def __getattr__(name: str) -> object:
        """Import what is asked for: every command would pay for all of it, and most need little."""
        if name not in _HOMES:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        found = globals()[name] = getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
        return found

    def __dir__() -> list[str]:
        """All names, whether they have been used or not."""
        return sorted({*globals(), *_HOMES})

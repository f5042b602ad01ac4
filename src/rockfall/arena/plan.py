"""A tournament: what is to be played, and the deals it is played with."""

from functools import cached_property
from typing import Final

from rockfall.arena.bouts import Deal, deal
from rockfall.arena.deals import load_once

SWAP, REPLACE, LEAGUE = PARTS = "swap", "replace", "league"
#: League games are dealt apart from the rounds that are paired.
_LEAGUE: Final = "league/"


class Plan:
    """Bots, numbers of players, and how much of what."""

    def __init__(
        self,
        spec: str,
        bots: tuple[str, ...],
        players: list[int],
        seed: str,
        rounds: int,
        games: int,
        parts: tuple[str, ...] = PARTS,
    ) -> None:
        self.spec = spec
        #: the first is what others are compared with
        self.bots = bots
        self.players = players
        self.seed = seed
        self.rounds = rounds
        self.games = games
        self.parts = parts

    @property
    def foes(self) -> str:
        """The side that works against the rest; "" where there is none."""
        return load_once(self.spec, self.players[0]).rules.layout.frame.foes

    @cached_property
    def deals(self) -> list[Deal]:
        """What every arrangement of bots is dealt: the same to each."""
        return [
            deal(self.spec, self.seed, players, number)
            for players in self.players
            for number in range(self.rounds)
        ]

    @cached_property
    def league_deals(self) -> list[Deal]:
        """What the league is dealt; number by number through all sizes of tables."""
        return [
            deal(self.spec, _LEAGUE + self.seed, players, number)
            for number in range(self.games)
            for players in self.players
        ]

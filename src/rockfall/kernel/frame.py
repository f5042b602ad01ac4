"""The frame of a game: how rounds end, who a seat turns out to be, what seats are paid in.

Every game fills it by declarations, so that whoever shows how a round came out needs to know no
role, no treasure and no sort of pay. What happened stands in public counters: see `verdict`.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rockfall.kernel.module import Module


class Wealth:
    """Something that seats own and are paid in: cards in zones of theirs, or a counter."""

    def __init__(
        self,
        unit: str,
        zones: list[list[int]],
        nums: list[int],
        had: list[int],
        worth: dict[int, int],
    ) -> None:
        self.unit = unit
        #: seat -> the zones whose cards count; none where it is counted in numbers
        self.zones = zones
        #: seat -> the counter; none where it is counted in cards
        self.nums = nums
        #: seat -> the counter that keeps how much it had when the round was over
        self.had = had
        #: kind -> what such a card is worth when all is counted; none where it is a number anyway
        self.worth = worth


class Sum:
    """What a side is worth at the end of a round: so much of a unit, so many times."""

    def __init__(self, side: str, seats: list[int], unit: str, amount: int, times: int) -> None:
        self.side = side
        #: the seats that worked for it
        self.seats = seats
        self.unit = unit
        self.amount = amount
        self.times = times

    @property
    def worth(self) -> int:
        """What that makes."""
        return self.amount * self.times


class Frame:
    """What a game declares of its rounds, its sides and its pay."""

    def __init__(self) -> None:
        #: counters: the number of the round, whose turn it is, and the move that others may still
        #: prevent; -1 where there is none
        self.round = -1
        self.active = -1
        self.announced = -1
        #: how many rounds a game has
        self.rounds = 1
        #: why a round can be over
        self.reasons: list[str] = []
        #: counters: why the round is over (plus one, 0 while it is not); who has won it (seats as
        #: bits, plus one, 0 while that is open); and who has won the game (seats as bits)
        self.ended = 0
        self.won = 0
        self.champions = 0
        #: seat -> counter: the card that cost it its pay; its score
        self.unpaid: list[int] = []
        self.scores: list[int] = []
        #: seat -> the zone of the card that says who it is; empty where nobody is anybody
        self.roles: list[int] = []
        #: seat -> the counter of its piece, where a round ends when nobody of some side is there
        self.pieces: list[int] = []
        #: kind -> the side it is on, "" for a kind that has none of its own
        self.sides: dict[int, str] = {}
        #: the side that works against the rest; "" where there is none
        self.foes = ""
        self.wealth: list[Wealth] = []
        #: what all can see of where a seat belongs, whatever its role says: seat -> the counter,
        #: and what its values from 1 on are called; empty where there is nothing to be seen
        self.banners: list[int] = []
        self.banner_names: list[str] = []
        #: who works out what the sides are worth; None where nobody adds anything up
        self.adds_up: Module | None = None

    def keeps_wealth(self, zone: int) -> bool:
        """Whether what lies in a zone is something that a seat owns."""
        for wealth in self.wealth:
            for zones in wealth.zones:
                if zone in zones:
                    return True
        return False

    def all_sides(self) -> list[str]:
        """The sides there are, each once."""
        return [side for side in dict.fromkeys(self.sides.values()) if side]

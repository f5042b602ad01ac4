"""The frame of a game: how rounds end, who a seat turns out to be, what seats are paid in.

Every game fills it by declarations, so that whoever shows how a round came out needs to know no
role, no treasure and no sort of pay. What happened stands in public counters: see `verdict`.
"""


class Wealth:
    """Something that seats own and are paid in: cards in zones of theirs, or a counter."""

    def __init__(self, unit: str, zones: list[list[int]], nums: list[int], had: list[int]) -> None:
        self.unit = unit
        #: seat -> the zones whose cards count; none where it is counted in numbers
        self.zones = zones
        #: seat -> the counter; none where it is counted in cards
        self.nums = nums
        #: seat -> the counter that keeps how much it had when the round was over
        self.had = had


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

    def all_sides(self) -> list[str]:
        """The sides there are, each once."""
        return [side for side in dict.fromkeys(self.sides.values()) if side]

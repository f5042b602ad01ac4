"""Counting rounds: sums of whole numbers only, so that it never matters who counted what first."""

from collections.abc import Sequence
from math import sqrt

from rockfall.arena.intervals import wilson
from rockfall.bots.play import NO_SIDE, GameRecord, RoundRecord

_DIGITS = 6


class Spread:
    """Mean, deviation and extremes of whole numbers, from their sums."""

    def __init__(self) -> None:
        self.count = 0
        self.total = 0
        self.squares = 0
        self.least: int | None = None
        self.most: int | None = None

    def add(self, value: int) -> None:
        """Count a number in."""
        self.count += 1
        self.total += value
        self.squares += value * value
        self.least = value if self.least is None else min(self.least, value)
        self.most = value if self.most is None else max(self.most, value)

    def merge(self, other: "Spread") -> None:
        """Count in all that another one has counted."""
        if other.least is None or other.most is None:
            return
        self.count += other.count
        self.total += other.total
        self.squares += other.squares
        self.least = other.least if self.least is None else min(self.least, other.least)
        self.most = other.most if self.most is None else max(self.most, other.most)

    @property
    def mean(self) -> float:
        """The mean, 0 of nothing."""
        return self.total / self.count if self.count else 0.0

    @property
    def deviation(self) -> float:
        """The sample's standard deviation, 0 of fewer than two."""
        n = self.count
        return sqrt((n * self.squares - self.total**2) / (n * (n - 1))) if n > 1 else 0.0


class Rounds:
    """Rounds of one sort: which side won them and how long they took."""

    def __init__(self, sides: Sequence[str] = ()) -> None:
        self.sides = sides
        self.won = dict.fromkeys(sides, 0)
        self.plies = Spread()

    @property
    def count(self) -> int:
        """How many rounds."""
        return self.plies.count

    def add(self, record: RoundRecord) -> None:
        """Count a round in."""
        self.won[record.winner] = self.won.get(record.winner, 0) + 1
        self.plies.add(record.plies)

    def merge(self, other: "Rounds") -> None:
        """Count in all that another one has counted."""
        for winner, rounds in other.won.items():
            self.won[winner] = self.won.get(winner, 0) + rounds
        self.plies.merge(other.plies)

    def winners(self) -> list[str]:
        """The sides there are, then others that have won, by name, and at last nobody."""
        others = sorted(winner for winner in self.won if winner not in (*self.sides, NO_SIDE))
        return [*self.sides, *others, NO_SIDE]

    def share(self, winner: str) -> tuple[float, float, float]:
        """The share of rounds somebody won, and its 95 % interval."""
        rounds = self.won.get(winner, 0)
        return rounds / self.count if self.count else 0.0, *wilson(rounds, self.count)

    def summary(self) -> dict[str, object]:
        """As an object for JSON."""
        won = {}
        for winner in self.winners():
            share, low, high = (round(value, _DIGITS) for value in self.share(winner))
            won[winner] = {
                "rounds": self.won.get(winner, 0),
                "share": share,
                "low": low,
                "high": high,
            }
        plies = {
            "mean": round(self.plies.mean, _DIGITS),
            "sd": round(self.plies.deviation, _DIGITS),
            "min": self.plies.least,
            "max": self.plies.most,
        }
        return {"rounds": self.count, "won": won, "plies": plies}


class Tally:
    """Games of one number of players: rounds by saboteurs dealt, and gold by seat."""

    def __init__(self, players: int, sides: Sequence[str] = ()) -> None:
        self.players = players
        self.sides = sides
        self.games = 0
        self.by_saboteurs: dict[int, Rounds] = {}
        self.nuggets = [0] * players

    def add(self, record: GameRecord) -> None:
        """Count a game in."""
        self.games += 1
        for played in record.rounds:
            self.by_saboteurs.setdefault(played.foes, Rounds(self.sides)).add(played)
        for seat, score in enumerate(record.scores):
            self.nuggets[seat] += score

    def merge(self, other: "Tally") -> None:
        """Count in all that another one has counted."""
        self.games += other.games
        for saboteurs, rounds in other.by_saboteurs.items():
            self.by_saboteurs.setdefault(saboteurs, Rounds(self.sides)).merge(rounds)
        for seat, nuggets in enumerate(other.nuggets):
            self.nuggets[seat] += nuggets

    def all_rounds(self) -> Rounds:
        """All rounds together."""
        whole = Rounds(self.sides)
        for rounds in self.by_saboteurs.values():
            whole.merge(rounds)
        return whole

    def mean_nuggets(self) -> list[float]:
        """Nuggets a game for each seat."""
        return [nuggets / max(1, self.games) for nuggets in self.nuggets]

    def summary(self) -> dict[str, object]:
        """As an object for JSON."""
        return {
            "games": self.games,
            **self.all_rounds().summary(),
            "nuggets": [round(mean, _DIGITS) for mean in self.mean_nuggets()],
            "saboteurs": {
                str(n): self.by_saboteurs[n].summary() for n in sorted(self.by_saboteurs)
            },
        }

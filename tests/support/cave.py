"""Scenes of The Dark Cave: its goals, its dwarves, webs and creatures in play."""

from typing import Self

from rockfall.kernel.rules import Rules
from tests.support.scene import Scene

#: The goals of a scene from north-west to south-east, unless a test names others.
GOALS = ("exit", "goal-ladder", "goal-hole", "goal-vein")
#: The numbers of webs, by their cards.
WEBS = {"web.1": 0, "web.2": 1, "web.3": 2}


def corners(seats: int) -> tuple[str, ...]:
    """D1: where the goals lie."""
    far = 4 if seats <= 5 else 3
    return tuple(f"{x},{y}" for y in (-far, far) for x in (-far, far))


class Cave(Scene):
    """A scene with all dwarves on the start card, everybody with 3 gold."""

    def __init__(
        self, seats: int = 3, active: int = 0, seed: int = 0, rules: Rules | None = None
    ) -> None:
        super().__init__("cave", seats, active, seed=seed, rules=rules)
        self.goal_cells = corners(seats)
        self.goals(*GOALS)

    def dwarves(self, *places: str) -> Self:
        """Where the dwarf of each seat stands, in order; ``out`` for one that has left."""
        for seat, where in enumerate(places):
            if where == "out":
                self.counter(f"dwarf.{seat}", -1)
            else:
                self.token(f"dwarf.{seat}", where)
        return self

    def web(self, where: str, owner: int, shows: int = 2, card: str = "web.1") -> Self:
        """A web on an edge, its card in front of its owner."""
        self.token(f"web.{WEBS[card]}", where, owner).counter(f"web-age.{WEBS[card]}", shows)
        return self.before(owner, card)

    def creature(self, name: str, where: str, owner: int, card: str = "") -> Self:
        """A creature in play, its card in front of its owner."""
        self.token(name, where, owner)
        return self.before(owner, card or f"{name}.2")

    def before(self, seat: int, *cards: str) -> Self:
        """Cards in front of a seat, besides those that lie there."""
        self.mat(seat, *self._lie.get(f"mat.{seat}", ()), *cards)
        for card in cards:
            if card.startswith("boots"):
                self.counter(f"pace.{seat}", 4)
        return self

    def treasure(self, *gold: int) -> Self:
        """The gold of every dwarf, in order; the rest of it is in the bank."""
        for seat, number in enumerate(gold):
            self.counter(f"gold.{seat}", number)
        self.counter("bank", 46 - sum(gold))
        return self

    # -- playing and looking -------------------------------------------------------------------

    def idle(self, card: str = "") -> Self:
        """The seat whose turn it is discards one card, and may walk."""
        self.play(f"pass {card}" if card else self.offered("pass")[0])
        return self.play("enough") if self.asked == "pass-more" else self

    def rest(self, turns: int = 1) -> Self:
        """So many turns in which a card is discarded and nobody walks."""
        for _ in range(turns):
            self.idle()
            if self.asked == "walk":
                self.play("stop")
        return self

    def steps(self, *places: str) -> Self:
        """Walk from space to space."""
        self.play(*[f"step {place}" for place in places])
        return self

    def spaces(self) -> set[str]:
        """Where the dwarf can step now."""
        return {move.removeprefix("step ") for move in self.offered("step")}

    def prowls(self) -> set[str]:
        """Where the hunting creature can step now."""
        return {move.removeprefix("prowl ") for move in self.offered("prowl")}

    def gold_of(self) -> list[int]:
        """The gold of every dwarf."""
        return [self.num(f"gold.{seat}") for seat in range(self.seats)]

    def winners(self) -> list[int]:
        """The seats that have won; none if nobody has."""
        won = self.num("won")
        assert won, "the game is not over"
        return [seat for seat in range(self.seats) if won - 1 >> seat & 1]

    def front(self, seat: int) -> list[str]:
        """The cards in front of a seat."""
        return self.cards(f"mat.{seat}")

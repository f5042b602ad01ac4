"""Who sits where: people at this keyboard, and bots for all other seats."""

from typing import NamedTuple

#: Names for bots, taken in order as far as no player has one of them.
DWARVES = (
    *("Borin", "Dagna", "Egil", "Frida", "Grim", "Hilda", "Ivar", "Jorun", "Knut", "Runa"),
    *("Sten", "Tova"),
)


class Seats(NamedTuple):
    """The people and bots of one table; a bot has a name in `bots`, a person the empty text."""

    names: list[str]
    bots: list[str]

    @property
    def people(self) -> list[int]:
        """The seats of people, in order."""
        return [seat for seat, bot in enumerate(self.bots) if not bot]


def full_names(people: list[str], players: int) -> list[str]:
    """The people's names, and dwarves' names for everyone else."""
    taken = {name.casefold() for name in people}
    free = [name for name in DWARVES if name.casefold() not in taken]
    return people + free[: players - len(people)]


def people_names(number: int) -> list[str]:
    """Names for people who gave none."""
    return ["Player"] if number == 1 else [f"Player {n + 1}" for n in range(number)]

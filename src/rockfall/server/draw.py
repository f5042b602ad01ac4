"""The draw of a seed: from the server's own half, and the numbers that players pledged before it.

The server pledges its half before it knows any of the numbers, and players show theirs before they
know the half: so none of them can choose the seed, and whoever gave a number of their own knows it.
"""

from hashlib import sha256
from typing import Final

from rockfall.server import protocol as p

#: What is hashed here is never mistaken for anything else that is.
_PURPOSE: Final = b"rockfall-deal"


def commitment_of(secret: str) -> str:
    """The promise of a seed or a number: whoever sees it later can make the promise again."""
    return sha256(bytes.fromhex(secret)).hexdigest()


def seed_of(half: str, numbers: dict[int, str]) -> str:
    """The seed that the server's half makes with the numbers of some seats."""
    made = sha256(_PURPOSE + bytes.fromhex(half))
    for seat, number in sorted(numbers.items()):
        made.update(bytes([seat]) + bytes.fromhex(number))
    return made.hexdigest()


class Draw:
    """The numbers for one seed, as far as they were shown."""

    def __init__(self, half: str, pledges: list[p.Pledge], since: int) -> None:
        self.half = half
        self.pledges = pledges
        #: the moment from which on numbers are waited for
        self.since = since
        #: seat -> the number that was shown
        self.numbers: dict[int, str] = {}

    def owed(self) -> list[p.Pledge]:
        """The pledges whose numbers were not shown yet."""
        return [pledge for pledge in self.pledges if pledge.seat not in self.numbers]

    def reveal(self, member: int, number: str) -> None:
        """Remember the number that a member showed."""
        (seat,) = (pledge.seat for pledge in self.owed() if pledge.member == member)
        self.numbers[seat] = number

    def seed(self) -> str:
        """The seed that the numbers shown so far make."""
        return seed_of(self.half, self.numbers)

    def opened(self) -> p.Draw:
        """Everything about it: only for when the match is over."""
        numbers = [self.numbers.get(pledge.seat, "") for pledge in self.pledges]
        return p.Draw(commitment_of(self.half), self.half, self.pledges, numbers)

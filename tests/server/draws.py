"""Helpers of the tests of draws: a table at which numbers are promised and shown."""

from rockfall.server import protocol as p
from rockfall.server.draw import commitment_of
from rockfall.server.entries import Dealt, Entry
from tests.server.offline_tables import OfflineTable

NUMBERS = ["a1" * 32, "b2" * 32, "c3" * 32]


OTHER = "0f" * 32


def commit(number: str) -> p.Commit:
    return p.Commit(commitment=commitment_of(number))


def pledged(*members: int) -> OfflineTable:
    """Three people at a table of four, some of whom have pledged their numbers."""
    offline = OfflineTable(seats=4).join("Ann", "Bob", "Cid")
    for member in members or range(3):
        offline.do(member, commit(NUMBERS[member]))
    return offline


def drawing(*members: int) -> OfflineTable:
    """The same, when the host has started with the seed of these tests as the server's half."""
    return pledged(*members).begin()


def reveal(offline: OfflineTable, member: int) -> list[Entry]:
    return offline.do(member, p.Reveal(number=NUMBERS[member]))


def dealt(offline: OfflineTable) -> Dealt:
    entry = offline.table.log[-1][1]
    assert isinstance(entry, Dealt)
    return entry


def kinds(entries: list[Entry]) -> list[type]:
    return [type(entry) for entry in entries]

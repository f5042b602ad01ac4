"""Names that look alike are one name at a table, and others are not."""

import pytest

from rockfall.server import lobby
from rockfall.server.names import looks
from tests.server.offline_tables import OfflineTable

ALIKE = [
    ("Anna", "anna"),
    ("Anna", "ANNA"),
    ("Anna", "Аnnа"),  # two Cyrillic letters
    ("Anna", "A\u0301nna"),
    ("Zoë", "Zoe"),
    ("Bob", "B0b"),
    ("Ilse", "llse"),
    ("Ilse", "1lse"),
    ("Ann a", "Anna"),
    ("Anna", "Ａｎｎａ"),
    ("Рат", "Pat"),
    ("Νικο", "Nίκo"),
    ("Straße", "STRASSE"),
]
APART = [("Anna", "Hanna"), ("Bob", "Rob"), ("Зоя", "Zoya"), ("Оля", "Юля"), ("Max", "Mat")]


@pytest.mark.parametrize(("one", "other"), ALIKE)
def test_names_that_look_alike_do_not_sit_at_one_table(one: str, other: str) -> None:
    offline = OfflineTable(seats=3).join(one)
    assert offline.turned_away(other) == "name-taken"


@pytest.mark.parametrize(("one", "other"), APART)
def test_names_that_can_be_told_apart_do(one: str, other: str) -> None:
    offline = OfflineTable(seats=3).join(one, other)
    assert [member.name for member in offline.table.members] == [one, other]


def test_a_name_of_which_nothing_is_left_is_a_name_of_its_own() -> None:
    assert not looks("⛏") & looks("☠")


def test_no_bot_is_called_like_anybody_even_if_people_take_all_their_names() -> None:
    offline = OfflineTable(seats=3).join("Ann")
    for name in lobby._BOT_NAMES:
        offline.fold(lobby.join(offline.table, name.upper(), lobby.NO_SEAT))
    offline.begin()
    assert offline.table.match is not None
    people = frozenset[str]().union(*[looks(member.name) for member in offline.table.members])
    bots = offline.table.match.names[1:]
    assert len({*bots}) == 2
    assert not any(looks(name) & people for name in bots)

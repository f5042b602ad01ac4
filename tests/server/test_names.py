"""Names that look alike are one name at a table, and others are not."""

import re
from itertools import combinations
from pathlib import Path

import pytest

from rockfall.server import lobby
from rockfall.server.names import looks, resembles
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
    for name in lobby.BOT_NAMES:
        offline.fold(lobby.join(offline.table, name.upper(), lobby.NO_SEAT))
    offline.begin()
    assert offline.table.match is not None
    people = frozenset[str]().union(*[looks(member.name) for member in offline.table.members])
    bots = offline.table.match.names[1:]
    assert len({*bots}) == 2
    assert not any(looks(name) & people for name in bots)


@pytest.mark.parametrize(
    ("one", "other", "alike"),
    [
        ("Hilda", "Tilda", True),
        ("Orri", "Orrik", True),
        ("Marla", "MARTA", True),
        ("Ulfa", "Ulfgar", True),
        ("Tіlda", "Tilda", True),  # a Cyrillic letter
        ("Ida", "Edda", False),
        ("Tova", "Torvald", False),
        ("Ben", "Brunhild", False),
    ],
)
def test_names_resemble_each_other_if_begun_alike_or_one_letter_apart(
    one: str, other: str, alike: bool
) -> None:
    assert resembles(one, other) == resembles(other, one) == alike


def test_no_bot_of_a_table_is_called_nearly_as_somebody_there() -> None:
    offline = OfflineTable(seats=12, spec="jubilee+saboteur2").join("Hilda", "Orri", "marla")
    offline.begin()
    assert offline.table.match is not None
    people, bots = offline.table.match.names[:3], offline.table.match.names[3:]
    assert len({*bots}) == 9
    assert not [(bot, name) for bot in bots for name in people if resembles(bot, name)]


def test_no_name_that_is_offered_to_a_newcomer_resembles_another_or_a_bots() -> None:
    source = Path(__file__).parents[2] / "web/src/lib/joining.ts"
    listed = re.search(r"const NAMES = \[(.*?)\]", source.read_text(encoding="utf-8"), re.DOTALL)
    assert listed is not None
    offered = re.findall(r'"(\w+)"', listed[1])
    assert len(offered) > 10
    pairs = [*combinations(offered, 2), *[(one, bot) for one in offered for bot in lobby.BOT_NAMES]]
    assert [pair for pair in pairs if resembles(*pair)] == []

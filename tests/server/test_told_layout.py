"""What is told with the deal: what lies under the pile, how many rounds, what the company makes."""

import msgspec
import pytest

from rockfall.kernel.layout import WATCHER
from rockfall.server import protocol as p
from rockfall.server.told_events import events
from rockfall.server.told_layout import layout_of
from tests.server.offline_tables import seated
from tests.support.play import edition
from tests.support.tokens import menagerie


@pytest.mark.rule("D4")
def test_the_layout_says_what_lies_under_the_pile_and_how_many_rounds_there_are() -> None:
    told = layout_of(edition("cave", 5).rules.layout)
    under = told.refills[told.zones.index("pile")]
    assert [told.zones[zone] for zone in under] == ["reserve-2", "reserve-3"]
    assert (told.frame.rounds, layout_of(edition("jubilee", 5).rules.layout).frame.rounds) == (1, 3)


@pytest.mark.rule("D2")
@pytest.mark.parametrize(
    ("spec", "seats", "setup"),
    [("cave", 2, "race"), ("cave", 4, "one-clan"), ("cave", 5, "two-clans"), ("jubilee", 5, "")],
)
def test_the_deal_says_what_the_number_of_players_makes_of_the_game(
    spec: str, seats: int, setup: str
) -> None:
    assert edition(spec, seats).setup == setup
    told = [one[WATCHER] for one in events(seated(seats, spec=spec).table, [WATCHER], 0)]
    assert [one.setup for one in told if isinstance(one, p.Began)] == [setup]


def test_the_layout_names_all_numbers_and_says_how_cards_lead() -> None:
    match = seated(5, spec="jubilee+saboteur2").table.match
    assert match is not None
    layout = match.edition.rules.layout
    told = layout_of(layout)
    assert told.kinds == layout.kinds
    ways = dict(zip(told.kinds, told.strands, strict=True))
    assert ways["NESW"] == [15]
    assert ways["map"] == []
    assert len(told.windows) == len(told.tasks)
    doors = dict(zip(told.kinds, told.doors, strict=True))
    assert any(colour for door in doors.values() for colour in door)
    assert any(any(ladder) for ladder in told.ladders)


@pytest.mark.rule("D7")
def test_the_layout_says_where_one_can_stand_on_a_card_and_what_is_printed_there() -> None:
    layout = edition("cave", 5).rules.layout
    told = layout_of(layout)
    assert {len(spaces) for spaces in told.spaces} >= {0, 1, 2, 3, 4, 5}
    for kind, spaces in enumerate(told.spaces):
        strands = told.strands[kind]
        assert sum(space.sides for space in spaces) == (sum(strands) if spaces else 0)
        for number, space in enumerate(spaces):
            assert all(number in spaces[near].near for near in space.near)
    assert told.spaces[layout.kinds.index("start")] == [p.SpaceShape(15, [], "ladder")]
    plain = layout_of(edition("jubilee", 5).rules.layout)
    assert not any(plain.spaces)


@pytest.mark.rule("D2", "D16")
def test_the_layout_says_what_all_can_see_of_a_seat_and_which_number_a_token_shows() -> None:
    told = layout_of(edition("cave", 5).rules.layout)
    assert [told.nums[num] for num in told.frame.banners] == [f"clan.{seat}" for seat in range(5)]
    assert told.frame.banner_names == ["yellow", "blue"]
    shown = {token.sort: token.shows for token in told.tokens}
    assert told.nums[shown["web"]].startswith("web-age.")
    assert shown["dwarf"] == -1


def test_the_layout_names_all_tokens_with_sort_place_and_owner() -> None:
    layout = menagerie().layout
    sent = msgspec.json.decode(msgspec.json.encode(layout_of(layout)))
    assert sent["tokens"][::4] == [
        {"num": layout.nums.index("imp.0"), "sort": "imp", "place": 0, "owner": -1, "shows": -1},
        {"num": layout.nums.index("bat.1"), "sort": "bat", "place": 1, "owner": 1, "shows": -1},
        {"num": layout.nums.index("net.2"), "sort": "net", "place": 2, "owner": 15, "shows": -1},
    ]
    toll = layout_of(edition("jubilee+toll", 5).rules.layout)
    assert [(toll.nums[token.num], token.sort) for token in toll.tokens] == [
        ("dwarf.0", "toll"),
        ("dwarf.1", "toll"),
    ]

"""What is told with the deal: what lies under the pile, how many rounds, what the company makes."""

import pytest

from rockfall.kernel.layout import WATCHER
from rockfall.server import protocol as p
from rockfall.server.told_events import events
from rockfall.server.told_layout import layout_of
from tests.server.offline_tables import seated
from tests.support.play import edition


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

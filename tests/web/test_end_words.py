"""The client makes sentences of an outcome: there are words for whatever a game can say there."""

import pytest

from tests.match.catalogue import messages
from tests.support.games import all_lines, seats_of
from tests.support.play import edition


@pytest.mark.parametrize("spec", all_lines())
def test_every_end_of_a_round_and_everything_that_is_paid_has_words(spec: str) -> None:
    frame = edition(spec, min(seats_of(spec))).rules.layout.frame
    units = [wealth.unit for wealth in frame.wealth]
    wanted = {f"ui-round-why-{reason}" for reason in frame.reasons}
    wanted |= {f"ui-{where}-{unit}" for unit in units for where in ("round-pay", "round-lose")}
    wanted |= {f"ui-table-{unit}" for unit in units}
    assert frame.reasons
    assert units
    assert wanted <= set(messages())

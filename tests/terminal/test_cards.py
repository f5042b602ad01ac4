"""Single cards, drawn on one line."""

import pytest

from rockfall.kernel.geometry import ALL_SIDES
from rockfall.terminal.cards import Size, draw_tile, to_lines
from rockfall.terminal.glyphs import UNICODE
from tests.support.play import edition


@pytest.mark.parametrize(("card", "drawn"), [("NE", "░┗━"), ("NW", "━┛░"), ("NEW", "━┻━")])
def test_a_low_card_has_no_opening_where_it_is_closed(card: str, drawn: str) -> None:
    layout = edition("jubilee", 5).rules.layout
    tile = layout.kinds.index(card) * 2
    assert to_lines(draw_tile(layout, tile, ALL_SIDES, Size.LOW, UNICODE))[0].plain == drawn

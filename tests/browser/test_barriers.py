"""No barrier anywhere: axe finds nothing on any screen, on a desk and a phone, by day and night."""

from collections.abc import Callable, Mapping
from typing import Any, Final

import pytest

from tests.browser.conftest import Welcome
from tests.browser.tour import TOUR, tables_of
from tests.browser.visitor import DESK, PHONE

#: The tour in parts that can be walked at the same time.
_PARTS: Final = 4


@pytest.mark.parametrize("device", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("part", range(_PARTS))
def test_nothing_on_the_whole_tour_keeps_anybody_out(
    visit: Welcome, ready: Callable[..., None], device: Mapping[str, Any], part: int
) -> None:
    stops = dict([*TOUR.items()][part::_PARTS])
    ready(*tables_of(stops))
    found: dict[str, list[str]] = {}
    for name, stop in stops.items():
        visitor = visit(**device, color_scheme="dark")
        stop.arrive(visitor)
        assert visitor.page.locator("html[data-theme=dark]").count() == 1
        found[f"{name}, dark"] = visitor.barriers()
        visitor.page.emulate_media(color_scheme="light")
        visitor.page.locator("html[data-theme=light]").wait_for()
        found[f"{name}, light"] = visitor.barriers()
        visitor.page.close()
    assert {name: barriers for name, barriers in found.items() if barriers} == {}

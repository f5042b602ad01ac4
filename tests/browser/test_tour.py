"""On a walk through every screen: no barrier, nothing over the edge, nothing from other servers.

Coming to a screen takes longer than looking at it, so one walk looks for everything.
"""

from collections.abc import Iterator, Sequence
from typing import Final, Literal

import pytest
from playwright.sync_api import Page, Response

from rockfall.server.headers import HEADERS
from tests.browser.conftest import Welcome
from tests.browser.laid import put
from tests.browser.tour import TOUR, tables_of
from tests.browser.visitor import DESK, PHONE, Visitor
from tests.server.support.process import ServerProcess
from tests.support.play import SOAK

Theme = Literal["light", "dark"]

#: The tour in parts that can be walked at the same time.
_PARTS: Final = 4
#: How wide phones are, the least of them last.
_WIDTHS: Final = (412, 360)
_DAY_AND_NIGHT: Final[Sequence[Theme]] = ("light", "dark")
#: Phones of which a browser leaves little, and how many pixels of a board are enough there.
_TIGHT: Final = {(915, 412): 190, (390, 664): 120}


@pytest.mark.own_server
@pytest.mark.parametrize("part", range(_PARTS))
def test_no_screen_keeps_anybody_out_hangs_over_or_asks_others(
    visit: Welcome, server: ServerProcess, part: int
) -> None:
    stops = dict([*TOUR.items()][part::_PARTS])
    put(server.data, *tables_of(stops))
    found: dict[str, list[str]] = {}
    visitor = visit(**PHONE)
    came = _answers(visitor.page)
    for number, (name, stop) in enumerate(stops.items()):
        # Every stop is seen on both devices, by day on one and by night on the other.
        upon_phone, upon_desk = _DAY_AND_NIGHT[:: 1 if number % 2 else -1]
        _appear(visitor, upon_phone)
        stop.arrive(visitor)
        found[f"barriers: {name}"] = [*_barriers(visitor, upon_phone)]
        found[f"over the edge: {name}"] = [*_over_the_edge(visitor.page)]
        found[f"squeezed: {name}"] = [*_squeezed(visitor.page)]
        visitor.page.set_viewport_size(DESK["viewport"])
        found[f"barriers on a desk: {name}"] = [*_barriers(visitor, upon_desk)]
        assert came, "who looks at no answer finds nothing in it"
        found[f"answers: {name}"] = [
            fault for answer in came for fault in _faults(answer, server.port)
        ]
        visitor.forget()
        came.clear()
    assert {what: faults for what, faults in found.items() if faults} == {}


def _appear(visitor: Visitor, theme: Theme) -> None:
    """Come with a phone, by day or by night."""
    visitor.page.set_viewport_size(PHONE["viewport"])
    visitor.page.emulate_media(color_scheme=theme)


def _answers(page: Page) -> list[Response]:
    """Everything that comes to a page from now on."""
    came: list[Response] = []

    def note(answer: Response) -> None:
        came.append(answer)

    page.on("response", note)
    return came


def _barriers(visitor: Visitor, theme: Theme) -> Iterator[str]:
    """What axe finds by day or by night; in soaks what it finds at the other time, too."""
    times = [theme] if not SOAK else [theme, *(one for one in _DAY_AND_NIGHT if one != theme)]
    for time in times:
        visitor.page.emulate_media(color_scheme=time)
        visitor.page.locator(f"html[data-theme={time}]").wait_for()
        yield from (f"{time}: {barrier}" for barrier in visitor.barriers())


def _over_the_edge(page: Page) -> Iterator[str]:
    """The widths for which a page is too wide."""
    for width in _WIDTHS:
        page.set_viewport_size({"width": width, "height": 800})
        if page.evaluate("document.documentElement.scrollWidth") > width:
            yield f"at {width}"


def _squeezed(page: Page) -> Iterator[str]:
    """What a phone has too little room for, upright in a browser or on its side."""
    for (width, height), enough in _TIGHT.items():
        page.set_viewport_size({"width": width, "height": height})
        if page.evaluate("document.documentElement.scrollWidth") > width:
            yield f"at {width} the page is too wide"
        boxes = [board.bounding_box() for board in page.locator("[data-board]").all()]
        yield from (f"at {width}: {box}" for box in boxes if box and box["height"] < enough)


def _faults(answer: Response, port: int) -> Iterator[str]:
    """Whether an answer came from elsewhere, and which headers do not guard it."""
    host, _, path = answer.url.removeprefix("http://").partition("/")
    if host != f"127.0.0.1:{port}":
        yield f"asks {answer.url}"
    told = answer.headers
    bare = [name for name, value in HEADERS.items() if told.get(name.lower()) != value]
    yield from (f"/{path} lacks {name}" for name in bare)

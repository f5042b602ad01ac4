"""Fingers on a phone's glass: touches as the browser gets them from the screen."""

import time
from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Page

Spot = tuple[float, float]
_STEPS = 6
#: Seconds between two looks of the screen at the fingers, and of rest before they leave: a finger
#: that leaves in a hurry flings, and the next tap only stops that.
_BLINK, _REST = 0.016, 0.3


class Fingers:
    """One or more fingers that go down, move and leave together."""

    def __init__(self, page: Page) -> None:
        self._glass = page.context.new_cdp_session(page)
        self._at: list[Spot] = []
        self._now = time.time()

    def down(self, *spots: Spot) -> None:
        """Touch the glass."""
        self._at = [*spots]
        self._send("touchStart", spots)

    def move(self, *spots: Spot) -> None:
        """Go somewhere without leaving the glass, on a straight way."""
        for step in range(1, _STEPS + 1):
            share = step / _STEPS
            way = zip(self._at, spots, strict=True)
            self._send("touchMove", [_between(one, other, share) for one, other in way])
        self._at = [*spots]

    def up(self) -> None:
        """Rest, and leave the glass."""
        self._now += _REST
        self._send("touchMove", self._at)
        self._send("touchEnd", ())

    def tap(self, spot: Spot) -> None:
        """Touch and leave at once."""
        self.down(spot)
        self._send("touchEnd", ())

    def _send(self, kind: str, spots: Sequence[Spot]) -> None:
        points: list[dict[str, Any]] = [
            {"x": x, "y": y, "id": finger} for finger, (x, y) in enumerate(spots)
        ]
        self._now = max(self._now + _BLINK, time.time())
        event = {"type": kind, "touchPoints": points, "timestamp": self._now}
        self._glass.send("Input.dispatchTouchEvent", event)


def _between(one: Spot, other: Spot, share: float) -> Spot:
    return one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share

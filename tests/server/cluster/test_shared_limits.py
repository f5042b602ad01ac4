"""Limits hold for all servers together."""

import asyncio
import time
from typing import Any, cast

from rockfall.server.cluster.bus import Bus
from rockfall.server.cluster.messages import Charged, decode, encode
from rockfall.server.cluster.shared_limits import SharedLimits
from rockfall.server.limits import Budgets, Doorway, Openings
from tests.server.registries import run, until


class Wire:
    """Carries what one server says to another, as it is sent."""

    def __init__(self) -> None:
        self.ears: list[SharedLimits] = []

    def say(self, channel: str, message: Any, kept: bool) -> None:
        """Let all hear it."""
        heard = decode(encode(message))
        assert isinstance(heard, Charged)
        for ear in self.ears:
            ear.hear(heard)


class Server:
    """The limits of one server."""

    def __init__(self, name: str, wire: Wire) -> None:
        self.budgets = Budgets(1e-9, 100)
        self.openings = Openings(3)
        self.doorway = Doorway(100, 4)
        limits: Any = {"work": self.budgets, "tables": self.openings}
        self.limits = SharedLimits(name, cast(Bus, wire), limits, self.doorway)
        wire.ears.append(self.limits)


def test_what_an_address_spends_at_one_server_it_has_not_at_another() -> None:
    async def work() -> None:
        wire = Wire()
        one, two = Server("one", wire), Server("two", wire)
        saying = [asyncio.create_task(server.limits.say()) for server in (one, two)]
        assert not one.budgets.take("a", 60, time.monotonic())
        assert one.openings.open("a", time.monotonic())
        assert one.openings.open("a", time.monotonic())
        assert one.doorway.enter("a") == one.doorway.enter("a") == ""
        assert one.doorway.enter("a") == ""
        await until(lambda: bool(two.doorway.elsewhere))
        assert two.budgets.take("a", 60, time.monotonic())
        assert not two.budgets.take("a", 40, time.monotonic())
        assert not two.budgets.take("b", 60, time.monotonic())
        assert two.openings.open("a", time.monotonic())
        assert not two.openings.open("a", time.monotonic())
        assert two.doorway.enter("a") == ""
        assert two.doorway.enter("a") == "too-many-sockets"
        one.doorway.leave("a")
        await until(lambda: two.doorway.elsewhere == {"one": {"a": 2}})
        assert two.doorway.enter("a") == ""
        # A server that is gone has no sockets open.
        two.limits.forget({"two"})
        assert two.doorway.enter("a") == two.doorway.enter("a") == ""
        for task in saying:
            task.cancel()

    run(work)


def test_what_was_paid_for_nothing_is_given_back_everywhere() -> None:
    async def work() -> None:
        wire = Wire()
        one, two = Server("one", wire), Server("two", wire)
        saying = asyncio.create_task(one.limits.say())
        one.budgets.take("a", 100, time.monotonic())
        one.budgets.give_back("a", 90, time.monotonic())
        one.doorway.enter("b")
        # Said in one go: when the one is known, so is the other.
        await until(lambda: bool(two.doorway.elsewhere))
        assert not two.budgets.take("a", 90, time.monotonic())
        assert two.budgets.take("a", 1, time.monotonic())
        saying.cancel()

    run(work)


def test_a_server_that_is_new_is_told_what_is_open_and_what_is_closed_is_forgotten() -> None:
    async def work() -> None:
        wire = Wire()
        one = Server("one", wire)
        assert one.doorway.enter("a") == one.doorway.enter("a") == ""
        saying = asyncio.create_task(one.limits.say())
        await until(lambda: not one.limits._amounts)
        late = Server("late", wire)
        one.limits.meet("late")
        await until(lambda: late.doorway.elsewhere == {"one": {"a": 2}})
        one.limits.meet("late")
        assert not one.limits._amounts
        # Gone and back, it may have forgotten everything.
        one.limits.forget({"one"})
        one.limits.meet("late")
        assert one.limits._amounts
        one.doorway.leave("a")
        one.doorway.leave("a")
        await until(lambda: late.doorway.elsewhere == {"one": {}})
        saying.cancel()

    run(work)


def test_however_much_is_said_to_be_charged_it_is_counted_within_bounds() -> None:
    one = Server("one", Wire())
    for amount in (1e12, 0.0, -3.0):
        one.limits.hear(Charged("two", {"tables": {"a": amount, "b": amount}}))
    now = time.monotonic()
    assert not one.openings.open("a", now)
    assert len(one.openings._opened["a"]) < 10
    assert one.openings.open("c", now + 3601)


def test_nobody_counts_what_they_said_themselves_or_what_they_do_not_know() -> None:
    one = Server("one", Wire())
    one.limits.hear(Charged("one", {"work": {"a": 1000.0}}))
    one.limits.hear(Charged("two", {"unknown": {"a": 1000.0}}))
    assert not one.budgets.take("a", 100, time.monotonic())

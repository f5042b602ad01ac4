"""The server's clock goes on steadily, whatever the machine's clock and the machine itself do."""

import asyncio
from pathlib import Path

import pytest

from rockfall.server import clock as module
from rockfall.server import protocol as p
from rockfall.server.clock import SteadyClock
from tests.server.registries import LoopClock, open_registry, run, until

pytestmark = pytest.mark.usefixtures("arrangement")

HOUR = 3_600_000


class Machine:
    """The clocks of a machine, moved by hand."""

    def __init__(self) -> None:
        self.wall = 1_700_000_000.0
        self.steady = 5_000.0

    def time(self) -> float:
        """The clock that people set."""
        return self.wall

    def monotonic(self) -> float:
        """The clock that only goes on."""
        return self.steady

    def pass_by(self, seconds: float) -> None:
        """Time passes."""
        self.wall += seconds
        self.steady += seconds


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> Machine:
    """The clocks that the server's clock looks at."""
    made = Machine()
    monkeypatch.setattr(module, "time", made)
    return made


def test_it_begins_with_the_time_of_day_and_goes_on_with_it(machine: Machine) -> None:
    clock = SteadyClock()
    assert clock.now() == 1_700_000_000_000
    for _ in range(40):
        machine.pass_by(0.25)
        clock.look()
    assert clock.now() == 1_700_000_010_000


@pytest.mark.parametrize("jump", [3600.0, -3600.0])
def test_a_jump_of_the_machines_clock_does_not_move_it(machine: Machine, jump: float) -> None:
    clock = SteadyClock()
    machine.wall += jump
    machine.pass_by(0.5)
    assert clock.now() == 1_700_000_000_500


def test_a_standstill_of_the_whole_server_is_no_time(machine: Machine) -> None:
    clock = SteadyClock()
    machine.pass_by(0.5)
    before = clock.now()
    machine.pass_by(60.0)
    assert clock.now() - before <= 1000
    after = clock.now()
    machine.pass_by(0.5)
    assert clock.now() == after + 500


def test_it_beats_as_long_as_the_server_lives() -> None:
    async def work() -> None:
        clock = SteadyClock()
        beating = asyncio.create_task(clock.beat())
        began = clock.now()
        await asyncio.sleep(1.5)
        passed = clock.now() - began
        beating.cancel()
        assert passed >= 1490, "with beats, no pause is taken for a standstill"

    run(work)


def test_a_table_from_the_future_goes_on_at_once(tmp_path: Path) -> None:
    """The machine's clock was an hour ahead and was set right: nobody waits for that hour."""

    async def work() -> None:
        settings = p.Settings(seats=3, pace=0.0, spec="jubilee+veto", window=0.3, sit_in="standard")
        async with open_registry(tmp_path) as registry:
            assert isinstance(registry.services.clock, LoopClock)
            registry.services.clock.ahead = HOUR
            made = await registry.open(p.MakeTable("Ann", settings))
            session = await registry.session(made.table)
            await session.act(0, p.Start())
            await session.act(0, p.Away())
            await until(lambda: session.table.step > 2)
        async with open_registry(tmp_path) as registry:
            await registry.wake_all()
            session = await registry.session(made.table)
            step = session.table.step
            await until(lambda: session.table.step > step + 3)
            moments = [at for at, _ in session.table.log]
            assert moments == sorted(moments)
            assert moments[-1] - moments[0] < HOUR

    run(work)

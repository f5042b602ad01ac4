"""What is told of the draw of a seed, and what of it is kept."""

from pathlib import Path

import pytest

from rockfall.kernel.layout import WATCHER
from rockfall.server import lobby
from rockfall.server import protocol as p
from rockfall.server.draw import commitment_of, seed_of
from rockfall.server.entries import Closed, read_entry, write_entry
from rockfall.server.table import Table
from rockfall.server.table_folds import fold
from rockfall.server.table_info import info_of
from rockfall.server.told_events import events
from tests.server.draws import NUMBERS, commit, drawing, reveal
from tests.server.offline_tables import SEED, OfflineTable
from tests.server.registries import listen, open_registry, run
from tests.server.sockets import visitor

pytestmark = pytest.mark.usefixtures("arrangement")


def told(offline: OfflineTable, eye: int = WATCHER) -> list[p.ToldEvent]:
    return [what[eye] for what in events(offline.table, [eye], 0)]


def test_promises_and_numbers_are_told_to_everybody_and_of_the_half_only_the_promise() -> None:
    offline = drawing(0, 2)
    reveal(offline, 0)
    reveal(offline, 2)
    for eye in (WATCHER, 0, 1, 2):
        *_, zero, two, opened, first, second, began = told(offline, eye)
        assert zero == p.Committed(0, commitment_of(NUMBERS[0]))
        assert two == p.Committed(2, commitment_of(NUMBERS[2]))
        assert opened == p.Drawing(
            commitment_of(SEED),
            [p.Pledge(seat, seat, commitment_of(NUMBERS[seat])) for seat in (0, 2)],
        )
        assert (first, second) == (p.Revealed(0, NUMBERS[0]), p.Revealed(2, NUMBERS[2]))
        assert isinstance(began, p.Began)
        assert began.commitment == commitment_of(offline.table.seed)


def test_before_the_end_nothing_that_is_told_holds_the_half_or_the_seed() -> None:
    offline = drawing()
    for member in range(3):
        reveal(offline, member)
    offline.move()
    for eye in (WATCHER, 0, 1, 2):
        said = [*told(offline, eye), info_of(offline.table)]
        text = p.encode(said).decode()
        assert SEED not in text
        assert offline.table.seed not in text
        # With all numbers known, the half is the only thing that is wanting: nothing else fits it.
        words = {word for word in text.split('"') if len(word) == 64}
        numbers = dict(enumerate(NUMBERS))
        assert words >= {*NUMBERS, commitment_of(SEED), commitment_of(offline.table.seed)}
        assert offline.table.seed not in {seed_of(word, numbers) for word in words}
    assert seed_of(SEED, dict(enumerate(NUMBERS))) == offline.table.seed


@pytest.mark.parametrize("how", ["finished", "void"])
def test_the_end_shows_the_half_and_the_seed_however_it_came(how: str) -> None:
    offline = drawing()
    for member in range(3):
        reveal(offline, member)
    offline.fold([Closed(how)])  # type: ignore[arg-type]
    ended = told(offline)[-1]
    assert isinstance(ended, p.Ended)
    assert (ended.seed, ended.half) == (offline.table.seed, SEED)
    assert offline.table.draw is not None
    assert offline.table.draw.opened().numbers == NUMBERS


def test_a_match_without_a_draw_has_no_half() -> None:
    offline = OfflineTable(seats=3).join("Ann").begin()
    offline.fold([Closed("void")])
    ended = told(offline)[-1]
    assert isinstance(ended, p.Ended)
    assert (ended.seed, ended.half) == (SEED, "")


def test_a_server_that_stops_in_the_middle_of_a_draw_goes_on_with_it() -> None:
    offline = drawing()
    reveal(offline, 1)
    again = Table("a-table")
    for at, entry in offline.table.log:
        fold(again, at, read_entry(write_entry(entry)))
    assert (again.drawing, again.draw_since) == (True, offline.table.draw_since)
    twin = OfflineTable()
    twin.table, twin.now = again, offline.now
    for one in (offline, twin):
        reveal(one, 0)
        reveal(one, 2)
    assert twin.table.log == offline.table.log
    assert twin.table.seed == offline.table.seed


def test_the_time_for_numbers_begins_anew_when_the_server_does() -> None:
    offline = drawing()
    offline.now += 60_000
    offline.fold([p.Woke()])
    assert offline.table.draw_since == offline.now


def test_a_draw_is_told_as_it_goes_kept_over_a_restart_and_made_anew_for_a_rematch(
    tmp_path: Path,
) -> None:
    async def begin() -> p.Place:
        async with open_registry(tmp_path) as registry:
            ann = await registry.open(p.MakeTable("Ann", p.Settings(seats=3)))
            await registry.join(ann.table, p.JoinTable("Bob"))
            session, ear = await registry.session(ann.table), await listen(registry, ann)
            for member in range(2):
                await session.act(member, commit(NUMBERS[member]))
            await session.act(0, p.Start())
            await session.act(1, p.Reveal(number=NUMBERS[1]))
            *_, opened, shown = (told.what for told in ear.told)
            assert isinstance(opened, p.Drawing)
            assert shown == p.Revealed(1, NUMBERS[1])
            return ann

    async def go_on(ann: p.Place) -> None:
        async with open_registry(tmp_path) as registry:
            session = await registry.session(ann.table)
            await session.act(0, p.Reveal(number=NUMBERS[0]))
            assert session.table.draw is not None
            numbers = dict(enumerate(NUMBERS[:2]))
            assert session.table.seed == seed_of(session.table.draw.half, numbers)
            await session.act(0, p.Propose(motion="void"))
            await registry.rematch(session, 0, visitor())
            again = await registry.session(session.table.rematch)
            assert lobby.pledges(again.table) == []
            assert again.table.draw is None

    async def work() -> None:
        await go_on(await begin())

    run(work)

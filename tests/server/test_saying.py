"""What happens at a table is said to all who are there, with as few calls as it takes."""

import asyncio
from pathlib import Path

from rockfall.server import protocol as p
from rockfall.server.bell import Bell
from rockfall.server.line import Framed
from tests.server.registries import open_registry, run
from tests.server.sockets import Guest, settled


def _calls(guest: Guest) -> list[int]:
    """How many texts go out with each call, from now on."""
    sizes: list[int] = []
    write = guest.wire.write

    def count(said: Framed) -> None:
        sizes.append(len(said.texts))
        write(said)

    guest.wire.write = count  # type: ignore[method-assign]
    return sizes


def test_an_answer_goes_out_with_its_step_and_everybody_else_is_told_with_one_call(
    tmp_path: Path,
) -> None:
    async def work() -> None:
        async with open_registry(tmp_path) as registry:
            made = await registry.open(p.MakeTable("Ann"))
            ann, watcher = Guest(registry), Guest(registry)
            await ann.ask(p.Hello(table=made.table, token=made.token))
            await watcher.ask(p.Hello(table=made.table))
            await settled()
            calls = [_calls(ann), _calls(watcher)]
            assert isinstance(await ann.ask(p.Ready(ready=True)), p.Done)
            await settled()
            assert calls == [[2], [1]]
            assert [type(message) for message in ann.heard[-2:]] == [p.Done, p.Told]
            assert isinstance(watcher.heard[-1], p.Told)
            await ann.close()
            await watcher.close()

    run(work)


def test_who_reads_when_the_server_is_stopped_has_left_the_table(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_registry(tmp_path) as registry:
            made = await registry.open(p.MakeTable("Ann"))
            session, guest = await registry.session(made.table), Guest(registry)
            await guest.ask(p.Hello(table=made.table, token=made.token))
            others = asyncio.all_tasks()
            guest.running.cancel()
            await asyncio.wait([guest.running])
            assert guest.running.cancelled()
            assert not session.audience.online()
            await settled()
            assert len(asyncio.all_tasks()) == len(others) - 2

    run(work)


def test_all_who_ring_in_a_round_look_in_the_next_one_in_their_order() -> None:
    async def work() -> None:
        bell, seen = Bell(), list[str]()
        bell.ring(lambda: seen.append("one"))
        bell.ring(lambda: bell.ring(lambda: seen.append("three")))
        bell.ring(lambda: seen.append("two"))
        assert seen == []
        await asyncio.sleep(0)
        assert seen == ["one", "two"]
        await asyncio.sleep(0)
        assert seen == ["one", "two", "three"]

    asyncio.run(work())

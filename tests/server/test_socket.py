"""One connection: every refusal names its message, and nobody takes more than their share."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from rockfall.server import protocol as p
from rockfall.server import socket as module
from rockfall.server.table_registry import TableRegistry
from rockfall.server.table_session import TableSession
from rockfall.server.wish_handlers import MOST_EXTRAS
from tests.server.registries import open_registry, run
from tests.server.sockets import Guest, settled, visitor
from tests.server.windows import answers_in, to_window

pytestmark = pytest.mark.usefixtures("arrangement")

HURRY = p.Say(words=p.Phrase("hurry"))


async def table_and_guest(
    registry: TableRegistry, **allowed: Any
) -> tuple[TableSession, p.Place, Guest]:
    """A table with its host on a connection."""
    made = await registry.open(p.MakeTable("Ann", p.Settings(seats=3, pace=0.0)))
    guest = Guest(registry, visitor(**allowed))
    await guest.ask(p.Hello(table=made.table, token=made.token))
    return await registry.session(made.table), made, guest


def refusals(guest: Guest) -> list[tuple[int, str]]:
    """Which messages were refused, and why."""
    return [(one.id, one.code) for one in guest.heard if isinstance(one, p.Refused)]


def test_every_refusal_names_the_message_that_was_refused(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_registry(
            tmp_path, message_burst="6", messages_per_second="0.1"
        ) as registry:
            _, _, guest = await table_and_guest(registry)
            guest.say('{"type":"sit","id":71,"seat":"x"}')
            guest.say('{"type":"nothing","id":72}')
            guest.say(f'{{"type":"say","id":73,"words":"{"x" * 5000}"}}')
            guest.say('{"type":"ready","id":74,"ready":true}')
            guest.say('{"type":"put-bot","id":75,"seat":0,"level":"standard"}')
            await settled(lambda: len(refusals(guest)) == 4)
            guest.say('{"type":"ready","id":76,"ready":true}')
            await settled(lambda: len(refusals(guest)) == 5)
            assert refusals(guest) == [
                (71, "misshapen"),
                (72, "misshapen"),
                (73, "too-long"),
                (75, "seat-taken"),
                (76, "too-fast"),
            ]
            await guest.close()

    run(work)


def test_being_told_everything_again_is_paid_for_by_what_it_costs(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_registry(tmp_path) as registry:
            session, made, guest = await table_and_guest(registry, budget=60)
            for _ in range(40):
                await session.act(0, HURRY)
            hello = p.Hello(table=made.table, token=made.token, since=0)
            assert isinstance(await guest.ask(hello), p.Welcome)
            refused = await guest.ask(hello)
            assert isinstance(refused, p.Refused)
            assert (refused.code, refused.args["seconds"]) == ("too-fast", 1)
            assert isinstance(await guest.ask(HURRY), p.Done), "and one is still at the table"
            await guest.close()

    run(work)


@pytest.mark.one_server
def test_many_sockets_of_one_address_share_one_budget(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_registry(tmp_path) as registry:
            made = await registry.open(p.MakeTable("Ann"))
            same = visitor(budget=30)
            guests = [Guest(registry, same) for _ in range(10)]
            for guest in guests:
                guest.say(p.Hello(table=made.table))
            await settled(lambda: all(guest.heard for guest in guests))
            welcomed = sum(isinstance(guest.heard[0], p.Welcome) for guest in guests)
            assert welcomed == 5
            for guest in guests:
                await guest.close()

    run(work)


def test_rematches_count_as_tables(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_registry(tmp_path) as registry:
            session, made, guest = await table_and_guest(registry, tables=2)
            codes: list[str] = []
            for _ in range(4):
                await session.act(0, p.Start())
                await session.act(0, p.Propose(motion="void"))
                answer = await guest.ask(p.Rematch())
                if isinstance(answer, p.Refused):
                    codes.append(answer.code)
                    break
                again = await guest.ask(p.Rematch())
                assert again.seq == answer.seq, "asked again, it is the same one"  # type: ignore[union-attr]
                session = await registry.session(session.table.rematch)
                await guest.ask(p.Hello(table=session.table.id, token=made.token))
            assert codes == ["too-many-tables"]
            assert len(registry.sessions) == 3
            await guest.close()

    run(work)


@pytest.mark.one_server
def test_what_somebody_says_at_a_table_is_bounded_and_their_moves_are_not(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_registry(tmp_path) as registry:
            session, _, guest = await table_and_guest(registry)
            await session.act(0, p.Start())
            session.table.members[0].extras = MOST_EXTRAS
            refused = await guest.ask(HURRY)
            assert isinstance(refused, p.Refused)
            assert refused.code == "log-full"
            await settled(lambda: session.table.actor == 0)
            moves = session.audience.step_texts.moves(0)
            moved = await guest.ask(p.Move(step=session.table.step, move=moves[0]))
            assert isinstance(moved, p.Done)
            await guest.close()

    run(work)


def test_one_address_fills_its_own_share_of_the_store_and_can_still_move(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_registry(tmp_path) as registry:
            session, _, guest = await table_and_guest(registry, room=2000)
            await session.act(0, p.Start())
            words = p.Say(words=p.Chat("x" * 150))
            answers = [await guest.ask(words) for _ in range(12)]
            codes = [one.code for one in answers if isinstance(one, p.Refused)]
            assert codes
            assert {*codes} == {"stored-enough"}
            await settled(lambda: session.table.actor == 0)
            moves = session.audience.step_texts.moves(0)
            moved = await guest.ask(p.Move(step=session.table.step, move=moves[0]))
            assert isinstance(moved, p.Done)
            await guest.close()

    run(work)


@pytest.mark.one_server
def test_who_never_says_hello_is_let_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "_SILENCE", 0.05)

    async def work() -> None:
        async with open_registry(tmp_path) as registry:
            _, _, guest = await table_and_guest(registry)
            silent = Guest(registry)
            await settled(lambda: silent.wire.closed != 0)
            assert silent.heard == [p.Bye("silent")]
            assert not guest.wire.closed
            await guest.close()
            await silent.close()

    run(work)


def test_an_answer_in_a_window_is_counted_nowhere(tmp_path: Path) -> None:
    """Whoever reads the numbers before and after learns nothing."""

    async def work() -> None:
        async with open_registry(tmp_path) as registry:
            settings = p.Settings("jubilee+veto", 3, pace=0.0, window=30.0, sit_in="", first=0)
            places = [await registry.open(p.MakeTable("Ann", settings))]
            session = await registry.session(places[0].table)
            for name in ("Bob", "Cid"):
                places.append(await registry.join(session.table.id, p.JoinTable(name)))
            await session.act(0, p.Start())
            await to_window(session)
            (asked, _), allow = answers_in(session)
            guest = Guest(registry)
            await guest.ask(p.Hello(table=session.table.id, token=places[asked].token))
            before = _numbers(registry)
            noted = await guest.ask(p.Move(step=session.table.step, move=allow))
            assert isinstance(noted, p.Noted)
            assert _numbers(registry) == before
            await guest.close()

    run(work)


def _numbers(registry: TableRegistry) -> dict[str, float]:
    """Everything that the owner could read."""
    return {
        f"{sample.name}{msgspec.json.encode(sample.labels).decode()}": sample.value
        for metric in registry.services.metrics.registry.collect()
        for sample in metric.samples
        if not sample.name.startswith("process_")
    }

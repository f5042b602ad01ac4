"""A request is done once, and what is said of it is true, whoever owns the table by then."""

import asyncio
from collections.abc import Awaitable, Callable
from types import SimpleNamespace
from typing import Any, cast

import pytest

from rockfall.server.cluster import messages as m
from rockfall.server.cluster import owner_requests
from rockfall.server.cluster.bus import WORKER, Bus
from rockfall.server.cluster.owner_requests import OwnerRequests
from rockfall.server.cluster.request_handler import RequestHandler
from rockfall.server.denied import DeniedError
from rockfall.server.store.errors import StoreError, UnknownOutcomeError
from rockfall.server.store.owners import Owner
from tests.server.registries import run

_REQUEST = m.BringBack(0, b"")
_SESSION: Any = SimpleNamespace(
    table=SimpleNamespace(id="t"), writer=SimpleNamespace(owned=True, token=1)
)


class Wire:
    """A bus that carries nothing by itself: what is said is there to be looked at."""

    def __init__(self) -> None:
        self.said: asyncio.Queue[tuple[str, Any]] = asyncio.Queue()

    def say(self, channel: str, message: Any) -> None:
        """Keep it, as it would be heard."""
        self.said.put_nowait((channel, m.decode(m.encode(message))))


class Handler:
    """Says who owns a table, one after the other, and does what it is asked."""

    def __init__(self, *owners: Owner | Exception) -> None:
        self.owners = [*owners]
        self.done: list[str] = []
        self.refusal: DeniedError | None = None
        self.find: Callable[[str], Awaitable[Any]] = self._find

    async def owner(self, session: object, anew: bool) -> Owner:
        """The next one; the last one stays."""
        owner = self.owners.pop(0) if len(self.owners) > 1 else self.owners[0]
        if isinstance(owner, Exception):
            raise owner
        return owner

    async def known_owner(self, session: object) -> Owner:
        """As far as it was ever said."""
        return Owner("", 0)

    async def do(self, session: object, request: object, number: str, again: bool) -> int:
        """Do it, unless it is refused here."""
        if self.refusal is not None:
            raise self.refusal
        self.done.append(number)
        return 5

    async def _find(self, table: str) -> Any:
        return _SESSION

    def now(self) -> int:
        """Any moment."""
        return 1_000_000


def _requests(handler: Handler, wire: Wire) -> OwnerRequests:
    return OwnerRequests("me", cast(Bus, wire), cast(RequestHandler, handler))


async def _asked(wire: Wire) -> tuple[str, m.ToOwner]:
    channel, asked = await wire.said.get()
    assert isinstance(asked, m.ToOwner)
    return channel, asked


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody is waited for long."""
    monkeypatch.setattr(owner_requests, "_AGAIN", 0.05)
    monkeypatch.setattr(owner_requests, "_BLINK", 0.001)
    monkeypatch.setattr(owner_requests, "_PATIENCE", 0.5)


def test_what_the_last_owner_says_is_no_answer_to_what_the_next_one_was_asked() -> None:
    async def work() -> None:
        wire = Wire()
        requests = _requests(Handler(Owner("old", 1), Owner("new", 2)), wire)
        asking = asyncio.create_task(requests.ask(_SESSION, _REQUEST))
        _, first = await _asked(wire)
        channel, second = await _asked(wire)
        assert (channel, second.id, second.token) == (WORKER + "new", first.id, 2)
        assert second.again
        # Only the new owner knows that it was done in the end.
        requests.hear_answer(m.FromOwner(first.id, 1, failed="not-stored"))
        requests.hear_answer(m.FromOwner(first.id, 2, number=7))
        assert await asking == 7

    run(work, 10)


def test_what_may_have_been_done_is_not_refused() -> None:
    async def work() -> None:
        handler = Handler(Owner("old", 1), DeniedError("set-aside"))
        with pytest.raises(UnknownOutcomeError):
            await _requests(handler, Wire()).ask(_SESSION, _REQUEST)
        with pytest.raises(DeniedError, match="set-aside"):
            await _requests(Handler(DeniedError("set-aside")), Wire()).ask(_SESSION, _REQUEST)

    run(work, 10)


def test_what_another_server_may_have_done_is_not_refused_because_this_one_goes_down() -> None:
    async def work() -> None:
        going_down = DeniedError("going-down")
        handler = Handler(Owner("old", 1), Owner("me", 2), going_down)
        handler.refusal = going_down
        with pytest.raises(UnknownOutcomeError):
            await _requests(handler, Wire()).ask(_SESSION, _REQUEST)
        # Who was never asked has not done it.
        handler.owners = [Owner("me", 2)]
        with pytest.raises(DeniedError, match="going-down"):
            await _requests(handler, Wire()).ask(_SESSION, _REQUEST)

    run(work, 10)


def test_who_may_have_done_it_is_asked_on_by_a_server_that_takes_nothing_any_more() -> None:
    async def work() -> None:
        class Leaving(Handler):
            async def known_owner(self, session: object) -> Owner:
                return Owner("old", 1)

        wire = Wire()
        requests = _requests(Leaving(Owner("old", 1), DeniedError("going-down")), wire)
        asking = asyncio.create_task(requests.ask(_SESSION, _REQUEST))
        _, first = await _asked(wire)
        channel, second = await _asked(wire)
        assert (channel, second.id, second.again) == (WORKER + "old", first.id, True)
        requests.hear_answer(m.FromOwner(first.id, 1, number=7))
        assert await asking == 7

    run(work, 10)


def test_who_lost_a_table_and_took_it_again_answers_for_what_it_has_now() -> None:
    async def work() -> None:
        wire, handler = Wire(), Handler(Owner("me", 1))
        requests = _requests(handler, wire)
        until = handler.now() + 1000
        session = SimpleNamespace(**vars(_SESSION) | {"writer": SimpleNamespace(owned=True)})

        async def find(table: str) -> Any:
            return session

        handler.find = find
        for token in (5, 7):
            session.writer.token = token
            requests.hear(m.ToOwner("n", "you", "t", token, until, _REQUEST, again=token > 5))
            _, answer = await wire.said.get()
            assert (answer.token, answer.number) == (token, 5)

    run(work, 10)


def test_whether_something_was_stored_is_unknown_as_long_as_nobody_can_look() -> None:
    async def work() -> None:
        async def wished(table: str, number: str) -> int | None:
            raise StoreError("not now")

        handler = RequestHandler(cast(Any, None), cast(Any, SimpleNamespace(wished=wished)), None)  # type: ignore[arg-type]
        with pytest.raises(UnknownOutcomeError):
            await handler.do(_SESSION, _REQUEST, "n", again=True)

    run(work, 10)


def _answer_to(asked: m.ToOwner, handler: Handler) -> m.FromOwner:
    """What a server says that is asked."""
    answers: list[m.FromOwner] = []

    async def work() -> None:
        wire = Wire()
        _requests(handler, wire).hear(asked)
        channel, answer = await wire.said.get()
        assert channel == WORKER + asked.worker
        answers.append(answer)

    run(work, 10)
    return answers[0]


def test_what_comes_when_nobody_waits_for_it_any_more_is_not_done() -> None:
    handler = Handler(Owner("me", 1))
    late = m.ToOwner("n", "you", "t", 1, handler.now() - 1, _REQUEST)
    assert _answer_to(late, handler).failed == "not-stored"
    # An owner before may have done what was asked twice.
    again = m.ToOwner("n", "you", "t", 1, handler.now() - 1, _REQUEST, again=True)
    assert _answer_to(again, handler).failed == "unknown"
    assert handler.done == []
    in_time = m.ToOwner("n", "you", "t", 1, handler.now() + 1, _REQUEST)
    assert _answer_to(in_time, handler) == m.FromOwner("n", 1, number=5)


@pytest.mark.parametrize(
    ("error", "failed", "refused"),
    [
        (DeniedError("going-down"), "not-owner", ""),
        (DeniedError("set-aside"), "not-owner", ""),
        (DeniedError("no-such-table"), "", "no-such-table"),
        (ValueError("a fault of ours"), "unknown", ""),
    ],
)
def test_what_is_wrong_with_one_server_refuses_nothing(
    error: Exception, failed: str, refused: str
) -> None:
    handler = Handler(Owner("me", 1))

    async def find(table: str) -> Any:
        raise error

    handler.find = find
    answer = _answer_to(m.ToOwner("n", "you", "t", 1, handler.now(), _REQUEST), handler)
    assert (answer.failed, answer.refused) == (failed, refused)

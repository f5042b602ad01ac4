"""What only the owner of a table can do, asked of it over the bus, done once and answered.

Every request has a number. Who gets no answer asks again, whoever is the owner by then: the one
that did it keeps what it answered, and another one finds the number beside the log.
"""

import asyncio
from collections.abc import Awaitable, Callable
from secrets import token_hex
from typing import Any, Final

import structlog
from msgspec.structs import replace

from rockfall.server.cluster.bus import WORKER, Bus
from rockfall.server.cluster.messages import AnyRequest, FromOwner, ToOwner
from rockfall.server.cluster.request_handler import RequestHandler
from rockfall.server.denied import DeniedError
from rockfall.server.logs import tag
from rockfall.server.store.errors import NotOwnerError, StoreError, UnknownOutcomeError
from rockfall.server.store.owners import Owner
from rockfall.server.table_session import TableSession

#: Seconds until a request is asked again, and until nobody knows what became of it.
_AGAIN: Final = 1.0
_PATIENCE: Final = 9.0
#: Seconds between two tries while nobody owns a table.
_BLINK: Final = 0.1
#: Seconds for which answers are kept: what comes after the patience is not done any more.
_KEPT: Final = 2 * _PATIENCE
_BYTES: Final = 12


#: Why something is not done at one server, and may well be at another.
_HERE: Final = ("going-down", "set-aside")


class _NotNowError(Exception):
    """It was not done, or nobody says so: it is to be asked again."""


class _Asking:
    """A request under way."""

    def __init__(
        self, session: TableSession, request: AnyRequest, number: str, until: float
    ) -> None:
        self.session = session
        self.request = request
        self.number = number
        #: when nobody waits for it any more
        self.until = until
        #: whether it was sent to another server, so that it may have been done
        self.sent = False
        #: whether who was known to be the owner is not believed any more
        self.anew = False


class OwnerRequests:
    """Asks others, and is asked."""

    def __init__(self, worker: str, bus: Bus, handler: RequestHandler) -> None:
        self._worker = worker
        self._bus = bus
        self._handler = handler
        #: by the number of the request, and what its owner was given with the table
        self._waiting: dict[tuple[str, int], asyncio.Future[FromOwner]] = {}
        self._doing: dict[tuple[str, int], asyncio.Task[FromOwner]] = {}
        self._replies: set[asyncio.Task[None]] = set()

    # -- asking ------------------------------------------------------------------------------

    async def ask(
        self, session: TableSession, request: AnyRequest, check: Callable[[], None] = lambda: None
    ) -> int | None:
        """Have something done by whoever owns the table, be it this server.

        `check` refuses it when it must not be done any more. UnknownOutcomeError says that nobody
        knows, any other StoreError that it is not stored and never will be.
        """
        loop = asyncio.get_running_loop()
        asking = _Asking(session, request, token_hex(_BYTES), loop.time() + _PATIENCE)
        failure = StoreError("nobody owns the table")
        while loop.time() < asking.until:
            if not asking.sent:
                # Later it may have been done, and to refuse it could be a lie.
                check()
            try:
                return await self._try(asking, await self._owner(asking))
            except (NotOwnerError, _NotNowError) as error:
                failure = StoreError(*error.args)
            await asyncio.sleep(_BLINK)
        raise UnknownOutcomeError(str(failure)) if asking.sent else failure

    async def _owner(self, asking: "_Asking") -> Owner:
        """Whom to ask; after the first time, not who was known to be the one."""
        anew, asking.anew = asking.anew, True
        try:
            return await self._handler.owner(asking.session, anew)
        except StoreError as error:
            # If that is not certain, nothing but who owns it is unknown.
            raise _NotNowError(*error.args) from error
        except DeniedError as error:
            if not asking.sent:
                raise
            # This server takes no table any more, but who may have done it can still say so.
            return await self._known_owner(asking.session, error)

    async def _known_owner(self, session: TableSession, denied: DeniedError) -> Owner:
        try:
            return await self._handler.known_owner(session)
        except StoreError:
            raise _NotNowError(denied.refusal.code) from denied

    async def _try(self, asking: "_Asking", owner: Owner) -> int | None:
        """Have it done by who owns the table now."""
        if not owner.worker:
            raise _NotNowError("nobody owns the table")
        session, number, again = asking.session, asking.number, asking.sent
        if owner.worker == self._worker:
            try:
                return await self._handler.do(session, asking.request, number, again)
            except DeniedError as error:
                if again and error.refusal.code in _HERE:
                    raise _NotNowError(error.refusal.code) from error
                raise
        left = int(1000 * (asking.until - asyncio.get_running_loop().time()))
        asked = ToOwner(
            id=number,
            worker=self._worker,
            table=session.table.id,
            token=owner.token,
            until=self._handler.now() + left,
            request=asking.request,
            again=again,
        )
        asking.sent = True
        answer = await self._send(owner.worker, asked)
        if answer is None or answer.failed == "not-owner":
            raise _NotNowError("the owner of the table does not answer")
        return _result(answer)

    async def _send(self, owner: str, asked: ToOwner) -> FromOwner | None:
        """Ask a server; None if it says nothing for a while."""
        answer: asyncio.Future[FromOwner] = asyncio.get_running_loop().create_future()
        self._waiting[asked.id, asked.token] = answer
        self._bus.say(WORKER + owner, asked)
        try:
            return await asyncio.wait_for(answer, _AGAIN)
        except TimeoutError:
            return None
        finally:
            del self._waiting[asked.id, asked.token]

    def hear_answer(self, answer: FromOwner) -> None:
        """Somebody answers."""
        # What an owner says who has lost the table is no answer to what the next one was asked.
        waiting = self._waiting.get((answer.id, answer.token))
        if waiting is not None and not waiting.done():
            waiting.set_result(answer)

    # -- being asked -------------------------------------------------------------------------

    def hear(self, asked: ToOwner) -> None:
        """Somebody asks; perhaps not for the first time."""
        # Who lost the table and took it again looks up what became of it: the store knows.
        key = (asked.id, asked.token)
        doing = self._doing.get(key)
        if doing is None:
            doing = self._doing[key] = asyncio.get_running_loop().create_task(self._do(asked))
            doing.add_done_callback(lambda _: self._forget_later(key))
        reply = asyncio.get_running_loop().create_task(self._reply(asked, doing))
        self._replies.add(reply)
        reply.add_done_callback(self._replies.discard)

    def _forget_later(self, key: tuple[str, int]) -> None:
        asyncio.get_running_loop().call_later(_KEPT, self._doing.pop, key, None)

    async def _reply(self, asked: ToOwner, doing: Awaitable[FromOwner]) -> None:
        answer = await asyncio.shield(doing)
        if answer.failed == "not-owner":
            # By the next time this server may be the owner.
            self._doing.pop((asked.id, asked.token), None)
        self._bus.say(WORKER + asked.worker, answer)

    async def _do(self, asked: ToOwner) -> FromOwner:
        answer = FromOwner(asked.id, asked.token)
        if asked.until < self._handler.now():
            # Kept somewhere on its way: nobody waits for it, and what it led to may be forgotten.
            return replace(answer, failed="unknown" if asked.again else "not-stored")
        try:
            session = await self._handler.find(asked.table)
            if not session.writer.owned or session.writer.token != asked.token:
                return replace(answer, failed="not-owner")
            number = await self._handler.do(session, asked.request, asked.id, asked.again)
            return replace(answer, number=number)
        except DeniedError as error:
            refusal = error.refusal
            if refusal.code in _HERE:
                return replace(answer, failed="not-owner")
            return replace(answer, refused=refusal.code, args=dict(refusal.args))
        except UnknownOutcomeError:
            return replace(answer, failed="unknown")
        except NotOwnerError:
            return replace(answer, failed="not-owner")
        except StoreError:
            return replace(answer, failed="not-stored")
        except Exception as error:
            # Who asked is not left to wait for it.
            structlog.get_logger().error("request-failed", table=tag(asked.table), exc_info=error)
            return replace(answer, failed="unknown")

    async def close(self) -> None:
        """Finish what was asked, and answer."""
        await asyncio.gather(*self._replies, return_exceptions=True)


def _result(answer: FromOwner) -> int | None:
    """What an answer says, or the error that it stands for."""
    if answer.refused:
        args: dict[str, Any] = answer.args
        raise DeniedError(answer.refused, **args)
    if answer.failed == "unknown":
        raise UnknownOutcomeError("the owner of the table does not know")
    if answer.failed:
        raise StoreError("the owner of the table could not store it")
    return answer.number

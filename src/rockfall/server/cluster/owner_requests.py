"""What only the owner of a table can do, asked of it over the bus, done once and answered.

Every request has a number. Who gets no answer asks again, whoever is the owner by then: the one
that did it keeps what it answered, and another one finds the number beside the log.
"""

import asyncio
from collections.abc import Awaitable, Callable
from secrets import token_hex
from typing import Any, Final

from rockfall.server.cluster.bus import WORKER, Bus
from rockfall.server.cluster.messages import AnyRequest, FromOwner, ToOwner
from rockfall.server.cluster.request_handler import RequestHandler
from rockfall.server.denied import DeniedError
from rockfall.server.store.errors import NotOwnerError, StoreError, UnknownOutcomeError
from rockfall.server.store.owners import Owner
from rockfall.server.table_session import TableSession

#: Seconds until a request is asked again, and until nobody knows what became of it.
_AGAIN: Final = 1.0
_PATIENCE: Final = 9.0
#: Seconds between two tries while nobody owns a table, and for which answers are kept.
_BLINK: Final = 0.1
_KEPT: Final = 60.0
_BYTES: Final = 12


class OwnerRequests:
    """Asks others, and is asked."""

    def __init__(self, worker: str, bus: Bus, handler: RequestHandler) -> None:
        self._worker = worker
        self._bus = bus
        self._handler = handler
        self._waiting: dict[str, asyncio.Future[FromOwner]] = {}
        self._doing: dict[str, asyncio.Task[FromOwner]] = {}
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
        number, until = token_hex(_BYTES), loop.time() + _PATIENCE
        sent = anew = False
        failure = StoreError("nobody owns the table")
        while loop.time() < until:
            if not sent:
                # Later it may have been done, and to refuse it could be a lie.
                check()
            owner = Owner("", 0)
            try:
                owner = await self._handler.owner(session, anew)
            except UnknownOutcomeError as error:
                # Nothing but who owns it is unknown.
                failure = StoreError(*error.args)
            except StoreError as error:
                failure = error
            anew = True
            if owner.worker == self._worker:
                try:
                    return await self._handler.do(session, request, number, sent)
                except NotOwnerError as error:
                    failure = error
            elif owner.worker:
                asked = ToOwner(number, self._worker, session.table.id, owner.token, request, sent)
                sent = True
                answer = await self._send(owner.worker, asked)
                if answer is not None and answer.failed != "not-owner":
                    return _result(answer)
            else:
                await asyncio.sleep(_BLINK)
        raise UnknownOutcomeError(str(failure)) if sent else failure

    async def _send(self, owner: str, asked: ToOwner) -> FromOwner | None:
        """Ask a server; None if it says nothing for a while."""
        answer: asyncio.Future[FromOwner] = asyncio.get_running_loop().create_future()
        self._waiting[asked.id] = answer
        self._bus.say(WORKER + owner, asked)
        try:
            return await asyncio.wait_for(answer, _AGAIN)
        except TimeoutError:
            return None
        finally:
            del self._waiting[asked.id]

    def hear_answer(self, answer: FromOwner) -> None:
        """Somebody answers."""
        waiting = self._waiting.get(answer.id)
        if waiting is not None and not waiting.done():
            waiting.set_result(answer)

    # -- being asked -------------------------------------------------------------------------

    def hear(self, asked: ToOwner) -> None:
        """Somebody asks; perhaps not for the first time."""
        doing = self._doing.get(asked.id)
        if doing is None:
            doing = asyncio.get_running_loop().create_task(self._do(asked))
            self._doing[asked.id] = doing
            doing.add_done_callback(lambda _: self._forget_later(asked.id))
        reply = asyncio.get_running_loop().create_task(self._reply(asked, doing))
        self._replies.add(reply)
        reply.add_done_callback(self._replies.discard)

    def _forget_later(self, number: str) -> None:
        asyncio.get_running_loop().call_later(_KEPT, self._doing.pop, number, None)

    async def _reply(self, asked: ToOwner, doing: Awaitable[FromOwner]) -> None:
        answer = await asyncio.shield(doing)
        if answer.failed == "not-owner":
            # By the next time this server may be the owner.
            self._doing.pop(asked.id, None)
        self._bus.say(WORKER + asked.worker, answer)

    async def _do(self, asked: ToOwner) -> FromOwner:
        try:
            session = await self._handler.find(asked.table)
            if not session.writer.owned or session.writer.token != asked.token:
                return FromOwner(asked.id, failed="not-owner")
            number = await self._handler.do(session, asked.request, asked.id, asked.again)
            return FromOwner(asked.id, number)
        except DeniedError as error:
            refusal = error.refusal
            return FromOwner(asked.id, refused=refusal.code, args=dict(refusal.args))
        except UnknownOutcomeError:
            return FromOwner(asked.id, failed="unknown")
        except NotOwnerError:
            return FromOwner(asked.id, failed="not-owner")
        except StoreError:
            return FromOwner(asked.id, failed="not-stored")

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

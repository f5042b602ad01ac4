"""Every request and every socket pays before anything is done for it."""

import asyncio
import time
from math import ceil
from typing import Final

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from rockfall.server import prices
from rockfall.server.limits import Budgets
from rockfall.server.problem import ProblemError, json_response

_TOO_MUCH: Final = 429
#: What may always be asked.
_FREE: Final = ("/healthz", "/readyz")
#: Seconds until somebody hears that they asked for too much.
_PENANCE: Final = 1.0


def client_host(connection: HTTPConnection) -> str:
    """The address that a request or socket comes from."""
    return connection.client.host if connection.client else ""


def pay(budgets: Budgets, connection: HTTPConnection, cost: float) -> None:
    """Let whoever asks pay for work, or refuse until they can."""
    wait = budgets.take(client_host(connection), cost, time.monotonic())
    if wait:
        seconds = ceil(wait)
        headers = {"Retry-After": str(seconds)}
        raise ProblemError(429, "too-fast", {"seconds": seconds}, headers=headers)


def give_back(budgets: Budgets, connection: HTTPConnection, cost: float) -> None:
    """Give back what was paid for work that turned out to be less."""
    budgets.give_back(client_host(connection), cost, time.monotonic())


class RequestPrice:
    """Takes the price that all requests have in common."""

    def __init__(self, app: ASGIApp, budgets: Budgets) -> None:
        self._app = app
        self._budgets = budgets

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on if it is paid for."""
        price = _price(scope)
        if price:
            try:
                pay(self._budgets, HTTPConnection(scope), price)
            except ProblemError as error:
                await do_penance()
                answer = json_response(error.problem, error.status, error.headers)
                await answer(scope, receive, send)
                return
        await self._app(scope, receive, _slowly(send) if scope["type"] == "http" else send)


async def do_penance() -> None:
    """Let whoever asked too much wait for the answer: so each line of theirs asks for less."""
    await asyncio.sleep(_PENANCE)


def _slowly(send: Send) -> Send:
    """The same for what is found to be too much later on."""

    async def send_slowly(message: Message) -> None:
        if message.get("status") == _TOO_MUCH:
            await do_penance()
        await send(message)

    return send_slowly


def _price(scope: Scope) -> int:
    """What is to be paid first; nothing by who looks after the server, however busy it is."""
    if scope["type"] == "websocket":
        return prices.SOCKET
    return prices.REQUEST if scope["type"] == "http" and scope["path"] not in _FREE else 0

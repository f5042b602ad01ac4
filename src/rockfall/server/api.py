"""What can be asked over plain HTTP: making, finding and joining tables, and reading matches."""

import asyncio
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response

from rockfall.bots.registry import BOTS
from rockfall.editions.listing import listing
from rockfall.kernel.layout import GOD, WATCHER
from rockfall.match.document import save
from rockfall.match.match import Match
from rockfall.server import prices
from rockfall.server import protocol as p
from rockfall.server.banks import NOBODY
from rockfall.server.denied import DeniedError
from rockfall.server.draw import commitment_of
from rockfall.server.hall import Hall
from rockfall.server.limits import Budgets
from rockfall.server.live import Live
from rockfall.server.openapi import Call, Route
from rockfall.server.origin import acceptable
from rockfall.server.packed import raw_json, unpacked_for
from rockfall.server.problem import ProblemError
from rockfall.server.replays import Replays, dealt
from rockfall.server.settings import checked, from_link, link_of
from rockfall.server.store.errors import StoreFullError
from rockfall.server.table_info import info_of
from rockfall.server.toll import client_host, give_back, pay
from rockfall.server.visitor import Allowances, Visitor

_MOST_LISTED: Final = 100
#: Codes that an address may get wrong at once, and after that.
_GUESSES: Final = 10
_GUESSES_PER_SECOND: Final = 1 / 6
#: About what the log of a new table takes, and what a member adds to one.
_TABLE_BYTES: Final = 2000
_MEMBER_BYTES: Final = 300
#: refusal -> its status; any other is a 409: the request is fine, the table is not in that state
_STATUS: Final = {
    "no-such-table": 404,
    "no-such-code": 404,
    "bad-recovery": 403,
    "bad-token": 403,
    "no-watching": 403,
    "too-many-tables": 429,
    "stored-enough": 429,
    "set-aside": 503,
    "house-full": 503,
    "going-down": 503,
    "impossible-settings": 422,
    "too-many-bots": 422,
    "unknown-bot": 422,
    "clock-too-short": 422,
    "bad-link": 422,
    "bad-name": 422,
    "no-such-seat": 422,
}


class ByTable(p.Plain, frozen=True):
    """A table by its name."""

    table: Annotated[str, Meta(max_length=64)]


class ByCode(p.Plain, frozen=True):
    """A table by its code."""

    code: Annotated[str, Meta(max_length=20)]


class ByEye(p.Plain, frozen=True):
    """A table and the eye to see it with: a seat, -1 public, -2 all-seeing."""

    table: Annotated[str, Meta(max_length=64)]
    eye: Annotated[int, Meta(ge=-2, le=11)] = WATCHER


class ByLine(p.Plain, frozen=True):
    """Settings as a link carries them."""

    line: Annotated[str, Meta(max_length=1000)]


def denied(error: DeniedError) -> ProblemError:
    """A refusal of the table as an answer to a request."""
    refusal = error.refusal
    return ProblemError(_STATUS.get(refusal.code, 409), refusal.code, refusal.args)


class Api:
    """The routes of one hall."""

    def __init__(self, hall: Hall, allowances: Allowances, replays: Replays) -> None:
        self._hall = hall
        self._replays = replays
        self._allowances = allowances
        self._budgets = allowances.budgets
        self._guesses = Budgets(_GUESSES_PER_SECOND, _GUESSES)

    def routes(self) -> list[Route[Any, Any]]:
        """Everything that can be asked."""
        paid = {429: p.Problem}
        sorry = {403: p.Problem, 404: p.Problem, 409: p.Problem, 422: p.Problem, **paid}
        busy = {**sorry, 503: p.Problem, 507: p.Problem}
        return [
            Route(method="GET", path="/api/tables", about="The listed tables.",
                  handle=self.list_tables, answers={200: p.OpenTables, **paid}),
            Route(method="POST", path="/api/tables", about="Make a table and come to it.",
                  handle=self.make_table, body=p.MakeTable, answers={201: p.Place, **busy}),
            Route(method="GET", path="/api/tables/{table}", about="A table, for who has its link.",
                  handle=self.show_table, params=ByTable, answers={200: p.TableInfo, **sorry}),
            Route(method="POST", path="/api/tables/{table}/members", about="Come to a table.",
                  handle=self.join_table, params=ByTable, body=p.JoinTable,
                  answers={201: p.Place, **busy}),
            Route(method="POST", path="/api/tables/{table}/recovery",
                  about="Open one's place again with its recovery key.",
                  handle=self.recover_seat, params=ByTable, body=p.RecoverSeat,
                  answers={200: p.Place, **busy}),
            Route(method="GET", path="/api/tables/{table}/screen",
                  about="A key for a screen that shows one's table to all in the room.",
                  handle=self.show_screen, params=ByTable, answers={200: p.Screen, **sorry}),
            Route(method="GET", path="/api/tables/{table}/replay",
                  about="All steps of a match: any eye's after the end, before it one's own only.",
                  handle=self.show_replay, params=ByEye, answers={200: p.Replay, **sorry}),
            Route(method="GET", path="/api/tables/{table}/proof",
                  about="A finished match with its seed, so that anyone can draw every card again.",
                  handle=self.show_proof, params=ByTable, answers={200: p.Proof, **sorry}),
            Route(method="GET", path="/api/codes/{code}", about="The table that has a code.",
                  handle=self.find_table, params=ByCode, answers={200: p.Found, **sorry}),
            Route(method="POST", path="/api/settings", about="Whether settings can be played.",
                  handle=self.check_settings, body=p.Settings,
                  answers={200: p.CheckedSettings, **sorry}),
            Route(method="GET", path="/api/settings", about="The settings that a link carries.",
                  handle=self.read_link, params=ByLine, answers={200: p.CheckedSettings, **sorry}),
            Route(method="GET", path="/api/editions", about="Everything that can be played.",
                  handle=self.list_editions, answers={200: dict, **paid}),
            Route(method="GET", path="/api/bots", about="The bots that a seat can be given.",
                  handle=self.list_bots, answers={200: p.Bots, **paid}),
        ]  # fmt: skip

    # -- tables ------------------------------------------------------------------------------

    async def list_tables(self, call: Call[None, None]) -> p.OpenTables:
        pay(self._budgets, call.request, prices.listing(_MOST_LISTED))
        tables = [_open(live) for live in await self._hall.listed(_MOST_LISTED)]
        give_back(self._budgets, call.request, prices.listing(_MOST_LISTED - len(tables)))
        return p.OpenTables(tables)

    async def make_table(self, call: Call[None, p.MakeTable]) -> p.Place:
        self._check_origin(call.request)
        try:
            checked(call.body.settings)
            visitor = self._visitor(call.request)
            visitor.store(_TABLE_BYTES)
            visitor.open_table()
            return await self._hall.open(call.body)
        except DeniedError as error:
            raise denied(error) from None
        except StoreFullError:
            raise ProblemError(507, "store-full") from None

    def _visitor(self, request: Request) -> Visitor:
        return Visitor(client_host(request), self._allowances)

    def _check_origin(self, request: Request) -> None:
        if not acceptable(request.scope, self._hall.config.origins):
            raise ProblemError(403, "foreign-origin")

    async def _live(self, table: str) -> Live:
        try:
            return await self._hall.live(table)
        except DeniedError as error:
            raise denied(error) from None

    async def show_table(self, call: Call[ByTable, None]) -> p.TableInfo:
        live = await self._live(call.params.table)
        # What is being written may yet be refused, and then it never happened.
        async with live.writer.lock:
            return info_of(live.table)

    async def join_table(self, call: Call[ByTable, p.JoinTable]) -> p.Place:
        self._check_origin(call.request)
        try:
            self._visitor(call.request).store(_MEMBER_BYTES)
            return await self._hall.join(call.params.table, call.body)
        except DeniedError as error:
            raise denied(error) from None

    async def recover_seat(self, call: Call[ByTable, p.RecoverSeat]) -> p.Place:
        self._check_origin(call.request)
        try:
            return await self._hall.recover(call.params.table, call.body.recovery)
        except DeniedError as error:
            raise denied(error) from None

    async def show_screen(self, call: Call[ByTable, None]) -> p.Screen:
        live = await self._live(call.params.table)
        member = _holder(live, call.request)
        if member == NOBODY:
            raise ProblemError(403, "bad-token")
        return p.Screen(live.table.id, live.writer.keys.screen_of(member))

    async def find_table(self, call: Call[ByCode, None]) -> p.Found:
        # Paid before it is known, so that many at once are not looked up for the price of one.
        pay(self._guesses, call.request, 1)
        try:
            found = p.Found(await self._hall.by_code(call.params.code))
        except DeniedError as error:
            raise denied(error) from None
        give_back(self._guesses, call.request, 1)
        return found

    # -- matches -----------------------------------------------------------------------------

    async def show_replay(self, call: Call[ByEye, None]) -> Response:
        live = await self._live(call.params.table)
        # The lock is not waited for: what is durable stays as it is, whatever happens meanwhile.
        table, until, eye = live.table, live.writer.durable, call.params.eye
        if table.match is None or not dealt(table, until):
            raise ProblemError(409, "match-not-begun")
        if eye >= len(table.chairs):
            raise ProblemError(422, "no-such-seat", {"number": eye})
        over = table.ended(until)
        if not over and eye != _own_seat(live, call.request):
            raise ProblemError(403, "match-not-over")
        ready = over and self._replays.ready(table, eye, until)
        pay(self._budgets, call.request, prices.replay(until, ready))
        if not over:
            return raw_json(await self._replays.so_far(table, eye, until))
        packed = await self._replays.finished(table, eye, until)
        return await unpacked_for(call.request, packed)

    async def show_proof(self, call: Call[ByTable, None]) -> p.Proof:
        live = await self._live(call.params.table)
        table, match = live.table, live.table.match
        if match is None or not table.how or not table.ended(live.writer.durable):
            raise ProblemError(403, "match-not-over")
        how, commitment = table.how, commitment_of(table.seed)
        pay(self._budgets, call.request, prices.proof(len(match.steps)))
        # Nothing is added to a match that is over.
        document = await asyncio.to_thread(_document, match)
        draw = table.draw.opened() if table.draw is not None else None
        return p.Proof(commitment, how, document, draw)

    # -- settings ----------------------------------------------------------------------------

    async def check_settings(self, call: Call[None, p.Settings]) -> p.CheckedSettings:
        return _checked(call.body)

    async def read_link(self, call: Call[ByLine, None]) -> p.CheckedSettings:
        try:
            return _checked(from_link(call.params.line))
        except DeniedError as error:
            raise denied(error) from None

    async def list_editions(self, call: Call[None, None]) -> dict[str, object]:
        return listing()

    async def list_bots(self, call: Call[None, None]) -> p.Bots:
        return p.Bots([*BOTS])


def _checked(settings: p.Settings) -> p.CheckedSettings:
    try:
        good = checked(settings)
    except DeniedError as error:
        raise denied(error) from None
    return p.CheckedSettings(good, link_of(good))


def _document(match: Match) -> dict[str, Any]:
    return msgspec.json.decode(save(match), type=dict[str, Any])


def _holder(live: Live, request: Request) -> int:
    """The member who asks, by the token in the header; NOBODY without one."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return live.writer.keys.holder("token", token) if scheme.lower() == "bearer" else NOBODY


def _own_seat(live: Live, request: Request) -> int:
    """The seat of who asks; else no eye that there is."""
    seat = live.table.seat_of(_holder(live, request))
    return seat if seat != NOBODY else GOD - 1


def _open(live: Live) -> p.OpenTable:
    table = live.table
    free = sum(chair.member == NOBODY and not chair.level for chair in table.chairs)
    names = [member.name for member in table.members if not member.left]
    return p.OpenTable(table.id, table.phase, table.settings, names, free)

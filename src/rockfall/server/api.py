"""What can be asked over plain HTTP: making, finding and joining tables, and reading matches."""

import asyncio
from functools import partial
from typing import Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from rockfall.bots.personas import PERSONAS
from rockfall.bots.registry import LEVELS
from rockfall.editions.listing import listing
from rockfall.kernel.layout import GOD
from rockfall.match.document import save
from rockfall.match.match import Match
from rockfall.server import prices
from rockfall.server import protocol as p
from rockfall.server.api_params import ByCode, ByEye, ByLine, ByTable
from rockfall.server.bot_levels import levels_by_game
from rockfall.server.denied import DeniedError
from rockfall.server.draw import commitment_of
from rockfall.server.limits import Budgets
from rockfall.server.openapi import Call, Route
from rockfall.server.origin import acceptable
from rockfall.server.packed import raw_json, unpacked_for
from rockfall.server.payment import client_host, give_back, pay
from rockfall.server.problem import ProblemError, denied
from rockfall.server.replays import SUSPICION, Replays, dealt
from rockfall.server.settings import checked, from_link, link_of
from rockfall.server.store.errors import StoreFullError
from rockfall.server.table_info import info_of
from rockfall.server.table_registry import TableRegistry
from rockfall.server.table_session import TableSession
from rockfall.server.time_banks import NOBODY
from rockfall.server.visitor import Allowances, Visitor
from rockfall.server.watched_match import has_beliefs

_MOST_LISTED: Final = 100
#: Codes that an address may get wrong at once, and after that.
_GUESSES: Final = 10
_GUESSES_PER_SECOND: Final = 1 / 6
#: About what the log of a new table takes, and what a member adds to one.
_TABLE_BYTES: Final = 2000
_MEMBER_BYTES: Final = 300
#: Which problems a request may meet: one that is paid for, one about a table, one that stores.
_PAID: Final = {429: p.Problem}
_SORRY: Final = {403: p.Problem, 404: p.Problem, 409: p.Problem, 422: p.Problem, **_PAID}
_BUSY: Final = {**_SORRY, 503: p.Problem, 507: p.Problem}


class Api:
    """The routes of one registry."""

    def __init__(self, registry: TableRegistry, allowances: Allowances, replays: Replays) -> None:
        self._registry = registry
        self._replays = replays
        self._allowances = allowances
        self._budgets = allowances.budgets
        self.guesses = Budgets(_GUESSES_PER_SECOND, _GUESSES)

    def routes(self) -> list[Route[Any, Any]]:
        """Everything that can be asked."""
        return [*self._table_routes(), *self._match_routes(), *self._settings_routes()]

    def _table_routes(self) -> list[Route[Any, Any]]:
        return [
            Route(method="GET", path="/api/tables", about="The listed tables.",
                  handle=self.list_tables, answers={200: p.OpenTables, **_PAID}),
            Route(method="POST", path="/api/tables", about="Make a table and come to it.",
                  handle=self.make_table, body=p.MakeTable, answers={201: p.Place, **_BUSY}),
            Route(method="GET", path="/api/tables/{table}", about="A table, for who has its link.",
                  handle=self.show_table, params=ByTable, answers={200: p.TableInfo, **_SORRY}),
            Route(method="POST", path="/api/tables/{table}/members", about="Come to a table.",
                  handle=self.join_table, params=ByTable, body=p.JoinTable,
                  answers={201: p.Place, **_BUSY}),
            Route(method="POST", path="/api/tables/{table}/recovery",
                  about="Open one's place again with its recovery key.",
                  handle=self.recover_seat, params=ByTable, body=p.RecoverSeat,
                  answers={200: p.Place, **_BUSY}),
            Route(method="GET", path="/api/tables/{table}/screen",
                  about="A key for a screen that shows one's table to all in the room.",
                  handle=self.show_screen, params=ByTable, answers={200: p.Screen, **_SORRY}),
            Route(method="POST", path="/api/tables/{table}/rematch",
                  about="Another table for who has played at one, with the same people.",
                  handle=self.open_rematch, params=ByTable, answers={200: p.Found, **_BUSY}),
            Route(method="GET", path="/api/codes/{code}", about="The table that has a code.",
                  handle=self.find_table, params=ByCode, answers={200: p.Found, **_SORRY}),
        ]  # fmt: skip

    def _match_routes(self) -> list[Route[Any, Any]]:
        return [
            Route(method="GET", path="/api/tables/{table}/replay",
                  about="All steps of a match: any eye's after the end, before it one's own only.",
                  handle=self.show_replay, params=ByEye, answers={200: p.Replay, **_SORRY}),
            Route(method="GET", path="/api/tables/{table}/suspicion",
                  about="Who seemed to be against the rest, step by step of a finished match.",
                  handle=self.show_suspicion, params=ByTable,
                  answers={200: p.SuspicionCurve, **_SORRY}),
            Route(method="GET", path="/api/tables/{table}/proof",
                  about="A finished match with its seed, so that anyone can draw every card again.",
                  handle=self.show_proof, params=ByTable, answers={200: p.Proof, **_SORRY}),
        ]  # fmt: skip

    def _settings_routes(self) -> list[Route[Any, Any]]:
        return [
            Route(method="POST", path="/api/settings", about="Whether settings can be played.",
                  handle=self.check_settings, body=p.Settings,
                  answers={200: p.CheckedSettings, **_SORRY}),
            Route(method="GET", path="/api/settings", about="The settings that a link carries.",
                  handle=self.read_link, params=ByLine, answers={200: p.CheckedSettings, **_SORRY}),
            Route(method="GET", path="/api/editions", about="Everything that can be played.",
                  handle=self.list_editions, answers={200: p.Editions, **_PAID}),
            Route(method="GET", path="/api/bots", about="The bots that a seat can be given.",
                  handle=self.list_bots, answers={200: p.Bots, **_PAID}),
        ]  # fmt: skip

    # -- tables ------------------------------------------------------------------------------

    async def list_tables(self, call: Call[None, None]) -> p.OpenTables:
        pay(self._budgets, call.request, prices.listing(_MOST_LISTED, len(self._registry.sessions)))
        tables = [_open(session) for session in await self._registry.listed(_MOST_LISTED)]
        # What there was not to describe; all were looked over.
        give_back(self._budgets, call.request, prices.listing(_MOST_LISTED - len(tables), 0))
        return p.OpenTables(tables)

    async def make_table(self, call: Call[None, p.MakeTable]) -> p.Place:
        self._check_origin(call.request)
        try:
            checked(call.body.settings)
            visitor = self._visitor(call.request)
            visitor.store(_TABLE_BYTES)
            visitor.open_table()
            return await self._registry.open(call.body)
        except DeniedError as error:
            raise denied(error) from None
        except StoreFullError:
            raise ProblemError(507, "store-full") from None

    def _visitor(self, request: Request) -> Visitor:
        return Visitor(client_host(request), self._allowances)

    def _check_origin(self, request: Request) -> None:
        if not acceptable(request.scope, self._registry.config.origins):
            raise ProblemError(403, "foreign-origin")

    async def _session(self, request: Request, table: str) -> TableSession:
        try:
            return await self._registry.visit(table, partial(pay, self._budgets, request))
        except DeniedError as error:
            raise denied(error) from None

    async def show_table(self, call: Call[ByTable, None]) -> p.TableInfo:
        session = await self._session(call.request, call.params.table)
        # What is being written may yet be refused, and then it never happened.
        async with session.writer.lock:
            return info_of(session.table)

    async def join_table(self, call: Call[ByTable, p.JoinTable]) -> p.Place:
        self._check_origin(call.request)
        await self._session(call.request, call.params.table)
        try:
            self._visitor(call.request).store(_MEMBER_BYTES)
            return await self._registry.join(call.params.table, call.body)
        except DeniedError as error:
            raise denied(error) from None

    async def recover_seat(self, call: Call[ByTable, p.RecoverSeat]) -> p.Place:
        self._check_origin(call.request)
        await self._session(call.request, call.params.table)
        try:
            return await self._registry.recover(call.params.table, call.body.recovery)
        except DeniedError as error:
            raise denied(error) from None

    async def open_rematch(self, call: Call[ByTable, None]) -> p.Found:
        self._check_origin(call.request)
        session = await self._session(call.request, call.params.table)
        try:
            visitor = self._visitor(call.request)
            visitor.store(_TABLE_BYTES)
            await self._registry.rematch(session, _holder(session, call.request), visitor)
        except DeniedError as error:
            raise denied(error) from None
        return p.Found(session.table.rematch)

    async def show_screen(self, call: Call[ByTable, None]) -> p.Screen:
        session = await self._session(call.request, call.params.table)
        member = _holder(session, call.request)
        if member == NOBODY:
            raise ProblemError(403, "bad-token")
        return p.Screen(session.table.id, session.writer.keys.screen_of(member))

    async def find_table(self, call: Call[ByCode, None]) -> p.Found:
        # Paid before it is known, so that many at once are not looked up for the price of one.
        pay(self.guesses, call.request, 1)
        try:
            found = p.Found(await self._registry.by_code(call.params.code))
        except DeniedError as error:
            raise denied(error) from None
        give_back(self.guesses, call.request, 1)
        return found

    # -- matches -----------------------------------------------------------------------------

    async def show_replay(self, call: Call[ByEye, None]) -> Response:
        session = await self._session(call.request, call.params.table)
        # The lock is not waited for: what is durable stays as it is, whatever happens meanwhile.
        table, until, eye = session.table, session.writer.durable, call.params.eye
        if table.match is None or not dealt(table, until):
            raise ProblemError(409, "match-not-begun")
        if eye >= len(table.chairs):
            raise ProblemError(422, "no-such-seat", {"number": eye})
        over = table.ended(until)
        if not over and eye != _own_seat(session, call.request):
            raise ProblemError(403, "match-not-over")
        if table.seq != until:
            # What is being written may yet be refused, and then the table was never like that.
            async with session.writer.lock:
                table, until = session.table, session.writer.durable
                over = table.ended(until)
        ready = over and self._replays.ready(table, eye, until)
        pay(self._budgets, call.request, prices.replay(until, ready))
        if not over:
            return raw_json(await self._replays.so_far(table, eye, until))
        packed = await self._replays.finished(table, eye, until)
        return await unpacked_for(call.request, packed)

    async def show_suspicion(self, call: Call[ByTable, None]) -> Response:
        session = await self._session(call.request, call.params.table)
        table, until = session.table, session.writer.durable
        if table.match is None or not table.ended(until):
            raise ProblemError(403, "match-not-over")
        if not has_beliefs(table.match.edition.rules.layout):
            raise ProblemError(409, "no-advice")
        ready = self._replays.ready(table, SUSPICION, until)
        pay(self._budgets, call.request, prices.suspicion(len(table.match.steps), ready))
        packed = await self._replays.suspicion(table, table.match, until)
        return await unpacked_for(call.request, packed)

    async def show_proof(self, call: Call[ByTable, None]) -> p.Proof:
        session = await self._session(call.request, call.params.table)
        table, match = session.table, session.table.match
        if match is None or not table.how or not table.ended(session.writer.durable):
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

    async def list_editions(self, call: Call[None, None]) -> p.Editions:
        return listing()

    async def list_bots(self, call: Call[None, None]) -> p.Bots:
        return p.Bots([*LEVELS], levels_by_game(), [*PERSONAS])


def _checked(settings: p.Settings) -> p.CheckedSettings:
    try:
        good = checked(settings)
    except DeniedError as error:
        raise denied(error) from None
    return p.CheckedSettings(good, link_of(good))


def _document(match: Match) -> dict[str, Any]:
    return msgspec.json.decode(save(match), type=dict[str, Any])


def _holder(session: TableSession, request: Request) -> int:
    """The member who asks, by the token in the header; NOBODY without one."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return session.writer.keys.holder("token", token) if scheme.lower() == "bearer" else NOBODY


def _own_seat(session: TableSession, request: Request) -> int:
    """The seat of who asks; else no eye that there is."""
    seat = session.table.seat_of(_holder(session, request))
    return seat if seat != NOBODY else GOD - 1


def _open(session: TableSession) -> p.OpenTable:
    table = session.table
    free = sum(chair.member == NOBODY and not chair.level for chair in table.chairs)
    names = [member.name for member in table.members if not member.left]
    return p.OpenTable(table.id, table.phase, table.settings, names, free)

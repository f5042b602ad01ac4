"""Work has a price: who asks for too much of it waits, and nobody else."""

import asyncio
from http.client import HTTPConnection
from pathlib import Path

import msgspec
import pytest
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.testclient import TestClient, WebSocketDenialResponse
from starlette.websockets import WebSocket

from rockfall.server import prices
from rockfall.server import protocol as p
from rockfall.server.limits import Budgets, Openings, Shares
from rockfall.server.payment import RequestPrice
from rockfall.server.visitor import Allowances, Visitor
from tests.server.registries import open_registry, run
from tests.server.sockets import Guest, visitor
from tests.server.support.client import Client
from tests.server.support.process import Answer, ServerProcess

pytestmark = pytest.mark.usefixtures("arrangement")


def ask(server: ServerProcess, path: str, host: str = "127.0.0.1") -> Answer:
    """Ask from an address of one's own."""
    connection = HTTPConnection("127.0.0.1", server.port, source_address=(host, 0))
    try:
        connection.request("GET", path)
        answer = connection.getresponse()
        named = {name.lower(): value for name, value in answer.getheaders()}
        return Answer(answer.status, named, answer.read())
    finally:
        connection.close()


def test_a_request_that_is_not_paid_for_is_refused_before_any_work() -> None:
    done: list[str] = []

    async def work(request: Request) -> Response:
        done.append(request.url.path)
        return PlainTextResponse("done")

    async def chat(websocket: WebSocket) -> None:
        done.append("socket")
        await websocket.accept()
        await websocket.close()

    app = Starlette(
        routes=[
            Route("/api/work", work),
            Route("/page", work),
            Route("/healthz", work),
            Route("/readyz", work),
            WebSocketRoute("/ws", chat),
        ],
        middleware=[Middleware(RequestPrice, budgets=Budgets(rate=0.01, burst=7))],
    )
    client = TestClient(app)
    assert client.get("/api/work").status_code == 200
    with client.websocket_connect("/ws"):
        pass
    assert client.get("/api/nothing").status_code == 404
    refused = client.get("/api/work")
    assert (refused.status_code, refused.headers["retry-after"]) == (429, "100")
    problem = msgspec.json.decode(refused.content, type=p.Problem)
    assert (problem.code, problem.args) == ("too-fast", {"seconds": 100})
    with pytest.raises(WebSocketDenialResponse) as denied, client.websocket_connect("/ws"):
        pass
    assert denied.value.status_code == 429
    # A page is work, too; and whoever looks after the server always gets an answer.
    assert client.get("/page").status_code == 429
    assert client.get("/healthz").status_code == client.get("/readyz").status_code == 200
    assert done == ["/api/work", "socket", "/healthz", "/readyz"]


def test_a_greeting_costs_what_is_told_again() -> None:
    assert prices.hello(500, 500) == prices.hello(900, 500) == 1
    assert prices.hello(None, 500) == prices.VIEW
    assert prices.hello(0, 500) == 500
    assert prices.replay(500, ready=False) == 500
    assert prices.replay(500, ready=True) == 50
    assert prices.reading(500) == 125
    assert prices.listing(3, of=400) == 3
    assert prices.listing(3, of=10_000) == 13


def test_who_has_a_table_read_for_them_pays_for_that(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_registry(tmp_path) as registry:
            made = await registry.open(p.MakeTable("Ann"))
            for _ in range(100):
                await (await registry.session(made.table)).act(0, p.Say(words=p.Phrase("hurry")))
            length = registry.sessions[made.table].writer.durable
        hello, price = p.Hello(table=made.table), length // 4
        async with open_registry(tmp_path) as registry:
            # Too slow a rate for the test to notice.
            allowances = Allowances(Budgets(1e-6, price - 1), Openings(9), Shares(1 << 20))
            poor = Guest(registry, Visitor("127.0.0.1", allowances))
            await poor.ask(p.Hello(table="no such table"))
            refused = await poor.ask(hello)
            assert isinstance(refused, p.Refused)
            assert (refused.code, refused.id) == ("too-fast", 2)
            assert not registry.sessions
            rich = Guest(registry, visitor())
            assert isinstance(await rich.ask(hello), p.Welcome)
            # For everybody after that it is there.
            assert isinstance(await poor.ask(hello), p.Welcome)
            await poor.close()
            await rich.close()

    run(work)


def test_every_request_that_has_a_table_read_pays_for_that(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server:
        made = server.open_table("Ann")

        async def talk() -> None:
            ann = Client(server.socket_address, made.table, made.token)
            await ann.connect()
            for _ in range(100):
                await ann.say("say", words={"type": "phrase", "phrase": "hurry"})
            await ann.close()

        asyncio.run(talk())
    with ServerProcess(tmp_path, work_per_second="1", work_burst="15") as server:
        for _ in range(8):
            assert ask(server, "/api/bots").status == 200
        for path in ("", "/replay", "/proof", "/screen"):
            refused = ask(server, f"/api/tables/{made.table}{path}")
            assert (refused.status, refused.code) == (429, "too-fast")


def test_an_address_pays_and_others_go_on(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, work_per_second="1", work_burst="220") as server:
        # Listing reserves as much as there can be, and gives back what there was not.
        for _ in range(20):
            assert ask(server, "/api/tables").status == 200
        statuses = [ask(server, "/api/bots").status for _ in range(230)]
        assert statuses[:150] == [200] * 150
        assert 429 in statuses[150:]
        refused = ask(server, "/api/tables")
        assert (refused.status, refused.code) == (429, "too-fast")
        seconds = refused.read(p.Problem).args["seconds"]
        assert refused.headers["retry-after"] == str(seconds)
        assert ask(server, "/api/bots", "127.0.0.2").status == 200
        assert ask(server, "/healthz").status == 200
        assert not server.faults


def test_codes_cannot_be_guessed(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server:
        made = server.open_table("Ann")
        code = server.ask(f"/api/tables/{made.table}").read(p.TableInfo).code
        for _ in range(30):
            assert ask(server, f"/api/codes/{code}").status == 200
        guesses = [ask(server, "/api/codes/QQQQQQQQ") for _ in range(11)]
        assert [answer.status for answer in guesses] == [404] * 10 + [429]
        assert guesses[-1].code == "too-fast"
        assert int(guesses[-1].headers["retry-after"]) <= 6
        # Who has guessed too often does not learn which code there is either.
        assert ask(server, f"/api/codes/{code}").status == 429
        assert ask(server, f"/api/codes/{code}", "127.0.0.2").status == 200

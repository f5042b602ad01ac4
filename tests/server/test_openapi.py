"""Routes told once: the toy shop of these tests sells picks by number."""

from collections.abc import Iterator
from typing import Annotated, Any

import pytest
import schemathesis
from hypothesis import given
from msgspec import Meta, Struct
from schemathesis import GenerationMode
from schemathesis.core.result import Ok
from starlette.applications import Starlette
from starlette.routing import Route as Plain
from starlette.testclient import TestClient

from rockfall.server.openapi import Call, Route, make_document, make_routes
from rockfall.server.problem import HANDLERS, ProblemError, json_response
from rockfall.server.protocol import Problem
from tests.support.strategies import lane

MOST = 4096
Number = Annotated[int, Meta(ge=1, le=99)]


class Strict(Struct, forbid_unknown_fields=True):
    """What the shop reads and writes."""


class Which(Strict):
    """A pick by its number, and how many of its prices."""

    number: Number
    prices: Annotated[int, Meta(ge=0, le=3)] = 1
    new: bool = False


class Handle(Strict):
    """What one holds a pick by."""

    wood: Annotated[str, Meta(max_length=20)]
    length: float = 1.0


class Pick(Strict):
    """A pick."""

    number: Number
    handles: Annotated[list[Handle], Meta(max_length=2)] = []


class Prices(Strict):
    """What a pick costs."""

    prices: list[int]


async def make_pick(call: Call[None, Pick]) -> Pick:
    if call.body.number == 13:
        raise ProblemError(409, "unlucky", {"number": 13}, headers={"Retry-After": "1"})
    return call.body


async def show_prices(call: Call[Which, None]) -> Prices:
    return Prices([call.params.number] * call.params.prices)


async def drop_pick(call: Call[Which, None]) -> None:
    assert call.params.number


ROUTES: list[Route[Any, Any]] = [
    Route(
        method="POST",
        path="/picks",
        about="Make a pick",
        handle=make_pick,
        body=Pick,
        answers={201: Pick, 409: Problem},
    ),
    Route(
        method="GET",
        path="/picks/{number}",
        about="What a pick costs",
        handle=show_prices,
        params=Which,
        answers={200: Prices},
    ),
    Route(
        method="DELETE",
        path="/picks/{number}",
        about="Drop a pick",
        handle=drop_pick,
        params=Which,
        answers={204: None},
    ),
]
DOCUMENT = make_document(ROUTES, "Picks", "1")


def make_app() -> Starlette:
    """The shop, with its document."""

    async def document(request: object) -> Any:
        return json_response(DOCUMENT)

    routes = [*make_routes(ROUTES, MOST), Plain("/openapi.json", document)]
    return Starlette(routes=routes, exception_handlers=HANDLERS)


@pytest.fixture(name="shop")
def _shop() -> Iterator[TestClient]:
    with TestClient(make_app(), raise_server_exceptions=False) as client:
        yield client


def test_a_checked_body_reaches_the_handler_and_its_answer_the_asker(shop: TestClient) -> None:
    answer = shop.post("/picks", json={"number": 3, "handles": [{"wood": "ash"}]})
    assert (answer.status_code, answer.headers["content-type"]) == (201, "application/json")
    assert answer.json() == {"number": 3, "handles": [{"wood": "ash", "length": 1.0}]}


def test_parameters_come_from_path_and_query(shop: TestClient) -> None:
    assert shop.get("/picks/7").json() == {"prices": [7]}
    assert shop.get("/picks/7?prices=3&new=true").json() == {"prices": [7, 7, 7]}
    gone = shop.delete("/picks/7")
    assert (gone.status_code, gone.content) == (204, b"")
    assert shop.head("/picks/7").status_code == 200


def test_a_handler_says_no_with_a_problem(shop: TestClient) -> None:
    answer = shop.post("/picks", json={"number": 13})
    assert (answer.status_code, answer.headers["retry-after"]) == (409, "1")
    assert answer.json() == {"code": "unlucky", "args": {"number": 13}, "where": ""}


@pytest.mark.parametrize(
    ("target", "where"),
    [
        ("/picks/0", "$.number"),
        ("/picks/x", "$.number"),
        ("/picks/7?prices=4", "$.prices"),
        ("/picks/7?prices=", "$.prices"),
        ("/picks/7?new=perhaps", "$.new"),
        ("/picks/7?colour=red", "$"),
        ("/picks/7?prices=1&prices=2", "$.prices"),
        ("/picks/7?number=8", "$.number"),
    ],
)
def test_wrong_parameters_are_refused(shop: TestClient, target: str, where: str) -> None:
    answer = shop.get(target)
    assert (answer.status_code, answer.json()["where"]) == (400, where)


def test_parameters_where_none_are_known_are_refused(shop: TestClient) -> None:
    answer = shop.post("/picks?colour=red", json={"number": 3})
    assert (answer.status_code, answer.json()["where"]) == (400, "$.colour")


def test_what_no_route_answers_has_the_same_shape(shop: TestClient) -> None:
    nowhere, wrong = shop.get("/nowhere"), shop.put("/picks/7")
    assert (nowhere.status_code, nowhere.json()["code"]) == (404, "not-found")
    assert (wrong.status_code, wrong.json()["code"]) == (405, "method-not-allowed")
    assert wrong.headers["allow"] == "DELETE, GET, HEAD"
    assert shop.get("/picks").headers["allow"] == "POST"
    plain = shop.delete("/openapi.json")
    assert (plain.status_code, plain.json()["code"]) == (405, "method-not-allowed")


@pytest.mark.parametrize("most", [10, 11])
def test_a_body_may_be_so_long_and_no_longer(most: int) -> None:
    app = Starlette(routes=make_routes(ROUTES, most), exception_handlers=HANDLERS)
    raw = b'{"number":3'
    answer = TestClient(app).post(
        "/picks", content=raw, headers={"content-type": "application/json"}
    )
    # Cut off by the limit, or read whole and found to lack its end.
    assert answer.status_code == (413 if most < len(raw) else 400)


def test_the_document_tells_every_route() -> None:
    paths: Any = DOCUMENT["paths"]
    assert {path: sorted(methods) for path, methods in paths.items()} == {
        "/picks": ["post"],
        "/picks/{number}": ["delete", "get"],
    }
    post, get = paths["/picks"]["post"], paths["/picks/{number}"]["get"]
    assert sorted(post["responses"]) == ["201", "400", "409", "413", "415"]
    assert sorted(get["responses"]) == ["200", "400"]
    assert post["requestBody"]["content"]["application/json"]["schema"] == {
        "$ref": "#/components/schemas/Pick"
    }
    assert [(p["name"], p["in"], p["required"]) for p in get["parameters"]] == [
        ("number", "path", True),
        ("prices", "query", False),
        ("new", "query", False),
    ]
    components: Any = DOCUMENT["components"]
    assert {"Pick", "Handle", "Prices", "Problem"} == set(components["schemas"])


class Lax(Struct):
    """Overlooks what it does not know."""

    number: int


class Holder(Strict):
    """Strict itself, with something lax inside."""

    lax: list[Lax]


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        ({"body": Lax}, "'Lax' does not forbid"),
        ({"body": Holder}, "'Lax' does not forbid"),
        ({"path": "/picks/{colour}"}, "'colour' is not a required"),
        ({"path": "/picks/{new}", "params": Which}, "'new' is not a required"),
        ({"answers": {400: Problem}}, "one answer"),
        ({"answers": {200: Pick, 201: Pick}}, "one answer"),
    ],
)
def test_a_route_that_cannot_be_kept_is_refused_at_the_start(
    wrong: dict[str, Any], words: str
) -> None:
    right: dict[str, Any] = {
        "method": "POST",
        "path": "/picks",
        "about": "Make a pick",
        "handle": make_pick,
        "answers": {200: Pick},
    }
    Route(**right)
    with pytest.raises(ValueError, match=words):
        Route(**(right | wrong))


def test_the_same_route_twice_is_refused() -> None:
    with pytest.raises(ValueError, match=r"GET /picks/\{number\} is there twice"):
        make_routes([*ROUTES, ROUTES[1]], MOST)


ROUTES_BY_NAME = {f"{route.method.lower()} {route.path}": route for route in ROUTES}
SCHEMA = schemathesis.openapi.from_asgi("/openapi.json", make_app())
OPERATIONS = {
    f"{found.ok().method} {found.ok().path}": found.ok()
    for found in SCHEMA.get_all_operations()
    if isinstance(found, Ok)
}


def test_the_document_is_read_whole() -> None:
    assert len(OPERATIONS) == len(ROUTES)


@pytest.mark.parametrize("mode", GenerationMode)
@pytest.mark.parametrize("name", OPERATIONS)
def test_answers_keep_to_the_document_whatever_is_asked(name: str, mode: GenerationMode) -> None:
    statuses = set()

    @lane(60)
    @given(case=OPERATIONS[name].as_strategy(generation_mode=mode))
    def ask(case: Any) -> None:
        statuses.add(case.call_and_validate().status_code)

    ask()
    good = ROUTES_BY_NAME[name].status
    assert good in statuses if mode is GenerationMode.POSITIVE else 400 in statuses

"""Routes told once: from them come the server's routes and its OpenAPI 3.1 document."""

import re
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar, cast

import msgspec
from starlette import routing
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from rockfall.server.problem import ProblemError, json_response
from rockfall.server.protocol import Problem
from rockfall.server.strict import read_body, read_params

P = TypeVar("P")
B = TypeVar("B")

_REF = "#/components/schemas/{name}"
_JSON = "application/json"


@dataclass(frozen=True)
class Call(Generic[P, B]):
    """A request whose parameters and body have been checked."""

    request: Request
    params: P
    body: B


@dataclass(frozen=True, kw_only=True)
class Route(Generic[P, B]):
    """One thing that can be asked for.

    `params` is a struct: its fields that `path` names come from the path, the others from the
    query. `answers` has one status below 300, which is what `handle` returns, as a value or as a
    response of that shape; None is no content.
    What is refused while reading need not be listed.
    """

    method: str
    path: str
    about: str
    handle: Callable[[Call[P, B]], Awaitable[object]]
    answers: Mapping[int, Any]
    params: type[P] | None = None
    body: type[B] | None = None

    def __post_init__(self) -> None:
        """Refuse what cannot be kept: this runs when the server starts, not when it is asked."""
        if sum(status < 300 for status in self.answers) != 1:
            raise ValueError(f"{self.path}: one answer is the good one")
        fields = {field.name: field for field in _fields(self.params)}
        for name in self.path_names:
            if name not in fields or not fields[name].required:
                raise ValueError(f"{self.path}: '{name}' is not a required parameter")
        _refuse_lax([kind for kind in (self.params, self.body) if kind is not None], self.path)

    @property
    def path_names(self) -> list[str]:
        """The parameters that stand in the path."""
        return re.findall(r"{([^}]*)}", self.path)

    @property
    def status(self) -> int:
        """The status of the good answer."""
        return min(self.answers)


def _fields(kind: type[Any] | None) -> Sequence[msgspec.structs.FieldInfo]:
    return () if kind is None else msgspec.structs.fields(kind)


def _refuse_lax(kinds: Sequence[Any], path: str) -> None:
    """A struct that overlooks unknown fields would make a slip of the pen a silent one."""
    components = msgspec.json.schema_components(kinds)[1]
    for name, schema in components.items():
        if "properties" in schema and schema.get("additionalProperties") is not False:
            raise ValueError(f"{path}: '{name}' does not forbid unknown fields")


class _Endpoint:
    """All methods of one path."""

    def __init__(self, routes: Mapping[str, Route[Any, Any]], most: int) -> None:
        self._routes = routes
        self._most = most

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = Request(scope, receive, send)
        method = "GET" if request.method == "HEAD" else request.method
        route = self._routes.get(method)
        if route is None:
            allow = sorted({*self._routes, *(["HEAD"] if "GET" in self._routes else [])})
            raise ProblemError(405, "method-not-allowed", headers={"Allow": ", ".join(allow)})
        response = await self._answer(route, request)
        await response(scope, receive, send)

    async def _answer(self, route: Route[Any, Any], request: Request) -> Response:
        params = read_params(request, route.params)
        body = await read_body(request, route.body, self._most) if route.body else None
        value = await route.handle(Call(request, params, body))
        if isinstance(value, Response):
            return value
        if route.answers[route.status] is None:
            return Response(status_code=route.status)
        return json_response(value, route.status)


def make_routes(routes: Iterable[Route[Any, Any]], most: int) -> list[routing.Route]:
    """Starlette's routes; `most` is the longest body in bytes."""
    paths: dict[str, dict[str, Route[Any, Any]]] = {}
    for route in routes:
        methods = paths.setdefault(route.path, {})
        if route.method in methods:
            raise ValueError(f"{route.method} {route.path} is there twice")
        methods[route.method] = route
    return [routing.Route(path, _Endpoint(methods, most)) for path, methods in paths.items()]


def make_document(routes: Iterable[Route[Any, Any]], title: str, version: str) -> dict[str, object]:
    """The OpenAPI document of these routes."""
    routes = list(routes)
    schemas = _Schemas(routes)
    paths: dict[str, dict[str, object]] = {}
    for route in routes:
        paths.setdefault(route.path, {})[route.method.lower()] = _operation(route, schemas)
    return {
        "openapi": "3.1.0",
        "info": {"title": title, "version": version},
        "paths": paths,
        "components": {"schemas": schemas.components},
    }


class _Schemas:
    """The JSON schemas of all types the routes speak of, structs by reference."""

    def __init__(self, routes: Sequence[Route[Any, Any]]) -> None:
        kinds: list[Any] = [Problem]
        for route in routes:
            kinds += [field.type for field in _fields(route.params)]
            kinds += [kind for kind in (route.body, *route.answers.values()) if kind is not None]
        made, self.components = msgspec.json.schema_components(kinds, ref_template=_REF)
        # Beside the kinds, for a kind such as Annotated[dict, ...] cannot be looked up by hash.
        self._made = list(zip(kinds, made, strict=True))

    def content(self, kind: Any) -> dict[str, object]:
        """That JSON of this kind is meant."""
        return {"content": {_JSON: {"schema": self.of(kind)}}}

    def of(self, kind: Any) -> dict[str, object]:
        """The schema of a kind."""
        return next(schema for known, schema in self._made if known is kind)


def _operation(route: Route[Any, Any], schemas: _Schemas) -> dict[str, object]:
    answers = dict(route.answers)
    refused = [400, 413, 415] if route.body else [400]
    answers |= {status: Problem for status in refused if status not in answers}
    operation: dict[str, object] = {
        "operationId": cast(Any, route.handle).__name__,
        "summary": route.about,
        "responses": {
            str(status): _response(answers[status], schemas) for status in sorted(answers)
        },
    }
    if route.params:
        operation["parameters"] = [_parameter(f, route, schemas) for f in _fields(route.params)]
    if route.body:
        operation["requestBody"] = {"required": True, **schemas.content(route.body)}
    return operation


def _response(kind: Any, schemas: _Schemas) -> dict[str, object]:
    if kind is None:
        return {"description": "Done."}
    return {"description": (kind.__doc__ or "").partition("\n")[0], **schemas.content(kind)}


def _parameter(
    field: msgspec.structs.FieldInfo, route: Route[Any, Any], schemas: _Schemas
) -> dict[str, object]:
    return {
        "name": field.encode_name,
        "in": "path" if field.name in route.path_names else "query",
        "required": field.required,
        "schema": schemas.of(field.type),
    }

"""Requests read strictly: JSON only, not too long, nothing unknown, nothing guessed."""

import re
from typing import Any, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request

from rockfall.server.problem import ProblemError

T = TypeVar("T")
_WHERE = re.compile(r"(?P<why>.*?)(?: - at `(?P<where>.*)`)?", re.DOTALL)


async def read_body(request: Request, kind: type[T], most: int) -> T:
    """The body as a value; the first thing wrong with it is a ProblemError."""
    media = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if media != "application/json":
        raise ProblemError(415, "unsupported-media-type", {"takes": "application/json"})
    raw = bytearray()
    try:
        async for chunk in request.stream():
            raw += chunk
            if len(raw) > most:
                raise ProblemError(413, "content-too-large", {"most": most})
    except ClientDisconnect:
        raise ProblemError(400, "cut-short") from None
    return decode(bytes(raw), kind)


def decode(raw: bytes, kind: type[T]) -> T:
    """JSON as a value of that kind. `3.0` is a whole number there, as it is in JSON Schema."""
    try:
        try:
            return msgspec.json.decode(raw, type=kind)
        except msgspec.ValidationError:
            return msgspec.convert(_settle(msgspec.json.decode(raw)), kind, str_keys=True)
    except msgspec.ValidationError as error:
        raise _misshapen(error) from None
    except (ValueError, RecursionError):
        raise ProblemError(400, "malformed", {"takes": "application/json"}) from None


def _settle(value: Any) -> Any:
    """The same with whole numbers where a number has no fraction."""
    if isinstance(value, float) and value.is_integer():
        return int(value)
    if isinstance(value, dict):
        return {key: _settle(part) for key, part in value.items()}
    if isinstance(value, list):
        return [_settle(part) for part in value]
    return value


def read_params(request: Request, kind: type[T] | None) -> T | None:
    """What the path and the query say, each name once."""
    given: dict[str, str] = dict(request.path_params)
    for name, text in request.query_params.multi_items():
        if name in given:
            raise ProblemError(400, "said-twice", where=f"$.{name}")
        given[name] = text
    if kind is None:
        if given:
            raise ProblemError(
                400, "misshapen", {"why": "no parameters here"}, where=f"$.{min(given)}"
            )
        return None
    try:
        return msgspec.convert(given, kind, strict=False)
    except msgspec.ValidationError as error:
        raise _misshapen(error) from None


def _misshapen(error: msgspec.ValidationError) -> ProblemError:
    found = _WHERE.fullmatch(str(error))
    assert found is not None
    return ProblemError(400, "misshapen", {"why": found["why"]}, where=found["where"] or "$")

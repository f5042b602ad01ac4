"""Bodies are read strictly."""

import asyncio
from typing import Any

import pytest
from msgspec import Struct
from starlette.requests import Request

from rockfall.server.problem import ProblemError
from rockfall.server.strict import decode, read_body

JSON = b"application/json"


class Part(Struct, forbid_unknown_fields=True):
    """A part of a body."""

    count: int


class Body(Struct, forbid_unknown_fields=True):
    """A body with one of everything."""

    count: int = 0
    share: float = 0.0
    name: str = ""
    parts: list[Part] = []
    by_number: dict[int, int] = {}


def refusal(raw: bytes) -> tuple[str, str]:
    """Code and place of what is wrong with a body."""
    with pytest.raises(ProblemError) as refused:
        decode(raw, Body)
    assert refused.value.status == 400
    return refused.value.problem.code, refused.value.problem.where


def read(*messages: dict[str, Any], media: bytes = JSON, most: int = 20) -> Body:
    """Read a body that arrives in pieces."""
    waiting = list(messages)

    async def receive() -> dict[str, Any]:
        return waiting.pop(0)

    headers = [(b"content-type", media)] if media else []
    request = Request({"type": "http", "method": "POST", "headers": headers}, receive)
    return asyncio.run(read_body(request, Body, most))


def piece(raw: bytes, more: bool = False) -> dict[str, Any]:
    """A piece of a body on its way."""
    return {"type": "http.request", "body": raw, "more_body": more}


@pytest.mark.parametrize(
    ("raw", "where"),
    [
        (b'{"count":"3"}', "$.count"),
        (b'{"count":3.5}', "$.count"),
        (b'{"count":true}', "$.count"),
        (b'{"count":null}', "$.count"),
        (b'{"name":3}', "$.name"),
        (b'{"share":"1"}', "$.share"),
        (b'{"parts":[{"count":1},{"count":"1"}]}', "$.parts[1].count"),
        (b'{"parts":[{}]}', "$.parts[0]"),
        (b'{"parts":[{"count":1,"more":1}]}', "$.parts[0]"),
        (b'{"more":1}', "$"),
        (b"[]", "$"),
        (b"null", "$"),
    ],
)
def test_the_wrong_shape_is_refused_with_the_place(raw: bytes, where: str) -> None:
    assert refusal(raw) == ("misshapen", where)


@pytest.mark.parametrize(
    "raw",
    [
        b"",
        b"{",
        b"{}{}",
        b"{'count':1}",
        b'{"count":NaN}',
        b'{"name":"\xff"}',
        b'{"name":"\\ud800"}',
        b'\xef\xbb\xbf{"count":1}',
    ],
)
def test_what_is_no_json_is_refused(raw: bytes) -> None:
    assert refusal(raw) == ("malformed", "")


@pytest.mark.parametrize(
    "raw",
    [b"[" * 100_000, b'{"parts":' + b"[" * 100_000, b'{"a":' * 99_999],
    ids=["lists", "lists in a part", "objects"],
)
def test_nesting_without_end_is_refused(raw: bytes) -> None:
    assert refusal(raw) == ("malformed", "")


def test_a_number_without_fraction_is_whole_as_in_json_schema() -> None:
    raw = b'{"count":3.0,"share":2.0,"parts":[{"count":-1e2}],"by_number":{"7":8.0}}'
    body = decode(raw, Body)
    assert body == Body(count=3, share=2.0, parts=[Part(-100)], by_number={7: 8})
    assert type(body.count) is int
    assert type(body.share) is float


def test_a_body_is_put_together_from_its_pieces() -> None:
    assert read(piece(b'{"cou', more=True), piece(b'nt":5}')) == Body(count=5)


@pytest.mark.parametrize("media", [JSON, b"Application/JSON; charset=utf-8"])
def test_json_is_read(media: bytes) -> None:
    assert read(piece(b"{}"), media=media) == Body()


@pytest.mark.parametrize(
    "media", [b"", b"text/plain", b"application/x-www-form-urlencoded", b"application/jsonx"]
)
def test_what_does_not_call_itself_json_is_refused(media: bytes) -> None:
    with pytest.raises(ProblemError) as refused:
        read(piece(b"{}"), media=media)
    assert (refused.value.status, refused.value.problem.code) == (415, "unsupported-media-type")


def test_a_long_body_is_refused_before_it_is_read_to_its_end() -> None:
    read(piece(b" " * 18, more=True), piece(b"{}"))
    with pytest.raises(ProblemError) as refused:
        read(piece(b" " * 15, more=True), piece(b" " * 6, more=True))
    assert (refused.value.status, refused.value.problem.code) == (413, "content-too-large")
    assert refused.value.problem.args == {"most": 20}


def test_an_asker_who_leaves_while_speaking_is_no_failure() -> None:
    with pytest.raises(ProblemError) as refused:
        read(piece(b"{", more=True), {"type": "http.disconnect"})
    assert (refused.value.status, refused.value.problem.code) == (400, "cut-short")

"""The page: everything it needs is there, and nothing in it that its headers forbid."""

import gzip
import random
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.testclient import TestClient

from rockfall.server.headers import SafeHeaders
from rockfall.server.pages import page_routes
from rockfall.server.problem import HANDLERS

ROOT = Path(__file__).parents[2]


def serving(client: Path) -> TestClient:
    """A server with the client that lies in a folder, if one does."""
    app = Starlette(
        routes=page_routes(client),
        middleware=[Middleware(SafeHeaders)],
        exception_handlers=dict(HANDLERS),
    )
    return TestClient(app)


class Page(HTMLParser):
    """All tags of a page with their attributes, and what stands inside scripts and styles."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str]]] = []
        self.inline = ""
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, {name: value or "" for name, value in attrs}))

    def handle_data(self, data: str) -> None:
        if self.tags and self.tags[-1][0] in {"script", "style"}:
            self.inline += data.strip()


def test_the_client_that_was_built_is_served_and_nothing_else(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>built</title>")
    (tmp_path / "icon.svg").write_text("<svg/>")
    (tmp_path / "stamp").write_text("not for anyone")
    (tmp_path / "assets" / "index-1a2b.js").write_text("export {};")
    with serving(tmp_path) as services:
        page, file = services.get("/"), services.get("/assets/index-1a2b.js")
        assert "built" in page.text
        assert page.headers["cache-control"] == "no-cache"
        assert file.headers["content-type"].startswith("text/javascript")
        assert "immutable" in file.headers["cache-control"]
        assert (
            services.get("/favicon.ico").content == services.get("/icon.svg").content == b"<svg/>"
        )
        for path in ("/stamp", "/assets/../stamp", "/assets/index-2.js"):
            assert services.get(path).status_code == 404, path


def test_a_file_is_packed_once_for_all_who_take_it_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    packed: list[int] = []

    def noted(raw: bytes, level: int) -> bytes:
        packed.append(len(raw))
        return compress(raw, level)

    compress = gzip.compress
    monkeypatch.setattr(gzip, "compress", noted)
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>built</title>")
    long, short, noise = b"export {};" * 500, b"export {};", random.Random(1).randbytes(600)
    for name, raw in (("long", long), ("short", short), ("noise", noise)):
        (tmp_path / "assets" / f"{name}.js").write_bytes(raw)
    with serving(tmp_path) as services:
        for name, raw, how in (
            ("long", long, "gzip"),
            ("short", short, None),
            ("noise", noise, None),
        ):
            for _ in range(3):
                file = services.get(f"/assets/{name}.js", headers={"accept-encoding": "br, gzip"})
                assert (file.content, file.headers.get("content-encoding")) == (raw, how)
                assert file.headers["vary"] == "Accept-Encoding"
                plain = services.get(f"/assets/{name}.js", headers={"accept-encoding": "identity"})
                assert (plain.content, plain.headers.get("content-encoding")) == (raw, None)
    assert packed == [len(long), len(noise)]


SCREENS = (
    "/", "/new", "/t/cellar", "/join/ABCDE", "/replay/cellar?eye=-2", "/learn", "/learn/first",
    "/learn/cave", "/cards", "/cards/ne-s", "/settings",
)  # fmt: skip


def test_every_screen_of_the_client_has_an_address_and_nothing_else_has(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>built</title>")
    with serving(tmp_path) as services:
        for path in SCREENS:
            assert "built" in services.get(path).text, path
        for path in (
            "/nowhere",
            "/t/",
            "/t/a/b",
            "/new/x",
            "/learn/x/y",
            "/cards/a/b",
            "/api/nothing",
        ):
            assert services.get(path).status_code == 404, path
        assert "built" in services.get("/nowhere").text, (
            "the client says so in the reader's language"
        )


def test_where_no_client_was_built_that_is_said_with_the_command_that_builds_it(
    tmp_path: Path,
) -> None:
    with serving(tmp_path / "nothing") as services:
        for path in SCREENS:
            answer = services.get(path)
            assert (answer.status_code, answer.headers["content-type"][:9]) == (503, "text/html")
            (command,) = re.findall(r"<pre>python (.*)</pre>", answer.text)
            assert (ROOT / command).is_file()
            page = Page(answer.text)
            assert page.inline == ""
            assert not [attrs for _, attrs in page.tags if {"src", "href", "style"} & set(attrs)]
        assert services.get("/nowhere").status_code == 404

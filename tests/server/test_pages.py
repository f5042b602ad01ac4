"""The page: everything it needs is there, and nothing in it that its headers forbid."""

import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path

import pytest
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.testclient import TestClient

import rockfall.server
from rockfall.server.headers import SafeHeaders
from rockfall.server.pages import page_routes
from rockfall.server.problem import HANDLERS

FOLDER = Path(rockfall.server.__file__).parent / "static"


def serving(client: Path) -> TestClient:
    """A house with the client that lies in a folder, if one does."""
    app = Starlette(
        routes=page_routes(client),
        middleware=[Middleware(SafeHeaders)],
        exception_handlers=dict(HANDLERS),
    )
    return TestClient(app)


@pytest.fixture(name="house")
def _house(tmp_path: Path) -> Iterator[TestClient]:
    """A house without a client: the plain page."""
    with serving(tmp_path / "nothing") as house:
        yield house


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


def test_the_page_and_everything_it_names_are_served(house: TestClient) -> None:
    answer = house.get("/")
    assert (answer.status_code, answer.headers["content-type"][:9]) == (200, "text/html")
    page = Page(answer.text)
    named = [attrs[key] for _, attrs in page.tags for key in ("src", "href") if key in attrs]
    assert {"/favicon.ico", "/static/table.js", "/static/table.css"} == set(named)
    named += [f"/static/{file}" for file in re.findall(r'from "\./(.*?)"', script("table.js"))]
    assert len(named) == 4
    for path in named:
        assert house.get(path).status_code == 200, path


def test_files_come_as_what_they_are_and_nothing_else_is_served(house: TestClient) -> None:
    assert house.get("/favicon.ico").headers["content-type"] == "image/svg+xml"
    assert house.get("/static/table.js").headers["content-type"].startswith("text/javascript")
    for path in ("/static/../pages.py", "/static/%2e%2e/pages.py", "/static/", "/nowhere"):
        answer = house.get(path)
        assert (answer.status_code, answer.json()["code"]) == (404, "not-found")


def script(name: str) -> str:
    return (FOLDER / name).read_text("utf-8")


def test_nothing_is_inline_as_the_headers_demand(house: TestClient) -> None:
    answer = house.get("/")
    policy = answer.headers["content-security-policy"]
    assert "script-src 'self'" in policy
    assert "style-src 'self'" in policy
    page = Page(answer.text)
    assert page.inline == ""
    for tag, attrs in page.tags:
        assert tag != "style"
        assert not [name for name in attrs if name == "style" or name.startswith("on")]
    for name in ("table.js", "view.js"):
        assert not re.search(r"innerHTML|setAttribute|eval\(|new Function", script(name))


def test_the_script_and_the_page_agree_on_what_there_is() -> None:
    page = Page((FOLDER / "index.html").read_text("utf-8"))
    there = {attrs["id"] for _, attrs in page.tags if "id" in attrs}
    assert set(re.findall(r'\$\("([a-z]+)"\)', script("table.js"))) == there


def test_everything_to_write_in_has_a_label() -> None:
    text = (FOLDER / "index.html").read_text("utf-8")
    fields = len(re.findall("<input", text))
    assert fields == len(re.findall(r"<label>[^<]+<input", text)) > 0


def test_a_client_that_was_built_is_served_instead(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>built</title>")
    (tmp_path / "icon.svg").write_text("<svg/>")
    (tmp_path / "stamp").write_text("not for anyone")
    (tmp_path / "assets" / "index-1a2b.js").write_text("export {};")
    with serving(tmp_path) as house:
        page, file = house.get("/"), house.get("/assets/index-1a2b.js")
        assert "built" in page.text
        assert page.headers["cache-control"] == "no-cache"
        assert file.headers["content-type"].startswith("text/javascript")
        assert "immutable" in file.headers["cache-control"]
        assert house.get("/favicon.ico").content == house.get("/icon.svg").content == b"<svg/>"
        for path in ("/stamp", "/assets/../stamp", "/static/table.js", "/assets/index-2.js"):
            assert house.get(path).status_code == 404, path


SCREENS = ("/", "/new", "/t/cellar", "/join/ABCDE", "/replay/cellar?eye=-2", "/learn", "/settings")


def test_every_screen_of_the_client_has_an_address_and_nothing_else_has(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>built</title>")
    with serving(tmp_path) as house:
        for path in SCREENS:
            assert "built" in house.get(path).text, path
        for path in ("/nowhere", "/t/", "/t/a/b", "/new/x", "/api/nothing"):
            assert house.get(path).status_code == 404, path


def test_the_plain_page_has_one_address(house: TestClient) -> None:
    assert house.get("/new").status_code == 404

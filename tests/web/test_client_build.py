"""The client's own checks and tests pass, and what is built of it is what a server may serve."""

import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

from rockfall.kernel.ops import OP_NAMES
from tests.server.test_pages import Page, serving
from tests.web import vectors
from tests.web.npm import ROOT, WEB, npm
from tools import client

#: A page on a bad line should still be there within seconds: bytes of scripts and styles at first.
MOST_BYTES = 400_000


def test_types_are_right(modules: None) -> None:
    npm("run", "check")


def test_the_small_vectors_are_what_the_engine_gives() -> None:
    files = {f"{name}.json": vectors.text(data) for name, data in vectors.small().items()}
    assert {file.name for file in vectors.FOLDER.iterdir()} == set(files)
    for name, text in files.items():
        message = "write it anew: python -m tests.web.vectors"
        assert (vectors.FOLDER / name).read_text("utf-8") == text, message
    assert sum(len(text.encode()) for text in files.values()) < 450_000


def test_the_gallery_shows_every_card_there_is() -> None:
    check = [sys.executable, str(WEB / "src" / "art" / "kinds.py"), "--check"]
    done = subprocess.run(check, cwd=ROOT, check=False)
    assert done.returncode == 0, "write it anew: python web/src/art/kinds.py"


def test_the_client_sees_and_says_what_the_engine_does(modules: None, tmp_path: Path) -> None:
    whole = vectors.whole()
    seen = {
        op[0]
        for name, game in whole.items()
        if name.startswith("game-")
        for eye in game["eyes"]
        for step in eye["told"]
        for op in step
    }
    assert seen == {code for code, name in enumerate(OP_NAMES) if name}
    vectors.write(whole, tmp_path)
    npm("test", ROCKFALL_VECTORS=str(tmp_path))


def test_the_page_is_served_whole_and_nothing_in_it_is_inline(built: Path) -> None:
    with serving(built) as server:
        page = Page(server.get("/").text)
        assert page.inline == ""
        for tag, attrs in page.tags:
            assert tag != "style"
            assert not [name for name in attrs if name == "style" or name.startswith("on")]
        named = [attrs[key] for _, attrs in page.tags for key in ("src", "href") if key in attrs]
        assert any(path.endswith(".js") for path in named)
        size = 0
        for path in named:
            answer = server.get(path)
            assert answer.status_code == 200, path
            size += len(answer.content)
        assert size < MOST_BYTES
    for file in built.rglob("*.js"):
        assert not re.search(r"\beval\(|new Function\(", file.read_text("utf-8")), file.name


def test_nothing_comes_from_elsewhere_and_no_address_is_locked(built: Path) -> None:
    lock = json.loads((WEB / "package-lock.json").read_text("utf-8"))
    assert not [name for name, one in lock["packages"].items() if "resolved" in one]
    for file in (*built.rglob("*.html"), *built.rglob("*.css")):
        assert not re.search(r"(https?:)?//[a-z]", file.read_text("utf-8")), file.name


def test_only_a_change_of_what_it_is_made_of_makes_it_stale(
    built: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    fresh = (built / "stamp").read_text()
    os.utime(WEB / "src" / "main.ts")
    assert client.fingerprint() == fresh
    locales = tmp_path / "src" / "rockfall" / "locales"
    shutil.copytree(client.LOCALES, locales)
    shutil.copytree(WEB, tmp_path / "web", ignore=shutil.ignore_patterns("node_modules"))
    for name, folder in (("ROOT", tmp_path), ("WEB", tmp_path / "web"), ("LOCALES", locales)):
        monkeypatch.setattr(client, name, folder)
    assert client.fingerprint() == fresh, "wherever it lies"
    (tmp_path / "web" / "src" / "a.test.ts").write_text("export {};")
    assert client.fingerprint() == fresh, "tests are not built"
    (locales / "en.ftl").write_text("")
    assert client.fingerprint() != fresh


def build(target: str, root: Path, out: Path, **env: str) -> Path:
    """Build an archive with the hook."""
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(out)],
        cwd=root,
        env={**os.environ, "ROCKFALL_MYPYC": "0", **env},
        check=True,
        capture_output=True,
    )
    (made,) = out.iterdir()
    return made


def test_archives_carry_the_client_so_that_their_users_need_no_node(
    built: Path, tmp_path: Path
) -> None:
    sources = build("sdist", ROOT, tmp_path / "sdist")
    with tarfile.open(sources) as archive:
        archive.extractall(tmp_path, filter="data")
    (unpacked,) = [folder for folder in tmp_path.iterdir() if (folder / "PKG-INFO").exists()]
    assert not (unpacked / "web").exists()
    wheel = build("wheel", unpacked, tmp_path / "wheel", PATH="/nowhere")
    files = {f"rockfall/server/client/{file.relative_to(built)}" for file in built.rglob("*.*")}
    assert len(files) > 2
    assert files <= set(zipfile.ZipFile(wheel).namelist())

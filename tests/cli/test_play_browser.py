"""`rockfall play` in a browser: a real server and table, and a browser that notes its call."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import parse_qs, urlsplit
from urllib.request import urlopen

import pytest

from rockfall.cli.play import add_parser
from rockfall.server import protocol as p
from tests.cli.commands import call
from tests.server.support.client import Client

PATIENCE = 30.0
Printed = pytest.CaptureFixture[str]


@contextmanager
def playing(folder: Path, *words: str, **variables: str) -> Iterator["subprocess.Popen[str]"]:
    """The command in a process of its own, ended by force if need be."""
    home = {k: v for k, v in os.environ.items() if "DISPLAY" not in k and "ROCKFALL" not in k}
    process = subprocess.Popen(
        [sys.executable, "-m", "rockfall.cli.main", "play", *words],
        env={**home, "XDG_DATA_HOME": str(folder / "data"), **variables},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    try:
        yield process
    finally:
        process.kill()
        process.communicate()


def told(process: "subprocess.Popen[str]") -> dict[str, str]:
    """Whose page is where, once all is ready."""
    assert process.stdout is not None
    lines: list[str] = []
    while not lines or not lines[-1].startswith("Ctrl-C"):
        lines.append(process.stdout.readline())
        assert lines[-1], lines
    return dict(line.strip().split(": ", 1) for line in lines[:-1])


def client_of(page: str) -> Client:
    """A client on the seat that a page's address carries."""
    url = urlsplit(page)
    place = parse_qs(url.fragment)
    assert (url.hostname, url.path, url.query) == ("127.0.0.1", "/", "")
    return Client(f"ws://{url.netloc}/ws", place["table"][0], place["token"][0])


def test_everybody_gets_a_page_the_match_is_on_and_ctrl_c_ends_it_well(tmp_path: Path) -> None:
    words = ("--names", "Anna,Ben", "--players", "4", "--pace", "0", "--first", "1")
    with playing(tmp_path, *words, "--edition", "classic+E6=no", "--bots", "random") as process:
        pages = told(process)
        assert list(pages) == ["Anna", "Ben"]

        async def look() -> tuple[p.Welcome, p.Welcome]:
            anna, ben = client_of(pages["Anna"]), client_of(pages["Ben"])
            welcomes = await anna.connect(), await ben.connect()
            await ben.until(lambda: bool(ben.moves))
            assert isinstance(await ben.move(ben.moves[0]), p.Done)
            await anna.close()
            await ben.close()
            return welcomes

        first, second = asyncio.run(look())
        settings = first.info.settings
        assert (first.info.phase, first.eye, second.eye) == ("playing", 0, 1)
        assert (settings.spec, settings.seats, settings.first) == ("classic+E6=no", 4, 1)
        assert [seat.level for seat in first.info.seats] == ["", "", "random", "random"]
        assert (settings.pace, settings.sit_in) == (0, "")
        process.send_signal(signal.SIGINT)
        rest, _ = process.communicate(timeout=PATIENCE)
        assert (process.returncode, rest) == (0, "")
    assert (tmp_path / "data" / "rockfall" / "rockfall.db").exists()


def test_a_game_asked_for_by_its_edition_begins_with_its_usual_company(tmp_path: Path) -> None:
    with playing(tmp_path, "--edition", "cave", "--pace", "0") as process:
        (page,) = told(process).values()

        async def look() -> p.Welcome:
            client = client_of(page)
            welcome = await client.connect()
            await client.until(lambda: bool(client.moves))
            await client.close()
            return welcome

        info = asyncio.run(look()).info
        assert (info.settings.spec, info.phase) == ("cave", "playing")
        assert [seat.level for seat in info.seats] == ["", "standard", "standard", "standard"]


def browser(folder: Path) -> tuple[str, Path]:
    """A browser that only writes down which address it was called with; and where."""
    seen, program = folder / "seen", folder / "browser"
    program.write_text(f'#!/bin/sh\necho "$1" >{seen}.part\nmv {seen}.part {seen}\n')
    program.chmod(0o755)
    return str(program), seen


@pytest.mark.parametrize(("words", "page"), [((), "Rockfall"), (("--players", "4"), "Player")])
def test_a_browser_is_opened_at_the_first_page(
    tmp_path: Path, words: tuple[str, ...], page: str
) -> None:
    program, seen = browser(tmp_path)
    with playing(tmp_path, *words, DISPLAY=":7", BROWSER=program) as process:
        pages = told(process)
        deadline = time.monotonic() + PATIENCE
        while not seen.exists() and time.monotonic() < deadline:
            time.sleep(0.02)
        assert seen.read_text() == f"{pages[page]}\n"


def test_who_says_nothing_of_a_table_comes_to_the_front_door(tmp_path: Path) -> None:
    with playing(tmp_path) as process:
        pages = told(process)
        assert list(pages) == ["Rockfall"]
        with urlopen(pages["Rockfall"], timeout=PATIENCE) as page:
            assert (page.status, page.headers.get_content_type()) == (200, "text/html")


def test_the_usual_port_is_taken_if_it_is_free_and_another_if_not(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port = listener.getsockname()[1]
        with playing(tmp_path, ROCKFALL_PORT=str(port)) as process:
            assert urlsplit(told(process)["Rockfall"]).port not in (None, port)
    with playing(tmp_path, ROCKFALL_PORT=str(port)) as process:
        assert urlsplit(told(process)["Rockfall"]).port == port


def test_in_a_network_the_address_is_one_that_others_reach(tmp_path: Path) -> None:
    own = subprocess.run(
        ["hostname", "-I"], capture_output=True, text=True, check=True
    ).stdout.split()
    with playing(tmp_path, "--lan") as process:
        assert urlsplit(told(process)["Rockfall"]).hostname in own


@pytest.mark.parametrize(("words", "variables"), [(("--no-browser",), {"DISPLAY": ":7"}), ((), {})])
def test_no_browser_is_opened_unasked_or_where_there_is_no_screen(
    tmp_path: Path, words: tuple[str, ...], variables: dict[str, str]
) -> None:
    program, seen = browser(tmp_path)
    with playing(tmp_path, *words, BROWSER=program, **variables) as process:
        told(process)
        process.send_signal(signal.SIGINT)
        process.communicate(timeout=PATIENCE)
        assert process.returncode == 0
    assert not seen.exists()


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--seed", "x"], "--seed goes with --terminal only"),
        (["--save", "x"], "--save goes with --terminal only"),
        (["--load", "x"], "--load goes with --terminal only"),
        (["--language", "de"], "--language goes with --terminal only"),
        (["--ascii"], "--ascii goes with --terminal only"),
        (["--pace", "9"], "--pace takes a number from 0 to 3 in the browser, not '9'"),
        (["--pace", "x"], "--pace takes a number from 0 to 3 in the browser, not 'x'"),
        (["--humans", "0"], "nobody plays: a table in the browser needs at least one person"),
        (["--players", "40"], "the base game is for 3 to 10 players, not for 40"),
        (
            ["--bots", "clever"],
            "--bots has no bot 'clever': there are random, newcomer, standard, detective",
        ),
        (
            ["--bots", "standard.grim"],
            "--bots has no persona 'grim': there are sly, talkative, cautious, hot-headed",
        ),
        (
            ["--bots", "detective", "--edition", "cave"],
            "--bots has no bot 'detective': there are random, newcomer, standard",
        ),
    ],
)
def test_what_cannot_be_played_starts_nothing(words: list[str], said: str, capsys: Printed) -> None:
    assert call(add_parser, "play", *words) == 2
    assert capsys.readouterr() == ("", f"rockfall play: {said}\n")


def test_a_variable_that_makes_no_sense_starts_nothing(
    monkeypatch: pytest.MonkeyPatch, capsys: Printed
) -> None:
    monkeypatch.setenv("ROCKFALL_THINKERS", "many")
    assert call(add_parser, "play") == 2
    assert capsys.readouterr().err.startswith("rockfall play: ROCKFALL_THINKERS takes ")

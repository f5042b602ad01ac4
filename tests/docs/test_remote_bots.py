"""docs/remote-bots.md: its program plays, in the arena and at a live table."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from websockets.sync.client import connect

from rockfall.cli import arena
from rockfall.remote import lines
from rockfall.remote.live_seat import LiveError, LiveSeat, address_of
from rockfall.remote.pipe import LONGEST
from rockfall.remote.remote_bot import START
from rockfall.server import protocol as p
from tests.cli.commands import call
from tests.server.support.process import ServerProcess

PAGE = (Path(__file__).parents[2] / "docs" / "remote-bots.md").read_text("utf-8")
(PROGRAM,) = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)


@pytest.fixture
def mine(tmp_path: Path) -> str:
    file = tmp_path / "mine.py"
    file.write_text(PROGRAM)
    return str(file)


def test_the_program_has_at_most_thirty_lines() -> None:
    assert len(PROGRAM.splitlines()) <= 30


def test_the_program_plays_in_the_arena_without_a_fault(
    mine: str, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ("--bot", mine, "--players", "4", "--rounds", "2", "--parts", "swap", "--workers", "1")
    assert call(arena.add_parser, "arena", *words, "--json") == 0
    told = json.loads(capsys.readouterr().out)
    assert told["bots"][1] == mine
    assert told["faults"] == {mine: {}}
    assert told["latency"][mine]["moves"] > 20


def test_the_program_plays_a_match_on_the_seat_that_its_token_opens(
    mine: str, tmp_path: Path
) -> None:
    with ServerProcess(tmp_path) as server:
        settings = {"seats": 3, "pace": 0, "interval": 60}
        place = server.ask("/api/tables", {"name": "Robot", "settings": settings}).read(p.Place)
        url = f"http://127.0.0.1:{server.port}/t/{place.table}"
        with pytest.raises(LiveError, match=r"refuses|opens no place"):
            LiveSeat(address_of(url), "0" * 43, lambda *_: pytest.fail("nobody sits down")).play()
        with subprocess.Popen(
            [sys.executable, "-m", "rockfall.cli.main", "bot", url, mine],
            env={**os.environ, "ROCKFALL_TOKEN": place.token},
            stdout=subprocess.PIPE,
            text=True,
        ) as bot:
            with connect(f"ws://127.0.0.1:{server.port}/ws") as host:
                hello = p.Hello(table=place.table, token=place.token, since=0)
                for wish in (hello, p.Start()):
                    host.send(p.encode(wish).decode())
                told: list[dict[str, object]] = []
                while not told or told[-1]["type"] != "ended":
                    message = json.loads(host.recv())
                    told += [message["what"]] if message["type"] == "told" else []
            printed, _ = bot.communicate(timeout=60)
    own = [what for what in told if what["type"] == "moved" and what["seat"] == place.seat]
    # At least seven cards lie between start and goal, in each of three rounds.
    assert len(own) >= 6
    assert {what["by"] for what in own} == {"person"}
    scores = told[-1]["scores"]
    assert isinstance(scores, list)
    assert printed == f"finished: {', '.join(map(str, scores))}\n"


def test_a_balancer_can_tell_from_the_address_of_a_socket_which_table_it_is_for() -> None:
    for scheme, socket in {"http": "ws", "https": "wss"}.items():
        address = address_of(f"{scheme}://play.example.org/t/a-b_c")
        assert address == (f"{socket}://play.example.org/ws?table=a-b_c", "a-b_c")


@pytest.mark.parametrize("url", ["localhost:8000", "ftp://a/t/b", "http://a/b", "http://a/t/"])
def test_what_is_no_tables_address_is_refused(url: str) -> None:
    with pytest.raises(LiveError, match="is no table's address"):
        address_of(url)


def test_every_line_is_explained_with_its_fields() -> None:
    for kind in (*lines.ToBot.__subclasses__(), *lines.FromBot.__subclasses__()):
        tag = kind.__struct_config__.tag
        (row,) = re.findall(rf"^\| `{tag}` \|.*$", PAGE, re.MULTILINE)
        for field in kind.__struct_fields__:
            assert f"`{field}`" in row, (tag, field)


def test_the_numbers_on_the_page_are_those_of_the_code() -> None:
    assert f"within {START:g} seconds" in PAGE
    assert f"more than {LONGEST >> 10} KiB" in PAGE
    assert f"`version` ({lines.VERSION})" in PAGE

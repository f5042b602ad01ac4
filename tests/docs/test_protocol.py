"""docs/protocol.md and web/src/lib/protocol.ts: what they say is what the server does."""

import ast
import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from rockfall.kernel.layout import GOD, WATCHER
from rockfall.kernel.moves import card_of, kind_of, seat_of, verb_of
from rockfall.kernel.ops import OP_NAMES
from rockfall.match.notation import move_text
from rockfall.server import api, outbox, socket
from rockfall.server import protocol as p
from rockfall.server.config import Config
from rockfall.server.http import Times
from rockfall.server.lobby import DRAW_SECONDS, MOST_MEMBERS
from rockfall.server.table import Table
from rockfall.server.told_events import events, view_of
from rockfall.server.wish_handlers import MOST_EXTRAS
from tests.server.played import dealt_table, finished_table
from tests.server.support.process import ServerProcess
from tests.support.games import presets
from tools.protocol.markdown import MARK, markdown
from tools.protocol.typescript import typescript

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "protocol.md").read_text("utf-8")
WRITTEN = PAGE[: PAGE.index(MARK)]


def blocks(language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", WRITTEN, re.DOTALL)


# -- what is generated -----------------------------------------------------------------------


def test_the_reference_is_the_one_that_the_types_give() -> None:
    assert PAGE.removeprefix(WRITTEN) == markdown(), "write it anew: see the comment in the page"


def test_the_types_of_the_client_are_those_of_the_server() -> None:
    file = ROOT / "web" / "src" / "lib" / "protocol.ts"
    assert file.read_text("utf-8") == typescript(), "./run protocol --typescript >the file"


def test_every_link_leads_to_a_heading() -> None:
    heads = {line.lstrip("# ").lower() for line in PAGE.splitlines() if line.startswith("#")}
    links = re.findall(r"\]\(#([^)]*)\)", PAGE)
    assert links
    assert set(links) <= heads


# -- examples --------------------------------------------------------------------------------


def told_lines(table: Table) -> set[str]:
    """Every step of a table as any eye is told it, as text."""
    eyes = [WATCHER, *range(len(table.chairs))]
    return {
        p.encode(p.Told(seq, table.log[seq][0], what[eye])).decode()
        for seq, what in enumerate(events(table, eyes, 0))
        for eye in eyes
    }


def test_examples_are_messages_and_those_of_a_table_are_what_it_tells() -> None:
    lines = [line for block in blocks("json") for line in block.splitlines()]
    real = told_lines(finished_table())
    told = 0
    for line in lines:
        message = msgspec.json.decode(line, type=dict[str, Any])
        if message["type"] == "told":
            assert line in real
            told += 1
        kind: Any = p.FromServer if message["type"] in _tags(p.FromServer) else p.FromClient
        read = json.loads(p.encode(msgspec.json.decode(line, type=kind)))
        assert {key: read[key] for key in message} == message
    assert (told, len(lines)) == (3, 12)


def _tags(union: Any) -> set[str]:
    return {str(kind.__struct_config__.tag) for kind in union.__args__}


def test_the_numbers_that_are_explained_mean_what_is_said() -> None:
    table = dealt_table()
    assert table.match is not None
    layout = table.match.truth.layout
    assert "`1344` in the example is verb 0, card 21: `pass broken-pickaxe`" in WRITTEN
    assert (verb_of(1344), card_of(1344)) == (0, 21)
    assert move_text(layout, 1344) == "pass broken-pickaxe"
    assert "`128` is a task: kind 0, `turn`, of seat 2" in WRITTEN
    assert (layout.tasks[kind_of(128)], seat_of(128)) == ("turn", 2)


def test_the_table_of_operations_has_them_all() -> None:
    named = re.findall(r"^\| (\d+) \| ([a-z]+) \|", WRITTEN, re.MULTILINE)
    assert named == [(str(code), name) for code, name in enumerate(OP_NAMES) if name]


# -- programs --------------------------------------------------------------------------------


def as_sent(view: dict[str, Any], layout: dict[str, Any]) -> dict[str, Any]:
    """A view of the page's program in the form in which a server sends one."""
    rows = [sight == 3 for sight in layout["sights"]]
    cards = [[card for card, _ in zone] for zone in view["zones"]]
    return {
        "zones": [c if row else sorted(c) for c, row in zip(cards, rows, strict=True)],
        "witnesses": [
            [seen for _, seen in zone] if row else []
            for zone, row in zip(view["zones"], rows, strict=True)
        ],
        "nums": view["nums"],
        "todo": view["todo"],
        "tiles": sorted([*pair] for pair in view["tiles"].items()),
        "down": sorted([*pair] for pair in view["down"].items()),
    }


@pytest.mark.parametrize("spec", sorted(presets().values()))
def test_the_program_for_views_folds_to_what_the_server_sends(spec: str) -> None:
    program: dict[str, Any] = {}
    exec(blocks("python")[1], program)
    table = finished_table(spec, 5)
    assert table.match is not None
    eyes = [GOD, WATCHER, *range(5)]
    views: dict[int, dict[str, Any]] = {}
    layout: dict[str, Any] = {}
    for what in events(table, eyes, 0):
        for eye in eyes:
            told = msgspec.to_builtins(what[eye])
            if told["type"] == "began":
                layout = told["layout"]
                views[eye] = program["blank"](layout, eye)
            for op in told.get("ops", ()):
                program["apply"](layout, views[eye], op)
    for eye in eyes:
        sent = msgspec.to_builtins(view_of(table.match.view(eye)))
        sent["tiles"], sent["down"] = (sorted(map(list, sent[key])) for key in ("tiles", "down"))
        assert as_sent(views[eye], layout) == sent


def test_the_ten_lines_play_a_match(tmp_path: Path) -> None:
    (body,) = re.findall(r"curl -d '(.*?)'", blocks("sh")[0])
    program = blocks("python")[0]
    loop = program[program.index("    step, what") :].strip().splitlines()
    assert len(loop) <= 10
    with ServerProcess(tmp_path) as server:
        place = server.ask("/api/tables", json.loads(body)).read(p.Place)
        code = program.replace("localhost:8000", f"127.0.0.1:{server.port}")
        names: dict[str, Any] = {"TABLE": place.table, "TOKEN": place.token}
        exec(code, names)
        assert names["what"]["how"] == "finished"
        # At least seven cards lie between start and goal, in each of three rounds.
        assert names["step"] >= 21


# -- numbers and codes of the server ---------------------------------------------------------


#: What says goodbye to connections; the code is its last argument.
GOODBYES = ("drop", "dismiss", "dismiss_all", "dismiss_member", "say_goodbye")


def test_every_goodbye_is_explained() -> None:
    folder = ROOT / "src" / "rockfall" / "server"
    said = {
        node.args[-1].value
        for file in folder.glob("*.py")
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr in GOODBYES
        and node.args
        and isinstance(node.args[-1], ast.Constant)
    }
    goodbye = WRITTEN[WRITTEN.index("## Goodbye") : WRITTEN.index("## Limits")]
    assert said == set(re.findall(r"`([a-z-]+)`", goodbye)) - {"since"}
    source = (folder / "outbox.py").read_text("utf-8")
    assert set(re.findall(r"Final = (1\d\d\d)$", source, re.MULTILINE)) == {"1008", "1012"}
    assert f"`too-many-faults` ({socket._PATIENCE} refused messages in a row)" in goodbye
    assert f"({outbox._UNREAD} answers" in " ".join(goodbye.split())
    assert f"(no hello for {socket._SILENCE:g} seconds)" in " ".join(goodbye.split())


def test_limits_are_those_of_a_usual_server() -> None:
    limits = WRITTEN[WRITTEN.index("## Limits") : WRITTEN.index("## Replays")]
    usual = Config()
    for line in (
        f"| length of a message or a body | {usual.message_bytes} bytes;",
        f"| messages on a socket | {usual.messages_per_second:g} a second on average, "
        f"{usual.message_burst} at once;",
        f"| sockets of one address | {usual.sockets_per_address} |",
        f"| HTTP connections of one address | {usual.connections_per_address}; ",
        f"| {Times().head:.0f} s for its headers, {Times().body:.0f} s for its body; ",
        f"| work for one address | {usual.work_per_second} steps a second on average, "
        f"{usual.work_burst} at once;",
        f"| wrong codes from one address | {api._GUESSES} at once, then one every "
        f"{1 / api._GUESSES_PER_SECOND:g} seconds;",
        f"rematches among them | {usual.tables_per_address} an hour;",
        f"| what one address adds to the store | {usual.store_bytes_per_address >> 20} MiB a day;",
        f"beside their moves | {MOST_EXTRAS} times;",
        f"| members of a table, seated or watching | {MOST_MEMBERS} |",
    ):
        assert line in limits


def test_numbers_for_the_seed_are_waited_for_as_long_as_it_says() -> None:
    assert f"or after {DRAW_SECONDS:g} seconds without those who have not" in WRITTEN


def test_every_code_a_server_refuses_with_is_on_the_page() -> None:
    folder = ROOT / "src" / "rockfall" / "server"
    codes: set[str] = set()
    for file in folder.rglob("*.py"):
        text = file.read_text("utf-8")
        codes |= set(re.findall(r'DeniedError\(\s*"([a-z-]+)"', text))
        codes |= set(re.findall(r'ProblemError\(\s*\d+, "([a-z-]+)"', text))
        codes |= set(re.findall(r'_refuse\(number, "([a-z-]+)"', text))
    assert len(codes) > 40
    assert {code for code in codes if f"`{code}`" not in PAGE} == set()

"""The client's model plays whole matches against a real server, on lines that break."""

import json
from pathlib import Path

from tests.server.support.process import ServerProcess
from tests.support.games import presets
from tests.support.play import SOAK
from tests.web.npm import npm

#: One has windows, in which all are asked at once; in the other, tokens walk from space to space.
SPECS = ["jubilee+veto", "cave"]


def test_the_client_plays_to_the_end_and_loses_nothing(tmp_path: Path, modules: None) -> None:
    specs = list(presets().values()) if SOAK else SPECS
    games = json.dumps({"specs": specs, "seats": 5 if SOAK else 3})
    with ServerProcess(tmp_path) as server:
        address = f"http://127.0.0.1:{server.port}"
        # Node 20 has sockets, but only when asked for.
        options = "--experimental-websocket"
        npm("test", ROCKFALL_SERVER=address, ROCKFALL_GAMES=games, NODE_OPTIONS=options)
        assert not server.faults

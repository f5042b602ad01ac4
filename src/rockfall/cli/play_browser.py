"""`rockfall play` in a browser: a server on this machine, and a table with bots already set.

The seat is carried to the page in the fragment of its address, which browsers send to nobody.
"""

import argparse
import json
import os
import sys
import webbrowser
from collections.abc import Sequence
from threading import Thread
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlencode
from urllib.request import ProxyHandler, Request, build_opener

if TYPE_CHECKING:
    from rockfall.terminal.setup import Setup

#: Only the terminal can do these: a server draws its own seeds and keeps its own games.
_TERMINAL_ONLY: Final = ("seed", "save", "load", "ascii")
_USUAL_PACE: Final = "1"
_SLOWEST: Final = 3.0
#: Seconds that the server may take to wake before it answers.
_PATIENCE: Final = 30


def play_in_browser(args: argparse.Namespace) -> int:
    """Serve one table until stopped; 2 for what cannot be played."""
    from rockfall.server.config import ConfigError, read_config
    from rockfall.terminal.setup import PlayError

    try:
        wish = _wish(args)
        options = {"host": "127.0.0.1", "port": "0", "log_level": "error"}
        config = read_config(options, os.environ)
    except (PlayError, ConfigError) as error:
        print(f"rockfall play: {error}", file=sys.stderr)
        return 2
    from rockfall.server.run import serve

    def lay_table(address: str) -> None:
        # The server begins to answer only when this has returned.
        Thread(target=_open, args=(address, wish, args.no_browser), daemon=True).start()

    return serve(config, lay_table)


def _wish(args: argparse.Namespace) -> dict[str, Any]:
    """The people's names and the settings of the table; PlayError for what makes no sense."""
    from rockfall.terminal.setup import PlayError, Wish, set_up

    for name in _TERMINAL_ONLY:
        if getattr(args, name):
            raise PlayError(f"--{name} goes with --terminal only")
    told = {name: getattr(args, name) for name in ("edition", "players", "humans", "names")}
    setup = set_up(Wish(**told, bots=args.bots, first=args.first, language=args.language))
    people = [setup.match.names[seat] for seat in setup.seats.people]
    if not people:
        raise PlayError("nobody plays: a table in the browser needs at least one person")
    return {"people": people, "settings": _settings(setup, _pace(args.pace))}


def _pace(text: str | None) -> float:
    from rockfall.terminal.setup import PlayError

    try:
        pace = float(text if text is not None else _USUAL_PACE)
    except ValueError:
        pace = -1.0
    if not 0 <= pace <= _SLOWEST:
        takes = f"a number from 0 to {_SLOWEST:g} in the browser"
        raise PlayError(f"--pace takes {takes}, not '{text}'")
    return pace


def _settings(setup: "Setup", pace: float) -> dict[str, Any]:
    edition = setup.match.edition
    return {
        "spec": edition.spec,
        "seats": edition.seats,
        "bots": setup.seats.bots,
        "first": edition.first,
        "pace": pace,
        # At home nobody is hurried: a seat waits for its player for as long as it takes.
        "sit_in": "",
    }


def _open(address: str, wish: dict[str, Any], no_browser: bool) -> None:
    """Make the table, begin the match, and show everybody to their seat."""
    host, *others = wish["people"]
    try:
        places = [_post(f"{address}api/tables", {"name": host, "settings": wish["settings"]})]
        path = f"{address}api/tables/{places[0]['table']}/members"
        places += [_post(path, {"name": name}) for name in others]
        _begin(address, places[0])
    except OSError as error:
        print(f"rockfall play: the table could not be made: {error}", file=sys.stderr)
        return
    pages = [_page(address, place) for place in places]
    _invite(wish["people"], pages)
    if not no_browser and _has_screen():
        webbrowser.open(pages[0])


def _post(url: str, body: dict[str, Any]) -> dict[str, Any]:
    request = Request(url, json.dumps(body).encode(), {"Content-Type": "application/json"})
    # Whatever proxy leads out of this house, it does not lead back into it.
    with build_opener(ProxyHandler({})).open(request, timeout=_PATIENCE) as answer:
        said: dict[str, Any] = json.load(answer)
        return said


def _begin(address: str, place: dict[str, Any]) -> None:
    from websockets.sync.client import connect

    with connect(f"{address.replace('http', 'ws', 1)}ws", proxy=None) as socket:
        hello = {"type": "hello", "table": place["table"], "token": place["token"]}
        for message in (hello, {"type": "start", "id": 1}):
            socket.send(json.dumps(message))
        while json.loads(socket.recv(_PATIENCE))["type"] != "done":
            pass


def _page(address: str, place: dict[str, Any]) -> str:
    return f"{address}#{urlencode({'table': place['table'], 'token': place['token']})}"


def _invite(people: Sequence[str], pages: Sequence[str]) -> None:
    for name, page in zip(people, pages, strict=True):
        print(f"{name}: {page}")
    print("Ctrl-C ends it; the game is kept.", flush=True)


def _has_screen() -> bool:
    """Whether a browser could show anything; elsewhere than on Unix there always is a screen."""
    unix = os.name == "posix" and sys.platform != "darwin"
    return not unix or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))

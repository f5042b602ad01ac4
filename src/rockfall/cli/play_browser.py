"""`rockfall play` in a browser: a server on this machine, and its front door.

Whoever asks for a table of some kind finds it set, and the match begun; the seat is carried to the
page in the fragment of its address, which browsers send to nobody.
"""

import argparse
import json
import os
import socket
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
_TERMINAL_ONLY: Final = ("seed", "save", "load", "ascii", "language")
#: Whatever of these is given speaks of a table; without any, people choose it in the browser.
_OF_A_TABLE: Final = ("edition", "players", "humans", "names", "bots", "first")
#: An address that nobody has; the way there leads through the network that this machine is in.
_ELSEWHERE: Final = ("192.0.2.1", 9)
_USUAL_PACE: Final = "1"
_SLOWEST: Final = 3.0
#: Seconds that the next round waits for people, as it does at tables made in the browser.
_INTERVAL: Final = 30
#: Seconds that the server may take to wake before it answers.
_PATIENCE: Final = 30


def play_in_browser(args: argparse.Namespace) -> int:
    """Serve until stopped; 2 for what cannot be played."""
    from rockfall.server.config import ConfigError, read_config
    from rockfall.terminal.setup import PlayError

    try:
        wish = _wish(args)
        options = {"host": _own_address() if args.lan else "127.0.0.1", "log_level": "error"}
        config = read_config(options, os.environ)
    except (PlayError, ConfigError) as error:
        print(f"rockfall play: {error}", file=sys.stderr)
        return 2
    from rockfall.server.run import serve

    def show_in(address: str) -> None:
        # The server begins to answer only when this has returned.
        Thread(target=_open, args=(address, wish, args.no_browser), daemon=True).start()

    # At the usual port browsers find again what they keep for this address: name, seats, notes.
    return serve(config, show_in, any_port=True)


def _own_address() -> str:
    """This machine's address in its network."""
    from rockfall.terminal.setup import PlayError

    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
        try:
            way.connect(_ELSEWHERE)  # finds the way, and sends nothing
        except OSError:
            raise PlayError("--lan needs a network, and this machine is in none") from None
        return str(way.getsockname()[0])


def _wish(args: argparse.Namespace) -> dict[str, Any] | None:
    """The people's names and the settings of the table; PlayError for what makes no sense."""
    from rockfall.terminal.setup import PlayError, Wish, set_up

    for name in _TERMINAL_ONLY:
        if getattr(args, name):
            raise PlayError(f"--{name} goes with --terminal only")
    told = {name: getattr(args, name) for name in _OF_A_TABLE if getattr(args, name) is not None}
    pace = _pace(args.pace)
    if not told and args.pace is None:
        return None
    setup = set_up(Wish(**told))
    people = [setup.match.names[seat] for seat in setup.seats.people]
    if not people:
        raise PlayError("nobody plays: a table in the browser needs at least one person")
    return {"people": people, "settings": _settings(setup, pace)}


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
        "interval": _INTERVAL,
    }


def _open(address: str, wish: dict[str, Any] | None, no_browser: bool) -> None:
    """Show everybody in: to the front door, or to a seat of their own."""
    try:
        pages = _front_door(address) if wish is None else _set_table(address, **wish)
    except OSError as error:
        print(f"rockfall play: the server does not answer: {error}", file=sys.stderr)
        return
    for name, page in pages.items():
        print(f"{name}: {page}")
    print("Ctrl-C ends it; games are kept.", flush=True)
    if not no_browser and _has_screen():
        webbrowser.open(next(iter(pages.values())))


def _front_door(address: str) -> dict[str, str]:
    """The page where people choose, as soon as somebody opens."""
    _ask(Request(f"{address}healthz"))
    return {"Rockfall": address}


def _set_table(address: str, people: Sequence[str], settings: dict[str, Any]) -> dict[str, str]:
    """Make the table and begin the match; gives everybody's page."""
    host, *others = people
    places = [_post(f"{address}api/tables", {"name": host, "settings": settings})]
    path = f"{address}api/tables/{places[0]['table']}/members"
    places += [_post(path, {"name": name}) for name in others]
    _begin(address, places[0])
    return dict(zip(people, (_page(address, place) for place in places), strict=True))


def _post(url: str, body: dict[str, Any]) -> dict[str, Any]:
    said: dict[str, Any] = json.loads(
        _ask(Request(url, json.dumps(body).encode(), {"Content-Type": "application/json"}))
    )
    return said


def _ask(request: Request) -> bytes:
    # Whatever proxy leads out of this machine, it does not lead back into it.
    with build_opener(ProxyHandler({})).open(request, timeout=_PATIENCE) as answer:
        said: bytes = answer.read()
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


def _has_screen() -> bool:
    """Whether a browser could show anything; elsewhere than on Unix there always is a screen."""
    unix = os.name == "posix" and sys.platform != "darwin"
    return not unix or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))

"""`./run screens`: pictures of every screen, into docs/screens, and a page that shows them.

The tables lie ready, so the same code gives the same pictures.
"""

import sys
from collections.abc import Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, NamedTuple

from playwright.sync_api import Browser

from tests.browser.conftest import chromium
from tests.browser.laid import put
from tests.browser.palette import shrink
from tests.browser.tour import TOUR, tables_of
from tests.browser.visitor import DESK, PHONE, SIDE, Visitor
from tests.server.support.process import ServerProcess

FOLDER: Final = Path(__file__).parents[2] / "docs" / "screens"
#: It is to be read in links and QR codes.
_PORT: Final = 8765
#: A picture on a page needs no more pixels than a reader's screen has.
_SHARP: Final = {"device_scale_factor": 1}
_DEVICES: Final[Mapping[str, Mapping[str, Any]]] = {
    "desk": DESK,
    "phone": {**PHONE, **_SHARP},
    "side": {**SIDE, **_SHARP},
}


class Shot(NamedTuple):
    """A stop of the tour to be shown, and in which light on which device."""

    stop: str
    title: str
    how: tuple[str, ...] = ("desk dark", "phone dark")


SHOTS: Final = (
    Shot("home", "The front page", ("desk dark", "phone dark", "desk light")),
    Shot("new table", "A new table"),
    Shot("new table, the cave", "A new table of The Dark Cave", ("phone dark",)),
    Shot("new table, a clash", "A new table: what goes with what", ("desk dark",)),
    Shot("lobby of the host", "Lobby"),
    Shot("own turn", "A table, early", ("desk dark", "phone dark", "desk light")),
    Shot("card placed", "Your move: every place, and what it would look like there",
         ("desk dark", "phone dark", "phone light", "side dark")),
    Shot("own turn, late", "A table, late"),
    Shot("who one is", "Who you are, what you want, and what you know", ("phone dark",)),
    Shot("question of gold", "A question", ("phone dark",)),
    Shot("teams", "Saboteur 2"),
    Shot("crowd", "Everything at once, with twelve players"),
    Shot("cave, own turn", "The Dark Cave: pieces that walk through the cards"),
    Shot("cave, walking", "A walk is one gesture: the way, its steps and its price"),
    Shot("cave, a creature", "A creature is upon you", ("phone dark", "desk light")),
    Shot("cave, game end", "The end of The Dark Cave: what each clan brought out"),
    Shot("notebook", "The notebook: what all could see, and whom you suspect"),
    Shot("about a card", "What a card does, told by the card itself", ("desk dark",)),
    Shot("talk", "Talk and claims", ("phone dark",)),
    Shot("round end", "The end of a round"),
    Shot("game end", "The end of a game"),
    Shot("replay, all-seeing", "A replay, all-seeing"),
    Shot("device goes round", "One device that goes round", ("phone dark",)),
    Shot("big screen", "A big screen for the room, without secrets", ("desk dark",)),
    Shot("cave, big screen", "The Dark Cave on a big screen", ("desk dark",)),
    Shot("first round", "Learn to play: a first round with a coach"),
    Shot("cave, lesson", "The lesson of The Dark Cave"),
    Shot("cards", "A page for each card"),
    Shot("settings", "Settings", ("desk dark", "phone light")),
)  # fmt: skip


def main() -> int:
    """Take all pictures, and write the page."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for old in FOLDER.glob("*.png"):
        old.unlink()
    hows = sorted({how for shot in SHOTS for how in shot.how})
    with TemporaryDirectory(prefix="rockfall-screens-") as folder, chromium() as browser:
        # Who looks may change a table; so whoever looks in another way gets a server of their own.
        for how in hows:
            data = Path(folder) / _file("server", how)
            data.mkdir()
            _visit(browser, data, how)
    (FOLDER / "README.md").write_text(_page())
    sizes = [file.stat().st_size for file in FOLDER.glob("*.png")]
    print(f"{len(sizes)} pictures, {sum(sizes):,} bytes, the largest {max(sizes):,}")
    return 0


def _file(stop: str, how: str) -> str:
    return f"{stop} {how}".replace(",", "").replace(" ", "-")


def _page() -> str:
    lines = ["# Screens", "", "Written by `./run screens`.", ""]
    for shot in SHOTS:
        lines += [f"## {shot.title}", ""]
        lines += [f"![{shot.title}, {how}]({_file(shot.stop, how)}.png)" for how in shot.how]
        lines.append("")
    return "\n".join(lines)


def _visit(browser: Browser, data: Path, how: str) -> None:
    stops = {shot.stop: TOUR[shot.stop] for shot in SHOTS if how in shot.how}
    easel = browser.new_page()
    server = ServerProcess(data)
    server.port = _PORT
    with server:
        put(server.data, *tables_of(stops))
        for stop in stops:
            picture = _take(browser, server, stop, *how.split())
            (FOLDER / f"{_file(stop, how)}.png").write_bytes(shrink(easel, picture))
    easel.close()


def _take(browser: Browser, server: ServerProcess, stop: str, device: str, light: str) -> bytes:
    address = f"http://127.0.0.1:{server.port}"
    visitor = Visitor(browser, address, **_DEVICES[device], color_scheme=light)
    # Without a kept name one is drawn by chance.
    visitor.prepare("localStorage['rockfall.preferences'] ??= '{\"name\":\"Anna\"}'")
    TOUR[stop].arrive(visitor)
    visitor.page.wait_for_load_state("networkidle")
    picture = visitor.page.screenshot(animations="disabled", caret="hide")
    assert not visitor.faults, visitor.faults
    visitor.leave()
    return picture


if __name__ == "__main__":
    sys.exit(main())

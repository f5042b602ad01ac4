"""`./run bench client`: how smoothly the client moves a full board, how soon a move is seen, and
how long people wait.

A measurement, not a test. A match is told again from a replay whose board is as full as none ever
was; beside it stands what an empty page reaches in the same browser at the same time.
"""

import argparse
import json
import sys
from itertools import cycle
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from typing import Any, Final

from playwright.sync_api import Browser, Page, Route

from bench.report import machine
from rockfall.kernel.geometry import cell
from rockfall.kernel.ops import LIFT, PLACE
from tests.browser.conftest import chromium
from tests.browser.laid import put
from tests.browser.tour_tables import ENDED
from tests.browser.visitor import DESK, PHONE
from tests.browser.waits import print_waits
from tests.server.support.process import ServerProcess

#: The goals: frames in a second, and milliseconds from a message to the picture.
SMOOTH: Final = 60.0
SOON: Final = 50.0
_COLUMNS: Final = 12
_ROWS: Final = 10
_MOVES: Final = 60
#: The deal and the full board are stops of their own before the moves that are timed.
_FIRST: Final = 1

#: Move or zoom the board in every frame; gives the milliseconds that each frame took.
_MOVING: Final = """async ({ seconds, way }) => {
  const board = document.querySelector(".surface");
  const [x, y] = [innerWidth / 2, innerHeight / 2];
  const pointer = (kind, dx) => board?.dispatchEvent(new PointerEvent(kind, {
    pointerId: 1, bubbles: true, clientX: x + dx, clientY: y + dx / 2 }));
  if (board) board.setPointerCapture = () => undefined;
  if (way === "pan") pointer("pointerdown", 0);
  const took = [];
  let last = await new Promise(requestAnimationFrame);
  for (const end = last + seconds * 1000; last < end; ) {
    const swing = Math.sin(last / 300);
    if (way === "pan") pointer("pointermove", 120 * swing);
    else board?.dispatchEvent(new WheelEvent("wheel", {
      bubbles: true, cancelable: true, clientX: x, clientY: y, deltaY: 30 * swing }));
    const now = await new Promise(requestAnimationFrame);
    took.push(now - last);
    last = now;
  }
  if (way === "pan") pointer("pointerup", 0);
  return took;
}"""

#: One step on; gives the milliseconds until the picture of it was painted.
_STEP: Final = """async () => {
  const before = document.querySelector("output").textContent;
  const begin = performance.now();
  window.dispatchEvent(new KeyboardEvent("keydown", { key: "]" }));
  await new Promise(requestAnimationFrame);
  const painted = new MessageChannel();
  await new Promise((done) => { painted.port1.onmessage = done; painted.port2.postMessage(0); });
  const took = performance.now() - begin;
  if (document.querySelector("output").textContent === before) throw new Error("nothing moved");
  return took;
}"""


def main(argv: list[str]) -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="run bench client", description=__doc__)
    parser.add_argument(
        "--seconds", type=float, default=3, help="for each measurement (default: 3)"
    )
    seconds = parser.parse_args(argv).seconds
    where = ", ".join(f"{key} {value}" for key, value in machine().items() if key != "open_spiel")
    with TemporaryDirectory(prefix="rockfall-bench-") as folder, chromium() as browser:
        print(f"{where}, Chromium {browser.version} without a graphics card")
        print(f"a board of {_COLUMNS * _ROWS} cards; goals: {SMOOTH:g} frames/s, {SOON:g} ms\n")
        with ServerProcess(Path(folder)) as server:
            put(server.data, ENDED)
            for name, device in (("desk", DESK), ("phone", PHONE)):
                _measure(browser, server, name, dict(device), seconds)
            print_waits(browser, server)
    return 0


def _measure(
    browser: Browser, server: ServerProcess, name: str, device: dict[str, Any], seconds: float
) -> None:
    context = browser.new_context(base_url=f"http://127.0.0.1:{server.port}", **device)
    empty, page = context.new_page(), context.new_page()
    page.route("**/replay?*", _fill)
    page.goto(f"/replay/{ENDED.table.id}?eye=-2&step={_FIRST}")
    page.get_by_role("group", name="The board").wait_for()
    for way in ("pan", "zoom"):
        empty.bring_to_front()
        bare = _rates(empty, seconds, way)
        page.bring_to_front()
        full = _rates(page, seconds, way)
        print(
            f"{name:<6}{way:<5}{full[0]:6.1f} frames/s, slowest 5 % {full[1]:5.1f}; "
            f"empty page {bare[0]:5.1f}, {bare[1]:5.1f}; ratio {full[0] / bare[0]:.2f}  "
            f"{_verdict(full[0] >= SMOOTH * 0.99)}"
        )
    took = [float(page.evaluate(_STEP)) for _ in range(_MOVES)]
    p95 = quantiles(took, n=20)[-1]
    print(
        f"{name:<6}move {median(took):6.1f} ms to the picture, 95 % within {p95:.1f} "
        f"(of {len(took)})  {_verdict(p95 <= SOON)}"
    )
    context.close()


def _rates(page: Page, seconds: float, way: str) -> tuple[float, float]:
    """Frames in a second: usual, and among the slowest twentieth."""
    took = [float(ms) for ms in page.evaluate(_MOVING, {"seconds": seconds, "way": way})]
    return 1000 / median(took), 1000 / quantiles(took, n=20)[-1]


def _verdict(reached: bool) -> str:
    return "reached" if reached else "MISSED"


def _fill(route: Route) -> None:
    """A replay of the deal, then of a full board on which one card after the other is exchanged."""
    answer = route.fetch()
    replay = answer.json()
    dealt = next(n for n, step in enumerate(replay["steps"]) if step["what"]["type"] == "began")
    layout = replay["steps"][dealt]["what"]["layout"]
    pile = layout["zones"].index("pile")
    kinds = [kind for kind, strands in enumerate(layout["strands"]) if strands]
    cells = [cell(x, y) for x in range(1, _COLUMNS + 1) for y in range(-4, _ROWS - 4)]
    cards = cycle(kinds)

    def lay(at: int) -> list[list[int]]:
        tile = next(cards) * 2
        return [[LIFT, at, tile, pile, 0], [PLACE, at, tile, pile, -1]]

    moves = [[op for at in cells for op in lay(at)], *map(lay, cells[:_MOVES])]
    first = replay["steps"][dealt]
    replay["steps"][dealt + 1 :] = [
        {
            "type": "told",
            "seq": dealt + number,
            "at": first["at"],
            "what": {
                "type": "moved",
                "step": number,
                "seat": 0,
                "move": 0,
                "by": "bot",
                "ops": ops,
                "story": [],
                "verdicts": [],
            },
        }
        for number, ops in enumerate(moves, 1)
    ]
    route.fulfill(response=answer, body=json.dumps(replay))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

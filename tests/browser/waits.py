"""How long people wait: to be seated, for the goal they dug to, for their next turn.

Measured for `./run bench client`, as somebody at a desk meets it, with movement and at the pace
that tables have unless somebody changes it.
"""

import time
from contextlib import suppress
from statistics import median
from typing import Final

from playwright.sync_api import Browser, BrowserContext, Error, Locator, Page

from rockfall.kernel.fast_dice import FastDice
from rockfall.kernel.moves import a_of, b_of, card_of, verb_of
from rockfall.match.match import Match
from rockfall.server import protocol as p
from tests.browser.laid import Laid, lay, put, turn_of
from tests.browser.seated import put_away
from tests.browser.tour import hand
from tests.browser.tour_tables import PARTY
from tests.browser.visitor import DESK, GOT_IT, Visitor
from tests.server.support.process import ServerProcess

_TIMES: Final = 5
_LAPS: Final = 3
#: Milliseconds after which a table that says nothing is broken.
_PATIENCE: Final = 120_000
#: Milliseconds within which something that is there can be pressed.
_BLINK: Final = 500
#: The tables whose laps are timed: what is played, and by how many.
_TABLES: Final = {"base, 5 players": ("jubilee", 5), "party, 7 players": (PARTY, 7)}

#: Press Enter; gives the milliseconds until the goal lies face up, and until nothing moves.
_CONFIRM: Final = """async (at) => {
  const begin = performance.now();
  const until = async (there) => {
    while (!there()) await new Promise(requestAnimationFrame);
    return performance.now() - begin;
  };
  window.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter" }));
  const turned = await until(() => document.querySelector(`[data-at="${at}"]`));
  const rests = await until(() => !document.querySelector("[data-moving]"));
  return [turned, rests];
}"""


def _opening(match: Match) -> tuple[int, int] | None:
    """A move of Anna's with which a goal turns, and the goal; None if there is none."""
    if not turn_of(0)(match):
        return None
    rules, truth = match.edition.rules, match.truth
    verbs = truth.layout.verbs
    for move in match.moves(0):
        if not verbs[verb_of(move)].digs:
            continue
        after = truth.copy()
        rules.play(after, move, FastDice(1))
        turned = [at for at in truth.grid.down if at in after.grid.tiles]
        if turned:
            return move, turned[0]
    return None


GOAL: Final = lay("goal", lambda match: _opening(match) is not None, people=1, bots=4)


def print_waits(browser: Browser, server: ServerProcess) -> None:
    """Measure them all."""
    context = browser.new_context(base_url=f"http://127.0.0.1:{server.port}", **DESK)
    # Who is dealt a role looks at it first; that is not what is measured here.
    context.add_init_script(GOT_IT)
    seated = [_from_home(context) for _ in range(_TIMES)]
    print(f"home   seated after {median(seated):.2f} s (median of {len(seated)})")
    shown = [_to_the_goal(context, server, number) for number in range(_TIMES)]
    turned, rests = (median(all_) for all_ in zip(*shown, strict=True))
    print(
        f"goal   face up {turned:.0f} ms after the card is confirmed, "
        f"at rest after {rests:.0f} ms (medians of {len(shown)})"
    )
    context.close()
    for name, (spec, seats) in _TABLES.items():
        laps = _laps(browser, server, spec, seats)
        print(f"lap    {median(laps):.1f} s, {name} at the default pace (of {len(laps)})")


def _from_home(context: BrowserContext) -> float:
    page = context.new_page()
    page.goto("/")
    page.get_by_role("button", name="Play now").wait_for()
    begin = time.perf_counter()
    page.get_by_role("button", name="Play now").click()
    hand(page).first.wait_for()
    took = time.perf_counter() - begin
    page.close()
    return took


def _to_the_goal(
    context: BrowserContext, server: ServerProcess, number: int
) -> tuple[float, float]:
    laid = GOAL.again(f"goal-{number}")
    put(server.data, laid)
    page = context.new_page()
    page.goto(laid.path())
    hand(page).first.wait_for()
    page.locator("[data-layer]").wait_for(state="attached")
    goal = _point(page, laid)
    turned, rests = page.evaluate(_CONFIRM, goal)
    page.close()
    return float(turned), float(rests)


def _point(page: Page, laid: Laid) -> int:
    """Choose the card and its place; gives the goal that will turn."""
    found = _opening(laid.match)
    assert found is not None
    move, goal = found
    truth = laid.match.truth
    slot = truth.cards(truth.layout.zones.index("hand.0")).index(card_of(move))
    page.keyboard.press(str(slot + 1))
    place = page.locator(f"[data-cell='{a_of(move)}']")
    if place.get_attribute("aria-pressed") != "true":
        place.press("Enter")
    if b_of(move) and not place.locator(".ghost g[transform^=rotate]").count():
        page.keyboard.press("r")
    page.get_by_role("button", name="press again to confirm").wait_for()
    return goal


def _laps(browser: Browser, server: ServerProcess, spec: str, seats: int) -> list[float]:
    """Seconds from one's own move to the next own turn, with bots on all other seats."""
    usual = p.Settings()
    bots = ["", *["standard"] * (seats - 1)]
    settings = {"pace": usual.pace, "window": usual.window, "first": 0}
    place = server.open_table("Anna", spec=spec, seats=seats, bots=bots, **settings)
    anna = Visitor(browser, f"http://127.0.0.1:{server.port}", reduced_motion="no-preference")
    anna.go(f"/t/{place.table}#token={place.token}")
    anna.page.get_by_role("button", name="Start").click()
    mine = anna.page.get_by_text("Your turn: play a card, or pass.")
    mine.wait_for()
    laps: list[float] = []
    while len(laps) < _LAPS:
        put_away(anna)
        begin = time.perf_counter()
        mine.wait_for(state="hidden")
        if _until_asked(anna.page, mine):
            laps.append(time.perf_counter() - begin)
    anna.context.close()
    return laps


def _until_asked(page: Page, mine: Locator) -> bool:
    """Wait for one's own turn, and answer what is asked before; whether no round ended."""
    answers = page.locator(".answers:not(.kept) button:not([aria-pressed=true])")
    ended = page.get_by_role("button", name="Next round")
    whole = True
    while True:
        mine.or_(answers).or_(ended).first.wait_for(timeout=_PATIENCE)
        if ended.count():
            whole = False
            ended.click()
        elif mine.count():
            return whole
        else:
            # The time for it may be over by now.
            with suppress(Error):
                answers.first.click(timeout=_BLINK)

"""Games by clicks and taps, one from the first page, all to the standings."""

import json
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final, NamedTuple

import pytest
from playwright.sync_api import Route

from rockfall.editions.registry import load, seat_limits
from rockfall.server import protocol as p
from tests.browser.conftest import Welcome
from tests.browser.evening import replayed
from tests.browser.laid import Laid, lay, over, turn_of
from tests.browser.player import Player
from tests.browser.visitor import DESK, PHONE, SIDE, Visitor
from tests.server.support.process import ServerProcess
from tests.support.games import presets
from tests.support.outwards import outwards
from tests.support.play import SOAK, diggingly

#: A jubilee game without the card that asks everybody about every card: that one is for soaks.
_EVERYTHING: Final = presets()["party"].replace("+veto", "")


def _hurry(route: Route) -> None:
    """The server's bots think like people; here nobody has the time."""
    if route.request.method != "POST":
        return route.continue_()
    asked = json.loads(route.request.post_data or "")
    asked["settings"] |= {"pace": 0, "talk": False}
    return route.continue_(post_data=json.dumps(asked))


def finish(server: ServerProcess, player: Player, seats: int, rounds: int = 3) -> list[str]:
    """Play to the end and read the standings; gives who made each move of the player's seat."""
    player.play()
    page = player.page
    standings = page.locator("section:has(> #end-title)")
    rows = (
        standings.get_by_role("list", name="All places").get_by_role("listitem").all_inner_texts()
    )
    assert len(rows) == seats
    assert player.rounds == rounds
    # Of a race only who was first is told.
    scores = [int(row.rsplit(":", 1)[1]) for row in rows if ":" in row]
    assert len(scores) in (0, seats)
    assert scores == sorted(scores, reverse=True)
    # Where nobody has won, nobody is first.
    nobody = page.locator("#end-title").inner_text() == "Nobody has won"
    assert rows[0].startswith("1") != nobody
    standings.get_by_role("button", name="Show the board").click()
    page.get_by_role("group", name="The board").wait_for()
    assert not player.question.is_visible()
    moved = [step.what for step in replayed(server, player, 0).steps]
    return [what.by for what in moved if isinstance(what, p.Moved) and what.seat == 0]


def test_play_now_is_a_whole_base_game(visit: Welcome, server: ServerProcess) -> None:
    anna = visit()
    anna.context.route("**/api/tables", _hurry)
    anna.go("/").page.get_by_role("button", name="Play now").click()
    player = Player(anna, 1)
    assert finish(server, player, 5) == ["person"] * player.made
    assert {*player.questions} <= {"turn", "gold", "rotation", "which-goal"}


_DEVICES: Final = {"desk": DESK, "phone": PHONE}


class Evening(NamedTuple):
    """What is played, by how many, on which device, and with whom."""

    spec: str
    seats: int
    device: Mapping[str, Any]
    seed: int
    level: str = "standard"

    @property
    def rounds(self) -> int:
        """How many there are."""
        return load(self.spec, seats=self.seats).rules.layout.frame.rounds


def _evenings() -> Iterator[tuple[str, Evening]]:
    """Saboteur 2 and all that combines; in soaks every preset with few, some and all players."""
    yield "saboteur2", Evening("jubilee+saboteur2", 6, DESK, 2)
    yield "everything", Evening(_EVERYTHING, 7, PHONE, 3)
    caves = {(2, "phone"): 4, (5, "desk"): 5, (8, "phone"): 6}
    if SOAK:
        caves |= {(2, "desk"): 7, (5, "phone"): 8, (8, "desk"): 9}
    for (seats, where), seed in caves.items():
        yield f"cave-{seats}-{where}", Evening("cave", seats, _DEVICES[where], seed)
    for name, spec in sorted(presets().items()) if SOAK else []:
        fewest, most = seat_limits(spec)
        for seats, device in ((fewest, SIDE), (min(6, most), DESK), (most, PHONE)):
            for seed, level in enumerate(("random", "standard")):
                yield f"{name}-{seats}-{level}", Evening(spec, seats, device, seed, level)


def _late(evening: Evening) -> Laid:
    """A game that was played without a browser up to a turn of the first seat, late in it."""
    how: dict[str, Any] = {"people": 1, "bots": evening.seats - 1, "spec": evening.spec,
                           "choose": outwards if evening.spec == "cave" else diggingly,
                           "chance": evening.seed, "window": 0}  # fmt: skip
    steps = len(lay("whole", over, **how).match.steps)
    return lay("late", turn_of(0, steps * 4 // 5), **how)


def _sit_down(anna: Visitor, server: ServerProcess, evening: Evening) -> None:
    """Anna makes a table for the evening, with bots, and starts the game."""
    bots = ["", *[evening.level] * (evening.seats - 1)]
    place = server.open_table(
        "Anna", spec=evening.spec, seats=evening.seats, bots=bots, window=0, talk=False
    )
    anna.go(f"/t/{place.table}#token={place.token}")
    anna.page.get_by_role("button", name="Start the game").click()


@pytest.mark.parametrize("evening", [pytest.param(one, id=name) for name, one in _evenings()])
def test_a_game_is_played_to_its_end(
    visit: Welcome, server: ServerProcess, ready: Callable[[Laid], Laid], evening: Evening
) -> None:
    """From its beginning in soaks; here only one game is, and others from when they are late."""
    anna = visit(**evening.device)
    rounds, before = evening.rounds, 0
    if SOAK:
        _sit_down(anna, server, evening)
    else:
        laid = ready(_late(evening))
        rounds -= laid.match.truth.nums[laid.match.truth.layout.frame.round] - 1
        before = sum(step.seat == 0 for step in laid.match.steps)
        anna.go(laid.path())
    player = Player(anna, evening.seed)
    makers = finish(server, player, evening.seats, rounds)[before:]
    if "+veto" in evening.spec:
        # Windows are shut at once here, so the clock says that nobody minds.
        assert {"person"} < {*makers} <= {"person", "clock"}
    else:
        # A walk is one decision, and may be several moves.
        assert {*makers} == {"person"}
        assert len(makers) >= player.made

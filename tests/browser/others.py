"""What the others at a table do, who have no browser of their own here."""

import json
from collections.abc import Callable, Iterator
from typing import Any, Final

from playwright.sync_api import Page

from rockfall.kernel.fast_dice import FastDice
from rockfall.kernel.layout import TABLE
from rockfall.kernel.moves import verb_of
from rockfall.kernel.state import State
from rockfall.kernel.verdict import verdict
from rockfall.match.match import Match
from rockfall.server.entries import Chose
from rockfall.server.table_folds import fold
from tests.browser.laid import Laid, Moment, turn_of

#: Says hello with a key of its own, wishes something, and waits until that is done.
_WISH: Final = """([table, token, wish]) => new Promise((done, fail) => {
  const line = new WebSocket(`ws://${location.host}/ws`);
  line.onopen = () => line.send(JSON.stringify({ type: "hello", table, token, id: 1 }));
  line.onmessage = ({ data }) => {
    const { type, code } = JSON.parse(data);
    if (type === "welcome") line.send(JSON.stringify({ ...wish, id: 2 }));
    if (type === "refused") fail(new Error(code));
    if (type === "done") { line.close(); done(); }
  };
})"""


def wish(page: Page, laid: Laid, member: int, **said: Any) -> None:
    """A member wishes something, from wherever they are."""
    token = laid.path(member).partition("#token=")[2]
    page.evaluate(_WISH, [laid.table.id, token, json.loads(json.dumps(said))])


def play(page: Page, laid: Laid, move: int, step: int | None = None) -> None:
    """Whoever is to move at a laid table makes a move; `step` if others have moved since."""
    seat = laid.seat
    number = laid.table.step if step is None else step
    wish(page, laid, laid.table.chairs[seat].member, type="move", step=number, move=move)


def moves_to(laid: Laid, wanted: Callable[[Match], bool]) -> Iterator[int]:
    """The moves at a laid table that lead to something."""
    for move in laid.match.moves(laid.seat):
        tried = laid.again("tried").table
        fold(tried, tried.log[-1][0], Chose(laid.seat, move, "person"))
        assert tried.match is not None
        if wanted(tried.match):
            yield move


def reaches_treasure(match: Match) -> bool:
    """The round is over because somebody has just reached the treasure."""
    return match.actor == TABLE and _reached(match.truth)


def _reached(state: State) -> bool:
    found = verdict(state)
    return found is not None and found.why == "treasure" and not found.decided


def about_to_reach(seat: int) -> Moment:
    """A seat's turn in the first round, with a card that leads to the treasure."""

    def moment(match: Match) -> bool:
        truth = match.truth
        if not turn_of(seat)(match) or truth.nums[truth.layout.frame.round] > 1:
            return False
        rules, verbs = match.edition.rules, truth.layout.verbs
        for move in match.moves(seat):
            after = truth.copy()
            if verbs[verb_of(move)].digs:
                rules.play(after, move, FastDice(1))
                if _reached(after):
                    return True
        return False

    return moment

"""Every decision of the engine as the seat that must make it is asked: for what a page offers.

Games are played by players who like what was done least so far, until every verb was offered, so
that whatever can be asked has an example with all its answers.
"""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any, Final

import msgspec

from rockfall.kernel.moves import a_of, card_of, verb_of
from rockfall.kernel.rules import Rules
from rockfall.kernel.sight import mask
from rockfall.kernel.state import State
from rockfall.match.question import question
from rockfall.server.told_events import view_of
from rockfall.server.told_layout import layout_of
from tests.support.play import diggingly, edition, settle, truth
from tests.web.choices import choices

#: Between them they have every module that asks.
SPECS: Final = (
    "jubilee+greedy+swap-goals+storehouse+veto+pathfinder+diversion+toll+chests",
    "jubilee+saboteur2+costume+direction+craftsman+new-goals",
)
SEATS: Final = 4
#: A card that mends two tools, on somebody who has broken both: one of them must be named.
_DOUBTS: Final = {"repair which"}
#: Games of a table until all was asked; every one has been found by then.
_GAMES: Final = 40


def asks() -> list[dict[str, Any]]:
    """For each table: its layout, and a decision for whatever verb or wording is new in it."""
    known: set[str] = set()
    return [
        {
            "spec": spec,
            "layout": msgspec.to_builtins(layout_of(edition(spec, SEATS).rules.layout)),
            "choices": [*_asked(spec, known)],
        }
        for spec in SPECS
    ]


def _asked(spec: str, known: set[str]) -> Iterator[dict[str, Any]]:
    rules = edition(spec, SEATS).rules
    wanted = {verb.name for verb in rules.layout.verbs} | _DOUBTS
    done: Counter[int] = Counter()
    for seed in range(_GAMES):
        _, state, dice = truth(spec, SEATS, seed)
        chance = Random(seed)
        while not wanted <= known and not rules.over(state):
            moves = rules.moves(state)
            view = mask(state, rules.actor(state))
            asked = question(rules, view)
            new = {asked.key, *_verbs(rules, moves)} - known
            if new:
                known |= new
                yield _ask(view, moves, asked.key, asked.args)
            move = _newest(rules, state, moves, done, chance)
            done[verb_of(move)] += 1
            rules.play(state, move, dice)
            settle(rules, state, dice)
    assert wanted <= known, f"never offered: {wanted - known}"


def _verbs(rules: Rules, moves: list[int]) -> Iterator[str]:
    """What is offered; with a mark, what can be done to the same seat or cell in several ways."""
    seen: set[tuple[int, int, int]] = set()
    for move in moves:
        name = rules.layout.verbs[verb_of(move)].name
        what = verb_of(move), card_of(move), a_of(move)
        yield f"{name} which" if what in seen else name
        seen.add(what)


def _newest(
    rules: Rules, state: State, moves: list[int], done: Counter[int], chance: Random
) -> int:
    """Now what was done least, now something that gets the round on."""
    if chance.random() < 0.5:
        return diggingly(rules, state, moves, chance)
    return min(moves, key=lambda move: (done[verb_of(move)], chance.random()))


def _ask(view: State, moves: list[int], key: str, args: dict[str, str | int]) -> dict[str, Any]:
    sent: dict[str, Any] = msgspec.to_builtins(view_of(view))
    tables = {"tiles": sorted(sent["tiles"]), "down": sorted(sent["down"])}
    asked = {"seat": view.eye, "view": sent | tables, "key": key, "args": args}
    return asked | choices(view, moves)

"""Playing for tests: fresh truths, and games walked through step by step."""

import os
from collections.abc import Callable, Iterator
from functools import lru_cache
from random import Random
from typing import Final, NamedTuple

from rockfall.editions.registry import RANDOM_FIRST, Edition, load
from rockfall.kernel.chance import Chance
from rockfall.kernel.dice import Dice
from rockfall.kernel.geometry import E, column
from rockfall.kernel.layout import TABLE
from rockfall.kernel.moves import a_of, b_of, card_of, verb_of
from rockfall.kernel.ops import Op
from rockfall.kernel.rules import Rules
from rockfall.kernel.state import State, blank
from rockfall.match.match import Match

#: Whether this run may take long; lanes then play far more.
SOAK: Final = os.environ.get("ROCKFALL_SOAK") == "1"
#: Whether few examples will do: the interpreted engine, beside a compiled one that tries them all.
FEW: Final = os.environ.get("ROCKFALL_FEW") == "1"


def bounded(usual: int, soak: int) -> int:
    """As many examples as this run can take."""
    return soak if SOAK else -(-usual // 5) if FEW else usual


#: Picks one of the moves: rules, truth, moves, chance.
Chooser = Callable[[Rules, State, list[int], Random], int]


class Step(NamedTuple):
    """A move of a game, or the table's own step; both truths are copies to keep or change."""

    before: State
    seat: int
    move: int
    ops: list[Op]
    after: State


@lru_cache(maxsize=512)
def edition(spec: str = "jubilee", seats: int = 5, first: int = RANDOM_FIRST) -> Edition:
    """A built edition; rules hold no game, so tests share them."""
    return load(spec, seats, first)


def dice_of(seed: int | bytes) -> Dice:
    """Dice of a seed that tests may write as a number."""
    return Dice(seed if isinstance(seed, bytes) else b"test %d" % seed)


def truth(
    spec: str = "jubilee", seats: int = 5, seed: int | bytes = 0, first: int = RANDOM_FIRST
) -> tuple[Edition, State, Dice]:
    """A game just dealt, and the dice to play it on with."""
    built = edition(spec, seats, first)
    dice = dice_of(seed)
    return built, built.rules.start(dice), dice


def at_random(rules: Rules, state: State, moves: list[int], chance: Random) -> int:
    """Every move alike."""
    return moves[chance.randrange(len(moves))]


def diggingly(rules: Rules, state: State, moves: list[int], chance: Random) -> int:
    """Passages to the east where possible, so that goals are reached and gold is shared."""
    if chance.random() < 0.1:
        return at_random(rules, state, moves, chance)
    digs = [move for move in moves if _carries_on(rules, move)]
    if digs:
        return max(digs, key=lambda move: (_progress(rules, move), chance.random()))
    return at_random(rules, state, moves, chance)


def _carries_on(rules: Rules, move: int) -> bool:
    """Whether a move lays a card that can be walked through."""
    if rules.layout.verbs[verb_of(move)].name != "dig":
        return False
    tile = card_of(move) * 2 + b_of(move)
    strand = rules.layout.tileset.strand
    return any(strand[tile << 4 | side].bit_count() > 1 for side in (1, 2, 4, 8))


def _progress(rules: Rules, move: int) -> int:
    """How far east a dig gets, half a column more if it opens eastwards."""
    opens = rules.layout.tileset.opens[card_of(move) * 2 + b_of(move)]
    return 2 * column(a_of(move)) + (1 if opens & E else 0)


def walk(
    rules: Rules,
    state: State,
    dice: Dice,
    chance: Random,
    choose: Chooser = at_random,
    plies: int | None = None,
) -> Iterator[Step]:
    """Play on from a truth, which is left alone, to the end or for so many plies."""
    now = state.copy()
    dice = dice.copy()
    played = 0
    while not rules.over(now) and played != plies:
        before, ops, move = now.copy(), list[Op](), 0
        if rules.actor(now) == TABLE:
            rules.advance(now, dice, ops)
        else:
            move = choose(rules, now, rules.moves(now), chance)
            rules.play(now, move, dice, ops)
            played += 1
        yield Step(before, rules.actor(before), move, ops, now.copy())


def again(rules: Rules, step: Step, now: State, dice: Chance, log: list[Op] | None = None) -> None:
    """Make the same step on another state."""
    if step.seat == TABLE:
        rules.advance(now, dice, log)
    else:
        rules.play(now, step.move, dice, log)


def settle(rules: Rules, now: State, dice: Chance, log: list[Op] | None = None) -> None:
    """Let the table make its own steps, until somebody must decide or the game is over."""
    while rules.actor(now) == TABLE:
        rules.advance(now, dice, log)


def act(match: Match, move: int) -> None:
    """Make a move for whoever must act, and let the table make its own steps after it."""
    match.submit(match.actor, move)
    while match.actor == TABLE:
        match.advance()


def random_game(
    spec: str = "jubilee",
    seats: int = 5,
    seed: int = 0,
    choose: Chooser = at_random,
    plies: int | None = None,
) -> Iterator[Step]:
    """A whole game from the deal, or its first plies."""
    built, state, dice = truth(spec, seats, seed)
    return walk(built.rules, state, dice, Random(seed), choose, plies)


def from_deal(
    spec: str = "jubilee",
    seats: int = 5,
    seed: int = 0,
    choose: Chooser = at_random,
    plies: int | None = None,
) -> Iterator[Step]:
    """The same game told from the gathered cards on: the deal is its first step."""
    rules = edition(spec, seats).rules
    dice = dice_of(seed)
    ops: list[Op] = []
    state = rules.start(dice, ops)
    yield Step(blank(rules.layout), TABLE, 0, ops, state.copy())
    yield from walk(rules, state, dice, Random(seed), choose, plies)


def reach(
    spec: str, seats: int, seed: int, plies: int, choose: Chooser = at_random
) -> tuple[Edition, State, Dice]:
    """A truth so many plies into a game (or at its end), and the dice at that point."""
    built, now, dice = truth(spec, seats, seed)
    chance = Random(seed)
    for _ in range(plies):
        if built.rules.over(now):
            break
        built.rules.play(now, choose(built.rules, now, built.rules.moves(now), chance), dice)
        settle(built.rules, now, dice)
    return built, now, dice


def alike(one: State, other: State) -> bool:
    """Whether two states are the same, what the grid has worked out included."""
    mine, yours = one.grid, other.grid
    return (
        one.same(other)
        and one.traffic == other.traffic
        and mine.lit == yours.lit
        and mine.rim == yours.rim
        and mine.sites == yours.sites
        and mine.touched == yours.touched
    )


def lying(spec: str, seats: int, seed: int) -> dict[str, list[str]]:
    """Where which cards lie after the deal."""
    edition, state, _ = truth(spec, seats, seed)
    layout = edition.rules.layout
    return {
        name: [layout.kinds[card] for card in state.cards(zone)]
        for zone, name in enumerate(layout.zones)
    }

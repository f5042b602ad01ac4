"""Matches to test with: played at random by people who mostly dig east, or set up by hand."""

from collections.abc import Iterator
from functools import cache
from random import Random

from rockfall.editions.registry import Edition, load, seat_limits
from rockfall.kernel.geometry import column, row
from rockfall.kernel.layout import TABLE, Layout
from rockfall.kernel.moves import a_of, verb_of
from rockfall.match.match import Match, Step
from rockfall.match.notation import parse_move, parse_position
from tests.support.games import all_lines, presets

NAMES = ["Ada", "Bo", "Cy", "Di", "Eve", "Fay", "Gus", "Hal", "Ida", "Jo", "Kit", "Lou"]
SECOND = "jubilee+saboteur2"
#: Everything that goes together, with Saboteur 2 and without.
PARTY = presets()["party"]
PARTY_1 = PARTY.replace("+saboteur2", "+greedy+sabotaged").replace("costume", "party")

#: A fork into two branches that meet at the goal in the middle, once the card at 6,0 is dug.
FORK = """
    eye god; hand.0: NES map; hand.1: NS; hand.2: NS; role.0: digger@#0; role.1: digger@#1
    role.2: saboteur@#2; goal.0: treasure; goal.1: stone-nw; goal.2: stone-ne; spare: digger
    8,-2: face-down goal.0; 8,0: face-down goal.1; 8,2: face-down goal.2; gold-pile: 4*gold-1
    5,0: start; 6,-1: NW turned; 7,-1: EW; 8,-1: NE turned; 6,1: NE; 7,1: EW; 8,1: NW
    round = 1; asks #0 turn
"""
#: A crossing laid at 8,-1 would reach two goals at once.
BETWEEN = """
    eye god; hand.0: NESW map; hand.1: NS; hand.2: NS; role.0: digger@#0; role.1: digger@#1
    role.2: saboteur@#2; goal.0: stone-nw; goal.1: stone-ne; goal.2: treasure; spare: digger
    8,-2: face-down goal.0; 8,0: face-down goal.1; 8,2: face-down goal.2; gold-pile: 4*gold-1
    7,-1: start; pile: NEW NE; round = 1; asks #0 turn
"""
#: A saboteur, two diggers, and the last card of the round.
LAST_CARD = """
    eye god; hand.0: NS; role.0: saboteur@#0; role.1: digger@#1; role.2: digger@#2
    goal.0: treasure; 8,-2: face-down goal.0; gold-pile: 8*gold-1 4*gold-2 2*gold-3; 0,0: start
    round = 1; asks #0 turn
"""


def every_part() -> Iterator[Edition]:
    """Every edition, plain and with every part that can be added, fewest and most players."""
    for spec in all_lines():
        for seats in seat_limits(spec):
            yield load(spec, seats)


def choose(layout: Layout, moves: list[int], rng: Random) -> int:
    """Mostly the dig farthest to the east, otherwise anything."""
    digs = [move for move in moves if layout.verbs[verb_of(move)].name == "dig"]
    if digs and rng.random() < 0.8:
        return max(digs, key=lambda move: 2 * column(a_of(move)) - abs(row(a_of(move))))
    return rng.choice(moves)


def play_on(match: Match, seed: int, most: int = 1000) -> Match:
    """Play until the end, or at most so many steps."""
    rng = Random(seed)
    while not match.over and len(match.steps) <= most:
        if match.actor == TABLE:
            match.advance()
        else:
            match.submit(match.actor, choose(match.truth.layout, match.moves(match.actor), rng))
    return match


def begun(spec: str = "jubilee", seats: int = 5, seed: int = 0) -> Match:
    """A match of which only the deal has happened."""
    return Match(load(spec, seats), seed.to_bytes(4, "big"), NAMES[:seats])


@cache
def finished(spec: str = "jubilee", seats: int = 5, seed: int = 0) -> Match:
    """A match that is over; shared, so only to be looked at."""
    return play_on(begun(spec, seats, seed), seed)


def at_table(position: str, spec: str = "jubilee", seats: int = 3) -> Match:
    """A match whose table looks as a position says, at a turn's beginning."""
    match = begun(spec, seats)
    place = match.edition.rules.place
    table = parse_position(match.truth.layout, position)
    table.nums[place] = match.truth.nums[place]
    return Match(match.edition, match.seed, match.names, table)


def say(match: Match, text: str) -> Step:
    """Let the seat that must act make a move, written as text."""
    return match.submit(match.actor, parse_move(match.truth.layout, text))

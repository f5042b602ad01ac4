"""Perft: how many lines of play of a certain length a position has."""

from rockfall.kernel.dice import Dice
from rockfall.kernel.rules import Rules
from rockfall.kernel.state import State
from tests.support.play import settle, truth


def perft(rules: Rules, state: State, dice: Dice, depth: int) -> int:
    """Lines of exactly so many moves; every branch rolls on with the same dice."""
    moves = rules.moves(state)
    if depth <= 1:
        return len(moves) if depth else 1
    lines = 0
    for move in moves:
        branch, rolled = state.copy(), dice.copy()
        rules.play(branch, move, rolled)
        settle(rules, branch, rolled)
        lines += perft(rules, branch, rolled, depth - 1)
    return lines


def position(spec: str, seats: int, seed: int, plies: int) -> tuple[Rules, State, Dice]:
    """So many plies into a game whose moves are picked by dice of their own."""
    built, state, dice = truth(spec, seats, seed)
    picks = Dice(b"perft %d" % seed)
    for _ in range(plies):
        moves = built.rules.moves(state)
        built.rules.play(state, moves[picks.roll("move", len(moves))], dice)
        settle(built.rules, state, dice)
    return built.rules, state, dice

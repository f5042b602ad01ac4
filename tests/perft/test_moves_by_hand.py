"""The engine's moves are those that a slow reading of the rules finds, no more and no fewer."""

import pytest
from hypothesis import given

from rockfall.editions.cave.game import CAVE
from rockfall.editions.registry import parse
from tests.perft import byhand_cave
from tests.perft.byhand_moves import Position, in_words
from tests.support.outwards import Showing
from tests.support.play import diggingly
from tests.support.strategies import Game, base_games, games_of, lane, second_games

pytestmark = pytest.mark.engine


def compare(game: Game, every: int = 1) -> set[str]:
    """Compare the moves of each position of a game (or of some); the questions that came up."""
    layout = game.rules.layout
    switches = parse(game.spec).switches
    asked = set()
    for number, step in enumerate(game.steps()):
        if game.rules.actor(step.after) < 0:
            continue
        position = Position(step.after)
        if position.asked == "turn" and number % every:
            continue
        asked.add(position.asked)
        moves = game.rules.moves(step.after)
        words = {in_words(layout, move) for move in moves}
        assert words == position.choices(switches)
        assert len(words) == len(moves)
    return asked


@pytest.mark.rule("A2", "G1", "G3", "G4", "G5", "G6", "B6", "B8", "B9", "B10", "B11", "B12", "E6")
@pytest.mark.rule("R14", "R19", "R26", "R27", "R29", "R30", "R32", "R33")
@lane(25)
@given(base_games())
def test_every_turn_offers_just_what_the_rules_allow(game: Game) -> None:
    assert "turn" in compare(game, every=6)


@pytest.mark.rule("S4", "S5", "S6", "S7", "S8", "S9", "S10", "S11", "S12", "S13", "S14", "S15")
@pytest.mark.rule("A2", "S16", "S17", "S18", "S19", "S24", "E10")
@lane(25)
@given(second_games())
def test_every_turn_of_saboteur_2_offers_just_what_its_rules_allow(game: Game) -> None:
    assert "turn" in compare(game, every=7)


@pytest.mark.rule("G6", "G7", "G8", "B15", "E4", "E5", "R7", "R27", "R38", "R39")
def test_goals_and_gold_are_asked_just_as_the_rules_say() -> None:
    asked: set[str] = set()
    for seed in range(12):
        asked |= compare(Game("classic", 3, seed, diggingly), every=1000)
    assert asked == {"turn", "which-goal", "rotation", "gold"}


@pytest.mark.rule("S6", "S7", "S24")
def test_the_questions_of_saboteur_2_are_asked_just_as_its_rules_say() -> None:
    asked: set[str] = set()
    for seed in range(12):
        asked |= compare(Game("classic+saboteur2", 4, seed, diggingly), every=1000)
    assert asked == {"turn", "which-goal", "rotation", "pass-more", "shed-second", "theft"}


@pytest.mark.rule("D0", "D5", "D6", "D7", "D8", "D9", "D10", "D12", "D13", "D14", "D15", "D16")
@pytest.mark.rule("D17", "D18", "D19", "D21")
@lane(30)
@given(games_of(CAVE))
def test_the_dark_cave_offers_just_what_its_rules_allow(game: Game) -> None:
    assert {"turn", "walk"} <= compare_in_the_cave(game)


@pytest.mark.rule("D5", "D8", "D18", "D19", "D21")
def test_the_questions_of_the_dark_cave_are_asked_just_as_its_rules_say() -> None:
    asked: set[str] = set()
    for seed in range(8):
        asked |= compare_in_the_cave(Game("cave", 2 + seed % 7, seed, Showing()))
    assert asked == {"turn", "pass-more", "hunt", "walk", "fend", "end-vote"}


def compare_in_the_cave(game: Game) -> set[str]:
    """Compare the moves of each position of a game of The Dark Cave; the questions that came up."""
    asked = set()
    for step in game.steps():
        if game.rules.actor(step.after) < 0:
            continue
        position = byhand_cave.Position(step.after)
        asked.add(position.asked)
        moves = game.rules.moves(step.after)
        words = {byhand_cave.in_words(step.after, move) for move in moves}
        assert words == position.choices()
        assert len(words) == len(moves)
    return asked

"""What laws must be told of each game; a new game brings its own."""

from rockfall.editions.registry import parse
from tests.laws.games.cave import CAVE
from tests.laws.games.facts import Facts
from tests.laws.games.saboteur import SABOTEUR
from tests.support.strategies import Game

_FACTS = {"saboteur": SABOTEUR, "cave": CAVE}


def facts_of(game: Game) -> Facts:
    """What is known of the game that is played."""
    return _FACTS[parse(game.spec).game.name]

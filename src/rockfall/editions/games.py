"""All games there are, in the order in which they are offered."""

from collections import Counter
from typing import Final

from rockfall.editions.cave.game import CAVE
from rockfall.editions.game import Game, GameError
from rockfall.editions.saboteur.game import SABOTEUR


def collected(*games: Game) -> dict[str, Game]:
    """Games by name; what people choose by name is one thing only, whatever the game."""
    for what, names in (
        ("game", [game.name for game in games]),
        ("edition", [name for game in games for name in game.catalogue.editions]),
        ("preset", [name for game in games for name in game.catalogue.presets]),
        ("part", [name for game in games for name in game.catalogue.parts]),
        ("switch", [name for game in games for name in game.catalogue.switches]),
    ):
        for name, times in Counter(names).items():
            if times > 1:
                raise GameError(f"the {what} '{name}' is there in {times} games")
    return {game.name: game for game in games}


#: A game is added here, with nothing else to tell of it.
GAMES: Final = collected(SABOTEUR, CAVE)
#: The edition one gets without asking for any.
DEFAULT: Final = SABOTEUR.default


def editions() -> list[str]:
    """The editions of all games."""
    return [name for game in GAMES.values() for name in game.catalogue.editions]


def game_of(edition: str) -> Game | None:
    """The game that an edition belongs to; None if there is no such edition."""
    for game in GAMES.values():
        if edition in game.catalogue.editions:
            return game
    return None

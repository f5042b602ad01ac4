"""What can be played, over all games: for tests that go over all of it."""

from rockfall.editions.games import GAMES
from rockfall.editions.registry import seat_limits


def presets() -> dict[str, str]:
    """Name -> line of every preset of every game."""
    return {
        name: preset.spec
        for game in GAMES.values()
        for name, preset in game.catalogue.presets.items()
    }


def with_each_part(edition: str, parts: list[str]) -> list[str]:
    """An edition as it is, and with each of the parts alone."""
    return [edition, *(f"{edition}+{part}" for part in parts)]


def usual_lines() -> list[str]:
    """Of every game the edition one gets unasked, plain and with each of its parts alone."""
    return [
        line
        for game in GAMES.values()
        for line in with_each_part(game.default, list(game.catalogue.parts))
    ]


def all_lines() -> list[str]:
    """The same of every edition."""
    return [
        line
        for game in GAMES.values()
        for edition in game.catalogue.editions
        for line in with_each_part(edition, list(game.catalogue.parts))
    ]


def seats_of(spec: str) -> range:
    """The numbers of players a set-up is for (M1)."""
    fewest, most = seat_limits(spec)
    return range(fewest, most + 1)

"""What is known of which game: the levels that play it, the best of them last, and advice."""

from functools import cache

from rockfall.bots.personas import PERSONAS, split
from rockfall.bots.registry import BOTS, knowing, offered
from rockfall.editions.game import Game
from rockfall.editions.games import GAMES
from rockfall.editions.registry import load, parse, seat_limits
from rockfall.kernel.layout import Layout
from rockfall.server.denied import DeniedError
from rockfall.server.watched_match import has_beliefs


def _layout(game: Game) -> Layout:
    """A game as it is played unasked: parts do not make it another one."""
    fewest, _ = seat_limits(game.default)
    return load(game.default, fewest).rules.layout


@cache
def _known(game: Game) -> tuple[str, ...]:
    return knowing(_layout(game))


@cache
def _levels(game: Game) -> tuple[str, ...]:
    return offered(_layout(game))


@cache
def _advised(game: Game) -> bool:
    return has_beliefs(_layout(game))


def advised(spec: str) -> bool:
    """Whether there can be advice in what is played."""
    return _advised(parse(spec).game)


def levels_of(spec: str) -> tuple[str, ...]:
    """The levels that people choose from in what is played, the weakest first."""
    return _levels(parse(spec).game)


def levels_by_game() -> dict[str, list[str]]:
    """The levels of every game."""
    return {name: [*_levels(game)] for name, game in GAMES.items()}


def check_level(spec: str, name: str) -> None:
    """Refuse a bot or a persona that there is not, and a bot that does not know what is played."""
    level, persona = split(name)
    if level not in BOTS:
        raise DeniedError("unknown-bot", level=level, known=", ".join(BOTS))
    if persona and persona not in PERSONAS:
        raise DeniedError("unknown-persona", persona=persona, known=", ".join(PERSONAS))
    if level not in _known(parse(spec).game):
        raise DeniedError("bot-cannot-play", level=level, known=", ".join(levels_of(spec)))

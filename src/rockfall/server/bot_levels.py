"""What is known of which game: the bots that play it, the best of them last, and advice."""

from functools import cache

from rockfall.bots.registry import BOTS, knowing
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
def _levels(game: Game) -> tuple[str, ...]:
    return knowing(_layout(game))


@cache
def _advised(game: Game) -> bool:
    return has_beliefs(_layout(game))


def advised(spec: str) -> bool:
    """Whether there can be advice in what is played."""
    return _advised(parse(spec).game)


def levels_of(spec: str) -> tuple[str, ...]:
    """The bots that know what is played, the weakest first."""
    return _levels(parse(spec).game)


def levels_by_game() -> dict[str, list[str]]:
    """The bots of every game."""
    return {name: [*_levels(game)] for name, game in GAMES.items()}


def check_level(spec: str, level: str) -> None:
    """Refuse a bot that there is not, or that does not know what is played."""
    if level not in BOTS:
        raise DeniedError("unknown-bot", level=level, known=", ".join(BOTS))
    known = levels_of(spec)
    if level not in known:
        raise DeniedError("bot-cannot-play", level=level, known=", ".join(known))

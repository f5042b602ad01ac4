"""Lines of settings that somebody might think of."""

from random import Random

from rockfall.editions.games import GAMES


def some_spec(choice: Random) -> str:
    """A line by chance; many cannot be played."""
    catalogue = choice.choice(list(GAMES.values())).catalogue
    parts = choice.sample(list(catalogue.parts), choice.randint(0, len(catalogue.parts)))
    words = [
        f"{name}={choice.choice(list(switch.values))}"
        for name, switch in catalogue.switches.items()
        if choice.random() < 0.5
    ]
    return "+".join([choice.choice(list(catalogue.editions)), *parts, *words])

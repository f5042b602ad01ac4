"""The game as the catalogue holds it."""

from typing import Final

from rockfall.editions.catalogue import read_catalogue
from rockfall.editions.game import Game
from rockfall.editions.saboteur.makers import MAKERS
from rockfall.editions.saboteur.pairs import Pairs

SABOTEUR: Final = Game(
    "saboteur",
    read_catalogue("rockfall.editions.saboteur"),
    MAKERS,
    settings={"chests": Pairs()},
)

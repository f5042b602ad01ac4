"""The game as the catalogue holds it."""

from typing import Final

from rockfall.editions.catalogue import read_catalogue
from rockfall.editions.cave.makers import MAKERS
from rockfall.editions.game import Game

CAVE: Final = Game("cave", read_catalogue("rockfall.editions.cave"), MAKERS, settings={})

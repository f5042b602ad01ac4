"""The Dark Cave with other goals than those of its box."""

from rockfall.editions.cave.game import CAVE
from rockfall.editions.cave.shapes import MIDDLE, shape
from rockfall.editions.game import Choice, Game
from rockfall.kernel.geometry import cell
from rockfall.kernel.module import Module
from rockfall.kernel.rules import Rules
from rockfall.kernel.tiles import TileCard
from rockfall.mods.cave.caverns import Caverns
from tests.support.cave import Cave


def with_goals(shapes: dict[str, list[str]], seats: int = 3) -> Rules:
    """The rules of the game with goals of these names and strands; the first is the exit."""

    def caverns(choice: Choice) -> Module:
        features = ["exit", *[""] * (len(shapes) - 1)]
        cards = [
            TileCard(name, shape(strands, MIDDLE, feature), 1)
            for (name, strands), feature in zip(shapes.items(), features, strict=True)
        ]
        return Caverns(cards, [cell(x, y) for y in (-4, 4) for x in (-4, 4)])

    game = Game("cave", CAVE.catalogue, {**CAVE.makers, "caverns": caverns})
    return game.build(Choice(seats, {}, 0, frozenset()))


def strange(**shapes: str) -> Cave:
    """A scene with four goals of these strands, parted by ``+``, from north-west to south-east."""
    goals = {name: strands.split("+") for name, strands in shapes.items()}
    scene = Cave(rules=with_goals(goals))
    scene.goals(*goals)
    return scene

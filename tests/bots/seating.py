"""Standard bots at a scene: they watch what is played there and are asked what they would do."""

from rockfall.bots.bot import BUDGET
from rockfall.bots.standard.standard_bot import StandardBot
from rockfall.kernel.sight import redact_move
from rockfall.match.notation import move_text, parse_move
from tests.support.scene import Scene


class Onlooker:
    """A standard bot on one seat of a scene."""

    def __init__(self, scene: Scene, seat: int, seed: bytes = b"onlooker") -> None:
        self.scene = scene
        self.seat = seat
        self.bot = StandardBot(scene.rules, seat, seed)

    def sees(self, *texts: str) -> "Onlooker":
        """Play moves at the scene while the bot watches."""
        for text in texts:
            actor = self.scene.actor
            told = redact_move(
                self.scene.layout, parse_move(self.scene.layout, text), actor, self.seat
            )
            self.bot.watch(self.scene.view(self.seat), actor, told)
            self.scene.play(text)
        return self

    def chooses(self) -> str:
        """What the bot does when it is its turn."""
        view = self.scene.view(self.seat)
        move = self.bot.choose(view, self.scene.rules.moves(view), BUDGET)
        return move_text(self.scene.layout, move)

    def suspects(self) -> list[float]:
        """How likely the bot thinks each seat is a saboteur."""
        return self.bot.trust.chances(self.scene.view(self.seat))

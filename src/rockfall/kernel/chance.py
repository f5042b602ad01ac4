"""Chance: the little that rules ask of dice, whoever makes the numbers."""


class Chance:
    """Rolls for the rules; a subclass says where the numbers come from."""

    def begin(self, number: int) -> None:
        """A round begins; chance that keeps rounds apart starts afresh."""

    def roll(self, stream: str, sides: int) -> int:
        """The next number out of ``range(sides)``, each as likely as any other."""
        raise NotImplementedError

    def draw(self, stream: str, cards: bytes) -> int:
        """Which of some cards is drawn: a roll that is told what lies there."""
        return self.roll(stream, len(cards))

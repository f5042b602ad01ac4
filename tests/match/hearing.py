"""What an eye hears: of whole matches, of one move on a table set up by hand, of a scene."""

from collections.abc import Iterator

from rockfall.kernel.dice import Dice
from rockfall.kernel.layout import TABLE
from rockfall.kernel.ops import Op
from rockfall.kernel.rules import Rules
from rockfall.kernel.sight import mask
from rockfall.kernel.state import State
from rockfall.match.match import Match, Step, told_to
from rockfall.match.notation import parse_move
from rockfall.match.sentence import Sentence
from rockfall.match.story import tell
from rockfall.words import words
from tests.match.playing import NAMES, at_table
from tests.support.scene import Scene


def worded(messages: list[Sentence]) -> list[str]:
    """Messages in English, with the names of tests."""
    return [words(message.key, message.args, names=NAMES) for message in messages]


class Heard:
    """A move that was made and what came by itself after it, to be heard with any eye."""

    def __init__(self, rules: Rules, before: State, move: int, dice: Dice) -> None:
        self._rules = rules
        self._steps: list[tuple[Step, State]] = []
        now, ops = before.copy(), list[Op]()
        rules.play(now, move, dice, ops)
        self._steps.append((Step(1, rules.actor(before), move, tuple(ops)), before.copy()))
        while rules.actor(now) == TABLE:
            then, ops = now.copy(), list[Op]()
            rules.advance(now, dice, ops)
            self._steps.append((Step(1, TABLE, 0, tuple(ops)), then))

    def by_step(self, eye: int) -> list[list[Sentence]]:
        """The story as messages, step by step."""
        return [
            tell(self._rules, told_to(eye, step, before), mask(before, eye))
            for step, before in self._steps
        ]

    def messages(self, eye: int) -> list[Sentence]:
        """The story as messages."""
        return [message for told in self.by_step(eye) for message in told]

    def by(self, eye: int) -> list[str]:
        """The story in words."""
        return worded(self.messages(eye))


def play(scene: Scene, *texts: str) -> Heard:
    """Play on in a scene; the last move is what was heard."""
    scene.play(*texts[:-1])
    before, dice = scene.truth.copy(), scene.dice.copy()
    scene.play(texts[-1])
    return Heard(scene.rules, before, parse_move(scene.layout, texts[-1]), dice)


def on_table(position: str, text: str, spec: str = "jubilee", seed: int = 0) -> Heard:
    """One move on a table for three that is written as a position."""
    match = at_table(position, spec)
    move = parse_move(match.truth.layout, text)
    return Heard(match.edition.rules, match.truth, move, Dice(bytes([seed])))


def stories(match: Match, eye: int) -> Iterator[list[Sentence]]:
    """What an eye hears of a match, step by step."""
    view = match.view_before(eye, 0)
    for told in match.told_since(eye, 0):
        # The view goes through every step with its story.
        yield tell(match.edition.rules, told, view)

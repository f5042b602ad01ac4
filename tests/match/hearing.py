"""What an eye hears: of whole matches, of one move on a table set up by hand, of a scene."""

from collections.abc import Iterator

from rockfall.kernel.dice import Dice
from rockfall.kernel.ops import Op
from rockfall.kernel.rules import Rules
from rockfall.kernel.sight import mask
from rockfall.kernel.state import State
from rockfall.match.match import Match, Step, told_to
from rockfall.match.message import Message
from rockfall.match.notation import parse_move
from rockfall.match.story import tell
from rockfall.words import words
from tests.match.playing import NAMES, at_table
from tests.support.scene import Scene


def worded(messages: list[Message]) -> list[str]:
    """Messages in English, with the names of tests."""
    return [words(message.key, message.args, names=NAMES) for message in messages]


class Heard:
    """A step that was taken, to be heard with any eye."""

    def __init__(self, rules: Rules, step: Step, before: State) -> None:
        self._rules = rules
        self._step = step
        self._before = before

    def messages(self, eye: int) -> list[Message]:
        """The story as messages."""
        told = told_to(eye, self._step, self._before)
        return tell(self._rules, told, mask(self._before, eye))

    def by(self, eye: int) -> list[str]:
        """The story in words."""
        return worded(self.messages(eye))


def play(scene: Scene, *texts: str) -> Heard:
    """Play on in a scene; the last move is what was heard."""
    scene.play(*texts[:-1])
    seat, before = scene.actor, scene.truth.copy()
    scene.play(texts[-1])
    move = parse_move(scene.layout, texts[-1])
    return Heard(scene.rules, Step(1, seat, move, tuple(scene.ops)), before)


def on_table(position: str, text: str, spec: str = "jubilee", seed: int = 0) -> Heard:
    """One move on a table for three that is written as a position."""
    match = at_table(position, spec)
    rules, truth, ops = match.edition.rules, match.truth, list[Op]()
    move = parse_move(truth.layout, text)
    rules.play(truth.copy(), move, Dice(bytes([seed])), ops)
    return Heard(rules, Step(1, rules.actor(truth), move, tuple(ops)), truth)


def stories(match: Match, eye: int) -> Iterator[list[Message]]:
    """What an eye hears of a match, step by step."""
    for told in match.told_since(eye, 0):
        yield tell(match.edition.rules, told, match.view_before(eye, told.number))

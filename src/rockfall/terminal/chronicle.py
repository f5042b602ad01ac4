"""What one eye was told: the log in words, and the rounds that ended in it."""

from typing import NamedTuple

from rockfall.kernel.ops import LIFT, PLACE
from rockfall.match.ending import Ending, ending
from rockfall.match.match import Match
from rockfall.match.message import Message
from rockfall.match.story import tell
from rockfall.words import words

#: Goes without saying in a short story: the numbers beside the names show it.
_QUIET = (
    "story-move-pile-hand-unseen",
    "story-move-hand-hand-unseen",
    "story-enough",
    "story-allow",
    "story-with-unseen",
    "story-role",
    "story-role-shown",
    "story-score",
    "story-wins",
    "story-shares",
)
_OPENS = "story-round"
_ENDS = "story-won"


class Line(NamedTuple):
    """A message of a step, in words."""

    step: int
    key: str
    text: str


class Chronicle:
    """Follows a match with one eye; it sees what that eye is told and nothing else."""

    def __init__(self, eye: int, language: str) -> None:
        self.eye = eye
        self.lines: list[Line] = []
        #: the cell where a card was laid or taken away last
        self.focus = -1
        #: the own last step: what happened from there on is news
        self.mine = 0
        self._language = language
        self._heard = 0

    def catch_up(self, match: Match) -> list[Ending]:
        """Take down what is new; gives the rounds that ended in it."""
        endings = []
        for told in match.told_since(self.eye, self._heard):
            before = match.view_before(self.eye, told.number)
            for message in tell(match.edition.rules, told, before):
                self._write(told.number, message, match.names)
            for op in told.ops:
                if op[0] in (PLACE, LIFT):
                    self.focus = op[1]
            ended = ending(match, self.eye, told.number)
            if ended is not None:
                endings.append(ended)
            if told.seat == self.eye:
                self.mine = told.number
            self._heard = told.number + 1
        return endings

    def _write(self, step: int, message: Message, names: list[str]) -> None:
        text = words(message.key, message.args, self._language, names)
        self.lines.append(Line(step, message.key, text))

    def news(self) -> list[str]:
        """The story of this round since the own last step."""
        return self.since(self.mine)

    def since(self, step: int) -> list[str]:
        """The story of this round from a step on, without what goes without saying."""
        first = max((i for i, line in enumerate(self.lines) if line.key == _OPENS), default=0)
        return _spoken([line for line in self.lines[first:] if line.step >= step])

    def end_of_round(self, step: int) -> list[str]:
        """How the round ended that a step brought to its end."""
        lines = [line for line in self.lines if line.step <= step]
        opens = [i for i, line in enumerate(lines) if line.key == _OPENS and line.step == step]
        lines = lines[: opens[0]] if opens else lines
        first = max((i for i, line in enumerate(lines) if line.key.startswith(_ENDS)), default=0)
        return _spoken([line for line in lines if line.step >= lines[first].step])


def _spoken(lines: list[Line]) -> list[str]:
    return [line.text for line in lines if line.key not in _QUIET]

"""What one eye was told: the log in words, round by round."""

from typing import NamedTuple

from rockfall.kernel.ops import LIFT, PLACE, SET
from rockfall.match.match import Match
from rockfall.match.sentence import Sentence
from rockfall.match.story import tell
from rockfall.words import words

#: Goes without saying in a short story: the numbers beside the names show it.
_QUIET = (
    "story-move-pile-hand-several",
    "story-enough",
    "story-stop",
    "story-allow-all",
    "story-with-unseen",
    "story-role",
    "story-role-shown",
    "story-score",
    "story-wins",
    "story-shares",
    "story-victor",
)
#: Of a walk only where it led is told in a short story.
_ON_THE_WAY = ("story-step", "story-prowl")


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
        #: the steps with which the round began and was over
        self._opened = 0
        self._ended = 0

    def catch_up(self, match: Match) -> None:
        """Take down what is new."""
        frame = match.edition.rules.layout.frame
        for told in match.told_since(self.eye, self._heard):
            before = match.view_before(self.eye, told.number)
            for message in tell(match.edition.rules, told, before):
                self._write(told.number, message, match.names)
            for op in told.ops:
                if op[0] in (PLACE, LIFT):
                    self.focus = op[1]
                elif op[0] == SET and op[1] == frame.round:
                    self._opened = told.number
                elif op[0] == SET and op[1] == frame.ended:
                    self._ended = told.number
            if told.seat == self.eye:
                self.mine = told.number
            self._heard = told.number + 1

    def _write(self, step: int, message: Sentence, names: list[str]) -> None:
        text = words(message.key, message.args, self._language, names)
        self.lines.append(Line(step, message.key, text))

    def news(self) -> list[str]:
        """The story of this round since the own last step."""
        return self.since(self.mine)

    def since(self, step: int) -> list[str]:
        """The story of this round from a step on, without what goes without saying."""
        first = max(step, self._opened)
        return _spoken([line for line in self.lines if line.step >= first])

    def end_of_round(self) -> list[str]:
        """How the round ended that is over."""
        return _spoken([line for line in self.lines if line.step >= self._ended])


def _spoken(lines: list[Line]) -> list[str]:
    keys = [*(line.key for line in lines), ""]
    return [
        line.text
        for number, line in enumerate(lines, 1)
        if line.key not in _QUIET and not _goes_on(line.key, keys[number])
    ]


def _goes_on(key: str, after: str) -> bool:
    """Whether a step is followed by another of the same walk."""
    return any(key.startswith(way) and after.startswith(way) for way in _ON_THE_WAY)

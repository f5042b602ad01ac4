"""Writes the first round as the learner is told it: `python tools/lesson.py`.

The match is played once, by the engine, on a table such as the server keeps; what seat 0 is told
of it comes from the server's own teller. The client tells it again and waits wherever the learner
has to move.
"""

import json
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from rockfall.kernel.layout import TABLE
from rockfall.match.match import Match
from rockfall.match.notation import move_text, parse_move
from rockfall.match.why_not import Parts
from rockfall.server import lobby
from rockfall.server import protocol as p
from rockfall.server.entries import Advanced, Chose
from rockfall.server.settings import checked
from rockfall.server.step_texts import StepTexts
from rockfall.server.table import Table
from rockfall.server.table_folds import fold
from rockfall.server.table_info import info_of
from tools.lesson_script import SEATS, SEED, SPEC, TURNS, Turn

FILE: Final = (
    Path(__file__).resolve().parent.parent / "web" / "src" / "screens" / "learn" / "lesson.json"
)
LEARNER: Final = 0
#: The client puts the learner's own in its place.
NAME: Final = "Learner"


class _Durable:
    """The lesson's table, of which everything may be told."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.durable = 0


class Lesson(NamedTuple):
    """The table after the lesson, what the learner was told, and what the coach says when."""

    table: Table
    steps: list[Any]
    turns: list[dict[str, Any]]


def play() -> Lesson:
    """Play the script to its end."""
    table = Table("lesson")
    # No store and no thinkers: nothing of this table lasts, and nobody at it thinks.
    written = _Durable(table)
    teller = StepTexts(written)
    steps: list[Any] = []
    turns: list[dict[str, Any]] = []

    def hear(*entries: Any) -> None:
        for entry in entries:
            fold(table, 0, entry)
        since, written.durable = written.durable, table.seq
        told = teller.again(table.eye_of(LEARNER), LEARNER, since, table.seq)
        steps.extend(msgspec.json.decode(text) for text in told.texts)

    hear(p.Opened(checked(p.Settings(spec=SPEC, seats=SEATS, first=LEARNER)), ""))
    hear(*lobby.join(table, NAME, LEARNER))
    hear(*lobby.start(table, LEARNER, SEED.encode().hex()))
    match = table.match
    assert match is not None
    layout = match.edition.rules.layout
    for turn in TURNS:
        turns.append(_taught(match, turn))
        for text in (turn.plays, *turn.others):
            hear(Chose(match.actor, parse_move(layout, text), _by(match.actor)))
            while match.actor == TABLE:
                hear(Advanced())
    return Lesson(table, steps, turns)


def _by(seat: int) -> Any:
    return "person" if seat == LEARNER else "bot"


def _taught(match: Match, turn: Turn) -> dict[str, Any]:
    """What the coach says in a turn: why each legal move but one is not the one."""
    layout = match.edition.rules.layout
    awaited = parse_move(layout, turn.plays)
    answers: dict[str, list[int]] = {}
    for move in match.moves(LEARNER):
        if move != awaited:
            text = move_text(layout, move)
            why = next(why for form, why in turn.answers.items() if fnmatchcase(text, form))
            answers.setdefault(why, []).append(move)
    return {
        "says": turn.says,
        "step": len(match.steps),
        "accuses": turn.accuses,
        "answers": answers,
        "idle": {card: _kept_back(match, card) for card in sorted(set(_hand(match)))},
    }


def _hand(match: Match) -> bytes:
    return match.truth.cards(match.truth.layout.zones.index(f"hand.{LEARNER}"))


def _kept_back(match: Match, card: int) -> list[Any]:
    """What keeps a card of the learner's from being played at all."""
    reasons = match.why_not(LEARNER, Parts(card))
    return [msgspec.to_builtins(p.Reason(reason.code, reason.args)) for reason in reasons]


def text() -> str:
    """The file: a replay as the server sends one, and the coach's part, a line for each step."""
    table, steps, turns = play()
    info = msgspec.to_builtins(info_of(table))
    lines = ",\n".join(_line(step) for step in steps)
    taught = ",\n".join(_line(turn) for turn in turns)
    replay = f'{{"info":{_line(info)},"eye":{LEARNER},"steps":[\n{lines}\n]}}'
    return f'{{"replay":{replay},\n"turns":[\n{taught}\n]}}\n'


def _line(data: Any) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


if __name__ == "__main__":
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_text(text(), "utf-8")

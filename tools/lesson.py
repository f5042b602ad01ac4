"""Writes the lessons as the learner is told them: `python tools/lesson.py`.

Each match is played once, by the engine, on a table such as the server keeps; what seat 0 is told
of it comes from the server's own teller. The client tells it again and waits wherever the learner
has to move.
"""

import json
from collections.abc import Iterator
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from rockfall.editions.registry import parse
from rockfall.kernel.layout import TABLE
from rockfall.match.match import Match
from rockfall.match.notation import move_text, parse_move
from rockfall.match.spelling import parse_cell
from rockfall.match.why_not import Parts
from rockfall.server import lobby
from rockfall.server import protocol as p
from rockfall.server.entries import Advanced, Chose
from rockfall.server.settings import checked
from rockfall.server.step_texts import StepTexts
from rockfall.server.table import Table
from rockfall.server.table_folds import fold
from rockfall.server.table_info import info_of
from rockfall.server.wish_handlers import answer_for
from tools.lessons import LESSONS
from tools.lessons.script import Script, Turn

FOLDER: Final = Path(__file__).resolve().parent.parent / "web" / "src" / "screens" / "learn"
LEARNER: Final = 0
#: The client puts the learner's own in its place.
NAME: Final = "Learner"
#: Before the space that a whole walk leads to.
_WALK: Final = "go"


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


def play(script: Script) -> Lesson:
    """Play a script to its end."""
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

    settings = p.Settings(spec=script.spec, seats=script.seats, first=LEARNER)
    hear(p.Opened(checked(settings), ""))
    hear(*lobby.join(table, NAME, LEARNER))
    hear(*lobby.start(table, LEARNER, script.seed.encode().hex()))
    match = table.match
    assert match is not None
    for turn in script.turns:
        asks: list[dict[str, Any]] = []
        for text in (*turn.plays, *turn.others):
            for move in _moves(match, text):
                if match.actor == LEARNER:
                    asks.append(_asked(table, turn, move))
                hear(Chose(match.actor, move, _by(match.actor)))
                while match.actor == TABLE:
                    hear(Advanced())
        turns.append(_taught(turn, asks))
    return Lesson(table, steps, turns)


def _by(seat: int) -> Any:
    return "person" if seat == LEARNER else "bot"


def _moves(match: Match, text: str) -> Iterator[int]:
    """A move, or all steps of the way to a space."""
    layout = match.edition.rules.layout
    word, *rest = text.split()
    if word != _WALK:
        yield parse_move(layout, text)
        return
    end = parse_cell(rest[0]), int(rest[1])
    yield from next(way.moves for way in match.ways(match.actor) if (way.cell, way.space) == end)


def _taught(turn: Turn, asks: list[dict[str, Any]]) -> dict[str, Any]:
    """What the coach says in a turn, and all that can be asked while it lasts."""
    return {"says": turn.says, "about": turn.about, "accuses": turn.accuses, "asks": asks}


def _asked(table: Table, turn: Turn, awaited: int) -> dict[str, Any]:
    """A step of the learner's: why each legal move but one is not the one, and where ways lead."""
    match = table.match
    assert match is not None
    layout = match.edition.rules.layout
    answers: dict[str, list[int]] = {}
    for move in match.moves(LEARNER):
        if move != awaited:
            text = move_text(layout, move)
            why = next(why for form, why in turn.answers.items() if fnmatchcase(text, form))
            answers.setdefault(why, []).append(move)
    return {
        "step": len(match.steps),
        "answers": answers,
        "idle": {card: _kept_back(match, card) for card in sorted(set(_hand(match)))},
        "reach": msgspec.to_builtins(answer_for(table, LEARNER, p.Ways(step=table.step, id=0))),
    }


def _hand(match: Match) -> bytes:
    return match.truth.cards(match.truth.layout.zones.index(f"hand.{LEARNER}"))


def _kept_back(match: Match, card: int) -> list[Any]:
    """What keeps a card of the learner's from being played at all."""
    reasons = match.why_not(LEARNER, Parts(card))
    return [msgspec.to_builtins(p.Reason(reason.code, reason.args)) for reason in reasons]


def text(script: Script) -> str:
    """A lesson: a replay as the server sends one, and the coach's part, a line for each step."""
    table, steps, turns = play(script)
    info = msgspec.to_builtins(info_of(table))
    lines = ",\n".join(_line(step) for step in steps)
    taught = ",\n".join(_line(turn) for turn in turns)
    replay = f'{{"info":{_line(info)},"eye":{LEARNER},"steps":[\n{lines}\n]}}'
    return f'{{"replay":{replay},\n"turns":[\n{taught}\n]}}\n'


def contents() -> str:
    """Which lessons there are, and what is to be read before and after them."""
    listed = [
        {
            "name": script.name,
            "game": parse(script.spec).game.name,
            "reading": [page._asdict() for page in script.reading],
            "ends": script.ends,
            "learnt": script.learnt,
        }
        for script in LESSONS.values()
    ]
    return "[\n" + ",\n".join(map(_line, listed)) + "\n]\n"


def files() -> Iterator[tuple[Path, str]]:
    """All files, and what is to stand in them."""
    yield FOLDER / "lessons.json", contents()
    for name, script in LESSONS.items():
        yield FOLDER / "lessons" / f"{name}.json", text(script)


def _line(data: Any) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


if __name__ == "__main__":
    for file, content in files():
        file.parent.mkdir(exist_ok=True)
        file.write_text(content, "utf-8")

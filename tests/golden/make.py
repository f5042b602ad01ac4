"""Write the golden games anew: ``python -m tests.golden.make``, then read the difference.

Each file tells one game of three seats. Its first round is told in full: for every step who was
asked what, the legal moves, the move, and the operations; in brackets, what was told to eyes
that may not see a face; and every twenty steps what each eye sees. Then follow the moves of the
later rounds, and the last position.
"""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Final

from rockfall.editions.registry import load
from rockfall.kernel.layout import WATCHER
from rockfall.kernel.moves import kind_of
from rockfall.match.match import DEALER, Match, Step
from rockfall.match.notation import move_text, position_text
from rockfall.match.record import op_text
from rockfall.match.tokens import eye_text
from tests.support.play import diggingly

FOLDER: Final = Path(__file__).parent
SEATS: Final = 3
VIEWS_EVERY: Final = 20
#: set-up -> the number that picks deal and moves; chosen so that first rounds show much
GAMES: Final = {
    "jubilee": 72,
    "classic": 38,
    "gigamic": 86,
    "jubilee+saboteur2": 21,
    "classic+saboteur2": 71,
    "gigamic+saboteur2": 67,
}


def game_text(spec: str, number: int) -> str:
    """One whole game as text."""
    edition = load(spec, SEATS, first=0)
    match = Match(edition, b"golden %d" % number)
    chance = Random(number)
    lines = [f"edition {edition.spec}, {SEATS} seats, seed 'golden {number}'", ""]
    lines += ["--- 0, the deal", *_told(match), ""]
    while not match.over and _round(match) == 1:
        if match.steps[-1].number % VIEWS_EVERY == 0:
            lines += _views(match)
        lines += [f"--- {len(match.steps)}, {_question(match)}", *_legal(match)]
        _play(match, chance)
        lines += [*_told(match), ""]
    while not match.over:
        about = _question(match)
        step = _play(match, chance)
        lines.append(f"{step.number}, {about}: {move_text(edition.rules.layout, step.move)}")
    lines += ["", "--- the end", position_text(match.truth)]
    lines.append(f"scores {match.scores()}, winners {match.winners()}")
    return "\n".join(lines) + "\n"


def _round(match: Match) -> int:
    return match.truth.nums[match.truth.layout.nums.index("round")]


def _play(match: Match, chance: Random) -> Step:
    moves = match.moves(match.actor)
    move = diggingly(match.edition.rules, match.truth, moves, chance)
    return match.submit(match.actor, move)


def _question(match: Match) -> str:
    task = match.truth.layout.tasks[kind_of(match.truth.todo[-1])]
    return f"{eye_text(match.actor)} {task}"


def _legal(match: Match) -> Iterator[str]:
    """The legal moves of the actor, those with the same card or verb on one line."""
    groups: dict[str, list[str]] = {}
    for move in match.moves(match.actor):
        words = move_text(match.truth.layout, move).split()
        head = 2 if len(words) > 2 and words[0] != "rotate" else 1
        groups.setdefault(" ".join(words[:head]), []).append(" ".join(words[head:]))
    for head_words, rests in groups.items():
        yield f"  may {head_words}: {' | '.join(rests)}".rstrip(": ")


def _told(match: Match) -> Iterator[str]:
    """The last step as it happened, and as eyes are told it that may not see all."""
    eyes = range(WATCHER, SEATS)
    step = match.steps[-1]
    told = {eye: match.told_since(eye, step.number)[0] for eye in eyes}
    layout = match.truth.layout
    if step.seat != DEALER:
        said = {eye: move_text(layout, told[eye].move) for eye in eyes}
        yield f"{eye_text(step.seat)} {_whispered(move_text(layout, step.move), said)}"
    for i, op in enumerate(step.ops):
        said = {eye: op_text(layout, told[eye].ops[i]) for eye in eyes}
        yield f"  {_whispered(op_text(layout, op), said)}"


def _whispered(truth: str, said: dict[int, str]) -> str:
    """A line of the truth; behind it who heard something else, and what."""
    others: dict[str, list[str]] = {}
    for eye, text in said.items():
        if text != truth:
            others.setdefault(text, []).append(eye_text(eye))
    heard = "".join(f"  [{' '.join(eyes)}: {text}]" for text, eyes in others.items())
    return truth + heard


def _views(match: Match) -> Iterator[str]:
    """What every eye sees now."""
    for eye in range(WATCHER, SEATS):
        yield position_text(match.view(eye))


def path_of(spec: str) -> Path:
    """Where the golden game of an edition lies."""
    return FOLDER / f"{spec}.txt"


def main() -> None:
    """Write all golden games."""
    for spec, number in GAMES.items():
        path_of(spec).write_text(game_text(spec, number), encoding="utf-8")


if __name__ == "__main__":
    main()

"""Write the golden games anew: ``python -m tests.golden.make``, then read the difference.

Each file tells one game. Its first round is told in full: for every step who was asked what, the
legal moves, the move, and the operations; in brackets, what was told to eyes that may not see a
face; and now and then what each eye sees. Then follow the moves of the later rounds, and the last
position.
"""

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from rockfall.editions.registry import load
from rockfall.kernel.layout import TABLE, WATCHER
from rockfall.kernel.moves import kind_of
from rockfall.match.match import Match, Step
from rockfall.match.notation import move_text, position_text
from rockfall.match.record import op_text
from rockfall.match.spelling import eye_text
from tests.support.outwards import Showing
from tests.support.play import Chooser, diggingly
from tests.support.steering import Steered

FOLDER: Final = Path(__file__).parent
#: D22: role -> the gold that its dwarves get out with.
EXAMPLE: Final = {"yellow-loyal": [2, 2], "yellow-saboteur": [2], "blue-loyal": [3]}


class Golden(NamedTuple):
    """A golden game: its set-up, seats, the number that picks deal and moves, who plays it.

    The numbers are chosen so that first rounds show much.
    """

    spec: str
    seats: int
    number: int
    #: who plays it, made anew for every game
    players: Callable[[], Chooser] = lambda: diggingly
    views_every: int = 20


GAMES: Final = {
    "jubilee": Golden("jubilee", 3, 72),
    "classic": Golden("classic", 3, 38),
    "gigamic": Golden("gigamic", 3, 86),
    "jubilee+saboteur2": Golden("jubilee+saboteur2", 3, 21),
    "classic+saboteur2": Golden("classic+saboteur2", 3, 71),
    "gigamic+saboteur2": Golden("gigamic+saboteur2", 3, 67),
    "cave-2": Golden("cave", 2, 41, Showing, 9999),
    "cave-3": Golden("cave", 3, 3, Showing, 9999),
    "cave-5": Golden("cave", 5, 30, Showing, 9999),
    "cave-8": Golden("cave", 8, 30, Showing, 9999),
    # The rulebook's own count: with what gold dwarves of each role get out, and one never does.
    "cave-example": Golden("cave", 5, 121, lambda: Steered(EXAMPLE), 9999),
}


def game_text(game: Golden) -> str:
    """One whole game as text."""
    edition = load(game.spec, game.seats, first=0)
    match = Match(edition, b"golden %d" % game.number)
    chance, choose = Random(game.number), game.players()
    lines = [f"edition {edition.spec}, {game.seats} seats, seed 'golden {game.number}'", ""]
    lines += ["--- 0, the deal", *_told(match), ""]
    while not match.over and _round(match) == 1:
        if match.steps[-1].number % game.views_every == 0 or match.actor == TABLE:
            lines += _views(match)
        lines += [f"--- {len(match.steps)}, {_question(match)}", *_legal(match)]
        _play(match, chance, choose)
        lines += [*_told(match), ""]
    while not match.over:
        about = _question(match)
        step = _play(match, chance, choose)
        said = "" if step.seat == TABLE else f": {move_text(edition.rules.layout, step.move)}"
        lines.append(f"{step.number}, {about}{said}")
    lines += ["", "--- the end", position_text(match.truth)]
    came_out = match.result()
    lines.append(f"scores {came_out.scores}, winners {came_out.winners}")
    return "\n".join(lines) + "\n"


def _round(match: Match) -> int:
    return match.truth.nums[match.truth.layout.nums.index("round")]


def _play(match: Match, chance: Random, choose: Chooser) -> Step:
    if match.actor == TABLE:
        return match.advance()
    moves = match.moves(match.actor)
    move = choose(match.edition.rules, match.truth, moves, chance)
    return match.submit(match.actor, move)


def _question(match: Match) -> str:
    if match.actor == TABLE:
        found = match.verdict()
        assert found is not None
        return "the table goes on" if found.decided else "the round is over"
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
    eyes = range(WATCHER, match.truth.layout.seats)
    step = match.steps[-1]
    told = {eye: match.told_since(eye, step.number)[0] for eye in eyes}
    layout = match.truth.layout
    if step.seat != TABLE:
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
    for eye in range(WATCHER, match.truth.layout.seats):
        yield position_text(match.view(eye))


def path_of(name: str) -> Path:
    """Where a golden game lies."""
    return FOLDER / f"{name}.txt"


def main() -> None:
    """Write all golden games."""
    for name, game in GAMES.items():
        path_of(name).write_text(game_text(game), encoding="utf-8")


if __name__ == "__main__":
    main()

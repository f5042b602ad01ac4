"""What the browser client must make of what it is told, worked out by the engine itself.

`python -m tests.web.vectors` writes the small set that `npm test` reads; a test writes the whole.
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec

from rockfall.editions.registry import seat_limits
from rockfall.kernel.geometry import column, row
from rockfall.kernel.layout import GOD, WATCHER
from rockfall.kernel.moves import CELL, a_of, verb_of
from rockfall.kernel.ops import PICK, SWITCH, UNLAY, apply
from rockfall.kernel.rules import Rules
from rockfall.kernel.state import State, blank
from rockfall.kernel.tokens import owner_of, stands
from rockfall.match.match import Match
from rockfall.match.question import question, waiting
from rockfall.match.sentence import Sentence
from rockfall.match.story import tell
from rockfall.server import protocol as p
from rockfall.server.draw import commitment_of
from rockfall.server.entries import Closed
from rockfall.server.table_info import info_of
from rockfall.server.told_events import events, for_member, view_of
from rockfall.server.told_layout import layout_of
from rockfall.words import languages, words
from tests.server.offline_tables import OfflineTable
from tests.support.games import presets
from tests.support.play import Chooser, act, diggingly, edition
from tests.web.asks import asks
from tests.web.choices import choices
from tests.web.scenes import scenes

FOLDER: Final = Path(__file__).parents[2] / "web" / "tests" / "vectors"
NAMES: Final = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Fritz", "Gerda", "Hugo", "Ida", "Jan",
                "Käthe", "Levi")  # fmt: skip
#: Views and choices are compared after every so many steps.
_EVERY: Final = 17
#: What these leave behind is soon gone, so views are compared right after them too.
_RARE: Final = {PICK, SWITCH, UNLAY}
#: How often who goes on towards the goals does something else.
_IDLE: Final = 0.4
Vector = dict[str, Any]


# -- games -----------------------------------------------------------------------------------


def played(spec: str, seats: int, seed: int, steps: int, choose: Chooser = diggingly) -> Match:
    """A match some steps into it, by players who dig more often than not."""
    match = Match(edition(spec, seats), b"vector %d" % seed, [*NAMES[:seats]])
    chance = Random(seed)
    while not match.over and len(match.steps) <= steps:
        moves = match.moves(match.actor)
        act(match, choose(match.edition.rules, match.truth, moves, chance))
    return match


def onwards(rules: Rules, state: State, moves: list[int], chance: Random) -> int:
    """Now anything, now whatever is done nearest to a card that lies face down."""
    verbs = rules.layout.verbs
    placed = [move for move in moves if verbs[verb_of(move)].a == CELL]
    if not placed or chance.random() < _IDLE:
        return diggingly(rules, state, moves, chance)

    def far(move: int) -> int:
        at = a_of(move)
        return min(
            abs(column(at) - column(goal)) + abs(row(at) - row(goal)) for goal in state.grid.down
        )

    return min(placed, key=far)


def game(match: Match, eyes: Sequence[int]) -> Vector:
    """A match as some eyes are told it, and what they see of it from time to time."""
    return {
        "spec": match.edition.spec,
        "layout": msgspec.to_builtins(layout_of(match.edition.rules.layout)),
        "eyes": [_eye(match, eye) for eye in eyes],
        "choices": [*_choices(match)],
    }


def _eye(match: Match, eye: int) -> Vector:
    view = blank(match.truth.layout, eye)
    told: list[Any] = []
    checks: list[Vector] = []
    for step in match.told_since(eye, 0):
        told.append(step.ops)
        for op in step.ops:
            apply(view, op)
        rare = not _RARE.isdisjoint(op[0] for op in step.ops)
        if rare or step.number % _EVERY == 0 or step.number == len(match.steps) - 1:
            lit = sorted(view.grid.lit.items())
            found = {"view": _plain(view_of(view)), "lit": lit, "tokens": _tokens(view)}
            checks.append({"after": step.number, **found})
    return {"eye": eye, "told": told, "checks": checks}


def _tokens(view: State) -> list[list[int]]:
    """Of every token that stands: its counter, its owner, its cell, which space or edge."""
    standing = [(token, view.nums[token.num]) for token in view.layout.tokens]
    return [
        [token.num, owner_of(value), token.cell(value), token.part(value)]
        for token, value in standing
        if stands(value)
    ]


def _plain(view: p.View) -> Vector:
    sent: Vector = msgspec.to_builtins(view)
    return sent | {"tiles": sorted(sent["tiles"]), "down": sorted(sent["down"])}


def _choices(match: Match) -> Iterator[Vector]:
    """Legal moves on the way, each with its parts, and as they are sorted for a screen."""
    truth = match.view_before(GOD, 0)
    rules = match.edition.rules
    for step in match.steps:
        for op in step.ops:
            apply(truth, op)
        moves = rules.moves(truth) if truth.todo else []
        if moves and (step.number % _EVERY == 0 or len(moves) < 4):
            yield choices(truth, moves)


# -- words -----------------------------------------------------------------------------------


def sentences(matches: Sequence[Match], spoken: Sequence[str]) -> list[Vector]:
    """Every sort of sentence of some matches, in some languages, as Python words it."""
    said: dict[str, Vector] = {}
    for match in matches:
        for eye in (0, WATCHER):
            for sentence in _messages(match, eye):
                key, args = sentence.key, sentence.args
                sort = f"{key} {sorted(args)} {args.get('count')} {args.get('cards')}"
                said.setdefault(sort, _sentence(key, args, spoken))
    return [said[sort] for sort in sorted(said)]


def _messages(match: Match, eye: int) -> Iterator[Sentence]:
    view = blank(match.truth.layout, eye)
    for step in match.told_since(eye, 0):
        yield from tell(match.edition.rules, step, view)
        if view.todo:
            yield question(match.edition.rules, view)
            yield waiting(view)


def _sentence(key: str, args: Mapping[str, str | int], spoken: Sequence[str]) -> Vector:
    said = {language: words(key, dict(args), language, NAMES) for language in spoken}
    return {"key": key, "args": dict(args), "names": NAMES, "said": said}


# -- a table ---------------------------------------------------------------------------------


def table() -> Vector:
    """A table from its opening to its end as a member is told it, and what it folds to."""
    me = 1
    offline = OfflineTable(seats=4, bots=["", "", "", "random"])
    offline.join("Anna", "Ben", "Cleo", "Dora")
    offline.do(2, p.Sit(seat=-1))
    offline.do(2, p.Sit(seat=2))
    offline.do(0, p.Change(settings=p.Settings(seats=4, bots=["", "", "", "standard"])))
    offline.do(me, p.Ready(ready=True))
    numbers = {0: "a4" * 32, me: "b2" * 32}
    for member, number in numbers.items():
        offline.do(member, p.Commit(commitment=commitment_of(number)))
    offline.begin()
    for member, number in numbers.items():
        offline.do(member, p.Reveal(number=number))
    chance = Random(4)
    for _ in range(9):
        offline.move(rng=chance)
    offline.do(me, p.Say(words=p.RoleClaim(1, "digger")))
    offline.do(0, p.Say(words=p.RoleClaim(1, "saboteur")))
    offline.do(me, p.Mute(member=2))
    offline.do(2, p.Say(words=p.Phrase("hurry")))
    offline.do(me, p.Propose(motion="pause"))
    offline.do(0, p.Propose(motion="pause"))
    offline.do(0, p.Propose(motion="continue"))
    offline.do(2, p.Away())
    offline.do(3, p.Leave())
    match = offline.table.match
    assert match is not None
    while not match.over:
        offline.move(rng=chance)
    offline.fold([Closed("finished")])
    told = [for_member(offline.table, me, what[me]) for what in events(offline.table, [me], 0)]
    return {
        "member": me,
        "number": numbers[me],
        "info": msgspec.to_builtins(info_of(offline.table)),
        "verdicts": msgspec.to_builtins(
            [one for all_ in offline.table.verdicts.values() for one in all_]
        ),
        "view": _plain(view_of(match.view(me))),
        "told": [
            msgspec.to_builtins(p.Told(seq, offline.table.log[seq][0], what))
            for seq, what in enumerate(told)
        ],
    }


# -- writing ---------------------------------------------------------------------------------


def small() -> dict[str, Any]:
    """What is committed: enough for every operation and a round's end, in few bytes."""
    games = {
        "base": game(played("jubilee", 3, 1, 90), (0, WATCHER)),
        "party": game(played(presets()["party"], 4, 2, 70), (1, GOD)),
        "cave": game(played("cave", 3, 7, 140, onwards), (0, WATCHER)),
    }
    told = sentences([played("jubilee", 3, 1, 90)], ["en"])
    return {**{f"game-{name}": one for name, one in games.items()}, "words": told, **_laid_out()}


def whole() -> dict[str, Any]:
    """Whole games of every preset with the fewest and a middling number of seats, all eyes."""
    files: dict[str, Any] = {}
    matches: list[Match] = []
    for number, (name, spec) in enumerate(sorted(presets().items())):
        fewest, most = seat_limits(spec)
        for seats in (fewest, min(most, fewest + 3)):
            # Where one must walk to a goal, who only digs gets to none.
            choose = onwards if any(edition(spec, seats).rules.layout.spaces.count) else diggingly
            match = played(spec, seats, number, 10_000, choose)
            files[f"game-{name}-{seats}"] = game(match, [GOD, WATCHER, *range(seats)])
            matches.append(match)
    return {**files, "words": sentences(matches, languages()), **_laid_out()}


def _laid_out() -> dict[str, Any]:
    """What is the same in both sets."""
    return {"scenes": scenes(), "asks": asks(), "table": table()}


def write(files: Mapping[str, Any], folder: Path) -> None:
    """One file for each, on one line for each part."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, data in files.items():
        (folder / f"{name}.json").write_text(text(data), "utf-8")


def text(data: Any) -> str:
    """As short as JSON can be, in UTF-8."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n"


if __name__ == "__main__":
    write(small(), FOLDER)

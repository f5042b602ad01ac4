"""A whole match as one JSON document, and back; what is wrong with one is said, and where.

A document holds what was chosen, not what came of it: loading plays every step again and
compares a running sum, so a document that loads is the match that was saved.
"""

import re
from typing import Annotated, Final, NoReturn

import msgspec

from rockfall.editions.registry import Edition, EditionError, load, parse
from rockfall.kernel.layout import TABLE, Layout
from rockfall.match.match import Match, MoveError, SetupError, Step
from rockfall.match.notation import NotationError, move_text, parse_move
from rockfall.match.record import op_text, running_sum
from rockfall.words import words

FORMAT: Final = "rockfall-match"
#: Version 1 was written when the end of a round and the next deal were one step.
VERSION: Final = 2
#: Numbers beyond this are a slip, and thousands of digits could not even be shown.
_Number = Annotated[int, msgspec.Meta(ge=-(10**9), le=10**9)]
_BYTE: Final = re.compile(r"(.*) \(byte ([0-9]+)\)")


class DocumentError(ValueError):
    """A document that is not a match: where it is wrong, and what is wrong there."""

    def __init__(self, where: str, what: str) -> None:
        super().__init__(f"{where}: {what}")
        self.where = where
        self.what = what


class _Head(msgspec.Struct):
    """What tells a document of ours from any other."""

    format: str
    version: _Number


class _Step(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    sum: str
    #: nobody's and nothing where the table went on by itself
    seat: _Number | None = None
    move: str = ""


class _Document(msgspec.Struct, forbid_unknown_fields=True):
    format: str
    version: _Number
    edition: str
    seats: _Number
    first: _Number
    names: list[str]
    seed: str
    deal: str
    steps: list[_Step]


# -- saving ----------------------------------------------------------------------------------


def save(match: Match) -> str:
    """The match as a JSON document."""
    layout = match.edition.rules.layout
    total = _deal_sum(match)
    deal, steps = total, list[_Step]()
    for step in match.steps[1:]:
        total = _step_sum(layout, total, step)
        if step.seat == TABLE:
            steps.append(_Step(total))
        else:
            steps.append(_Step(total, step.seat, move_text(layout, step.move)))
    document = _Document(
        FORMAT,
        VERSION,
        match.edition.spec,
        match.edition.seats,
        match.edition.first,
        match.names,
        match.seed.hex(),
        deal,
        steps,
    )
    return msgspec.json.format(msgspec.json.encode(document), indent=1).decode() + "\n"


def _deal_sum(match: Match) -> str:
    """The sum over what was agreed on and the deal."""
    edition = match.edition
    head = [edition.spec, str(edition.seats), str(edition.first), *match.names, match.seed.hex()]
    layout = edition.rules.layout
    return running_sum(FORMAT, head + [op_text(layout, op) for op in match.steps[0].ops])


def _step_sum(layout: Layout, before: str, step: Step) -> str:
    said = ""
    if step.seat != TABLE:
        said = f"#{step.seat} {move_text(layout, step.move)}"
    return running_sum(before, [said, *(op_text(layout, op) for op in step.ops)])


# -- loading ---------------------------------------------------------------------------------


def load_match(text: str | bytes) -> Match:
    """The match that a document holds; DocumentError says what is wrong with it, and where."""
    document = _read(text)
    match = _begin(document)
    total = _deal_sum(match)
    if total != document.deal:
        raise DocumentError("$.deal", "these players, edition and seed do not give this deal")
    for index, saved in enumerate(document.steps):
        total = _replay(match, f"$.steps[{index}]", saved, total)
    return match


def _read(text: str | bytes) -> _Document:
    """The document in its form, still unplayed."""
    # A lone surrogate is no text; passed on as it is, it is refused as any wrong byte.
    raw = text.encode("utf-8", "surrogatepass") if isinstance(text, str) else text
    try:
        head = msgspec.json.decode(raw, type=_Head)
        if head.format != FORMAT:
            raise DocumentError("$.format", f"this is no match of ours but '{head.format[:40]}'")
        if head.version != VERSION:
            what = f"version {head.version} cannot be read any more, only version {VERSION}"
            raise DocumentError("$.version", what)
        return msgspec.json.decode(raw, type=_Document)
    except msgspec.ValidationError as error:
        what, _, where = str(error).partition(" - at ")
        raise DocumentError(where.strip("`") or "$", what) from None
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        _not_json(raw, str(error))


def _not_json(raw: bytes, what: str) -> NoReturn:
    """Say where a text stops being JSON."""
    found = _BYTE.fullmatch(what)
    read = (raw[: int(found[2])] if found else raw).decode("utf-8", "replace")
    line, column = read.count("\n") + 1, len(read) - read.rfind("\n")
    raise DocumentError(f"line {line}, column {column}", found[1] if found else what)


def _begin(document: _Document) -> Match:
    """The match as it was dealt."""
    edition = _edition(document)
    try:
        seed = bytes.fromhex(document.seed)
    except ValueError:
        raise DocumentError("$.seed", "a seed is an even number of digits 0-9 and a-f") from None
    try:
        return Match(edition, seed, document.names)
    except SetupError as error:
        raise DocumentError(f"$.{error.where}", str(error)) from None


def _edition(document: _Document) -> Edition:
    where = "$.edition"
    try:
        parse(document.edition)
        where = "$.seats"
        load(document.edition, document.seats)
        where = "$.first"
        return load(document.edition, document.seats, document.first)
    except EditionError as error:
        raise DocumentError(where, str(error)) from None


def _replay(match: Match, where: str, saved: _Step, total: str) -> str:
    """Play a saved step again; gives the sum up to there."""
    layout = match.edition.rules.layout
    try:
        step = _play(match, where, saved)
    except NotationError as error:
        raise DocumentError(f"{where}.move", str(error)) from None
    except MoveError as error:
        refusal = error.refusal
        what = words(f"refuse-{refusal.code}", refusal.args, names=match.names)
        raise DocumentError(f"{where}.move", what) from None
    total = _step_sum(layout, total, step)
    if total != saved.sum:
        number = len(match.steps) - 1
        raise DocumentError(f"{where}.sum", f"step {number} does not replay as it was saved")
    return total


def _play(match: Match, where: str, saved: _Step) -> Step:
    if saved.seat is not None:
        return match.submit(saved.seat, parse_move(match.edition.rules.layout, saved.move))
    if match.actor != TABLE:
        raise DocumentError(f"{where}.seat", "somebody has to act here, or the match is over")
    return match.advance()

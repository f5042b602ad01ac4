"""Playing a match that is over once more from its seed, and comparing it with what was told.

A proof or a saved match is played step by step against its running sums. What a server told the
public is folded like any log and told again: every card drawn, every verdict and every score must
come out the same. So a lie has to be in all places at once, and even then the seed gives it away.
"""

import msgspec
from msgspec import Struct

from rockfall.kernel.layout import UNSEEN, WATCHER, Layout
from rockfall.kernel.ops import MOVE
from rockfall.match.document import DocumentError, load_match
from rockfall.match.match import Match
from rockfall.server import protocol as p
from rockfall.server.draw import commitment_of
from rockfall.server.entries import (
    MATCH_FORMAT,
    Advanced,
    Chose,
    Closed,
    Dealt,
    DrawOpened,
    Entry,
    read_entry,
)
from rockfall.server.fair import check_draw, out_of_order
from rockfall.server.faults import Fault, differences, misshapen
from rockfall.server.store.errors import StoreError
from rockfall.server.store.rows import Whole
from rockfall.server.store.transfer import FORMAT, read_line
from rockfall.server.table import Table
from rockfall.server.table_folds import fold
from rockfall.server.table_info import info_of
from rockfall.server.told_events import events


class Checked(Struct):
    """What was found out about one match."""

    #: the table, or the line of the file it comes from; empty if there is only one
    name: str = ""
    spec: str = ""
    players: list[str] = []
    over: bool = False
    #: the promise that was made at the deal and kept, if one was made
    commitment: str = ""
    #: who pledged a number for the seed, and those of them whose number is in it
    pledged: list[str] = []
    drawn: list[str] = []
    #: moves played again, cards drawn unseen in them, and steps of the table told again
    steps: int = 0
    draws: int = 0
    told: int = 0
    scores: list[int] = []
    winners: list[int] = []
    faults: list[Fault] = []


class Report(Struct):
    """What was checked; `running` counts tables that have no finished match to check yet."""

    kind: str
    matches: list[Checked]
    running: int = 0

    @property
    def true(self) -> bool:
        """Whether there was something to check, and all of it holds."""
        return bool(self.matches) and not any(match.faults for match in self.matches)


def check_text(raw: bytes) -> Report:
    """A proof, a saved match or an export, told apart by what stands in it."""
    if _is_export(raw):
        return _check_export(raw)
    try:
        proof = msgspec.json.decode(raw, type=dict[str, msgspec.Raw])
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        proof = {}
    if "commitment" not in proof:
        return Report("match", [_check_document(raw)[0]])
    try:
        return Report("proof", [_check_proof(msgspec.json.decode(raw, type=p.Proof))[0]])
    except msgspec.ValidationError as error:
        return Report("proof", [Checked(faults=[misshapen(error)])])


def check_online(proof: bytes, replay: bytes) -> Report:
    """A match by its proof and by what its server told the public of it."""
    try:
        given = msgspec.json.decode(proof, type=p.Proof)
        told = msgspec.json.decode(replay, type=p.Replay)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        return Report("server", [Checked(faults=[misshapen(error)])])
    checked, match = _check_proof(given)
    checked.name = told.info.table
    if match is not None:
        checked.faults = [*checked.faults, *_check_told(match, given, told)]
        checked.told = len(told.steps)
    return Report("server", [checked])


# -- documents -------------------------------------------------------------------------------


def _check_document(raw: bytes) -> tuple[Checked, Match | None]:
    try:
        match = load_match(raw)
    except DocumentError as error:
        return Checked(faults=[Fault(error.where, error.what)]), None
    return _sum_up(match), match


def _sum_up(match: Match) -> Checked:
    layout = match.edition.rules.layout
    return Checked(
        spec=match.edition.spec,
        players=match.names,
        over=match.over,
        steps=len(match.steps) - 1,
        draws=sum(_draws(layout, op) for step in match.steps for op in step.ops),
        scores=match.result().scores,
        winners=match.result().winners,
    )


def _draws(layout: Layout, op: p.Op) -> bool:
    """Whether an operation takes a card from where nobody sees it."""
    return op[0] == MOVE and layout.sight[op[2]] == UNSEEN


def _check_proof(proof: p.Proof) -> tuple[Checked, Match | None]:
    checked, match = _check_document(msgspec.json.encode(proof.match))
    faults = [Fault(f"$.match{fault.where[1:]}", fault.what) for fault in checked.faults]
    try:
        made = commitment_of(str(proof.match.get("seed")))
    except ValueError:
        made = "nothing: it is no seed"
    if made == proof.commitment:
        checked.commitment = made
    else:
        what = f"{proof.commitment} was promised, but the seed in $.match.seed makes {made}"
        faults.append(Fault("$.commitment", what))
    if match is not None:
        faults += _check_end("$.how", proof.how, match)
        faults += _note_draw(checked, "$.draw", proof.draw, match)
    checked.faults = faults
    return checked, match


def _note_draw(checked: Checked, where: str, draw: p.Draw | None, match: Match) -> list[Fault]:
    """What the draw of the seed proves, and for whom."""
    if draw is None:
        return []
    faults = check_draw(where, draw, match.seed.hex(), match.edition.seats)
    if not faults:
        names = [match.names[pledge.seat] for pledge in draw.pledges]
        checked.pledged = names
        checked.drawn = [name for name, number in zip(names, draw.numbers, strict=True) if number]
    return faults


def _check_end(where: str, how: str, match: Match) -> list[Fault]:
    """A match is finished when the rules say so, and not before."""
    if match.over == (how == "finished"):
        return []
    steps = len(match.steps) - 1
    what = "ends" if match.over else "does not end"
    return [Fault(where, f"'{how}', but the match {what} with step {steps}")]


# -- what a server told ----------------------------------------------------------------------


def _check_told(match: Match, proof: p.Proof, replay: p.Replay) -> list[Fault]:
    """Fold what was told into a table of our own, and let it tell everything again."""
    if replay.eye != WATCHER:
        return [Fault("replay $.eye", f"is {replay.eye}, not the public's {WATCHER}")]
    table = Table(replay.info.table)
    for number, step in enumerate(replay.steps):
        where = f"replay $.steps[{number}]"
        if step.seq != number:
            return [Fault(f"{where}.seq", f"is {step.seq}: a step is missing or told twice")]
        try:
            _happen(table, step.at, _entry(step.what, match, proof))
        except (LookupError, ValueError, AssertionError) as error:
            return [Fault(where, f"this cannot have happened here: {error!r}")]
    if table.match is None or len(table.match.steps) != len(match.steps):
        told = len(table.match.steps) - 1 if table.match is not None else "no"
        return [Fault("replay $.steps", f"{told} moves, but the proof has {len(match.steps) - 1}")]
    faults = differences("replay $.info", info_of(table), replay.info)
    faults += differences("$.draw", table.draw.opened() if table.draw else None, proof.draw)
    for number, (step, made) in enumerate(
        zip(replay.steps, events(table, [WATCHER], 0), strict=True)
    ):
        if not isinstance(step.what, p.Nothing):
            where = f"replay $.steps[{number}].what"
            faults += differences(where, made[WATCHER], step.what)
    if not any(isinstance(step.what, p.Ended) for step in replay.steps):
        faults.append(Fault("replay $.steps", f"nothing tells the end, which was '{proof.how}'"))
    return faults


def _happen(table: Table, at: int, entry: Entry) -> None:
    """Fold an entry, unless the draw of the seed forbids it here."""
    wrong = out_of_order(table, entry)
    if wrong:
        raise ValueError(wrong)
    fold(table, at, entry)


def _entry(what: p.ToldEvent, match: Match, proof: p.Proof) -> Entry:
    """What must stand in the log for this to be told, as far as it can be known from the proof."""
    if isinstance(what, p.Began):
        seed, spec = match.seed.hex(), match.edition.spec
        return Dealt(seed, spec, what.members, what.levels, match.names, MATCH_FORMAT)
    if isinstance(what, p.Moved):
        step = match.steps[what.step]
        return Chose(step.seat, step.move, what.by)
    if isinstance(what, p.Advanced):
        return Advanced()
    if isinstance(what, p.Ended):
        return Closed(proof.how)
    if isinstance(what, p.Drawing):
        assert proof.draw is not None, "the proof has no draw"
        return DrawOpened(proof.draw.half, what.pledges)
    # Something untold concerns no card; waking changes nothing either.
    return p.Woke() if isinstance(what, p.Nothing) else what


# -- exports ---------------------------------------------------------------------------------


def _is_export(raw: bytes) -> bool:
    return raw.lstrip().startswith(b'{"format":"' + FORMAT.encode() + b'"')


def _check_export(raw: bytes) -> Report:
    report = Report("export", [])
    for number, line in enumerate(raw.splitlines(), 1):
        where = f"line {number}"
        try:
            whole = read_line(line)
        except StoreError as error:
            report.matches.append(Checked(name=where, faults=[Fault(where, str(error))]))
            continue
        if whole.row.phase != "over":
            report.running += 1
            continue
        report.matches.append(_check_table(f"{where}, table {whole.row.id}", whole))
    return report


def _check_table(name: str, whole: Whole) -> Checked:
    """An export holds choices and seeds, nothing that came of them: they must play to the end."""
    table = Table(whole.row.id)
    for row in whole.entries:
        try:
            _happen(table, row.at, read_entry(row.body))
        except (LookupError, ValueError, AssertionError) as error:
            what = f"this cannot have happened here: {error!r}"
            return Checked(name=name, faults=[Fault(f"{name}, entry {row.seq}", what)])
    if table.match is None or table.phase != "over":
        what = "the table is said to be over, but its entries do not end it"
        return Checked(name=name, faults=[Fault(name, what)])
    checked = _sum_up(table.match)
    checked.name = name
    checked.commitment = commitment_of(table.seed)
    draw = table.draw.opened() if table.draw is not None else None
    checked.faults = [
        *_check_end(name, table.how, table.match),
        *_note_draw(checked, f"{name}, draw", draw, table.match),
    ]
    return checked

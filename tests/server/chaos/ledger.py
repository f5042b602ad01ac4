"""What people asked for and were answered, to be held against what is stored.

What was acknowledged is stored once, what was refused is nowhere, and what was never answered,
because the line was lost, may be either. Every word and every name is said only once.
"""

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from typing import Final, Literal, NamedTuple

from msgspec import Struct

from rockfall.server import protocol as p
from rockfall.server.entries import Chose, Dealt, Entry
from tests.server.chaos.line import Key, Transcript, Wish
from tests.server.chaos.truth import Truth
from tests.server.support.client import Reply

Answer = Literal["done", "noted", "refused", "lost"]
#: What a wish that was done has left at the end of what it stored.
_LEAVES: Final[dict[str, tuple[type[Entry], ...]]] = {
    "start": (Dealt,),
    "propose": (p.Proposed,),
    "away": (p.WentAway, p.CameBack),
    "mute": (p.Muted,),
    "ready": (p.Readied,),
}


class Said(NamedTuple):
    """Words that were said once, and what was answered."""

    table: str
    member: int
    answer: Answer
    seq: int


class Played(NamedTuple):
    """A move that somebody wished to make on a step."""

    table: str
    member: int
    step: int
    move: int


class Done(NamedTuple):
    """Anything else that was acknowledged."""

    table: str
    member: int
    kind: str
    seq: int


def _kind(answer: Reply | None) -> Answer:
    match answer:
        case None:
            return "lost"
        case p.Refused():
            return "refused"
        case p.Noted():
            return "noted"
    return "done"


class Ledger:
    """Everything that was asked for so far."""

    def __init__(self) -> None:
        self.words: dict[str, Said] = {}
        #: a move may be wished for again after a line was lost
        self.moves: defaultdict[Played, Counter[Answer]] = defaultdict(Counter)
        self._made: dict[Played, int] = {}
        self.done: list[Done] = []
        #: the name of somebody who came -> at which table, and what was answered
        self.names: dict[str, tuple[str, Answer]] = {}
        self.refusals: Counter[str] = Counter()

    def take(self, transcript: Transcript) -> None:
        """Note everything that was asked for on a connection that has ended."""
        key = Key("")
        for number, wish in transcript.wishes.items():
            answer = transcript.answers.get(number)
            if isinstance(answer, p.Refused):
                self.refusals[answer.code] += 1
            if wish.key is None:
                self._note(key, wish, answer)
            elif isinstance(answer, p.Welcome):
                key = wish.key

    def _note(self, key: Key, wish: Wish, answer: Reply | None) -> None:
        seq = answer.seq if isinstance(answer, p.Done) else -1
        text = wish.fields["words"].get("text", "") if wish.kind == "say" else ""
        if text:
            assert text not in self.words, "words were said twice"
            self.words[text] = Said(key.table, key.member, _kind(answer), seq)
        elif wish.kind == "move":
            played = Played(key.table, key.member, wish.fields["step"], wish.fields["move"])
            self.moves[played][_kind(answer)] += 1
            if seq >= 0:
                self._made[played] = seq
        elif seq >= 0:
            self.done.append(Done(key.table, key.member, wish.kind, seq))

    @property
    def acknowledged(self) -> int:
        """How many wishes were acknowledged."""
        words = sum(said.answer == "done" for said in self.words.values())
        return words + len(self._made) + len(self.done)

    # -- against what is stored --------------------------------------------------------------

    def faults(self, truths: Mapping[str, Truth]) -> Iterator[str]:
        """Hold everything against all logs."""
        yield from self._wrong_words(truths)
        yield from self._wrong_names(truths)
        yield from self._lost_moves(truths)
        yield from self._made_up_moves(truths)
        for done in self.done:
            stored = truths[done.table].entries[max(0, done.seq - 1) : done.seq + 1]
            kinds: type | tuple[type, ...] = _LEAVES.get(done.kind, Struct)
            if done.kind == "rematch":
                # Whoever asks again is answered as if it were done now.
                stored, kinds = truths[done.table].entries[: done.seq + 1], p.Rematched
            if not any(isinstance(entry, kinds) for entry in stored):
                yield f"{done} was acknowledged, but {stored} is stored"

    def _wrong_words(self, truths: Mapping[str, Truth]) -> Iterator[str]:
        spoken = defaultdict[str, list[tuple[str, int, int]]](list)
        for name, truth in truths.items():
            for seq, entry in enumerate(truth.entries):
                if isinstance(entry, p.Spoke) and isinstance(entry.words, p.Chat):
                    spoken[entry.words.text].append((name, entry.member, seq))
        for text in spoken.keys() - self.words.keys():
            yield f"'{text}' is stored, and nobody said it"
        for text, said in self.words.items():
            stored = spoken.get(text, [])
            if said.answer == "done" and stored != [(said.table, said.member, said.seq)]:
                yield f"{said} was acknowledged, but {stored} is stored"
            elif len(stored) > (said.answer != "refused"):
                yield f"words that were {said.answer} are stored: {stored}"

    def _wrong_names(self, truths: Mapping[str, Truth]) -> Iterator[str]:
        came = defaultdict[str, list[str]](list)
        for name, truth in truths.items():
            for entry in truth.entries:
                if isinstance(entry, p.Joined):
                    came[entry.name].append(name)
        for name, (table, answer) in self.names.items():
            # Who came once comes along to every rematch.
            if answer == "done" and came[name].count(table) != 1:
                yield f"{name} came to {table}, but {came[name]} is stored"
            if answer == "refused" and came[name]:
                yield f"{name} was refused, and came to {came[name]}"

    def _lost_moves(self, truths: Mapping[str, Truth]) -> Iterator[str]:
        for played, seq in self._made.items():
            truth = truths[played.table]
            seat = truth.table.seat_of(played.member)
            made = (Chose(seat, played.move, "person"), truth.seq_of(played.step))
            stored = truth.entries[made[1]] if made[1] < len(truth.entries) else None
            if stored != made[0] or made[1] > seq:
                yield f"{played} was acknowledged as {seq}, but {stored} is stored"

    def _made_up_moves(self, truths: Mapping[str, Truth]) -> Iterator[str]:
        """Every move of a person was wished for by that person, and not refused."""
        wished = defaultdict[tuple[str, int, int], list[int]](list)
        for played, answers in self.moves.items():
            if answers["done"] or answers["noted"] or answers["lost"]:
                wished[played.table, played.member, played.move].append(played.step)
        for name, truth in truths.items():
            for step, seq in enumerate(truth.table.seq_of_step[1:]):
                chose = truth.entries[seq]
                if not isinstance(chose, Chose) or chose.by != "person":
                    continue
                member = truth.table.chairs[chose.seat].member
                # In a window the answers come together, on later steps than they were given.
                if not any(one <= step for one in wished[name, member, chose.move]):
                    yield f"nobody wished for {chose} on step {step}"

"""Bots talk: by what everybody sees, seldom, in their temper, and nobody waits for them."""

import asyncio
from collections import Counter
from collections.abc import Callable
from itertools import pairwise
from random import Random
from statistics import mean
from typing import Any

import msgspec
import pytest

from rockfall.editions.registry import load, seat_limits
from rockfall.kernel.dice import Dice
from rockfall.kernel.effects import HARMS, LOOKS
from rockfall.kernel.layout import BACK, TABLE, WATCHER
from rockfall.kernel.sight import mask, redact_move
from rockfall.kernel.state import State
from rockfall.server import bot_words, lobby
from rockfall.server import protocol as p
from rockfall.server.bot_talk import GAP, MOST_WORDS
from rockfall.server.bot_words import ACCUSES, Deed, as_seen, deed_of, remark
from rockfall.server.entries import Chose, Entry
from rockfall.server.keys import Keyring
from rockfall.server.lobby import BOT_NAMES
from rockfall.server.metrics import Metrics
from rockfall.server.services import Services
from rockfall.server.settings import checked
from rockfall.server.sitting import Sitting
from rockfall.server.table import Table
from rockfall.server.table_folds import fold
from rockfall.server.table_session import TableSession
from rockfall.server.tempers import TEMPERS, temper_of
from rockfall.server.thinking.thinkers import Question
from rockfall.server.turnstile import Turnstile
from tests.laws import twins
from tests.server.offline_tables import SEED, seated
from tests.server.registries import LoopClock
from tests.server.virtual import MemoryStore, run_virtually
from tests.support.games import presets
from tests.support.play import at_random
from tests.support.strategies import Game

SPECS = sorted({*presets().values()})


class AtRandom:
    """Thinkers that choose by chance, so that much is done to others."""

    def __init__(self) -> None:
        self.session: TableSession
        self._chance = Random(5)

    async def think(self, question: Question) -> int:
        """Any legal move."""
        match = self.session.table.match
        assert match is not None
        return self._chance.choice(match.moves(question.seat) or [0])


async def evening(steps: int, listening: bool = True, **settings: Any) -> TableSession:
    """Ann, who lets a bot play, and three bots; she hears what is said."""
    thinkers = AtRandom()
    services = Services(MemoryStore(), thinkers, Metrics(), LoopClock(), Turnstile())  # type: ignore[arg-type]
    session = thinkers.session = TableSession(services, Table("a-table"), Keyring())
    told = p.Settings(seats=4, bots=["", *["random"] * 3], **settings)
    entries: list[Entry] = [p.Opened(checked(told), "CODE"), p.Joined(0, "Ann"), p.Sat(0, 0)]
    async with session.writer.lock:
        await session.writer.commit(entries)
    if listening:
        sitting = Sitting("a-table", 0, -1, None, 0)
        session.audience.admit(sitting, lambda: None, lambda code: None)
    async with session.writer.lock:
        await session.writer.commit(lobby.start(session.table, 0, SEED))
        await session.writer.commit([p.WentAway(0, "random")])
    while session.table.step < steps and session.table.phase == "playing":
        await asyncio.sleep(1)
    await session.close()
    return session


def spoken(session: TableSession) -> list[tuple[int, p.Spoke]]:
    """What bots said, with the number of the move before it."""
    found, step = [], 0
    for _, entry in session.table.log:
        step += isinstance(entry, Chose)
        if isinstance(entry, p.Spoke):
            found.append((step, entry))
    return found


def foe(state: State, seat: int) -> bool:
    """Whether a seat really works against the rest."""
    frame = state.layout.frame
    card = state.card(frame.roles[seat]) if frame.roles else 0
    return bool(frame.foes) and frame.sides.get(card, "") == frame.foes


def compare(spec: str, seen: Callable[[State], State]) -> Counter[str]:
    """Let every seat say something in two worlds that look alike to all; it must be the same.

    Counts what was said, and how often by one who is a foe in one world only.
    """
    fewest, most = seat_limits(spec)
    game, chance = Game(spec, min(fewest + 2, most), 7, at_random), Random(7)
    counted: Counter[str] = Counter()
    for number, step in enumerate(game.steps(60)):
        if step.seat == TABLE:
            continue
        dealt = twins.deal_anew(step.after, WATCHER, set(), chance)
        worlds = step.after, twins.with_cards(step.after, dealt)
        layout = step.after.layout
        told = redact_move(layout, step.move, step.seat, WATCHER)
        done = deed_of(layout, step.seat, told)._replace(harms=3)
        for seat in range(layout.seats):
            for deed in (done, Deed((seat + 1) % layout.seats, ACCUSES, seat)):
                for temper in TEMPERS:
                    said = [
                        remark(seen(world), deed, seat, temper, Dice(b"%d" % number))
                        for world in worlds
                    ]
                    assert said[0] == said[1], "its words tell who it is"
                    if said[0] is not None:
                        counted[type(said[0]).__name__] += 1
                        counted["differs"] += foe(worlds[0], seat) != foe(worlds[1], seat)
    return counted


@pytest.mark.parametrize("spec", SPECS)
def test_a_saboteurs_words_are_those_of_a_digger_in_the_same_public_situation(spec: str) -> None:
    counted = compare(spec, lambda world: mask(world, WATCHER))
    assert counted["Phrase"]
    assert counted["Emote"]
    if load(spec, seat_limits(spec)[0]).rules.layout.frame.foes:
        assert counted["RoleClaim"]
        assert counted["differs"] > 20


def test_a_bot_that_says_who_it_is_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def honest(view: State, seat: int, foe: bool) -> str:
        return view.layout.kinds[view.card(view.layout.frame.roles[seat])]

    monkeypatch.setattr(bot_words, "_role", honest)
    with pytest.raises(AssertionError, match="tell who it is"):
        compare("jubilee", lambda world: world)


def test_bots_talk_seldom_and_never_without_end() -> None:
    async def work() -> None:
        session = await evening(150)
        said = spoken(session)
        assert len(said) >= 3
        assert len(said) <= min(MOST_WORDS, session.table.step // GAP + 1)
        assert all(entry.member == -1 and entry.seat > 0 for _, entry in said)
        assert all(later[0] - one[0] >= GAP for one, later in pairwise(said))
        assert session.table.bot_words == len(said)
        assert any(isinstance(entry.words, p.GoalClaim) for _, entry in said)
        # It is in the log as it is told: who comes back hears it again.
        again = Table("a-table")
        for at, entry in session.table.log:
            fold(again, at, msgspec.json.decode(msgspec.json.encode(entry), type=Entry))
        assert (again.bot_words, again.bot_spoke) == (len(said), session.table.bot_spoke)

    run_virtually(work)


def test_bots_are_silent_where_that_was_wished_and_where_nobody_listens() -> None:
    async def work() -> None:
        assert spoken(await evening(150, talk=False)) == []
        assert spoken(await evening(150, listening=False)) == []

    run_virtually(work)


def test_nobody_waits_for_what_bots_say() -> None:
    async def work() -> None:
        loud, quiet = await evening(60), await evening(60, talk=False)
        assert spoken(loud)
        moves = [
            [at for at, entry in session.table.log if isinstance(entry, Chose)][:60]
            for session in (loud, quiet)
        ]
        first = [one[0] for one in moves]
        assert [at - first[0] for at in moves[0]] == [at - first[1] for at in moves[1]]

    run_virtually(work)


def test_who_is_accused_answers_and_a_claim_is_judged_at_the_end_like_any_other() -> None:
    offline = seated(3)
    assert offline.table.match is not None
    view = offline.table.match.view(WATCHER)
    calm = next(temper for temper in TEMPERS if temper.manner == "calm")._replace(talk=1.0)
    denial = remark(view, Deed(0, ACCUSES, 2), 2, calm, Dice(b""))
    assert denial == p.RoleClaim(2, "digger")
    gruff = next(temper for temper in TEMPERS if temper.manner == "gruff")._replace(talk=1.0)
    deed = Deed(1, HARMS, 2, harms=1)
    # One roll in some is in vain, however readily somebody talks.
    said = {remark(view, deed, 2, gruff, Dice(b"%d" % number)) for number in range(20)}
    assert said == {None, p.RoleClaim(1, "saboteur")} or said == {p.RoleClaim(1, "saboteur")}
    offline.fold([p.Spoke(-1, p.RoleClaim(1, "saboteur"), 2)])
    assert offline.table.claims._made == {offline.table.seq - 1: p.RoleClaim(1, "saboteur")}


def looked(spec: str = "jubilee") -> tuple[State, Deed]:
    """A world in which somebody has looked at a goal, and that deed as all saw it."""
    for step in Game(spec, 5, 3, at_random).steps(200):
        layout = step.after.layout
        if step.seat != TABLE:
            told = redact_move(layout, step.move, step.seat, WATCHER)
            deed = deed_of(layout, step.seat, told)
            zone = step.after.grid.down.get(deed.cell)
            if deed.effect == LOOKS and zone is not None:
                assert mask(step.after, step.seat).card(zone) != BACK
                return step.after, deed
    raise AssertionError("nobody looked at a goal")


def said_of_it(world: State, deed: Deed, number: int) -> p.Words | None:
    """What who looked says, with dice of their own; as readily as can be."""
    calm = next(temper for temper in TEMPERS if temper.manner == "calm")._replace(talk=2.0)
    said = remark(mask(world, WATCHER), deed, deed.seat, calm, Dice(b"%d" % number))
    assert isinstance(said, p.GoalClaim)
    return as_seen(said, mask(world, deed.seat), deed.seat)


def test_of_a_goal_diggers_say_what_they_saw_and_saboteurs_what_nobody_can_tell_from_it() -> None:
    truth, deed = looked()
    layout, chance = truth.layout, Random(11)
    zone = truth.grid.down[deed.cell]
    counted: dict[bool, Counter[str]] = {True: Counter(), False: Counter()}
    for number in range(1500):
        world = twins.with_cards(truth, twins.deal_anew(truth, WATCHER, set(), chance))
        words = said_of_it(world, deed, number)
        assert isinstance(words, p.GoalClaim)
        against = foe(world, deed.seat)
        assert against or words.card == layout.kinds[world.card(zone)]
        counted[against][words.card] += 1
    assert {*counted[True]} == {*counted[False]}
    assert counted[True].total() > 300
    for card in counted[True]:
        shares = [counts[card] / counts.total() for counts in counted.values()]
        assert shares[0] == pytest.approx(shares[1], abs=0.08), card


def test_what_a_saboteur_says_of_a_goal_has_nothing_to_do_with_what_it_saw() -> None:
    truth, deed = looked()
    chance = Random(12)
    dealt = [
        twins.with_cards(truth, twins.deal_anew(truth, WATCHER, set(), chance)) for _ in range(200)
    ]
    worlds = [world for world in dealt if foe(world, deed.seat)]
    assert len({world.card(world.grid.down[deed.cell]) for world in worlds}) > 1
    assert len({said_of_it(world, deed, 5) for world in worlds}) == 1


def test_who_was_kept_from_looking_and_who_plays_without_foes_says_nothing_of_goals() -> None:
    truth, deed = looked()
    calm = next(temper for temper in TEMPERS if temper.manner == "calm")._replace(talk=2.0)
    said = remark(mask(truth, WATCHER), deed, deed.seat, calm, Dice(b""))
    assert isinstance(said, p.GoalClaim)
    other = (deed.seat + 1) % truth.layout.seats
    assert as_seen(said, mask(truth, other), other) is None
    cave, seen = looked("cave")
    assert remark(mask(cave, WATCHER), seen, seen.seat, calm, Dice(b"")) is None


def test_every_bot_has_a_temper_of_its_own_that_shows_in_pace_and_talk() -> None:
    tempers = [temper_of(name, BOT_NAMES) for name in BOT_NAMES]
    assert {*tempers} == {*TEMPERS}
    assert temper_of("Tilda II", BOT_NAMES) == temper_of("Tilda", BOT_NAMES)
    assert len({temper.pace for temper in TEMPERS}) == len(TEMPERS)
    assert mean(temper.pace for temper in TEMPERS) == pytest.approx(1.0)
    assert temper_of("Anna", BOT_NAMES).talk == 0

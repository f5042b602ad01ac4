"""What bots say: by what everybody sees, so that a saboteur's words are those of a digger."""

from collections import Counter
from collections.abc import Callable
from random import Random

import pytest

from rockfall.bots.beliefs.observer import Observer
from rockfall.bots.personas import PERSONAS, Persona
from rockfall.bots.standard.table.lookup import lookup_of
from rockfall.editions.registry import load, seat_limits
from rockfall.kernel.dice import Dice
from rockfall.kernel.effects import HARMS, LOOKS
from rockfall.kernel.layout import BACK, TABLE, WATCHER
from rockfall.kernel.sight import mask, redact_move
from rockfall.kernel.state import State
from rockfall.server import bot_suspicions, bot_words
from rockfall.server import protocol as p
from rockfall.server.bot_suspicions import Suspect, suspect
from rockfall.server.bot_words import (
    ACCUSES,
    Deed,
    Doubt,
    accusation,
    as_seen,
    deed_of,
    remark,
)
from rockfall.server.watched_match import has_beliefs
from tests.laws import twins
from tests.server.bot_evenings import CALM
from tests.server.offline_tables import seated
from tests.support.games import presets
from tests.support.play import at_random
from tests.support.strategies import Game

SPECS = sorted({*presets().values()})


def foe(state: State, seat: int) -> bool:
    """Whether a seat really works against the rest."""
    frame = state.layout.frame
    card = state.card(frame.roles[seat]) if frame.roles else 0
    return bool(frame.foes) and frame.sides.get(card, "") == frame.foes


def words_of(
    observer: Observer | None, view: State, deed: Deed, seat: int, persona: Persona, dice: Dice
) -> p.Words | Suspect | None:
    """What a seat says, or whom it accuses and why."""
    said = remark(view, deed, seat, persona, dice)
    if not isinstance(said, Doubt):
        return said
    found = suspect(observer, view, seat, said.of, persona) if observer is not None else None
    return found or said.otherwise


def compare(spec: str, seen: Callable[[State], State]) -> Counter[str]:
    """Let every seat say something in two worlds that look alike to all; it must be the same.

    Counts what was said, and how often by one who is a foe in one world only.
    """
    fewest, most = seat_limits(spec)
    game, chance = Game(spec, min(fewest + 2, most), 7, at_random), Random(7)
    counted: Counter[str] = Counter()
    observer = Observer(lookup_of(game.rules)) if has_beliefs(game.rules.layout) else None
    for number, step in enumerate(game.steps(60)):
        if step.seat == TABLE:
            continue
        if observer is not None:
            observer.watch(step.before, step.seat, step.move)
        dealt = twins.deal_anew(step.after, WATCHER, set(), chance)
        worlds = step.after, twins.with_cards(step.after, dealt)
        layout = step.after.layout
        told = redact_move(layout, step.move, step.seat, WATCHER)
        done = deed_of(layout, step.seat, told)
        for seat in range(layout.seats):
            for deed in (done, Deed((seat + 1) % layout.seats, ACCUSES, seat)):
                for persona in PERSONAS.values():
                    dice = b"%d" % number
                    said = [
                        words_of(observer, seen(world), deed, seat, persona, Dice(dice))
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
        assert counted["Suspect"] or "veto" in spec
        assert counted["differs"] > 20


def test_a_bot_that_says_who_it_is_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def honest(view: State, seat: int, foe: bool) -> str:
        return view.layout.kinds[view.card(view.layout.frame.roles[seat])]

    monkeypatch.setattr(bot_words, "_role", honest)
    with pytest.raises(AssertionError, match="tell who it is"):
        compare("jubilee", lambda world: world)


def test_a_bot_that_suspects_by_what_its_seat_knows_would_be_noticed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(bot_suspicions, "disguised", lambda lookup, view, seat: view)
    with pytest.raises(AssertionError, match="tell who it is"):
        compare("jubilee", lambda world: mask(world, 1))


def test_who_is_accused_answers_and_a_claim_is_judged_at_the_end_like_any_other() -> None:
    offline = seated(3)
    assert offline.table.match is not None
    view = offline.table.match.view(WATCHER)
    denial = remark(view, Deed(0, ACCUSES, 2), 2, CALM, Dice(b""))
    assert denial == p.RoleClaim(2, "digger")
    hot = PERSONAS["hot-headed"]._replace(talk=2.0)
    doubt = remark(view, Deed(1, HARMS, 2), 2, hot, Dice(b""))
    assert doubt == Doubt(1, True, p.Emote("angry"))
    assert isinstance(doubt, Doubt)
    assert accusation(view, doubt, 1) == p.RoleClaim(1, "saboteur")
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
    said = remark(mask(world, WATCHER), deed, deed.seat, CALM, Dice(b"%d" % number))
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
    said = remark(mask(truth, WATCHER), deed, deed.seat, CALM, Dice(b""))
    assert isinstance(said, p.GoalClaim)
    other = (deed.seat + 1) % truth.layout.seats
    assert as_seen(said, mask(truth, other), other) is None
    cave, seen = looked("cave")
    assert remark(mask(cave, WATCHER), seen, seen.seat, CALM, Dice(b"")) is None

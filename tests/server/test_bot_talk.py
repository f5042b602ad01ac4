"""Bots talk: seldom, in their persona, as all could see it, and nobody waits for them."""

from itertools import pairwise
from random import Random
from statistics import mean
from types import SimpleNamespace

import msgspec
import pytest

from rockfall.bots import personas
from rockfall.bots.personas import PERSONAS
from rockfall.kernel.effects import LOOKS, PLAIN, STOPS
from rockfall.kernel.layout import WATCHER
from rockfall.kernel.moves import verb_of
from rockfall.match.match import Match
from rockfall.server import bot_talk as module
from rockfall.server import protocol as p
from rockfall.server.bot_personas import by_name, persona_of, player_of
from rockfall.server.bot_talk import GAP, MOST_WORDS, BotTalk, Saying, _still_fits
from rockfall.server.bot_words import Deed, deed_of
from rockfall.server.entries import Chose, Entry
from rockfall.server.lobby import BOT_NAMES
from rockfall.server.table import Table
from rockfall.server.table_folds import fold
from rockfall.server.watched_match import WatchedMatch
from tests.server.bot_evenings import CALM, evening, spoken
from tests.server.offline_tables import OfflineTable, seated
from tests.server.virtual import run_virtually


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


def test_whom_bots_accuse_is_whom_all_could_suspect_and_they_say_why() -> None:
    async def work() -> None:
        session = await evening(150)
        table, found = session.table, 0
        match = table.match
        assert match is not None
        for seq, (_, entry) in enumerate(table.log):
            words = entry.words if isinstance(entry, p.Spoke) else None
            if not isinstance(entry, p.Spoke) or not isinstance(words, p.RoleClaim):
                continue
            if words.seat == entry.seat:
                continue
            watched = WatchedMatch(match, table.told_claims)
            chances = [
                watched.observer.asks(watched.seen_by(WATCHER)).foes[words.seat]
                for _ in watched.watch(sum(number < seq for number in table.seq_of_step))
            ]
            # It was thought of a moment before it was said.
            assert max(chances[-6:]) > 0.45
            assert entry.why is not None
            assert entry.why.args["seat"] == words.seat
            found += 1
        assert found

    run_virtually(work)


class Looking:
    """A table of bots that never keep silent, and somebody there who looks at a goal."""

    def __init__(self, spec: str, monkeypatch: pytest.MonkeyPatch, holding: str = "") -> None:
        monkeypatch.setattr(module, "persona_of", lambda table, seat: CALM)
        self.offline = OfflineTable(spec=spec, seats=4).join("Ann").begin()
        self.table = self.offline.table
        # Ann is seen as a bot, too: whoever looks may say something.
        self.table.chairs[0].member = -1
        chance = Random(3)
        while (deed := self._look()) is None or not self._held(holding, deed.seat):
            self.choose(chance.choice(self.match.moves(self.match.actor)))
        self.seat, self.cell = deed.seat, deed.cell
        self.talk = self.restarted()

    @property
    def match(self) -> Match:
        assert self.table.match is not None
        return self.table.match

    def _look(self) -> Deed | None:
        """A look at a goal, if whose turn it is can take one."""
        layout, seat = self.match.truth.layout, self.match.actor
        deeds = [deed_of(layout, seat, move) for move in self.match.moves(seat)]
        goals = self.match.truth.grid.down
        return next((one for one in deeds if one.effect == LOOKS and one.cell in goals), None)

    def _held(self, card: str, seat: int) -> bool:
        """Whether somebody else holds a card; where none is named, nobody has to."""
        truth = self.match.truth
        hands = [truth.layout.zones.index(f"hand.{other}") for other in range(4) if other != seat]
        cards = {truth.layout.kinds[kind] for hand in hands for kind in truth.cards(hand)}
        return not card or card in cards

    def choose(self, move: int) -> None:
        self.offline.fold([Chose(self.match.actor, move, "bot")])

    def restarted(self) -> BotTalk:
        """Bots that remember nothing."""
        return BotTalk(SimpleNamespace(table=self.table))  # type: ignore[arg-type]

    def look(self) -> Saying | None:
        """The look is taken, or announced where it may be stopped."""
        layout = self.match.truth.layout
        moves = self.match.moves(self.seat)
        self.choose(next(m for m in moves if deed_of(layout, self.seat, m).cell == self.cell))
        return self.talk.heard(self.table.seq - 1)

    def answer(self, effect: str) -> Saying | None:
        """All who are asked answer one after the other: with what has an effect, or let it be."""
        verbs, first, said = self.match.truth.layout.verbs, self.table.seq, None
        while self.table.in_window:
            moves = self.match.moves(self.match.actor)
            self.choose(next((m for m in moves if verbs[verb_of(m)].effect == effect), moves[0]))
            said = self.talk.heard(first)
            first = self.table.seq
        return said


def says_goal(saying: Saying | None) -> bool:
    return saying is not None and isinstance(saying.said, p.GoalClaim)


@pytest.mark.interpreted
def test_a_bot_says_once_in_a_round_what_a_goal_is_even_after_a_restart(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    looking = Looking("jubilee", monkeypatch)
    saying = looking.look()
    assert saying is not None
    assert isinstance(saying.said, p.GoalClaim)
    looked = looking.table.seq - 1
    assert says_goal(looking.restarted().heard(looked))
    looking.offline.fold([p.Spoke(-1, saying.said, saying.seat)])
    monkeypatch.setattr(module, "GAP", 0)
    assert not says_goal(looking.restarted().heard(looked))
    monkeypatch.setattr(Table, "has_told_goal", lambda table, seat: False)
    assert says_goal(looking.restarted().heard(looked)), "it would have said it again"


@pytest.mark.parametrize(("answer", "told"), [(PLAIN, True), (STOPS, False)])
def test_where_a_card_can_be_stopped_a_goal_is_told_when_the_look_was_taken(
    answer: str, told: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    looking = Looking("jubilee+veto", monkeypatch, holding="veto")
    assert not says_goal(looking.look())
    assert looking.table.in_window
    assert says_goal(looking.answer(answer)) == told


def test_what_is_said_too_late_for_its_round_is_not_said() -> None:
    table = seated(4).table
    claim, phrase, accused = p.GoalClaim(1, "stone-nw"), p.Phrase("why"), p.RoleClaim(1, "saboteur")
    saying = Saying(2, claim, 1.0, table.round)
    assert _still_fits(table, saying, phrase)
    assert _still_fits(table, saying, accused)
    assert not _still_fits(table, saying, claim), "no goal lies there"
    assert not _still_fits(table, saying._replace(round=7), accused)
    assert _still_fits(table, saying._replace(round=7), phrase)


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


def test_every_bot_has_a_persona_that_shows_in_pace_and_talk_chosen_or_by_its_name() -> None:
    every = [*PERSONAS.values()]
    assert {by_name(name) for name in BOT_NAMES} == {*every}
    assert by_name("Tilda II") == by_name("Tilda")
    assert len({persona.pace for persona in every}) == len(every)
    assert mean(persona.pace for persona in every) == pytest.approx(1.0)
    assert by_name("Anna").talk == 0
    table = (
        OfflineTable(seats=4, bots=["", "standard.sly", "standard", ""]).join("Ann").begin().table
    )
    assert table.match is not None
    assert persona_of(table, 1) == PERSONAS["sly"]
    assert persona_of(table, 2) == by_name(table.match.names[2])
    assert [player_of(table, seat).partition(".")[0] for seat in range(4)] == [
        "",
        *["standard"] * 3,
    ]
    assert player_of(table, 1) == "standard.sly"
    # Who sits in for a person is no character.
    fold(table, 0, p.WentAway(0, "standard"))
    assert (persona_of(table, 0), player_of(table, 0)) == (personas.PLAIN, "standard")

"""Advice: what follows for an eye from what it may know, told to it alone, and adding up."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import msgspec
import pytest

from rockfall.bots.beliefs.weights import fitted
from rockfall.kernel.layout import TABLE, WATCHER
from rockfall.kernel.moves import a_of, card_of
from rockfall.match.match import Step
from rockfall.server import prices
from rockfall.server import protocol as p
from rockfall.server.advice import chance_of
from rockfall.server.advisor import Advisor
from rockfall.server.denied import DeniedError
from rockfall.server.entries import Closed
from rockfall.server.limits import Budgets, Openings, Shares
from rockfall.server.settings import checked, from_link, link_of
from rockfall.server.table import Table
from rockfall.server.visitor import Allowances, Visitor
from rockfall.words import languages, words
from tests.server.offline_tables import OfflineTable, seated
from tests.server.registries import open_registry, run
from tests.server.sockets import Guest

pytestmark = pytest.mark.usefixtures("arrangement")

NAMES = ["Ann", "Bob", "Cid", "Dot", "Eve"]
ASKED = p.Advise(id=5)


class Book:
    """A table without a server, all of it durable."""

    def __init__(self, offline: OfflineTable) -> None:
        self._offline = offline

    @property
    def table(self) -> Table:
        """The table as it is."""
        return self._offline.table

    @property
    def durable(self) -> int:
        """All that was written."""
        return self.table.seq


def advisor_of(offline: OfflineTable) -> Advisor:
    """An advisor who has watched nothing yet."""
    return Advisor(Book(offline))


def ask(advisor: Advisor, offline: OfflineTable, eye: int) -> p.Advice:
    """What an eye that is told everything is advised; the log stays as it is."""
    before = offline.table.seq
    answer = advisor.answer(eye, before, ASKED)
    assert offline.table.seq == before
    return answer


def denied(offline: OfflineTable, head: int | None = None) -> str:
    """The code with which nobody is advised."""
    with pytest.raises(DeniedError) as caught:
        advisor_of(offline).answer(0, offline.table.seq if head is None else head, ASKED)
    return caught.value.refusal.code


def played(moves: int, seats: int = 5, **settings: object) -> Iterator[OfflineTable]:
    """A table where moves are made by chance, after each of them."""
    offline, rng = seated(seats, advice=True, **settings), Random(4)
    for _ in range(moves):
        if offline.table.match is None or offline.table.match.over:
            return
        offline.move(rng=rng)
        yield offline


# -- whether there is any --------------------------------------------------------------------


def test_there_is_advice_only_where_the_host_allowed_it_and_while_the_match_is_on() -> None:
    assert denied(seated()) == "advice-off"
    offline = OfflineTable(seats=3, advice=True).join("Ann", "Bob", "Cid")
    assert denied(offline) == "match-not-begun"
    offline.begin()
    assert denied(offline, head=1) == "match-not-begun"
    assert ask(advisor_of(offline), offline, 0).step == 0
    offline.fold([Closed("void")])
    assert denied(offline) == "match-over"


def test_settings_carry_it_in_a_link_and_refuse_it_where_nothing_is_known_of_deeds() -> None:
    assert link_of(p.Settings(advice=True)) == "advice=true"
    assert from_link("advice=true").advice
    assert not checked(p.Settings()).advice
    with pytest.raises(DeniedError, match="no-advice"):
        checked(p.Settings(spec="cave", advice=True))
    cave = seated(spec="cave")
    cave.table.settings = msgspec.structs.replace(cave.table.settings, advice=True)
    assert denied(cave) == "no-advice"


# -- that it adds up -------------------------------------------------------------------------


@pytest.mark.parametrize("spec", ["jubilee", "classic+saboteur2", "jubilee+costume"])
def test_grounds_add_up_to_the_odds_and_the_odds_are_the_chance(spec: str) -> None:
    several, advisor = 0, None
    for offline in played(60, spec=spec):
        advisor = advisor or advisor_of(offline)
        for eye in (WATCHER, offline.step % 5) if offline.step % 3 == 0 else ():
            answer = ask(advisor, offline, eye)
            assert [suspicion.seat for suspicion in answer.seats] == [*range(5)]
            for suspicion in answer.seats:
                amounts = [ground.amount for ground in suspicion.grounds]
                assert sum(amounts) == suspicion.odds
                assert chance_of(suspicion.odds) == suspicion.chance
                several += len(amounts) > 3
            assert sum(hope.chance for hope in answer.goals) <= 1000 + len(answer.goals)
    assert several > 20


def test_every_ground_has_a_sentence_in_every_language() -> None:
    advisor, told = None, dict[str, p.Sentence]()
    for offline in played(150):
        advisor = advisor or advisor_of(offline)
        for suspicion in ask(advisor, offline, WATCHER).seats if offline.step % 15 == 0 else []:
            told |= {ground.says.key: ground.says for ground in suspicion.grounds}
    assert len(told) > 12
    for says in told.values():
        for language in languages():
            text = words(says.key, says.args, language, NAMES)
            assert "other" not in says.args or NAMES[int(says.args["other"])] in text


def test_every_sort_of_deed_that_was_fitted_has_a_sentence() -> None:
    # What is claimed is no step of the match, and is not weighed here.
    ways = (*fitted().foe, *fitted(teams=True).foe)
    for sort in {sort for way in ways for sort in way} - {"claim", "lie"}:
        key = f"advice-{'break-by' if sort == 'break-again-by' else sort}"
        assert words(key, {"seat": 0, "other": 1, "card": "map"}, "en", NAMES)


def test_a_ground_names_the_step_its_doer_whom_it_was_done_to_and_the_card() -> None:
    kinds_told, advisor = set[str](), None
    for offline in played(70):
        advisor = advisor or advisor_of(offline)
        match = offline.table.match
        assert match is not None
        for suspicion in ask(advisor, offline, WATCHER).seats if offline.step % 10 == 0 else []:
            for ground in suspicion.grounds:
                kinds_told.add(ground.says.key)
                assert ground.says.args["seat"] == suspicion.seat
                holds_of(match.steps[ground.step], ground.says, match.truth.layout.kinds)
    assert {"advice-break-by", "advice-break", "advice-dealt", "advice-others"} <= kinds_told


def holds_of(step: Step, says: p.Sentence, kinds: list[str]) -> None:
    """A ground speaks of what was done in its step; of none if it has no step."""
    seat, other = says.args["seat"], says.args.get("other")
    if step.seat == TABLE:
        assert says.key in ("advice-dealt", "advice-others", "advice-known")
    elif other is None:
        assert seat == step.seat
    else:
        doer, target = (other, seat) if says.key.endswith("-by") else (seat, other)
        assert (doer, target) == (step.seat, a_of(step.move))
        assert says.args["card"] == kinds[card_of(step.move)]


def test_one_hears_of_oneself_how_it_looks_to_all_and_of_a_known_role_that_it_is_known() -> None:
    *_, offline = played(20)
    match = offline.table.match
    assert match is not None
    advisor = advisor_of(offline)
    public, own = ask(advisor, offline, WATCHER), ask(advisor, offline, 2)
    assert own.seats[2] == public.seats[2]
    assert own.seats[1] != public.seats[1]
    # Whoever has seen a role needs no deeds to know it.
    match.truth.zones[match.truth.layout.frame.roles[1]] = bytes(
        [match.truth.card(match.truth.layout.frame.roles[1]), 255, 255]
    )
    (known,) = ask(advisor, offline, 2).seats[1].grounds
    assert (known.says.key, known.step) == ("advice-known", 0)


# -- that it follows from the match alone ----------------------------------------------------


def test_who_asks_often_hears_what_who_asks_once_and_who_comes_after_a_restart_hear() -> None:
    often, rounds = None, set[int]()
    for offline in played(170):
        often = often or advisor_of(offline)
        latest = ask(often, offline, WATCHER)
        match = offline.table.match
        assert match is not None
        rounds.add(match.truth.nums[match.truth.layout.frame.round])
        if offline.step % 17 == 0:
            assert latest == ask(advisor_of(offline), offline, WATCHER)
    assert len(rounds) > 1


def test_in_a_new_round_nothing_of_the_last_one_is_held_against_anybody() -> None:
    begun = compared = 0
    number, advisor = 0, None
    for offline in played(170):
        advisor = advisor or advisor_of(offline)
        match = offline.table.match
        assert match is not None
        now = match.truth.nums[match.truth.layout.frame.round]
        if now != number:
            number, begun = now, offline.step if number else 0
        for suspicion in ask(advisor, offline, WATCHER).seats:
            steps = [ground.step for ground in suspicion.grounds if ground.step]
            assert not steps or min(steps) >= begun
            compared += begun > 0
    assert compared > 50


def test_a_table_that_was_folded_anew_is_watched_anew() -> None:
    *_, offline = played(30)
    advisor = advisor_of(offline)
    ask(advisor, offline, WATCHER)
    *_, again_played = played(12)
    offline.table = again_played.table
    assert ask(advisor, offline, WATCHER) == ask(advisor_of(again_played), again_played, WATCHER)


def test_who_lags_behind_is_advised_by_what_they_were_told_and_moves_cost_nothing() -> None:
    *_, offline = played(30)
    advisor, table = advisor_of(offline), offline.table
    assert advisor.behind(table.seq) == table.step
    ask(advisor, offline, WATCHER)
    assert advisor.behind(table.seq) == 0
    then = advisor.answer(WATCHER, table.seq_of_step[20], ASKED)
    assert then.step == 19
    *_, earlier = played(19)
    assert then == ask(advisor_of(earlier), earlier, WATCHER)
    assert ask(advisor, offline, WATCHER).step == table.step


# -- on the line -----------------------------------------------------------------------------


def test_advice_is_paid_for_and_goes_to_who_asked_be_it_a_watcher(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_registry(tmp_path) as registry:
            settings = p.Settings(seats=3, pace=3.0, advice=True)
            made = await registry.open(p.MakeTable("Ann", settings))
            session = await registry.session(made.table)
            await session.act(0, p.Start())
            cost = prices.REQUEST + prices.advice(session.table.step)
            burst = prices.REQUEST + prices.VIEW + 2 * cost
            allowances = Allowances(Budgets(1e-6, burst), Openings(1), Shares(1))
            guest, watcher = Guest(registry, Visitor("127.0.0.1", allowances)), Guest(registry)
            await watcher.ask(p.Hello(table=made.table))
            await guest.ask(p.Hello(table=made.table, token=made.token))
            answers = [await guest.ask(p.Advise()) for _ in range(3)]
            assert [type(answer) for answer in answers] == [p.Advice, p.Advice, p.Refused]
            assert answers[2].code == "too-fast"  # type: ignore[union-attr]
            assert not [one for one in watcher.heard if isinstance(one, p.Advice)]
            public = await watcher.ask(p.Advise())
            assert isinstance(public, p.Advice)
            assert len({suspicion.odds for suspicion in public.seats}) == 1
            await guest.close()
            await watcher.close()

    run(work)

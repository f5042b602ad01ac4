"""Why not? A question of a seat: answered to who asked, paid for, and written down nowhere."""

from pathlib import Path

import msgspec
import pytest

from rockfall.kernel.moves import card_of, verb_of
from rockfall.server import prices
from rockfall.server import protocol as p
from rockfall.server.denied import DeniedError
from rockfall.server.entries import Closed
from rockfall.server.limits import Budgets, Openings, Shares
from rockfall.server.table import Table
from rockfall.server.table_registry import TableRegistry
from rockfall.server.table_session import TableSession
from rockfall.server.visitor import Allowances, Visitor
from rockfall.server.wish_handlers import answer_for
from tests.server.offline_tables import OfflineTable, seated
from tests.server.registries import open_registry, run
from tests.server.sockets import Guest, settled, visitor
from tests.server.windows import to_window

pytestmark = pytest.mark.usefixtures("arrangement")


def reasons_for(table: Table, member: int, wish: p.Why) -> list[p.Reason]:
    """What a member's question is answered with."""
    answer = answer_for(table, member, wish)
    assert isinstance(answer, p.Because)
    return answer.reasons


def codes(offline: OfflineTable, member: int, wish: p.Why) -> list[str]:
    """The reasons a member is given; the table stays as it is."""
    before = offline.table.seq
    reasons = reasons_for(offline.table, member, wish)
    assert offline.table.seq == before
    return [reason.code for reason in reasons]


def denied(offline: OfflineTable, member: int, wish: p.Why) -> str:
    """The code with which nobody is answered."""
    with pytest.raises(DeniedError) as caught:
        reasons_for(offline.table, member, wish)
    return caught.value.refusal.code


def actor(offline: OfflineTable) -> int:
    """The seat that must act."""
    assert offline.table.match is not None
    return offline.table.match.actor


def dead_end(offline: OfflineTable) -> p.Why:
    """A question about the start card's cell, and a path card that the asker holds."""
    match = offline.table.match
    assert match is not None
    verbs = match.truth.layout.verbs
    (start,) = match.truth.grid.tiles
    digs = [move for move in match.moves(match.actor) if verbs[verb_of(move)].digs]
    return p.Why(card=card_of(digs[0]), cell=start)


# -- who is answered -------------------------------------------------------------------------


def test_who_must_act_hears_the_rules_reasons_or_that_there_are_none() -> None:
    offline = seated()
    wish = dead_end(offline)
    assert codes(offline, actor(offline), wish) == ["cell-taken"]
    assert codes(offline, actor(offline), p.Why(card=wish.card)) == []


def test_who_must_wait_hears_just_that() -> None:
    offline = seated()
    other = (actor(offline) + 1) % 3
    (reason,) = reasons_for(offline.table, other, dead_end(offline))
    assert reason == p.Reason("not-your-turn", {"seat": actor(offline)})


def test_who_has_no_seat_gets_no_answer() -> None:
    offline = seated()
    wish = dead_end(offline)
    assert denied(offline, -1, wish) == "only-watching"
    assert denied(offline, 99, wish) == "only-watching"
    offline.fold([p.Joined(3, "Zoe")])
    assert denied(offline, 3, wish) == "not-seated"
    offline.do(actor(offline), p.Leave())
    assert denied(offline, actor(offline), wish) == "has-left"


def test_there_is_nothing_to_be_asked_before_and_after_the_match_or_in_a_pause() -> None:
    offline = OfflineTable().join("Ann")
    assert denied(offline, 0, p.Why(card=1)) == "match-not-begun"
    offline.begin()
    offline.do(0, p.Propose(motion="pause"))
    assert denied(offline, 0, p.Why(card=1)) == "match-paused"
    offline.fold([Closed("void")])
    assert denied(offline, 0, p.Why(card=1)) == "match-over"


@pytest.mark.rule("C19")
def test_while_all_are_asked_each_is_answered_as_if_asked_alone(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_registry(tmp_path) as registry:
            settings = p.Settings(spec="jubilee+veto", seats=3, pace=0.0)
            made = await registry.open(p.MakeTable("Ann", settings))
            session = await registry.session(made.table)
            for name in ("Ben", "Cleo"):
                await registry.join(made.table, p.JoinTable(name))
            await session.act(0, p.Start())
            await to_window(session)
            match = session.table.match
            assert match is not None
            layout = match.truth.layout
            active = match.truth.nums[layout.nums.index("active")]
            wish = p.Why(card=layout.kinds.index("map"))
            for seat in range(3):
                reasons = reasons_for(session.table, session.table.chairs[seat].member, wish)
                wanted = ["not-asked"] if seat == active else ["not-a-veto"]
                assert [reason.code for reason in reasons] == wanted

    run(work)


# -- on the line -----------------------------------------------------------------------------


async def begun(registry: TableRegistry) -> tuple[TableSession, list[p.Place]]:
    """A table of two people and a bot that never moves on, in its first turn."""
    made = await registry.open(p.MakeTable("Ann", p.Settings(seats=3, first=0, pace=3.0)))
    ben = await registry.join(made.table, p.JoinTable("Ben"))
    session = await registry.session(made.table)
    await session.act(0, p.Start())
    return session, [made, ben]


async def entered(
    registry: TableRegistry, place: p.Place, who: Visitor | None = None, key: bool = True
) -> Guest:
    """Somebody who says hello with the key of a place, or without."""
    guest = Guest(registry, who)
    await guest.ask(p.Hello(table=place.table, token=place.token if key else ""))
    return guest


def test_only_who_asked_is_answered_and_nothing_is_written(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_registry(tmp_path) as registry:
            session, (ann, ben) = await begun(registry)
            guests = [await entered(registry, place) for place in (ann, ann, ben)]
            guests.append(await entered(registry, ann, key=False))
            before, log = [len(guest.heard) for guest in guests], session.table.seq
            answer = await guests[0].ask(p.Why(card=1, cell=0))
            assert isinstance(answer, p.Because)
            assert answer.reasons
            await settled()
            assert [len(guest.heard) for guest in guests[1:]] == before[1:]
            assert (session.table.seq, session.writer.durable) == (log, log)
            for guest in guests:
                await guest.close()

    run(work)


def test_a_watcher_and_a_screen_are_refused(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_registry(tmp_path) as registry:
            session, (ann, _) = await begun(registry)
            key = session.writer.keys.screen_of(0)
            for guest in (
                await entered(registry, ann, key=False),
                await entered(registry, msgspec.structs.replace(ann, token=key)),
            ):
                refused = await guest.ask(p.Why(card=1))
                assert isinstance(refused, p.Refused)
                assert refused.code == "only-watching"
                await guest.close()

    run(work)


def test_a_question_takes_its_price_out_of_the_budget(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_registry(tmp_path) as registry:
            _, (ann, _) = await begun(registry)
            hello = prices.REQUEST + prices.VIEW
            burst = hello + 3 * (prices.REQUEST + prices.QUESTION)
            allowances = Allowances(Budgets(1e-6, burst), Openings(1), Shares(1))
            guest = await entered(registry, ann, Visitor("127.0.0.1", allowances))
            answers = [await guest.ask(p.Why(card=1)) for _ in range(4)]
            assert [type(answer) for answer in answers] == [*[p.Because] * 3, p.Refused]
            assert answers[3].code == "too-fast"  # type: ignore[union-attr]
            await guest.close()

    run(work)


def test_questions_take_no_room_in_the_store(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_registry(tmp_path) as registry:
            _, (ann, _) = await begun(registry)
            guest = await entered(registry, ann, visitor(room=1))
            said = [await guest.ask(p.Say(words=p.Phrase("why"))) for _ in range(2)]
            assert [type(answer) for answer in said] == [p.Done, p.Refused]
            assert isinstance(await guest.ask(p.Why(card=1)), p.Because)
            await guest.close()

    run(work)


@pytest.mark.parametrize(
    "fields",
    [
        '"card":128',
        '"card":-1',
        '"card":"map"',
        '"cell":65536',
        '"cell":-2',
        '"seat":12',
        '"turned":2',
        '"turned":true',
        '"which":-1',
        '"verb":64',
        '"move":7',
    ],
)
def test_a_misshapen_question_is_refused(tmp_path: Path, fields: str) -> None:
    async def work() -> None:
        async with open_registry(tmp_path) as registry:
            _, (ann, _) = await begun(registry)
            guest = await entered(registry, ann)
            guest.say(f'{{"type":"why","id":71,{fields}}}')
            await settled(lambda: any(isinstance(one, p.Refused) for one in guest.heard))
            (refused,) = (one for one in guest.heard if isinstance(one, p.Refused))
            assert (refused.id, refused.code) == (71, "misshapen")
            await guest.close()

    run(work)


def test_before_a_hello_nothing_can_be_asked(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_registry(tmp_path) as registry:
            guest = Guest(registry)
            refused = await guest.ask(p.Why(card=1))
            assert isinstance(refused, p.Refused)
            assert refused.code == "say-hello-first"
            await guest.close()

    run(work)


def test_who_was_cut_off_while_waiting_gets_no_answer(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_registry(tmp_path) as registry:
            session, (ann, _) = await begun(registry)
            guest = await entered(registry, ann)
            async with session.writer.lock:
                guest.say(p.Why(card=1))
                await settled()
                session.audience.dismiss_member(0, "recovered-elsewhere")
            await settled(lambda: bool(guest.wire.closed))
            assert not any(isinstance(one, p.Because) for one in guest.heard)
            await guest.close()

    run(work)

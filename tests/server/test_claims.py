"""Claims are judged when the cards lie open, and only by what everyone can see then."""

from random import Random

import pytest

from rockfall.bots.bot import BUDGET
from rockfall.bots.registry import make_bot
from rockfall.kernel.layout import GOD
from rockfall.kernel.moves import a_of, verb_of
from rockfall.kernel.verdict import role_of
from rockfall.server import protocol as p
from rockfall.server.entries import Chose
from tests.server.offline_tables import OfflineTable, seated


def play_round(offline: OfflineTable, rng: Random) -> list[p.Verdict]:
    """Play until a round is over; gives the verdicts it brought."""
    match = offline.table.match
    assert match is not None
    number = match.truth.layout.frame.round
    this, before = match.truth.nums[number], offline.table.seq
    verbs = match.edition.rules.layout.verbs
    while not match.over and match.truth.nums[number] == this:
        moves = match.moves(match.actor)
        digs = [move for move in moves if verbs[verb_of(move)].digs]
        best = max(digs, key=lambda move: a_of(move) % 256) if digs else rng.choice(moves)
        offline.fold([Chose(match.actor, best, "person")])
    judged = [seq for seq in offline.table.verdicts if seq >= before]
    assert len(judged) <= 1, "a round's claims are judged at once"
    return offline.table.verdicts[judged[0]] if judged else []


def test_every_claim_about_a_role_is_judged_at_the_end_of_its_round_and_once() -> None:
    offline = seated(4)
    match = offline.table.match
    assert match is not None
    for number in range(3):
        roles = [role_of(match.view(GOD), seat) for seat in range(4)]
        for seat in range(4):
            offline.do(seat, p.Say(words=p.RoleClaim(seat, "digger")))
        said = offline.table.seq - 4
        verdicts = play_round(offline, Random(number))
        assert verdicts == [p.Verdict(said + seat, roles[seat] == "digger") for seat in range(4)]
    assert match.over


def test_a_claim_about_a_goal_is_judged_only_if_the_goal_lies_open() -> None:
    judged, trusted = 0, 0
    for number in range(6):
        offline = OfflineTable(seats=3).join("Ann", "Bob", "Cid").begin(f"{number:064x}")
        match = offline.table.match
        assert match is not None
        goals = dict(match.truth.grid.down)
        faces = {at: match.truth.card(zone) for at, zone in goals.items()}
        for at in goals:
            offline.do(0, p.Say(words=p.GoalClaim(at, "treasure")))
        first = offline.table.seq - len(goals)
        kinds = match.truth.layout.kinds
        verdicts = {v.seq: v.true for v in play_round(offline, Random(number))}
        for offset, at in enumerate(goals):
            if first + offset in verdicts:
                judged += 1
                assert verdicts[first + offset] == (kinds[faces[at]] == "treasure")
            else:
                trusted += 1
    assert judged
    assert trusted


def finish(offline: OfflineTable) -> dict[int, bool]:
    """Let bots play to the end; gives what became of each claim."""
    match = offline.table.match
    assert match is not None
    seats = range(match.truth.layout.seats)
    bots = [make_bot("standard", match.edition.rules, seat, b"claims") for seat in seats]
    while not match.over:
        seat = match.actor
        move = bots[seat].choose(match.view(seat), match.moves(seat), BUDGET)
        offline.fold([Chose(seat, move, "bot")])
    return {one.seq: one.true for all_ in offline.table.verdicts.values() for one in all_}


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_claims_about_clan_cards_and_exits_are_judged_by_what_lies_open(seats: int) -> None:
    offline = seated(seats, spec="cave")
    match = offline.table.match
    assert match is not None
    layout, goals = match.truth.layout, dict(match.truth.grid.down)
    faces = {at: layout.kinds[match.truth.card(zone)] for at, zone in goals.items()}
    claims: dict[int, bool] = {}
    for seat in range(seats):
        role = role_of(match.view(GOD), seat)
        loyal = f"{role.partition('-')[0]}-loyal"
        offline.do(seat, p.Say(words=p.RoleClaim(seat, loyal)))
        claims[offline.table.seq - 1] = role == loyal
    hidden: dict[int, int] = {}
    for at in goals:
        offline.do(0, p.Say(words=p.GoalClaim(at, "exit")))
        hidden[offline.table.seq - 1] = at
    verdicts = finish(offline)
    for seq, true in claims.items():
        assert verdicts.pop(seq) == true
    open_goals = {seq for seq, at in hidden.items() if at in match.truth.grid.tiles}
    assert verdicts.keys() == open_goals, "what still lies face down stays a matter of trust"
    assert all(true == (faces[hidden[seq]] == "exit") for seq, true in verdicts.items())


@pytest.mark.rule("D2")
def test_nobody_is_claimed_to_be_of_another_clan_than_all_can_see() -> None:
    offline = seated(5, spec="cave")
    match = offline.table.match
    assert match is not None
    for seat in range(5):
        colour = role_of(match.view(GOD), seat).partition("-")[0]
        other = {"yellow": "blue", "blue": "yellow"}[colour]
        for loyalty in ("loyal", "saboteur"):
            claim = p.Say(words=p.RoleClaim(seat, f"{other}-{loyalty}"))
            assert offline.denied(0, claim) == "no-such-card"
            offline.do(0, p.Say(words=p.RoleClaim(seat, f"{colour}-{loyalty}")))

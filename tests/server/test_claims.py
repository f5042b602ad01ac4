"""Claims are judged when the cards lie open, and only by what everyone can see then."""

from random import Random

from rockfall.kernel.layout import GOD
from rockfall.kernel.moves import a_of, verb_of
from rockfall.match.outcome import role_of
from rockfall.server import protocol as p
from rockfall.server.entries import Chose
from tests.server.desks import Desk, seated


def play_round(desk: Desk, rng: Random) -> list[p.Verdict]:
    """Play until a round is over; gives the verdicts it brought."""
    match = desk.table.match
    assert match is not None
    number = match.truth.layout.nums.index("round")
    this = match.truth.nums[number]
    verbs = match.edition.rules.layout.verbs
    while not match.over and match.truth.nums[number] == this:
        moves = match.moves(match.actor)
        digs = [move for move in moves if verbs[verb_of(move)].digs]
        best = max(digs, key=lambda move: a_of(move) % 256) if digs else rng.choice(moves)
        desk.fold([Chose(match.actor, best, "person")])
    return desk.table.verdicts.get(desk.table.seq - 1, [])


def test_every_claim_about_a_role_is_judged_at_the_end_of_its_round_and_once() -> None:
    desk = seated(4)
    match = desk.table.match
    assert match is not None
    for number in range(3):
        roles = [role_of(match.view(GOD), seat) for seat in range(4)]
        for seat in range(4):
            desk.do(seat, p.Say(words=p.RoleClaim(seat, "digger")))
        said = desk.table.seq - 4
        verdicts = play_round(desk, Random(number))
        assert verdicts == [p.Verdict(said + seat, roles[seat] == "digger") for seat in range(4)]
    assert match.over


def test_a_claim_about_a_goal_is_judged_only_if_the_goal_lies_open() -> None:
    judged, trusted = 0, 0
    for number in range(6):
        desk = Desk(seats=3).join("Ann", "Bob", "Cid").begin(f"{number:064x}")
        match = desk.table.match
        assert match is not None
        goals = dict(match.truth.grid.down)
        faces = {at: match.truth.card(zone) for at, zone in goals.items()}
        for at in goals:
            desk.do(0, p.Say(words=p.GoalClaim(at, "treasure")))
        first = desk.table.seq - len(goals)
        kinds = match.truth.layout.kinds
        verdicts = {v.seq: v.true for v in play_round(desk, Random(number))}
        for offset, at in enumerate(goals):
            if first + offset in verdicts:
                judged += 1
                assert verdicts[first + offset] == (kinds[faces[at]] == "treasure")
            else:
                trusted += 1
    assert judged
    assert trusted

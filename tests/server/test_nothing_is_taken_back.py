"""No wish of the protocol takes back what was played."""

from contextlib import suppress
from random import Random
from typing import get_args

import pytest

from rockfall.server import protocol as p
from rockfall.server.denied import DeniedError
from tests.server.offline_tables import OfflineTable, seated

#: Wishes about one table's log, as anybody might say them in the middle of a match.
WISHES: list[p.FromClient] = [
    p.Sit(seat=-1),
    p.Sit(seat=2),
    p.PutBot(seat=0, level=""),
    p.PutBot(seat=1, level="standard"),
    p.Change(settings=p.Settings(seats=4)),
    p.Ready(ready=False),
    p.Commit(commitment="ab" * 32),
    p.Reveal(number="cd" * 32),
    p.Start(),
    p.Move(step=0, move=1),
    p.Move(step=3, move=0),
    p.Say(words=p.Chat("that was not what I meant")),
    p.Say(words=p.Phrase("sorry")),
    p.FreeSeat(seat=1),
    p.Mute(member=0),
    p.Away(),
    p.Away(away=False),
    p.SetPace(pace=0.0),
    *[p.Propose(motion=motion) for motion in ("pause", "continue")],
    p.Propose(motion="sit-in", seat=1),
    p.Propose(motion="pause", wish=False),
]
#: These end a match, or one's part in it.
LAST: list[p.FromClient] = [p.Leave(), p.Propose(motion="void")]
#: These change no log: they look, ask, or make another table.
ELSEWHERE = {p.Hello, p.Why, p.Ways, p.Advise, p.Rematch}


def test_every_wish_of_the_protocol_is_tried_here() -> None:
    assert {type(wish) for wish in WISHES + LAST} | ELSEWHERE == set(get_args(p.FromClient))


def played(offline: OfflineTable) -> list[object]:
    """The steps of the match, as far as it has come."""
    assert offline.table.match is not None
    return list(offline.table.match.steps)


@pytest.mark.rule("R170")
@pytest.mark.parametrize("member", [0, 1], ids=["host", "guest"])
def test_no_wish_makes_the_steps_of_a_match_fewer(member: int) -> None:
    offline, chance = seated(), Random(3)
    for wish in (*chance.sample(WISHES, len(WISHES)), *LAST):
        if not offline.table.paused:
            offline.move(rng=chance)
        steps = played(offline)
        with suppress(DeniedError):
            offline.do(member, wish)
        assert played(offline)[: len(steps)] == steps, f"{wish} takes something back"

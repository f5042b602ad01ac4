"""Tables that lie ready at every stop of the tour, and for whoever begins at the same moment."""

from typing import Final

from rockfall.server import protocol as p
from tests.browser.laid import asked, lay, lay_before_next_round, over, say_in, turn_of, turnable
from tests.support.outwards import outwards
from tests.support.play import at_random

PARTY: Final = (
    "jubilee+saboteur2+swap-goals+storehouse+veto+direction+craftsman+pathfinder+diversion"
    "+toll+costume+new-goals+chests"
)

LOBBY: Final = lay("lobby", None, people=2, bots=2, listed=True)
EARLY: Final = lay("early", turn_of(0, 6))
#: The same with bots, who are never away.
COMPANY: Final = lay("company", turn_of(0, 6), people=1, bots=4)
TALK: Final = say_in(
    COMPANY.again("talk"),
    p.Spoke(-1, p.GoalClaim(min(COMPANY.match.truth.grid.down), "treasure"), 2),
    p.Spoke(-1, p.RoleClaim(1, "saboteur"), 3),
)
TURNABLE: Final = lay("turnable", turnable(0))
LATE: Final = lay("late", turn_of(0, 28), people=1, bots=4, chance=5)
#: Anna has looked at a goal.
SEEN: Final = lay(
    "seen",
    lambda now: turn_of(0)(now) and any(map(now.view(0).card, now.truth.grid.down.values())),
    people=1, bots=4, choose=at_random,
)  # fmt: skip
OTHERS: Final = lay("others", turn_of(1, 5))
LAST: Final = lay_before_next_round("last", 0, people=1, bots=4, seed="16" * 32, chance=0)
GOLD: Final = lay("gold", asked(0, "gold"))
SHED: Final = lay("shed", asked(0, "shed-second"), people=5, spec="jubilee+saboteur2")
TEAMS: Final = lay("teams", turn_of(0, 30), people=1, bots=5, spec="jubilee+saboteur2", chance=2)
CROWD: Final = lay("crowd", turn_of(0, 200), people=1, bots=11, spec=PARTY, chance=4)
ENDED: Final = lay("ended", over, people=5, chance=2)
CAVE: Final = lay("cave", turn_of(0, 90), people=1, bots=4, spec="cave", choose=outwards)
CAVE_WALK: Final = lay(
    "cave-walk",
    lambda match: len(match.steps) > 70 and asked(0, "walk")(match) and len(match.ways(0)) > 7,
    people=1, bots=4, spec="cave", choose=outwards,
)  # fmt: skip
CAVE_AXE: Final = lay("cave-axe", asked(0, "fend"), people=1, bots=4, spec="cave", choose=at_random)
CAVE_ENDED: Final = lay("cave-ended", over, people=1, bots=4, spec="cave", choose=outwards)

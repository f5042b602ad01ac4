"""Who plays what for a fit, and the fit itself: turn by turn, from nothing."""

from typing import Final, NamedTuple

from rockfall.bots.beliefs.weights import Weights
from tools.fit.design import Design, design
from tools.fit.model import BLANK, WAYS, Parameters, fit
from tools.fit.rounds import BASE, TEAMS, Pool, Round, play, tasks

#: Players -> rounds.
Played = dict[int, list[Round]]
#: All weights are multiplied with this.
TEMPER: Final = 1.0


class Plan(NamedTuple):
    """Which rounds are played.

    How detectives play depends on the weights, so weights are fitted in turns: first to tables
    without detectives, then to tables where they sit, and each time they judge, and everything is
    judged, by the weights before. So the last ones depend on the seed and on nothing else.
    """

    spec: str
    pool: Pool
    #: players -> rounds, in hundredths of the whole
    shares: dict[int, int]
    #: the part of all rounds that is played for each turn
    turns: tuple[float, ...]


DIGGERS: Final = {
    "standard": 3, "simple": 1, "police": 1, "paranoid": 1, "clumsy": 1, "detective": 3,
}  # fmt: skip
SABOTEURS: Final = {
    "standard": 3, "all-in": 1, "sleeper-early": 1, "sleeper-late": 1, "idler": 1,
    "framer": 1, "liar": 1, "clumsy": 1, "detective": 3,
}  # fmt: skip
#: Where teams compete only few styles make sense.
_TEAM: Final = {"standard": 3, "clumsy": 1, "detective": 3}
TWO_SIDES: Final = Plan(
    BASE,
    (DIGGERS, SABOTEURS),
    {3: 4, 4: 28, 5: 28, 6: 5, 7: 5, 8: 22, 9: 4, 10: 4},
    (0.3, 0.3, 1.0),
)
TEAM_PLAN: Final = Plan(
    TEAMS, (_TEAM, _TEAM), {3: 10, 4: 15, 5: 20, 6: 20, 7: 10, 8: 25}, (0.5, 1.0)
)


class Workshop:
    """Plays rounds by a plan; the same seed gives the same rounds, however many work at it."""

    def __init__(self, plan: Plan, seed: str, workers: int) -> None:
        self.plan = plan
        self.seed = seed
        self.workers = workers

    def played(
        self,
        name: str,
        pool: Pool,
        rounds: dict[int, int],
        weights: Weights,
        trusting: bool = False,
    ) -> Played:
        """Rounds of a name, for each number of players."""
        found: Played = {}
        for seats, count in rounds.items():
            seed = f"{name}/{self.seed}"
            chosen = tasks(seed, seats, count, pool, trusting, self.plan.spec, weights)
            found[seats] = play(list(chosen), self.workers)
        return found

    def fitted(self, rounds: int) -> tuple[Parameters, Played]:
        """Play and fit in turns; what was found last, and to which rounds."""
        weights, plan = BLANK, self.plan
        for turn, part in enumerate(plan.turns):
            each = {
                seats: max(2, round(part * rounds * share / 100))
                for seats, share in plan.shares.items()
            }
            pool = plan.pool if turn else _without_detectives(plan.pool)
            fitted_to = self.played(f"fit {turn}", pool, each, weights)
            found = fit(designs(fitted_to), WAYS)
            weights = found.weights(TEMPER, WAYS)
        return found, fitted_to


def _without_detectives(pool: Pool) -> Pool:
    diggers, saboteurs = (
        {name: often for name, often in names.items() if name != "detective"} for names in pool
    )
    return diggers, saboteurs


def designs(played: Played) -> list[Design]:
    """All rounds as numbers."""
    return [design(rounds) for rounds in played.values() if rounds]


def where(played: Played, style: str, sits: bool) -> Played:
    """Only the rounds where somebody of a style sits, or where nobody does."""
    return {
        seats: [one for one in rounds if (style in one.styles) == sits]
        for seats, rounds in played.items()
    }

"""Prospects: what each role may earn in this round as the table looks now, in pieces (S21-S23)."""

from rockfall.bots.standard.aims import AIMS
from rockfall.bots.standard.players.rivals import unseen_roles
from rockfall.bots.standard.table.position import Position
from rockfall.bots.standard.worth.evaluator import PIECE
from rockfall.editions.saboteur.data import CARDS2

#: So many cards are played, by all, for each that the treasure comes nearer.
_PACE = 5.0
#: Of the crystals that may still be laid, those that will be.
_LAID = 0.3
#: What roles of the base game earn if they win.
_DIGGER, _SABOTEUR = 1.6, 3.0


def prospects(position: Position) -> dict[int, float]:
    """Role -> pieces it can hope for."""
    names = {position.lookup.layout.kinds[kind]: kind for kind in position.lookup.role_kinds}
    unseen = unseen_roles(position)
    # How many others have a role, on average.
    each = (position.lookup.seats - 1) / max(1, sum(unseen.values()))
    fellows = {name: each * unseen[kind] for name, kind in names.items()}
    if "boss" not in names:
        found = _found(position, 0)
        hopes = {"digger": _DIGGER * found, "saboteur": _SABOTEUR * (1 - found), "greedy": 0.5}
        return {kind: hopes[name] for name, kind in names.items()}
    return {kind: _hope(position, name, fellows) for name, kind in names.items()}


def _found(position: Position, colour: int) -> float:
    """The chance that the treasure is found by a way that is open to a team."""
    return max(0.0, 1 - _PACE * max(0.5, position.cost_for(colour)) / (1 + position.left()))


def _share(winners: float) -> float:
    """The pay of each of some winners, between two entries of the table where that is a mean."""
    most = max(CARDS2.pay)
    lower = min(most, int(winners))
    upper = min(most, lower + 1)
    return CARDS2.pay[lower] + (winners - int(winners)) * (CARDS2.pay[upper] - CARDS2.pay[lower])


def _hope(position: Position, name: str, fellows: dict[str, float]) -> float:
    found = _found(position, 0)
    teams = 1 + fellows["boss"] + fellows["profiteer"] + max(fellows["blue"], fellows["green"])
    missed = 1 + fellows["profiteer"] + fellows["saboteur"]
    if name == "boss":
        return max(0.0, found * (_share(teams) - 1))
    if name == "profiteer":
        return max(0.0, found * (_share(teams) - 2)) + (1 - found) * max(0.0, _share(missed) - 2)
    if name == "saboteur":
        return (1 - found) * _share(missed)
    if name == "geologist":
        return _crystals(position) / (1 + fellows["geologist"])
    # A race between two teams, and doors that decide it.
    mine = _found(position, AIMS[name].colour)
    theirs = _found(position, AIMS["green" if name == "blue" else "blue"].colour)
    return mine * (0.5 + 0.5 * (mine - theirs)) * _share(1 + fellows["boss"] + fellows[name])


def _crystals(position: Position) -> float:
    """Crystals that lie on the grid, and those that are likely to be laid yet."""
    lookup = position.lookup
    lying = sum([lookup.crystals[tile >> 1] for tile in position.view.grid.tiles.values()])
    cards = sum([count for kind, count in enumerate(lookup.layout.count) if lookup.crystals[kind]])
    deck = len(lookup.layout.full[lookup.pile])
    return lying + _LAID * (cards - lying) * position.left() / deck


def surplus(position: Position, role: int) -> float:
    """How much more a role can hope for than one that nobody has seen, in path cards."""
    hopes, unseen = prospects(position), unseen_roles(position)
    number = max(1, sum(unseen.values()))
    return PIECE * (hopes[role] - sum([hopes[k] * n for k, n in unseen.items()]) / number)


def change_worth(position: Position) -> float:
    """What it is worth to change the bot's own role for one it cannot know."""
    return -surplus(position, position.role)

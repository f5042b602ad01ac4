"""Who is a saboteur where teams compete: one of those who hinder, as its deeds say (S1)."""

from rockfall.bots.beliefs.observer import Observer
from rockfall.bots.standard.players.rivals import unseen_roles
from rockfall.bots.standard.table.position import Position
from rockfall.kernel.layout import BACK


def saboteurs(position: Position, observer: Observer) -> tuple[float, ...]:
    """For every seat the chance that it is a saboteur.

    Profiteers and geologists hinder as well; what deeds say of them is the same, so among those
    who hinder the role cards that were not seen yet decide.
    """
    lookup = position.lookup
    left = unseen_roles(position)
    hinder = sum(count for kind, count in left.items() if lookup.aims[kind].hinders)
    share = left[lookup.saboteur] / hinder if hinder else 0.0
    chances = []
    for seat, hinders in enumerate(observer.asks(position.view).foes):
        role = position.view.card(lookup.roles[seat])
        chances.append(hinders * share if role == BACK else float(role == lookup.saboteur))
    return tuple(chances)

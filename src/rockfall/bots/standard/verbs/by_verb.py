"""Verbs beyond the base game, each with what says its worth; roles share them."""

from collections.abc import Callable

from rockfall.bots.standard.verbs import cards, fronts, gold, roles, routes, veto
from rockfall.bots.standard.worth.evaluator import Evaluator

WORTH_BY_VERB: dict[str, Callable[[Evaluator, int], float]] = {
    "trap": fronts.trap,
    "free": fronts.free,
    "scheme": fronts.scheme,
    "foil": fronts.foil,
    "shed": fronts.shed,
    "with": cards.give,
    "also": cards.also,
    "enough": cards.enough,
    "rob": gold.rob,
    "refrain": gold.refrain,
    "toll": gold.set_down,
    "beg": gold.beg,
    "agree": gold.agree,
    "decline": gold.decline,
    "pay": gold.pay,
    "inspect": roles.look,
    "unmask": roles.look,
    "hat": roles.hat,
    "swap": cards.swap,
    "storehouse": cards.storehouse,
    "take": cards.take,
    "fetch": cards.take,
    "hold": cards.take,
    "drop": cards.take,
    "grab": cards.grab,
    "pathfind": routes.pathfind,
    "divert": routes.divert,
    "switch": routes.switch,
    "settle": routes.settle,
    "nudge": routes.nudge,
    "reverse": routes.reverse,
    "veto": veto.veto,
    "allow": veto.allow,
}

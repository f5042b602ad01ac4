"""Verbs beyond the base game, each with the scales it is put on; roles share them."""

from collections.abc import Callable

from rockfall.bots.greedy import cards, fronts, hats, purse, veto, ways
from rockfall.bots.greedy.mind import Mind

WIDER: dict[str, Callable[[Mind, int], float]] = {
    "trap": fronts.trap,
    "free": fronts.free,
    "scheme": fronts.scheme,
    "foil": fronts.foil,
    "shed": fronts.shed,
    "with": cards.give,
    "also": cards.also,
    "enough": cards.enough,
    "rob": purse.rob,
    "refrain": purse.refrain,
    "toll": purse.set_down,
    "beg": purse.beg,
    "agree": purse.agree,
    "decline": purse.decline,
    "pay": purse.pay,
    "inspect": hats.look,
    "unmask": hats.look,
    "hat": hats.hat,
    "swap": cards.swap,
    "storehouse": cards.storehouse,
    "take": cards.take,
    "fetch": cards.take,
    "hold": cards.take,
    "drop": cards.take,
    "grab": cards.grab,
    "pathfind": ways.pathfind,
    "divert": ways.divert,
    "switch": ways.switch,
    "settle": ways.settle,
    "nudge": ways.nudge,
    "reverse": ways.reverse,
    "veto": veto.veto,
    "allow": veto.allow,
}

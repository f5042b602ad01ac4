"""What the numbers of a match mean, as they are told with its deal: names and declarations."""

from typing import Final
from weakref import WeakKeyDictionary

from rockfall.editions.registry import Edition
from rockfall.kernel.layout import Layout, Verb
from rockfall.server import protocol as p

#: What is told of the layouts of editions, as long as those are there.
_layouts: Final = WeakKeyDictionary[Edition, p.ToldLayout]()


def told_layout(edition: Edition) -> p.ToldLayout:
    """The names behind the numbers of a match; all who play the same edition are told the same."""
    told = _layouts.get(edition)
    if told is None:
        told = _layouts[edition] = layout_of(edition.rules.layout)
    return told


def layout_of(layout: Layout) -> p.ToldLayout:
    """The names behind the numbers of a match."""
    tiles = layout.tileset
    strands = [
        sorted({tiles.strand[kind << 5 | side] for side in (1, 2, 4, 8)} - {0})
        for kind in range(len(layout.kinds))
    ]
    return p.ToldLayout(
        kinds=layout.kinds,
        counts=layout.count,
        strands=strands,
        doors=[
            [tiles.door[kind << 5 | strand & -strand] for strand in joined]
            for kind, joined in enumerate(strands)
        ],
        ladders=[
            [tiles.ladder[kind << 1] & strand == strand for strand in joined]
            for kind, joined in enumerate(strands)
        ],
        spaces=[_spaces(layout, kind) for kind in range(len(layout.kinds))],
        zones=layout.zones,
        sights=layout.sight,
        owners=layout.owner,
        full=[list(cards) for cards in layout.full],
        lasting=layout.lasting,
        refills=layout.refills,
        nums=layout.nums,
        first=layout.first,
        enduring=layout.enduring,
        tokens=[p.TokenShape(t.num, t.sort, t.place, t.owner, t.shows) for t in layout.tokens],
        tasks=layout.tasks,
        windows=layout.windows,
        verbs=[_verb(verb) for verb in layout.verbs],
        frame=_frame(layout),
    )


def _spaces(layout: Layout, kind: int) -> list[p.SpaceShape]:
    table, tile = layout.spaces, kind << 1
    return [
        p.SpaceShape(table.sides[at], table.near[at], table.marks[table.mark[at]])
        for at in range(tile << 3, (tile << 3) + table.count[tile])
    ]


def _frame(layout: Layout) -> p.FrameShape:
    frame = layout.frame
    return p.FrameShape(
        round=frame.round,
        active=frame.active,
        announced=frame.announced,
        rounds=frame.rounds,
        roles=frame.roles,
        foes=[kind for kind, side in frame.sides.items() if frame.foes and side == frame.foes],
        wealth=[
            p.WealthShape(
                one.unit,
                one.zones,
                one.nums,
                {layout.kinds[kind]: worth for kind, worth in one.worth.items()},
            )
            for one in frame.wealth
        ],
        banners=frame.banners,
        banner_names=frame.banner_names,
    )


def _verb(verb: Verb) -> p.VerbShape:
    return p.VerbShape(
        name=verb.name,
        task=verb.task,
        card=verb.card,
        secret=verb.secret,
        whisper=verb.whisper,
        neutral=verb.neutral,
        effect=verb.effect,
        a=verb.a,
        b=verb.b,
    )

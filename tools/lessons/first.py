"""The first game, by its first round: tunnels, tools, maps, a dead end, and who laid it."""

from typing import Final

from tools.lessons.script import Page, Script, Turn

_TURNS: Final = (
    Turn(
        says="dig",
        plays=("dig NESW 1,0",),
        answers={
            "pass *": "pass",
            "map *": "map-later",
            "dig NESW *": "away",
            "dig *": "crossing-first",
        },
        others=("dig NEW 2,0", "dig EW 3,0", "map 8,-2"),
    ),
    Turn(
        says="map",
        plays=("map 8,2",),
        answers={
            "pass *": "pass",
            "map *": "other-goal",
            "rockfall *": "rockfall-later",
            "break *": "too-early",
            "dig *": "blind-digging",
        },
        others=("dig NESW 4,0", "break broken-lantern #0", "pass e+w"),
    ),
    Turn(
        says="mend",
        plays=("repair fix-lantern-cart #0 broken-lantern",),
        answers={
            "pass *": "pass",
            "break *": "too-early",
            "rockfall *": "rockfall-later",
        },
        others=("map 8,0", "map 8,2", "dig NEW 5,0"),
    ),
    Turn(
        says="turn",
        plays=("dig NEW 6,0 turned",),
        answers={
            "pass *": "pass",
            "dig NEW 6,0": "north",
            "dig NE 6,0 turned": "bend",
            "dig e *": "dead-end",
            "dig n+e *": "dead-end",
            "dig *": "not-there",
            "break *": "too-early",
            "rockfall *": "rockfall-later",
        },
        others=("dig NS 6,1", "dig n+w 6,2", "pass NW"),
    ),
    Turn(
        says="rockfall",
        plays=("rockfall 6,2",),
        answers={
            "pass *": "pass",
            "rockfall *": "good-tunnel",
            "dig *": "blocked",
            "break *": "clear-first",
        },
        others=("dig NEW 6,2", "break broken-pickaxe #1", "repair fix-pickaxe #1 broken-pickaxe"),
    ),
    Turn(
        says="accuse",
        plays=("break broken-cart #2",),
        answers={
            "pass *": "pass",
            "break * #1": "suspect-1",
            "break * #3": "suspect-3",
            "break broken-lantern #2": "either-tool",
            "dig *": "stop-first",
        },
        others=("break broken-lantern #2", "pass NESW", "break broken-pickaxe #2"),
        about=2,
        accuses=True,
    ),
    Turn(
        says="reach",
        plays=("dig EW 7,2",),
        answers={
            "pass *": "pass",
            "dig e *": "dead-end",
            "dig n+e *": "dead-end",
            "dig * 7,2*": "does-not-reach",
            "dig *": "not-there",
            "break *": "dig-now",
        },
    ),
    Turn(
        says="gold",
        plays=("keep gold-2",),
        answers={"keep *": "more-gold"},
    ),
)

SCRIPT: Final = Script(
    name="first",
    spec="jubilee",
    seats=4,
    seed="first round 377257",
    turns=_TURNS,
    reading=(
        Page("aim", ("digger", "saboteur")),
        Page("dig", ("NESW", "EW", "n+e")),
        Page("tools", ("broken-lantern", "fix-lantern")),
        Page("rockfall", ("rockfall",)),
        Page("map", ("map",)),
        Page("pass"),
        Page("end", ("treasure",)),
        Page("gold", ("gold-1", "gold-2", "gold-3")),
    ),
    ends="over",
    learnt=("dig", "tools", "cards", "people", "gold"),
)

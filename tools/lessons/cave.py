"""The Dark Cave, from the start to the exit: ladders, a web, creatures, the vein, a traitor."""

from typing import Final

from tools.lessons.script import Page, Script, Turn

#: What is always possible when a card is to be played.
_ANYTIME: Final = {"pass *": "cave-pass", "propose-end": "cave-propose"}

_TURNS: Final = (
    Turn(
        says="cave-look",
        plays=("map secret-information.1 4,4",),
        answers={
            **_ANYTIME,
            "map *": "cave-other-corner",
            "inspect *": "cave-corner-first",
            "axe *": "cave-keep-axe",
            "dig *": "cave-look-first",
        },
        others=(
            "dig NES.1 0,1", "step 0,1 0", "stop",
            "dig hole-NES.1 0,2", "stop",
            "dig NEW.1 1,2", "stop",
        ),
    ),
    Turn(
        says="cave-lay",
        plays=("dig ladder-NE.1 2,2 turned",),
        answers={
            **_ANYTIME,
            "map *": "cave-seen",
            "inspect *": "cave-seen",
            "axe *": "cave-keep-axe",
            "send *": "cave-keep-rat",
            "dig ladder-NE.1 *": "cave-away",
            "dig *": "cave-ladder-first",
        },
    ),
    Turn(
        says="cave-climb",
        plays=("go 2,2 0",),
        answers={"stop": "cave-walk-on", "step *": "cave-ladder-shorter"},
    ),
    Turn(
        says="cave-rest",
        plays=("stop",),
        answers={"step *": "cave-back"},
        others=(
            "web web.1 2,2 S", "stop",
            "dig NS.1 2,3", "stop",
            "dig NESW.1 2,4", "stop",
        ),
    ),
    Turn(
        says="cave-axe",
        plays=("axe axe.1 #0",),
        answers={
            **_ANYTIME,
            "map *": "cave-seen",
            "inspect *": "cave-web-first",
            "axe *": "cave-own-axe",
            "send *": "cave-keep-rat",
            "dig *": "cave-web-first",
        },
        about=1,
    ),
    Turn(
        says="cave-wait",
        plays=("stop",),
        answers={"step *": "cave-back"},
        others=("send goblin.2 0,2 0", "prowl 1,2 0", "prowl 2,2 0"),
    ),
    Turn(
        says="cave-endure",
        plays=("endure",),
        answers={"fend": "cave-fend"},
        others=(
            "go 1,2 0", "stop",
            "pass NE.1", "enough", "stop",
            "inspect secret-information.1 #0", "stop",
        ),
        about=1,
    ),
    Turn(
        says="cave-send",
        plays=("send rat.1 0,2 0",),
        answers={
            **_ANYTIME,
            "map *": "cave-seen",
            "inspect *": "cave-inspect-later",
            "dig *": "cave-rat-first",
        },
        about=1,
    ),
    Turn(
        says="cave-lead",
        plays=("go 1,2 0",),
        answers={"stay": "cave-lead-on", "prowl *": "cave-nobody"},
        about=1,
    ),
    Turn(
        says="cave-cut",
        plays=("cut 2,3 N",),
        answers={"stop": "cave-cut-first", "step *": "cave-cut-first"},
    ),
    Turn(
        says="cave-walk",
        plays=("go 2,4 0", "stop"),
        answers={"stop": "cave-walk-on", "step *": "cave-back"},
        others=(
            "boots boots.1 #1", "go 2,2 0", "stop",
            "pass NE.1", "enough", "go 2,4 0",
            "dig NESW.2 1,1", "go 2,3 0", "stop",
        ),
    ),
    Turn(
        says="cave-vein",
        plays=("dig vein-NEW.2 3,4",),
        answers={
            **_ANYTIME,
            "map *": "cave-seen",
            "inspect *": "cave-inspect-later",
            "dig vein-NEW.2 3,4 turned": "cave-vein-down",
            "dig vein-NEW.2 *": "cave-away",
            "dig * 3,4*": "cave-vein-better",
            "dig *": "cave-away",
        },
    ),
    Turn(
        says="cave-gold",
        plays=("go 3,4 0", "stop"),
        answers={
            "stop": "cave-walk-on",
            "step 3,4 1": "cave-vein-stop",
            "step 4,4 *": "cave-vein-stop",
            "step *": "cave-back",
        },
        others=(
            "axe axe.2 #1", "go 2,3 0", "stop",
            "pass NES.1", "enough", "go 4,4 0",
            "pass hole-NEW.1", "enough", "go 3,4 1",
        ),
    ),
    Turn(
        says="cave-inspect",
        plays=("inspect secret-information.1 #3",),
        answers={
            **_ANYTIME,
            "map *": "cave-seen",
            "inspect * #1": "cave-deeds-1",
            "inspect * #2": "cave-deeds-2",
            "dig *": "cave-inspect-now",
        },
        about=3,
    ),
    Turn(
        says="cave-exit",
        plays=("go 4,4 2",),
        answers={"stop": "cave-walk-on", "step *": "cave-back"},
        others=("pass boots.1", "enough", "stop", "pass NEW.1", "enough", "go 4,4 2"),
        about=3,
    ),
)  # fmt: skip

SCRIPT: Final = Script(
    name="cave",
    spec="cave",
    seats=4,
    seed="dark cave 59200",
    turns=_TURNS,
    reading=(
        Page("cave-aim", ("yellow-loyal", "yellow-saboteur")),
        Page("cave-card", ("NESW.1", "bridge-NS+EW.1")),
        Page("cave-steps", ("ladder-NE.1",)),
        Page("cave-creatures", ("rat.1", "goblin.2", "lindworm.2")),
        Page("cave-webs", ("web.1", "axe.1")),
        Page("cave-veins", ("vein-NEW.2",)),
        Page("cave-out", ("exit",)),
        Page("cave-value"),
    ),
    ends="cave-over",
    learnt=("cave-turn", "cave-creatures", "cave-webs", "cave-vein", "cave-clan"),
)

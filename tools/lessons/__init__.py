"""The lessons there are, in the order in which they are offered: one for each game."""

from typing import Final

from tools.lessons.cave import SCRIPT as CAVE
from tools.lessons.first import SCRIPT as FIRST
from tools.lessons.script import Script

LESSONS: Final[dict[str, Script]] = {script.name: script for script in (FIRST, CAVE)}

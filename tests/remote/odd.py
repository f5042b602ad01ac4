"""Programs that are odd bots, each in a few lines of Python."""

from pathlib import Path
from typing import Final

#: Understands everything, plays the first move, and believes in even odds.
FIRST: Final = """
import json, sys
for line in sys.stdin:
    said = json.loads(line)
    if said["type"] == "hello":
        answer, seats = {"type": "ready", "beliefs": BELIEFS}, said["seats"]
    elif said["type"] == "choose":
        answer = {"type": "move", "id": said["id"], "move": said["moves"][0]}
    elif said["type"] == "believe":
        answer = {"type": "belief", "id": said["id"], "foes": [0.5] * seats, "goals": {"7": 1}}
    else:
        continue
    ODDITY
    print(json.dumps(answer), flush=True)
"""
ODDITIES: Final = {
    "plain": "",
    "silent": "if said['type'] == 'choose': continue",
    "hanging": "import time\n    if said['type'] == 'choose': time.sleep(1000)",
    "dying": "if said['type'] == 'choose': sys.exit(3)",
    "babbling": "if said['type'] == 'choose': print('move it!')",
    "cheating": "if said['type'] == 'choose': answer['move'] += 1 << 40",
    "confused": "if said['type'] == 'choose': answer['id'] += 7",
    "endless": "if said['type'] == 'choose': print('x' * 300000)",
    "speechless": "break",
}


def program(folder: Path, oddity: str = "plain", beliefs: bool = False) -> str:
    """A file with such a bot; gives its path."""
    text = FIRST.replace("ODDITY", ODDITIES[oddity]).replace("BELIEFS", str(beliefs))
    file = folder / f"{oddity}.py"
    file.write_text(text)
    return str(file)

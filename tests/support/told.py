"""What an eye is told of moves on a scene."""

from rockfall.kernel.ops import Op, apply
from rockfall.kernel.sight import redact, redact_move
from rockfall.match.notation import parse_move
from tests.support.scene import Scene


def told(scene: Scene, eye: int, *texts: str) -> list[tuple[int, Op | int]]:
    """Play on; all that an eye hears of it, moves and operations, each with who acted."""
    heard: list[tuple[int, Op | int]] = []
    for text in texts:
        seat, now = scene.actor, scene.truth.copy()
        scene.move(text)
        move = parse_move(scene.layout, text)
        heard.append((seat, redact_move(scene.layout, move, seat, eye)))
        for op in scene.ops:
            heard.append((seat, redact(now, op, eye)))
            apply(now, op)
    return heard

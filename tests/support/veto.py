"""Veto windows: answering them, and stopping a card."""

from rockfall.kernel.ops import BAG, MOVE, apply
from tests.support.scene import Scene


def move_to(scene: Scene, zone: str, *cards: str) -> None:
    """Put cards of the pile into a zone, one after the other."""
    zones, kinds = scene.layout.zones, scene.layout.kinds
    for card in cards:
        op = (MOVE, kinds.index(card), zones.index("pile"), BAG, zones.index(zone))
        apply(scene.truth, op)


def asked_in_turn(scene: Scene) -> list[int]:
    """Let everyone allow the card: the seats in the order in which they were asked."""
    seats = []
    while scene.asked == "veto":
        seats.append(scene.actor)
        scene.play("allow")
    return seats


def stop(scene: Scene) -> Scene:
    """Let whoever can veto the card just announced."""
    while scene.asked == "veto":
        scene.play("veto" if scene.can("veto") else "allow")
    return scene

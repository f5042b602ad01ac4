"""How a round and the game came out, as messages: who has won, and what everybody has.

Where the whole game is one round, nobody changes sides: then sides are told, not rounds, if there
are words for them.
"""

from rockfall.kernel.state import State
from rockfall.kernel.verdict import result, role_of, verdict
from rockfall.match.known_keys import says
from rockfall.match.sentence import Sentence


def judged(view: State) -> list[Sentence]:
    """Who has won the round; nothing while that is open."""
    found = verdict(view)
    if found is None or not found.decided:
        return []
    frame = view.layout.frame
    number, roles = view.nums[frame.round], found.winning_roles
    if not found.winners:
        if frame.rounds == 1:
            return [Sentence("story-won-not-at-all", {})]
        return [Sentence("story-won-by-nobody", {"round": number})]
    if not roles:
        # Where nobody is anybody the seats themselves are named, in words of that game.
        return [
            Sentence("story-won-seat", {"round": number, "seat": seat})
            for seat in found.winners
            if says("story-won-seat")
        ]
    if frame.rounds == 1 and says(f"story-won-side-{found.side}"):
        return [Sentence(f"story-won-side-{found.side}", {})]
    special = f"story-won-{'-'.join(roles)}"
    if says(special):
        return [Sentence(special, {"round": number})]
    return [Sentence("story-won", {"round": number, "cards": " ".join(roles)})]


def counted(view: State) -> list[Sentence]:
    """B20, D22: the count, and who won."""
    came_out = result(view)
    best = came_out.winners
    sides = _by_side(view, came_out.scores)
    if sides:
        return sides + [Sentence("story-victor", {"seat": seat}) for seat in best]
    told = [
        Sentence("story-score", {"seat": seat, "gold": score})
        for seat, score in enumerate(came_out.scores)
    ]
    key = "story-wins" if len(best) == 1 else "story-shares"
    return told + [Sentence(key, {"seat": seat, "gold": came_out.scores[seat]}) for seat in best]


def _by_side(view: State, scores: list[int]) -> list[Sentence]:
    """What each side has, if the game is one round and there are words for its sides."""
    layout, frame = view.layout, view.layout.frame
    if frame.rounds > 1:
        return []
    roles = [role_of(view, seat) for seat in range(layout.seats)]
    sides = [frame.sides.get(layout.kind_named[role], "") if role else "" for role in roles]
    found = dict(zip(sides, scores, strict=True))
    if not all(side and says(f"story-score-{side}") for side in found):
        return []
    return [Sentence(f"story-score-{side}", {"gold": found[side]}) for side in sorted(found)]

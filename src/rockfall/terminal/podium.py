"""The end of a game: everyone's gold, ranked, level players sharing a place (B20)."""

from typing import Final

from rich.text import Text

from rockfall.kernel.verdict import Result
from rockfall.terminal import texts
from rockfall.terminal.look import Look

#: a row of gold is no longer than this
_MOST_SIGNS: Final = 40


def podium(came_out: Result, look: Look) -> list[Text]:
    """The places, the best first, and who has won."""
    names, scores = look.seats.names, came_out.scores
    width = max(len(name) for name in names)
    # Where the game is one round of sides, what counts is more than the gold of a seat.
    text = texts.PODIUM_LINE if look.rules.layout.frame.rounds > 1 else texts.PODIUM_COUNT
    lines = [Text(texts.GAME_OVER, "title"), Text()]
    for seat in sorted(range(len(scores)), key=lambda seat: -scores[seat]):
        score = scores[seat]
        place = 1 + sum(1 for other in scores if other > score)
        line = Text().append(
            text.format(
                place=place,
                name=names[seat],
                width=width,
                gold=score,
            ),
            "title" if place == 1 else "",
        )
        lines.append(line.append("  " + look.signs.gold * min(score, _MOST_SIGNS), "treasure"))
    best = [names[seat] for seat in came_out.winners]
    if not best:
        return [*lines, Text(), Text(texts.NOBODY_WINS, "title")]
    won = texts.WINS if len(best) == 1 else texts.SHARE
    together = texts.AND.join(filter(None, (", ".join(best[:-1]), best[-1])))
    return [*lines, Text(), Text(won.format(names=together), "title")]

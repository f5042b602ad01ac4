"""The end of a game: everyone's gold, ranked, level players sharing a place (B20)."""

from rich.text import Text

from rockfall.terminal import texts
from rockfall.terminal.look import Look


def podium(scores: list[int], look: Look) -> list[Text]:
    """The places, the best first, and who has won."""
    names = look.seats.names
    width = max(len(name) for name in names)
    lines = [Text(texts.GAME_OVER, "title"), Text()]
    for seat in sorted(range(len(scores)), key=lambda seat: -scores[seat]):
        score = scores[seat]
        place = 1 + sum(1 for other in scores if other > score)
        line = Text().append(
            texts.PODIUM_LINE.format(
                place=place,
                name=names[seat],
                width=width,
                gold=score,
            ),
            "title" if place == 1 else "",
        )
        lines.append(line.append("  " + look.signs.gold * score, "treasure"))
    best = [name for name, score in zip(names, scores, strict=True) if score == max(scores)]
    text = texts.WINS if len(best) == 1 else texts.SHARE
    together = texts.AND.join(filter(None, (", ".join(best[:-1]), best[-1])))
    return [*lines, Text(), Text(text.format(names=together), "title")]

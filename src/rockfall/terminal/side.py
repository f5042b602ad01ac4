"""Beside the board: the players and what lies in front of them, and the corner of one's own."""

from rich.text import Text

from rockfall.kernel.geometry import cell_text
from rockfall.kernel.layout import BACK
from rockfall.kernel.moves import seat_of
from rockfall.kernel.state import State
from rockfall.kernel.tokens import Token
from rockfall.kernel.verdict import role_of, verdict
from rockfall.terminal import texts
from rockfall.terminal.board import known_sign
from rockfall.terminal.look import Look, nuggets, number_of, wealth, zone
from rockfall.terminal.places import piece_of, sign_of, stands_at
from rockfall.terminal.wrap import flow, wrap
from rockfall.words import name_of

#: columns for the arrow at whose turn it is, and for what does not fit beside a name
_MARK = 2
_INDENT = 4
_THEFT = "theft"
_BROKEN = "broken-"
_HINDERS = ("trapped",)


def players(view: State, look: Look, width: int) -> list[Text]:
    """A line for every player: whose turn, name, hand, gold, broken tools, role if known."""
    rows = [_row(view, look, seat) for seat in range(view.layout.seats)]
    label, hand, kept = texts.PLAYERS
    longest = max(len(label) + _MARK, *(row[0].cell_len for row in rows))
    figures = len(hand) + len(kept) + 2
    name_width = max(_MARK + len(label), min(longest, width - figures))
    head = f"{'':{_MARK}}{label}".ljust(name_width)
    lines = [Text(f"{head} {hand} {kept}", "faint")]
    for name, cards, gold, rest in rows:
        line = name.copy()
        line.truncate(name_width, overflow="ellipsis", pad=True)
        line.append(f" {cards:>{len(hand)}} {gold:>{len(kept)}}")
        beside = name_width + figures + 1 + rest.cell_len <= width
        if rest and beside:
            line.append(" ").append_text(rest)
        lines.append(line)
        if rest and not beside:
            lines += [Text(" " * _INDENT) + part for part in wrap(rest, width - _INDENT)]
    return lines


def _row(view: State, look: Look, seat: int) -> tuple[Text, int, str, Text]:
    acting = bool(view.todo) and seat_of(view.todo[-1]) == seat
    name = Text().append(f"{look.signs.here if acting else ' '} ", "title")
    piece = piece_of(view, seat)
    if piece is not None:
        name.append(*sign_of(view, piece, look.signs)).append(" ")
    name.append(look.seats.names[seat], "name" if acting else "")
    if look.seats.bots[seat]:
        name.append(look.signs.bot, "faint")
    cards = view.size(zone(view, f"hand.{seat}"))
    rest = Text()
    known = role_of(view, seat)
    if known and (seat != view.eye or verdict(view) is not None):
        rest.append(look.card(view, view.layout.kinds.index(known)) + " ", known)
    if piece is not None:
        rest.append(_whereabouts(view, seat, piece) + " ", "faint")
    mat = f"mat.{seat}"
    for card in view.cards(zone(view, mat)) if mat in view.layout.zones else b"":
        rest.append_text(_front(view.layout.kinds[card], look)).append(" ")
    rest.rstrip()
    return name, cards, wealth(view, seat), rest


def _whereabouts(view: State, seat: int, piece: Token) -> str:
    """Where the piece of a seat stands, and whether it lies down."""
    at = stands_at(view, piece)
    if at < 0:
        return texts.IS_OUT
    where = texts.STANDS.format(cell=cell_text(at))
    return f"{where}, {texts.LIES}" if number_of(view, f"lying.{seat}") else where


def _front(card: str, look: Look) -> Text:
    """A card in front of a player: what is to bring gold, what hinders, and what is of use."""
    if card == _THEFT:
        return Text(f"{look.signs.gold}{card}", "treasure")
    if card in _HINDERS or card.startswith(_BROKEN):
        return Text(f"{look.signs.cross}{card.removeprefix(_BROKEN)}", "broken")
    return Text(name_of("card", card, look.language), "digger")


def roster(view: State, look: Look, width: int) -> list[Text]:
    """The players in as few lines as possible, for narrow windows."""
    entries = []
    for seat in range(view.layout.seats):
        name, cards, gold, rest = _row(view, look, seat)
        entry = name if name.plain.startswith(look.signs.here) else name[2:]
        entry.append(f" {cards}")
        if gold != "0":
            entry.append(f" {look.signs.gold}{gold}", "treasure")
        if rest:
            entry.append(" ").append_text(rest)
        entries.append(entry)
    return flow(entries, width, ", ")


def corner(view: State, look: Look, short: bool = False) -> list[Text]:
    """The corner of the view's own seat: role and aim, what maps have shown, the gold's worth."""
    if view.eye < 0:
        return []
    lines = []
    mine = role_of(view, view.eye)
    if mine:
        lines.append(Text(_aim(view, look, mine, short), mine))
    for at in sorted(view.grid.down):
        card = view.card(view.grid.down[at])
        if card != BACK:
            treasure = view.layout.kinds[card] == "treasure"
            text = texts.KNOWN_TREASURE if treasure else texts.KNOWN_OTHER
            sign = known_sign(view.layout, card, look.signs)
            known = text.format(sign=sign, cell=cell_text(at), card=look.card(view, card))
            lines.append(Text(known, "secret"))
    return lines + _own_gold(view)


def _aim(view: State, look: Look, role: str, short: bool) -> str:
    """Who one is and what for; a role without an aim of its own is only named."""
    if short:
        return texts.SHORT_AIM.format(role=role.upper())
    if role not in texts.AIMS:
        return texts.SHORT_AIM.format(role=look.card(view, view.layout.kinds.index(role)))
    who, aim = texts.AIMS[role]
    return texts.AIM.format(who=who, aim=aim)


def _own_gold(view: State) -> list[Text]:
    """What the own gold cards are worth, which only their owner knows (B18)."""
    name = f"gold.{view.eye}"
    if name not in view.layout.zones:
        return []
    worth = [nuggets(view, card) for card in view.cards(zone(view, name))]
    if not worth:
        return []
    cards = "+".join(str(number) for number in worth)
    if len(worth) > 1:
        cards = texts.MY_SUM.format(cards=cards, sum=sum(worth))
    return [Text(texts.MY_GOLD.format(cards=cards), "treasure")]

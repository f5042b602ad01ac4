"""What the numbers of a match mean: the names behind them, and what is declared of each."""

from rockfall.server.protocol.settings import Plain


class SpaceShape(Plain, frozen=True):
    """A space of a card, where something can stand, as it lies before the card is turned."""

    #: the open sides it lies at, as strands have them; 0 inside the card
    sides: int
    #: the numbers of the spaces of the same card that are one step away
    near: list[int]
    #: what is printed there, "" for nothing
    mark: str


class VerbShape(Plain, frozen=True):
    """A verb: to which task, with a card or not, what its arguments are."""

    name: str
    task: str
    card: bool
    #: whether others see only the back of that card
    secret: bool
    #: whether others hear only that something was chosen
    whisper: bool
    #: whether the clock says it for a seat that does not answer; where no verb is, chance decides
    neutral: bool
    #: what it does to those at the table, as sentences of the story say it
    effect: str
    #: 0 nothing, 1 a cell, 2 a seat, 3 turned or not, 4 a card; 6 a space of the tile on the cell
    #: in `a`, 7 an edge of that cell: its north 0, its west 1
    a: int
    b: int


class TokenShape(Plain, frozen=True):
    """A token that stands on the table, and the counter that says where and whose it is.

    The counter is 0 while the token is in the box and -1 when it is gone for this round; otherwise
    its four lowest bits are the owner's seat, 15 for nobody's, and above them is the place.
    """

    num: int
    #: what is to be drawn: `toll` is a dwarf who waits for a toll
    sort: str
    #: 0 a cell; 1 a space inside the tile on a cell, `cell * 8 + space`; 2 an edge of a cell,
    #: `cell * 2`, one more if it is not the north but the west edge
    place: int
    #: whose it always is: a seat, 15 nobody's; -1 where only the counter says
    owner: int
    #: the counter whose number it shows, -1 where it shows none
    shows: int


class WealthShape(Plain, frozen=True):
    """Something that seats own and are paid in; all can count it."""

    #: what it is called in `pay`
    unit: str
    #: by seat: the zones whose cards count; none where it is a counter
    zones: list[list[int]]
    #: by seat: the counter; none where cards are counted
    nums: list[int]
    #: what a card of each kind is worth, where cards are counted
    worth: dict[str, int]


class FrameShape(Plain, frozen=True):
    """Where the table shows what every game has: rounds, turns, who a seat is, what it owns."""

    #: counters: the round's number, the seat whose turn it is, and the move that others may still
    #: prevent, 0 for none; -1 where the game has no such counter
    round: int
    active: int
    announced: int
    #: how many rounds a game has
    rounds: int
    #: by seat: the zone of the card that says who it is; none where nobody is anybody
    roles: list[int]
    #: the kinds of such cards that work against the rest
    foes: list[int]
    wealth: list[WealthShape]
    #: by seat: the counter of where it belongs, as all can see, and the names of such a counter's
    #: values from 1 on; none where there is nothing to be seen
    banners: list[int]
    banner_names: list[str]


class ToldLayout(Plain, frozen=True):
    """The names behind the engine's numbers, fixed for a match."""

    kinds: list[str]
    counts: list[int]
    #: for each kind its strands, each the sides it joins (north 1, east 2, south 4, west 8); none
    #: for cards that do not lie on the grid. For each strand the colour of its door, 0 for none,
    #: and whether a ladder stands in it
    strands: list[list[int]]
    doors: list[list[int]]
    ladders: list[list[bool]]
    #: for each kind its spaces by number; none for cards that nobody walks on
    spaces: list[list[SpaceShape]]
    zones: list[str]
    #: for each zone: 0 all see it, 1 its owner, 2 nobody, 3 card by card
    sights: list[int]
    owners: list[int]
    #: for each zone: what lies in it when all cards are gathered, and whether it outlives a round
    full: list[list[int]]
    lasting: list[bool]
    #: for each zone: those it is filled up from when it is empty, the next one first
    refills: list[list[int]]
    nums: list[str]
    first: list[int]
    enduring: list[bool]
    tokens: list[TokenShape]
    tasks: list[str]
    #: for each task, whether all others are asked at once and answers come together
    windows: list[bool]
    verbs: list[VerbShape]
    frame: FrameShape

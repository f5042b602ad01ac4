"""The rules read once more, slowly and by hand, to check the engine's quick tables against.

Nothing here uses the engine's grid or tiles: cards are letters, cells are pairs, and the tunnel is
walked from the start every time.
"""

from collections.abc import Mapping

Cell = tuple[int, int]
#: A face-up card: its name, and whether it lies turned by half.
Face = tuple[str, bool]
#: The tunnel's cards by cell.
Board = Mapping[Cell, Face]
#: A side of a card.
Opening = tuple[Cell, str]

STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
ACROSS = {"N": "S", "E": "W", "S": "N", "W": "E"}
#: Cards that are not named by their strands.
PRINTED = {"start": "NESW", "treasure": "NESW", "stone-nw": "NW", "stone-ne": "NE"}
GOALS = ("treasure", "stone-nw", "stone-ne")
#: What stands before the strands in the name of a card that shows more than a tunnel.
MARKS = ("ladder-", "green-", "blue-", "crystal-")


def strands(face: Face) -> list[set[str]]:
    """The strands of a card as it lies, as sets of sides (G2)."""
    name, turned = face
    for mark in MARKS:
        name = name.removeprefix(mark)
    parts = PRINTED.get(name, name).upper().split("+")
    return [{ACROSS[side] if turned else side for side in part} for part in parts]


def opens(face: Face) -> set[str]:
    """The sides on which a card is open."""
    return set().union(*strands(face))


def beside(cell: Cell, side: str) -> Cell:
    """The neighbour behind a side."""
    return cell[0] + STEPS[side][0], cell[1] + STEPS[side][1]


def from_start(board: Board) -> set[Opening]:
    """Where the walk begins: on the start card and on every ladder (S13)."""
    return {
        (cell, side)
        for cell, face in board.items()
        for side in opens(face)
        if face[0] == "start" or face[0].startswith("ladder-")
    }


def reached(board: Board, begin: set[Opening]) -> set[Opening]:
    """Every opening that can be walked to from some openings (G4)."""
    seen: set[Opening] = set()
    walk = list(begin)
    while walk:
        cell, side = walk.pop()
        if (cell, side) in seen:
            continue
        for strand in strands(board[cell]):
            if side in strand:
                seen |= {(cell, out) for out in strand}
                walk += [
                    (beside(cell, out), ACROSS[out])
                    for out in strand
                    if beside(cell, out) in board and ACROSS[out] in opens(board[beside(cell, out)])
                ]
    return seen


def faces(name: str) -> list[Face]:
    """The different ways a card can lie; one for a card that looks the same turned (R26)."""
    plain, turned = strands((name, False)), strands((name, True))
    alike = sorted(map(sorted, plain)) == sorted(map(sorted, turned))
    return [(name, False)] if alike else [(name, False), (name, True)]


def fits(board: Board, cell: Cell, face: Face) -> dict[str, bool]:
    """For each side shared with a face-up card, whether the edge fits (G3)."""
    return {
        side: (side in opens(face)) == (ACROSS[side] in opens(board[beside(cell, side)]))
        for side in STEPS
        if beside(cell, side) in board
    }


def reached_sides(board: Board, cell: Cell) -> set[str]:
    """Sides of a cell that a reached opening of a neighbour points at."""
    tunnel = reached(board, from_start(board))
    return {side for side in STEPS if (beside(cell, side), ACROSS[side]) in tunnel}


def free_cells(board: Board, hidden: set[Cell]) -> list[Cell]:
    """Every empty cell beside which a card could lie."""
    xs = [x for x, _ in board]
    ys = [y for _, y in board]
    return [
        (x, y)
        for x in range(min(xs) - 1, max(xs) + 2)
        for y in range(min(ys) - 1, max(ys) + 2)
        if (x, y) not in board and (x, y) not in hidden
    ]


def digs(board: Board, hidden: set[Cell], name: str) -> set[tuple[Cell, bool]]:
    """Every cell, and way round, where a path card may be laid (G5; a ladder: S12)."""
    if name.startswith("ladder-"):
        return ladder_places(board, hidden, name)
    tunnel = reached(board, from_start(board))
    found = set()
    for cell in free_cells(board, hidden):
        meets = {side for side in STEPS if (beside(cell, side), ACROSS[side]) in tunnel}
        for face in faces(name):
            if all(fits(board, cell, face).values()) and meets & opens(face):
                found.add((cell, face[1]))
    return found


def ladder_places(board: Board, hidden: set[Cell], name: str) -> set[tuple[Cell, bool]]:
    """Every cell, and way round, where a ladder may stand: beside a card and no goal (S12)."""
    found = set()
    for cell in free_cells(board, hidden):
        around = [beside(cell, side) for side in STEPS]
        lying = [board[next_cell][0] for next_cell in around if next_cell in board]
        if lying and not set(lying) & set(GOALS) and not set(around) & hidden:
            for face in faces(name):
                if all(fits(board, cell, face).values()):
                    found.add((cell, face[1]))
    return found


def turnable(board: Board, hidden: set[Cell]) -> set[Cell]:
    """Face-down goals that are reached (G6)."""
    return {cell for cell in hidden if reached_sides(board, cell)}


def ways_round(board: Board, cell: Cell, name: str, ties: str) -> set[bool]:
    """How a turned goal may lie (G7), with a tie as E5 has it."""
    ways = faces(name)
    fitting = {face[1]: list(fits(board, cell, face).values()).count(True) for face in ways}
    if ties == "chooser-if-misfit":
        edges = len(fits(board, cell, ways[0]))
        perfect = {turned for turned, count in fitting.items() if count == edges}
        return perfect or set(fitting)
    meeting = [turned for n, turned in ways if opens((n, turned)) & reached_sides(board, cell)]
    best = max(fitting[turned] for turned in meeting)
    tied = {turned for turned in meeting if fitting[turned] == best}
    return {min(tied)} if ties == "fixed" else tied

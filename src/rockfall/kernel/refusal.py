"""Why a move is not possible: a code with arguments, worded later in the reader's language."""


class Refusal:
    """A reason code and what it speaks of."""

    def __init__(self, code: str, args: dict[str, str | int] | None = None) -> None:
        self.code = code
        self.args: dict[str, str | int] = args if args is not None else {}

    def __repr__(self) -> str:
        return f"Refusal({self.code!r}, {self.args!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refusal) and self.code == other.code and self.args == other.args

    def __hash__(self) -> int:
        return hash(self.code)

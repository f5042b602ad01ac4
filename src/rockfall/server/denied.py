"""What cannot be done at a table: a reason code with arguments, worded in the reader's language."""

from rockfall.kernel.refusal import Refusal


class DeniedError(Exception):
    """A wish that is refused; the table is as it was."""

    def __init__(self, code: str, **args: str | int) -> None:
        super().__init__(code)
        self.refusal = Refusal(code, args)

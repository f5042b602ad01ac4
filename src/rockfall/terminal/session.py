"""The table: asks whose turn it is, carries moves out, tells everyone, keeps the match."""

import shlex

from rockfall.bots.bot import BUDGET
from rockfall.bots.play import seat_bots
from rockfall.editions.games import DEFAULT
from rockfall.editions.registry import usual_seats
from rockfall.kernel.layout import TABLE, WATCHER
from rockfall.match.match import Match
from rockfall.terminal import texts
from rockfall.terminal.chronicle import Chronicle
from rockfall.terminal.hide import hide
from rockfall.terminal.keeper import Keeper, KeepError
from rockfall.terminal.look import Look, round_of
from rockfall.terminal.person import Person
from rockfall.terminal.podium import podium
from rockfall.terminal.screen import Page, compose
from rockfall.terminal.terminal import Terminal

_NOBODY = -1


class Session:
    """A match with its people and bots. Bots and people alike get only what their eye may see."""

    def __init__(
        self, match: Match, look: Look, terminal: Terminal, keeper: Keeper, pace: float = 0.0
    ) -> None:
        self._match = match
        self._look = look
        self._terminal = terminal
        self._keeper = keeper
        self._pace = pace
        seats = look.seats
        self._people = {seat: Person(seat, match, look, terminal, keeper) for seat in seats.people}
        self._players = seat_bots(
            match.edition,
            [bot or self._people[seat] for seat, bot in enumerate(seats.bots)],
            match.seed,
        )
        #: the eye for screens between turns: the only person's, else what everyone may see
        alone = len(seats.people) == 1
        self._between = Chronicle(seats.people[0] if alone else WATCHER, look.language)
        #: whose secrets may be on the screen; with one person there is nobody to hide them from
        self._shown = seats.people[0] if alone else _NOBODY
        self._shared = len(seats.people) > 1
        self._told = 0

    def run(self) -> None:
        """Play to the end; Leave, EOFError and KeyboardInterrupt pass through."""
        self._tell()
        self._between.catch_up(self._match)
        while not self._match.over:
            if self._match.actor == TABLE:
                self._advance()
            else:
                self._turn()
            self._between.catch_up(self._match)
        self._terminal.clear(wipe=self._shared)
        self._terminal.show(podium(self._match.result(), self._look))

    def leave(self) -> None:
        """Say goodbye, and how to come back; nothing secret stays on a shared screen."""
        if self._shared:
            self._terminal.clear(wipe=True)
        self._terminal.say(self._goodbye(), fold=False)

    def _goodbye(self) -> str:
        file = self._keeper.file
        try:
            self._keeper.keep(self._match)
        except KeepError as error:
            return texts.NOT_SAVED.format(file=file, why=error)
        if file is not None:
            return texts.GOODBYE_SAVED.format(file=shlex.quote(str(file)))
        seed = shlex.quote(self._match.seed.decode("utf-8", "replace"))
        edition = self._match.edition
        options = "" if edition.spec == DEFAULT else f" --edition {edition.spec}"
        if edition.seats != usual_seats(edition.spec):
            options += f" --players {edition.seats}"
        return texts.GOODBYE_SEED.format(seed=seed, options=options)

    def _advance(self) -> None:
        """What comes by itself; a round that is over and paid is shown before the next begins."""
        found = self._match.verdict()
        if found is not None and found.decided:
            self._show_ending()
        self._match.advance()
        self._tell()
        self._keep()

    def _turn(self) -> None:
        match, seat = self._match, self._match.actor
        person = self._people.get(seat)
        if person is not None:
            self._sit_down(person)
        elif self._pace:
            self._draw_between(self._between.since(len(self._match.steps) - 1))
            self._terminal.wait(self._pace)
        move = self._players[seat].choose(match.view(seat), match.moves(seat), BUDGET)
        match.submit(seat, move)
        self._tell()
        self._keep()
        if person is not None:
            self._stand_up(person)

    def _sit_down(self, person: Person) -> None:
        if self._shown != person.seat:
            hide(self._terminal, self._look.seats.names[person.seat])
            self._shown = person.seat
        person.chronicle.catch_up(self._match)

    def _stand_up(self, person: Person) -> None:
        """Among several people, show the mover what the move did before the cards are hidden."""
        if not self._shared or self._match.actor == person.seat:
            return
        person.chronicle.catch_up(self._match)
        person.draw(self._match.view(person.seat), None, "")
        self._terminal.ask(texts.ENTER_HIDE)
        self._terminal.clear(wipe=True)
        self._shown = _NOBODY

    def _tell(self) -> None:
        """Let every seat watch what is new, each with its own eye."""
        match = self._match
        for seat, player in enumerate(self._players):
            for told in match.told_since(seat, self._told):
                if told.seat != TABLE:
                    player.watch(match.view_before(seat, told.number), told.seat, told.move)
        self._told = len(match.steps)

    def _keep(self) -> None:
        try:
            self._keeper.keep(self._match)
        except KeepError as error:
            for person in self._people.values():
                person.notice = texts.NOT_SAVED.format(file=self._keeper.file, why=error)

    # -- between turns -----------------------------------------------------------------------

    def _draw_between(self, story: list[str]) -> None:
        """A screen for everyone at the keyboard, so nothing of one person's may stay behind."""
        told, terminal = self._between, self._terminal
        view = self._match.view(told.eye)
        terminal.clear(wipe=self._shared)
        if self._shared:
            self._shown = _NOBODY
        if terminal.too_small():
            terminal.small_window()
            terminal.say(" ".join(story))
        else:
            terminal.show(
                compose(Page(view, told.focus, story, None, ""), self._look, *terminal.size())
            )

    def _show_ending(self) -> None:
        """Roles, gold and who won; the next round waits until that is read."""
        self._draw_between(self._between.end_of_round())
        number = round_of(self._match.truth)
        over = number == self._match.truth.layout.frame.rounds
        text = texts.ENTER_PODIUM if over else texts.ENTER_ROUND.format(round=number + 1)
        self._terminal.ask(text)

"""A person at the keyboard: sees a screen, answers menus, and may look things up in between."""

from pathlib import Path
from typing import Final

from rich.text import Text

from rockfall.bots.bot import Budget
from rockfall.kernel.moves import card_of
from rockfall.kernel.rules import Rules
from rockfall.kernel.state import State
from rockfall.match.match import Match
from rockfall.match.notation import NotationError, move_text, parse_move
from rockfall.match.spelling import parse_cell, parse_space, seat_text
from rockfall.match.why_not import Parts, why_not
from rockfall.terminal import prompt, texts
from rockfall.terminal.chronicle import Chronicle
from rockfall.terminal.keeper import Keeper, KeepError, write_match
from rockfall.terminal.look import Look, header
from rockfall.terminal.menu import Choice, Menu, first_menu, is_pass, next_menu
from rockfall.terminal.screen import Page, compose
from rockfall.terminal.side import corner, players
from rockfall.terminal.terminal import Terminal
from rockfall.terminal.wrap import sentence, wrap
from rockfall.words import words

_STAY: Final = -1
#: any space of a card will do
_ANY: Final = -1
_LONGEST_FILE: Final = 200


class Leave(Exception):  # noqa: N818 - leaving is no error
    """Somebody wants to leave the table."""


class Person:
    """One seat's person. Everything shown is made of that seat's view, story and moves."""

    def __init__(
        self, seat: int, match: Match, look: Look, terminal: Terminal, keeper: Keeper
    ) -> None:
        self.seat = seat
        self.chronicle = Chronicle(seat, look.language)
        self.notice = ""
        #: steps still to be taken to where this person wants to go
        self._route: list[int] = []
        self._match = match
        self._look = look
        self._terminal = terminal
        self._keeper = keeper

    @property
    def _rules(self) -> Rules:
        return self._match.edition.rules

    def watch(self, before: State, seat: int, move: int) -> None:
        """A person needs no telling: the chronicle is read when the person sits down."""

    def choose(self, view: State, moves: list[int], budget: Budget) -> int:
        """Ask until a legal move is chosen; a person takes the time they need."""
        names, language = self._look.seats.names, self._look.language
        if self._route and self._route[0] in moves:
            return self._route.pop(0)
        self._route = []
        menus = [first_menu(self._look.rules, view, moves, names, language)]
        while True:
            said = self._ask(view, menus[-1])
            reply = prompt.understand(said, menus[-1], view.layout)
            if reply.sort == prompt.BACK and len(menus) == 1 and menus[0].enter >= 0:
                return menus[0].choices[menus[0].enter].moves[0]
            if reply.sort == prompt.BACK:
                del menus[1:]
            elif reply.sort == prompt.PICK:
                choice = menus[-1].choices[reply.number]
                following = next_menu(self._look.rules, view, choice, names, language)
                if following is None:
                    return choice.moves[0]
                menus.append(following)
            elif reply.sort == prompt.PASS:
                move = self._passing(view, menus[-1].choices[reply.number])
                if move != _STAY:
                    return move
            elif reply.sort in (prompt.MOVE, prompt.GO):
                going = reply.sort == prompt.GO
                move = self._going(reply.text) if going else self._typed(view, reply.text)
                if move != _STAY:
                    return move
            else:
                self._command(view, moves, reply)

    def belief(self, view: State) -> None:
        """It is nobody's business."""

    # -- showing -----------------------------------------------------------------------------

    def _ask(self, view: State, menu: Menu) -> str:
        question = menu.question
        if not menu.cards and menu.card:
            question = f"{sentence(self._why(view, menu))} {texts.BACK}."
        elif menu.numbers():
            question = f"{question} {texts.GO_HINT}"
        self.draw(view, menu, question)
        return self._terminal.ask(texts.PROMPT)

    def _why(self, view: State, menu: Menu) -> str:
        """The question; for a card that can only be passed, also why."""
        if not all(choice.passes for choice in menu.choices):
            return menu.question
        reasons = why_not(self._rules, view, self.seat, Parts(menu.card))
        return " ".join(self._worded(each.code, each.args) for each in reasons) or menu.question

    def draw(self, view: State, menu: Menu | None, question: str) -> None:
        """A new screen; the notice is shown once."""
        terminal = self._terminal
        terminal.clear()
        if terminal.too_small():
            terminal.small_window()
            terminal.say(header(view, self._look))
            terminal.say(self.notice or question)
        else:
            story = self.chronicle.news()
            page = Page(view, self.chronicle.focus, story, menu, question, self.notice)
            terminal.show(compose(page, self._look, *terminal.size()))
        self.notice = ""

    # -- answers -----------------------------------------------------------------------------

    def _passing(self, view: State, choice: Choice) -> int:
        for move in choice.moves:
            if is_pass(view.layout, move) or len(choice.moves) == 1:
                return move
        self.notice = texts.NOTHING_TO_PASS
        return _STAY

    def _typed(self, view: State, text: str) -> int:
        """A move written in full; what is wrong with it becomes the notice."""
        try:
            move = parse_move(view.layout, text)
        except NotationError as error:
            self.notice = str(error)
            return _STAY
        refusal = self._rules.refusal(view, self.seat, move)
        if refusal is None:
            return move
        self.notice = self._worded(refusal.code, refusal.args)
        return _STAY

    def _going(self, text: str) -> int:
        """The first step to a place that was named; the others follow by themselves."""
        where, _, space = text.partition(" ")
        try:
            at, part = parse_cell(where), parse_space(space) if space else _ANY
        except NotationError as error:
            self.notice = str(error)
            return _STAY
        ways = self._match.ways(self.seat)
        there = [way for way in ways if way.cell == at and part in (_ANY, way.space)]
        if not there:
            self.notice = texts.NO_WAY.format(where=text) if ways else texts.GO_NOT_NOW
            return _STAY
        best = min(there, key=lambda way: (sum(way.costs.values()), len(way.moves)))
        self._route = list(best.moves)
        return self._route.pop(0)

    def _worded(self, code: str, args: dict[str, str | int]) -> str:
        look = self._look
        return sentence(words(f"refuse-{code}", args, look.language, look.seats.names))

    # -- commands ----------------------------------------------------------------------------

    def _command(self, view: State, moves: list[int], reply: prompt.Reply) -> None:
        if reply.sort == prompt.QUIT:
            raise Leave
        if reply.sort == prompt.WRONG:
            self.notice = reply.text
        elif reply.sort == prompt.SAVE:
            self.notice = self._save(reply.text)
        elif reply.sort == prompt.HELP:
            self._help()
        elif reply.sort == prompt.LOG:
            told = [line.text for line in self.chronicle.lines] or [texts.NOTHING_YET]
            self._page(texts.LOG_TITLE, told)
        elif reply.sort == prompt.MOVES:
            self._page(texts.MOVES_TITLE, self._listed(view, moves))
        else:
            self._who(view)

    def _help(self) -> None:
        """What to type and what the signs mean; a second page for what Saboteur 2 brings."""
        legend = self._legend()
        spacious = any(self._rules.layout.spaces.count)
        text = texts.HELP_CAVE if spacious else texts.HELP
        self._page("", text.format(**legend).splitlines())
        kinds = self._rules.layout.kinds
        if "blue" in kinds:
            roles = [texts.AIMS[role] for role in kinds if role in texts.AIMS]
            lines = texts.HELP_SECOND.format(**legend).splitlines()
            self._page("", lines + [f"  {who}: {aim}" for who, aim in roles])

    def _legend(self) -> dict[str, str]:
        signs = self._look.signs
        doors = {colour: f"{a}{colour[0].upper()}{b}" for colour, (a, b) in signs.doors.items()}
        named = "start rubble unknown treasure stone bot cross gold crystal bridge bends space web"
        lines = {"lit": signs.lit[10] * 2, "dark": signs.dark[10] * 2}
        shown = {name: getattr(signs, name) for name in named.split()}
        return lines | doors | signs.marks | shown

    def _listed(self, view: State, moves: list[int]) -> list[str]:
        """Every legal move in full, the moves of a card on one line."""
        cards: dict[int, list[str]] = {}
        for move in moves:
            cards.setdefault(card_of(move), []).append(move_text(view.layout, move))
        names = enumerate(self._look.seats.names)
        seats = ", ".join(f"{seat_text(seat)} {name}" for seat, name in names)
        return [*("; ".join(listed) for listed in cards.values()), texts.SEATS.format(seats=seats)]

    def _page(self, title: str, lines: list[str]) -> None:
        """A page to read, of any length."""
        self._terminal.clear()
        if title:
            self._terminal.say(title, "title")
        width = self._terminal.size()[0]
        for line in lines:
            indent = texts.HELP_INDENT if line.startswith(" ") else 2
            self._terminal.show(wrap(Text(line), width, indent))
        self._terminal.ask(texts.ENTER_BACK)

    def _who(self, view: State) -> None:
        width = self._terminal.size()[0]
        self._terminal.clear()
        self._terminal.say(texts.WHO_TITLE, "title")
        self._terminal.show(players(view, self._look, width))
        for line in corner(view, self._look):
            self._terminal.say(line.plain, str(line.style))
        self._terminal.ask(texts.ENTER_BACK)

    def _save(self, name: str) -> str:
        file = Path(name).expanduser()
        try:
            self._keeper.claim(file)
            write_match(self._match, file)
        except KeepError as error:
            return texts.NOT_SAVED.format(file=prompt.quoted(name, _LONGEST_FILE), why=error)
        return texts.SAVED.format(file=prompt.quoted(name, _LONGEST_FILE))

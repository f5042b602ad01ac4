"""What is said of a step, to all who listen: cards that went the same way in one sentence."""

from typing import Final

from rockfall.kernel.effects import PLAIN
from rockfall.kernel.state import State
from rockfall.match.known_keys import says
from rockfall.match.runs import Run
from rockfall.match.sentence import Sentence

PILE: Final = "pile"


class Script:
    """Sentences in their order, for all, and for one who is shown cards of which all see the backs.

    The view is that of who listens, and goes through the step meanwhile.
    """

    def __init__(self, view: State, for_two: bool) -> None:
        self.view = view
        self.layout = view.layout
        self.story: list[Sentence] = []
        #: the same list where nobody is shown more
        self.own_story = list[Sentence]() if for_two else self.story
        #: cards that went the same way, of which nothing has been said
        self.run: Run | None = None

    def add(self, *sentences: Sentence) -> None:
        """Say something to everybody."""
        self.story.extend(sentences)
        if self.own_story is not self.story:
            self.own_story.extend(sentences)

    def say(self, key: str, effect: str = PLAIN, **args: str | int) -> None:
        """Say something for which there are words."""
        self.add(Sentence(f"story-{key}", args, effect))

    def say_if(self, key: str, effect: str = PLAIN, **args: str | int) -> bool:
        """Say something if there are words for it; whether there are."""
        known = says(f"story-{key}")
        if known:
            self.say(key, effect, **args)
        return known

    def go_on(self, run: Run) -> None:
        """Cards go on with those before them, or begin another sentence."""
        if self.run is not None and self.run.goes_on_with(run):
            self.run.add(run)
        else:
            self.end_run()
            self.run = run

    def end_run(self) -> None:
        """Say which cards went the same way, once they all have; or how many, if they are backs."""
        run, self.run = self.run, None
        if run is None:
            return
        said = run.sentence(self.layout, run.cards)
        if said is not None:
            self.story.append(said)
        if self.own_story is not self.story:
            said = run.sentence(self.layout, run.shown)
            if said is not None:
                self.own_story.append(said)
        if run.key.startswith(f"story-move-{PILE}-"):
            pile = self.layout.zones.index(PILE)
            if not any(self.view.size(zone) for zone in (pile, *self.layout.refills[pile])):
                self.say("pile-empty")

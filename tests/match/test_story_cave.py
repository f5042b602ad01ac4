"""The story of The Dark Cave: walks and what they cost, creatures, ways out, and who has won."""

import pytest

from rockfall.kernel.layout import WATCHER
from rockfall.match.why_not import Parts, why_not
from rockfall.words import name_of, words
from tests.match import cave_tales as tales
from tests.match.hearing import play, stories, worded
from tests.match.playing import begun
from tests.support.cave import Cave
from tests.support.scene import at


def heard(tale: tales.Tale, eye: int = WATCHER) -> list[str]:
    """What an eye hears of a tale."""
    make, texts = tale
    return play(make(), *texts).by(eye)


# -- names -----------------------------------------------------------------------------------


@pytest.mark.rule("D4")
def test_a_card_is_called_without_its_group_and_a_shape_with_it() -> None:
    assert name_of("card", "rat.2") == name_of("card", "rat.3") == "rat"
    assert name_of("card", "NES.3") == "vertical T III"
    assert name_of("card", "hole-NEW.1", "de") == "dunkles Loch im T-Stollen I"
    assert name_of("card", "NES") == "vertical T"


@pytest.mark.rule("D4")
def test_cards_of_one_name_are_counted_together() -> None:
    told = words("story-move-pile-hand", {"seat": 0, "cards": "rat.1 NES.2 rat.3"}, names=["Ada"])
    assert told == "Ada draws 2 × rat, vertical T II."


# -- walking ---------------------------------------------------------------------------------


@pytest.mark.rule("D7", "D8")
@pytest.mark.parametrize(
    ("tale", "told"),
    [
        (tales.walk("EW.1", "1,0 0"), "Ada walks to 1/0."),
        (tales.walk("EW.1", "1,0 0", "0,0 0"), "Ada walks to the ladder at 0/0."),
        (tales.walk("EW.2", "1,0 1"), "Ada walks to 1/0, left side."),
        (tales.walk("NESW.3", "1,0 3", "1,0 4"), "Ada walks to the middle of 1/0."),
        (tales.walk("hole-NESW.1", "1,0 0"), "Ada walks to the dark hole at 1/0."),
    ],
)
def test_a_step_says_where_it_leads(tale: tales.Tale, told: str) -> None:
    assert heard(tale) == [told]


@pytest.mark.rule("D9")
def test_what_a_bridge_costs_is_seen_by_whoever_loses_it() -> None:
    tale = (tales.at_a_bridge, (tales.IDLE, "enough", "step 1,0 1"))
    onto = "Ada walks onto the bridge at 1/0."
    assert heard(tale, 0) == [onto, "The bridge sways, and Ada loses shaft I."]
    assert heard(tale) == [onto, "The bridge sways, and Ada loses a card."]


@pytest.mark.rule("D9")
def test_an_empty_hand_loses_nothing_and_nothing_is_said_of_it() -> None:
    tale = tales.walk("bridge-NS+EW.1", "1,0 1")
    assert heard(tale) == ["Ada walks onto the bridge at 1/0."]


@pytest.mark.rule("D10")
def test_a_secret_tunnel_costs_gold() -> None:
    assert heard(tales.walk("tunnel-NW+ES.2", "1,0 1", "1,0 4")) == [
        "Ada slips into the secret tunnel at 1/0.",
        "The secret tunnel costs Ada 1 gold.",
    ]


@pytest.mark.rule("D11")
def test_gold_of_a_vein_opens_the_clan_card() -> None:
    make, texts = tales.at_a_vein, (tales.IDLE, "step 1,0 2", "step 1,0 0", "stop")
    assert heard((lambda: make().roles(*tales.ROLES3), texts)) == [
        "Ada walks no further.",
        "Ada breaks 1 gold out of the vein.",
        "Ada’s clan card is open now: loyal dwarf of the yellow clan.",
    ]


@pytest.mark.rule("D12")
def test_a_goal_is_found_by_who_steps_onto_it() -> None:
    assert heard((tales.before_a_goal, (tales.IDLE, "step -4,-4 0"))) == [
        "Ada gropes forward to the upper left goal.",
        "Daylight! Ada has found the exit at the upper left goal.",
    ]


# -- creatures and webs ----------------------------------------------------------------------


@pytest.mark.rule("D19")
@pytest.mark.parametrize(
    ("creature", "prowls", "strikes"),
    [
        ("rat", "Ada’s rat scurries", "The rat gnaws at the hand of Bo: a card is gone."),
        ("lindworm", "Ada’s lindworm slithers", "The lindworm strikes Bo’s dwarf down."),
        ("goblin", "Ada’s goblin sneaks", "The goblin snatches 1 gold from Bo."),
    ],
)
def test_a_creature_that_meets_a_dwarf_strikes(creature: str, prowls: str, strikes: str) -> None:
    tale = (lambda: tales.lair(creature), tales.hunting(creature))
    assert heard(tale) == [f"{prowls} to 0/0.", strikes]


@pytest.mark.rule("D9", "D10", "D19")
def test_a_creature_on_a_bridge_or_in_a_tunnel_strikes_besides() -> None:
    """The place takes its due first, whoever stands there; each is told by its own cause."""
    crossed = tales.at_a_bridge().hand(0, "NW.1", "NS.1", "NE.1").creature("rat", "1,0 1", 1)
    told = play(crossed, tales.IDLE, "enough", "step 1,0 1").by(WATCHER)
    assert told[1:3] == [
        "The bridge sways, and Ada loses a card.",
        "The rat gnaws at the hand of Ada: a card is gone.",
    ]
    crept = tales.beside("tunnel-NW+ES.2 1,0").creature("goblin", "1,0 4", 1)
    told = play(crept, tales.IDLE, "step 1,0 1", "step 1,0 4").by(WATCHER)
    assert told[1:3] == [
        "The secret tunnel costs Ada 1 gold.",
        "The goblin snatches 1 gold from Ada.",
    ]


@pytest.mark.rule("D19")
def test_a_creature_that_comes_later_is_the_cause_and_not_the_place() -> None:
    scene = Cave().board("hole-NESW.1 1,0", "tunnel-NW+ES.2 2,0", "NE.1 9,9")
    scene.dwarves(tales.AWAY, "2,0 4", tales.AWAY).hand(0, "goblin.2", "NW.1")
    told = play(scene, "send goblin.2 1,0 0", "prowl 2,0 1", "prowl 2,0 4").by(WATCHER)
    assert told[1] == "The goblin snatches 1 gold from Bo."


@pytest.mark.rule("D18")
def test_an_axe_drives_a_creature_away_or_is_saved() -> None:
    fended = (lambda: tales.armed("goblin"), (*tales.hunting("goblin"), "fend"))
    assert heard(fended) == [
        "Bo swings an axe, and the goblin runs for its life.",
        "Ada’s goblin is gone from 0/0.",
    ]
    endured = (lambda: tales.armed("goblin"), (*tales.hunting("goblin"), "endure"))
    assert heard(endured)[:2] == [
        "Bo saves the axe and lets the goblin come.",
        "The goblin snatches 1 gold from Bo.",
    ]


@pytest.mark.rule("D16", "D18")
def test_a_web_is_told_by_a_side_of_a_card() -> None:
    spun = play(tales.holding("web.1"), "web web.1 0,0 E").by(WATCHER)
    assert spun[0] == "Ada spins a web over the right side of 0/0."
    torn = tales.beside().web("0,0 E", 1, shows=1).before(0, "axe.1")
    assert play(torn, tales.IDLE, "cut 0,0 E").by(WATCHER)[:2] == [
        "Ada swings an axe at the web on the right side of 0/0.",
        "Bo’s web at 0/0 is gone.",
    ]


# -- secrets, and the end --------------------------------------------------------------------


@pytest.mark.rule("D13")
def test_secret_information_is_told_to_who_plays_it_alone() -> None:
    goal = (lambda: tales.holding("secret-information.1"), ("map secret-information.1 -4,-4",))
    assert heard(goal, 0)[1] == "Ada finds the exit at the upper left goal."
    assert len(heard(goal)) == 1
    clan = (lambda: tales.holding("secret-information.1"), ("inspect secret-information.1 #1",))
    assert heard(clan, 2) == [
        "Ada plays “Secret information” and looks at the clan card of Bo.",
    ]


@pytest.mark.rule("D12", "D20")
def test_the_first_one_out_alone_sees_which_clan_cards_were_set_aside() -> None:
    tale = (lambda: tales.at_the_exit(5, 0, *tales.ROLES5), tales.OUT)
    assert heard(tale) == [
        "Ada walks to the exit at −4/−4.",
        "Ada leaves the cave at −4/−4 and stands in the open!",
        "Ada’s clan card is open now: loyal dwarf of the yellow clan.",
        "Ada is the first one out.",
        "Ada looks at the 3 clan cards set aside.",
    ]
    assert heard(tale, 0)[4].startswith("Ada looks at the clan cards set aside: ")


@pytest.mark.rule("D20", "D22")
def test_the_end_tells_what_each_clan_has_and_who_wins_with_it() -> None:
    told = heard((lambda: tales.at_the_exit(3, 2, *tales.ROLES3), tales.OUT))
    assert told[-9:] == [
        "In the cave nobody is left who works for one of the clans: the game is over.",
        "Ada: loyal dwarf of the yellow clan.",
        "Bo: loyal dwarf of the yellow clan.",
        "Ada is still in the cave and loses 3 gold.",
        "Bo is still in the cave and loses 3 gold.",
        "The blue clan has won, and with it all who work for it.",
        "The gold of the blue clan counts 6.",
        "The gold of the yellow clan counts 0.",
        "Cy wins!",
    ]


@pytest.mark.rule("D21", "D22")
def test_the_end_by_consent_may_leave_nobody_as_the_winner() -> None:
    told = heard((tales.beside, ("propose-end", "consent", "consent")))
    assert told[:2] == [
        "Cy says yes: it may end as Ada proposes.",
        "All agree: the game is over.",
    ]
    assert "Nobody has won." in told


@pytest.mark.rule("D2", "D4")
def test_the_deal_names_the_clans_and_no_loyalty() -> None:
    told = " ".join(worded(next(stories(begun("cave", 5), WATCHER))))
    assert told.startswith("The game begins. 5 cards for everyone, and ")
    assert told.count(" clan.") == 5
    assert "loyal" not in told
    assert "saboteur" not in told


# -- why not ---------------------------------------------------------------------------------


def reasons(scene: Cave, parts: Parts) -> list[str]:
    """Why the seat that must act can make no move with some parts, in words."""
    found = why_not(scene.rules, scene.view(scene.actor), scene.actor, parts)
    return [words(f"refuse-{each.code}", each.args) for each in found]


@pytest.mark.rule("D7", "D16")
def test_a_step_is_asked_about_by_its_cell_or_by_its_space() -> None:
    scene = tales.beside("EW.2 1,0", "NEW.2 2,0").web("0,0 S", 1).play(tales.IDLE)
    assert reasons(scene, Parts(cell=at("2,0"))) == ["That is not possible there."]
    step = [verb.name for verb in scene.layout.verbs].index("step")
    assert reasons(scene, Parts(cell=at("2,0"), verb=step, part=1)) == [
        "No step leads from here to 2/0, space 1."
    ]
    assert reasons(scene, Parts(cell=at("1,0"))) == []
    assert reasons(scene, Parts(cell=at("1,0"), verb=step, part=1)) == []
    assert reasons(scene, Parts(cell=at("1,0"), verb=step, part=0)) != []


@pytest.mark.rule("D16", "D19")
def test_a_card_is_asked_about_by_edges_and_holes() -> None:
    scene = tales.holding("web.1").web("0,0 N", 1, card="web.2")
    web = scene.layout.kinds.index("web.1")
    assert reasons(scene, Parts(web, at("0,0"), part=0)) == [
        "A web already hangs on that side of 0/0."
    ]
    assert reasons(scene, Parts(web, at("0,0"))) == []
    rat = tales.holding("rat.2")
    kind = rat.layout.kinds.index("rat.2")
    assert reasons(rat, Parts(kind)) == ["“rat” has no dark hole to come out of yet."]

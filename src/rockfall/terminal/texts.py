"""What the terminal itself says, in English; what the game says comes from the catalogue."""

from typing import Final

# -- the table ---------------------------------------------------------------------------------

HEADER: Final = "Round {round} of {rounds}"
PILE: Final = "{count} left in the pile"
PILE_EMPTY: Final = "the pile is empty"
SHORT_HEADER: Final = "Round {round}/{rounds}"
SHORT_PILE: Final = "pile {count}"
IS_OVER: Final = "Round {round} is over"
WON_BY: Final = "won by {roles}"
NOBODY: Final = "nobody"
#: winning roles -> who has won, where there is a better way to say it
WON: Final = {
    "digger": "the diggers have won",
    "saboteur": "the saboteurs have won",
    NOBODY: "nobody has won",
}
#: the same by the side that has won
WON_SIDES: Final = {
    "yellow": "the yellow clan has won",
    "blue": "the blue clan has won",
}
PLAYERS: Final = ("player", "hand", "gold")
#: a seat's piece: where it stands, that it has left the table, that it lies down
STANDS: Final = "at {cell}"
IS_OUT: Final = "out"
LIES: Final = "lying"

#: role -> who one is, and how one wins
AIMS: Final = {
    "digger": ("a DIGGER", "dig your way to the treasure."),
    "saboteur": ("a SABOTEUR", "keep them from the treasure."),
    "greedy": ("a GREEDY dwarf", "reach the treasure yourself, and it is all yours."),
    "blue": ("a BLUE digger", "reach the treasure by a way without green doors."),
    "green": ("a GREEN digger", "reach the treasure by a way without blue doors."),
    "boss": ("the BOSS", "help either team to the treasure; you get one piece less."),
    "profiteer": ("the PROFITEER", "you win with whoever wins, but get two pieces less."),
    "geologist": ("a GEOLOGIST", "a piece for every crystal in the tunnels, whoever wins."),
    "yellow-loyal": ("a LOYAL dwarf of the YELLOW clan", "carry its gold out of the cave."),
    "yellow-saboteur": ("a SABOTEUR in the YELLOW clan", "what you carry out is for the BLUE one."),
    "blue-loyal": ("a LOYAL dwarf of the BLUE clan", "carry its gold out of the cave."),
    "blue-saboteur": ("a SABOTEUR in the BLUE clan", "what you carry out is for the YELLOW one."),
}
AIM: Final = "You are {who}: {aim}"
SHORT_AIM: Final = "You: {role}"
KNOWN_TREASURE: Final = "{sign} {cell} is the treasure (only you know)."
KNOWN_OTHER: Final = "{sign} {cell} is {card} (only you know)."
MY_GOLD: Final = "Your gold: {cards}."
MY_SUM: Final = "{cards} = {sum}"

# -- questions ---------------------------------------------------------------------------------

WHICH_CARD: Final = "Which card?  1-{last} plays it, p1-p{last} passes it, ? helps, q leaves"
SHORT_WHICH_CARD: Final = "Card 1-{last}? (p1-p{last} pass, ? help)"
ONE_CARD: Final = "Your last card: 1 plays it, p1 passes it"
ENTER_DOES: Final = "{question}  Enter: {deed}"
#: what a choice does that needs no card or player: the verb's own words, if there are none here
DEEDS: Final = {"shed": "with another card, to be rid of", "enough": "enough"}
DEED_FOR: Final = "{deed} {card}"
YES: Final = "yes"
NO: Final = "no"
AS_IT_IS: Final = "as it is"
TURNED: Final = "turned round"
WHERE: Final = "{card}: where?"
WHAT_FOR: Final = "{card}: for what?"
WHICH_WAY: Final = "{card} at {cell}: which way round?"
ONLY_PASS: Final = "{card} cannot be played now."
ON_BOARD: Final = "{first}-{last} on the board"
ON_BOARD_ONE: Final = "{first} on the board"
NO_USE: Final = "no use"
PASS: Final = "pass: put it away face down"
BACK: Final = "Enter goes back"
MENDED: Final = "{name}'s {card}"
#: an edge of a card, and a space of one: at a side of it, in its middle, where something is printed
AT_SIDE: Final = "{cell} {side}"
IN_MIDDLE: Final = "{cell} middle"
AT_MARK: Final = "{cell} {mark}"
MARKS: Final = {
    "ladder": "ladder",
    "hole": "dark hole",
    "vein": "gold vein",
    "exit": "exit",
    "tunnel": "secret tunnel",
    "bridge": "bridge",
}
GO_HINT: Final = "(Or where to: go 3,-1)"
GO_WHERE: Final = "Say where to: go 3,-1, or go 3,-1 2 for the space with the number 2 there"
GO_NOT_NOW: Final = "Nobody is walking now: go needs steps."
NO_WAY: Final = "No way leads to {where} with the steps that are left."
OFF_WINDOW: Final = "others by their cell, such as {cell}"
PROMPT: Final = "> "

ENTER_BACK: Final = "Press Enter to go back to the table. "
ENTER_HIDE: Final = "This is what your move did. Press Enter to hide your cards. "
ENTER_ROUND: Final = "Press Enter for round {round}. "
ENTER_PODIUM: Final = "Press Enter to count the gold. "

# -- hide screen -------------------------------------------------------------------------------

HIDE: Final = "Pass the keyboard to {name}."
HIDE_ENTER: Final = "Press Enter when only {name} is looking. "

# -- answers to input --------------------------------------------------------------------------

NOT_UNDERSTOOD: Final = "'{said}' is not understood. Type a number from the screen, or ? for help."
NO_SUCH_NUMBER: Final = "There is no {said} here: numbers go from 1 to {last}."
NO_SUCH_CARD: Final = "You have no card {said}: your cards are 1 to {last}."
NOTHING_TO_PASS: Final = "Now is not the time to pass: answer the question below."
PASS_WHICH: Final = "Say which card to put away: p1 to p{last}"
SAVE_WHERE: Final = "Say where: save FILE"
SAVED: Final = "Saved to {file}. Go on with it by --load, whenever you like."
NOT_SAVED: Final = "NOT saved to {file}: {why}."
FILE_THERE: Final = "it is there already, take another name"
TOO_SMALL: Final = (
    "This window is {columns} columns by {lines} lines; the table needs {least_columns} by "
    "{least_lines}. Make it larger and press Enter. Nothing is lost: you can also go on typing."
)

HELP_INDENT: Final = 11
HELP: Final = """\
YOUR TURN: play one card or pass; then a card is drawn for you.
  2        choose card 2, then where to, by the numbers on the board
  p2       pass: put card 2 away, nobody else sees it
  Enter    go back a step

THE BOARD: dig from the start {start} in the west to the goals in the east.
  {lit}       a tunnel joined to the start; {dark} one that is cut off
  {rubble}        rubble: a dead end, nobody gets through
  [{unknown}]      a goal face down: one is the treasure {treasure}, two are stones {stone}
  {bot} {cross} {gold}    a bot, a broken tool, a gold card
A path card goes where all its edges fit and a tunnel from the start runs on into it.
With a broken tool in front of you, you cannot dig until somebody mends it.

ALSO
  log      everything that has happened
  who      the players, and what you know
  moves    every legal move; one can be typed in full, such as dig NES 3,0
  save FILE  keep the game in a file
  q        leave the table
"""
HELP_SECOND: Final = """\
SABOTEUR 2
  {blue} {green}  doors, blue and green: shut to the other colour when gold is shared
  {ladder}        a ladder: all ladders and the start are joined; it needs no tunnel
  {crystal}        a crystal: gold for the geologists
  {bridge} {bends}     tunnels that cross or bend past each other without meeting
  p1       passes card 1; then up to two more cards, and you draw as many
  {cross}trapped like a broken tool, and nothing is paid to whoever is trapped at the end
  {gold}theft   steals a piece of gold after the round

Two cards of your hand, put away together, rid you of a card in front of you.

YOU MAY BE
"""
HELP_CAVE: Final = """\
YOUR TURN: play one card or discard one or two; walk; then a card is drawn for you.
  2        choose card 2, then where to, by the numbers on the board
  p2       discard card 2, nobody else sees it
  go 3,-1  walk to a card, by the cheapest way; go 3,-1 2 to space 2 of it
  Enter    go back a step

THE CAVE: find the exit {exit}, one of four goals [{unknown}], and carry your gold out.
  a b c    dwarves, by their seats, in the colours of their clans
  {space}        a space: one step leads to the next; a card without dots is one space
  {ladder}        a ladder: one step to any other ladder
  {hole}        a dark hole: creatures come out of it
  {vein} {gold}      a gold vein, empty; with gold, for who stops there and shows the clan card
  {tunnel}        a secret tunnel: every time it costs a piece of gold
  {bridge}        a bridge: who walks over it from west or east loses a card
  {web}        a web: nobody passes; it lasts for two turns of its owner
  R L G    a rat takes a card, a lindworm strikes down, a goblin takes gold
A path card goes where all its edges fit and an open tunnel runs on into it.

ALSO
  log      everything that has happened
  who      the players, and what you know
  moves    every legal move; one can be typed in full, such as step 1,0 0
  save FILE  keep the game in a file
  q        leave the table
"""
SEATS: Final = "Seats: {seats}"
LOG_TITLE: Final = "What has happened"
WHO_TITLE: Final = "The table"
MOVES_TITLE: Final = "Your legal moves"
NOTHING_YET: Final = "Nothing has happened yet."

# -- the end -----------------------------------------------------------------------------------

GAME_OVER: Final = "The game is over"
PODIUM_LINE: Final = "{place:>2}. {name:<{width}} {gold:>2} gold"
PODIUM_COUNT: Final = "{place:>2}. {name:<{width}} counts {gold:>2}"
NOBODY_WINS: Final = "Nobody has won."
WINS: Final = "{names} wins!"
SHARE: Final = "{names} share the victory!"
AND: Final = " and "

GOODBYE_SAVED: Final = "Goodbye. The game is saved: rockfall play --terminal --load {file}"
GOODBYE_SEED: Final = (
    "Goodbye. The same deal again: rockfall play --terminal{options} --seed {seed}"
)

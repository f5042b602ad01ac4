### Everything the game says, in English. Seats arrive here as players' names, cards as words.

## What cannot be done

refuse-game-over = The game is over.
refuse-round-over = This round is over.
refuse-not-your-turn = It is { $seat } who must act now.
refuse-not-now = “{ $verb }” is no answer now: { $task }.
refuse-no-such-move = There is no such move.
refuse-no-use = This cannot be played now: { $card }.
refuse-fits-nowhere = “{ $card }” fits nowhere now.
refuse-not-possible-there = That is not possible there.
refuse-not-in-hand = You do not hold “{ $card }”.
refuse-cannot-dig = You cannot dig while “{ $card }” lies in front of you.
refuse-not-a-path = “{ $card }” is nothing to dig with.
refuse-cell-taken = There is already a card at { $cell }.
refuse-does-not-fit = This does not fit at { $cell }: { $side } side.
refuse-not-linked = { $cell } is not connected to the start.
refuse-same-unturned = “{ $card }” looks the same both ways: do not rotate it.
refuse-lies-nowhere = “{ $card }” is nothing to lay in front of anybody.
refuse-not-on-oneself = “{ $card }” is for somebody else, not for yourself.
refuse-only-on-oneself = “{ $card }” is for yourself alone.
refuse-already-there = { $seat } already has “{ $card }”.
refuse-removes-nothing = “{ $card }” removes nothing.
refuse-not-there = “{ $card }” does not lie in front of { $seat }.
refuse-wrong-cure = “{ $card }” is no help against “{ $ill }”.
refuse-too-few-cards = That costs two cards, and you hold only one.
refuse-ladder-alone = A ladder needs a path card beside it, and there is none at { $cell }.
refuse-ladder-beside-goal = No ladder may stand beside a goal, as it would at { $cell }.
refuse-not-an-inspection = “{ $card }” shows you nobody’s role.
refuse-not-a-hat = “{ $card }” changes nobody’s role.
refuse-no-hats-left = The role pile is empty: there is no role to change to.
refuse-not-a-swap = “{ $card }” swaps no hands.
refuse-nothing-to-rob = There is nothing to take from { $seat }.
refuse-swaps-no-goals = “{ $card }” swaps no goals.
refuse-no-two-goals = There are no two face-down goals to swap, as { $cell } should be.
refuse-not-a-storehouse = “{ $card }” opens no storehouse.
refuse-no-discards = There are no discards to look through.
refuse-not-in-store = “{ $card }” is not in the storehouse.
refuse-not-a-veto = “{ $card }” stops nothing.
refuse-not-a-pathfinder = “{ $card }” finds no path.
refuse-no-path-fits = You hold no path card that could be laid.
refuse-not-a-diversion = “{ $card }” diverts nothing.
refuse-nothing-to-divert = The path card laid last is no longer there.
refuse-not-there-diverted = The path card laid last cannot go to { $cell }.
refuse-toll-unpaid = At { $cell } sits a toll dwarf of { $seat }, and you have no gold to pay with.
refuse-no-dwarf-left = No toll dwarf is left for this round.
refuse-no-site = No toll dwarf can sit at { $cell }.
refuse-nobody-to-beg = { $seat } cannot be asked about the toll at { $cell }.
refuse-maps-off = Maps show no goals any more in this round.
refuse-goal-stays = No goal that could move lies at { $cell }.
refuse-own-role = You know your own role: look at another’s.
refuse-no-hand-to-rob = There is no card to be had from { $seat }.
refuse-not-in-the-chest = “{ $card }” is not among the cards of the chest.
refuse-not-in-the-rubbish = “{ $card }” is not among the cards you looked at.
refuse-not-your-gold = “{ $card }” is no gold card of yours.
refuse-turns-nothing = “{ $card }” does not change the direction of play.
refuse-not-that-goal = No goal is waiting to be revealed at { $cell }.
refuse-not-on-offer = “{ $card }” is not among the gold cards you were handed.
refuse-not-a-map = “{ $card }” is not a map.
refuse-no-hidden-goal = No goal lies face down at { $cell }.
refuse-not-a-rockfall = “{ $card }” brings nothing down.
refuse-stands-firm = What lies at { $cell } stands firm.
refuse-no-path-there = There is no path card at { $cell }.
refuse-extends-nothing = At { $cell } this would continue no tunnel.
refuse-role-known = The role of { $seat } is open already.
refuse-somebody-there = Somebody stands at { $cell }, so that card stays where it is.
refuse-not-a-step = No step leads from here to { $cell }, space { $space }.
refuse-no-steps-left = You have no steps left.
refuse-lies-down = Your dwarf lies on the ground and cannot walk.
refuse-is-out = Your dwarf is out of the cave already.
refuse-web-there = A web already hangs on that side of { $cell }.
refuse-no-way-there = No way leads over that side of { $cell }, so a web has nothing to close there.
refuse-web-in-the-way = A web closes the { $side } side of { $cell }.
refuse-not-a-web = “{ $card }” spins no web.
refuse-not-a-creature = “{ $card }” brings no creature.
refuse-no-hole = “{ $card }” has no dark hole to come out of yet.
refuse-no-hole-there = There is no dark hole at { $cell } for a creature to come out of.
refuse-starts-where-it-is = “{ $card }” is in play already and goes on from where it is, not from { $cell }.
refuse-no-axe = You have no axe that you could use now.
refuse-no-web-there = There is no web on that side of { $cell }.
refuse-web-out-of-reach = Your dwarf does not stand at that web, on a side of { $cell }.
refuse-proposed-already = You have already proposed the end in this turn.

# Tables and seats.
refuse-no-such-table = This table does not exist, or not any more.
refuse-no-such-code = There is no table with this code.
refuse-no-such-seat = There is no seat number { $number } at this table.
refuse-no-such-member = Nobody at this table has the number { $number }.
refuse-seat-taken = { $name } sits there.
refuse-name-taken = Somebody at this table is called { $name } already.
refuse-bad-name = This cannot be a name: { $why }.
refuse-table-crowded = More than { $most } people do not fit around one table.
refuse-no-watching = This table does not want to be watched.
refuse-only-watching = You only watch here.
refuse-has-left = You have left this table.
refuse-seat-freed = The host has freed your seat.
refuse-nobody-to-free = There is nobody on that seat whom you could show out.
refuse-not-host = Only the host may do that.
refuse-not-seated = For that you must sit at the table.
refuse-nobody-seated = Somebody must sit down before the game can begin.
refuse-bad-token = This key opens no seat here.
refuse-bad-recovery = This recovery key does not fit, or was used before.
refuse-impossible-settings = This cannot be played: { $why }.
refuse-too-many-bots = { $bots } bots do not fit on { $seats } seats.
refuse-unknown-bot = There is no bot “{ $level }”; there are { $known }.
refuse-unknown-persona = There is no character “{ $persona }”; there are { $known }.
refuse-bot-cannot-play = The bot “{ $level }” does not know this game; these do: { $known }.
refuse-clock-too-short = A clock needs at least { $seconds } seconds.
refuse-bad-link = This link carries no settings: { $why }.

# During a match.
refuse-match-began = The game has begun; that had to be done before.
refuse-no-draw = No numbers for the deal are being gathered now.
refuse-no-pledge = There is no number of yours to show: none was promised, or it was shown already.
refuse-wrong-number = This is not the number that was promised.
refuse-match-not-begun = The game has not begun yet.
refuse-match-over = This game is over and done.
refuse-match-not-over = That may be seen when the game is over.
refuse-match-paused = The game is paused.
refuse-stale-step = The table has moved on since: it is at move { $step } now.
refuse-not-asked = It is your own card that the others are asked about.
refuse-already-away = A bot is playing this seat already.
refuse-not-away = You are not away.
refuse-already-paused = The game is paused already.
refuse-not-paused = The game is not paused.
refuse-chat-off = Free chat is switched off at this table.
refuse-advice-off = The notebook gives no advice at this table.
refuse-no-advice = There is no advice in this game yet.
refuse-bad-text = These words cannot be shown.
refuse-no-such-card = No such card can lie there: { $card }.
refuse-nothing-hidden = Nothing lies face down at { $cell }.

# The server.
refuse-going-down = The server is being restarted; your seat is kept.
refuse-recovered-elsewhere = Your seat is on another device now.
refuse-table-swept = This table was cleared away.
refuse-too-many-faults = Too many unreadable messages came from here.
refuse-unread = The connection was too slow to keep up.
refuse-set-aside = The table cannot be read just now; it comes back by itself.
refuse-table-broken = This table is damaged; it was put away as it is.
refuse-log-full = You have said and wished { $most } things here beside your moves: from now on only moves count.
refuse-stored-enough = A lot was said from here today: for now only moves count.
refuse-silent = Nobody said hello, so the line was closed.
refuse-misdirected = Something went wrong on the server, and the line was cut before any harm was done.
refuse-server-full = The server is full: try again later.
refuse-store-full = There is no room for another game: try again later.
refuse-too-many-tables = You have opened many tables in the last hour: try again later.
refuse-too-many-sockets = You have many connections open from here: close one.
refuse-not-stored = This could not be written down, so it did not happen: try again.
refuse-not-found = There is nothing here.
refuse-internal-server-error = Something went wrong on the server; your seat is kept.
refuse-foreign-origin = This page may not speak to this server.
refuse-wrong-host = This server goes by another name.
refuse-say-hello-first = Choose a table first.
refuse-too-fast = Not so fast: try again in { $seconds } s.
refuse-too-long = That is too long: at most { $most } bytes.
refuse-content-too-large = The request is too long: at most { $most } bytes.
refuse-cut-short = The message was cut short.
refuse-malformed = This cannot be read; it should be { $takes }.
refuse-misshapen = This is not as it should be: { $why }.
refuse-said-twice = This was said twice.
refuse-method-not-allowed = This cannot be done there.
refuse-unsupported-media-type = This cannot be read: { $takes } was expected.

## What happened

story-round =
    Round { $round } begins. { $count ->
        [one] One card
       *[other] { $count } cards
    } for everyone, and { $seat } goes first.
story-role = The role of { $seat }: { $card }.

# What a player does. Every verb has its own sentence; “unseen” is for those who may not know all.

story-dig = { $seat } digs at { $cell }: { $card }.
story-pass = { $seat } passes and secretly discards { $card }.
story-pass-unseen = { $seat } passes.
story-also = { $seat } secretly discards { $card } too.
story-also-unseen = { $seat } discards another card.
story-enough = { $seat } discards no more.
story-shed = { $seat } secretly discards { $card } and another card to get rid of “{ $which }”.
story-shed-unseen = { $seat } discards two cards to get rid of “{ $which }”.
story-with = { $seat } secretly discards { $card } as the second card.
story-with-unseen = { $seat } discards the second card.
story-break = { $seat } plays “{ $card }” on { $other }.
story-break-self = { $seat } breaks their own tool: { $card }.
story-repair = { $seat } plays “{ $card }” for { $other } and removes “{ $which }”.
story-repair-self = { $seat } plays “{ $card }” and removes “{ $which }”.
story-trap = { $seat } plays “{ $card }” on { $other }.
story-trap-self = { $seat } plays “{ $card }” on themselves.
story-free = { $seat } plays “{ $card }” for { $other } and removes “{ $which }”.
story-free-self = { $seat } plays “{ $card }” and removes their own “{ $which }”.
story-scheme-self = { $seat } lays “{ $card }” down.
story-foil = { $seat } plays “{ $card }” and removes “{ $which }” from { $other }.
story-foil-self = { $seat } plays “{ $card }” and gives up their own “{ $which }”.
story-map = { $seat } looks at { $cell }.
story-map-tunnel = { $seat } looks at the tunnel at { $cell } and at the chest under it.
story-rockfall = { $seat } plays rockfall at { $cell }.
story-rockfall-tunnel = { $seat } plays rockfall on the chest at { $cell }.
story-inspect = { $seat } plays “{ $card }” and looks at the role of { $other }.
story-hat = { $seat } plays “{ $card }”: { $other } must take another role.
story-hat-self = { $seat } plays “{ $card }” and must take another role.
story-swap = { $seat } plays “{ $card }” and swaps hands with { $other }.
story-reveal = { $seat } reveals the card at { $cell } first.
story-rotate =
    { $seat } lays the card at { $cell } { $turned ->
        [1] rotated
       *[other] not rotated
    }: { $card }.
story-rob = { $seat } steals 1 gold from { $other }.
story-refrain = { $seat } stays honest and steals nothing.

story-reverse = { $seat } plays “{ $card }”.
story-switch = { $seat } plays “{ $card }” and picks up { $cell } and { $cell2 }.
story-settle =
    { $seat } { $turned ->
        [1] swaps { $cell } and { $cell2 }
       *[other] puts { $cell } and { $cell2 } back as they were
    }, and nobody else knows.
story-settle-unseen = { $seat } puts { $cell } and { $cell2 } back, swapped or not.
story-storehouse = { $seat } goes to the storehouse.
story-take = { $seat } secretly takes { $card } from the storehouse.
story-take-unseen = { $seat } takes one of the cards from the storehouse.
story-veto = { $seat } vetoes { $other }’s “{ $which }”.
story-allow-all = Nobody vetoes it.
story-pathfind = { $seat } plays “{ $card }”: two path cards in one turn.
story-lay =
    { $seat } lays the { $number ->
        [1] first
       *[other] second
    } of two path cards at { $cell }: { $card }.
story-divert = { $seat } plays “{ $card }”: “{ $which }” moves from { $from } to { $cell }.

story-toll = { $seat } secretly discards { $card } and posts a toll dwarf at { $cell }.
story-toll-unseen = { $seat } discards a card and posts a toll dwarf at { $cell }.
story-beg = { $seat } asks { $other } for help with the toll at { $cell }.
story-agree = { $seat } will pay if { $other } digs at { $cell }.
story-agree-own = { $seat } will let { $other } dig at { $cell } for nothing.
story-decline = { $seat } will not pay for { $other } at { $cell }.
story-decline-own = { $seat } insists on the toll from { $other } at { $cell }.

story-nudge = { $seat } moves { $cell } one spot to the right.
story-unmask = { $seat } looks at the role of { $other } in the mirror.
story-grab = { $seat } takes a card from { $other }’s hand.
story-hold = { $seat } secretly keeps { $card }; the others are discarded.
story-hold-unseen = { $seat } keeps one of them; the others are discarded.
story-drop = { $seat } secretly discards { $card } first.
story-drop-unseen = { $seat } discards the first of them.
story-fetch = { $seat } secretly takes { $card } from the discard pile.
story-fetch-unseen = { $seat } takes a card from the discard pile.

# Cards that are looked at, turned over or taken away.

story-saw-role = { $seat } sees the role of { $other }: { $card }.
story-saw = { $seat } finds { $card } at { $cell }.
story-saw-chest = { $seat } finds in the chest: { $cards }.
story-saw-discard = { $seat } looks at { $cards }.
story-saw-discard-unseen =
    { $seat } looks at { $count ->
        [one] one card
       *[other] { $count } cards
    } of the discard pile.
story-shown-at = All see what lies at { $cell }: { $card }.
story-turned = Revealed at { $cell }: { $card }.
story-turned-treasure = { $seat } has reached the treasure: { $cell }!
story-turned-bag-1 = { $seat } digs up a bag with 1 gold at { $cell }.
story-turned-bag-2 = { $seat } digs up a bag with 2 gold at { $cell }.
story-turned-dragon = { $seat } wakes a dragon at { $cell }, and it wants gold!
story-turned-spider = { $seat } runs into the giant spider at { $cell }: the round is over.
story-lift-tunnel-box = Removed at { $cell } and back in its box: { $card }.
story-set-costume = { $seat } is the first to reach the costume department.
story-set-party = { $seat } is the first to reach the tunnel party: all roles are dealt again.

story-opened-chest-nugget = { $seat } opens a chest: 1 gold.
story-opened-chest-maps-off = { $seat } opens a chest: the maps crumble and show no goals any more.
story-opened-chest-no-draw = { $seat } opens an empty chest and draws one card fewer.
story-opened-chest-extra-draw = { $seat } opens a chest and draws one card more.
story-opened-chest-shift-goal = { $seat } opens a chest: a hidden passage, and a goal moves away.
story-opened-chest-steal = { $seat } opens a chest: a card from another hand at the end of the turn.
story-opened-chest-sift = { $seat } opens a chest: three cards to choose from at the end of the turn.
story-opened-chest-spy = { $seat } opens a chest: a mirror that shows a role.
story-opened-chest-rummage = { $seat } opens a chest: the discard pile is shuffled, and one card may be taken.
story-opened-chest-bury = { $seat } opens a chest: a landslide, cards of the draw pile are discarded.

# Cards that go from one place to another, and public numbers that change.

story-move-pile-hand = { $seat } draws { $cards }.
story-move-pile-hand-several = { $seat } draws { $count } cards.
story-move-pile-sifted = { $seat } looks at the top of the draw pile: { $cards }.
story-move-pile-sifted-unseen =
    { $seat } looks at { $count ->
        [one] the last card
       *[other] { $count } cards
    } of the draw pile.
story-move-pile-discard = Discarded from the draw pile: { $cards }.
story-move-pile-discard-unseen =
    { $count ->
        [one] One card is
       *[other] { $count } cards are
    } discarded face down from the draw pile.
story-pile-empty = That was the last card of the draw pile.
story-move-hand-hand = { $seat } gets from { $other }: { $cards }.
story-move-chest-chest-box = The rocks bury the chest with { $cards }.
story-move-chest-chest-box-unseen =
    The rocks bury { $count ->
        [one] the chest
       *[other] { $count } chests
    } unopened.
story-move-gold-pile-gold = { $seat } takes { $cards }.
story-move-gold-pile-gold-unseen =
    { $seat } takes { $count ->
        [one] a gold card
       *[other] { $count } gold cards
    }.
story-move-gold-gold-pile = { $seat } changes { $cards } into single gold.
story-move-gold-gold-pile-unseen =
    { $seat } changes { $count ->
        [one] a gold card
       *[other] { $count } gold cards
    } into single gold.
story-move-gold-pile-offer = { $seat } is handed { $cards }.
story-move-gold-pile-offer-unseen =
    { $seat } is handed { $count ->
        [one] one gold card
       *[other] { $count } gold cards
    }.
story-move-offer-offer = { $seat } is handed { $cards } by { $other }.
story-move-offer-gold = { $seat } keeps { $cards }.
story-move-offer-gold-unseen =
    { $seat } keeps { $count ->
        [one] a gold card
       *[other] { $count } gold cards
    }.
story-set-backwards =
    Play now goes { $count ->
        [1] the other way round
       *[other] clockwise again
    }.
story-gain = { $seat } gets { $count } gold.
story-lose = { $seat } loses { $count } gold.
story-toll-paid = { $seat } pays { $other } 1 gold at { $cell }, and the dwarf goes home.
story-toll-free = { $seat }’s dwarf at { $cell } takes no toll and goes home.

# The end of a round and of the game.

story-end-hands-empty = Nobody has a card left.
story-end-all-passed = Everybody has passed.
story-end-no-playable = No card can be played any more.
story-role-shown = { $seat }: { $card }.
story-won = Round { $round } is over. Winners: { $cards }.
story-won-digger = Round { $round } is over: the diggers have won.
story-won-saboteur = Round { $round } is over: the saboteurs have won.
story-won-greedy = Round { $round } is over: a greedy dwarf has it all.
story-won-by-nobody = Round { $round } is over, and nobody has won it.
story-unpaid = { $seat } gets nothing ({ $card }).
story-paid =
    { $seat } is paid { $count ->
        [one] one gold card
       *[other] { $count } gold cards
    }{ $aside ->
        [0] { "" }
       *[other] { " " }(put back: { $aside })
    }.
story-paid-pieces = { $seat } ({ $card }) gets { $count } gold.
story-paid-pieces-geologist = { $seat } (geologist) gets { $count } gold for the crystals.
story-paid-pieces-boss = { $seat } (boss) gets { $count } gold, one less than a digger would.
story-paid-pieces-profiteer = { $seat } (profiteer) gets { $count } gold, two less than the others’ share.
story-paid-pieces-greedy = { $seat } (greedy dwarf) grabs { $count } gold, and nobody else gets any.
story-score = { $seat } has { $gold } gold.
story-wins = { $seat } wins the game with { $gold } gold!
story-shares = Shared victory: { $seat }, { $gold } gold.

# The Dark Cave.

story-begin =
    The game begins. { $count ->
        [one] One card
       *[other] { $count } cards
    } for everyone, and { $seat } goes first.
story-set-clan =
    { $seat } belongs to the { $count ->
        [1] yellow
       *[other] blue
    } clan.
story-set-group =
    The cards of group { $count ->
        [1] I
       *[other] II
    } are all drawn: now come those of group { $count ->
        [1] II
       *[other] III
    }.
story-map-secret-information = { $seat } plays “Secret information” and looks at { $cell }.
story-inspect-secret-information = { $seat } plays “Secret information” and looks at the clan card of { $other }.
story-boots = { $seat } gives { $other } a pair of boots: one step more in every turn.
story-boots-self = { $seat } pulls on a pair of boots: one step more in every turn.
story-axe = { $seat } hands { $other } an axe.
story-axe-self = { $seat } keeps an axe at hand.
story-web = { $seat } spins a web over the { $side } side of { $cell }.
story-cut = { $seat } swings an axe at the web on the { $side } side of { $cell }.
story-web-free = { $seat }’s web at { $cell } is gone.
story-send-rat = { $seat } sets the rat loose at { $cell }.
story-send-lindworm = { $seat } rouses the lindworm at { $cell }.
story-send-goblin = { $seat } sends the goblin out at { $cell }.
story-prowl-rat = { $seat }’s rat scurries to { $cell }.
story-prowl-lindworm = { $seat }’s lindworm slithers to { $cell }.
story-prowl-goblin = { $seat }’s goblin sneaks to { $cell }.
story-stay-rat = { $seat } lets the rat stay where it is.
story-stay-lindworm = { $seat } lets the lindworm stay where it is.
story-stay-goblin = { $seat } lets the goblin stay where it is.
story-fend-rat = { $seat } swings an axe, and the rat takes to its heels.
story-fend-lindworm = { $seat } swings an axe, and the lindworm winds its way home.
story-fend-goblin = { $seat } swings an axe, and the goblin runs for its life.
story-endure-rat = { $seat } saves the axe and lets the rat come.
story-endure-lindworm = { $seat } saves the axe and lets the lindworm come.
story-endure-goblin = { $seat } saves the axe and lets the goblin come.
story-rat-free = { $seat }’s rat is gone from { $cell }.
story-lindworm-free = { $seat }’s lindworm is gone from { $cell }.
story-goblin-free = { $seat }’s goblin is gone from { $cell }.
story-step = { $seat } walks to { $cell }.
story-step-side = { $seat } walks to { $cell }, { $side } side.
story-step-middle = { $seat } walks to the middle of { $cell }.
story-step-ladder = { $seat } walks to the ladder at { $cell }.
story-step-hole = { $seat } walks to the dark hole at { $cell }.
story-step-vein = { $seat } walks to the gold vein at { $cell }.
story-step-tunnel = { $seat } slips into the secret tunnel at { $cell }.
story-step-bridge = { $seat } walks onto the bridge at { $cell }.
story-step-exit = { $seat } walks to the exit at { $cell }.
story-step-goal = { $seat } gropes forward to { $cell }.
story-stop = { $seat } walks no further.
story-turned-exit = Daylight! { $seat } has found the exit at { $cell }.
story-lose-tunnel = The secret tunnel costs { $seat } { $count } gold.
story-lose-goblin = The goblin snatches { $count } gold from { $seat }.
story-lose-over = { $seat } is still in the cave and loses { $count } gold.
story-gain-vein = { $seat } breaks { $count } gold out of the vein.
story-move-hand-discard-bridge = The bridge sways, and { $seat } loses { $cards }.
story-move-hand-discard-bridge-unseen =
    The bridge sways, and { $seat } loses { $count ->
        [one] a card
       *[other] { $count } cards
    }.
story-move-hand-discard-rat = The rat gnaws at the hand of { $seat }: { $cards } is gone.
story-move-hand-discard-rat-unseen =
    The rat gnaws at the hand of { $seat }: { $count ->
        [one] a card is
       *[other] { $count } cards are
    } gone.
story-set-lying =
    { $count ->
        [0] { $seat }’s dwarf gets up again
       *[other] The lindworm strikes { $seat }’s dwarf down
    }.
story-role-turned = { $seat }’s clan card is open now: { $card }.
story-dwarf-free = { $seat } leaves the cave at { $cell } and stands in the open!
story-set-first-out = { $seat } is the first one out.
story-saw-spare = { $seat } looks at the clan cards set aside: { $cards }.
story-saw-spare-unseen =
    { $seat } looks at { $count ->
        [one] the clan card
       *[other] the { $count } clan cards
    } set aside.
story-propose-end = { $seat } proposes to end the game here.
story-consent = { $seat } says yes: it may end as { $other } proposes.
story-object = { $seat } says no to { $other }: the game goes on.
story-end-clan-out = In the cave nobody is left who works for one of the clans: the game is over.
story-end-agreed = All agree: the game is over.
story-won-not-at-all = Nobody has won.
story-won-side-blue = The blue clan has won, and with it all who work for it.
story-won-side-yellow = The yellow clan has won, and with it all who work for it.
story-victor = { $seat } wins!
story-score-blue = The gold of the blue clan counts { $gold }.
story-score-yellow = The gold of the yellow clan counts { $gold }.

## What a player is asked

ask-turn = Your turn: play a card, or pass.
ask-which-goal = Your tunnel reaches several cards. Which one is revealed first?
ask-rotation = Which way should the card at { $cell } face: { $card }?
ask-gold = Which gold card do you keep? The others are passed on.
ask-pass-more = Discard another card? You draw the same number.
ask-shed-second = Which second card do you discard for it?
ask-theft = You may steal 1 gold. From whom?
ask-switch = Will you really swap { $cell } and { $cell2 }? Only you will know.
ask-storehouse = Which card do you take from the storehouse?
ask-veto = { $other } plays “{ $which }”. Veto?
ask-veto-at = { $other } plays “{ $which }” at { $cell }. Veto?
ask-veto-on = { $other } plays “{ $which }” on { $other2 }. Veto?
ask-veto-you = { $other } plays “{ $which }” on you. Veto?
ask-trail =
    Lay the { $number ->
        [1] first
       *[other] second
    } of two path cards. Which one?
ask-sponsor = Will you pay the toll if { $other } digs at { $cell }?
ask-sponsor-own = Will you let { $other } dig at { $cell }, where your dwarf sits, for nothing?
ask-toll-card = Which gold card do you pay { $other }’s dwarf at { $cell } with? You get the change.
ask-shift-goal = A hidden passage: which goal moves one spot to the right?
ask-spy = A mirror: whose role do you look at?
ask-steal = Sticky fingers: from whose hand do you pull a card?
ask-sift = Which of these cards do you keep? The others are discarded.
ask-put-away = Which of these cards do you discard first?
ask-rummage = Which card do you take from the discard pile?
ask-walk =
    Where do you walk? { $count ->
        [one] One step is left
       *[other] { $count } steps are left
    }.
ask-hunt-rat =
    Where does the rat go? { $count ->
        [one] One step is left
       *[other] { $count } steps are left
    }.
ask-hunt-lindworm =
    Where does the lindworm go? { $count ->
        [one] One step is left
       *[other] { $count } steps are left
    }.
ask-hunt-goblin =
    Where does the goblin go? { $count ->
        [one] One step is left
       *[other] { $count } steps are left
    }.
ask-fend-rat = The rat is upon you and wants one of your cards. Do you use an axe?
ask-fend-lindworm = The lindworm is upon you and will strike you down. Do you use an axe?
ask-fend-goblin = The goblin is upon you and wants gold. Do you use an axe?
ask-end-vote = { $other } proposes to end the game here. Do you agree?

## What the others wait for

wait-turn = { $seat } to play
wait-which-goal = { $seat } picks a card to reveal
wait-rotation = { $seat } rotates a card
wait-gold = { $seat } picks gold
wait-pass-more = { $seat } may discard more cards
wait-shed-second = { $seat } discards a second card
wait-theft = { $seat } may steal
wait-switch = { $seat } holds two goals
wait-storehouse = { $seat } searches the storehouse
wait-veto = a moment for vetoes
wait-trail = { $seat } is laying two path cards
wait-sponsor = { $seat } is asked for the toll
wait-toll-card = { $seat } pays the toll
wait-shift-goal = { $seat } moves a goal
wait-spy = { $seat } holds the mirror
wait-steal = { $seat } is about to take a card
wait-sift = { $seat } picks one of three
wait-put-away = { $seat } discards cards
wait-rummage = { $seat } searches the discard pile
wait-walk = { $seat } walks
wait-hunt = { $seat } leads a creature
wait-fend = { $seat } faces a creature
wait-end-vote = { $seat } may agree to the end

## Cards

card-unknown = an unknown card
card-start = start
card-treasure = treasure
card-stone-nw = stone (left bend)
card-stone-ne = stone (right bend)
card-NESW = crossing
card-NES = vertical T
card-NEW = horizontal T
card-NS = shaft
card-EW = gallery
card-NE = right bend
card-NW = left bend
card-n = vertical dead end
card-e = horizontal dead end
card-n-s = dead-end shaft
card-e-w = dead-end gallery
card-n-e = dead-end right bend
card-n-w = dead-end left bend
card-n-e-s = dead-end vertical T
card-n-e-w = dead-end horizontal T
card-n-e-s-w = dead-end crossing
card-broken-pickaxe = broken pickaxe
card-broken-lantern = broken lantern
card-broken-cart = broken cart
card-fix-pickaxe = pickaxe repair
card-fix-lantern = lantern repair
card-fix-cart = cart repair
card-fix-pickaxe-lantern = pickaxe or lantern repair
card-fix-pickaxe-cart = pickaxe or cart repair
card-fix-lantern-cart = lantern or cart repair
card-map = map
card-rockfall = rockfall
card-NS-EW = bridge
card-NW-ES = double left bend
card-NE-SW = double right bend
card-ladder-s = ladder in a shaft
card-ladder-w = ladder in a gallery
card-ladder-ES = ladder in a left bend
card-ladder-NE = ladder in a right bend
card-green-ES = green door in a left bend
card-green-EW = green door in a gallery
card-green-NS-e = green door in a shaft with a dead end
card-blue-NS = blue door in a shaft
card-blue-EW = blue door in a gallery
card-blue-SW = blue door in a right bend
card-NE-s = right bend with a dead end
card-NS-e-w = shaft with two dead ends
card-EW-n-s = gallery with two dead ends
card-NS-e = shaft with a dead end
card-ES-n = left bend with a dead end
card-crystal-w = crystal in a horizontal dead end
card-crystal-s = crystal in a vertical dead end
card-crystal-ESW = crystal in a horizontal T
card-crystal-ESW-n = crystal in a horizontal T with a dead end
card-crystal-NES = crystal in a vertical T
card-crystal-NSW-e = crystal in a vertical T with a dead end
card-crystal-NESW = crystal in a crossing
card-crystal-EW-s = crystal in a gallery with a dead end
card-trapped = Trapped
card-free-at-last = Free at last
card-theft = Theft
card-hands-off = Hands off
card-inspection = Inspection
card-swap-hats = Swap hats
card-swap-hands = Swap hands
card-change-of-direction = Change of direction
card-craftsman = Master craftsman
card-bag-1 = bag with 1 gold
card-bag-2 = bag with 2 gold
card-dragon = dragon
card-spider = giant spider
card-swap-goals = Swap goals
card-storehouse = Storehouse
card-veto = Veto
card-pathfinder = Pathfinder
card-diversion = Diversion
card-double-west = double card (left)
card-double-east = double card (right)
card-tunnel-NESW = chest tunnel, crossing
card-tunnel-NES = chest tunnel, vertical T
card-tunnel-NEW = chest tunnel, horizontal T
card-tunnel-NE = chest tunnel, right bend
card-tunnel-NW = chest tunnel, left bend
card-chest-nugget = 1 gold
card-chest-maps-off = torn map (maps show no goals any more)
card-chest-no-draw = empty chest (no card is drawn)
card-chest-extra-draw = find (one more card is drawn)
card-chest-shift-goal = hidden passage (a goal moves one spot)
card-chest-steal = sticky fingers (a card from a hand)
card-chest-sift = three cards to choose from
card-chest-spy = mirror (a look at a role)
card-chest-rummage = old rubbish (a card from the discard pile)
card-chest-bury = landslide (five cards of the draw pile are discarded)
card-gold-1 = 1 nugget
card-gold-2 = 2 nuggets
card-gold-3 = 3 nuggets
card-digger = digger
card-saboteur = saboteur
card-greedy = greedy dwarf
card-blue = blue digger
card-green = green digger
card-boss = boss
card-profiteer = profiteer
card-geologist = geologist
card-exit = the exit
card-goal-ladder = a goal with a ladder
card-goal-hole = a goal with a dark hole
card-goal-vein = a goal with a gold vein
card-hole-NESW = dark hole in a crossing
card-hole-NES = dark hole in a vertical T
card-hole-NEW = dark hole in a horizontal T
card-ladder-NW = left bend with a ladder
card-ladder-NS = shaft with a ladder
card-ladder-EW = gallery with a ladder
card-bridge-NS-EW = bridge over a shaft
card-tunnel-NW-ES = double left bend with a secret tunnel
card-tunnel-NE-SW = double right bend with a secret tunnel
card-vein-NEW = gold vein in a horizontal T
card-vein-NES = gold vein in a vertical T
card-secret-information = Secret information
card-web = web
card-boots = boots
card-axe = axe
card-rat = rat
card-lindworm = lindworm
card-goblin = goblin
card-yellow-loyal = loyal dwarf of the yellow clan
card-yellow-saboteur = saboteur in the yellow clan
card-blue-loyal = loyal dwarf of the blue clan
card-blue-saboteur = saboteur in the blue clan

## Verbs, questions, sides

verb-pass = pass
verb-dig = dig
verb-reveal = reveal
verb-rotate = rotate
verb-break = break a tool
verb-repair = repair
verb-map = look at a goal
verb-rockfall = rockfall
verb-keep = keep
verb-also = discard this too
verb-enough = that is enough
verb-shed = clear a card (costs 2)
verb-with = discard as the second card
verb-trap = trap somebody
verb-free = free somebody
verb-scheme = plan a theft
verb-foil = foil a theft
verb-inspect = inspect a role
verb-hat = change somebody’s role
verb-swap = swap hands
verb-rob = steal from
verb-refrain = steal nothing
verb-reverse = reverse direction
verb-switch = swap two goals
verb-settle = swap them
verb-storehouse = storehouse
verb-take = take from the storehouse
verb-veto = veto
verb-allow = allow
verb-pathfind = look for a path
verb-lay = lay
verb-divert = divert the last card
verb-toll = post a toll dwarf
verb-beg = ask for toll help
verb-agree = yes, I will
verb-decline = no, I will not
verb-pay = pay with
verb-nudge = move right
verb-unmask = look at a role
verb-grab = take a card
verb-hold = keep one of three
verb-fetch = take from the discard pile
verb-drop = discard
verb-web = spin a web
verb-boots = give boots
verb-axe = give an axe
verb-send = send a creature
verb-prowl = prowl
verb-stay = let it stay
verb-step = walk
verb-cut = cut a web
verb-stop = walk no further
verb-fend = use an axe
verb-endure = save the axe
verb-propose-end = propose to end the game
verb-consent = yes, let it end
verb-object = no, play on

task-turn = a card is to be played or passed
task-which-goal = a goal to reveal is to be named
task-rotation = the rotation of a goal is to be chosen
task-gold = a gold card is to be kept
task-pass-more = another card is to be discarded, or enough said
task-shed-second = the second card to discard is to be named
task-theft = somebody is to be robbed, or nobody
task-switch = whether the goals are really swapped is to be decided
task-storehouse = a card of the storehouse is to be taken
task-veto = a card may be vetoed
task-trail = a path card is to be laid
task-sponsor = somebody asks for help with the toll
task-toll-card = a gold card is to be paid with
task-shift-goal = a goal to be moved is to be named
task-spy = a player whose role is looked at is to be named
task-steal = a player who loses a card is to be named
task-put-away = the next of these cards to discard is to be named
task-sift = one of three cards is to be kept
task-rummage = a card of the discard pile is to be taken
task-walk = a step is to be taken, or the walk to be ended
task-hunt = a step of the creature is to be taken, or it stays
task-fend = whether an axe is used is to be decided
task-end-vote = whether the game ends here is to be decided

side-N = top
side-E = right
side-S = bottom
side-W = left

## Screens: home, settings, joining

## The line to the server

ui-connection-lost = The connection is lost; it is being made again.
ui-unreachable = The server cannot be reached.

## Screens

ui-motto = Dig for gold, and find out who does not want you to find it.
ui-play-now = Play now
ui-play-now-about = The base game with 4 bots
ui-play-game-about = { $count ->
    [one] With one bot
   *[other] With { $count } bots
}
ui-new-table = New table
ui-new-table-about = Choose what is played and with whom
ui-learn = Learn to play
ui-learn-about = The game in five minutes
ui-join = Join a table
ui-join-about = Have a code or a link? Enter it here.
ui-join-go = Join
ui-code = Table code
ui-code-or-link = Code or link
ui-watch = Tables to join or watch
ui-watch-none = No table is listed just now.
ui-offline-title = No connection
ui-offline-about = Every game runs on the server, alone with bots too, so playing has to wait. Your seats are kept there.
ui-offline-again = Try again
ui-free-seats =
    { $count ->
        [0] no free seat
        [one] one free seat
       *[other] { $count } free seats
    }
ui-playing = a game is on
ui-over = the game is over
ui-my-games = Your games
ui-replay = Replay
ui-go-on = Continue
ui-game-again = Rematch
ui-game-waits = waiting in the lobby
ui-language = Language
ui-settings = Settings
ui-called = You are called { $name }.
ui-to-home = Home
ui-not-found = There is nothing here
ui-looking = One moment…
ui-table = A table
ui-your-name = Your name
ui-join-full = All seats are taken. The host can remove a bot to make room.
ui-only-watch = Only watch
ui-lobby = Lobby
ui-seats = Seats
ui-seat-free = Free seat
ui-seat-fills = A bot plays here if nobody sits down
ui-sit = Sit here
ui-sit-at = Sit here: seat { $number }
ui-get-up = Get up
ui-free-seat = Free the seat
ui-free-seat-sure = Free this seat? { $name } has to come in again by link or code.
ui-free-seat-yes = Yes, free it
ui-bot = Bot
ui-bot-at = Bot on seat { $number }
ui-no-bot = No bot
ui-level-random = Bot (random)
ui-level-newcomer = Bot (newcomer)
ui-level-standard = Bot (skilled)
ui-level-detective = Bot (detective)
ui-persona-any = Any character
ui-persona-cautious = Cautious
ui-persona-hot-headed = Hot-headed
ui-persona-sly = Sly
ui-persona-talkative = Talkative
ui-persona-at = Character of the bot on seat { $number }
ui-host = Host
ui-offline = not connected
ui-ready = ready
ui-not-ready = not ready yet
ui-i-am-ready = I am ready
ui-unready = Not ready
ui-host-starts = { $name } starts the game.
ui-draw-lobby = A random number of your device goes into the shuffle, so that the server alone cannot choose the cards.
ui-draw-on = The numbers for the shuffle are being gathered…
ui-draw-left-out = Your device’s number did not go into the shuffle of this game: nothing proves to it that the server did not choose the cards.
ui-waiting-for = { $count ->
    [one] One player is not ready yet.
   *[other] { $count } players are not ready yet.
}
ui-standing = Without a seat:
ui-watchers = { $count ->
    [one] One person watches.
   *[other] { $count } people watch.
}
ui-start = Start the game
ui-leave = Leave the table
ui-invite = Invite others
ui-qr = The link as a QR code
ui-link = Link to the table
ui-copy = Copy
ui-copied = Copied
ui-share = Share
ui-theme = Theme
ui-theme-system = As on this device
ui-theme-dark = Dark
ui-theme-light = Light
ui-motion = Animations
ui-motion-system = As on this device
ui-motion-full = All
ui-motion-less = Reduced
ui-sound = Sounds
ui-kept-here = All this is kept in this browser only.
ui-which-game = Which game
ui-game-saboteur = Saboteur
ui-about-game-saboteur = Dwarves dig for a treasure, and some of them wish that nobody finds it.
ui-game-cave = The Dark Cave
ui-about-game-cave = Dwarves walk out of a dark cave with their gold, and some of them work for the other clan.
ui-setup-race = A race: one dwarf of each clan, and whoever is out first wins. Gold does not count.
ui-setup-one-clan = All belong to one clan, and its saboteurs work for the other clan, which is not there.
ui-setup-two-clans = Two clans. In each of them one dwarf may be a saboteur who works for the other.
ui-edition-jubilee = Base game
ui-edition-classic = Base game, older rules
ui-edition-gigamic = Base game, French rules
ui-edition-cave = The Dark Cave
ui-part-saboteur2 = Saboteur 2, with teams
ui-part-greedy = Greedy dwarf
ui-part-swap-goals = Swap goals
ui-part-storehouse = Storehouse
ui-part-veto = Veto
ui-part-direction = Change of direction
ui-part-craftsman = Master craftsman
ui-part-pathfinder = Pathfinder
ui-part-diversion = Diversion
ui-part-toll = Toll dwarves
ui-part-costume = Costume department
ui-part-party = Tunnel party
ui-part-new-goals = New goals
ui-part-chests = Treasure chests
ui-part-sabotaged = No tool, no gold
ui-part-tournament = Tournament
ui-preset-base = Base game
ui-preset-greedy = Base game with a greedy dwarf
ui-preset-saboteur2 = Saboteur 2, in teams
ui-preset-party = Everything at once
ui-preset-tournament = Tournament
ui-preset-dark-cave = The Dark Cave
ui-what-is-played = What is played
ui-who-plays = Who plays
ui-time-and-guests = Clock, visitors, chat
ui-players = Players
ui-players-range = { $number } to { $count } players
ui-fewer = One seat fewer
ui-more = One seat more
ui-all-bots = Me and bots
ui-all-people = Only people
ui-bots-level = All bots
ui-bots-persona = Character of all bots
ui-bots-differ = Different
ui-seat-number = Seat { $number }
ui-person = A person
ui-parts =
    { $count ->
        [0] Extras: none
        [one] Extras: one chosen
       *[other] Extras: { $count } chosen
    }
ui-switches =
    { $count ->
        [0] House rules: none
        [one] House rules: one changed
       *[other] House rules: { $count } changed
    }
ui-clash = Not together with “{ $name }”: { $why }.
ui-setting-chests = Where the chests lie
ui-setting-chests-usual = At random
ui-edition = Edition
ui-clock = Clock
ui-clock-none = no time limit
ui-clock-move = time per move
ui-clock-bank = time for the whole game
ui-clock-seconds = Seconds
ui-clock-increment = Extra seconds per move
ui-window = Time to stop a card
ui-window-seconds =
    { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
ui-interval = Between two rounds
ui-interval-none = the next begins at once
ui-interval-seconds =
    everybody has up to { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
ui-sit-in = If somebody loses the connection
ui-sit-in-after =
    a bot plays after { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
ui-sit-in-never = the table waits
ui-sit-in-told = 
    If somebody loses the connection, a bot plays after { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }.
ui-sit-in-told-never = If somebody loses the connection, the table waits.
ui-sit-in-alone = Alone with bots, you are waited for, however long it takes.
ui-listed = List this table on the front page
ui-watchable = Allow spectators
ui-chat = Allow free chat
ui-bots-talk = Bots chat a little
ui-advice-allow = Advice in the notebook: who may be against the rest, by what all could see
ui-advice-allowed = The notebook advises at this table: anyone may ask it who may be against the rest.
ui-make-table = Create table
ui-settings-link = A link to these settings
ui-step = Step
ui-step-back = Back
ui-step-on = Forward
ui-step-play = Play
ui-eye = View
ui-eye-all = All cards open
ui-eye-public = Spectator
ui-lesson-aim = Who you are
ui-lesson-aim-text = Diggers want a tunnel from the start to the treasure. Saboteurs want the cards to run out before. Nobody knows who is who.
ui-lesson-dig = Dig
ui-lesson-dig-text = Lay a path card next to the tunnel so that all its sides fit. There must be an unbroken way back to the start. Some cards are dead ends.
ui-lesson-tools = Break and repair
ui-lesson-tools-text = A broken tool in front of a player stops that player from digging. A repair card for that tool removes it, from you or from anybody.
ui-lesson-rockfall = Rockfall
ui-lesson-rockfall-text = Takes one path card off the board, never the start and never a goal.
ui-lesson-map = Look
ui-lesson-map-text = Look at one of the three goals, alone. You may tell the others what you saw, or something else.
ui-lesson-pass = Pass
ui-lesson-pass-text = Discard a card face down instead of playing one. After every turn you draw a card, as long as there are any.
ui-lesson-end = The end of a round
ui-lesson-end-text = Whoever reaches a goal reveals it. If it is the treasure, the diggers have won; if everybody has run out of cards, the saboteurs.
ui-lesson-gold = Gold
ui-lesson-gold-text = The winners share gold cards of one to three nuggets. After three rounds the richest dwarf wins.
ui-change-settings = Change the settings
ui-change-done = Play like this
ui-change-not = Leave it as it was
ui-about-part-saboteur2 = Saboteur 2: teams, doors, ladders, crystals, traps and thieves.
ui-about-part-greedy = One digger is greedy and wins alone, by finishing.
ui-about-part-swap-goals = A card that swaps two hidden goals, or seems to.
ui-about-part-storehouse = A card that fetches one of the last five discards.
ui-about-part-veto = A card that stops a card somebody has just announced.
ui-about-part-direction = A card that reverses the order of play.
ui-about-part-craftsman = A card that repairs any tool.
ui-about-part-pathfinder = A card that lays two path cards in one turn.
ui-about-part-diversion = A card that moves the path card laid last.
ui-about-part-toll = Dwarves who block a spot until someone pays.
ui-about-part-costume = A double card on the way: the first player to reach it changes role.
ui-about-part-party = A double card on the way: when it is reached, all roles are dealt again.
ui-about-part-new-goals = Five goals: the treasure among stones, bags of gold, dragons and a giant spider.
ui-about-part-chests = Face-down tunnels on the way, each with a treasure chest under it.
ui-about-part-sabotaged = Diggers with a broken tool get no gold.
ui-about-part-tournament = The tournament: a card on the way from the start, pay in single gold, greedy dwarves.
ui-switch-E1 = gold cards drawn when diggers win
ui-switch-E1-per-digger = one for each digger
ui-switch-E1-per-player = one for each player
ui-switch-E2 = how a round ends without treasure
ui-switch-E2-hands-empty = when nobody has a card left
ui-switch-E2-all-passed = when everybody has passed
ui-switch-E2-no-playable = when nothing is left to play
ui-switch-E3 = who starts the next round
ui-switch-E3-last-turn = left of the last player to move
ui-switch-E3-last-card = left of the last player to play a card
ui-switch-E3-last-path = left of the last player to dig
ui-switch-E4 = several goals reached at once
ui-switch-E4-all = all of them are revealed
ui-switch-E4-one-only = only one is revealed
ui-switch-E5 = how a goal lies when both ways fit
ui-switch-E5-chooser = player chooses
ui-switch-E5-chooser-if-misfit = player chooses if it does not fit
ui-switch-E5-fixed = as it was laid
ui-switch-E6 = breaking one’s own tool
ui-switch-E6-no = not allowed
ui-switch-E6-yes = allowed
ui-switch-E7 = who wins when doors shut both teams out
ui-switch-E7-boss-profiteer = boss and profiteer
ui-switch-E7-boss-alone = the boss alone
ui-switch-E8 = which role Swap hats brings
ui-switch-E8-top-under = top card, old one under the pile
ui-switch-E8-random-out = random card, old one out of the game
ui-switch-E8-top-out = top card, old one out of the game
ui-switch-E9 = a saboteur reaches an open treasure
ui-switch-E9-both-teams = both teams win
ui-switch-E9-nobody = nobody wins
ui-switch-E10 = trapping oneself
ui-switch-E10-no = not allowed
ui-switch-E10-yes = allowed
ui-setting-chests-fan = one on the doorstep, then one before each goal
ui-setting-chests-gauntlet = two and two on either side of the straight way
ui-setting-chests-stairs = a slant across the way, from bottom left to top right
ui-setting-chests-wings = far off the straight way, two early and two late
ui-clash-greedy-saboteur2 = its roles leave no room for a greedy dwarf
ui-clash-sabotaged-saboteur2 = it pays by teams, not by tools
ui-clash-saboteur2-tournament = both bring their own roles and pay
ui-clash-greedy-tournament = the tournament brings greedy dwarves of its own
ui-clash-costume-party = they are the two faces of one card
ui-clash-costume-tournament = no role is left over to change into, and both lie on the same spot
ui-clash-party-tournament = both lie on the same spot

## Screens: the table

ui-table-board = The board
ui-table-cell = { $cell }: { $card }, linked to the start
ui-table-cell-cut = { $cell }: { $card }, cut off
ui-table-cell-hidden = { $cell }: face down, { $card }
ui-table-target = Choose { $cell }
ui-table-target-chosen = { $cell } is chosen: press again to confirm
ui-token = Token at { $cell }
ui-token-owned = Token of { $seat } at { $cell }
ui-token-toll = Toll dwarf at { $cell } ({ $seat })
ui-table-counted-gold = gold: { $count }
ui-table-pick-point = Choose a place that is lit.
ui-way = { $cell }: { $price }
ui-way-steps =
    { $count ->
        [one] 1 step
       *[other] { $count } steps
    }
ui-way-card =
    { $count ->
        [one] costs 1 card
       *[other] costs { $count } cards
    }
ui-way-gold = costs { $count } gold
ui-way-go = Walk there ({ $price })
ui-way-going = On the way …
ui-token-dwarf = Dwarf of { $seat } at { $cell }
ui-token-rat = Rat led by { $seat } at { $cell }
ui-token-lindworm = Lindworm led by { $seat } at { $cell }
ui-token-goblin = Goblin led by { $seat } at { $cell }
ui-token-web = Web of { $seat } at { $cell }, showing { $count }
ui-token-nugget = Gold on a vein at { $cell }
ui-seat-lying = cannot walk
ui-gone-dwarf = out of the cave
ui-banner-yellow = yellow clan
ui-banner-blue = blue clan
ui-aim-yellow-loyal = Carry gold out for the yellow clan, your own.
ui-aim-yellow-saboteur = You look yellow, but carry your gold out for the blue clan.
ui-aim-blue-loyal = Carry gold out for the blue clan, your own.
ui-aim-blue-saboteur = You look blue, but carry your gold out for the yellow clan.
ui-aim-race = Be the first one out of the cave: gold does not count.
ui-won-race = { $seat } is out first and wins!
ui-sums = What the clans carried out
ui-sums-worked = Worked for it:
ui-sum-gold =
    { $count ->
        [one] { $gold } gold × 1 dwarf working for the other clan = { $worth }
       *[other] { $gold } gold × { $count } dwarves working for the other clan = { $worth }
    }
ui-table-zoom-in = Larger
ui-table-zoom-out = Smaller
ui-table-fit = Show everything
ui-table-hand = Your hand
ui-table-players = Players
ui-table-question = What is to be done
ui-table-deed = { $verb }: { $name }
ui-table-pick-card = Choose a card to play, or to discard and pass.
ui-table-pick-cell = Choose a spot on the board.
ui-table-pick-seat = Choose a player.
ui-table-pick-which = Which card is meant?
ui-table-rotate = Rotate
ui-table-back = Cancel
ui-table-pass = Discard and pass
ui-table-noted = Your answer is kept; you may still change it.
ui-let-turn = Allow everything this turn
ui-let-round = Allow everything this round
ui-letting-turn = You allow everything this turn.
ui-letting-round = You allow everything this round.
ui-let-not = Ask me again
ui-table-yes = Yes, swap them
ui-table-no = No, leave them
ui-table-turned = Rotated
ui-table-unturned = Not rotated
ui-table-clock = Seconds left: { $count }
ui-table-paused = The game is paused.
ui-holds-backwards = Play goes the other way round.
ui-table-you = you
ui-table-acts = to act now
ui-table-bot = bot
ui-table-away = away
ui-table-offline = not connected
ui-table-bot-in = bot in { $time }
ui-table-cards = cards: { $count }
ui-table-gold = gold cards: { $count }
ui-table-worth = worth { $count }
ui-table-pieces = gold: { $count }
ui-table-known-role = known to you as: { $card }
ui-table-cover = Cover or show what only you may know
ui-table-covered = Covered. Tap to show.
ui-self = Who you are
ui-self-role = Your role
ui-self-unknown = Not known yet
ui-self-known = What you know
ui-self-nothing = Nothing secret so far.
ui-self-cell = { $cell }: { $card }
ui-self-seat = { $seat }: { $card }
ui-self-got-it = Got it
ui-table-pile = Round { $round } · pile: { $count }
ui-table-pile-alone = Draw pile: { $count }
ui-table-more = More
ui-table-log = Log
ui-table-talk = Chat
ui-table-menu = Table
ui-table-chat = Say something
ui-table-send = Send
ui-log-show = Show it on the board
ui-log-more =
    { $count ->
        [one] One more line
       *[other] { $count } more lines
    }
ui-mat = In front of { $name }
ui-talk-said = What was said
ui-talk-nothing = Nobody has said anything yet.
ui-talk-unread = new
ui-turn-yours = Your turn
ui-turn-waits = The table is waiting for you.
ui-notice-ask = Shall Rockfall tell you when it is your turn while you look elsewhere?
ui-notice-yes = Yes, tell me
ui-notice-no = No, thanks
ui-table-connecting = The connection is being made again.
ui-table-try-again = Try now
ui-table-bot-plays = A bot is playing your seat.
ui-table-i-am-back = I am back
ui-table-be-away = Let a bot play for me
ui-pace = Bots play
ui-pace-calm = calmly
ui-pace-brisk = briskly
ui-pace-at-once = at once
ui-table-pause = Pause
ui-table-continue = Go on
ui-table-void = End without a result
ui-table-leave = Leave the table
ui-table-home = Home
ui-table-watchers = Watching: { $count }
ui-told-away = A bot plays for { $seat }.
ui-told-back = { $seat } is back.
ui-told-pace = Bots now play { $text }.
ui-told-continued = The game goes on.
ui-told-ended = The game is over.
ui-told-void = The game was ended without a result.
ui-told-wish-pause = { $name } would like a pause.
ui-told-wish-continue = { $name } would like to go on.
ui-told-wish-void = { $name } would like to end the game.
ui-told-wish-sit-in = { $name } would like a bot to sit in for { $seat }.
ui-told-emote = { $name } { $text }
ui-told-words = { $name }: { $text }
ui-end-nobody = Nobody has won
ui-end-winners = Victory: { $name }
ui-end-score = Gold: { $count }
ui-end-worth = Value: { $count }
ui-end-rematch = Play again with the same players
ui-end-to-rematch = To the next game
ui-end-replay = Replay
ui-end-look = Show the board
ui-draw-kept = Your device’s number went into the shuffle, as promised. To check that, and to draw every card again:
ui-draw-broken = The shuffle is not what your device was promised: do not trust this deal. To check it:
ui-draw-others = Numbers of players’ devices went into the shuffle. To check that, and to draw every card again:
ui-draw-alone = The server shuffled alone. To check that nothing was changed after the deal:
ui-aim-digger = Dig from the start to the treasure.
ui-aim-saboteur = Keep the others from the treasure, and do not be found out.
ui-aim-greedy = Be the one who reaches the treasure: then it is all yours.
ui-aim-blue = Reach the treasure; green doors stop you.
ui-aim-green = Reach the treasure; blue doors stop you.
ui-aim-boss = You win with either team, for 1 gold less.
ui-aim-profiteer = You win with whoever wins, for 2 gold less.
ui-aim-geologist = You are paid for the crystals on the board.
ui-claim-role = “{ $seat } is: { $card }.”
ui-claim-goal = “{ $cell }: { $card }.”
ui-claim = Make a claim
ui-table-agree = I agree
ui-table-sit-in = Let a bot play for { $seat }
ui-table-keys = Keys: 1–9 choose a card, arrows a spot or a player, R rotates it, I tells about it, Enter confirms, Esc cancels, + − 0 zoom, ? shows this.
ui-claim-true = That was true.
ui-claim-false = That was not true.
ui-claim-who = Who?
ui-claim-where = Which card?
ui-claim-what = Is what?
ui-claim-make = Claim
ui-round-over = Round { $round } is over
ui-round-go-on = Next round
ui-round-waits = Waiting for: { $name }
ui-round-result = To the result
ui-round-unfold = Who was who
ui-missed = While you were away
ui-phrase-good-game = Good game!
ui-phrase-hello = Hello!
ui-phrase-hurry = Hurry up!
ui-phrase-need-a-map = Who has a map?
ui-phrase-need-a-tool = I need a tool!
ui-phrase-not-me = It was not me!
ui-phrase-one-more = One more!
ui-phrase-sorry = Sorry!
ui-phrase-thanks = Thank you!
ui-phrase-trust-me = Trust me.
ui-phrase-watch-out = Watch out!
ui-phrase-well-dug = Well dug!
ui-phrase-why = Why that?
ui-phrase-your-turn = It is your turn.
ui-emote-angry = is angry
ui-emote-cheer = cheers
ui-emote-laugh = laughs
ui-emote-sad = is sad
ui-emote-think = ponders
ui-emote-wink = winks
ui-emote-wow = is amazed
ui-emote-yawn = yawns

## Screens: learning

ui-lesson-first = Play your first round
ui-lesson-first-about = A dwarf at your side tells you what to do. Five minutes, then you know the game.
ui-lesson-read = Or read it here
ui-lesson-coach = Your coach
ui-lesson-step = Step { $number } of { $count }
ui-lesson-others = Now the others play. Watch what they do: it tells you who they are.
ui-lesson-hurry = Go on
ui-lesson-again = Back to the start
ui-lesson-leave = Leave the lesson
ui-lesson-play = Play a real game
ui-lesson-who = Who is the saboteur?
ui-lesson-alone = This is a lesson: nobody else is at the table.
ui-lesson-cannot = It cannot lie there: tunnel must meet tunnel, and rock must meet rock.
ui-lesson-do-dig = You are a digger. Under one of the three cards far right lies the treasure, and a tunnel must lead there. Choose the crossing in your hand, then the spot right of the start, and confirm by choosing it again.
ui-lesson-do-map = After each turn you draw a card. But which way should you dig? Play your map on the lowest of the three goals: only you will see what is there.
ui-lesson-do-mend = You have seen the treasure: it lies at the bottom right! But somebody has broken your lantern, and until it is repaired you cannot dig. Choose “lantern or cart repair”, then yourself among the players.
ui-lesson-do-turn = Now dig on, and down towards the treasure. Choose the horizontal T and the spot at the end of the tunnel, and rotate the card so that a branch leads down: with the button or the R key.
ui-lesson-do-rockfall = The lowest card of the tunnel is a dead end: its ways stop in the rock and nobody gets through. Play your rockfall on it to make room for a better card.
ui-lesson-do-accuse = Somebody here does not want you to find the gold. At most one of you four is a saboteur, but who? Choose a name and see what that player has done so far.
ui-lesson-accused = Well seen! { $seat } dug once for show. Then came two broken tools and a dead end, just where it hurt. Now play your broken cart on { $seat }: no digging until it is repaired.
ui-lesson-do-reach = The others agree with you: now all three tools are broken there. Only one card is missing. Lay the gallery next to the treasure!
ui-lesson-do-gold = The treasure! All roles are revealed, and you were right. The diggers share as many gold cards as there are diggers; you reached the goal, so you choose first. Take the card with the most nuggets.
ui-lesson-over = You keep your gold, and the other diggers share the rest. That was one round; a game has three, and then the richest dwarf wins.
ui-lesson-no-pass = Passing means discarding a card face down and drawing another. Sometimes that is all you can do, but now you have something better.
ui-lesson-no-map-later = A good thought, but first dig a bit of tunnel, so that the others have something to build on.
ui-lesson-no-away = It fits there, but it leads away from the goals. They lie to the right.
ui-lesson-no-crossing-first = That card fits too, but keep it for later. The crossing is best at the beginning: it opens ways in all directions.
ui-lesson-no-other-goal = You may look at any goal. Take the lowest this time.
ui-lesson-no-rockfall-later = All these tunnels are good ones. Keep the rockfall for one that is not.
ui-lesson-no-too-early = Whom would you hit? You cannot know yet who works against you. Keep that card for later.
ui-lesson-no-blind-digging = You could, but you do not know yet where to dig to. Look first.
ui-lesson-no-north = It fits like that, but the branch leads up, and the treasure lies below. Rotate the card.
ui-lesson-no-bend = This bend leads down too, but it closes all other ways. The horizontal T keeps them open.
ui-lesson-no-dead-end = That is a dead end: its ways stop in the rock, and nobody can dig on from there. It is what saboteurs lay.
ui-lesson-no-not-there = It fits, but it brings you no nearer to the treasure. Look at the arrow.
ui-lesson-no-good-tunnel = That card is part of your way. The dead end is the lowest one.
ui-lesson-no-blocked = You could dig there, but the shortest way to the treasure is blocked. Clear it first.
ui-lesson-no-clear-first = Patience, that comes next. First the dead end must go.
ui-lesson-no-suspect-1 = { $seat } digs whenever possible, always towards the goals. That speaks for a digger, and nothing speaks against it. Look at the others.
ui-lesson-no-suspect-3 = Passing twice looks lazy, but it may be bad luck with the cards. And { $seat } has dug for you and repaired a tool that was not their own. Look at the others.
ui-lesson-no-either-tool = That would stop { $seat } as well. Take the broken cart this time.
ui-lesson-no-stop-first = You could dig on, but as long as the saboteur has whole tools, the next dead end is sure to come. Stop that first.
ui-lesson-no-does-not-reach = It fits, but it has no opening to the right: the goal would not be reached.
ui-lesson-no-dig-now = There is no need any more: one card is missing to the treasure.
ui-lesson-no-more-gold = That card has fewer nuggets. Take the other one: in the end only gold counts.
ui-lesson-learnt = What you have learnt
ui-lesson-well-done = Well dug! You know everything now that one needs at a real table.
ui-lesson-learnt-dig = Path cards go where all sides fit and an unbroken way leads back to the start; they may be rotated by half a turn.
ui-lesson-learnt-tools = A broken tool stops a player from digging until somebody repairs it.
ui-lesson-learnt-cards = A map shows you one goal, a rockfall takes away one path card, and a dead end leads nowhere.
ui-lesson-learnt-people = What players do tells you who they are: watch who digs, who repairs and who breaks.
ui-lesson-learnt-gold = If the treasure is reached the diggers share the gold; if the cards run out before, the saboteurs do.

## Screens: learning The Dark Cave

ui-lesson-cave = Find your way out of The Dark Cave
ui-lesson-cave-about = A dwarf at your side tells you what to do. Ten minutes, then you know the game.
ui-lesson-cave-aim = Who you work for
ui-lesson-cave-aim-text = All see which clan you belong to, nobody sees whether you are loyal. A saboteur belongs to one clan and works for the other.
ui-lesson-cave-card = First a card
ui-lesson-cave-card-text = Lay a path card, play another card, or discard one or two. A path card must fit all its neighbours and join one of them; it need not be linked to the start.
ui-lesson-cave-steps = Then the dwarf
ui-lesson-cave-steps-text = Your dwarf may walk three steps, from space to space. From one ladder to any other is one step.
ui-lesson-cave-creatures = Creatures
ui-lesson-cave-creatures-text = They come out of dark holes, and you lead them. A rat takes a card, a goblin takes 1 gold, and after a lindworm a dwarf misses one walk.
ui-lesson-cave-webs = Webs and axes
ui-lesson-cave-webs-text = Nobody gets through a web; it is gone after two turns of its owner. An axe in front of you weakens a web or drives a creature away.
ui-lesson-cave-veins = Gold veins
ui-lesson-cave-veins-text = If your walk ends on a vein, you take its gold and show your clan card for the rest of the game.
ui-lesson-cave-out = The exit
ui-lesson-cave-out-text = It lies in one of the four corners, face down. Who leaves the cave shows the clan card, and the gold is safe. Gold that stays in the cave is lost.
ui-lesson-cave-value = Who wins
ui-lesson-cave-value-text = The gold that a clan brings out counts once for each dwarf who works for the other clan. The higher value wins, with all who work for it, in or out.
ui-lesson-do-cave-look = Your dwarf has 3 gold and must get out of this cave. One of the four cards in the corners is the exit: play Secret information on the one at the bottom right, and only you will see it.
ui-lesson-do-cave-lay = The exit! And the others already build that way. Lay your ladder card at the end of their tunnel, so that it leads down.
ui-lesson-do-cave-climb = After the card you may walk up to three steps. From one ladder to any other is a single step: walk from the start to the ladder that you have just laid.
ui-lesson-do-cave-rest = Two steps are left, but there is no tunnel ahead yet. Walk no further.
ui-lesson-do-cave-axe = { $seat } has spun a web right in front of you, and no dwarf gets through a web. Lay your axe in front of yourself: from your next turn on you can use it.
ui-lesson-do-cave-wait = An axe is of no use in the turn in which it is laid. Stay here and walk no further.
ui-lesson-do-cave-endure = A goblin out of the dark hole, led by { $seat }! It takes 1 gold from whom it meets. An axe drives it away, but you need yours for the web: save it.
ui-lesson-do-cave-send = You can do that too. { $seat } stands close behind you: play your rat, and it comes out of the dark hole.
ui-lesson-do-cave-lead = Now you lead the rat, up to three steps. Let it run to { $seat }: whom it meets loses a card, drawn by chance.
ui-lesson-do-cave-cut = A web gets weaker with every turn of its owner. Now one blow of your axe is enough, and it costs no step: cut the web.
ui-lesson-do-cave-walk = Free! Walk to the end of the tunnel, two steps, and no further.
ui-lesson-do-cave-vein = Only one card is missing to the exit. Lay your gold vein there: 1 gold lies on it.
ui-lesson-do-cave-gold = Who ends a walk on the vein takes its gold, but must show the clan card for good. You are loyal and have nothing to hide: walk to the gold and stay there.
ui-lesson-do-cave-inspect = The exit is open! But two of you four are saboteurs. { $seat } has helped to dig all the time, and stands at the exit too. Look at that clan card with Secret information.
ui-lesson-do-cave-exit = A saboteur after all! { $seat } would carry gold out for the other clan. Be quicker: three steps take you to the exit and out of the cave.
ui-lesson-cave-over = Both loyal dwarves are out, and the game ends at once. Your 6 gold counts once for each of the 2 who work for the other clan: 12. They have 0, and you win!
ui-lesson-no-cave-pass = Instead of playing a card you may discard one or two and draw as many. But now you have something better.
ui-lesson-no-cave-propose = Once in each turn you may propose to end the game, and everybody must agree. It is too early for that.
ui-lesson-no-cave-other-corner = Any corner can be the exit. Take the one at the bottom right this time.
ui-lesson-no-cave-corner-first = It shows you a clan card as well. But first you need to know where the exit is.
ui-lesson-no-cave-keep-axe = Keep your axe: nothing is in your way yet.
ui-lesson-no-cave-look-first = You could build, but you do not know yet where to. Look for the exit first.
ui-lesson-no-cave-seen = You know where the exit is. Keep that card for later.
ui-lesson-no-cave-keep-rat = Keep the rat. Its turn will come.
ui-lesson-no-cave-away = It fits there, but it does not bring you nearer to the exit. Look at the arrow.
ui-lesson-no-cave-ladder-first = That card fits too. But the ladder saves you a long walk: take it.
ui-lesson-no-cave-walk-on = You may stay where you are. But the way out is long: walk on.
ui-lesson-no-cave-ladder-shorter = That way is longer. The ladder takes you there in one step.
ui-lesson-no-cave-back = That leads away from the exit.
ui-lesson-no-cave-web-first = You could, but then the web still hangs in your way. Think of that first.
ui-lesson-no-cave-own-axe = Then { $seat } could use it. Lay it in front of yourself.
ui-lesson-no-cave-fend = That would save 1 gold, but then you stand before the web without an axe. Save it.
ui-lesson-no-cave-inspect-later = A good thought, but it can wait.
ui-lesson-no-cave-rat-first = That is for your next turn. First get { $seat } off your back.
ui-lesson-no-cave-lead-on = There it meets nobody. Lead it to { $seat }.
ui-lesson-no-cave-nobody = Nobody stands there. Lead it to { $seat }.
ui-lesson-no-cave-cut-first = First cut the web: it bars the way to the exit.
ui-lesson-no-cave-vein-down = It fits like that too, but take it with the vein above this time: rotate the card.
ui-lesson-no-cave-vein-better = That would lead to the exit as well, but the vein brings you gold.
ui-lesson-no-cave-vein-stop = Who only passes a vein takes nothing. End your walk on it.
ui-lesson-no-cave-deeds-1 = A web, a goblin: what { $seat } works for, you know already.
ui-lesson-no-cave-deeds-2 = { $seat } has just opened the exit for you, and did you no harm. Look at the other one.
ui-lesson-no-cave-inspect-now = There is nothing left to dig: the exit is open. Find out who stands beside you.
ui-lesson-learnt-cave-turn = A turn is a card, then up to three steps, then a new card. From ladder to ladder is one step.
ui-lesson-learnt-cave-creatures = Creatures come out of dark holes and are led by who played them: a rat takes a card, a goblin gold, a lindworm the next walk.
ui-lesson-learnt-cave-webs = A web bars the way for two turns of its owner; an axe cuts it, or drives a creature away.
ui-lesson-learnt-cave-vein = A gold vein makes you richer and shows all who you are: saboteurs think twice.
ui-lesson-learnt-cave-clan = Only gold that leaves the cave counts. The fewer work for your side, the more it is worth.

## Screens: one page for each card

ui-card-about = About this card
ui-card-close = Close
ui-card-hand = In your hand
ui-card-mats = In front of players
ui-card-board = On the board
ui-card-turned = { $card }, rotated
ui-card-joins = Joined: { $name }
ui-card-ends = Dead end: { $name }
ui-card-ways-1 = Upside down it looks just the same.
ui-card-ways-2 = You may turn it upside down before you lay it, but never lay it on its side.
ui-card-deck = Played with
ui-card-count = Cards
ui-card-rules = Rules: { $name }
ui-cards-all = All cards
ui-cards-role = Roles
ui-cards-path = Tunnels
ui-cards-dead-end = Dead ends
ui-cards-action = Action cards
ui-cards-goal = Start, goals and double card
ui-cards-gold = Gold
ui-cards-door = Doors
ui-cards-ladder = Ladders
ui-cards-crystal = Crystals
ui-cards-chest = Treasure chests and their tunnels
ui-card-path = Lay it on an empty spot where tunnel meets tunnel and rock meets rock, and where an unbroken way leads back to the start.
ui-card-dead-end = None of its ways leads through: whoever walks in has to turn back. Saboteurs love it; diggers discard it or close a useless branch with it.
ui-card-stub = Besides the way that leads through, it has an opening that ends in the rock.
ui-card-apart = Two tunnels pass each other and do not meet: if you come by one, you cannot change to the other.
ui-card-ladder = Stand it beside any open path card that it fits, even a cut-off one, but not beside a goal. All ladders and the start are joined as if by one tunnel.
ui-card-door-1 = Blue diggers have the key. If every way to the treasure leads through blue doors, the green team goes away empty-handed.
ui-card-door-2 = Green diggers have the key. If every way to the treasure leads through green doors, the blue team goes away empty-handed.
ui-card-crystal = A crystal sparkles in the rock: if it lies on the board when the round ends, the geologists are paid for it.
ui-card-start = Here every tunnel begins. It cannot be taken away.
ui-card-treasure = One of the goals. When it is reached and revealed, the round is over and the diggers have won.
ui-card-stone = One of the goals, but only a stone. Once revealed it is a tunnel like any other and leads on.
ui-card-bag = One of the new goals: whoever reaches it takes as much gold as it shows, and digging goes on.
ui-card-dragon = One of the new goals: whoever reaches it loses 1 gold to the dragon, if there is any to lose.
ui-card-spider = One of the new goals, and the worst: when it is revealed, the round ends and the treasure is lost.
ui-card-double = Half of a double card that lies across the way from the beginning. Whoever reaches the costume department first changes role; at the tunnel party all roles are dealt again.
ui-card-tunnel = It lies face down on the way, with a chest under it. Whoever reaches it reveals it, opens the chest, and may go on through it.
ui-card-broken = Lay it in front of a player, who cannot dig until somebody repairs the tool. Nobody can have two broken tools of the same kind.
ui-card-fix = Repairs this broken tool, your own or anybody else’s. Both cards are discarded.
ui-card-fix-two = Repairs one of the two tools it shows, your own or anybody else’s. Both cards are discarded.
ui-card-craftsman = Repairs any broken tool, whichever it is, your own or anybody else’s.
ui-card-map = Look at one face-down goal, alone. Everybody sees which one, but what lies there only you know, and you may say what you like.
ui-card-rockfall = Takes any path card off the board, except the start and the goals. What is cut off by it stays, but cannot be built on until it is joined again.
ui-card-trapped = Lay it in front of another player, who cannot dig and, if still trapped at the end of the round, gets nothing.
ui-card-free-at-last = Frees a trapped player, yourself or anybody else.
ui-card-theft = Lay it in front of yourself: after the round you may steal 1 gold, unless you are trapped.
ui-card-hands-off = Removes a Theft from any player.
ui-card-inspection = Look at another player’s role, alone. Everybody sees whose.
ui-card-swap-hats = A player of your choice, perhaps you, swaps their role for a card of the role pile. What was known about that player no longer counts.
ui-card-swap-hands = Swap all your remaining cards with another player, who then draws instead of you.
ui-card-swap-goals = Take up two face-down goals without looking and put them back, swapped or not. Only you know which.
ui-card-storehouse = Instead of drawing, look at the last five discards and keep one of them.
ui-card-veto = Out of turn: stops a card that somebody else has just announced. That card does nothing and is discarded.
ui-card-change-of-direction = From now on play goes the other way round, for the rest of the round.
ui-card-pathfinder = Lay two path cards in one turn, and draw two.
ui-card-diversion = Take up the path card that was laid last and lay it somewhere else. Now it counts as yours.
ui-card-gold = The winners of a round share gold cards. Their nuggets are secret until the end, and then the richest dwarf wins.
ui-card-digger = Wants a tunnel from the start to the treasure. If it is reached, all diggers share the gold, whoever finished.
ui-card-saboteur = Wants the cards to run out before the treasure is reached, and had better not be found out: then the gold is for saboteurs.
ui-card-greedy = Neither digger nor saboteur: wins only by laying the last card to the treasure, but then takes everything.
ui-card-blue = Digs for the blue team. Green doors stop it, blue doors do not.
ui-card-green = Digs for the green team. Blue doors stop it, green doors do not.
ui-card-boss = Wins with either team, for 1 gold less, and passes every door.
ui-card-profiteer = Wins with whoever wins, diggers or saboteurs, for 2 gold less.
ui-card-geologist = Does not care for the treasure: is paid for the crystals on the board at the end of the round.
ui-card-chest-nugget = 1 gold for whoever opens it.
ui-card-chest-maps-off = For the rest of the round maps show no goals any more, only chests.
ui-card-chest-no-draw = Whoever opens it draws one card fewer this turn.
ui-card-chest-extra-draw = Whoever opens it draws one card more this turn.
ui-card-chest-shift-goal = Whoever opens it moves a face-down goal one spot to the right, without looking.
ui-card-chest-steal = Instead of drawing, whoever opens it takes a card from somebody’s hand without seeing it first.
ui-card-chest-sift = Instead of drawing, whoever opens it looks at the top three cards of the draw pile and keeps one.
ui-card-chest-spy = Whoever opens it looks at the role of another player.
ui-card-chest-rummage = The discard pile is shuffled; whoever opens it looks at five of its cards, keeps one and draws one card fewer.
ui-card-chest-bury = The top five cards of the draw pile are discarded face down.
ui-cards-clan = Clan cards
ui-cards-group-1 = Path cards I: one step to cross
ui-cards-group-2 = Path cards II: two steps to cross
ui-cards-group-3 = Path cards III: three steps to cross
ui-cards-cave-goal = Start and goals
ui-card-cave-path = Lay it on an empty spot where it fits all open cards around it and carries on a tunnel of at least one of them. It need not be joined to the start.
ui-card-cave-group-1 = Group I: each tunnel is a single space. Crossing the card takes one step.
ui-card-cave-group-2 = Group II: there is a space at each opening. Crossing the card takes two steps.
ui-card-cave-group-3 = Group III: there is a space at each opening and one in the middle. Crossing the card takes three steps.
ui-card-cave-start = All dwarves begin here, each with 3 gold. The whole card is one space, and nothing can remove it.
ui-card-cave-goal = One of the four goals that lie face down. Whoever steps onto it reveals it and has to stop there.
ui-card-cave-ladder = From this ladder, one step takes you to any other ladder on an open card. No web can stop you.
ui-card-cave-hole = Rat, lindworm and goblin come out of this dark hole. For dwarves it is a space like any other.
ui-card-cave-vein = 1 gold lies on the gold vein. If your walk ends here, you take it and have to show your clan card for good; walking past changes nothing.
ui-card-cave-exit = Whoever enters this space is out of the cave: the gold is safe and the clan card is shown. After that you still play cards, but you no longer walk.
ui-card-cave-bridge = Two tunnels cross and do not meet; the bridge runs from left to right. Whoever steps onto it from another card loses a random card.
ui-card-cave-tunnel = A secret tunnel joins the two bends. Each time you enter it you pay 1 gold, if you have any. You may stop there.
ui-card-cave-secret-information = Look at one face-down goal, or at the hidden clan card of another player. Everybody sees which one, but only you know what it shows.
ui-card-cave-rockfall = Removes a path card on which no dwarf and no creature stands, but never the start or a goal. Dwarves that are cut off stay where they are.
ui-card-cave-swap-hands = Swap all your remaining cards with another player, even if a hand is empty. The other player then draws instead of you.
ui-card-cave-web = Hang it between two joined cards or over an open end: neither dwarves nor creatures get through. It shows 2, then 1, and is gone when your second turn from now begins.
ui-card-cave-boots = Lay them in front of a player who has none, yourself included: one step more in every turn, starting now.
ui-card-cave-axe = Lay it in front of any player, yourself included. Used up later, it weakens a web next to your dwarf by one, or drives away a creature before it strikes.
ui-card-cave-rat = Put the rat on a dark hole, or take it over where it is, and lead it up to 3 steps. It stops at the first dwarves it meets, and each of them loses a random card. It leaves when your next turn begins.
ui-card-cave-lindworm = Put the lindworm on a dark hole, or take it over where it is, and lead it up to 4 steps. It stops at the first dwarves it meets: they lie down and cannot walk until their next turn is over. It leaves when your next turn begins.
ui-card-cave-goblin = Put the goblin on a dark hole, or take it over where it is, and lead it up to 5 steps. It stops at the first dwarves it meets, and each of them loses 1 gold. It leaves when your next turn begins.
ui-card-cave-loyal = Works for the clan whose colour it wears. Everybody sees the colour; the loyalty is your secret.
ui-card-cave-saboteur = Wears the colour of one clan and secretly works for the other: gold that this dwarf carries out counts for the other clan.

## Screens: several people on one device
ui-hotseat-home = Pass and play
ui-hotseat-home-about = Everyone in one room, one device; hands stay hidden
ui-hotseat-here = Players on this device
ui-hotseat-here-about = Play in one room and pass the device around: in between it shows nobody’s cards. Others can still join by link.
ui-hotseat-name = Name of player { $number }
ui-hotseat-add = Add a player
ui-hotseat-remove = Remove player { $number }
ui-hotseat-more = One more plays on this device:
ui-hotseat-same-name = Two players have the same name.
ui-hotseat-pass = Pass to { $name }
ui-hotseat-pass-about = Everybody else looks away now.
ui-hotseat-i-am = I am { $name }
ui-hotseat-back = Back to the table
ui-hotseat-hand-of = { $name }’s hand
ui-hotseat-hide = Hide my hand
ui-hotseat-look = Look at your own hand:
ui-hotseat-anyone = Anyone may answer now:
ui-screen = Big screen
ui-screen-how = Somebody who plays opens this screen from the lobby or from the menu of the table.
ui-screen-come = Join the game
ui-screen-scan = Scan this with your phone, or open { $name } and enter the code:
ui-screen-fill = Fill the screen
ui-screen-show = Show on a big screen
ui-screen-about = A television or tablet in the middle shows the table and no secrets; everybody holds their own cards on a phone.
ui-screen-here = Open it here
ui-screen-type = Or type there:
ui-seat-link = Take your seat to another device
ui-seat-link-about = Whoever opens this gets your seat and your cards: show it to nobody. The seat is then no longer here.

## Screens: notebook and suspicion

ui-notebook = Notebook
ui-notebook-close = Close
ui-notebook-rounds = Rounds
ui-notebook-round = Round { $round }
ui-notebook-known = What you were shown
ui-notebook-facts = What all could see in round { $round }
ui-notebook-own = Your own notes
ui-notebook-private = Notes and sliders stay in this browser. Nobody else gets to see them.
ui-fact-dig = Tunnels
ui-fact-break = Broke
ui-fact-repair = Repaired
ui-fact-map = Looked at
ui-fact-rockfall = Rockfalls
ui-fact-pass = Passed
ui-fact-blocked =
    { $count ->
        [one] { $count } dead end among them
       *[other] { $count } dead ends among them
    }
ui-fact-none = Nothing yet.
ui-suspect = Your suspicion: { $seat } – { $card }
ui-suspect-what = What you suspect { $seat } of
ui-suspect-value = { $count }%
ui-suspect-unset = not set
ui-guess = Your suspicion and the truth
ui-guess-total = Your suspicion in round { $round }: { $number } of 100 points
ui-guess-right = { $seat }: { $card }. Right: you gave { $count }% to { $which }. { $number } of 100.
ui-guess-wrong = { $seat }: { $card }. Wrong: you gave { $count }% to { $which }. { $number } of 100.
ui-guess-open = { $seat }: { $card }. Undecided: you gave { $count }% to { $which }. { $number } of 100.
ui-guess-how = Sure and right is worth 100, undecided 75, sure and wrong 0. So it pays to say what you believe.
ui-replay-hands = Hands
ui-replay-hand = Hand of { $seat }
ui-replay-role-hidden = role not known
ui-replay-suspicion = Suspicion
ui-replay-keys = Keys
ui-replay-share = Share this step
ui-replay-to-round = To round { $round }
ui-key-leap = Ten steps back or on
ui-key-round = To the round before or after
ui-key-ends = To the beginning or the end
ui-key-help = Show or hide the keys
ui-curve = Your suspicion over time
ui-curve-legend = Where a line begins and bends, you moved a slider. The hollow shape at the end of a round shows where it should have been.
ui-curve-none = You moved no sliders in this match, or you did so in another browser.
ui-curve-table = The same as a table
ui-curve-player = Player and round
ui-curve-course = Suspicion
ui-curve-truth = Truth
ui-curve-at = step { $step }: { $card } { $count }%

## Advice: what follows from what was done

ui-advice = Advice
ui-advice-about = Worked out from what all could see and from what you know. Bluffs can deceive it.
ui-advice-suspicion = { $seat } is against the rest: { $count }%
ui-advice-self = You look like someone who is against the rest: { $count }%
ui-advice-goals = Where the treasure may lie
ui-advice-goal = { $cell }: { $count }%
ui-advice-why = Why?
ui-advice-sum = Together: { $text }
ui-advice-weight = Above zero speaks for it, below zero against it. All parts together make the odds.
ui-advice-curve = Suspicion as all could see it
ui-advice-curve-of = { $seat }: suspicion as all could see it
ui-advice-curve-legend = The line shows how likely somebody seemed to be against the rest, by what all could see; the dotted one is your own slider. The ring marks the step that gave somebody away, or looked worst.
ui-advice-gave-away = Round { $round }: { $card }, given away at step { $step }
ui-advice-jump = Round { $round }: { $card }, most suspicious at step { $step }
ui-advice-truth = Round { $round }: { $card }
advice-dealt = Before anything was done, by the role cards that are dealt.
advice-known = The role of { $seat } is known.
advice-others = What the others did counts too: only so many are against the rest.
advice-dig-on = { $seat } digs on towards the treasure.
advice-dig-idle = { $seat } digs where it brings nobody nearer.
advice-dig-elsewhere = { $seat } digs towards another goal.
advice-dig-against = { $seat } digs so that the way to the treasure grows longer.
advice-stub-on = { $seat } lays a dead end, yet the treasure comes nearer.
advice-stub-idle = { $seat } lays a dead end that stands in nobody’s way.
advice-stub-elsewhere = { $seat } lays a dead end, and another goal comes nearer.
advice-stub-against = { $seat } lays a dead end in the way to the treasure.
advice-fall-on = { $seat } clears the way to the treasure with a rockfall.
advice-fall-idle = { $seat } plays rockfall where little depends on it.
advice-fall-elsewhere = { $seat } plays rockfall, and another goal comes nearer.
advice-fall-against = { $seat } destroys the way to the treasure with a rockfall.
advice-pass = { $seat } passes.
advice-pass-broken = { $seat } passes and cannot dig just now.
advice-claim = { $seat } says what a goal hides.
advice-says = { $seat } says of { $other }: “{ $card }”.
advice-said = { $other } says of { $seat }: “{ $card }”.
advice-says-own = { $seat } says: “I am: { $card }”.
advice-map = { $seat } looks at a goal.
advice-map-again = { $seat } looks at a goal, although the place of the treasure is clear by now.
advice-break = { $seat } plays “{ $card }” on { $other }.
advice-break-trusted = { $seat } plays “{ $card }” on { $other }, who has helped so far.
advice-break-suspected = { $seat } plays “{ $card }” on { $other }, who is under suspicion.
advice-break-again = { $seat } plays “{ $card }” on { $other }, who cannot dig anyway.
advice-break-own = { $seat } breaks their own tool.
advice-break-by = { $other } plays “{ $card }” on { $seat }.
advice-mend = { $seat } plays “{ $card }” for { $other }.
advice-mend-trusted = { $seat } plays “{ $card }” for { $other }, who has helped so far.
advice-mend-suspected = { $seat } plays “{ $card }” for { $other }, who is under suspicion.
advice-mend-own = { $seat } gets ready to dig again.
advice-mend-by = { $other } plays “{ $card }” for { $seat }.

## Screens: the end, sounds and motion

ui-piles-discards = Discard pile: { $count }
ui-volume = Volume
ui-round-choosing = Gold cards to choose from: { $count }
ui-round-paid = What each got
ui-round-why-hands-empty = Nobody has a card left.
ui-round-why-all-passed = Everybody has passed.
ui-round-why-no-playable = No card can be played any more.
ui-round-why-treasure = { $seat } has reached the treasure!
ui-round-why-spider = { $seat } has run into the giant spider.
ui-round-why-clan-out = In the cave nobody is left who works for one of the clans.
ui-round-why-agreed = All have agreed to stop here.
ui-round-pay-gold =
    { $seat } gets { $count ->
        [one] one gold card
       *[other] { $count } gold cards
    }.
ui-round-pay-pieces = { $seat } gets { $count } gold.
ui-round-lose-gold =
    { $seat } loses { $count ->
        [one] one gold card
       *[other] { $count } gold cards
    }.
ui-round-lose-pieces = { $seat } loses { $count } gold.
ui-end-podium = The podium
ui-end-standings = All places
ui-end-story = The game in brief
ui-end-last-round = Who was who in the last round
ui-end-who = Who was who
ui-line-lost = The connection is lost. Your seat stays yours, and the game goes on as soon as it is back.
ui-line-since = For { $seconds } s.
ui-line-again = Next try in { $seconds } s.
ui-hear = Mute players
ui-hear-not = Mute { $name }
ui-hear-again = Unmute { $name }

## Screens: questions at the table

ui-ask-late = If time runs out: { $verb }.
ui-ask-late-chance = If time runs out, chance decides.
ui-clash-instead = Choose this instead
ui-clash-take = Choose this instead: { $name }
ui-ask-goal =
    { $count ->
        [3]
            { $number ->
                [1] the upper goal
                [2] the middle goal
               *[other] the lower goal
            }
        [4]
            { $number ->
                [1] the upper left goal
                [2] the upper right goal
                [3] the lower left goal
               *[other] the lower right goal
            }
        [5]
            { $number ->
                [1] the top goal
                [2] the upper goal
                [3] the middle goal
                [4] the lower goal
               *[other] the bottom goal
            }
       *[other] goal { $number } of { $count }, from the top
    }
ui-ask-sent = Sending…
ui-table-missing = Who is missing
ui-table-void-sure = End the game for everybody? Then nobody has won.
ui-table-void-yes = Yes, end it
ui-table-leave-sure = Leave for good? A bot goes on in your place.
ui-table-leave-yes = Yes, leave

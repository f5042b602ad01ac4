### Everything the game says, in English. Seats arrive here as players' names, cards as words.

## What cannot be done

refuse-game-over = The game is over.
refuse-not-your-turn = It is { $seat } who must act now.
refuse-not-now = “{ $verb }” is no answer now: { $task }.
refuse-no-such-move = There is no such move.
refuse-no-take-back = This can no longer be taken back: somebody has learned from it.
refuse-not-in-hand = You do not hold { $card }.
refuse-cannot-dig = You cannot dig while { $card } lies in front of you.
refuse-not-a-path = { $card } is nothing to dig with.
refuse-cell-taken = There is already a card at { $cell }.
refuse-does-not-fit = At { $cell } this does not fit the card to the { $side }.
refuse-not-linked = No tunnel from the start opens towards { $cell }.
refuse-same-unturned = { $card } looks the same either way round: lay it unturned.
refuse-lies-nowhere = { $card } breaks no tool.
refuse-not-on-oneself = { $card } is for somebody else, not for yourself.
refuse-already-there = { $seat } already has { $card }.
refuse-removes-nothing = { $card } repairs nothing.
refuse-not-there = { $seat } has no { $card } to repair.
refuse-wrong-cure = { $card } is no help against { $ill }.
refuse-not-that-goal = No goal is waiting to be turned at { $cell }.
refuse-not-on-offer = { $card } is not among the gold cards you were handed.
refuse-not-a-map = { $card } is not a map.
refuse-no-hidden-goal = No goal lies face down at { $cell }.
refuse-not-a-rockfall = { $card } brings nothing down.
refuse-stands-firm = What lies at { $cell } stands firm.
refuse-no-path-there = There is no path card at { $cell }.

## What happened

story-round =
    Round { $round } begins. { $count ->
        [one] One card
       *[other] { $count } cards
    } for everyone, and { $seat } goes first.
story-role = The role of { $seat }: { $card }.
story-dig =
    { $seat } digs at { $cell }: { $card }{ $turned ->
        [1] , turned round
       *[other] { "" }
    }.
story-break = { $seat } plays { $card } on { $other }.
story-repair = { $seat } plays { $card }: { $other } is rid of { $which }.
story-map = { $seat } looks at the goal at { $cell }.
story-saw = { $seat } finds { $card } at { $cell }.
story-rockfall = { $seat } brings the roof down at { $cell }.
story-fell = { $card } is gone from { $cell }.
story-pass = { $seat } passes and discards { $card }, unseen by the others.
story-pass-unseen = { $seat } passes and discards a card face down.
story-drew = { $seat } draws { $card }.
story-drew-unseen = { $seat } draws a card.
story-pile-empty = That was the last card of the draw pile.
story-reveal = { $seat } turns the goal at { $cell } first.
story-rotate =
    { $seat } lays the goal at { $cell } { $turned ->
        [1] turned round
       *[other] as it is
    }.
story-goal-shown = The goal at { $cell } is { $card }.
story-goal-turned = The goal at { $cell } is turned over: { $card }.
story-treasure = { $seat } has reached the treasure!
story-ask-which-goal = { $seat } chooses which goal is turned.
story-ask-rotation = { $seat } chooses which way round it lies.
story-ask-gold = { $seat } chooses a gold card.
story-diggers-win = Round { $round } is over: the diggers have won.
story-saboteurs-win = Round { $round } is over: the saboteurs have won.
story-role-shown = { $seat } was a { $card }.
story-gold-offered =
    { $seat } is handed { $count ->
        [one] one gold card
       *[other] { $count } gold cards
    }.
story-gold-handed-on =
    { $seat } hands { $count ->
        [one] the last gold card
       *[other] { $count } gold cards
    } on to { $other }.
story-gold-kept = { $seat } keeps { $card }.
story-gold-kept-unseen = { $seat } keeps a gold card.
story-paid =
    { $seat } is paid { $count ->
        [one] one gold card
       *[other] { $count } gold cards
    }{ $aside ->
        [0] { "" }
       *[other] {" "}(laid aside: { $aside })
    }.
story-no-gold = No saboteur was among you, so nobody is paid.
story-score =
    { $seat } has { $nuggets ->
        [one] one nugget
       *[other] { $nuggets } nuggets
    }.
story-wins =
    { $seat } wins the game with { $nuggets ->
        [one] one nugget
       *[other] { $nuggets } nuggets
    }!
story-shares =
    { $seat } shares the victory with { $nuggets ->
        [one] one nugget
       *[other] { $nuggets } nuggets
    }.

## Cards

card-unknown = an unknown card
card-start = start
card-treasure = the treasure
card-stone-nw = a stone (NW)
card-stone-ne = a stone (NE)
card-NESW = crossing
card-NES = upright T
card-NEW = level T
card-NS = shaft
card-EW = gallery
card-NE = right bend
card-NW = left bend
card-n = blind shaft
card-e = blind gallery
card-n-s = blocked shaft
card-e-w = blocked gallery
card-n-e = blocked right bend
card-n-w = blocked left bend
card-n-e-s = blocked upright T
card-n-e-w = blocked level T
card-n-e-s-w = blocked crossing
card-broken-pickaxe = broken pickaxe
card-broken-lantern = broken lantern
card-broken-cart = broken cart
card-fix-pickaxe = new pickaxe
card-fix-lantern = new lantern
card-fix-cart = new cart
card-fix-pickaxe-lantern = new pickaxe or lantern
card-fix-pickaxe-cart = new pickaxe or cart
card-fix-lantern-cart = new lantern or cart
card-map = map
card-rockfall = rockfall
card-gold-1 = gold (1)
card-gold-2 = gold (2)
card-gold-3 = gold (3)
card-digger = digger
card-saboteur = saboteur

## Verbs, questions, sides

verb-pass = pass
verb-dig = dig
verb-reveal = reveal
verb-rotate = rotate
verb-break = break
verb-repair = repair
verb-map = map
verb-rockfall = rockfall
verb-keep = keep

task-turn = a card is to be played or passed
task-which-goal = a goal to be turned is to be named
task-rotation = the way round of a goal is to be chosen
task-gold = a gold card is to be kept

side-N = north
side-E = east
side-S = south
side-W = west

### Stromboli in English. Segments are the letters A to F.

game-title = Stromboli
game-blurb = A duel on a round volcanic island: your discs steer one shared boat to the cards, and your shaman raises statues that the volcano wants back.

option-variant = Lava
    .about = In the base game lava comes up with the cards; in the tactical variant each of you calls it with a disc. Play the base game first.
option-variant-base = Base game
option-variant-tactical = Tactical variant
option-first_player = First player
    .about = Whoever begins loses a tie that statues do not decide.
option-first_player-random = Drawn by lot
option-shaman_shields_statue = Shamans shield statues
    .about = The book can be read both ways: whether lava spares a statue that shares its space with a shaman.
option-shaman_shields_statue-off = No: lava destroys it all the same
option-shaman_shields_statue-on = Yes: the statue survives

# -- names ------------------------------------------------------------------------------------------

terrain-plain = plain
    .on = on the plain
    .to = to the plain
terrain-forest = forest
    .on = in the forest
    .to = to the forest
terrain-mountain = mountain
    .on = on the mountain
    .to = to the mountain

card-build = Build a Statue
    .a = a Build card
card-priestess = Priestess
    .a = a Priestess
card-shell = Shell
    .a = a Shell
card-basket_b1 = Fish Basket (one butterfly)
    .a = a Fish Basket with one butterfly
card-basket_b2 = Fish Basket (two butterflies)
    .a = a Fish Basket with two butterflies
card-white_pearl = White Pearl
    .a = the White Pearl
card-black_pearl = Black Pearl
    .a = the Black Pearl
card-nautilus = Nautilus
    .a = the Nautilus
card-lava = Lava
    .a = a Lava card

scorecard-butterflies = Butterflies
scorecard-majority = Statue Majority
scorecard-forest = Forest Statues
scorecard-mountain = Mountain Statues
scorecard-complete_segment = Complete Segment

item-plain = statues on plains
item-forest = statues in forests
item-mountain = statues on mountains
item-baskets = most Fish Baskets
item-pearls = pearls
item-nautilus = the Nautilus
item-shells = unspent Shells
item-card-butterflies = the card Butterflies
item-card-majority = the card Statue Majority
item-card-forest = the card Forest Statues
item-card-mountain = the card Mountain Statues
item-card-complete-segment = the card Complete Segment

# -- what to do -------------------------------------------------------------------------------------

prompt-turn-place = Place a disc on a beach.
prompt-turn = Place a disc, or take one back.
prompt-turn-sail = Take a disc back, or sail the boat.
prompt-lava = Add your lava disc, or keep it.
prompt-shaman = Move your shaman, or let it stay.
prompt-take = Choose one of the two cards of { $segment }{ $other ->
    [0] ; the other one stays.
   *[other] ; the other player gets the other one.
}
prompt-build = Build a statue where your shaman stands, or let the card go.
prompt-divert = Move a lava marker one crater on, or leave the lava alone.
prompt-buy = Buy one card with your { $shells ->
    [one] Shell
   *[other] { $shells } Shells
}, or keep saving.
prompt-prebuy = Buy one last card before the volcano erupts, or keep { $shells ->
    [one] your Shell
   *[other] your { $shells } Shells
}.

# -- choices ----------------------------------------------------------------------------------------

action-first = { $seat } begins
action-draw = { $card } is turned up
action-place = Place { $value } on beach { $beach }
action-place-boat = Place { $value } at the boat: it sails from { $beach } to { $target }
action-retrieve = Take { $value } back{ $beach ->
    [supply] {""}
   *[other] {" "}from beach { $beach }
}
action-sail = Sail the boat to { $target }
action-shaman = Move the shaman { $towards } of { $segment }
action-stay = Let the shaman stay
action-take = Take { $card }
action-build = Build a statue { $where } of { $segment }
action-skip-build = Build nothing
action-divert = Move a lava marker from { $source } to { $target }
action-skip-divert = Leave the lava alone
action-buy = Buy { $card } for { $cost ->
    [one] { $cost } Shell
   *[other] { $cost } Shells
} (worth { $worth } now)
action-buy-priestess = Buy the Priestess for { $cost ->
    [one] { $cost } Shell
   *[other] { $cost } Shells
}
action-buy-nothing = Buy nothing
action-lava = Add the lava disc
action-no-lava = Keep the lava disc

# -- what happened ----------------------------------------------------------------------------------

event-first = { $you ->
    [seat] { $seat } receive the first player card.
   *[other] { $seat } receives the first player card.
}
event-deal = At { $segment }, { $card } is dealt.
    .many = The cards are laid out: { $count }, two at each beach.
event-place = { $you ->
    [seat] { $seat } place { $value } on beach { $beach }.
   *[other] { $seat } places { $value } on beach { $beach }.
}
event-retrieve = { $you ->
    [seat] { $seat } take { $value } back from beach { $beach }.
   *[other] { $seat } takes { $value } back from beach { $beach }.
}
event-sail = { $you ->
    [seat] { $seat } sail the boat.
   *[other] { $seat } sails the boat.
}
event-boat = The boat goes { $steps ->
    [one] one segment
   *[other] { $steps } segments
}, from { $start } to { $end }.
event-lava-disc = { $you ->
    [seat] { $seat } add your lava disc on beach { $beach }.
   *[other] { $seat } adds the lava disc on beach { $beach }.
}
event-no-lava = { $you ->
    [seat] { $seat } keep your lava disc.
   *[other] { $seat } keeps the lava disc.
}
event-lava-disc-back = { $you ->
    [seat] { $seat } take your lava disc back from beach { $beach }.
   *[other] { $seat } takes the lava disc back from beach { $beach }.
}
event-marker = A lava marker rises in the crater of { $segment }.
event-shaman = { $you ->
    [seat] { $seat } move your shaman { $towards } of { $segment }.
   *[other] { $seat } moves the shaman { $towards } of { $segment }.
}
event-stay = { $you ->
    [seat] { $seat } let your shaman stay.
   *[other] { $seat } lets the shaman stay.
}
event-take = { $you ->
    [seat] { $seat } receive { $card } from { $segment }.
   *[other] { $seat } receives { $card } from { $segment }.
}
event-nobody = Nobody has a disc at { $segment }: the cards stay.
event-identical = { $you ->
    [seat] The two cards of { $segment } are identical: you receive nothing.
   *[other] The two cards of { $segment } are identical: { $seat } receives nothing.
}
event-no-build = { $seat } cannot build there: the card is lost.
event-build = { $you ->
    [seat] { $seat } build a statue { $where } of { $segment }.
   *[other] { $seat } builds a statue { $where } of { $segment }.
}
event-skip-build = { $you ->
    [seat] { $seat } build nothing.
   *[other] { $seat } builds nothing.
}
event-no-divert = { $you ->
    [seat] { $seat } find no lava to move.
   *[other] { $seat } finds no lava to move.
}
event-divert = { $you ->
    [seat] { $seat } move a lava marker from { $start } to { $end }.
   *[other] { $seat } moves a lava marker from { $start } to { $end }.
}
event-skip-divert = { $you ->
    [seat] { $seat } leave the lava alone.
   *[other] { $seat } leaves the lava alone.
}
event-buy = { $you ->
    [seat] { $seat } buy { $card } for { $cost ->
        [one] { $cost } Shell
       *[other] { $cost } Shells
    }.
   *[other] { $seat } buys { $card } for { $cost ->
        [one] { $cost } Shell
       *[other] { $cost } Shells
    }.
}
event-buy-priestess = { $you ->
    [seat] { $seat } buy the Priestess of the score board for { $cost ->
        [one] { $cost } Shell
       *[other] { $cost } Shells
    }.
   *[other] { $seat } buys the Priestess of the score board for { $cost ->
        [one] { $cost } Shell
       *[other] { $cost } Shells
    }.
}
event-buy-nothing = { $you ->
    [seat] { $seat } buy nothing.
   *[other] { $seat } buys nothing.
}
event-back = { $you ->
    [seat] { $seat } take { $count ->
        [one] disc { $discs }
       *[other] discs { $discs }
    } back from beach { $beach }.
   *[other] { $seat } takes { $count ->
        [one] disc { $discs }
       *[other] discs { $discs }
    } back from beach { $beach }.
}
event-draw = At { $segment }, { $card } is turned up.
event-lava-card = A Lava card is turned up at { $segment }.
event-quiet = Nobody has received a card for { $turns } turns: after { $left } more the last scoring is held.
event-stall = Nobody has received a card for { $turns } turns: the last scoring is held.
event-scoring = { $number ->
    [1] The last two-palm card is out
   *[other] The end has come
}: { $you ->
    [seat] { $seat } cause
   *[other] { $seat } causes
} the { $number ->
    [1] first
   *[other] last
} scoring.
event-erupt = The volcano erupts in { $segment }: { $count ->
    [one] one marker flows
   *[other] { $count } markers flow
} down.
    .many = The volcano erupts in { $count } segments.
event-burn = { $you ->
    [seat] Lava destroys your statue { $where } of { $segment }.
   *[other] Lava destroys a statue of { $seat } { $where } of { $segment }.
}
    .many = { $you ->
        [seat] Lava destroys { $count } of your statues.
       *[other] Lava destroys { $count } statues of { $seat }.
    }
event-cool = The lava cools: { $count ->
    [one] the marker goes
   *[other] all { $count } markers go
} back beside the island.
event-score = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} for { $item }.
    .many = { $you ->
        [seat] Your points come from { $count } things.
       *[other] { $seat } scores for { $count } things.
    }
event-round = Round 2: the lava is gone, the score cards and the Priestess are for sale again.
event-end = { $you ->
    [seat] { $seat } are king of Stromboli: { $red } to { $yellow }.
   *[other] { $seat } is king of Stromboli: { $red } to { $yellow }.
}

# -- things on the table ----------------------------------------------------------------------------

zone-seats = Players
zone-island = Island
zone-cards = Cards on the shore
zone-discs = Discs
zone-scoreboard = Score board
zone-decks = Decks
element-player = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $shells ->
    [one] { $shells } Shell
   *[other] { $shells } Shells
}, { $statues ->
    [one] { $statues } statue
   *[other] { $statues } statues
} left
element-held = { $seat }: { $card } × { $count }
element-boat = Boat at beach { $beach }
element-beach = Beach { $beach }: { $first } { $red }, { $second } { $yellow }
element-water = Water off { $segment }
element-card = { $segment }: { $card }
element-crater = Crater of { $segment }: { $count ->
    [0] no lava
    [one] one lava marker
   *[other] { $count } lava markers
}
element-space = { $space }, { $terrain } of { $segment }: free
element-space-statue = { $space }, { $terrain } of { $segment }: statue of { $seat }
element-shaman = Shaman of { $seat }: { $place }
element-disc = Disc { $value } of { $seat }: { $beach ->
    [supply] in supply
   *[other] beach { $beach }
}
element-lavadisc = Lava disc of { $seat }: { $beach ->
    [supply] in supply
   *[other] beach { $beach }
}
element-scorecard = { $card }, { $cost ->
    [one] { $cost } Shell
   *[other] { $cost } Shells
}{ $owner ->
    [taken] , sold
   *[none] {""}
}
element-supply = Lava markers beside the island: { $count }
element-scoreboard = Score board, round { $round }
element-discard = Discarded cards: { $count }
element-priestess = Priestess of the score board, { $cost ->
    [one] { $cost } Shell
   *[other] { $cost } Shells
}{ $face ->
    [up] {""}
   *[down] , face down
}
element-deck = { $palms ->
    [1] One-palm deck
    [2] Two-palm deck
   *[other] Three-palm deck
}: { $left ->
    [one] { $left } card
   *[other] { $left } cards
}

# -- why not ----------------------------------------------------------------------------------------

reason-disc-first = Point at one of your discs first, then at this beach.
reason-no-supply = All your discs are out: take one back, or sail the boat.
reason-tie-place = Your { $value } would make it { $sum } against { $sum } on beach { $beach }, and sums may never be equal.
reason-tie-retrieve = Without your { $value } it would be { $sum } against { $sum } on beach { $beach }, and sums may never be equal.
reason-not-in-supply = Your { $value } is out on beach { $beach }: take it back before you place it again.
reason-water = Only the boat is on the water; discs are placed on the beach.
reason-in-supply = Your { $value } is in supply already: place it on a beach.
reason-rivals-disc = That disc is { $seat }’s.
reason-sail = You can sail only while all five of your discs are on beaches.
reason-turn-done = You have used your action; now only your shaman may move.
reason-landing = The boat has landed: first comes what its landing brings.
reason-scoring = A scoring has begun: last purchases come first, then the eruption, then the points.
reason-lava-first = First decide about your lava disc, then the boat sails.
reason-lava-when = The lava disc can only join a numbered disc that you place at the boat.
reason-lava-out = Your lava disc is on beach { $beach }: it comes home when the boat lands there or when a Priestess comes to you.
reason-lava-supply = Lava comes by itself: nobody can pick up these markers.
reason-shaman-when = Your shaman moves only after you have placed a disc away from the boat or taken one back.
reason-shaman-taken = { $seat }’s shaman stands there: you may pass over it, but not stop.
reason-shaman-hut = From the hut the way leads to the plain of that segment, and from there only sideways.
reason-shaman-here = Your shaman stands there already; to leave it, choose to stay.
reason-shaman-far = That is more than two steps away.
reason-shaman-inward = Only one step of a move may go inward.
reason-shaman-diagonal = Steps go sideways, inward or outward, never across a corner.
reason-shaman-beach = A shaman never goes to a beach.
reason-shaman-where = Point at the space where your shaman should go, or let it stay.
reason-rivals-shaman = That shaman is { $seat }’s.
reason-take-when = Cards are received only where the boat lands, by those who have discs on that beach.
reason-take-here = The boat is at { $here }: the cards of { $segment } are not dealt now.
reason-build-when = A statue is built only when you receive a Build card.
reason-build-here = A statue can only be built where your shaman stands.
reason-divert-when = Only a Priestess moves lava.
reason-no-marker = There is no lava marker in the crater of { $segment }.
reason-buy-when = You can buy only when you receive a Shell, and in the base game directly before a scoring.
reason-which-card = Point at the card you want to buy.
reason-too-dear = That costs { $cost ->
    [one] { $cost } Shell
   *[other] { $cost } Shells
}, and you have { $shells }.
reason-sold = { $seat } has that card until the next scoring.
reason-priestess-down = The Priestess of the score board has been used: she turns up again after the next scoring.
reason-deck = Cards are turned up by themselves where a place on the shore is empty.
reason-discard = These cards are out of the game.
reason-open = This lies open for both to see; there is nothing to choose here.

# -- the explained score ----------------------------------------------------------------------------

tally-nothing = No points yet
tally-plain = Statues on plains, scoring { $number }
tally-forest = Statues in forests, scoring { $number }
tally-mountain = Statues on mountains, scoring { $number }
tally-baskets = Most Fish Baskets, scoring { $number }
tally-pearls = Pearls, scoring { $number }
tally-nautilus = Nautilus
tally-shells = Unspent Shells
tally-card-butterflies = Card Butterflies, scoring { $number }
tally-card-majority = Card Statue Majority, scoring { $number }
tally-card-forest = Card Forest Statues, scoring { $number }
tally-card-mountain = Card Mountain Statues, scoring { $number }
tally-card-complete-segment = Card Complete Segment, scoring { $number }

# -- the terminal board -----------------------------------------------------------------------------

board-cards = cards
board-boat = boat
board-beach = beach
board-plain = plain
board-forest = forest
board-mountain = mountain
board-crater = crater
board-supply = supply
board-statues = statues
board-shells = Shells
board-kept = kept
board-for-sale = for sale
board-decks = decks
board-round = Round { $number }
board-empty = –
board-short-build = Build
board-short-priestess = Priest.
board-short-shell = Shell
board-short-basket_b1 = Basket
board-short-basket_b2 = Basket
board-short-white_pearl = White P.
board-short-black_pearl = Black P.
board-short-nautilus = Nautilus
board-hut = hut
board-pier = pier
board-legend = ● shaman · ▲ statue · ♦ lava · ✦ butterfly · ! lava would hit here · $ one Shell · ♠ palms. F is next to A.
board-red = R
board-yellow = Y
board-red-name = Red
board-yellow-name = Yellow
board-player = { $seat } ({ $initial }): { $points ->
    [one] { $points } point
   *[other] { $points } points
}

# -- what a player counts: completes “you will have …” in hints ------------------------------------

factor-points = { $count ->
    [one] one more point
   *[other] { $count } more points
}
factor-statues = { $count ->
    [one] one more point in statues
   *[other] { $count } more points in statues
}{ $pieces ->
    [0] {""}
    [one] {" "}(one more statue)
   *[other] {" "}({ $pieces } more statues)
}
factor-danger = { $count ->
    [one] one more point in statues that the lava threatens
   *[other] { $count } more points in statues that the lava threatens
}{ $pieces ->
    [0] {""}
    [one] {" "}(one more statue)
   *[other] {" "}({ $pieces } more statues)
}
factor-baskets = { $count ->
    [one] one more point for Fish Baskets
   *[other] { $count } more points for Fish Baskets
}
factor-pearls = { $count ->
    [one] one more point for Pearls
   *[other] { $count } more points for Pearls
}
factor-nautilus = { $count ->
    [one] one more point for the Nautilus
   *[other] { $count } more points for the Nautilus
}
factor-shells = { $count ->
    [one] one more Shell
   *[other] { $count } more Shells
}
factor-score-cards = { $count ->
    [one] one more point on score cards
   *[other] { $count } more points on score cards
}
factor-site = { $count ->
    [one] a place to build that is worth one more point
   *[other] a place to build that is worth { $count } more points
}
factor-discs = { $count ->
    [one] one more disc to place
   *[other] { $count } more discs to place
}
factor-first-choice = the first choice when the boat comes to { $beach }

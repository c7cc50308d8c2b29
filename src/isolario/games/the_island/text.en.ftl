### The Island

game-title = The Island
game-blurb = The island sinks tile by tile. Bring your explorers to the safe corners, by boat or swimming, past serpents, sharks and whales, before the volcano ends everything.

option-two_colours = Two colours each (only for two players)
option-two_colours-off = One colour each
option-two_colours-on = Two colours each: a crowded island
option-overpopulation = Challenge 1: Overpopulation
option-overpopulation-off = One explorer per tile at the start
option-overpopulation-on = Two explorers may start on an inner tile
option-to_the_last = Challenge 2: To the last
option-to_the_last-off = The volcano ends the game
option-to_the_last-on = Play until nobody is left on the board
option-equality = Challenge 3: Equality
option-equality-off = Explorers carry secret treasure
option-equality-on = Every saved explorer counts one
option-submerged = Challenge 4: Submerged Atlantis
option-submerged-off = The volcano ends the game
option-submerged-on = The game ends when the last tile sinks
option-memory_aid = Your own values stay visible
option-memory_aid-off = Remember them yourself, as at the table
option-memory_aid-on = You can always look at your own values
option-first_player = First player
option-first_player-random = Drawn by lot

## Things

colour-red = red
colour-yellow = yellow
colour-green = green
colour-blue = blue
terrain-beach = beach
terrain-forest = forest
terrain-mountain = mountain
creature-serpent = sea serpent
    .the = the sea serpent
    .a = a sea serpent
creature-shark = shark
    .the = the shark
    .a = a shark
creature-whale = whale
    .the = the whale
    .a = a whale
island-NW = north-west island
    .to = the north-west island
    .at = on the north-west island
island-NE = north-east island
    .to = the north-east island
    .at = on the north-east island
island-SW = south-west island
    .to = the south-west island
    .at = on the south-west island
island-SE = south-east island
    .to = the south-east island
    .at = on the south-east island
tile-red = a red tile
tile-shark = shark
tile-whale = whale
tile-boat = boat
tile-whirlpool = whirlpool
tile-volcano = volcano
tile-dolphin = dolphin
tile-wind = winds
tile-move_serpent = move a sea serpent
tile-move_shark = move a shark
tile-move_whale = move a whale
tile-defence_shark = shark defence
tile-defence_whale = whale defence

zone-seats = Players
zone-islands = Safe islands
zone-land = Island
zone-sea = Sea
zone-boats = Boats
zone-explorers = Explorers
zone-creatures = Creatures
zone-hand = Your tiles

element-seat-points = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
} in hand
element-seat-saved = { $seat }: { $saved } saved, { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
} in hand
element-tile = { $hex }, { $terrain }
element-sea = { $hex }, sea
element-boat = Boat { $boat } at { $hex }, { $load } aboard
element-creature = { $creature } at { $hex }
element-explorer = explorer { $number } ({ $colour }){ $value ->
    [0] {""}
   *[other] , worth { $value }
}, { $where ->
    [tile] on { $place }
    [water] swimming at { $place }
    [boat] in boat { $place }
    [saved] saved
    [lost] lost
   *[unplaced] not placed yet
}

## Prompts

prompt-place = Choose a tile for your next explorer.
prompt-value = Choose which value the explorer on { $hex } carries; only you will know.
prompt-boats = Choose a sea hex at the coast for your boat.
prompt-tile = Play one of your tiles, or pass.
prompt-dolphin = Swim with the dolphin: { $left ->
    [one] one step
   *[other] up to { $left } steps
}.
prompt-winds = Let the wind move one boat: { $left ->
    [one] one step
   *[other] up to { $left } steps
}.
prompt-lift = Choose { $kind ->
    [serpent] the sea serpent
    [shark] the shark
   *[whale] the whale
} to carry away.
prompt-drop = Choose an empty sea hex for { $the }.
prompt-move = Move your explorers and boats: { $left ->
    [one] one step left
   *[other] { $left } steps left
}.
prompt-sink = Choose a { $terrain } tile to sink.
prompt-crowd = Choose who climbs into the boat: { $left ->
    [one] one place left
   *[other] { $left } places left
}.
prompt-pick = Choose { $kind ->
    [serpent] a sea serpent
    [shark] a shark
   *[whale] a whale
} to move, or leave them alone.
prompt-prowl = Move { $the }: { $left ->
    [one] one step
   *[other] up to { $left } steps
}.
prompt-react = Decide whether to defend yourself against { $the } that { $seat } moved to { $hex }.

## Actions

action-place = Place an explorer on { $hex } ({ $terrain })
action-value = Value { $value }
action-boats = Place the boat at { $hex }
action-play = Play “{ $tile }”
action-pass-tile = Play no tile
action-pass-dolphin = Stop here
action-pass-winds = Stop here
action-pass-move = End movement
action-pass-pick = Move no creature
action-pass-prowl = Stop here
action-pass-react = Do not defend
action-defend = Defend: drive off { $the }
action-lift = Take { $the } at { $hex }
action-drop = Put { $the } at { $hex }
action-walk = Explorer { $number } ({ $colour }) walks to { $hex }
action-dive = Explorer { $number } ({ $colour }) dives in at { $hex }
action-swim = Explorer { $number } ({ $colour }) swims to { $hex }
action-embark = Explorer { $number } ({ $colour }) boards boat { $boat } at { $hex }
action-transfer = Explorer { $number } ({ $colour }) changes to boat { $boat } at { $hex }
action-climb = Explorer { $number } ({ $colour }) climbs into boat { $boat }
action-jump = Explorer { $number } ({ $colour }) jumps into the water at { $hex }
action-land = Explorer { $number } ({ $colour }) lands on { $island }
action-sail = Boat { $boat } sails to { $hex }
action-sink = Sink the { $terrain } at { $hex }
action-select = Take explorer { $number } ({ $colour }) aboard
action-pick = Move { $the } at { $hex }
action-prowl = { $creature } to { $hex }

## Events

event-lay = { $hex } becomes { $terrain }.
event-first = First player: { $seat }.
event-place = { $seat }: explorer { $number } ({ $colour }) on { $hex }.
event-value = { $value ->
    [0] { $seat }: value chosen in secret.
   *[other] { $seat }: value { $value }.
}
event-put-boat = { $seat }: boat { $boat } at { $hex }.
event-turn = Turn of { $seat }.
event-play = { $seat }: tile “{ $tile }” ({ $terrain }) is played.
event-walk = Explorer { $number } ({ $colour }) walks from { $from } to { $hex }.
event-dive = Explorer { $number } ({ $colour }) dives from { $from } into the sea at { $hex }.
event-swim = Explorer { $number } ({ $colour }) swims from { $from } to { $hex }.
event-embark = Explorer { $number } ({ $colour }) boards boat { $boat } at { $hex }.
event-transfer = Explorer { $number } ({ $colour }) changes to boat { $boat } at { $hex }.
event-climb = Explorer { $number } ({ $colour }) climbs into boat { $boat } at { $hex }.
event-jump = Explorer { $number } ({ $colour }) jumps from boat { $boat } into the water at { $hex }.
event-saved = Explorer { $number } ({ $colour }) reaches { $island }: saved!
event-lost = Explorer { $number } ({ $colour }) is lost at { $hex }: { $cause ->
    [serpent] taken by a sea serpent
    [shark] taken by a shark
   *[whirlpool] swallowed by the whirlpool
}.
event-spill = Explorer { $number } ({ $colour }) falls into the water at { $hex }.
event-sail = Boat { $boat } sails from { $from } to { $hex }.
event-boat-lost = { $cause ->
    [serpent] A sea serpent wrecks boat { $boat } at { $hex }.
    [whale] A whale overturns boat { $boat } at { $hex }.
   *[whirlpool] The whirlpool swallows boat { $boat } at { $hex }.
}
event-sink = The { $terrain } at { $hex } sinks{ $people ->
    [0] {""}
    [one] {" "}with one explorer on it
   *[other] {" "}with { $people } explorers on it
}.
event-back = Under it: { $tile }.
event-keep = { $seat }: “{ $tile }”, kept for later.
event-keep-hidden = { $seat }: { $tile }, kept face down.
event-summon = A new creature at { $hex }: { $creature }.
event-surface = Boat { $boat } comes up at { $hex }.
event-haul = Explorer { $number } ({ $colour }) is pulled into boat { $boat }.
event-roll = { $seat }: the die shows { $creature }.
event-idle = No creature of this kind can move: { $creature }.
event-relocate = Carried from { $from } to { $hex }: { $creature }.
event-prowl = From { $from } to { $hex }: { $creature }.
event-creature-lost = { $cause ->
    [whirlpool] The whirlpool swallows { $the } at { $hex }.
   *[defence] The defence drives off { $the } at { $hex } for good.
}
event-ask = { $seat }: time to defend?
event-decline = { $seat }: no defence.
event-defend = { $seat }: tile “{ $tile }” ({ $terrain }) as a defence!
event-end = { $reason ->
    [volcano] The volcano erupts and ends the game
    [empty] Nobody is left on the board: the game ends
    [sunk] The last tile is gone: the game ends
   *[cap] The last rounds are over: the game ends
}{ $lost ->
    [0] {""}
    [one] ; one explorer is lost
   *[other] ; { $lost } explorers are lost
}.

tally-saved = Explorer { $number } ({ $colour }), { $island }
tally-hidden = { $count ->
    [one] One saved explorer, value hidden
   *[other] { $count } saved explorers, values hidden
}

## Terminal

terminal-legend = ░ beach ▒ forest ▓ mountain * landing hex  S serpent K shark W whale  <rb_> boat  r3 explorer
terminal-tiles = Tiles left: { $beach } beach, { $forest } forest, { $mountain } mountain
terminal-boat = boat{ $boat } { $hex }:
terminal-seat = { $seat }: { $points } points, saved
terminal-lost = lost { $lost }
terminal-hand = tiles: { $tiles }
terminal-beach = beach?
terminal-forest = forest?
terminal-mountain = mountain?

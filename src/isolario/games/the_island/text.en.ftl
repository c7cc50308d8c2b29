### The Island

game-title = The Island
game-blurb = The island sinks tile by tile. Bring your explorers to the safe corners, by boat or swimming, past serpents, sharks and whales, before the volcano ends everything.

option-two_colours = Two colours each (only for two players)
    .about = Each of two players leads two colours: twenty explorers instead of ten, on a crowded island.
option-two_colours-off = One colour each
option-two_colours-on = Two colours each
option-overpopulation = Challenge 1: Overpopulation
    .about = With it two explorers may begin on an inner tile; without it every tile holds one at the start.
option-overpopulation-off = Not played
option-overpopulation-on = Two on inner tiles
option-to_the_last = Challenge 2: To the last
    .about = With it the volcano is only a whirlpool, and you play until nobody is left on the board (with challenge 4, at most until the last tile sinks).
option-to_the_last-off = Not played
option-to_the_last-on = Play on after the volcano
option-equality = Challenge 3: Equality
    .about = With it every explorer saved counts one; without it they carry secret treasures, from 1 to 6.
option-equality-off = Not played
option-equality-on = Everybody counts one
option-submerged = Challenge 4: Submerged Atlantis
    .about = With it the volcano is only a whirlpool, and the game ends when the last tile sinks.
option-submerged-off = Not played
option-submerged-on = To the last tile
option-memory_aid = Your own values stay visible
    .about = The printed rules forbid you to look again; on a screen, where a game may last for days, it is up to you.
option-memory_aid-off = No, remember them as at the table
option-memory_aid-on = Yes, look whenever you like
option-first_player = First player
    .about = Whoever begins places the first explorer, too; the others follow clockwise.
option-first_player-random = Drawn by lot

## Things

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
tile-shark = shark
    .does = A shark comes up and takes whoever swims there.
tile-whale = whale
    .does = A whale comes up; swimmers have nothing to fear from it.
tile-boat = boat
    .does = A boat comes up and takes aboard up to three of those in the water there.
tile-whirlpool = whirlpool
    .does = Everything in the water there and next to it goes down: swimmers, boats, creatures.
tile-volcano = volcano
    .does = The game ends at once.
tile-dolphin = dolphin
    .does = One of your swimmers swims up to 3 hexes, before your movement.
tile-wind = winds
    .does = A boat you may steer sails up to 3 hexes, before your movement.
tile-move_serpent = move a sea serpent
    .does = Put any sea serpent on an empty sea hex.
tile-move_shark = move a shark
    .does = Put any shark on an empty sea hex.
tile-move_whale = move a whale
    .does = Put any whale on an empty sea hex.
tile-defence_shark = shark defence
    .does = In another player’s turn: drive off a shark that attacks your swimmers.
tile-defence_whale = whale defence
    .does = In another player’s turn: drive off a whale that attacks a boat with you in it.

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
element-boat = Boat at { $hex }, { $load } aboard
element-creature = { $creature } at { $hex }
element-explorer = explorer { $number } ({ $owner }){ $value ->
    [0] {""}
   *[other] , worth { $value }
}, { $where ->
    [tile] on { $place }
    [water] swimming at { $place }
    [boat] in a boat
    [saved] saved
    [lost] lost
   *[unplaced] not placed yet
}
element-card = { $tile }: { $does }
element-die = creature die
element-die-shows = creature die: { $creature }
zone-die = Die

## Prompts

prompt-place = { $colour ->
    [0] Choose a tile for your next explorer.
    [1] Choose a tile for the next explorer of your first colour.
   *[2] Choose a tile for the next explorer of your second colour.
}
prompt-value = { $colour ->
    [0] Choose the value on { $hex } in secret.
    [1] Choose the value on { $hex } in secret (your first colour).
   *[2] Choose the value on { $hex } in secret (your second colour).
}
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
action-walk = Explorer { $number } at { $from } walks to { $hex }
action-dive = Explorer { $number } at { $from } dives in at { $hex }{ $warning }
action-swim = Explorer { $number } at { $from } swims to { $hex }{ $warning }
action-embark = Explorer { $number } at { $from } boards the boat at { $hex }{ $warning }
action-transfer = Explorer { $number } at { $from } changes to the boat at { $hex }{ $warning }
action-climb = Explorer { $number } at { $from } climbs into the boat{ $warning }
action-jump = Explorer { $number } at { $from } jumps into the water{ $warning }
action-land = Explorer { $number } at { $from } lands on { $island }
action-sail = The boat at { $from } sails to { $hex }{ $warning }
action-sink = Sink the { $terrain } at { $hex }
action-select = Take explorer { $number } ({ $owner }) aboard
action-pick = Move { $the } at { $hex }
action-prowl = Move { $the } to { $hex }{ $warning }

## Warnings

warning-none = {""}
warning-lost = : deadly, the explorer would be lost!
warning-capsize = : dangerous, the boat would capsize!
warning-wreck = : deadly, the boat and everybody in it would be lost!
warning-attack = : attack!

## Events

event-lay = { $hex } becomes { $terrain }.
    .many = The island is laid out: { $count } tiles.
event-first = { $you ->
    [seat] You begin.
   *[other] { $seat } begins.
}
event-place = { $you ->
    [owner] You place an explorer on { $hex }.
   *[other] { $owner } places an explorer on { $hex }.
}
event-value = { $value ->
    [0] { $you ->
        [owner] You choose a value in secret.
       *[other] { $owner } chooses a value in secret.
    }
   *[other] { $you ->
        [owner] Your explorer carries { $value }.
       *[other] { $owner }’s explorer carries { $value }.
    }
}
event-put-boat = { $you ->
    [seat] You place a boat at { $hex }.
   *[other] { $seat } places a boat at { $hex }.
}
event-turn = { $you ->
    [seat] Your turn.
   *[other] { $seat }’s turn.
}
event-play = { $you ->
    [seat] You play “{ $tile }” ({ $terrain }).
   *[other] { $seat } plays “{ $tile }” ({ $terrain }).
}
event-walk = { $you ->
    [owner] Your explorer
   *[other] { $owner }’s explorer
} walks from { $from } to { $hex }.
event-dive = { $you ->
    [owner] Your explorer
   *[other] { $owner }’s explorer
} dives from { $from } into the sea at { $hex }.
event-swim = { $you ->
    [owner] Your explorer
   *[other] { $owner }’s explorer
} swims from { $from } to { $hex }.
event-embark = { $you ->
    [owner] Your explorer
   *[other] { $owner }’s explorer
} boards the boat at { $hex }.
event-transfer = { $you ->
    [owner] Your explorer
   *[other] { $owner }’s explorer
} changes to the boat at { $hex }.
event-climb = { $you ->
    [owner] Your explorer
   *[other] { $owner }’s explorer
} climbs into the boat at { $hex }.
event-jump = { $you ->
    [owner] Your explorer
   *[other] { $owner }’s explorer
} jumps from the boat into the water at { $hex }.
event-saved = { $you ->
    [owner] Your explorer
   *[other] { $owner }’s explorer
} reaches { $island }: saved!
event-lost = { $you ->
    [owner] Your explorer
   *[other] { $owner }’s explorer
} is lost at { $hex }: { $cause ->
    [serpent] taken by a sea serpent
    [shark] taken by a shark
   *[whirlpool] swallowed by the whirlpool
}.
    .many = { $count } explorers are lost.
event-spill = { $you ->
    [owner] Your explorer
   *[other] { $owner }’s explorer
} falls into the water at { $hex }.
    .many = { $count } explorers fall into the water.
event-sail = A boat sails from { $from } to { $hex }.
event-boat-lost = { $cause ->
    [serpent] A sea serpent wrecks the boat at { $hex }.
    [whale] A whale overturns the boat at { $hex }.
   *[whirlpool] The whirlpool swallows the boat at { $hex }.
}
event-sink = The { $terrain } at { $hex } sinks{ $people ->
    [0] {""}
    [one] {" "}with one explorer on it
   *[other] {" "}with { $people } explorers on it
}.
event-keep = { $you ->
    [seat] You keep “{ $tile }” for later.
   *[other] { $seat } keeps “{ $tile }” for later.
}
event-keep-hidden = { $seat } keeps a red tile ({ $terrain }), face down.
event-haul = { $you ->
    [owner] Your explorer
   *[other] { $owner }’s explorer
} is pulled into the boat.
    .many = { $count } explorers are pulled into the boat.
event-roll = { $you ->
    [seat] You roll the die: { $creature }.
   *[other] { $seat } rolls the die: { $creature }.
}
event-idle = No creature of this kind can move: { $creature }.
event-relocate = { $kind ->
    [serpent] A sea serpent is carried
    [shark] A shark is carried
   *[whale] A whale is carried
} from { $from } to { $hex }.
event-prowl = { $kind ->
    [serpent] A sea serpent moves
    [shark] A shark moves
   *[whale] A whale moves
} from { $from } to { $hex }.
event-creature-lost = { $cause ->
    [whirlpool] The whirlpool swallows { $the } at { $hex }.
   *[defence] The defence drives off { $the } at { $hex } for good.
}
event-ask = { $you ->
    [seat] Will you defend yourself against { $the } at { $hex }?
   *[other] { $seat } is asked: defend against { $the } at { $hex }?
}
event-decline = { $you ->
    [seat] You do not defend yourself.
   *[other] { $seat } does not defend.
}
event-defend = { $you ->
    [seat] You defend yourself with “{ $tile }” ({ $terrain })!
   *[other] { $seat } defends with “{ $tile }” ({ $terrain })!
}
event-back-shark = Under it: a shark, now at { $hex }!
event-back-whale = Under it: a whale, now at { $hex }!
event-back-boat = Under it: a boat, now at { $hex }.
event-back-whirlpool = Under it: a whirlpool that clears { $hex } and the sea around it!
event-back-volcano = Under it: the volcano!
event-back-quenched = Under it: the volcano. In this challenge it is only a whirlpool, at { $hex } and around it.
event-end-volcano = The volcano erupts and ends the game{ $lost ->
    [0] {""}
    [one] ; one explorer is lost
   *[other] ; { $lost } explorers are lost
}.
event-end-empty = Nobody is left on the board: the game ends.
event-end-sunk = The last tile is gone: the game ends{ $lost ->
    [0] {""}
    [one] ; one explorer is lost
   *[other] ; { $lost } explorers are lost
}.
event-end-cap = The last rounds are over: the game ends{ $lost ->
    [0] {""}
    [one] ; one explorer is lost
   *[other] ; { $lost } explorers are lost
}.

tally-saved = Explorer { $island }
tally-hidden = { $count ->
    [one] One saved explorer, value hidden
   *[other] { $count } saved explorers, values hidden
}

## Reasons

reason-phase-place = Now explorers are placed: choose a tile with room.
reason-phase-value = Now choose one of the values that are still free in this colour.
reason-phase-boats = Now boats are placed: choose a sea hex at the coast.
reason-phase-tile = Now play one of your tiles, or pass.
reason-phase-dolphin = Now one of your swimmers swims with the dolphin.
reason-phase-winds = Now the wind moves one of the boats you may steer.
reason-phase-lift = Now choose the creature to carry away.
reason-phase-drop = Now choose an empty sea hex for the creature.
reason-phase-move = Now you move: your explorers, and the boats you may steer.
reason-phase-sink = Now a tile has to sink.
reason-phase-crowd = Now choose who climbs into the boat.
reason-phase-pick = Now choose a creature of the kind rolled, or leave them alone.
reason-phase-prowl = Now the creature you chose moves, step by step.
reason-phase-react = Now only the one who is asked can defend or decline.
reason-no-defence = You hold no tile against this attack.
reason-defence-later = A defence tile is played only when another player’s creature attacks you.
reason-not-in-hand = You do not hold such a tile.
reason-no-effect = This tile would have no effect now.
reason-tile-first = A tile is played at the beginning of the turn, before the movement.
reason-place-sea = Explorers start on tiles, not in the sea.
reason-place-full = There is no room left on this tile.
reason-boat-land = Boats lie in the sea, not on a tile.
reason-boat-place = A boat starts next to the island, where there is neither a boat nor a serpent.
reason-sink-later = The { $terrain } tiles have to sink first.
reason-sink-inner = A { $terrain } tile that touches the sea has to sink first.
reason-sink-sea = There is no tile to sink here.
reason-no-creature = Here is none of the kind asked for: { $creature }.
reason-other-creature = Only one of this kind can be moved now: { $creature }.
reason-creature-shut-in = This creature is shut in: no sea hex beside it.
reason-creature-sea = Creatures move through the sea only.
reason-creature-far = A creature moves one hex at a time, to a neighbour.
reason-creature-later = Creatures move at the end of a turn, after the roll of the die.
reason-drop-land = Creatures stay in the sea.
reason-drop-taken = The hex must be empty: no boat, no swimmer, no creature.
reason-boat-absent = This boat is not on the board.
reason-boat-control = Others have more explorers in this boat: they steer it.
reason-boat-way = A boat sails to a sea hex beside it that holds no other boat.
reason-boat-full = This boat is full.
reason-no-boat-there = There is no boat in that hex.
reason-board-swimming = A swimmer climbs only into a boat in its own hex.
reason-climb = One climbs from the water into a boat in the same hex.
reason-jump = Only somebody in a boat can jump from it.
reason-jump-first = From a boat one jumps into the water of the boat’s own hex only.
reason-wet = This explorer has made its one step in the water of this turn.
reason-land = One lands on a safe island from the water or a boat in one of the two hexes beside it.
reason-never-back = Nobody gets back onto the island.
reason-off-board = The board ends there.
reason-not-yours = You move only your own explorers.
reason-saved = This explorer is safe and stays there.
reason-lost = This explorer is lost for good.
reason-pick-first = First choose one of your explorers or a boat you may steer, then a place beside it.
reason-dolphin-one = The dolphin carries one of your swimmers, and only that one.
reason-dolphin-water = The dolphin leads only through the water.
reason-wind-one = The wind moves one boat, and only that one.

## Terminal

terminal-legend = ░ beach ▒ forest ▓ mountain * landing hex  S serpent K shark W whale  <rb_> boat  r3 explorer
terminal-tiles = Tiles left: { $beach } beach, { $forest } forest, { $mountain } mountain
terminal-boat = boat{ $boat } { $hex }:
terminal-crowd = { $hex }:
terminal-seat = { $seat }: { $points } points, saved
terminal-lost = lost { $lost }
terminal-hand = tiles: { $tiles }
terminal-beach = beach?
terminal-forest = forest?
terminal-mountain = mountain?

# -- what a player counts: completes “you will have …” in hints ------------------------------------

factor-saved-points = { $count ->
    [one] one more point saved
   *[other] { $count } more points saved
}{ $pieces ->
    [0] {""}
    [one] {" "}with one more explorer
   *[other] {" "}with { $pieces } more explorers
}
factor-saved = { $count ->
    [one] one more explorer saved
   *[other] { $count } more explorers saved
}
factor-lost = { $count ->
    [one] one more explorer lost
   *[other] { $count } more explorers lost
}
factor-aboard = { $count ->
    [one] one more explorer in a boat
   *[other] { $count } more explorers in boats
}
factor-threatened = { $count ->
    [one] one more explorer within reach of a shark or serpent
   *[other] { $count } more explorers within reach of sharks or serpents
}
factor-boats = { $count ->
    [one] the helm of one more boat
   *[other] the helm of { $count } more boats
}
factor-way = { $count ->
    [one] one more hex to go to the safe islands
   *[other] { $count } more hexes to go to the safe islands, all explorers together
}
factor-tiles = { $count ->
    [one] one more tile in hand
   *[other] { $count } more tiles in hand
}

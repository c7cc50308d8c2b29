### Nomads in English.

game-title = Nomads
game-blurb = Sow piles of discs round a campfire, listen to whoever ends up next to you, and turn loose fragments into songs and legends before they weigh you down.

option-first_player = Who begins
    .about = The others follow clockwise.
option-first_player-random = Drawn by lot
option-adventurers = How adventurers are shared out
    .about = Everybody plays with one adventurer and its powers; for a first game have them dealt.
option-adventurers-draft = Each player chooses one
option-adventurers-random = Dealt at random
option-opal_tie = Ties for first place in an interim scoring
    .about = The book leaves open how many opals several leaders share.
option-opal_tie-pool = The tied leaders share all the opals
option-opal_tie-share_three = The tied leaders share only the first prize
option-lumarathon = Lumarathon: who begins, who starts with the coin, who places the sleepers
    .about = Only for those who have just finished a game of Oh Captain!: three things of it carry over.
option-lumarathon-off = Not played

## Pieces. `.one` is with the article, `.of` follows “the legend”.

tile-whale = Whale
    .one = a Whale
    .of = the Whale
tile-comet = Comet
    .one = a Comet
    .of = the Comet
tile-mask = Mask
    .one = a Mask
    .of = the Mask
tile-well = Well
    .one = a Well
    .of = the Well
tile-heron = Heron
    .one = a Heron
    .of = the Heron
tile-lantern = Lantern
    .one = a Lantern
    .of = the Lantern
tile-mountain = Mountain
    .one = a Mountain
    .of = the Mountain
tile-opal = Opal Moon
    .one = an Opal Moon
tile-joker = Joker
    .one = a Joker
tile-hidden = nothing face up

disc-nomad = Nomad
    .one = a Nomad
disc-ulrich = Ulrich
    .one = a disc of Ulrich
disc-moon = Moon
    .one = a disc of Moon
disc-red = Red
    .one = a disc of Red
disc-siana = Siana
    .one = a disc of Siana
disc-nostromo = Nostromo
    .one = a disc of Nostromo
disc-frog = the frog
    .one = the frog

adventurer-ulrich = Ulrich
    .power = once per move, two discs may land on one space
adventurer-moon = Moon
    .power = before her turn she may shift Lys one space
adventurer-red = Red
    .power = after moving he may lift one of his discs to the top of its pile
adventurer-siana = Siana
    .power = once per move she may skip a space
adventurer-nostromo = Nostromo
    .power = the frog is his third disc

zone-seats = Players
zone-adventurers = Adventurers
zone-ring = Piles of discs
zone-stacks = Stacks of tiles
zone-discs = Discs
zone-moon = Lys and the Moon chart
zone-camp = The camp
zone-songs = Songs
zone-legends = Legends
zone-tiles = Tiles in front of the players

element-adventurer = { $name } { $state ->
    [awake] ({ $seat })
    [sleeping] (asleep)
   *[other] (free)
}: { $power }
element-pile = Space { $space }: { $count ->
    [0] no discs
    [one] one disc, { $top }
   *[other] { $count } discs, { $top } on top
}
element-stack = Stack { $space }: { $height ->
    [0] empty
    [one] { $tile }, the last tile
   *[other] { $tile }, { $height } tiles in all
}
element-disc = { $disc }, place { $place } from below on { $space }
element-lys = Lys points at stack { $space }
element-chart = Moon chart: { $opals } of { $places } opals
element-fire = The fire: { $count ->
    [0] no tile has left the game
    [one] one tile has left the game
   *[other] { $count } tiles have left the game
}
element-supply = The supply: { $count ->
    [0] all cards are written
    [one] one card to write
   *[other] { $count } cards to write
}
element-song = Song of { $value } different tiles, { $points } { $points ->
    [one] point
   *[other] points
}{ $owned ->
    [yes] {""} ({ $seat })
   *[no] {""}
}
element-legend = Legend of { $of }, value { $value }{ $owned ->
    [yes] {""} ({ $seat })
   *[no] {""}
}
element-tile = { $seat }: { $tile } × { $count }

prompt-adventurer = Choose your adventurer.
prompt-frog = Choose a space for the frog.
prompt-sleeper = Place { $disc }, who is asleep.
prompt-own = Choose a space for { $disc }.
prompt-aim = Aim Lys at a stack.
prompt-shift = Shift Lys by one space, or leave her where she is.
prompt-main = Choose a pile to lift and a direction, or a card to write.
prompt-drop = { $power ->
    [double] Choose where to drop two discs at once, or sow normally.
   *[skip] Choose a space to skip, or sow normally.
}
prompt-jump = Choose another stack for Lys and take its top tile.
prompt-lift = Choose one of your discs to lift to the top of its pile, or leave them.
prompt-jokers = Choose how many Jokers to spend.
prompt-pay = Choose a kind of tile to give for the song ({ $due } to go).
prompt-last = Write one last card, or pass.

action-pick = Play { $name }: { $power }
action-place = Put { $disc } on { $space }
action-aim = Aim Lys at stack { $space }
action-jump = Move Lys to stack { $space }{ $full ->
    [yes] {""} and take { $tile }
   *[no] {""}, which is empty
}
action-shift = Shift Lys to { $space }
action-move = Lift { $space } ({ $count ->
    [one] one disc
   *[other] { $count } discs
}) and sow { $direction ->
    [cw] clockwise
   *[ccw] counter-clockwise
}
action-double = Drop two discs on { $space } (step { $step })
action-skip = Skip { $space } (step { $step })
action-lift = Lift { $which ->
    [one] your disc
    [lower] your lower disc
   *[upper] your upper disc
} on { $space } to the top
action-song = Write the song of { $value } tiles ({ $points } points)
action-legend = Write the legend of { $of }, value { $value }
action-upgrade = Raise the legend of { $of } from { $old } to { $value } for { $cost ->
    [one] one tile
   *[other] { $cost } tiles
}
action-jokers = { $count ->
    [0] Spend no Joker
    [one] Spend one Joker
   *[other] Spend { $count } Jokers
}
action-pay = Give { $tile }
action-pass = { $phase ->
    [shift] Leave Lys where she is
    [drop] Sow normally
    [lift] Leave the discs as they are
   *[last] Write nothing more
}

event-first = { $you ->
    [seat] { $seat } begin.
   *[other] { $seat } begins.
}
event-turn-up = { $one } is turned up on stack { $space }.
    .many = New tiles are turned up on { $count } stacks.
event-adventurer = { $you ->
    [seat] { $seat } play { $name }.
   *[other] { $seat } plays { $name }.
}
event-place = { $you ->
    [seat] { $seat } put { $disc } on { $space }.
   *[other] { $seat } puts { $disc } on { $space }.
}
event-nomads = A Nomad sits down on every space.
event-aim = { $you ->
    [seat] { $seat } aim Lys at stack { $space }.
   *[other] { $seat } aims Lys at stack { $space }.
}
event-turn = { $you ->
    [seat] Turn { $number }: yours.
   *[other] Turn { $number }: { $seat }.
}
event-shift = { $you ->
    [seat] { $seat } shift Lys to { $space }.
   *[other] { $seat } shifts Lys to { $space }.
}
event-raise = { $you ->
    [seat] { $seat } lift the pile on { $from }.
   *[other] { $seat } lifts the pile on { $from }.
}
event-sow = { $you ->
    [seat] { $seat } sow
   *[other] { $seat } sows
} the { $count ->
    [one] disc
   *[other] { $count } discs
} of { $from } { $direction ->
    [cw] clockwise
   *[ccw] counter-clockwise
}{ $power ->
    [double] , two of them together on { $on },
    [skip] , skipping { $on },
   *[none] {""}
} and { $you ->
    [seat] end
   *[other] ends
} on { $to }.
event-trigger = The last disc meets Lys: { $you ->
    [seat] you send her to another stack.
   *[other] { $seat } sends her to another stack.
}
event-jump = Lys moves to stack { $space }.
event-lift = { $you ->
    [seat] { $seat } lift { $disc } to the top on { $space }.
   *[other] { $seat } lifts { $disc } to the top on { $space }.
}
event-take = { $you ->
    [seat] { $seat } take { $one } from { $space }.
   *[other] { $seat } takes { $one } from { $space }.
}
event-burn = A sleeper sends { $one } from { $space } to the box.
event-opal = An opal from { $space } goes to the Moon chart.
event-discard = { $you ->
    [seat] { $seat } discard { $tile } × { $count }.
   *[other] { $seat } discards { $tile } × { $count }.
}
event-write = { $you ->
    [seat] { $seat } write
   *[other] { $seat } writes
} { $card ->
    [song] the song of { $value }.
   *[legend] the legend of { $of }, value { $value }.
}
event-return = { $you ->
    [seat] { $seat } return the legend of { $of }, value { $value }.
   *[other] { $seat } returns the legend of { $of }, value { $value }.
}
event-interim = The Moon chart is full: interim scoring.
event-interim-score = { $you ->
    [seat] { $seat } stand at { $points }.
   *[other] { $seat } stands at { $points }.
}
event-opals = { $you ->
    [seat] { $seat } win
   *[other] { $seat } wins
} { $count ->
    [one] an opal
   *[other] { $count } opals
}.
event-opals-boxed = { $count ->
    [one] One opal goes
   *[other] { $count } opals go
} to the box.
event-end = { $stacks ->
    [0] No stack is left
    [one] One stack is left
   *[other] { $stacks } stacks are left
}: the game ends, and everybody may write one last card, { $you ->
    [seat] you first.
   *[other] { $seat } first.
}
event-stall-warning = For { $idle } turns no tile has left a stack and no card has been written: { $left } more such turns, and the game ends.
event-stall = For { $turns } turns no tile has left a stack and no card has been written: the game ends here, and everybody may write one last card, { $you ->
    [seat] you first.
   *[other] { $seat } first.
}
event-pass = { $you ->
    [seat] { $seat } write nothing more.
   *[other] { $seat } writes nothing more.
}
event-over = The fire burns down: the stories are counted.

## Why something is not possible.

reason-later = First choose the space: the disc only tells the laps apart.
reason-phase = { $phase ->
    [adventurer] Now you choose your adventurer.
    [frog] Now you choose a space for the frog.
    [sleeper] Now you place a sleeper’s disc: choose a space.
    [own] Now you place one of your discs: choose a space.
    [aim] Now you aim Lys: choose a stack.
    [shift] First decide whether Moon shifts Lys to a neighbouring stack.
    [drop] First decide at which step you use your power, or sow normally.
    [jump] First send Lys to another stack.
    [lift] First decide whether Red lifts one of his discs.
    [jokers] First decide how many Jokers you spend.
    [pay] First choose what you give for the song.
    [last] The game has ended: you can only write one last card, or pass.
   *[main] In your turn you lift a pile or write a card.
}
reason-moves-over = The game has ended: no pile is moved any more. You can write one last card, or pass.
reason-no-pass = You cannot pass: lift a pile or write a card.
reason-no-own-disc = None of your discs lies on { $space }: you can only lift a pile that has one.
reason-disc = Discs do not move one by one: choose the whole pile and a direction.
reason-full = { $space } already has { $most } discs, the most that set-up allows.
reason-lys-stays = Lys is there already: she must go to another stack.
reason-lys = Lys moves when the last disc of a move lands where she points.
reason-double = For two at once you need two discs in your hand at that step.
reason-skip = You hold only { $count ->
    [one] one disc: you can skip only the first space
   *[other] { $count } discs: you can skip one of the next { $count } spaces
}.
reason-lift = Red lifts only a disc of his own that has others above it.
reason-stack = Tiles are not chosen: after a move, whoever lies on top takes the tile there.
reason-chart = The opals wait here until the chart is full.
reason-tile = You give tiles when you write: choose the card.
reason-foreign = These tiles are not yours.
reason-jokers-paid = How many Jokers you spend is already decided.
reason-not-held = You do not hold { $of }.
reason-pay-order = Kinds are named in their order, and enough must be left to finish the song: choose one of those that light up.
reason-adventurer = Adventurers are chosen only at the start.
reason-one-song = You already have a song, and one is all you may write.
reason-own-legend = Your legend of { $of } is already as high, or higher.
reason-written = { $seat } has written this card.
reason-unpaid = { $card ->
    [song] For the song of { $value } you lack { $missing ->
        [one] one different tile
       *[other] { $missing } different tiles
    }.
   *[legend] For the legend of { $of }, value { $value }, you lack { $missing ->
        [one] one tile
       *[other] { $missing } tiles
    }.
}

tally-song = Song of { $value }
tally-legend = Legend of { $of }
tally-opals = { $count ->
    [one] One opal
   *[other] { $count } opals
}
tally-tiles = { $count ->
    [one] One tile left over
   *[other] { $count } tiles left over
}

## The board in a terminal.

board-empty = empty
board-opal = Opal
board-moon = Moon chart
board-stacks = { $count ->
    [one] { $count } stack left
   *[other] { $count } stacks left
}
board-no-tiles = no tiles
board-song = Song
board-supply = Cards to write
board-key = Piles are read from the lowest disc to the [top]; small letters are asleep. × tells how many tiles a stack has.

# -- what a player counts: completes “you will have …” in hints ------------------------------------

factor-cards = { $count ->
    [one] one more point on cards
   *[other] { $count } more points on cards
}
factor-opals = { $count ->
    [one] one more opal
   *[other] { $count } more opals
}
factor-jokers = { $count ->
    [one] one more Joker
   *[other] { $count } more Jokers
}
factor-ready = { $count ->
    [one] one more tile ready to be written
   *[other] { $count } more tiles ready to be written
}
factor-burden = { $count ->
    [one] one more tile that no card can use
   *[other] { $count } more tiles that no card can use
}
factor-waiting = { $count ->
    [one] one more tile waiting for others of its kind
   *[other] { $count } more tiles waiting for others of their kind
}
factor-listening = { $count ->
    [one] one more disc on top beside a face-up tile
   *[other] { $count } more discs on top beside face-up tiles
}
factor-buried = { $count ->
    [one] one more disc buried under others
   *[other] { $count } more discs buried under others
}

### What Iquazú says. Sentences about cards take the counts of `cards-list`, those about tiles the type of `tile-name`.

game-title = Iquazú
game-blurb = Hide your gems in the rock wall behind the waterfall. Every column the water reaches pays its points downwards and its bonus tiles sideways: two crossing majorities, one gem at a time.

option-first_player = Who begins
    .about = The start player gets the fewest cards; the player on the right, who plays last, gets the water box.
option-first_player-random = by lot
option-strips = The five rock strips
    .about = They decide which colours wait under the water in columns 6 to 10. The fixed order is good for a first game.
option-strips-random = shuffled
option-strips-fixed = always in the same order

colour-name = { $colour ->
    [white] white
    [blue] blue
    [orange] orange
   *[unknown] unknown colour
}
colour-card = { $colour ->
    [white] a white
    [blue] a blue
   *[orange] an orange
}
colour-cards = { $colour ->
    [white] white
    [blue] blue
   *[orange] orange
}
cards-white = { ICON("card-white") }{ $white } white
cards-blue = { ICON("card-blue") }{ $blue } blue
cards-orange = { ICON("card-orange") }{ $orange } orange
cards-list = { $mix ->
    [w] { cards-white }
    [b] { cards-blue }
    [o] { cards-orange }
    [wb] { cards-white } and { cards-blue }
    [wo] { cards-white } and { cards-orange }
    [bo] { cards-blue } and { cards-orange }
    [wbo] { cards-white }, { cards-blue } and { cards-orange }
   *[none] nothing
}
tile-name = { $type ->
    [points] { $value ->
        [one] { $value } point
       *[other] { $value } points
    }
    [draw] draw { $value } cards
    [any_colour] any colour
    [double_turn] double turn
   *[unknown] face down
}

prompt-action = { $places ->
    [yes] Draw { $number } cards, or choose a crevice for a gem.
   *[no] Draw { $number } cards: no crevice is within your reach.
}
prompt-payment = Choose how to pay for { $crevice } ({ colour-name }, cost { $cost }).
prompt-after = { $drop ->
    [yes] Use a bonus tile, or end your turn and let a drop fall.
   *[no] Use a bonus tile, or end your turn.
}
prompt-limit = { $number ->
    [one] Discard a card: { $limit } is the most you may keep.
   *[other] Discard { $number } cards: { $limit } is the most you may keep.
}

action-draw = Draw { $number } cards
action-end = { $drop ->
    [yes] End your turn: a drop falls
   *[no] End your turn
}
action-use-draw = Use a bonus tile: { ICON("tile-draw", $value) }draw { $value } cards
action-use-double = Use a bonus tile: { ICON("tile-double_turn") }take another action
action-place = Place a gem at { $crevice } ({ colour-name }, cost { $cost })
action-place-paid = Place a gem at { $crevice } for { cards-list }
action-place-any = Place a gem at { $crevice } for { cards-list } and { ICON("tile-any_colour") }an any-colour tile
action-pay = Pay { cards-list }
action-any = Pay { cards-list } and { ICON("tile-any_colour") }an any-colour tile
action-discard = Discard { ICON("card", $colour) }{ colour-card } card
action-outcome = { $notation }

event-first = { $you ->
    [seat] You begin; { $water } looks after the water box.
    [water] { $seat } begins; you look after the water box.
   *[other] { $seat } begins; { $water } looks after the water box.
}
event-strip = Rock strip { $strip } goes into column { $column }.
    .many = The { $count } strips of rock are in place.
event-tile = Row { $row } offers: { ICON("tile", $type, $value) }{ tile-name }.
    .many = { $count } bonus tiles are turned up.
event-card = { $you ->
    [seat] { $seat } draw { ICON("card", $colour) }{ colour-card } card.
   *[other] { $seat } draws { ICON("card", $colour) }{ colour-card } card.
}
    .many = { $you ->
        [seat] { $seat } draw { $count } cards.
       *[other] { $seat } draws { $count } cards.
    }
event-card-hidden = { $seat } draws a card.
    .many = { $seat } draws { $count } cards.
event-dealt = { $you ->
    [seat] { $seat } begin with { $number } cards.
   *[other] { $seat } begins with { $number } cards.
}
event-draw = { $you ->
    [seat] { $seat } turn to the draw pile.
   *[other] { $seat } turns to the draw pile.
}
event-no-cards = No cards are left to draw.
event-reshuffle = The discards become the new draw pile: { cards-list }.
event-use = { $you ->
    [seat] { $seat } give up a bonus tile: { ICON("tile", $type, $value) }{ tile-name }.
   *[other] { $seat } gives up a bonus tile: { ICON("tile", $type, $value) }{ tile-name }.
}
event-gem = { $you ->
    [seat] { $seat } pay { cards-list } and place a gem at { $place }.
   *[other] { $seat } pays { cards-list } and places a gem at { $place }.
}
event-drop = { $you ->
    [seat] A drop of yours falls to { $place }.
   *[other] A drop of { $seat } falls to { $place }.
}
event-full = { $chained ->
    [yes] Column { $column } is full as well and is scored at once.
   *[no] Column { $column } is full and is scored.
}
event-final = Column { $column } is scored, full or not.
event-rock = { $you ->
    [seat] { $seat } come
   *[other] { $seat } comes
} { $place ->
    [1] first
    [2] second
   *[3] third
} in column { $column }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-tile-won = { $you ->
    [seat] { $seat } lead row { $row } and take a tile: { ICON("tile", $type, $value) }{ tile-name }.
   *[other] { $seat } leads row { $row } and takes a tile: { ICON("tile", $type, $value) }{ tile-name }.
}
    .many = { $you ->
        [seat] { $seat } lead { $count } rows and take their tiles.
       *[other] { $seat } leads { $count } rows and takes their tiles.
    }
event-tile-lost = Nobody is in row { $row }: its tile is gone ({ ICON("tile", $type, $value) }{ tile-name }).
    .many = Nobody is in { $count } rows: their tiles are gone.
event-frame = The water moves on: column { $column } is now the first.
event-water = { $you ->
    [seat] The water box comes to you.
   *[other] The water box goes to { $seat }.
}
event-discard = { $you ->
    [seat] { $seat } discard { ICON("card", $colour) }{ colour-card } card.
   *[other] { $seat } discards { ICON("card", $colour) }{ colour-card } card.
}
    .many = { $you ->
        [seat] { $seat } discard { $count } cards.
       *[other] { $seat } discards { $count } cards.
    }
event-turn = { $you ->
    [seat] { $seat } take the gem box.
   *[other] { $seat } takes the gem box.
}
event-bonus = { $you ->
    [seat] { $seat } add
   *[other] { $seat } adds
} { $number ->
    [one] { $number } point
   *[other] { $number } points
} from bonus tiles.

element-crevice = Crevice { $crevice }, { colour-name }: { $held ->
    [gem] gem of { $seat }
    [drop] drop
   *[free] { $cost ->
        [0] free, out of reach
       *[other] free, cost { $cost }
    }
}
element-tile = Tile of column { $column }, row { $row }: { $at ->
    [seat] { tile-name }, won by { $seat }
   *[open] { tile-name }, to be won
}
element-pile = Draw pile: { $number ->
    [one] { $number } card
   *[other] { $number } cards
}
element-discards = Discard pile: { cards-list }
element-player = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}{ $boxes ->
    [gem] , gem box
    [water] , water box
    [gemwater] , gem box and water box
   *[none] {""}
}
element-hand = { $number ->
    [one] { $number } { colour-name } card
   *[other] { $number } { colour-cards } cards
}
element-column = Column { $column }: { $state ->
    [scored] counted
    [water] under water
   *[window] cost { $cost }
}{ $leader ->
    [yes] { $state ->
        [scored] , { $seat } was first
       *[other] , { $seat } leads
    }
   *[no] {""}
}
element-bare-column = Column { $column }: bonus tiles only
element-row = Row { $row }: { $by ->
    [alone] { $seat } is alone in it
    [gems] { $seat } leads with more gems
    [right] { $seat } leads by the gem further right
    [lower] { $seat } leads by the lower gem
   *[none] nobody is in it
}
element-waterfall = The waterfall: columns { $first } to { $last } can be reached{ $box ->
    [no] {""}
   *[yes] , { $seat } has the water box
}

zone-wall = Rock wall
zone-columns = Columns
zone-rows = Rows
zone-tiles = Bonus tiles
zone-cards = Cards
zone-seats = Players
zone-hand = Your hand
zone-payments = Ways to pay

tally-column = Column { $column }, place { $place }, { $gems ->
    [one] { $gems } gem
   *[other] { $gems } gems
}
tally-tiles = { $number ->
    [0] No points tiles
    [one] { $number } points tile
   *[other] { $number } points tiles
}

terminal-column = column
terminal-cost = cost
terminal-points = points
terminal-leads = first
terminal-row = row { $row }
terminal-left = gems { $number }
terminal-key = W white, B blue, O orange; W7: free crevice number 7; ◆2: gem of player 2; ●: drop; ≈: under water; →, ↓: on a tie by the gem further right, lower
terminal-hand = Your hand
terminal-none = no tiles

reason-pay-first = First choose how to pay for the crevice you have chosen.
reason-discard-first = First discard down to { $limit } cards.
reason-no-discard = You may discard only at the end of your turn, and only with more than { $limit } cards.
reason-discard-order = Cards are discarded in the order white, blue, orange: { colour-name } has had its turn.
reason-discard-too-few = If you begin with { colour-name } you run out of cards to discard: choose an earlier colour first.
reason-discard-none = You have no { colour-name } card.
reason-payment = Your cards do not make this payment for the crevice you have chosen.
reason-any = Your cards and tiles do not make this payment: it needs an any-colour tile and at least one card of another colour.
reason-crevice-first = First choose a crevice: then you pay for it.
reason-no-such-tile = You have no bonus tile “{ tile-name }”.
reason-no-cards = Both piles are empty: there is nothing to draw.
reason-double-later = A double turn is used after an action, and an action is still due.
reason-action-due = You still have to draw cards or place a gem.
reason-no-action-due = You have taken your action. A double-turn tile gives you another, or end your turn.
reason-counted = Column { $column } has been counted.
reason-bare = There are no crevices so far to the right.
reason-under-water = Column { $column } is still under water.
reason-taken = This crevice is taken, for good.
reason-no-gems = All your { $number } gems lie in columns that are not counted yet.
reason-too-dear = Your cards are not enough: { $cost ->
    [one] { $cost } { colour-name } card
   *[other] { $cost } { colour-cards } cards
}, or pairs of another colour instead.
reason-discards = Cards that were paid or discarded lie here for all to see. They come back when the draw pile is empty.
reason-column = To place a gem, choose a crevice of the column. Most gems take its points; on a tie, the lowest gem.
reason-row = Most gems in the row take its tile when column { $column } is full; on a tie, the gem furthest right.
reason-waterfall = { $seat } has the water box: at the end of that turn a drop falls into the first column.
reason-seat = Nothing here is done with a player: choose a crevice, the draw pile or a bonus tile.
reason-tile-open = Whoever leads row { $row } takes this tile when column { $column } is full.
reason-tile-of-others = This tile is not yours.
reason-tile-points = A points tile counts at the end of the game.
reason-tile-any = An any-colour tile is used while paying: choose a crevice, and it is among the ways to pay.
reason-cards = Cards are spent by choosing a crevice.

# -- what a player counts: completes “you will have …” in hints ------------------------------------

factor-points = { $count ->
    [one] one more point
   *[other] { $count } more points
}
factor-cards = { $count ->
    [one] one more card in hand
   *[other] { $count } more cards in hand
}
factor-tiles = { $count ->
    [one] one more bonus tile to use
   *[other] { $count } more bonus tiles to use
}
factor-rows = { $count ->
    [one] the lead in one more row with a tile
   *[other] the lead in { $count } more rows with a tile
}
factor-column = { $count ->
    [one] one more point in sight in column { $column }
   *[other] { $count } more points in sight in column { $column }
}

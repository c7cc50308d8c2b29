### The Volcanic Isle

game-title = The Volcanic Isle
game-blurb = Raise Moai on the lost continent of Mu. Every statue scores – and cracks the ground, wakes the volcanoes and in the end sinks the land under your villages.

option-map = The continent
option-map-default = the continent of the first games
option-map-advanced = a continent built by chance, with a bay for every player
option-map_seed = The number from which a built continent grows
option-map_seed-random = drawn by lot
option-first_player = Who begins
option-first_player-random = drawn by lot
option-volcano_tokens = What happens to drawn volcano tokens
option-volcano_tokens-return = they go straight back, so every volcano is always equally likely
option-volcano_tokens-exhaust = they stay out until the pile is used up
option-moai_neighbours = Which standing Moai keep each other company at the end
option-moai_neighbours-near = those in the same hex or in neighbouring hexes
option-moai_neighbours-same_hex = only those in the same hex

prompt-turn = Choose an action: you have { $left ->
    [one] { $left } action point
   *[other] { $left } action points
} left.
prompt-which = Choose which of your Moai in { $hex } you { $what ->
    [carry] take along
   *[raise] raise
}: point at it.
prompt-prayer = Decide whether to spend a prayer token: volcano { $volcano } threatens { $what ->
    [village] your village
   *[moai] your lying Moai
} on { $space }.
prompt-rescue-all = Choose where { $count ->
    [one] your settler flees
   *[other] your { $count } settlers flee together
} before the land sinks.
prompt-rescue-one = Choose where to save { $count ->
    [one] your settler
   *[other] one of your { $count } settlers
} before the land sinks.

action-end = End your turn{ $left ->
    [0] {""}
    [one] {" "}({ $left } action point unused)
   *[other] {" "}({ $left } action points unused)
}
action-buy = Take a prayer token ({ $cost ->
    [one] { $cost } action point
   *[other] { $cost } action points
})
action-land = Land in { $hex }
action-create = Create a settler in { $hex }
action-move = Move from { $from } to { $to }
action-carry = Carry a Moai from { $from } to { $to }
action-village = Build a village on { $space }
action-sculpt = Sculpt a Moai on { $space }
action-raise = Raise a Moai in { $hex }, facing { $to }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $villages ->
    [0] {""}
   *[other] {" "}if no eruption costs you a village
}{ $crack ->
    [yes] , new crack
   *[no] {""}
}
action-take = Take the Moai on { $space }
action-loose = Take a loose Moai of { $hex }
action-pray = Spend a prayer token
action-burn = Let the lava take it
action-flee = { $count ->
    [one] Flee to { $hex }
   *[other] Flee to { $hex } with all { $count }
}
action-leave = { $count ->
    [one] Leave the settler to the sea
   *[other] Leave all { $count } to the sea
}

## Things, drawn small where a sentence names them

thing-settler = settler
    .a = a settler
thing-settlers = settlers
thing-village = village
    .a = a village
    .the = the village
    .your = your village
thing-moai = lying Moai
    .a = a Moai
    .the = the lying Moai
    .your = your lying Moai
thing-statue = standing Moai
    .a = a Moai
thing-prayer = prayer token
    .a = a prayer token
thing-lava = lava
thing-volcano = Volcano

event-map = Continent { $seed } rises from the sea.
event-first = { $you ->
    [seat] { $seat } begin.
   *[other] { $seat } begins.
}
event-end = { $you ->
    [seat] { $left ->
        [0] { $seat } have finished.
        [one] { $seat } stop with { $left } action point left.
       *[other] { $seat } stop with { $left } action points left.
    }
   *[other] { $left ->
        [0] { $seat } has finished.
        [one] { $seat } stops with { $left } action point left.
       *[other] { $seat } stops with { $left } action points left.
    }
}
event-buy = { $you ->
    [seat] { $seat } take { $prayer } for { $cost }.
   *[other] { $seat } takes { $prayer } for { $cost }.
}
event-land = { $you ->
    [seat] { $seat } land in { $hex }.
   *[other] { $seat } lands in { $hex }.
}
event-create = { $you ->
    [seat] { $seat } create { $settler } in { $hex }.
   *[other] { $seat } creates { $settler } in { $hex }.
}
event-move = { $you ->
    [seat] { $seat } move from { $from } to { $to }.
   *[other] { $seat } moves from { $from } to { $to }.
}
event-carry = { $you ->
    [seat] { $seat } carry { $moai } from { $from } to { $to }.
   *[other] { $seat } carries { $moai } from { $from } to { $to }.
}
event-village = { $you ->
    [seat] { $seat } build { $village } on { $space }.
   *[other] { $seat } builds { $village } on { $space }.
}
event-sculpt = { $you ->
    [seat] { $seat } sculpt { $moai } on { $space }.
   *[other] { $seat } sculpts { $moai } on { $space }.
}
event-raise = { $you ->
    [seat] { $seat } raise { $moai } on geyser { $geyser }.
   *[other] { $seat } raises { $moai } on geyser { $geyser }.
}
event-crack = The ground cracks between { $a } and { $b }.
event-no-crack = No new crack at { $geyser }.
event-die = { $face ->
    [blank] The die is blank: the volcanoes stay quiet.
   *[volcano] The die shows a volcano!
}
event-erupt = { $cone } { $volcano } erupts.
event-double = { $a ->
    [0] No lava is left on the board: the last volcano must erupt.
   *[other] No lava is left on the board: a double eruption, { $a } and { $b }!
}
event-pray = { $you ->
    [seat] { $seat } spend { $prayer } and save { $what } on { $space }.
   *[other] { $seat } spends { $prayer } and saves { $what } on { $space }.
}
event-give-up = { $you ->
    [seat] { $seat } leave { $what } on { $space } to the lava.
   *[other] { $seat } leaves { $what } on { $space } to the lava.
}
event-burn = { $you ->
    [seat] Lava destroys { $yours } on { $space }.
   *[other] Lava destroys { $what } of { $seat } on { $space }.
}
event-lava = New { $lava } on { $space }.
    .many = Lava runs into { $count } spaces.
event-points = { $you ->
    [seat] { $seat } score
   *[other] { $seat } scores
} { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-product = { $you ->
    [seat] { $seat } score
   *[other] { $seat } scores
} { $points ->
    [one] { $points } point
   *[other] { $points } points
}: { $moai } Moai × { $villages ->
    [one] { $villages } village
   *[other] { $villages } villages
}.
event-lost = { $you ->
    [seat] { $seat } lose
   *[other] { $seat } loses
} { $settlers ->
    [0] {""}
    [one] { $settlers } settler
   *[other] { $settlers } settlers
}{ $villages ->
    [0] {""}
    [one] { $settlers ->
        [0] {""}
       *[other] {", "}
    }{ $villages } village
   *[other] { $settlers ->
        [0] {""}
       *[other] {", "}
    }{ $villages } villages
}{ $moai ->
    [0] {""}
   *[other] { $settlers ->
        [0] { $villages ->
            [0] {""}
           *[other] {", "}
        }
       *[other] {", "}
    }{ $moai } Moai
} to the sea.
event-tie = { $volcano ->
    [0] Both parts are alike: a coin decides.
   *[other] Both parts are alike: token { $volcano } decides.
}
event-sink = { $count ->
    [one] Area { $areas } is cut off and begins to sink.
   *[other] Areas { $areas } are cut off and begin to sink.
}
event-rescue = { $you ->
    [seat] { $count ->
        [one] { $seat } save { $settler } in { $hex }.
       *[other] { $seat } save { $count } { $settlers } in { $hex }.
    }
   *[other] { $count ->
        [one] { $seat } saves { $settler } in { $hex }.
       *[other] { $seat } saves { $count } { $settlers } in { $hex }.
    }
}
event-leave = { $you ->
    [seat] { $count ->
        [one] { $seat } leave { $settler } to the sea.
       *[other] { $seat } leave { $count } { $settlers } to the sea.
    }
   *[other] { $count ->
        [one] { $seat } leaves { $settler } to the sea.
       *[other] { $seat } leaves { $count } { $settlers } to the sea.
    }
}
event-gone = { $count ->
    [one] Area { $areas } is gone.
   *[other] Areas { $areas } are gone.
}
event-last-round = Few volcanoes are left: this round is the last.
event-over = { $reason ->
    [standoff] Nobody has raised a Moai for a long time: the game is over.
   *[volcanoes] The earth comes to rest: the game is over.
}

zone-seats = Players
zone-stock = Stock
zone-continent = Continent
zone-spaces = Spaces
zone-geysers = Geysers
zone-pieces = Settlers and Moai
element-boat = { $you ->
    [seat] Your boat, with a settler aboard
   *[other] Boat of { $seat }, with a settler aboard
}
element-supply-settlers = { $you ->
    [seat] Your supply: settlers, { $count }
   *[other] Supply of { $seat }: settlers, { $count }
}
element-supply-villages = { $you ->
    [seat] Your supply: villages, { $count }
   *[other] Supply of { $seat }: villages, { $count }
}
element-supply-moai = { $you ->
    [seat] Your supply: Moai, { $count }
   *[other] Supply of { $seat }: Moai, { $count }
}
element-supply-prayers = { $you ->
    [seat] Your prayer tokens: { $count }
   *[other] Prayer tokens of { $seat }: { $count }
}
element-stock-lava = Lava tiles in stock: { $count }
element-stock-cracks = Cracks in stock: { $count }
element-stock-prayers = Prayer tokens in stock: { $count }
element-stock-volcanoes = Volcano tokens in the pile: { $count }
element-stock-die = The volcano die
element-volcano = Volcano { $volcano }: the next eruption reaches { $left ->
    [0] no space
    [one] { $left } space
   *[other] { $left } spaces
}
element-hex = Hex { $hex }{ $volcano ->
    [0] {""}
   *[other] , volcano { $volcano }
}
element-space-empty = Space { $space }, empty
element-space-lava = Space { $space }, lava
element-space-village = { $you ->
    [seat] Space { $space }, your village
   *[other] Space { $space }, village of { $seat }
}
element-space-moai = { $you ->
    [seat] Space { $space }, your lying Moai
   *[other] Space { $space }, lying Moai of { $seat }
}
element-geyser-free = Geyser { $geyser }, free
element-geyser-taken = { $you ->
    [seat] Geyser { $geyser }, your Moai
   *[other] Geyser { $geyser }, Moai of { $seat }
}
element-crack = Crack between { $a } and { $b }
element-settler = { $you ->
    [seat] Your settler in { $hex }
   *[other] Settler of { $seat } in { $hex }
}
element-moai-lying = { $you ->
    [seat] Your lying Moai in { $hex }
   *[other] Lying Moai of { $seat } in { $hex }
}
element-moai-standing = { $you ->
    [seat] Your standing Moai in { $hex }
   *[other] Standing Moai of { $seat } in { $hex }
}

tally-track = Scored during the game
tally-villages = Villages: { $count } × { $each }
tally-moai = Moai: { $count } × { $each }
tally-company = Moai in company: { $count } × { $each }
tally-settlers = Settlers on land: { $count } × { $each }
tally-prayers = Prayer tokens: { $count } × { $each }

terminal-title = Round { $round } · volcanoes { $volcanoes }
terminal-quiet = { $rounds ->
    [one] { $rounds } quiet round
   *[other] { $rounds } quiet rounds
}
terminal-last = last round
terminal-player = Player
terminal-points = Pts
terminal-settlers = Spare settlers
terminal-villages = villages
terminal-moai = Moai
terminal-prayers = Prayers
terminal-boat = boat: { $hexes }
terminal-no-map = The continent is still to be drawn.
terminal-who = { $seat }
terminal-legend = A settlers of A · * lava · . empty space · a village · _a Moai on a space · ~a loose Moai · → free geyser · →a standing Moai · ^ volcano · ═ ║ crack · ┈ ┊ coast

reason-not-asked = Nobody asks which Moai: there is no carrying or raising to finish.
reason-pray-first = First decide about the piece on { $space }: spend a token or let it burn.
reason-which-first = First point at the Moai in { $hex } that you want to take.
reason-last-settlers = They are your last settlers: you may not leave them to the sea.
reason-flee-first = The land is sinking: choose one of the hexes that touch it.
reason-too-dear = That costs { $cost ->
    [one] { $cost } action point
   *[other] { $cost } action points
}; you have { $left }.
reason-no-tokens = There is no prayer token left in the stock.
reason-one-token = You have already taken a prayer token this turn.
reason-token-price = The next prayer token costs you { $cost ->
    [one] { $cost } action point
   *[other] { $cost } action points
}; you have { $left }.
reason-nobody-aboard = None of your settlers waits in a boat, and nobody goes back into one.
reason-bay = From your boat you can land here: { $hexes }.
reason-coast = Your bay has sunk: land on any hex of the coast.
reason-create = A new settler in { $hex } needs one of your villages and one of your settlers there.
reason-create-limit = This turn you have already created as many settlers in area { $area } as you have villages there.
reason-supply = { $what ->
    [settlers] All your settlers are in play.
    [villages] All your villages are in play.
   *[moai] All your Moai are in play.
}
reason-no-settler = None of your settlers is in { $hex }.
reason-blocked = A crack or the sea lies between: nobody can cross it.
reason-no-moai = None of your Moai lies in { $hex }.
reason-no-lava = There is no lava on { $space }: only lava becomes a village or a Moai.
reason-nobody-there = You need a settler in { $hex } for that.
reason-geyser-taken = { $you ->
    [seat] Your own Moai already stands on this geyser.
   *[other] A Moai of { $seat } already stands on this geyser.
}
reason-raise = To raise a Moai here you need a settler and a lying Moai of yours in { $hex }.
reason-volcano = Volcanoes wake only by the die, after a Moai has been raised.
reason-here = You are in { $hex }: point at a settler, at lava, at a lying Moai or at a geyser.
reason-far = None of your settlers is next to { $hex }.
reason-fixed = Villages and standing Moai stay where they are.
reason-not-yours = That belongs to { $seat }: you act with your own pieces only.
reason-nowhere-to-create = You have no hex now with a village and a settler of yours where a new settler may be created.
reason-tokens-wait = Prayer tokens wait here: you spend one when lava threatens a piece of yours.
reason-lava-first = First point at the lava that you want to use.
reason-earth = That comes by itself: nobody takes it.

# -- what a player counts: completes “you will have …” in hints ------------------------------------

factor-points = { $count ->
    [one] one more point
   *[other] { $count } more points
}
factor-villages = { $count ->
    [one] one more village
   *[other] { $count } more villages
}
factor-standing = { $count ->
    [one] one more Moai standing
   *[other] { $count } more Moai standing
}
factor-lying = { $count ->
    [one] one more Moai lying ready
   *[other] { $count } more Moai lying ready
}
factor-company = { $count ->
    [one] one more Moai in company
   *[other] { $count } more Moai in company
}
factor-settlers = { $count ->
    [one] one more settler on land
   *[other] { $count } more settlers on land
}
factor-prayers = { $count ->
    [one] one more prayer token
   *[other] { $count } more prayer tokens
}
factor-workplaces = { $count ->
    [one] one more place where a settler has lava at hand
   *[other] { $count } more places where a settler has lava at hand
}
factor-next-raise = { $count ->
    [one] one more point for the next Moai to be raised
   *[other] { $count } more points for the next Moai to be raised
}
factor-burning = { $count ->
    [one] one more piece that an eruption would hit
   *[other] { $count } more pieces that an eruption would hit
}
factor-loose = { $count ->
    [one] one more piece on land that one crack would cut off
   *[other] { $count } more pieces on land that one crack would cut off
}

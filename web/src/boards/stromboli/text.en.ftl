### What the board and the guide of Stromboli say on the page, besides the game's own sentences.

page-card-build = Build
page-card-priestess = Priestess
page-card-shell = Shell
page-card-basket_b1 = Basket
page-card-basket_b2 = Basket
page-card-white_pearl = White pearl
page-card-black_pearl = Black pearl
page-card-nautilus = Nautilus
page-card-lava = Lava
page-short-butterflies = Butterflies
page-short-majority = Majority
page-short-forest = Forest
page-short-mountain = Mountain
page-short-complete_segment = Full segment
page-score-butterflies = { $points } for each butterfly on the cards you keep
page-score-majority = { $points } for each of plain, forest and mountain where you have more statues
page-score-forest = { $points } more for each of your forest statues
page-score-mountain = { $points } more for each of your mountain statues
page-score-complete_segment = { $points } for each segment with three statues of yours
page-priestess = Moves one lava marker to the crater next to it, once a round for both of you together
page-priestess-up = turns lava
page-priestess-down = used
page-each = { $points } each
page-after-lava = { $points } after the lava that points there now
page-decks = Decks
page-round = round { $round } of 2
page-left = { $left } left
page-empty = empty
page-lava = lava: { $count }
page-used = used
page-pool = Still in this deck
page-stall = Nobody has received a card for long: the last scoring comes in { $left ->
    [one] { $left } turn
   *[other] { $left } turns
}.
page-sale = For sale
page-buy = { $you ->
    [seat] you may buy
   *[other] { $seat } may buy
}
page-prebuy = { $you ->
    [seat] you may buy before the scoring
   *[other] { $seat } may buy before the scoring
}
page-reserve = Reserve of { $seat }
page-disc = { $value ->
    [0] Lava disc
   *[other] Disc { $value }
}
page-statues = { $count ->
    [one] { $count } statue left to build
   *[other] { $count } statues left to build
}
page-shells = { $count ->
    [one] { $count } Shell
   *[other] { $count } Shells
}
page-now = now +{ $points }
page-deal-last = { $segment } has no cards: the last scoring would begin.
page-deal-nobody = Nobody has a disc at { $segment }: the cards would stay.
page-deal-both = { $you ->
    [first] At { $segment } you would choose first, { $second } would get the other card.
    [second] At { $segment } { $first } would choose first, you would get the other card.
   *[other] At { $segment } { $first } would choose first, { $second } would get the other card.
}
page-deal-one = { $you ->
    [first] At { $segment } you would choose a card, the other would stay.
   *[other] At { $segment } { $first } would choose a card, the other would stay.
}
page-deal-alike = { $you ->
    [first] The two cards at { $segment } are alike: you would get one, the other would stay.
   *[other] The two cards at { $segment } are alike: { $first } would get one, the other would stay.
}
page-deal-only = { $you ->
    [first] At { $segment } you would get the only card.
   *[other] At { $segment } { $first } would get the only card.
}

guide-welcome = This is Stromboli. Round the island lie six beaches, A to F, and at each of them two cards. One boat belongs to both of you: it sails clockwise and brings cards to whoever has discs where it lands.
guide-place = Your discs 1 to 5 are beside your name. Click one, then click a glowing beach where the boat is not. Put it where you would like a card.
guide-shaman = After that your shaman may move. Click a glowing plain: statues are built where the shaman stands, and higher ground brings more points.
guide-sums = On every beach the small sign shows both sums. The higher one chooses first when the boat lands there. The two may never be equal.
guide-sail = Now make the boat sail. Click a disc and point at the beach of the boat: the line shows where it would land and who would get a card. Send it to a beach where you have a disc; if none is in reach, place another disc first.
guide-cards = Cards are taken where the boat lands: first the higher sum, then the other player. Then all discs of that beach go home, and new cards come up.
guide-build = A Build card puts a statue where your shaman stands: 1 point on a plain, 2 in a forest, 3 on a mountain. Play until you have built one.
guide-shop = A Shell is money. Whenever you receive one, you may buy a card of the harbour; the numbers on it say what it would bring each of you now.
guide-lava = Lava cards put markers into the crater. One marker burns the mountain of that segment, two the forest as well, three also the plain: hatching shows where. A Priestess turns lava aside.
guide-eruption = When the two-palm deck runs out, the volcano erupts and points are counted; the second time ends the game. Play on until the first eruption, or skip ahead.
guide-end = That is all you need. Undo, a hint and the rules are always below the board. Good luck on the mountain!

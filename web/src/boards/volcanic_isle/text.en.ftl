### What the board and the guide of The Volcanic Isle say on the page, besides the game's own sentences.

page-volcanoes = { $left ->
    [one] { $left } volcano left
   *[other] { $left } volcanoes left
}; the last round begins at { $end }
page-volcanoes-left = { $left ->
    [one] { $left } volcano left
   *[other] { $left } volcanoes left
}
page-last-round = Last round
page-points = Action points left: { $left }
page-prayer = Prayer token: the next one costs { $cost ->
    [one] { $cost } action point
   *[other] { $cost } action points
} ({ $left } in stock)
page-raise = Raise here
page-raise-go = Raise
page-raise-if = if no eruption costs you a village
page-raise-crack = { $a } and { $b } crack apart
page-raise-no-crack = No new crack
page-raise-sinks = { $count ->
    [one] Area { $areas } would sink
   *[other] Areas { $areas } would sink
}
page-raise-tie = Half the land would sink: luck decides which
page-raise-volcanoes = { $count ->
    [one] With { $count } volcano; { $left } would be left
   *[other] With { $count } volcanoes; { $left } would be left
}
page-raise-odds = { $faces } in { $of }: a volcano erupts
page-bonus = What the pieces would add if the game ended now
page-bonus-villages = Villages
page-bonus-moai = Moai
page-bonus-company = Moai in company
page-bonus-settlers = Settlers
page-bonus-prayers = Prayer tokens
page-bonus-sum = In all

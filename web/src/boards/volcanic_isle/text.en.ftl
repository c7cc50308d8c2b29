### What the board and the guide of The Volcanic Isle say on the page, besides the game's own sentences.

page-volcanoes = { $left ->
    [one] { $left } volcano left
   *[other] { $left } volcanoes left
}; the last round begins at { $end }
page-volcanoes-left = { $left ->
    [one] volcano,
   *[other] volcanoes,
}
page-last-round-at = last round at { $end }
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

page-continent = No. { $number }
page-continent-default = First games
page-continent-others = Other continents
page-continent-random = Drawn by lot
page-continent-number = Number
page-continent-bad = Type a number in digits only, 18446744073709551615 at most.
page-continent-link = Copy a link to this continent
page-continent-copied = Link copied

guide-welcome = This is Mu, a continent that will not last. Eight volcanoes smoke on it; when only two are left, the game ends. Most points win.
guide-land = Your settler waits in the boat. Point at the boat, then at hex 13 beside the bay. You have four action points a turn; landing costs one.
guide-sculpt = The glowing plates are lava: everything is made of it. Point at the lava on the left, then choose the lying Moai.
guide-raise = The steaming vents are geysers. Point at the one that looks south-east: the card shows what raising there would bring. Then raise your Moai.
guide-erupted = The ground cracked, and the die woke a volcano: its lava ran to the next space of each line. Raising scores, but the land pays. Carve a second Moai with your last point.
guide-carry = Your next turn. A settler can take a lying Moai along: point at the Moai, then at 2b in the west. Carried Moai lie loose, and lava cannot hurt them.
guide-cape = Now go on alone to 18, the cape in the north: point at your settler, then at the hex.
guide-first-side = Carve a Moai here and raise it on the geyser in the east. A cape hangs by three sides only.
guide-second-side = Next turn: carve the second one and raise it in the south-west. Then the cape hangs by one single side.
guide-leave = Whoever stands on land that sinks may flee, but everything built there is lost. Step back to 2b in good time.
guide-sink = Your carried Moai lies here. Point at the geyser that looks at the cape: the card says what would sink. Now raise it.
guide-end = The cape is gone, and so is what stood on it; your points stay. Build villages beside your Moai and the next ones score more. Names, dangers, undo, a hint and the rules are always at hand. Have fun!

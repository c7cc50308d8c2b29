### What the board and the guide of Iquazú say on the page, besides the game's own sentences.

page-left = { $number } left
page-discarded = discarded
page-free = free, then
page-then = it counts
page-cards = { $number ->
    [one] { $number } card
   *[other] { $number } cards
} in hand
page-gem-box = Gem box: it is this player’s turn
page-drop = { $turns ->
    [0] a drop falls after this turn
    [one] a drop falls after one more turn
   *[other] a drop falls in { $turns } turns
}

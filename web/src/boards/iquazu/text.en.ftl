### What the board and the guide of Iquazú say on the page, besides the game's own sentences.

page-left = { $number } left
page-unseen = Still unseen
page-light = Tiles with a light back
page-dark = Tiles with a dark back
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

guide-welcome = Behind the waterfall lies a wall of rock. Only five columns are out of the water. You hide gems in their crevices: every gem competes downwards, in its column, and sideways, in its row.
guide-cost = A crevice is paid with cards of its colour: one card in the first column, two in the second, up to five in the fifth. The numbers stand under the columns, your cards in front.
guide-place = Crevices that glow are within your reach. Point at one to see what it costs and what it changes, then click it to place your first gem.
guide-end-turn = One action, and that is your turn: place a gem or draw four cards. End your turn with the button below, if you are asked.
guide-drop = Whoever holds the water box lets a drop fall into the first column at the end of the turn. The small drop on the wall shows where the next one goes and whose it is.
guide-draw = Short of cards? Click the draw pile: you get four cards, and your action is done.
guide-pairs = Two equal cards of another colour stand for one card. A crevice with a broken ring needs such pairs; if there are several ways to pay, choose the cards that should go. Place another gem.
guide-columns = Above each column stand its points and who would get them now. Most gems win; on a tie, the lowest gem, so low crevices are worth more.
guide-rows = At the end of each row lies a bonus tile. It goes to whoever has most gems in the row; on a tie, to the gem furthest right.
guide-count = When the first column is full it is counted: points downwards, tiles sideways. Then the water moves on by one column. Play until that happens.
guide-tiles = Tiles you have won lie beside your cards. Those to draw are used at any time in your turn, a double turn after your action, any colour while paying. They glow when you may use them.
guide-end = The game ends when the ninth column has been counted; the last two then pay as they are. Undo, a hint and the rules are always below the board. Have fun!

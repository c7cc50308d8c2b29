### What the board and the guide of Nomads say on the page, besides the game's own sentences.

page-supply = Cards to write
page-legends = Legends: pay with equal tiles
page-songs = Songs: pay with different tiles
page-different = Different
page-stacks-left = { $left ->
    [one] { $left } stack left
   *[other] { $left } stacks left
}; the game ends at { $end }.
page-unseen = still face down

guide-welcome = Eight rugs lie round the fire. On every rug discs pile up, and beside it lies a stack of story tiles. Only the disc on top of a pile hears the story next to it.
guide-first = Put your first disc on a rug that glows. It lands on top, so look at the tile beside it.
guide-second = Now your second disc. If it is on another rug, you will have two piles to choose from later.
guide-move = Your turn. Click a pile that holds one of your discs: you lift the whole pile. Then click one of its neighbours to say which way it is sown, one disc for each rug. Point at a neighbour first: the board shows where every disc would land.
guide-listened = Everybody whose disc lay on top took the tile beside it. A tile in front of you costs one point until you trade it in.
guide-write = Equal tiles pay for a legend, different ones for a song: when you can pay, the card glows. Play a few turns and write your first card.
guide-moon = Opal moons go to the crescent above the fire. When four are there, whoever is ahead wins three of them, worth a point each. So be ahead at the right moment.
guide-end = When only two stacks of tiles are left, the game ends and everybody may write one last card. Undo, a hint and the rules are always below the board. Have fun!

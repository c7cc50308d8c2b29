### What the board and the guide of The Island say on the page, besides the game's own sentences.

page-afloat = Still afloat
page-sinks-next = sinks next
page-die = Creature die
page-phases = Phases of a turn
page-phase-place = Placing explorers
page-phase-boats = Placing boats
page-phase-tile = Tile
page-phase-move = Move
page-phase-sink = Sink
page-phase-creature = Creature
page-phase-over = The game is over: who reached a lighthouse, and what do they carry?
page-steps = { $left } of { $all } steps left
page-tiles-left = Tiles left: { $beach } beach, { $forest } forest, { $mountain } mountain
page-hand = Your tiles
page-values = Values still free
page-to-place-one = { $you ->
    [seat] You place next: { $count } to come
   *[other] { $seat } places next: { $count } to come
}
page-to-place-first = { $you ->
    [seat] You place next, first colour: { $count } to come
   *[other] { $seat } places next, first colour: { $count } to come
}
page-to-place-second = { $you ->
    [seat] You place next, second colour: { $count } to come
   *[other] { $seat } places next, second colour: { $count } to come
}
page-unseen = Not seen yet
page-shared = Shared control:
page-peril-lost = Deadly: the explorer would be lost!
page-peril-capsize = The boat would capsize!
page-peril-wreck = Deadly: the boat and everybody in it!
page-peril-attack = Attack!
page-peril-again = Tap again to do it all the same.
page-seat-saved = { $count } saved
page-seat-island = { $count } on the island
page-seat-boats = { $count } in boats
page-seat-water = { $count } swimming
page-seat-lost = { $count } lost
page-seat-unplaced = { $count } still to place
page-seat-values = Values of the saved explorers
page-kept-hidden = A red tile ({ $terrain }), face down
page-place-rest = Place the rest for me

guide-welcome = The island in the middle sinks, one tile every turn. Bring your ten explorers to the four lighthouses in the corners, above all by boat. What counts at the end is the treasure they carry.
guide-place = Put your first explorer on a tile that glows. Beaches sink first, mountains last; near the coast it is not far to a boat.
guide-value = Now choose in secret what it carries, over its head. High values deserve a good place: only you will know.
guide-rest = Place the others in the same way, in turn with your rival, or press “Place the rest for me”.
guide-boats = Now the boats. Put yours on the water beside your explorers. Boats belong to nobody: whoever has most people aboard steers them.
guide-embark = Your turn: three lanterns, three steps. Click one of your explorers at the coast, then a boat beside it.
guide-sail = Now click the boat, then a hex beside it: everybody aboard comes along for a single step. A hatched hex means danger.
guide-sink = Use the last lantern as you like, or end your movement. Then a tile has to sink, beaches first. Choose one that glows, best under somebody else. What lies under it acts at once, or you keep it in secret.
guide-creature = The die says which creature you may move: serpents wreck boats and take swimmers, sharks take swimmers, whales overturn boats. Move one towards your rival, or leave them alone.
guide-shark = Sharks come up from under the tiles. With “Danger” (key D) you see everything that the creatures could reach.
guide-land = The framed hexes beside the lighthouses are where one lands. From a boat or swimming, one more step and an explorer is safe for good.
guide-end = Somewhere under the mountains lies the volcano: it ends the game at once, and whoever is still out there is lost. Undo, a hint and the rules are always below the board. Good luck!

### Quello che il tabellone e la guida di The Island dicono nella pagina, oltre alle frasi del gioco.

page-afloat = Ancora a galla
page-sinks-next = la prossima
page-die = Dado creature
page-phases = Fasi del turno
page-phase-place = Si piazzano gli esploratori
page-phase-boats = Si piazzano le barche
page-phase-tile = Tessera
page-phase-move = Movimento
page-phase-sink = Affonda
page-phase-creature = Creatura
page-steps = { $left ->
    [one] Resta { $left } passo su { $all }
   *[other] Restano { $left } passi su { $all }
}
page-tiles-left = Tessere rimaste: { $beach } spiaggia, { $forest } foresta, { $mountain } montagna
page-hand = Le tue tessere
page-values = Valori ancora liberi
page-unseen = Non ancora visti
page-peril-lost = Mortale: l’esploratore sarebbe perso!
page-peril-capsize = La barca si rovescerebbe!
page-peril-wreck = Mortale: la barca e tutti a bordo!
page-peril-attack = Attacco!
page-seat-saved = { $count ->
    [one] { $count } salvo
   *[other] { $count } salvi
}
page-seat-island = { $count } sull’isola
page-seat-boats = { $count } in barca
page-seat-water = { $count } a nuoto
page-seat-lost = { $count ->
    [one] { $count } perso
   *[other] { $count } persi
}
page-seat-unplaced = { $count } da piazzare
page-seat-values = Valori degli esploratori salvi
page-kept-hidden = Una tessera rossa ({ $terrain }), coperta
page-place-rest = Piazza tu il resto

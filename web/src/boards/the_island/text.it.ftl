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
page-phase-over = La partita è finita: chi è arrivato a un faro, e con che tesoro?
page-steps = { $left ->
    [one] Resta { $left } passo su { $all }
   *[other] Restano { $left } passi su { $all }
}
page-tiles-left = Tessere rimaste: { $beach } spiaggia, { $forest } foresta, { $mountain } montagna
page-hand = Le tue tessere
page-values = Valori ancora liberi
page-to-place-one = { $you ->
    [seat] Piazzi tu: ne mancano { $count }
   *[other] Piazza { $seat }: ne mancano { $count }
}
page-to-place-first = { $you ->
    [seat] Piazzi tu, primo colore: ne mancano { $count }
   *[other] Piazza { $seat }, primo colore: ne mancano { $count }
}
page-to-place-second = { $you ->
    [seat] Piazzi tu, secondo colore: ne mancano { $count }
   *[other] Piazza { $seat }, secondo colore: ne mancano { $count }
}
page-unseen = Non ancora visti
page-shared = Controllo condiviso:
page-peril-lost = Mortale: l’esploratore sarebbe perso!
page-peril-capsize = La barca si rovescerebbe!
page-peril-wreck = Mortale: la barca e tutti a bordo!
page-peril-attack = Attacco!
page-peril-again = Tocca di nuovo per farlo lo stesso.
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

guide-welcome = L’isola al centro affonda, una tessera a ogni turno. Porta i tuoi dieci esploratori ai quattro fari negli angoli, soprattutto in barca. Alla fine conta il tesoro che portano.
guide-place = Metti il primo esploratore su una tessera accesa. Le spiagge affondano per prime, le montagne per ultime; vicino alla costa le barche non sono lontane.
guide-value = Ora scegli in segreto che cosa porta, sopra la sua testa. I valori alti meritano un buon posto: lo saprai solo tu.
guide-rest = Piazza gli altri allo stesso modo, a turno con il tuo rivale, o premi «Piazza tu il resto».
guide-boats = Ora le barche. Metti le tue in acqua accanto ai tuoi esploratori. Le barche non sono di nessuno: le guida chi ha più gente a bordo.
guide-embark = Tocca a te: tre lanterne, tre passi. Clicca un tuo esploratore sulla costa, poi una barca accanto.
guide-sail = Ora clicca la barca, poi una casella accanto: chi è a bordo viene con te, con un passo solo. Una casella tratteggiata vuol dire pericolo.
guide-sink = Usa l’ultima lanterna come vuoi, o termina il movimento. Poi deve affondare una tessera, prima le spiagge. Scegline una accesa, meglio se sotto qualcun altro. Ciò che sta sotto agisce subito, o lo tieni in segreto.
guide-creature = Il dado dice quale creatura puoi muovere: i serpenti distruggono le barche e prendono chi nuota, gli squali prendono chi nuota, le balene rovesciano le barche. Muovine una verso il tuo rivale, o lasciale stare.
guide-shark = Gli squali emergono da sotto le tessere. Con «Pericoli» (tasto D) vedi tutto ciò che le creature possono raggiungere.
guide-land = Le caselle incorniciate accanto ai fari sono gli approdi. Da una barca o a nuoto, ancora un passo e l’esploratore è salvo per sempre.
guide-end = Da qualche parte sotto le montagne c’è il vulcano: chiude la partita all’istante, e chi è ancora fuori è perso. Annulla, Consiglio e Regole sono sempre sotto il tabellone. Buona fortuna!

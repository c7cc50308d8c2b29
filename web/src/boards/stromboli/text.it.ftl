### Che cosa dicono il tabellone e la guida di Stromboli nella pagina, oltre alle frasi del gioco.

page-card-build = Statua
page-card-priestess = Sacerdotessa
page-card-shell = Conchiglia
page-card-basket_b1 = Cestino
page-card-basket_b2 = Cestino
page-card-white_pearl = Perla bianca
page-card-black_pearl = Perla nera
page-card-nautilus = Nautilus
page-card-lava = Lava
page-short-butterflies = Farfalle
page-short-majority = Maggioranza
page-short-forest = Foresta
page-short-mountain = Montagna
page-short-complete_segment = Segm. pieno
page-score-butterflies = { $points } per ogni farfalla sulle carte che tieni
page-score-majority = { $points } per ognuno dei tre terreni in cui hai più statue
page-score-forest = { $points } in più per ogni tua statua nella foresta
page-score-mountain = { $points } in più per ogni tua statua in montagna
page-score-complete_segment = { $points } per ogni segmento con tre statue tue
page-priestess = Sposta un segnalino lava nel cratere accanto, una volta per round in due
page-priestess-up = devia la lava
page-priestess-down = usata
page-each = { $points } l’una
page-after-lava = { $points } dopo la lava che ora minaccia quelle statue
page-decks = Mazzi
page-round = round { $round } di 2
page-left = ×{ $left }
page-empty = finito
page-lava = lava ×{ $count }
page-used = usate
page-pool = Ancora in questo mazzo
page-stall = Da tanto nessuno riceve una carta: l’ultimo conteggio arriva fra { $left ->
    [one] { $left } turno
   *[other] { $left } turni
}.
page-sale = In vendita
page-buy = { $you ->
    [seat] puoi comprare
   *[other] { $seat } può comprare
}
page-prebuy = { $you ->
    [seat] puoi comprare prima del conteggio
   *[other] { $seat } può comprare prima del conteggio
}
page-reserve = Riserva di { $seat }
page-disc = { $value ->
    [0] Disco lava
   *[other] Disco { $value }
}
page-statues = { $count ->
    [one] { $count } statua da costruire
   *[other] { $count } statue da costruire
}
page-shells = { $count ->
    [one] { $count } conchiglia
   *[other] { $count } conchiglie
}
page-now = ora +{ $points }
page-deal-last = In { $segment } non ci sono carte: comincerebbe l’ultimo conteggio.
page-deal-nobody = In { $segment } nessuno ha dischi: le carte resterebbero lì.
page-deal-both = { $you ->
    [first] In { $segment } la prima scelta sarebbe tua, a { $second } andrebbe l’altra carta.
    [second] In { $segment } sceglierebbe prima { $first }, a te andrebbe l’altra carta.
   *[other] In { $segment } sceglierebbe prima { $first }, a { $second } andrebbe l’altra carta.
}
page-deal-one = { $you ->
    [first] In { $segment } sceglieresti una carta, l’altra resterebbe lì.
   *[other] In { $segment } sceglierebbe una carta { $first }, l’altra resterebbe lì.
}
page-deal-alike = { $you ->
    [first] Le due carte di { $segment } sono identiche: ne riceveresti una, l’altra resterebbe lì.
   *[other] Le due carte di { $segment } sono identiche: una andrebbe a { $first }, l’altra resterebbe lì.
}
page-deal-only = { $you ->
    [first] In { $segment } riceveresti l’unica carta.
   *[other] In { $segment } l’unica carta andrebbe a { $first }.
}

guide-welcome = Questa è Stromboli. Intorno all’isola ci sono sei spiagge, da A a F, e davanti a ognuna due carte. La barca è una sola per entrambi: naviga in senso orario e porta le carte a chi ha dischi dove approda.
guide-place = I tuoi dischi, da 1 a 5, sono accanto al tuo nome. Fai clic su uno, poi su una spiaggia illuminata dove non c’è la barca. Mettilo dove vorresti una carta.
guide-shaman = Poi può muoversi il tuo sciamano. Fai clic su una pianura illuminata: le statue si costruiscono dove sta lui, e più in alto valgono di più.
guide-sums = Su ogni spiaggia il cartellino mostra le due somme. Chi ha la più alta sceglie per primo quando approda la barca. Le due somme non possono mai essere uguali.
guide-sail = Ora fai salpare la barca. Fai clic su un disco e indica la spiaggia della barca: la linea mostra dove approderebbe e chi riceverebbe una carta. Mandala dove hai un disco; se non ci arrivi, piazza prima un altro disco.
guide-cards = Le carte si prendono dove approda la barca: prima la somma più alta, poi l’altro giocatore. Poi tutti i dischi di quella spiaggia tornano a casa ed escono carte nuove.
guide-build = Con una carta Statua costruisci una statua dove sta il tuo sciamano: 1 punto in pianura, 2 nella foresta, 3 in montagna. Gioca finché ne hai costruita una.
guide-shop = Una Conchiglia è denaro. Ogni volta che ne ricevi una puoi comprare una carta del porto; i numeri dicono quanto renderebbe ora a ciascuno.
guide-lava = Le carte Lava mettono segnalini nel cratere. Uno brucia la montagna di quel segmento, due anche la foresta, tre anche la pianura: il tratteggio mostra dove. Una Sacerdotessa devia la lava.
guide-eruption = Quando finisce il mazzo da due palme il vulcano erutta e si contano i punti; la seconda volta finisce la partita. Gioca fino alla prima eruzione, oppure salta avanti.
guide-end = È tutto quello che serve. Annulla, Consiglio e Regole sono sempre sotto il tabellone. Buona fortuna sulla montagna!

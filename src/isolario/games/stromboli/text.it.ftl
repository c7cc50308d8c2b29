### Stromboli in italiano. I segmenti sono le lettere da A a F.

game-title = Stromboli
game-blurb = Un duello su un’isola vulcanica rotonda: i tuoi dischi guidano l’unica barca verso le carte e il tuo sciamano innalza statue che il vulcano rivuole.

option-variant = Lava
    .about = Nel gioco base la lava esce con le carte; nella variante tattica ognuno la chiama con un disco. Giocate prima il gioco base.
option-variant-base = Gioco base
option-variant-tactical = Variante tattica
option-first_player = Primo giocatore
    .about = Chi comincia perde un pareggio che le statue non risolvono.
option-first_player-random = Estratto a sorte
option-shaman_shields_statue = Gli sciamani proteggono le statue
    .about = Il regolamento si può leggere in due modi: se la lava risparmi una statua che divide lo spazio con uno sciamano.
option-shaman_shields_statue-off = No: la lava la distrugge lo stesso
option-shaman_shields_statue-on = Sì: la statua si salva

# -- nomi -------------------------------------------------------------------------------------------

terrain-plain = pianura
    .on = nella pianura
    .to = nella pianura
terrain-forest = foresta
    .on = nella foresta
    .to = nella foresta
terrain-mountain = montagna
    .on = sulla montagna
    .to = sulla montagna

card-build = Costruisci una statua
    .a = una carta Costruzione
card-priestess = Sacerdotessa
    .a = una Sacerdotessa
card-shell = Conchiglia
    .a = una Conchiglia
card-basket_b1 = Cestino di pesce (una farfalla)
    .a = un Cestino di pesce con una farfalla
card-basket_b2 = Cestino di pesce (due farfalle)
    .a = un Cestino di pesce con due farfalle
card-white_pearl = Perla bianca
    .a = la Perla bianca
card-black_pearl = Perla nera
    .a = la Perla nera
card-nautilus = Nautilus
    .a = il Nautilus
card-lava = Lava
    .a = una carta Lava

scorecard-butterflies = Farfalle
scorecard-majority = Maggioranza di statue
scorecard-forest = Statue nella foresta
scorecard-mountain = Statue in montagna
scorecard-complete_segment = Segmento completo

item-plain = le statue in pianura
item-forest = le statue nella foresta
item-mountain = le statue in montagna
item-baskets = la maggioranza dei cestini
item-pearls = le perle
item-nautilus = il Nautilus
item-shells = le conchiglie non spese
item-card-butterflies = la carta Farfalle
item-card-majority = la carta Maggioranza di statue
item-card-forest = la carta Statue nella foresta
item-card-mountain = la carta Statue in montagna
item-card-complete-segment = la carta Segmento completo

# -- che cosa fare ----------------------------------------------------------------------------------

prompt-turn-place = Piazza un disco su una spiaggia.
prompt-turn = Piazza un disco o riprendine uno.
prompt-turn-sail = Riprendi un disco o fai avanzare la barca.
prompt-lava = Aggiungi il disco lava o tienilo.
prompt-shaman = Muovi lo sciamano o lascialo dov’è.
prompt-take = Scegli una delle due carte di { $segment }{ $other ->
    [0] ; l’altra rimane lì.
   *[other] ; l’altra va al tuo avversario.
}
prompt-build = Costruisci una statua dove sta il tuo sciamano, o rinuncia alla carta.
prompt-divert = Sposta un segnalino lava nel cratere accanto, o lascia stare la lava.
prompt-buy = Compra una carta con { $shells ->
    [one] la tua conchiglia
   *[other] le tue { $shells } conchiglie
}, o continua a risparmiare.
prompt-prebuy = Compra un’ultima carta prima che il vulcano erutti, o tieni { $shells ->
    [one] la tua conchiglia
   *[other] le tue { $shells } conchiglie
}.

# -- scelte -----------------------------------------------------------------------------------------

action-first = Comincia { $seat }
action-draw = Esce { $card }
action-place = Piazza { $value ->
    [1] l’1
   *[other] il { $value }
} sulla spiaggia { $beach }
action-place-boat = Piazza { $value ->
    [1] l’1
   *[other] il { $value }
} presso la barca: da { $beach } va in { $target }
action-retrieve = Riprendi { $value ->
    [1] l’1
   *[other] il { $value }
}{ $beach ->
    [supply] {""}
   *[other] {" "}dalla spiaggia { $beach }
}
action-sail = Fai avanzare la barca in { $target }
action-shaman = Muovi lo sciamano { $towards } di { $segment }
action-stay = Lascia lo sciamano dov’è
action-take = Prendi { $card }
action-build = Costruisci una statua { $where } di { $segment }
action-skip-build = Non costruire
action-divert = Sposta un segnalino lava da { $source } a { $target }
action-skip-divert = Lascia stare la lava
action-buy = Compra { $card } per { $cost ->
    [one] { $cost } conchiglia
   *[other] { $cost } conchiglie
} (ora vale { $worth })
action-buy-priestess = Compra la Sacerdotessa per { $cost ->
    [one] { $cost } conchiglia
   *[other] { $cost } conchiglie
}
action-buy-nothing = Non comprare nulla
action-lava = Aggiungi il disco lava
action-no-lava = Tieni il disco lava

# -- che cosa è successo ----------------------------------------------------------------------------

event-first = { $you ->
    [seat] Ricevi la carta primo giocatore.
   *[other] { $seat } riceve la carta primo giocatore.
}
event-deal = In { $segment } si scopre { $card }.
    .many = Le carte sono in tavola: { $count }, due per spiaggia.
event-place = { $you ->
    [seat] Piazzi { $value ->
        [1] l’1
       *[other] il { $value }
    } sulla spiaggia { $beach }.
   *[other] { $seat } piazza { $value ->
        [1] l’1
       *[other] il { $value }
    } sulla spiaggia { $beach }.
}
event-retrieve = { $you ->
    [seat] Riprendi { $value ->
        [1] l’1
       *[other] il { $value }
    } dalla spiaggia { $beach }.
   *[other] { $seat } riprende { $value ->
        [1] l’1
       *[other] il { $value }
    } dalla spiaggia { $beach }.
}
event-sail = { $you ->
    [seat] Fai avanzare la barca.
   *[other] { $seat } fa avanzare la barca.
}
event-boat = La barca avanza di { $steps ->
    [one] un segmento
   *[other] { $steps } segmenti
}, da { $start } a { $end }.
event-lava-disc = { $you ->
    [seat] Aggiungi il disco lava sulla spiaggia { $beach }.
   *[other] { $seat } aggiunge il disco lava sulla spiaggia { $beach }.
}
event-no-lava = { $you ->
    [seat] Tieni il disco lava.
   *[other] { $seat } tiene il disco lava.
}
event-lava-disc-back = { $you ->
    [seat] Riprendi il disco lava dalla spiaggia { $beach }.
   *[other] { $seat } riprende il disco lava dalla spiaggia { $beach }.
}
event-marker = Un segnalino lava sale nel cratere di { $segment }.
event-shaman = { $you ->
    [seat] Muovi lo sciamano { $towards } di { $segment }.
   *[other] { $seat } muove lo sciamano { $towards } di { $segment }.
}
event-stay = { $you ->
    [seat] Lasci lo sciamano dov’è.
   *[other] { $seat } lascia lo sciamano dov’è.
}
event-take = { $you ->
    [seat] Ricevi { $card } da { $segment }.
   *[other] { $seat } riceve { $card } da { $segment }.
}
event-nobody = In { $segment } non c’è nessuno: le carte restano dove sono.
event-identical = { $you ->
    [seat] Le due carte di { $segment } sono identiche: non ricevi nulla.
   *[other] Le due carte di { $segment } sono identiche: { $seat } non riceve nulla.
}
event-no-build = { $you ->
    [seat] Lì non puoi costruire: la carta è persa.
   *[other] { $seat } lì non può costruire: la carta è persa.
}
event-build = { $you ->
    [seat] Costruisci una statua { $where } di { $segment }.
   *[other] { $seat } costruisce una statua { $where } di { $segment }.
}
event-skip-build = { $you ->
    [seat] Non costruisci.
   *[other] { $seat } non costruisce.
}
event-no-divert = { $you ->
    [seat] Non trovi lava da spostare.
   *[other] { $seat } non trova lava da spostare.
}
event-divert = { $you ->
    [seat] Sposti un segnalino lava da { $start } a { $end }.
   *[other] { $seat } sposta un segnalino lava da { $start } a { $end }.
}
event-skip-divert = { $you ->
    [seat] Lasci stare la lava.
   *[other] { $seat } lascia stare la lava.
}
event-buy = { $you ->
    [seat] Compri { $card } per { $cost ->
        [one] { $cost } conchiglia
       *[other] { $cost } conchiglie
    }.
   *[other] { $seat } compra { $card } per { $cost ->
        [one] { $cost } conchiglia
       *[other] { $cost } conchiglie
    }.
}
event-buy-priestess = { $you ->
    [seat] Compri la Sacerdotessa del tabellone per { $cost ->
        [one] { $cost } conchiglia
       *[other] { $cost } conchiglie
    }.
   *[other] { $seat } compra la Sacerdotessa del tabellone per { $cost ->
        [one] { $cost } conchiglia
       *[other] { $cost } conchiglie
    }.
}
event-buy-nothing = { $you ->
    [seat] Non compri nulla.
   *[other] { $seat } non compra nulla.
}
event-back = { $you ->
    [seat] Riprendi { $count ->
        [one] il disco { $discs }
       *[other] i dischi { $discs }
    } dalla spiaggia { $beach }.
   *[other] { $seat } riprende { $count ->
        [one] il disco { $discs }
       *[other] i dischi { $discs }
    } dalla spiaggia { $beach }.
}
event-draw = In { $segment } esce { $card }.
event-lava-card = In { $segment } esce una carta Lava.
event-quiet = Da { $turns } turni nessuno riceve una carta: fra altri { $left } si tiene l’ultimo conteggio.
event-stall = Da { $turns } turni nessuno riceve una carta: si tiene l’ultimo conteggio.
event-scoring = { $number ->
    [1] L’ultima carta da due palme è uscita
   *[other] È la fine
}: { $you ->
    [seat] provochi
   *[other] { $seat } provoca
} { $number ->
    [1] il primo
   *[other] l’ultimo
} conteggio.
event-erupt = Il vulcano erutta in { $segment }: { $count ->
    [one] scende un segnalino
   *[other] scendono { $count } segnalini
}.
    .many = Il vulcano erutta in { $count } segmenti.
event-burn = { $you ->
    [seat] La lava distrugge la tua statua { $where } di { $segment }.
   *[other] La lava distrugge una statua di { $seat } { $where } di { $segment }.
}
    .many = { $you ->
        [seat] La lava distrugge { $count } tue statue.
       *[other] La lava distrugge { $count } statue di { $seat }.
    }
event-cool = La lava si raffredda: { $count ->
    [one] il segnalino torna
   *[other] i { $count } segnalini tornano
} accanto all’isola.
event-score = { $seat }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} per { $item }.
    .many = { $you ->
        [seat] I tuoi punti vengono da { $count } cose.
       *[other] { $seat } fa punti per { $count } cose.
    }
event-round = Secondo round: la lava è sparita, le carte punteggio e la Sacerdotessa sono di nuovo in vendita.
event-end = { $you ->
    [seat] Il trono di Stromboli è tuo: { $red } a { $yellow }.
   *[other] Il trono di Stromboli va a { $seat }: { $red } a { $yellow }.
}

# -- le cose sul tavolo -----------------------------------------------------------------------------

zone-seats = Giocatori
zone-island = Isola
zone-cards = Carte sulla riva
zone-discs = Dischi
zone-scoreboard = Tabellone segnapunti
zone-decks = Mazzi
element-player = { $seat }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}, { $shells ->
    [one] { $shells } conchiglia
   *[other] { $shells } conchiglie
}, { $statues ->
    [one] ancora { $statues } statua
   *[other] ancora { $statues } statue
}
element-held = { $seat }: { $card } × { $count }
element-boat = Barca alla spiaggia { $beach }
element-beach = Spiaggia { $beach }: { $first } { $red }, { $second } { $yellow }
element-water = Acqua davanti a { $segment }
element-card = { $segment }: { $card }
element-crater = Cratere di { $segment }: { $count ->
    [0] niente lava
    [one] un segnalino lava
   *[other] { $count } segnalini lava
}
element-space = { $space }, { $terrain } di { $segment }: libera
element-space-statue = { $space }, { $terrain } di { $segment }: statua di { $seat }
element-shaman = Sciamano di { $seat }: { $place }
element-disc = Disco { $value } di { $seat }: { $beach ->
    [supply] nella riserva
   *[other] spiaggia { $beach }
}
element-lavadisc = Disco lava di { $seat }: { $beach ->
    [supply] nella riserva
   *[other] spiaggia { $beach }
}
element-scorecard = { $card }, { $cost ->
    [one] { $cost } conchiglia
   *[other] { $cost } conchiglie
}{ $owner ->
    [taken] , venduta
   *[none] {""}
}
element-supply = Segnalini lava accanto all’isola: { $count }
element-scoreboard = Tabellone segnapunti, round { $round }
element-discard = Carte scartate: { $count }
element-priestess = Sacerdotessa del tabellone, { $cost ->
    [one] { $cost } conchiglia
   *[other] { $cost } conchiglie
}{ $face ->
    [up] {""}
   *[down] , a faccia in giù
}
element-deck = { $palms ->
    [1] Mazzo da una palma
    [2] Mazzo da due palme
   *[other] Mazzo da tre palme
}: { $left ->
    [one] { $left } carta
   *[other] { $left } carte
}

# -- perché no --------------------------------------------------------------------------------------

reason-disc-first = Indica prima uno dei tuoi dischi, poi questa spiaggia.
reason-no-supply = I tuoi dischi sono tutti fuori: riprendine uno o fai avanzare la barca.
reason-tie-place = Con il tuo { $value } sulla spiaggia { $beach } sareste { $sum } pari, e le somme non possono mai essere uguali.
reason-tie-retrieve = Senza il tuo { $value } sulla spiaggia { $beach } sareste { $sum } pari, e le somme non possono mai essere uguali.
reason-not-in-supply = Il tuo { $value } è sulla spiaggia { $beach }: riprendilo prima di piazzarlo di nuovo.
reason-water = Sull’acqua c’è solo la barca: i dischi si piazzano sulla spiaggia.
reason-in-supply = Il tuo { $value } è già nella riserva: piazzalo su una spiaggia.
reason-rivals-disc = Quel disco è di { $seat }.
reason-sail = Puoi far avanzare la barca solo quando tutti e cinque i tuoi dischi sono sulle spiagge.
reason-turn-done = La tua azione l’hai già fatta: ora può muoversi solo il tuo sciamano.
reason-landing = La barca è approdata: prima viene quello che l’approdo porta con sé.
reason-scoring = Il conteggio è cominciato: prima gli ultimi acquisti, poi l’eruzione, poi i punti.
reason-lava-first = Decidi prima del tuo disco lava, poi la barca salpa.
reason-lava-when = Il disco lava può solo accompagnare un disco numerato che piazzi presso la barca.
reason-lava-out = Il tuo disco lava è sulla spiaggia { $beach }: torna quando la barca approda lì o quando ricevi una Sacerdotessa.
reason-lava-supply = La lava arriva da sé: questi segnalini non li prende nessuno.
reason-shaman-when = Il tuo sciamano si muove solo dopo che hai piazzato un disco lontano dalla barca o ne hai ripreso uno.
reason-shaman-taken = Lì c’è lo sciamano di { $seat }: puoi passargli sopra, ma non fermarti.
reason-shaman-hut = Dalla capanna si va nella pianura di quel segmento, e da lì solo di lato.
reason-shaman-here = Il tuo sciamano è già lì; per lasciarlo dov’è, scegli di restare.
reason-shaman-far = È a più di due passi.
reason-shaman-inward = Un solo passo per mossa può andare verso l’interno.
reason-shaman-diagonal = I passi vanno di lato, verso l’interno o verso l’esterno, mai in diagonale.
reason-shaman-beach = Uno sciamano non va mai su una spiaggia.
reason-shaman-where = Indica lo spazio in cui mandare lo sciamano, o lascialo dov’è.
reason-rivals-shaman = Quello sciamano è di { $seat }.
reason-take-when = Le carte si ricevono solo dove approda la barca, se si hanno dischi su quella spiaggia.
reason-take-here = La barca è in { $here }: le carte di { $segment } ora non si distribuiscono.
reason-build-when = Una statua si costruisce solo quando si riceve una carta Costruzione.
reason-build-here = Una statua si costruisce solo dove sta il tuo sciamano.
reason-divert-when = La lava la sposta solo una Sacerdotessa.
reason-no-marker = Nel cratere di { $segment } non c’è nessun segnalino lava.
reason-buy-when = Puoi comprare solo quando ricevi una Conchiglia e, nel gioco base, subito prima di un conteggio.
reason-which-card = Indica la carta che vuoi comprare.
reason-too-dear = Costa { $cost ->
    [one] { $cost } conchiglia
   *[other] { $cost } conchiglie
} e tu ne hai { $shells }.
reason-sold = Fino al prossimo conteggio quella carta è di { $seat }.
reason-priestess-down = La Sacerdotessa del tabellone è già stata usata: torna dopo il prossimo conteggio.
reason-deck = Le carte si scoprono da sé dove un posto sulla riva è vuoto.
reason-discard = Queste carte sono fuori dal gioco.
reason-open = Questo è in vista per entrambi: qui non c’è nulla da scegliere.

# -- il punteggio spiegato --------------------------------------------------------------------------

tally-nothing = Ancora nessun punto
tally-plain = Statue in pianura, conteggio { $number }
tally-forest = Statue nella foresta, conteggio { $number }
tally-mountain = Statue in montagna, conteggio { $number }
tally-baskets = Maggioranza dei cestini, conteggio { $number }
tally-pearls = Perle, conteggio { $number }
tally-nautilus = Nautilus
tally-shells = Conchiglie non spese
tally-card-butterflies = Carta Farfalle, conteggio { $number }
tally-card-majority = Carta Maggioranza di statue, conteggio { $number }
tally-card-forest = Carta Statue nella foresta, conteggio { $number }
tally-card-mountain = Carta Statue in montagna, conteggio { $number }
tally-card-complete-segment = Carta Segmento completo, conteggio { $number }

# -- il tabellone nel terminale ---------------------------------------------------------------------

board-cards = carte
board-boat = barca
board-beach = spiaggia
board-plain = pianura
board-forest = foresta
board-mountain = montagna
board-crater = cratere
board-supply = riserva
board-statues = statue
board-shells = conchiglie
board-kept = carte
board-for-sale = in vendita
board-decks = mazzi
board-round = Round { $number }
board-empty = –
board-short-build = Statua
board-short-priestess = Sacerd.
board-short-shell = Conchig.
board-short-basket_b1 = Cestino
board-short-basket_b2 = Cestino
board-short-white_pearl = P. bianca
board-short-black_pearl = P. nera
board-short-nautilus = Nautilus
board-hut = capanna
board-pier = molo
board-legend = ● sciamano · ▲ statua · ♦ lava · ✦ farfalla · ! qui colpirebbe la lava · $ una conchiglia · ♠ palme. F confina con A.
board-red = R
board-yellow = G
board-red-name = Rosso
board-yellow-name = Giallo
board-player = { $seat } ({ $initial }): { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}

# -- ciò che un giocatore conta: completa «avrai …» nei consigli -----------------------------------

factor-points = { $count ->
    [one] un punto in più
   *[other] { $count } punti in più
}
factor-statues = { $count ->
    [one] un punto in più in statue
   *[other] { $count } punti in più in statue
}{ $pieces ->
    [0] {""}
    [one] {" "}(una statua in più)
   *[other] {" "}({ $pieces } statue in più)
}
factor-danger = { $count ->
    [one] un punto in più in statue minacciate dalla lava
   *[other] { $count } punti in più in statue minacciate dalla lava
}{ $pieces ->
    [0] {""}
    [one] {" "}(una statua in più)
   *[other] {" "}({ $pieces } statue in più)
}
factor-baskets = { $count ->
    [one] un punto in più per i cestini di pesce
   *[other] { $count } punti in più per i cestini di pesce
}
factor-pearls = { $count ->
    [one] un punto in più per le perle
   *[other] { $count } punti in più per le perle
}
factor-nautilus = { $count ->
    [one] un punto in più per il Nautilus
   *[other] { $count } punti in più per il Nautilus
}
factor-shells = { $count ->
    [one] una conchiglia in più
   *[other] { $count } conchiglie in più
}
factor-score-cards = { $count ->
    [one] un punto in più sulle carte punteggio
   *[other] { $count } punti in più sulle carte punteggio
}
factor-site = { $count ->
    [one] un posto dove costruire che vale un punto in più
   *[other] un posto dove costruire che vale { $count } punti in più
}
factor-discs = { $count ->
    [one] un disco in più da piazzare
   *[other] { $count } dischi in più da piazzare
}
factor-first-choice = la prima scelta quando la barca arriva in { $beach }

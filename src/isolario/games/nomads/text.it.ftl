### Nomads in italiano.

game-title = Nomads
game-blurb = Semina pile di gettoni attorno al falò, ascolta chi ti capita accanto e trasforma i frammenti sparsi in canzoni e leggende prima che ti pesino addosso.

option-first_player = Chi comincia
    .about = Gli altri seguono in senso orario.
option-first_player-random = Estratto a sorte
option-adventurers = Come si dividono gli avventurieri
    .about = Ognuno gioca con un avventuriero e i suoi poteri; per la prima partita falli assegnare a caso.
option-adventurers-draft = Ognuno ne sceglie uno
option-adventurers-random = Assegnati a caso
option-opal_tie = Parità al primo posto in un punteggio intermedio
    .about = Il regolamento non dice quante lune si dividono più giocatori in testa.
option-opal_tie-pool = I primi a pari merito si dividono tutte le lune
option-opal_tie-share_three = I primi a pari merito si dividono solo il primo premio
option-lumarathon = Lumaratona: chi comincia, chi parte con la moneta, chi colloca gli addormentati
    .about = Solo per chi ha appena finito una partita a Oh Captain!: tre cose di quella valgono anche qui.
option-lumarathon-off = Non si gioca

## Pezzi. `.one` è con l’articolo, `.of` segue «la leggenda».

tile-whale = Balena
    .one = una Balena
    .of = della Balena
tile-comet = Cometa
    .one = una Cometa
    .of = della Cometa
tile-mask = Maschera
    .one = una Maschera
    .of = della Maschera
tile-well = Pozzo
    .one = un Pozzo
    .of = del Pozzo
tile-heron = Airone
    .one = un Airone
    .of = dell’Airone
tile-lantern = Lanterna
    .one = una Lanterna
    .of = della Lanterna
tile-mountain = Montagna
    .one = una Montagna
    .of = della Montagna
tile-opal = Luna di Opale
    .one = una Luna di Opale
tile-joker = Jolly
    .one = un Jolly
tile-hidden = niente di scoperto

disc-nomad = Nomade
    .one = un Nomade
disc-ulrich = Ulrich
    .one = un gettone di Ulrich
disc-moon = Moon
    .one = un gettone di Moon
disc-red = Red
    .one = un gettone di Red
disc-siana = Siana
    .one = un gettone di Siana
disc-nostromo = Nostromo
    .one = un gettone di Nostromo
disc-frog = la rana
    .one = la rana

adventurer-ulrich = Ulrich
    .power = una volta per mossa, due gettoni possono cadere sulla stessa casella
adventurer-moon = Moon
    .power = all’inizio del turno può spostare Lys di una casella
adventurer-red = Red
    .power = dopo la mossa può portare un suo gettone in cima alla sua pila
adventurer-siana = Siana
    .power = una volta per mossa può saltare una casella
adventurer-nostromo = Nostromo
    .power = la rana è il suo terzo gettone

zone-seats = Giocatori
zone-adventurers = Avventurieri
zone-ring = Pile di gettoni
zone-stacks = Pile di tessere
zone-discs = Gettoni
zone-moon = Lys e la tabella della Luna
zone-camp = L’accampamento
zone-songs = Canzoni
zone-legends = Leggende
zone-tiles = Tessere davanti ai giocatori

element-adventurer = { $name } { $state ->
    [awake] ({ $seat })
    [sleeping] (dorme)
   *[other] (libero)
}: { $power }
element-pile = Casella { $space }: { $count ->
    [0] nessun gettone
    [one] un gettone, { $top }
   *[other] { $count } gettoni, in cima { $top }
}
element-stack = Pila { $space }: { $height ->
    [0] vuota
    [one] { $tile }, l’ultima tessera
   *[other] { $tile }, { $height } tessere in tutto
}
element-disc = { $disc }, posto { $place } dal basso su { $space }
element-lys = Lys indica la pila { $space }
element-chart = Tabella della Luna: { $opals } lune su { $places }
element-fire = Il falò: { $count ->
    [0] nessuna tessera è uscita dal gioco
    [one] una tessera è uscita dal gioco
   *[other] { $count } tessere sono uscite dal gioco
}
element-supply = La riserva: { $count ->
    [0] tutte le carte sono scritte
    [one] una carta da scrivere
   *[other] { $count } carte da scrivere
}
element-song = Canzone da { $value } tessere diverse, { $points } { $points ->
    [one] punto
   *[other] punti
}{ $owned ->
    [yes] {""} ({ $seat })
   *[no] {""}
}
element-legend = Leggenda { $of }, valore { $value }{ $owned ->
    [yes] {""} ({ $seat })
   *[no] {""}
}
element-tile = { $seat }: { $tile } × { $count }

prompt-adventurer = Scegli il tuo avventuriero.
prompt-frog = Scegli una casella per la rana.
prompt-sleeper = Colloca { $disc }, che dorme.
prompt-own = Scegli una casella per { $disc }.
prompt-aim = Punta Lys verso una pila di tessere.
prompt-shift = Sposta Lys di una casella o lasciala dov’è.
prompt-main = Scegli una pila da sollevare e una direzione, oppure una carta da scrivere.
prompt-drop = { $power ->
    [double] Scegli dove lasciare due gettoni insieme, oppure semina normalmente.
   *[skip] Scegli una casella da saltare, oppure semina normalmente.
}
prompt-jump = Scegli un’altra pila per Lys e prendi la tessera in cima.
prompt-lift = Scegli un tuo gettone da portare in cima alla sua pila, oppure lasciali stare.
prompt-jokers = Scegli quanti Jolly spendere.
prompt-pay = Scegli un tipo di tessera da dare per la canzone ({ $due ->
    [one] ne manca una
   *[other] ne mancano { $due }
}).
prompt-last = Scrivi un’ultima carta o passa.

action-pick = Gioca con { $name }: { $power }
action-place = Metti { $disc } su { $space }
action-aim = Punta Lys verso la pila { $space }
action-jump = Porta Lys alla pila { $space }{ $full ->
    [yes] {""} e prendi { $tile }
   *[no] {""}, che è vuota
}
action-shift = Sposta Lys su { $space }
action-move = Solleva { $space } ({ $count ->
    [one] un gettone
   *[other] { $count } gettoni
}) e semina in senso { $direction ->
    [cw] orario
   *[ccw] antiorario
}
action-double = Lascia due gettoni su { $space } (passo { $step })
action-skip = Salta { $space } (passo { $step })
action-lift = Porta in cima { $which ->
    [one] il tuo gettone
    [lower] il tuo gettone più basso
   *[upper] il tuo gettone più alto
} su { $space }
action-song = Scrivi la canzone da { $value } tessere ({ $points } punti)
action-legend = Scrivi la leggenda { $of }, valore { $value }
action-upgrade = Migliora la leggenda { $of } da { $old } a { $value } con { $cost ->
    [one] una tessera
   *[other] { $cost } tessere
}
action-jokers = { $count ->
    [0] Non spendere Jolly
    [one] Spendi un Jolly
   *[other] Spendi { $count } Jolly
}
action-pay = Dai { $tile }
action-pass = { $phase ->
    [shift] Lascia Lys dov’è
    [drop] Semina normalmente
    [lift] Lascia i gettoni come sono
   *[last] Non scrivere altro
}

event-first = { $you ->
    [seat] Cominci tu.
   *[other] Comincia { $seat }.
}
event-turn-up = Sulla pila { $space } si scopre { $one }.
    .many = Si scoprono nuove tessere su { $count } pile.
event-adventurer = { $you ->
    [seat] Giochi con { $name }.
   *[other] { $seat } gioca con { $name }.
}
event-place = { $you ->
    [seat] Metti { $disc } su { $space }.
   *[other] { $seat } mette { $disc } su { $space }.
}
event-nomads = Su ogni casella si siede un Nomade.
event-aim = { $you ->
    [seat] Punti Lys verso la pila { $space }.
   *[other] { $seat } punta Lys verso la pila { $space }.
}
event-turn = { $you ->
    [seat] Turno { $number }: tocca a te.
   *[other] Turno { $number }: { $seat }.
}
event-shift = { $you ->
    [seat] Sposti Lys su { $space }.
   *[other] { $seat } sposta Lys su { $space }.
}
event-raise = { $you ->
    [seat] Sollevi la pila su { $from }.
   *[other] { $seat } solleva la pila su { $from }.
}
event-sow = { $you ->
    [seat] Semini
   *[other] { $seat } semina
} { $count ->
    [one] il gettone
   *[other] i { $count } gettoni
} di { $from } in senso { $direction ->
    [cw] orario
   *[ccw] antiorario
}{ $power ->
    [double] , due insieme su { $on },
    [skip] , saltando { $on },
   *[none] {""}
} e { $you ->
    [seat] finisci
   *[other] finisce
} su { $to }.
event-trigger = L’ultimo gettone incontra Lys: { $you ->
    [seat] la mandi a un’altra pila.
   *[other] { $seat } la manda a un’altra pila.
}
event-jump = Lys va alla pila { $space }.
event-lift = { $you ->
    [seat] Porti { $disc } in cima su { $space }.
   *[other] { $seat } porta { $disc } in cima su { $space }.
}
event-take = { $you ->
    [seat] Prendi { $one } da { $space }.
   *[other] { $seat } prende { $one } da { $space }.
}
event-burn = Chi dorme manda { $one } da { $space } nella scatola.
event-opal = Una luna da { $space } va sulla tabella della Luna.
event-discard = { $you ->
    [seat] Scarti { $tile } × { $count }.
   *[other] { $seat } scarta { $tile } × { $count }.
}
event-write = { $you ->
    [seat] Scrivi
   *[other] { $seat } scrive
} { $card ->
    [song] la canzone da { $value }.
   *[legend] la leggenda { $of }, valore { $value }.
}
event-return = { $you ->
    [seat] Restituisci la leggenda { $of }, valore { $value }.
   *[other] { $seat } restituisce la leggenda { $of }, valore { $value }.
}
event-interim = La tabella della Luna è piena: punteggio intermedio.
event-interim-score = { $you ->
    [seat] Sei a { $points }.
   *[other] { $seat } è a { $points }.
}
event-opals = { $you ->
    [seat] Vinci
   *[other] { $seat } vince
} { $count ->
    [one] una luna
   *[other] { $count } lune
}.
event-opals-boxed = { $count ->
    [one] Una luna torna
   *[other] { $count } lune tornano
} nella scatola.
event-end = { $stacks ->
    [0] Non restano pile di tessere
    [one] Resta una pila di tessere
   *[other] Restano { $stacks } pile di tessere
}: la partita finisce e ognuno può scrivere un’ultima carta, a partire da { $you ->
    [seat] te.
   *[other] { $seat }.
}
event-stall-warning = Da { $idle } turni nessuna tessera lascia le pile e nessuno scrive: ancora { $left } turni così e la partita finisce.
event-stall = Da { $turns } turni nessuna tessera lascia le pile e nessuno scrive: la partita finisce qui e ognuno può scrivere un’ultima carta, a partire da { $you ->
    [seat] te.
   *[other] { $seat }.
}
event-pass = { $you ->
    [seat] Non scrivi altro.
   *[other] { $seat } non scrive altro.
}
event-over = Il falò si spegne: si contano le storie.

## Perché qualcosa non si può fare.

reason-later = Prima scegli la casella: il gettone serve solo a distinguere i giri.
reason-phase = { $phase ->
    [adventurer] Adesso scegli il tuo avventuriero.
    [frog] Adesso scegli una casella per la rana.
    [sleeper] Adesso collochi un gettone di chi dorme: scegli una casella.
    [own] Adesso collochi un tuo gettone: scegli una casella.
    [aim] Adesso punti Lys: scegli una pila di tessere.
    [shift] Prima decidi se Moon sposta Lys su una pila vicina.
    [drop] Prima decidi a quale passo usi la tua capacità, oppure semina normalmente.
    [jump] Prima manda Lys a un’altra pila.
    [lift] Prima decidi se Red solleva un suo gettone.
    [jokers] Prima decidi quanti Jolly spendi.
    [pay] Prima scegli che cosa dai per la canzone.
    [last] La partita è finita: puoi solo scrivere un’ultima carta o passare.
   *[main] Nel tuo turno sollevi una pila o scrivi una carta.
}
reason-moves-over = La partita è finita: non si muovono più pile. Puoi scrivere un’ultima carta o passare.
reason-no-pass = Non puoi passare: solleva una pila o scrivi una carta.
reason-no-own-disc = Su { $space } non c’è nessun tuo gettone: puoi sollevare solo una pila che ne contiene uno.
reason-disc = I gettoni non si muovono uno per uno: scegli l’intera pila e una direzione.
reason-full = { $space } ha già { $most } gettoni, il massimo durante la preparazione.
reason-lys-stays = Lys è già lì: deve andare a un’altra pila.
reason-lys = Lys si sposta quando l’ultimo gettone di una mossa cade dove sta indicando.
reason-double = Per lasciarne due insieme devi avere in mano due gettoni a quel passo.
reason-skip = Hai in mano { $count ->
    [one] un solo gettone: puoi saltare solo la prima casella
   *[other] solo { $count } gettoni: puoi saltare una delle prossime { $count } caselle
}.
reason-lift = Red solleva solo un suo gettone che ne ha altri sopra.
reason-stack = Le tessere non si scelgono: dopo una mossa, chi è in cima prende la tessera accanto.
reason-chart = Le lune aspettano qui finché la tabella è piena.
reason-tile = Le tessere si danno quando si scrive: scegli la carta.
reason-foreign = Queste tessere non sono tue.
reason-jokers-paid = Quanti Jolly spendi è già deciso.
reason-not-held = Non hai { $of }.
reason-pay-order = I tipi si indicano nel loro ordine, e deve restarne abbastanza per completare la canzone: scegli tra quelli illuminati.
reason-adventurer = Gli avventurieri si scelgono solo all’inizio.
reason-one-song = Hai già una canzone, e se ne può scrivere una sola.
reason-own-legend = La tua leggenda { $of } vale già altrettanto o di più.
reason-written = Questa carta l’ha già scritta { $seat }.
reason-unpaid = { $card ->
    [song] Per la canzone da { $value } { $missing ->
        [one] ti manca una tessera diversa
       *[other] ti mancano { $missing } tessere diverse
    }.
   *[legend] Per la leggenda { $of }, valore { $value }, { $missing ->
        [one] ti manca una tessera
       *[other] ti mancano { $missing } tessere
    }.
}

tally-song = Canzone da { $value }
tally-legend = Leggenda { $of }
tally-opals = { $count ->
    [one] Una luna
   *[other] { $count } lune
}
tally-tiles = { $count ->
    [one] Una tessera avanzata
   *[other] { $count } tessere avanzate
}

## Il tabellone in un terminale.

board-empty = vuota
board-opal = Luna
board-moon = Tabella Luna
board-stacks = { $count ->
    [one] resta { $count } pila
   *[other] restano { $count } pile
}
board-no-tiles = nessuna tessera
board-song = Canzone
board-supply = Carte da scrivere
board-key = Le pile si leggono dal gettone più basso a quello [in cima]; chi dorme è in minuscolo. × dice quante tessere ha la pila.

# -- ciò che un giocatore conta: completa «avrai …» nei consigli -----------------------------------

factor-cards = { $count ->
    [one] un punto in più sulle carte
   *[other] { $count } punti in più sulle carte
}
factor-opals = { $count ->
    [one] un opale in più
   *[other] { $count } opali in più
}
factor-jokers = { $count ->
    [one] un Jolly in più
   *[other] { $count } Jolly in più
}
factor-ready = { $count ->
    [one] una tessera in più pronta da scrivere
   *[other] { $count } tessere in più pronte da scrivere
}
factor-burden = { $count ->
    [one] una tessera in più che nessuna carta può usare
   *[other] { $count } tessere in più che nessuna carta può usare
}
factor-waiting = { $count ->
    [one] una tessera in più in attesa di altre uguali
   *[other] { $count } tessere in più in attesa di altre uguali
}
factor-listening = { $count ->
    [one] un gettone in più in cima accanto a una tessera scoperta
   *[other] { $count } gettoni in più in cima accanto a tessere scoperte
}
factor-buried = { $count ->
    [one] un gettone in più sepolto sotto altri
   *[other] { $count } gettoni in più sepolti sotto altri
}

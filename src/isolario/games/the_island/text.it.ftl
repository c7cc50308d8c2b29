### The Island

game-title = The Island
game-blurb = L’isola affonda una tessera alla volta. Porta i tuoi esploratori negli angoli sicuri, in barca o a nuoto, tra serpenti, squali e balene, prima che il vulcano metta fine a tutto.

option-two_colours = Due colori a testa (solo in due)
    .about = In due ognuno guida due colori: venti esploratori invece di dieci, su un’isola affollata.
option-two_colours-off = Un colore a testa
option-two_colours-on = Due colori a testa
option-overpopulation = Sfida 1: Sovrappopolazione
    .about = Con questa sfida sulle tessere interne si può partire in due; senza, all’inizio ogni tessera ospita un solo esploratore.
option-overpopulation-off = Non si gioca
option-overpopulation-on = In due sulle tessere interne
option-to_the_last = Sfida 2: Fino all’ultimo
    .about = Con questa sfida il vulcano è solo un vortice, e si gioca finché sul tabellone non resta nessuno (con la sfida 4, al più fino all’ultima tessera).
option-to_the_last-off = Non si gioca
option-to_the_last-on = Si continua dopo il vulcano
option-equality = Sfida 3: Uguaglianza
    .about = Con questa sfida ogni esploratore salvo vale uno; senza, portano tesori segreti da 1 a 6.
option-equality-off = Non si gioca
option-equality-on = Ognuno vale uno
option-submerged = Sfida 4: Atlantide sommersa
    .about = Con questa sfida il vulcano è solo un vortice, e la partita finisce quando affonda l’ultima tessera.
option-submerged-off = Non si gioca
option-submerged-on = Fino all’ultima tessera
option-memory_aid = I tuoi valori restano visibili
    .about = Il regolamento vieta di riguardarli; su uno schermo, dove una partita può durare giorni, decidi tu.
option-memory_aid-off = No, li ricordi come al tavolo
option-memory_aid-on = Sì, li guardi quando vuoi
option-first_player = Primo giocatore
    .about = Chi comincia piazza anche il primo esploratore; gli altri seguono in senso orario.
option-first_player-random = A sorte

## Cose

terrain-beach = spiaggia
terrain-forest = foresta
terrain-mountain = montagna
creature-serpent = serpente di mare
    .the = il serpente di mare
    .a = un serpente di mare
creature-shark = squalo
    .the = lo squalo
    .a = uno squalo
creature-whale = balena
    .the = la balena
    .a = una balena
island-NW = isola di nord-ovest
    .to = l’isola di nord-ovest
    .at = sull’isola di nord-ovest
island-NE = isola di nord-est
    .to = l’isola di nord-est
    .at = sull’isola di nord-est
island-SW = isola di sud-ovest
    .to = l’isola di sud-ovest
    .at = sull’isola di sud-ovest
island-SE = isola di sud-est
    .to = l’isola di sud-est
    .at = sull’isola di sud-est
tile-shark = squalo
    .does = Emerge uno squalo e prende chi nuota lì.
tile-whale = balena
    .does = Emerge una balena; chi nuota non ha nulla da temere.
tile-boat = barca
    .does = Emerge una barca e prende a bordo fino a tre di quelli che sono in acqua lì.
tile-whirlpool = vortice
    .does = Tutto ciò che è in acqua lì e accanto va a fondo: nuotatori, barche, creature.
tile-volcano = vulcano
    .does = La partita finisce subito.
tile-dolphin = delfino
    .does = Un tuo nuotatore nuota fino a 3 caselle, prima del movimento.
tile-wind = venti
    .does = Una barca che puoi guidare va avanti fino a 3 caselle, prima del movimento.
tile-move_serpent = muovi un serpente di mare
    .does = Metti un serpente di mare in una casella di mare vuota.
tile-move_shark = muovi uno squalo
    .does = Metti uno squalo in una casella di mare vuota.
tile-move_whale = muovi una balena
    .does = Metti una balena in una casella di mare vuota.
tile-defence_shark = difesa dagli squali
    .does = Nel turno di un altro: scaccia uno squalo che attacca i tuoi nuotatori.
tile-defence_whale = difesa dalle balene
    .does = Nel turno di un altro: scaccia una balena che attacca una barca con i tuoi a bordo.

zone-seats = Giocatori
zone-islands = Isole sicure
zone-land = Isola
zone-sea = Mare
zone-boats = Barche
zone-explorers = Esploratori
zone-creatures = Creature
zone-hand = Le tue tessere

element-seat-points = { $seat }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}, { $tiles ->
    [one] { $tiles } tessera
   *[other] { $tiles } tessere
} in mano
element-seat-saved = { $seat }: { $saved ->
    [one] { $saved } salvo
   *[other] { $saved } salvi
}, { $tiles ->
    [one] { $tiles } tessera
   *[other] { $tiles } tessere
} in mano
element-tile = { $hex }, { $terrain }
element-sea = { $hex }, mare
element-boat = Barca in { $hex }, a bordo { $load }
element-creature = { $creature } in { $hex }
element-explorer = esploratore { $number } ({ $owner }){ $value ->
    [0] {""}
   *[other] , vale { $value }
}, { $where ->
    [tile] su { $place }
    [water] a nuoto in { $place }
    [boat] su una barca
    [saved] salvo
    [lost] perso
   *[unplaced] non ancora piazzato
}
element-card = { $tile }: { $does }
element-die = dado delle creature
element-die-shows = dado delle creature: { $creature }
zone-die = Dado

## Richieste

prompt-place = { $colour ->
    [0] Scegli una tessera per il tuo prossimo esploratore.
    [1] Scegli una tessera per il prossimo esploratore del tuo primo colore.
   *[2] Scegli una tessera per il prossimo esploratore del tuo secondo colore.
}
prompt-value = { $colour ->
    [0] Scegli in segreto il valore in { $hex }.
    [1] Scegli in segreto il valore in { $hex } (primo colore).
   *[2] Scegli in segreto il valore in { $hex } (secondo colore).
}
prompt-boats = Scegli una casella di mare lungo la costa per la tua barca.
prompt-tile = Gioca una delle tue tessere o passa.
prompt-dolphin = Nuota con il delfino: { $left ->
    [one] un passo
   *[other] fino a { $left } passi
}.
prompt-winds = Fai spingere una barca dal vento: { $left ->
    [one] un passo
   *[other] fino a { $left } passi
}.
prompt-lift = Scegli { $kind ->
    [serpent] il serpente di mare
    [shark] lo squalo
   *[whale] la balena
} da spostare.
prompt-drop = Scegli una casella di mare vuota per { $the }.
prompt-move = Muovi i tuoi esploratori e le barche: { $left ->
    [one] resta un passo
   *[other] restano { $left } passi
}.
prompt-sink = Scegli una tessera { $terrain } da affondare.
prompt-crowd = Scegli chi sale sulla barca: { $left ->
    [one] resta un posto
   *[other] restano { $left } posti
}.
prompt-pick = Scegli { $kind ->
    [serpent] un serpente di mare
    [shark] uno squalo
   *[whale] una balena
} da muovere, o lascia tutto com’è.
prompt-prowl = Muovi { $the }: { $left ->
    [one] un passo
   *[other] fino a { $left } passi
}.
prompt-react = Decidi se difenderti: in { $hex } attacca { $the }, per mano di { $seat }.

## Azioni

action-place = Piazza un esploratore in { $hex } ({ $terrain })
action-value = Valore { $value }
action-boats = Piazza la barca in { $hex }
action-play = Gioca «{ $tile }»
action-pass-tile = Non giocare tessere
action-pass-dolphin = Fermati qui
action-pass-winds = Fermati qui
action-pass-move = Termina il movimento
action-pass-pick = Non muovere creature
action-pass-prowl = Fermati qui
action-pass-react = Non difenderti
action-defend = Difenditi: scaccia { $the }
action-lift = Prendi { $the } in { $hex }
action-drop = Metti { $the } in { $hex }
action-walk = L’esploratore { $number } in { $from } cammina fino a { $hex }
action-dive = L’esploratore { $number } in { $from } si tuffa in { $hex }{ $warning }
action-swim = L’esploratore { $number } in { $from } nuota fino a { $hex }{ $warning }
action-embark = L’esploratore { $number } in { $from } sale sulla barca in { $hex }{ $warning }
action-transfer = L’esploratore { $number } in { $from } passa sulla barca in { $hex }{ $warning }
action-climb = L’esploratore { $number } in { $from } si arrampica sulla barca{ $warning }
action-jump = L’esploratore { $number } in { $from } salta in acqua{ $warning }
action-land = L’esploratore { $number } in { $from } raggiunge { $island }
action-sail = La barca in { $from } va in { $hex }{ $warning }
action-sink = Affonda la tessera { $terrain } in { $hex }
action-select = Fai salire l’esploratore { $number } ({ $owner })
action-pick = Muovi { $the } che è in { $hex }
action-prowl = Porta { $the } in { $hex }{ $warning }

## Avvertimenti

warning-none = {""}
warning-lost = : mortale, l’esploratore sarebbe perso!
warning-capsize = : pericoloso, la barca si rovescerebbe!
warning-wreck = : mortale, la barca e tutti a bordo sarebbero persi!
warning-attack = : attacco!

## Eventi

event-lay = { $hex } diventa { $terrain }.
    .many = L’isola è disposta: { $count } tessere.
event-first = { $you ->
    [seat] Cominci tu.
   *[other] Comincia { $seat }.
}
event-place = { $you ->
    [owner] Piazzi un esploratore in { $hex }.
   *[other] { $owner } piazza un esploratore in { $hex }.
}
event-value = { $value ->
    [0] { $you ->
        [owner] Scegli un valore in segreto.
       *[other] { $owner } sceglie un valore in segreto.
    }
   *[other] { $you ->
        [owner] Il tuo esploratore porta { $value }.
       *[other] L’esploratore di { $owner } porta { $value }.
    }
}
event-put-boat = { $you ->
    [seat] Piazzi una barca in { $hex }.
   *[other] { $seat } piazza una barca in { $hex }.
}
event-turn = { $you ->
    [seat] Tocca a te.
   *[other] Tocca a { $seat }.
}
event-play = { $you ->
    [seat] Giochi «{ $tile }» ({ $terrain }).
   *[other] { $seat } gioca «{ $tile }» ({ $terrain }).
}
event-walk = { $you ->
    [owner] Il tuo esploratore
   *[other] L’esploratore di { $owner }
} cammina da { $from } a { $hex }.
event-dive = { $you ->
    [owner] Il tuo esploratore
   *[other] L’esploratore di { $owner }
} si tuffa da { $from } nel mare di { $hex }.
event-swim = { $you ->
    [owner] Il tuo esploratore
   *[other] L’esploratore di { $owner }
} nuota da { $from } a { $hex }.
event-embark = { $you ->
    [owner] Il tuo esploratore
   *[other] L’esploratore di { $owner }
} sale sulla barca in { $hex }.
event-transfer = { $you ->
    [owner] Il tuo esploratore
   *[other] L’esploratore di { $owner }
} passa sulla barca in { $hex }.
event-climb = { $you ->
    [owner] Il tuo esploratore
   *[other] L’esploratore di { $owner }
} si arrampica sulla barca in { $hex }.
event-jump = { $you ->
    [owner] Il tuo esploratore
   *[other] L’esploratore di { $owner }
} salta in acqua dalla barca in { $hex }.
event-saved = { $you ->
    [owner] Il tuo esploratore
   *[other] L’esploratore di { $owner }
} raggiunge { $island }: è salvo!
event-lost = { $you ->
    [owner] Il tuo esploratore
   *[other] L’esploratore di { $owner }
} è perso in { $hex }: { $cause ->
    [serpent] preso da un serpente di mare
    [shark] preso da uno squalo
   *[whirlpool] inghiottito dal vortice
}.
    .many = { $count } esploratori sono persi.
event-spill = { $you ->
    [owner] Il tuo esploratore
   *[other] L’esploratore di { $owner }
} finisce in acqua in { $hex }.
    .many = { $count } esploratori finiscono in acqua.
event-sail = Una barca va da { $from } a { $hex }.
event-boat-lost = { $cause ->
    [serpent] Un serpente di mare distrugge la barca in { $hex }.
    [whale] Una balena rovescia la barca in { $hex }.
   *[whirlpool] Il vortice inghiotte la barca in { $hex }.
}
event-sink = Affonda { $hex } ({ $terrain }){ $people ->
    [0] {""}
    [one] {" "}con un esploratore sopra
   *[other] {" "}con { $people } esploratori sopra
}.
event-keep = { $you ->
    [seat] Tieni «{ $tile }» per dopo.
   *[other] { $seat } tiene «{ $tile }» per dopo.
}
event-keep-hidden = { $seat } tiene una tessera rossa ({ $terrain }), coperta.
event-haul = { $you ->
    [owner] Il tuo esploratore
   *[other] L’esploratore di { $owner }
} viene issato sulla barca.
    .many = { $count } esploratori vengono issati sulla barca.
event-roll = { $you ->
    [seat] Tiri il dado: { $creature }.
   *[other] { $seat } tira il dado: { $creature }.
}
event-idle = Nessuna creatura di questa specie si può muovere: { $creature }.
event-relocate = { $kind ->
    [serpent] Un serpente di mare viene spostato
    [shark] Uno squalo viene spostato
   *[whale] Una balena viene spostata
} da { $from } a { $hex }.
event-prowl = { $kind ->
    [serpent] Un serpente di mare si muove
    [shark] Uno squalo si muove
   *[whale] Una balena si muove
} da { $from } a { $hex }.
event-creature-lost = { $cause ->
    [whirlpool] Il vortice inghiotte { $the } in { $hex }.
   *[defence] In { $hex } la difesa scaccia per sempre { $the }.
}
event-ask = { $you ->
    [seat] Ti difendi contro { $the } in { $hex }?
   *[other] Si chiede a { $seat }: difesa contro { $the } in { $hex }?
}
event-decline = { $you ->
    [seat] Non ti difendi.
   *[other] { $seat } non si difende.
}
event-defend = { $you ->
    [seat] Ti difendi con «{ $tile }» ({ $terrain })!
   *[other] { $seat } si difende con «{ $tile }» ({ $terrain })!
}
event-back-shark = Sotto c’era uno squalo, ora in { $hex }!
event-back-whale = Sotto c’era una balena, ora in { $hex }!
event-back-boat = Sotto c’era una barca, ora in { $hex }.
event-back-whirlpool = Sotto c’era un vortice: svuota { $hex } e il mare intorno!
event-back-volcano = Sotto c’era il vulcano!
event-back-quenched = Sotto c’era il vulcano. In questa sfida è solo un vortice, in { $hex } e intorno.
event-end-volcano = Il vulcano erutta e chiude la partita{ $lost ->
    [0] {""}
    [one] ; un esploratore è perso
   *[other] ; { $lost } esploratori sono persi
}.
event-end-empty = Sul tabellone non resta nessuno: la partita finisce.
event-end-sunk = È affondata l’ultima tessera: la partita finisce{ $lost ->
    [0] {""}
    [one] ; un esploratore è perso
   *[other] ; { $lost } esploratori sono persi
}.
event-end-cap = Gli ultimi giri sono finiti: la partita si chiude{ $lost ->
    [0] {""}
    [one] ; un esploratore è perso
   *[other] ; { $lost } esploratori sono persi
}.

tally-saved = Esploratore { $island }
tally-hidden = { $count ->
    [one] Un esploratore salvo, valore nascosto
   *[other] { $count } esploratori salvi, valori nascosti
}

## Perché no

reason-phase-place = Ora si piazzano gli esploratori: scegli una tessera con posto.
reason-phase-value = Ora scegli uno dei valori ancora liberi in questo colore.
reason-phase-boats = Ora si piazzano le barche: scegli una casella di mare lungo la costa.
reason-phase-tile = Ora gioca una delle tue tessere, o passa.
reason-phase-dolphin = Ora un tuo nuotatore segue il delfino.
reason-phase-winds = Ora il vento spinge una delle barche che puoi guidare.
reason-phase-lift = Ora scegli la creatura da spostare.
reason-phase-drop = Ora scegli una casella di mare vuota per la creatura.
reason-phase-move = Ora muovi tu: i tuoi esploratori e le barche che puoi guidare.
reason-phase-sink = Ora deve affondare una tessera.
reason-phase-crowd = Ora scegli chi sale sulla barca.
reason-phase-pick = Ora scegli una creatura della specie uscita, o lascia tutto com’è.
reason-phase-prowl = Ora si muove la creatura scelta, un passo alla volta.
reason-phase-react = Ora può difendersi o rinunciare solo chi viene interpellato.
reason-no-defence = Non hai tessere contro questo attacco.
reason-defence-later = Una difesa si gioca solo quando ti attacca la creatura mossa da un altro.
reason-not-in-hand = Non hai questa tessera.
reason-no-effect = Ora questa tessera non avrebbe effetto.
reason-tile-first = Le tessere si giocano all’inizio del turno, prima del movimento.
reason-place-sea = Gli esploratori partono dalle tessere, non dal mare.
reason-place-full = Su questa tessera non c’è più posto.
reason-boat-land = Le barche stanno in mare, non sulle tessere.
reason-boat-place = Una barca parte accanto all’isola, dove non ci sono né barche né serpenti.
reason-sink-later = Prima devono affondare le tessere { $terrain }.
reason-sink-inner = Prima deve affondare una tessera { $terrain } che tocca il mare.
reason-sink-sea = Qui non c’è nessuna tessera da affondare.
reason-no-creature = Qui non ce n’è della specie richiesta: { $creature }.
reason-other-creature = Ora se ne può muovere solo una di questa specie: { $creature }.
reason-creature-shut-in = Questa creatura è chiusa: accanto non ha mare.
reason-creature-sea = Le creature si muovono solo in mare.
reason-creature-far = Una creatura si muove di una casella alla volta, verso una vicina.
reason-creature-later = Le creature si muovono alla fine del turno, dopo il lancio del dado.
reason-drop-land = Le creature restano in mare.
reason-drop-taken = La casella dev’essere vuota: niente barche, nuotatori o creature.
reason-boat-absent = Questa barca non è sul tabellone.
reason-boat-control = Su questa barca altri hanno più esploratori: la guidano loro.
reason-boat-way = Una barca va in una casella di mare vicina in cui non ci sono altre barche.
reason-boat-full = Questa barca è piena.
reason-no-boat-there = In quella casella non c’è nessuna barca.
reason-board-swimming = Chi nuota sale solo su una barca nella sua stessa casella.
reason-climb = Si sale dall’acqua su una barca nella stessa casella.
reason-jump = Solo chi è in barca può saltarne giù.
reason-jump-first = Dalla barca si salta solo nell’acqua della sua casella.
reason-wet = Questo esploratore ha già fatto il suo unico passo in acqua del turno.
reason-land = Si sbarca su un’isola sicura dall’acqua o da una barca, in una delle due caselle accanto.
reason-never-back = Nessuno può tornare sull’isola.
reason-off-board = Lì il tabellone finisce.
reason-not-yours = Muovi solo i tuoi esploratori.
reason-saved = Questo esploratore è in salvo e lì resta.
reason-lost = Questo esploratore è perso per sempre.
reason-pick-first = Prima scegli un tuo esploratore o una barca che puoi guidare, poi un posto accanto.
reason-dolphin-one = Il delfino porta un solo tuo nuotatore, sempre lo stesso.
reason-dolphin-water = Il delfino guida solo attraverso l’acqua.
reason-wind-one = Il vento spinge una sola barca, sempre la stessa.

## Terminale

terminal-legend = ░ spiaggia ▒ foresta ▓ montagna * approdo  S serpente K squalo W balena  <rb_> barca  r3 esploratore
terminal-tiles = Tessere rimaste: { $beach } spiaggia, { $forest } foresta, { $mountain } montagna
terminal-boat = boat{ $boat } { $hex }:
terminal-crowd = { $hex }:
terminal-seat = { $seat }: { $points } punti, salvi
terminal-lost = persi { $lost }
terminal-hand = tessere: { $tiles }
terminal-beach = spiaggia?
terminal-forest = foresta?
terminal-mountain = montagna?

# -- ciò che un giocatore conta: completa «avrai …» nei consigli -----------------------------------

factor-saved-points = { $count ->
    [one] un punto in più in salvo
   *[other] { $count } punti in più in salvo
}{ $pieces ->
    [0] {""}
    [one] {" "}con un esploratore in più
   *[other] {" "}con { $pieces } esploratori in più
}
factor-saved = { $count ->
    [one] un esploratore in più in salvo
   *[other] { $count } esploratori in più in salvo
}
factor-lost = { $count ->
    [one] un esploratore perduto in più
   *[other] { $count } esploratori perduti in più
}
factor-aboard = { $count ->
    [one] un esploratore in più in barca
   *[other] { $count } esploratori in più in barca
}
factor-threatened = { $count ->
    [one] un esploratore in più a portata di squali o serpenti
   *[other] { $count } esploratori in più a portata di squali o serpenti
}
factor-boats = { $count ->
    [one] la guida di una barca in più
   *[other] la guida di { $count } barche in più
}
factor-way = { $count ->
    [one] una casella in più di strada fino alle isole sicure
   *[other] { $count } caselle in più di strada fino alle isole sicure, contando tutti gli esploratori
}
factor-tiles = { $count ->
    [one] una tessera in più in mano
   *[other] { $count } tessere in più in mano
}

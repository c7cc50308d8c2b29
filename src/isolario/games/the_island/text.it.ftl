### The Island

game-title = The Island
game-blurb = L’isola affonda una tessera alla volta. Porta i tuoi esploratori negli angoli sicuri, in barca o a nuoto, tra serpenti, squali e balene, prima che il vulcano metta fine a tutto.

option-two_colours = Due colori a testa (solo in due)
option-two_colours-off = Un colore a testa
option-two_colours-on = Due colori a testa: l’isola è affollata
option-overpopulation = Sfida 1: Sovrappopolazione
option-overpopulation-off = All’inizio un esploratore per tessera
option-overpopulation-on = Sulle tessere interne possono partire in due
option-to_the_last = Sfida 2: Fino all’ultimo
option-to_the_last-off = Il vulcano chiude la partita
option-to_the_last-on = Si gioca finché sul tabellone non resta nessuno
option-equality = Sfida 3: Uguaglianza
option-equality-off = Gli esploratori portano tesori segreti
option-equality-on = Ogni esploratore salvo vale uno
option-submerged = Sfida 4: Atlantide sommersa
option-submerged-off = Il vulcano chiude la partita
option-submerged-on = La partita finisce quando affonda l’ultima tessera
option-memory_aid = I tuoi valori restano visibili
option-memory_aid-off = Li ricordi da te, come al tavolo
option-memory_aid-on = Puoi sempre guardare i tuoi valori
option-first_player = Primo giocatore
option-first_player-random = A sorte

## Cose

colour-red = rosso
colour-yellow = giallo
colour-green = verde
colour-blue = blu
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
tile-red = una tessera rossa
tile-shark = squalo
tile-whale = balena
tile-boat = barca
tile-whirlpool = vortice
tile-volcano = vulcano
tile-dolphin = delfino
tile-wind = venti
tile-move_serpent = muovi un serpente di mare
tile-move_shark = muovi uno squalo
tile-move_whale = muovi una balena
tile-defence_shark = difesa dagli squali
tile-defence_whale = difesa dalle balene

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
element-boat = Barca { $boat } in { $hex }, a bordo { $load }
element-creature = { $creature } in { $hex }
element-explorer = esploratore { $colour } { $number }{ $value ->
    [0] {""}
   *[other] , vale { $value }
}, { $where ->
    [tile] su { $place }
    [water] a nuoto in { $place }
    [boat] sulla barca { $place }
    [saved] salvo
    [lost] perso
   *[unplaced] non ancora piazzato
}

## Richieste

prompt-place = Scegli una tessera per il tuo prossimo esploratore.
prompt-value = Scegli quale valore porta l’esploratore in { $hex }: lo saprai solo tu.
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
action-walk = L’esploratore { $colour } { $number } cammina fino a { $hex }
action-dive = L’esploratore { $colour } { $number } si tuffa in { $hex }
action-swim = L’esploratore { $colour } { $number } nuota fino a { $hex }
action-embark = L’esploratore { $colour } { $number } sale sulla barca { $boat } in { $hex }
action-transfer = L’esploratore { $colour } { $number } passa sulla barca { $boat } in { $hex }
action-climb = L’esploratore { $colour } { $number } si arrampica sulla barca { $boat }
action-jump = L’esploratore { $colour } { $number } salta in acqua in { $hex }
action-land = L’esploratore { $colour } { $number } raggiunge { $island }
action-sail = La barca { $boat } va in { $hex }
action-sink = Affonda la tessera { $terrain } in { $hex }
action-select = Fai salire l’esploratore { $colour } { $number }
action-pick = Muovi { $the } in { $hex }
action-prowl = { $creature } in { $hex }

## Eventi

event-lay = { $hex } diventa { $terrain }.
event-first = Primo giocatore: { $seat }.
event-place = { $seat }: esploratore { $number } ({ $colour }) in { $hex }.
event-value = { $value ->
    [0] { $seat }: valore scelto in segreto.
   *[other] { $seat }: valore { $value }.
}
event-put-boat = { $seat }: barca { $boat } in { $hex }.
event-turn = Turno di { $seat }.
event-play = { $seat }: in gioco la tessera «{ $tile }» ({ $terrain }).
event-walk = L’esploratore { $colour } { $number } cammina da { $from } a { $hex }.
event-dive = L’esploratore { $colour } { $number } si tuffa da { $from } in mare in { $hex }.
event-swim = L’esploratore { $colour } { $number } nuota da { $from } a { $hex }.
event-embark = L’esploratore { $colour } { $number } sale sulla barca { $boat } in { $hex }.
event-transfer = L’esploratore { $colour } { $number } passa sulla barca { $boat } in { $hex }.
event-climb = L’esploratore { $colour } { $number } si arrampica sulla barca { $boat } in { $hex }.
event-jump = L’esploratore { $colour } { $number } salta dalla barca { $boat } in acqua in { $hex }.
event-saved = L’esploratore { $colour } { $number } raggiunge { $island }: è salvo!
event-lost = L’esploratore { $colour } { $number } è perso in { $hex }: { $cause ->
    [serpent] preso da un serpente di mare
    [shark] preso da uno squalo
   *[whirlpool] inghiottito dal vortice
}.
event-spill = L’esploratore { $colour } { $number } finisce in acqua in { $hex }.
event-sail = La barca { $boat } va da { $from } a { $hex }.
event-boat-lost = { $cause ->
    [serpent] Un serpente di mare distrugge la barca { $boat } in { $hex }.
    [whale] Una balena rovescia la barca { $boat } in { $hex }.
   *[whirlpool] Il vortice inghiotte la barca { $boat } in { $hex }.
}
event-sink = Affonda { $hex } ({ $terrain }){ $people ->
    [0] {""}
    [one] {" "}con un esploratore sopra
   *[other] {" "}con { $people } esploratori sopra
}.
event-back = Sotto c’era: { $tile }.
event-keep = { $seat }: «{ $tile }», da parte per dopo.
event-keep-hidden = { $seat }: { $tile }, tenuta coperta.
event-summon = Nuova creatura in { $hex }: { $creature }.
event-surface = La barca { $boat } emerge in { $hex }.
event-haul = L’esploratore { $colour } { $number } viene issato sulla barca { $boat }.
event-roll = { $seat }: dal dado esce { $creature }.
event-idle = Nessuna creatura di questa specie si può muovere: { $creature }.
event-relocate = Spostamento da { $from } a { $hex }: { $creature }.
event-prowl = Da { $from } a { $hex }: { $creature }.
event-creature-lost = { $cause ->
    [whirlpool] Il vortice inghiotte { $the } in { $hex }.
   *[defence] In { $hex } la difesa scaccia per sempre { $the }.
}
event-ask = { $seat }: è il momento di difendersi?
event-decline = { $seat }: nessuna difesa.
event-defend = { $seat }: la tessera «{ $tile }» ({ $terrain }) in difesa!
event-end = { $reason ->
    [volcano] Il vulcano erutta e chiude la partita
    [empty] Sul tabellone non resta nessuno: la partita finisce
    [sunk] È affondata l’ultima tessera: la partita finisce
   *[cap] Gli ultimi giri sono finiti: la partita si chiude
}{ $lost ->
    [0] {""}
    [one] ; un esploratore è perso
   *[other] ; { $lost } esploratori sono persi
}.

tally-saved = Esploratore { $colour } { $number }, { $island }
tally-hidden = { $count ->
    [one] Un esploratore salvo, valore nascosto
   *[other] { $count } esploratori salvi, valori nascosti
}

## Terminale

terminal-legend = ░ spiaggia ▒ foresta ▓ montagna * approdo  S serpente K squalo W balena  <rb_> barca  r3 esploratore
terminal-tiles = Tessere rimaste: { $beach } spiaggia, { $forest } foresta, { $mountain } montagna
terminal-boat = boat{ $boat } { $hex }:
terminal-seat = { $seat }: { $points } punti, salvi
terminal-lost = persi { $lost }
terminal-hand = tessere: { $tiles }
terminal-beach = spiaggia?
terminal-forest = foresta?
terminal-mountain = montagna?

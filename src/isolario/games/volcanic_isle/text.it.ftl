### L’Isola dei Vulcani

game-title = L’Isola dei Vulcani
game-blurb = Innalza i Moai sul continente perduto di Mu. Ogni statua porta punti, ma spacca il terreno, risveglia i vulcani e alla fine fa affondare la terra sotto i tuoi villaggi.

option-map = Il continente
option-map-default = quello delle prime partite
option-map-advanced = costruito dal caso, con una baia per ogni giocatore
option-map_seed = Il numero da cui nasce il continente costruito
option-map_seed-random = estratto a sorte
option-first_player = Chi comincia
option-first_player-random = estratto a sorte
option-volcano_tokens = Che fine fanno i gettoni vulcano pescati
option-volcano_tokens-return = tornano subito nella pila: ogni vulcano è sempre ugualmente probabile
option-volcano_tokens-exhaust = restano fuori finché la pila non si esaurisce
option-moai_neighbours = Quali Moai eretti si fanno compagnia alla fine
option-moai_neighbours-near = quelli nello stesso esagono o in esagoni vicini
option-moai_neighbours-same_hex = solo quelli nello stesso esagono

prompt-turn = Scegli un’azione: hai ancora { $left ->
    [one] { $left } punto azione
   *[other] { $left } punti azione
}.
prompt-which = Scegli quale dei tuoi Moai in { $hex } vuoi { $what ->
    [carry] portare con te
   *[raise] erigere
}: indicalo.
prompt-prayer = Decidi se spendere un gettone preghiera: il vulcano { $volcano } minaccia { $what ->
    [village] il tuo villaggio
   *[moai] il tuo Moai disteso
} in { $space }.
prompt-rescue-all = Scegli dove { $count ->
    [one] si rifugia il tuo colono
   *[other] si rifugiano insieme i tuoi { $count } coloni
} prima che la terra affondi.
prompt-rescue-one = Scegli dove mettere in salvo { $count ->
    [one] il tuo colono
   *[other] uno dei tuoi { $count } coloni
} prima che la terra affondi.

action-end = Termina il turno{ $left ->
    [0] {""}
    [one] {" "}({ $left } punto azione non usato)
   *[other] {" "}({ $left } punti azione non usati)
}
action-buy = Prendi un gettone preghiera ({ $cost ->
    [one] { $cost } punto azione
   *[other] { $cost } punti azione
})
action-land = Sbarca in { $hex }
action-create = Crea un colono in { $hex }
action-move = Muovi da { $from } a { $to }
action-carry = Porta un Moai da { $from } a { $to }
action-village = Costruisci un villaggio in { $space }
action-sculpt = Scolpisci un Moai in { $space }
action-raise = Erigi un Moai in { $hex }, rivolto verso { $to }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}{ $villages ->
    [0] {""}
   *[other] {" "}se nessuna eruzione ti costa un villaggio
}{ $crack ->
    [yes] , nuova crepa
   *[no] {""}
}
action-take = Prendi il Moai in { $space }
action-loose = Prendi un Moai spostato di { $hex }
action-pray = Spendi un gettone preghiera
action-burn = Lascialo alla lava
action-flee = { $count ->
    [one] Mettilo in salvo in { $hex }
   *[other] Mettili in salvo tutti e { $count } in { $hex }
}
action-leave = { $count ->
    [one] Abbandona il colono al mare
   *[other] Abbandona tutti e { $count } al mare
}

## Cose, disegnate in piccolo dove una frase le nomina

thing-settler = colono
    .a = un colono
thing-settlers = coloni
thing-village = villaggio
    .a = un villaggio
    .the = il villaggio
    .your = il tuo villaggio
thing-moai = Moai disteso
    .a = un Moai
    .the = il Moai disteso
    .your = il tuo Moai disteso
thing-statue = Moai eretto
    .a = un Moai
thing-prayer = gettone preghiera
    .a = un gettone preghiera
thing-lava = lava
thing-volcano = Il vulcano

event-map = Dal mare emerge il continente { $seed }.
event-first = { $you ->
    [seat] Cominci tu.
   *[other] Comincia { $seat }.
}
event-end = { $you ->
    [seat] { $left ->
        [0] Hai finito il turno.
        [one] Ti fermi con { $left } punto azione da spendere.
       *[other] Ti fermi con { $left } punti azione da spendere.
    }
   *[other] { $left ->
        [0] { $seat } ha finito il turno.
        [one] { $seat } si ferma con { $left } punto azione da spendere.
       *[other] { $seat } si ferma con { $left } punti azione da spendere.
    }
}
event-buy = { $you ->
    [seat] Prendi { $prayer } per { $cost } PA.
   *[other] { $seat } prende { $prayer } per { $cost } PA.
}
event-land = { $you ->
    [seat] Sbarchi in { $hex }.
   *[other] { $seat } sbarca in { $hex }.
}
event-create = { $you ->
    [seat] Crei { $settler } in { $hex }.
   *[other] { $seat } crea { $settler } in { $hex }.
}
event-move = { $you ->
    [seat] Ti muovi da { $from } a { $to }.
   *[other] { $seat } si muove da { $from } a { $to }.
}
event-carry = { $you ->
    [seat] Porti { $moai } da { $from } a { $to }.
   *[other] { $seat } porta { $moai } da { $from } a { $to }.
}
event-village = { $you ->
    [seat] Costruisci { $village } in { $space }.
   *[other] { $seat } costruisce { $village } in { $space }.
}
event-sculpt = { $you ->
    [seat] Scolpisci { $moai } in { $space }.
   *[other] { $seat } scolpisce { $moai } in { $space }.
}
event-raise = { $you ->
    [seat] Erigi { $moai } sul geyser { $geyser }.
   *[other] { $seat } erige { $moai } sul geyser { $geyser }.
}
event-crack = Il terreno si spacca tra { $a } e { $b }.
event-no-crack = Nessuna nuova crepa in { $geyser }.
event-die = { $face ->
    [blank] Faccia bianca: i vulcani restano quieti.
   *[volcano] Il dado mostra un vulcano!
}
event-erupt = { $cone } { $volcano } erutta.
event-double = { $a ->
    [0] Sul tabellone non c’è più lava: erutta l’ultimo vulcano.
   *[other] Sul tabellone non c’è più lava: doppia eruzione, { $a } e { $b }!
}
event-pray = { $you ->
    [seat] Spendi { $prayer } e salvi { $what } in { $space }.
   *[other] { $seat } spende { $prayer } e salva { $what } in { $space }.
}
event-give-up = { $you ->
    [seat] Lasci alla lava { $what } in { $space }.
   *[other] { $seat } lascia alla lava { $what } in { $space }.
}
event-burn = { $you ->
    [seat] La lava distrugge { $yours } in { $space }.
   *[other] La lava distrugge { $what } di { $seat } in { $space }.
}
event-lava = Nuova { $lava } in { $space }.
    .many = La lava raggiunge { $count } spazi.
event-points = { $you ->
    [seat] Ottieni
   *[other] { $seat } ottiene
} { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
event-product = { $you ->
    [seat] Ottieni
   *[other] { $seat } ottiene
} { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}: { $moai } Moai × { $villages ->
    [one] { $villages } villaggio
   *[other] { $villages } villaggi
}.
event-lost = { $you ->
    [seat] Perdi
   *[other] { $seat } perde
} in mare { $settlers ->
    [0] {""}
    [one] { $settlers } colono
   *[other] { $settlers } coloni
}{ $villages ->
    [0] {""}
    [one] { $settlers ->
        [0] {""}
       *[other] {", "}
    }{ $villages } villaggio
   *[other] { $settlers ->
        [0] {""}
       *[other] {", "}
    }{ $villages } villaggi
}{ $moai ->
    [0] {""}
   *[other] { $settlers ->
        [0] { $villages ->
            [0] {""}
           *[other] {", "}
        }
       *[other] {", "}
    }{ $moai } Moai
}.
event-tie = { $volcano ->
    [0] Le due parti sono uguali: decide una moneta.
   *[other] Le due parti sono uguali: decide il gettone { $volcano }.
}
event-sink = { $count ->
    [one] L’area { $areas } resta isolata e comincia ad affondare.
   *[other] Le aree { $areas } restano isolate e cominciano ad affondare.
}
event-rescue = { $you ->
    [seat] { $count ->
        [one] Metti in salvo { $settler } in { $hex }.
       *[other] Metti in salvo { $count } { $settlers } in { $hex }.
    }
   *[other] { $count ->
        [one] { $seat } mette in salvo { $settler } in { $hex }.
       *[other] { $seat } mette in salvo { $count } { $settlers } in { $hex }.
    }
}
event-leave = { $you ->
    [seat] { $count ->
        [one] Abbandoni al mare { $settler }.
       *[other] Abbandoni al mare { $count } { $settlers }.
    }
   *[other] { $count ->
        [one] { $seat } abbandona al mare { $settler }.
       *[other] { $seat } abbandona al mare { $count } { $settlers }.
    }
}
event-gone = { $count ->
    [one] L’area { $areas } non c’è più.
   *[other] Le aree { $areas } non ci sono più.
}
event-last-round = Restano pochi vulcani: questo è l’ultimo giro.
event-over = { $reason ->
    [standoff] Da troppo tempo nessuno erige un Moai: la partita è finita.
   *[volcanoes] La terra si placa: la partita è finita.
}

zone-seats = Giocatori
zone-stock = Riserva comune
zone-continent = Continente
zone-spaces = Spazi
zone-geysers = Geyser
zone-pieces = Coloni e Moai
element-boat = { $you ->
    [seat] La tua imbarcazione, con un colono a bordo
   *[other] Imbarcazione di { $seat }, con un colono a bordo
}
element-supply-settlers = { $you ->
    [seat] La tua riserva: coloni, { $count }
   *[other] Riserva di { $seat }: coloni, { $count }
}
element-supply-villages = { $you ->
    [seat] La tua riserva: villaggi, { $count }
   *[other] Riserva di { $seat }: villaggi, { $count }
}
element-supply-moai = { $you ->
    [seat] La tua riserva: Moai, { $count }
   *[other] Riserva di { $seat }: Moai, { $count }
}
element-supply-prayers = { $you ->
    [seat] I tuoi gettoni preghiera: { $count }
   *[other] Gettoni preghiera di { $seat }: { $count }
}
element-stock-lava = Tessere lava nella riserva: { $count }
element-stock-cracks = Crepe nella riserva: { $count }
element-stock-prayers = Gettoni preghiera nella riserva: { $count }
element-stock-volcanoes = Gettoni vulcano nella pila: { $count }
element-stock-die = Il dado dei vulcani
element-volcano = Vulcano { $volcano }: la prossima eruzione { $left ->
    [0] non raggiunge nessuno spazio
    [one] raggiunge { $left } spazio
   *[other] raggiunge { $left } spazi
}
element-hex = Esagono { $hex }{ $volcano ->
    [0] {""}
   *[other] , vulcano { $volcano }
}
element-space-empty = Spazio { $space }, vuoto
element-space-lava = Spazio { $space }, lava
element-space-village = { $you ->
    [seat] Spazio { $space }, il tuo villaggio
   *[other] Spazio { $space }, villaggio di { $seat }
}
element-space-moai = { $you ->
    [seat] Spazio { $space }, il tuo Moai disteso
   *[other] Spazio { $space }, Moai disteso di { $seat }
}
element-geyser-free = Geyser { $geyser }, libero
element-geyser-taken = { $you ->
    [seat] Geyser { $geyser }, il tuo Moai
   *[other] Geyser { $geyser }, Moai di { $seat }
}
element-crack = Crepa tra { $a } e { $b }
element-settler = { $you ->
    [seat] Il tuo colono in { $hex }
   *[other] Colono di { $seat } in { $hex }
}
element-moai-lying = { $you ->
    [seat] Il tuo Moai disteso in { $hex }
   *[other] Moai disteso di { $seat } in { $hex }
}
element-moai-standing = { $you ->
    [seat] Il tuo Moai eretto in { $hex }
   *[other] Moai eretto di { $seat } in { $hex }
}

tally-track = Ottenuti durante la partita
tally-villages = Villaggi: { $count } × { $each }
tally-moai = Moai: { $count } × { $each }
tally-company = Moai in compagnia: { $count } × { $each }
tally-settlers = Coloni sulla terra: { $count } × { $each }
tally-prayers = Gettoni preghiera: { $count } × { $each }

terminal-title = Giro { $round } · vulcani { $volcanoes }
terminal-quiet = { $rounds ->
    [one] { $rounds } giro tranquillo
   *[other] { $rounds } giri tranquilli
}
terminal-last = ultimo giro
terminal-player = Giocatore
terminal-points = PV
terminal-settlers = Riserva: coloni
terminal-villages = villaggi
terminal-moai = Moai
terminal-prayers = Preghiere
terminal-boat = barca: { $hexes }
terminal-no-map = Il continente deve ancora essere estratto.
terminal-who = { $seat }
terminal-legend = A coloni di A · * lava · . spazio vuoto · a villaggio · _a Moai su uno spazio · ~a Moai spostato · → geyser libero · →a Moai eretto · ^ vulcano · ═ ║ crepa · ┈ ┊ costa

reason-not-asked = Non c’è da scegliere nessun Moai: nulla da portare o da erigere è in sospeso.
reason-pray-first = Prima decidi per il pezzo in { $space }: spendi un gettone o lascialo bruciare.
reason-which-first = Prima indica il Moai in { $hex } che vuoi prendere.
reason-last-settlers = Sono i tuoi ultimi coloni: non puoi abbandonarli al mare.
reason-flee-first = La terra affonda: scegli uno degli esagoni che la toccano.
reason-too-dear = Costa { $cost ->
    [one] { $cost } punto azione
   *[other] { $cost } punti azione
}; ne hai { $left }.
reason-no-tokens = Nella riserva non ci sono più gettoni preghiera.
reason-one-token = In questo turno hai già preso un gettone preghiera.
reason-token-price = Il prossimo gettone preghiera ti costa { $cost ->
    [one] { $cost } punto azione
   *[other] { $cost } punti azione
}; ne hai { $left }.
reason-nobody-aboard = Nessun tuo colono aspetta in barca, e in barca non si torna.
reason-bay = Dalla barca puoi sbarcare qui: { $hexes }.
reason-coast = La tua baia è affondata: sbarca in un esagono qualsiasi della costa.
reason-create = Per creare un colono in { $hex } servono lì un tuo villaggio e un tuo colono.
reason-create-limit = In questo turno hai già creato nell’area { $area } tanti coloni quanti sono i tuoi villaggi.
reason-supply = { $what ->
    [settlers] Tutti i tuoi coloni sono in gioco.
    [villages] Tutti i tuoi villaggi sono in gioco.
   *[moai] Tutti i tuoi Moai sono in gioco.
}
reason-no-settler = In { $hex } non c’è nessun tuo colono.
reason-blocked = In mezzo c’è una crepa o il mare: non si attraversa.
reason-no-moai = In { $hex } non giace nessun tuo Moai.
reason-no-lava = In { $space } non c’è lava: solo la lava diventa villaggio o Moai.
reason-nobody-there = Per questo ti serve un colono in { $hex }.
reason-geyser-taken = { $you ->
    [seat] Su questo geyser c’è già un tuo Moai.
   *[other] Su questo geyser c’è già un Moai di { $seat }.
}
reason-raise = Per erigere un Moai qui ti servono un colono e un tuo Moai disteso in { $hex }.
reason-volcano = I vulcani si svegliano solo con il dado, dopo che un Moai è stato eretto.
reason-here = Sei in { $hex }: indica un colono, la lava, un Moai disteso o un geyser.
reason-far = Nessun tuo colono è accanto a { $hex }.
reason-fixed = I villaggi e i Moai eretti restano dove sono.
reason-not-yours = È di { $seat }: agisci solo con i tuoi pezzi.
reason-nowhere-to-create = Ora non c’è nessun esagono con un tuo villaggio e un tuo colono dove creare un altro colono.
reason-tokens-wait = I gettoni preghiera aspettano qui: ne spendi uno quando la lava minaccia un tuo pezzo.
reason-lava-first = Prima indica la lava che vuoi usare.
reason-earth = Arriva da sé: nessuno lo prende.

# -- ciò che un giocatore conta: completa «avrai …» nei consigli -----------------------------------

factor-points = { $count ->
    [one] un punto in più
   *[other] { $count } punti in più
}
factor-villages = { $count ->
    [one] un villaggio in più
   *[other] { $count } villaggi in più
}
factor-standing = { $count ->
    [one] un Moai eretto in più
   *[other] { $count } Moai eretti in più
}
factor-lying = { $count ->
    [one] un Moai disteso in più
   *[other] { $count } Moai distesi in più
}
factor-company = { $count ->
    [one] un Moai in compagnia in più
   *[other] { $count } Moai in compagnia in più
}
factor-settlers = { $count ->
    [one] un colono in più sulla terra
   *[other] { $count } coloni in più sulla terra
}
factor-prayers = { $count ->
    [one] un gettone preghiera in più
   *[other] { $count } gettoni preghiera in più
}
factor-workplaces = { $count ->
    [one] un posto in più dove un colono ha lava a portata di mano
   *[other] { $count } posti in più dove un colono ha lava a portata di mano
}
factor-next-raise = { $count ->
    [one] un punto in più per il prossimo Moai da erigere
   *[other] { $count } punti in più per il prossimo Moai da erigere
}
factor-burning = { $count ->
    [one] un pezzo in più che un’eruzione colpirebbe
   *[other] { $count } pezzi in più che un’eruzione colpirebbe
}
factor-loose = { $count ->
    [one] un pezzo in più su terra che una crepa staccherebbe
   *[other] { $count } pezzi in più su terra che una crepa staccherebbe
}

### Ciò che dice Iquazú. Le frasi sulle carte usano i numeri di `cards-list`, quelle sulle tessere il tipo di `tile-name`.

game-title = Iquazú
game-blurb = Nascondi le tue pietre preziose nella parete dietro la cascata. Ogni colonna raggiunta dall’acqua dà punti in verticale e tessere bonus in orizzontale: due maggioranze che s’incrociano, una pietra alla volta.

option-first_player = Chi comincia
    .about = Chi comincia riceve meno carte; chi siede alla sua destra, e gioca per ultimo, riceve la cassetta dell’acqua.
option-first_player-random = a sorte
option-strips = Le cinque strisce della roccia
    .about = Decidono quali colori aspettano sott’acqua nelle colonne da 6 a 10. L’ordine fisso va bene per la prima partita.
option-strips-random = mescolate
option-strips-fixed = sempre nello stesso ordine

colour-name = { $colour ->
    [white] bianca
    [blue] blu
    [orange] arancione
   *[unknown] di colore ignoto
}
colour-card = { $colour ->
    [white] bianca
    [blue] blu
   *[orange] arancione
}
colour-cards = { $colour ->
    [white] bianche
    [blue] blu
   *[orange] arancioni
}
cards-white = { ICON("card-white") }{ $white } { $white ->
    [one] bianca
   *[other] bianche
}
cards-blue = { ICON("card-blue") }{ $blue } blu
cards-orange = { ICON("card-orange") }{ $orange } { $orange ->
    [one] arancione
   *[other] arancioni
}
cards-list = { $mix ->
    [w] { cards-white }
    [b] { cards-blue }
    [o] { cards-orange }
    [wb] { cards-white } e { cards-blue }
    [wo] { cards-white } e { cards-orange }
    [bo] { cards-blue } e { cards-orange }
    [wbo] { cards-white }, { cards-blue } e { cards-orange }
   *[none] niente
}
tile-name = { $type ->
    [points] { $value ->
        [one] { $value } punto
       *[other] { $value } punti
    }
    [draw] pesca { $value } carte
    [any_colour] qualsiasi colore
    [double_turn] doppio turno
   *[unknown] coperta
}

prompt-action = { $places ->
    [yes] Pesca { $number } carte, oppure scegli una crepa per una pietra preziosa.
   *[no] Pesca { $number } carte: nessuna crepa è alla tua portata.
}
prompt-payment = Scegli come pagare la crepa { $crevice } ({ colour-name }, costo { $cost }).
prompt-after = { $drop ->
    [yes] Usa una tessera bonus, oppure chiudi il turno e lascia cadere una goccia.
   *[no] Usa una tessera bonus, oppure chiudi il turno.
}
prompt-limit = { $number ->
    [one] Scarta una carta: puoi tenerne al massimo { $limit }.
   *[other] Scarta { $number } carte: puoi tenerne al massimo { $limit }.
}

action-draw = Pesca { $number } carte
action-end = { $drop ->
    [yes] Chiudi il turno: cade una goccia
   *[no] Chiudi il turno
}
action-use-draw = Usa una tessera bonus: { ICON("tile-draw", $value) }pesca { $value } carte
action-use-double = Usa una tessera bonus: { ICON("tile-double_turn") }fai un’altra azione
action-place = Piazza una pietra in { $crevice } (crepa { colour-name }, costo { $cost })
action-place-paid = Piazza una pietra in { $crevice } pagando { cards-list }
action-place-any = Piazza una pietra in { $crevice } pagando { cards-list } e { ICON("tile-any_colour") }una tessera «qualsiasi colore»
action-pay = Paga { cards-list }
action-any = Paga { cards-list } e { ICON("tile-any_colour") }una tessera «qualsiasi colore»
action-discard = Scarta una carta { ICON("card", $colour) }{ colour-card }
action-outcome = { $notation }

event-first = { $you ->
    [seat] Cominci tu; la cassetta dell’acqua va a { $water }.
    [water] Comincia { $seat }; la cassetta dell’acqua va a te.
   *[other] Comincia { $seat }; la cassetta dell’acqua va a { $water }.
}
event-strip = La striscia della roccia { $strip } va nella colonna { $column }.
    .many = Le { $count } strisce di roccia sono al loro posto.
event-tile = La fila { $row } mette in palio: { ICON("tile", $type, $value) }{ tile-name }.
    .many = Si scoprono { $count } tessere bonus.
event-card = { $you ->
    [seat] Peschi una carta { ICON("card", $colour) }{ colour-card }.
   *[other] { $seat } pesca una carta { ICON("card", $colour) }{ colour-card }.
}
    .many = { $you ->
        [seat] Peschi { $count } carte.
       *[other] { $seat } pesca { $count } carte.
    }
event-card-hidden = { $seat } pesca una carta.
    .many = { $seat } pesca { $count } carte.
event-dealt = { $you ->
    [seat] Parti con { $number } carte.
   *[other] { $seat } parte con { $number } carte.
}
event-draw = { $you ->
    [seat] Vai al mazzo di pesca.
   *[other] { $seat } va al mazzo di pesca.
}
event-no-cards = Non ci sono più carte da pescare.
event-reshuffle = Gli scarti diventano il nuovo mazzo di pesca: { cards-list }.
event-use = { $you ->
    [seat] Cedi una tessera bonus: { ICON("tile", $type, $value) }{ tile-name }.
   *[other] { $seat } cede una tessera bonus: { ICON("tile", $type, $value) }{ tile-name }.
}
event-gem = { $you ->
    [seat] Paghi { cards-list } e piazzi una pietra in { $place }.
   *[other] { $seat } paga { cards-list } e piazza una pietra in { $place }.
}
event-drop = { $you ->
    [seat] Una tua goccia cade in { $place }.
   *[other] Una goccia di { $seat } cade in { $place }.
}
event-full = { $chained ->
    [yes] Anche la colonna { $column } è già completa: si conta subito.
   *[no] La colonna { $column } è completa: si contano i punti.
}
event-final = Si conta la colonna { $column }, completa o no.
event-rock = { $you ->
    [seat] Prendi
   *[other] { $seat } prende
} il { $place }º posto nella colonna { $column }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
event-tile-won = { $you ->
    [seat] Hai la meglio nella fila { $row } e prendi una tessera: { ICON("tile", $type, $value) }{ tile-name }.
   *[other] { $seat } ha la meglio nella fila { $row } e prende una tessera: { ICON("tile", $type, $value) }{ tile-name }.
}
    .many = { $you ->
        [seat] Hai la meglio in { $count } file e ne prendi le tessere.
       *[other] { $seat } ha la meglio in { $count } file e ne prende le tessere.
    }
event-tile-lost = Nessuno è nella fila { $row }: la sua tessera esce dal gioco ({ ICON("tile", $type, $value) }{ tile-name }).
    .many = In { $count } file non c’è nessuno: le loro tessere escono dal gioco.
event-frame = L’acqua avanza: ora la prima colonna è la { $column }.
event-water = { $you ->
    [seat] La cassetta dell’acqua passa a te.
   *[other] La cassetta dell’acqua passa a { $seat }.
}
event-discard = { $you ->
    [seat] Scarti una carta { ICON("card", $colour) }{ colour-card }.
   *[other] { $seat } scarta una carta { ICON("card", $colour) }{ colour-card }.
}
    .many = { $you ->
        [seat] Scarti { $count } carte.
       *[other] { $seat } scarta { $count } carte.
    }
event-turn = { $you ->
    [seat] La cassetta delle pietre preziose passa a te.
   *[other] La cassetta delle pietre preziose passa a { $seat }.
}
event-bonus = { $you ->
    [seat] Aggiungi
   *[other] { $seat } aggiunge
} { $number ->
    [one] { $number } punto
   *[other] { $number } punti
} con le tessere bonus.

element-crevice = Crepa { $crevice }, { colour-name }: { $held ->
    [gem] pietra di { $seat }
    [drop] goccia
   *[free] { $cost ->
        [0] libera, fuori portata
       *[other] libera, costo { $cost }
    }
}
element-tile = Tessera della colonna { $column }, fila { $row }: { $at ->
    [seat] { tile-name }, vinta da { $seat }
   *[open] { tile-name }, in palio
}
element-pile = Mazzo di pesca: { $number ->
    [one] { $number } carta
   *[other] { $number } carte
}
element-discards = Mazzo degli scarti: { cards-list }
element-player = { $seat }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}, { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
}{ $boxes ->
    [gem] , cassetta delle pietre
    [water] , cassetta dell’acqua
    [gemwater] , cassetta delle pietre e dell’acqua
   *[none] {""}
}
element-hand = { $number ->
    [one] { $number } carta { colour-card }
   *[other] { $number } carte { colour-cards }
}
element-column = Colonna { $column }: { $state ->
    [scored] già contata
    [water] sott’acqua
   *[window] costo { $cost }
}{ $leader ->
    [yes] { $state ->
        [scored] , prima per { $seat }
       *[other] , in testa { $seat }
    }
   *[no] {""}
}
element-bare-column = Colonna { $column }: solo tessere bonus
element-row = Fila { $row }: { $by ->
    [alone] c’è solo { $seat }
    [gems] in testa { $seat }, con più pietre
    [right] in testa { $seat }, con la pietra più a destra
    [lower] in testa { $seat }, con la pietra più in basso
   *[none] non c’è nessuno
}
element-waterfall = La cascata: si raggiungono le colonne da { $first } a { $last }{ $box ->
    [no] {""}
   *[yes] , la cassetta dell’acqua è di { $seat }
}

zone-wall = Parete rocciosa
zone-columns = Colonne
zone-rows = File
zone-tiles = Tessere bonus
zone-cards = Carte
zone-seats = Giocatori
zone-hand = La tua mano
zone-payments = Modi di pagare

tally-column = Colonna { $column }, { $place }º posto, { $gems ->
    [one] { $gems } pietra
   *[other] { $gems } pietre
}
tally-tiles = { $number ->
    [0] Nessuna tessera punti
    [one] { $number } tessera punti
   *[other] { $number } tessere punti
}

terminal-column = colonna
terminal-cost = costo
terminal-points = punti
terminal-leads = in testa
terminal-row = fila { $row }
terminal-left = pietre { $number }
terminal-key = W bianco, B blu, O arancione; W7: crepa libera numero 7; ◆2: pietra del giocatore 2; ●: goccia; ≈: acqua; →, ↓: in parità decide la pietra più a destra, più in basso
terminal-hand = La tua mano
terminal-none = nessuna tessera

reason-pay-first = Prima scegli come pagare la crepa che hai scelto.
reason-discard-first = Prima scarta fino a restare con { $limit } carte.
reason-no-discard = Si scarta solo alla fine del turno, e solo con più di { $limit } carte in mano.
reason-discard-order = Si scarta nell’ordine bianche, blu, arancioni: le carte { colour-cards } hanno già avuto la loro occasione.
reason-discard-too-few = Cominciando dalle carte { colour-cards } non ne avresti abbastanza da scartare: scegli prima un colore precedente.
reason-discard-none = Non hai carte { colour-cards }.
reason-payment = Con le tue carte non puoi pagare così la crepa che hai scelto.
reason-any = Con le tue carte e tessere non puoi pagare così: serve una tessera «qualsiasi colore» e almeno una carta di un altro colore.
reason-crevice-first = Prima scegli una crepa: poi la paghi.
reason-no-such-tile = Non hai nessuna tessera bonus «{ tile-name }».
reason-no-cards = I due mazzi sono vuoti: non c’è niente da pescare.
reason-double-later = Il doppio turno si usa dopo un’azione, e la tua azione è ancora da fare.
reason-action-due = Devi ancora pescare carte o piazzare una pietra preziosa.
reason-no-action-due = La tua azione l’hai fatta. Una tessera «doppio turno» te ne dà un’altra, oppure chiudi il turno.
reason-counted = La colonna { $column } è già stata contata.
reason-bare = Così a destra non ci sono più crepe.
reason-under-water = La colonna { $column } è ancora sott’acqua.
reason-taken = Questa crepa è occupata, e tale resta.
reason-no-gems = Tutte le tue { $number } pietre sono in colonne non ancora contate.
reason-too-dear = Le tue carte non bastano: { $cost ->
    [one] ci vuole { $cost } carta { colour-card }, o una coppia
   *[other] ci vogliono { $cost } carte { colour-cards }, o coppie
} di un altro colore in cambio.
reason-discards = Qui stanno, visibili a tutti, le carte pagate o scartate. Tornano in gioco quando il mazzo di pesca è vuoto.
reason-column = Per piazzare una pietra scegli una crepa della colonna. Chi ha più pietre prende i suoi punti; in parità decide la pietra più in basso.
reason-row = Chi ha più pietre nella fila prende la sua tessera quando la colonna { $column } è completa; in parità decide la pietra più a destra.
reason-waterfall = La cassetta dell’acqua è di { $seat }: alla fine di quel turno cade una goccia nella prima colonna.
reason-seat = Con un giocatore non si fa nulla: scegli una crepa, il mazzo di pesca o una tessera bonus.
reason-tile-open = Questa tessera va a chi è in testa nella fila { $row } quando la colonna { $column } è completa.
reason-tile-of-others = Questa tessera non è tua.
reason-tile-points = Una tessera punti vale alla fine della partita.
reason-tile-any = La tessera «qualsiasi colore» si usa pagando: scegli una crepa e la trovi tra i modi di pagare.
reason-cards = Le carte si spendono scegliendo una crepa.

# -- ciò che un giocatore conta: completa «avrai …» nei consigli -----------------------------------

factor-points = { $count ->
    [one] un punto in più
   *[other] { $count } punti in più
}
factor-cards = { $count ->
    [one] una carta in più in mano
   *[other] { $count } carte in più in mano
}
factor-tiles = { $count ->
    [one] una tessera bonus in più da usare
   *[other] { $count } tessere bonus in più da usare
}
factor-rows = { $count ->
    [one] la meglio in una fila in più con una tessera in palio
   *[other] la meglio in { $count } file in più con una tessera in palio
}
factor-column = { $count ->
    [one] un punto in più in vista nella colonna { $column }
   *[other] { $count } punti in più in vista nella colonna { $column }
}

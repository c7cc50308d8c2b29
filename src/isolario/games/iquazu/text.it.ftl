### Ciò che dice Iquazú. Le frasi sulle carte usano i numeri di `cards-list`, quelle sulle tessere il tipo di `tile-name`.

game-title = Iquazú
game-blurb = Nascondi le tue pietre preziose nella parete dietro la cascata. Ogni colonna raggiunta dall’acqua dà punti in verticale e tessere bonus in orizzontale: due maggioranze che s’incrociano, una pietra alla volta.

option-first_player = Chi comincia
option-first_player-random = a sorte
option-strips = Le cinque strisce della roccia
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
cards-white = { $white } { $white ->
    [one] bianca
   *[other] bianche
}
cards-blue = { $blue } blu
cards-orange = { $orange } { $orange ->
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
    [any-colour] qualsiasi colore
    [double-turn] doppio turno
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
action-use-draw = Usa una tessera bonus: pesca { $value } carte
action-use-double = Usa una tessera bonus: fai un’altra azione
action-place = Piazza una pietra in { $crevice } (crepa { colour-name }, costo { $cost })
action-place-paid = Piazza una pietra in { $crevice } pagando { cards-list }
action-place-any = Piazza una pietra in { $crevice } pagando { cards-list } e una tessera «qualsiasi colore»
action-pay = Paga { cards-list }
action-any = Paga { cards-list } e una tessera «qualsiasi colore»
action-discard = Scarta una carta { colour-card }
action-outcome = { $notation }

event-first = Comincia { $seat }; la cassetta dell’acqua va a { $water }.
event-strip = La striscia della roccia { $strip } va nella colonna { $column }.
event-tile = La fila { $row } mette in palio: { tile-name }.
event-card = Peschi una carta { colour-card }.
event-dealt = { $seat } parte con { $number } carte.
event-draw = { $seat } pesca { $number } carte.
event-no-cards = Non ci sono più carte da pescare.
event-reshuffle = Gli scarti diventano il nuovo mazzo di pesca: { cards-list }.
event-use = { $seat } cede una tessera bonus: { tile-name }.
event-gem = { $seat } paga { cards-list } e piazza una pietra in { $place }.
event-drop = Una goccia di { $seat } cade in { $place }.
event-full = La colonna { $column } è completa: si contano i punti.
event-final = Si conta la colonna { $column }, completa o no.
event-rock = { $seat } prende il { $place }º posto nella colonna { $column }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
event-tile-won = { $seat } ha la meglio nella fila { $row } e prende una tessera: { tile-name }.
event-tile-lost = Nessuno è nella fila { $row }: la sua tessera esce dal gioco ({ tile-name }).
event-frame = L’acqua avanza: ora la prima colonna è la { $column }.
event-water = La cassetta dell’acqua passa a { $seat }.
event-discard = { $seat } scarta una carta { colour-card }.
event-turn = La cassetta delle pietre preziose passa a { $seat }.
event-bonus = { $seat } aggiunge { $number ->
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
element-card = { $colour ->
    [white] Carta bianca
    [blue] Carta blu
   *[orange] Carta arancione
}

zone-wall = Parete rocciosa
zone-tiles = Tessere bonus
zone-cards = Carte
zone-seats = Giocatori
zone-hand = La tua mano

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
terminal-row = fila { $row }
terminal-left = pietre { $number }
terminal-key = W bianco, B blu, O arancione; W7: crepa libera numero 7; ◆2: pietra del giocatore 2; ●: goccia; ≈: acqua
terminal-hand = La tua mano
terminal-none = nessuna tessera

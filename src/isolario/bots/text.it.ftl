### Ciò che dicono avversari, suggerimenti e analisi.

level-1 = Mozzo
level-2 = Allievo
level-3 = Marinaio
level-4 = Gabbiere
level-5 = Nostromo
level-6 = Timoniere
level-7 = Secondo
level-8 = Navigatore
level-9 = Capitano
level-10 = Ammiraglio
level-mix = { $simulations ->
    [0] Guarda avanti di una sola scelta
   *[other] { $search ->
        [beam] Segue { $simulations } piani per tutto il turno
        [turns] Pianifica tutto il turno ed esamina { $simulations } continuazioni
       *[other] Esamina { $simulations } continuazioni
    }
}{ $slip ->
    [0] {""}
   *[other] {" "}e { $slip } volte su 100 trascura quasi tutto ciò che potrebbe fare
}. Risponde entro { $seconds } s.

hint-candidate = { $action } — probabilità di vittoria { $chance } %, { $points ->
    [one] circa un punto
   *[other] circa { $points } punti
}, { $visits ->
    [one] provata una volta
   *[other] provata { $visits } volte
}.
hint-candidate-short = { $action } — probabilità di vittoria { $chance } %, { $visits ->
    [one] provata una volta
   *[other] provata { $visits } volte
}.
hint-summary = { $lead ->
    [clear] La scelta nettamente migliore: { $action } — probabilità di vincere { $chance } %.
    [close] La migliore, di poco: { $action } — probabilità di vincere { $chance } %.
   *[only] Non c’è altra scelta: { $action }.
}
comparison = { $until ->
    [end] Alla fine della partita
   *[turn] { $you ->
        [seat] Entro il tuo prossimo turno
       *[other] Entro il prossimo turno di { $seat }
    }
}, rispetto a «{ $other }»:
comparison-later = Fino al prossimo turno «{ $other }» porta più o meno allo stesso punto: la differenza si vede più avanti.
difference-for = { $sure ->
    [likely] { $you ->
        [seat] Avrai probabilmente { $what }.
       *[other] { $seat } avrà probabilmente { $what }.
    }
   *[sure] { $you ->
        [seat] Avrai { $what }.
       *[other] { $seat } avrà { $what }.
    }
}
difference-otherwise = { $sure ->
    [likely] { $you ->
        [seat] Altrimenti avresti probabilmente { $what }.
       *[other] Altrimenti { $seat } avrebbe probabilmente { $what }.
    }
   *[sure] { $you ->
        [seat] Altrimenti avresti { $what }.
       *[other] Altrimenti { $seat } avrebbe { $what }.
    }
}
difference-but = { $sure ->
    [likely] { $you ->
        [seat] D’altra parte avrai probabilmente { $what }.
       *[other] D’altra parte { $seat } avrà probabilmente { $what }.
    }
   *[sure] { $you ->
        [seat] D’altra parte avrai { $what }.
       *[other] D’altra parte { $seat } avrà { $what }.
    }
}
difference-forgone = { $sure ->
    [likely] { $you ->
        [seat] Con l’altra scelta avresti probabilmente { $what }.
       *[other] Con l’altra scelta { $seat } avrebbe probabilmente { $what }.
    }
   *[sure] { $you ->
        [seat] Con l’altra scelta avresti { $what }.
       *[other] Con l’altra scelta { $seat } avrebbe { $what }.
    }
}
hint-line = Poi aspettati: { $line }.
hint-waiting = { $seat } ha il { $chance } % di probabilità di vincere.

review-good = buona scelta
review-slip = imprecisione
review-mistake = errore
review-blunder = errore grave
review-choice = Passo { $step }, { $seat }: «{ $action }» – { $verdict } ({ $played } %). Meglio: «{ $better }» ({ $chance } %).
review-luck = Passo { $step }: la sorte e le risposte degli altri { $way ->
    [up] danno { $change } punti percentuali di probabilità di vittoria a { $seat }.
   *[down] tolgono { $change } punti percentuali di probabilità di vittoria a { $seat }.
}

problem-bad-budget = «{ $text }» non indica quanto pensare. Scrivi un numero di simulazioni (mcts:500) o di secondi (mcts:0.5s).
problem-unknown-level = Il livello { $level } non c’è. Scegline uno da { $low } a { $high }.
problem-bot-needs-game = Questo bot va creato per un gioco: indica quale.
problem-bot-start = Non riesco ad avviare { $bot }. Controlla il comando.
problem-bot-answer = { $bot } ha risposto «{ $text }», che qui non è una risposta. Vedi docs/bot-protocol.md.
problem-bot-gone = { $bot } è terminato a metà partita. Avvialo a mano per capire perché.
problem-bot-silent = { $bot } non ha risposto entro { $seconds } s.
problem-broken-bot = Il bot “{ $name }” ({ $value }) del pacchetto { $package } non si può caricare e viene tralasciato: { $detail }. Aggiorna o rimuovi quel pacchetto.
problem-no-such-bot = Non posso creare il bot { $bot }: { $detail }. Indica una sottoclasse di isolario.bots.Bot come modulo:Classe.

model-you = Giochi a { $game } a un tavolo di { $seats }. Sei { $seat }. Pensa quanto vuoi; chiudi la risposta con una sola delle scelte, scritta come nell’elenco.
model-table = Il tavolo
model-log = Che cosa è successo
model-choices = Le tue scelte
model-again = Questa non è una delle scelte. Rispondi con una di: { $choices }

### Quello che il tabellone e la guida dell’Isola dei Vulcani dicono nella pagina, oltre alle frasi del gioco.

page-volcanoes = { $left ->
    [one] { $left } vulcano rimasto
   *[other] { $left } vulcani rimasti
}; l’ultimo giro comincia a { $end }
page-volcanoes-left = { $left ->
    [one] { $left } vulcano
   *[other] { $left } vulcani
}
page-last-round = Ultimo giro
page-points = Punti azione rimasti: { $left }
page-prayer = Gettone preghiera: il prossimo costa { $cost ->
    [one] { $cost } punto azione
   *[other] { $cost } punti azione
} ({ $left } nella riserva)
page-raise = Erigi qui
page-raise-go = Erigi
page-raise-if = se nessuna eruzione ti costa un villaggio
page-raise-crack = Si apre una crepa tra { $a } e { $b }
page-raise-no-crack = Nessuna nuova crepa
page-raise-sinks = { $count ->
    [one] Affonderebbe l’area { $areas }
   *[other] Affonderebbero le aree { $areas }
}
page-raise-tie = Affonderebbe metà della terra: quale, lo decide la sorte
page-raise-volcanoes = { $count ->
    [one] Con { $count } vulcano; ne resterebbero { $left }
   *[other] Con { $count } vulcani; ne resterebbero { $left }
}
page-raise-odds = { $faces } su { $of }: erutta un vulcano
page-bonus = Quanto aggiungerebbero i pezzi se la partita finisse ora
page-bonus-villages = Villaggi
page-bonus-moai = Moai
page-bonus-company = Moai in compagnia
page-bonus-settlers = Coloni
page-bonus-prayers = Gettoni preghiera
page-bonus-sum = In tutto

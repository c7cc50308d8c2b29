### Quello che il tabellone e la guida dell’Isola dei Vulcani dicono nella pagina, oltre alle frasi del gioco.

page-volcanoes = { $left ->
    [one] { $left } vulcano rimasto
   *[other] { $left } vulcani rimasti
}; l’ultimo giro comincia a { $end }
page-volcanoes-left = { $left ->
    [one] vulcano,
   *[other] vulcani,
}
page-last-round-at = ultimo giro a { $end }
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

page-continent = N. { $number }
page-continent-default = Prime partite
page-continent-others = Altri continenti
page-continent-random = Estratto a sorte
page-continent-number = Numero
page-continent-bad = Scrivi un numero di sole cifre, al massimo 18446744073709551615.
page-continent-link = Copia un link a questo continente
page-continent-copied = Link copiato

guide-welcome = Questo è Mu, un continente che non durerà. Ci fumano otto vulcani: quando ne restano due, la partita finisce. Vince chi ha più punti.
guide-land = Il tuo colono aspetta in barca. Indica la barca, poi l’esagono 13 accanto alla baia. Hai quattro punti azione per turno; sbarcare ne costa uno.
guide-sculpt = Le lastre che brillano sono lava: tutto nasce da lì. Indica la lava a sinistra, poi scegli il Moai disteso.
guide-raise = Gli sfiati che fumano sono geyser. Indica quello rivolto a sud-est: la scheda mostra che cosa porterebbe. Poi erigi il tuo Moai.
guide-erupted = Il terreno si è spaccato e il dado ha svegliato un vulcano: la lava è corsa al primo spazio libero di ogni linea. Erigere dà punti, ma paga la terra. Con l’ultimo punto scolpisci un secondo Moai.
guide-carry = Tocca di nuovo a te. Un colono può portare con sé un Moai disteso: indica il Moai, poi 2b a ovest. Un Moai spostato non teme la lava.
guide-cape = Ora prosegui da solo verso 18, il capo a nord: indica il colono, poi l’esagono.
guide-first-side = Scolpisci qui un Moai ed erigilo sul geyser a est. Un capo è attaccato alla terra da tre lati soltanto.
guide-second-side = Al prossimo turno scolpisci il secondo ed erigilo a sud-ovest. Poi il capo resterà attaccato da un solo lato.
guide-leave = Chi si trova su una terra che affonda può mettersi in salvo, ma quello che vi è costruito è perduto. Torna in tempo in 2b.
guide-sink = Qui c’è il Moai che hai portato. Indica il geyser rivolto al capo: la scheda dice che cosa affonderebbe. Ora erigilo.
guide-end = Il capo non c’è più, né quello che ci stava sopra; i punti restano. Costruisci villaggi accanto ai Moai e i prossimi varranno di più. Nomi, pericoli, annulla, un consiglio e le regole sono sempre a portata di mano. Buon divertimento!

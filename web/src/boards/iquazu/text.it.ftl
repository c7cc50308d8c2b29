### Ciò che dicono il tabellone e la guida di Iquazú sulla pagina, oltre alle frasi del gioco.

page-left = ancora { $number }
page-discarded = scartate
page-free = libere, poi
page-then = si conta
page-cards = { $number ->
    [one] { $number } carta
   *[other] { $number } carte
} in mano
page-gem-box = Cassetta delle pietre: è il turno di questo giocatore
page-drop = { $turns ->
    [0] una goccia cade dopo questo turno
    [one] una goccia cade dopo un altro turno
   *[other] una goccia cade tra { $turns } turni
}

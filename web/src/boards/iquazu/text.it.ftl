### Ciò che dicono il tabellone e la guida di Iquazú sulla pagina, oltre alle frasi del gioco.

page-left = ancora { $number }
page-unseen = Non ancora viste
page-light = Tessere dal dorso chiaro
page-dark = Tessere dal dorso scuro
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

guide-welcome = Dietro la cascata c’è una parete di roccia. Solo cinque colonne sono fuori dall’acqua. Nelle loro crepe nascondi le tue pietre: ogni pietra gareggia in verticale, nella sua colonna, e in orizzontale, nella sua fila.
guide-cost = Una crepa si paga con carte del suo colore: una carta nella prima colonna, due nella seconda, fino a cinque nella quinta. I numeri sono sotto le colonne, le tue carte davanti.
guide-place = Le crepe che brillano sono alla tua portata. Passaci sopra per vedere quanto costano e che cosa cambiano, poi cliccane una per piazzare la tua prima pietra.
guide-end-turn = Un’azione, e il turno è fatto: piazzi una pietra o peschi quattro carte. Se ti viene chiesto, chiudi il turno con il pulsante qui sotto.
guide-drop = Chi ha la cassetta dell’acqua, alla fine del suo turno, lascia cadere una goccia nella prima colonna. La piccola goccia sulla parete mostra dove cadrà la prossima e di chi sarà.
guide-draw = Hai poche carte? Clicca il mazzo di pesca: ricevi quattro carte, e la tua azione è fatta.
guide-pairs = Due carte uguali di un altro colore valgono come una. Una crepa con l’anello tratteggiato ha bisogno di queste coppie; se puoi pagare in più modi, scegli le carte da cedere. Piazza un’altra pietra.
guide-columns = Sopra ogni colonna ci sono i suoi punti e chi li prenderebbe adesso. Vince chi ha più pietre; in parità la pietra più in basso: le crepe basse valgono di più.
guide-rows = In fondo a ogni fila c’è una tessera bonus. Va a chi ha più pietre nella fila; in parità, alla pietra più a destra.
guide-count = Quando la prima colonna è completa, si conta: punti in verticale, tessere in orizzontale. Poi l’acqua avanza di una colonna. Gioca finché succede.
guide-tiles = Le tessere che hai vinto stanno accanto alle tue carte. Quelle per pescare si usano in qualsiasi momento del tuo turno, il doppio turno dopo la tua azione, quella di qualsiasi colore mentre paghi. Quando puoi usarle, brillano.
guide-end = La partita finisce quando la nona colonna è stata contata; le ultime due pagano così come sono. Annulla, Consiglio e Regole sono sempre sotto il tabellone. Buon divertimento!

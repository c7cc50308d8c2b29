### Ciò che dicono il tavolo e la guida di Nomads nella pagina, oltre alle frasi del gioco.

page-supply = Carte da scrivere
page-legends = Leggende: servono tessere uguali
page-songs = Canzoni: servono tessere diverse
page-different = Diverse
page-stacks-left = { $left ->
    [one] Resta { $left } pila
   *[other] Restano { $left } pile
}; si finisce a { $end }.
page-unseen = ancora coperte

guide-welcome = Attorno al falò ci sono otto tappeti. Su ogni tappeto si impilano gettoni, e accanto c’è una pila di tessere Storia. Solo il gettone in cima ascolta la storia che ha vicino.
guide-first = Metti il tuo primo gettone su un tappeto che brilla. Finisce in cima: guarda quale tessera ha accanto.
guide-second = Ora il secondo gettone. Se lo metti su un altro tappeto, dopo potrai scegliere tra due pile.
guide-move = Tocca a te. Scegli una pila che contiene un tuo gettone: la sollevi tutta. Poi scegli una delle due vicine per dire da che parte seminare, un gettone per tappeto. Prima passa sopra una vicina: il tavolo mostra dove cadrebbe ogni gettone.
guide-listened = Chi aveva un gettone in cima ha preso la tessera accanto. Ogni tessera davanti a te costa un punto, finché non la scambi.
guide-write = Tessere uguali pagano una leggenda, tessere diverse una canzone: quando puoi pagarla, la carta brilla. Gioca qualche turno e scrivi la tua prima carta.
guide-moon = Le lune di opale vanno sulla mezzaluna sopra il fuoco. Quando sono quattro, chi è in testa ne vince tre, e ognuna vale un punto. Conviene essere avanti al momento giusto.
guide-end = Quando restano solo due pile di tessere la partita finisce, e ognuno può scrivere un’ultima carta. Annulla, Consiglio e Regole sono sempre sotto il tavolo. Buon divertimento!

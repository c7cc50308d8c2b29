### Ciò che dice la pagina. I giochi e il nucleo portano le loro frasi.

tagline = Cinque isole, cinque giochi. Scegline una e sbarca.
to-home = Torna alla carta
to-table = Al tavolo
page-tools = Lingua, luce e impostazioni
skip-to-content = Vai al contenuto
settings = Impostazioni
close = Chiudi
cancel = Lascia stare
copy = Copia
copied = Copiato
players = { $low }–{ $high } giocatori
players-exactly = { $seats } giocatori
minutes = { $minutes } minuti
play-now = Gioca subito contro i bot
set-up = Prepara un tavolo
guide = Impara giocando
rules = Regole
continue = Riprendi a giocare
past-tables = Le tue ultime partite
your-turn = Tocca a te
title-your-turn = ● Tocca a te · { $game }

## Preparazione

seats = Giocatori
seat-number = Giocatore { $number }
seat-who = Chi gioca al posto { $number }
seat-level = Forza del bot al posto { $number }
seat-name-field = Nome di chi gioca al posto { $number }
seat-remove = Togli il posto { $number }
seat-add = Aggiungi un giocatore
kind-me = Io
kind-here = Persona a questo schermo
kind-bot = Bot
kind-open = Amico, con un link
level-rated = { $name } · { NUMBER($rating, useGrouping: 0) }
kind-open-note = Avrai un link da mandare
name-you = Tu
your-name = Il tuo nome
level-numbered = { $number } · { $name }
more-options = Altre opzioni
option-own = Scelgo io
option-on = Sì
option-off = No
start = Inizia la partita

## Al tavolo

board-in-words = Il tavolo a parole
log = Che cosa è successo
log-empty = Non è ancora successo niente.
points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
points-word = punti
points-hidden = punti nascosti
layers = Livelli
layer-names = Nomi
layer-danger = Pericoli
layer-counts = Che cosa resta
camera-closer = Più vicino
camera-further = Più lontano
camera-fit = Tutto il tavolo
which-one = Quale intendi?
log-again = Mostra di nuovo
log-many = { $count } volte di seguito
rank = { $rank }º
seat-bot = bot, livello { $level }
seat-bot-installed = bot di un altro pacchetto
bots-installed = Bot installati
seat-open = manca qualcuno
seat-away = via, gioca un bot
seat-here = a questo schermo
seat-you = tu
seat-online = presente
seat-offline = senza connessione
prompt-loading = Un momento…
prompt-confirm = Giochi così?
prompt-sending = Un momento…
prompt-catching-up = Ecco che cosa ti sei perso…
prompt-over = La partita è finita.
prompt-thinks = { $seat } sta pensando…
prompt-waits = Aspetta la scelta di { $seat }.
prompt-waits-open = Manda il link: un posto è ancora libero.
prompt-luck = Decide la sorte…
confirm-yes = Gioca
all-choices = Scelte
let-go = Ci ripenso
see-rule = Guarda la regola
undo = Annulla
undo-ask = Chiedi di annullare
undo-asking = Hai chiesto di riprendere la mossa. Aspetta che gli altri siano d’accordo.
undo-asked = { $seat } chiede di riprendere una mossa. Sei d’accordo?
undo-refused = Gli altri preferiscono andare avanti.
agree = D’accordo
refuse = Meglio di no
hint = Consiglio
hint-title = Che cosa farebbe un bot forte
delegate-stop = Scelgo io
hint-thinking = Un bot forte sta studiando la tua posizione…
hint-chance = Probabilità di vincere
hint-more = Perché e alternative
connection-lost = Connessione persa. Riprovo…
you-watch = Stai guardando la partita
you-are-away = Un bot sta giocando per te.
come-back = Torno a giocare io
leave = Lascia il tavolo
curtain = Cambio di posto
curtain-turn = { $seat }, tocca a te. Gli altri si girino.
curtain-open = Mostra la mia vista
invites = Invita i tuoi amici
invite-link = Link per il posto { $number }
invite-new = Crea un nuovo link
invite-bot = Fai giocare un bot
table-gone-title = Questo tavolo non c’è
table-gone = Forse è stato cancellato, o chi lo ha creato non vuole spettatori.

## Unirsi

join-title = C’è un posto per te
join-text = Qualcuno ti ha invitato a giocare. Scrivi il tuo nome e siediti.
join = Siediti

## La fine

result = Risultato
see-result = Guarda il risultato
result-you = Hai vinto!
result-wins = Vince { $seat }.
result-shared = Vittoria condivisa: { $names }
rematch = Gioca ancora
replay = Rivedi
record = Scarica il verbale
luck = Controlla la sorte
graph-points = Punti nel tempo
graph-chances = Probabilità di vincere
turning-points = Punti di svolta
review-progress = Un bot forte sta riguardando la partita: { $done } scelte su { $total }…
review-even = Nessuna scelta e nessun colpo di fortuna ha deciso da sé questa partita.

## Rivedere

replay-position = Posizione
replay-step = { $step } / { $last }
replay-first = Inizio
replay-back = Indietro
replay-forward = Avanti
replay-last = Fine
replay-play = Scorri
replay-pause = Pausa
replay-link = Copia link
replay-fork = Gioca da qui
replay-view = Visto da
replay-spectator = uno spettatore

## La sorte

luck-title = La sorte è stata onesta?
luck-text = Prima della prima pescata il servizio ha scelto un numero segreto e ne ha mostrato l’impronta. Ogni pescata deriva da quel numero e dalle parti di chi gioca. A partita finita puoi controllare che niente sia stato cambiato strada facendo.
luck-commitment = Impronta mostrata prima della partita
luck-seed = Il numero segreto
luck-seed-later = Viene rivelato quando la partita finisce.
luck-verdict = Verdetto
luck-good = Tutte le { $draws } pescate derivano dal numero segreto e dalle parti, e l’impronta corrisponde.
luck-bad = Il controllo non è riuscito.
luck-draws = Tutte le pescate
luck-step = Passo
luck-drawn = Uscito
luck-expected = Deriva dal numero

## Impostazioni

setting-language = Lingua
setting-theme = Ora del giorno
theme-auto = Come il mio dispositivo
theme-day = Giorno (chiaro)
theme-night = Notte (scuro)
theme-to-day = Passa al giorno
theme-to-night = Passa alla notte
setting-speed = Movimento
speed-calm = Calmo
speed-normal = Normale
speed-fast = Svelto
speed-off = Nessuno
setting-speed-note = Se il tuo dispositivo chiede meno movimento, niente viaggia: si illumina il nuovo posto.
setting-play = Mentre giochi
setting-confirm = Chiedi prima di ogni mossa
setting-sounds = Suoni
setting-patterns = Trame sui pezzi, oltre ai colori
settings-kept = Le impostazioni restano in questo browser.

## Problemi

problem-unreachable = Il servizio non risponde. Controlla che sia acceso e riprova.
problem-unknown = Qualcosa è andato storto ({ $status }). Ricarica la pagina e riprova.
problem-no-game = Questo gioco qui non è installato. Scegli un’altra isola.
lost-title = Fuori dalla carta
lost-text = A questo indirizzo non c’è niente. Torna indietro e scegli un’isola.

## Guida alla prima partita

guide-skip = Salta la guida
guide-next = Continua
guide-step = Passo { $step } di { $last }
guide-done = Gioca

## Cominciare, assentarsi, finire

prompt-begins = La partita comincia quando tutti si sono seduti.
begin-waits = Si aspetta { $names }.
begin-note = Non si pesca niente finché non ci sono tutti: così ognuno aggiunge qualcosa alla sorte. Chi comincia senza di loro fa a meno della loro parte.
begin-now = Comincia senza aspettare
gone = { $name } manca da un po’.
gone-level = Forza del bot
gone-bot = Fai giocare un bot
gone-invite = Invita di nuovo
gone-note = Il posto torna al suo proprietario appena rientra.
seat-conceded = ha ceduto, gioca un bot
ways-out = Lascia o chiudi questa partita
end-early = Chiudi la partita
end-sure = La partita finisce per tutti, senza vincitori. Prima si chiede agli altri.
end-yes = Chiudila
end-asking = Hai chiesto di chiudere qui la partita. Aspetta che gli altri siano d’accordo.
end-asked = { $seat } chiede di chiudere qui la partita. Va bene?
end-refused = Gli altri preferiscono continuare.
concede = Arrenditi
concede-sure = Rinunci a questa partita. Non si può tornare indietro.
concede-yes = Mi arrendo
delete-table = Elimina questa partita
delete-sure = La partita sparisce dal tuo elenco. Se l’hai giocata solo tu, non ne resta niente.
delete-yes = Elimina
ended-agreed = Chiusa di comune accordo
ended-expired = Finita: non è tornato nessuno
ended-conceded = Qualcuno si è arreso.

## Ciò che è tuo

belongings = Ciò che è tuo
belongings-text = I tuoi posti e le tue partite sono legati a questo browser. Puoi portarli con te, tenerne una copia o far cancellare tutto.
transfer = Usa un altro dispositivo
transfer-text = Inquadra il codice con l’altro dispositivo o apri lì il link. Funziona una volta sola, per dieci minuti. Chi lo apre diventa te: non mostrarlo a nessun altro.
transfer-picture = Il link come codice QR
transfer-link = Link per l’altro dispositivo
transfer-unreachable = Hai aperto questa pagina con un indirizzo che conosce solo questo computer. Avvia il servizio con --host 0.0.0.0 e apri la pagina all’indirizzo che stampa.
export = Salva tutte le mie partite
delete-all = Cancella tutto ciò che mi riguarda
delete-all-sure = Le partite che hai giocato senza altre persone vengono eliminate. In quelle con altri sparisce il tuo nome e, se non sono finite, un bot prende il tuo posto. Non si può tornare indietro.
delete-all-yes = Cancella tutto
delete-all-done = Fatto. Qui non c’è più niente che porti a te.
move-title = Continua a giocare qui
move-text = Questo link porta qui i posti e le preferenze dell’altro tuo dispositivo. Le partite di questo browser si aggiungono.
move-here = Usa questo dispositivo
luck-promise = La promessa che hai ricevuto
luck-promise-kept = L’impronta è quella che hai visto prima di aggiungere la tua parte.
luck-promise-broken = L’impronta non è quella che hai visto prima di aggiungere la tua parte.
luck-shares = Chi ha contribuito alla sorte
luck-shares-text = Chi si siede prima della prima pescata aggiunge una parte a caso. Le pescate derivano da tutte insieme, quindi nessuno ha scelto la sorte da solo, nemmeno chi gestisce il servizio.
luck-shares-none = A questa partita nessuno ha aggiunto la sua parte.
luck-share-yours = È la parte creata dal tuo browser.
luck-share-later = È l’impronta; la parte si vede a partita finita.
luck-share-late = È arrivata dopo la prima pescata e non conta.
luck-share-missing = La parte creata dal tuo browser non è fra queste.

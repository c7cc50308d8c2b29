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
kind-open-note = Avrai un link da mandare
name-you = Tu
your-name = Il tuo nome
level-1 = 1 · Mozzo
level-2 = 2 · Marinaio
level-3 = 3 · Timoniere
level-4 = 4 · Navigatore
level-5 = 5 · Ammiraglio
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
log-again = Mostra di nuovo
log-many = { $count } volte di seguito
rank = { $rank }º
seat-bot = bot, livello { $level }
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
luck-text = Prima della prima mossa il servizio ha scelto un numero segreto e ne ha mostrato l’impronta. Ogni pescata deriva da quel numero. Ora che la partita è finita puoi controllare che niente sia stato cambiato strada facendo.
luck-commitment = Impronta mostrata prima della partita
luck-seed = Il numero segreto
luck-seed-later = Viene rivelato quando la partita finisce.
luck-verdict = Verdetto
luck-good = Tutte le { $draws } pescate derivano dal numero segreto, e l’impronta corrisponde.
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

### Ciò che dice la riga di comando.

help-app = Cinque giochi da tavolo di isole, vulcani e acqua: da giocare e da studiare.
help-games = Elenca i giochi e le loro opzioni.
help-rules = Leggi le regole di un gioco, o una sola regola con la sua sigla.
help-play = Gioca in questo terminale, con amici e bot.
help-replay = Rivedi passo per passo una partita registrata.
help-verify = Controlla un verbale: ogni mossa con le regole, ogni pescata con il seme rivelato.
help-simulate = Fai giocare i bot molte volte e confrontali.
help-balance = Scopri quanto è equo un gioco, da molte partite di un bot contro sé stesso.
help-arena = Fai gareggiare i bot: tutti contro tutti, o su per una scala.
help-review = Riguarda una partita: probabilità di vittoria, svolte, scelte migliori.
help-entrants = I bot in gara, separati da virgole: random, greedy, mcts:500, level:3, …
help-kind = round-robin (tutti contro tutti) o ladder (ognuno contro quello nominato prima).
help-rounds = Turni di ogni confronto; un turno gioca la stessa sorte una volta da ogni posto.
help-early = Chiudi un confronto appena è deciso.
help-threshold = La quota di vittorie che lo sfidante deve superare; di norma una quota pari.
help-results = Conserva i risultati in questo file e riparti da lì la prossima volta.
help-on = Dove giocare: local o ray.
help-address = L’indirizzo del cluster Ray.
help-json = Scrivi JSON.
help-simulations = Simulazioni per ogni scelta.
help-bench = Misura quanto vanno veloci i giochi su questa macchina.
help-game = Il gioco, per esempio nomads.
help-lang = Lingua: en o it.
help-option = Un’opzione del gioco come nome=valore; ripetila per darne altre.
help-seats = Quanti posti al tavolo.
help-seed = Inizio dei numeri casuali: lo stesso seme dà le stesse partite.
help-play-seed = Gioca con un seme noto invece che con la sorte equa.
help-components = Un altro components.toml per i numeri della scatola.
help-file = Il verbale di una partita.
help-rule-id = La sigla di una regola, per esempio NO-MOVE-1.
help-at = Comincia dopo questo numero di passi.
help-view-seat = Guarda da questo posto; altrimenti da spettatore.
help-people = Quante persone giocano; i bot occupano gli altri posti.
help-bots = I bot, separati da virgole: random, greedy, mcts:500, level:3, …
help-play-bots = I bot per gli altri posti, separati da virgole.
help-balance-bot = Il bot che occupa tutti i posti.
help-load = Continua una partita salvata.
help-games-count = Quante partite.
help-cores = Quanti processi; di norma tutti i core.
help-out = Scrivi il rapporto in questo file.
help-seconds = Secondi per ogni misura.
help-serve = Avvia la pagina per giocare nel browser.
help-host = Dove ascoltare: 127.0.0.1 solo per questo computer, 0.0.0.0 per tutta la casa.
help-port = La porta; 0 ne prende una libera.
help-data = La cartella dell’archivio; se non dici altro, la tua cartella dei dati.
help-no-open = Non aprire il browser.
help-game-file = Un gioco in un solo file Python da offrire in più; ripetilo per altri.

column-id = gioco
column-title = titolo
column-players = giocatori
column-minutes = minuti
column-options = opzioni
column-bot = bot
column-seats-played = posti giocati
column-wins = vittorie
column-interval = 95 %
column-points = punti
column-challenger = sfidante
column-opponents = contro
column-games = partite
column-verdict = esito
column-rating = punteggio
column-inside = mosse/s interne
column-driven = mosse/s da Python
column-clones = copie/s

person = { $people ->
    [one] Tu
   *[other] Giocatore { $number }
}
machine = Bot { $number }
play-help =
    Scrivi un numero o una mossa. u annulla, h suggerisce, s FILE salva, r SIGLA mostra una regola, ? questo aiuto, q esce.
hand-over = Passa lo schermo a { $name } e premi Invio.
place = { $rank }. { $name }: { $points }
save-record = Salva il verbale come (Invio per no): 
saved = Salvato in { $path }.
replay-prompt = { $at }/{ $last }  Invio avanti, b indietro, un numero, q esci: 
verified = È tutto giusto: { $steps } passi secondo le regole, { $draws } pescate dal seme.
verified-rules = { $steps } passi secondo le regole. Nel verbale manca il seme, quindi le { $draws } pescate non si possono controllare.
verified-running = La partita non è finita.
simulated = { $games } partite, { $steps } passi in { $seconds } s.
verdict-above = oltre il { $threshold }
verdict-below = sotto il { $threshold }
verdict-open = aperto
review-turns = Dove è cambiata (▲ una scelta, ◇ la sorte):
review-calm = Nessuna singola scelta o pescata ha deciso questa partita.
bench-compiled = Pacchetto compilato.
bench-interpreted = Pacchetto interpretato: con un compilatore C è diverse volte più veloce.
serving = Arcipelago è su { $address }
serving-data = Le partite sono in { $path }. Premi Ctrl+C per fermare.

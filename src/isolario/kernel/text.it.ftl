### Ciò che dice il nucleo, per ogni gioco.

seat-name = Giocatore { $number }
prompt-choose = Scegli che cosa fare.
action = { $notation }
element-seat-hidden = { $seat }: punti nascosti
element-seat = { $seat }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
event-chance = Sorte: { $notation }.
event-action = { $seat }: { $notation }.
tally-points = Punti

problem-unknown-game = Il gioco «{ $game }» non c’è. Giochi installati: { $known }.
problem-unknown-bot = Il bot «{ $bot }» non c’è. Scegli tra: { $known }.
problem-bad-seats = { $game } si gioca da { $low } a { $high }, non in { $seats }. Scegli un numero in questo intervallo.
problem-unknown-option = { $game } non ha l’opzione «{ $name }». Le sue opzioni: { $known }.
problem-bad-option = L’opzione «{ $name }» non può valere «{ $value }». Accetta: { $accepted }.
problem-options-clash = Queste opzioni non vanno d’accordo: { $detail }. Cambiane una.
problem-no-file = Non riesco a leggere { $path }. Controlla il nome e che il file esista.
problem-bad-toml = { $file } non è TOML valido: { $detail }. Correggi quel punto e riprova.
problem-bad-component = { $file }: «{ $key }» dovrebbe essere { $expected }, ma è { $found }. Correggilo e riprova.
problem-illegal-action = { $action } non è permesso adesso (regola { $rule }). Puoi fare: { $legal }.
problem-impossible-action = { $action } non è possibile adesso. Puoi fare: { $legal }.
problem-match-over = La partita è finita. Iniziane un’altra o annulla una mossa.
problem-luck-to-move = Prima bisogna pescare o tirare: chiama draw(state, luck), oppure dai alla partita la sua sorte, Match(…, luck=FastLuck(7)).
problem-not-your-turn = Non tocca a te scegliere: ora decide il posto { $actor }.
problem-ambiguous-move = «{ $text }» può voler dire: { $candidates }. Scrivi qualcosa in più.
problem-unreadable-move = «{ $text }» qui non è una mossa. Puoi fare: { $legal }.
problem-undo-after-luck = Da allora è stato pescato qualcosa. Chiedi agli altri se sono d’accordo a tornare indietro.
problem-undo-after-others = Da allora ha scelto qualcun altro. Chiedi agli altri se sono d’accordo a tornare indietro.
problem-undo-after-reveal = Quella scelta ha mostrato qualcosa agli altri. Chiedi loro se sono d’accordo a tornare indietro.
problem-nothing-to-undo = Non hai niente da annullare.
problem-no-such-move = La posizione { $number } non esiste: questa partita ha { $last } passi.
problem-not-a-record = Questo non è il verbale di una partita: dovrebbe iniziare con [Game "…"] e [Rules "…"]. Scegli un altro file.
problem-bad-record-line = La riga { $line } del verbale non si legge: «{ $text }». Recuperala da una copia.
problem-record-gap = La riga { $line } del verbale dice passo { $found } dove dovrebbe esserci il passo { $expected }: manca qualcosa o è doppio.
problem-other-game = Il verbale è di { $found }, non di { $expected }.
problem-other-rules = Il verbale usa la versione { $found } delle regole di { $game }; questa è la versione { $expected }. Usa la versione del programma che l’ha scritto.
problem-other-components = La partita è stata giocata con altri componenti ({ $digest }). Indica lo stesso file con --components.
problem-redacted-record = Il verbale è stato salvato a partita in corso, visto da { $viewer }: alcune parti sono nascoste e non si può rigiocare. Usa quello salvato alla fine.
problem-record-too-long = La partita era finita prima del passo { $step }, ma il verbale continua.
problem-record-chooser = Il passo { $step } è di { $found }, ma lì decide { $expected }.
problem-record-step = Il passo { $step }, «{ $text }», lì non è possibile. Possibili: { $legal }.
problem-wrong-result = Il risultato dovrebbe essere { $expected }, ma il verbale dice { $found }.
problem-seed-not-revealed = Il seme non è nel verbale, quindi la sorte non si può controllare. Viene rivelato a fine partita.
problem-unknown-luck = Nel verbale la sorte è vincolata in un modo che questa versione non conosce ({ $scheme }). Usa la versione che l’ha scritto.
problem-bad-seed = Il seme non è un numero esadecimale.
problem-wrong-commitment = Il seme non corrisponde all’impegno preso prima della partita.
problem-wrong-draw = Al passo { $step } è uscito { $found }, ma il seme dà { $expected }.
problem-unknown-language = La lingua «{ $lang }» non c’è. Scegli tra: { $known }.
problem-option-form = «{ $text }» non è un’opzione: scrivila come nome=valore.
problem-unknown-rule = { $game } non ha la regola «{ $rule }». Leggile tutte con: isolario rules { $game }
problem-no-rules = { $game } non ha regole scritte.
problem-bad-seat = Il posto { $seat } non c’è: i posti vanno da 0 a { $last }.
problem-too-many-bots = { $bots } bot non stanno su { $seats } posti. Indica meno bot o aggiungi posti con --seats.
problem-file-exists = { $path } esiste già e resta com’è. Scegli un altro nome.
problem-cannot-write = Non riesco a scrivere { $path }. Controlla la cartella e i permessi.
problem-unknown-word = “{ $text }” non è un valore possibile per { $what }. Scegli fra: { $known }.
problem-wrong-opponents = Per { $expected } altri posti servono { $expected } avversari, non { $found }. Indicane uno per tutti o uno per ciascuno.
problem-broken-plug-in = Il gioco “{ $name }” ({ $value }) del pacchetto { $package } non si può caricare e viene tralasciato: { $detail }. Aggiorna o rimuovi quel pacchetto.
problem-no-game-of = Nessun gioco qui ha posizioni della classe { $state }. Prima registra il gioco: isolario.register(game).
problem-no-lesson = Per { $game } non c’è nulla da imparare: nessuna rete descrive le sue posizioni.
problem-bad-weights = { $game } ha { $expected } pesi, non { $found }. Scrivili come numeri separati da punti e virgola.
problem-needs-extra = Serve una parte che non è installata. Installala con: pip install "isolario[{ $extra }]"

reason-not-now = Adesso non si può scegliere.
reason-over = La partita è finita.
reason-luck = Prima decide la sorte.
reason-others-turn = { $you ->
    [seat] Ora decidi tu.
   *[other] Ora decide { $seat }.
}
reason-possible = Questo adesso puoi sceglierlo.

rulings-title = Le nostre decisioni, con i motivi
rulings-title-english = Le nostre decisioni, con i motivi (in inglese)

# -- ciò che un giocatore conta: completa «avrai …» nei consigli -----------------------------------

factor-points = { $count ->
    [one] un punto in più
   *[other] { $count } punti in più
}

### Ciò che dice il servizio.

problem-folder-not-writable = Non posso scrivere in { $path } ({ $detail }). Indica un’altra cartella con --data o cambia i permessi.
problem-database-damaged = L’archivio { $path } è danneggiato ({ $detail }). Non è stato toccato. Recuperalo da una copia o parti con un’altra cartella: --data CARTELLA.
problem-database-not-ours = { $path } è l’archivio di un altro programma. Non è stato toccato. Parti con un’altra cartella: --data CARTELLA.
problem-database-version = { $path } è stato scritto da un’altra versione (formato { $found }, qui serve { $expected }). Non è stato toccato. Usa quella versione o parti con un’altra cartella: --data CARTELLA.
problem-folder-in-use = Con la cartella { $path } è già in funzione un altro Isolario. Usa quello o parti con un’altra cartella: --data CARTELLA.
problem-database-lost = L’archivio { $path } manca, ma c’è il suo giornale (-wal). Niente è stato toccato. Rimetti il file al suo posto o ripristina una copia con: isolario restore
problem-nothing-to-back-up = In { $path } non c’è ancora nessun archivio. Controlla la cartella: --data CARTELLA.
problem-backup-exists = { $path } esiste già e non viene toccato. Scegli un altro nome.
problem-no-backup = Il file { $path } non esiste. Controlla il nome.
problem-port-in-use = La porta { $port } di { $host } è già occupata. Forse Isolario è già in funzione: apri { $address } o scegli un’altra porta con --port.
problem-bad-address = Non posso ascoltare su { $host }, porta { $port }: { $detail }. Controlla --host e --port.
problem-not-a-game = { $path } non contiene un gioco: dovrebbe finire con game = …, come examples/kalah.py.
problem-no-such-table = Questo tavolo non c’è. Controlla il link o chiedine uno nuovo.
problem-not-watched = Questo tavolo è solo per chi gioca. Chiedi un invito a uno di loro.
problem-no-such-invite = Questo invito è già stato usato o sostituito. Chiedi un nuovo link.
problem-already-seated = Hai già un posto a questo tavolo.
problem-not-seated = Non hai un posto a questo tavolo.
problem-not-creator = Può farlo solo chi ha aperto il tavolo.
problem-seat-taken = Quel posto non è più libero.
problem-known-seed = Un tavolo con un seme noto non può avere posti liberi: chi conosce il seme conosce ogni pescata.
problem-too-many-tables = Ci sono troppi tavoli in sospeso. Finisci prima una delle tue partite.
problem-too-many-requests = Troppo in fretta. Aspetta un momento e riprova.
problem-too-large = Il messaggio è troppo grande.
problem-bad-request = La richiesta non si capisce. Ricarica la pagina e riprova.
problem-not-found = A questo indirizzo non c’è niente.
problem-method-not-allowed = A questo indirizzo non si può fare.
problem-foreign-origin = Questa pagina viene da un altro indirizzo, quindi non può giocare qui.
problem-internal = Qualcosa è andato storto da parte nostra. La partita è al sicuro: ricarica la pagina e continua.
problem-not-stored = Non è stato possibile salvare, quindi non è cambiato niente. Controlla lo spazio sul disco e riprova.
problem-store-away = In questo momento l’archivio non risponde. Se guardando di nuovo vedi quello che hai fatto, è al sicuro; altrimenti riprova.
problem-unknown-store = { $address } non è l’indirizzo di un archivio. Comincia con postgresql:// e indica un database.
problem-no-postgres = Per un archivio condiviso servono altre librerie. Installale con: pip install 'isolario[postgres]'
problem-store-unreachable = L’archivio in { $place } non risponde ({ $detail }). Controlla che PostgreSQL sia in funzione e che l’indirizzo sia giusto: --store
problem-store-version = L’archivio in { $place } è stato scritto da un’altra versione (formato { $found }, qui serve { $expected }). Non è stato cambiato nulla. Usa quella versione.
problem-store-not-ours = Nel database in { $place } c’è uno schema «{ $schema }» di un altro programma. Non è stato cambiato nulla. Indica un altro database: --store
problem-store-in-use = Isolario è in funzione con l’archivio in { $place }. Ferma tutti i suoi nodi prima di ripristinare.
problem-table-damaged = Ciò che è salvato di questo tavolo non si può leggere. Gli altri tavoli non ne risentono.
problem-nobody-to-ask = Non c’è nessuno che possa acconsentire. Aspetta che gli altri tornino.
problem-not-begun = La partita comincia quando tutti si sono seduti.
problem-share-too-late = La sorte di questa partita è già fissata.
problem-no-such-commitment = È passato troppo tempo. Apri di nuovo il tavolo.
problem-not-gone-yet = Aspetta ancora un po’: si considera assente chi manca dal tavolo da { $minutes ->
    [one] un minuto
   *[other] { $minutes } minuti
}.
problem-others-play-here = Qui giocano anche altri. Prima di eliminare la partita accordatevi per chiuderla, oppure arrenditi.
problem-no-such-transfer = Questo link è già stato usato o è scaduto. Creane uno nuovo sull’altro dispositivo.
problem-nothing-kept = Qui non c’è ancora niente che ti riguardi.
problem-too-slow = È passato troppo tempo. Riprova.
problem-unknown-host = Isolario non può essere raggiunto con questo nome. Chi lo ospita può permetterlo con --allow-host NOME.
problem-stale = Intanto al tavolo è successo qualcosa. Guarda di nuovo e scegli.
problem-wait-for-turn = Non tocca ancora a te.
problem-paused = Al tavolo non c’è nessuno. Torna per continuare.
problem-match-not-over = Si può fare quando la partita è finita.
problem-match-is-over = La partita è finita e non si può più annullare. Dal replay puoi ripartire da qualsiasi posizione.
problem-proposal-open = L’hai già chiesto. Aspetta la risposta.
problem-no-such-proposal = La questione è già chiusa.
problem-no-hint = Adesso non hai niente da scegliere.
problem-hint-failed = Stavolta il consigliere non ha una risposta. Riprova.
problem-report-failed = Il calcolo non è riuscito: la macchina ha troppo da fare. Riprova tra un momento.
problem-no-such-element = Sul tabellone adesso non c’è “{ $element }”.

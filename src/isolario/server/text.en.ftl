### What the service says.

problem-folder-not-writable = Cannot write to { $path } ({ $detail }). Give another folder with --data, or change its permissions.
problem-database-damaged = The database { $path } is damaged ({ $detail }). Nothing was changed. Restore it from a copy, or start with another folder: --data FOLDER.
problem-database-not-ours = { $path } is a database of another program. Nothing was changed. Start with another folder: --data FOLDER.
problem-database-version = { $path } was written by another release (format { $found }, this one needs { $expected }). Nothing was changed. Use that release, or start with another folder: --data FOLDER.
problem-folder-in-use = Another Isolario is running with the folder { $path }. Use that one, or start with another folder: --data FOLDER.
problem-database-lost = The database { $path } is missing, but its journal (-wal) is there. Nothing was changed. Put the file back, or restore a copy with: isolario restore
problem-nothing-to-back-up = There is no database at { $path } yet. Check the folder: --data FOLDER.
problem-backup-exists = { $path } exists already and is left as it is. Choose another name.
problem-no-backup = There is no file { $path }. Check the name.
problem-port-in-use = Port { $port } of { $host } is in use already. Perhaps Isolario is running: open { $address }, or choose another port with --port.
problem-bad-address = Cannot listen on { $host }, port { $port }: { $detail }. Check --host and --port.
problem-not-a-game = { $path } holds no game: it should end with game = …, as examples/kalah.py does.
problem-no-such-table = There is no such table. Check the link, or ask for a new one.
problem-not-watched = This table is for its players only. Ask one of them for an invite link.
problem-no-such-invite = This invite has been used already or was replaced. Ask for a new link.
problem-already-seated = You already have a seat at this table.
problem-not-seated = You have no seat at this table.
problem-not-creator = Only the person who opened the table can do that.
problem-seat-taken = That seat is not open any more.
problem-known-seed = A table with a known seed cannot have open seats: whoever knows the seed knows every draw.
problem-too-many-tables = There are too many unfinished tables. Finish one of your games first.
problem-too-many-requests = That was too fast. Wait a moment and try again.
problem-too-large = That message is too large.
problem-bad-request = The request could not be understood. Reload the page and try again.
problem-not-found = There is nothing at this address.
problem-method-not-allowed = That cannot be done at this address.
problem-foreign-origin = This page belongs to another address, so it may not play here.
problem-internal = Something went wrong on our side. Your game is safe: reload the page and go on.
problem-not-stored = This could not be stored, so nothing has changed. Check the free space on the disk and try again.
problem-store-away = The store does not answer at the moment. What you did is safe if it shows when you look again; else try once more.
problem-unknown-store = { $address } is not an address of a store. It begins with postgresql:// and names a database.
problem-no-postgres = A shared store needs more libraries. Install them with: pip install 'isolario[postgres]'
problem-store-unreachable = The store at { $place } does not answer ({ $detail }). Check that PostgreSQL runs there, and the address: --store
problem-store-version = The store at { $place } was written by another release (format { $found }, this one needs { $expected }). Nothing was changed. Use that release.
problem-store-not-ours = The database at { $place } has a schema “{ $schema }” of another program. Nothing was changed. Give another database: --store
problem-store-in-use = Isolario is running with the store at { $place }. Stop all its nodes before you restore.
problem-table-damaged = What is stored of this table cannot be read. The other tables are not affected.
problem-nobody-to-ask = Nobody is here to agree to that. Wait until the others are back.
problem-not-begun = The game begins when everybody has sat down.
problem-share-too-late = The luck of this game has been fixed already.
problem-no-such-commitment = That took too long. Open the table once more.
problem-not-gone-yet = Wait a little: somebody counts as gone after { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
} away from the table.
problem-others-play-here = Others are playing here. Agree to end the game, or concede, before you delete it.
problem-no-such-transfer = This link has been used already or is too old. Make a new one on the other device.
problem-nothing-kept = Nothing is kept about you here yet.
problem-too-slow = That took too long. Try again.
problem-unknown-host = This name is not one under which Isolario may be reached. The host can allow it with --allow-host NAME.
problem-stale = The table has moved on meanwhile. Look at it and choose again.
problem-wait-for-turn = It is not your turn yet.
problem-paused = Nobody is at the table. Come back to go on.
problem-match-not-over = That is possible when the game is over.
problem-match-is-over = The game is over, so nothing can be taken back. Start a new game from any position in the replay.
problem-proposal-open = You have asked already. Wait for the answer.
problem-no-such-proposal = That question has been settled.
problem-no-hint = There is nothing to choose for you now.
problem-hint-failed = The adviser has no answer this time. Try again.
problem-report-failed = This could not be worked out: the machine has too much to do. Try again in a moment.
problem-no-such-element = There is no “{ $element }” on the board now.

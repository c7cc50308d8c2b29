### Ciò che dicono i tornei.

problem-other-tournament = { $path } contiene i risultati di un altro torneo o di un’altra versione. Indica un altro file.
problem-unknown-kind = Non c’è un torneo di tipo «{ $kind }». Scegli tra: { $known }.
problem-unknown-place = Non si può giocare su «{ $place }». Scegli tra: { $known }.
problem-few-entrants = Un torneo vuole almeno due bot diversi, ognuno nominato una volta.
problem-no-positions = Non c’è nulla da cui imparare: gioca più partite.
problem-no-weights = { $game } non ha pesi da regolare: nella sua cartella manca weights.toml.
problem-unknown-way = Non c’è un modo «{ $text }» di giudicare i pesi; quelli noti: { $known }.
problem-unknown-format = { $path } non ha una terminazione nota. Scegli fra: { $known }.

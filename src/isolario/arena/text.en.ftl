### What tournaments say.

problem-other-tournament = { $path } holds the results of another tournament or release. Name another file.
problem-unknown-kind = There is no tournament of kind “{ $kind }”. Choose one of: { $known }.
problem-unknown-place = Games cannot be played on “{ $place }”. Choose one of: { $known }.
problem-few-entrants = A tournament needs at least two different bots, each named once.
problem-no-positions = There is nothing to learn from: play more games.
problem-no-weights = { $game } has no weights to tune: its folder has no weights.toml.
problem-unknown-way = There is no way “{ $text }” to judge weights; known: { $known }.
problem-unknown-format = { $path } has no known ending. Choose one of: { $known }.

### What the command line says.

help-app = Five board games of islands, volcanoes and water: play them, study them.
help-games = List the games and their options.
help-rules = Read the rules of a game, or one rule by its ID.
help-play = Play at this terminal, with friends and bots.
help-replay = Step through a recorded match.
help-verify = Check a record: every move by the rules, every draw by the revealed seed.
help-simulate = Let bots play many games and compare them.
help-balance = Report how fair a game is, from many games of a bot against itself.
help-arena = Let bots compete: everybody against everybody, or up a ladder.
help-review = Look at a match again: chances to win, turning points, better choices.
help-entrants = The bots that compete, separated by commas: random, greedy, mcts:500, level:3, …
help-kind = round-robin (everybody against everybody) or ladder (each against the one named before it).
help-rounds = Rounds of each comparison; a round plays the same luck once from every seat.
help-early = End a comparison as soon as it is decided.
help-threshold = The share of victories the challenger has to beat; an even share by default.
help-results = Keep the results in this file, and go on from it next time.
help-on = Where to play: local or ray.
help-address = The address of the Ray cluster.
help-json = Print JSON.
help-simulations = Simulations for each choice.
help-bench = Measure how fast the games run here.
help-game = The game, for example nomads.
help-lang = Language: en or it.
help-option = An option of the game as name=value; repeat it for more.
help-seats = How many seats.
help-seed = Start of the random numbers: the same seed gives the same games.
help-play-seed = Play with a known seed instead of fair luck.
help-components = Another components.toml for the numbers of the box.
help-file = A match record.
help-rule-id = The ID of one rule, for example NO-MOVE-1.
help-at = Begin after this many steps.
help-view-seat = Watch from this seat; otherwise as a spectator.
help-people = How many people play; bots take the other seats.
help-bots = Bots, separated by commas: random, greedy, mcts:500, level:3, …
help-play-bots = The bots for the other seats, separated by commas.
help-balance-bot = The bot that plays all seats.
help-load = Go on with a saved match.
help-games-count = How many games.
help-cores = How many processes; all cores by default.
help-out = Write the report to this file.
help-seconds = Seconds for each measurement.
help-serve = Start the page to play in the browser.
help-host = Where to listen: 127.0.0.1 for this machine only, 0.0.0.0 for everybody in the house.
help-port = The port; 0 takes any free one.
help-data = The folder of the database; by default your own data folder.
help-no-open = Do not open the browser.
help-game-file = A game of a single Python file to offer too; repeat it for more.

column-id = game
column-title = title
column-players = players
column-minutes = minutes
column-options = options
column-bot = bot
column-seats-played = seats played
column-wins = wins
column-interval = 95 %
column-points = points
column-challenger = challenger
column-opponents = against
column-games = games
column-verdict = verdict
column-rating = rating
column-inside = moves/s inside
column-driven = moves/s from Python
column-clones = clones/s

person = { $people ->
    [one] You
   *[other] Player { $number }
}
machine = Bot { $number }
play-help =
    Type a number or a move. u takes back, h gives a hint, s FILE saves, r ID shows a rule, ? this help, q leaves.
hand-over = Pass the screen to { $name } and press Enter.
place = { $rank }. { $name }: { $points }
save-record = Save the record as (Enter for no): 
saved = Saved in { $path }.
replay-prompt = { $at }/{ $last }  Enter next, b back, a number, q leave: 
verified = Everything is right: { $steps } steps by the rules, { $draws } draws from the seed.
verified-rules = { $steps } steps by the rules. The record has no seed, so the { $draws } draws cannot be checked.
verified-running = The match is not over.
simulated = { $games } games, { $steps } steps in { $seconds } s.
verdict-above = above { $threshold }
verdict-below = below { $threshold }
verdict-open = open
review-turns = Where it turned (▲ a choice, ◇ luck):
review-calm = No single choice or draw turned this match.
bench-compiled = Compiled package.
bench-interpreted = Interpreted package: a build with a C compiler is several times faster.
serving = Arcipelago is at { $address }
serving-data = Games are kept in { $path }. Press Ctrl+C to stop.

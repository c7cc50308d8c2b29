### What the kernel says, for every game.

seat-name = Player { $number }
prompt-choose = Choose what to do.
action = { $notation }
element-seat-hidden = { $seat }: points hidden
element-seat = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
event-chance = Luck: { $notation }.
event-action = { $seat }: { $notation }.
tally-points = Points

problem-unknown-game = There is no game “{ $game }”. Installed games: { $known }.
problem-unknown-bot = There is no bot “{ $bot }”. Choose one of: { $known }.
problem-bad-seats = { $game } is for { $low } to { $high } players, not { $seats }. Choose a number in that range.
problem-unknown-option = { $game } has no option “{ $name }”. Its options: { $known }.
problem-bad-option = Option “{ $name }” cannot be “{ $value }”. It accepts: { $accepted }.
problem-options-clash = These options do not go together: { $detail }. Change one of them.
problem-no-file = Cannot read { $path }. Check the name and that the file exists.
problem-bad-toml = { $file } is not valid TOML: { $detail }. Correct that place and try again.
problem-bad-component = { $file }: “{ $key }” should be { $expected }, but it is { $found }. Correct it and try again.
problem-illegal-action = { $action } is not allowed now (rule { $rule }). Possible: { $legal }.
problem-impossible-action = { $action } is not possible now. Possible: { $legal }.
problem-match-over = The match is over. Start a new one, or take back a move.
problem-luck-to-move = Something has to be drawn first: call draw(state, luck), or give the match its luck, Match(…, luck=FastLuck(7)).
problem-not-your-turn = It is not your turn to choose: seat { $actor } decides now.
problem-ambiguous-move = “{ $text }” could be any of: { $candidates }. Write a little more.
problem-unreadable-move = “{ $text }” is not a move here. Possible: { $legal }.
problem-undo-after-luck = Something has been drawn since. Ask the others to agree to take it back.
problem-undo-after-others = Somebody else has chosen since. Ask the others to agree to take it back.
problem-undo-after-reveal = That choice has shown the others something. Ask them to agree to take it back.
problem-nothing-to-undo = There is nothing of yours to take back.
problem-no-such-move = There is no position { $number }: this match has { $last } steps.
problem-not-a-record = This is not a match record: it should begin with [Game "…"] and [Rules "…"]. Choose another file.
problem-bad-record-line = Line { $line } of the record cannot be read: “{ $text }”. Restore it from a copy.
problem-record-gap = Line { $line } of the record says step { $found } where step { $expected } should be: something is missing or doubled.
problem-other-game = The record is of { $found }, not of { $expected }.
problem-other-rules = The record was made with version { $found } of the rules of { $game }; this is version { $expected }. Use the release that wrote it.
problem-other-components = The record was played with other components ({ $digest }). Give the same file with --components.
problem-redacted-record = The record was saved while the match ran, as seen by { $viewer }: parts are hidden, so it cannot be replayed. Use the record saved after the end.
problem-record-too-long = The match was over before step { $step }, but the record goes on.
problem-record-chooser = Step { $step } is by { $found }, but { $expected } decides there.
problem-record-step = Step { $step }, “{ $text }”, is not possible there. Possible: { $legal }.
problem-wrong-result = The result should be { $expected }, but the record says { $found }.
problem-seed-not-revealed = The seed is not in the record, so the luck cannot be checked. It is revealed when the match is over.
problem-unknown-luck = The record binds its luck in a way this release does not know ({ $scheme }). Use the release that wrote it.
problem-bad-seed = The seed is not a hexadecimal number.
problem-wrong-commitment = The seed does not fit the commitment made before the match.
problem-wrong-draw = Step { $step } drew { $found }, but the seed gives { $expected }.
problem-unknown-language = There is no language “{ $lang }”. Choose one of: { $known }.
problem-option-form = “{ $text }” is not an option: write it as name=value.
problem-unknown-rule = { $game } has no rule “{ $rule }”. See all of them with: isolario rules { $game }
problem-no-rules = { $game } comes without written rules.
problem-bad-seat = There is no seat { $seat }: seats go from 0 to { $last }.
problem-too-many-bots = { $bots } bots do not fit on { $seats } seats. Name fewer bots or add seats with --seats.
problem-file-exists = { $path } exists already and is left as it is. Choose another name.
problem-cannot-write = Cannot write { $path }. Check the folder and your permission.
problem-unknown-word = There is no { $what } “{ $text }”. Choose one of: { $known }.
problem-wrong-opponents = { $expected } other seats need { $expected } opponents, not { $found }. Name one for all, or one for each.
problem-broken-plug-in = The game “{ $name }” ({ $value }) of the package { $package } cannot be loaded and is left out: { $detail }. Update or remove that package.
problem-no-game-of = No game here has positions of the class { $state }. Register the game first: isolario.register(game).
problem-no-lesson = { $game } has nothing to learn: no network is described for its positions.
problem-bad-weights = { $game } has { $expected } weights, not { $found }. Write them as numbers separated by semicolons.
problem-needs-extra = This needs a part that is not installed. Install it with: pip install "isolario[{ $extra }]"

reason-not-now = This cannot be chosen now.
reason-over = The game is over.
reason-luck = Luck decides first.
reason-others-turn = { $you ->
    [seat] { $seat } decide now.
   *[other] { $seat } decides now.
}
reason-possible = You can choose this now.

rulings-title = Our rulings, with the reasons
rulings-title-english = Our rulings, with the reasons

# -- what a player counts: completes “you will have …” in hints ------------------------------------

factor-points = { $count ->
    [one] one more point
   *[other] { $count } more points
}

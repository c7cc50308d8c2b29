### What the page itself says. Games and kernel bring their own sentences.

tagline = Five islands, five games. Choose one and land.
to-home = Back to the chart
to-table = To the table
page-tools = Language, light and settings
skip-to-content = Skip to the content
settings = Settings
close = Close
cancel = Cancel
copy = Copy
copied = Copied
players = { $low }–{ $high } players
players-exactly = { $seats } players
minutes = { $minutes } minutes
play-now = Play now against bots
set-up = Set up a table
guide = Learn by playing
rules = Rules
continue = Continue playing
past-tables = Your last games
your-turn = Your turn
title-your-turn = ● Your turn · { $game }

## Set-up

seats = Players
seat-number = Player { $number }
seat-who = Who plays seat { $number }
seat-level = Strength of the bot on seat { $number }
seat-name-field = Name of the player on seat { $number }
seat-remove = Remove seat { $number }
seat-add = Add a player
kind-me = Me
kind-here = Person at this screen
kind-bot = Bot
kind-open = Friend, by link
kind-open-note = You get a link to send
name-you = You
your-name = Your name
level-1 = 1 · Cabin hand
level-2 = 2 · Sailor
level-3 = 3 · Steersman
level-4 = 4 · Navigator
level-5 = 5 · Admiral
more-options = More options
option-own = Let me choose
option-on = Yes
option-off = No
start = Start the game

## At the table

board-in-words = The board in words
log = What happened
log-empty = Nothing has happened yet.
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
points-word = points
points-hidden = points hidden
layers = Layers
layer-names = Names
layer-danger = Danger
layer-counts = What is left
camera-closer = Closer
camera-further = Further away
camera-fit = The whole board
log-again = Show this again
log-many = { $count } times in a row
rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}
seat-bot = bot, level { $level }
seat-open = waiting for a player
seat-away = away, a bot plays
seat-here = at this screen
seat-you = you
seat-online = here
seat-offline = connection lost
prompt-loading = One moment…
prompt-confirm = Play this?
prompt-sending = One moment…
prompt-catching-up = Here is what you missed…
prompt-over = The game is over.
prompt-thinks = { $seat } is thinking…
prompt-waits = Wait for { $seat } to choose.
prompt-waits-open = Send the link: a seat is still free.
prompt-luck = Luck decides…
confirm-yes = Play
all-choices = Choices
let-go = Never mind
see-rule = See the rule
undo = Undo
undo-ask = Ask for undo
undo-asking = You asked to take your move back. Waiting for the others to agree.
undo-asked = { $seat } asks to take a move back. Do you agree?
undo-refused = The others would rather play on.
agree = Agree
refuse = Rather not
hint = Hint
hint-title = What a strong bot would do
delegate-stop = Choose myself
hint-thinking = A strong bot is thinking about your position…
hint-chance = Chance of winning
connection-lost = Connection lost. Trying again…
you-watch = You are watching
you-are-away = A bot is playing for you.
come-back = Play again myself
leave = Leave the table
curtain = Change of seat
curtain-turn = { $seat }, it is your turn. Let nobody else look.
curtain-open = Show my view
invites = Invite your friends
invite-link = Link for seat { $number }
invite-new = Make a new link
invite-bot = Let a bot play
table-gone-title = This table is not here
table-gone = It may have been deleted, or its creator wants no spectators.

## Joining

join-title = A seat is waiting for you
join-text = Somebody invited you to a game. Say your name and sit down.
join = Sit down

## The end

result = Result
see-result = See the result
result-you = You win!
result-wins = { $seat } wins.
result-shared = Shared victory: { $names }
rematch = Play again
replay = Replay
record = Download the record
luck = Check the luck
graph-points = Points over time
graph-chances = Chances of winning

## Replay

replay-position = Position
replay-step = { $step } / { $last }
replay-first = Start
replay-back = Back
replay-forward = Forward
replay-last = End
replay-play = Play
replay-pause = Pause
replay-link = Copy link
replay-fork = Play from here
replay-view = Seen by
replay-spectator = a spectator

## The luck

luck-title = Was the luck fair?
luck-text = Before the first move the service chose a secret number and showed its fingerprint. Every draw follows from that number. Now that the game is over you can check that nothing was changed on the way.
luck-commitment = Fingerprint shown before the game
luck-seed = The secret number
luck-seed-later = It is revealed when the game is over.
luck-verdict = Verdict
luck-good = Every one of the { $draws } draws follows from the secret number, and the fingerprint fits.
luck-bad = The check failed.
luck-draws = Every draw
luck-step = Step
luck-drawn = Drawn
luck-expected = Follows from the number

## Settings

setting-language = Language
setting-theme = Time of day
theme-auto = As my device
theme-day = Day (light)
theme-night = Night (dark)
theme-to-day = Switch to day
theme-to-night = Switch to night
setting-speed = Movement
speed-calm = Calm
speed-normal = Normal
speed-fast = Quick
speed-off = None
setting-speed-note = If your device asks for less motion, nothing travels: the new place lights up instead.
setting-play = While playing
setting-confirm = Ask before every move
setting-sounds = Sounds
setting-patterns = Patterns on pieces, besides colours
settings-kept = Settings stay in this browser.

## Problem

problem-unreachable = The service does not answer. Check that it is running and try again.
problem-unknown = Something went wrong ({ $status }). Reload the page and try again.
problem-no-game = This game is not installed here. Choose another island.
lost-title = Off the chart
lost-text = There is nothing at this address. Sail back and choose an island.

## First-game guide

guide-skip = Skip the guide
guide-next = Go on
guide-step = Step { $step } of { $last }
guide-done = Play on

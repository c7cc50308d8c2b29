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
level-rated = { $name } · { NUMBER($rating, useGrouping: 0) }
kind-open-note = You get a link to send
name-you = You
your-name = Your name
level-numbered = { $number } · { $name }
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
which-one = Which one do you mean?
log-again = Show this again
log-many = { $count } times in a row
rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}
seat-bot = bot, level { $level }
seat-bot-installed = bot of another package
bots-installed = Installed bots
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
hint-more = Why, and what else
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
turning-points = Turning points
review-progress = A strong bot is looking at the match again: { $done } of { $total } choices…
review-even = No single choice or draw decided this match.

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
luck-text = Before the first draw the service chose a secret number and showed its fingerprint. Every draw follows from that number and the shares of the players. When the game is over you can check that nothing was changed on the way.
luck-commitment = Fingerprint shown before the game
luck-seed = The secret number
luck-seed-later = It is revealed when the game is over.
luck-verdict = Verdict
luck-good = Every one of the { $draws } draws follows from the secret number and the shares, and the fingerprint fits.
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

## Beginning, being away, ending

prompt-begins = The game begins when everybody has sat down.
begin-waits = Waiting for { $names }.
begin-note = Nothing is drawn before everybody is here: so everybody adds to the luck. Whoever begins without them goes without their share.
begin-now = Begin without waiting
gone = { $name } has been away for a while.
gone-level = Strength of the bot
gone-bot = Let a bot play
gone-invite = Invite again
gone-note = The seat is handed back as soon as its owner returns.
seat-conceded = conceded, a bot plays
ways-out = Leave or end this game
end-early = End the game early
end-sure = The game ends for everybody, without a winner. The others are asked first.
end-yes = End it
end-asking = You asked to end the game here. Waiting for the others to agree.
end-asked = { $seat } asks to end the game here. Do you agree?
end-refused = The others would rather play on.
concede = Concede
concede-sure = You give up this game. That cannot be taken back.
concede-yes = Concede
delete-table = Delete this game
delete-sure = The game disappears from your list. If you played it alone, nothing of it is kept.
delete-yes = Delete
ended-agreed = Ended early by agreement
ended-expired = Ended: nobody came back
ended-conceded = The game was conceded.

## What belongs to you

belongings = What belongs to you
belongings-text = Your seats and games are tied to this browser. You can take them along, keep copies, or have everything deleted.
transfer = Use another device
transfer-text = Scan this with the other device, or open the link there. It works once, for ten minutes. Whoever opens it is you: show it to nobody else.
transfer-picture = The link as a QR code
transfer-link = Link for the other device
transfer-unreachable = This page was opened under an address that only this machine knows. Start the service with --host 0.0.0.0 and open the page under the address it prints.
export = Save all my games
delete-all = Delete everything about me
delete-all-sure = All games you played alone are deleted. In games with others your name disappears, and where they are still going on a bot takes your seat. This cannot be taken back.
delete-all-yes = Delete everything
delete-all-done = Done. Nothing here points to you any more.
move-title = Go on playing here
move-text = This link brings your seats and settings from your other device. Games of this browser come along.
move-here = Use this device
luck-promise = The promise you were given
luck-promise-kept = The fingerprint is the one you saw before you added your share.
luck-promise-broken = The fingerprint is not the one you saw before you added your share.
luck-shares = Who added to the luck
luck-shares-text = Everybody who sits down before the first draw adds a random share. The draws follow from all of them together, so nobody chose the luck alone, not even whoever runs the service.
luck-shares-none = Nobody added a share to this game.
luck-share-yours = This is the share your browser made.
luck-share-later = The fingerprint of the share; the share itself is shown when the game is over.
luck-share-late = This one came after the first draw and did not go in.
luck-share-missing = The share your browser made is not among them.

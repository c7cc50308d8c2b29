### What opponents, hints and reviews say.

level-1 = Cabin hand
level-2 = Apprentice
level-3 = Sailor
level-4 = Topman
level-5 = Boatswain
level-6 = Steersman
level-7 = First mate
level-8 = Navigator
level-9 = Captain
level-10 = Admiral
level-mix = { $simulations ->
    [0] Looks one choice ahead
   *[other] { $search ->
        [beam] Follows { $simulations } plans for the whole turn
        [turns] Plans the whole turn and thinks through { $simulations } continuations
       *[other] Thinks through { $simulations } continuations
    }
}{ $slip ->
    [0] {""}
   *[other] , and { $slip } times in 100 overlooks most of what it could do
}. Answers within { $seconds } s.

hint-candidate = { $action } — chance to win { $chance } %, { $points ->
    [one] about one point
   *[other] about { $points } points
}, { $visits ->
    [one] tried once
   *[other] tried { $visits } times
}.
hint-candidate-short = { $action } — chance to win { $chance } %, { $visits ->
    [one] tried once
   *[other] tried { $visits } times
}.
hint-summary = { $lead ->
    [clear] Clearly best: { $action } — chance to win { $chance } %.
    [close] Slightly best: { $action } — chance to win { $chance } %.
   *[only] There is no other choice: { $action }.
}
comparison = { $until ->
    [end] By the end of the game
   *[turn] { $you ->
        [seat] By your next turn
       *[other] By { $seat }’s next turn
    }
}, compared with “{ $other }”:
comparison-later = Up to the next turn “{ $other }” comes to much the same; what difference there is shows later.
difference-for = { $sure ->
    [likely] { $you ->
        [seat] You will probably have { $what }.
       *[other] { $seat } will probably have { $what }.
    }
   *[sure] { $you ->
        [seat] You will have { $what }.
       *[other] { $seat } will have { $what }.
    }
}
difference-otherwise = { $sure ->
    [likely] { $you ->
        [seat] Otherwise you would probably have { $what }.
       *[other] Otherwise { $seat } would probably have { $what }.
    }
   *[sure] { $you ->
        [seat] Otherwise you would have { $what }.
       *[other] Otherwise { $seat } would have { $what }.
    }
}
difference-but = { $sure ->
    [likely] { $you ->
        [seat] On the other hand, you will probably have { $what }.
       *[other] On the other hand, { $seat } will probably have { $what }.
    }
   *[sure] { $you ->
        [seat] On the other hand, you will have { $what }.
       *[other] On the other hand, { $seat } will have { $what }.
    }
}
difference-forgone = { $sure ->
    [likely] { $you ->
        [seat] With the other choice you would probably have { $what }.
       *[other] With the other choice { $seat } would probably have { $what }.
    }
   *[sure] { $you ->
        [seat] With the other choice you would have { $what }.
       *[other] With the other choice { $seat } would have { $what }.
    }
}
hint-line = Then expect: { $line }.
hint-waiting = { $seat } has a { $chance } % chance to win.

review-good = good
review-slip = inaccurate
review-mistake = a mistake
review-blunder = a blunder
review-choice = Step { $step }, { $seat }: “{ $action }” was { $verdict } ({ $played } %). Better: “{ $better }” ({ $chance } %).
review-luck = Step { $step }: luck and the others’ answers { $way ->
    [up] gave { $change } percentage points of winning chance to { $seat }.
   *[down] took { $change } percentage points of winning chance from { $seat }.
}

problem-bad-budget = “{ $text }” is not a budget. Write a number of simulations (mcts:500) or seconds (mcts:0.5s).
problem-unknown-level = There is no level { $level }. Choose one from { $low } to { $high }.
problem-bot-needs-game = This bot is made for a game: say which one.
problem-bot-start = Cannot start { $bot }. Check the command.
problem-bot-answer = { $bot } answered “{ $text }”, which is not an answer here. See docs/bot-protocol.md.
problem-bot-gone = { $bot } has ended in the middle of a match. Run it by hand to see why.
problem-bot-silent = { $bot } did not answer within { $seconds } s.
problem-broken-bot = The bot “{ $name }” ({ $value }) of the package { $package } cannot be loaded and is left out: { $detail }. Update or remove that package.
problem-no-such-bot = The bot { $bot } cannot be made: { $detail }. Name a subclass of isolario.bots.Bot as module:Class.

model-you = You play { $game } at a table of { $seats }. You are { $seat }. Think as long as you like; end your answer with exactly one of the choices, written as listed.
model-table = The table
model-log = What happened
model-choices = Your choices
model-again = That names none of the choices. Answer with one of: { $choices }

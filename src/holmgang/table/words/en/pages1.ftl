# Setting a fight up, bringing files, the master's desk.

set-title = Set the table
set-seats = Who sits where
set-player = player
set-master-how = rulings; else the book's defaults hold
set-nick = Name of whoever plays { $seat }
set-who = Who plays { $seat }
set-name = name
set-here = this device
set-friend = a friend, by link
set-nobody = nobody, by the book
set-engine = engine: { $level }
set-more = More
set-remove = Take { $who } away
set-add = Add
set-add-what = What to add
set-usual = usual
set-yes = yes
set-no = no
set-knobs = House rules
set-knobs-changed = { $count ->
    [0] all by the book
    [one] { $count } changed
   *[other] { $count } changed
}
set-knob-find = Find a house rule or clause
set-preset = Preset
set-preset-none = the book
set-preset-take = Take it
set-dice = Dice
set-dice-fair = Provably fair
set-dice-fair-how = The server promises its secret beforehand; your words are mixed in.
set-dice-typed = Our own dice
set-dice-typed-how = Roll real dice and type what fell.
set-dice-seeded = Virtual
set-dice-seeded-how = The server rolls, without proof.
set-share = Your words for the dice (made by your browser if you type none)
set-language = Language
set-own = Own packs, scenarios and maps
set-own-how = They stay with your table; nobody else's shelf changes.
set-take = Bring them
set-packs = { $count ->
    [one] { $count } own pack
   *[other] { $count } own packs
}
set-open = Open the table
set-save = Save as a file
set-as-text = Edit as text
set-as-form = Back to the form
set-text = The scenario as text
set-text-how = What is wrong is told by line. Seats and house rules are in it too.
set-problems = { $count ->
    [one] One thing is not right yet
   *[other] { $count } things are not right yet
}
set-line = line { $line }
set-in-order = Everything is in order.
set-it-up = Set up

lobby-games = Games
lobby-all = all
lobby-by = by { $author }
lobby-minutes = { $same ->
    [1] about { $low } min
   *[other] { $low }–{ $high } min
}
lobby-minutes-how = One against the engine: half of all fights take this long, measured over twenty.
lobby-dice-word = Fair dice: your browser adds the words
lobby-bring = Bring your own
lobby-bring-how = A scenario, a pack or a map from your disk.

desk-title = Master's desk
desk-open = Master's desk
desk-seats = Seats
desk-see = see as
desk-to-engine = to the engine
desk-back = take back
desk-level = How well the engine plays
desk-plays = the engine plays, { $level }
desk-person = a person plays
desk-pace = Pace
desk-stop = Stop before each turn
desk-stop-how = so that you may put things right
desk-pause = Pause the fight
desk-pause-how = nobody can answer until you go on
desk-go-on = Go on
desk-paused = The master has paused the fight.
desk-turn-on = turn on
desk-turn-off = turn off
desk-rulings = What holds here
desk-rulings-none = Nothing but the book.
desk-ruled = ruled: { $ruling }
desk-knob = house rule; the book: { $usual }
desk-correct = Put something right
desk-correct-how = Answer at the table, in the window between two turns; everybody reads it in the log, by your name.
desk-correct-now = The window is open now.
desk-correct-wait = It opens before the next turn.
desk-correct-what = What can be put right
desk-notes = Secret notes
desk-notes-how = Only this seat reads them; they stay with the table.
desk-notes-keep = Keep them
desk-kept = Kept.
desk-log = Last in the log
desk-to-table = To the table
desk-rewind = Back to here
desk-seen-as = Seen as { $seat }
desk-onlookers = onlookers
desk-not-master = This desk is for the game master's seat.
desk-nobody-there = Nobody holds this seat; invite somebody first.
desk-step = Step { $step }
desk-falls = { $count ->
    [one] one answer or throw falls
   *[other] { $count } answers and throws fall
}
set-it-up-again = Set up another like it
lobby-older = Older tables

# What is wrong with files that people bring. The code says the same in English.
content-most-packs = at most { $most } packs at one table
content-no-system = a pack begins with 'system:' and the id of a game
content-no-pack = this is no pack
content-which-game = expected the id of a game: { $known }
content-which-file = expected a file that ends with { $known }

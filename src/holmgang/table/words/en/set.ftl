# Setting a fight up, bringing files, the game master’s desk.
set-title = Create a table
set-seats = Who sits where
set-player = player
set-master-how = makes rulings; without one, the book’s defaults apply
set-nick = Name of the player of { $seat }
set-who = Who plays { $seat }
set-name = name
set-here = this device
set-friend = a friend, by link
set-nobody = no one, by the book
set-engine = computer: { $level }
set-more = More
set-remove = Remove { $who }
set-add = Add
set-add-what = What to add
set-usual = default
set-yes = yes
set-no = no
set-knobs = House rules
set-knobs-changed = { $count ->
    [0] all by the book
    [one] { $count } changed
   *[other] { $count } changed
}
set-knob-find = Find a house rule or rule
set-preset = Preset
set-preset-none = the book
set-preset-take = Apply
set-dice = Dice
set-dice-fair = Provably fair
set-dice-fair-how = The server commits itself to its secret beforehand; your words are mixed in.
set-dice-typed = Our own dice
set-dice-typed-how = Roll real dice and type the results.
set-dice-seeded = Virtual
set-dice-seeded-how = The server rolls, without proof.
set-share = Your words for the dice (made by your browser if you type none)
set-language = Language
set-own = Own packs, scenarios and maps
set-own-how = Only this table can use them.
set-take = Upload
set-packs = { $count ->
    [one] { $count } own pack
   *[other] { $count } own packs
}
set-open = Create table
set-save = Save as a file
set-as-text = Edit as text
set-as-form = Back to the form
set-text = The scenario as text
set-text-how = Errors are shown by line. Seats and house rules are included.
set-problems = { $count ->
    [one] One thing needs fixing
   *[other] { $count } things need fixing
}
set-line = line { $line }
set-in-order = Everything is in order.
set-it-up = Set up
set-it-up-again = Set up another like it
# What is wrong with files that people bring. The code says the same in English.
content-most-packs = at most { $most } packs at one table
content-no-system = a pack begins with “system:” and the id of a game
content-no-pack = this is not a pack
content-which-game = expected the id of a game: { $known }
content-which-file = expected a file that ends with { $known }

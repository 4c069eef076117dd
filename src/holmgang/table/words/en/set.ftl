# Setting a fight up, bringing files, the game master’s desk.
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
set-yes = yes
set-no = no
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
set-take = Upload
set-save = Save as a file
set-problems = { $count ->
    [one] One thing needs fixing
   *[other] { $count } things need fixing
}
set-line = line { $line }
set-it-up-again = Set up another like it
# What is wrong with files that people bring. The code says the same in English.
content-most-packs = at most { $most } packs at one table
content-no-system = a pack begins with “system:” and the id of a game
content-no-pack = this is not a pack
content-which-game = expected the id of a game: { $known }
content-which-file = expected a file that ends with { $known }

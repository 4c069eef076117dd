# Figures between games
hero-glory-gained = { $glory } glory
hero-tally = { $glory } in all games
hero-brings-weapons = { $count ->
    [one] { $count } weapon
   *[other] { $count } weapons
}
hero-brings-mutations = { $count ->
    [one] { $count } mutation
   *[other] { $count } mutations
}
word-hero-games = games
word-hero-wins = won
word-figures = figures

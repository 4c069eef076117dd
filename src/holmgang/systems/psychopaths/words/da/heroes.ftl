# Figurer mellem spil
hero-glory-gained = hæder { $glory }
hero-tally = { $glory } i alle spil
hero-brings-weapons = { $count ->
    [one] { $count } våben
   *[other] { $count } våben
}
hero-brings-mutations = { $count ->
    [one] { $count } mutation
   *[other] { $count } mutationer
}
word-hero-games = spil
word-hero-wins = vundne
word-figures = figurer

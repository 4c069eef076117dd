# Figurky mezi hrami
hero-glory-gained = sláva { $glory }
hero-tally = { $glory } za všechny hry
hero-brings-weapons = { $count ->
    [one] { $count } zbraň
    [few] { $count } zbraně
   *[other] { $count } zbraní
}
hero-brings-mutations = { $count ->
    [one] { $count } mutace
    [few] { $count } mutace
   *[other] { $count } mutací
}
word-hero-games = hry
word-hero-wins = výhry
word-figures = figurky

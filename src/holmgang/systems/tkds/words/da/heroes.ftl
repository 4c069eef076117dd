# Helte mellem konflikter
hero-health-of = Helbred { $health } af { $most }
hero-luck = Held { $luck }
hero-luck-from-to = Held { $before } → { $after }
hero-death-coins = { $coins ->
    [one] { $coins } dødsmønt
   *[other] { $coins } dødsmønter
}
hero-night = otte timers hvile
hero-adventure-over = eventyret er slut
hero-effects-end = midlertidige virkninger ophører
hero-calling-level = { $calling }, niveau { $level }
hero-means-melee = Nærkamp: { $weapon }
hero-means-thrown = Kast: { $weapon }
hero-means-shot = Skud: { $weapon }
hero-means-area = { $weapon }
hero-reaches = { $metres } m
hero-defence = Forsvar { $defence }
hero-uses = { $count ->
    [one] { $count } brug
   *[other] { $count } brug
}
hero-no-more-talents = niveau { $level } giver { $most ->
    [one] { $most } talent
   *[other] { $most } talenter
}
word-hero-people = Folk
word-hero-calling = Kald

# Heroes between conflicts
hero-health-of = { $health } of { $most } Health
hero-luck = Luck { $luck }
hero-luck-from-to = Luck { $before } → { $after }
hero-death-coins = { $coins ->
    [one] { $coins } death coin
   *[other] { $coins } death coins
}
hero-night = eight hours of rest
hero-adventure-over = the adventure is over
hero-effects-end = temporary effects end
hero-calling-level = { $calling }, level { $level }
hero-means-melee = Melee with { $weapon }
hero-means-thrown = Throw { $weapon }
hero-means-shot = Shot with { $weapon }
hero-means-area = { $weapon }
hero-reaches = { $metres } m
hero-defence = Defence { $defence }
hero-uses = { $count ->
    [one] { $count } use
   *[other] { $count } uses
}
hero-no-more-talents = level { $level } has { $most ->
    [one] { $most } talent
   *[other] { $most } talents
}
word-hero-people = People
word-hero-calling = Calling

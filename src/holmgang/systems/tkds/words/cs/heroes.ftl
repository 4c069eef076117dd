# Hrdinové mezi střety
hero-health-of = Zdraví { $health } z { $most }
hero-luck = Štěstí { $luck }
hero-luck-from-to = Štěstí { $before } → { $after }
hero-death-coins = { $coins ->
    [one] { $coins } mince smrti
    [few] { $coins } mince smrti
   *[other] { $coins } mincí smrti
}
hero-night = osm hodin odpočinku
hero-adventure-over = dobrodružství skončilo
hero-effects-end = dočasné efekty končí
hero-calling-level = { $calling }, úroveň { $level }
hero-means-melee = Zblízka: { $weapon }
hero-means-thrown = Vrh: { $weapon }
hero-means-shot = Střelba: { $weapon }
hero-means-area = { $weapon }
hero-reaches = { $metres } m
hero-defence = Obrana { $defence }
hero-uses = { $count ->
    [one] { $count } použití
   *[other] { $count } použití
}
hero-no-more-talents = úroveň { $level } dává { $most ->
    [one] { $most } talent
    [few] { $most } talenty
   *[other] { $most } talentů
}
word-hero-people = Rasa
word-hero-calling = Povolání

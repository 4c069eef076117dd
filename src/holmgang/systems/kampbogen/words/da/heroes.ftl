# Helte mellem kampe
hero-lives-of = { $left } af { $most } liv
hero-power-of = { $left } af { $most } kraft
hero-psyche-of = { $left } af { $most } psyke
hero-blood-of = { $left } af { $most } blod
hero-condition-from-to = { $part } { $before } → { $after }
hero-money = penge { $money }
hero-loot = udbytte { $count }
hero-loot-of-all = tilhører gruppen: en af jer tager det
hero-night-conditions = hver tilstand kommer lidt tilbage
hero-ward-with = Modeffekt med { $ability }
hero-armour-of = Panser: { $thing }
hero-armour = panser { $armour }
hero-restores = genopretter { $amount } { $part }
word-hero-combat-roll = Bedste kamprul
word-hero-manoeuvre = Kommando

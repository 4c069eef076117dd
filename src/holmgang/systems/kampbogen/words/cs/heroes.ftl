# Hrdinové mezi boji
hero-lives-of = životy { $left } z { $most }
hero-power-of = energie { $left } z { $most }
hero-psyche-of = psychika { $left } z { $most }
hero-blood-of = krev { $left } z { $most }
hero-condition-from-to = { $part } { $before } → { $after }
hero-money = peníze { $money }
hero-loot = kořist { $count }
hero-loot-of-all = patří celé družině: někdo si ji vezme
hero-night-conditions = každý stav se o něco vrátí
hero-ward-with = Odvracení: { $ability }
hero-armour-of = Zbroj: { $thing }
hero-armour = zbroj { $armour }
hero-restores = vrací { $amount } ({ $part })
word-hero-combat-roll = Nejlepší bojový hod
word-hero-manoeuvre = Velení

# Heroes between fights
hero-lives-of = { $left } of { $most } lives
hero-power-of = { $left } of { $most } power
hero-psyche-of = { $left } of { $most } psyche
hero-blood-of = { $left } of { $most } blood
hero-condition-from-to = { $part } { $before } → { $after }
hero-money = money { $money }
hero-loot = loot { $count }
hero-loot-of-all = belongs to the party: one of you takes it
hero-night-conditions = each condition comes back a little
hero-ward-with = Ward off with { $ability }
hero-armour-of = Armour: { $thing }
hero-armour = armour { $armour }
hero-restores = restores { $amount } { $part }
word-hero-combat-roll = Best combat roll
word-hero-manoeuvre = Command

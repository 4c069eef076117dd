# Heroes between fights
hero-lives-of = { $lives } of { $most } lives
hero-until-lives-back = until all lives are back
hero-on-the-ground = lies where you fought
hero-left-behind = left behind
hero-picked-up = picked up in the fight
hero-used-up = used up
hero-found-again = found again after the fight
hero-night-lives = lives come back
hero-injuries-gone = injuries are healed
hero-roll-with = Melee with { $weapon }
hero-shot-with = Shot or throw: { $weapon }
hero-damage-of = Damage of { $weapon }
hero-damage = damage { $damage }
hero-shoots = shoots
hero-throws = can be thrown
word-hero-protection = Protection
word-no-armour = no armour

# Helte mellem kampe
hero-lives-of = { $lives } af { $most } liv
hero-until-lives-back = indtil alle liv er tilbage
hero-on-the-ground = ligger på kamppladsen
hero-left-behind = efterladt
hero-picked-up = samlet op i kampen
hero-used-up = brugt
hero-found-again = findes igen efter kampen
hero-night-lives = liv kommer tilbage
hero-injuries-gone = sårene er helet
hero-roll-with = Nærkamp: { $weapon }
hero-shot-with = Skud eller kast: { $weapon }
hero-damage-of = Skade af våbnet: { $weapon }
hero-damage = skade { $damage }
hero-shoots = skydevåben
hero-throws = kan kastes
word-hero-protection = Beskyttelse
word-no-armour = ingen rustning

### Úvodní stránka

home-how-hard = jak těžké
home-how-long = jak dlouho
home-long-short = čtvrthodina
home-long-hour = hodina
home-long-evening = večer
home-fits = pro
home-fits-any = jakékoli hrdiny
home-fits-ours =
    { $count ->
        [one] našeho hrdinu
        [few] naše { $count } hrdiny
       *[other] našich { $count } hrdinů
    }
home-none = Tomu všemu neodpovídá žádný boj. Zrušte některý filtr.
home-change = Upravit
home-lab = Jak těžké to je?
home-close = Zavřít
home-chance = Hrdinové vyhrají { $count } ze 100 bojů ({ $low }–{ $high }).
home-played =
    { $count ->
        [one] Zjištěno v jednom boji počítačových hráčů.
       *[other] Zjištěno v { $count } bojích počítačových hráčů.
    }
home-heroes = Naši hrdinové
home-fights = Naše boje
home-all = všech { $count }
home-make-a-fight = Postavit boj
home-hero-whole = v plné síle
home-welcome = Boj podle pravidel, ještě dnes večer
home-welcome-how = Stolní hry, v nichž má každé pravidlo své místo. Zahrajte si první boj: průvodce řekne, na co klepnout a proč, a každé číslo se po klepnutí otevře.
home-learn-first = Zahrát si hru { $game }
home-learn-one = Naučte se jednu hraním
home-learn = Naučit se hraním
home-show-shelf = Ukázat všechny boje
home-first = první boj
home-first-how = Průvodce u bojiště říká, co udělat a proč; kdykoli se dá přeskočit.
home-learn-minutes = Naučit se hru { $game } za { $minutes ->
    [one] { $minutes } minutu
    [few] { $minutes } minuty
   *[other] { $minutes } minut
}

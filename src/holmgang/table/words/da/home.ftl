### Forsiden

home-how-hard = hvor svært
home-how-long = hvor længe
home-long-short = et kvarter
home-long-hour = en time
home-long-evening = en aften
home-fits = passer til
home-fits-any = alle helte
home-fits-ours =
    { $count ->
        [one] vores helt
       *[other] vores { $count } helte
    }
home-none = Ingen kamp passer til det hele. Fjern et filter.
home-change = Ret den til
home-lab = Hvor svært er det?
home-close = Luk
home-chance = Heltene vinder { $count } af 100 kampe ({ $low }–{ $high }).
home-played =
    { $count ->
        [one] Beregnet ud fra én kamp, som computeren har spillet.
       *[other] Beregnet ud fra { $count } kampe, som computeren har spillet.
    }
home-heroes = Vores helte
home-fights = Vores kampe
home-all = alle { $count }
home-make-a-fight = Lav en kamp
home-hero-whole = uskadt
home-welcome = En kamp efter bogen, i aften
home-welcome-how = Bordspil med hver regel på sin plads. Spil din første kamp nu: en vejleder siger, hvad du skal trykke på og hvorfor, og hvert tal åbner, når du trykker på det.
home-learn-first = Spil { $game } nu
home-learn-one = Lær et spil ved at spille det
home-learn = Lær det ved at spille
home-show-shelf = Vis alle kampe
home-first = første kamp
home-first-how = En vejleder ved brættet siger, hvad du skal gøre og hvorfor; du kan altid springe den over.
home-learn-minutes = Lær { $game } på { $minutes } minutter

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
        [one] Fundet i én kamp mellem computerspillere.
       *[other] Fundet i { $count } kampe mellem computerspillere.
    }
home-heroes = Vores helte
home-fights = Vores kampe
home-all = alle { $count }
home-welcome = En kamp efter bogen, i aften
home-welcome-how = Bordspil, hvor hver regel er på plads. Spil din første kamp nu: tryk på det, der er guld, og på et tal for at se, hvor det kommer fra.
home-learn-first = Spil { $game } nu
home-learn-one = Lær et spil ved at spille det
home-learn = Lær det ved at spille
home-show-shelf = Vis alle kampe

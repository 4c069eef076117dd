### The home page

home-how-hard = how hard
home-how-long = how long
home-long-short = a quarter of an hour
home-long-hour = an hour
home-long-evening = an evening
home-fits = fits
home-fits-any = any heroes
home-fits-ours =
    { $count ->
        [one] our hero
       *[other] our { $count } heroes
    }
home-none = No fight fits all of these. Remove a filter.
home-change = Change it
home-lab = How hard is it?
home-close = Close
home-chance = The heroes win { $count } in 100 ({ $low }–{ $high }).
home-played = Based on { $count } fights between computer players.
home-heroes = Our heroes
home-fights = Our fights
home-all = all { $count }
home-make-a-fight = Make a fight
home-hero-whole = at full strength
home-welcome = A fight by the book, tonight
home-welcome-how = Tabletop games with every rule in its place. Play your first fight now: a guide says what to touch and why, and every number opens when you tap it.
home-learn-first = Play { $game } now
home-learn-one = Learn one by playing it
home-learn = Learn it by playing
home-show-shelf = Show all fights
home-first = first fight
home-first-how = A guide beside the board says what to do and why; it can be skipped at any time.
home-learn-minutes = Learn { $game } in { $minutes } minutes

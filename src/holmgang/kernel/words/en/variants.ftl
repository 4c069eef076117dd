### Changes of a fight that a forecast tries

variant-one = { $who }
variant-several = { FORM($who, form: "bare") } ×{ $count }
variant-one-out = Without { $who }
variant-several-out = Without { FORM($who, form: "bare") } ×{ $count }
variant-fewer = One { FORM($who, form: "bare") } fewer
variant-more = One more { FORM($who, form: "bare") }
variant-swap = { FORM($new, form: "bare") } instead of { $old }
variant-lives =
    { $count ->
        [one] { $who } with one life
       *[other] { $who } with { $count } lives
    }
variant-health = { $who } with { $count } Health
variant-farther = Opponents start farther away
variant-nearer = Opponents start nearer
variant-aware = Opponents are on their guard
variant-no-reinforcements = No reinforcements
variant-lit = In the light
variant-joins = { $who } comes along
variant-no-ambush = No ambush
variant-ambush = The opponents are ambushed
variant-no-surprise = Without surprise
variant-surprise = The enemies are surprised
variant-without-hand = { $who } without cards in hand
variant-without-inventory = { $who } without an inventory
variant-same-glory = All start with glory { $count }
variant-first = { $who } begins

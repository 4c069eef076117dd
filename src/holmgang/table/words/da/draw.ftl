## Hvad der står på og omkring brættet

table-map-of = { $title }, { $width } gange { $height } felter
table-hexes-of =
    { $count ->
        [one] Et kort med ét felt
       *[other] Et kort med { $count } felter
    }
table-no-board = Denne kamp har intet bræt.
table-board-tools = Bræt
table-layer-threat = Truede felter
table-smaller = Mindre
table-larger = Større
table-show-all = Vis alt
table-contact = i kontakt
table-sealed = forseglet
table-nothing-here = Intet her.

## Brættet i ord

table-board-in-words = Brættet i ord
table-stands-at = { $who }: på { $place }
table-in-threat = på et truet felt
table-in-dark = i mørket
table-in-contact = { $one } og { $other } er i kontakt
table-value-of = { $name } { $value } af { $most }
table-number-spoken =
    { $number }, { $terms ->
        [one] ét led
       *[other] { $terms } led
    }

## Rollekort

table-roster = Karakterskemaer
table-you = dig
table-of-most = af { $most }
table-cards-hidden =
    { $count ->
        [one] ét kort skjult
       *[other] { $count } kort skjult
    }

## Spørgsmålet

table-your-questions = Dine spørgsmål
table-steps = Dine valg
table-choose = vælg
table-as-suggested = som foreslået
table-suggested-count = { $count } mere
table-tap-cell = Tryk på et guldfelt.
table-tap-cell-price = Tryk på et guldfelt. Tallet er dets pris: { $coin }.
table-tap-token = Eller tryk på brættet.
table-ruling-hint = Alle kan læse din afgørelse i loggen.
table-as-the-rules-have-it = Som standard: { $what }
table-not-possible = Ikke muligt:
table-barred-count = { $count } er ikke mulige nu
table-filter = Filter
table-all-verbs = Alle { $count } …
table-all-options = Alle { $count } i en liste
table-some-count =
    { $least ->
        [0] { $chosen } af højst { $most }
       *[other] { $chosen } af { $least } til { $most }
    }
table-none-of-them = Ingen af dem
table-this-order = I denne rækkefølge
table-this-much = Brug { $amount }
table-it-fell = Slået: { $faces }
table-move-up = { $what }: op
table-move-down = { $what }: ned
table-less = Mindre
table-more = Mere
table-letters-left = { $left } af { $most } tilbage
table-letters-left-script = #LEFT af #MOST tilbage
table-roll = Slå
table-die-number = Terning { $number }, { $die }
table-against = mod
table-costs = Koster
table-send = Send
table-change = Ret
table-confirm = Bekræft
table-your-answer-stands = Dit svar:
table-since-script = i #TIME
table-nothing-to-do = Du skal ikke svare på noget lige nu.

## Log og terninger

table-last-dice = Seneste slag
table-rolled = { $who }: { $faces }
table-log-empty = Der er ikke sket noget endnu.

## Tæppet

table-curtain-hand-over = Giv skærmen til { $name }
table-curtain-nothing-shown = Ingen spillers hemmeligheder er på skærmen nu.
table-curtain-lift = Jeg er { $name }, fortsæt

## At lægge noget

table-lay-title = Læg { $what }
table-lay-hint = Tryk på et sted for at lægge brikken der; tryk igen for at dreje den.
table-lay-free =
    { $count ->
        [one] Den passer ét sted.
       *[other] Den passer { $count } steder.
    }
table-lay-place =
    { $count ->
        [one] Sted { $place }
       *[other] Sted { $place }; { $count } drejninger passer
    }
table-lay-meets = { $own } møder { $other }
table-lay-in-words = Med ord
table-lay-where = Sted
table-lay-choose = vælg et sted
table-lay-turn = Drej
table-lay-turned = drejning { $number } af { $of }
table-lay-here = Lad den ligge her
table-side-east = øst
table-side-north-east = nordøst
table-side-north-west = nordvest
table-side-west = vest
table-side-south-west = sydvest
table-side-south-east = sydøst
table-side-of-east = øst for { $field }
table-side-of-north-east = nordøst for { $field }
table-side-of-north-west = nordvest for { $field }
table-side-of-west = vest for { $field }
table-side-of-south-west = sydvest for { $field }
table-side-of-south-east = sydøst for { $field }

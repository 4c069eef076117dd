### Panelet "Hvor svært er det?" og ordene på hylde, værksted og laboratorium

forecast-title = Hvor svært er det?
forecast-title-fair = Er det fair?
forecast-word-walkover = barnemad
forecast-word-easy = let
forecast-word-even = lige
forecast-word-hard = svært
forecast-word-deadly = dødeligt
forecast-word-fair = fair
forecast-word-lopsided = skævt
forecast-word-unsure = kan ikke siges endnu
forecast-word-untold = kan ikke siges
forecast-so-far = { $word } indtil nu
forecast-counting = Tæller …
forecast-count =
    { $count ->
        [one] én kamp
       *[other] { $count } kampe
    }
forecast-heroes-win = heltene vinder
forecast-side-wins = { $who } vinder
forecast-in-hundred = { $count } af 100
forecast-in-ten =
    { $count ->
        [0] færre end 1 af 10
        [10] flere end 9 af 10
       *[other] omkring { $count } af 10
    }
forecast-between = { $chance }, mellem { $low } og { $high } af 100
forecast-down = faldne helte
forecast-of = af { $count }
forecast-rounds = runder
forecast-minutes = ved jeres bord
forecast-min = min.
forecast-outcome-won = sejr
forecast-outcome-drawn = ingen vinder
forecast-outcome-lost = nederlag
forecast-fair-mark = Den tynde streg er en retfærdig andel: { $count } af 100.
forecast-decides = Det afgør kampen
forecast-left-out = udeladt, samme terninger
forecast-unsure = usikkert
forecast-make = Gør den
forecast-fairer = mere fair
forecast-hardly = ændrer næsten ingenting
forecast-trying = Prøver ændringer …
forecast-alone = Ingen modstandere endnu
forecast-no-heroes = Ingen helte endnu
forecast-alone-how = Så snart der er en på brættet, spilles kampen igennem her.
forecast-no-change = Ingen enkelt ændring er nok.
forecast-how-sure = Hvor sikkert er det?
forecast-who = Computeren ({ $level }) spillede alle sider. Den planlægger ikke; en gruppe, der gør, kan klare sig anderledes.
forecast-unended = { $count } af { $of } kampe sluttede ikke. Giv siderne en vej til hinanden, eller giv kampen et mål.
forecast-drawn = { $count } af { $of } kampe endte uden en vinder. Giv kampen et mål.
forecast-wide = Endnu for få kampe til at bedømme sværhedsgraden; der spilles flere.
forecast-bargains = Den forhandler ikke og bærer ikke nag; det gør mennesker.
forecast-unused = Heltene brugte aldrig: { $what }. Det indgår ikke i tallet.
forecast-more = { $count } mere
forecast-failed = Prognosen kan ikke beregnes nu. Kampen kan spilles.
forecast-waits = Venter, til kampen er i orden igen.

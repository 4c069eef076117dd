### Kernens egne ord, fælles for alle spil.

## Hændelser

event-ruled =
    { $by-default ->
        [true] Afgørelse om { $ruling }: { $answer }, som reglerne siger ({ $clause }).
       *[false] { $by } afgør { $ruling }: { $answer } ({ $clause }).
    }
event-corrected = { $by } retter: { $about }, { $what }: { $before } → { $after }.
event-taken-back =
    { $by } tager { $answers ->
        [one] det sidste svar
       *[other] de sidste { $answers } svar
    } tilbage{ $consent-count ->
        [0] .
       *[other] {" "}med samtykke fra { $consent }.
    }
event-ended =
    { $winners-count ->
        [0] Kampen er forbi, og ingen har vundet: { $reason }.
       *[other] Kampen er forbi. { $winners } vinder: { $reason }.
    }

## Spørgsmål

ask-master = { $who }, er der noget, der skal rettes, før vi går videre?
ask-confirm = { $who }, bliver det ved det?
ask-consent = { $who }, må det tages tilbage?

## Svar

option-pass = meld pas
option-yes = ja
option-no = nej
option-none = ingen
option-done = færdig
option-continue = gå videre
option-confirm = det bliver ved det
option-cancel = lad være

## De sidste to ord i en række

list-and = og

## Almindelige ord

word-yes = ja
word-no = nej
word-pass = meld pas
word-none = ingen
word-nobody = ingen
word-everybody = alle
word-player = spiller
word-master = spilleder
word-seat = plads
word-side = side
word-round = runde
word-turn = tur
word-die = terning
word-roll = slag
word-total = i alt
word-limit = grænse
word-ruling = afgørelse
word-correction = spillederens rettelse
word-clause = regel
word-draw = uafgjort
word-surrender = overgivelse
word-rounds-over = de aftalte runder er gået
word-last-standing = kun én side står tilbage

## Tal og tælling

count-dice =
    { $count ->
        [one] { $count } terning
       *[other] { $count } terninger
    }
count-rounds =
    { $count ->
        [one] { $count } runde
       *[other] { $count } runder
    }
count-points = { $count } point
count-lives = { $count } liv

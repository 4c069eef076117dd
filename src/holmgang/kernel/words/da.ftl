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

## Bordet i terminalen: at sætte sig og gå

table-people =
    { $count ->
        [one] Ved tastaturet: { $people }.
       *[other] Ved tastaturet, på skift: { $people }.
    }
table-engine = Programmet spiller for { $seats }.
table-hint = Skriv :help for at se, hvad du kan gøre, og :quit for at gemme og gå.
table-save-found =
    Her ligger en uafsluttet kamp i dette scenarie, med { $people } ved tastaturet ({ $answers ->
        [one] { $answers } svar
       *[other] { $answers } svar
    } indtil nu).
table-resume = Vil du spille videre på den? (j/n)
table-save-left = Den uafsluttede kamp ligger nu i { $place }.
table-save-refused = Den gemte kamp kan ikke fortsættes: { $reason }. Den ligger nu i { $place }.
table-read-it = Sådan kan den læses:
table-left = Kampen er gemt. Sådan spiller du videre:
table-left-early = Farvel. Sådan begynder du:
table-saved = Gemt i { $place }.
table-not-saved = Kunne ikke gemme i { $place }: { $reason }.
table-overwrite = { $place } findes allerede. Skal den overskrives? (j/n)
table-kept = Hele kampen er gemt i { $place }.
table-fault = Noget er galt i reglerne eller på denne maskine: { $problem }
table-commitment = Det kan bevises, at disse terninger er ærlige. Skriv deres forpligtelse ned:
table-share = { $who }, vil du blande egne ord i terningerne? (Enter for ingen)
table-secret = Terningernes hemmelighed var:
table-commitment-was = Og dette er forpligtelsen, som du så ved begyndelsen:
table-check-dice = Sådan efterprøves forpligtelsen og hver terning:

## Bordet i terminalen: hvis tur det er

table-turn = Turen går til { $who }
table-pass = Giv tastaturet til { $who }, som så trykker på Enter.
table-who-first = Hvem svarer først?
table-drafts = Indtil nu:
table-stands = ✓ bekræftet
table-confirm =
    { $count ->
        [one] { $who }, bliver det ved det? (j, eller 1 for at ændre dit svar) [j]
       *[other] { $who }, bliver det ved det? (j, eller 1–{ $count } for at ændre et svar) [j]
    }
table-confirm-again = Noget er ændret, siden du bekræftede.
table-confirm-wrong =
    { $count ->
        [one] »{ $text }« betyder ikke noget her: skriv j for at bekræfte eller 1 for at ændre dit svar.
       *[other] »{ $text }« betyder ikke noget her: skriv j for at bekræfte eller et tal fra 1 til { $count } for at ændre det svar.
    }

## Bordet i terminalen: at svare

table-prompt-choose = Dit valg
table-prompt-some =
    { $least ->
        [0] Tal, højst { $most }
       *[other] Tal, fra { $least } til { $most } af dem
    }
table-prompt-order = Alle { $count } tal i din rækkefølge
table-prompt-amount = Et tal fra { $least } til { $most }
table-prompt-words = Med dine egne ord
table-prompt-back = < for at gå tilbage
table-prompt-rest = . for resten som foreslået
table-nothing = ingen
table-page = { $first } til { $last } af { $all }; + og - vender siden
table-yes-or-no = Skriv j for ja eller n for nej.
table-nothing-typed =
    { $count ->
        [one] Skriv 1.
       *[other] Skriv et tal fra 1 til { $count } eller begyndelsen af navnet.
    }
table-no-such-option =
    { $count ->
        [one] »{ $text }« er ikke muligt her; det eneste valg er 1.
       *[other] »{ $text }« er ikke muligt her: skriv et tal fra 1 til { $count } eller begyndelsen af navnet.
    }
table-ambiguous = »{ $text }« kan være: { $options }.
table-barred = »{ $text }« er udelukket af { $clause }.
table-some-wrong =
    { $least ->
        [0] Det er { $count }; der må højst nævnes { $most }.
       *[other] Det er { $count }; der skal nævnes fra { $least } til { $most }.
    }
table-order-wrong = Alle { $count } skal nævnes, hver én gang.
table-named-twice = Den samme er nævnt to gange.
table-amount-wrong = »{ $text }« går ikke: skriv et helt tal fra { $least } til { $most }.
table-too-long = Det er { $length } tegn langt; der er højst plads til { $longest }.
table-dice-wrong =
    { $count ->
        [one] »{ $text }« er ikke et slag med { $dice }: skriv et tal fra 1 til { $most }.
       *[other] »{ $text }« er ikke et slag med { $dice }: skriv ét tal for hver terning, for eksempel { $example }.
    }
table-no-way-back = Dette er det første skridt. Skriv :undo for at tage en tidligere beslutning tilbage.
table-refused = Det er ikke muligt: { $problem }.

## Bordet i terminalen: kommandoer

table-no-such-command = Der findes ingen { $text }. Der findes: { $commands }.
table-not-now = Det er ikke muligt lige nu.
table-no-such-entry = »{ $text }« står ikke i loggen; den går fra 1 til { $last }.
table-log-empty = Der er ikke sket noget endnu.
table-why-no-numbers = Der er ingen tal i det.
table-no-such-clause = Der findes ingen regel »{ $text }«. Bogen har: { $known }.
table-nothing-barred = Her er ikke udelukket noget, der er værd at nævne.
table-nothing-to-undo = Du har endnu ikke besluttet noget, der kan tages tilbage.
table-undo-consent = { $who } vil tage en beslutning tilbage og alt det, der fulgte efter. { $other }, er det i orden? (j/n)
table-undo-refused = { $other } siger nej; alt bliver, som det er.
table-taken-back = (taget tilbage)
table-help-answers = Svar med et tal, et id eller begyndelsen af et navn; Enter tager det, der står i klammer; < går et skridt tilbage, . tager alt det øvrige som foreslået. Flere tal skilles med mellemrum. Og når som helst:
table-help-shorter = Begyndelsen af en kommando er nok: :w for :why. Ord, der begynder med kolon, skrives med to: ::
table-usage-why = :why [N]
table-help-why = hvor tallene i den sidste linje i loggen, eller i linje N, kommer fra
table-usage-log = :log [N]
table-help-log = de sidste linjer i loggen, eller de sidste N
table-usage-view = :view
table-help-view = vis alt det, der ligger foran dig, igen
table-usage-rules = :rules [REGEL]
table-help-rules = læs en regel eller et afsnit i regelbogen
table-usage-barred = :barred
table-help-barred = hvad der er udelukket her, og af hvilken regel
table-usage-undo = :undo
table-help-undo = tag din sidste beslutning tilbage
table-usage-save = :save [FIL]
table-help-save = gem nu, eller gem en kopi i en fil
table-usage-help = :help
table-help-help = denne liste
table-usage-quit = :quit
table-help-quit = gem og gå

## Ord på skærmen

option-master-go-on = gå videre
word-hidden = skjult
word-value = værdi
word-what = hvad

### Kernens egne ord, fælles for alle spil.

## Hændelser

event-ruled =
    { $by-default ->
        [true] Afgørelse om { $ruling }, som standard: { $answer } ({ $clause }).
       *[false] { $by } afgør { $ruling }: { $answer } ({ $clause }).
    }
event-corrected = { $by } retter { $what } hos { $about } fra { $before } til { $after }.
event-explained = { $by } begrunder det: »{ $why }«.
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
        [0] Kampen er forbi uden vinder: { $reason }.
       *[other] Kampen er forbi. { $winners } vinder: { $reason }.
    }

unfinished = den varede længere, end nogen kamp bør

## Spørgsmål

ask-master = { $who }, er der noget, der skal rettes, før vi går videre?
ask-why = Af hvilken grund? Alle kan læse den i loggen.
ask-confirm = { $who }, bekræfter du?
ask-consent = { $who }, må det tages tilbage?

## Svar

option-pass = meld pas
option-yes = ja
option-no = nej
option-none = ingen
option-done = færdig
option-continue = fortsæt
option-confirm = bekræft
option-cancel = annullér

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
    .def = spillederen
    .gen = spillederens
word-seat = plads
word-side = side
word-round = runde
word-turn = tur
word-die = terning
word-roll = slag
word-total = i alt
word-limit = grænse
word-ruling = afgørelse
word-correction = { word-master.gen } rettelse
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
table-engine = Computeren spiller { $seats }.
table-hint = Skriv :help for at se, hvad du kan gøre, :view for at se alt, :quit for at gemme og gå.
table-save-found =
    Der er en uafsluttet kamp i dette scenarie, med { $people } ved tastaturet ({ $answers ->
        [one] { $answers } svar
       *[other] { $answers } svar
    } indtil nu).
table-resume = Vil du fortsætte den? (j/n)
table-save-left = Den uafsluttede kamp er flyttet til { $place }.
table-save-refused = Den gemte kamp kan ikke fortsættes: { $reason }. Den er flyttet til { $place }.
table-read-it = Sådan kan den læses:
table-left = Kampen er gemt. Sådan fortsætter du:
table-left-early = Farvel. Sådan begynder du:
table-saved = Gemt i { $place }.
table-not-saved = Kunne ikke gemme i { $place }: { $reason }.
table-overwrite = { $place } findes allerede. Skal den overskrives? (j/n)
table-kept = Hele kampen er gemt i { $place }.
table-fault = Fejl i reglerne eller på denne computer: { $problem }
table-commitment = Det kan bevises, at disse terninger er ærlige. Skriv deres forpligtelse ned:
table-share = { $who }, vil du blande egne ord i terningerne? (Enter: de trækkes for dig)
table-share-drawn = Ingen spiller gav nogen ord, så disse er trukket på jeres side og blandet i: { $share }
table-secret = Terningernes hemmelighed var:
table-commitment-was = Det er den forpligtelse, du så ved begyndelsen:
table-check-dice = Sådan efterprøves forpligtelsen og hver terning:

## Bordet i terminalen: hvis tur det er

table-turn = Det er { $who }s tur
table-pass = Giv tastaturet til { $who }, som så trykker på Enter.
table-who-first = Hvem svarer først?
table-drafts = Indtil nu:
table-drafts-settled = Indtil nu ({ $mark } bekræftet):
table-confirm =
    { $count ->
        [one] { $who }, vil du bekræfte dit svar? (j, eller 1 for at ændre det) [j]
       *[other] { $who }, vil du bekræfte dine svar? (j, eller 1–{ $count } for at ændre et svar) [j]
    }
table-not-confirmed = Har ikke bekræftet endnu: { $who }.
table-confirm-again = Noget er ændret, siden du bekræftede.
table-confirm-wrong =
    { $count ->
        [one] »{ $text }« betyder ikke noget her: Skriv j for at bekræfte eller 1 for at ændre dit svar.
       *[other] »{ $text }« betyder ikke noget her: Skriv j for at bekræfte eller et tal fra 1 til { $count } for at ændre det svar.
    }

## Bordet i terminalen: at svare

table-prompt-choose = Dit valg
table-prompt-some =
    { $least ->
        [0] { $most ->
            [one] Et tal, eller 0 for ingen
           *[other] Tal, højst { $most }
        }
       *[other] Tal, mindst { $least } og højst { $most }
    }
table-prompt-exactly =
    { $count ->
        [one] Et tal
       *[other] { $count } tal
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
       *[other] »{ $text }« er ikke muligt her: Skriv et tal fra 1 til { $count } eller begyndelsen af navnet.
    }
table-ambiguous = »{ $text }« kan være: { $options }.
table-barred = »{ $text }« er udelukket af { $clause }: { $rule }
table-some-wrong =
    { $least ->
        [0] Det er { $count }; der må højst nævnes { $most }.
       *[other] Det er { $count }; der skal nævnes fra { $least } til { $most }.
    }
table-order-wrong = Alle { $count } skal nævnes, hver én gang.
table-named-twice = Den samme er nævnt to gange.
table-amount-wrong = »{ $text }« er ikke muligt: Skriv et helt tal fra { $least } til { $most }.
table-too-long = Det er { $length } tegn langt; der er højst plads til { $longest }.
table-dice-wrong =
    { $count ->
        [one] »{ $text }« er ikke et slag med { $dice }: Skriv et tal fra 1 til { $most }.
       *[other] »{ $text }« er ikke et slag med { $dice }: Skriv ét tal for hver terning, for eksempel { $example }.
    }
table-no-way-back = Dette er det første trin. Skriv :undo for at tage en tidligere beslutning tilbage.

## Bordet i terminalen: kommandoer

table-no-such-command = Der er ingen kommando { $text }. Kommandoerne er { $commands }.
table-not-now = Det er ikke muligt lige nu.
table-no-such-entry = »{ $text }« står ikke i loggen; den går fra 1 til { $last }.
table-log-empty = Der er ikke sket noget endnu.
table-why-no-numbers = Der er ingen tal i den linje.
table-no-such-clause = Der findes ingen regel »{ $text }«. Bogen har: { $known }.
table-nothing-barred = Her er ikke udelukket noget, der er værd at nævne.
table-nothing-to-undo = Du har endnu ikke besluttet noget, der kan tages tilbage.
table-undo-consent = { $who } vil tage en beslutning tilbage og alt det, der fulgte efter. { $other }, er du enig? (j/n)
table-undo-refused = { $other } er ikke enig; alt bliver, som det er.
table-taken-back = (taget tilbage)
table-help-answers = Svar med et tal, et id eller begyndelsen af et navn; Enter tager svaret i klammer; < går et trin tilbage, . godtager alle øvrige forslag. Skil flere tal ad med mellemrum. Når som helst kan du skrive:
table-help-shorter = Begyndelsen af en kommando er nok: :w for :why. Ord, der begynder med kolon, skrives med to: ::
table-usage-why = :why [N]
table-help-why = hvor tallene i den sidste linje i loggen, eller i linje N, kommer fra
table-usage-log = :log [N]
table-help-log = de sidste linjer i loggen, eller de sidste N
table-usage-view = :view
table-help-view = vis alt: kortet, alle karakterskemaer, alle kort på hånden
table-usage-rules = :rules [REGEL]
table-help-rules = læs en regel eller et afsnit i regelbogen
table-usage-odds = :odds [sekunder]
table-help-odds = hvor tit hvert svar vinder, ud fra to sekunders simulering eller så mange, du angiver
table-odds-how =
    Andel af sejre og det interval, den sande andel ligger i (95 %), ud fra { $count ->
        [one] én kamp
       *[other] { $count } kampe
    }, som computeren har simuleret herfra. Flere sekunder siger mere: :odds 20.
table-option-plain = Der er ikke mere at sige om det her; resten bliver du spurgt om, når du vælger det.
table-odds-seconds = { $text } er ikke et antal sekunder fra 1 til { $most }.
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
start-welcome = holmgang: kampe ved bordet efter bogen. q afslutter.
start-language = Hvilket sprog?
start-game = Hvilket spil?
start-scenario = Hvilken kamp?
start-number = Et tal, eller Enter for { $usual }:
table-enter-again = Enter betyder »{ $said }« og lader det, du har, gå ubrugt. Tryk Enter igen, hvis du mener det.
table-was = (var { $value })
table-out = ude af kampen
table-more-news =
    { $count ->
        [one] Der skete én ting mere forinden; :log { $lines } fortæller det hele.
       *[other] Der skete { $count } ting mere forinden; :log { $lines } fortæller det hele.
    }
table-may-pass = :pass springer dette over, indtil noget ændrer sig.
table-still-to-act = kan stadig handle: { $names }
table-gives-up = det, du har tilbage, bliver ikke brugt
table-name-a-square = Skriv et felt, for eksempel { $example }: kolonne, række.
table-squares = Skriv et felt som { $example }: kolonne, række. Tallene på kortet er prisen.
table-squares-way = Skriv et felt som { $example }: kolonne, række; eller alle felter på vejen, målet sidst. Tallene på kortet er prisen.
table-no-such-square = Feltet { $text } kan ikke vælges; kortet viser dem, der kan.
table-by-itself = { $said } (intet andet er muligt)
table-cannot-pass = Spørgsmålet har intet standardsvar; du skal vælge.
table-usage-option = :option [N]
table-help-option = alt, hvad reglerne siger om mulighed N eller om spørgsmålet
table-usage-pass = :pass
table-help-pass = meld pas, indtil situationen ændrer sig

## Ord på skærmen

option-master-go-on = fortsæt
word-hidden = skjult
word-value = værdi
word-what = hvad

## Afslag

refused-not-possible = »{ $text }« kan ikke lade sig gøre her
refused-did-you-mean = »{ $text-id }« kan ikke lade sig gøre her; mente du »{ $guess-typed }«?
refused-no-list = her ventes en liste, ikke »{ $text }«
refused-no-mapping = her ventes et svar med detaljer, ikke »{ $text }«
refused-named-twice = det samme er nævnt to gange
refused-nobody-asked = ingen har spurgt om »{ $text }«
refused-nobody-asked-but = ingen har spurgt om »{ $text }«; mente du »{ $guess-id }«?
refused-missing = mangler: her er endnu ikke valgt noget
refused-missing-for = mangler til »{ $what }«
refused-number =
    { $count } er nævnt; { $least ->
        [0] der må højst være { $most }
       *[other] der må være fra { $least } til { $most }
    }
refused-not-all-named = alle skal nævnes én gang
refused-amount = »{ $text }« er ikke et helt tal fra { $least } til { $most }
refused-no-words = her ventes ord, ikke »{ $text }«
refused-too-long = { $length } tegn er for mange; der er plads til højst { $longest }
refused-number-of-dice =
    { $count ->
        [one] der ventes én terning
       *[other] der ventes { $count } terninger
    }, ikke »{ $text }«
refused-nothing-to-draw = der er intet »{ $text }« at trække
refused-face = »{ $text }« findes ikke på en t{ $sides }
refused-nothing-to-confirm = der er intet at bekræfte
refused-nothing-to-take-back = der er intet at tage tilbage
refused-match-over = kampen er forbi
refused-not-asked = det spørgsmål er ikke åbent nu
refused-answered-already = det er besvaret og kan ikke længere ændres
refused-amendments =
    { $limit ->
        [one] højst én ændring er tilladt
       *[other] højst { $limit } ændringer er tilladt
    }
refused-no-part = denne plads har ingen del i spørgsmålet
refused-not-all-answered = der mangler stadig svar

## Hvad et valg koster, kræver og giver

remark-costs = koster { $amount }
remark-free = koster intet
remark-against = { $worth } mod { $against }
remark-expects = { $amount } i gennemsnit
remark-certain = { $worth } mod { $against }: { $outcome }
remark-misses = { $worth } mod { $against }: kan ikke lykkes
die-sided = t{ $sides }
need-at-least = mindst { $number } på en t{ $sides }
need-nothing = intet slag kræves

## Spilleniveauer

level-newcomer = nybegynder
level-regular = øvet
level-veteran = veteran
level-veteran-bold = dristig veteran
level-veteran-careful = forsigtig veteran
level-veteran-vengeful = hævngerrig veteran
level-master = våbenmester
level-master-bold = dristig våbenmester
level-master-careful = forsigtig våbenmester
level-master-vengeful = hævngerrig våbenmester
level-random = ren tilfældighed

## probe: holder scenariet?

probe-what = Prøve af { $scenario }, frø { $seed }: { $moments } øjeblikke, hvor hver slags svar blev prøvet, { $matches } kampe til hver sammenligning; spillere, der ser frem, bruger { $playouts } simuleringer.
probe-option = mulighed
probe-tried = øjeblikke
probe-right = rigtig
probe-interval = 95 %-interval
probe-loss = tabte point
probe-verdict = dom
probe-verdict-dead = aldrig rigtig
probe-verdict-dominant = altid rigtig
probe-verdict-open = —
probe-options-note = Rigtig: klarede sig bedst af alt, hvad der blev prøvet. Aldrig rigtig: aldrig bedst og over alle øjeblikke tydeligt bagud. Tabte point: hvad det kostede at vælge den frem for den bedste, i hundrededele af en sejr. Intervallet siger, hvor ofte den alligevel kan være rigtig.
probe-stronger = stærkere
probe-weaker = svagere
probe-wins = sejre
probe-if-equal = hvis lige
probe-side = side
probe-draws = uafgjort
probe-skill-shown = { $stronger } slår { $weaker } oftere, end tilfældet ville: Dygtighed tæller her.
probe-skill-not-shown = Disse kampe viser ikke, at { $stronger } slår { $weaker }.
probe-better-off = Blandt lige gode spillere vinder { $sides } mere end sin del.
probe-nobody-better-off = Blandt lige gode spillere viser ingen side sig at have en fordel.

## simulate: hvad mange kampe endte med

simulated-side = side
simulated-seats = pladser
simulated-wins = sejre
simulated-share = andel
simulated-interval = 95 %-interval
simulated-exact = nøjagtigt: { $wins }; { $mean } trin i gennemsnit
simulated-steps = trin: { $lengths }
simulated-questions = spørgsmål: { $lengths }
simulated-lead = skift i føringen: { $lengths }
simulated-lengths = gennemsnit { $mean }, median { $median }, 80 % fra { $p10 } til { $p90 }, { $least } til { $most }
simulated-at-the-end = ved slutningen
simulated-standing = på benene
simulated-gauge = tilbage
simulated-of = { $left } af { $began }
simulated-from = { $left } (fra { $began })
simulated-hurt-first = såret først
simulated-matches = kampe
simulated-won-all-the-same = vandt alligevel
simulated-option = mulighed
simulated-won-with = vandt med
simulated-without = uden
simulated-difference = forskel
simulated-now = nu
simulated-no-cause = Det hænger sammen med sejren, men er ikke nødvendigvis årsagen: --without SIDE=MULIGHED afprøver det.
simulated-unfinished =
    { $more ->
        [0] ikke spillet færdig, efter frø og nummer: { $some }
       *[other] ikke spillet færdig, efter frø og nummer: { $some } og { $more } til
    }
simulated-what = { $count } kampe i { $scenario }, frø { $seed }; { $seats }
simulated-against = { $new } mod { $old }, kamp for kamp:
simulated-as-it-is = som det er
simulated-as-set = som angivet
simulated-who-without = { $who } uden { $use }
simulated-unused = Ingen spiller brugte nogensinde { $option }, så der er intet at sammenligne. Brugt blev: { $used }
simulated-stopped = standset efter { $done } af { $wanted } kampe
simulated-bulk = spillet samlet af kompilerede regler, med samme terninger og resultater som trin for trin; muligheder tælles ikke
simulated-no-compiler = spillet trin for trin; med holmgang[lab] installeret ville kompilerede regler spille disse kampe samlet
simulated-undeclared = spillet med de fulde regler: den hurtige simulering kender ikke { $fields }
simulated-outcome-draw = uafgjort
simulated-outcome-unfinished = ikke spillet færdig

## odds

odds-no-contests = { $system } har ingen dyst, hvis nøjagtige chancer er kendt.

# Hvad der er galt med en fil.
content-or = eller
content-none = ingen
content-and-more = { $names } og { $count } til
content-missing = mangler
content-too-large = for stort: højst { $most }
content-no-data = det kan JSON ikke rumme, eller det ligger for dybt
content-tab = er ikke YAML: linjen er rykket ind med tabulator; brug mellemrum
content-no-yaml = er ikke YAML: { $why }
content-unknown-name = ukendt navn { $name } ({ $what }); kendte: { $known }
content-unknown-name-near = ukendt navn { $name } ({ $what }); mente du »{ $guess }«? Kendte: { $known }
content-unknown-key = ukendt nøgle; kendte: { $known }
content-unknown-key-near = ukendt nøgle; mente du »{ $guess }«? Kendte: { $known }
content-expected = her skal stå { $wanted }, her står { $got }
content-got-near = { $got }; mente du »{ $guess }«?
content-wrong-key = en nøgle skal her være { $wanted }, ikke { $got }
content-whole-number = et helt tal
content-text = tekst
content-true-or-false = true eller false
content-mapping-of = nøgler med værdier
content-mapping = nøgler med værdier
content-list = en liste
content-list-of = en liste med { $many }
content-empty-list = en tom liste
content-nothing = ingenting
content-entries = { $count ->
    [one] { $count } punkt
   *[other] { $count } punkter
}
content-characters = { $count } tegn
content-at-least = mindst { $bound }
content-more-than = mere end { $bound }
content-at-most = højst { $bound }
content-less-than = mindre end { $bound }
content-multiple-of = et multiplum af { $bound }
content-text-like = tekst på formen { $bound }
content-one-of = en af { $names }

## Hvad der er: systemer, scenarier, regler

list-scenario = scenarie
list-title = titel
list-seats = pladser
list-id = id
list-authors = af
list-language = kildens sprog
list-clauses = regler
list-scenarios = scenarier
list-no-systems = Der er ikke installeret noget regelsystem.
list-no-scenarios = Der er ingen scenarier.
list-left-out = Udeladt: { $problem }
list-authors-of = Det oprindelige spil er af { $authors }; formuleringen er vores.
list-mark-auto = automatisk
list-mark-choice = valg
list-mark-ruling = afgørelse
list-mark-rule = regel
list-mark-house = husregel
list-mark-definition = definition
list-mark-conduct = råd
list-mark-source = bogen
list-mark-companion = tillæg

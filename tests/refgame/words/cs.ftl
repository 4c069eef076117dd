event-round-began = Začíná { $number }. kolo.
event-drew-card = { $who } si bere kartu.
event-saw-card = { $who } si bere kartu: { $card }.
event-declared = { $who } ohlašuje: { $deed }.
event-rolled = { $who } má { $total }.
event-played-card = { $who } hraje { $card }.
event-wounded = { $by } zasahuje, { $who } ztrácí { $lives ->
    [one] { $lives } život
    [few] { $lives } životy
   *[other] { $lives } životů
}.
event-dropped = { $who } odhazuje: { $cards }.
event-boasted = { $who }: „{ $words }“
last-standing = na nohou zůstal jediný
nobody-won = nezbyl nikdo, kdo by mohl zvítězit
card-of = { $card } ({ $who })
word-round = kolo
word-lives = životy
word-cards = karty
word-die = kostka
word-force = síla
word-guard = kryt
word-margin = rozdíl
word-slippery = kluzká zem
word-feint = finta
word-shout = výkřik
word-trip = podražení
word-strike = úder
word-rest = odpočinek
word-firm = pevná zem
word-duel = souboj
word-fighters = bojovníci
word-axel = Axel
word-berg = Berg
word-carl = Carl
ask-deed = Co udělá { $who }?
ask-target = Proti komu?
ask-force = Jakou silou?
ask-courage = Kolik odvahy vsadí { $who }?
ask-order = V jakém pořadí padnou rány?
ask-cards = Kartu, než rána dopadne?
ask-drop = Které karty odhodí { $who }?
ask-boast = Čím se chlubí { $who }?
ask-ground = Jaká je zem?
ask-blow = Kostka: { $who }
ask-draw = Karta: { $who }
ask-of = Komu?
ask-to = Na kolik?

### Kampbogen på dansk, med bogens egne ord.

## Names made of others

named-apart = { FORM($name, form: "bare") } { $mark }
effect-kind =
    { $effect-id ->
        [life] livskade
        [power] kraftskade
        [psyche] psykeskade
        [blood] blodskade
        [break] brudskade
       *[other] { $effect }
    }
effect-sized =
    { $effect-id ->
        [life] livskade { $amount }
        [power] kraftskade { $amount }
        [psyche] psykeskade { $amount }
        [blood] blodskade { $amount }
        [break] brudskade { $amount }
       *[other] { $effect }
    }
damage-kind =
    { $damage-id ->
        [life] livskade
        [power] kraftskade
        [psyche] psykeskade
        [blood] blodskade
       *[other] { $damage }
    }
effect-named = { effect-kind } ({ $trigger })
value-of = { $value } af { $most }
kamp-of = { $grade } ({ SIGNED($value) })
note-lives = { $lives } liv
note-roll = har rullet { $roll }
note-drives = kører { $vehicle }
note-rides = sidder med i { $vehicle }
note-ambush =
    { $side-id ->
        [characters] karaktererne er havnet i baghold
       *[opponents] modstanderne er havnet i baghold
    }
note-effect =
    { $ward-id ->
        [no-ward] { effect-sized } ({ $trigger }), kan ikke afværges
       *[other] { effect-sized } ({ $trigger }), afværges med { $ward }
    }

## How it ended

outcome-won = modstanderne er besejret
outcome-lost = alle karakterer i kamp er besvimet
outcome-fled = karaktererne slap væk
outcome-draw = begge sider faldt i samme runde
outcome-undecided = de aftalte runder er gået
outcome-avoided = der var en vej uden om kampen
outcome-scenes-over = der er ikke mere at afgøre

headline-between = Mellem to scener
headline-round = Kamprunde { $round } begynder
headline-grade = Kamprunde { $round }, kampgraden er rullet
headline-rolled = Kamprunde { $round }, der er rullet

## Events: scenes and rounds

event-gathered = Kamp: { $characters } mod { $opponents }.
event-combat-begins = Nu begynder en kamp mod { $opponents }.
event-ambushed =
    { $side-id ->
        [characters] Baghold! Karaktererne kan ikke kæmpe i den første kamprunde.
       *[opponents] Karaktererne slår til fra baghold; modstanderne kan ikke kæmpe i den første kamprunde.
    }
event-round-began = Kamprunde { $number } begynder.
event-bound =
    { $free ->
        [0] Alle er låst fast i kampen ({ $bound }).
       *[other] { $bound } er bundet til kampen; { $free } er overskydende.
    }
event-join = { $who } går i kamp.
event-slip = { $who } slipper bort.
event-took-wheel = { $who } overtager styringen af { $vehicle }.
event-took-farmaka =
    { $own ->
        [true] { $who } bruger { $gear } på sig selv: { $condition } +{ $amount }.
       *[false] { $who } bruger { $gear } på { $patient }: { $condition } +{ $amount }.
    }
event-round-ended = Kamprunde { $number } er forbi.
event-outside = Udenfor kamp og uden del i runden: { $who }.

## Events: challenges

event-challenge = Kampudfordring: { $challenge }. Klar { $total } med { $ability }.
event-challenge-pass = { $who } klarer den: { $total } mod { $grade }.
event-challenge-fail = { $who } klarer den ikke: { $total } mod { $grade }.

## Events: the grade and what it wakes

event-grade =
    { $owner-id ->
        [nobody] Mesteren ruller graden: { $total }.
       *[other] Mesteren ruller kampgraden: { $total }.
    }
event-style = Kampstilen hos { $owner } udløses: der kan kun angribes med { $ability }.
event-effect = Aktiv: { effect-sized } ({ $trigger }), fra { $owner }.
event-dormant =
    { $effects-count ->
        [0] Mesterens terninger, { $dice }, udløser ingen kampstil.
       *[other] Ikke udløst af mesterens { $dice }: { $effects }{ $style ->
            [true] , heller ikke kampstilen.
           *[false] .
        }
    }

## Events: rolls and their use

event-rolled = { $who } ruller { $raw }.
event-fumble = { $who } fumler: dobbelt et slår fejl, uanset evnen.
event-rise = { $who } gemmer en stigning.
event-advanced = { $who } stiger: { $ability } { $value }.
event-soul = { $who } får en sjæl.
event-expose-choice = Spillerne stiller frem: { $who }.
event-exposed =
    { $who-count ->
        [0] Kampgraden rammer ingen.
       *[other] Kampgraden kan ramme { $who }.
    }
event-used =
    { $result-id ->
        [spent] { $who } bruger rullet på { $total } til prygl.
        [above] { $who }, { $action } med { $ability }: { $total }, over { $grade }.
        [equal] { $who }, { $action } med { $ability }: { $total }, lig med { $grade }.
       *[below] { $who }, { $action } med { $ability }: { $total } slår fejl mod { $grade }.
    }
event-resolving = I denne rækkefølge: { $actions }.
event-annul = { $who } annullerer { $effect } for alle.
event-ward-fail = { $who } kan ikke afværge { $effect }.
event-focus = { $who } kommanderer: alle på { $target }!
event-flight-open = { $who } åbner en vej ud: efter runden kan enhver flygte.
event-manoeuvre-fail = { $who } kommanderer forgæves.
event-brawl =
    { $result-id ->
        [hit] { $who } prygler: { $total } mod prygl { $value }, det rammer.
       *[end] { $who } prygler: { $total } mod prygl { $value }, og så er det slut.
    }
event-brawl-over =
    { $reason-id ->
        [nobody-left] { $who } holder op med at prygle: der er ingen tilbage.
       *[chain-cap] { $who } holder op med at prygle: det var det sidste tilladte rul.
    }
event-tie-escaped = Modstanderne var forberedte: { $who } skader dem ikke med et lige resultat.

## Events: wounds

event-hit = { $who } rammer { $target }: { $amount } livskade.
event-hide = Skaden fra { $who } preller af på det tykke skind hos { $target }.
event-out =
    { $status-id ->
        [dead] { $who } er død.
       *[unconscious] { $who } falder bevidstløs om.
    }
event-hurt =
    { $cause-id ->
        [effect] { $who } får { $amount } { damage-kind }, en effekt fra { $source }.
        [grade] Kampgraden rammer { $who }: { $amount } { damage-kind }.
        [challenge] Kampudfordringen ({ $source }) koster { $who } { $amount } { damage-kind }.
        [holdup] Holdoppet koster { $who } { $amount } { damage-kind }.
       *[indirect] Det går ud over { $who }: { $amount } { damage-kind }.
    }
event-armour-held = { $who } er beskyttet mod kampgraden på { $grade } af sit grej: { $gear }.
event-spared =
    { $reason-id ->
        [ambush] { $who } slipper for skade: den, der er faldet i baghold, kan ikke slå igen.
        [vehicle] { $who } slipper for skade: fartøjet beskytter.
        [other_use] { $who } slipper for skade: rullet var ikke et kamprul.
       *[not_struck] { $who } slipper for skade: kampgraden rammer andre.
    }
event-break = { $vehicle } får { $amount } brudskade.
event-gear-break =
    { $broken ->
        [true] { $who } mister grej, der går i stykker: { $gear }.
       *[false] Grejet hos { $who } får { $amount } brudskade: { $gear }.
    }
event-burnout = { $vehicle } brænder sammen.
event-on-foot = Til fods nu, uden { $vehicle }: { $who }.
event-regrow = { $who } får { $amount } liv igen.
event-faint = { $who } besvimer.

## Events: how it ends

event-draw = Begge sider falder i samme runde.
event-won = Karaktererne har vundet.
event-loot = Udbytte: { $amount }.
event-spoils =
    Deraf { $valuables ->
        [one] { $valuables } værdigenstand
       *[other] { $valuables } værdigenstande
    } og { $scrap } ødelagt grej til genbrug{ $money ->
        [0] {""}
       *[other] , desuden penge: { $money }
    }.
event-lost = Karaktererne er besejret.
event-left-lying = { $who } efterlades liggende.
event-killed = { $who } bliver dræbt.
event-tied-up = { $who } bliver bundet.
event-plundered =
    { $gear-count ->
        [0] { $who } bliver plyndret.
       *[other] { $who } bliver plyndret for { $gear }.
    }
event-flee = { $who } flygter.
event-break-through = Igennem og ud på den anden side: { $who }.
event-tie-holds = Et lige resultat er ikke nok til at kæmpe sig igennem: { $who }.
event-fled = Karaktererne er væk.
event-pursuit = { $opponents } optager forfølgelsen.
event-surrender = { $who } overgiver sig.
event-opponent-flees = { $who } flygter.
event-undecided = Efter { $rounds } runder er kampen uafgjort.
event-avoided = Der er en vej uden om denne kamp.

## Events: outside rounds

event-held-up = Holdop: { $holder } holder { $held } op.
event-sneak-fail = { $target } opdager { $who } i tide.
event-knock-out = { $who } slår { $target } ud.
event-indirect-pass = { $who } kommer uskadt igennem ({ $ability }, { $total } mod { $grade }).
event-indirect-fail = { $who } kommer ikke uskadt igennem ({ $ability }, { $total } mod { $grade }).

## Questions to the players

ask-join = Går { $who } i kamp?
ask-slip = Hvem slipper bort? Modstanderne kan ikke binde jer alle.
ask-take-wheel = Hvem overtager styringen af { $who }?
ask-farmaka = Bruger { $who } farmaka først?
ask-patient = På hvem?
ask-expose = Lige lave terninger: hvem rammes af kampgraden?
ask-actions = Hvad skal rullene bruges til?
ask-action = Hvad bruger { $who } rullet til?
ask-ability = Med hvilken evne?
ask-effect = Mod hvilken effekt?
ask-use = Til hvad?
ask-target = Hvem?
ask-pick-focus = Flere er udpeget: hvem får skaden fra { $who }?
ask-break-gear = Hvilket grej hos { $who } får brudskaden?
ask-flee = Flygter { $who }?
ask-break-through = Vejen er åben: kæmper I jer igennem?
ask-loot = Tager I udbyttet?
ask-tie-up = Nogen har overgivet sig. Skal nogen bindes?
ask-kill-defenceless = Forsvarsløse, prisgivet { $who }. Skal nogen dræbes?
ask-advance = { $who } har en gemt stigning: hvilken evne stiger?
ask-sneak = Hvordan griber { $who } det an?
ask-weapon = Med hvilket våben?
ask-indirect = Hvordan kommer { $who } uskadt igennem?

## Dice

ask-grade = Mesterens rul for graden
ask-effect-roll = Mesterens effektrul
ask-roll = { $who } ruller
ask-challenge-grade = Mesterens rul for { $who }
ask-challenge-roll = { $who } svarer på udfordringen
ask-brawl-roll = { $who } prygler
ask-loot-dice = Hvad består udbyttet af? (lavt: værdigenstande, højt: ødelagt grej)

## Rulings

ask-combat = Bliver scenen til kamp?
ask-attacked = Hvem bliver angrebet af modstanderne?
ask-ambush = Lykkes bagholdet?
ask-joining = Er der noget, der forhindrer { $who } i at gå i kamp?
ask-challenges = Hvilke kampudfordringer byder runden på?
ask-challenge-ability = { $who }: med hvilken evne klares den?
ask-challenge-to-meet = Hvilken grad har den?
ask-indirect-grade = Hvor svært er det at slippe igennem?
ask-fallen = { $who } er på 0 liv. Bevidstløs eller død?
ask-plunder = Hvad tager sejrherrerne fra { $who }?
ask-challenge-cost = { $who }: hvad koster et fejlrul?
ask-style-of = Hvis kampstil gælder?
ask-morale = Hvad gør { $who } nu?
ask-pursue = Optager modstanderne forfølgelsen?
ask-fainted-companions = Hvad bliver der af de besvimede?
ask-fate = Hvad gør sejrherrerne ved de besejrede?
ask-money = Har de besejrede penge på sig?
ask-defenceless = Er { $who } forsvarsløs?
ask-hold-up = Er det et holdop?
ask-after-hold-up = Hvad følger efter holdoppet?
ask-inattentive = Er { $who } uopmærksom?
ask-begin-combat = Begynder de en kamp?
ask-indirect-scene = Går kampen ud over karaktererne?
ask-way = Kan { $who } gøre det på den måde?
ruling-combat = kamp eller ej
ruling-attacked = hvem modstanderne angriber
ruling-ambush = bagholdet
ruling-joining = at gå i kamp
ruling-challenges = kampudfordringer
ruling-challenge-ability = evnen til udfordringen
ruling-challenge-to-meet = udfordringens grad
ruling-indirect-grade = graden for vejen igennem
ruling-fallen = de faldne
ruling-plunder = hvad der tages
ruling-challenge-cost = prisen for et fejlrul
ruling-style-of = hvis kampstil der gælder
ruling-morale = kampmodet
ruling-pursue = forfølgelsen
ruling-fainted-companions = de besvimede
ruling-fate = de besejredes skæbne
ruling-money = penge
ruling-defenceless = hvem der er forsvarsløs
ruling-hold-up = holdoppet
ruling-after-hold-up = hvad der følger efter holdoppet
ruling-inattentive = målets opmærksomhed
ruling-begin-combat = målets svar på angrebet
ruling-indirect-scene = den indirekte kamp
ruling-way = vejen igennem

## Putting things right

ask-of = Hvis?
ask-to = Til hvad?
ask-standing = Hvilken stilling?
ask-status = Hvilken tilstand?
option-master-go-on = intet, gå videre
option-master-lives = en karakters liv
option-master-power = en karakters kraft
option-master-psyche = en karakters psyke
option-master-blood = en karakters blod
option-master-standing = en karakters stilling
option-master-opponent-lives = en modstanders liv
option-master-status = en modstanders tilstand
option-master-brud = et fartøjs brud
word-opponent-lives = liv
word-standing = stilling
word-status = tilstand

## Answers

option-join = går i kamp
option-stay = bliver
option-allowed = intet står i vejen
option-prevented = forholdene forhindrer det
option-way-allowed = det går an
option-way-not-allowed = ikke på den måde
option-action-combat-roll = kamprul
option-action-brawl = pryglrul: rul igen, og ram, så længe det varer
option-action-counter-effect = modeffekt: afværg én effekt
option-action-manoeuvre = manøvre: kommandér med feltkunst
option-action-defend = forsvar uden at slå igen
option-action-none = ingenting
option-use-target = al skade til én modstander
option-use-flight = åbn en vej til flugt
option-flee = flygter
option-break-through = vi kæmper os igennem
option-break-through-stay = vi bliver i kampen
option-flee-stay = bliver i kampen
option-take = tag det
option-loot-leave = lad det ligge
option-farmaka-none = ingenting
option-sneak-sneak-attack = snig dig ind og slå til (snilde)
option-sneak-aimed-shot = et sigteskud (sanser)
option-sneak-knock-out = snig dig ind og slå ud (snilde)
option-sneak-pass = lad være
option-keep = gem den til senere
option-spare = ingen
option-combat = det bliver til kamp
option-a-way-round = der er en vej udenom
option-comes-off = det lykkes
option-is-seen = det opdages i tide
option-challenge-cost-none = ingenting
option-fight-on = kæmper videre
option-morale-flee = flygter
option-morale-surrender = overgiver sig
option-pursue = de forfølger
option-let-go = de lader dem gå
option-carried-along = bæres med
option-left-behind = lades tilbage
option-fate-leave = lader dem ligge
option-fate-plunder = plyndrer dem
option-fate-kill = dræber dem
option-usual = som sædvanlig
option-carried = som scenariet siger
option-money-none = ingen
option-defenceless = forsvarsløs
option-able-to-resist = kan gøre modstand
option-takes-place = ja
option-does-not = nej
option-after-hold-up-combat = kamp
option-after-hold-up-nothing = ingenting
option-inattentive = uopmærksom
option-on-guard = på vagt
option-begin = det gør de
option-let-be = de lader det være

## Sides, panels, columns

word-party = Karaktererne
word-opponents = Modstanderne
word-characters = karakterer
word-vehicles = fartøjer
word-line-up = De to sider
word-the-round = Kamprunden
word-effects = Aktive effekter
word-effect = effekt
word-trigger = udløses
word-amount = størrelse
word-owner = fra
word-warded-with = afværges med
word-state = tilstand
word-kind = væsen
word-kamp = kamp
word-combat-grade = kampgrad
word-combat-style = kampstil
word-set-by = sat af
word-lives-against-us = liv imod os
word-no-combat-now = ingen kamp lige nu
word-driven-with = køres med
word-driver = chauffør
word-passenger = passager
word-burnt-out = brændt sammen
word-annulled = annulleret
word-awake = aktiv
word-no-amount = –
word-no-ward = intet
word-saved-advances = gemte stigninger
word-sheltered = beskyttet af fartøjet

## Standing and state

word-in-combat = i kamp
word-out-of-combat = udenfor kamp
word-fainted = besvimet
word-dead = død
word-able = kampdygtig
word-unconscious = bevidstløs
word-surrendered = har overgivet sig
word-fled = flygtet
word-inattentive = uopmærksom
word-bound = bundet
word-asleep = sovende
word-exposed = kan rammes

## Grades and abilities

word-easy = let
word-normal = normal
word-difficult = vanskelig
word-severe = svær
word-harsh = hård
word-unreasonable = urimelig
word-epic = episk
word-strength = styrke
word-physique = fysik
word-cunning = snilde
word-senses = sanser
word-culture = kultur
word-occultism = okkultisme
word-fieldcraft = feltkunst
word-leechcraft = lægekunst
word-craft = håndværk
word-herblore = urtekunst
word-brawl-value = prygl

## Conditions, damage, effects

word-lives = liv
word-power = kraft
word-psyche = psyke
word-blood = blod
word-brud = brud
word-soul = sjæle
word-life = livskade
word-break = brudskade
word-aggressive = aggressiv
word-prepared = forberedt
word-regrow = gror til
word-thick-hide = tykt skind
word-dread = rædsel
word-hunter = jæger
word-automatic = automatisk
word-rolled = ved effektrul

## Uses of a roll

word-combat-roll = kamprul
word-brawl = prygl
word-counter-effect = modeffekt
word-manoeuvre = manøvre
word-defend = forsvar
word-hold-up = holdop
word-sneak-attack = snigangreb
word-aimed-shot = sigteskud
word-knock-out = forsøg på at slå ud

## Terms of sums

word-above-the-grade = over kampgraden
word-equal-to-the-grade = lig med kampgraden
word-below-the-grade = under kampgraden
word-brawl-value-reached = prygl opnået
word-brawl-value-missed = prygl ikke opnået
word-in-place-of-the-other = i stedet for den anden skade
word-brawling = ramt under prygl
word-no-combat-roll = ramt uden at kæmpe
word-ambush = baghold
word-ambushed = faldet i baghold
word-largest-amount = den største af flere
word-in-excess = overskydende
word-places = så mange som der rammes
word-rounds = runder
word-defeated = besejrede
word-valuables = værdigenstande
word-scrap = ødelagt grej til genbrug
word-money = penge
word-loot = udbytte
word-highest-die = højeste terning
word-lowest-die = laveste terning
word-grade-missed = grad ikke klaret
word-no-more-than-full = ikke over det fulde

## Kinds

word-human = menneske
word-troll = trold
word-undead = udød
word-monster = uhyre
word-skingelhird = skingelhird
word-spirit = ånd
word-beast = dyr

## Gear, expertise, vehicles, challenges

word-rifle = riffel
word-pistol = pistol
word-bow = bue
word-crossbow = armbrøst
word-knife = kniv
word-cosh = totenschlæger
word-hammer = hammer
word-sabre = sabel
word-staff = stav
word-leather-coat = læderfrakke
word-charm = jernamulet
word-bag = lægetaske
word-salve = sårsalve
word-tonic = bitter styrkedrik
word-antidote = modgift
word-hard-fists = hårde næver
word-marksman = skarpskytte
word-drill = eksercits
word-spirit-weapon = åndevåben
word-field-dresser = feltlæge
word-cosh-man = øvet i at slå ud
word-horse = ridehesten
    .bare = ridehest
word-cart = vognen
    .bare = vogn
word-car = bilen
    .bare = bil
word-steam-truck = damplastbilen
    .bare = damplastbil
word-earthquake = jordskælv
word-occult-grip = okkult greb
word-formula = magisk formular
word-fumes = giftige dampe
word-burning-house = brændende hus
word-storm = storm
word-pit-trap = skjult faldgrube
word-troll-charge = en trolds stormløb
word-opponent-manoeuvre = særlig manøvre
word-occult-force = okkult kraft
word-weather = vejr
word-hidden-trap = skjult fælde
word-poison-fumes = giftige dampe
word-fire = ild
word-other = noget andet

## People

word-hilda = Hilda
word-rurik = Rurik
word-signe = Signe
word-malte = Malte
word-ebba = Ebba
word-torben = Torben
word-robber = landevejsrøveren
    .bare = røver
word-robber-chief = røverhøvdingen
    .bare = røverhøvding
word-deserter = desertøren
    .bare = desertør
word-watchman = vagten
    .bare = vagt
word-cave-troll = huletrolden
    .bare = huletrold
word-old-troll = den gamle trold
    .bare = gammel trold
word-wight = draugen
    .bare = draug
word-barrow-king = højkongen
    .bare = højkonge
word-ghost = spøgelset
    .bare = spøgelse
word-wailer = klageånden
    .bare = klageånd
word-marsh-monster = moseuhyret
    .bare = moseuhyre
word-lindworm = lindormen
    .bare = lindorm
word-skingel-warrior = skingelhirdens kriger
    .bare = skingelhird-kriger
word-skingel-captain = skingelhirdens kaptajn
    .bare = skingelhird-kaptajn
word-wolf = ulven
    .bare = ulv

## Tabeller med nøjagtige chancer

table-against-the-grade = mod graden
table-wound = liv modstanderne mister
table-grade = kampgraden
table-hits = pryglrul, der rammer
table-effects = effekterne udløses
table-style = kampstilen udløses

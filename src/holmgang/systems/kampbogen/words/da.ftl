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
        [life] { $amount } livskade
        [power] { $amount } kraftskade
        [psyche] { $amount } psykeskade
        [blood] { $amount } blodskade
        [break] { $amount } brudskade
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
effect-named =
    { $trigger-id ->
        [automatic] automatisk { effect-kind }
       *[rolled] { effect-kind } ved effektrul
    }
value-of = { $value } af { $most }
kamp-of = { $grade } ({ SIGNED($value) })
note-lives = { $lives } liv
note-roll = har rullet { $roll }
note-drives =
    { $vehicle-id ->
        [horse] rider { $vehicle }
       *[other] kører { $vehicle }
    }
note-rides =
    { $vehicle-id ->
        [horse] sidder bag på { $vehicle }
       *[other] sidder med i { $vehicle }
    }
note-ambush =
    { $side-id ->
        [characters] karaktererne er faldet i baghold
       *[opponents] modstanderne er faldet i baghold
    }
note-effect =
    { $ward-id ->
        [no-ward] { effect-sized } ({ $trigger }), kan ikke afværges
       *[other] { effect-sized } ({ $trigger }), afværges med { $ward }
    }

## How it ended

outcome-won = modstanderne er besejret
outcome-lost = alle karakterer er besvimet
outcome-fled = gruppen slap væk
outcome-draw = begge sider faldt i samme runde
outcome-undecided = de aftalte runder er gået
outcome-given-up = kammeraterne udenfor opgav de faldne
outcome-avoided = kampen blev undgået
outcome-scenes-over = der er ikke mere at afgøre

headline-between = Mellem to scener
headline-round = Kamprunde { $round } begynder
headline-grade = Kamprunde { $round }, kampgraden er rullet
headline-rolled = Kamprunde { $round }, terningerne er rullet

## Events: scenes and rounds

event-gathered = { $characters } går i kamp mod { $opponents }.
event-master-scene =
    { $scene ->
        [hold_up] Mesteren begynder et holdop.
        [chase] Mesteren begynder en jagt: Nu gælder det om at slippe væk.
        [ambush] Mesteren begynder et baghold.
        [attack] Mesteren begynder en kamp.
        [sneak] Mesteren lader karaktererne snige sig ind.
        [defenceless] Mesteren lader de forsvarsløse blive fundet.
        [indirect] En kamp mellem andre kommer i vejen.
        [challenge] Næste runde byder på endnu en udfordring.
        [no_challenge] Mesteren aflyser en udfordring.
       *[call_off] Mesteren aflyser den næste scene.
    }
event-combat-begins = Det bliver til kamp mod { $opponents }.
event-ambushed =
    { $side-id ->
        [characters] Baghold! Karaktererne kan ikke kæmpe i den første kamprunde.
       *[opponents] Karaktererne slår til fra baghold, og modstanderne kan ikke kæmpe i den første kamprunde.
    }
event-round-began = Kamprunde { $number } begynder.
event-bound =
    { $free ->
        [0] { $bound ->
            [one] Den eneste karakter er låst fast i kampen.
            [2] Begge karakterer er låst fast i kampen.
           *[other] Alle { $bound } karakterer er låst fast i kampen.
        }
        [one] Modstanderne kan kun binde { $bound } af karaktererne; én kan slippe bort.
       *[other] Modstanderne kan kun binde { $bound } af karaktererne; { $free } kan slippe bort.
    }
event-join = { $who } går i kamp.
event-slip = { $who } slipper bort.
event-took-wheel = { $who } overtager styringen af { $vehicle }.
event-took-farmaka =
    { $own ->
        [true] { $who } bruger { $gear } og får { $amount } { $condition } igen.
       *[false] { $who } bruger { $gear } på { $patient }, som får { $amount } { $condition } igen.
    }
event-round-ended = Kamprunde { $number } er forbi.
event-outside = { $who } er udenfor kamp og har ingen del i runden.

## Events: challenges

event-challenge = Alle i kamp må møde { $challenge } og klare { $total } med { $ability }.
event-challenge-pass = { $who } klarer det med { $total } mod { $grade }.
event-challenge-fail = { $who } klarer det ikke med { $total } mod { $grade }.

## Events: the grade and what it wakes

event-grade =
    { $owner-id ->
        [nobody] Mesteren ruller en grad på { $total }.
       *[other] Mesteren ruller en kampgrad på { $total }.
    }
event-style = Kampstilen hos { $owner } udløses, så man kun kan angribe med { $ability }.
event-effect =
    { $effect-id ->
        [life] { event-effect.threat } { effect-sized }{ event-effect.why }.
        [power] { event-effect.threat } { effect-sized }{ event-effect.why }.
        [psyche] { event-effect.threat } { effect-sized }{ event-effect.why }.
        [blood] { event-effect.threat } { effect-sized }{ event-effect.why }.
        [break] { event-effect.threat } { effect-sized }{ event-effect.why }.
        [aggressive] Aggressiviteten hos { $owner } gør, at kampgraden koster 2 liv, når den rammer.
        [prepared] { $owner } er forberedt, så et lige resultat ikke skader modstanderne.
        [regrow] { $owner } får et liv igen, når runden slutter.
        [thick_hide] Det tykke skind hos { $owner } tager rundens første skade.
        [dread] { $owner } spreder rædsel, og alle kamprul er 1 lavere.
        [hunter] { $owner } forfølger enhver, der flygter.
       *[other] { $owner } har effekten { $effect } i denne runde.
    }
    .threat = { $owner } truer alle med
    .why = { $trigger-id ->
        [automatic] , som i hver runde
       *[rolled] , udløst af rullet
    }
event-dormant =
    { $effects-count ->
        [0] Mesterens rul på { $dice } udløser ikke kampstilen.
       *[other] Mesterens rul på { $dice } udløser ikke { $effects }{ $style ->
            [true] {" "}og heller ikke kampstilen.
           *[false] .
        }
    }

## Events: rolls and their use

event-rolled = { $who } ruller { $raw }.
event-fumble = { $who } fumler, for dobbelt et slår altid fejl.
event-rise = { $who } gemmer en stigning.
event-advanced = { $who } stiger til { $value } i { $ability }.
event-soul = { $who } får en sjæl.
event-expose-choice = Spillerne bestemmer, at kampgraden kan ramme { $who }.
event-exposed =
    { $who-count ->
        [0] Kampgraden kan ikke ramme nogen.
       *[other] Kampgraden kan ramme { $who }.
    }
event-used =
    { $result-id ->
        [spent] { $who } bruger sit rul på { $total } til prygl.
        [above] { $who } { event-used.acts } med { $ability } og kommer over kampgraden, { $total } mod { $grade }.
        [equal] { $who } { event-used.acts } med { $ability } og står lige med kampgraden på { $total }.
       *[below] { $who } { event-used.acts } med { $ability }, men kommer under kampgraden, { $total } mod { $grade }.
    }
    .acts = { $action-id ->
        [combat_roll] kæmper
        [counter_effect] forsøger en modeffekt
        [manoeuvre] kommanderer
        [defend] forsvarer sig
        [hold_up] møder holdoppet
        [sneak_attack] sniger sig ind
        [aimed_shot] sigter
        [knock_out] prøver at slå ud
       *[other] bruger { $action }
    }
event-resolving = Der afvikles i rækkefølgen { $actions }.
event-annul = { $who } annullerer effekten »{ $effect }« for alle.
event-ward-fail = { $who } kan ikke afværge effekten »{ $effect }«.
event-focus = { $who } kommanderer alle til angreb på { $target }!
event-flight-open = { $who } åbner en vej ud, og efter runden kan enhver flygte.
event-manoeuvre-fail = { $who } kommanderer forgæves.
event-brawl =
    { $result-id ->
        [hit] { $who } prygler og rammer med { $total } mod prygl { $value }.
       *[end] { $who } ruller { $total } mod prygl { $value }, og pryglene er forbi.
    }
event-brawl-over =
    { $reason-id ->
        [nobody-left] { $who } holder op med at prygle, fordi der ikke er flere modstandere.
       *[chain-cap] { $who } holder op med at prygle, fordi der ikke må rulles mere.
    }
event-tie-escaped = Modstanderne er forberedt, så { $who } skader dem ikke med et lige resultat.

## Events: wounds

event-hit = { $who } rammer { $target } og giver { $amount } livskade.
event-hide = { $who } rammer { $target }, men det tykke skind tager skaden.
event-out =
    { $status-id ->
        [dead] { $who } dør.
       *[unconscious] { $who } mister bevidstheden.
    }
event-hurt =
    { $cause-id ->
        [effect] { $who } får { $amount } { damage-kind } fra { $source }.
        [grade] Kampgraden rammer { $who } og giver { $amount } { damage-kind }.
        [challenge] { $who } får { $amount } { damage-kind } af { $source }.
        [holdup] Holdoppet giver { $who } { $amount } { damage-kind }.
       *[indirect] Det går ud over { $who }, som får { $amount } { damage-kind }.
    }
event-armour-held = { $who } går fri af kampgraden på { $grade } takket være { FORM($gear, form: "def") }.
event-spared =
    { $reason-id ->
        [ambush] { $who } slipper for skade, fordi den, der er faldet i baghold, ikke kan slå igen.
        [vehicle] { $who } slipper for skade, fordi fartøjet beskytter.
        [other_use] { $who } slipper for skade, fordi rullet ikke var et kamprul.
       *[not_struck] { $who } slipper for skade, fordi kampgraden rammer andre.
    }
event-break = { $vehicle } får { $amount } brudskade.
event-gear-break =
    { $broken ->
        [true] { $who } mister { FORM($gear, form: "def") }, som går i stykker.
       *[false] { $who } får { $amount } brudskade på { FORM($gear, form: "def") }.
    }
event-burnout =
    { $vehicle-id ->
        [horse] { $vehicle } segner om af udmattelse.
       *[other] { $vehicle } brænder sammen.
    }
event-on-foot = { $who } må videre til fods uden { $vehicle }.
event-regrow = { $who } får { $amount } liv igen.
event-faint =
    { $condition ->
        [power] { $who } besvimer af udmattelse.
        [psyche] { $who } besvimer af rædsel.
        [blood] { $who } besvimer af giften i blodet.
       *[lives] { $who } besvimer af sine sår.
    }

## Events: how it ends

event-draw = Begge sider falder i samme runde.
event-won = Karaktererne vinder.
event-loot =
    Karaktererne tager { $amount ->
        [one] { $amount } stykke udbytte
       *[other] { $amount } stykker udbytte
    }.
event-spoils =
    Udbyttet består af { $valuables ->
        [0] { event-spoils.scrap }
       *[other] { event-spoils.valuables }{ $scrap ->
            [0] {""}
           *[other] {" "}og { event-spoils.scrap }
        }
    }{ $money ->
        [0] {""}
       *[other] , dertil { $money } i penge
    }.
    .valuables = { $valuables ->
        [one] { $valuables } værdigenstand
       *[other] { $valuables } værdigenstande
    }
    .scrap = { $scrap ->
        [one] { $scrap } stykke ødelagt grej
       *[other] { $scrap } stykker ødelagt grej
    }
event-lost = Karaktererne er besejret.
event-given-up = { $who } bliver udenfor kamp og overlader de faldne til modstanderne.
event-left-lying = { $who } bliver efterladt bevidstløs.
event-killed = { $who } bliver dræbt.
event-untied = { $who } bliver befriet for sine bånd.
event-tied-up = { $who } bliver bundet.
event-plundered =
    { $gear-count ->
        [0] { $who } bliver plyndret.
       *[other] { $who } bliver plyndret for { FORM($gear, form: "def") }.
    }
event-flee = { $who } flygter.
event-break-through = { $who } kæmper sig igennem og ud på den anden side.
event-tie-holds = Et lige resultat er ikke nok til at kæmpe sig igennem, og { $who } stod kun lige.
event-fled = Karaktererne er sluppet væk.
event-pursuit = { $opponents } optager forfølgelsen.
event-surrender = { $who } overgiver sig.
event-opponent-flees = { $who } flygter.
event-undecided =
    Efter { $rounds ->
        [one] { $rounds } runde
       *[other] { $rounds } runder
    } er kampen uafgjort.
event-avoided = Karaktererne undgår denne kamp.

## Events: outside rounds

event-held-up = { $holder } holder { $held } op.
event-sneak-fail = { $target } opdager { $who } i tide.
event-knock-out = { $who } slår { $target } ud.
event-indirect-pass = { $who } kommer uskadt igennem med { $ability }, { $total } mod { $grade }.
event-indirect-fail = { $who } kommer ikke uskadt igennem med { $ability }, { $total } mod { $grade }.

## Questions to the players

ask-join = Går { $who } i kamp?
ask-slip = Hvem slipper bort? Modstanderne kan ikke binde jer alle.
ask-take-wheel = Hvem overtager styringen af { $who }?
ask-farmaka = Bruger { $who } farmaka først?
ask-patient = På hvem?
ask-expose = Terningerne er lige lave: Hvem kan kampgraden ramme?
ask-actions = Hvad skal rullene bruges til?
ask-action = Hvad bruger { $who } rullet til?
ask-ability = Med hvilken evne?
ask-effect = Mod hvilken effekt?
ask-use = Til hvad?
ask-target = Hvem?
ask-pick-focus = Flere er udpeget. Hvem skal { $who } ramme?
ask-break-gear = Hvilket grej lader { $who } tage brudskaden?
ask-flee = Flygter { $who }?
ask-break-through = Vejen er åben. Kæmper I jer igennem?
ask-loot = Tager I udbyttet?
ask-tie-up = Nogle modstandere har overgivet sig eller ligger bevidstløse. Binder I nogen?
ask-kill-defenceless = { $who } afgør de forsvarsløses skæbne. Skal nogen dræbes?
ask-advance = Hvilken evne stiger hos { $who }?
ask-sneak = Hvordan griber { $who } det an?
ask-weapon = Med hvilket våben?
ask-indirect = Hvordan kommer { $who } uskadt igennem?

## Dice

ask-grade = Mesterens rul for kampgraden
ask-effect-roll = Mesterens effektrul
ask-roll = { $who } ruller
ask-challenge-grade = Mesterens rul for { $who }
ask-challenge-roll = { $who } svarer på udfordringen
ask-brawl-roll = { $who } prygler
ask-loot-dice = Hvad består udbyttet af? (lavt: værdigenstande, højt: ødelagt grej)

## Rulings

ask-attacked = Hvem bliver angrebet af modstanderne?
ask-joining = Er der noget, der forhindrer { $who } i at gå i kamp?
ask-challenge-ability = Med hvilken evne møder man { $who }?
ask-challenge-to-meet = Hvilken grad har den?
ask-indirect-grade = Hvor svært er det at slippe igennem?
ask-fallen = { $who } er på 0 liv. Bevidstløs eller død?
ask-plunder = Hvad tager sejrherrerne fra { $who }?
ask-style-of = Hvis kampstil gælder?
ask-morale = Hvad gør { $who } nu?
ask-pursue = Optager modstanderne forfølgelsen?
ask-fainted-companions = Hvad sker der med de besvimede?
ask-fate = Hvad gør modstanderne ved dem, de har i deres magt?
ask-money = Hvor mange penge har de besejrede på sig?
ask-defenceless = Kan { $who } forsvare sig?
ask-after-hold-up = Hvad følger efter holdoppet?
ask-inattentive = Er { $who } på vagt?
ask-begin-combat = Begynder de en kamp?
ask-refused-ways = Hvilke måder at slippe igennem på tillades ikke?
way-of = { $who } med { $ability }
ruled-combat-combat = Det kommer til kamp.
ruled-attacked = Angrebet gælder { $answer }.
ruled-ambush-comes-off = Bagholdet lykkes.
ruled-challenges = Omgivelserne sætter selv karaktererne på prøve.
ruled-indirect-scene-takes-place = Karaktererne må igennem en kamp mellem andre.
ruled-hold-up-takes-place = Det er et holdop.
ruled-after-hold-up-combat = Holdoppet bliver til kamp.
ruled-inattentive-inattentive = Målet er uopmærksomt.
ruled-begin-combat-begin = Modstanderne svarer med kamp.
ruled-defenceless-defenceless = Ofret kan ikke forsvare sig.
ruled-pursue-pursue = Modstanderne vil ikke lade dem slippe.
ruled-pursue-let-go = Modstanderne lader dem løbe.
ruled-fainted-companions-carried-along = De besvimede bliver båret med.
ruled-fate-leave = Sejrherrerne lader de besejrede ligge.
ruled-fate-plunder = Sejrherrerne plyndrer de besejrede.
ruled-fate-kill = Sejrherrerne dræber de besejrede.
ruled-morale-surrender = Modstanderne mister modet.
ruled-morale-flee = Modstanderne mister modet.
ruled-money-carried = De besejrede har penge på sig.
ruling-combat = kampens begyndelse
ruling-attacked = angrebets mål
ruling-ambush = bagholdet
ruling-joining = deltagelse i kampen
ruling-challenges = rundens kampudfordringer
ruling-indirect-grade = graden for indirekte kamp
ruling-fallen = den faldne
ruling-plunder = plyndringen
ruling-style-of = den gældende kampstil
ruling-morale = kampmodet
ruling-pursue = forfølgelsen
ruling-fainted-companions = de besvimede
ruling-fate = skæbnen for dem, modstanderne har i deres magt
ruling-money = de besejredes penge
ruling-defenceless = forsvarsløshed
ruling-hold-up = holdoppet
ruling-after-hold-up = tiden efter holdoppet
ruling-inattentive = målets opmærksomhed
ruling-begin-combat = svaret på angrebet
ruling-indirect-scene = den indirekte kamp
ruling-refused-ways = måder at slippe igennem på

## Putting things right

ask-holder = Hvilken side holder den anden op?
ask-caught = Hvilken side kommer i baghold?
ask-attacker = Hvilken side angriber?
ask-which = Hvilken udfordring?
ask-pursuits = Hvor mange gange forfølger modstanderne?
ask-who = Hvilken karakter?
ask-of = Hvis?
ask-to = Til hvad?
ask-standing = Hvilken stilling?
ask-mark = I hvilken tilstand?
ask-status = Hvilken tilstand?
option-master-go-on = intet, gå videre
option-master-lives = en karakters liv
option-master-power = en karakters kraft
option-master-psyche = en karakters psyke
option-master-blood = en karakters blod
option-master-standing = en karakters stilling
option-master-opponent-lives = en modstanders liv
option-master-mark = bånd eller søvn
option-master-status = en modstanders tilstand
option-master-hold-up = begynde et holdop
option-master-chase = begynde en jagt
option-master-ambush = begynde et baghold
option-master-attack = begynde en kamp
option-master-sneak = lade karaktererne snige sig ind
option-master-defenceless = lade de forsvarsløse blive fundet
option-master-indirect = lade en kamp mellem andre komme i vejen
option-master-challenge = lægge en udfordring ind i næste runde
option-master-no-challenge = aflyse en udfordring
option-master-call-off = aflyse den næste scene
option-master-brud = et fartøjs brud
word-opponent-lives = liv
word-standing = stilling
word-mark = bånd og søvn
word-free = fri og vågen
word-status = tilstand

## Answers

option-join = gå i kamp
option-stay = bliv
option-allowed = intet står i vejen
option-prevented = forholdene forhindrer det
option-action-combat-roll = kamprul
option-action-brawl = prygl: rul videre, så længe du rammer
option-action-counter-effect = modeffekt: afværg én effekt
option-action-manoeuvre = manøvre: kommandér med feltkunst
option-action-defend = forsvar dig uden at slå igen
option-action-none = ingenting
option-use-target = al skade til én modstander
option-use-flight = åbn en vej til flugt
option-flee = flygt
option-break-through = kæmp jer igennem
option-break-through-stay = bliv i kampen
option-flee-stay = bliv i kampen
option-take = tag det
option-loot-leave = lad det ligge
option-farmaka-none = ingenting
option-sneak-sneak-attack = snig dig ind og slå til (snilde)
option-sneak-aimed-shot = et sigteskud (sanser)
option-sneak-knock-out = snig dig ind og slå ud (snilde)
option-sneak-kill = dræb et mål, der ikke kan forsvare sig, uden rul
option-sneak-pass = lad være
option-keep = gem den til senere
option-spare = ingen
option-combat = det bliver til kamp
option-fight-on = kæmper videre
option-morale-flee = flygter
option-morale-surrender = overgiver sig
option-pursue = de forfølger
option-let-go = de lader dem gå
option-carried-along = de bæres med
option-left-behind = de lades tilbage
option-fate-leave = de lader dem ligge
option-fate-plunder = de plyndrer dem
option-fate-kill = de dræber dem
option-usual = som sædvanlig
option-carried = som scenariet siger
option-defenceless = forsvarsløs
option-able-to-resist = kan gøre modstand
option-comes-off = det lykkes
option-takes-place = ja
option-after-hold-up-combat = kamp
option-after-hold-up-nothing = ingenting
option-inattentive = uopmærksom
option-on-guard = på vagt
option-begin = det gør de
option-let-be = det gør de ikke

## Sides, panels, columns

word-party = Karaktererne
word-opponents = Modstanderne
word-master = mesteren
    .def = mesteren
    .gen = mesterens
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
word-kind = art
word-kamp = kamp
word-combat-grade = kampgrad
word-combat-style = kampstil
word-set-by = bestemt af
word-lives-against-us = modstandernes liv
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
word-exposed = udsat

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
word-regrow = genvækst
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
word-brawl-value-reached = prygl nået
word-brawl-value-missed = prygl ikke nået
word-in-place-of-the-other = i stedet for den anden skade
word-brawling = ramt under prygl
word-no-combat-roll = ramt uden at kæmpe
word-ambush = baghold
word-ambushed = faldet i baghold
word-largest-amount = den største af flere
word-in-excess = overskydende
word-places = så mange som modstanderne
word-rounds = runder
word-defeated = besejrede
word-valuables = værdigenstande
word-scrap = ødelagt grej
word-money = penge
word-loot = udbytte
word-highest-die = højeste terning
word-lowest-die = laveste terning
word-grade-missed = grad ikke klaret
word-no-more-than-full = højst det fulde

## Kinds

word-human = menneske
word-troll = trold
word-undead = udød
word-monster = uhyre
word-skingelhird = skingelhird
word-spirit = ånd
word-beast = dyr

## Gear, expertise, vehicles, challenges

word-expertises = ekspertiser
word-blade = klinge
word-blunt = slagvåben
word-shooting = skydevåben
word-farmaka = farmakon
word-loud = larmende
word-rifle = riffel
    .def = riflen
word-pistol = pistol
    .def = pistolen
word-bow = bue
    .def = buen
word-crossbow = armbryst
    .def = armbrysten
word-knife = kniv
    .def = kniven
word-cosh = totenschlæger
    .def = totenschlægeren
word-hammer = hammer
    .def = hammeren
word-sabre = sabel
    .def = sablen
word-staff = stav
    .def = staven
word-leather-coat = læderfrakke
    .def = læderfrakken
word-charm = jernamulet
    .def = jernamuletten
word-bag = lægetaske
    .def = lægetasken
word-salve = sårsalve
    .def = sårsalven
word-tonic = bitter styrkedrik
    .def = den bitre styrkedrik
word-antidote = modgift
    .def = modgiften
word-hard-fists = hårde næver
word-marksman = skarpskydning
word-drill = eksercits
word-spirit-weapon = åndevåben
word-field-dresser = feltlægekunst
word-cosh-man = håndelag med totenschlæger
word-horse = ridehesten
    .bare = ridehest
word-cart = vognen
    .bare = vogn
word-car = bilen
    .bare = bil
word-steam-truck = damplastbilen
    .bare = damplastbil
word-earthquake = jordskælvet
word-occult-grip = det okkulte greb
word-formula = den magiske formular
word-fumes = de giftige dampe
word-burning-house = det brændende hus
word-storm = stormen
word-pit-trap = den skjulte faldgrube
word-troll-charge = troldens stormløb
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
word-robber = røveren
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
word-barrow-king = gravhøjskongen
    .bare = gravhøjskonge
word-ghost = spøgelset
    .bare = spøgelse
word-wailer = klageånden
    .bare = klageånd
word-marsh-monster = moseuhyret
    .bare = moseuhyre
word-lindworm = lindormen
    .bare = lindorm
word-skingel-warrior = skingelhirdkrigeren
    .bare = skingelhirdkriger
word-skingel-captain = skingelhirdkaptajnen
    .bare = skingelhirdkaptajn
word-wolf = ulven
    .bare = ulv

## Navne, som spillere skriver

name-hilda = Hilda
name-rurik = Rurik
name-signe = Signe
name-malte = Malte
name-ebba = Ebba
name-torben = Torben

## Tabeller med nøjagtige chancer

table-against-the-grade = mod kampgraden
table-wound = liv, modstanderne mister
table-grade = kampgraden
table-hits = pryglrul, der rammer
table-effects = effekterne udløses
table-style = kampstilen udløses

### Kampbogen česky. Jména zůstávají v prvním pádě.

## Names made of others

named-apart = { $name } { $mark }
effect-kind =
    { $effect-id ->
        [life] ztráta životů
        [power] ztráta sil
        [psyche] ztráta psychiky
        [blood] ztráta krve
        [break] lom
       *[other] { $effect }
    }
effect-sized =
    { $effect-id ->
        [life] ztráta životů { $amount }
        [power] ztráta sil { $amount }
        [psyche] ztráta psychiky { $amount }
        [blood] ztráta krve { $amount }
        [break] lom { $amount }
       *[other] { $effect }
    }
damage-kind =
    { $damage-id ->
        [life] ztráta životů
        [power] ztráta sil
        [psyche] ztráta psychiky
        [blood] ztráta krve
       *[other] { $damage }
    }
effect-named = { effect-kind } ({ $trigger })
value-of = { $value }/{ $most }
kamp-of = { $grade } ({ SIGNED($value) })
note-lives =
    { $lives ->
        [one] { $lives } život
        [few] { $lives } životy
       *[other] { $lives } životů
    }
note-roll = hod { $roll }
note-drives = řídí: { $vehicle }
note-rides = veze se: { $vehicle }
note-ambush =
    { $side-id ->
        [characters] postavy vpadly do léčky
       *[opponents] protivníci vpadli do léčky
    }
note-effect =
    { $ward-id ->
        [no-ward] { effect-sized } ({ $trigger }), nelze odvrátit
       *[other] { effect-sized } ({ $trigger }), odvrací se: { $ward }
    }

## How it ended

outcome-won = protivníci jsou poraženi
outcome-lost = všechny postavy v boji omdlely
outcome-fled = postavy unikly
outcome-draw = obě strany padly v témže kole
outcome-undecided = domluvená kola uplynula
outcome-avoided = boji se dalo vyhnout
outcome-scenes-over = není už co rozhodovat

headline-between = Mezi dvěma scénami
headline-round = { $round }. kolo začíná
headline-grade = { $round }. kolo, stupeň je hozen
headline-rolled = { $round }. kolo, kostky jsou hozeny

## Events: scenes and rounds

event-gathered = Boj! Postavy: { $characters }. Protivníci: { $opponents }.
event-combat-begins = Začíná boj, protivníci: { $opponents }.
event-ambushed =
    { $side-id ->
        [characters] Léčka! Postavy v prvním kole nemohou bojovat.
       *[opponents] Postavy udeří z léčky; protivníci v prvním kole nemohou bojovat.
    }
event-round-began = Začíná { $number }. kolo boje.
event-bound =
    { $free ->
        [0] Všichni jsou v boji uvázáni ({ $bound }).
       *[other] Uvázáno v boji: { $bound }; navíc: { $free }.
    }
event-join = { $who } vstupuje do boje.
event-slip = { $who } se vytrácí z boje.
event-took-wheel = { $who } přebírá řízení: { $vehicle }.
event-took-farmaka =
    { $own ->
        [true] { $who } na sebe používá { $gear }: { $condition } +{ $amount }.
       *[false] { $who } používá { $gear }, ošetřuje: { $patient }. { $condition } +{ $amount }.
    }
event-round-ended = { $number }. kolo končí.
event-outside = Mimo boj, bez podílu na kole: { $who }.

## Events: challenges

event-challenge = Bojová výzva: { $challenge }. Zdolat { $total }, schopnost: { $ability }.
event-challenge-pass = { $who } obstojí: { $total } proti { $grade }.
event-challenge-fail = { $who } neobstojí: { $total } proti { $grade }.

## Events: the grade and what it wakes

event-grade =
    { $owner-id ->
        [nobody] Vypravěč hází stupeň: { $total }.
       *[other] Vypravěč hází bojový stupeň: { $total }.
    }
event-style = Probouzí se bojový styl ({ $owner }): útočit lze jen schopností { $ability }.
event-effect = Působí { effect-sized } ({ $trigger }), původce: { $owner }.
event-dormant =
    { $effects-count ->
        [0] Vypravěčův hod { $dice } nebudí bojový styl.
       *[other] Vypravěčův hod { $dice } nebudí: { $effects }{ $style ->
            [true] ; ani bojový styl.
           *[false] .
        }
    }

## Events: rolls and their use

event-rolled = { $who } hází { $raw }.
event-fumble = { $who }: dvě jedničky, hod selhává při jakékoli schopnosti.
event-rise = { $who } si ukládá jedno zlepšení.
event-advanced = { $who } se zlepšuje: { $ability } { $value }.
event-soul = { $who } získává duši.
event-expose-choice = Hráči vystavují: { $who }.
event-exposed =
    { $who-count ->
        [0] Stupeň nemůže zasáhnout nikoho.
       *[other] Stupeň může zasáhnout: { $who }.
    }
event-used =
    { $result-id ->
        [spent] { $who } obětuje hod { $total } na rvačku.
        [above] { $who }, { $action }, { $ability }: { $total } je nad { $grade }.
        [equal] { $who }, { $action }, { $ability }: { $total } je rovno { $grade }.
       *[below] { $who }, { $action }, { $ability }: { $total } nestačí na { $grade }.
    }
event-resolving = Postupně: { $actions }.
event-annul = { $who } ruší pro všechny: { $effect }.
event-ward-fail = { $who } neodvrací: { $effect }.
event-focus = { $who } velí: všichni na jednoho, cíl { $target }!
event-flight-open = { $who } otevírá cestu ven: po kole může kdokoli uprchnout.
event-manoeuvre-fail = { $who } velí nadarmo.
event-brawl =
    { $result-id ->
        [hit] { $who } se rve: { $total } proti rvačce { $value }, zásah.
       *[end] { $who } se rve: { $total } proti rvačce { $value }, a tím to končí.
    }
event-brawl-over =
    { $reason-id ->
        [nobody-left] { $who } se přestává rvát: není už s kým.
       *[chain-cap] { $who } se přestává rvát: víc hodů není dovoleno.
    }
event-tie-escaped = Protivníci jsou připraveni: { $who } je shodou nezraní.

## Events: wounds

event-hit =
    Zásah: { $who } → { $target }, { $amount ->
        [one] { $amount } život
        [few] { $amount } životy
       *[other] { $amount } životů
    }.
event-hide = Rána mizí v tlusté kůži: { $who } → { $target }.
event-out =
    { $status-id ->
        [dead] { $who } umírá.
       *[unconscious] { $who } padá do bezvědomí.
    }
event-hurt =
    { $cause-id ->
        [effect] { $who }: { damage-kind } { $amount }. Účinek má na svědomí { $source }.
        [grade] { $who } schytává zásah stupně: { damage-kind } { $amount }.
        [challenge] { $who } výzvu nezvládá ({ $source }): { damage-kind } { $amount }.
        [holdup] { $who } na přepadení zblízka doplácí: { damage-kind } { $amount }.
       *[indirect] { $who } to schytává: { damage-kind } { $amount }.
    }
event-armour-held = { $gear } zadržuje stupeň { $grade }: { $who }.
event-spared =
    { $reason-id ->
        [ambush] { $who } vychází bez újmy: kdo je v léčce, neudeří.
        [vehicle] { $who } vychází bez újmy: chrání vozidlo.
        [other_use] { $who } vychází bez újmy: hod nebyl na boj.
       *[not_struck] { $who } vychází bez újmy: stupeň zasahuje jiné.
    }
event-break = { $vehicle }: lom { $amount }.
event-gear-break =
    { $broken ->
        [true] Praská výstroj ({ $who }): { $gear }.
       *[false] Výstroj dostává lom { $amount } ({ $who }): { $gear }.
    }
event-burnout = Dohořelo: { $vehicle }.
event-on-foot = Odteď pěšky ({ $vehicle } už nejede): { $who }.
event-regrow = { $who } dorůstá: život +{ $amount }.
event-faint = { $who } omdlévá.

## Events: how it ends

event-draw = Obě strany padají v témže kole.
event-won = Postavy zvítězily.
event-loot = Kořist: { $amount }.
event-spoils =
    Z toho cennosti: { $valuables }, rozbitá výstroj: { $scrap }{ $money ->
        [0] {""}
       *[other] , peníze: { $money }
    }.
event-lost = Postavy jsou poraženy.
event-left-lying = { $who } zůstává ležet.
event-killed = { $who } umírá rukou přemožitele.
event-tied-up = { $who } končí v poutech.
event-plundered =
    { $gear-count ->
        [0] { $who } je oloupen(a).
       *[other] { $who } přichází o výstroj: { $gear }.
    }
event-flee = { $who } prchá.
event-break-through = Skrz a ven na druhé straně: { $who }.
event-tie-holds = Shoda k probití nestačí: { $who }.
event-fled = Postavy jsou pryč.
event-pursuit = Pronásledují: { $opponents }.
event-surrender = { $who } se vzdává.
event-opponent-flees = { $who } prchá.
event-undecided = Počet kol: { $rounds }. Boj zůstává nerozhodnut.
event-avoided = Tomuto boji se lze vyhnout.

## Events: outside rounds

event-held-up = Přepadení zblízka: { $holder } má v šachu soupeře ({ $held }).
event-sneak-fail = { $target } si všímá včas: { $who }.
event-knock-out = { $who } omračuje: { $target }.
event-indirect-pass = { $who } prochází bez újmy ({ $ability }, { $total } proti { $grade }).
event-indirect-fail = { $who } neprochází bez újmy ({ $ability }, { $total } proti { $grade }).

## Questions to the players

ask-join = { $who }: vstoupit do boje?
ask-slip = Kdo se vytratí? Protivníci vás neuváží všechny.
ask-take-wheel = Kdo převezme řízení? ({ $who })
ask-farmaka = { $who }: použít nejdřív nějaká farmaka?
ask-patient = Na koho?
ask-expose = Stejně nízké kostky: koho zasáhne stupeň?
ask-actions = Na co padnou hody?
ask-action = { $who }: na co použít hod?
ask-ability = Jakou schopností?
ask-effect = Proti kterému účinku?
ask-use = K čemu?
ask-target = Koho?
ask-pick-focus = Určeno je několik cílů. Koho zasáhne rána? ({ $who })
ask-break-gear = { $who }: která výstroj dostane lom?
ask-flee = { $who }: prchat?
ask-break-through = Cesta je volná: probijete se skrz?
ask-loot = Vezmete kořist?
ask-tie-up = Někdo se vzdal. Má být někdo svázán?
ask-kill-defenceless = Bezbranní leží a rozhoduje { $who }. Má někdo zemřít?
ask-advance = { $who } má uložené zlepšení: která schopnost vzroste?
ask-sneak = { $who }: jak na to?
ask-weapon = Jakou zbraní?
ask-indirect = { $who }: jak projít bez újmy?

## Dice

ask-grade = Vypravěčův hod na stupeň
ask-effect-roll = Vypravěčův hod na účinek
ask-roll = { $who } hází
ask-challenge-grade = Vypravěčův hod, výzva: { $who }
ask-challenge-roll = { $who } odpovídá na výzvu
ask-brawl-roll = { $who } se rve
ask-loot-dice = Co je kořist? (nízko: cennosti, vysoko: rozbitá výstroj)

## Rulings

ask-combat = Dojde v této scéně k boji?
ask-attacked = Na koho protivníci útočí?
ask-ambush = Podaří se léčka?
ask-joining = Brání něco tomu, aby do boje vstoupil(a) { $who }?
ask-challenges = Jaké výzvy kolo přináší?
ask-challenge-ability = { $who }: jakou schopností se zdolává?
ask-challenge-to-meet = Jakého je stupně?
ask-indirect-grade = Jak těžké je projít?
ask-fallen = { $who }: 0 životů. Bezvědomí, nebo smrt?
ask-plunder = Co vítězové berou? Leží tu { $who }.
ask-challenge-cost = { $who }: co stojí neúspěch?
ask-style-of = Čí bojový styl platí?
ask-morale = Co teď udělá { $who }?
ask-pursue = Pustí se protivníci do pronásledování?
ask-fainted-companions = Co bude s omdlelými?
ask-fate = Co udělají vítězové s poraženými?
ask-money = Mají poražení u sebe peníze?
ask-defenceless = Je bezbranný? ({ $who })
ask-hold-up = Je to přepadení zblízka?
ask-after-hold-up = Co následuje po přepadení?
ask-inattentive = Je cíl nepozorný? ({ $who })
ask-begin-combat = Začnou boj?
ask-indirect-scene = Dotkne se ten boj postav?
ask-way = Jde to takhle? ({ $who })
ruling-combat = zda dojde k boji
ruling-attacked = na koho protivníci útočí
ruling-ambush = léčka
ruling-joining = vstup do boje
ruling-challenges = výzvy
ruling-challenge-ability = schopnost pro výzvu
ruling-challenge-to-meet = stupeň výzvy
ruling-indirect-grade = stupeň cesty skrz
ruling-fallen = padlí
ruling-plunder = co vítězové berou
ruling-challenge-cost = cena neúspěchu
ruling-style-of = čí styl platí
ruling-morale = odhodlání
ruling-pursue = pronásledování
ruling-fainted-companions = omdlelí
ruling-fate = osud poražených
ruling-money = peníze
ruling-defenceless = kdo je bezbranný
ruling-hold-up = přepadení zblízka
ruling-after-hold-up = co následuje po přepadení
ruling-inattentive = pozornost cíle
ruling-begin-combat = odpověď na útok
ruling-indirect-scene = cizí boj
ruling-way = cesta skrz

## Putting things right

ask-of = Čí?
ask-to = Na kolik?
ask-standing = Jaké postavení?
ask-status = Jaký stav?
option-master-go-on = nic, pokračovat
option-master-lives = životy postavy
option-master-power = síly postavy
option-master-psyche = psychika postavy
option-master-blood = krev postavy
option-master-standing = postavení postavy
option-master-opponent-lives = životy protivníka
option-master-status = stav protivníka
option-master-brud = lom vozidla
word-opponent-lives = životy
word-standing = postavení
word-status = stav

## Answers

option-join = vstoupit do boje
option-stay = zůstat
option-allowed = nic nebrání
option-prevented = okolnosti tomu brání
option-way-allowed = dovoleno
option-way-not-allowed = takhle ne
option-action-combat-roll = bojový hod
option-action-brawl = rvačka: házet znovu, dokud to jde
option-action-counter-effect = protiúčinek: odvrátit jeden účinek
option-action-manoeuvre = manévr: velet polním uměním
option-action-defend = bránit se bez odvety
option-action-none = nic
option-use-target = všechny rány na jednoho protivníka
option-use-flight = otevřít cestu k útěku
option-flee = prchnout
option-break-through = probít se skrz
option-break-through-stay = zůstat v boji
option-flee-stay = zůstat v boji
option-take = vzít
option-loot-leave = nechat ležet
option-farmaka-none = nic
option-sneak-sneak-attack = připlížit se a udeřit (důvtip)
option-sneak-aimed-shot = mířený výstřel (smysly)
option-sneak-knock-out = připlížit se a omráčit (důvtip)
option-sneak-pass = nechat být
option-keep = nechat na později
option-spare = nikdo
option-combat = dojde k boji
option-a-way-round = dá se mu vyhnout
option-comes-off = podaří se
option-is-seen = je odhalena včas
option-challenge-cost-none = nic
option-fight-on = bojuje dál
option-morale-flee = prchá
option-morale-surrender = vzdává se
option-pursue = pronásledují
option-let-go = nechají je jít
option-carried-along = odneseni s sebou
option-left-behind = ponecháni na místě
option-fate-leave = nechat ležet
option-fate-plunder = oloupit
option-fate-kill = zabít
option-usual = jako obvykle
option-carried = jak říká scénář
option-money-none = žádné
option-defenceless = bezbranný
option-able-to-resist = může se bránit
option-takes-place = ano
option-does-not = ne
option-after-hold-up-combat = boj
option-after-hold-up-nothing = nic
option-inattentive = nepozorný
option-on-guard = ve střehu
option-begin = ano
option-let-be = nechají to být

## Sides, panels, columns

word-party = postavy
word-opponents = protivníci
word-characters = postavy
word-vehicles = vozidla
word-line-up = Obě strany
word-the-round = Kolo
word-effects = Působící účinky
word-effect = účinek
word-trigger = spouští se
word-amount = velikost
word-owner = původce
word-warded-with = odvrací se
word-state = stav
word-kind = druh
word-kamp = boj
word-combat-grade = bojový stupeň
word-combat-style = bojový styl
word-set-by = určuje
word-lives-against-us = životy proti nám
word-no-combat-now = teď se nebojuje
word-driven-with = řídí se
word-driver = řidič
word-passenger = spolujezdec
word-burnt-out = dohořelo
word-annulled = zrušen
word-awake = působí
word-no-amount = –
word-no-ward = ničím
word-saved-advances = uložená zlepšení
word-sheltered = chráněn(a) vozidlem

## Standing and state

word-in-combat = v boji
word-out-of-combat = mimo boj
word-fainted = v mdlobách
word-dead = mrtvý
word-able = schopen boje
word-unconscious = v bezvědomí
word-surrendered = vzdal se
word-fled = uprchl
word-inattentive = nepozorný
word-bound = uvázán
word-asleep = spí
word-exposed = v dosahu stupně

## Grades and abilities

word-easy = lehký
word-normal = běžný
word-difficult = obtížný
word-severe = těžký
word-harsh = tvrdý
word-unreasonable = nemístný
word-epic = epický
word-strength = síla
word-physique = tělo
word-cunning = důvtip
word-senses = smysly
word-culture = kultura
word-occultism = okultismus
word-fieldcraft = polní umění
word-leechcraft = léčitelství
word-craft = řemeslo
word-herblore = bylinkářství
word-brawl-value = rvačka

## Conditions, damage, effects

word-lives = životy
word-power = síly
word-psyche = psychika
word-blood = krev
word-brud = lom
word-soul = duše
word-life = ztráta životů
word-break = lom
word-aggressive = útočnost
word-prepared = připravenost
word-regrow = dorůstání
word-thick-hide = tlustá kůže
word-dread = děs
word-hunter = lovec
word-automatic = samočinně
word-rolled = hodem na účinek

## Uses of a roll

word-combat-roll = bojový hod
word-brawl = rvačka
word-counter-effect = protiúčinek
word-manoeuvre = manévr
word-defend = obrana
word-hold-up = přepadení zblízka
word-sneak-attack = útok ze zálohy
word-aimed-shot = mířený výstřel
word-knock-out = omráčení

## Terms of sums

word-above-the-grade = nad stupněm
word-equal-to-the-grade = rovno stupni
word-below-the-grade = pod stupněm
word-brawl-value-reached = dosažená rvačka
word-brawl-value-missed = rvačka nedosažena
word-in-place-of-the-other = místo druhé rány
word-brawling = zásah při rvačce
word-no-combat-roll = zásah bez boje
word-ambush = léčka
word-ambushed = v léčce
word-largest-amount = největší z několika
word-in-excess = navíc
word-places = tolik, kolik jich udeří
word-rounds = kol
word-defeated = poražení
word-valuables = cennosti
word-scrap = rozbitá výstroj
word-money = peníze
word-loot = kořist
word-highest-die = nejvyšší kostka
word-lowest-die = nejnižší kostka
word-grade-missed = nezdolaný stupeň
word-no-more-than-full = ne víc než plný stav

## Kinds

word-human = člověk
word-troll = trol
word-undead = nemrtvý
word-monster = obluda
word-skingelhird = skingelhird
word-spirit = duch
word-beast = zvíře

## Gear, expertise, vehicles, challenges

word-rifle = puška
word-pistol = pistole
word-bow = luk
word-crossbow = kuše
word-knife = nůž
word-cosh = obušek
word-hammer = kladivo
word-sabre = šavle
word-staff = hůl
word-leather-coat = kožený kabát
word-charm = železný amulet
word-bag = lékařská brašna
word-salve = mast na rány
word-tonic = hořký posilující lék
word-antidote = protijed
word-hard-fists = tvrdé pěsti
word-marksman = ostrostřelec
word-drill = výcvik
word-spirit-weapon = zbraň proti duchům
word-field-dresser = polní ranhojič
word-cosh-man = umí s obuškem
word-horse = jezdecký kůň
word-cart = kočár
word-car = automobil
word-steam-truck = parní vůz
word-earthquake = zemětřesení
word-occult-grip = okultní sevření
word-formula = magická formule
word-fumes = jedovaté výpary
word-burning-house = hořící dům
word-storm = bouře
word-pit-trap = skrytá jáma
word-troll-charge = trolí výpad
word-opponent-manoeuvre = zvláštní manévr
word-occult-force = okultní síla
word-weather = počasí
word-hidden-trap = skrytá past
word-poison-fumes = jedovaté výpary
word-fire = oheň
word-other = něco jiného

## People

word-hilda = Hilda
word-rurik = Rurik
word-signe = Signe
word-malte = Malte
word-ebba = Ebba
word-torben = Torben
word-robber = lupič
word-robber-chief = náčelník lupičů
word-deserter = dezertér
word-watchman = hlídač
word-cave-troll = jeskynní trol
word-old-troll = starý trol
word-wight = umrlec
word-barrow-king = král z mohyly
word-ghost = přízrak
word-wailer = kvílející duch
word-marsh-monster = bažinná obluda
word-lindworm = drak bez křídel
word-skingel-warrior = bojovník skingelhirdu
word-skingel-captain = kapitán skingelhirdu
word-wolf = vlk

## Tabulky přesných šancí

table-against-the-grade = proti stupni
table-wound = životy, které protivníci ztratí
table-grade = stupeň boje
table-hits = rvačkové hody, které zasáhnou
table-effects = účinky se probudí
table-style = bojový styl se probudí

### Dračí doupě k6 česky, slovy knihy. Jména bojovníků zůstávají v prvním pádu, protože je píšou i hráči a číslují se.

## Jména. Kdo přichází ve větším počtu, je „skřet 3“.

numbered = { $name } { $number }
name-gorondar = Gorondar
name-naria = Naria
name-kara = Kara
name-tilda = Tilda
name-goblin = goblin
name-goblin-shaman = gobliní šaman
name-skret = skřet
name-skret-archer = skřetí lučištník
name-skret-sentry = skřetí hlídka
name-skret-shaman = skřetí šaman
name-skret-alchemist = skřetí alchymista
name-orc = ork
name-orc-shieldman = ork se štítem
name-orc-champion = orkský šampión
name-ogre = zlobr
name-wolf = vlk
name-dire-wolf = lítý vlk
name-skeleton = kostlivec
name-living-statue = oživlá socha
name-dwarf-warrior = trpasličí bojovník
name-cyclops = kyklop
name-giant-scorpion = obří štír
name-giant-beetle = obří brouk
name-dragon = drak
name-caravan-guard = strážce karavany
name-horse = kůň
name-dog = pes

headline-intentions = { $round }. kolo, záměry
headline-resolution = { $round }. kolo, vyhodnocení
word-hero = strana hrdinů
word-gm = strana Pána jeskyně
word-master = Pán jeskyně
word-correction = oprava Pána jeskyně

## Události: situace a kolo

event-scene-set =
    Představení situace: { $zones }.{ $props-count ->
        [0] {""}
       *[other] {" "}Po ruce: { $props }.
    }{ $dangers-count ->
        [0] {""}
       *[other] {" "}Nebezpečí: { $dangers }.
    }{ $lights-count ->
        [0] {" "}Je tma.
       *[other] {" "}Osvětleno: { $lights }.
    }
event-scene-added =
    { $what-id ->
        [reinforcements] Přicházejí posily.
        [light] Rozlévá se světlo.
        [not_yet_done] Ještě to není hotové, pokračuje se v dalším kole.
       *[other] Situaci doplňuje: { $what }.
    }
event-round-began =
    Začíná { $number }. kolo, zhruba { $seconds ->
        [one] { $seconds } vteřina
        [few] { $seconds } vteřiny
       *[other] { $seconds } vteřin
    }.
event-arrived =
    { $who } přichází do boje { $mode-id ->
        [winded] bez dechu
       *[fresh] s čerstvými silami
    }, { $run-rounds ->
        [0] rovnou mezi bojující.
        [one] zbývá { $run-rounds } kolo běhu.
        [few] zbývají { $run-rounds } kola běhu.
       *[other] zbývá { $run-rounds } kol běhu.
    }
event-intended =
    { $who } – záměr: { $intention }{ $targets-count ->
        [0] {""}
       *[other] {" "}({ $targets })
    }{ $means-id ->
        [melee] , zbraň: { $weapon }.
        [unarmed] , beze zbraně.
        [shoot] , střelba: { $weapon }.
        [throw] , hod: { $weapon }.
        [spell] , kouzlo: { $weapon }.
        [item] , kouzlo ze svitku: { $weapon }.
        [stunt] , s tím, co je po ruce.
       *[other] .
    }
event-order-set =
    Pořadí házení je jasné: { $nodes-count ->
        [one] jeden krok
        [few] { $nodes-count } kroky
       *[other] { $nodes-count } kroků
    }.
event-cycle-found = Záměry se zacyklily. Nejdřív si na úspěch hodí všichni: { $who }.

## Události: hody

event-counted =
    { $who } × { $against }: { $roll-id ->
        [defence] hod na obranu
       *[success] hod na úspěch
    }{ $attribute-id ->
        [none] {" "}jako nehybný cíl
       *[other] {" "}{ FORM($attribute, form: "ins") }
    }, bonusy a postihy { SIGNED($modifiers) }.
event-rolled =
    { $who } × { $against }: { $roll-id ->
        [poison] jed má celkem { $total }.
        [defence] na obranu celkem { $total }{ $still ->
            [true] {" "}(jako nehybný cíl)
           *[false] {""}
        }.
       *[success] na úspěch celkem { $total }.
    }
event-rerolled = Stejné hody, které by se navzájem rušily. Hází se znovu: { $who }.
event-contested =
    { $who } × { $against }: { $diff ->
        [0] remíza
       *[other] rozdíl hodů { SIGNED($diff) }
    }, { $successes ->
        [0] žádný úspěch
        [one] { $successes } úspěch
        [few] { $successes } úspěchy
       *[other] { $successes } úspěchů
    }.
event-avoided = { $who } odolává. Útok proběhl, ale bez účinku (útočí { $by }).
event-overridden = Pán jeskyně upravuje, co se počítá ({ $who }): { SIGNED($modifier) }.

## Události: za úspěchy

event-spent =
    { $who } – za { $cost ->
        [one] { $cost } úspěch
        [few] { $cost } úspěchy
       *[other] { $cost } úspěchů
    }: { $spend } ({ $against }).
event-lost =
    { $who } nevyužije { $successes ->
        [one] { $successes } úspěch
        [few] { $successes } úspěchy
       *[other] { $successes } úspěchů
    }.
event-revised = { $who } volí jinak: { $spend }.
event-damage-rolled =
    { $who } hází kostky zranění ({ $of }): { $damage ->
        [0] nepočítá se žádná
        [one] počítá se { $damage }
        [few] počítají se { $damage }
       *[other] počítá se jich { $damage }
    }.
event-wounded =
    { $lives ->
        [0] { $who } neztrácí žádný život
        [one] { $who } ztrácí { $lives } život
        [few] { $who } ztrácí { $lives } životy
       *[other] { $who } ztrácí { $lives } životů
    }{ $damage-type-id ->
        [fire] {" "}(oheň).
        [poison] {" "}(jed).
       *[other] {" "}(zranění { $damage-type }, zasahuje { $by }).
    }
event-knocked-out = { $who } je z boje venku.
event-died = { $who } umírá.
event-injured = { $who } utrpí vážné zranění: { $part } (zasahuje { $by }).
event-condition-gained =
    { $condition-id ->
        [aimed] { $who } má zamířeno.
        [opening] { $who } má po fintě výhodu pro příští kolo.
        [fresh] { $who } jde do boje s čerstvými silami.
        [defending] { $who } se soustředí na obranu.
        [in_cover] { $who } je v krytu.
        [teetering] { $who } balancuje na hraně.
        [sparking] Po zbrani běhají jiskry ({ $who }).
        [surrendered] { $who } už nebojuje.
       *[other] { $who } – nový stav: { $condition }.
    }
event-condition-ended =
    { $condition-id ->
        [aimed] { $who } už nemá zamířeno ({ $why }).
        [opening] { $who } přichází o výhodu z finty ({ $why }).
        [sparking] Jiskry na zbrani hasnou ({ $who }; { $why }).
        [surrendered] { $who } zase bojuje ({ $why }).
       *[other] { $who } – už neplatí: { $condition } ({ $why }).
    }
event-stopped = { $who } svůj záměr neprovede ({ $intention }).
event-not-rolled =
    { $why-id ->
        [stopped] { $who } svůj záměr neprovede.
        [out] { $who } × { $against }: nehází se, někdo z nich je z boje venku.
        [hold_lost] { $who } nemůže svazovat ({ $against }): už nikdo nedrží.
        [running_away] { $against } utíká, { $who } musí nejdřív dohánět.
        [withdrawing] { $against } ustupuje, { $who } v tomto kole nedoběhne.
        [disarmed] { $who } × { $against }: nehází se, zbraň je pryč.
        [gagged] { $who } × { $against }: nehází se, zaklínací formuli nejde vyslovit.
        [no_threat] { $who } × { $against }: nehází se, záměr je zmařený.
       *[other] { $who } × { $against }: na úspěch se nehází ({ $why }).
    }
event-pushed =
    { $by } tlačí, { $who } { $metres ->
        [0] se nehne z místa
        [one] končí o { $metres } metr dál
        [few] končí o { $metres } metry dál
       *[other] končí o { $metres } metrů dál
    }{ $direction-id ->
        [back] .
        [aside] {" "}stranou.
       *[other] {" "}(směr: { $direction }).
    }
event-fell =
    { $hazard-id ->
        [trap] { $by } sráží, { $who } padá do pasti.
       *[other] { $by } sráží, { $who } padá do propasti.
    }
event-piece-removed =
    { $piece-id ->
        [head] { $by } strhává helmu, { $who } je bez ní.
       *[other] { $who } přichází o kus zbroje: { $piece } (strhává { $by }).
    }
event-disarmed =
    { $where-id ->
        [ground] { $who } přichází o { FORM($weapon, form: "acc") }, zbraň padá na zem (odzbrojuje { $by }).
        [out_of_reach] { $who } vidí, jak zbraň odlétá mimo dosah ({ $weapon }).
        [behind_me] { $by } má teď zbraň za zády, { $who } k ní nemůže ({ $weapon }).
        [at_my_feet] { $by } má teď zbraň u nohou ({ $weapon }, dosud { $who }).
       *[other] { $by } rovnou bere { FORM($weapon, form: "acc") } ({ $who } zůstává s prázdnou).
    }
event-took = { $who } bere do ruky { FORM($item, form: "acc") }.
event-object-pinned = { $who } na tom stojí ({ $item }), { $against } to nezvedne.
event-tied =
    { $what-id ->
        [arms] { $who } má svázané ruce, nohy jsou volné (svazuje { $by }).
       *[other] { $who } – pevné svázání (svazuje { $by }).
    }

## Události: pohyb

event-passed =
    { $around-count ->
        [0] { $who } běží dál bez překážek.
       *[other] { $who } se dostává za: { $around }.
    }
event-moved =
    { $who } – přesun ({ $to }): { $band-id ->
        [contact] kontaktní vzdálenost
        [short] krátká vzdálenost
        [medium] střední vzdálenost
        [long] dlouhá vzdálenost
       *[other] mimo dostřel
    }{ $run-rounds ->
        [0] {""}
        [one] , { $run-rounds } kolo běhu
        [few] , { $run-rounds } kola běhu
       *[other] , { $run-rounds } kol běhu
    }.
event-fled =
    { $who } utíká z boje zblízka, { $lead ->
        [0] ale bez náskoku.
        [one] náskok { $lead } kolo běhu.
        [few] náskok { $lead } kola běhu.
       *[other] náskok { $lead } kol běhu.
    }
event-chased =
    Pronásledování: { $who } honí, { $fleer } utíká, { $gap ->
        [0] náskok je pryč.
        [one] náskok { $gap } kolo běhu.
        [few] náskok { $gap } kola běhu.
       *[other] náskok { $gap } kol běhu.
    }
event-escaped =
    { $how-id ->
        [fled] { $who } uniká z boje.
       *[other] { $who } mizí z boje ({ $how }).
    }

## Události: řeč, kouzla, věci

event-surrender-demanded =
    { $to-count ->
        [0] { $who } vyzývá ke vzdání, ale nikdo nerozumí.
       *[other] { $who } vyzývá, aby se vzdali: { $to }.
    }
event-surrendered = { $who } se vzdává.
event-alarm-raised = { $who } volá na poplach!
event-spoke =
    { $purpose-id ->
        [order] { $who } vydává rozkaz.
       *[other] { $who } něco křičí.
    }
event-spell-cast =
    { $targets-count ->
        [0] { $who } vyslovuje zaklínací formuli: { $spell }.
       *[other] { $who } vyslovuje zaklínací formuli: { $spell } ({ $targets }).
    }
event-spell-ended = Kouzlo { $spell } přestává působit (seslání: { $who }).
event-concentration-broken = { $who } ztrácí soustředění ({ $spell }).
event-concentration-kept = Rána neublížila, { $who } se soustředí dál ({ $spell }).
event-done =
    { $deed-id ->
        [draw] { $who } tasí { FORM($on, form: "acc") }.
        [stow] { $who } uklízí zbraň.
        [put_down] { $who } pokládá zbraň na zem.
        [potion_out] { $who } vytahuje z opasku lektvar.
        [drink] { $who } vypíjí lektvar.
        [pack_off] { $who } sundává tornu.
        [take_from_pack] { $who } vyndává něco z torny.
        [load] { $who } nabíjí luk.
        [crossbow_reload] { $who } nabíjí kuši.
        [shield_on_off] { $who } odkládá nebo si bere štít.
        [light_lantern] { $who } rozsvěcí lucernu.
        [douse_light] { $who } zhasíná světlo.
        [force_door] { $who } vyráží dveře.
        [first_aid] { $who } ošetřuje rány.
        [put_out_fire] { $who } hasí plameny.
        [ready] { $who } se dočkává ({ $on }) a střílí.
        [distract] { $who } odvádí pozornost ({ $on }).
        [notices] { $who } zjišťuje, co se děje.
        [tears_loose] { $who } se vytrhává a má ruku zase volnou; v tomto kole to ještě překáží.
       *[other] { $who } má hotovo: { $deed }.
    }
event-used-up =
    { $who } spotřebuje kus ({ $item }), { $left ->
        [0] nezbývá žádný.
        [one] zbývá { $left }.
        [few] zbývají { $left }.
       *[other] zbývá { $left }.
    }
event-ammo-collected = Po boji { $who } sbírá, co se ještě dá použít, a zbytek dokoupí ve městě ({ $ammo }).
event-healed =
    { $who } získává zpět { $lives ->
        [one] { $lives } život
        [few] { $lives } životy
       *[other] { $lives } životů
    }.
event-precedent-kept =
    Pro příště platí: „{ $text }“ stojí { $cost ->
        [one] { $cost } úspěch
        [few] { $cost } úspěchy
       *[other] { $cost } úspěchů
    }.

## Proč je konec

nobody-left = nikdo z nich nezbyl
escaped = hrdinové unikli
spell-complete = kouzla se nepodařilo zastavit včas
alarm-raised = byl vyhlášen poplach
one-got-away = jeden z nich unikl
too-few-left = z těch, které bylo třeba uchránit, jich zbylo příliš málo
captured = zajatci jsou živí v poutech
held-out = místo se podařilo udržet dost dlouho
thrown-down = do hlubiny jich letělo dost

## Otázky: záměry

ask-intentions = Jaké mají všichni záměry?
ask-intend = { $who } – jaký má záměr?
ask-means = Jakým způsobem?
ask-weapon = Která zbraň?
ask-spell = Které kouzlo?
ask-targets = Proti komu?
ask-attribute = Kterou vlastností?
ask-object = Která věc?
ask-pace-after = A potom?
ask-declare-wound = Je první úspěch zranění („plus zranění“)?
ask-goals = K čemu to má směřovat?
ask-approach = Jak se tam dostat?
ask-blocker = Přes koho?
ask-around = Kolem koho?
ask-then = A potom?
ask-destination = Kam?
ask-pace = Jak rychle?
ask-from = Od koho?
ask-into-cover = Do jakého krytu?
ask-shield-facing = Ke komu je štít nastavený?
ask-condition = Který stav?
ask-at = Na co mířit?
ask-trigger = Kdy vystřelit?
ask-through = Přes koho?
ask-by = Čím, případně o kolik?
ask-action = Co přesně?
ask-mode = Jak dorazit?
ask-purpose = Za jakým účelem?
ask-say = Zaznějí při tom nějaká slova?
ask-defence = Jak se případně bránit?
ask-after = Po kom?
ask-text = Vlastními slovy: co se má stát?
ask-method = Jakým způsobem?
ask-beneficiary = Pro koho?

## Otázky: kostky

ask-success-roll = Hod na úspěch: { $who }
ask-defence-roll = Hod na obranu: { $who } × { $against }
ask-damage-dice = Kostky zranění: { $who } ({ $of })
ask-poison = Síla jedu: { $who }
ask-resist-poison = Odolání jedu: { $who }
ask-chase-roll = Pronásledování: { $who }

## Otázky: za úspěchy

ask-spend =
    { $who } má { $left ->
        [one] { $left } úspěch
        [few] { $left } úspěchy
       *[other] { $left } úspěchů
    }, soupeř: { $target }. Co mu udělá?
ask-revise =
    { $who } má { $left ->
        [one] { $left } úspěch
        [few] { $left } úspěchy
       *[other] { $left } úspěchů
    }, soupeř: { $target }. Co mu udělá místo toho?
ask-keep = Při remíze nejde zrušit, co dělá druhý. { $who } × { $target }: zůstane to při tom?
ask-type = Jaký druh zranění?
ask-part = Která část těla?
ask-direction = Kterým směrem?
ask-other = Kdo je ten druhý?
ask-hold = Z čeho se dostat?
ask-ally = Kterého spolubojovníka?
ask-effect = S jakým účinkem?
ask-where = Kde to skončí?

## Otázky: Pán jeskyně

ask-objection = { $who } × { $against }: chybí v tom, co se počítá, něco, nebo je tam něco špatně?
ask-whose = Čí hod?
ask-other-ruling = { $who } – záměr: „{ $text }“. Jak se to vyhodnotí?
ask-cost = Kolik úspěchů to stojí?
ask-accept-ruling =
    Stálo by to { $cost ->
        [one] { $cost } úspěch
        [few] { $cost } úspěchy
       *[other] { $cost } úspěchů
    }, účinek: { $effect }. { $who } – zůstane to při tom?
ask-stunt-cost = Kolik úspěchů to stojí?
ask-winded = { $who } – příchod s čerstvými silami, nebo bez dechu?
ask-action-rounds = { $who } – kolik kol to zabere? ({ $action })
ask-shorten = { $who } už skoro nemá šanci. Zkrátíme to na svázání?
ask-surrender = { $who } – vzdát se?
ask-story-immunity = { $who } – zachytí se o výčnělek?
ask-unnoticed = { $who } – zatím o nikom neví?
ask-of = Koho se to týká?
ask-to = Kolik to má být?
ask-zone = Které místo?
ask-lit = Je tam světlo?
ask-called = Jak se to jmenuje?

ruling-other-ruling = čin mimo seznam
ruling-stunt-cost = cena kousku
ruling-winded = čerstvé síly, nebo bez dechu
ruling-action-rounds = kolik kol to zabere
ruling-shorten = zkrácení na svázání
ruling-surrender = vzdání se
ruling-story-immunity = pád do propasti
ruling-unnoticed = jestli o nikom neví
ruling-objection = co se počítá

## Možnosti, kde stejné slovo znamená něco jiného

option-intend-engage = zaútočit nebo někoho ohrozit
option-intend-block = zastoupit někomu cestu
option-intend-prevent = zabránit někomu v akci
option-intend-force-through = prodrat se
option-intend-pass-by = oběhnout je
option-intend-move = přesunout se
option-intend-flee = utéct
option-intend-full-defence = plná obrana
option-intend-break-disadvantage = prolomit nevýhodu
option-intend-aim = mířit
option-intend-ready = čekat s výstřelem
option-intend-feint = finta, čekání na vhodnou chvíli
option-intend-distract = rozptýlit protivníka
option-intend-cast-support = seslat kouzlo, které nikoho neohrožuje
option-intend-concentrate = dál se soustředit
option-intend-pick-up = něco sebrat
option-intend-interact = zacházet s výbavou
option-intend-bind = svázat někoho
option-intend-hold = jen držet
option-intend-arrive = dorazit
option-intend-speak = jen mluvit
option-intend-surrender = vzdát se
option-intend-wait = vyčkávat a bránit se
option-intend-other = něco jiného
option-then-none = nic dalšího
option-then-engage = zaútočit
option-after-none = na nikoho nečekat
option-object-none = žádná
option-spell-none = žádné
option-spell-fear = magický strach
option-into-cover-none = žádný
option-shield-facing-none = k nikomu zvlášť
option-say-none = ne
option-objection-none = vše je v pořádku
option-objection-adjust = upravit
option-spend-none = už nic
option-revise-none = nic
option-destination-away = pryč odsud
option-at-place = na místo, kde se někdo objeví
option-approach-auto = jak bude třeba
option-approach-none = zůstat na místě
option-approach-run = během
option-pace-after-stay = zůstat
option-pace-after-withdraw = ustupovat
option-pace-after-run = utíkat
option-defence-best = jak to vyjde lépe
option-defence-dodge = uhýbat
option-defence-parry = krýt se zbraní nebo štítem
option-defence-still = vůbec se nebránit
option-effect-nothing = bez účinku
option-effect-stunted = na kolo nevýhoda
option-keep-keep = zůstane to při tom
option-keep-change = zvolit něco jiného
option-master-lives = životy
option-master-add-condition = přidat stav
option-master-end-condition = ukončit stav
option-master-distance = vzdálenost
option-master-place = místo
option-master-light = světlo
option-master-weapon = zbraň v ruce
option-master-thing = přidat věc
option-master-awareness = ví, nebo neví o ostatních
option-story-immunity-hanging = visí na výčnělku
option-story-immunity-fallen = padá
option-pass = dostat se skrz

## Záměry (po „záměr:“)

word-engage = útok
word-block = zastoupení cesty
word-prevent = zabránění v akci
word-force-through = prodrání se
word-pass-by = oběhnutí
word-move = přesun
word-flee = útěk
word-full-defence = plná obrana
word-break-disadvantage = prolomení nevýhody
word-aim = míření
word-ready = čekání s výstřelem
word-feint = finta
word-distract = rozptýlení protivníka
word-cast-support = kouzlo
word-concentrate = soustředění
word-pick-up = sebrání věci
word-interact = zacházení s výbavou
word-bind = svázání
word-hold = držení
word-arrive = příchod
word-speak = řeč
word-surrender = vzdání se
word-wait = vyčkávání
word-other = něco jiného

## Způsoby, cesty, rychlosti

word-melee = boj zblízka
word-shoot = střelba
word-throw = hod
word-spell = kouzlo
word-item = svitek
word-stunt = něco jiného
option-means-stunt = využít, co visí nad hlavou
word-grab-arm = chytit za ruku
word-ram = vrazit
word-shove = odstrčit
word-stay = zůstat
word-withdraw = ustupovat
word-run = běh
word-walk = chůze
word-crawl = plazení
word-gallop = koňský běh
word-winded-now = hned, ale bez dechu
word-fresh-late = později, ale s čerstvými silami
word-winded = bez dechu
word-acts = až něco udělá
word-appears = až se objeví
word-moves = až se pohne
word-attacks = až zaútočí
word-flees = až bude utíkat
word-speaks = až promluví
word-surrenders = až se cíl vzdá
word-not-acts = když cíl nic neudělá
word-not-moves = když se cíl nepohne
word-not-attacks = když cíl nezaútočí
word-not-flees = když cíl neuteče
word-not-speaks = když cíl nepromluví
word-not-surrenders = když se cíl nevzdá
word-alarm = poplach
word-surrender-demand = výzva, aby se vzdali
word-order = pořadí
option-say-order = rozkaz
option-purpose-order = rozkaz
word-shout = výkřik
word-stones = kamení
word-shouting = křik
word-back = dozadu
word-aside = stranou
word-out-of-reach = mimo dosah
word-behind-me = za mnou
word-at-my-feet = u mých nohou
word-away = pryč
word-one = jeden
word-two = dva
word-three = tři
word-keep = nechat
word-change = změnit
word-adjust = upravit
word-allow = povoleno
word-refuse = zamítnuto
word-other-ruling = verdikt
word-cost = cena
word-effect = účinek
word-auto = jak bude třeba
word-step = krok
word-best = jak to vyjde lépe
word-still = žádná obrana
word-nothing = nic
word-arms = ruce
word-all = všechno
word-notices = zjišťuje, co se děje
word-tears-loose = vytrhává se
word-reinforcements = posily
word-not-yet-done = ještě to není hotové
word-dodge = uhýbání
word-parry = krytí
option-action-rounds-one = jedno
option-action-rounds-two = dvě
option-action-rounds-three = tři

## Činnosti

word-draw = tasit zbraň
word-stow = uklidit zbraň
word-put-down = položit zbraň na zem
word-potion-out = vytáhnout lektvar
word-drink = vypít lektvar
word-pack-off = sundat tornu
word-take-from-pack = vyndat něco z torny
word-load = nabít luk
word-crossbow-reload = nabít kuši
word-shield-on-off = odložit nebo vzít štít
word-light-lantern = rozsvítit lucernu
word-douse-light = zhasnout světlo
word-force-door = vyrazit dveře
word-first-aid = první pomoc
word-put-out-fire = uhasit plameny

## Za úspěchy

word-wound = zranit
word-serious-injury = vážné zranění
word-outside-armour = zásah mimo zbroj
word-knock-down = srazit na zem
word-knock-down-and-pin = srazit na zem a zalehnout
word-drag-down = strhnout s sebou
word-grab-limb = chytit za ruku
word-press-to-wall = přimáčknout ke zdi
word-drive-into-corner = zatlačit do rohu
word-stand-on-limb = přišlápnout ruku
word-grab-shield = chytit štít
word-pin-clothing = přišpendlit za oděv
word-blind-briefly = písek do očí
word-unbalance = vyvést z rovnováhy
word-encumber = zavěsit na protivníka břemeno
word-push = zatlačit
word-pull = odtáhnout
word-to-edge = dotlačit na hranu
word-throw-in = srazit dolů
word-push-into-other = strčit na někoho jiného
word-bar-way = zastoupit cestu
word-pass = dostat se skrz
word-prevent-attack = zabránit v útoku
word-hold-for-gag = chytit a příště umlčet
word-gag = zacpat pusu
word-bind-weapon = zaklesnout zbraň
word-disarm = odzbrojit
word-weapon-place = určit, kam zbraň spadne
word-weapon-take = sebrat zbraň
word-escape = dostat se z nevýhody
word-free-ally = osvobodit spolubojovníka
word-grab-object = sebrat věc
word-pin-object = přišlápnout věc
word-remove-piece = sundat helmu
word-hold-both-arms = chytit obě ruce
word-blade-at-throat = čepel na krk
word-disengage = utéct
word-spell-side-effect = vedlejší účinek kouzla
word-ignite = zapálit
word-burn = přepálit

## Stavy

word-prone = na zemi
word-pinned-under = zalehnutí
word-lying-on = vleže na protivníkovi
word-held-limb = držená ruka
word-held-both-arms = obě ruce v sevření
word-pressed = přimáčknutí ke zdi
word-cornered = zatlačení do rohu
word-limb-stood-on = přišlápnutá ruka
word-pinned-clothing = přišpendlený oděv
word-teetering = balancování na hraně
word-wading = po pás ve vodě
word-mud = v bahně
word-crouched = skrčení
word-injured-leg = vážně zraněná noha
word-injured-head = vážně zraněná hlava
word-injured-torso = vážně zraněné tělo
word-injured-belly = vážně zraněné břicho
word-injured-arm = vážně zraněná ruka
word-injured-tail = vážně zraněný ocas
word-injured-part = vážné zranění
word-injured-eye = vážně zraněné oko
word-blind = oslepení
word-blindfolded = zavázané oči
word-hidden = v úkrytu
word-invisible = neviditelnost
word-eyes-full = písek v očích
word-shield-held = chycený štít
word-shield-turned = štít nastavený jinam
word-weapon-bound = zaklesnutá zbraň
word-object-pinned = přišlápnutá věc
word-encumbered = překážející břemeno
word-overloaded = nadměrný náklad
word-in-cover = v krytu
word-confused = zmatení
word-hallucinating = halucinace
word-amnesia = ztráta paměti
word-afraid = magický strach
word-off-balance = vyvedení z rovnováhy
word-surprised = překvapení
word-back-exposed = záda bez obrany
word-tired = únava
word-fresh = čerstvé síly
word-aimed = míření
word-opening = výhoda z finty
word-distracted = rozptýlení
word-defending = plná obrana
word-poisoned = otrava
word-slowed = zpomalení
word-hasted = zrychlení
word-gagged = zacpaná pusa
word-bound-arms = svázané ruce
word-bound = pevné svázání
word-paralysed = paralýza
word-unconscious = bezvědomí
word-at-mercy = čepel na krku
word-hanging = visení na výčnělku
word-knocked-out = vyřazení z boje
word-surrendered = vzdání se
word-burning = v plamenech
word-sparking = jiskry na zbrani
word-stunted = nevýhoda na kolo
word-broken-out = mimo obklíčení
word-encirclement = obklíčení

## Proč stav končí, proč se nehází

word-aim-lost = zamířeno je pryč
word-aims-again = míří se znovu
word-left-cover = mimo kryt
word-moved = přesun jinam
word-put-out = plameny jsou uhašené
word-cleared = překážka odstraněna
word-holder-turned = kdo držel, věnuje se něčemu jinému
word-holder-out = kdo držel, je z boje venku
word-over = pominulo
word-healed = vše vyléčeno
word-let-go = sevření povolilo
word-spell-ended = kouzlo pominulo
word-pushed-away = odstrčení
word-disarmed = odzbrojení
word-broke-free = vyproštění
word-freed-by-ally = pomoc spolubojovníka
word-fell = pád
word-left = odchod
word-no-threat = nikdo už nikoho neohrožuje
word-out = z boje venku
word-running-away = protivník utíká
word-withdrawing = protivník ustupuje z dosahu
word-stopped = záměr překažen
word-hold-lost = nikdo nedrží
word-fled = na útěku
word-fallen = v propasti
word-dead = po smrti

## Druhy výhod a nevýhod

word-movement = ztížení pohybu
word-visibility = ztížení viditelnosti
word-unsuitable-weapon = nevhodná zbraň
word-overload = nadměrný náklad
word-cover = kryt
word-disorientation = dezorientace
word-fear = strach
word-surprise = překvapení
word-back-attack = útok do zad
word-exhaustion = vyčerpání
word-distraction = rozptýlení
word-break-attempt = prolomení nevýhody
word-close-shot = střelba na útočníka zblízka
word-running-target = střelba na běžící cíl
word-poison = jed
word-no-kind = bez bonusu i postihu

## Z čeho se čísla skládají

opponents = protivník: { $what }
damage-dice = kostky zranění ({ $faces })
word-seconds = vteřiny
word-run-rounds = kola běhu
word-success = úspěch
count-success =
    { $count ->
        [one] { $count } úspěch
        [few] { $count } úspěchy
        [many] { $count } úspěchu
       *[other] { $count } úspěchů
    }
word-defence = obrana
word-obstacle = překážka
word-own-total = vlastní hod
word-other-total = hod protivníka
word-successes = úspěchy
word-no-success = žádný úspěch
word-one-success = 1 úspěch
word-two-successes = 2 úspěchy
word-three-successes = 3 úspěchy
word-immobile = nehybný cíl
word-pieces = zbylé kusy
word-difference = rozdíl hodů
word-weight = váha
word-held-already = už v držení
word-aware-and-free = ví o tom a může se bránit
word-range-medium = střední vzdálenost
word-range-long = dlouhá vzdálenost
word-range-out-of-range = mimo dostřel
word-several-targets = více protivníků
word-breaking-free = prolomení nevýhody
word-tired-against-fresh = vyčerpání proti čerstvým silám
word-long-weapon-confined = dlouhá zbraň ve stísněném prostoru
word-invisible-opponent = neviditelný protivník
word-hidden-target = schovaný cíl
word-dark-vs-lit = střelba ze tmy
word-darkness = tma
word-damage-dice-healed = léčivé kostky
word-full-lives = nanejvýš plné životy
word-added-damage = přidané zranění
word-armour-no-help = zbroj nepomůže
word-uncovered-side = nechráněná strana
word-armour = zbroj
word-shield = štít
word-shield-bypassed = obejitý štít
word-resistance = odolnost
word-no-less-than-none = méně než nula to být nemůže
word-fall = pád
word-speed = rychlost
word-passage = průchod

## Vlastnosti, vzdálenosti, zranění

word-strength = Síla
    .ins = Silou
word-finesse = Finesa
    .ins = Finesou
word-soul = Duše
    .ins = Duší
word-lives = životy
word-contact = kontaktní
word-short = krátká
word-medium = střední
word-long = dlouhá
word-out-of-range = mimo dostřel
word-pierce = bodné
word-slash = sečné
word-crush = drtivé
word-lightning = bleskem
word-fire = oheň
word-mental = duševní
word-left-arm = levá ruka
word-right-arm = pravá ruka
word-left-leg = levá noha
word-right-leg = pravá noha
word-head = hlava
word-torso = tělo
word-belly = břicho
word-eye = oko
word-tail = ocas

## Zbraně, zbroje, kouzla

word-unarmed = holé ruce
word-dagger = dýka
    .acc = dýku
word-knife = nůž
    .acc = nůž
word-throwing-knife = vrhací nůž
    .acc = vrhací nůž
word-cudgel = obušek
    .acc = obušek
word-staff = hůl
    .acc = hůl
word-short-sword = krátký meč
    .acc = krátký meč
word-sabre = šavle
    .acc = šavli
word-sword = meč
    .acc = meč
word-spear = kopí
    .acc = kopí
word-javelin = oštěp
    .acc = oštěp
word-axe = sekera
    .acc = sekeru
word-stone-axe = kamenná sekera
    .acc = kamennou sekeru
word-hammer = kladivo
    .acc = kladivo
word-hammer-of-lightning = očarované kladivo
    .acc = očarované kladivo
word-two-handed-club = dvojruční kyj
    .acc = dvojruční kyj
word-two-handed-sword = dvojruční meč
    .acc = dvojruční meč
word-giant-club = obří kyj
    .acc = obří kyj
word-bow = luk
    .acc = luk
word-crossbow = kuše
    .acc = kuši
word-sling = prak
    .acc = prak
word-fire-clay = ohnivá hlína
    .acc = ohnivou hlínu
word-stone = kámen
    .acc = kámen
word-bite = kousnutí
word-dire-bite = kousnutí
word-claws = drápy
word-sting = žihadlo
word-mandibles = kusadla
word-fists = kamenné pěsti
word-hooves = kopyta
word-fire-breath = ohnivý dech
word-thick-leather = silná kůže
word-breastplate = hrudní plát
word-heavy-armour = těžká zbroj
word-dwarf-plate = trpasličí plátová zbroj
word-chitin = chitinový krunýř
word-stone-skin = kámen
word-scales = šupiny
word-hide = tlustá kůže
word-blue-lightning = modrý blesk
word-green-lightning = zelený blesk
word-fireball = ohnivá koule
word-flare-up = vzplanutí
word-soul-strike = duševní úder
word-magic-shield = magický štít
word-return-spell = návrat
word-invisibility = neviditelnost
word-blinding = oslepení
word-confusion = zmatení
word-slow = zpomalení
word-haste = zrychlení
word-paralysis = paralýza
word-gust = poryv větru
word-light = světlo
word-healing-touch = léčivý dotek
word-weapon-of-sparks = jiskřivá zbraň

## Místa a věci

word-hall = síň
word-bridge = most
word-glade = mýtina
word-road = cesta
word-corridor = chodba
word-gate = brána
word-camp = tábořiště
word-pillar = sloup
word-wall-tables = těžké stoly u stěn
word-small-table = malý stůl
word-tallow-lamps = lojové lampy
word-chandelier = lustr
    .acc = lustr
word-wagons = vozy
word-lair = vchod do doupěte
word-bushes = křoví
word-door = dveře
word-campfire = táborový oheň
word-sand = písek
    .acc = písek
word-rope = lano
    .acc = lano
word-lantern = lucerna
    .acc = lucernu
word-horn = roh
    .acc = roh
word-potion = lektvar
    .acc = lektvar
word-potion-in-hand = lektvar v ruce
word-bank = břeh
word-cave = jeskyně
word-cell = cela
word-cellar = sklep
word-ledge = římsa
word-merlon = cimbuří
word-river = řeka
word-shaft = šachta
word-table = stůl
word-chair = židle
word-wall = zeď
word-room = místnost
word-pit = jáma
word-yard = dvůr
word-boulder = balvan
word-thing-1 = věc
word-thing-2 = druhá věc
word-thing-3 = třetí věc
word-thing-4 = čtvrtá věc
word-thing-5 = pátá věc
word-chasm = propast
word-trap = past
word-ground = zem

## Přehled

distance =
    { $band }, { $rounds ->
        [one] { $rounds } kolo běhu
        [few] { $rounds } kola běhu
       *[other] { $rounds } kol běhu
    }
passage-for =
    { $count ->
        [one] naráz projde jen jeden
        [few] naráz projdou { $count }
       *[other] naráz projde { $count }
    }
condition-plain =
    { $kind-id ->
        [no_kind] { $what }
        [aim] { $what }
        [distraction] { $what }
        [full_defence] { $what }
        [off_balance] { $what }
        [poison] { $what }
       *[other] { $what } ({ $kind })
    }
condition-held =
    { $kind-id ->
        [no_kind] { $what } (drží { $by })
       *[other] { $what } ({ $kind }; drží { $by })
    }
after-reason = po: { $node } – { $reason }
cycle-board = záměry se zacyklily
node-contest = { $who } × { $other }
node-deed = { $who }
word-scene = bojiště
word-combatants = bojovníci
word-intentions = záměry
word-intention = záměr
word-things = věci
word-thing = věc
word-items = věci
word-where = kde
word-pinned-by = kdo na tom stojí
word-lit = světlo
word-dark = tma
word-readied = v ruce
word-loaded = nabito
word-ammo = zbývá kusů
word-concentration = soustředění
word-state = stav
word-who = kdo
word-target = cíl
word-because = proč
word-done = hotovo
word-open = čeká
word-free-order = na pořadí nezáleží
word-reason-h1 = kdo je ohrožen, jedná až potom
word-reason-h2 = nejdřív cesta, pak cíl
word-reason-h3 = zabránění je dřív než to, čemu brání
word-reason-h4 = rozptýlení je první
word-reason-h5 = podle dohody
word-reason-h6 = nejdřív držení, pak jeho využití
word-reason-h7 = nejdřív soustředění, pak jeho účinek
word-distance = vzdálenost
word-place = místo
word-weapon = zbraň v ruce
word-awareness = ví o ostatních
word-aware = ví o nich
word-unaware = neví o nich
word-add-condition = nový stav
word-end-condition = konec stavu

## Tabulky přesných šancí

table-successes = úspěchy
table-wound = životy ztracené zraněním
table-difference = rozdíl hodů

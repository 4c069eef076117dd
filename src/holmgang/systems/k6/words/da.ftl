### Dračí doupě k6 på dansk.

## Navne. Den, der kommer i flertal, hedder »Skret 3«.

numbered = { $name } { $number }
name-gorondar = Gorondar
name-naria = Naria
name-kara = Kara
name-tilda = Tilda
name-goblin = Goblin
name-goblin-shaman = Goblinshaman
name-skret = Skret
name-skret-archer = Skretbueskytte
name-skret-sentry = Skretvagt
name-skret-shaman = Skretshaman
name-skret-alchemist = Skretalkymist
name-orc = Ork
name-orc-shieldman = Ork med skjold
name-orc-champion = Orkkæmpe
name-ogre = Ogre
name-wolf = Ulv
name-dire-wolf = Storulv
name-skeleton = Skelet
name-living-statue = Levende statue
name-dwarf-warrior = Dværgekriger
name-cyclops = Kyklop
name-giant-scorpion = Kæmpeskorpion
name-giant-beetle = Kæmpebille
name-dragon = Drage
name-caravan-guard = Karavanevagt
name-horse = Hest
name-dog = Hund

headline-intentions = Runde { $round }, hensigter
headline-resolution = Runde { $round }, afgørelse
word-hero = Heltenes side
word-gm = Spillederens side

## Hændelser: scenen og runden

event-scene-set =
    Scenen: { $zones }.{ $props-count ->
        [0] {""}
       *[other] {" "}Ved hånden: { $props }.
    }{ $dangers-count ->
        [0] {""}
       *[other] {" "}Farer: { $dangers }.
    }{ $lights-count ->
        [0] {" "}Der er mørkt.
       *[other] {" "}Oplyst: { $lights }.
    }
event-scene-added =
    { $what-id ->
        [reinforcements] Der kommer forstærkninger.
        [light] Lyset breder sig.
        [not_yet_done] Det er ikke færdigt endnu og fortsætter i næste runde.
       *[other] Nyt på scenen: { $what }.
    }
event-round-began =
    Runde { $number } begynder, omkring { $seconds ->
        [one] { $seconds } sekund
       *[other] { $seconds } sekunder
    }.
event-arrived =
    { $who } kommer til kampen, { $mode-id ->
        [winded] forpustet
       *[fresh] frisk
    }, { $run-rounds ->
        [0] lige midt i den.
        [one] { $run-rounds } rundes løb borte.
       *[other] { $run-rounds } runders løb borte.
    }
event-intended =
    { $who } agter: { $intention }{ $targets-count ->
        [0] {""}
       *[other] {" "}({ $targets })
    }{ $means-id ->
        [melee] , våben: { $weapon }.
        [unarmed] , med bare næver.
        [shoot] , skud: { $weapon }.
        [throw] , kast: { $weapon }.
        [spell] , besværgelse: { $weapon }.
        [item] , besværgelse fra skriftrulle: { $weapon }.
        [stunt] , med det, stedet byder på.
       *[other] .
    }
event-order-set =
    Rækkefølgen er fastlagt: { $nodes-count ->
        [one] ét skridt
       *[other] { $nodes-count } skridt
    }.
event-cycle-found = Hensigterne går i ring. Først slår de alle: { $who }.

## Hændelser: slag

event-counted =
    { $roll-id ->
        [defence] { $who } forsvarer sig mod { $against }
       *[success] { $who } slår for succes mod { $against }
    }{ $attribute-id ->
        [none] {" "}som et ubevægeligt mål
       *[other] {" "}med { $attribute }
    }; tillæg og fradrag: { SIGNED($modifiers) }.
event-rolled =
    { $roll-id ->
        [poison] Giften fra { $who } har { $total } mod { $against }.
        [defence] { $who } har { $total } i forsvar mod { $against }{ $still ->
            [true] , som et ubevægeligt mål
           *[false] {""}
        }.
       *[success] { $who } har { $total } for succes mod { $against }.
    }
event-rerolled = Lige resultater, som ville ophæve hinanden. Terningerne slås om: { $who }.
event-contested =
    { $who } mod { $against }: { $diff ->
        [0] uafgjort
       *[other] forskel { SIGNED($diff) }
    }, { $successes ->
        [0] ingen succes
        [one] { $successes } succes
       *[other] { $successes } succeser
    }.
event-avoided = { $by } forsøgte, men { $who } slap uskadt.
event-overridden = Spillederen justerer, hvad der tæller for { $who }: { SIGNED($modifier) }.

## Hændelser: for succeserne

event-spent =
    { $who } bruger { $cost ->
        [one] { $cost } succes
       *[other] { $cost } succeser
    } mod { $against }: { $spend }.
event-lost =
    { $who } lader { $successes ->
        [one] { $successes } succes
       *[other] { $successes } succeser
    } ligge.
event-revised = { $who } vælger om: { $spend }.
event-damage-rolled =
    { $who } slår skadeterninger ({ $of }): { $damage ->
        [0] ingen tæller
       *[other] { $damage } tæller
    }.
event-wounded =
    { $lives ->
        [0] { $who } mister ingen liv
       *[other] { $who } mister { $lives } liv
    }{ $damage-type-id ->
        [fire] {" "}(ild).
        [poison] {" "}(gift).
       *[other] {" "}({ $damage-type }, fra { $by }).
    }
event-knocked-out = { $who } er ude af kampen.
event-died = { $who } er død.
event-injured = { $by } har såret { $who } alvorligt: { $part }.
event-condition-gained =
    { $condition-id ->
        [aimed] { $who } har taget sigte.
        [opening] { $who } har fundet en åbning.
        [fresh] { $who } går frisk ind i kampen.
        [sparking] Der springer gnister fra våbnet: { $who }.
        [surrendered] { $who } har opgivet kampen.
       *[other] { $who } er nu { $condition }.
    }
event-condition-ended =
    { $condition-id ->
        [aimed] { $who } har ikke længere sigtet ({ $why }).
        [opening] { $who } har ikke længere sin åbning ({ $why }).
        [sparking] Gnisterne på våbnet går ud: { $who } ({ $why }).
        [surrendered] { $who } tager sin overgivelse tilbage ({ $why }).
       *[other] { $who } er ikke længere { $condition } ({ $why }).
    }
event-stopped = { $who } bliver stoppet; det bliver ikke til noget ({ $intention }).
event-not-rolled =
    { $why-id ->
        [stopped] { $who } blev stoppet, så det bliver ikke til noget.
        [out] { $who } mod { $against } slås ikke: en af dem er ude af kampen.
        [hold_lost] { $who } kan ikke binde { $against }: ingen holder fast længere.
        [running_away] { $against } løber væk; { $who } må først indhente forspringet.
        [withdrawing] { $against } viger; { $who } når ikke frem i denne runde.
        [disarmed] { $who } har ikke længere noget våben mod { $against }.
        [gagged] { $who } kan ikke fremsige formularen mod { $against }.
        [no_threat] { $who } blev stoppet og truer ikke længere { $against }.
       *[other] { $who } når ikke { $against }: { $why }.
    }
event-pushed =
    { $by } skubber { $who }{ $metres ->
        [0] , men ikke en tomme
       *[other] {" "}{ $metres } meter
    }{ $direction-id ->
        [back] .
        [aside] {" "}til side.
       *[other] {" "}i retning af { $direction }.
    }
event-fell =
    { $hazard-id ->
        [trap] { $by } sender { $who } i fælden.
       *[other] { $by } sender { $who } ud over kanten, ned i kløften.
    }
event-piece-removed =
    { $piece-id ->
        [head] { $by } river hjelmen af { $who }.
       *[other] { $by } tager et stykke rustning af { $who }: { $piece }.
    }
event-disarmed =
    { $where-id ->
        [ground] { $by } slår våbnet ud af hånden på { $who } ({ $weapon }); det falder til jorden.
        [out_of_reach] { $who } ser sit våben flyve uden for rækkevidde ({ $weapon }).
        [behind_me] { $by } har nu våbnet bag sig ({ $weapon }), og { $who } når det ikke.
        [at_my_feet] { $by } har nu våbnet for sine fødder ({ $weapon }).
       *[other] { $by } tager våbnet fra { $who } ({ $weapon }).
    }
event-took = { $who } har nu i hånden: { $item }.
event-object-pinned = { $who } står på det ({ $item }); { $against } kan ikke løfte det.
event-tied =
    { $what-id ->
        [arms] { $by } binder hænderne på { $who }; benene er stadig fri.
       *[other] { $by } binder { $who } helt.
    }

## Hændelser: bevægelse

event-passed =
    { $around-count ->
        [0] { $who } løber uhindret videre.
       *[other] { $who } kommer forbi: { $around }.
    }
event-moved =
    { $who } flytter sig ({ $to }): { $band-id ->
        [contact] nærkontakt
        [short] kort afstand
        [medium] middel afstand
        [long] lang afstand
       *[other] uden for rækkevidde
    }{ $run-rounds ->
        [0] {""}
        [one] , { $run-rounds } rundes løb
       *[other] , { $run-rounds } runders løb
    }.
event-fled =
    { $who } river sig løs{ $lead ->
        [0] , men uden forspring.
        [one] {" "}med et forspring på { $lead } rundes løb.
       *[other] {" "}med et forspring på { $lead } runders løb.
    }
event-chased =
    { $who } forfølger { $fleer }: { $gap ->
        [0] indhentet.
        [one] { $gap } rundes løb imellem dem.
       *[other] { $gap } runders løb imellem dem.
    }
event-escaped =
    { $how-id ->
        [fled] { $who } er sluppet væk fra kampen.
       *[other] { $who } forsvinder fra kampen ({ $how }).
    }

## Hændelser: ord, besværgelser, ting

event-surrender-demanded =
    { $to-count ->
        [0] { $who } opfordrer til overgivelse, men ingen forstår.
       *[other] { $who } opfordrer til overgivelse: { $to }.
    }
event-surrendered = { $who } overgiver sig.
event-alarm-raised = { $who } slår alarm!
event-spoke =
    { $purpose-id ->
        [order] { $who } råber en ordre.
       *[other] { $who } råber noget.
    }
event-spell-cast =
    { $targets-count ->
        [0] { $who } fremsiger formularen: { $spell }.
       *[other] { $who } fremsiger formularen: { $spell } ({ $targets }).
    }
event-spell-ended = Besværgelsen { $spell } virker ikke længere (kastet af { $who }).
event-concentration-broken = { $who } mister koncentrationen ({ $spell }).
event-concentration-kept = Slaget gør ingen skade; { $who } holder koncentrationen ({ $spell }).
event-done =
    { $deed-id ->
        [draw] { $who } trækker våben: { $on }.
        [stow] { $who } stikker våbnet væk.
        [put_down] { $who } lægger våbnet på jorden.
        [potion_out] { $who } tager en eliksir fra bæltet.
        [drink] { $who } drikker eliksiren.
        [pack_off] { $who } tager rygsækken af.
        [take_from_pack] { $who } tager noget op af rygsækken.
        [load] { $who } lægger en pil på buen.
        [crossbow_reload] { $who } lader armbrøsten.
        [shield_on_off] { $who } tager skjoldet af eller på.
        [light_lantern] { $who } tænder lygten.
        [douse_light] { $who } slukker lyset.
        [force_door] { $who } bryder døren op.
        [first_aid] { $who } forbinder sine sår.
        [put_out_fire] { $who } slukker flammerne.
        [ready] Det er dette, { $who } ventede på ({ $on }): skuddet går af.
        [distract] { $who } afleder opmærksomheden ({ $on }).
        [notices] { $who } har opdaget, hvad der foregår.
        [tears_loose] { $who } river sig løs og kan bruge armen igen; det hæmmer stadig i denne runde.
       *[other] { $who } har gjort det: { $deed }.
    }
event-used-up =
    { $who } bruger en op ({ $item }); { $left ->
        [0] der er ingen tilbage.
       *[other] { $left } tilbage.
    }
event-ammo-collected = Efter kampen samler { $who } op, hvad der kan bruges, og køber resten i byen ({ $ammo }).
event-healed = { $who } får { $lives } liv tilbage.
event-precedent-kept =
    Noteret til næste gang: »{ $text }« koster { $cost ->
        [one] { $cost } succes
       *[other] { $cost } succeser
    }.

## Hvorfor det er forbi

nobody-left = ingen af dem er tilbage
escaped = heltene er sluppet væk
spell-complete = besværgelserne blev ikke stoppet i tide
alarm-raised = der blev slået alarm
one-got-away = en af dem slap væk
too-few-left = for få er tilbage af dem, der skulle overleve
captured = fangerne er taget levende
held-out = stedet blev holdt længe nok
thrown-down = nok af dem blev kastet ned

## Spørgsmål: hensigter

ask-intentions = Hvad agter alle at gøre?
ask-intend = Hvad agter { $who } at gøre?
ask-means = Hvordan?
ask-weapon = Hvilket våben?
ask-spell = Hvilken besværgelse?
ask-targets = Mod hvem?
ask-attribute = Med hvilken egenskab?
ask-object = Hvilken ting?
ask-pace-after = Og så?
ask-declare-wound = Skal den første succes være et sår (»plus skade«)?
ask-goals = Hvad skal det ende med?
ask-approach = Hvordan kommer man derhen?
ask-blocker = Forbi hvem?
ask-around = Uden om hvem?
ask-then = Og så?
ask-destination = Hvorhen?
ask-pace = I hvilket tempo?
ask-from = Fra hvem?
ask-into-cover = I hvilken dækning?
ask-shield-facing = Mod hvem er skjoldet vendt?
ask-condition = Hvilken tilstand?
ask-at = Hvad sigtes der på?
ask-trigger = Hvornår går skuddet af?
ask-through = Gennem hvem?
ask-by = Med hvad, eller hvor meget?
ask-action = Hvad helt præcist?
ask-mode = Hvordan ankommes der?
ask-purpose = Med hvilket formål?
ask-say = Bliver der sagt noget imens?
ask-defence = Hvordan forsvares der om nødvendigt?
ask-after = Efter hvem?
ask-text = Med egne ord: hvad sker der?
ask-method = På hvilken måde?
ask-beneficiary = Til hvem?

## Spørgsmål: terninger

ask-success-roll = Succesterning: { $who }
ask-defence-roll = Forsvarsterning: { $who } mod { $against }
ask-damage-dice = Skadeterninger: { $who } ({ $of })
ask-poison = Giftens styrke: { $who }
ask-resist-poison = { $who } modstår giften
ask-chase-roll = Forfølgelsen: { $who }

## Spørgsmål: for succeserne

ask-spend =
    Hvad gør { $who } ved { $target }? { $left ->
        [one] { $left } succes
       *[other] { $left } succeser
    } at bruge.
ask-revise =
    Hvad gør { $who } i stedet ved { $target }? { $left ->
        [one] { $left } succes
       *[other] { $left } succeser
    } at bruge.
ask-keep = Ingen kan ophæve, hvad den anden gør. Holder { $who } fast ved sit mod { $target }?
ask-type = Hvilken slags sår?
ask-part = Hvilken del af kroppen?
ask-direction = I hvilken retning?
ask-other = Hvem er den anden?
ask-hold = Ud af hvad?
ask-ally = Hvilken kampfælle?
ask-effect = Med hvilken virkning?
ask-where = Hvor ender det?

## Spørgsmål: spillederen

ask-objection = { $who } mod { $against }: mangler der noget i det, der tæller, eller er noget forkert?
ask-whose = Hvis slag er det?
ask-other-ruling = { $who } vil: »{ $text }«. Hvordan afgøres det?
ask-cost = Hvor mange succeser koster det?
ask-accept-ruling =
    Det ville koste { $cost ->
        [one] { $cost } succes
       *[other] { $cost } succeser
    }; virkning: { $effect }. Gør { $who } det?
ask-stunt-cost = Hvor mange succeser koster det?
ask-winded = Kommer { $who } frisk eller forpustet?
ask-action-rounds = Hvor mange runder tager det for { $who }? ({ $action })
ask-shorten = { $who } har næppe en chance tilbage. Skal vi korte det af: bundet?
ask-surrender = Giver { $who } op?
ask-story-immunity = Får { $who } fat i en klippekant?
ask-unnoticed = Har { $who } endnu ikke opdaget nogen?
ask-of = Hvem drejer det sig om?
ask-to = Hvor meget skal det være?
ask-zone = Hvilket sted?
ask-lit = Er der lys?
ask-called = Hvad hedder det?

ruling-other-ruling = en handling uden for listen
ruling-stunt-cost = prisen for et kunststykke
ruling-winded = ankomsten
ruling-action-rounds = antallet af runder
ruling-shorten = afkortningen
ruling-surrender = overgivelsen
ruling-story-immunity = faldet
ruling-unnoticed = om de endnu intet har opdaget
ruling-objection = det, der tæller

## Svar, hvor samme ord betyder noget andet

option-intend-engage = angribe eller true nogen
option-intend-block = spærre vejen for nogen
option-intend-prevent = forhindre nogen i at handle
option-intend-force-through = mase sig igennem
option-intend-pass-by = løbe uden om dem
option-intend-move = flytte sig
option-intend-flee = flygte
option-intend-full-defence = fuldt forsvar
option-intend-break-disadvantage = bryde ud af en ulempe
option-intend-aim = sigte
option-intend-ready = vente med skuddet
option-intend-feint = finte eller vente på en åbning
option-intend-distract = aflede nogens opmærksomhed
option-intend-cast-support = kaste en besværgelse, der ikke truer nogen
option-intend-concentrate = holde koncentrationen
option-intend-pick-up = samle noget op
option-intend-interact = gøre noget med udstyret
option-intend-bind = binde nogen
option-intend-hold = bare holde fast
option-intend-arrive = ankomme
option-intend-speak = bare tale
option-intend-surrender = overgive sig
option-intend-wait = vente og forsvare sig
option-intend-other = noget andet
option-then-none = ikke mere
option-then-engage = angribe
option-after-none = ingen
option-object-none = ingen ting
option-spell-none = ingen
option-spell-fear = magisk frygt
option-into-cover-none = ingen
option-shield-facing-none = ingen bestemt
option-say-none = nej
option-objection-none = alt er rigtigt
option-objection-adjust = justere
option-spend-none = ikke mere
option-revise-none = ingenting
option-destination-away = væk herfra
option-at-place = et sted, hvor nogen ventes
option-approach-auto = som det kræves
option-approach-none = bliv på stedet
option-approach-run = i løb
option-pace-after-stay = bliv
option-pace-after-withdraw = vig i skridtgang
option-pace-after-run = løb
option-defence-best = det bedste af dem
option-defence-dodge = undvige
option-defence-parry = parere
option-defence-still = slet ikke forsvare sig
option-effect-nothing = ingen virkning
option-effect-stunted = hæmmet i en runde
option-keep-keep = holder fast
option-keep-change = vælger om
option-master-lives = liv
option-master-add-condition = tilføj en tilstand
option-master-end-condition = afslut en tilstand
option-master-distance = afstand
option-master-place = sted
option-master-light = lys
option-master-weapon = våben i hånden
option-master-thing = tilføj en ting
option-master-awareness = klar over de andre eller ej
option-story-immunity-hanging = hænger på en klippekant
option-story-immunity-fallen = falder
option-pass = komme forbi

## Hensigter (efter »agter«)

word-engage = angreb
word-block = spærre vejen
word-prevent = forhindre en handling
word-force-through = mase sig igennem
word-pass-by = løbe uden om
word-move = flytte sig
word-flee = flugt
word-full-defence = fuldt forsvar
word-break-disadvantage = bryde ud af en ulempe
word-aim = sigte
word-ready = vente med skuddet
word-feint = finte
word-distract = aflede
word-cast-support = besværgelse
word-concentrate = koncentration
word-pick-up = samle op
word-interact = noget med udstyret
word-bind = binde
word-hold = holde fast
word-arrive = ankomst
word-speak = tale
word-surrender = overgivelse
word-wait = vente
word-other = noget andet

## Midler, veje, tempi

word-melee = nærkamp
word-shoot = skud
word-throw = kast
word-spell = besværgelse
word-item = skriftrulle
word-stunt = noget andet
option-means-stunt = bruge det, der hænger ovenover
word-grab-arm = gribe om armen
word-ram = vædre
word-shove = skubbe væk
word-stay = blive
word-withdraw = vige
word-run = løb
word-walk = gang
word-crawl = kravl
word-gallop = galop
word-winded-now = straks, men forpustet
word-fresh-late = frisk, men sent
word-winded = forpustet
word-acts = når målet gør noget
word-appears = når målet viser sig
word-moves = når målet rører sig
word-attacks = når målet angriber
word-flees = når målet flygter
word-speaks = når målet taler
word-surrenders = når målet overgiver sig
word-not-acts = når målet ikke gør noget
word-not-moves = når målet ikke rører sig
word-not-attacks = når målet ikke angriber
word-not-flees = når målet ikke flygter
word-not-speaks = når målet ikke taler
word-not-surrenders = når målet ikke overgiver sig
word-alarm = alarm
word-surrender-demand = opfordring til overgivelse
word-order = rækkefølge
option-say-order = ordre
option-purpose-order = ordre
word-shout = råb
word-stones = sten
word-shouting = råben
word-back = bagud
word-aside = til side
word-out-of-reach = uden for rækkevidde
word-behind-me = bag mig
word-at-my-feet = ved mine fødder
word-away = væk
word-one = én
word-two = to
word-three = tre
word-keep = behold
word-change = skift
word-adjust = justér
word-allow = tilladt
word-refuse = afvist
word-other-ruling = kendelse
word-cost = pris
word-effect = virkning
word-auto = som det kræves
word-step = et skridt
word-best = det bedste
word-still = slet intet forsvar
word-nothing = intet
word-arms = armene
word-all = det hele
word-notices = opdager, hvad der foregår
word-tears-loose = river sig løs
word-reinforcements = forstærkninger
word-not-yet-done = ikke færdigt endnu
word-dodge = undvige
word-parry = parere
option-action-rounds-one = én
option-action-rounds-two = to
option-action-rounds-three = tre

## Handlinger

word-draw = trække våben
word-stow = stikke våbnet væk
word-put-down = lægge våbnet på jorden
word-potion-out = tage en eliksir frem
word-drink = drikke eliksiren
word-pack-off = tage rygsækken af
word-take-from-pack = tage noget op af rygsækken
word-load = lægge en pil på buen
word-crossbow-reload = lade armbrøsten
word-shield-on-off = tage skjoldet af eller på
word-light-lantern = tænde lygten
word-douse-light = slukke lyset
word-force-door = bryde døren op
word-first-aid = førstehjælp
word-put-out-fire = slukke flammerne

## For succeserne

word-wound = såre
word-serious-injury = alvorligt sår
word-outside-armour = ramme uden for rustningen
word-knock-down = slå omkuld
word-knock-down-and-pin = slå omkuld og lægge sig ovenpå
word-drag-down = rive med ned
word-grab-limb = gribe om en arm
word-press-to-wall = presse op mod væggen
word-drive-into-corner = trænge op i et hjørne
word-stand-on-limb = træde på hånden
word-grab-shield = gribe fat i skjoldet
word-pin-clothing = nagle fast i tøjet
word-blind-briefly = sand i øjnene
word-unbalance = bringe ud af balance
word-encumber = hænge en byrde på
word-push = skubbe
word-pull = trække
word-to-edge = skubbe ud til kanten
word-throw-in = kaste ned
word-push-into-other = skubbe ind i en anden
word-bar-way = spærre vejen
word-pass = komme forbi
word-prevent-attack = forhindre angrebet
word-hold-for-gag = gribe fat for senere at bringe til tavshed
word-gag = holde for munden
word-bind-weapon = låse våbnet
word-disarm = afvæbne
word-weapon-place = sige, hvor våbnet lander
word-weapon-take = tage våbnet
word-escape = komme fri
word-free-ally = befri en kampfælle
word-grab-object = tage en ting
word-pin-object = træde på tingen
word-remove-piece = rive hjelmen af
word-hold-both-arms = gribe om begge arme
word-blade-at-throat = klinge mod struben
word-disengage = slippe væk
word-spell-side-effect = besværgelsens bivirkning
word-ignite = sætte ild til
word-burn = brænde over

## Tilstande

word-prone = liggende på jorden
word-pinned-under = klemt fast under en modstander
word-lying-on = liggende oven på en modstander
word-held-limb = fastholdt i armen
word-held-both-arms = fastholdt i begge arme
word-pressed = presset mod væggen
word-cornered = trængt op i et hjørne
word-limb-stood-on = fastholdt med en fod på hånden
word-pinned-clothing = naglet fast i tøjet
word-teetering = vaklende på kanten
word-wading = i vand til livet
word-mud = i mudder
word-crouched = sammenkrøben
word-injured-leg = alvorligt såret i benet
word-injured-head = alvorligt såret i hovedet
word-injured-torso = alvorligt såret i kroppen
word-injured-belly = alvorligt såret i maven
word-injured-arm = alvorligt såret i armen
word-injured-tail = alvorligt såret i halen
word-injured-part = alvorligt såret
word-injured-eye = alvorligt såret i øjet
word-blind = blændet
word-blindfolded = med bind for øjnene
word-hidden = skjult
word-invisible = usynlig
word-eyes-full = blændet af sand
word-shield-held = fastholdt i skjoldet
word-shield-turned = vendt væk med skjoldet
word-weapon-bound = låst i våbnet
word-object-pinned = ude af stand til at løfte tingen
word-encumbered = tynget
word-overloaded = overlæsset
word-in-cover = i dækning
word-confused = forvirret
word-hallucinating = plaget af syner
word-amnesia = uden hukommelse
word-afraid = grebet af frygt
word-off-balance = ude af balance
word-surprised = overrasket
word-back-exposed = blottet i ryggen
word-tired = udmattet
word-fresh = frisk
word-aimed = sigte
word-opening = åbning efter finte
word-distracted = distraheret
word-defending = i fuldt forsvar
word-poisoned = forgiftet
word-slowed = sløvet
word-hasted = fremskyndet
word-gagged = bragt til tavshed af en hånd for munden
word-bound-arms = bundet på hænderne
word-bound = bundet
word-paralysed = lammet
word-unconscious = bevidstløs
word-at-mercy = med en klinge mod struben
word-hanging = hængende på en klippekant
word-knocked-out = ude af kampen
word-surrendered = overgivet
word-burning = i brand
word-sparking = gnister på våbnet
word-stunted = hæmmet
word-broken-out = ude af ringen
word-encirclement = omringning

## Hvorfor en tilstand ender, hvorfor der ikke slås

word-aim-lost = sigtet er tabt
word-aims-again = sigter på ny
word-left-cover = dækningen er forladt
word-moved = flyttet sig
word-put-out = slukket
word-cleared = skaffet af vejen
word-holder-turned = den, der holdt, vender sig mod andet
word-holder-out = den, der holdt, er ude af kampen
word-over = forbi
word-healed = helet helt
word-let-go = grebet slap
word-spell-ended = besværgelsen er forbi
word-pushed-away = skubbet væk
word-disarmed = afvæbnet
word-broke-free = kom fri
word-freed-by-ally = befriet af en kampfælle
word-fell = faldet
word-left = gået bort
word-no-threat = ingen trussel længere
word-out = ude af kampen
word-running-away = løber væk
word-withdrawing = viger uden for rækkevidde
word-stopped = stoppet
word-hold-lost = grebet er tabt
word-fled = flygtet
word-fallen = styrtet ned
word-dead = død

## Slags fordele og ulemper

word-movement = hæmmet bevægelse
word-visibility = hæmmet syn
word-unsuitable-weapon = uegnet våben
word-overload = for tung last
word-cover = dækning
word-disorientation = desorientering
word-fear = frygt
word-surprise = overraskelse
word-back-attack = angreb bagfra
word-exhaustion = udmattelse
word-distraction = afledning
word-break-attempt = brud på en ulempe
word-close-shot = skud på en nær angriber
word-running-target = løbende mål
word-poison = gift
word-no-kind = hverken tillæg eller fradrag

## Hvad tal består af

opponents = modstander: { $what }
damage-dice = skadeterninger ({ $faces })
word-seconds = sekunder
word-run-rounds = runders løb
word-success = succes
count-success =
    { $count ->
        [one] { $count } succes
       *[other] { $count } succeser
    }
word-defence = forsvar
word-obstacle = forhindring
word-own-total = eget resultat
word-other-total = modstanderens resultat
word-successes = succeser
word-no-success = ingen succes
word-one-success = 1 succes
word-two-successes = 2 succeser
word-three-successes = 3 succeser
word-immobile = ubevægelig
word-pieces = stykker tilbage
word-difference = slagenes forskel
word-weight = vægt
word-held-already = allerede fastholdt
word-aware-and-free = på vagt og fri
word-range-medium = middel afstand
word-range-long = lang afstand
word-range-out-of-range = uden for rækkevidde
word-several-targets = flere mål
word-breaking-free = bryder sig fri
word-tired-against-fresh = udmattet mod en frisk modstander
word-long-weapon-confined = langt våben, hvor der er trangt
word-invisible-opponent = usynlig modstander
word-hidden-target = skjult mål
word-dark-vs-lit = skud ud af mørket
word-darkness = mørke
word-damage-dice-healed = helende terninger
word-full-lives = højst fulde liv
word-added-damage = tillægsskade
word-armour-no-help = rustning hjælper ikke
word-uncovered-side = udækket side
word-armour = rustning
word-shield = skjold
word-shield-bypassed = uden om skjoldet
word-resistance = modstandskraft
word-no-less-than-none = aldrig under nul
word-fall = fald
word-speed = fart
word-passage = passage

## Egenskaber, afstande, skade

word-strength = Styrke
word-finesse = Finesse
word-soul = Sjæl
word-lives = liv
word-contact = nærkontakt
word-short = kort afstand
word-medium = middel afstand
word-long = lang afstand
word-out-of-range = uden for rækkevidde
word-pierce = stik
word-slash = hug
word-crush = knusning
word-lightning = lyn
word-fire = ild
word-mental = sjæleskade
word-left-arm = venstre arm
word-right-arm = højre arm
word-left-leg = venstre ben
word-right-leg = højre ben
word-head = hoved
word-torso = krop
word-belly = mave
word-eye = øje
word-tail = hale

## Våben, rustninger, besværgelser

word-unarmed = bare næver
word-dagger = dolk
word-knife = kniv
word-throwing-knife = kastekniv
word-cudgel = knippel
word-staff = stav
word-short-sword = kortsværd
word-sabre = sabel
word-sword = sværd
word-spear = spyd
word-javelin = kastespyd
word-axe = økse
word-stone-axe = stenøkse
word-hammer = hammer
word-hammer-of-lightning = fortryllet hammer
word-two-handed-club = tohåndskølle
word-two-handed-sword = tohåndssværd
word-giant-club = kæmpekølle
word-bow = bue
word-crossbow = armbrøst
word-sling = slynge
word-fire-clay = ildler
word-stone = sten
word-bite = bid
word-dire-bite = bid
word-claws = kløer
word-sting = giftbrod
word-mandibles = kindbakker
word-fists = stennæver
word-hooves = hove
word-fire-breath = ildånde
word-thick-leather = tykt læder
word-breastplate = brystplade
word-heavy-armour = tung rustning
word-dwarf-plate = dværgerustning
word-chitin = kitinpanser
word-stone-skin = sten
word-scales = skæl
word-hide = tyk hud
word-blue-lightning = blåt lyn
word-green-lightning = grønt lyn
word-fireball = ildkugle
word-flare-up = opblussen
word-soul-strike = sjæleslag
word-magic-shield = magisk skjold
word-return-spell = hjemfærd
word-invisibility = usynlighed
word-blinding = blænding
word-confusion = forvirring
word-slow = sløvhed
word-haste = hast
word-paralysis = lammelse
word-gust = vindstød
word-light = lys
word-healing-touch = helende hånd
word-weapon-of-sparks = gnistrende våben

## Steder og ting

word-hall = hal
word-bridge = bro
word-glade = lysning
word-road = vej
word-corridor = gang
word-gate = port
word-camp = lejrplads
word-pillar = søjle
word-wall-tables = tunge borde langs væggene
word-small-table = lille bord
word-tallow-lamps = talglamper
word-chandelier = lysekrone
word-wagons = vogne
word-lair = hulens indgang
word-bushes = buske
word-door = dør
word-campfire = lejrbål
word-sand = sand
word-rope = reb
word-lantern = lygte
word-horn = horn
word-potion = eliksir
word-potion-in-hand = eliksir i hånden
word-bank = bred
word-cave = hule
word-cell = celle
word-cellar = kælder
word-ledge = afsats
word-merlon = murtinde
word-river = flod
word-shaft = skakt
word-table = bord
word-chair = stol
word-wall = mur
word-room = rum
word-pit = grube
word-yard = gård
word-boulder = kampesten
word-thing-1 = en ting
word-thing-2 = endnu en ting
word-thing-3 = en tredje ting
word-thing-4 = en fjerde ting
word-thing-5 = en femte ting
word-chasm = kløft
word-trap = fælde
word-ground = jorden

## Overblikket

distance =
    { $band }, { $rounds ->
        [one] { $rounds } rundes løb
       *[other] { $rounds } runders løb
    }
passage-for =
    { $count ->
        [one] plads til én ad gangen
       *[other] plads til { $count } ad gangen
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
        [no_kind] { $what } (holdes af { $by })
       *[other] { $what } ({ $kind }; holdes af { $by })
    }
after-reason = efter { $node }: { $reason }
cycle-board = hensigterne går i ring
node-contest = { $who } – { $other }
node-deed = { $who }
word-scene = kamppladsen
word-combatants = kæmpende
word-intentions = hensigter
word-intention = hensigt
word-things = ting
word-thing = ting
word-items = ting
word-where = hvor
word-pinned-by = hvem der står på den
word-lit = lyst
word-dark = mørkt
word-readied = i hånden
word-loaded = ladt
word-ammo = stykker tilbage
word-concentration = koncentration
word-state = tilstand
word-who = hvem
word-target = mål
word-because = fordi
word-done = gjort
word-open = venter
word-free-order = rækkefølgen er fri
word-reason-h1 = den truede handler først bagefter
word-reason-h2 = vejen kommer før målet
word-reason-h3 = det, der stopper, kommer før det, der stoppes
word-reason-h4 = afledning kommer først
word-reason-h5 = som aftalt
word-reason-h6 = grebet kommer før dets brug
word-reason-h7 = koncentrationen kommer før dens virkning
word-distance = afstand
word-place = sted
word-weapon = våben i hånden
word-awareness = opmærksomhed
word-aware = på vagt
word-unaware = uden at vide noget
word-add-condition = ny tilstand
word-end-condition = tilstand forbi

## Tabeller med nøjagtige chancer

table-successes = succeser
table-wound = liv mistet ved et sår
table-difference = forskel mellem slagene

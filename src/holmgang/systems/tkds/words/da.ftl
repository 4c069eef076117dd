### Ordene til »Tam, kde draci spí« (Hvor drager sover).
### Væsener står i bestemt form (»ulven«); formen »bare« er navnet uden den.

## Hændelser: runder og ture

event-phase =
    { $phase-id ->
        [players] Runde { $round-no }: spillernes tur.
        [enemies] Runde { $round-no }: fjendernes tur.
       *[end_of_round] Runde { $round-no }: rundens slutning.
    }
event-surprised = { $who } bliver overrasket og har ingen tur i denne runde.
event-activate =
    { $threatened ->
        [true] { $who } begynder sin tur, truet, med fremdrift { $momentum }.
       *[false] { $who } begynder sin tur med fremdrift { $momentum }.
    }
event-turn-ends = { $who }: turen er slut.
event-handed-over = { $who } venter midt i sin tur; { $to } går videre.
event-round-over = Runde { $round-no } er slut: der er gået omkring { $seconds } sekunder.
event-relative-level =
    { $standing-id ->
        [weaker] { $target } ser svagere ud end heltene.
        [equal] { $target } ser jævnbyrdig ud med heltene.
       *[stronger] { $target } ser stærkere ud end heltene.
    }
event-procedure =
    { $procedure-id ->
        [surprise]
            Overraskelsesterningen viser { $total }: { $result-id ->
                [nobody] ingen er overrasket.
                [heroes] heltene er overrasket.
               *[enemies] fjenderne er overrasket.
            }
        [encounter_distance] De mødes på { $total } meters afstand.
        [reaction] De tager det sådan: { $result } ({ $total }).
       *[other] { $procedure }: { $result } ({ $total }).
    }

## Hændelser: fremdrift

event-step = { $who } går til { $to } for { $cost } fremdrift ({ $left } tilbage).
event-small-action =
    { $action-id ->
        [open_door] { $who } åbner døren på { $object }
        [close_door] { $who } lukker døren på { $object }
        [pull_lever] { $who } trækker i håndtaget på { $object }
        [exchange_weapons] { $who } skifter, hvad der er i hænderne: { $object }
        [pick_up] { $who } rækker ud efter noget på jorden: { $object }
        [lie_down] { $who } lægger sig ned
        [stand_up] { $who } rejser sig
        [hand_over] { $who } rækker noget videre: { $object }
        [hang] { $who } firer sig ud over kanten
        [drop] { $who } slipper noget: { $object }
        [mount] { $who } stiger op: { $object }
        [dismount] { $who } stiger af
        [spur] { $who } sporer sit ridedyr
        [release] { $who } slipper sit greb om { $object }
       *[other] { $who }: { $action }
    } ({ $cost } fremdrift, { $left } tilbage).
event-sprinted = { $who } spurter: fremdrift { $left }.
event-fled = { $who } flygter fra kamppladsen.

## Hændelser: handlinger

event-action =
    { $action-id ->
        [attack]
            { $object-id ->
                [unarmed] { $who } angriber { $target } uden våben.
                [two_weapons] { $who } angriber { $target } med begge våben.
                [two_fists] { $who } angriber { $target } med begge næver.
                [bite] { $who } snapper efter { $target }.
                [claws] { $who } slår ud efter { $target } med kløerne.
                [kick] { $who } sparker ud efter { $target }.
                [tree_trunk] { $who } svinger sin træstamme mod { $target }.
                [rock] { $who } kaster en klippeblok mod { $target }.
               *[other] { $who } angriber { $target } med { $object }.
            }
        [cast] { $who } kaster { $object }: { $target }.
        [use_item]
            { $object-id ->
                [aid_kit] { $who } bruger forbindskassen på { $target }.
                [oil_flask] { $who } kaster en brændende olieflaske mod { $target }.
                [grenade] { $who } kaster en granat til { $target }.
                [caltrops] { $who } strør fodangler på { $target }.
                [thieves_tools] { $who } går i gang med låsen på { $target }.
                [potion_of_mending] { $who } drikker en lægende drik.
               *[other] { $who } bruger noget: { $object }.
            }
        [use_ability]
            { $object-id ->
                [command] { $who } giver { $target } en ordre.
               *[other] { $who } bruger en evne: { $object } ({ $target }).
            }
        [overcome] { $who } prøver at overvinde: { $object }.
        [end_magic] { $who } gør en ende på en besværgelse: { $object }.
        [sprint] { $who } sætter i spurt.
        [reload] { $who } lader.
        [other] { $who } prøver noget andet ({ $object }).
       *[none] { $who }: { $action }.
    }
event-prepare = { $who } giver afkald på sin tur og forbereder: { $action }, så snart { $whose } { $trigger }{ $detail }.
prepare-square = {" "}({ $square })
prepare-whom = {" "}(mål: { $whom })
event-interrupt = { $who } bryder ind hos { $by } med det, der var forberedt: { $action }.
event-prepared-lost =
    { $reason-id ->
        [own_turn] { $who } begynder en ny tur og opgiver det forberedte.
        [end_of_round] { $who } fik ikke brugt det forberedte.
       *[unable] { $who } kan ikke længere bruge det forberedte.
    }

## Hændelser: prøver og angreb

event-check =
    { $purpose-id ->
        [attack]
            { $who } angriber { $target } ({ $skill }): { $total } mod { $threshold }, { $success ->
                [true] ramt.
               *[false] ikke ramt.
            }
       *[other]
            { $who } prøver { $skill } ({ $purpose }): { $total } mod { $threshold }, { $success ->
                [true] det lykkes.
               *[false] det mislykkes.
            }
    }{ $natural }
word-20 = { " " }Naturlig 20!
word-1 = { " " }Naturlig 1!
event-luck =
    { $success ->
        [true] Heldet er med { $who } ({ $purpose }): { $total } mod { $threshold }.
       *[false] Heldet svigter { $who } ({ $purpose }): { $total } mod { $threshold }.
    }
event-auto-success = For { $who } lykkes det uden slag ({ $purpose }).
event-missed =
    { $reason-id ->
        [threatened] { $who } er truet og rammer ikke { $target }.
       *[missed] { $who } rammer ikke { $target }.
    }
event-cover =
    { $grade-id ->
        [none] { $target } har ingen dækning mod { $who }.
        [partial] { $target } har delvis dækning mod { $who }.
        [full] { $target } har fuld dækning mod { $who }.
       *[hidden] { $target } er skjult for { $who }.
    }{ $hidden ->
        [0] { "" }
       *[other] { " " }Skjulte punkter: { $hidden } af { $points }.
    }
event-threat =
    { $attempt-id ->
        [ranged_attack] { $who } skyder, truet af { $by }, og må have heldet med sig.
        [item_use] { $who } håndterer ting, truet af { $by }, og må have heldet med sig.
        [casting] { $who } kaster en besværgelse, truet af { $by }, og må have heldet med sig.
       *[other] { $who } er truet af { $by } og må have heldet med sig ({ $attempt }).
    }

## Hændelser: skade, helbredelse, død

event-damage-rolled = Skadeterninger for { $who }: { $amount }.
event-damage =
    { $source-id ->
        [direct] { $by } rammer { $who }: { $amount } i skade, Helbred { $health }.
       *[indirect] { $who } tager { $amount } i skade, Helbred { $health }.
    }
event-heal = { $who } får { $amount } Helbred igen, Helbred { $health }.
event-coin =
    { $change ->
        [-1] { $who } bruger en dødsmønt ({ $coins } tilbage).
        [1] { $who } får en dødsmønt ({ $coins } nu).
       *[other] { $who } begynder med dødsmønter: { $coins }.
    }
event-survival =
    { $stage-id ->
        [begins] { $who } falder og kæmper for at overleve.
        [success] { $who } holder fast i livet for { $successes }. gang.
        [ends] { $who } overlever, men er bevidstløs resten af scenen.
        [stabilised] { $who } er stabil, men bevidstløs resten af scenen.
        [healed] { $who } kommer til sig selv: overlevelseskampen er forbi.
       *[coin]
            { $who } glider længere væk ({ $coins ->
                [one] { $coins } dødsmønt
               *[other] { $coins } dødsmønter
            }).
    }
event-death = { $who } er død.
event-disabled = { $by } overmander { $who }: ude af kampen, men i live.

## Hændelser: tilstande

event-condition-on =
    { $condition-id ->
        [prone] { $who } ligger på jorden.
        [blinded] { $who } kan intet se.
        [helpless] { $who } er hjælpeløs.
        [paralysis] { $who } er lammet og hjælpeløs.
        [unconscious] { $who } er bevidstløs.
        [sleep] { $who } falder i søvn.
        [burning] { $who } brænder.
        [acid] Syre æder sig ind i { $who }.
        [bleeding] { $who } bløder.
        [poison] { $who } er forgiftet.
        [persistent_damage] { $who } får vedvarende skade.
        [advantaged] { $who } er begunstiget.
        [disadvantaged] { $who } er hæmmet.
        [invisible] { $who } kan ikke ses.
        [obscured] { $who } er kun et sløret omrids.
        [hobbled] { $who } halter: al bevægelse er besværlig.
        [held] { $who } er holdt fast.
        [drowning] { $who } er ved at drukne.
        [hanging] { $who } hænger ud over kanten.
        [commanded] { $who } får en Bonus på sit næste angreb.
        [warded] Et værn beskytter { $who }.
        [regenerating] Sårene begynder at lukke sig på { $who }.
        [luck_bonus] Heldet smiler til { $who }.
        [luck_penalty] Heldet vender sig fra { $who }.
       *[other] { $who }: { $condition }.
    }
event-condition-off =
    { $condition-id ->
        [prone] { $who } er på benene igen
        [blinded] { $who } kan se igen
        [helpless] { $who } er ikke længere hjælpeløs
        [paralysis] { $who } kan bevæge sig igen
        [unconscious] { $who } kommer til sig selv
        [sleep] { $who } vågner
        [burning] { $who } brænder ikke længere
        [bleeding] { $who } bløder ikke længere
        [held] { $who } er fri
        [drowning] { $who } får luft igen
        [hanging] { $who } hænger ikke længere ud over kanten
        [hobbled] { $who } halter ikke længere
       *[other] { $who } er fri for dette: { $condition }
    }{ $reason-id ->
        [luck] { " " }(held).
        [overcome] { " " }(overvundet).
        [water] { " " }(vand).
        [air] { " " }(luft).
        [time] { " " }(tiden er gået).
        [ended] { " " }(afsluttet af den, der kastede den).
        [treated] { " " }(behandlet).
        [hurt] { " " }(smerte).
        [another_spell] { " " }(en anden besværgelse).
        [unconscious] { " " }(den troldkyndige er bevidstløs).
        [dead] { " " }(den troldkyndige er død).
       *[other] .
    }

## Hændelser: ting

event-item-dropped = { $who } har ikke længere dette: { $item } ligger på { $at }.
event-item-broken =
    { $how-id ->
        [damaged] { $who } har beskadiget noget: { $item } duer ikke, før det er repareret.
       *[destroyed] { $who } har mistet noget for altid: { $item } er gået i stykker.
    }
event-item-used = { $who } bruger en: { $item } ({ $left } tilbage).
event-reloaded =
    { $loaded ->
        [true] { $who } har ladt: { $item }.
       *[false] { $who } lader: { $item }, trin { $steps } af { $needed }.
    }
event-jammed = { $who } får en klikker: { $item } i baglås.
event-wetted = { $who } har vådt krudt: { $item } duer ikke.
event-exploded =
    { $what-id ->
        [grenade] Granaten eksploderer på { $at }.
        [howitzer] Haubitsen fejer området omkring { $at }.
        [acid_breath] En sky af syre vælter ind over { $at }.
       *[other] { $what } rammer området omkring { $at }.
    }
event-scattered =
    { $what-id ->
        [grenade] Granaten
       *[other] { $what }
    }{ $metres ->
        [0] {" "}bliver liggende på { $to }.
       *[other] {" "}triller { $metres } meter, til { $to }.
    }

## Hændelser: terrænet

event-unhorsed = { $who } er ude af sadlen: { $mount } bærer ingen rytter mere.
event-pushed = { $by } skubber { $who } til { $to }.
event-fell =
    { $who } falder { $metres }, til { $to }: { $dice ->
        [0] uskadt.
        [one] { $dice } skadeterning.
       *[other] { $dice } skadeterninger.
    }
event-sank = { $who } synker { $metres } meter, nu { $depth } meter nede.
event-terrain-changed =
    { $what-id ->
        [door_open] Døren på { $at } er åben.
        [door_closed] Døren på { $at } er lukket.
        [gate_up] Faldgitteret på { $at } går op.
        [gate_down] Faldgitteret på { $at } går ned.
        [burning_oil] Brændende olie dækker { $at }.
        [fire_out] Ilden på { $at } er gået ud.
        [oil] Der er spildt olie på { $at }.
        [caltrops] Der ligger fodangler på { $at }.
        [caltrops_spent] Fodanglerne på { $at } har gjort deres virkning.
        [light] Der brænder et lys på { $at }.
        [dark] En blænde skjuler lyset på { $at }.
       *[other] { $at }: { $what }.
    }

## Hændelser: magi

event-magic = { $who } betaler { $cost } magipoint for { $spell } ({ $left } tilbage).
event-spell-lost =
    { $reason-id ->
        [threatened] { $who } er truet, og besværgelsen går tabt: { $spell }.
       *[hurt] { $who } bliver såret midt i besværgelsen, og den går tabt: { $spell }.
    }
event-area-laid =
    { $spell } dækker { $area-count ->
        [one] { $area-count } felt
       *[other] { $area-count } felter
    } ({ $who }).
event-magic-ended =
    { $reason-id ->
        [ended] { $who } slipper besværgelsen: { $spell }.
        [hurt] { $who } mister koncentrationen: { $spell } er forbi.
        [another_spell] { $who } vender sig mod en anden besværgelse: { $spell } er forbi.
       *[other] { $spell } er forbi: { $who } kan ikke længere koncentrere sig.
    }

## Slutningen

event-ended =
    { $winners-count ->
        [0] Kampen er forbi, og ingen har vundet: { $reason }.
       *[other] Kampen er forbi, og { $winners } har vundet: { $reason }.
    }
event-conflict-over =
    { $winner-id ->
        [heroes] Kampen er afgjort: heltene holder pladsen.
        [enemies] Kampen er afgjort: fjenderne holder pladsen.
       *[nobody] Kampen er forbi: ingen holder pladsen.
    }
event-trap-sprung = { $who } udløser en fælde på { $at }.
won-by-heroes = ingen fjende står tilbage
won-by-enemies = ingen helt står tilbage
won-by-nobody = ingen står tilbage

## Spørgsmål i en tur

headline = Runde { $round }, { $phase-id ->
    [players] spillernes tur
    [enemies] fjendernes tur
   *[end_of_round] rundens slutning
}
ask-group-turn = Hvem handler nu?
ask-who = Hvem handler nu?
ask-do = Hvad gør { $who }?
ask-manner = Hvordan?
ask-to =
    { $who-id ->
        [master] Til hvor meget?
       *[other] Hvorhen går { $who }?
    }
ask-over = Over hvilke felter? (den bedste vej, hvis intet nævnes)
refused-way = »{ $text }« kan ikke gås felt for felt
ask-hunger = { $who } sulter
ask-weapon = Hvad angriber { $who } med?
ask-mode = Hvordan bruges våbnet?
ask-target = Hvem er målet?
ask-second-target = Hvem angriber { $who } med det andet våben?
ask-next-target = Hvem angriber { $who } nu?
ask-skill = Med hvilken færdighed?
ask-hands = I én hånd eller i to?
ask-square = Hvilket felt?
ask-item = Hvilken ting?
ask-hold = Hvad tager { $who } i hænderne?
ask-door = Hvilken dør?
ask-lever = Hvilket håndtag?
ask-light = Hvad tændes?
ask-treatment = Hvad bruges forbindskassen til?
ask-spell = Hvilken besværgelse kaster { $who }?
ask-ability = Hvilken evne bruger { $who }?
ask-effect = Hvilken virkning?
ask-words = Hvad gør { $who } helt præcist?
ask-action = Hvilken handling forbereder { $who }?
ask-trigger = Hvornår skal den bruges?
ask-whose = Hvem holder { $who } øje med?
ask-whom = Hvem skal angrebet gælde?
ask-cut-in = { $by } { $trigger }. Bryder { $who } ind?
ask-coin = { $who }: slå, eller bruge en dødsmønt og klare det ({ $what })?
ask-confirm-attack = { $target } er ingen fjende. Angriber { $who } alligevel?
ask-overpower = Dette angreb fælder { $target }. Dræbe, eller kun overmande?
ask-killing-blow = { $target } er hjælpeløs. Dræbe med ét hug, eller almindelig skade?
ask-special = Træfferen på { $target } giver mulighed for mere end skade. Hvad vil { $who }?
ask-sweep = Hugget kan fortsætte. Mod hvem?
ask-brutal = Slå ettallerne om?
ask-direction = I hvilken retning skubber { $who } { $target }?

## Spørgsmål til spillederen

ask-surprised = Hvem er overrasket?
ask-simultaneous = Sker begge handlinger i samme øjeblik?
ask-effective = Virker dette angreb på { $who }?
ask-something-else = { $who } prøver noget andet
ask-pass-enemy = { $who } vil forbi en fjende
ask-breakage = Går det i stykker, som { $who } tabte?
ask-consequence = { $who } kom til kort med værktøjet. Hvad følger?
ask-of = Hvis?
ask-cell = Hvilket felt?
ask-condition = Hvilken tilstand?
ruling-surprised = hvem der er overrasket
ruling-simultaneous = handlinger i samme øjeblik
ruling-effective = om angrebet virker
ruling-something-else = noget andet
ruling-pass-enemy = vejen forbi en fjende
ruling-breakage = om det tabte går i stykker
ruling-consequence = følgen af en fejl

## Terninger

ask-attack = { $who } angriber
ask-damage = Skadeterninger for { $who }
ask-reroll = { $who } slår om
ask-heal = Helingsterninger for { $who }
ask-persistent = Vedvarende skade på { $who }
ask-fire = { $who } træder ind i ilden
ask-fall = { $who } falder
ask-drown = { $who } er ved at drukne
ask-blast = Held i eksplosionen: { $who }
ask-blast-more = Mere skade på { $who }
ask-scatter = Hvor langt triller den?
ask-scatter-direction = Hvilken vej triller den? (1 er nord, videre med uret)
ask-surprise = Overraskelsesterningen
ask-surprise-luck = Held mod overraskelse: { $who }
ask-grenade = Held med granaten: { $who }
ask-catch-fire = Held mod ilden: { $who }
ask-hold-on = Held ved kanten: { $who }
ask-soften-fall = Held i faldet: { $who }
ask-survival = Held i overlevelseskampen: { $who }
ask-luck-ends = Held til at ende en virkning: { $who }
ask-ranged-attack = Held til at skyde under trussel: { $who }
ask-item-use = Held til at håndtere ting under trussel: { $who }
ask-casting = Held til at kaste besværgelser under trussel: { $who }
ask-resist = { $who } står imod
ask-concentrate = { $who } holder koncentrationen
ask-overcome = { $who } prøver at overvinde virkningen
ask-climb = { $who } klatrer
ask-leap = { $who } springer
ask-sneak = { $who } lister
ask-breath = { $who } holder vejret
ask-make-fire = { $who } slår ild
ask-pick-lock = { $who } dirker låsen op
ask-alchemy = { $who } arbejder med alkymistværktøj
ask-search = { $who } spejder
ask-stay = { $who } bliver eller løber sin vej
ask-stabilise = { $who } stabiliserer
ask-treat = { $who } behandler gift eller lammelse
ask-bandage = { $who } forbinder sår

## Hvad man kan gøre

option-wait = lad andre gå først
option-end-turn = slut turen
option-do-finish = færdig i denne runde
option-do-move = flyt
option-do-attack = angrib
option-do-cast = kast en besværgelse
option-do-use-item = brug en ting
option-do-use-ability = brug en evne
option-do-overcome = overvind en virkning
option-do-end-magic = gør en ende på en magisk virkning
option-do-sprint = spurt
option-do-reload = lad (handling)
option-do-reload-momentum = lad (al fremdrift)
option-do-prepare = forbered en handling
option-do-other = noget andet
option-do-open-door = åbn en dør
option-do-close-door = luk en dør
option-do-pull-lever = træk i et håndtag
option-do-exchange-weapons = skift våben
option-do-pick-up = saml noget op
option-do-lie-down = læg dig ned
option-do-stand-up = rejs dig
option-do-hand-over = ræk noget videre
option-do-hang = fir dig ud over kanten
option-do-drop = slip noget
option-do-mount = stig op
option-do-dismount = stig af
option-do-spur = spor ridedyret
option-do-release = slip grebet
option-do-jump-down = spring ned
option-do-climb = klatr op
option-do-leap = spring over
option-do-flee = flygt fra kortet
option-do-pass-enemy = kom forbi en fjende
option-walk = gå
option-sneak = list
option-tumble = rul forbi (Behændighed)
option-barge = mas dig igennem (Styrke)
option-melee = i nærkamp
option-shot = skyd
option-thrown = kast
option-area = over et område
option-one = i én hånd
option-two = i begge hænder
option-nothing = intet
option-any = hvem som helst
option-cut-in-pass = vent videre
option-cut-in-cut-in = bryd ind
option-coin-roll = slå
option-coin-coin = brug en dødsmønt
option-kill = dræb
option-disable = overmand
option-killing-blow-damage = almindelig skade
option-special-damage = fuld skade
option-catch = halv skade og hold fast
option-knock-prone = halv skade og slå omkuld
option-push = halv skade og skub væk
option-reroll = slå om
option-keep = behold
option-confirm-attack-yes = angrib
option-confirm-attack-no = lad være (handlingen er brugt alligevel)
option-stabilise = stabilisér
option-treat = behandl gift eller lammelse
option-bandage = forbind
option-north = nord
option-north-east = nordøst
option-east = øst
option-south-east = sydøst
option-south = syd
option-south-west = sydvest
option-west = vest
option-north-west = nordvest
option-as-stated = som scenen siger
option-together = i samme øjeblik
option-prepared-first = det forberedte først
option-check = en prøve afgør det
option-succeeds = det lykkes
option-fails = det mislykkes
option-die = terningen afgør det
option-breaks = det går i stykker
option-holds = det holder
option-consequence-none = intet videre
option-consequence-hurt = det gør ondt
option-master-health = Helbred
option-master-death-coins = dødsmønter
option-master-magic = magipoint
option-master-luck = Held
option-master-place = plads på kortet
option-master-condition = tilstand

## Handlinger og betingelser for det forberedte

word-attack = angreb
word-cast = besværgelse
word-use-item = brug af en ting
word-use-ability = brug af en evne
word-overcome = at overvinde en virkning
word-end-magic = at ende en magisk virkning
word-sprint = spurt
word-move = flytning
word-reload = ladning
word-prepare = forberedelse
word-other = noget andet
word-any = hvem som helst
word-enters-square = træder ind på feltet
word-enters-area = træder ind i området
word-comes-adjacent = kommer hen på et nabofelt
word-comes-in-reach = kommer inden for rækkevidde
word-becomes-visible = kommer til syne
word-attacks = angriber
word-casts = kaster en besværgelse
word-uses-item = bruger en ting
word-stands-up = rejser sig
word-custom = gør det aftalte

## Hvad der slås for

word-blast = eksplosion
word-survival = overlevelse
word-luck-ends = at ende en virkning
word-surprise = overraskelse
word-surprise-luck = overraskelse
word-catch-fire = ild i tøjet
word-hold-on = greb om kanten
word-soften-fall = blødere fald
word-ranged-attack = skud under trussel
word-item-use = ting under trussel
word-casting = besværgelse under trussel
word-resist = modstand
word-concentrate = koncentration
word-climb = klatring
word-leap = spring
word-sneak = at liste
word-breath = at holde vejret
word-make-fire = at slå ild
word-pick-lock = at dirke en lås op
word-alchemy = alkymi
word-search = at spejde
word-stay = at bevare roen
word-stabilise = stabilisering
word-treat = behandling
word-bandage = forbinding
word-something-else = noget andet
word-pass-enemy = forbi en fjende
word-encounter-distance = afstand ved mødet
word-reaction = reaktion

## Tallenes grunde

squares =
    { $count ->
        [one] felt
       *[other] felter
    }
diagonals =
    { $count ->
        [one] felt på skrå
       *[other] felter på skrå
    }
metres =
    { $whole ->
        [10] 1 meter
        [15] 1,5 meter
        [20] 2 meter
        [25] 2,5 meter
        [30] 3 meter
        [35] 3,5 meter
        [40] 4 meter
        [45] 4,5 meter
        [50] 5 meter
        [60] 6 meter
        [70] 7 meter
        [80] 8 meter
        [100] 10 meter
       *[other] { $whole } decimeter
    }
word-squares = felter
word-metres = meter
word-seconds = sekunder
word-round-no = runde
word-dice = terninger
word-kind-mud = mudder
word-kind-swamp = sump
word-kind-water = vand
word-kind-swim = svømning
word-kind-snow = sne
word-kind-rubble = murbrokker
word-kind-stairs = trappe
word-kind-roots = rødder
word-kind-climb = klatring over
word-kind-ally = forbi en ven
word-kind-threat = begyndte turen truet
word-kind-blind = i blinde
word-kind-crawl = at kravle
word-kind-hobbled = halten
word-kind-sneak = at liste
word-whole-momentum = al fremdrift
word-zone-move = flytning mellem zoner
word-kind-enemy = forbi en fjende
word-small-action = lille handling
word-free = gratis
word-momentum-left = fremdrift tilbage
word-threshold = succesgrænse
word-cap = flere tæller ikke
word-cover-partial = delvis dækning
word-cover-full = fuld dækning
word-cover-none = ingen dækning
word-cover-hidden = skjult
word-area = område
word-hidden-points = skjulte punkter
word-points = punkter
word-far = lang afstand
word-improvised = improviseret våben
word-two-weapons = to våben
word-two-fists = to næver
word-not-handy = et våben, der ikke er letført
word-flintlock = flintelås
word-piercing = Gennemtrængende
word-too-close = for tæt på til langbue
word-exceptional = enestående kvalitet
word-cramped = trange forhold
word-brutal = Brutal
word-half = halvt
word-larger-target = meget større mål
word-immune = immun
word-at-least = mindst 1
word-full-health = ikke over højeste Helbred
word-collision = sammenstød
word-fall = fald
word-regeneration = regeneration
word-blast-more = mere af eksplosionen
word-natural-defence = naturligt Forsvar
word-too-heavy = for tungt til at gavne
word-shield-struck = skjoldet blev brugt til at slå
word-shield-damaged = beskadiget skjold
word-armour = rustning
word-overloaded = overlæsset
word-target-advantaged = målet er begunstiget
word-target-disadvantaged = målet er hæmmet
word-target-overloaded = målet er overlæsset
word-tools = fint arbejde
word-reload-steps = ladetrin
word-uses = anvendelser
word-spent = brugt
word-death-coin = dødsmønt
word-sinking = synker
word-depth = dybde
word-luck-bonus = gunstigt held
word-luck-penalty = ugunstigt held

## Bordets ord

word-master = spilleder
word-heroes = heltene
word-enemies = fjenderne
word-hero = helten
word-enemy = fjenden
word-neutral = tilskuere
word-players = spillernes tur
word-end-of-round = rundens slutning
word-start = før kampen
word-map = kort
word-creatures = væsener
word-ground = på jorden
word-areas = besværgelser på kortet
word-phase = fase
word-might = Styrke
word-dexterity = Behændighed
word-intelligence = Intelligens
word-personality = Personlighed
word-luck = Held
word-health = Helbred
word-health-max = højeste Helbred
word-defence = Forsvar
word-momentum = fremdrift
count-momentum = { $count } fremdrift
count-magic = { $count } magipoint
count-health = { $count } Helbred
word-magic = magipoint
word-magic-max = flest magipoint
word-death-coins = dødsmønter
word-successes = overlevelsessucceser
word-level = niveau
word-size = størrelse
word-reach = rækkevidde
word-load = last
word-capacity = bæreevne
word-action = handling
word-action-left = handlinger tilbage
word-held-things = i hænderne
word-inventory = oppakning
word-prepared = forberedt
word-conditions = tilstande
word-effects = virkninger
word-talents = talenter
word-spells = besværgelser
word-abilities = evner
word-attacks-listed = angreb
word-threatened = truet
word-surprised = overrasket
word-activated = har begyndt sin tur
word-finished = færdig
word-concentrating = koncentrerer sig
word-status = tilstand
word-active = kampdygtig
word-dying = kæmper for at overleve
word-stable = stabil, bevidstløs
word-disabled = overmandet
word-dead = død
word-fled = flygtet
word-place = plads på kortet
word-lit = oplyst
word-dark = mørke
word-light = lys
word-loaded = ladt
word-unloaded = ikke ladt
word-jammed = i baglås
word-broken = ødelagt
word-wet = våd
word-weapon = våben
word-item = ting
word-where = hvor
word-spell = besværgelse
word-caster = kastet af
word-unarmed = uden våben
word-nothing = intet
word-nobody = ingen
word-weaker = svagere
word-equal = jævnbyrdig
word-stronger = stærkere

## Flere af bordets ord

word-creature = væsen
word-trigger = betingelse
word-whose = hvis
word-task = opgave
word-plain = almindelig opgave
word-swim = svømning
word-trap = fælde
word-spike-trap = pigfælde
word-kind-body = krop i vejen
word-easy = let eventyr
word-normal = almindeligt eventyr
word-advanced = avanceret eventyr
word-hard = svært eventyr
word-very-hard = meget svært eventyr
word-direct = direkte
word-indirect = indirekte
word-partial = delvis
word-full = fuld
word-hidden = skjult
word-hit = træffer
word-failure = mislykket
need-d20 = { $least } eller mere på k20
word-missed = ved siden af
word-begins = begynder
word-success = succes
word-ends = ender
word-healed = helet
word-stabilised = stabiliseret
word-destroyed = ødelagt
word-damaged = beskadiget
word-own-turn = egen tur er kommet
word-unable = ude af stand til at handle
word-hurt = såret
word-another-spell = en anden besværgelse
word-ended = afsluttet
word-time = tiden er gået
word-hunger = sult
word-adventure-over = eventyret er forbi
word-let-go = slap fri
word-stood-up = rejste sig
word-dropped = sluppet
word-treated = behandlet
word-air = luft
word-door-open = døren er åben
word-door-closed = døren er lukket
word-gate-up = faldgitteret er oppe
word-gate-down = faldgitteret er nede
word-fire-out = ilden er gået ud
word-threat = truet felt
word-condition = tilstand
word-damage = skade
word-do-attack = angreb
word-do-move = flytning
word-do-sprint = spurt
word-do-cast = kast en besværgelse
word-do-use-item = brug en ting
word-do-use-ability = brug en evne
word-do-overcome = overvind en virkning
word-do-end-magic = gør en ende på en magisk virkning
word-do-other = noget andet
word-trigger-enters-square = træder ind på feltet
word-trigger-enters-area = træder ind i området
word-trigger-comes-adjacent = kommer hen på et nabofelt
word-trigger-comes-in-reach = kommer inden for rækkevidde
word-trigger-becomes-visible = kommer til syne
word-trigger-attacks = angriber
word-trigger-casts = kaster en besværgelse
word-trigger-uses-item = bruger en ting
word-trigger-stands-up = rejser sig
word-trigger-custom = gør det aftalte
in-hand = i hånden: { $item }
hands-two = { $first } og { $second }
ask-task = Hvad er det for en opgave?
ask-opportunity = { $who }: hugge efter den, der går?
ask-custom-trigger = Er den betingelse indtruffet, som { $who } venter på?
ruling-custom-trigger = den aftalte betingelse
ask-trap = Held mod fælden: { $who }
option-task-plain = en almindelig opgave
option-task-swim = svømning
option-task-climb = klatring
option-task-sneak = at liste
option-strike = hug til
option-go-on = gå videre

## Tilstande

word-helpless = hjælpeløs
word-paralysis = lammelse
word-unconscious = bevidstløs
word-sleep = søvn
word-prone = liggende
word-blinded = blindet
word-persistent-damage = vedvarende skade
word-burning = brænder
word-acid = syre
word-bleeding = blødning
word-poison = gift
word-advantaged = begunstiget
word-disadvantaged = hæmmet
word-invisible = usynlig
word-obscured = sløret
word-covered = i dækning
word-hobbled = halter
word-held = holdt fast
word-drowning = drukner
word-hanging = hænger ud over kanten
word-commanded = under ordre
word-warded = værnet
word-regenerating = heler langsomt

## Våben og naturlige angreb

word-staff = stav
word-short-spear = kort spyd
word-knife = kniv
word-hatchet = håndøkse
word-knuckles = knojern
word-spear = spyd
word-club = kølle
word-whip = pisk
word-mace = stridskølle
word-three-quarter-staff = trekvartstav
word-main-gauche = main-gauche
word-short-sword = kortsværd
word-pike = pike
word-flail = stridsplejl
word-curved-sword = krumsværd
word-rapier = kårde
word-long-sword = langsværd
word-war-axe = stridsøkse
word-war-hammer = stridshammer
word-two-handed-hammer = tohåndshammer
word-two-handed-sword = tohåndssværd
word-two-handed-axe = tohåndsøkse
word-sling = slynge
word-short-bow = kortbue
word-long-bow = langbue
word-hand-crossbow = håndarmbrøst
word-crossbow = armbrøst
word-pistol = pistol
word-heavy-crossbow = tung armbrøst
word-howitzer = haubits
word-musket = musket
word-chair = stol
word-bite = bid
word-claws = kløer
word-kick = spark
word-tree-trunk = træstamme

## Rustninger

word-padded = polstret tøj
word-leather = læderrustning
word-studded-leather = nittet læderrustning
word-scale = skælrustning
word-scale-cuirass = skælrustning med kyras
word-half-plate = halvplade med kyras
word-full-plate = fuld pladerustning
word-shield = skjold

## Udstyr

word-bolts = armbrøstbolte
word-arrows = pile
word-shot-and-powder = hagl og krudt
word-balls-and-powder = kugler og krudt
word-aid-kit = forbindskasse
word-oil-flask = olieflaske
word-grenade = granat
word-caltrops = fodangler
word-torch = fakkel
word-lantern = lygte
word-candle = stearinlys
word-flint = fyrtøj
word-matches = tændstikker
word-potion-of-mending = lægende drik
word-thieves-tools = tyveværktøj
word-alchemist-tools = alkymistværktøj
word-climbing-gear = klatreudstyr
word-telescope = kikkert
word-cleaning-kit = rensesæt
word-saddle = sadel og tømme
word-travel-kit = rejseudstyr
word-wooden-pole = træstang
word-wooden-stake = træpæl
word-grapnel = entrehage
word-mug = krus
word-small-instrument = lille instrument
word-large-instrument = stort instrument
word-small-hammer = lille hammer
word-iron-spike = jernkile
word-chalk = kridt
word-vial = glas med prop
word-magnifying-glass = lup
word-twine = sejlgarn
word-soap = sæbe
word-tool = redskab
word-common-clothing = dagligt tøj
word-formal-clothing = festtøj
word-fashionable-clothing = modetøj
word-winter-clothing = vintertøj
word-manacles = håndjern
word-rope = reb
word-writing-kit = skrivetøj
word-chain = kæde
word-small-chest = lille skrin
word-large-chest = stor kiste
word-common-wine = jævn vin
word-fine-wine = fin vin
word-padlock = hængelås
word-rations = proviant
word-animal-feed = foder
word-mirror = spejl
word-bell = klokke

## Terræn

word-floor = åben grund
word-wall = mur
word-house = hus
word-pillar = søjle
word-rock = klippeblok
word-slit = skydeskår
word-barricade = barrikade
word-low-wall = lav mur
word-low-rock = lav sten
word-table = bord
word-door = dør
word-open-door = åben dør
word-portcullis = faldgitter
word-lever = håndtag
word-mud = mudder
word-swamp = sump
word-snow = sne
word-rubble = murbrokker
word-stairs = trappe
word-water = lavt vand
word-deep-water = dybt vand
word-under-water = under vand
word-roof = tag
word-ledge = afsats
word-parapet = brystværn
word-burning-oil = brændende olie
word-oil = spildt olie
word-fire = ild
word-caltrops-spent = nedtrådte fodangler

## Besværgelser, evner, talenter

word-fire-dart = Ildpil
word-ember-burst = Glødeudbrud
word-roots = Rødder
word-blinding-dust = Blindende støv
word-dread-whisper = Rædselshvisken
word-force-shove = Kraftstød
word-mending-word = Lægende ord
word-renewal = Fornyelse
word-veil-of-mist = Tågeslør
word-dawn-ward = Daggryets værn
word-command = Ordre
word-acid-breath = syreånde
word-better-defence = Bedre forsvar
word-combat-prowess = Overlegenhed i kamp
word-empowered-magic = Forstærket magi
word-somewhat-healthier = Noget sundere
word-step-to-perfection-might = Skridt mod fuldkommenhed (Styrke)
word-step-to-perfection-dexterity = Skridt mod fuldkommenhed (Behændighed)
word-step-to-perfection-intelligence = Skridt mod fuldkommenhed (Intelligens)
word-step-to-perfection-personality = Skridt mod fuldkommenhed (Personlighed)
word-war-medic = Feltskærer

## Folk og kald

word-kuduk = kuduk
word-human = menneske
word-nomad = ørkennomade
word-dwarf = dværg
word-velkomocny = Velkomocný
word-alchemist = alkymist
word-ranger = grænsevogter
word-inquisitor = inkvisitor
word-rogue = tyv
word-medji = Med’ji
word-skald = skjald
word-warrior = kriger

## Væsener

word-carl = Carl
word-taren = Taren
word-abigail = Abigail
word-nicole = Nicole
word-bruni = Bruni
word-pippa = Pippa
word-freya = Freya
word-cave-rat = hulerotten
    .bare = hulerotte
word-goblin-skirmisher = goblinplænkleren
    .bare = goblinplænkler
word-bandit = banditten
    .bare = bandit
word-crossbow-guard = armbrøstvagten
    .bare = armbrøstvagt
word-pikeman = pikeneren
    .bare = pikener
word-wolf = ulven
    .bare = ulv
word-skeleton-warrior = skeletkrigeren
    .bare = skeletkriger
word-orc-brute = orkbøllen
    .bare = orkbølle
word-cult-adept = kultadepten
    .bare = kultadept
word-ghoul = ghoulen
    .bare = ghoul
word-knight-captain = ridderkaptajnen
    .bare = ridderkaptajn
word-troll = trolden
    .bare = trold
word-giant = kæmpen
    .bare = kæmpe
word-marsh-drake = sumpdragen
    .bare = sumpdrage
word-dog = hunden
    .bare = hund
word-mule = muldyret
    .bare = muldyr
word-horse = hesten
    .bare = hest
word-sample-hero = helten
    .bare = helt
word-sample-enemy = fjenden
    .bare = fjende
word-sample-pikeman = pikeneren
    .bare = pikener
word-sample-ogre = ogeren
    .bare = oger
numbered = { FORM($kind, form: "bare") } { $number }

## Spillederens stående afgørelser

option-master-ruling = en stående afgørelse
word-rest = hvile
word-scene = én scene i minutter
ask-ruling = Hvilken afgørelse?
ask-value = Hvad skal gælde?
word-threat-states = hvem der truer
word-creature-cover = væsener som dækning
word-unarmed-large = næver mod store
word-monster-falls = monstre med 0 Helbred
word-powder = sortkrudt i vand
word-listed = alle undtagen hjælpeløse, liggende og blindede
word-everybody = alle
word-size-at-least-target = hvis de er mindst så store som målet
word-never = aldrig
word-always = altid
word-reduced = mindre eller intet
word-undiminished = uformindsket
word-dies = dør
word-fights-for-life = kæmper for livet
word-gets-wet = bliver vådt
word-stays-dry = forbliver tørt

## Før kampen

ask-encounter = Hvor langt fra hinanden mødes de?
ask-reaction = Hvordan tager de det? 2T6 for { $who }
ask-parley = De søger ikke kamp. Tale sammen?
ruling-parley = kamp eller tale
word-reaction-attacks = fjendtlige, de angriber
word-reaction-hostile = fjendtlige, de angriber måske
word-reaction-uncertain = usikre
word-reaction-indifferent = ligeglade, der kan forhandles
word-reaction-friendly = venlige
word-metres-apart = meter fra hinanden
word-indoors = indendørs
word-outdoors = udendørs
word-fight = kamp
word-parley = tale sammen

## Tabeller med nøjagtige chancer

table-hits = træffere
table-damage = skade
table-success = succes
table-reaction = deres svar
table-chase = hvordan jagten ender
word-caught = indhentet
word-got-away = undsluppet
word-given-up = opgivet
word-talents-of-level = talenter efter niveau

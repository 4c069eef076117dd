### Dračí doupě k6 česky, slovy knihy.

## Jména a jejich pády; „to“ je 3. pád s předložkou. Kdo přichází ve větším počtu, je „skřet 3“.

numbered = { $name } { $number }
name-gorondar = Gorondar
    .gender = m
    .gen = Gorondara
    .dat = Gorondarovi
    .acc = Gorondara
    .voc = Gorondare
    .loc = Gorondarovi
    .ins = Gorondarem
    .to = ke Gorondarovi
name-naria = Naria
    .gender = f
    .gen = Narie
    .dat = Narii
    .acc = Nariu
    .voc = Nario
    .loc = Narii
    .ins = Narií
    .to = k Narii
name-kara = Kara
    .gender = f
    .gen = Kary
    .dat = Kaře
    .acc = Karu
    .voc = Karo
    .loc = Kaře
    .ins = Karou
    .to = ke Kaře
name-tilda = Tilda
    .gender = f
    .gen = Tildy
    .dat = Tildě
    .acc = Tildu
    .voc = Tildo
    .loc = Tildě
    .ins = Tildou
    .to = k Tildě
name-goblin = goblin
    .gender = m
    .gen = goblina
    .dat = goblinovi
    .acc = goblina
    .voc = gobline
    .loc = goblinovi
    .ins = goblinem
    .to = ke goblinovi
name-goblin-shaman = gobliní šaman
    .gender = m
    .gen = gobliního šamana
    .dat = goblinímu šamanovi
    .acc = gobliního šamana
    .voc = gobliní šamane
    .loc = gobliním šamanovi
    .ins = gobliním šamanem
    .to = ke goblinímu šamanovi
name-skret = skřet
    .gender = m
    .gen = skřeta
    .dat = skřetovi
    .acc = skřeta
    .voc = skřete
    .loc = skřetovi
    .ins = skřetem
    .to = ke skřetovi
name-skret-archer = skřetí lučištník
    .gender = m
    .gen = skřetího lučištníka
    .dat = skřetímu lučištníkovi
    .acc = skřetího lučištníka
    .voc = skřetí lučištníku
    .loc = skřetím lučištníkovi
    .ins = skřetím lučištníkem
    .to = ke skřetímu lučištníkovi
name-skret-sentry = skřetí hlídka
    .gender = f
    .gen = skřetí hlídky
    .dat = skřetí hlídce
    .acc = skřetí hlídku
    .voc = skřetí hlídko
    .loc = skřetí hlídce
    .ins = skřetí hlídkou
    .to = ke skřetí hlídce
name-skret-shaman = skřetí šaman
    .gender = m
    .gen = skřetího šamana
    .dat = skřetímu šamanovi
    .acc = skřetího šamana
    .voc = skřetí šamane
    .loc = skřetím šamanovi
    .ins = skřetím šamanem
    .to = ke skřetímu šamanovi
name-skret-alchemist = skřetí alchymista
    .gender = m
    .gen = skřetího alchymisty
    .dat = skřetímu alchymistovi
    .acc = skřetího alchymistu
    .voc = skřetí alchymisto
    .loc = skřetím alchymistovi
    .ins = skřetím alchymistou
    .to = ke skřetímu alchymistovi
name-orc = ork
    .gender = m
    .gen = orka
    .dat = orkovi
    .acc = orka
    .voc = orku
    .loc = orkovi
    .ins = orkem
    .to = k orkovi
name-orc-shieldman = ork se štítem
    .gender = m
    .gen = orka se štítem
    .dat = orkovi se štítem
    .acc = orka se štítem
    .voc = orku se štítem
    .loc = orkovi se štítem
    .ins = orkem se štítem
    .to = k orkovi se štítem
name-orc-champion = orkský šampión
    .gender = m
    .gen = orkského šampióna
    .dat = orkskému šampiónovi
    .acc = orkského šampióna
    .voc = orkský šampióne
    .loc = orkském šampiónovi
    .ins = orkským šampiónem
    .to = k orkskému šampiónovi
name-ogre = zlobr
    .gender = m
    .gen = zlobra
    .dat = zlobrovi
    .acc = zlobra
    .voc = zlobře
    .loc = zlobrovi
    .ins = zlobrem
    .to = ke zlobrovi
name-wolf = vlk
    .gender = m
    .gen = vlka
    .dat = vlkovi
    .acc = vlka
    .voc = vlku
    .loc = vlkovi
    .ins = vlkem
    .to = k vlkovi
name-dire-wolf = lítý vlk
    .gender = m
    .gen = lítého vlka
    .dat = lítému vlkovi
    .acc = lítého vlka
    .voc = lítý vlku
    .loc = lítém vlkovi
    .ins = lítým vlkem
    .to = k lítému vlkovi
name-skeleton = kostlivec
    .gender = m
    .gen = kostlivce
    .dat = kostlivci
    .acc = kostlivce
    .voc = kostlivče
    .loc = kostlivci
    .ins = kostlivcem
    .to = ke kostlivci
name-living-statue = oživlá socha
    .gender = f
    .gen = oživlé sochy
    .dat = oživlé soše
    .acc = oživlou sochu
    .voc = oživlá socho
    .loc = oživlé soše
    .ins = oživlou sochou
    .to = k oživlé soše
name-dwarf-warrior = trpasličí bojovník
    .gender = m
    .gen = trpasličího bojovníka
    .dat = trpasličímu bojovníkovi
    .acc = trpasličího bojovníka
    .voc = trpasličí bojovníku
    .loc = trpasličím bojovníkovi
    .ins = trpasličím bojovníkem
    .to = k trpasličímu bojovníkovi
name-cyclops = kyklop
    .gender = m
    .gen = kyklopa
    .dat = kyklopovi
    .acc = kyklopa
    .voc = kyklope
    .loc = kyklopovi
    .ins = kyklopem
    .to = ke kyklopovi
name-giant-scorpion = obří štír
    .gender = m
    .gen = obřího štíra
    .dat = obřímu štírovi
    .acc = obřího štíra
    .voc = obří štíre
    .loc = obřím štírovi
    .ins = obřím štírem
    .to = k obřímu štírovi
name-giant-beetle = obří brouk
    .gender = m
    .gen = obřího brouka
    .dat = obřímu broukovi
    .acc = obřího brouka
    .voc = obří brouku
    .loc = obřím broukovi
    .ins = obřím broukem
    .to = k obřímu broukovi
name-dragon = drak
    .gender = m
    .gen = draka
    .dat = drakovi
    .acc = draka
    .voc = draku
    .loc = drakovi
    .ins = drakem
    .to = k drakovi
name-caravan-guard = strážce karavany
    .gender = m
    .gen = strážce karavany
    .dat = strážci karavany
    .acc = strážce karavany
    .voc = strážce karavany
    .loc = strážci karavany
    .ins = strážcem karavany
    .to = ke strážci karavany
name-horse = kůň
    .gender = m
    .gen = koně
    .dat = koni
    .acc = koně
    .voc = koni
    .loc = koni
    .ins = koněm
    .to = ke koni
name-dog = pes
    .gender = m
    .gen = psa
    .dat = psovi
    .acc = psa
    .voc = pse
    .loc = psovi
    .ins = psem
    .to = ke psovi
name-pavel = Pavel
    .gender = m
    .gen = Pavla
    .dat = Pavlovi
    .acc = Pavla
    .voc = Pavle
    .loc = Pavlovi
    .ins = Pavlem
    .to = k Pavlovi
name-katka = Katka
    .gender = f
    .gen = Katky
    .dat = Katce
    .acc = Katku
    .voc = Katko
    .loc = Katce
    .ins = Katkou
    .to = ke Katce
name-jana = Jana
    .gender = f
    .gen = Jany
    .dat = Janě
    .acc = Janu
    .voc = Jano
    .loc = Janě
    .ins = Janou
    .to = k Janě
name-game-master = Pán jeskyně
    .gender = m
    .gen = Pána jeskyně
    .dat = Pánovi jeskyně
    .acc = Pána jeskyně
    .voc = Pane jeskyně
    .loc = Pánovi jeskyně
    .ins = Pánem jeskyně
    .to = k Pánovi jeskyně

headline-intentions = { $round }. kolo, záměry
headline-resolution = { $round }. kolo, vyhodnocení
word-hero = strana hrdinů
    .gender = f
    .gen = strany hrdinů
    .dat = straně hrdinů
    .acc = stranu hrdinů
    .ins = stranou hrdinů
word-gm = strana Pána jeskyně
    .gender = f
    .gen = strany Pána jeskyně
    .dat = straně Pána jeskyně
    .acc = stranu Pána jeskyně
    .ins = stranou Pána jeskyně
word-master = Pán jeskyně
    .gender = m
    .gen = Pána jeskyně
    .dat = Pánovi jeskyně
    .acc = Pána jeskyně
    .voc = Pane jeskyně
    .loc = Pánovi jeskyně
    .ins = Pánem jeskyně
    .to = k Pánovi jeskyně

## Části vět: koncovky sloves podle rodu a jména v pádech. Jméno, které napsal hráč, zastoupí „postava“.

form-who-a =
    { FORM($who, form: "gender") ->
        [m] {""}
        [f] a
        [n] o
        [plural] i
       *[other] (a)
    }
form-by-a =
    { FORM($by, form: "gender") ->
        [m] {""}
        [f] a
        [n] o
        [plural] i
       *[other] (a)
    }
form-against-a =
    { FORM($against, form: "gender") ->
        [m] {""}
        [f] a
        [n] o
        [plural] i
       *[other] (a)
    }
form-who-y =
    { FORM($who, form: "gender") ->
        [m] ý
        [f] á
        [n] é
       *[other] ý/á
    }
form-who-gen =
    { FORM($who, form: "gender") ->
        [m] { FORM($who, form: "gen") }
        [f] { FORM($who, form: "gen") }
        [n] { FORM($who, form: "gen") }
        [plural] { FORM($who, form: "gen") }
       *[other] postavy { $who }
    }
form-who-dat =
    { FORM($who, form: "gender") ->
        [m] { FORM($who, form: "dat") }
        [f] { FORM($who, form: "dat") }
        [n] { FORM($who, form: "dat") }
        [plural] { FORM($who, form: "dat") }
       *[other] postavě { $who }
    }
form-who-acc =
    { FORM($who, form: "gender") ->
        [m] { FORM($who, form: "acc") }
        [f] { FORM($who, form: "acc") }
        [n] { FORM($who, form: "acc") }
        [plural] { FORM($who, form: "acc") }
       *[other] postavu { $who }
    }
form-by-gen =
    { FORM($by, form: "gender") ->
        [m] { FORM($by, form: "gen") }
        [f] { FORM($by, form: "gen") }
        [n] { FORM($by, form: "gen") }
        [plural] { FORM($by, form: "gen") }
       *[other] postavy { $by }
    }
form-by-dat =
    { FORM($by, form: "gender") ->
        [m] { FORM($by, form: "dat") }
        [f] { FORM($by, form: "dat") }
        [n] { FORM($by, form: "dat") }
        [plural] { FORM($by, form: "dat") }
       *[other] postavě { $by }
    }
form-by-ins =
    { FORM($by, form: "gender") ->
        [m] { FORM($by, form: "ins") }
        [f] { FORM($by, form: "ins") }
        [n] { FORM($by, form: "ins") }
        [plural] { FORM($by, form: "ins") }
       *[other] postavou { $by }
    }
form-against-gen =
    { FORM($against, form: "gender") ->
        [m] { FORM($against, form: "gen") }
        [f] { FORM($against, form: "gen") }
        [n] { FORM($against, form: "gen") }
        [plural] { FORM($against, form: "gen") }
       *[other] postavy { $against }
    }
form-against-dat =
    { FORM($against, form: "gender") ->
        [m] { FORM($against, form: "dat") }
        [f] { FORM($against, form: "dat") }
        [n] { FORM($against, form: "dat") }
        [plural] { FORM($against, form: "dat") }
       *[other] postavě { $against }
    }
form-against-acc =
    { FORM($against, form: "gender") ->
        [m] { FORM($against, form: "acc") }
        [f] { FORM($against, form: "acc") }
        [n] { FORM($against, form: "acc") }
        [plural] { FORM($against, form: "acc") }
       *[other] postavu { $against }
    }
form-against-to =
    { FORM($against, form: "gender") ->
        [m] { FORM($against, form: "to") }
        [f] { FORM($against, form: "to") }
        [n] { FORM($against, form: "to") }
        [plural] { FORM($against, form: "to") }
       *[other] k postavě { $against }
    }
form-target-dat =
    { FORM($target, form: "gender") ->
        [m] { FORM($target, form: "dat") }
        [f] { FORM($target, form: "dat") }
        [n] { FORM($target, form: "dat") }
        [plural] { FORM($target, form: "dat") }
       *[other] postavě { $target }
    }
form-target-acc =
    { FORM($target, form: "gender") ->
        [m] { FORM($target, form: "acc") }
        [f] { FORM($target, form: "acc") }
        [n] { FORM($target, form: "acc") }
        [plural] { FORM($target, form: "acc") }
       *[other] postavu { $target }
    }
form-targets-dat =
    { FORM($targets, form: "gender") ->
        [m] { FORM($targets, form: "dat") }
        [f] { FORM($targets, form: "dat") }
        [n] { FORM($targets, form: "dat") }
        [plural] { FORM($targets, form: "dat") }
       *[other] postavě { $targets }
    }
form-targets-acc =
    { FORM($targets, form: "gender") ->
        [m] { FORM($targets, form: "acc") }
        [f] { FORM($targets, form: "acc") }
        [n] { FORM($targets, form: "acc") }
        [plural] { FORM($targets, form: "acc") }
       *[other] postavu { $targets }
    }
form-targets-ins =
    { FORM($targets, form: "gender") ->
        [m] { FORM($targets, form: "ins") }
        [f] { FORM($targets, form: "ins") }
        [n] { FORM($targets, form: "ins") }
        [plural] { FORM($targets, form: "ins") }
       *[other] postavou { $targets }
    }
form-around-gen =
    { FORM($around, form: "gender") ->
        [m] { FORM($around, form: "gen") }
        [f] { FORM($around, form: "gen") }
        [n] { FORM($around, form: "gen") }
        [plural] { FORM($around, form: "gen") }
       *[other] postavy { $around }
    }
form-fleer-acc =
    { FORM($fleer, form: "gender") ->
        [m] { FORM($fleer, form: "acc") }
        [f] { FORM($fleer, form: "acc") }
        [n] { FORM($fleer, form: "acc") }
        [plural] { FORM($fleer, form: "acc") }
       *[other] postavu { $fleer }
    }
form-on-gen =
    { FORM($on, form: "gender") ->
        [m] { FORM($on, form: "gen") }
        [f] { FORM($on, form: "gen") }
        [n] { FORM($on, form: "gen") }
        [plural] { FORM($on, form: "gen") }
       *[other] postavy { $on }
    }
form-on-acc =
    { FORM($on, form: "gender") ->
        [m] { FORM($on, form: "acc") }
        [f] { FORM($on, form: "acc") }
        [n] { FORM($on, form: "acc") }
        [plural] { FORM($on, form: "acc") }
       *[other] postavu { $on }
    }
form-direction-to =
    { FORM($direction, form: "gender") ->
        [m] { FORM($direction, form: "to") }
        [f] { FORM($direction, form: "to") }
        [n] { FORM($direction, form: "to") }
        [plural] { FORM($direction, form: "to") }
       *[other] tam, kde je { $direction }
    }
form-to-gen =
    { FORM($to, form: "gender") ->
        [m] { FORM($to, form: "gen") }
        [f] { FORM($to, form: "gen") }
        [n] { FORM($to, form: "gen") }
        [plural] { FORM($to, form: "gen") }
       *[other] postavy { $to }
    }
form-to-acc =
    { FORM($to, form: "gender") ->
        [m] { FORM($to, form: "acc") }
        [f] { FORM($to, form: "acc") }
        [n] { FORM($to, form: "acc") }
        [plural] { FORM($to, form: "acc") }
       *[other] postavu { $to }
    }
form-to-to =
    { FORM($to, form: "gender") ->
        [m] { FORM($to, form: "to") }
        [f] { FORM($to, form: "to") }
        [n] { FORM($to, form: "to") }
        [plural] { FORM($to, form: "to") }
       *[other] na určené místo ({ $to })
    }
form-weapon-acc =
    { FORM($weapon, form: "gender") ->
        [m] { FORM($weapon, form: "acc") }
        [f] { FORM($weapon, form: "acc") }
        [n] { FORM($weapon, form: "acc") }
        [plural] { FORM($weapon, form: "acc") }
       *[other] zbraň { $weapon }
    }
form-weapon-ins =
    { FORM($weapon, form: "gender") ->
        [m] { FORM($weapon, form: "ins") }
        [f] { FORM($weapon, form: "ins") }
        [n] { FORM($weapon, form: "ins") }
        [plural] { FORM($weapon, form: "ins") }
       *[other] zbraní { $weapon }
    }
form-weapon-from =
    { FORM($weapon, form: "gender") ->
        [m] { FORM($weapon, form: "from") }
        [f] { FORM($weapon, form: "from") }
        [n] { FORM($weapon, form: "from") }
        [plural] { FORM($weapon, form: "from") }
       *[other] ze zbraně { $weapon }
    }
form-item-acc =
    { FORM($item, form: "gender") ->
        [m] { FORM($item, form: "acc") }
        [f] { FORM($item, form: "acc") }
        [n] { FORM($item, form: "acc") }
        [plural] { FORM($item, form: "acc") }
       *[other] věc { $item }
    }
form-drawn-acc =
    { FORM($on, form: "gender") ->
        [m] { FORM($on, form: "acc") }
        [f] { FORM($on, form: "acc") }
        [n] { FORM($on, form: "acc") }
        [plural] { FORM($on, form: "acc") }
       *[other] zbraň { $on }
    }

## Události: situace a kolo

event-scene-set =
    { FORM($zones, form: "gender") ->
        [plural] Místem boje jsou { $zones }.
       *[other] Místem boje je { $zones }.
    }{ $props-count ->
        [0] {""}
       *[other] { FORM($props, form: "gender") ->
            [plural] {" "}Hodit se mohou { $props }.
           *[other] {" "}Hodit se může { $props }.
        }
    }{ $dangers-count ->
        [0] {""}
       *[other] { FORM($dangers, form: "gender") ->
            [plural] {" "}Nebezpečí představují { $dangers }.
           *[other] {" "}Nebezpečí představuje { $dangers }.
        }
    }{ $lights-count ->
        [0] {" "}Všude je tma.
       *[other] { FORM($lights, form: "gender") ->
            [plural] {" "}Ve světle jsou { $lights }.
           *[other] {" "}Ve světle je { $lights }.
        }
    }
event-scene-added =
    { $what-id ->
        [reinforcements] Přišly posily.
        [light] Rozlilo se světlo.
        [not_yet_done] Ještě to není hotové, pokračuje se v dalším kole.
       *[other] K situaci nově patří { $what }.
    }
event-round-began =
    Začíná { $number }. kolo, zhruba { $seconds ->
        [one] { $seconds } vteřina
        [few] { $seconds } vteřiny
       *[other] { $seconds } vteřin
    }.
event-arrived =
    { $who } dorazil{ form-who-a } do boje { $mode-id ->
        [winded] bez dechu
       *[fresh] s čerstvými silami
    }{ $run-rounds ->
        [0] {" "}a je rovnou mezi bojujícími.
        [one] ; zbývá ještě { $run-rounds } kolo běhu.
        [few] ; zbývají ještě { $run-rounds } kola běhu.
       *[other] ; zbývá ještě { $run-rounds } kol běhu.
    }
event-intended =
    { $intention-id ->
        [engage] { $who } chce { intended-attack }.
        [block] { $who } chce zastoupit cestu { form-targets-dat }.
        [prevent] { $who } chce { form-targets-dat } překazit záměr.
        [force_through] { $who } se chce prodrat přes { form-targets-acc }.
        [pass_by] { $who } chce proběhnout kolem protivníků{ $targets-count ->
            [0] {""}
           *[other] {" "}a { intended-attack }
        }.
        [move] { $who } se chce přesunout.
        [flee] { $who } chce utéct{ $targets-count ->
            [0] {""}
           *[other] {" "}před { form-targets-ins }
        }.
        [full_defence] { $who } se chce soustředit na obranu.
        [break_disadvantage] { $who } se chce dostat z nevýhody.
        [aim] { $who } chce zamířit { $targets-count ->
            [0] na místo, kde se někdo objeví
           *[other] na { form-targets-acc } { form-weapon-ins }
        }.
        [ready] { $who } má připravenou zbraň a číhá { $targets-count ->
            [0] na svou chvíli
           *[other] na { form-targets-acc }
        }.
        [feint] { $who } chce na { form-targets-acc } zkusit fintu.
        [distract] { $who } chce rozptýlit { form-targets-acc }.
        [cast_support] { $who } chce seslat { $targets-count ->
            [0] kouzlo { $weapon }
           *[other] na { form-targets-acc } kouzlo { $weapon }
        }.
        [concentrate] { $who } se chce dál soustředit na své kouzlo.
        [hide] { $who } chce zmizet z dohledu.
        [pick_up] { $who } chce něco sebrat{ $targets-count ->
            [0] {""}
           *[other] {" "}a { intended-attack }
        }.
        [interact] { $who } chce { $means-id ->
            [draw] vzít do ruky { form-weapon-acc }
            [first_aid] poskytnout první pomoc
           *[other] { $means }
        }.
        [bind] { $who } chce svázat { form-targets-acc }.
        [hold] { $who } chce dál držet protivníka.
        [arrive] { $who } chce dorazit do boje.
        [speak] { $who } chce jen mluvit.
        [surrender] { $who } se chce vzdát.
        [wait] { $who } chce vyčkávat a bránit se.
        [other] { $who } chce udělat něco mimo seznam.
       *[none] { $who } má nový záměr, kterým je { $intention }.
    }
intended-attack =
    { $means-id ->
        [unarmed] zaútočit na { form-targets-acc } beze zbraně
        [shoot] vystřelit na { form-targets-acc } { form-weapon-from }
        [throw] hodit na { form-targets-acc } { form-weapon-acc }
        [spell] seslat na { form-targets-acc } kouzlo { $weapon }
        [item] seslat na { form-targets-acc } ze svitku kouzlo { $weapon }
        [stunt] využít { form-weapon-acc } proti { form-targets-dat }
        [hurl] hodit na { form-targets-acc } { form-weapon-acc }
       *[melee] zaútočit na { form-targets-acc } { form-weapon-ins }
    }
event-order-set =
    Pořadí házení má { $nodes-count ->
        [one] jeden krok
        [few] { $nodes-count } kroky
       *[other] { $nodes-count } kroků
    }.
event-cycle-found = Záměry se zacyklily, a tak na úspěch nejdřív hází { $who }.

## Události: hody

event-counted =
    { $who } hází proti { form-against-dat } { $roll-id ->
        [defence] na obranu
       *[success] na úspěch
    } { $attribute-id ->
        [none] jako nehybný cíl
       *[other] { FORM($attribute, form: "ins") }
    }{ $reasons-count ->
        [0] {" "}bez bonusů a postihů.
       *[other] { $modifiers ->
            [0] , bonusy a postihy se vyruší, počítá se { $reasons }.
           *[other] , bonusy a postihy celkem { SIGNED($modifiers) }, počítá se { $reasons }.
        }
    }
event-rolled =
    { $roll-id ->
        [poison] Jed, kterým { $who } ohrožuje { form-against-acc }, má sílu { $total }.
        [defence] { $who } hodil{ form-who-a } proti { form-against-dat } na obranu{ $still ->
            [true] {" "}jako nehybný cíl
           *[false] {""}
        } celkem { $total }.
       *[success] { $who } hodil{ form-who-a } proti { form-against-dat } na úspěch celkem { $total }.
    }
event-rerolled = Stejné hody by se navzájem zrušily, a tak znovu hází { $who }.
event-contested =
    { $successes ->
        [0] { $who } proti { form-against-dat } nezískal{ form-who-a } žádný úspěch, rozdíl hodů byl { SIGNED($diff) }.
       *[other] { $diff ->
            [0] { $mutual ->
                [true] { $who } a { $against } mají remízu; { $who } získal{ form-who-a } { contested-successes }.
               *[false] { $who } hodil{ form-who-a } v útoku stejně jako { $against } v obraně a získal{ form-who-a } { contested-successes }.
            }
           *[other] { $who } přehodil{ form-who-a } { form-against-acc } o { $diff } a získal{ form-who-a } { contested-successes }.
        }
    }
contested-successes =
    { $successes ->
        [one] { $successes } úspěch
        [few] { $successes } úspěchy
       *[other] { $successes } úspěchů
    }
event-avoided = { $who } se { form-by-dat } ubránil{ form-who-a }.
event-overridden = Pán jeskyně změnil { form-who-dat } bonusy a postihy o { SIGNED($modifier) }.

## Události: za úspěchy

event-spent =
    { $who } za { $cost ->
        [one] { $cost } úspěch
        [few] { $cost } úspěchy
       *[other] { $cost } úspěchů
    } { FORM($spend, form: "did") }{ form-who-a }{ FORM($spend, form: "case") ->
        [acc] {" "}{ form-against-acc }
        [dat] {" "}{ form-against-dat }
       *[none] {""}
    }{ FORM($spend, form: "rest") }.
event-lost =
    { $who } nevyužil{ form-who-a } { $successes ->
        [one] { $successes } úspěch
        [few] { $successes } úspěchy
       *[other] { $successes } úspěchů
    }.
event-revised =
    { $who } si to rozmyslel{ form-who-a } a chce raději { FORM($spend, form: "case") ->
        [acc] protivníka { $spend }
        [dat] protivníkovi { $spend }
       *[none] { $spend }
    }.
event-damage-rolled =
    { $who } hodil{ form-who-a } kostkami zranění a { $damage ->
        [0] nepočítá se žádná
        [one] počítá se { $damage }
        [few] počítají se { $damage }
       *[other] počítá se jich { $damage }
    }.
event-wounded =
    { $cause-id ->
        [burning] { $lives ->
            [0] Oheň { form-who-acc } nezranil.
           *[other] Oheň připravil { form-who-acc } o { wounded-lives }.
        }
        [poison] { $lives ->
            [0] Jed { form-who-acc } nezranil.
           *[other] Jed připravil { form-who-acc } o { wounded-lives }.
        }
        [fall] { $lives ->
            [0] Pád { form-who-acc } nezranil.
           *[other] Pád připravil { form-who-acc } o { wounded-lives }.
        }
       *[other] { $lives ->
            [0] { $by } { form-who-acc } zasáhl{ form-by-a }, ale nezranil{ form-by-a }.
           *[other] { $by } vzal{ form-by-a } { form-who-dat } { FORM($damage-type, form: "ins") } { wounded-lives }.
        }
    }
wounded-lives =
    { $lives ->
        [one] { $lives } život
        [few] { $lives } životy
       *[other] { $lives } životů
    }
event-knocked-out = { $who } klesl{ form-who-a } k zemi.
event-died = { $who } zemřel{ form-who-a }.
event-injured = { $by } { form-who-dat } vážně zranil{ form-by-a } { FORM($part, form: "acc") }.
event-condition-gained =
    { $condition-id ->
        [prone] { $who } leží na zemi.
        [pinned_under] { $who } leží pod protivníkem.
        [lying_on] { $who } leží na protivníkovi.
        [held_limb] { $who } má { gained-part } v cizím sevření.
        [held_both_arms] { $who } má obě ruce v cizím sevření.
        [pressed] { $who } je přimáčknut{ form-who-a } ke zdi.
        [cornered] { $who } je zatlačen{ form-who-a } do rohu.
        [limb_stood_on] { $who } má přišlápnutou { gained-part }.
        [pinned_clothing] { $who } má přišpendlený oděv.
        [teetering] { $who } balancuje na hraně.
        [wading] { $who } stojí po pás ve vodě.
        [mud] { $who } se brodí bahnem.
        [crouched] { $who } se krčí.
        [injured_leg] { $who } už jen kulhá.
        [injured_head] { $who } má kvůli zraněné hlavě nevýhodu ve všem.
        [injured_torso] { $who } má kvůli zranění nevýhodu ve všem.
        [injured_belly] { $who } má kvůli zranění nevýhodu ve všem a může jen chodit.
        [injured_arm] { $who } nemůže používat { gained-part }.
        [injured_tail] { $who } nemůže používat ocas.
        [injured_part] { $who } nemůže zraněnou část těla používat.
        [injured_eye] { $who } nevidí.
        [blind] { $who } nic nevidí.
        [blindfolded] { $who } má zavázané oči.
        [hidden] { $who } je v úkrytu.
        [invisible] { $who } je neviditeln{ form-who-y }.
        [eyes_full] { $who } má písek v očích.
        [shield_held] { $who } nemůže hýbat štítem.
        [shield_turned] { $who } má štít nastavený jen na jednu stranu.
        [weapon_bound] { $who } má zaklesnutou zbraň.
        [object_pinned] { $who } nemůže věc zvednout.
        [encumbered] { $who } má na sobě překážející břemeno.
        [overloaded] { $who } nese příliš těžký náklad.
        [in_cover] { $who } je v krytu.
        [confused] { $who } je zmaten{ form-who-a }.
        [hallucinating] { $who } má halucinace.
        [amnesia] { $who } ztratil{ form-who-a } paměť.
        [afraid] { $who } má magický strach.
        [off_balance] { $who } ztratil{ form-who-a } rovnováhu.
        [surprised] { $who } je překvapen{ form-who-a }.
        [back_exposed] { $who } má odkrytá záda.
        [tired] { $who } je unaven{ form-who-a }.
        [fresh] { $who } má čerstvé síly.
        [aimed] { $who } má zamířeno.
        [opening] { $who } má po fintě výhodu pro příští kolo.
        [distracted] { $who } je rozptýlen{ form-who-a }.
        [defending] { $who } se soustředí na obranu.
        [poisoned] { $who } je otráven{ form-who-a }.
        [slowed] { $who } zpomalil{ form-who-a }.
        [hasted] { $who } zrychlil{ form-who-a }.
        [gagged] { $who } má zacpanou pusu.
        [bound_arms] { $who } má svázané ruce.
        [bound] { $who } je pevně svázán{ form-who-a }.
        [paralysed] { $who } je paralyzován{ form-who-a }.
        [unconscious] { $who } je v bezvědomí.
        [at_mercy] { $who } má čepel na krku.
        [hanging] { $who } visí na výčnělku.
        [knocked_out] { $who } je vyřazen{ form-who-a } z boje.
        [surrendered] { $who } už nebojuje.
        [burning] { $who } hoří.
        [sparking] Po zbrani { form-who-gen } běhají jiskry.
        [stunted] { $who } má na jedno kolo nevýhodu.
        [broken_out] { $who } se dostal{ form-who-a } z obklíčení.
       *[other] { $who } má nový stav, kterým je { $condition }.
    }
gained-part =
    { $part-id ->
        [left_arm] levou ruku
        [right_arm] pravou ruku
        [left_leg] levou nohu
        [right_leg] pravou nohu
        [tail] ocas
        [torso] tělo
       *[other] ruku
    }
freed-part =
    { $part-id ->
        [tail] ocas zase volný
        [torso] tělo zase volné
       *[other] { gained-part } zase volnou
    }
event-condition-ended =
    { $condition-id ->
        [prone] { $who } už neleží na zemi{ ended-why }
        [pinned_under] { $who } už neleží pod protivníkem{ ended-why }
        [lying_on] { $who } už neleží na protivníkovi{ ended-why }
        [held_limb] { $who } má { freed-part }{ ended-why }
        [held_both_arms] { $who } má obě ruce zase volné{ ended-why }
        [pressed] { $who } už není přimáčknut{ form-who-a } ke zdi{ ended-why }
        [cornered] { $who } už není zatlačen{ form-who-a } do rohu{ ended-why }
        [limb_stood_on] { $who } má ruku zase volnou{ ended-why }
        [pinned_clothing] { $who } má oděv zase volný{ ended-why }
        [teetering] { $who } už nebalancuje na hraně{ ended-why }
        [wading] { $who } už nestojí ve vodě{ ended-why }
        [mud] { $who } je z bahna venku{ ended-why }
        [crouched] { $who } se už nekrčí{ ended-why }
        [injured_leg] { $who } má nohu zase v pořádku{ ended-why }
        [injured_head] { $who } má hlavu zase v pořádku{ ended-why }
        [injured_torso] { $who } má tělo zase v pořádku{ ended-why }
        [injured_belly] { $who } má břicho zase v pořádku{ ended-why }
        [injured_arm] { $who } má ruku zase v pořádku{ ended-why }
        [injured_tail] { $who } má ocas zase v pořádku{ ended-why }
        [injured_part] { $who } už není vážně zraněn{ form-who-a }{ ended-why }
        [injured_eye] { $who } zase vidí{ ended-why }
        [blind] { $who } zase vidí{ ended-why }
        [blindfolded] { $who } už nemá zavázané oči{ ended-why }
        [hidden] { $who } už není v úkrytu{ ended-why }
        [invisible] { $who } už není neviditeln{ form-who-y }{ ended-why }
        [eyes_full] { $who } už nemá písek v očích{ ended-why }
        [shield_held] { $who } má štít zase volný{ ended-why }
        [shield_turned] { $who } už nemá štít nastavený jen na jednu stranu{ ended-why }
        [weapon_bound] { $who } má zbraň zase volnou{ ended-why }
        [object_pinned] { $who } může věc zase zvednout{ ended-why }
        [encumbered] { $who } už na sobě nemá břemeno{ ended-why }
        [overloaded] { $who } už nenese příliš těžký náklad{ ended-why }
        [in_cover] { $who } už není v krytu{ ended-why }
        [confused] { $who } už není zmaten{ form-who-a }{ ended-why }
        [hallucinating] { $who } už nemá halucinace{ ended-why }
        [amnesia] { $who } si zase vzpomíná{ ended-why }
        [afraid] { $who } už nemá magický strach{ ended-why }
        [off_balance] { $who } má zase rovnováhu{ ended-why }
        [surprised] { $who } už není překvapen{ form-who-a }{ ended-why }
        [back_exposed] { $who } už nemá odkrytá záda{ ended-why }
        [tired] { $who } už není unaven{ form-who-a }{ ended-why }
        [fresh] { $who } už nemá čerstvé síly{ ended-why }
        [aimed] { $who } už nemá zamířeno{ ended-why }
        [opening] { $who } už nemá výhodu z finty{ ended-why }
        [distracted] { $who } už není rozptýlen{ form-who-a }{ ended-why }
        [defending] { $who } už není v plné obraně{ ended-why }
        [poisoned] { $who } už není otráven{ form-who-a }{ ended-why }
        [slowed] { $who } už není zpomalen{ form-who-a }{ ended-why }
        [hasted] { $who } už není zrychlen{ form-who-a }{ ended-why }
        [gagged] { $who } má pusu zase volnou{ ended-why }
        [bound_arms] { $who } má ruce zase volné{ ended-why }
        [bound] { $who } už není svázán{ form-who-a }{ ended-why }
        [paralysed] { $who } se zase může hýbat{ ended-why }
        [unconscious] { $who } už není v bezvědomí{ ended-why }
        [at_mercy] { $who } už nemá čepel na krku{ ended-why }
        [hanging] { $who } už nevisí na výčnělku{ ended-why }
        [knocked_out] { $who } už není vyřazen{ form-who-a } z boje{ ended-why }
        [surrendered] { $who } zase bojuje{ ended-why }
        [burning] { $who } už nehoří{ ended-why }
        [sparking] Na zbrani { form-who-gen } zhasly jiskry{ ended-why }
        [stunted] { $who } už nemá nevýhodu{ ended-why }
        [broken_out] { $who } může být zase obklíčen{ form-who-a }{ ended-why }
       *[other] { $who } už nemá stav { $condition }{ ended-why }
    }
ended-why =
    { $why-id ->
        [aims_again] , protože míří znovu.
        [moved] , protože je jinde.
        [holder_turned] , protože se protivník věnuje něčemu jinému.
        [holder_out] , protože protivník je vyřazený z boje.
        [let_go] , protože sevření povolilo.
        [spell_ended] , protože kouzlo pominulo.
        [pushed_away] , protože je strčení oddělilo.
        [parted] , protože už nestojí u sebe.
        [disarmed] , protože zbraň je pryč.
        [freed_by_ally] , protože zasáhl spolubojovník.
        [left] , protože jeden z nich odešel.
        [healed] , protože rány jsou vyléčené.
        [ruling] , protože to tak určil Pán jeskyně.
       *[over] .
    }
event-stopped =
    { $intention-id ->
        [engage] { $who } už nezaútočil{ form-who-a }.
        [block] { $who } nikomu nezastoupil{ form-who-a } cestu.
        [prevent] { $who } nikomu nic nepřekazil{ form-who-a }.
        [force_through] { $who } se neprodral{ form-who-a }.
        [pass_by] { $who } neproběhl{ form-who-a } kolem.
        [move] { $who } se nedostal{ form-who-a }, kam chtěl{ form-who-a }.
        [flee] { $who } neutekl{ form-who-a }.
        [full_defence] { $who } se už nemohl{ form-who-a } soustředit na obranu.
        [break_disadvantage] { $who } se z nevýhody nedostal{ form-who-a }.
        [aim] { $who } nezamířil{ form-who-a }.
        [ready] { $who } už nezaútočil{ form-who-a }.
        [feint] { $who } nedokončil{ form-who-a } fintu.
        [distract] { $who } nikoho nerozptýlil{ form-who-a }.
        [cast_support] { $who } neseslal{ form-who-a } kouzlo.
        [concentrate] { $who } se přestal{ form-who-a } soustředit.
        [hide] { $who } se neschoval{ form-who-a }.
        [pick_up] { $who } nic nesebral{ form-who-a }.
        [interact] { $who } nedokončil{ form-who-a } práci s výbavou.
        [bind] { $who } nikoho nesvázal{ form-who-a }.
        [hold] { $who } už nikoho nedrží.
        [arrive] { $who } nedorazil{ form-who-a }.
        [speak] { $who } nic neřekl{ form-who-a }.
       *[other] { $who } svůj záměr neprovedl{ form-who-a }.
    }
event-not-rolled =
    { $why-id ->
        [stopped] { $who } svůj záměr neprovedl{ form-who-a }.
        [out] { $who } proti { form-against-dat } nehází, protože { $down } už nebojuje.
        [hold_lost] { $who } nesvázal{ form-who-a } { form-against-acc }, protože držení povolilo.
        [running_away] { $who } musí { form-against-acc } nejdřív dohonit.
        [withdrawing] { $who } v tomto kole nedoběhl{ form-who-a } { form-against-to }.
        [out_of_reach] { $who } na { form-against-acc } nedosáhl{ form-who-a }.
        [disarmed] { $who } už proti { form-against-dat } nemá zbraň.
        [gagged] { $who } nemůže proti { form-against-dat } vyslovit zaklínací formuli.
        [thing_gone] Čím chce { $who } { form-against-acc } zasáhnout, to už použil někdo jiný.
        [no_threat] { $who } už { form-against-acc } neohrožuje.
       *[other] { $who } proti { form-against-dat } nehází, důvodem je { $why }.
    }
event-pushed =
    { $metres ->
        [0] { $by } { form-who-acc } nedostal{ form-by-a } z místa.
       *[other] { $by } dostal{ form-by-a } { form-who-acc } o { pushed-metres } { $direction-id ->
            [back] dál
            [aside] stranou
           *[other] { form-direction-to }
        }.
    }
pushed-metres =
    { $metres ->
        [one] { $metres } metr
        [few] { $metres } metry
       *[other] { $metres } metrů
    }
event-fell =
    { $hazard-id ->
        [trap] { $by } srazil{ form-by-a } { form-who-acc } do pasti.
       *[other] { $by } srazil{ form-by-a } { form-who-acc } do propasti.
    }
event-piece-removed =
    { $piece-id ->
        [head] { $by } sundal{ form-by-a } { form-who-dat } helmu.
       *[other] { $by } sundal{ form-by-a } { form-who-dat } kus zbroje.
    }
event-disarmed =
    { $where-id ->
        [ground] { $by } vyrazil{ form-by-a } { form-who-dat } z ruky { form-weapon-acc }.
        [out_of_reach] { $by } odhodil{ form-by-a } { form-weapon-acc } mimo dosah.
        [behind_me] { $by } odhodil{ form-by-a } { form-weapon-acc } za sebe.
        [at_my_feet] { $by } má { form-weapon-acc } u svých nohou.
       *[other] { $by } sebral{ form-by-a } { form-who-dat } { form-weapon-acc }.
    }
event-took = { $who } má v ruce { form-item-acc }.
event-object-pinned = { $who } přišlápl{ form-who-a } { form-item-acc }, takže si { $against } nic nevezme.
event-tied =
    { $what-id ->
        [arms] { $by } svázal{ form-by-a } { form-who-dat } ruce, ale nohy zůstaly volné.
       *[other] { $by } { form-who-acc } pevně svázal{ form-by-a }.
    }

## Události: pohyb

event-passed =
    { $around-count ->
        [0] { $who } běží dál bez překážek.
       *[other] { $who } se dostal{ form-who-a } kolem { form-around-gen }.
    }
event-moved =
    { FORM($to, form: "kind") ->
        [place] { $who } se přesunul{ form-who-a } { form-to-to }.
       *[other] { $band-id ->
            [contact] { $who } se dostal{ form-who-a } až { form-to-to }.
            [short] { $who } je teď od { form-to-gen } na krátkou vzdálenost{ moved-rounds }.
            [medium] { $who } je teď od { form-to-gen } na střední vzdálenost{ moved-rounds }.
            [long] { $who } je teď od { form-to-gen } na dlouhou vzdálenost{ moved-rounds }.
           *[other] { $who } je teď od { form-to-gen } mimo dostřel{ moved-rounds }.
        }
    }
moved-rounds =
    { $run-rounds ->
        [0] {""}
        [one] , tedy { $run-rounds } kolo běhu
        [few] , tedy { $run-rounds } kola běhu
       *[other] , tedy { $run-rounds } kol běhu
    }
event-fled =
    { $who } utekl{ form-who-a } z boje zblízka{ $lead ->
        [0] , ale bez náskoku.
        [one] {" "}s náskokem { $lead } kola běhu.
       *[other] {" "}s náskokem { $lead } kol běhu.
    }
event-chased =
    { $gap ->
        [0] { $who } dohonil{ form-who-a } { form-fleer-acc }.
        [one] { $who } honí { form-fleer-acc } a zbývá { $gap } kolo běhu.
        [few] { $who } honí { form-fleer-acc } a zbývají { $gap } kola běhu.
       *[other] { $who } honí { form-fleer-acc } a zbývá { $gap } kol běhu.
    }
event-escaped =
    { $how-id ->
        [fled] { $who } unikl{ form-who-a } z boje.
       *[other] { $who } zmizel{ form-who-a } z boje kouzlem { $how }.
    }

## Události: řeč, kouzla, věci

event-surrender-demanded =
    { $to-count ->
        [0] { $who } vyzval{ form-who-a } protivníky ke vzdání, ale nikdo nerozuměl.
       *[other] { $who } vyzval{ form-who-a } ke vzdání { form-to-acc }.
    }
event-surrendered = { $who } se vzdal{ form-who-a }.
event-alarm-raised = { $who } zavolal{ form-who-a } na poplach!
event-spoke =
    { $purpose-id ->
        [order] { $who } vykřikl{ form-who-a } rozkaz.
       *[other] { $who } něco vykřikl{ form-who-a }.
    }
event-spell-cast =
    { $targets-count ->
        [0] { $who } vyslovil{ form-who-a } zaklínací formuli kouzla { $spell }.
       *[other] { $who } seslal{ form-who-a } na { form-targets-acc } kouzlo { $spell }.
    }
event-spell-ended = Kouzlo { $spell }, které seslal{ form-who-a } { $who }, přestalo působit.
event-concentration-broken = { $who } ztratil{ form-who-a } soustředění na kouzlo { $spell }.
event-concentration-kept = Rána neublížila a { $who } se dál soustředí na kouzlo { $spell }.
event-done =
    { $deed-id ->
        [draw] { $who } vzal{ form-who-a } do ruky { form-drawn-acc }.
        [stow] { $who } uklidil{ form-who-a } zbraň.
        [put_down] { $who } položil{ form-who-a } zbraň na zem.
        [potion_out] { $who } vytáhl{ form-who-a } z opasku lektvar.
        [drink] { $who } vypil{ form-who-a } lektvar.
        [pack_off] { $who } sundal{ form-who-a } tornu.
        [take_from_pack] { $who } vyndal{ form-who-a } něco z torny.
        [load] { $who } nabil{ form-who-a } luk.
        [crossbow_reload] { $who } nabil{ form-who-a } kuši.
        [shield_on_off] { $who } odložil{ form-who-a } štít nebo si ho vzal{ form-who-a }.
        [light_lantern] { $who } rozsvítil{ form-who-a } lucernu.
        [douse_light] { $who } zhasl{ form-who-a } světlo.
        [force_door] { $who } vyrazil{ form-who-a } dveře.
        [first_aid] { $who } ošetřil{ form-who-a } rány.
        [put_out_fire] { $who } uhasil{ form-who-a } plameny.
        [ready] { $who } se dočkal{ form-who-a } své chvíle a útočí na { form-on-acc }.
        [distract] { $who } odvedl{ form-who-a } pozornost { form-on-gen }.
        [notices] { $who } zjistil{ form-who-a }, co se děje.
        [overturn] { $who } převrátil{ form-who-a } něco, za čím se dá krýt.
        [climb] { $who } vylezl{ form-who-a } nahoru.
        [drags] { $who } odtáhl{ form-who-a } { form-on-acc } s sebou.
        [hides_in_vain] { $who } se zkusil{ form-who-a } schovat, ale protivníci to viděli.
        [loses_sight] { $who } ztratil{ form-who-a } { form-on-acc } z dohledu.
        [finds_out] { $who } odhalil{ form-who-a } { form-on-acc }.
        [tears_loose] { $who } se vytrhl{ form-who-a } a má ruku zase volnou; v tomto kole to ještě překáží.
        [stays_pinned] { $who } se nevytrhl{ form-who-a } a oděv má pořád přišpendlený.
       *[other] { $who } má hotovo ({ $deed }).
    }
event-used-up =
    { $who } spotřeboval{ form-who-a } { form-item-acc }{ $left ->
        [0] {" "}a další kus nemá.
        [one] {" "}a zbývá { $left } kus.
        [few] {" "}a zbývají { $left } kusy.
       *[other] {" "}a zbývá { $left } kusů.
    }
event-ammo-collected =
    { FORM($ammo, form: "ammo") ->
        [arrows] Po boji si { $who } doplní šípy; co se dá, posbírá, zbytek koupí ve městě.
        [bolts] Po boji si { $who } doplní šipky do kuše; co se dá, posbírá, zbytek koupí ve městě.
        [knives] Po boji si { $who } doplní vrhací nože; co se dá, posbírá, zbytek koupí ve městě.
        [javelins] Po boji si { $who } doplní oštěpy; co se dá, posbírá, zbytek koupí ve městě.
        [stones] Po boji si { $who } doplní kameny.
       *[other] Po boji si { $who } doplní střelivo; co se dá, posbírá, zbytek koupí ve městě.
    }
event-healed =
    { $who } získal{ form-who-a } zpět { $lives ->
        [one] { $lives } život
        [few] { $lives } životy
       *[other] { $lives } životů
    }.
event-precedent-kept =
    Pro příště platí, že „{ $text }“ stojí { $cost ->
        [one] { $cost } úspěch
        [few] { $cost } úspěchy
       *[other] { $cost } úspěchů
    }.

## Proč je konec

nobody-left = nikdo z nich nezbyl
escaped = hrdinové unikli
spell-complete = kouzla se nepodařilo zastavit včas
alarm-raised = byl vyhlášen poplach
one-got-away = jeden z nich unikl
too-few-left = z těch, které bylo třeba uchránit, jich zbylo příliš málo
captured = zajatci jsou živí a v poutech
held-out = místo se podařilo udržet dost dlouho
thrown-down = do hlubiny jich letělo dost

## Otázky: záměry

ask-intentions = Jaké mají všichni záměry?
ask-intend = Co chce udělat { $who }?
ask-means = Jakým způsobem?
ask-weapon = Kterou zbraní?
ask-spell = Kterým kouzlem?
ask-targets = Proti komu?
ask-attribute = Kterou vlastností?
ask-object = Která věc?
ask-pace-after = A potom?
ask-declare-wound = Je první úspěch zranění („plus zranění“)?
ask-goals = Čeho chcete dosáhnout?
ask-approach = Jak se tam dostat?
ask-blocker = Přes koho?
ask-around = Kolem koho?
ask-then = A potom?
ask-destination = Kam?
ask-pace = Jak rychle?
ask-drag = Koho potáhnout s sebou?
ask-from = Před kým?
ask-into-cover = Do jakého krytu?
ask-hiding-place = Kde se schovat?
ask-shield-facing = Proti komu je štít nastavený?
ask-condition = Které nevýhody se zbavit?
ask-at = Na co mířit?
ask-trigger = Kdy vystřelit?
ask-through = Přes koho?
ask-by = Čím, případně o kolik?
ask-action = Co přesně?
ask-mode = Jak dorazit?
ask-purpose = Za jakým účelem?
ask-say = Zaznějí při tom nějaká slova?
ask-defence = Jak se případně bránit?
ask-after = Po kom?
ask-text = Co se má stát? Popište to vlastními slovy.
ask-method = Jakým způsobem?
ask-beneficiary = Pro koho?

## Otázky: kostky

ask-success-roll = { $who } hází na úspěch.
ask-defence-roll = { $who } hází na obranu proti { form-against-dat }.
ask-damage-dice = { $who } hází kostkami zranění.
ask-poison = Jakou sílu má jed, kterým útočí { $who }?
ask-resist-poison = { $who } odolává jedu.
ask-chase-roll = { $who } hází při pronásledování.

## Otázky: za úspěchy

ask-spend =
    { $who } má proti { form-target-dat } { spend-left }. Jak je využije?
ask-revise =
    { $who } má proti { form-target-dat } { spend-left }. Jak je využije místo toho?
spend-left =
    { $left ->
        [one] { $left } úspěch
        [few] { $left } úspěchy
       *[other] { $left } úspěchů
    }
ask-keep = Při remíze nejde zrušit, co dělá druhý. Trvá { $who } na své volbě proti { form-target-dat }?
ask-type = Jaký druh zranění?
ask-part = Která část těla?
ask-direction = Kterým směrem?
ask-other = Kdo je ten druhý?
ask-hold = Z čeho se dostat?
ask-ally = Kterého spolubojovníka?
ask-effect = S jakým účinkem?
ask-where = Kde to skončí?

## Otázky: Pán jeskyně

ask-objection = { $who } hází proti { form-against-dat }. Chybí v tom, co se počítá, něco, nebo je tam něco špatně?
ask-whose = Čí hod?
ask-other-ruling = { $who } má v úmyslu „{ $text }“. Jak se to vyhodnotí?
ask-cost = Kolik úspěchů to stojí?
ask-accept-ruling =
    Stálo by to { $cost ->
        [one] { $cost } úspěch
        [few] { $cost } úspěchy
       *[other] { $cost } úspěchů
    } a účinkem by bylo { $effect }. Udělá to { $who }?
ask-stunt-cost = Kolik úspěchů ten kousek stojí?
ask-winded = Dorazí { $who } s čerstvými silami, nebo bez dechu?
ask-action-rounds = Kolik kol to zabere? ({ $who }, { $action })
ask-shorten = { $who } už skoro nemá šanci. Zkrátíme to na svázání?
ask-surrender = Vzdá se { $who }?
ask-story-immunity = Zachytí se { $who } o výčnělek?
ask-unnoticed = Je to tak, že { $who } zatím o nikom neví?
ask-slips-away = Ztratí se { $who } protivníkům z dohledu?
ask-of = Koho se to týká?
ask-to = Kolik to má být?
ask-zone = Které místo?
ask-lit = Je tam světlo?
ask-called = Jak se to jmenuje?

ruling-other-ruling = čin mimo seznam
ruling-stunt-cost = cena kousku
ruling-winded = příchod do boje
ruling-action-rounds = kolik kol to zabere
ruling-shorten = zkrácení na svázání
ruling-surrender = vzdání se
ruling-story-immunity = pád do propasti
ruling-unnoticed = zda o nikom neví
ruling-objection = co se počítá

## Možnosti, kde stejné slovo znamená něco jiného

option-spend-serious-injury = vážně zranit
option-revise-serious-injury = vážně zranit
option-spend-stunt = předvést kousek
option-revise-stunt = předvést kousek
option-intend-engage = zaútočit nebo ohrozit
    .short = zaútočit
option-intend-block = zastoupit cestu
option-intend-prevent = zabránit v akci
    .short = zabránit v akci
option-intend-force-through = prodrat se
option-intend-pass-by = proběhnout kolem
option-intend-move = přesunout se
option-intend-flee = utéct
option-intend-full-defence = plná obrana
option-intend-break-disadvantage = prolomit nevýhodu
option-intend-aim = mířit
option-intend-ready = čekat s výstřelem
option-intend-feint = finta nebo vyčkání
    .short = finta
option-intend-distract = rozptýlit protivníka
    .short = rozptýlit
option-intend-cast-support = seslat podpůrné kouzlo
    .short = podpořit kouzlem
option-intend-hide = schovat se
option-intend-concentrate = dál se soustředit
option-intend-pick-up = něco sebrat
option-intend-interact = udělat něco s výbavou
    .short = použít výbavu
option-intend-bind = svázat protivníka
    .short = svázat
option-intend-hold = jen dál držet
option-intend-arrive = dorazit
option-intend-speak = jen mluvit
option-intend-surrender = vzdát se
option-intend-wait = vyčkávat a bránit se
    .short = vyčkávat
option-intend-other = něco mimo seznam
option-then-none = nic dalšího
option-then-engage = zaútočit
option-after-none = na nikoho nečekat
option-object-none = žádná
option-spell-none = žádné
option-spell-fear = magický strach
option-into-cover-none = žádný
option-shield-facing-none = proti nikomu zvlášť
option-say-none = ne
option-objection-none = vše je v pořádku
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
option-keep-keep = trvat na své volbě
option-keep-change = zvolit něco jiného
option-master-lives = životy
option-master-add-condition = přidat stav
option-master-end-condition = ukončit stav
option-master-distance = vzdálenost
option-master-place = místo
option-master-light = světlo
option-master-weapon = zbraň v ruce
option-master-thing = přidat věc
option-master-awareness = ví o ostatních, nebo neví
option-story-immunity-hanging = visí na výčnělku
option-story-immunity-fallen = padá
option-pass = dostat se skrz

## Záměry (po „záměr:“)

word-engage = útok
word-block = zastoupení cesty
word-prevent = zabránění v akci
word-force-through = prodírání se
word-pass-by = proběhnutí kolem
word-move = přesun
word-flee = útěk
word-full-defence = plná obrana
word-break-disadvantage = prolomení nevýhody
word-aim = míření
word-ready = čekání s výstřelem
word-feint = finta
word-distract = rozptýlení protivníka
word-cast-support = kouzlo
word-concentrate = soustředění
word-hide = ukrytí
word-pick-up = sebrání věci
word-interact = práce s výbavou
word-bind = svázání
word-hold = držení
word-arrive = příchod
word-speak = řeč
word-surrender = vzdání se
word-wait = vyčkávání
word-other = něco mimo seznam

## Způsoby, cesty, rychlosti

word-melee = boj zblízka
word-shoot = střelba
word-throw = hod
word-spell = kouzlo
word-item = svitek
word-stunt = kousek
    .did = předvedl
    .case = none
    .rest = {" "}kousek
option-means-stunt = využít, co místo nabízí
option-means-hurl = hodit něčím z místnosti
word-hurl = hod věcí
word-grab-arm = zadržet ruku
word-ram = vrazit
word-shove = odstrčit
word-stay = zůstat
word-withdraw = ustupovat
word-run = běh
word-walk = chůze
word-crawl = plazení
word-gallop = koňský běh
word-winded-now = hned, ale bez dechu
word-fresh-late = později, ale s čerstvými silami
word-winded = bez dechu
word-acts = až cíl něco udělá
word-appears = až se cíl objeví
word-moves = až se cíl pohne
word-attacks = až cíl zaútočí
word-flees = až cíl bude utíkat
word-speaks = až cíl promluví
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
    .gender = n
    .gen = kamení
    .acc = kamení
word-shouting = křik
word-back = dozadu
word-aside = stranou
word-out-of-reach = mimo dosah
word-behind-me = za mnou
word-at-my-feet = u mých nohou
word-away = pryč
word-one = jeden
word-two = dva
word-three = tři
word-keep = nechat
word-change = změnit
word-adjust = upravit
word-allow = povoleno
word-refuse = zamítnuto
word-other-ruling = rozhodnutí o činu mimo seznam
word-cost = cena
word-effect = účinek
word-auto = jak bude třeba
word-step = krok
word-best = jak to vyjde lépe
word-still = žádná obrana
word-nothing = nic
word-arms = ruce
word-all = všechno
word-notices = zjistí, co se děje
word-overturn = něco převrátit
word-climb = na něco vylézt
word-drags = tažení druhého
word-hides-in-vain = marné ukrytí
word-loses-sight = ztráta z dohledu
word-finds-out = odhalení
word-tears-loose = vytrhne se
word-stays-pinned = nevytrhne se
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
word-take-from-pack = vyndat něco z torny
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
    .did = zasáhl
    .case = acc
    .rest = {""}
word-serious-injury = vážné zranění
    .did = proměnil
    .case = none
    .rest = {" "}ránu ve vážné zranění
word-outside-armour = zasáhnout mimo zbroj
    .did = zasáhl
    .case = acc
    .rest = {" "}mimo zbroj
word-knock-down = srazit na zem
    .did = srazil
    .case = acc
    .rest = {" "}na zem
word-knock-down-and-pin = srazit na zem a zalehnout
    .did = přitiskl
    .case = acc
    .rest = {" "}vlastním tělem k zemi
word-drag-down = strhnout s sebou
    .did = strhl
    .case = acc
    .rest = {" "}s sebou na zem
word-grab-limb = chytit a držet
    .did = chytil
    .case = acc
    .rest = {""}
word-press-to-wall = přimáčknout ke zdi
    .did = přimáčkl
    .case = acc
    .rest = {" "}ke zdi
word-drive-into-corner = zatlačit do rohu
    .did = zatlačil
    .case = acc
    .rest = {" "}do rohu
word-stand-on-limb = přišlápnout ruku
    .did = přišlápl
    .case = dat
    .rest = {" "}ruku
word-grab-shield = chytit štít
    .did = chytil
    .case = dat
    .rest = {" "}štít
word-pin-clothing = přišpendlit za oděv
    .did = přišpendlil
    .case = acc
    .rest = {" "}za oděv
word-blind-briefly = hodit písek do očí
    .did = hodil
    .case = dat
    .rest = {" "}písek do očí
word-unbalance = vyvést z rovnováhy
    .did = vyvedl
    .case = acc
    .rest = {" "}z rovnováhy
word-encumber = zavěsit na protivníka břemeno
    .did = zavěsil
    .case = dat
    .rest = {" "}na hlavu břemeno
word-push = zatlačit
    .did = zatlačil
    .case = acc
    .rest = {""}
word-pull = odtáhnout
    .did = odtáhl
    .case = acc
    .rest = {""}
word-to-edge = dotlačit na hranu
    .did = dotlačil
    .case = acc
    .rest = {" "}na hranu
word-throw-in = srazit dolů
    .did = srazil
    .case = acc
    .rest = {" "}dolů
word-push-into-other = strčit na někoho jiného
    .did = strčil
    .case = acc
    .rest = {" "}na někoho dalšího
word-bar-way = zastoupit cestu
    .did = zastoupil
    .case = dat
    .rest = {" "}cestu
word-pass = dostat se skrz
    .did = pronikl
    .case = none
    .rest = {" "}skrz
word-prevent-attack = zabránit v útoku
    .did = zabránil
    .case = dat
    .rest = {" "}v útoku
word-hold-for-gag = chytit, aby šlo příště zacpat pusu
    .did = chytil
    .case = acc
    .rest = {" "}tak, aby šlo příště zacpat pusu
word-gag = zacpat pusu
    .did = zacpal
    .case = dat
    .rest = {" "}pusu
word-bind-weapon = zaklesnout zbraň
    .did = zaklesl
    .case = dat
    .rest = {" "}zbraň
word-disarm = odzbrojit
    .did = vyrazil
    .case = dat
    .rest = {" "}zbraň
word-weapon-place = určit, kam zbraň spadne
    .did = určil
    .case = none
    .rest = , kam zbraň spadne
word-weapon-take = sebrat zbraň
    .did = sebral
    .case = dat
    .rest = {" "}zbraň
word-escape = dostat se z nevýhody
    .did = unikl
    .case = none
    .rest = {" "}z nevýhody
word-free-ally = osvobodit spolubojovníka
    .did = osvobodil
    .case = none
    .rest = {" "}spolubojovníka
word-grab-object = sebrat věc
    .did = sebral
    .case = none
    .rest = {" "}věc
word-pin-object = přišlápnout věc
    .did = přišlápl
    .case = dat
    .rest = {" "}věc
word-remove-piece = sundat helmu
    .did = stáhl
    .case = dat
    .rest = {" "}helmu
word-hold-both-arms = chytit obě ruce
    .did = chytil
    .case = dat
    .rest = {" "}obě ruce
word-blade-at-throat = přiložit čepel na krk
    .did = přiložil
    .case = dat
    .rest = {" "}čepel na krk
word-disengage = utéct
    .did = unikl
    .case = none
    .rest = {" "}z boje zblízka
word-spell-side-effect = využít vedlejší účinek kouzla
    .did = využil
    .case = none
    .rest = {" "}vedlejší účinek kouzla
word-ignite = zapálit
word-burn = přepálit

## Stavy

word-prone = na zemi
word-pinned-under = zalehnutí
word-lying-on = vleže na protivníkovi
word-held-limb = cizí sevření
word-held-both-arms = obě ruce v sevření
word-pressed = přimáčknutí ke zdi
word-cornered = zatlačení do rohu
word-limb-stood-on = přišlápnutá ruka
word-pinned-clothing = přišpendlený oděv
word-teetering = balancování na hraně
word-wading = po pás ve vodě
word-mud = v bahně
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
word-hidden = v úkrytu
word-invisible = neviditelnost
word-eyes-full = písek v očích
word-shield-held = chycený štít
word-shield-turned = štít nastavený jinam
word-weapon-bound = zaklesnutá zbraň
word-object-pinned = přišlápnutá věc
word-encumbered = překážející břemeno
word-overloaded = nadměrný náklad
word-in-cover = v krytu
word-confused = zmatení
word-hallucinating = halucinace
word-amnesia = ztráta paměti
word-afraid = magický strach
word-off-balance = vyvedení z rovnováhy
word-surprised = překvapení
word-back-exposed = odkrytá záda
word-tired = únava
word-fresh = čerstvé síly
word-aimed = míření
word-opening = výhoda z finty
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
word-knocked-out = vyřazení z boje
word-surrendered = vzdání se
word-burning = v plamenech
word-sparking = jiskry na zbrani
word-stunted = nevýhoda na jedno kolo
word-broken-out = mimo obklíčení
word-encirclement = obklíčení

## Proč stav končí, proč se nehází

word-aim-lost = ztráta zamíření
word-aims-again = nové míření
word-left-cover = opuštění krytu
word-moved = přesun jinam
word-put-out = uhašení plamenů
word-cleared = odstranění překážky
word-holder-turned = protivník se věnuje něčemu jinému
word-holder-out = protivník je vyřazený z boje
word-over = konec účinku
word-healed = vyléčení
word-let-go = povolené sevření
word-spell-ended = konec kouzla
word-pushed-away = odstrčení
word-disarmed = odzbrojení
word-broke-free = vyproštění
word-freed-by-ally = pomoc spolubojovníka
word-fell = pád
word-left = odchod
word-no-threat = žádné ohrožení
word-out = mimo boj
word-hindered = v tom stavu to nejde
word-attack = útok
word-running-away = útěk protivníka
word-withdrawing = ústup protivníka
word-stopped = překažený záměr
word-hold-lost = ztracené držení
word-fled = na útěku
word-fallen = v propasti
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
    .ins = jedem
word-no-kind = bez bonusu i postihu

## Z čeho se čísla skládají

opponents = u protivníka { $what }
damage-dice = kostky zranění ({ $faces })
word-seconds = vteřiny
word-run-rounds = kola běhu
word-success = úspěch
count-success =
    { $count ->
        [one] { $count } úspěch
        [few] { $count } úspěchy
        [many] { $count } úspěchu
       *[other] { $count } úspěchů
    }
word-defence = obrana
word-obstacle = překážka
word-own-total = vlastní hod
word-other-total = hod protivníka
word-successes = úspěchy
word-no-success = žádný úspěch
word-one-success = 1 úspěch
word-two-successes = 2 úspěchy
word-three-successes = 3 úspěchy
word-immobile = nehybný cíl
word-pieces = zbylé kusy
word-difference = rozdíl hodů
word-weight = váha
word-held-already = už v držení
word-aware-and-free = ví o tom a může se bránit
word-range-medium = střední vzdálenost
word-range-long = dlouhá vzdálenost
word-range-out-of-range = mimo dostřel
word-several-targets = více cílů
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
    .ins = bodnou ranou
word-slash = sečné
    .ins = sečnou ranou
word-crush = drtivé
    .ins = drtivou ranou
word-lightning = bleskem
    .ins = bleskem
word-fire = oheň
    .ins = ohněm
word-mental = duševní
    .ins = duševním zásahem
word-left-arm = levá ruka
    .acc = levou ruku
word-right-arm = pravá ruka
    .acc = pravou ruku
word-left-leg = levá noha
    .acc = levou nohu
word-right-leg = pravá noha
    .acc = pravou nohu
word-head = hlava
    .acc = hlavu
word-torso = tělo
    .acc = tělo
word-belly = břicho
    .acc = břicho
word-eye = oko
    .acc = oko
word-tail = ocas
    .acc = ocas

## Zbraně, zbroje, kouzla

word-spells = kouzla
word-unarmed = holé ruce
    .gender = plural
    .gen = holých rukou
    .acc = holé ruce
    .ins = holýma rukama
    .from = z holých rukou
word-dagger = dýka
    .gender = f
    .gen = dýky
    .acc = dýku
    .ins = dýkou
    .from = z dýky
    .ammo = knives
word-knife = nůž
    .gender = m
    .gen = nože
    .acc = nůž
    .ins = nožem
    .from = z nože
    .ammo = knives
word-throwing-knife = vrhací nůž
    .gender = m
    .gen = vrhacího nože
    .acc = vrhací nůž
    .ins = vrhacím nožem
    .from = ze vrhacího nože
    .ammo = knives
word-cudgel = obušek
    .gender = m
    .gen = obušku
    .acc = obušek
    .ins = obuškem
    .from = z obušku
word-staff = hůl
    .gender = f
    .gen = hole
    .acc = hůl
    .ins = holí
    .from = z hole
word-short-sword = krátký meč
    .gender = m
    .gen = krátkého meče
    .acc = krátký meč
    .ins = krátkým mečem
    .from = ze krátkého meče
word-sabre = šavle
    .gender = f
    .gen = šavle
    .acc = šavli
    .ins = šavlí
    .from = ze šavle
word-sword = meč
    .gender = m
    .gen = meče
    .acc = meč
    .ins = mečem
    .from = z meče
word-spear = kopí
    .gender = n
    .gen = kopí
    .acc = kopí
    .ins = kopím
    .from = z kopí
word-javelin = oštěp
    .gender = m
    .gen = oštěpu
    .acc = oštěp
    .ins = oštěpem
    .from = z oštěpu
    .ammo = javelins
word-axe = sekera
    .gender = f
    .gen = sekery
    .acc = sekeru
    .ins = sekerou
    .from = ze sekery
word-stone-axe = kamenná sekera
    .gender = f
    .gen = kamenné sekery
    .acc = kamennou sekeru
    .ins = kamennou sekerou
    .from = z kamenné sekery
word-hammer = kladivo
    .gender = n
    .gen = kladiva
    .acc = kladivo
    .ins = kladivem
    .from = ze kladiva
word-hammer-of-lightning = očarované kladivo
    .gender = n
    .gen = očarovaného kladiva
    .acc = očarované kladivo
    .ins = očarovaným kladivem
    .from = z očarovaného kladiva
word-two-handed-club = dvojruční kyj
    .gender = m
    .gen = dvojručního kyje
    .acc = dvojruční kyj
    .ins = dvojručním kyjem
    .from = z dvojručního kyje
word-two-handed-sword = dvojruční meč
    .gender = m
    .gen = dvojručního meče
    .acc = dvojruční meč
    .ins = dvojručním mečem
    .from = z dvojručního meče
word-giant-club = obří kyj
    .gender = m
    .gen = obřího kyje
    .acc = obří kyj
    .ins = obřím kyjem
    .from = z obřího kyje
word-bow = luk
    .gender = m
    .gen = luku
    .acc = luk
    .ins = lukem
    .from = z luku
    .ammo = arrows
word-crossbow = kuše
    .gender = f
    .gen = kuše
    .acc = kuši
    .ins = kuší
    .from = z kuše
    .ammo = bolts
word-sling = prak
    .gender = m
    .gen = praku
    .acc = prak
    .ins = prakem
    .from = z praku
    .ammo = stones
word-fire-clay = ohnivá hlína
    .gender = f
    .gen = ohnivé hlíny
    .acc = ohnivou hlínu
    .ins = ohnivou hlínou
    .from = z ohnivé hlíny
word-stone = kámen
    .gender = m
    .gen = kamene
    .acc = kámen
    .ins = kamenem
    .from = z kamene
    .ammo = stones
word-bite = kousnutí
    .gender = n
    .gen = kousnutí
    .acc = kousnutí
    .ins = kousnutím
    .from = z kousnutí
word-dire-bite = kousnutí
    .gender = n
    .gen = kousnutí
    .acc = kousnutí
    .ins = kousnutím
    .from = z kousnutí
word-claws = drápy
    .gender = plural
    .gen = drápů
    .acc = drápy
    .ins = drápy
    .from = z drápů
word-sting = žihadlo
    .gender = n
    .gen = žihadla
    .acc = žihadlo
    .ins = žihadlem
    .from = ze žihadla
word-mandibles = kusadla
    .gender = plural
    .gen = kusadel
    .acc = kusadla
    .ins = kusadly
    .from = z kusadel
word-fists = kamenné pěsti
    .gender = plural
    .gen = kamenných pěstí
    .acc = kamenné pěsti
    .ins = kamennými pěstmi
    .from = z kamenných pěstí
word-hooves = kopyta
    .gender = plural
    .gen = kopyt
    .acc = kopyta
    .ins = kopyty
    .from = z kopyt
word-fire-breath = ohnivý dech
    .gender = m
    .gen = ohnivého dechu
    .acc = ohnivý dech
    .ins = ohnivým dechem
    .from = z ohnivého dechu
word-thick-leather = silná kůže
word-breastplate = hrudní plát
word-heavy-armour = těžká zbroj
word-dwarf-plate = trpasličí plátová zbroj
word-chitin = chitinový krunýř
word-stone-skin = kámen
word-scales = šupiny
word-thick-hide = tlustá kůže
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
    .kind = place
    .gender = f
    .gen = síně
    .acc = síň
    .to = do síně
word-bridge = most
    .kind = place
    .gender = m
    .gen = mostu
    .acc = most
    .to = na most
word-glade = mýtina
    .kind = place
    .gender = f
    .gen = mýtiny
    .acc = mýtinu
    .to = na mýtinu
word-road = cesta
    .kind = place
    .gender = f
    .gen = cesty
    .acc = cestu
    .to = na cestu
word-corridor = chodba
    .kind = place
    .gender = f
    .gen = chodby
    .acc = chodbu
    .to = do chodby
word-gate = brána
    .kind = place
    .gender = f
    .gen = brány
    .acc = bránu
    .to = k bráně
word-camp = tábořiště
    .kind = place
    .gender = n
    .gen = tábořiště
    .acc = tábořiště
    .to = na tábořiště
word-pillar = sloup
    .gender = m
    .gen = sloupu
    .acc = sloup
word-wall-tables = těžké stoly u stěn
    .gender = plural
    .gen = těžkých stolů u stěn
    .acc = těžké stoly u stěn
word-small-table = malý stůl
    .gender = m
    .gen = malého stolu
    .acc = malý stůl
word-tallow-lamps = lojové lampy
    .gender = plural
    .gen = lojových lamp
    .acc = lojové lampy
word-chandelier = lustr
    .gender = m
    .gen = lustru
    .acc = lustr
word-wagons = vozy
    .gender = plural
    .gen = vozů
    .acc = vozy
word-lair = vchod do doupěte
    .gender = m
    .gen = vchodu do doupěte
    .acc = vchod do doupěte
word-bushes = křoví
    .gender = n
    .gen = křoví
    .acc = křoví
word-door = dveře
    .gender = plural
    .gen = dveří
    .acc = dveře
word-torch = pochodeň
    .gender = f
    .gen = pochodně
    .acc = pochodeň
word-campfire = táborový oheň
    .gender = m
    .gen = táborového ohně
    .acc = táborový oheň
word-sand = písek
    .gender = m
    .gen = písku
    .acc = písek
word-rope = lano
    .gender = n
    .gen = lana
    .acc = lano
word-lantern = lucerna
    .gender = f
    .gen = lucerny
    .acc = lucernu
word-horn = roh
    .gender = m
    .gen = rohu
    .acc = roh
word-potion = lektvar
    .gender = m
    .gen = lektvaru
    .acc = lektvar
word-potion-in-hand = lektvar v ruce
    .gender = m
    .gen = lektvaru v ruce
    .acc = lektvar v ruce
word-bank = břeh
    .kind = place
    .gender = m
    .gen = břehu
    .acc = břeh
    .to = na břeh
word-cave = jeskyně
    .kind = place
    .gender = f
    .gen = jeskyně
    .acc = jeskyni
    .to = do jeskyně
word-cell = cela
    .kind = place
    .gender = f
    .gen = cely
    .acc = celu
    .to = do cely
word-cellar = sklep
    .kind = place
    .gender = m
    .gen = sklepa
    .acc = sklep
    .to = do sklepa
word-ledge = římsa
    .kind = place
    .gender = f
    .gen = římsy
    .acc = římsu
    .to = na římsu
word-merlon = cimbuří
    .gender = n
    .gen = cimbuří
    .acc = cimbuří
word-river = řeka
    .kind = place
    .gender = f
    .gen = řeky
    .acc = řeku
    .to = do řeky
word-shaft = šachta
    .kind = place
    .gender = f
    .gen = šachty
    .acc = šachtu
    .to = do šachty
word-table = stůl
    .gender = m
    .gen = stolu
    .acc = stůl
word-chair = židle
    .gender = f
    .gen = židle
    .acc = židli
word-wall = zeď
    .gender = f
    .gen = zdi
    .acc = zeď
word-room = místnost
    .kind = place
    .gender = f
    .gen = místnosti
    .acc = místnost
    .to = do místnosti
word-pit = jáma
    .kind = place
    .gender = f
    .gen = jámy
    .acc = jámu
    .to = do jámy
word-yard = dvůr
    .kind = place
    .gender = m
    .gen = dvora
    .acc = dvůr
    .to = na dvůr
word-boulder = balvan
    .gender = m
    .gen = balvanu
    .acc = balvan
word-thing-1 = věc
    .gender = f
    .gen = věci
    .acc = věc
word-thing-2 = druhá věc
    .gender = f
    .gen = druhé věci
    .acc = druhou věc
word-thing-3 = třetí věc
    .gender = f
    .gen = třetí věci
    .acc = třetí věc
word-thing-4 = čtvrtá věc
    .gender = f
    .gen = čtvrté věci
    .acc = čtvrtou věc
word-thing-5 = pátá věc
    .gender = f
    .gen = páté věci
    .acc = pátou věc
word-chasm = propast
    .gender = f
    .gen = propasti
    .acc = propast
word-trap = past
    .gender = f
    .gen = pasti
    .acc = past
word-ground = zem
    .gender = f
    .gen = země
    .acc = zem

## Přehled

distance =
    { $band }, { $rounds ->
        [one] { $rounds } kolo běhu
        [few] { $rounds } kola běhu
       *[other] { $rounds } kol běhu
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
after-reason = po kroku { $node }, { $reason }
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
word-readied = v ruce
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
word-reason-h3 = zabránění je dřív než to, čemu se brání
word-reason-h4 = rozptýlení je první
word-reason-h5 = podle domluvy
word-reason-h6 = nejdřív držení, pak jeho využití
word-reason-h7 = nejdřív soustředění, pak účinek kouzla
word-distance = vzdálenost
word-place = místo
word-weapon = zbraň v ruce
word-awareness = ví o ostatních
word-aware = ví o nich
word-unaware = neví o nich
word-add-condition = nový stav
word-end-condition = konec stavu

## Tabulky přesných šancí

table-successes = úspěchy
table-wound = životy ztracené zraněním
table-difference = rozdíl hodů

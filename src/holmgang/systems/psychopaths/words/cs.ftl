### Země psychopatů česky, slovy původních pravidel. Jména s pády jsou v cs/names.ftl.

## Události u stolu

event-box-opened =
    V krabici je { $areas ->
        [one] { $areas } oblast
        [few] { $areas } oblasti
       *[other] { $areas } oblastí
    } s { $fields } poli a { $edges } hranami, { $event-cards ->
        [one] { $event-cards } karta události
        [few] { $event-cards } karty událostí
       *[other] { $event-cards } karet událostí
    }, { $equipment-cards ->
        [one] { $equipment-cards } karta vybavení
        [few] { $equipment-cards } karty vybavení
       *[other] { $equipment-cards } karet vybavení
    } a { $quest-cards ->
        [one] { $quest-cards } úkol
        [few] { $quest-cards } úkoly
       *[other] { $quest-cards } úkolů
    }. Kostky mají { $die ->
        [one] { $die } stěnu
        [few] { $die } stěny
       *[other] { $die } stěn
    }.
event-game-began = Hrají { $players }. Začíná { $first }.
event-fountain-laid = Na stole leží Fontána života.
event-area-laid =
    { $who } { FORM($who, form: "gender") ->
        [m] vyložil
        [f] vyložila
        [n] vyložilo
        [plural] vyložili
       *[other] vykládá
    } oblast { $area } a začíná na ní.
event-player-ready =
    { $who } začíná se šíleností { $madness } a slávou { $glory } a na ruce smí mít { $hand-size ->
        [one] { $hand-size } kartu
        [few] { $hand-size } karty
       *[other] { $hand-size } karet
    }.
event-player-joined =
    { $who } se { FORM($who, form: "gender") ->
        [m] přidal
        [f] přidala
        [n] přidalo
        [plural] přidali
       *[other] přidává
    } ke hře se slávou { $glory } a začíná na poli { FORM($field, form: "gen") }.
event-player-left =
    { $who } { FORM($who, form: "gender") ->
        [m] odešel
        [f] odešla
        [n] odešlo
        [plural] odešli
       *[other] odchází
    } ze hry.
event-final-standing =
    { $who } končí se slávou { $glory } a na kontě má { $psychopaths-killed ->
        [0] žádného zabitého psychopata
        [one] { $psychopaths-killed } zabitého psychopata
        [few] { $psychopaths-killed } zabité psychopaty
       *[other] { $psychopaths-killed } zabitých psychopatů
    } a { $fights-won ->
        [0] žádný vyhraný souboj
        [one] { $fights-won } vyhraný souboj
        [few] { $fights-won } vyhrané souboje
       *[other] { $fights-won } vyhraných soubojů
    }.
event-must-hold =
    { $who } { FORM($who, form: "gender") ->
        [m] doskočil
        [f] doskočila
        [n] doskočilo
        [plural] doskočili
       *[other] skáče
    } na slávu { $glory } a musí ji mít ještě na konci svého příštího kola.
event-game-decided =
    { $reason-id ->
        [glory_target] Slávy je dost.
        [round_cap] Poslední oběh skončil.
       *[other] Nikdo jiný nezbyl.
    } Na vrcholu potravního řetězce { $winners-count ->
        [one] je { $winners }
       *[other] jsou { $winners }
    }.

## Průběh kola

event-turn-began = { $round }. oběh, na tahu je { $who }.
event-upkeep = { $who } stojí na poli { FORM($field, form: "gen") } a to platí za navštívené.
event-phase-began = Na řadě je { $phase }.
event-phase-skipped =
    { $why-id ->
        [holder] { $who } má v inventáři psychopata a na průzkum nemůže.
        [no_ap] { $who } nemá na průzkum akční body.
        [nobody] Není s kým bojovat.
        [bound] { $who } má v inventáři psychopata a nemůže na nikoho zaútočit.
        [all_fought] { $who } má v tomto kole boj se všemi na tomto poli za sebou.
       *[other] Už není co opakovat.
    }
event-no-step =
    { $why-id ->
        [holder] { $who } má v inventáři psychopata a nemůže se hnout.
        [no_ap] { $who } nemá na krok akční body.
        [all_visited] { $who } má v tomto kole všechna sousední pole za sebou.
       *[other] { $who } nemá kam jít, pole s žádným nesousedí.
    }
event-turn-ended = { $who } končí kolo, na řadě je { $next }.
event-rolled =
    { $who } { FORM($who, form: "gender") ->
        [m] hodil
        [f] hodila
        [n] hodilo
        [plural] hodili
       *[other] hází
    } { $what-id ->
        [action_points] na akční body { $dice }
        [fight] v boji { $dice }
        [ability] kvůli schopnosti { $dice }
       *[other] { $dice }
    }.
event-rerolled =
    { $by } { FORM($by, form: "gender") ->
        [m] použil
        [f] použila
        [n] použilo
        [plural] použili
        [np] použila
       *[other] používá
    } { FORM($card, form: "acc") } a { $card-id ->
        [voices] { FORM($by, form: "gender") ->
        [m] přehodil
        [f] přehodila
        [n] přehodilo
        [plural] přehodili
        [np] přehodila
       *[other] přehazuje
    }
       *[other] { $who } { FORM($who, form: "gender") ->
        [m] přehodil
        [f] přehodila
        [n] přehodilo
        [plural] přehodili
       *[other] přehazuje
    }
    } { $before } na { $after }.
event-action-points =
    { $who } { FORM($who, form: "gender") ->
        [m] dostal
        [f] dostala
        [n] dostalo
        [plural] dostali
       *[other] dostává
    } { $ap ->
        [one] { $ap } akční bod
        [few] { $ap } akční body
       *[other] { $ap } akčních bodů
    }.
event-ap-changed =
    { $card } { $change ->
        [0] { FORM($card, form: "gender") ->
        [m] nezměnil
        [f] nezměnila
        [n] nezměnilo
        [plural] nezměnili
        [np] nezměnila
        [things] nezměnily
       *[other] nemění
    } nic
        [-1] { FORM($card, form: "gender") ->
        [m] ubral
        [f] ubrala
        [n] ubralo
        [plural] ubrali
        [np] ubrala
        [things] ubraly
       *[other] ubírá
    } 1 akční bod
        [-2] { FORM($card, form: "gender") ->
        [m] ubral
        [f] ubrala
        [n] ubralo
        [plural] ubrali
        [np] ubrala
        [things] ubraly
       *[other] ubírá
    } 2 akční body
        [-3] { FORM($card, form: "gender") ->
        [m] ubral
        [f] ubrala
        [n] ubralo
        [plural] ubrali
        [np] ubrala
        [things] ubraly
       *[other] ubírá
    } 3 akční body
       *[other] { FORM($card, form: "gender") ->
        [m] přidal
        [f] přidala
        [n] přidalo
        [plural] přidali
        [np] přidala
        [things] přidaly
       *[other] přidává
    } { $change ->
        [one] { $change } akční bod
        [few] { $change } akční body
       *[other] { $change } akčních bodů
    }
    }, { $who } má teď { $left }.
event-paid =
    { $who } { FORM($who, form: "gender") ->
        [m] zaplatil
        [f] zaplatila
        [n] zaplatilo
        [plural] zaplatili
       *[other] platí
    } { $price ->
        [one] { $price } akční bod
        [few] { $price } akční body
       *[other] { $price } akčních bodů
    } za { FORM($what, form: "acc") } a { $left ->
        [0] už nemá žádný
       *[other] má ještě { $left }
    }.
event-ap-lost =
    { $who } { FORM($who, form: "gender") ->
        [m] přišel
        [f] přišla
        [n] přišlo
        [plural] přišli
       *[other] přichází
    } o { $ap ->
        [one] { $ap } akční bod
        [few] { $ap } akční body
       *[other] { $ap } akčních bodů
    }.
event-glory-changed =
    { $change ->
        [0] { $who } zůstává na slávě { $glory }.
        [-1] { glory-lost } 1 bod slávy{ glory-now }
        [-2] { glory-lost } 2 body slávy{ glory-now }
        [-3] { glory-lost } 3 body slávy{ glory-now }
        [-4] { glory-lost } 4 body slávy{ glory-now }
        [-5] { glory-lost } 5 bodů slávy{ glory-now }
        [-6] { glory-lost } 6 bodů slávy{ glory-now }
        [-7] { glory-lost } 7 bodů slávy{ glory-now }
        [-8] { glory-lost } 8 bodů slávy{ glory-now }
        [-9] { glory-lost } 9 bodů slávy{ glory-now }
        [-10] { glory-lost } 10 bodů slávy{ glory-now }
        [-11] { glory-lost } 11 bodů slávy{ glory-now }
        [-12] { glory-lost } 12 bodů slávy{ glory-now }
        [-13] { glory-lost } 13 bodů slávy{ glory-now }
        [-14] { glory-lost } 14 bodů slávy{ glory-now }
        [-15] { glory-lost } 15 bodů slávy{ glory-now }
        [-16] { glory-lost } 16 bodů slávy{ glory-now }
        [-17] { glory-lost } 17 bodů slávy{ glory-now }
        [-18] { glory-lost } 18 bodů slávy{ glory-now }
        [-19] { glory-lost } 19 bodů slávy{ glory-now }
        [-20] { glory-lost } 20 bodů slávy{ glory-now }
       *[other] { $who } { FORM($who, form: "gender") ->
        [m] získal
        [f] získala
        [n] získalo
        [plural] získali
       *[other] získává
    } { $change ->
        [one] { $change } bod slávy
        [few] { $change } body slávy
       *[other] { $change } bodů slávy
    }{ glory-now }
    }
glory-lost =
    { $who } { FORM($who, form: "gender") ->
        [m] ztratil
        [f] ztratila
        [n] ztratilo
        [plural] ztratili
       *[other] ztrácí
    }
glory-now = {" "}a má teď { $glory }.
event-no-glory =
    { $what-id ->
        [nothing_to_lose] { $who } { FORM($who, form: "gender") ->
        [m] nezískal
        [f] nezískala
        [n] nezískalo
        [plural] nezískali
       *[other] nezískává
    } žádnou slávu, protože druhá strana neměla co ztratit.
        [walking] Na to, kolik má { $who } slávy, je ušlých polí málo.
       *[other] { $who } má slávy už tolik, že karta { $what } další nepřidá.
    }
event-madness-changed =
    { $card } { FORM($card, form: "gender") ->
        [m] změnil
        [f] změnila
        [n] změnilo
        [plural] změnili
        [np] změnila
        [things] změnily
       *[other] mění
    } šílenost, { $who } ji má do konce kola { $madness }.
event-madness-restored = { $who } má zase šílenost { $madness }.

## Mapa

event-explores =
    { $who } { FORM($who, form: "gender") ->
        [m] vyrazil
        [f] vyrazila
        [n] vyrazilo
        [plural] vyrazili
       *[other] vyráží
    } na průzkum a chce { $how }.
event-area-drawn =
    { $who } { FORM($who, form: "gender") ->
        [m] vylosoval
        [f] vylosovala
        [n] vylosovalo
        [plural] vylosovali
       *[other] losuje
    } oblast { $area }.
event-area-placed =
    { $who } { FORM($who, form: "gender") ->
        [m] připojil
        [f] připojila
        [n] připojilo
        [plural] připojili
       *[other] připojuje
    } oblast { $area } { $where }.
event-area-set-aside =
    { $who } { FORM($who, form: "gender") ->
        [m] odložil
        [f] odložila
        [n] odložilo
        [plural] odložili
       *[other] odkládá
    } oblast { $area } lícem dolů.
event-spark-used =
    { $who } { FORM($who, form: "gender") ->
        [m] použil
        [f] použila
        [n] použilo
        [plural] použili
       *[other] používá
    } { FORM($card, form: "acc") } a místo oblasti { $area } chce jinou.
event-areas-joined =
    { $who } { FORM($who, form: "gender") ->
        [m] spojil
        [f] spojila
        [n] spojilo
        [plural] spojili
       *[other] spojuje
    } dvě oblasti, a to { $where }.
event-wasted =
    { $who } { FORM($who, form: "gender") ->
        [m] nechal
        [f] nechala
        [n] nechalo
        [plural] nechali
       *[other] nechává
    } akční body propadnout.
event-stepped =
    { $who } { FORM($who, form: "gender") ->
        [m] přešel
        [f] přešla
        [n] přešlo
        [plural] přešli
       *[other] přechází
    } z pole { FORM($origin, form: "gen") } na pole { FORM($field, form: "gen") }.
event-rode =
    { $who } { FORM($who, form: "gender") ->
        [m] dojel
        [f] dojela
        [n] dojelo
        [plural] dojeli
       *[other] jede
    } s karavanou na pole { FORM($field, form: "gen") }.
event-location-reached =
    { $location-id ->
        [plain] Cesta vedla přes pláň.
        [forest] Cesta vedla lesem.
        [city] Cesta vedla městem.
        [tavern] U cesty stála hospoda.
        [shop] U cesty stál obchod.
        [seer] Na cestě čekala vědma.
        [caravan] Na cestě čekala karavana.
        [graveyard] Cesta vedla přes hřbitov.
        [fountain_of_life] Na poli tryskala Fontána života.
       *[other] Cestou je { $location }.
    }
event-figure-returned =
    { $who } { FORM($who, form: "gender") ->
        [m] přišel
        [f] přišla
        [n] přišlo
        [plural] přišli
       *[other] přichází
    } k sobě na poli { FORM($field, form: "gen") }.

## Karty

event-event-turned =
    { $who } { FORM($who, form: "gender") ->
        [m] otočil
        [f] otočila
        [n] otočilo
        [plural] otočili
       *[other] otáčí
    } kartu { $card }.
event-no-event = Žádná karta události už nezbývá.
event-event-discarded = Karta { $card } jde mezi odhozené události.
event-side-shown =
    Karta { $card } ukázala { who-in-dat } { $side-id ->
        [good] svou dobrou stranu
       *[bad] svou zlou stranu
    }.
event-no-effect =
    { $card } tentokrát nic { FORM($card, form: "gender") ->
        [m] nezpůsobil
        [f] nezpůsobila
        [n] nezpůsobilo
        [plural] nezpůsobili
        [np] nezpůsobila
        [things] nezpůsobily
       *[other] nezpůsobuje
    }.
event-effect-delayed = { $card } zapůsobí na konci kola.
event-end-effect-due = Na konci kola působí { $card }.
event-shuffled =
    { $deck-id ->
        [event_deck] Odhozené události se zamíchaly do nového balíčku
        [equipment_deck] Odhozené vybavení se zamíchalo do nového balíčku
        [quest_deck] Odhozené úkoly se zamíchaly do nového balíčku
       *[other] Odhozené karty se zamíchaly do nového balíčku
    } o { $cards ->
        [one] { $cards } kartě
       *[other] { $cards } kartách
    }.
event-drew-equipment =
    { $who } si { FORM($who, form: "gender") ->
        [m] lízl
        [f] lízla
        [n] lízlo
        [plural] lízli
       *[other] líže
    } { $cards ->
        [one] { $cards } kartu
        [few] { $cards } karty
       *[other] { $cards } karet
    } vybavení.
event-saw-equipment = { $who } má nově na ruce { FORM($cards, form: "acc") }.
event-discarded =
    { $who } { FORM($who, form: "gender") ->
        [m] odhodil
        [f] odhodila
        [n] odhodilo
        [plural] odhodili
       *[other] odhazuje
    } { FORM($cards, form: "acc") }.
event-laid =
    { $who } si { FORM($who, form: "gender") ->
        [m] vyložil
        [f] vyložila
        [n] vyložilo
        [plural] vyložili
       *[other] vykládá
    } do inventáře { FORM($card, form: "acc") }.
event-shed =
    { $who } se { FORM($who, form: "gender") ->
        [m] zbavil
        [f] zbavila
        [n] zbavilo
        [plural] zbavili
       *[other] zbavuje
    } { FORM($card, form: "gen") }.
event-played-card =
    { $who } { FORM($who, form: "gender") ->
        [m] zahrál
        [f] zahrála
        [n] zahrálo
        [plural] zahráli
       *[other] hraje
    } { FORM($card, form: "acc") }.
event-robbed =
    { $who } { FORM($who, form: "gender") ->
        [m] sebral
        [f] sebrala
        [n] sebralo
        [plural] sebrali
       *[other] bere
    } { victim-in-dat } { FORM($weapon, form: "acc") }.
event-card-taken =
    { $who } { FORM($who, form: "gender") ->
        [m] dostal
        [f] dostala
        [n] dostalo
        [plural] dostali
       *[other] dostává
    } kartu od { victim-in-gen }.
event-saw-card-taken =
    { $who } { FORM($who, form: "gender") ->
        [m] dostal
        [f] dostala
        [n] dostalo
        [plural] dostali
       *[other] dostává
    } od { victim-in-gen } { FORM($card, form: "acc") }.
event-took-from-discard =
    { $who } si { FORM($who, form: "gender") ->
        [m] vzal
        [f] vzala
        [n] vzalo
        [plural] vzali
       *[other] bere
    } z odhozeného vybavení { FORM($card, form: "acc") }.
event-hand-shown =
    { $who } všem { FORM($who, form: "gender") ->
        [m] ukázal
        [f] ukázala
        [n] ukázalo
        [plural] ukázali
       *[other] ukazuje
    } { $cards-count ->
        [0] prázdnou ruku
       *[other] { FORM($cards, form: "acc") }
    }.
event-hand-looked-at =
    { $who } si { FORM($who, form: "gender") ->
        [m] prohlédl
        [f] prohlédla
        [n] prohlédlo
        [plural] prohlédli
       *[other] prohlíží
    } karty na ruce { victim-in-gen }.
event-hand-seen =
    { $victim } { $cards-count ->
        [0] nemá na ruce nic
       *[other] má na ruce { FORM($cards, form: "acc") }
    }.
event-psychopath-held = { $who } má v inventáři { FORM($psychopath, form: "acc") }.
event-psychopath-lost = { $who } už nemá v inventáři { FORM($psychopath, form: "acc") }.
event-psychopath-gone =
    { $psychopath } { $killed ->
        [true] { FORM($psychopath, form: "gender") ->
            [np] jsou
           *[other] je
        } po smrti
       *[false] { FORM($psychopath, form: "gender") ->
        [m] odešel
        [f] odešla
        [n] odešlo
        [plural] odešli
        [np] odešla
       *[other] odchází
    }
    }.

## Boj

event-fight-began =
    { $attacker } { $why-id ->
        [attack] { FORM($attacker, form: "gender") ->
        [m] zaútočil
        [f] zaútočila
        [n] zaútočilo
        [plural] zaútočili
        [np] zaútočila
       *[other] útočí
    } na { defender-in-acc }
        [revenge] { FORM($attacker, form: "gender") ->
        [m] vyzval
        [f] vyzvala
        [n] vyzvalo
        [plural] vyzvali
        [np] vyzvala
       *[other] vyzývá
    } { defender-in-acc } k odvetnému souboji
        [held] se { FORM($attacker, form: "gender") ->
        [m] pustil
        [f] pustila
        [n] pustilo
        [plural] pustili
        [np] pustila
       *[other] pouští
    } do { FORM($defender, form: "gen") } ze svého inventáře
       *[other] { FORM($attacker, form: "gender") ->
        [m] narazil
        [f] narazila
        [n] narazilo
        [plural] narazili
        [np] narazila
       *[other] naráží
    } na { FORM($defender, form: "acc") }
    }.
event-total-set =
    { $side } { FORM($side, form: "gender") ->
        [plural] mají
        [np] mají
       *[other] má
    } na kostce { $die }, šílenost { $madness }{ $given ->
        [0] { "" }
       *[other] {" "}a z karet a schopností { SIGNED($given) }
    }, dohromady { $total }.
event-pass-began = Začal { $number }. průchod, první je na řadě { $first }.
event-nobody-used-cards = Nikdo nepoužil kartu, boj končí.
# Kdo dává bonus sám sobě, pozná se podle místa u stolu, ať se hráč jmenuje jakkoli.
event-total-changed =
    { FORM($by, form: "kind") ->
        [psychopath] { FORM($card, form: "kind") ->
            [psychopath] Schopnost dala { side-in-dat } { SIGNED($change) }, dohromady { $total }.
           *[other] { $by } { FORM($by, form: "gender") ->
        [m] sebral
        [f] sebrala
        [n] sebralo
        [plural] sebrali
        [np] sebrala
       *[other] bere
    } { side-in-dat } bonus karty { $card }, zbývá { $total }.
        }
       *[other] { $by-id ->
            [rust] { $side-id ->
                [rust] { total-changed-own }
               *[other] { total-changed-other }
            }
            [vera] { $side-id ->
                [vera] { total-changed-own }
               *[other] { total-changed-other }
            }
            [crusher] { $side-id ->
                [crusher] { total-changed-own }
               *[other] { total-changed-other }
            }
            [mole] { $side-id ->
                [mole] { total-changed-own }
               *[other] { total-changed-other }
            }
            [ash] { $side-id ->
                [ash] { total-changed-own }
               *[other] { total-changed-other }
            }
            [tick] { $side-id ->
                [tick] { total-changed-own }
               *[other] { total-changed-other }
            }
           *[other] { total-changed-other }
        }
    }
total-changed-own =
    { $by } { FORM($by, form: "gender") ->
        [m] použil
        [f] použila
        [n] použilo
        [plural] použili
        [np] použila
       *[other] používá
    } { FORM($card, form: "acc") } a { FORM($by, form: "gender") ->
        [m] dal
        [f] dala
        [n] dalo
        [plural] dali
        [np] dala
       *[other] dává
    } si { SIGNED($change) }, dohromady má { $total }.
total-changed-other =
    { $by } { FORM($by, form: "gender") ->
        [m] použil
        [f] použila
        [n] použilo
        [plural] použili
        [np] použila
       *[other] používá
    } { FORM($card, form: "acc") } a { FORM($by, form: "gender") ->
        [m] dal
        [f] dala
        [n] dalo
        [plural] dali
        [np] dala
       *[other] dává
    } { side-in-dat } { SIGNED($change) }, dohromady { $total }.
event-ability-used =
    { $psychopath-id ->
        [giggling_butcher] Chichotavý řezník se zachichotal a jeho strana má +1.
        [tin_priest] Plechový kněz zrušil poslední bonus, který si soupeř dal.
        [mother_radiation] Matka Radiace ozářila soupeře a ten má −1.
        [cellar_boy] Sklepní kluk jedničku nebo dvojku přehazuje.
        [the_tax_man] Berňák se podíval na soupeřovu slávu, od 10 výš má jeho strana +3.
        [chainsaw_granny] Babka s motorovkou spočítala soupeřovy karty, za aspoň dvě v průchodu má její strana +2.
        [barbed_wire_twins] Dvojčata z ostnatého drátu hází ještě jednou a platí vyšší kostka.
        [silent_clown] Tichý klaun zvedl prst k ústům, v 1. průchodu nebojující nesmějí hrát karty.
        [dog_whisperer] Zaříkávač psů zapískal, za každého nebojujícího poblíž má jeho strana +1.
        [petrol_baron] Benzínový baron škrtl sirkou, za použitou zbraň má soupeř −2.
        [leech_doctor] Pijavičný doktor nasadil pijavice, porážka bude stát o 1 slávu víc.
        [glass_eater] Požírač skla se pořezal a jeho strana má −1.
        [mirror_saint] Zrcadlový světec otočil svou kostku podle soupeřovy.
        [old_hunger] Starý Hlad chce kartu, když ji soupeř neodhodí, má jeho strana +1.
        [rust_prophet] Prorok rzi proklel všechno železo, po použité zbrani má jeho strana +2.
        [queen_of_wasps] Vosí královna poslala na každou kartu svůj roj, soupeř má −1.
        [the_landlord] Domácí chce jako nájem kartu, jinak má jeho strana +2.
        [broken_ballerina] Zlomená baletka udělala další piruetu, 1 až 3 přehazuje.
        [deaf_gunner] Hluchý kanonýr výstřel neslyšel, po použité zbrani má jeho strana −2.
        [milk_thief] Zloděj mléka se napil a povyrostl, jeho strana má +2.
        [hanging_judge] Soudce z šibenice si měří slavné, od slávy 20 má jeho strana +2.
        [choir_of_rats] Krysí sbor zpívá davu, za každého nebojujícího poblíž má jeho strana +2.
        [tooth_collector] Sběratel zubů si bere památku, poražený ztrácí o 2 slávy víc.
        [hushing_nurse] Tišící sestra dala prst na rty, ve 2. průchodu nebojující nesmějí hrát karty.
       *[other] { $psychopath } { FORM($psychopath, form: "gender") ->
        [m] použil
        [f] použila
        [n] použilo
        [plural] použili
        [np] použila
       *[other] používá
    } svou schopnost: { $does }.
    }
event-rival-remark =
    Nepřítel mého nepřítele je můj přítel, a tak { $psychopath } { FORM($psychopath, form: "gender") ->
        [np] pomáhají
       *[other] pomáhá
    } { holder-in-dat }.
event-ammo-used =
    { $weapon } { $left ->
        [0] už nemá žádný náboj
        [one] má po výstřelu ještě { $left } náboj
        [few] má po výstřelu ještě { $left } náboje
       *[other] má po výstřelu ještě { $left } nábojů
    }.
event-silenced =
    { $psychopath } { FORM($psychopath, form: "gender") ->
        [m] umlčel
        [f] umlčela
        [n] umlčelo
        [plural] umlčeli
        [np] umlčela
       *[other] umlčuje
    } nebojující, v tomto průchodu karty nepoužijí.
event-fight-ended =
    { $margin ->
        [0] Boj skončil nerozhodně, { $attacker-total } ku { $defender-total }.
       *[other] Boj skončil { $attacker-total } ku { $defender-total }, { $winner } { FORM($winner, form: "gender") ->
        [m] vyhrál
        [f] vyhrála
        [n] vyhrálo
        [plural] vyhráli
        [np] vyhrála
       *[other] vyhrává
    } o { $margin }.
    }
event-tied = Při remíze { $note }.
event-no-more-attacks = { $who } už v této fázi znovu útočit nesmí.
event-attack-declined =
    { $who } tu na nikoho { FORM($who, form: "gender") ->
        [m] nezaútočil
        [f] nezaútočila
        [n] nezaútočilo
        [plural] nezaútočili
        [np] nezaútočila
       *[other] nezaútočil(a)
    }.
event-revenge-declined =
    { $who } se odvety { FORM($who, form: "gender") ->
        [m] vzdal
        [f] vzdala
        [n] vzdalo
        [plural] vzdali
        [np] vzdala
       *[other] vzdal(a)
    }.
event-no-revenge =
    { $who } { $why-id ->
        [attacker] nemá na odvetu nárok, protože šlo o vlastní útok
        [holder] nemá na odvetu nárok, protože v inventáři byl psychopat
       *[limit] už na další odvetu nárok nemá
    }.
event-killed =
    { $by } { FORM($by, form: "gender") ->
        [m] zabil
        [f] zabila
        [n] zabilo
        [plural] zabili
        [np] zabila
       *[other] zabíjí
    } { who-in-acc }.
event-spared =
    { $who } { FORM($who, form: "gender") ->
        [m] vyhrál
        [f] vyhrála
        [n] vyhrálo
        [plural] vyhráli
       *[other] vyhrává
    } odvetu a žije.
tie-loses-nothing = nikdo o nic nepřichází
tie-gains-nothing = nikdo o nic nepřichází a nikdo nic nezískává

## Úkoly

event-quest-drawn =
    { $who } si { FORM($who, form: "gender") ->
        [m] lízl
        [f] lízla
        [n] lízlo
        [plural] lízli
       *[other] líže
    } úkol „{ $quest }“.
event-no-quest =
    { $who } tentokrát žádný úkol { FORM($who, form: "gender") ->
        [m] nedostal
        [f] nedostala
        [n] nedostalo
        [plural] nedostali
       *[other] nedostává
    }.
event-quest-fulfilled =
    { $who } { FORM($who, form: "gender") ->
        [m] splnil
        [f] splnila
        [n] splnilo
        [plural] splnili
       *[other] plní
    } úkol „{ $quest }“.
event-quest-proposed =
    { $who } { FORM($who, form: "gender") ->
        [m] napsal
        [f] napsala
        [n] napsalo
        [plural] napsali
       *[other] píše
    } úkol „{ $words }“.
event-quest-signed =
    { $who } úkol { FORM($who, form: "gender") ->
        [m] podepsal
        [f] podepsala
        [n] podepsalo
        [plural] podepsali
       *[other] podepisuje
    }.
event-quest-posted =
    Úkol { issuer-in-gen } je vyhlášen, má { $signatures ->
        [one] { $signatures } podpis
        [few] { $signatures } podpisy
       *[other] { $signatures } podpisů
    }.
event-quest-rejected =
    Úkol { issuer-in-gen } vyhlášen není, { $signatures ->
        [0] nemá žádný podpis
        [one] má jen { $signatures } podpis
        [few] má jen { $signatures } podpisy
       *[other] má jen { $signatures } podpisů
    }.
event-quest-claimed = { $who } tvrdí, že má úkol „{ $quest }“ splněný.
event-quest-claim-rejected = Podle stolu { $who } úkol splněný nemá.

## Konec hry

reason-glory-target = slávy je dost
reason-round-cap = poslední oběh skončil
reason-last-player = nikdo jiný nezbyl

## Otázky

ask-draw-equipment = { $who } si líže kartu vybavení
ask-draw-area = { $who } losuje oblast
ask-turn-event = { $who } otáčí kartu události
ask-draw-quest = { $who } si líže kartu úkolu
ask-rob-card = Karta z cizí ruky
ask-reroll = { $roller } má hozeno { $dice }. Použít kartu { $card } a kostku přehodit?
ask-reroll-die = { $who } přehazuje kostku
ask-action-points = { $who } hází na akční body
ask-fight = { $who } hází do boje
ask-ability = { $who } hází za psychopata
ask-roll-table = { $who } hází kostkou
ask-pick-die = Kterou kostku si vezme { $who }?
ask-explore = Jak bude { $who } prozkoumávat?
ask-spark = Nechat oblast { $area }, nebo ji odložit a losovat jinou?
ask-place-area = Kterou oblast připojit?
ask-at = Kam a jak otočenou? (Hrany jdou od východu proti směru hodinových ručiček.)
ask-join = Kterou oblast spojit?
ask-with = Se kterou oblastí?
ask-step = Kam { $who } půjde?
ask-free-action = Vyloží nebo zahraje { $who } nějakou kartu?
ask-card = Kterou kartu?
ask-voluntary-location =
    Co podnikne { $seat } { $location-id ->
        [tavern] v hospodě
        [shop] v obchodě
        [seer] u vědmy
        [caravan] u karavany
        [fountain_of_life] u Fontány života
       *[other] v místě { $location }
    }?
ask-times = Kolik?
ask-ride = Kam jede karavana?
ask-free-step = Kam vedou kroky ve spánku?
ask-look-at = Čí karty si { $seat } prohlédne?
ask-attack = Na koho { $seat } zaútočí?
ask-revenge = Chce { $who } odvetný souboj s { rival-in-ins }?
ask-refight = Pustit se znovu do { FORM($psychopath, form: "gen") }?
ask-keep-psychopath = Který psychopat zůstane v inventáři?
ask-use-card =
    Použije { $who } kartu? V tomto průchodu smí použít ještě { $left ->
        [one] { $left } kartu
        [few] { $left } karty
       *[other] { $left } karet
    }.
ask-side = Čí součet ovlivnit?
ask-weapon = Kterou zbraň?
ask-wants-more = Chce { $who } používat další karty?
ask-discard = Co { $who } odhodí?
ask-discard-to-limit =
    Co { $who } odhodí? Na ruce má o { $count ->
        [one] { $count } kartu
        [few] { $count } karty
       *[other] { $count } karet
    } víc, než smí.
ask-discard-weapon = Kterou zbraň { $who } odhodí?
ask-discard-or-else = { $psychopath } chce kartu. Odhodit nějakou?
ask-take-from-discard = Kterou kartu vzít z odhozeného vybavení?
ask-shed-mutation = Kterou mutaci smyje Fontána?
ask-drop-psychopath = Který psychopat dostane jed?
ask-rob-target = Komu něco sebrat?
ask-rob-weapon = Kterou zbraň sebrat { who-in-dat }?
ask-beg-target = Kdo má dát kartu?
ask-give-card = Kterou kartu dá { $who } { to-in-dat }?
ask-order-end-effects = V jakém pořadí účinky proběhnou?
ask-between-turns = Chce { $who } něco před dalším kolem?
ask-quest-words = Jak zní úkol?
ask-quest = Který úkol?
ask-join-game = Přidá se { $who } ke hře?
ask-sign-quest = Podepíše { $who } tento úkol?
ask-vote-quest = Má { $claimant } úkol splněný? Hlasuje { $seat }.
ask-quest-fulfilled = Má { $claimant } úkol splněný?
ask-card-clash = Karty { $card } a { $earlier } si odporují. Čí text platí?
ask-of = Čí hodnotu opravit?
ask-to = Na kolik?
ask-field = Na které pole?
ask-psychopath = Který psychopat?
ruling-card-clash = spor dvou karet
ruling-quest-fulfilled = splnění úkolu

## Možnosti

option-skip = neprozkoumávat
option-explore-join = spojit oblasti
option-waste = zaplatit a nechat propadnout
explore-offer =
    vylosovat { $threes ->
        [0] { $ones ->
            [one] jednu jednopolíčkovou oblast
            [2] dvě jednopolíčkové oblasti
            [3] tři jednopolíčkové oblasti
            [few] { $ones } jednopolíčkové oblasti
           *[other] { $ones } jednopolíčkových oblastí
        }
       *[other] { $ones ->
            [0] třípolíčkovou oblast
           *[other] jednopolíčkovou a třípolíčkovou oblast
        }
    }
placement = { $where }: { $edges }
placement-beside = { beside }: { edges-around }
edges-around = { $east }, { $north-east }, { $north-west }, { $west }, { $south-west }, { $south-east }
joining = { $where }; otočení o { $degrees }°
beside = { $side } od pole { FORM($field, form: "gen") } hranou s { FORM($kind, form: "ins") }
part-beside = { $own } { $side } od pole { FORM($field, form: "gen") } hranou s { FORM($kind, form: "ins") }
field-a = polem A
field-b = polem B
field-c = polem C
field-beside = polem { $own } { $side } od pole { FORM($field, form: "gen") } hranou s { FORM($kind, form: "ins") }
area-edges = { $edges }
headline = { $round }. oběh, { $who }: { $phase }
field-edges = { $field }: { $edges }
drawn-area = vylosovaná oblast { $area }
word-east = na východ
word-north-east = na severovýchod
word-north-west = na severozápad
word-west = na západ
word-south-west = na jihozápad
word-south-east = na jihovýchod
word-drawn-areas = vylosované oblasti
joined = { $first }, { $second }
die-showing = { $face } ({ $place }. kostka)
option-keep = nechat
option-redraw = losovat jinou
option-stay = zůstat
option-end-turn = skončit kolo
option-go-on = pokračovat
option-lay = vyložit do inventáře
option-play-own-turn-card = zahrát kartu
option-decline = nic
option-attack-decline = na nikoho
option-binge = chlastačka
option-buy = koupit vybavení
option-look = prohlédnout si cizí karty
option-voluntary-location-ride = svézt se s karavanou
option-shed = zbavit se mutace
option-alight = vystoupit
option-draw = líznout si kartu
option-stop = už žádnou kartu
option-refuse = nedat nic
option-later = pozdější karta
option-earlier = dřívější karta
option-leave = odejít ze hry
option-post-quest = vyhlásit úkol
option-claim-quest = přihlásit se o splněný úkol
option-glory = sláva
option-ap = akční body
option-madness = šílenost
option-figure = místo figurky
option-release = odebrat psychopata
option-hold = přidat psychopata

## Členy součtů

card-of = { $card } ({ $who })
ability-of = { $card }
cancelled-by = { $card }, ruší { $who }
word-round = oběh
word-base-madness = základní šílenost
word-until-turn-end = do konce kola
word-madness = šílenost
word-hand-limit = počet karet na ruce
word-no-less-than-nothing = nikdy pod nulu
word-equipment = vybavení
word-event = událost
word-card = karta
word-cards = karty
word-ap = akční body
count-ap =
    { $count ->
        [one] { $count } akční bod
        [few] { $count } akční body
       *[other] { $count } akčních bodů
    }
word-glory = sláva
count-glory =
    { $count ->
        [one] { $count } bod slávy
        [few] { $count } body slávy
        [many] { $count } bodu slávy
       *[other] { $count } bodů slávy
    }
word-pass = průchod
word-margin = rozdíl
word-own-total = vlastní součet
word-other-total = součet soupeře
word-nothing-to-lose = není co ztratit
before-cards = než se použijí karty
word-victory = vítězství
word-tie = remíza
word-defeat = porážka
word-glory-floor = níž sláva neklesá
word-glory-per-difference = sláva za rozdíl
word-extra-loss = ztráta navíc
word-variant-revenge-bonus = odveta na aktivním hráči
word-kill = zabití
word-quest = úkol
word-walking = dlouhá cesta
word-price = cena
word-turned-by = otočení
word-fields-walked = prošlá pole
word-ammo-tokens = žetony munice
word-hand-cards = karty na ruce
word-hidden-cards = skryté karty
word-hand-size = nejvýše na ruce
word-areas = oblasti
word-area = oblast
word-fields = pole
word-edges = hrany
word-psychopaths-killed = zabití psychopati
word-fights-won = vyhrané souboje
word-lowest-glory = nejnižší sláva u stolu
word-signatures = podpisy
word-one-field-areas = jednopolíčkové oblasti
word-three-field-areas = třípolíčkové oblasti
word-quest-cards = úkoly
word-die-faces = stěny kostky
word-mutations = mutace
word-weapons = zbraně
word-junk = harampádí
word-psychic = psychické schopnosti
word-psychic-events = psychické schopnosti
word-happenings = příhody
word-psychopaths = psychopati

## Fáze, platby, hody

word-action-points = určení počtu akčních bodů
word-exploration = průzkum
word-explore = průzkum
word-upkeep = příprava kola
word-happening = příhoda
word-movement = pohyb
word-fight = boj
word-ability = schopnost
word-roll-table = co z toho bude
word-before-turn-end = před koncem kola
word-turn-end = konec kola
word-step = krok
word-join = spojení oblastí
word-waste = nic
word-binge = chlastačka
    .acc = chlastačku
word-buy = nákup
word-look = pohled do karet
word-ride = jízda karavanou
    .acc = jízdu karavanou
word-shed = koupel ve Fontáně
word-refight = další boj

## Pohled

word-players = hráči
word-figure = stojí na
word-weapon = zbraň
word-mutation = mutace
word-held-psychopath = psychopat v inventáři
word-psychopath = psychopat
word-set-aside = odložené oblasti
word-piles = balíčky
word-pile = balíček
word-lying-open = leží odkryté
word-event-deck = události
word-event-discard = odhozené události
word-equipment-deck = vybavení
word-equipment-discard = odhozené vybavení
word-quest-deck = úkoly
word-quest-discard = odhozené úkoly
word-bag1 = pytlík jednopolíčkových oblastí
word-bag3 = pytlík třípolíčkových oblastí
word-agreed-quests = úkoly hráčů
word-quest-issuer = zadavatel úkolu
word-subject = znění
word-visited = navštíveno v tomto kole
word-discard = odhozené
word-deck-bottom = pod balíčkem
word-attacker = útočník
word-good = dobrá strana
word-bad = zlá strana
active-player = na tahu
map-part = Mapa { $cluster }
fight-title = Boj, { $number }. průchod
hand-of = { $who }, karty na ruce
weapon-with-tokens =
    { $weapon } ({ $tokens ->
        [0] bez nábojů
        [one] { $tokens } náboj
        [few] { $tokens } náboje
       *[other] { $tokens } nábojů
    })
copies-of = { $copies } × { $card }
card-line =
    { $deck-id ->
        [equipment] Vybavení: { $kind }
       *[event] Událost: { $kind }
    }
fight-text =
    { SIGNED($amount) } { $scope-id ->
        [self] pro sebe
        [opponent] proti soupeři
        [both] pro obě strany
       *[anyone] pro kohokoli
    }
psychic-text = { SIGNED($amount) } { card-note }
card-note =
    { $scope-id ->
        [self] pro sebe
        [opponent] proti soupeři
        [both] pro obě strany
       *[anyone] pro kohokoli
    }{ $needs-id ->
        [mental] , jen s duševní mutací
        [physical] , jen s fyzickou mutací
       *[other] { "" }
    }{ $forbids-id ->
        [mental] , jen bez duševní mutace
        [physical] , jen bez fyzické mutace
       *[other] { "" }
    }
mutation-text =
    { $nature-id ->
        [mental] duševní mutace
       *[physical] fyzická mutace
    }
psychopath-text = šílenost { $madness }

## Tabulky přesných šancí

table-result = výsledek
table-glory = získaná nebo ztracená sláva
table-margin = rozdíl součtů
table-kill = rozdíl zabíjí

## Jména v pádech; kdo si jméno napsal sám, je „hráč jménem …“

defender-in-acc =
    { FORM($defender, form: "gender") ->
        [m] { FORM($defender, form: "acc") }
        [f] { FORM($defender, form: "acc") }
        [n] { FORM($defender, form: "acc") }
        [np] { FORM($defender, form: "acc") }
        [plural] { FORM($defender, form: "acc") }
       *[other] hráče jménem { $defender }
    }
who-in-acc =
    { FORM($who, form: "gender") ->
        [m] { FORM($who, form: "acc") }
        [f] { FORM($who, form: "acc") }
        [n] { FORM($who, form: "acc") }
       *[other] hráče jménem { $who }
    }
holder-in-dat =
    { FORM($holder, form: "gender") ->
        [m] { FORM($holder, form: "dat") }
        [f] { FORM($holder, form: "dat") }
        [n] { FORM($holder, form: "dat") }
       *[other] hráči jménem { $holder }
    }
side-in-dat =
    { FORM($side, form: "gender") ->
        [m] { FORM($side, form: "dat") }
        [f] { FORM($side, form: "dat") }
        [n] { FORM($side, form: "dat") }
        [np] { FORM($side, form: "dat") }
        [plural] { FORM($side, form: "dat") }
       *[other] hráči jménem { $side }
    }
to-in-dat =
    { FORM($to, form: "gender") ->
        [m] { FORM($to, form: "dat") }
        [f] { FORM($to, form: "dat") }
        [n] { FORM($to, form: "dat") }
       *[other] hráči jménem { $to }
    }
victim-in-dat =
    { FORM($victim, form: "gender") ->
        [m] { FORM($victim, form: "dat") }
        [f] { FORM($victim, form: "dat") }
        [n] { FORM($victim, form: "dat") }
       *[other] hráči jménem { $victim }
    }
who-in-dat =
    { FORM($who, form: "gender") ->
        [m] { FORM($who, form: "dat") }
        [f] { FORM($who, form: "dat") }
        [n] { FORM($who, form: "dat") }
       *[other] hráči jménem { $who }
    }
issuer-in-gen =
    { FORM($issuer, form: "gender") ->
        [m] { FORM($issuer, form: "gen") }
        [f] { FORM($issuer, form: "gen") }
        [n] { FORM($issuer, form: "gen") }
       *[other] hráče jménem { $issuer }
    }
victim-in-gen =
    { FORM($victim, form: "gender") ->
        [m] { FORM($victim, form: "gen") }
        [f] { FORM($victim, form: "gen") }
        [n] { FORM($victim, form: "gen") }
       *[other] hráče jménem { $victim }
    }
rival-in-ins =
    { FORM($rival, form: "gender") ->
        [m] { FORM($rival, form: "ins") }
        [f] { FORM($rival, form: "ins") }
        [n] { FORM($rival, form: "ins") }
       *[other] hráčem jménem { $rival }
    }

### Text na kartách, složený z toho, co karty dělají.

card-repeats-weapon = jednu zbraň použijete v boji dvakrát
card-two-sides =
    s duševní mutací: { $good }; bez ní: { $bad }{ $end ->
        [true] {" "}(na konci kola)
       *[false] { "" }
    }
card-happening =
    { $what }{ $end ->
        [true] {" "}na konci kola
       *[false] { "" }
    }

## V kole

ap-points =
    { $amount ->
        [one] akční bod
        [few] akční body
       *[other] akčních bodů
    }
effect-nothing = nestane se nic
effect-gain-ap = { SIGNED($amount) } { ap-points }
effect-gain-ap-after = { SIGNED($amount) } { ap-points }, a byla-li v témž kole zahrána { $after }, pak { SIGNED($instead) }
effect-lose-all-ap = přijdete o všechny akční body
effect-change-glory =
    sláva { SIGNED($amount) }{ $only-up-to ->
        [0] { "" }
       *[other] , jen se slávou nejvýš { $only-up-to }
    }
effect-draw-equipment =
    líznete { $cards ->
        [one] kartu vybavení
        [few] { $cards } karty vybavení
       *[other] { $cards } karet vybavení
    }
effect-discard-hand =
    odhodíte z ruky { $cards ->
        [one] kartu
        [few] { $cards } karty
       *[other] { $cards } karet
    }
effect-change-madness = šílenost { SIGNED($amount) } do konce kola
effect-free-step = uděláte krok zdarma, bez lokace a bez události
effect-look-at-hand = podíváte se jinému hráči do ruky
effect-show-hand = ukážete všem svou ruku
effect-take-from-discard = vezmete si kartu z odloženého vybavení
effect-discard-weapon = odhodíte zbraň
effect-draw-quest = líznete kartu úkolu
effect-drop-psychopath = zbavíte se psychopata z inventáře
effect-rob-player =
    seberete zbraň, nebo náhodnou kartu z ruky, hráči { $reach ->
        [0] na svém poli
        [one] na svém nebo sousedním poli
        [few] nejvýš { $reach } pole daleko
       *[other] nejvýš { $reach } polí daleko
    }
effect-ask-for-card = jiný hráč vám dá kartu
effect-shed-mutation = zbavíte se mutace
effect-ride =
    svezete se nejdál o { $fields ->
        [one] { $fields } pole
        [few] { $fields } pole
       *[other] { $fields } polí
    }
effect-fight-rival = čeká vás boj, soupeřem je { $rival }
effect-roll-table = hodíte kostkou, co se stane

## V inventáři

effect-madness = šílenost { SIGNED($amount) }
effect-hand-size = velikost ruky { SIGNED($amount) }
effect-low-die-ap = { SIGNED($amount) } { ap-points }, ukazuje-li ponechaná kostka méně než { $threshold }
effect-reroll =
    { $whose-id ->
        [own] 1× za kolo přehodíte jednu vlastní kostku
       *[others] 1× za kolo přinutíte jiného hráče přehodit kostku
    }
effect-redraw-area = 1× za kolo odložíte vylosovanou jednopolíčkovou oblast a vylosujete jinou

## V boji

in-each-pass =
    { $frequency-id ->
        [each_pass] , a to v každém průchodu
       *[once] { "" }
    }
ability-change-total =
    { $glory ->
        [0] { "" }
       *[other] má-li soupeř slávu aspoň { $glory },{" "}
    }{ $cards ->
        [0] { "" }
        [one] použil-li soupeř v průchodu kartu,{" "}
       *[other] použil-li soupeř v průchodu aspoň { $cards } karty,{" "}
    }{ $weapon ->
        [true] jakmile soupeř použil zbraň,{" "}
       *[false] { "" }
    }{ $side-id ->
        [own] vlastní strana má
       *[opponent] soupeř má
    } { SIGNED($amount) }{ $per-id ->
        [bystander] {" "}za každého nebojujícího poblíž
       *[once] { "" }
    }{ in-each-pass }
ability-cancel-last-bonus = zruší poslední bonus, který si soupeř dal{ in-each-pass }
ability-reroll-own-die = přehodí svou kostku, ukazuje-li { $up-to } nebo méně{ in-each-pass }
ability-keep-higher-die = hodí ještě jednou a platí vyšší kostka{ in-each-pass }
ability-silence-bystanders = v { $in-pass }. průchodu nesmějí nebojující používat karty
ability-copy-die = vlastní kostka ukazuje totéž co soupeřova{ in-each-pass }
ability-discard-or-else = neodhodí-li soupeř kartu, má vlastní strana { SIGNED($amount) }{ in-each-pass }
ability-extra-loss = kdo prohraje, ztratí slávy o { $glory } víc

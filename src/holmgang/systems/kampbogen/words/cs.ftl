### Kampbogen česky.
###
### Věty v záznamu jsou v minulém čase a jména v nich se skloňují: jméno má rod (.gender: m, f, n) a pády
### (.gen, .dat, .acc, .loc, .ins). Větev *[other] je pro jména, která napsal hráč a která tvary nemají.

## Tvary, které potřebuje několik vět

inflected =
    .target-acc = { FORM($target, form: "gender") ->
        [m] { FORM($target, form: "acc") }
        [f] { FORM($target, form: "acc") }
        [n] { FORM($target, form: "acc") }
        [plural] { FORM($target, form: "acc") }
       *[other] soupeře jménem { $target }
    }
    .held-acc = { FORM($held, form: "gender") ->
        [m] { FORM($held, form: "acc") }
        [f] { FORM($held, form: "acc") }
        [n] { FORM($held, form: "acc") }
        [plural] { FORM($held, form: "acc") }
       *[other] soupeře jménem { $held }
    }
    .owner-gen = { FORM($owner, form: "gender") ->
        [m] { FORM($owner, form: "gen") }
        [f] { FORM($owner, form: "gen") }
        [n] { FORM($owner, form: "gen") }
        [plural] { FORM($owner, form: "gen") }
       *[other] soupeře jménem { $owner }
    }
    .source-dat = { FORM($source, form: "gender") ->
        [m] { FORM($source, form: "dat") }
        [f] { FORM($source, form: "dat") }
        [n] { FORM($source, form: "dat") }
        [plural] { FORM($source, form: "dat") }
       *[other] soupeři jménem { $source }
    }
    .who-gen = { FORM($who, form: "gender") ->
        [m] { FORM($who, form: "gen") }
        [f] { FORM($who, form: "gen") }
        [n] { FORM($who, form: "gen") }
        [plural] { FORM($who, form: "gen") }
       *[other] postavy jménem { $who }
    }
    .who-dat = { FORM($who, form: "gender") ->
        [m] { FORM($who, form: "dat") }
        [f] { FORM($who, form: "dat") }
        [n] { FORM($who, form: "dat") }
        [plural] { FORM($who, form: "dat") }
       *[other] postavě jménem { $who }
    }
    .who-acc = { FORM($who, form: "gender") ->
        [m] { FORM($who, form: "acc") }
        [f] { FORM($who, form: "acc") }
        [n] { FORM($who, form: "acc") }
        [plural] { FORM($who, form: "acc") }
       *[other] postavu jménem { $who }
    }
    .lives = { $amount ->
        [one] { $amount } život
        [few] { $amount } životy
       *[other] { $amount } životů
    }
    .points = { $amount ->
        [one] { $amount } bod
        [few] { $amount } body
       *[other] { $amount } bodů
    }
    .lives-gen = { $amount ->
        [one] { $amount } života
       *[other] { $amount } životů
    }
    .points-gen = { $amount ->
        [one] { $amount } bodu
       *[other] { $amount } bodů
    }
    .damage = { $damage-id ->
        [life] { inflected.lives }
        [power] { inflected.points } energie
        [psyche] { inflected.points } psychiky
        [blood] { inflected.points } krve
       *[other] { inflected.points } ({ $damage })
    }
    .restored = { $condition-id ->
        [lives] { inflected.lives }
       *[other] { inflected.points } { FORM($condition, form: "gen") }
    }
    .acted = { $action-id ->
        [combat_roll] { FORM($who, form: "gender") ->
            [m] bojoval
            [f] bojovala
            [n] bojovalo
            [plural] bojovali
           *[other] bojoval(a)
        } { FORM($ability, form: "ins") }
        [counter_effect] { FORM($who, form: "gender") ->
            [m] odvracel
            [f] odvracela
            [n] odvracelo
            [plural] odvraceli
           *[other] odvracel(a)
        } účinek { FORM($ability, form: "ins") }
        [manoeuvre] { FORM($who, form: "gender") ->
            [m] velel
            [f] velela
            [n] velelo
            [plural] veleli
           *[other] velel(a)
        } { FORM($ability, form: "ins") }
        [defend] se { FORM($who, form: "gender") ->
            [m] bránil
            [f] bránila
            [n] bránilo
            [plural] bránili
           *[other] bránil(a)
        } { FORM($ability, form: "ins") }
        [hold_up] se při přepadení { FORM($who, form: "gender") ->
            [m] spolehl
            [f] spolehla
            [n] spolehlo
            [plural] spolehli
           *[other] spolehl(a)
        } na { FORM($ability, form: "acc") }
        [sneak_attack] se { FORM($who, form: "gender") ->
            [m] plížil
            [f] plížila
            [n] plížilo
            [plural] plížili
           *[other] plížil(a)
        } { FORM($ability, form: "ins") }
        [aimed_shot] { FORM($who, form: "gender") ->
            [m] mířil
            [f] mířila
            [n] mířilo
            [plural] mířili
           *[other] mířil(a)
        } { FORM($ability, form: "ins") }
        [knock_out] { FORM($who, form: "gender") ->
            [m] zkusil
            [f] zkusila
            [n] zkusilo
            [plural] zkusili
           *[other] zkusil(a)
        } cíl omráčit { FORM($ability, form: "ins") }
       *[other] { FORM($who, form: "gender") ->
            [m] použil
            [f] použila
            [n] použilo
            [plural] použili
           *[other] použil(a)
        } { FORM($ability, form: "acc") }
    }

## Names made of others

named-apart = { $name } { $mark }
effect-kind =
    { $effect-id ->
        [life] ztráta životů
        [power] ztráta energie
        [psyche] ztráta psychiky
        [blood] ztráta krve
        [break] ztráta pevnosti
       *[other] { $effect }
    }
effect-sized =
    { $effect-id ->
        [life] ztráta { inflected.lives-gen }
        [power] ztráta { inflected.points-gen } energie
        [psyche] ztráta { inflected.points-gen } psychiky
        [blood] ztráta { inflected.points-gen } krve
        [break] ztráta { inflected.points-gen } pevnosti
       *[other] { $effect }
    }
damage-kind =
    { $damage-id ->
        [life] ztráta životů
        [power] ztráta energie
        [psyche] ztráta psychiky
        [blood] ztráta krve
       *[other] { $damage }
    }
effect-named =
    { $trigger-id ->
        [automatic] automatická { effect-kind }
       *[rolled] { effect-kind } na hod
    }
value-of = { $value }/{ $most }
kamp-of = { FORM($grade, form: "fem") } ({ SIGNED($value) })
note-lives =
    { $lives ->
        [one] { $lives } život
        [few] { $lives } životy
       *[other] { $lives } životů
    }
note-roll = hod { $roll }
note-drives = řídí { FORM($vehicle, form: "acc") }
note-rides = veze { $vehicle }
note-ambush =
    { $side-id ->
        [characters] postavy padly do léčky
       *[opponents] protivníci padli do léčky
    }
note-effect =
    { $ward-id ->
        [no-ward] { $trigger-id ->
            [automatic] automatická { effect-sized }, odvrátit nejde
           *[rolled] { effect-sized } na hod, odvrátit nejde
        }
       *[other] { $trigger-id ->
            [automatic] automatická { effect-sized }, odvrací se { FORM($ward, form: "ins") }
           *[rolled] { effect-sized } na hod, odvrací se { FORM($ward, form: "ins") }
        }
    }

## How it ended

outcome-won = protivníci jsou poraženi
outcome-lost = všechny postavy v boji omdlely
outcome-fled = družina unikla
outcome-draw = obě strany padly v témže kole
outcome-undecided = domluvená kola uplynula
outcome-given-up = postavy mimo boj nechaly padlé na pospas
outcome-avoided = boji se dalo vyhnout
outcome-scenes-over = není už co rozhodovat

headline-between = Mezi dvěma scénami
headline-round = { $round }. kolo začíná
headline-grade = { $round }. kolo, bojový stupeň padl
headline-rolled = { $round }. kolo, kostky padly

## Events: scenes and rounds

event-gathered =
    Do boje proti { FORM($opponents, form: "dat") } { $characters-count ->
        [one] nastoupila postava { $characters }
       *[other] nastoupily postavy { $characters }
    }.
event-master-scene =
    { $scene ->
        [hold_up] Vypravěč začíná přepadení zblízka.
        [chase] Vypravěč začíná honičku: teď jde o to uniknout.
        [ambush] Vypravěč začíná léčku.
        [attack] Vypravěč začíná boj.
        [sneak] Vypravěč nechává postavy přiblížit se kradmo.
        [defenceless] Vypravěč přivádí do scény bezbranné.
        [indirect] Do cesty přichází cizí boj.
        [challenge] Příští kolo přinese další výzvu.
        [no_challenge] Vypravěč ruší výzvu.
       *[call_off] Vypravěč ruší nejbližší scénu.
    }
event-combat-begins = Tím začal boj proti { FORM($opponents, form: "dat") }.
event-ambushed =
    { $side-id ->
        [characters] Postavy padly do léčky a v prvním kole nemohou bojovat.
       *[opponents] Protivníci padli do léčky a v prvním kole nemohou bojovat.
    }
event-round-began = Začalo { $number }. kolo.
event-bound =
    { $free ->
        [0] { $bound ->
            [one] Jediná postava byla v boji uvázaná.
            [2] V boji byly uvázány obě postavy.
           *[other] V boji byly uvázány všechny postavy.
        }
       *[other] Protivníci udrželi jen { $bound ->
            [one] { $bound } postavu
            [few] { $bound } postavy
           *[other] { $bound } postav
        }, vytratit se { $free ->
            [one] mohla jedna
            [few] mohly { $free }
           *[other] jich mohlo { $free }
        }.
    }
event-join =
    { $who } { FORM($who, form: "gender") ->
        [m] vstoupil
        [f] vstoupila
        [n] vstoupilo
        [plural] vstoupili
       *[other] vstoupil(a)
    } do boje.
event-slip =
    { $who } se z boje { FORM($who, form: "gender") ->
        [m] vytratil
        [f] vytratila
        [n] vytratilo
        [plural] vytratili
       *[other] vytratil(a)
    }.
event-took-wheel =
    { $who } { FORM($who, form: "gender") ->
        [m] převzal
        [f] převzala
        [n] převzalo
        [plural] převzali
       *[other] převzal(a)
    } řízení { FORM($vehicle, form: "gen") }.
event-took-farmaka =
    { $own ->
        [true] { $who } { FORM($who, form: "gender") ->
            [m] použil
            [f] použila
            [n] použilo
            [plural] použili
           *[other] použil(a)
        } { FORM($gear, form: "acc") } a { FORM($who, form: "gender") ->
            [m] získal
            [f] získala
            [n] získalo
            [plural] získali
           *[other] získal(a)
        } zpět { inflected.restored }.
       *[false] { $who } { FORM($who, form: "gender") ->
            [m] použil
            [f] použila
            [n] použilo
            [plural] použili
           *[other] použil(a)
        } { FORM($gear, form: "acc") } a { $patient } { FORM($patient, form: "gender") ->
            [m] získal
            [f] získala
            [n] získalo
            [plural] získali
           *[other] získal(a)
        } zpět { inflected.restored }.
    }
event-round-ended = { $number }. kolo skončilo.
event-outside =
    { $who-count ->
        [one] Postava { $who } zůstala mimo boj a kola se neúčastnila.
       *[other] Postavy { $who } zůstaly mimo boj a kola se neúčastnily.
    }

## Events: challenges

event-challenge = Postavy musely čelit { FORM($challenge, form: "dat") } a { FORM($ability, form: "ins") } zdolat { $total }.
event-challenge-pass =
    { $who } { FORM($who, form: "gender") ->
        [m] obstál
        [f] obstála
        [n] obstálo
        [plural] obstáli
       *[other] obstál(a)
    } s výsledkem { $total } proti { $grade }.
event-challenge-fail =
    { $who } { FORM($who, form: "gender") ->
        [m] neobstál
        [f] neobstála
        [n] neobstálo
        [plural] neobstáli
       *[other] neobstál(a)
    } s výsledkem { $total } proti { $grade }.

## Events: the grade and what it wakes

event-grade =
    { $owner-id ->
        [nobody] Vypravěč hodil stupeň { $total }.
       *[other] Vypravěč hodil bojový stupeň { $total }.
    }
event-style = Spustil se bojový styl { inflected.owner-gen }, útočit lze jen { FORM($ability, form: "ins") }.
event-effect =
    { $effect-id ->
        [life] { event-effect.threat } ztrátou { inflected.lives-gen }.
        [power] { event-effect.threat } ztrátou { inflected.points-gen } energie.
        [psyche] { event-effect.threat } ztrátou { inflected.points-gen } psychiky.
        [blood] { event-effect.threat } ztrátou { inflected.points-gen } krve.
        [break] { event-effect.threat } ztrátou { inflected.points-gen } pevnosti.
        [aggressive] Útočnost { inflected.owner-gen } zvýšila zásahy stupně na 2 životy.
        [prepared] Připravenost { inflected.owner-gen } chránila protivníky před rovnými výsledky.
        [regrow] { $owner } v tomto kole { FORM($owner, form: "gender") ->
            [m] regeneroval
            [f] regenerovala
            [n] regenerovalo
            [plural] regenerovali
           *[other] regeneroval(a)
        }.
        [thick_hide] Tlustá kůže { inflected.owner-gen } čekala, až pohltí první zásah.
        [dread] Hrůza, kterou { FORM($owner, form: "gender") ->
            [m] budil
            [f] budila
            [n] budilo
            [plural] budili
           *[other] budil(a)
        } { $owner }, snížila bojové hody o 1.
        [hunter] { $owner } { FORM($owner, form: "gender") ->
            [m] hodlal
            [f] hodlala
            [n] hodlalo
            [plural] hodlali
           *[other] hodlal(a)
        } každého prchajícího pronásledovat.
       *[other] { $owner } v tomto kole { FORM($owner, form: "gender") ->
            [m] použil
            [f] použila
            [n] použilo
            [plural] použili
           *[other] použil(a)
        } účinek { $effect }.
    }
    .threat = { $owner } { $trigger-id ->
        [automatic] jako v každém kole
       *[rolled] po tomto hodu
    } { FORM($owner, form: "gender") ->
        [m] hrozil
        [f] hrozila
        [n] hrozilo
        [plural] hrozili
       *[other] hrozil(a)
    } všem
event-dormant =
    { $effects-count ->
        [0] Vypravěčův hod { $dice } na spuštění bojového stylu nestačil.
       *[other] Vypravěčův hod { $dice } nestačil, takže se { $effects-count ->
            [one] nespustila
           *[other] nespustily
        } { $effects }{ $style ->
            [true] {" "}ani bojový styl.
           *[false] .
        }
    }

## Events: rolls and their use

event-rolled =
    { $who } { FORM($who, form: "gender") ->
        [m] hodil
        [f] hodila
        [n] hodilo
        [plural] hodili
       *[other] hodil(a)
    } { $raw }.
event-fumble = { inflected.who-dat } padly dvě jedničky a hod tím selhal.
event-rise =
    { $who } si { FORM($who, form: "gender") ->
        [m] uložil
        [f] uložila
        [n] uložilo
        [plural] uložili
       *[other] uložil(a)
    } jedno zlepšení.
event-advanced =
    { $who } si { FORM($who, form: "gender") ->
        [m] zlepšil
        [f] zlepšila
        [n] zlepšilo
        [plural] zlepšili
       *[other] zlepšil(a)
    } { FORM($ability, form: "acc") } na { $value }.
event-soul =
    { $who } { FORM($who, form: "gender") ->
        [m] získal
        [f] získala
        [n] získalo
        [plural] získali
       *[other] získal(a)
    } duši.
event-expose-choice = Hráči rozhodli, že v ohrožení { $who-count ->
        [one] bude { $who }.
       *[other] budou { $who }.
    }
event-exposed =
    { $who-count ->
        [0] V ohrožení se neocitl nikdo.
        [one] V ohrožení se ocitla postava { $who }.
       *[other] V ohrožení se ocitly postavy { $who }.
    }
event-used =
    { $result-id ->
        [spent] { $who } { FORM($who, form: "gender") ->
            [m] obětoval
            [f] obětovala
            [n] obětovalo
            [plural] obětovali
           *[other] obětoval(a)
        } hod { $total } na rvačku.
        [above] { $who } { inflected.acted } a výsledkem { $total } { FORM($who, form: "gender") ->
            [m] překonal
            [f] překonala
            [n] překonalo
            [plural] překonali
           *[other] překonal(a)
        } stupeň { $grade }.
        [equal] { $who } { inflected.acted } a výsledkem { $total } se stupni { FORM($who, form: "gender") ->
            [m] vyrovnal
            [f] vyrovnala
            [n] vyrovnalo
            [plural] vyrovnali
           *[other] vyrovnal(a)
        }.
       *[below] { $who } { inflected.acted }, ale výsledek { $total } na stupeň { $grade } nestačil.
    }
event-resolving = Vyhodnocovalo se v pořadí { $actions }.
event-annul = Díky { inflected.who-dat } přestala v tomto kole působit { $effect }.
event-ward-fail =
    { $who } { FORM($who, form: "gender") ->
        [m] neuspěl
        [f] neuspěla
        [n] neuspělo
        [plural] neuspěli
       *[other] neuspěl(a)
    }, takže { $effect } působila dál.
event-focus =
    { $who } { FORM($who, form: "gender") ->
        [m] zavelel
        [f] zavelela
        [n] zavelelo
        [plural] zaveleli
       *[other] zavelel(a)
    } k útoku na { inflected.target-acc }!
event-flight-open =
    { $who } { FORM($who, form: "gender") ->
        [m] otevřel
        [f] otevřela
        [n] otevřelo
        [plural] otevřeli
       *[other] otevřel(a)
    } cestu ven, po tomto kole může kdokoli uprchnout.
event-manoeuvre-fail =
    { $who } { FORM($who, form: "gender") ->
        [m] velel
        [f] velela
        [n] velelo
        [plural] veleli
       *[other] velel(a)
    } nadarmo.
event-brawl =
    { $result-id ->
        [hit] { $who } ve rvačce { FORM($who, form: "gender") ->
            [m] hodil
            [f] hodila
            [n] hodilo
            [plural] hodili
           *[other] hodil(a)
        } { $total } proti { $value } a { FORM($who, form: "gender") ->
            [m] zasáhl
            [f] zasáhla
            [n] zasáhlo
            [plural] zasáhli
           *[other] zasáhl(a)
        }.
       *[end] { $who } ve rvačce { FORM($who, form: "gender") ->
            [m] hodil
            [f] hodila
            [n] hodilo
            [plural] hodili
           *[other] hodil(a)
        } { $total } proti { $value } a tím rvačka skončila.
    }
event-brawl-over =
    { $reason-id ->
        [nobody-left] { $who } se { FORM($who, form: "gender") ->
            [m] přestal
            [f] přestala
            [n] přestalo
            [plural] přestali
           *[other] přestal(a)
        } rvát, protože už nebylo s kým.
       *[chain-cap] { $who } se { FORM($who, form: "gender") ->
            [m] přestal
            [f] přestala
            [n] přestalo
            [plural] přestali
           *[other] přestal(a)
        } rvát, protože víc hodů není dovoleno.
    }
event-tie-escaped =
    Protivníci byli připraveni, takže je { $who } rovností { FORM($who, form: "gender") ->
        [m] nezranil
        [f] nezranila
        [n] nezranilo
        [plural] nezranili
       *[other] nezranil(a)
    }.

## Events: wounds

event-hit =
    { $who } { FORM($who, form: "gender") ->
        [m] zasáhl
        [f] zasáhla
        [n] zasáhlo
        [plural] zasáhli
       *[other] zasáhl(a)
    } { inflected.target-acc } za { inflected.lives }.
event-hide =
    { $who } { FORM($who, form: "gender") ->
        [m] zasáhl
        [f] zasáhla
        [n] zasáhlo
        [plural] zasáhli
       *[other] zasáhl(a)
    } { inflected.target-acc }, ale tlustá kůže ránu pohltila.
event-out =
    { $status-id ->
        [dead] { $who } { FORM($who, form: "gender") ->
            [m] zemřel
            [f] zemřela
            [n] zemřelo
            [plural] zemřeli
           *[other] zemřel(a)
        }.
       *[unconscious] { $who } { FORM($who, form: "gender") ->
            [m] upadl
            [f] upadla
            [n] upadlo
            [plural] upadli
           *[other] upadl(a)
        } do bezvědomí.
    }
event-hurt =
    { $cause-id ->
        [effect] { $who } { FORM($who, form: "gender") ->
            [m] přišel
            [f] přišla
            [n] přišlo
            [plural] přišli
           *[other] přišel(a)
        } kvůli { inflected.source-dat } o { inflected.damage }.
        [grade] Stupeň zasáhl { inflected.who-acc } za { inflected.damage }.
        [challenge] { $who } { FORM($who, form: "gender") ->
            [m] přišel
            [f] přišla
            [n] přišlo
            [plural] přišli
           *[other] přišel(a)
        } kvůli { FORM($source, form: "dat") } o { inflected.damage }.
        [holdup] { $who } při přepadení { FORM($who, form: "gender") ->
            [m] přišel
            [f] přišla
            [n] přišlo
            [plural] přišli
           *[other] přišel(a)
        } o { inflected.damage }.
       *[indirect] { $who } to { FORM($who, form: "gender") ->
            [m] schytal
            [f] schytala
            [n] schytalo
            [plural] schytali
           *[other] schytal(a)
        } a { FORM($who, form: "gender") ->
            [m] přišel
            [f] přišla
            [n] přišlo
            [plural] přišli
           *[other] přišel(a)
        } o { inflected.damage }.
    }
event-armour-held =
    { $gear } { FORM($gear, form: "gender") ->
        [m] ochránil
        [f] ochránila
        [n] ochránilo
        [plural] ochránili
       *[other] ochránil(a)
    } { inflected.who-acc } před stupněm { $grade }.
event-spared =
    { $reason-id ->
        [ambush] { $who } { FORM($who, form: "gender") ->
            [m] vyvázl
            [f] vyvázla
            [n] vyvázlo
            [plural] vyvázli
           *[other] vyvázl(a)
        } bez újmy, protože kdo padl do léčky, nemůže udeřit.
        [vehicle] { $who } díky vozidlu { FORM($who, form: "gender") ->
            [m] vyvázl
            [f] vyvázla
            [n] vyvázlo
            [plural] vyvázli
           *[other] vyvázl(a)
        } bez újmy.
        [other_use] { $who } { FORM($who, form: "gender") ->
            [m] vyvázl
            [f] vyvázla
            [n] vyvázlo
            [plural] vyvázli
           *[other] vyvázl(a)
        } bez újmy, protože hod nebyl bojový.
       *[not_struck] { $who } { FORM($who, form: "gender") ->
            [m] vyvázl
            [f] vyvázla
            [n] vyvázlo
            [plural] vyvázli
           *[other] vyvázl(a)
        } bez újmy, protože stupeň zasáhl jiné.
    }
event-break =
    { $vehicle } { FORM($vehicle, form: "gender") ->
        [m] ztratil
        [f] ztratila
        [n] ztratilo
        [plural] ztratili
       *[other] ztratil(a)
    } { inflected.points } pevnosti.
event-gear-break =
    { $broken ->
        [true] { inflected.who-dat } se { FORM($gear, form: "gender") ->
            [m] rozbil
            [f] rozbila
            [n] rozbilo
            [plural] rozbili
           *[other] rozbil(a)
        } { $gear }.
       *[false] { inflected.who-dat } se { FORM($gear, form: "gender") ->
            [m] poškodil
            [f] poškodila
            [n] poškodilo
            [plural] poškodili
           *[other] poškodil(a)
        } { $gear } o { inflected.points } pevnosti.
    }
event-burnout =
    { $vehicle-id ->
        [horse] { $vehicle } padl vysílením.
       *[other] { $vehicle } { FORM($vehicle, form: "gender") ->
            [m] shořel
            [f] shořela
            [n] shořelo
            [plural] shořeli
           *[other] shořel(a)
        }.
    }
event-on-foot =
    { $who-count ->
        [one] Postava { $who } musela dál pěšky, protože { $vehicle } už nejede.
       *[other] Postavy { $who } musely dál pěšky, protože { $vehicle } už nejede.
    }
event-regrow =
    { inflected.who-dat } se { $amount ->
        [one] vrátil { $amount } život
        [few] vrátily { $amount } životy
       *[other] vrátilo { $amount } životů
    }.
event-faint =
    { $who } { FORM($who, form: "gender") ->
        [m] omdlel
        [f] omdlela
        [n] omdlelo
        [plural] omdleli
       *[other] omdlel(a)
    } { $condition ->
        [power] vyčerpáním.
        [psyche] hrůzou.
        [blood] otravou krve.
       *[lives] po utržených ranách.
    }

## Events: how it ends

event-draw = Obě strany padly v témže kole.
event-won = Postavy zvítězily.
event-loot =
    Postavy získaly { $amount ->
        [one] { $amount } kus
        [few] { $amount } kusy
       *[other] { $amount } kusů
    } kořisti.
event-spoils =
    Kořist obsahovala { $valuables ->
        [0] { event-spoils.scrap }
       *[other] { event-spoils.valuables }{ $scrap ->
            [0] {""}
           *[other] {" "}a { event-spoils.scrap }
        }
    }{ $money ->
        [0] {""}
       *[other] , k tomu { $money } v penězích
    }.
    .valuables = { $valuables ->
        [one] { $valuables } cennost
        [few] { $valuables } cennosti
       *[other] { $valuables } cenností
    }
    .scrap = { $scrap ->
        [one] { $scrap } kus
        [few] { $scrap } kusy
       *[other] { $scrap } kusů
    } rozbité výstroje
event-lost = Postavy byly poraženy.
event-given-up =
    { $who-count ->
        [one] { $who } zůstává mimo boj a nechává padlé protivníkům.
       *[other] { $who } zůstávají mimo boj a nechávají padlé protivníkům.
    }
event-left-lying =
    { $who } { FORM($who, form: "gender") ->
        [m] zůstal
        [f] zůstala
        [n] zůstalo
        [plural] zůstali
       *[other] zůstal(a)
    } ležet.
event-killed =
    { $who } { FORM($who, form: "gender") ->
        [m] byl zabit
        [f] byla zabita
        [n] bylo zabito
        [plural] byli zabiti
       *[other] byl(a) zabit(a)
    }.
event-untied =
    { $who } { FORM($who, form: "gender") ->
        [m] byl zbaven
        [f] byla zbavena
        [n] bylo zbaveno
        [plural] byli zbaveni
       *[other] byl(a) zbaven(a)
    } pout.
event-tied-up =
    { $who } { FORM($who, form: "gender") ->
        [m] skončil
        [f] skončila
        [n] skončilo
        [plural] skončili
       *[other] skončil(a)
    } v poutech.
event-plundered =
    { $gear-count ->
        [0] { $who } { FORM($who, form: "gender") ->
            [m] byl oloupen
            [f] byla oloupena
            [n] bylo oloupeno
            [plural] byli oloupeni
           *[other] byl(a) oloupen(a)
        }.
       *[other] { $who } { FORM($who, form: "gender") ->
            [m] přišel
            [f] přišla
            [n] přišlo
            [plural] přišli
           *[other] přišel(a)
        } o { FORM($gear, form: "acc") }.
    }
event-flee =
    { $who } { FORM($who, form: "gender") ->
        [m] uprchl
        [f] uprchla
        [n] uprchlo
        [plural] uprchli
       *[other] uprchl(a)
    }.
event-break-through =
    { $who-count ->
        [one] Postava { $who } se probila ven na druhou stranu.
       *[other] Postavy { $who } se probily ven na druhou stranu.
    }
event-tie-holds =
    { $who-count ->
        [one] Rovnost, které dosáhla postava { $who }, k probití nestačila.
       *[other] Rovnost, které dosáhly postavy { $who }, k probití nestačila.
    }
event-fled = Postavy unikly.
event-pursuit =
    { $opponents-count ->
        [one] { $opponents } se { FORM($opponents, form: "gender") ->
            [m] pustil
            [f] pustila
            [n] pustilo
            [plural] pustili
           *[other] pustil(a)
        } do pronásledování.
       *[other] Do pronásledování se pustili protivníci { $opponents }.
    }
event-surrender =
    { $who } se { FORM($who, form: "gender") ->
        [m] vzdal
        [f] vzdala
        [n] vzdalo
        [plural] vzdali
       *[other] vzdal(a)
    }.
event-opponent-flees =
    { $who } { FORM($who, form: "gender") ->
        [m] uprchl
        [f] uprchla
        [n] uprchlo
        [plural] uprchli
       *[other] uprchl(a)
    }.
event-undecided =
    Po { $rounds ->
        [one] { $rounds } kole
       *[other] { $rounds } kolech
    } zůstal boj nerozhodný.
event-avoided = Tomuto boji se postavy vyhnuly.

## Events: outside rounds

event-held-up =
    { $holder } { FORM($holder, form: "gender") ->
        [m] držel
        [f] držela
        [n] drželo
        [plural] drželi
       *[other] držel(a)
    } { inflected.held-acc } v šachu.
event-sneak-fail =
    { $target } si { inflected.who-gen } včas { FORM($target, form: "gender") ->
        [m] všiml
        [f] všimla
        [n] všimlo
        [plural] všimli
       *[other] všiml(a)
    }.
event-knock-out =
    { $who } { FORM($who, form: "gender") ->
        [m] omráčil
        [f] omráčila
        [n] omráčilo
        [plural] omráčili
       *[other] omráčil(a)
    } { inflected.target-acc }.
event-indirect-pass =
    { $who } { FORM($who, form: "gender") ->
        [m] prošel
        [f] prošla
        [n] prošlo
        [plural] prošli
       *[other] prošel/prošla
    } { FORM($ability, form: "ins") } bez újmy s výsledkem { $total } proti { $grade }.
event-indirect-fail =
    { $who } { FORM($ability, form: "ins") } bez újmy { FORM($who, form: "gender") ->
        [m] neprošel
        [f] neprošla
        [n] neprošlo
        [plural] neprošli
       *[other] neprošel/neprošla
    }, výsledek { $total } na { $grade } nestačil.

## Questions to the players

ask-join = Vstoupí { $who } do boje?
ask-slip = Kdo se vytratí? Protivníci vás všechny neudrží.
ask-take-wheel = Kdo převezme řízení { FORM($who, form: "gen") }?
ask-farmaka = Použije { $who } nejdřív nějaká farmaka?
ask-patient = Na koho?
ask-expose = Padlo stejně málo. Koho může stupeň zasáhnout?
ask-actions = K čemu použijete hody?
ask-action = K čemu { $who } použije hod?
ask-ability = Jakou schopností?
ask-effect = Proti kterému účinku?
ask-use = K čemu?
ask-target = Koho?
ask-pick-focus = Cílů je určeno několik. Koho { $who } zasáhne?
ask-break-gear = Kterou výstroj si { $who } nechá poškodit?
ask-flee = Uprchne { $who }?
ask-break-through = Cesta je volná. Probijete se skrz?
ask-loot = Vezmete kořist?
ask-tie-up = Někteří protivníci se vzdali nebo leží v bezvědomí. Svážete někoho?
ask-kill-defenceless = O bezbranných rozhoduje { $who }. Má někdo zemřít?
ask-advance = Kterou schopnost si { $who } zlepší?
ask-sneak = Jak to { $who } provede?
ask-weapon = Jakou zbraní?
ask-indirect = Jak { $who } projde bez újmy?

## Dice

ask-grade = Vypravěčův hod na stupeň
ask-effect-roll = Vypravěčův hod na účinek
ask-roll = { $who } hází
ask-challenge-grade = Vypravěčův hod na { FORM($who, form: "acc") }
ask-challenge-roll = { $who } odpovídá na výzvu
ask-brawl-roll = { $who } se rve
ask-loot-dice = Co je kořist? (nízko cennosti, vysoko rozbitá výstroj)

## Rulings

ask-attacked = Na koho protivníci zaútočí?
ask-joining = Brání { inflected.who-dat } něco ve vstupu do boje?
ask-challenge-ability = Jakou schopností se čelí { FORM($who, form: "dat") }?
ask-challenge-to-meet = Jaký má výzva stupeň?
ask-indirect-grade = Jak těžké je projít?
ask-fallen = { inflected.who-dat } zbývá 0 životů. Znamená to bezvědomí, nebo smrt?
ask-plunder = Co vítězové vezmou { inflected.who-dat }?
ask-style-of = Čí bojový styl platí?
ask-morale = Co teď { $who } udělá?
ask-pursue = Pustí se protivníci do pronásledování?
ask-fainted-companions = Co bude s omdlelými?
ask-fate = Co protivníci udělají s těmi, které mají v moci?
ask-money = Kolik peněz mají poražení u sebe?
ask-defenceless = Může se { $who } bránit?
ask-after-hold-up = Co následuje po přepadení?
ask-inattentive = Dává { $who } pozor?
ask-begin-combat = Začnou boj?
ask-refused-ways = Které cesty neprojdou?
way-of = { $who }: { $ability }
ruled-combat-combat = Došlo k boji.
ruled-attacked = { $answer-count ->
        [one] Útoku čelila postava { $answer }.
       *[other] Útoku čelily postavy { $answer }.
    }
ruled-ambush-comes-off = Léčka se podařila.
ruled-challenges = Postavy prověřilo samo prostředí boje.
ruled-indirect-scene-takes-place = Postavy musely projít cizím bojem.
ruled-hold-up-takes-place = Došlo k přepadení zblízka.
ruled-after-hold-up-combat = Přepadení přerostlo v boj.
ruled-inattentive-inattentive = Cíl nedával pozor.
ruled-begin-combat-begin = Protivníci odpověděli bojem.
ruled-defenceless-defenceless = Oběť se nemohla bránit.
ruled-pursue-pursue = Protivníci se nemínili vzdát.
ruled-pursue-let-go = Protivníci nechali postavy utéct.
ruled-fainted-companions-carried-along = Omdlelé družina odnesla s sebou.
ruled-fate-leave = Vítězové nechali poražené být.
ruled-fate-plunder = Vítězové se pustili do plenění.
ruled-fate-kill = Vítězové poražené nešetřili.
ruled-morale-surrender = Protivníci ztratili odvahu.
ruled-morale-flee = Protivníci ztratili odvahu.
ruled-money-carried = U poražených se našly peníze.
ruling-combat = začátek boje
ruling-attacked = cíle útoku
ruling-ambush = léčka
ruling-joining = vstup do boje
ruling-challenges = výzvy kola
ruling-indirect-grade = stupeň nepřímého boje
ruling-fallen = osud padlého
ruling-plunder = lup
ruling-style-of = rozhodující styl
ruling-morale = morálka
ruling-pursue = pronásledování
ruling-fainted-companions = osud omdlelých
ruling-fate = osud těch, které mají protivníci v moci
ruling-money = peníze poražených
ruling-defenceless = bezbrannost
ruling-hold-up = přepadení zblízka
ruling-after-hold-up = následek přepadení
ruling-inattentive = pozornost cíle
ruling-begin-combat = odpověď na útok
ruling-indirect-scene = nepřímý boj
ruling-refused-ways = cesty, které neprojdou

## Putting things right

ask-holder = Která strana přepadne druhou?
ask-caught = Která strana se ocitne v léčce?
ask-attacker = Která strana útočí?
ask-which = Která výzva?
ask-pursuits = Kolikrát protivníci začnou pronásledovat?
ask-who = Která postava?
ask-of = Čí?
ask-to = Na kolik?
ask-standing = Jaké postavení?
ask-mark = V jakém stavu?
ask-status = Jaký stav?
option-master-go-on = nic, pokračovat
option-master-lives = životy postavy
option-master-power = energie postavy
option-master-psyche = psychika postavy
option-master-blood = krev postavy
option-master-standing = postavení postavy
option-master-opponent-lives = životy protivníka
option-master-mark = pouta nebo spánek
option-master-status = stav protivníka
option-master-hold-up = začít přepadení zblízka
option-master-chase = začít honičku
option-master-ambush = začít léčku
option-master-attack = začít boj
option-master-sneak = nechat postavy přiblížit se kradmo
option-master-defenceless = přivést do scény bezbranné
option-master-indirect = do cesty přijde cizí boj
option-master-challenge = zařadit do příštího kola výzvu
option-master-no-challenge = zrušit výzvu
option-master-call-off = zrušit nejbližší scénu
option-master-brud = pevnost vozidla
word-opponent-lives = životy
word-standing = postavení
word-mark = pouta a spánek
word-free = volnost a bdění
word-status = stav

## Answers

option-join = vstoupit do boje
option-stay = zůstat
option-allowed = nebrání nic
option-prevented = okolnosti tomu brání
option-action-combat-roll = bojový hod
option-action-brawl = rvačka: házet znovu, dokud to jde
option-action-counter-effect = protiúčinek: odvrátit jeden účinek
option-action-manoeuvre = manévr: velet taktikou
option-action-defend = bránit se bez odvety
option-action-none = nic
option-use-target = všechna zranění na jednoho protivníka
option-use-flight = otevřít cestu k útěku
option-flee = uprchnout
option-break-through = probít se skrz
option-break-through-stay = zůstat v boji
option-flee-stay = zůstat v boji
option-take = vzít
option-loot-leave = nechat ležet
option-farmaka-none = nic
option-sneak-sneak-attack = připlížit se a udeřit (důvtip)
option-sneak-aimed-shot = mířený výstřel (smysly)
option-sneak-knock-out = připlížit se a omráčit (důvtip)
option-sneak-kill = zabít bez hodu toho, kdo se nemůže bránit
option-sneak-pass = nechat být
option-keep = nechat na později
option-spare = nikdo
option-combat = dojde k boji
option-fight-on = bojuje dál
option-morale-flee = uprchne
option-morale-surrender = vzdá se
option-pursue = budou pronásledovat
option-let-go = nechají postavy jít
option-carried-along = ostatní je odnesou
option-left-behind = zůstanou na místě
option-fate-leave = nechají je ležet
option-fate-plunder = oloupí je
option-fate-kill = zabijí je
option-usual = jako obvykle
option-carried = jak říká scénář
option-defenceless = nemůže
option-able-to-resist = může
option-comes-off = podaří se
option-takes-place = ano
option-after-hold-up-combat = boj
option-after-hold-up-nothing = nic
option-inattentive = nedává pozor
option-on-guard = dává pozor
option-begin = začnou boj
option-let-be = nechají to být

## Sides, panels, columns

word-party = postavy
    .gender = plural
    .gen = postav
    .dat = postavám
    .acc = postavy
    .ins = postavami
word-opponents = protivníci
    .gender = plural
    .gen = protivníků
    .dat = protivníkům
    .acc = protivníky
    .ins = protivníky
word-master = vypravěč
    .gender = m
    .gen = vypravěče
    .dat = vypravěči
    .acc = vypravěče
    .ins = vypravěčem
word-characters = postavy
word-vehicles = vozidla
word-line-up = Obě strany
word-the-round = Kolo
word-effects = Působící účinky
word-effect = účinek
word-trigger = spouští se
word-amount = velikost
word-owner = původce
word-warded-with = odvrací
word-state = stav
word-kind = druh
word-kamp = bojovnost
word-combat-grade = bojový stupeň
word-combat-style = bojový styl
word-set-by = určuje
word-lives-against-us = životy protivníků
word-no-combat-now = teď se nebojuje
word-driven-with = řídí se pomocí
word-driver = řidič
word-passenger = spolujezdec
word-burnt-out = shořelý vrak
word-annulled = zrušeno
word-awake = působí
word-no-amount = –
word-no-ward = nic
word-saved-advances = uložená zlepšení
word-sheltered = pod ochranou vozidla

## Standing and state

word-in-combat = v boji
word-out-of-combat = mimo boj
word-fainted = v mdlobách
word-dead = po smrti
word-able = může bojovat
word-unconscious = v bezvědomí
word-surrendered = po kapitulaci
word-fled = na útěku
word-inattentive = nedává pozor
word-bound = v poutech
word-asleep = spí
word-exposed = v ohrožení

## Grades and abilities

word-easy = lehký
    .fem = lehká
word-normal = běžný
    .fem = běžná
word-difficult = obtížný
    .fem = obtížná
word-severe = těžký
    .fem = těžká
word-harsh = tvrdý
    .fem = tvrdá
word-unreasonable = přehnaný
    .fem = přehnaná
word-epic = epický
    .fem = epická
word-strength = síla
    .acc = sílu
    .ins = silou
word-physique = zdatnost
    .acc = zdatnost
    .ins = zdatností
word-cunning = důvtip
    .acc = důvtip
    .ins = důvtipem
word-senses = smysly
    .acc = smysly
    .ins = smysly
word-culture = kultura
    .acc = kulturu
    .ins = kulturou
word-occultism = okultismus
    .acc = okultismus
    .ins = okultismem
word-fieldcraft = taktika
    .acc = taktiku
    .ins = taktikou
word-leechcraft = léčitelství
    .acc = léčitelství
    .ins = léčitelstvím
word-craft = řemeslo
    .acc = řemeslo
    .ins = řemeslem
word-herblore = bylinkářství
    .acc = bylinkářství
    .ins = bylinkářstvím
word-brawl-value = hodnota rvačky

## Conditions, damage, effects

word-lives = životy
    .gen = životů
word-power = energie
    .gen = energie
word-psyche = psychika
    .gen = psychiky
word-blood = krev
    .gen = krve
word-brud = pevnost
word-soul = duše
word-life = ztráta životů
word-break = ztráta pevnosti
word-aggressive = útočnost
word-prepared = připravenost
word-regrow = regenerace
word-thick-hide = tlustá kůže
word-dread = hrůza
word-hunter = neodbytnost
word-automatic = automaticky
word-rolled = na hod

## Uses of a roll

word-combat-roll = bojový hod
word-brawl = rvačka
word-counter-effect = protiúčinek
word-manoeuvre = manévr
word-defend = obrana
word-hold-up = přepadení zblízka
word-sneak-attack = kradmý útok
word-aimed-shot = mířený výstřel
word-knock-out = omráčení

## Terms of sums

word-above-the-grade = nad stupněm
word-equal-to-the-grade = rovno stupni
word-below-the-grade = pod stupněm
word-brawl-value-reached = dosažená hodnota rvačky
word-brawl-value-missed = nedosažená hodnota rvačky
word-in-place-of-the-other = místo druhého zranění
word-brawling = zásah při rvačce
word-no-combat-roll = zásah bez boje
word-ambush = léčka
word-ambushed = v léčce
word-largest-amount = největší z několika
word-in-excess = přebývající
word-places = tolik, kolik je protivníků
word-rounds = kol
word-defeated = poražení
word-valuables = cennosti
word-scrap = rozbitá výstroj
word-money = peníze
word-loot = kořist
word-highest-die = nejvyšší kostka
word-lowest-die = nejnižší kostka
word-grade-missed = nezdolaný stupeň
word-no-more-than-full = nejvýš plný stav

## Kinds

word-human = člověk
word-troll = trol
word-undead = nemrtvý
word-monster = obluda
word-skingelhird = skingelhird
word-spirit = duch
word-beast = zvíře

## Gear, expertise, vehicles, challenges

word-expertises = odbornosti
word-blade = čepel
word-blunt = úderná zbraň
word-shooting = střelná zbraň
word-farmaka = farmakon
word-loud = hlučná zbraň
word-rifle = puška
    .gender = f
    .acc = pušku
    .ins = puškou
word-pistol = pistole
    .gender = f
    .acc = pistoli
    .ins = pistolí
word-bow = luk
    .gender = m
    .acc = luk
    .ins = lukem
word-crossbow = kuše
    .gender = f
    .acc = kuši
    .ins = kuší
word-knife = nůž
    .gender = m
    .acc = nůž
    .ins = nožem
word-cosh = obušek
    .gender = m
    .acc = obušek
    .ins = obuškem
word-hammer = kladivo
    .gender = n
    .acc = kladivo
    .ins = kladivem
word-sabre = šavle
    .gender = f
    .acc = šavli
    .ins = šavlí
word-staff = hůl
    .gender = f
    .acc = hůl
    .ins = holí
word-leather-coat = kožený kabát
    .gender = m
    .acc = kožený kabát
    .ins = koženým kabátem
word-charm = železný amulet
    .gender = m
    .acc = železný amulet
    .ins = železným amuletem
word-bag = lékařská brašna
    .gender = f
    .acc = lékařskou brašnu
    .ins = lékařskou brašnou
word-salve = mast na rány
    .gender = f
    .acc = mast na rány
    .ins = mastí na rány
word-tonic = hořká posilující tinktura
    .gender = f
    .acc = hořkou posilující tinkturu
    .ins = hořkou posilující tinkturou
word-antidote = protijed
    .gender = m
    .acc = protijed
    .ins = protijedem
word-hard-fists = tvrdé pěsti
word-marksman = ostrostřelba
word-drill = výcvik
word-spirit-weapon = zbraň proti duchům
word-field-dresser = polní ranhojičství
word-cosh-man = zručnost s obuškem
word-horse = jezdecký kůň
    .gender = m
    .gen = jezdeckého koně
    .dat = jezdeckému koni
    .acc = jezdeckého koně
    .loc = jezdeckém koni
    .ins = jezdeckým koněm
word-cart = kočár
    .gender = m
    .gen = kočáru
    .dat = kočáru
    .acc = kočár
    .loc = kočáru
    .ins = kočárem
word-car = automobil
    .gender = m
    .gen = automobilu
    .dat = automobilu
    .acc = automobil
    .loc = automobilu
    .ins = automobilem
word-steam-truck = parní vůz
    .gender = m
    .gen = parního vozu
    .dat = parnímu vozu
    .acc = parní vůz
    .loc = parním voze
    .ins = parním vozem
word-earthquake = zemětřesení
    .gender = n
    .dat = zemětřesení
    .acc = zemětřesení
word-occult-grip = okultní sevření
    .gender = n
    .dat = okultnímu sevření
    .acc = okultní sevření
word-formula = magická formule
    .gender = f
    .dat = magické formuli
    .acc = magickou formuli
word-fumes = jedovaté výpary
    .gender = plural
    .dat = jedovatým výparům
    .acc = jedovaté výpary
word-burning-house = hořící dům
    .gender = m
    .dat = hořícímu domu
    .acc = hořící dům
word-storm = bouře
    .gender = f
    .dat = bouři
    .acc = bouři
word-pit-trap = skrytá jáma
    .gender = f
    .dat = skryté jámě
    .acc = skrytou jámu
word-troll-charge = trolí výpad
    .gender = m
    .dat = trolímu výpadu
    .acc = trolí výpad
word-opponent-manoeuvre = zvláštní manévr
word-occult-force = okultní síla
word-weather = počasí
word-hidden-trap = skrytá past
word-poison-fumes = jedovaté výpary
word-fire = oheň
word-other = něco jiného

## People

word-hilda = Hilda
    .gender = f
    .gen = Hildy
    .dat = Hildě
    .acc = Hildu
    .loc = Hildě
    .ins = Hildou
word-rurik = Rurik
    .gender = m
    .gen = Rurika
    .dat = Rurikovi
    .acc = Rurika
    .loc = Rurikovi
    .ins = Rurikem
word-signe = Signe
    .gender = f
    .gen = Signe
    .dat = Signe
    .acc = Signe
    .loc = Signe
    .ins = Signe
word-malte = Malte
    .gender = m
    .gen = Malteho
    .dat = Maltemu
    .acc = Malteho
    .loc = Maltem
    .ins = Maltem
word-ebba = Ebba
    .gender = f
    .gen = Ebby
    .dat = Ebbě
    .acc = Ebbu
    .loc = Ebbě
    .ins = Ebbou
word-torben = Torben
    .gender = m
    .gen = Torbena
    .dat = Torbenovi
    .acc = Torbena
    .loc = Torbenovi
    .ins = Torbenem
word-robber = lupič
    .gender = m
    .gen = lupiče
    .dat = lupiči
    .acc = lupiče
    .loc = lupiči
    .ins = lupičem
word-robber-chief = náčelník lupičů
    .gender = m
    .gen = náčelníka lupičů
    .dat = náčelníkovi lupičů
    .acc = náčelníka lupičů
    .loc = náčelníkovi lupičů
    .ins = náčelníkem lupičů
word-deserter = dezertér
    .gender = m
    .gen = dezertéra
    .dat = dezertérovi
    .acc = dezertéra
    .loc = dezertérovi
    .ins = dezertérem
word-watchman = hlídač
    .gender = m
    .gen = hlídače
    .dat = hlídači
    .acc = hlídače
    .loc = hlídači
    .ins = hlídačem
word-cave-troll = jeskynní trol
    .gender = m
    .gen = jeskynního trola
    .dat = jeskynnímu trolovi
    .acc = jeskynního trola
    .loc = jeskynním trolovi
    .ins = jeskynním trolem
word-old-troll = starý trol
    .gender = m
    .gen = starého trola
    .dat = starému trolovi
    .acc = starého trola
    .loc = starém trolovi
    .ins = starým trolem
word-wight = umrlec
    .gender = m
    .gen = umrlce
    .dat = umrlci
    .acc = umrlce
    .loc = umrlci
    .ins = umrlcem
word-barrow-king = král z mohyly
    .gender = m
    .gen = krále z mohyly
    .dat = králi z mohyly
    .acc = krále z mohyly
    .loc = králi z mohyly
    .ins = králem z mohyly
word-ghost = přízrak
    .gender = m
    .gen = přízraku
    .dat = přízraku
    .acc = přízrak
    .loc = přízraku
    .ins = přízrakem
word-wailer = kvílející duch
    .gender = m
    .gen = kvílejícího ducha
    .dat = kvílejícímu duchovi
    .acc = kvílejícího ducha
    .loc = kvílejícím duchovi
    .ins = kvílejícím duchem
word-marsh-monster = bažinná obluda
    .gender = f
    .gen = bažinné obludy
    .dat = bažinné obludě
    .acc = bažinnou obludu
    .loc = bažinné obludě
    .ins = bažinnou obludou
word-lindworm = saň
    .gender = f
    .gen = saně
    .dat = sani
    .acc = saň
    .loc = sani
    .ins = saní
word-skingel-warrior = bojovník skingelhirdu
    .gender = m
    .gen = bojovníka skingelhirdu
    .dat = bojovníkovi skingelhirdu
    .acc = bojovníka skingelhirdu
    .loc = bojovníkovi skingelhirdu
    .ins = bojovníkem skingelhirdu
word-skingel-captain = kapitán skingelhirdu
    .gender = m
    .gen = kapitána skingelhirdu
    .dat = kapitánovi skingelhirdu
    .acc = kapitána skingelhirdu
    .loc = kapitánovi skingelhirdu
    .ins = kapitánem skingelhirdu
word-wolf = vlk
    .gender = m
    .gen = vlka
    .dat = vlkovi
    .acc = vlka
    .loc = vlkovi
    .ins = vlkem

## Tatáž jména, napíše-li je hráč

name-hilda = Hilda
    .gender = f
    .gen = Hildy
    .dat = Hildě
    .acc = Hildu
    .loc = Hildě
    .ins = Hildou
name-rurik = Rurik
    .gender = m
    .gen = Rurika
    .dat = Rurikovi
    .acc = Rurika
    .loc = Rurikovi
    .ins = Rurikem
name-signe = Signe
    .gender = f
    .gen = Signe
    .dat = Signe
    .acc = Signe
    .loc = Signe
    .ins = Signe
name-malte = Malte
    .gender = m
    .gen = Malteho
    .dat = Maltemu
    .acc = Malteho
    .loc = Maltem
    .ins = Maltem
name-ebba = Ebba
    .gender = f
    .gen = Ebby
    .dat = Ebbě
    .acc = Ebbu
    .loc = Ebbě
    .ins = Ebbou
name-torben = Torben
    .gender = m
    .gen = Torbena
    .dat = Torbenovi
    .acc = Torbena
    .loc = Torbenovi
    .ins = Torbenem

## Tabulky přesných šancí

table-against-the-grade = proti stupni
table-wound = kolik životů protivníci ztratí
table-grade = bojový stupeň
table-hits = rvačkové hody, které zasáhnou
table-effects = účinky se spustí
table-style = bojový styl se spustí

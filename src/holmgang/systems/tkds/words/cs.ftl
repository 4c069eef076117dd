### Slova hry „Tam, kde draci spí“.
### Jména stvoření stojí v prvním pádu, aby se věty hodily i k jménům, která si hráči píší sami.
### U věcí je tvar „acc“ čtvrtý pád (podává píku) a „ins“ sedmý pád (útočí píkou).

## Události: kola a tahy

event-phase =
    { $phase-id ->
        [players] { $round-no }. kolo: tah hráčů.
        [enemies] { $round-no }. kolo: tah nepřátel.
       *[end_of_round] { $round-no }. kolo: konec kola.
    }
event-surprised = { $who }: překvapení, v tomto kole bez tahu.
event-activate =
    { $threatened ->
        [true] { $who } začíná svůj tah v ohrožení, hybnost { $momentum }.
       *[false] { $who } začíná svůj tah, hybnost { $momentum }.
    }
event-turn-ends = { $who } končí svůj tah.
event-handed-over = { $who } uprostřed tahu čeká, pokračuje { $to }.
event-round-over =
    Konec { $round-no }. kola: uběhlo asi { $seconds ->
        [one] { $seconds } sekunda
        [few] { $seconds } sekundy
        [many] { $seconds } sekundy
       *[other] { $seconds } sekund
    }.
event-relative-level =
    { $standing-id ->
        [weaker] { $target } působí jako slabší soupeř.
        [equal] { $target } působí jako rovnocenný soupeř.
       *[stronger] { $target } působí jako silnější soupeř.
    }
event-procedure =
    { $procedure-id ->
        [surprise]
            Na kostce překvapení padlo { $total }: { $result-id ->
                [nobody] překvapený není nikdo.
                [heroes] překvapeni jsou hrdinové.
               *[enemies] překvapeni jsou nepřátelé.
            }
        [encounter_distance] Vzdálenost setkání v metrech: { $total }.
        [reaction] Reakce: { $result } ({ $total }).
       *[other] { $procedure }: { $result } ({ $total }).
    }

## Události: hybnost

event-step =
    { $who } jde na pole { $to } za { $cost ->
        [one] { $cost } bod
        [few] { $cost } body
        [many] { $cost } bodu
       *[other] { $cost } bodů
    } hybnosti (zbývá { $left }).
event-small-action =
    { $action-id ->
        [open_door] { $who } otevírá dveře na poli { $object }
        [close_door] { $who } zavírá dveře na poli { $object }
        [pull_lever] { $who } tahá za páku na poli { $object }
        [exchange_weapons] { $who } mění, co drží v rukou: { $object }
        [pick_up] { $who } zvedá ze země { FORM($object, form: "acc") }
        [lie_down] { $who } si lehá na zem
        [stand_up] { $who } vstává
        [hand_over] { $who } podává { FORM($object, form: "acc") }
        [hang] { $who } se spouští do visu
        [drop] { $who } pouští { FORM($object, form: "acc") }
        [mount] { $who } nasedá ({ $object })
        [dismount] { $who } sesedá
        [spur] { $who } pobízí jízdní zvíře
        [release] { $who } povoluje sevření ({ $object })
       *[other] { $who }: { $action }
    } (hybnost { $cost }, zbývá { $left }).
event-sprinted = { $who } sprintuje: hybnost { $left }.
event-fled = { $who } prchá z bojiště.

## Události: akce

event-action =
    { $action-id ->
        [attack]
            { $object-id ->
                [unarmed] { $who } útočí beze zbraně, cíl: { $target }.
                [two_weapons] { $who } útočí oběma zbraněmi, první cíl: { $target }.
                [two_fists] { $who } útočí oběma pěstmi, první cíl: { $target }.
                [bite] { $who } se chystá kousnout, cíl: { $target }.
                [claws] { $who } útočí drápy, cíl: { $target }.
                [kick] { $who } vykopává, cíl: { $target }.
                [tree_trunk] { $who } se rozmachuje kmenem stromu, cíl: { $target }.
                [rock] { $who } vrhá balvan, cíl: { $target }.
               *[other] { $who } útočí { FORM($object, form: "ins") }, cíl: { $target }.
            }
        [cast] { $who } sesílá kouzlo { $object }, cíl: { $target }.
        [use_item]
            { $object-id ->
                [aid_kit] { $who } otevírá polní lékárničku, ošetřuje se: { $target }.
                [oil_flask] { $who } hází hořící lahvičku oleje, cíl: { $target }.
                [grenade] { $who } hází granát na pole { $target }.
                [caltrops] { $who } sype kovové ježky na pole { $target }.
                [thieves_tools] { $who } se pouští do zámku na poli { $target }.
                [potion_of_mending] { $who } pije hojivý lektvar.
               *[other] { $who } používá { FORM($object, form: "acc") }.
            }
        [use_ability]
            { $object-id ->
                [command] { $who } dává povel, plní jej { $target }.
               *[other] { $who } používá schopnost { $object }, cíl: { $target }.
            }
        [overcome] { $who } se pokouší překonat efekt: { $object }.
        [end_magic] { $who } ukončuje magický efekt { $object }.
        [sprint] { $who } se dává do sprintu.
        [reload] { $who } nabíjí.
        [other] { $who } zkouší něco jiného ({ $object }).
       *[none] { $who }: { $action }.
    }
event-prepare = { $who } vynechává tah a připravuje si akci: { $action }, jakmile { $whose } { $trigger }{ $detail }.
prepare-square = {" "}({ $square })
prepare-whom = {" "}(cíl: { $whom })
event-interrupt = { $who } se vkládá do tahu soupeře ({ $by }) s připravenou akcí: { $action }.
event-prepared-lost =
    { $reason-id ->
        [own_turn] { $who } začíná nový tah, připravená akce propadá.
        [end_of_round] { $who } připravenou akci do konce kola nevyužívá, akce propadá.
       *[unable] { $who } přichází o připravenou akci.
    }

## Události: ověření a útoky

event-check =
    { $purpose-id ->
        [attack]
            { $who } útočí ({ $skill }), cíl: { $target }. Součet { $total } proti { $threshold }, { $success ->
                [true] zásah.
               *[false] vedle.
            }
       *[other]
            { $who } ověřuje { FORM($skill, form: "acc") } ({ $purpose }): { $total } proti { $threshold }, { $success ->
                [true] úspěch.
               *[false] neúspěch.
            }
    }{ $natural }
word-20 = { " " }Přirozená 20!
word-1 = { " " }Přirozená 1!
event-luck =
    { $success ->
        [true] { $who } má štěstí ({ $purpose }): { $total } proti { $threshold }.
       *[false] { $who } nemá štěstí ({ $purpose }): { $total } proti { $threshold }.
    }
event-auto-success = { $who } uspívá bez hodu ({ $purpose }).
event-missed =
    { $reason-id ->
        [threatened] { $who } střílí v ohrožení a míjí cíl: { $target }.
       *[missed] { $who } míjí cíl: { $target }.
    }
event-cover =
    Linie { $who } – { $target }: { $grade-id ->
        [none] bez krytí
        [partial] částečné krytí
        [full] plné krytí
       *[hidden] cíl není vidět
    }{ $hidden ->
        [0] .
       *[other] , skryté body: { $hidden } z { $points }.
    }
event-threat =
    { $attempt-id ->
        [ranged_attack] { $who } útočí na dálku v ohrožení a potřebuje štěstí. Ohrožuje: { $by }.
        [item_use] { $who } zachází s předmětem v ohrožení a potřebuje štěstí. Ohrožuje: { $by }.
        [casting] { $who } čaruje v ohrožení a potřebuje štěstí. Ohrožuje: { $by }.
       *[other] { $who } je v ohrožení a potřebuje štěstí ({ $attempt }). Ohrožuje: { $by }.
    }

## Události: poškození, léčení, smrt

event-damage-rolled = { $who } hází na poškození: { $amount }.
event-damage =
    { $source-id ->
        [direct] { $by } zasahuje: { $who } utrpí { $amount } poškození, Zdraví { $health }.
       *[indirect] { $who } utrpí { $amount } poškození, Zdraví { $health }.
    }
event-heal = { $who } se léčí o { $amount }, Zdraví { $health }.
event-coin =
    { $change ->
        [-1] { $who } utrácí minci smrti, zbývá { $coins }.
        [1] { $who } dostává minci smrti, celkem { $coins }.
       *[other] { $who } má na začátku mince smrti: { $coins }.
    }
event-survival =
    { $stage-id ->
        [begins] { $who } padá a začíná boj o přežití.
        [success] { $who } se drží při životě: { $successes }. úspěch.
        [ends] { $who } přežívá, do konce scény však v bezvědomí.
        [stabilised] { $who } už neumírá (stabilizace), do konce scény však zůstává v bezvědomí.
        [healed] { $who } přichází k sobě, boj o přežití končí.
       *[coin] { $who } má ke smrti zase blíž, mince smrti: { $coins }.
    }
event-death = { $who } umírá.
event-disabled = { $by } přemáhá soupeře: { $who } je mimo boj, ale naživu.

## Události: stavy

event-condition-on =
    { $condition-id ->
        [prone] { $who } leží na zemi.
        [blinded] { $who } nic nevidí (oslepení).
        [helpless] { $who } se nemůže bránit (bezmocnost).
        [paralysis] { $who } se nemůže ani pohnout (paralýza).
        [unconscious] { $who } upadá do bezvědomí.
        [sleep] { $who } usíná.
        [burning] { $who } hoří.
        [acid] { $who } trpí kyselinou.
        [bleeding] { $who } krvácí.
        [poison] { $who } má v těle jed.
        [persistent_damage] { $who } trpí perzistentním poškozením.
        [advantaged] { $who } získává zvýhodnění.
        [disadvantaged] { $who } trpí znevýhodněním.
        [invisible] { $who } mizí z očí (neviditelnost).
        [obscured] { $who } se ztrácí v nejasných obrysech (zastření).
        [hobbled] { $who } kulhá, veškerý pohyb je obtížný.
        [held] { $who } se nemůže hnout z místa (zachycení).
        [drowning] { $who } se topí.
        [hanging] { $who } visí na okraji.
        [commanded] { $who } má Bonus k příštímu útoku.
        [warded] { $who } má Ochranu svítání.
        [regenerating] { $who } se začíná hojit.
        [luck_bonus] { $who } má příznivé štěstí.
        [luck_penalty] { $who } má nepříznivé štěstí.
       *[other] { $who }: { $condition }.
    }
event-condition-off =
    { $condition-id ->
        [prone] { $who } už stojí na nohou
        [blinded] { $who } zase vidí
        [helpless] { $who } se zase může bránit
        [paralysis] { $who } se zase může hýbat
        [unconscious] { $who } přichází k sobě
        [sleep] { $who } se probouzí
        [burning] { $who } už nehoří
        [bleeding] { $who } už nekrvácí
        [held] { $who } se vymaňuje ze sevření
        [drowning] { $who } má zase vzduch
        [hanging] { $who } už nevisí na okraji
        [hobbled] { $who } už nekulhá
       *[other] { $who } se zbavuje stavu: { $condition }
    }{ $reason-id ->
        [luck] { " " }(štěstí).
        [overcome] { " " }(překonání).
        [water] { " " }(voda).
        [air] { " " }(vzduch).
        [time] { " " }(doba vypršela).
        [ended] { " " }(efekt ukončil sesílatel).
        [treated] { " " }(ošetření).
        [hurt] { " " }(bolest).
        [another_spell] { " " }(nové kouzlo s koncentrací).
        [unconscious] { " " }(sesílatel je v bezvědomí).
        [dead] { " " }(sesílatel je mrtvý).
       *[other] .
    }

## Události: věci

event-item-dropped = { $who } přichází o věc: { $item } leží na poli { $at }.
event-item-broken =
    { $how-id ->
        [damaged] { $who } má poškozenou věc: { $item }. Bez opravy nebude k ničemu.
       *[destroyed] { $who } přichází o věc nadobro: { $item }.
    }
event-item-used = { $who } spotřebovává: { $item } (zbývá { $left }).
event-reloaded =
    { $loaded ->
        [true] { $who } má nabito: { $item }.
       *[false] { $who } nabíjí { FORM($item, form: "acc") }: { $steps }. krok ze { $needed }.
    }
event-jammed = { $who } má zaseknutou zbraň: { $item }.
event-wetted = { $who } má mokrý prach: { $item } je k ničemu.
event-exploded =
    { $what-id ->
        [grenade] Granát vybuchuje na poli { $at }.
        [howitzer] Houfnice pálí do oblasti kolem pole { $at }.
        [acid_breath] Kolem pole { $at } se valí kyselinový dech.
       *[other] { $what }: zasažena je oblast kolem pole { $at }.
    }
event-scattered =
    { $metres ->
        [0] { $what } zůstává ležet na poli { $to }.
        [one] { $what } se odkutálí o { $metres } metr na pole { $to }.
        [few] { $what } se odkutálí o { $metres } metry na pole { $to }.
       *[other] { $what } se odkutálí o { $metres } metrů na pole { $to }.
    }

## Události: terén

event-unhorsed = { $who } opouští sedlo: { $mount } už jezdce nenese.
event-pushed = { $by } odstrkuje soupeře: { $who } končí na poli { $to }.
event-fell =
    { $who } padá z výšky { $metres } na pole { $to }: { $dice ->
        [0] bez zranění.
        [one] { $dice } kostka poškození.
        [few] { $dice } kostky poškození.
       *[other] { $dice } kostek poškození.
    }
event-sank =
    { $who } klesá o { $metres ->
        [one] { $metres } metr
        [few] { $metres } metry
       *[other] { $metres } metrů
    }, hloubka { $depth } m.
event-terrain-changed =
    { $what-id ->
        [door_open] Dveře na poli { $at } jsou otevřené.
        [door_closed] Dveře na poli { $at } jsou zavřené.
        [gate_up] Mříž na poli { $at } se zvedá.
        [gate_down] Mříž na poli { $at } padá.
        [burning_oil] Na poli { $at } hoří olej.
        [fire_out] Oheň na poli { $at } dohořel.
        [oil] Na poli { $at } je rozlitý olej.
        [caltrops] Na poli { $at } leží kovoví ježci.
        [caltrops_spent] Kovoví ježci na poli { $at } už nikoho nezraní.
        [light] Na poli { $at } svítí světlo.
        [dark] Clona zakrývá světlo na poli { $at }.
       *[other] Pole { $at }: { $what }.
    }

## Události: magie

event-magic =
    { $who } platí za kouzlo { $spell } { $cost ->
        [one] { $cost } magický bod
        [few] { $cost } magické body
       *[other] { $cost } magických bodů
    } (zbývá { $left }).
event-spell-lost =
    { $reason-id ->
        [threatened] { $who } čaruje v ohrožení, kouzlo { $spell } je ztraceno.
       *[hurt] { $who } utrpí při sesílání zranění, kouzlo { $spell } je ztraceno.
    }
event-area-laid =
    { $spell }: kouzlo pokrývá { $area-count ->
        [one] { $area-count } pole
        [few] { $area-count } pole
       *[other] { $area-count } polí
    } (sesílá { $who }).
event-magic-ended =
    { $reason-id ->
        [ended] { $who } ukončuje kouzlo { $spell }.
        [hurt] { $who } ztrácí koncentraci, kouzlo { $spell } končí.
        [another_spell] { $who } se soustředí na jiné kouzlo, { $spell } končí.
       *[other] { $who } se už nedokáže soustředit, kouzlo { $spell } končí.
    }

## Konec

event-ended =
    { $winners-count ->
        [0] Boj skončil a nikdo nezvítězil: { $reason }.
       *[other] Boj skončil, vítězí { $winners }: { $reason }.
    }
event-conflict-over =
    { $winner-id ->
        [heroes] O boji je rozhodnuto: bojiště patří hrdinům.
        [enemies] O boji je rozhodnuto: bojiště patří nepřátelům.
       *[nobody] Boj utichá: bojiště nepatří nikomu.
    }
event-trap-sprung = { $who } spouští past na poli { $at }.
won-by-heroes = žádný nepřítel už nestojí na nohou
won-by-enemies = žádný hrdina už nestojí na nohou
won-by-nobody = na nohou nezůstal nikdo

## Otázky v tahu

headline = { $round }. kolo, { $phase-id ->
    [players] tah hráčů
    [enemies] tah nepřátel
   *[end_of_round] konec kola
}
ask-group-turn = Kdo bude jednat?
ask-who = Kdo bude jednat?
ask-do = Co udělá { $who }?
ask-manner = Jak?
ask-to =
    { $who-id ->
        [master] Na kolik?
       *[other] Kam jde { $who }?
    }
ask-over = Přes která pole? (bez udání nejlepší cestou)
refused-way = „{ $text }“ nelze projít pole po poli
ask-hunger = { $who } hladoví
ask-weapon = Čím útočí { $who }?
ask-mode = Jak bude zbraň použita?
ask-target = Kdo je cíl?
ask-second-target = Na koho druhou zbraní útočí { $who }?
ask-next-target = Na koho dál útočí { $who }?
ask-skill = Kterou dovedností?
ask-hands = V jedné ruce, nebo v obou?
ask-square = Které pole?
ask-item = Která věc?
ask-hold = Co bere do rukou { $who }?
ask-door = Které dveře?
ask-lever = Která páka?
ask-light = Co se zapálí?
ask-treatment = K čemu poslouží lékárnička?
ask-spell = Které kouzlo sesílá { $who }?
ask-ability = Kterou schopnost použije { $who }?
ask-effect = Který efekt?
ask-words = Co přesně dělá { $who }?
ask-action = Jakou akci si připravuje { $who }?
ask-trigger = Za jaké podmínky?
ask-whose = Koho hlídá { $who }?
ask-whom = Na koho musí útok mířit?
ask-cut-in = { $by } { $trigger }. Vloží se { $who } do tahu?
ask-coin = { $who }: hodit, nebo utratit minci smrti a uspět ({ $what })?
ask-confirm-attack = { $target } není nepřítel. Zaútočí { $who } přesto?
ask-overpower = Smrtící útok, cíl: { $target }. Zabít, nebo jen zneškodnit?
ask-killing-blow = { $target } se nemůže bránit. Zabít jedinou ranou, nebo hodit běžné poškození?
ask-special = Zásah dovoluje víc než poškození (cíl: { $target }). Co chce { $who }?
ask-sweep = Rozmach: na koho útok pokračuje?
ask-brutal = Přehodit jedničky?
ask-direction = Kam odstrkuje { $who }? (cíl: { $target })

## Otázky pro Pána jeskyně

ask-surprised = Kdo je překvapený?
ask-simultaneous = Probíhají obě akce ve stejnou chvíli?
ask-effective = Působí tento útok na takové stvoření ({ $who })?
ask-something-else = { $who } zkouší něco jiného
ask-pass-enemy = { $who } chce projít přes nepřítele
ask-breakage = Rozbije se upuštěná věc ({ $who })?
ask-consequence = { $who } s náčiním neuspívá. Jaký to má následek?
ask-of = Komu?
ask-cell = Které pole?
ask-condition = Který stav?
ruling-surprised = kdo je překvapený
ruling-simultaneous = souběh akcí
ruling-effective = účinnost útoku
ruling-something-else = něco jiného
ruling-pass-enemy = průchod přes nepřítele
ruling-breakage = rozbití upuštěné věci
ruling-consequence = následek neúspěchu

## Kostky

ask-attack = { $who } útočí
ask-damage = { $who } hází na poškození
ask-reroll = { $who } přehazuje
ask-heal = { $who } hází na léčení
ask-persistent = Perzistentní poškození: { $who }
ask-fire = { $who } vstupuje do ohně
ask-fall = { $who } padá
ask-drown = { $who } se topí
ask-blast = Štěstí ve výbuchu: { $who }
ask-blast-more = Další poškození: { $who }
ask-scatter = Jak daleko se odkutálí?
ask-scatter-direction = Kterým směrem se odkutálí? (1 je sever, dál po směru hodin)
ask-surprise = Kostka překvapení
ask-surprise-luck = Štěstí proti překvapení: { $who }
ask-grenade = Štěstí při hodu granátem: { $who }
ask-catch-fire = Štěstí proti vzplanutí: { $who }
ask-hold-on = Štěstí na okraji: { $who }
ask-soften-fall = Štěstí při pádu: { $who }
ask-survival = Štěstí v boji o přežití: { $who }
ask-luck-ends = Štěstí ukončuje efekt: { $who }
ask-ranged-attack = Štěstí při útoku na dálku v ohrožení: { $who }
ask-item-use = Štěstí při zacházení s předmětem v ohrožení: { $who }
ask-casting = Štěstí při čarování v ohrožení: { $who }
ask-resist = { $who } odolává
ask-concentrate = { $who } udržuje koncentraci
ask-overcome = { $who } překonává efekt
ask-climb = { $who } šplhá
ask-leap = { $who } skáče
ask-sneak = { $who } se plíží
ask-breath = { $who } zadržuje dech
ask-make-fire = { $who } rozdělává oheň
ask-pick-lock = { $who } otevírá zámek
ask-alchemy = { $who } pracuje s alchymistickým náčiním
ask-search = { $who } se rozhlíží
ask-stay = { $who } se může splašit
ask-stabilise = { $who } provádí stabilizaci
ask-treat = { $who } ošetřuje jed nebo paralýzu
ask-bandage = { $who } fačuje rány

## Co lze dělat

option-wait = nechat jednat ostatní
option-end-turn = ukončit tah
option-do-finish = pro toto kolo hotovo
option-do-move = přesunout se
option-do-attack = zaútočit
option-do-cast = seslat kouzlo
option-do-use-item = použít předmět
option-do-use-ability = použít schopnost
option-do-overcome = překonat efekt
option-do-end-magic = ukončit magický efekt
option-do-sprint = sprint
option-do-reload = nabít (akce)
option-do-reload-momentum = nabít (veškerá hybnost)
option-do-prepare = připravit akci
option-do-other = něco jiného
option-do-open-door = otevřít dveře
option-do-close-door = zavřít dveře
option-do-pull-lever = zatáhnout za páku
option-do-exchange-weapons = vyměnit zbraně
option-do-pick-up = zvednout ze země
option-do-lie-down = lehnout si
option-do-stand-up = vstát
option-do-hand-over = podat předmět
option-do-hang = spustit se do visu
option-do-drop = upustit
option-do-mount = nasednout
option-do-dismount = sesednout
option-do-spur = pobídnout jízdní zvíře
option-do-release = povolit sevření
option-do-jump-down = seskočit
option-do-climb = vyšplhat
option-do-leap = přeskočit
option-do-flee = prchnout z mapy
option-do-pass-enemy = projít přes nepřítele
option-walk = chůzí
option-sneak = plížením
option-tumble = kotoulem kolem (Zručnost)
option-barge = silou skrz (Zdatnost)
option-melee = na blízku
option-shot = střelbou
option-thrown = hodem
option-area = do oblasti
option-one = v jedné ruce
option-two = v obou rukou
option-nothing = nic
option-any = kdokoli
option-cut-in-pass = čekat dál
option-cut-in-cut-in = vložit se do tahu
option-coin-roll = hodit
option-coin-coin = utratit minci smrti
option-kill = zabít
option-disable = zneškodnit
option-killing-blow-damage = běžné poškození
option-special-damage = plné poškození
option-catch = poloviční poškození a zachytit
option-knock-prone = poloviční poškození a srazit na zem
option-push = poloviční poškození a odstrčit
option-reroll = přehodit
option-keep = nechat
option-confirm-attack-yes = zaútočit
option-confirm-attack-no = nechat být (akce je i tak pryč)
option-stabilise = stabilizovat
option-treat = ošetřit jed nebo paralýzu
option-bandage = zafačovat
option-north = na sever
option-north-east = na severovýchod
option-east = na východ
option-south-east = na jihovýchod
option-south = na jih
option-south-west = na jihozápad
option-west = na západ
option-north-west = na severozápad
option-as-stated = jak říká scéna
option-together = ve stejnou chvíli
option-prepared-first = nejdřív připravená akce
option-check = rozhodne ověření
option-succeeds = podaří se
option-fails = nepodaří se
option-die = rozhodne kostka
option-breaks = rozbije se
option-holds = vydrží
option-consequence-none = nic dalšího
option-consequence-hurt = zranění
option-master-health = Zdraví
option-master-death-coins = mince smrti
option-master-magic = magické body
option-master-luck = Štěstí
option-master-place = místo na mapě
option-master-condition = stav

## Akce a podmínky připravených akcí

word-attack = útok
word-cast = seslání kouzla
word-use-item = použití předmětu
word-use-ability = použití schopnosti
word-overcome = překonání
word-end-magic = ukončení magického efektu
word-sprint = sprint
word-move = přesun
word-reload = nabití
word-prepare = příprava akce
word-other = něco jiného
word-any = kdokoli
word-enters-square = vstoupí na pole
word-enters-area = vstoupí do oblasti
word-comes-adjacent = přijde na sousední pole
word-comes-in-reach = přijde na dosah
word-becomes-visible = se ukáže
word-attacks = zaútočí
word-casts = sešle kouzlo
word-uses-item = použije předmět
word-stands-up = vstane
word-custom = udělá, co bylo dohodnuto

## Na co se hází

word-blast = výbuch
word-survival = přežití
word-luck-ends = ukončení efektu
word-surprise = překvapení
word-surprise-luck = překvapení
word-catch-fire = vzplanutí
word-hold-on = zachycení na okraji
word-soften-fall = zmírnění pádu
word-ranged-attack = útok na dálku v ohrožení
word-item-use = předmět v ohrožení
word-casting = čarování v ohrožení
word-resist = odolání
word-concentrate = koncentrace
word-climb = šplhání
word-leap = skok
word-sneak = plížení
word-breath = zadržení dechu
word-make-fire = rozdělání ohně
word-pick-lock = otevření zámku
word-alchemy = alchymie
word-search = rozhlížení
word-stay = zachování klidu
word-stabilise = stabilizace
word-treat = ošetření
word-bandage = zafačování
word-something-else = něco jiného
word-pass-enemy = průchod přes nepřítele
word-encounter-distance = vzdálenost setkání
word-reaction = reakce

## Důvody čísel

squares =
    { $count ->
        [one] pole
        [few] pole
       *[other] polí
    }
diagonals =
    { $count ->
        [one] pole úhlopříčně
        [few] pole úhlopříčně
       *[other] polí úhlopříčně
    }
metres =
    { $whole ->
        [10] 1 metru
        [15] 1,5 metru
        [20] 2 metrů
        [25] 2,5 metru
        [30] 3 metrů
        [35] 3,5 metru
        [40] 4 metrů
        [45] 4,5 metru
        [50] 5 metrů
        [60] 6 metrů
        [70] 7 metrů
        [80] 8 metrů
        [100] 10 metrů
       *[other] { $whole } decimetrů
    }
word-squares = pole
word-metres = metry
word-seconds = sekundy
word-round-no = kolo
word-dice = kostky
word-kind-mud = bahno
word-kind-swamp = močál
word-kind-water = voda
word-kind-swim = plavání
word-kind-snow = sníh
word-kind-rubble = suť
word-kind-stairs = schody
word-kind-roots = kořeny
word-kind-climb = přelézání
word-kind-ally = pohyb přes spojence
word-kind-threat = strategický pohyb v ohrožení
word-kind-blind = poslepu
word-kind-crawl = plazení
word-kind-hobbled = kulhání
word-kind-sneak = plížení
word-whole-momentum = veškerá hybnost
word-zone-move = přesun mezi zónami
word-kind-enemy = průchod přes nepřítele
word-small-action = drobná akce
word-free = zdarma
word-momentum-left = zbývající hybnost
word-threshold = hranice úspěchu
word-cap = víc se nepočítá
word-cover-partial = částečné krytí
word-cover-full = plné krytí
word-cover-none = bez krytí
word-cover-hidden = není vidět
word-area = oblast
word-hidden-points = skryté body
word-points = body
word-far = velká vzdálenost
word-improvised = improvizovaná zbraň
word-two-weapons = dvě zbraně
    .ins = oběma zbraněmi
word-two-fists = dvě pěsti
    .ins = oběma pěstmi
word-not-handy = zbraň, která není příruční
word-flintlock = křesadlová zbraň
word-piercing = Průrazná
word-too-close = příliš blízko na dalekonosný luk
word-exceptional = mimořádná kvalita
word-cramped = stísněný prostor
word-brutal = Brutální
word-half = polovina
word-larger-target = výrazně větší cíl
word-immune = imunita
word-at-least = aspoň 1
word-full-health = nejvýše Maximální Zdraví
word-collision = náraz
word-fall = pád
word-regeneration = regenerace
word-blast-more = další poškození výbuchem
word-natural-defence = přirozená obrana
word-too-heavy = příliš těžké, nechrání
word-shield-struck = štítem se útočilo
word-shield-damaged = poškozený štít
word-armour = zbroj
word-overloaded = přetížení
word-target-advantaged = zvýhodněný cíl
word-target-disadvantaged = znevýhodněný cíl
word-target-overloaded = přetížený cíl
word-tools = jemná práce
word-reload-steps = kroky nabíjení
word-uses = použití
word-spent = utraceno
word-death-coin = mince smrti
word-sinking = klesání
word-depth = hloubka
word-luck-bonus = příznivé štěstí
word-luck-penalty = nepříznivé štěstí

## Popisky stolu

word-master = Pán jeskyně
word-heroes = hrdinové
word-enemies = nepřátelé
word-hero = hrdina
word-enemy = nepřítel
word-neutral = nezúčastnění
word-players = tah hráčů
word-end-of-round = konec kola
word-start = před bojem
word-map = mapa
word-creatures = stvoření
word-ground = na zemi
word-areas = kouzla na mapě
word-phase = fáze
word-might = Zdatnost
word-dexterity = Zručnost
word-intelligence = Inteligence
    .acc = Inteligenci
word-personality = Osobnost
word-luck = Štěstí
word-health = Zdraví
word-health-max = Maximální Zdraví
word-defence = Obrana
word-momentum = hybnost
count-momentum =
    { $count ->
        [one] { $count } bod hybnosti
        [few] { $count } body hybnosti
        [many] { $count } bodu hybnosti
       *[other] { $count } bodů hybnosti
    }
count-magic =
    { $count ->
        [one] { $count } magický bod
        [few] { $count } magické body
        [many] { $count } magického bodu
       *[other] { $count } magických bodů
    }
count-health =
    { $count ->
        [one] { $count } bod Zdraví
        [few] { $count } body Zdraví
        [many] { $count } bodu Zdraví
       *[other] { $count } bodů Zdraví
    }
word-magic = magické body
word-magic-max = nejvíce magických bodů
word-death-coins = mince smrti
word-successes = úspěchy v boji o přežití
word-level = úroveň
word-size = velikost
word-reach = dosah
word-load = náklad
word-capacity = nosnost
word-action = akce
word-action-left = zbývající akce
word-held-things = v rukou
word-inventory = výbava
word-prepared = připravená akce
word-conditions = stavy
word-effects = efekty
word-talents = talenty
word-spells = kouzla
word-abilities = schopnosti
word-attacks-listed = útoky
word-threatened = v ohrožení
word-surprised = překvapení
word-activated = už na tahu
word-finished = hotovo
word-concentrating = koncentrace
word-status = stav
word-active = schopnost jednat
word-dying = boj o přežití
word-stable = stabilizace, bezvědomí
word-disabled = mimo boj, naživu
word-dead = po smrti
word-fled = na útěku
word-place = místo na mapě
word-lit = osvětleno
word-dark = tma
word-light = světlo
word-loaded = nabito
word-unloaded = nenabito
word-jammed = zaseknuto
word-broken = poškozeno
word-wet = mokré
word-weapon = zbraň
word-item = věc
word-where = kde
word-spell = kouzlo
word-caster = sesílatel
word-unarmed = neozbrojený útok
    .ins = beze zbraně
word-nothing = nic
word-nobody = nikdo
word-weaker = slabší
word-equal = rovnocenný
word-stronger = silnější

## Další slova stolu

word-creature = stvoření
word-trigger = podmínka
word-whose = koho se týká
word-task = úkol
word-plain = běžný úkol
word-swim = plavání
word-trap = past
word-spike-trap = past s bodci
word-kind-body = tělo v cestě
word-easy = lehké dobrodružství
word-normal = normální dobrodružství
word-advanced = pokročilé dobrodružství
word-hard = těžké dobrodružství
word-very-hard = velmi těžké dobrodružství
word-direct = přímé
word-indirect = nepřímé
word-partial = částečné
word-full = plné
word-hidden = cíl není vidět
word-hit = zásah
word-failure = neúspěch
need-d20 = { $least } a víc na k20
word-missed = vedle
word-begins = začíná
word-success = úspěch
word-ends = končí
word-healed = vyléčení
word-stabilised = stabilizace
word-destroyed = zničeno
word-damaged = poškozeno
word-own-turn = začal nový tah
word-unable = nelze jednat
word-hurt = zranění
word-another-spell = jiné kouzlo
word-ended = ukončeno
word-time = doba vypršela
word-hunger = hlad
word-adventure-over = konec dobrodružství
word-let-go = uvolnění
word-stood-up = na nohou
word-dropped = puštěno
word-treated = ošetření
word-air = vzduch
word-door-open = dveře jsou otevřené
word-door-closed = dveře jsou zavřené
word-gate-up = mříž je nahoře
word-gate-down = mříž je dole
word-fire-out = oheň dohořel
word-threat = ohrožené pole
word-condition = stav
word-damage = poškození
word-do-attack = útok
word-do-move = přesun
word-do-sprint = sprint
word-do-cast = seslat kouzlo
word-do-use-item = použít předmět
word-do-use-ability = použít schopnost
word-do-overcome = překonat efekt
word-do-end-magic = ukončit magický efekt
word-do-other = něco jiného
word-trigger-enters-square = vstoupí na pole
word-trigger-enters-area = vstoupí do oblasti
word-trigger-comes-adjacent = přijde na sousední pole
word-trigger-comes-in-reach = přijde na dosah
word-trigger-becomes-visible = se ukáže
word-trigger-attacks = zaútočí
word-trigger-casts = sešle kouzlo
word-trigger-uses-item = použije předmět
word-trigger-stands-up = vstane
word-trigger-custom = udělá, co bylo dohodnuto
in-hand = v ruce: { $item }
hands-two = { $first } a { $second }
ask-task = O jaký úkol jde?
ask-opportunity = { $who }: udeřit na toho, kdo odchází?
ask-custom-trigger = Nastala podmínka, na kterou čeká { $who }?
ruling-custom-trigger = dohodnutá podmínka
ask-trap = Štěstí proti pasti: { $who }
option-task-plain = běžný úkol
option-task-swim = plavání
option-task-climb = šplhání
option-task-sneak = plížení
option-strike = udeřit
option-go-on = pokračovat

## Stavy

word-helpless = bezmocnost
word-paralysis = paralýza
word-unconscious = bezvědomí
word-sleep = spánek
word-prone = leží na zemi
word-blinded = oslepení
word-persistent-damage = perzistentní poškození
word-burning = hoření
word-acid = kyselina
word-bleeding = krvácení
word-poison = jed
word-advantaged = zvýhodnění
word-disadvantaged = znevýhodnění
word-invisible = neviditelnost
word-obscured = zastření
word-covered = krytí
word-hobbled = kulhání
word-held = zachycení
word-drowning = tonutí
word-hanging = visí na okraji
word-commanded = povel
word-warded = Ochrana svítání
word-regenerating = postupné léčení

## Zbraně a přirozené útoky

word-staff = hůl
    .ins = holí
word-short-spear = krátké kopí
    .ins = krátkým kopím
word-knife = nůž
    .ins = nožem
word-hatchet = sekyrka
    .acc = sekyrku
    .ins = sekyrkou
word-knuckles = boxer
    .ins = boxerem
word-spear = kopí
    .ins = kopím
word-club = palice
    .acc = palici
    .ins = palicí
word-whip = bič
    .ins = bičem
word-mace = palcát
    .ins = palcátem
word-three-quarter-staff = tříčtvrteční hůl
    .ins = tříčtvrteční holí
word-main-gauche = main-gauche
word-short-sword = krátký meč
    .ins = krátkým mečem
word-pike = píka
    .acc = píku
    .ins = píkou
word-flail = řemdich
    .ins = řemdichem
word-curved-sword = zahnutý meč
    .ins = zahnutým mečem
word-rapier = rapír
    .ins = rapírem
word-long-sword = dlouhý meč
    .ins = dlouhým mečem
word-war-axe = válečná sekyra
    .acc = válečnou sekyru
    .ins = válečnou sekyrou
word-war-hammer = válečné kladivo
    .ins = válečným kladivem
word-two-handed-hammer = obouruční kladivo
    .ins = obouručním kladivem
word-two-handed-sword = obouruční meč
    .ins = obouručním mečem
word-two-handed-axe = obouruční sekera
    .acc = obouruční sekeru
    .ins = obouruční sekerou
word-sling = prak
    .ins = prakem
word-short-bow = krátký luk
    .ins = krátkým lukem
word-long-bow = dalekonosný luk
    .ins = dalekonosným lukem
word-hand-crossbow = příruční kuše
    .acc = příruční kuši
    .ins = příruční kuší
word-crossbow = kuše
    .acc = kuši
    .ins = kuší
word-pistol = bambitka
    .acc = bambitku
    .ins = bambitkou
word-heavy-crossbow = těžká kuše
    .acc = těžkou kuši
    .ins = těžkou kuší
word-howitzer = houfnice
    .acc = houfnici
    .ins = houfnicí
word-musket = mušketa
    .acc = mušketu
    .ins = mušketou
word-chair = židle
    .acc = židli
    .ins = židlí
word-bite = kousnutí
    .ins = kousnutím
word-claws = drápy
word-kick = kopnutí
    .ins = kopnutím
word-tree-trunk = kmen stromu
    .ins = kmenem stromu

## Zbroje

word-padded = polstrované oblečení
word-leather = kožená zbroj
word-studded-leather = okovaná kožená zbroj
word-scale = šupinová zbroj
word-scale-cuirass = šupinová zbroj s kyrysem
word-half-plate = půl plát s kyrysem
word-full-plate = plná plátová zbroj
word-shield = štít
    .ins = štítem

## Výbava

word-bolts = šipky do kuše
    .ins = šipkami do kuše
word-arrows = šípy
word-shot-and-powder = broky a prach
    .ins = broky a prachem
word-balls-and-powder = kule a prach
    .ins = kulemi a prachem
word-aid-kit = polní lékárnička
    .acc = polní lékárničku
    .ins = polní lékárničkou
word-oil-flask = lahvička oleje
    .acc = lahvičku oleje
    .ins = lahvičkou oleje
word-grenade = granát
    .ins = granátem
word-caltrops = kovoví ježci
    .acc = kovové ježky
    .ins = kovovými ježky
word-torch = pochodeň
    .ins = pochodní
word-lantern = lucerna
    .acc = lucernu
    .ins = lucernou
word-candle = svíčka
    .acc = svíčku
    .ins = svíčkou
word-flint = křesadlo
    .ins = křesadlem
word-matches = zápalky
    .ins = zápalkami
word-potion-of-mending = hojivý lektvar
    .ins = hojivým lektvarem
word-thieves-tools = zlodějské náčiní
    .ins = zlodějským náčiním
word-alchemist-tools = alchymistické náčiní
    .ins = alchymistickým náčiním
word-climbing-gear = horolezecké vybavení
    .ins = horolezeckým vybavením
word-telescope = dalekohled
    .ins = dalekohledem
word-cleaning-kit = čisticí sada
    .acc = čisticí sadu
    .ins = čisticí sadou
word-saddle = sedlo a uzda
    .acc = sedlo a uzdu
    .ins = sedlem a uzdou
word-travel-kit = cestovní výbava
    .acc = cestovní výbavu
    .ins = cestovní výbavou
word-wooden-pole = dřevěná tyč
    .acc = dřevěnou tyč
    .ins = dřevěnou tyčí
word-wooden-stake = dřevěný kolík
    .ins = dřevěným kolíkem
word-grapnel = kotvička
    .acc = kotvičku
    .ins = kotvičkou
word-mug = korbel
    .ins = korbelem
word-small-instrument = malý hudební nástroj
    .ins = malým hudebním nástrojem
word-large-instrument = velký hudební nástroj
    .ins = velkým hudebním nástrojem
word-small-hammer = kladívko
    .ins = kladívkem
word-iron-spike = železná skoba
    .acc = železnou skobu
    .ins = železnou skobou
word-chalk = křída
    .acc = křídu
    .ins = křídou
word-vial = lahvička s korkem
    .acc = lahvičku s korkem
    .ins = lahvičkou s korkem
word-magnifying-glass = lupa
    .acc = lupu
    .ins = lupou
word-twine = provázek
    .ins = provázkem
word-soap = mýdlo
    .ins = mýdlem
word-tool = nářadí
    .ins = nářadím
word-common-clothing = běžné oblečení
word-formal-clothing = společenské oblečení
word-fashionable-clothing = módní oblečení
word-winter-clothing = zimní oblečení
word-manacles = okovy
word-rope = lano
    .ins = lanem
word-writing-kit = psací potřeby
word-chain = řetěz
    .ins = řetězem
word-small-chest = malá truhlice
    .acc = malou truhlici
    .ins = malou truhlicí
word-large-chest = velká truhla
    .acc = velkou truhlu
    .ins = velkou truhlou
word-common-wine = běžné víno
    .ins = lahví běžného vína
word-fine-wine = výběrové víno
    .ins = lahví výběrového vína
word-padlock = visací zámek
    .ins = visacím zámkem
word-rations = zásoby jídla
    .ins = zásobami jídla
word-animal-feed = krmivo
word-mirror = zrcadlo
    .ins = zrcadlem
word-bell = zvonek
    .ins = zvonkem

## Terén

word-floor = volná plocha
word-wall = zeď
word-house = dům
word-pillar = sloup
word-rock = balvan
    .ins = balvanem
word-slit = střílna
word-barricade = barikáda
word-low-wall = nízká zídka
word-low-rock = nízký kámen
word-table = stůl
word-door = dveře
word-open-door = otevřené dveře
word-portcullis = padací mříž
word-lever = páka
word-mud = bahno
word-swamp = močál
word-snow = sníh
word-rubble = suť
word-stairs = schody
word-water = mělká voda
word-deep-water = hluboká voda
word-under-water = pod vodou
word-roof = střecha
word-ledge = římsa
word-parapet = hradba
word-burning-oil = hořící olej
word-oil = rozlitý olej
word-fire = oheň
word-caltrops-spent = rozšlapaní ježci

## Kouzla, schopnosti, talenty

word-fire-dart = Ohnivá střela
word-ember-burst = Výbuch žhavých uhlíků
word-roots = Kořeny
word-blinding-dust = Oslepující prach
word-dread-whisper = Šepot hrůzy
word-force-shove = Silový náraz
word-mending-word = Slovo hojení
word-renewal = Obnova
word-veil-of-mist = Závoj mlhy
word-dawn-ward = Ochrana svítání
word-command = Povel
word-acid-breath = kyselinový dech
word-better-defence = Lepší obrana
word-combat-prowess = Bojová převaha
word-empowered-magic = Posílená magie
word-somewhat-healthier = O něco zdravější
word-step-to-perfection-might = Krok k dokonalosti (Zdatnost)
word-step-to-perfection-dexterity = Krok k dokonalosti (Zručnost)
word-step-to-perfection-intelligence = Krok k dokonalosti (Inteligence)
word-step-to-perfection-personality = Krok k dokonalosti (Osobnost)
word-war-medic = Válečný medik

## Rasy a povolání

word-kuduk = kuduk
word-human = člověk
word-nomad = pouštní nomád
word-dwarf = trpaslík
word-velkomocny = Velkomocný
word-alchemist = alchymista
word-ranger = hraničář
word-inquisitor = inkvizitor
word-rogue = zloděj
word-medji = Med’ji
word-skald = skald
word-warrior = válečník

## Stvoření

word-carl = Carl
word-taren = Taren
word-abigail = Abigail
word-nicole = Nicole
word-bruni = Bruni
word-pippa = Pippa
word-freya = Freya
word-cave-rat = jeskynní krysa
word-goblin-skirmisher = gobliní záškodník
word-bandit = bandita
word-crossbow-guard = strážce s kuší
word-pikeman = pikenýr
word-wolf = vlk
word-skeleton-warrior = kostlivý válečník
word-orc-brute = skřetí hromotluk
word-cult-adept = adept kultu
word-ghoul = ghúl
word-knight-captain = rytířská kapitánka
word-troll = trol
word-giant = obr
word-marsh-drake = močálový drak
word-dog = pes
word-mule = mula
word-horse = kůň
word-sample-hero = hrdina
word-sample-enemy = nepřítel
word-sample-pikeman = pikenýr
word-sample-ogre = zlobr
numbered = { $kind } { $number }

## Trvalá rozhodnutí Pána jeskyně

option-master-ruling = trvalé rozhodnutí
word-rest = odpočinek
word-scene = jedna scéna v minutách
ask-ruling = Jaké rozhodnutí?
ask-value = Co má platit?
word-threat-states = kdo ohrožuje
word-creature-cover = stvoření jako krytí
word-unarmed-large = pěsti proti velkým
word-monster-falls = monstra s 0 Zdraví
word-powder = černý prach ve vodě
word-listed = všichni kromě bezmocných, ležících a oslepených
word-everybody = všichni
word-size-at-least-target = jsou-li aspoň tak velká jako cíl
word-never = nikdy
word-always = vždy
word-reduced = méně nebo nic
word-undiminished = v plné výši
word-dies = umírá
word-fights-for-life = bojuje o přežití
word-gets-wet = zvlhne
word-stays-dry = zůstane suchý

## Před bojem

ask-encounter = Jak daleko od sebe se potkají?
ask-reaction = Jak zareagují? 2k6: { $who }
ask-parley = Boj nehledají. Vyjednávat?
ruling-parley = boj, nebo řeč
word-reaction-attacks = nepřátelští, útočí
word-reaction-hostile = nepřátelští, mohou zaútočit
word-reaction-uncertain = nejistí
word-reaction-indifferent = lhostejní, dá se smlouvat
word-reaction-friendly = přátelští
word-metres-apart = metrů od sebe
word-indoors = uvnitř
word-outdoors = venku
word-fight = boj
word-parley = vyjednávat

## Tabulky přesných šancí

table-hits = zásahy
table-damage = zranění
table-success = úspěch
table-reaction = jejich odpověď
table-chase = jak pronásledování dopadne
word-caught = dostiženi
word-got-away = unikli
word-given-up = pronásledování vzdáno
word-talents-of-level = talenty podle úrovně

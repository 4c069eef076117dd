### Slova hry „Tam, kde draci spí“.
### Jména mají rod (.gender: m, f, n; v množném čísle plural, fp pro slova jako „šipky“ a „šípy“) a pády
### .gen .dat .acc .loc .ins; chybí-li pád, rovná se prvnímu. Větev *[other] je pro jména, která napsali hráči.
### Předměty mají tvar .one, co se spotřebuje najednou (šipku), a .kind, podle něhož se volí věta.

## Koncovky a pády podle jména

# Příčestí: Taren útoči{ l-who }, Pippa útoči{ l-who }.
l-who =
    { FORM($who, form: "gender") ->
        [m] l
        [f] la
        [n] lo
        [plural] li
        [fp] ly
       *[other] l(a)
    }
l-by =
    { FORM($by, form: "gender") ->
        [m] l
        [f] la
        [n] lo
        [plural] li
        [fp] ly
       *[other] l(a)
    }
l-target =
    { FORM($target, form: "gender") ->
        [m] l
        [f] la
        [n] lo
        [plural] li
        [fp] ly
       *[other] l(a)
    }
l-to =
    { FORM($to, form: "gender") ->
        [m] l
        [f] la
        [n] lo
        [plural] li
        [fp] ly
       *[other] l(a)
    }
l-item =
    { FORM($item, form: "gender") ->
        [f] la
        [n] lo
        [plural] li
        [fp] ly
       *[m] l
    }
l-spell =
    { FORM($spell, form: "gender") ->
        [f] la
        [n] lo
        [fp] ly
       *[m] l
    }
# při{ sel-who }: přišel, přišla.
sel-who =
    { FORM($who, form: "gender") ->
        [m] šel
        [f] šla
        [n] šlo
        [plural] šli
        [fp] šly
       *[other] šel/šla
    }
# ohrožen{ y-who }: ohrožený, ohrožená.
y-who =
    { FORM($who, form: "gender") ->
        [m] ý
        [f] á
        [n] é
       *[other] ý(á)
    }
y-target =
    { FORM($target, form: "gender") ->
        [m] ý
        [f] á
        [n] é
       *[other] ý(á)
    }
who-gen =
    { FORM($who, form: "gender") ->
        [m] { FORM($who, form: "gen") }
        [f] { FORM($who, form: "gen") }
        [n] { FORM($who, form: "gen") }
        [plural] { FORM($who, form: "gen") }
        [fp] { FORM($who, form: "gen") }
       *[other] stvoření ({ $who })
    }
who-dat =
    { FORM($who, form: "gender") ->
        [m] { FORM($who, form: "dat") }
        [f] { FORM($who, form: "dat") }
        [n] { FORM($who, form: "dat") }
        [plural] { FORM($who, form: "dat") }
        [fp] { FORM($who, form: "dat") }
       *[other] stvoření ({ $who })
    }
who-acc =
    { FORM($who, form: "gender") ->
        [m] { FORM($who, form: "acc") }
        [f] { FORM($who, form: "acc") }
        [n] { FORM($who, form: "acc") }
        [plural] { FORM($who, form: "acc") }
        [fp] { FORM($who, form: "acc") }
       *[other] stvoření ({ $who })
    }
target-acc =
    { FORM($target, form: "gender") ->
        [m] { FORM($target, form: "acc") }
        [f] { FORM($target, form: "acc") }
        [n] { FORM($target, form: "acc") }
        [plural] { FORM($target, form: "acc") }
        [fp] { FORM($target, form: "acc") }
       *[other] cíl ({ $target })
    }
target-gen =
    { FORM($target, form: "gender") ->
        [m] { FORM($target, form: "gen") }
        [f] { FORM($target, form: "gen") }
        [n] { FORM($target, form: "gen") }
        [plural] { FORM($target, form: "gen") }
        [fp] { FORM($target, form: "gen") }
       *[other] cíle ({ $target })
    }
target-dat =
    { FORM($target, form: "gender") ->
        [m] { FORM($target, form: "dat") }
        [f] { FORM($target, form: "dat") }
        [n] { FORM($target, form: "dat") }
        [plural] { FORM($target, form: "dat") }
        [fp] { FORM($target, form: "dat") }
       *[other] spojenci ({ $target })
    }
by-gen =
    { FORM($by, form: "gender") ->
        [m] { FORM($by, form: "gen") }
        [f] { FORM($by, form: "gen") }
        [n] { FORM($by, form: "gen") }
        [plural] { FORM($by, form: "gen") }
        [fp] { FORM($by, form: "gen") }
       *[other] soupeře ({ $by })
    }
by-ins =
    { FORM($by, form: "gender") ->
        [m] { FORM($by, form: "ins") }
        [f] { FORM($by, form: "ins") }
        [n] { FORM($by, form: "ins") }
        [plural] { FORM($by, form: "ins") }
        [fp] { FORM($by, form: "ins") }
       *[other] soupeřem ({ $by })
    }
object-whom =
    { FORM($object, form: "gender") ->
        [m] { FORM($object, form: "acc") }
        [f] { FORM($object, form: "acc") }
        [n] { FORM($object, form: "acc") }
       *[other] stvoření ({ $object })
    }
# Kolik zbývá: bodů, kusů, mincí.
left-over =
    { $left ->
        [0] nic nezbývá
        [one] zbývá { $left }
        [few] zbývají { $left }
       *[other] zbývá { $left }
    }
health-left =
    { $health ->
        [0] nezbývá žádné Zdraví
        [one] zbývá { $health } bod Zdraví
        [few] zbývají { $health } body Zdraví
       *[other] zbývá { $health } bodů Zdraví
    }

momentum-paid =
    { $cost ->
        [0] {""}
        [one] {" "}za { $cost } bod hybnosti, { left-over }
        [few] {" "}za { $cost } body hybnosti, { left-over }
       *[other] {" "}za { $cost } bodů hybnosti, { left-over }
    }

## Události: kola a tahy

event-phase =
    { $phase-id ->
        [players] { $round-no }. kolo, tah hráčů.
        [enemies] { $round-no }. kolo, tah nepřátel.
       *[end_of_round] Konec { $round-no }. kola.
    }
event-surprised = { $who } se necha{ l-who } překvapit a v tomto kole nemá tah.
event-activate =
    { $who } zača{ l-who } tah { $threatened ->
        [true] v ohrožení s hybností { $momentum }.
       *[false] s hybností { $momentum }.
    }
event-turn-ends = { $who } ukonči{ l-who } tah.
event-handed-over = { $who } uprostřed tahu počka{ l-who } a pokračova{ l-to } { $to }.
event-round-over =
    Skončilo { $round-no }. kolo, { $seconds ->
        [one] uběhla asi { $seconds } sekunda
        [few] uběhly asi { $seconds } sekundy
       *[other] uběhlo asi { $seconds } sekund
    }.
event-relative-level =
    { $standing-id ->
        [weaker] { $target } vypada{ l-target } slaběji než hrdinové.
        [equal] { $target } vypada{ l-target } stejně siln{ y-target } jako hrdinové.
       *[stronger] { $target } vypada{ l-target } silněji než hrdinové.
    }
event-procedure =
    { $procedure-id ->
        [surprise]
            Na kostce překvapení padlo { $total }, { $result-id ->
                [nobody] překvapený není nikdo.
                [heroes] překvapeni jsou hrdinové.
               *[enemies] překvapeni jsou nepřátelé.
            }
        [encounter_distance]
            Potkali se na vzdálenost { $total ->
                [one] { $total } metru
               *[other] { $total } metrů
            }.
        [contest]
            { FORM($result, form: "gender") ->
                [plural] { $result } už mají
               *[other] Strana „{ $result }“ už má
            } { $total ->
                [one] { $total } úspěch.
                [few] { $total } úspěchy.
               *[other] { $total } úspěchů.
            }
        [reaction] Na reakci padlo { $total }, jsou { $result }.
       *[other] { $procedure }, padlo { $total }, { $result }.
    }

## Události: hybnost

event-step = { $who } pře{ sel-who } na pole { $to }{ momentum-paid }.
event-small-action =
    { $action-id ->
        [open_door] { $who } otevře{ l-who } dveře na poli { $object }
        [close_door] { $who } zavře{ l-who } dveře na poli { $object }
        [pull_lever] { $who } zatáh{ l-who } za páku na poli { $object }
        [exchange_weapons]
            { FORM($object, form: "kind") ->
                [nothing] { $who } uklidi{ l-who } všechno z rukou
               *[other] { $who } si vza{ l-who } do rukou { FORM($object, form: "acc") }
            }
        [pick_up] { $who } se sehnu{ l-who } pro { FORM($object, form: "acc") }
        [lie_down] { $who } si leh{ l-who } na zem
        [stand_up] { $who } vsta{ l-who }
        [hand_over] { $who } poda{ l-who } { FORM($object, form: "acc") }
        [hang] { $who } se spusti{ l-who } do visu
        [drop] { $who } pusti{ l-who } { FORM($object, form: "acc") } na zem
        [mount] { $who } nased{ l-who } na { object-whom }
        [dismount] { $who } sesed{ l-who }
        [spur] { $who } pobíd{ l-who } své zvíře
        [release] { $who } pusti{ l-who } { object-whom } ze sevření
       *[other] { $who }: { $action }
    }{ momentum-paid }.
event-sprinted =
    { $who } má po sprintu { $left ->
        [one] { $left } bod
        [few] { $left } body
       *[other] { $left } bodů
    } hybnosti.
event-fled = { $who } utek{ l-who } z bojiště.

## Události: akce

event-action =
    { $action-id ->
        [attack]
            { $object-id ->
                [unarmed] { $who } zaútoči{ l-who } na { target-acc } beze zbraně.
                [two_weapons] { $who } zaútoči{ l-who } na { target-acc } oběma zbraněmi.
                [two_fists] { $who } zaútoči{ l-who } na { target-acc } oběma pěstmi.
                [bite] { $who } se pokusi{ l-who } kousnout { target-acc }.
                [claws] { $who } zaútoči{ l-who } na { target-acc } drápy.
                [kick] { $who } se pokusi{ l-who } kopnout { target-acc }.
                [tree_trunk] { $who } zaútoči{ l-who } na { target-acc } kmenem stromu.
                [rock] { $who } vrh{ l-who } na { target-acc } balvan.
               *[other] { $who } zaútoči{ l-who } na { target-acc } { FORM($object, form: "ins") }.
            }
        [throw] { $who } hodi{ l-who } { FORM($object, form: "acc") } na { target-acc }.
        [cast]
            { $object-id ->
                [ember_burst] { $who } sesla{ l-who } { FORM($object, form: "acc") } na pole { $target }.
                [roots] { $who } sesla{ l-who } { FORM($object, form: "acc") } na pole { $target }.
                [veil_of_mist] { $who } sesla{ l-who } { FORM($object, form: "acc") } na pole { $target }.
               *[other] { $who } sesla{ l-who } { FORM($object, form: "acc") } na { target-acc }.
            }
        [use_item]
            { FORM($object, form: "kind") ->
                [aid_kit] { $who } zača{ l-who } polní lékárničkou ošetřovat { target-acc }.
                [oil_flask] { $who } míři{ l-who } hořící lahvičkou oleje na { target-acc }.
                [grenade] { $who } míři{ l-who } granátem na pole { $target }.
                [caltrops] { $who } vza{ l-who } do ruky kovové ježky pro pole { $target }.
                [thieves_tools] { $who } se da{ l-who } do zámku na poli { $target }.
                [potion_of_mending] { $who } sáh{ l-who } po hojivém lektvaru.
               *[other] { $who } vza{ l-who } do ruky { FORM($object, form: "acc") }.
            }
        [use_ability]
            { $object-id ->
                [command] { $who } da{ l-who } povel { target-dat }.
                [acid_breath] { $who } vydech{ l-who } kyselinu na pole { $target }.
               *[other] { $who } použi{ l-who } schopnost { $object }.
            }
        [overcome] { $who } se pokusi{ l-who } zbavit stavu „{ $object }“.
        [end_magic] { $who } se rozhod{ l-who } ukončit { FORM($object, form: "acc") }.
        [sprint] { $who } se da{ l-who } do sprintu.
        [reload] { $who } zača{ l-who } nabíjet.
        [other] { $who } zkusi{ l-who } něco jiného a spoleh{ l-who } se na { FORM($object, form: "acc") }.
       *[none] { $who }: { $action }.
    }
event-prepare =
    { $who } vynecha{ l-who } tah a připravi{ l-who } si { $action } na chvíli, kdy { $trigger-id ->
        [becomes_visible] se { $whose } ukáže
       *[other] { $whose } { $trigger }
    }{ $detail }.
prepare-square = {" "}{ $square }
prepare-whom =
    {" "}na { FORM($whom, form: "gender") ->
        [m] { FORM($whom, form: "acc") }
        [f] { FORM($whom, form: "acc") }
        [n] { FORM($whom, form: "acc") }
       *[other] cíl ({ $whom })
    }
event-interrupt =
    { $who } se vloži{ l-who } do tahu { by-gen } s { $action-id ->
        [attack] připraveným útokem
        [throw] připraveným hodem
        [cast] připraveným kouzlem
        [use_item] připraveným předmětem
        [use_ability] připravenou schopností
        [sprint] připraveným sprintem
        [move] připraveným přesunem
       *[other] připravenou akcí
    }.
event-prepared-lost =
    { $reason-id ->
        [own_turn] { $who } zača{ l-who } nový tah a připravená akce propadla.
        [end_of_round] { $who } připravenou akci do konce kola nevyuži{ l-who }.
       *[unable] { $who } při{ sel-who } o připravenou akci.
    }

## Události: ověření a útoky

event-check =
    { $purpose-id ->
        [attack]
            { $who } útoči{ l-who } na { target-acc } { FORM($skill, form: "ins") }, dosáh{ l-who } { $total } proti { $threshold } a { $success ->
                [true] zasáh{ l-who }.
               *[false] minu{ l-who }.
            }
       *[other]
            { $who } ověři{ l-who } { FORM($skill, form: "acc") }, dosáh{ l-who } { $total } proti { $threshold } a { $success ->
                [true]
                    { $purpose-id ->
                        [overcome] uspě{ l-who }.
                        [resist] odola{ l-who }.
                        [concentrate] udrže{ l-who } koncentraci.
                        [climb] vyšplha{ l-who }.
                        [leap] doskoči{ l-who }.
                        [sneak] proplíži{ l-who } se.
                        [breath] zadrže{ l-who } dech.
                        [make_fire] rozděla{ l-who } oheň.
                        [pick_lock] otevře{ l-who } zámek.
                        [stay] zachova{ l-who } klid.
                        [stabilise] stabilizova{ l-who } pacienta.
                        [treat] ošetření pomohlo.
                        [bandage] zafačova{ l-who } rány.
                        [pass_enemy] pro{ sel-who } kolem nepřítele.
                       *[other] uspě{ l-who }.
                    }
               *[false]
                    { $purpose-id ->
                        [resist] neodola{ l-who }.
                        [concentrate] koncentraci neudrže{ l-who }.
                        [climb] nahoru se nedosta{ l-who }.
                        [leap] nedoskoči{ l-who }.
                        [breath] dech nezadrže{ l-who }.
                        [make_fire] oheň nerozděla{ l-who }.
                        [pick_lock] zámek neotevře{ l-who }.
                        [stay] splaši{ l-who } se.
                        [stabilise] pacienta nestabilizova{ l-who }.
                        [treat] ošetření nepomohlo.
                        [bandage] rány nezafačova{ l-who }.
                        [pass_enemy] kolem nepřítele nepro{ sel-who }.
                       *[other] neuspě{ l-who }.
                    }
            }
    }{ $natural }
word-20 = { " " }Přirozená 20!
word-1 = { " " }Přirozená 1!
# Při čem někdo zkoušel štěstí nebo uspěl bez hodu.
rolled-for =
    { $purpose-id ->
        [attack] při útoku
        [blast] ve výbuchu
        [survival] v boji o přežití
        [luck_ends] v hodu na ukončení efektu
        [surprise_luck] v hodu proti překvapení
        [grenade] s granátem
        [catch_fire] proti plamenům
        [hold_on] na okraji
        [soften_fall] při pádu
        [ranged_attack] při střelbě v ohrožení
        [item_use] s předmětem v ohrožení
        [casting] při čarování v ohrožení
        [trap] s pastí
        [overcome] při překonávání
        [resist] při odolávání
        [concentrate] v udržení koncentrace
        [climb] při šplhání
        [leap] při skoku
        [sneak] při plížení
        [breath] v zadržení dechu
        [make_fire] při rozdělávání ohně
        [pick_lock] se zámkem
        [stabilise] při stabilizaci
        [treat] při ošetřování
        [bandage] při fačování
       *[other] v tom, oč šlo
    }
event-luck =
    { $success ->
        [true] { $who } mě{ l-who } { rolled-for } štěstí, dosáh{ l-who } { $total } proti { $threshold }.
       *[false] { $who } nemě{ l-who } { rolled-for } štěstí, dosáh{ l-who } jen { $total } proti { $threshold }.
    }
event-auto-success =
    { $purpose-id ->
        [attack] { $who } zasáh{ l-who } { target-acc } bez hodu.
       *[other] { $who } uspě{ l-who } bez hodu { rolled-for }.
    }
event-missed =
    { $reason-id ->
        [threatened] { $who } stříle{ l-who } v ohrožení a { target-acc } minu{ l-who }.
       *[missed] { $who } { target-acc } minu{ l-who }.
    }
event-cover =
    { $grade-id ->
        [none] { $target } nemě{ l-target } proti { who-dat } žádné krytí
        [partial] { $target } mě{ l-target } proti { who-dat } částečné krytí
        [full] { $target } mě{ l-target } proti { who-dat } plné krytí
       *[hidden] { $who } na { target-acc } nevidě{ l-who }
    }{ $hidden ->
        [0] {""}
        [one] , skrytý byl { $hidden } bod z celkem { $points }
        [few] , skryté byly { $hidden } body z celkem { $points }
       *[other] , skrytých bylo { $hidden } bodů z celkem { $points }
    }.
event-threat =
    { $who }, ohrožen{ y-who } { by-ins }, potřebova{ l-who } { $attempt-id ->
        [ranged_attack] ke střelbě štěstí.
        [item_use] k zacházení s předmětem štěstí.
        [casting] k čarování štěstí.
       *[other] štěstí.
    }

## Události: poškození, léčení, smrt

event-damage-rolled = { $who } hodi{ l-who } na poškození { $amount }.
event-damage =
    { $source-id ->
        [direct]
            { $amount ->
                [0] { $by } { who-dat } nijak neublíži{ l-by }, { health-left }.
               *[other] { $by } zasáh{ l-by } { who-acc } za { $amount } poškození, { health-left }.
            }
       *[indirect]
            { $amount ->
                [0] { $who } vyváz{ l-who } bez poškození, { health-left }.
               *[other] { $who } utrpě{ l-who } { $amount } poškození, { health-left }.
            }
    }
event-heal =
    { $amount ->
        [0] { $who } už mě{ l-who } plné Zdraví.
       *[other]
            { $who } se vyléči{ l-who } o { $amount } a má teď { $health ->
                [one] { $health } bod Zdraví.
                [few] { $health } body Zdraví.
               *[other] { $health } bodů Zdraví.
            }
    }
event-coin =
    { $change ->
        [-1]
            { $who } utrati{ l-who } minci smrti, { $coins ->
                [0] další nemá.
                [one] zbývá { $coins }.
                [few] zbývají { $coins }.
               *[other] zbývá { $coins }.
            }
        [1] { $who } dosta{ l-who } minci smrti, celkem má { $coins }.
       *[other]
            { $who } má na začátku { $coins ->
                [one] { $coins } minci smrti.
                [few] { $coins } mince smrti.
               *[other] { $coins } mincí smrti.
            }
    }
event-survival =
    { $stage-id ->
        [begins] { $who } pad{ l-who } a zača{ l-who } boj o přežití.
        [success] { $who } se udrže{ l-who } při životě, je to { $successes }. úspěch.
        [ends] { $who } přeži{ l-who }, do konce scény však zůsta{ l-who } v bezvědomí.
        [stabilised] { $who } přesta{ l-who } umírat, do konce scény však zůsta{ l-who } v bezvědomí.
        [healed] { $who } při{ sel-who } k sobě a boj o přežití skončil.
       *[coin] { $who } má ke smrti zase blíž, mincí smrti je { $coins }.
    }
event-death =
    { FORM($by, form: "gender") ->
        [m] { $by } zabil { who-acc }.
        [f] { $by } zabila { who-acc }.
        [n] { $by } zabilo { who-acc }.
       *[other] { $who } zemře{ l-who }.
    }
event-disabled = { $by } přemoh{ l-by } { who-acc }, ale necha{ l-by } naživu.

## Události: stavy

event-condition-on =
    { $condition-id ->
        [prone] { $who } skonči{ l-who } na zemi.
        [blinded] { $who } přesta{ l-who } vidět.
        [helpless] { $who } se nemoh{ l-who } bránit.
        [paralysis] { $who } ztuh{ l-who } a nemoh{ l-who } se pohnout.
        [unconscious] { $who } upad{ l-who } do bezvědomí.
        [sleep] { $who } usnu{ l-who }.
        [burning] { $who } zača{ l-who } hořet.
        [acid] Kyselina začala leptat { who-acc }.
        [bleeding] { $who } zača{ l-who } krvácet.
        [poison] { $who } dosta{ l-who } do těla jed.
        [persistent_damage] { $who } zača{ l-who } trpět perzistentním poškozením.
        [advantaged] { $who } získa{ l-who } zvýhodnění.
        [disadvantaged] { $who } utrpě{ l-who } znevýhodnění.
        [invisible] { $who } zmize{ l-who } z očí.
        [obscured] { $who } se ztrati{ l-who } v nejasných obrysech.
        [hobbled] { $who } zača{ l-who } kulhat a každý krok je obtížný.
        [held] { $who } uvíz{ l-who } na místě.
        [drowning] { $who } se zača{ l-who } topit.
        [hanging] { $who } zůsta{ l-who } viset na okraji.
        [commanded] { $who } má Bonus k příštímu útoku.
        [warded] { $who } získa{ l-who } Ochranu svítání.
        [regenerating] { $who } se zača{ l-who } hojit.
        [luck_bonus] Štěstí začalo přát { who-dat }.
        [luck_penalty] Štěstí se odvrátilo od { who-gen }.
       *[other] { $who }: { $condition }.
    }
event-condition-off =
    { $condition-id ->
        [prone] { $who } zase stá{ l-who } na nohou
        [blinded] { $who } zase vidě{ l-who }
        [helpless] { $who } se zase moh{ l-who } bránit
        [paralysis] { $who } se zase moh{ l-who } hýbat
        [unconscious] { $who } při{ sel-who } k sobě
        [sleep] { $who } se probudi{ l-who }
        [burning] { $who } přesta{ l-who } hořet
        [acid] { $who } se zbavi{ l-who } kyseliny
        [bleeding] { $who } přesta{ l-who } krvácet
        [poison] { $who } se zbavi{ l-who } jedu
        [persistent_damage] { $who } se zbavi{ l-who } perzistentního poškození
        [advantaged] { $who } při{ sel-who } o zvýhodnění
        [disadvantaged] { $who } se zbavi{ l-who } znevýhodnění
        [invisible] { $who } se zase objevi{ l-who }
        [obscured] { $who } se zase jasně rýsova{ l-who }
        [held] { $who } se vyprosti{ l-who }
        [drowning] { $who } se přesta{ l-who } topit
        [hanging] { $who } už nevise{ l-who } na okraji
        [hobbled] { $who } přesta{ l-who } kulhat
        [warded] { $who } při{ sel-who } o Ochranu svítání
        [regenerating] { $who } se přesta{ l-who } hojit
       *[other] { $who }, konec stavu „{ $condition }“
    }{ $reason-id ->
        [luck] { " " }díky štěstí.
        [overcome] { " " }vlastní silou.
        [water] { " " }díky vodě.
        [air] { " " }a nadech{ l-who } se.
        [time] , doba vypršela.
        [ended] , kouzlo skončilo.
        [treated] { " " }díky ošetření.
        [hurt] { " " }bolestí.
        [another_spell] , sesílatel začal jiné kouzlo.
        [unconscious] , sesílatel ztratil vědomí.
        [dead] , sesílatel zemřel.
       *[other] .
    }

## Události: věci

event-item-dropped = { $item } teď leží na poli { $at }.
event-item-broken =
    { $how-id ->
        [damaged] { $who } poškodi{ l-who } { FORM($item, form: "acc") }, bez opravy to není k ničemu.
       *[destroyed] { $who } při{ sel-who } o { FORM($item, form: "acc") } nadobro.
    }
event-item-used = { $who } spotřebova{ l-who } { FORM($item, form: "one") }, { left-over }.
event-reloaded =
    { $loaded ->
        [true] { $who } nabi{ l-who } { FORM($item, form: "acc") }.
       *[false] { $who } nabíje{ l-who } { FORM($item, form: "acc") }, hotový je { $steps }. krok z celkem { $needed }.
    }
event-jammed = { who-dat } se zasek{ l-item } { $item }.
event-wetted = { who-dat } navlh{ l-item } { $item }, teď to není k ničemu.
event-exploded =
    { $what-id ->
        [grenade] Granát vybuchl na poli { $at }.
        [howitzer] Houfnice zasypala okolí pole { $at }.
        [acid_breath] Pole { $at } a jeho okolí zalila kyselina.
       *[other] Výbuch zasáhl pole { $at } a jeho okolí.
    }
event-scattered =
    Granát { $metres ->
        [0] zůstal ležet na poli { $to }.
        [one] se odkutálel o { $metres } metr na pole { $to }.
        [few] se odkutálel o { $metres } metry na pole { $to }.
       *[other] se odkutálel o { $metres } metrů na pole { $to }.
    }

## Události: terén

event-unhorsed =
    { $who } už nesedí na { FORM($mount, form: "gender") ->
        [m] { FORM($mount, form: "loc") }
        [f] { FORM($mount, form: "loc") }
        [n] { FORM($mount, form: "loc") }
       *[other] zvířeti ({ $mount })
    }.
event-pushed = { $by } odstrči{ l-by } { who-acc } na pole { $to }.
event-fell =
    { $who } spad{ l-who } z výšky { $metres } na pole { $to }{ $dice ->
        [0] {" "}bez zranění.
        [one] {" "}za { $dice } kostku poškození.
        [few] {" "}za { $dice } kostky poškození.
       *[other] {" "}za { $dice } kostek poškození.
    }
event-sank =
    { $who } kles{ l-who } o { $metres ->
        [one] { $metres } metr
        [few] { $metres } metry
       *[other] { $metres } metrů
    } do hloubky { $depth ->
        [one] { $depth } metru
       *[other] { $depth } metrů
    }.
event-terrain-changed =
    { $what-id ->
        [door_open] Dveře na poli { $at } se otevřely.
        [door_closed] Dveře na poli { $at } se zavřely.
        [gate_up] Mříž na poli { $at } se zvedla.
        [gate_down] Mříž na poli { $at } spadla.
        [burning_oil] Na poli { $at } vzplál olej.
        [fire_out] Oheň na poli { $at } dohořel.
        [oil] Na pole { $at } se rozlil olej.
        [caltrops] Na poli { $at } leží kovoví ježci.
        [caltrops_spent] Kovoví ježci na poli { $at } už nikoho nezraní.
        [light] Na poli { $at } se rozsvítilo.
        [dark] Clona zakryla světlo na poli { $at }.
       *[other] Pole { $at } se změnilo, teď je tam { $what }.
    }

## Události: magie

event-magic =
    { $who } zaplati{ l-who } za { FORM($spell, form: "acc") } { $cost ->
        [one] { $cost } magický bod
        [few] { $cost } magické body
       *[other] { $cost } magických bodů
    }, { left-over }.
event-spell-lost =
    { $reason-id ->
        [threatened] { $who } v ohrožení { FORM($spell, form: "acc") } nesesla{ l-who }, kouzlo je ztracené.
       *[hurt] { $who } při sesílání utrpě{ l-who } zranění a { FORM($spell, form: "acc") } nesesla{ l-who }.
    }
event-area-laid =
    { $spell } pokry{ l-spell } { $area-count ->
        [one] { $area-count } pole
        [few] { $area-count } pole
       *[other] { $area-count } polí
    }.
event-magic-ended =
    { $reason-id ->
        [ended] { $who } ukonči{ l-who } { FORM($spell, form: "acc") }.
        [hurt] { $who } ztrati{ l-who } koncentraci a { $spell } skonči{ l-spell }.
        [another_spell] { $who } se soustředi{ l-who } na jiné kouzlo a { $spell } skonči{ l-spell }.
       *[other] { $who } se už nemoh{ l-who } soustředit a { $spell } skonči{ l-spell }.
    }

## Konec

event-ended =
    { $winners-count ->
        [0] Boj skončil a nikdo nezvítězil, { $reason }.
       *[other]
            { FORM($winners, form: "gender") ->
                [m] Boj skončil vítězstvím { FORM($winners, form: "gen") }, { $reason }.
                [f] Boj skončil vítězstvím { FORM($winners, form: "gen") }, { $reason }.
                [n] Boj skončil vítězstvím { FORM($winners, form: "gen") }, { $reason }.
                [plural] Boj skončil vítězstvím { FORM($winners, form: "gen") }, { $reason }.
                [fp] Boj skončil vítězstvím { FORM($winners, form: "gen") }, { $reason }.
               *[other] Boj skončil, { $reason }. Vítězí { $winners }.
            }
    }
event-conflict-over =
    { $winner-id ->
        [heroes] O boji je rozhodnuto, bojiště patří hrdinům.
        [enemies] O boji je rozhodnuto, bojiště patří nepřátelům.
       *[nobody] Boj utichl, bojiště nepatří nikomu.
    }
event-trap-sprung = { $who } spusti{ l-who } past na poli { $at }.
won-by-heroes = žádný nepřítel už nestojí na nohou
won-by-enemies = žádný hrdina už nestojí na nohou
won-by-nobody = na nohou nezůstal nikdo
won-by-heroes-contest = hrdinové prosadili svou
won-by-enemies-contest = druhá strana prosadila svou
won-by-nobody-contest = neprosadil se nikdo
won-by-heroes-escape = hrdinové vyhráli honičku
won-by-enemies-escape = nepřátelé vyhráli honičku

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
       *[other] Kam půjde { $who }?
    }
ask-over = Přes která pole? (bez udání nejlepší cestou)
refused-way = „{ $text }“ nelze projít pole po poli
ask-hunger = { $who } hladoví
ask-weapon = Čím zaútočí { $who }?
ask-mode = Jak zbraň použít?
ask-target = Kdo je cíl?
ask-second-target = Na koho zaútočí { $who } druhou zbraní?
ask-next-target = Na koho zaútočí { $who } teď?
ask-skill = Kterou dovedností?
ask-hands = V jedné ruce, nebo v obou?
ask-square = Které pole?
ask-item = Která věc?
ask-hold = Co si vezme do rukou { $who }?
ask-door = Které dveře?
ask-lever = Která páka?
ask-light = Co zapálit?
ask-treatment = K čemu poslouží lékárnička?
ask-spell = Které kouzlo sešle { $who }?
ask-ability = Kterou schopnost použije { $who }?
ask-effect = Který efekt?
ask-words = Co přesně udělá { $who }?
ask-action = Jakou akci si připraví { $who }?
ask-trigger = Za jaké podmínky?
ask-whose = Koho bude hlídat { $who }?
ask-whom = Na koho musí útok mířit?
ask-cut-in =
    { $trigger-id ->
        [enters_square] { $by } vstupuje na hlídané pole.
        [enters_area] { $by } vstupuje do hlídané oblasti.
        [comes_adjacent] { $by } přichází na sousední pole.
        [comes_in_reach] { $by } přichází na dosah.
        [becomes_visible] { $by } se ukazuje.
        [attacks] { $by } útočí.
        [casts] { $by } sesílá kouzlo.
        [uses_item] { $by } používá předmět.
        [stands_up] { $by } vstává.
       *[custom] { $by } dělá, co bylo dohodnuto.
    } Vloží se { $who } do tahu?
ask-coin = Hodí { $who } kostkou, nebo utratí minci smrti a uspěje? ({ $what })
ask-confirm-attack = { $target } není nepřítel. Zaútočí { $who } přesto?
ask-overpower = Tento útok { target-acc } skolí. Zabít, nebo jen zneškodnit?
ask-killing-blow = { $target } se nemůže bránit. Zabít jedinou ranou, nebo hodit běžné poškození?
ask-special = Zásah { target-gen } dovoluje víc než poškození. Co chce { $who }?
ask-sweep = Rozmach pokračuje. Na koho?
ask-brutal = Přehodit jedničky?
ask-direction = Kam odstrčí { $who } { target-acc }?

## Otázky pro Pána jeskyně

ask-surprised = Kdo je překvapený?
ask-simultaneous = Probíhají obě akce ve stejnou chvíli?
ask-effective = Působí tento útok na { who-acc }?
ask-something-else = { $who } zkouší něco jiného
ask-pass-enemy = { $who } chce projít přes nepřítele
ask-breakage = Rozbije se věc, o kterou při{ sel-who } { $who }?
ask-consequence = { $who } s náčiním neuspě{ l-who }. Jaký to má následek?
ask-of = Čí?
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
ask-persistent = Perzistentní poškození { who-gen }
ask-fire = { $who } vstupuje do ohně
ask-fall = { $who } padá
ask-drown = { $who } se topí
ask-blast = Štěstí { who-gen } ve výbuchu
ask-blast-more = Další poškození { who-gen } výbuchem
ask-scatter = Jak daleko se odkutálí?
ask-scatter-direction = Kterým směrem se odkutálí? (1 je sever, dál po směru hodinových ručiček)
ask-surprise = Kostka překvapení
ask-surprise-luck = Štěstí { who-gen } proti překvapení
ask-grenade = Štěstí { who-gen } při hodu granátem
ask-catch-fire = Štěstí { who-gen } proti vzplanutí
ask-hold-on = Štěstí { who-gen } na okraji
ask-soften-fall = Štěstí { who-gen } při pádu
ask-survival = Štěstí { who-gen } v boji o přežití
ask-luck-ends = Štěstí { who-gen } na ukončení efektu
ask-ranged-attack = Štěstí { who-gen } při útoku na dálku v ohrožení
ask-item-use = Štěstí { who-gen } při zacházení s předmětem v ohrožení
ask-casting = Štěstí { who-gen } při čarování v ohrožení
ask-resist = { $who } odolává
ask-concentrate = { $who } udržuje koncentraci
ask-overcome = { $who } překonává efekt
ask-climb = { $who } šplhá
ask-leap = { $who } skáče
ask-sneak = { $who } se plíží
ask-breath = { $who } zadržuje dech
ask-make-fire = { $who } rozdělává oheň
ask-pick-lock = { $who } otevírá zámek
ask-alchemy = { $who } pracuje s alchymistickým náčiním
ask-search = { $who } se rozhlíží
ask-stay = { $who } se může splašit
ask-stabilise = { $who } se pokouší stabilizovat pacienta
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
option-do-sprint = sprintovat
option-do-reload = nabít (akce)
option-do-reload-momentum = nabít (veškerá hybnost)
option-do-prepare = připravit akci
option-do-other = něco jiného
option-do-open-door = otevřít dveře
option-do-close-door = zavřít dveře
option-do-pull-lever = zatáhnout za páku
option-do-exchange-weapons = vyměnit zbraně
option-do-pick-up = zvednout něco ze země
option-do-lie-down = lehnout si
option-do-stand-up = vstát
option-do-hand-over = podat předmět
option-do-hang = spustit se do visu
option-do-drop = upustit, co je v ruce
option-do-mount = nasednout
option-do-dismount = sesednout
option-do-spur = pobídnout jízdní zvíře
option-do-release = povolit sevření
option-do-jump-down = seskočit
option-do-climb = vyšplhat
option-do-leap = přeskočit
option-do-flee = prchnout z mapy
option-do-pass-enemy = projít přes nepřítele
option-walk = chůzí
option-sneak = plížením
option-tumble = proklouznout kolem (Zručnost)
option-barge = prorazit silou (Zdatnost)
option-melee = na blízku
option-shot = střelbou
option-thrown = hodem
option-area = do oblasti
option-one = v jedné ruce
option-two = v obou rukou
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
option-as-stated = podle scénáře
option-together = ve stejnou chvíli
option-prepared-first = nejdřív připravená akce
option-check = rozhodne ověření
option-succeeds = podaří se
option-fails = nepodaří se
option-die = rozhodne kostka
option-breaks = rozbije se
option-holds = vydrží
option-consequence-none = nic dalšího
option-consequence-hurt = zraní se
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
word-overcome = překonání efektu
word-end-magic = ukončení magického efektu
word-sprint = sprint
word-move = přesun
word-reload = nabití
word-prepare = příprava akce
word-other = něco jiného
word-any = kdokoli
    .gender = m
word-enters-square = vstoupí na pole
word-enters-area = vstoupí do oblasti kolem pole
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
word-ranged-attack = útok na dálku v ohrožení
word-item-use = předmět v ohrožení
word-casting = čarování v ohrožení
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
        [5] 0,5 metru
        [10] 1 metru
        [15] 1,5 metru
        [20] 2 metrů
        [25] 2,5 metru
        [30] 3 metrů
        [35] 3,5 metru
        [40] 4 metrů
        [45] 4,5 metru
        [50] 5 metrů
        [55] 5,5 metru
        [60] 6 metrů
        [65] 6,5 metru
        [70] 7 metrů
        [75] 7,5 metru
        [80] 8 metrů
        [85] 8,5 metru
        [90] 9 metrů
        [95] 9,5 metru
        [100] 10 metrů
        [110] 11 metrů
        [120] 12 metrů
        [130] 13 metrů
        [140] 14 metrů
        [150] 15 metrů
        [160] 16 metrů
        [170] 17 metrů
        [180] 18 metrů
        [190] 19 metrů
        [200] 20 metrů
        [210] 21 metrů
        [220] 22 metrů
        [230] 23 metrů
        [240] 24 metrů
        [250] 25 metrů
        [260] 26 metrů
        [270] 27 metrů
        [280] 28 metrů
        [290] 29 metrů
        [300] 30 metrů
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
word-kind-threat = začátek tahu v ohrožení
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
word-cap = limit
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
word-tools = jemná práce s náčiním
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
    .gender = m
    .gen = Pána jeskyně
    .dat = Pánovi jeskyně
    .acc = Pána jeskyně
    .loc = Pánovi jeskyně
    .ins = Pánem jeskyně
word-heroes = hrdinové
    .gender = plural
    .gen = hrdinů
    .dat = hrdinům
    .acc = hrdiny
    .loc = hrdinech
    .ins = hrdiny
word-enemies = nepřátelé
    .gender = plural
    .gen = nepřátel
    .dat = nepřátelům
    .acc = nepřátele
    .loc = nepřátelích
    .ins = nepřáteli
word-hero = hrdina
    .gender = m
    .gen = hrdiny
    .dat = hrdinovi
    .acc = hrdinu
    .loc = hrdinovi
    .ins = hrdinou
word-enemy = nepřítel
    .gender = m
    .gen = nepřítele
    .dat = nepříteli
    .acc = nepřítele
    .loc = nepříteli
    .ins = nepřítelem
word-neutral = nezúčastnění
    .gender = plural
    .gen = nezúčastněných
    .dat = nezúčastněným
    .acc = nezúčastněné
    .loc = nezúčastněných
    .ins = nezúčastněnými
word-players = tah hráčů
word-end-of-round = konec kola
word-start = před bojem
word-map = mapa
word-creatures = stvoření
word-ground = na zemi
word-areas = kouzla na mapě
word-phase = fáze
word-might = Zdatnost
    .gender = f
    .ins = Zdatností
word-dexterity = Zručnost
    .gender = f
    .ins = Zručností
word-intelligence = Inteligence
    .gender = f
    .acc = Inteligenci
    .ins = Inteligencí
word-personality = Osobnost
    .gender = f
    .ins = Osobností
word-luck = Štěstí
word-health = Zdraví
word-health-max = Maximální Zdraví
word-defence = Obrana
word-momentum = hybnost
count-momentum =
    { $count ->
        [one] { $count } bod hybnosti
        [few] { $count } body hybnosti
        [many] { $count } bodu hybnosti
       *[other] { $count } bodů hybnosti
    }
count-magic =
    { $count ->
        [one] { $count } magický bod
        [few] { $count } magické body
        [many] { $count } magického bodu
       *[other] { $count } magických bodů
    }
count-health =
    { $count ->
        [one] { $count } bod Zdraví
        [few] { $count } body Zdraví
        [many] { $count } bodu Zdraví
       *[other] { $count } bodů Zdraví
    }
word-magic = magické body
word-magic-max = nejvíce magických bodů
word-death-coins = mince smrti
word-successes = úspěchy v boji o přežití
word-level = úroveň
word-size = velikost
word-reach = dosah
word-load = náklad
word-capacity = nosnost
word-action = akce
word-action-left = zbývající akce
word-held-things = v rukou
word-inventory = výbava
word-prepared = připravená akce
word-conditions = stavy
word-effects = efekty
word-talents = talenty
word-spells = kouzla
word-abilities = schopnosti
word-attacks-listed = útoky
word-threatened = v ohrožení
word-surprised = překvapení
word-activated = tah už začal
word-finished = hotovo
word-concentrating = koncentrace
word-status = stav
word-active = schopnost jednat
word-dying = boj o přežití
word-stable = stabilizace, bezvědomí
word-disabled = zneškodnění
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
    .kind = nothing
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
word-spike-trap = past s bodci
word-kind-body = tělo v cestě
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
need-d20 = { $least } a víc na k20
word-missed = vedle
word-begins = začíná
word-success = úspěch
word-ends = končí
word-healed = vyléčení
word-stabilised = stabilizace
word-destroyed = zničeno
word-damaged = poškozeno
word-own-turn = začátek nového tahu
word-unable = ztráta schopnosti jednat
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
word-trigger-enters-area = vstoupí do oblasti kolem pole
word-trigger-comes-adjacent = přijde na sousední pole
word-trigger-comes-in-reach = přijde na dosah
word-trigger-becomes-visible = se ukáže
word-trigger-attacks = zaútočí
word-trigger-casts = sešle kouzlo
word-trigger-uses-item = použije předmět
word-trigger-stands-up = vstane
word-trigger-custom = udělá, co bylo dohodnuto
in-hand = v ruce: { $item }
hands-two = { $first } a { $second }
ask-task = O jaký úkol jde?
ask-opportunity = Udeří { $who } na toho, kdo odchází?
ask-custom-trigger = Nastala podmínka, na kterou čeká { $who }?
ruling-custom-trigger = dohodnutá podmínka
ask-trap = Štěstí { who-gen } proti pasti
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
    .gender = f
    .ins = holí
word-short-spear = krátké kopí
    .gender = n
    .ins = krátkým kopím
word-knife = nůž
    .gender = m
    .ins = nožem
word-hatchet = sekyrka
    .gender = f
    .acc = sekyrku
    .ins = sekyrkou
word-knuckles = boxer
    .gender = m
    .ins = boxerem
word-spear = kopí
    .gender = n
    .ins = kopím
word-club = palice
    .gender = f
    .acc = palici
    .ins = palicí
word-whip = bič
    .gender = m
    .ins = bičem
word-mace = palcát
    .gender = m
    .ins = palcátem
word-three-quarter-staff = tříčtvrteční hůl
    .gender = f
    .ins = tříčtvrteční holí
word-main-gauche = main-gauche
    .gender = f
    .ins = main-gauche
word-short-sword = krátký meč
    .gender = m
    .ins = krátkým mečem
word-pike = píka
    .gender = f
    .acc = píku
    .ins = píkou
word-flail = řemdich
    .gender = m
    .ins = řemdichem
word-curved-sword = zahnutý meč
    .gender = m
    .ins = zahnutým mečem
word-rapier = rapír
    .gender = m
    .ins = rapírem
word-long-sword = dlouhý meč
    .gender = m
    .ins = dlouhým mečem
word-war-axe = válečná sekera
    .gender = f
    .acc = válečnou sekeru
    .ins = válečnou sekerou
word-war-hammer = válečné kladivo
    .gender = n
    .ins = válečným kladivem
word-two-handed-hammer = obouruční kladivo
    .gender = n
    .ins = obouručním kladivem
word-two-handed-sword = obouruční meč
    .gender = m
    .ins = obouručním mečem
word-two-handed-axe = obouruční sekera
    .gender = f
    .acc = obouruční sekeru
    .ins = obouruční sekerou
word-sling = prak
    .gender = m
    .ins = prakem
word-short-bow = krátký luk
    .gender = m
    .ins = krátkým lukem
word-long-bow = dalekonosný luk
    .gender = m
    .ins = dalekonosným lukem
word-hand-crossbow = příruční kuše
    .gender = f
    .acc = příruční kuši
    .ins = příruční kuší
word-crossbow = kuše
    .gender = f
    .acc = kuši
    .ins = kuší
word-pistol = bambitka
    .gender = f
    .acc = bambitku
    .ins = bambitkou
word-heavy-crossbow = těžká kuše
    .gender = f
    .acc = těžkou kuši
    .ins = těžkou kuší
word-howitzer = houfnice
    .gender = f
    .acc = houfnici
    .ins = houfnicí
word-musket = mušketa
    .gender = f
    .acc = mušketu
    .ins = mušketou
word-chair = židle
    .gender = f
    .acc = židli
    .ins = židlí
word-bite = kousnutí
    .gender = n
    .ins = kousnutím
word-claws = drápy
    .gender = fp
    .ins = drápy
word-kick = kopnutí
    .gender = n
    .ins = kopnutím
word-tree-trunk = kmen stromu
    .gender = m
    .ins = kmenem stromu

## Zbroje

word-padded = polstrované oblečení
    .gender = n
    .ins = polstrovaným oblečením
word-leather = kožená zbroj
    .gender = f
    .acc = koženou zbroj
    .ins = koženou zbrojí
word-studded-leather = okovaná kožená zbroj
    .gender = f
    .acc = okovanou koženou zbroj
    .ins = okovanou koženou zbrojí
word-scale = šupinová zbroj
    .gender = f
    .acc = šupinovou zbroj
    .ins = šupinovou zbrojí
word-scale-cuirass = šupinová zbroj s kyrysem
    .gender = f
    .acc = šupinovou zbroj s kyrysem
    .ins = šupinovou zbrojí s kyrysem
word-half-plate = půlplátová zbroj s kyrysem
    .gender = f
    .acc = půlplátovou zbroj s kyrysem
    .ins = půlplátovou zbrojí s kyrysem
word-full-plate = plná plátová zbroj
    .gender = f
    .acc = plnou plátovou zbroj
    .ins = plnou plátovou zbrojí
word-shield = štít
    .gender = m
    .ins = štítem

## Výbava

word-bolts = šipky do kuše
    .gender = fp
    .ins = šipkami do kuše
    .one = šipku do kuše
word-arrows = šípy
    .gender = fp
    .ins = šípy
    .one = šíp
word-shot-and-powder = broky a prach
    .gender = fp
    .ins = broky a prachem
    .one = dávku broků a prachu
word-balls-and-powder = kule a prach
    .gender = fp
    .ins = kulemi a prachem
    .one = kuli s prachem
word-aid-kit = polní lékárnička
    .gender = f
    .acc = polní lékárničku
    .ins = polní lékárničkou
    .one = jedno použití polní lékárničky
    .kind = aid_kit
word-oil-flask = lahvička oleje
    .gender = f
    .acc = lahvičku oleje
    .ins = lahvičkou oleje
    .one = lahvičku oleje
    .kind = oil_flask
word-grenade = granát
    .gender = m
    .ins = granátem
    .one = granát
    .kind = grenade
word-caltrops = kovoví ježci
    .gender = plural
    .acc = kovové ježky
    .ins = kovovými ježky
    .one = kovové ježky
    .kind = caltrops
word-torch = pochodeň
    .gender = f
    .ins = pochodní
word-lantern = lucerna
    .gender = f
    .acc = lucernu
    .ins = lucernou
word-candle = svíčka
    .gender = f
    .acc = svíčku
    .ins = svíčkou
word-flint = křesadlo
    .gender = n
    .ins = křesadlem
word-matches = zápalky
    .gender = fp
    .ins = zápalkami
    .one = zápalku
word-potion-of-mending = hojivý lektvar
    .gender = m
    .ins = hojivým lektvarem
    .one = hojivý lektvar
    .kind = potion_of_mending
word-thieves-tools = zlodějské náčiní
    .gender = n
    .ins = zlodějským náčiním
    .one = jedno použití zlodějského náčiní
    .kind = thieves_tools
word-alchemist-tools = alchymistické náčiní
    .gender = n
    .ins = alchymistickým náčiním
    .one = jedno použití alchymistického náčiní
word-climbing-gear = horolezecké vybavení
    .gender = n
    .ins = horolezeckým vybavením
word-telescope = dalekohled
    .gender = m
    .ins = dalekohledem
word-cleaning-kit = čisticí sada
    .gender = f
    .acc = čisticí sadu
    .ins = čisticí sadou
word-saddle = sedlo a uzda
    .gender = fp
    .acc = sedlo a uzdu
    .ins = sedlem a uzdou
word-travel-kit = cestovní výbava
    .gender = f
    .acc = cestovní výbavu
    .ins = cestovní výbavou
word-wooden-pole = dřevěná tyč
    .gender = f
    .acc = dřevěnou tyč
    .ins = dřevěnou tyčí
word-wooden-stake = dřevěný kolík
    .gender = m
    .ins = dřevěným kolíkem
word-grapnel = kotvička
    .gender = f
    .acc = kotvičku
    .ins = kotvičkou
word-mug = korbel
    .gender = m
    .ins = korbelem
word-small-instrument = malý hudební nástroj
    .gender = m
    .ins = malým hudebním nástrojem
word-large-instrument = velký hudební nástroj
    .gender = m
    .ins = velkým hudebním nástrojem
word-small-hammer = kladívko
    .gender = n
    .ins = kladívkem
word-iron-spike = železná skoba
    .gender = f
    .acc = železnou skobu
    .ins = železnou skobou
word-chalk = křída
    .gender = f
    .acc = křídu
    .ins = křídou
word-vial = lahvička s korkem
    .gender = f
    .acc = lahvičku s korkem
    .ins = lahvičkou s korkem
word-magnifying-glass = lupa
    .gender = f
    .acc = lupu
    .ins = lupou
word-twine = provázek
    .gender = m
    .ins = provázkem
word-soap = mýdlo
    .gender = n
    .ins = mýdlem
word-tool = nářadí
    .gender = n
    .ins = nářadím
word-common-clothing = běžné oblečení
    .gender = n
    .ins = běžným oblečením
word-formal-clothing = společenské oblečení
    .gender = n
    .ins = společenským oblečením
word-fashionable-clothing = módní oblečení
    .gender = n
    .ins = módním oblečením
word-winter-clothing = zimní oblečení
    .gender = n
    .ins = zimním oblečením
word-manacles = okovy
    .gender = fp
    .ins = okovy
word-rope = lano
    .gender = n
    .ins = lanem
word-writing-kit = psací potřeby
    .gender = fp
    .ins = psacími potřebami
word-chain = řetěz
    .gender = m
    .ins = řetězem
word-small-chest = malá truhlice
    .gender = f
    .acc = malou truhlici
    .ins = malou truhlicí
word-large-chest = velká truhla
    .gender = f
    .acc = velkou truhlu
    .ins = velkou truhlou
word-common-wine = běžné víno
    .gender = n
    .ins = lahví běžného vína
word-fine-wine = výběrové víno
    .gender = n
    .ins = lahví výběrového vína
word-padlock = visací zámek
    .gender = m
    .ins = visacím zámkem
word-rations = zásoby jídla
    .gender = fp
    .ins = zásobami jídla
word-animal-feed = krmivo
    .gender = n
    .ins = krmivem
word-mirror = zrcadlo
    .gender = n
    .ins = zrcadlem
word-bell = zvonek
    .gender = m
    .ins = zvonkem
# Další kusy téže věci, i když už je nikdo nemá.
word-grenade-2 = granát
    .gender = m
    .ins = granátem
    .one = granát
    .kind = grenade
word-oil-flask-2 = lahvička oleje
    .gender = f
    .acc = lahvičku oleje
    .ins = lahvičkou oleje
    .one = lahvičku oleje
    .kind = oil_flask
word-oil-flask-3 = lahvička oleje
    .gender = f
    .acc = lahvičku oleje
    .ins = lahvičkou oleje
    .one = lahvičku oleje
    .kind = oil_flask
word-potion-of-mending-2 = hojivý lektvar
    .gender = m
    .ins = hojivým lektvarem
    .one = hojivý lektvar
    .kind = potion_of_mending

## Terén

word-floor = volná plocha
    .gender = f
word-wall = zeď
    .gender = f
word-house = dům
    .gender = m
word-pillar = sloup
    .gender = m
word-rock = balvan
    .gender = m
    .ins = balvanem
word-slit = střílna
    .gender = f
word-barricade = barikáda
    .gender = f
word-low-wall = nízká zídka
word-window = okno
    .gender = f
word-low-rock = nízký kámen
    .gender = m
word-table = stůl
    .gender = m
word-door = dveře
    .gender = fp
word-open-door = otevřené dveře
    .gender = fp
word-portcullis = padací mříž
    .gender = f
word-lever = páka
    .gender = f
word-mud = bahno
    .gender = n
word-swamp = močál
    .gender = m
word-snow = sníh
    .gender = m
word-rubble = suť
    .gender = f
word-stairs = schody
    .gender = fp
word-water = mělká voda
    .gender = f
word-deep-water = hluboká voda
    .gender = f
word-under-water = pod vodou
word-roof = střecha
    .gender = f
word-ledge = římsa
    .gender = f
word-parapet = ochoz
    .gender = m
word-burning-oil = hořící olej
    .gender = m
word-oil = rozlitý olej
    .gender = m
word-fire = oheň
    .gender = m
word-caltrops-spent = rozšlapaní ježci
    .gender = plural

## Kouzla, schopnosti, talenty

word-fire-dart = Ohnivá střela
    .gender = f
    .acc = Ohnivou střelu
word-ember-burst = Výbuch žhavých uhlíků
    .gender = m
word-roots = Kořeny
    .gender = fp
word-blinding-dust = Oslepující prach
    .gender = m
word-dread-whisper = Šepot hrůzy
    .gender = m
word-force-shove = Silový náraz
    .gender = m
word-mending-word = Slovo hojení
    .gender = n
word-renewal = Obnova
    .gender = f
    .acc = Obnovu
word-veil-of-mist = Závoj mlhy
    .gender = m
word-dawn-ward = Ochrana svítání
    .gender = f
    .acc = Ochranu svítání
word-command = Povel
    .gender = m
word-acid-breath = kyselinový dech
    .gender = m
word-better-defence = Lepší obrana
word-combat-prowess = Bojová převaha
word-empowered-magic = Posílená magie
word-somewhat-healthier = O něco zdravější
word-step-to-perfection-might = Krok k dokonalosti (Zdatnost)
word-step-to-perfection-dexterity = Krok k dokonalosti (Zručnost)
word-step-to-perfection-intelligence = Krok k dokonalosti (Inteligence)
word-step-to-perfection-personality = Krok k dokonalosti (Osobnost)
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
    .gender = m
    .gen = Carla
    .dat = Carlovi
    .acc = Carla
    .loc = Carlovi
    .ins = Carlem
word-taren = Taren
    .gender = m
    .gen = Tarena
    .dat = Tarenovi
    .acc = Tarena
    .loc = Tarenovi
    .ins = Tarenem
word-abigail = Abigail
    .gender = f
    .gen = Abigail
    .dat = Abigail
    .loc = Abigail
    .ins = Abigail
word-nicole = Nicole
    .gender = f
    .gen = Nicole
    .dat = Nicole
    .loc = Nicole
    .ins = Nicole
word-bruni = Bruni
    .gender = m
    .gen = Bruniho
    .dat = Brunimu
    .acc = Bruniho
    .loc = Brunim
    .ins = Brunim
word-pippa = Pippa
    .gender = f
    .gen = Pippy
    .dat = Pippě
    .acc = Pippu
    .loc = Pippě
    .ins = Pippou
word-freya = Freya
    .gender = f
    .gen = Freyi
    .dat = Freye
    .acc = Freyu
    .loc = Freye
    .ins = Freyou
word-cave-rat = jeskynní krysa
    .gender = f
    .gen = jeskynní krysy
    .dat = jeskynní kryse
    .acc = jeskynní krysu
    .loc = jeskynní kryse
    .ins = jeskynní krysou
word-goblin-skirmisher = gobliní záškodník
    .gender = m
    .gen = gobliního záškodníka
    .dat = goblinímu záškodníkovi
    .acc = gobliního záškodníka
    .loc = gobliním záškodníkovi
    .ins = gobliním záškodníkem
word-bandit = bandita
    .gender = m
    .gen = bandity
    .dat = banditovi
    .acc = banditu
    .loc = banditovi
    .ins = banditou
word-crossbow-guard = strážce s kuší
    .gender = m
    .gen = strážce s kuší
    .dat = strážci s kuší
    .loc = strážci s kuší
    .ins = strážcem s kuší
word-pikeman = pikenýr
    .gender = m
    .gen = pikenýra
    .dat = pikenýrovi
    .acc = pikenýra
    .loc = pikenýrovi
    .ins = pikenýrem
word-wolf = vlk
    .gender = m
    .gen = vlka
    .dat = vlkovi
    .acc = vlka
    .loc = vlkovi
    .ins = vlkem
word-skeleton-warrior = kostlivý válečník
    .gender = m
    .gen = kostlivého válečníka
    .dat = kostlivému válečníkovi
    .acc = kostlivého válečníka
    .loc = kostlivém válečníkovi
    .ins = kostlivým válečníkem
word-orc-brute = skřetí hromotluk
    .gender = m
    .gen = skřetího hromotluka
    .dat = skřetímu hromotlukovi
    .acc = skřetího hromotluka
    .loc = skřetím hromotlukovi
    .ins = skřetím hromotlukem
word-cult-adept = adept kultu
    .gender = m
    .gen = adepta kultu
    .dat = adeptovi kultu
    .acc = adepta kultu
    .loc = adeptovi kultu
    .ins = adeptem kultu
word-ghoul = ghúl
    .gender = m
    .gen = ghúla
    .dat = ghúlovi
    .acc = ghúla
    .loc = ghúlovi
    .ins = ghúlem
word-knight-captain = rytířská kapitánka
    .gender = f
    .gen = rytířské kapitánky
    .dat = rytířské kapitánce
    .acc = rytířskou kapitánku
    .loc = rytířské kapitánce
    .ins = rytířskou kapitánkou
word-troll = trol
    .gender = m
    .gen = trola
    .dat = trolovi
    .acc = trola
    .loc = trolovi
    .ins = trolem
word-giant = obr
    .gender = m
    .gen = obra
    .dat = obrovi
    .acc = obra
    .loc = obrovi
    .ins = obrem
word-marsh-drake = močálový drak
    .gender = m
    .gen = močálového draka
    .dat = močálovému drakovi
    .acc = močálového draka
    .loc = močálovém drakovi
    .ins = močálovým drakem
word-dog = pes
    .gender = m
    .gen = psa
    .dat = psovi
    .acc = psa
    .loc = psovi
    .ins = psem
word-mule = mula
    .gender = f
    .gen = muly
    .dat = mule
    .acc = mulu
    .loc = mule
    .ins = mulou
word-horse = kůň
    .gender = m
    .gen = koně
    .dat = koni
    .acc = koně
    .loc = koni
    .ins = koněm
word-sample-hero = hrdina
    .gender = m
    .gen = hrdiny
    .dat = hrdinovi
    .acc = hrdinu
    .loc = hrdinovi
    .ins = hrdinou
word-sample-enemy = nepřítel
    .gender = m
    .gen = nepřítele
    .dat = nepříteli
    .acc = nepřítele
    .loc = nepříteli
    .ins = nepřítelem
word-sample-pikeman = pikenýr
    .gender = m
    .gen = pikenýra
    .dat = pikenýrovi
    .acc = pikenýra
    .loc = pikenýrovi
    .ins = pikenýrem
word-sample-ogre = zlobr
    .gender = m
    .gen = zlobra
    .dat = zlobrovi
    .acc = zlobra
    .loc = zlobrovi
    .ins = zlobrem
numbered = { $kind } { $number }

## Jména, která dávají scénáře

name-carl = Carl
    .gender = m
    .gen = Carla
    .dat = Carlovi
    .acc = Carla
    .loc = Carlovi
    .ins = Carlem
name-taren = Taren
    .gender = m
    .gen = Tarena
    .dat = Tarenovi
    .acc = Tarena
    .loc = Tarenovi
    .ins = Tarenem
name-abigail = Abigail
    .gender = f
    .gen = Abigail
    .dat = Abigail
    .loc = Abigail
    .ins = Abigail
name-nicole = Nicole
    .gender = f
    .gen = Nicole
    .dat = Nicole
    .loc = Nicole
    .ins = Nicole
name-bruni = Bruni
    .gender = m
    .gen = Bruniho
    .dat = Brunimu
    .acc = Bruniho
    .loc = Brunim
    .ins = Brunim
name-pippa = Pippa
    .gender = f
    .gen = Pippy
    .dat = Pippě
    .acc = Pippu
    .loc = Pippě
    .ins = Pippou
name-freya = Freya
    .gender = f
    .gen = Freyi
    .dat = Freye
    .acc = Freyu
    .loc = Freye
    .ins = Freyou
name-side-heroes = Hrdinové
    .gender = plural
    .gen = hrdinů
    .dat = hrdinům
    .acc = hrdiny
    .loc = hrdinech
    .ins = hrdiny
name-side-soldiers = Vojáci
    .gender = plural
    .gen = vojáků
    .dat = vojákům
    .acc = vojáky
    .loc = vojácích
    .ins = vojáky
name-side-dead = Mrtví
    .gender = plural
    .gen = mrtvých
    .dat = mrtvým
    .acc = mrtvé
    .loc = mrtvých
    .ins = mrtvými
name-side-guard = Stráž
    .gender = f
    .gen = stráže
    .dat = stráži
    .acc = stráž
    .loc = stráži
    .ins = stráží
name-side-cult = Kult
    .gender = m
    .gen = kultu
    .dat = kultu
    .acc = kult
    .loc = kultu
    .ins = kultem
name-side-beasts = Bestie
    .gender = fp
    .gen = bestií
    .dat = bestiím
    .acc = bestie
    .loc = bestiích
    .ins = bestiemi
name-side-blue-company = Modrý oddíl
    .gender = m
    .gen = modrého oddílu
    .dat = modrému oddílu
    .acc = modrý oddíl
    .loc = modrém oddílu
    .ins = modrým oddílem
name-side-red-company = Rudý oddíl
    .gender = m
    .gen = rudého oddílu
    .dat = rudému oddílu
    .acc = rudý oddíl
    .loc = rudém oddílu
    .ins = rudým oddílem
name-side-troll-and-goblins = Trol a goblini
    .gender = plural
    .gen = trola a goblinů
    .dat = trolovi a goblinům
    .acc = trola a gobliny
    .loc = trolovi a goblinech
    .ins = trolem a gobliny
name-side-giant = Obr
    .gender = m
    .gen = obra
    .dat = obrovi
    .acc = obra
    .loc = obrovi
    .ins = obrem
name-side-bandit = Bandita
    .gender = m
    .gen = bandity
    .dat = banditovi
    .acc = banditu
    .loc = banditovi
    .ins = banditou
name-side-master = Pán jeskyně
    .gender = m
    .gen = Pána jeskyně
    .dat = Pánovi jeskyně
    .acc = Pána jeskyně
    .loc = Pánovi jeskyně
    .ins = Pánem jeskyně

## Trvalá rozhodnutí Pána jeskyně

option-master-ruling = trvalé rozhodnutí
word-rest = odpočinek
word-scene = jedna scéna v minutách
ask-ruling = Jaké rozhodnutí?
ask-value = Co má platit?
word-threat-states = kdo ohrožuje
word-creature-cover = stvoření jako krytí
word-unarmed-large = pěsti proti velkým
word-monster-falls = monstra s 0 Zdraví
word-powder = černý prach ve vodě
word-listed = všichni kromě bezmocných, ležících a oslepených
word-everybody = všichni
word-size-at-least-target = jsou-li aspoň tak velká jako cíl
word-never = nikdy
word-always = vždy
word-reduced = méně nebo nic
word-undiminished = v plné výši
word-dies = umírá
word-fights-for-life = bojuje o přežití
word-gets-wet = zvlhne
word-stays-dry = zůstane suchý

## Před bojem

ask-encounter = Jak daleko od sebe se potkají?
ask-reaction = Jak zareagují? { $who } hází 2k6
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
table-damage = poškození
table-success = úspěch
table-reaction = jejich reakce
table-chase = jak pronásledování dopadne
word-caught = dostiženi
word-got-away = unikli
word-given-up = pronásledování vzdáno
word-talents-of-level = talenty podle úrovně

## Účinnost útoků, přirozená 20 a 1

word-resistant = odolnost
word-natural20 = přirozená 20
word-natural1 = přirozená 1
ask-natural = { $who } hází, co přinese přirozená 20 nebo 1
option-master-effect = účinnost útoků
ask-kind = Které útoky?
word-works-fully = plná
word-works-half = poloviční
word-works-not = žádná
word-effect-weapons = účinnost zbraní
word-effect-spells = účinnost kouzel
word-effect-fire = účinnost ohně
word-effect-thrusting = účinnost bodných zbraní
word-effect-slashing = účinnost sečných zbraní
word-effect-blunt = účinnost tupých zbraní
word-effect-shot = účinnost střel
word-effect-unarmed = účinnost holých rukou
word-effect-everything = účinnost všech útoků
option-kind-weapons = zbraně
option-kind-spells = kouzla
option-kind-fire = oheň
option-kind-thrusting = bodné zbraně
option-kind-slashing = sečné zbraně
option-kind-blunt = tupé zbraně
option-kind-shot = střely
option-kind-unarmed = holé ruce
option-kind-everything = všechny útoky
option-effective-half = napůl

## Vrhání čehokoli, schopnosti hrdinů

option-do-throw = něco hodit
word-do-throw = něco hodit
knob-improvised-throw-m = na kolik metrů lze hodit cokoli
event-regained =
    { $who } načerpa{ l-who } síly a má { $left ->
        [one] { $left } magický bod.
        [few] { $left } magické body.
       *[other] { $left } magických bodů.
    }
ask-regain = { $who } hází na magické body
word-steady-aim = Pevná ruka
    .gender = f
word-second-wind = Druhý dech
    .gender = m
word-gather-power = Načerpání síly
    .gender = n
word-vanish = Zmizení
    .gender = n
word-stand-firm = Pevný postoj
    .gender = m
word-healing-salve = Hojivá mast
    .gender = f
word-war-song = Bojový zpěv
    .gender = m

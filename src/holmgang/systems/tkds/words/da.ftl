### Ordene til »Tam, kde draci spí« (Hvor drager sover).
### Væsener står i bestemt form (»ulven«); formen »bare« er navnet uden den, »gender« er n for intetkøn.
### Ting har formerne »def« (bestemt form), »one« (det stykke, der bruges op) og »kind« (hvilken sætning der passer).

## Sætningsdele

# hjælpeløs{ t-who }: hjælpeløs, hjælpeløst.
t-who =
    { FORM($who, form: "gender") ->
        [n] t
       *[other] {""}
    }
t-target =
    { FORM($target, form: "gender") ->
        [n] t
       *[other] {""}
    }
# Hvor meget der er tilbage: fremdrift, stykker, magipoint.
left-over =
    { $left ->
        [0] ingen tilbage
       *[other] { $left } tilbage
    }
momentum-paid =
    { $cost ->
        [0] {""}
       *[other] {" "}for { $cost } fremdrift, { left-over }
    }

## Hændelser: runder og ture

event-phase =
    { $phase-id ->
        [players] Runde { $round-no }, spillernes tur.
        [enemies] Runde { $round-no }, fjendernes tur.
       *[end_of_round] Slutningen af runde { $round-no }.
    }
event-surprised = { $who } bliver overrasket og har ingen tur i denne runde.
event-activate =
    { $threatened ->
        [true] { $who } begynder sin tur truet med { $momentum } fremdrift.
       *[false] { $who } begynder sin tur med { $momentum } fremdrift.
    }
event-turn-ends =
    { $who-id ->
        [heroes] Turen er slut for { FORM($who, form: "inside") }.
        [enemies] Turen er slut for { FORM($who, form: "inside") }.
       *[other] { $who } slutter sin tur.
    }
event-handed-over = { $who } venter midt i sin tur, og { $to } går videre.
event-round-over =
    Runde { $round-no } er slut, der er gået omkring { $seconds ->
        [one] { $seconds } sekund.
       *[other] { $seconds } sekunder.
    }
event-relative-level =
    { $standing-id ->
        [weaker] { $target } ser svagere ud end heltene.
        [equal] { $target } ser jævnbyrdig{ t-target } ud med heltene.
       *[stronger] { $target } ser stærkere ud end heltene.
    }
event-procedure =
    { $procedure-id ->
        [surprise]
            Overraskelsesterningen viser { $total }, og { $result-id ->
                [nobody] ingen er overrasket.
                [heroes] heltene er overrasket.
               *[enemies] fjenderne er overrasket.
            }
        [encounter_distance] De mødes på { $total } meters afstand.
        [contest] { $result } har nu { $total ->
            [one] { $total } succes.
           *[other] { $total } succeser.
        }
        [reaction] Reaktionsslaget er { $total }: { $result }.
       *[other] { $procedure }: { $result } ({ $total }).
    }

## Hændelser: fremdrift

event-step = { $who } går til felt { $to }{ momentum-paid }.
event-small-action =
    { $action-id ->
        [open_door] { $who } åbner døren på felt { $object }
        [close_door] { $who } lukker døren på felt { $object }
        [pull_lever] { $who } trækker i håndtaget på felt { $object }
        [exchange_weapons]
            { FORM($object, form: "kind") ->
                [nothing] { $who } lægger alt væk
               *[other] { $who } griber efter { FORM($object, form: "def") }
            }
        [pick_up] { $who } bukker sig efter { FORM($object, form: "def") }
        [lie_down] { $who } lægger sig ned
        [stand_up] { $who } rejser sig
        [hand_over] { $who } rækker en allieret { FORM($object, form: "def") }
        [hang] { $who } firer sig ud over kanten
        [drop] { $who } slipper { FORM($object, form: "def") }
        [mount] { $who } stiger op på { $object }
        [dismount] { $who } stiger af
        [spur] { $who } ansporer sit ridedyr
        [release] { $who } slipper sit greb om { $object }
       *[other] { $who }: { $action }
    }{ momentum-paid }.
event-sprinted = { $who } spurter og har { $left } fremdrift.
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
                [tree_trunk] { $who } svinger en træstamme mod { $target }.
                [rock] { $who } kaster en klippeblok mod { $target }.
               *[other] { $who } angriber { $target } med { FORM($object, form: "def") }.
            }
        [throw] { $who } kaster { FORM($object, form: "def") } efter { $target }.
        [cast]
            { $object-id ->
                [ember_burst] { $who } kaster { $object } på felt { $target }.
                [roots] { $who } kaster { $object } på felt { $target }.
                [veil_of_mist] { $who } kaster { $object } på felt { $target }.
               *[other] { $who } kaster { $object } på { $target }.
            }
        [use_item]
            { FORM($object, form: "kind") ->
                [aid_kit] { $who } bruger forbindskassen på { $target }.
                [oil_flask] { $who } sigter efter { $target } med en brændende olieflaske.
                [grenade] { $who } sigter efter felt { $target } med en granat.
                [caltrops] { $who } vil strø fodangler på felt { $target }.
                [thieves_tools] { $who } går i gang med låsen på felt { $target }.
                [potion_of_mending] { $who } griber efter en lægende drik.
               *[other] { $who } vil bruge { FORM($object, form: "def") }.
            }
        [use_ability]
            { $object-id ->
                [command] { $who } giver { $target } en ordre.
                [acid_breath] { $who } ånder syre ud over felt { $target }.
               *[other] { $who } bruger evnen { $object }.
            }
        [overcome] { $who } prøver at overvinde virkningen »{ $object }«.
        [end_magic] { $who } beslutter at afslutte { $object }.
        [sprint] { $who } sætter i spurt.
        [reload] { $who } begynder at lade.
        [other] { $who } prøver noget andet og stoler på sin { $object }.
       *[none] { $who }: { $action }.
    }
event-prepare =
    { $who } giver afkald på sin tur og forbereder { $action-id ->
        [attack] et angreb
        [throw] et kast
        [cast] en besværgelse
        [use_item] brugen af en ting
        [use_ability] brugen af en evne
        [overcome] et forsøg på at overvinde en virkning
        [end_magic] afslutningen af en magisk virkning
        [sprint] en spurt
        [move] en flytning
       *[other] noget andet
    } til det øjeblik, hvor { $whose } { $trigger }{ $detail }.
prepare-square = {" "}{ $square }
prepare-whom = {" "}{ $whom }
event-interrupt =
    { $who } bryder ind med { $action-id ->
        [attack] et forberedt angreb
        [throw] et forberedt kast
        [cast] en forberedt besværgelse
        [use_item] en forberedt ting
        [use_ability] en forberedt evne
        [sprint] en forberedt spurt
        [move] en forberedt flytning
       *[other] en forberedt handling
    }, mens { $by } har turen.
event-prepared-lost =
    { $reason-id ->
        [own_turn] { $who } begynder en ny tur, og den forberedte handling går tabt.
        [end_of_round] { $who } fik ikke brugt sin forberedte handling.
       *[unable] { $who } kan ikke længere bruge sin forberedte handling.
    }

## Hændelser: prøver og angreb

event-check =
    { $purpose-id ->
        [attack]
            { $who } angriber { $target } med { $skill }, opnår { $total } mod { $threshold } og { $success ->
                [true] rammer.
               *[false] rammer ikke.
            }
       *[other]
            { $who } prøver { $skill }, opnår { $total } mod { $threshold } og { $success ->
                [true]
                    { $purpose-id ->
                        [overcome] overvinder virkningen.
                        [resist] står imod.
                        [concentrate] holder koncentrationen.
                        [climb] kommer op.
                        [leap] lander sikkert.
                        [sneak] lister sig forbi.
                        [breath] holder vejret.
                        [make_fire] får ild.
                        [pick_lock] dirker låsen op.
                        [stay] bevarer roen.
                        [stabilise] stabiliserer patienten.
                        [treat] hjælper patienten.
                        [bandage] forbinder sårene.
                        [pass_enemy] kommer forbi fjenden.
                       *[other] klarer det.
                    }
               *[false]
                    { $purpose-id ->
                        [overcome] overvinder ikke virkningen.
                        [resist] står ikke imod.
                        [concentrate] mister koncentrationen.
                        [climb] kommer ikke op.
                        [leap] springer for kort.
                        [breath] kan ikke holde vejret.
                        [make_fire] får ingen ild.
                        [pick_lock] får ikke låsen op.
                        [stay] løber sin vej.
                        [stabilise] kan ikke stabilisere patienten.
                        [treat] kan ikke hjælpe patienten.
                        [bandage] får ikke sårene forbundet.
                        [pass_enemy] kommer ikke forbi fjenden.
                       *[other] klarer det ikke.
                    }
            }
    }{ $natural }
word-20 = { " " }Naturlig 20!
word-1 = { " " }Naturlig 1!
# Hvad et heldslag eller en sikker succes gjaldt.
rolled-for =
    { $purpose-id ->
        [attack] i angrebet
        [blast] i eksplosionen
        [survival] i overlevelseskampen
        [luck_ends] mod en virkning
        [surprise_luck] mod overraskelse
        [grenade] med granaten
        [catch_fire] mod flammerne
        [hold_on] ved kanten
        [soften_fall] i faldet
        [ranged_attack] med skuddet trods truslen
        [item_use] med at håndtere en ting trods truslen
        [casting] med besværgelsen trods truslen
        [trap] mod fælden
        [overcome] mod virkningen
        [resist] med at stå imod
        [concentrate] med koncentrationen
        [climb] i klatringen
        [leap] i springet
        [sneak] med at liste
        [breath] med at holde vejret
        [make_fire] med at slå ild
        [pick_lock] med låsen
        [stabilise] med at stabilisere
        [treat] med behandlingen
        [bandage] med forbindingen
       *[other] i forsøget
    }
event-luck =
    { $success ->
        [true] { $who } har held { rolled-for }, { $total } mod { $threshold }.
       *[false] { $who } har uheld { rolled-for }, { $total } mod { $threshold }.
    }
event-auto-success =
    { $purpose-id ->
        [attack] { $who } rammer { $target } uden at slå.
       *[other] { $who } klarer sig { rolled-for } uden at slå.
    }
event-missed =
    { $reason-id ->
        [threatened] { $who } er truet og rammer ikke { $target }.
       *[missed] { $who } rammer ikke { $target }.
    }
event-cover =
    { $grade-id ->
        [none] { $target } har ingen dækning mod { $who }
        [partial] { $target } har delvis dækning mod { $who }
        [full] { $target } har fuld dækning mod { $who }
       *[hidden] { $target } er skjult for { $who }
    }{ $hidden ->
        [0] .
        [one] , { $hidden } punkt af { $points } er skjult.
       *[other] , { $hidden } punkter af { $points } er skjult.
    }
event-threat =
    { $attempt-id ->
        [ranged_attack] { $who } skyder, truet af { $by }, og må have heldet med sig.
        [item_use] { $who } håndterer en ting, truet af { $by }, og må have heldet med sig.
        [casting] { $who } kaster en besværgelse, truet af { $by }, og må have heldet med sig.
       *[other] { $who } er truet af { $by } og må have heldet med sig.
    }

## Hændelser: skade, helbredelse, død

event-damage-rolled = { $who } slår { $amount } i skade.
event-damage =
    { $source-id ->
        [direct]
            { $amount ->
                [0] { $by } skader ikke { $who }, Helbred er { $health }.
               *[other] { $by } rammer { $who } og giver { $amount } i skade, Helbred er nu { $health }.
            }
       *[indirect]
            { $amount ->
                [0] { $who } tager ingen skade, Helbred er { $health }.
               *[other] { $who } tager { $amount } i skade, Helbred er nu { $health }.
            }
    }
event-heal =
    { $amount ->
        [0] { $who } har allerede fuldt Helbred.
       *[other] { $who } får { $amount } Helbred igen og har nu { $health }.
    }
event-coin =
    { $change ->
        [-1] { $who } bruger en dødsmønt og har { $coins } tilbage.
        [1] { $who } får en dødsmønt og har nu { $coins }.
       *[other]
            { $who } begynder med { $coins ->
                [one] { $coins } dødsmønt.
               *[other] { $coins } dødsmønter.
            }
    }
event-survival =
    { $stage-id ->
        [begins] { $who } falder og kæmper for at overleve.
        [success] { $who } holder fast i livet for { $successes }. gang.
        [ends] { $who } overlever, men er bevidstløs{ t-who } resten af scenen.
        [stabilised] { $who } er stabil{ t-who }, men bevidstløs{ t-who } resten af scenen.
        [healed] { $who } kommer til sig selv, og overlevelseskampen er forbi.
       *[coin]
            { $who } glider længere væk med { $coins ->
                [one] { $coins } dødsmønt.
               *[other] { $coins } dødsmønter.
            }
    }
event-death = { $who } er død{ t-who }.
event-disabled = { $by } overmander { $who }, som er ude af kampen, men i live.

## Hændelser: tilstande

event-condition-on =
    { $condition-id ->
        [prone] { $who } ligger på jorden.
        [blinded] { $who } er blændet.
        [helpless] { $who } er hjælpeløs{ t-who }.
        [paralysis] { $who } er lammet og hjælpeløs{ t-who }.
        [unconscious] { $who } er bevidstløs{ t-who }.
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
        [hobbled] { $who } halter, og al bevægelse er besværlig.
        [held] { $who } er fastholdt.
        [drowning] { $who } er ved at drukne.
        [hanging] { $who } hænger ud over kanten.
        [commanded] { $who } får en Bonus til sit næste angreb.
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
        [helpless] { $who } er ikke længere hjælpeløs{ t-who }
        [paralysis] { $who } kan bevæge sig igen
        [unconscious] { $who } kommer til sig selv
        [sleep] { $who } vågner
        [burning] { $who } brænder ikke længere
        [acid] Syren skader ikke længere { $who }
        [bleeding] { $who } bløder ikke længere
        [poison] { $who } er ikke længere forgiftet
        [persistent_damage] { $who } får ikke længere vedvarende skade
        [advantaged] { $who } er ikke længere begunstiget
        [disadvantaged] { $who } er ikke længere hæmmet
        [invisible] { $who } kan ses igen
        [obscured] { $who } kan ses tydeligt igen
        [held] { $who } er fri{ t-who }
        [drowning] { $who } drukner ikke længere
        [hanging] { $who } hænger ikke længere ud over kanten
        [hobbled] { $who } halter ikke længere
        [warded] Værnet beskytter ikke længere { $who }
        [regenerating] Sårene lukker sig ikke længere på { $who }
       *[other] { $who } har ikke længere tilstanden »{ $condition }«
    }{ $reason-id ->
        [luck] { " " }takket være heldet.
        [overcome] { " " }ved egen kraft.
        [water] { " " }takket være vandet.
        [air] { " " }og får luft.
        [time] , da tiden er gået.
        [ended] , da besværgelsen er afsluttet.
        [treated] { " " }takket være behandlingen.
        [hurt] { " " }af smerte.
        [another_spell] , da der kastes en ny besværgelse.
        [unconscious] , da den, der kastede besværgelsen, er bevidstløs.
        [dead] , da den, der kastede besværgelsen, er død.
       *[other] .
    }

## Hændelser: ting

event-item-dropped = { FORM($item, form: "def") } ligger nu på felt { $at }.
event-item-broken =
    { $how-id ->
        [damaged] { $who } beskadiger { FORM($item, form: "def") }, som ikke duer uden reparation.
       *[destroyed] { $who } mister { FORM($item, form: "def") } for altid.
    }
event-item-used = { $who } bruger { FORM($item, form: "one") }, { left-over }.
event-reloaded =
    { $loaded ->
        [true] { $who } har ladt { FORM($item, form: "def") }.
       *[false] { $who } er ved at lade { FORM($item, form: "def") }, trin { $steps } af { $needed }.
    }
event-jammed = { FORM($item, form: "def") } svigter { $who } og er nu blokeret.
event-wetted = { $who } får vand på { FORM($item, form: "def") }, som nu ikke duer.
event-exploded =
    { $what-id ->
        [grenade] Granaten eksploderer på felt { $at }.
        [howitzer] Haubitsen fejer området omkring felt { $at }.
        [acid_breath] En sky af syre vælter ind over felt { $at }.
       *[other] En eksplosion rammer området omkring felt { $at }.
    }
event-scattered =
    { FORM($what, form: "def") } { $metres ->
        [0] bliver liggende på felt { $to }.
       *[other] triller { $metres } meter til felt { $to }.
    }

## Hændelser: terrænet

event-unhorsed = { $who } er ude af sadlen, og { $mount } bærer ingen rytter mere.
event-pushed = { $by } skubber { $who } til felt { $to }.
event-fell =
    { $who } falder { $metres } ned på felt { $to }{ $dice ->
        [0] {" "}og er uskadt.
        [one] , det giver { $dice } skadeterning.
       *[other] , det giver { $dice } skadeterninger.
    }
event-sank = { $who } synker { $metres } meter og er nu { $depth } meter nede.
event-terrain-changed =
    { $what-id ->
        [door_open] Døren på felt { $at } er åben.
        [door_closed] Døren på felt { $at } er lukket.
        [gate_up] Faldgitteret på felt { $at } går op.
        [gate_down] Faldgitteret på felt { $at } går ned.
        [burning_oil] Brændende olie dækker felt { $at }.
        [fire_out] Ilden på felt { $at } er gået ud.
        [oil] Der er spildt olie på felt { $at }.
        [caltrops] Der ligger fodangler på felt { $at }.
        [caltrops_spent] Fodanglerne på felt { $at } har gjort deres virkning.
        [light] Der brænder et lys på felt { $at }.
        [dark] En blænde skjuler lyset på felt { $at }.
       *[other] Felt { $at } er blevet til { $what }.
    }

## Hændelser: magi

event-magic = { $who } betaler { $cost } magipoint for { $spell }, { left-over }.
event-spell-lost =
    { $reason-id ->
        [threatened] { $who } er truet og mister besværgelsen { $spell }.
       *[hurt] { $who } bliver såret midt i besværgelsen { $spell } og mister den.
    }
event-area-laid =
    Besværgelsen { $spell } dækker { $area-count ->
        [one] { $area-count } felt.
       *[other] { $area-count } felter.
    }
event-magic-ended =
    { $reason-id ->
        [ended] { $who } slipper besværgelsen { $spell }.
        [hurt] { $who } mister koncentrationen, og besværgelsen { $spell } er forbi.
        [another_spell] { $who } vender sig mod en anden besværgelse, og { $spell } er forbi.
       *[other] { $who } kan ikke længere koncentrere sig, og besværgelsen { $spell } er forbi.
    }

## Slutningen

event-ended =
    { $winners-count ->
        [0] Kampen er forbi, og ingen har vundet: { $reason }.
       *[other] Kampen er forbi, vundet af { FORM($winners, form: "inside") }: { $reason }.
    }
event-conflict-over =
    { $winner-id ->
        [heroes] Kampen er afgjort, og heltene holder pladsen.
        [enemies] Kampen er afgjort, og fjenderne holder pladsen.
       *[nobody] Kampen er forbi, og ingen holder pladsen.
    }
event-trap-sprung = { $who } udløser en fælde på felt { $at }.
won-by-heroes = ingen fjende står tilbage
won-by-enemies = ingen helt står tilbage
won-by-nobody = ingen står tilbage
won-by-heroes-contest = heltene fik deres vilje
won-by-enemies-contest = den anden side fik sin vilje
won-by-nobody-contest = ingen fik sin vilje
won-by-heroes-escape = heltene vandt jagten
won-by-enemies-escape = fjenderne vandt jagten

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
       *[other] Hvor går { $who } hen?
    }
ask-over = Over hvilke felter? (den bedste vej, hvis intet nævnes)
refused-way = »{ $text }« kan ikke gås felt for felt
ask-hunger = { $who } sulter
ask-weapon = Hvad angriber { $who } med?
ask-mode = Hvordan bruges våbnet?
ask-target = Hvem er målet?
ask-second-target = Hvem skal { $who } angribe med det andet våben?
ask-next-target = Hvem skal { $who } angribe nu?
ask-skill = Med hvilken færdighed?
ask-hands = I én hånd eller i begge?
ask-square = Hvilket felt?
ask-item = Hvilken ting?
ask-hold = Hvad tager { $who } i hænderne?
ask-door = Hvilken dør?
ask-lever = Hvilket håndtag?
ask-light = Hvad skal tændes?
ask-treatment = Hvad bruges forbindskassen til?
ask-spell = Hvilken besværgelse kaster { $who }?
ask-ability = Hvilken evne bruger { $who }?
ask-effect = Hvilken virkning?
ask-words = Hvad gør { $who } helt præcist?
ask-action = Hvilken handling forbereder { $who }?
ask-trigger = På hvilken betingelse?
ask-whose = Hvem holder { $who } øje med?
ask-whom = Hvem skal angrebet gælde?
ask-cut-in = { $by } { $trigger }. Bryder { $who } ind?
ask-coin = Skal { $who } slå eller bruge en dødsmønt og klare det? ({ $what })
ask-confirm-attack = { $target } er ingen fjende. Angriber { $who } alligevel?
ask-overpower = Dette angreb fælder { $target }. Dræbe eller kun overmande?
ask-killing-blow = { $target } er hjælpeløs{ t-target }. Dræbe med ét slag eller slå almindelig skade?
ask-special = Træfferen på { $target } giver mulighed for mere end skade. Hvad vil { $who }?
ask-sweep = Slaget kan fortsætte. Mod hvem?
ask-brutal = Slå ettallerne om?
ask-direction = I hvilken retning skubber { $who } { $target }?

## Spørgsmål til spillederen

ask-surprised = Hvem er overrasket?
ask-simultaneous = Sker begge handlinger i samme øjeblik?
ask-effective = Virker dette angreb på { $who }?
ask-something-else = { $who } prøver noget andet
ask-pass-enemy = { $who } vil forbi en fjende
ask-breakage = Går den ting i stykker, som { $who } tabte?
ask-consequence = { $who } havde ikke held med værktøjet. Hvad bliver følgen?
ask-of = Hvis?
ask-cell = Hvilket felt?
ask-condition = Hvilken tilstand?
ruling-surprised = overraskelse
ruling-simultaneous = handlinger i samme øjeblik
ruling-effective = angrebets virkning
ruling-something-else = noget andet
ruling-pass-enemy = vejen forbi en fjende
ruling-breakage = tabte ting, der går i stykker
ruling-consequence = følgen af en fejl

## Terninger

ask-attack = { $who } angriber
ask-damage = { $who } slår for skade
ask-reroll = { $who } slår om
ask-heal = { $who } slår for heling
ask-persistent = Vedvarende skade på { $who }
ask-fire = { $who } træder ind i ilden
ask-fall = { $who } falder
ask-drown = { $who } er ved at drukne
ask-blast = Held for { $who } i eksplosionen
ask-blast-more = Mere skade på { $who }
ask-scatter = Hvor langt triller den?
ask-scatter-direction = Hvilken vej triller den? (1 er nord, videre med uret)
ask-surprise = Overraskelsesterningen
ask-surprise-luck = Held for { $who } mod overraskelse
ask-grenade = Held for { $who } med granaten
ask-catch-fire = Held for { $who } mod flammerne
ask-hold-on = Held for { $who } ved kanten
ask-soften-fall = Held for { $who } i faldet
ask-survival = Held for { $who } i overlevelseskampen
ask-luck-ends = Held for { $who } mod en virkning
ask-ranged-attack = Held for { $who } til at skyde trods truslen
ask-item-use = Held for { $who } til at håndtere ting trods truslen
ask-casting = Held for { $who } til at kaste besværgelser trods truslen
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
ask-stay = { $who } bevarer roen eller løber sin vej
ask-stabilise = { $who } prøver at stabilisere patienten
ask-treat = { $who } behandler gift eller lammelse
ask-bandage = { $who } forbinder sår

## Hvad man kan gøre

option-wait = lad andre handle først
option-end-turn = slut turen
option-do-finish = færdig i denne runde
option-do-move = flyt
option-do-attack = angrib
option-do-cast = kast en besværgelse
option-do-use-item = brug en ting
option-do-use-ability = brug en evne
option-do-overcome = overvind en virkning
option-do-end-magic = afslut en magisk virkning
option-do-sprint = spurt
option-do-reload = lad våbnet (handling)
option-do-reload-momentum = lad våbnet (al fremdrift)
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
option-do-drop = slip det, du har i hånden
option-do-mount = stig op
option-do-dismount = stig af
option-do-spur = anspor ridedyret
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
option-keep = behold slaget
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
option-as-stated = som scenariet siger
option-together = i samme øjeblik
option-prepared-first = den forberedte handling først
option-check = en prøve afgør det
option-succeeds = det lykkes
option-fails = det mislykkes
option-die = terningen afgør det
option-breaks = det går i stykker
option-holds = det holder
option-consequence-none = intet videre
option-consequence-hurt = brugeren kommer til skade
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
word-end-magic = at afslutte en magisk virkning
word-sprint = spurt
word-move = flytning
word-reload = at lade våbnet
word-prepare = forberedelse
word-other = noget andet
word-any = nogen
word-enters-square = træder ind på feltet
word-enters-area = træder ind i området omkring feltet
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
word-luck-ends = at ophæve en virkning
word-surprise = overraskelse
word-surprise-luck = overraskelse
word-catch-fire = ild i tøjet
word-hold-on = greb om kanten
word-soften-fall = blødere fald
word-ranged-attack = skud trods truslen
word-item-use = ting trods truslen
word-casting = besværgelse trods truslen
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
        [5] 0,5 meter
        [10] 1 meter
        [15] 1,5 meter
        [20] 2 meter
        [25] 2,5 meter
        [30] 3 meter
        [35] 3,5 meter
        [40] 4 meter
        [45] 4,5 meter
        [50] 5 meter
        [55] 5,5 meter
        [60] 6 meter
        [65] 6,5 meter
        [70] 7 meter
        [75] 7,5 meter
        [80] 8 meter
        [85] 8,5 meter
        [90] 9 meter
        [95] 9,5 meter
        [100] 10 meter
        [110] 11 meter
        [120] 12 meter
        [130] 13 meter
        [140] 14 meter
        [150] 15 meter
        [160] 16 meter
        [170] 17 meter
        [180] 18 meter
        [190] 19 meter
        [200] 20 meter
        [210] 21 meter
        [220] 22 meter
        [230] 23 meter
        [240] 24 meter
        [250] 25 meter
        [260] 26 meter
        [270] 27 meter
        [280] 28 meter
        [290] 29 meter
        [300] 30 meter
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
word-kind-ally = forbi en allieret
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
word-threshold = tærskel
word-cap = grænse
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
word-not-handy = et våben, der ikke er håndterligt
word-flintlock = flintelås
word-piercing = Gennemtrængende
word-too-close = for tæt på til langbue
word-exceptional = enestående kvalitet
word-cramped = trang plads
word-brutal = Brutal
word-half = halvdelen
word-larger-target = meget større mål
word-immune = immun
word-at-least = mindst 1
word-full-health = højst fuldt Helbred
word-collision = sammenstød
word-fall = fald
word-regeneration = regeneration
word-blast-more = mere skade af eksplosionen
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
word-sinking = at synke
word-depth = dybde
word-luck-bonus = gunstigt held
word-luck-penalty = ugunstigt held

## Bordets ord

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
count-momentum = { $count } fremdrift
count-magic = { $count } magipoint
count-health = { $count } Helbred
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
word-prepared = forberedt handling
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
word-jammed = blokeret
word-broken = ødelagt
word-wet = våd
word-weapon = våben
word-item = ting
word-where = hvor
word-spell = besværgelse
word-caster = kastet af
word-unarmed = uden våben
word-nothing = intet
    .kind = nothing
word-nobody = ingen
word-weaker = svagere
word-equal = jævnbyrdig
word-stronger = stærkere

## Flere af bordets ord

word-creature = væsen
word-trigger = betingelse
word-whose = hvem
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
word-failure = mislykkes
need-d20 = { $least } eller mere på en t20
word-missed = ved siden af
word-begins = begynder
word-success = succes
word-ends = ender
word-healed = helet
word-stabilised = stabiliseret
word-destroyed = ødelagt
word-damaged = beskadiget
word-own-turn = en ny tur er begyndt
word-unable = ude af stand til at handle
word-hurt = såret
word-another-spell = en anden besværgelse
word-ended = afsluttet
word-time = tiden er gået
word-hunger = sult
word-adventure-over = eventyret er forbi
word-let-go = sluppet fri
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
word-do-end-magic = afslut en magisk virkning
word-do-other = noget andet
word-trigger-enters-square = træder ind på feltet
word-trigger-enters-area = træder ind i området omkring feltet
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
ask-opportunity = Slår { $who } efter den, der går?
ask-custom-trigger = Er den betingelse indtruffet, som { $who } venter på?
ruling-custom-trigger = den aftalte betingelse
ask-trap = Held for { $who } mod fælden
option-task-plain = en almindelig opgave
option-task-swim = svømning
option-task-climb = klatring
option-task-sneak = at liste
option-strike = slå til
option-go-on = gå videre

## Tilstande

word-helpless = hjælpeløs
word-paralysis = lammelse
word-unconscious = bevidstløs
word-sleep = søvn
word-prone = liggende
word-blinded = blændet
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
word-held = fastholdt
word-drowning = ved at drukne
word-hanging = hænger ud over kanten
word-commanded = under ordre
word-warded = værnet
word-regenerating = heler langsomt

## Våben og naturlige angreb

word-staff = stav
    .def = staven
word-short-spear = kort spyd
    .def = det korte spyd
word-knife = kniv
    .def = kniven
word-hatchet = håndøkse
    .def = håndøksen
word-knuckles = knojern
    .def = knojernet
word-spear = spyd
    .def = spyddet
word-club = kølle
    .def = køllen
word-whip = pisk
    .def = pisken
word-mace = stridskølle
    .def = stridskøllen
word-three-quarter-staff = trekvartstav
    .def = trekvartstaven
word-main-gauche = main-gauche
    .def = main-gauchen
word-short-sword = kortsværd
    .def = kortsværdet
word-pike = pike
    .def = piken
word-flail = stridsplejl
    .def = stridsplejlen
word-curved-sword = krumsværd
    .def = krumsværdet
word-rapier = kårde
    .def = kården
word-long-sword = langsværd
    .def = langsværdet
word-war-axe = stridsøkse
    .def = stridsøksen
word-war-hammer = stridshammer
    .def = stridshammeren
word-two-handed-hammer = tohåndshammer
    .def = tohåndshammeren
word-two-handed-sword = tohåndssværd
    .def = tohåndssværdet
word-two-handed-axe = tohåndsøkse
    .def = tohåndsøksen
word-sling = slynge
    .def = slyngen
word-short-bow = kortbue
    .def = kortbuen
word-long-bow = langbue
    .def = langbuen
word-hand-crossbow = håndarmbrøst
    .def = håndarmbrøsten
word-crossbow = armbrøst
    .def = armbrøsten
word-pistol = pistol
    .def = pistolen
word-heavy-crossbow = tung armbrøst
    .def = den tunge armbrøst
word-howitzer = haubits
    .def = haubitsen
word-musket = musket
    .def = musketten
word-chair = stol
    .def = stolen
word-bite = bid
    .def = biddet
word-claws = kløer
    .def = kløerne
word-kick = spark
    .def = sparket
word-tree-trunk = træstamme
    .def = træstammen

## Rustninger

word-padded = polstret tøj
    .def = det polstrede tøj
word-leather = læderrustning
    .def = læderrustningen
word-studded-leather = nittet læderrustning
    .def = den nittede læderrustning
word-scale = skælrustning
    .def = skælrustningen
word-scale-cuirass = skælrustning med kyras
    .def = skælrustningen med kyras
word-half-plate = halvplade med kyras
    .def = halvpladen med kyras
word-full-plate = fuld pladerustning
    .def = den fulde pladerustning
word-shield = skjold
    .def = skjoldet

## Udstyr

word-bolts = armbrøstbolte
    .def = armbrøstboltene
    .one = 1 armbrøstbolt
word-arrows = pile
    .def = pilene
    .one = 1 pil
word-shot-and-powder = hagl og krudt
    .def = haglene og krudtet
    .one = 1 ladning hagl og krudt
word-balls-and-powder = kugler og krudt
    .def = kuglerne og krudtet
    .one = 1 kugle med krudt
word-aid-kit = forbindskasse
    .def = forbindskassen
    .one = forbindskassen én gang
    .kind = aid_kit
word-oil-flask = olieflaske
    .def = olieflasken
    .one = 1 olieflaske
    .kind = oil_flask
word-grenade = granat
    .def = granaten
    .one = 1 granat
    .kind = grenade
word-caltrops = fodangler
    .def = fodanglerne
    .one = fodanglerne
    .kind = caltrops
word-torch = fakkel
    .def = faklen
word-lantern = lygte
    .def = lygten
word-candle = stearinlys
    .def = stearinlyset
word-flint = fyrtøj
    .def = fyrtøjet
word-matches = tændstikker
    .def = tændstikkerne
    .one = 1 tændstik
word-potion-of-mending = lægende drik
    .def = den lægende drik
    .one = 1 lægende drik
    .kind = potion_of_mending
word-thieves-tools = tyveværktøj
    .def = tyveværktøjet
    .one = tyveværktøjet én gang
    .kind = thieves_tools
word-alchemist-tools = alkymistværktøj
    .def = alkymistværktøjet
    .one = alkymistværktøjet én gang
word-climbing-gear = klatreudstyr
    .def = klatreudstyret
word-telescope = kikkert
    .def = kikkerten
word-cleaning-kit = rensesæt
    .def = rensesættet
word-saddle = sadel og tømme
    .def = sadlen og tømmen
word-travel-kit = rejseudstyr
    .def = rejseudstyret
word-wooden-pole = træstang
    .def = træstangen
word-wooden-stake = træpæl
    .def = træpælen
word-grapnel = entrehage
    .def = entrehagen
word-mug = krus
    .def = kruset
word-small-instrument = lille instrument
    .def = det lille instrument
word-large-instrument = stort instrument
    .def = det store instrument
word-small-hammer = lille hammer
    .def = den lille hammer
word-iron-spike = jernkile
    .def = jernkilen
word-chalk = kridt
    .def = kridtet
word-vial = glas med prop
    .def = glasset med prop
word-magnifying-glass = lup
    .def = luppen
word-twine = sejlgarn
    .def = sejlgarnet
word-soap = sæbe
    .def = sæben
word-tool = redskab
    .def = redskabet
word-common-clothing = hverdagstøj
    .def = hverdagstøjet
word-formal-clothing = festtøj
    .def = festtøjet
word-fashionable-clothing = modetøj
    .def = modetøjet
word-winter-clothing = vintertøj
    .def = vintertøjet
word-manacles = håndjern
    .def = håndjernene
word-rope = reb
    .def = rebet
word-writing-kit = skrivetøj
    .def = skrivetøjet
word-chain = kæde
    .def = kæden
word-small-chest = lille skrin
    .def = det lille skrin
word-large-chest = stor kiste
    .def = den store kiste
word-common-wine = jævn vin
    .def = den jævne vin
word-fine-wine = fin vin
    .def = den fine vin
word-padlock = hængelås
    .def = hængelåsen
word-rations = proviant
    .def = provianten
word-animal-feed = foder
    .def = foderet
word-mirror = spejl
    .def = spejlet
word-bell = klokke
    .def = klokken
# Flere stykker af samme slags, også når ingen har dem længere.
word-grenade-2 = granat
    .def = granaten
    .one = 1 granat
    .kind = grenade
word-oil-flask-2 = olieflaske
    .def = olieflasken
    .one = 1 olieflaske
    .kind = oil_flask
word-oil-flask-3 = olieflaske
    .def = olieflasken
    .one = 1 olieflaske
    .kind = oil_flask
word-potion-of-mending-2 = lægende drik
    .def = den lægende drik
    .one = 1 lægende drik
    .kind = potion_of_mending

## Terræn

word-floor = åben grund
word-wall = mur
word-house = hus
word-pillar = søjle
word-rock = klippeblok
    .def = klippeblokken
word-slit = skydeskår
word-barricade = barrikade
word-low-wall = lav mur
word-window = vindue
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
    .gender = n
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

## Navne, som scenarier giver: inde i en sætning

name-side-heroes = Helte
    .inside = heltene
name-side-soldiers = Soldater
    .inside = soldaterne
name-side-dead = De døde
    .inside = de døde
name-side-guard = Vagten
    .inside = vagten
name-side-cult = Kulten
    .inside = kulten
name-side-beasts = Bæster
    .inside = bæsterne
name-side-blue-company = Det blå hold
    .inside = det blå hold
name-side-red-company = Det røde hold
    .inside = det røde hold
name-side-troll-and-goblins = Trold og gobliner
    .inside = trolden og goblinerne
name-side-giant = Kæmpen
    .inside = kæmpen
name-side-bandit = Bandit
    .inside = banditten

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
word-listed = alle undtagen hjælpeløse, liggende og blændede
word-everybody = alle
word-size-at-least-target = hvis de er mindst lige så store som målet
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
ask-reaction = Hvordan reagerer de? { $who } slår 2t6
ask-parley = De søger ikke kamp. Skal I tale sammen?
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
table-reaction = deres reaktion
table-chase = hvordan jagten ender
word-caught = indhentet
word-got-away = undsluppet
word-given-up = opgivet
word-talents-of-level = talenter efter niveau

## Hvor godt angreb virker, naturlig 20 og 1

word-resistant = modstandsdygtig
word-natural20 = naturlig 20
word-natural1 = naturlig 1
ask-natural = { $who } slår for, hvad den naturlige 20 eller 1 bringer
option-master-effect = hvor godt angreb virker
ask-kind = Hvilke angreb?
word-works-fully = fuld
word-works-half = halv
word-works-not = ingen
word-effect-weapons = virkning af våben
word-effect-spells = virkning af besværgelser
word-effect-fire = virkning af ild
word-effect-thrusting = virkning af stikvåben
word-effect-slashing = virkning af hugvåben
word-effect-blunt = virkning af stumpe våben
word-effect-shot = virkning af skud
word-effect-unarmed = virkning af de bare næver
word-effect-everything = virkning af alle angreb
option-kind-weapons = våben
option-kind-spells = besværgelser
option-kind-fire = ild
option-kind-thrusting = stikvåben
option-kind-slashing = hugvåben
option-kind-blunt = stumpe våben
option-kind-shot = skud
option-kind-unarmed = bare næver
option-kind-everything = alle angreb
option-effective-half = halvt

## At kaste hvad som helst, heltenes evner

option-do-throw = kast noget
word-do-throw = kast noget
knob-improvised-throw-m = meter, hvad som helst kan kastes
event-regained = { $who } samler kræfter og har { $left } magipoint.
ask-regain = { $who } slår for magipoint
word-steady-aim = Rolig hånd
word-second-wind = Fornyede kræfter
word-gather-power = Samle kraft
word-vanish = Forsvinde
word-stand-firm = Stå fast
word-healing-salve = Lægende salve
word-war-song = Kampsang

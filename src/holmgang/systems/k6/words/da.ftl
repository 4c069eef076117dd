### Dračí doupě k6 på dansk.

## Navne. Den, der kommer i flertal, hedder »skret 3«.

numbered = { FORM($name, form: "bare") } { $number }
name-gorondar = Gorondar
name-naria = Naria
name-kara = Kara
name-tilda = Tilda
name-goblin = goblinen
    .bare = goblin
name-goblin-shaman = goblinshamanen
    .bare = goblinshaman
name-skret = skretten
    .bare = skret
name-skret-archer = skretbueskytten
    .bare = skretbueskytte
name-skret-sentry = skretvagten
    .bare = skretvagt
name-skret-shaman = skretshamanen
    .bare = skretshaman
name-skret-alchemist = skretalkymisten
    .bare = skretalkymist
name-orc = orken
    .bare = ork
name-orc-shieldman = orken med skjold
    .bare = ork med skjold
name-orc-champion = orkmesteren
    .bare = orkmester
name-ogre = ogren
    .bare = ogre
name-wolf = ulven
    .bare = ulv
name-dire-wolf = storulven
    .bare = storulv
name-skeleton = skelettet
    .bare = skelet
name-living-statue = den levende statue
    .bare = levende statue
name-dwarf-warrior = dværgekrigeren
    .bare = dværgekriger
name-cyclops = kyklopen
    .bare = kyklop
name-giant-scorpion = kæmpeskorpionen
    .bare = kæmpeskorpion
name-giant-beetle = kæmpebillen
    .bare = kæmpebille
name-dragon = dragen
    .bare = drage
name-caravan-guard = karavanevagten
    .bare = karavanevagt
name-horse = hesten
    .bare = hest
name-dog = hunden
    .bare = hund
name-pavel = Pavel
name-katka = Katka
name-jana = Jana
name-game-master = Spillederen

headline-intentions = Runde { $round }, hensigter
headline-resolution = Runde { $round }, afgørelse
word-hero = Heltenes side
word-gm = Spillederens side

## Hændelser: scenen og runden

event-scene-set =
    { FORM($zones, form: "kind") ->
        [place] Kampen foregår { FORM($zones, form: "in") }.
       *[other] Kampen foregår her: { $zones }.
    }{ $props-count ->
        [0] {""}
       *[other] {" "}Man kan bruge { FORM($props, form: "a") }.
    }{ $dangers-count ->
        [0] {""}
       *[other] {" "}Pas på { FORM($dangers, form: "def") }.
    }{ $lights-count ->
        [0] {" "}Der er mørkt.
       *[other] {" "}Lyset viser { FORM($lights, form: "def") }.
    }
event-scene-added =
    { $what-id ->
        [reinforcements] Der kommer forstærkninger.
        [light] Lyset breder sig.
        [not_yet_done] Det er ikke færdigt endnu og fortsætter i næste runde.
       *[other] Nyt på scenen: { $what }.
    }
event-round-began =
    Runde { $number } begynder og varer omkring { $seconds ->
        [one] { $seconds } sekund
       *[other] { $seconds } sekunder
    }.
event-arrived =
    { $who } kommer { $mode-id ->
        [winded] forpustet til kampen
       *[fresh] til kampen med friske kræfter
    }{ $run-rounds ->
        [0] {" "}og er straks midt i den.
        [one] {" "}og har endnu { $run-rounds } rundes løb tilbage.
       *[other] {" "}og har endnu { $run-rounds } runders løb tilbage.
    }
event-intended =
    { $intention-id ->
        [engage] { $who } vil { intended-attack }.
        [block] { $who } vil spærre vejen for { $targets }.
        [prevent] { $who } vil forhindre det, { $targets } har tænkt sig.
        [force_through] { $who } vil mase sig forbi { $targets }.
        [pass_by] { $who } vil løbe uden om modstanderne{ $targets-count ->
            [0] {""}
           *[other] {" "}og { intended-attack }
        }.
        [move] { $who } vil flytte sig.
        [flee] { $who } vil flygte{ $targets-count ->
            [0] {""}
           *[other] {" "}fra { $targets }
        }.
        [full_defence] { $who } vil samle sig om at forsvare sig.
        [break_disadvantage] { $who } vil bryde ud af en ulempe.
        [aim] { $who } vil sigte { $targets-count ->
            [0] på et sted, hvor et mål kan dukke op
           *[other] på { $targets } med { FORM($weapon, form: "def") }
        }.
        [ready] { $who } holder sit våben klar{ $targets-count ->
            [0] {""}
           *[other] {" "}og holder øje med { $targets }
        }.
        [feint] { $who } vil finte mod { $targets }.
        [distract] { $who } vil distrahere { $targets }.
        [cast_support] { $who } vil kaste besværgelsen { $weapon }{ $targets-count ->
            [0] {""}
           *[other] {" "}på { $targets }
        }.
        [concentrate] { $who } vil holde koncentrationen om sin besværgelse.
        [hide] { $who } vil ud af syne.
        [pick_up] { $who } vil samle noget op{ $targets-count ->
            [0] {""}
           *[other] {" "}og { intended-attack }
        }.
        [interact] { $who } vil { $means-id ->
            [draw] tage { FORM($weapon, form: "def") } i hånden
            [first_aid] yde førstehjælp
           *[other] { $means }
        }.
        [bind] { $who } vil binde { $targets }.
        [hold] { $who } vil holde fast i en modstander.
        [arrive] { $who } vil nå frem til kampen.
        [speak] { $who } vil bare tale.
        [surrender] { $who } vil overgive sig.
        [wait] { $who } vil vente og forsvare sig.
        [other] { $who } vil gøre noget uden for listen.
       *[none] { $who } har en ny hensigt: { $intention }.
    }
intended-attack =
    { $means-id ->
        [unarmed] angribe { $targets } med de bare næver
        [shoot] skyde på { $targets } med { FORM($weapon, form: "def") }
        [throw] kaste { FORM($weapon, form: "def") } mod { $targets }
        [spell] kaste besværgelsen { $weapon } mod { $targets }
        [item] kaste besværgelsen { $weapon } mod { $targets } fra en skriftrulle
        [stunt] bruge { FORM($weapon, form: "def") } mod { $targets }
        [hurl] kaste { FORM($weapon, form: "def") } efter { $targets }
       *[melee] angribe { $targets } med { FORM($weapon, form: "def") }
    }
event-order-set =
    Rækkefølgen har { $nodes-count ->
        [one] ét trin
       *[other] { $nodes-count } trin
    }.
event-cycle-found = Hensigterne går i ring, så { $who } slår først.

## Hændelser: slag

event-counted =
    { $roll-id ->
        [defence] { $who } slår for forsvar mod { $against }
       *[success] { $who } slår for succes mod { $against }
    } { $attribute-id ->
        [none] som et ubevægeligt mål
       *[other] med { $attribute }
    }{ $reasons-count ->
        [0] {" "}uden tillæg eller fradrag.
       *[other] { $modifiers ->
            [0] , og tillæg og fradrag går lige op: { $reasons }.
           *[other] {" "}og i alt { SIGNED($modifiers) } i tillæg og fradrag: { $reasons }.
        }
    }
event-rolled =
    { $roll-id ->
        [poison] Giften fra { $who } har styrke { $total } mod { $against }.
        [defence] { $who } får { $total } i forsvar mod { $against }{ $still ->
            [true] {" "}som et ubevægeligt mål
           *[false] {""}
        }.
       *[success] { $who } får { $total } for succes mod { $against }.
    }
event-rerolled = Lige resultater ville ophæve hinanden, så { $who } slår om.
event-contested =
    { $successes ->
        [0] { $who } får ingen succes mod { $against }; forskellen er { SIGNED($diff) }.
       *[other] { $diff ->
            [0] { $mutual ->
                [true] { $who } står lige med { $against } og får { contested-successes }.
               *[false] { $who } slår lige så højt som forsvaret hos { $against } og får { contested-successes }.
            }
           *[other] { $who } slår { $diff } højere end { $against } og får { contested-successes }.
        }
    }
contested-successes =
    { $successes ->
        [one] { $successes } succes
       *[other] { $successes } succeser
    }
event-avoided = { $who } klarer sig mod { $by }.
event-overridden = Spillederen ændrer tillæg og fradrag for { $who } med { SIGNED($modifier) }.

## Hændelser: for succeserne

event-spent =
    { $who } bruger { $cost ->
        [one] { $cost } succes
       *[other] { $cost } succeser
    } på at { FORM($spend, form: "before") }{ FORM($spend, form: "whom") ->
        [yes] {" "}{ $against }{ FORM($spend, form: "after") }
       *[none] {""}
    }.
event-lost =
    { $who } lader { $successes ->
        [one] { $successes } succes
       *[other] { $successes } succeser
    } være ubrugt.
event-revised = { $who } ombestemmer sig og vil hellere { FORM($spend, form: "before") }{ FORM($spend, form: "whom") ->
        [yes] {" "}modstanderen{ FORM($spend, form: "after") }
       *[none] {""}
    }.
event-damage-rolled =
    { $who } slår skadeterninger, og { $damage ->
        [0] ingen tæller
       *[other] { $damage } tæller
    }.
event-wounded =
    { $cause-id ->
        [burning] { $lives ->
            [0] Ilden skader ikke { $who }.
           *[other] Ilden koster { $who } { wounded-lives }.
        }
        [poison] { $lives ->
            [0] Giften skader ikke { $who }.
           *[other] Giften koster { $who } { wounded-lives }.
        }
        [fall] { $lives ->
            [0] Faldet skader ikke { $who }.
           *[other] Faldet koster { $who } { wounded-lives }.
        }
       *[other] { $lives ->
            [0] { $by } rammer { $who } uden at skade.
           *[other] { $by } tager { wounded-lives } fra { $who } { FORM($damage-type, form: "with") }.
        }
    }
wounded-lives = { $lives } liv
event-knocked-out = { $who } går i jorden.
event-died = { $who } dør.
event-injured = { $by } sårer { $who } alvorligt i { FORM($part, form: "def") }.
event-condition-gained =
    { $condition-id ->
        [prone] { $who } ligger på jorden.
        [pinned_under] { $who } ligger klemt fast under en modstander.
        [lying_on] { $who } ligger oven på en modstander.
        [held_limb] { $who } holdes fast i { gained-part }.
        [held_both_arms] { $who } holdes fast i begge arme.
        [limb_stood_on] { $who } holdes nede af en fod på hånden.
        [teetering] { $who } vakler på kanten.
        [wading] { $who } står i vand til livet.
        [mud] { $who } vader i mudder.
        [crouched] { $who } kryber sammen.
        [injured_leg] { $who } kan kun halte.
        [injured_head] { $who } har en ulempe i alt på grund af såret i hovedet.
        [injured_torso] { $who } har en ulempe i alt på grund af såret.
        [injured_belly] { $who } kan kun gå og har en ulempe i alt.
        [injured_arm] { $who } kan ikke bruge { gained-part }.
        [injured_tail] { $who } kan ikke bruge halen.
        [injured_part] { $who } kan ikke bruge den sårede del.
        [injured_eye] { $who } kan ikke se.
        [blind] { $who } kan ikke se.
        [blindfolded] { $who } har bind for øjnene.
        [invisible] { $who } kan ikke længere ses.
        [eyes_full] { $who } har sand i øjnene.
        [shield_held] { $who } kan ikke bevæge skjoldet.
        [shield_turned] { $who } vender kun skjoldet mod én side.
        [weapon_bound] { $who } har et låst våben.
        [object_pinned] { $who } kan ikke løfte tingen.
        [hallucinating] { $who } ser syner.
        [amnesia] { $who } har mistet hukommelsen.
        [off_balance] { $who } mister balancen.
        [back_exposed] { $who } blotter ryggen.
        [aimed] { $who } har taget sigte.
        [opening] { $who } har fordel af finten i næste runde.
        [fresh] { $who } har friske kræfter.
        [defending] { $who } samler sig om at forsvare sig.
        [slowed] { $who } bliver langsommere.
        [hasted] { $who } bliver hurtigere.
        [gagged] { $who } har en hånd for munden.
        [bound_arms] { $who } har bundne hænder.
        [unconscious] { $who } mister bevidstheden.
        [at_mercy] { $who } har en klinge mod struben.
        [hanging] { $who } hænger på en klippekant.
        [knocked_out] { $who } er ude af kampen.
        [surrendered] { $who } kæmper ikke længere.
        [burning] { $who } brænder.
        [sparking] Der springer gnister fra det våben, { $who } fører.
        [stunted] { $who } har en ulempe i én runde.
        [broken_out] { $who } er brudt ud af omringningen.
       *[other] { $who } er { $condition }.
    }
gained-part =
    { $part-id ->
        [left_arm] venstre arm
        [right_arm] højre arm
        [left_leg] venstre ben
        [right_leg] højre ben
        [tail] halen
        [torso] kroppen
       *[other] armen
    }
event-condition-ended =
    { $condition-id ->
        [prone] { $who } ligger ikke længere på jorden{ ended-why }
        [pinned_under] { $who } ligger ikke længere klemt fast{ ended-why }
        [lying_on] { $who } ligger ikke længere oven på en modstander{ ended-why }
        [held_limb] { $who } holdes ikke længere fast i { gained-part }{ ended-why }
        [held_both_arms] { $who } kan bruge begge arme igen{ ended-why }
        [limb_stood_on] { $who } kan bruge hånden igen{ ended-why }
        [teetering] { $who } vakler ikke længere på kanten{ ended-why }
        [wading] { $who } står ikke længere i vand{ ended-why }
        [mud] { $who } er ude af mudderet{ ended-why }
        [crouched] { $who } retter sig op{ ended-why }
        [injured_leg] { $who } kan bruge benet igen{ ended-why }
        [injured_head] { $who } lider ikke længere under såret i hovedet{ ended-why }
        [injured_torso] { $who } lider ikke længere under såret i kroppen{ ended-why }
        [injured_belly] { $who } lider ikke længere under såret i maven{ ended-why }
        [injured_arm] { $who } kan bruge armen igen{ ended-why }
        [injured_tail] { $who } kan bruge halen igen{ ended-why }
        [injured_part] { $who } lider ikke længere under det alvorlige sår{ ended-why }
        [injured_eye] { $who } kan se igen{ ended-why }
        [blind] { $who } kan se igen{ ended-why }
        [blindfolded] { $who } har ikke længere bind for øjnene{ ended-why }
        [invisible] { $who } kan ses igen{ ended-why }
        [eyes_full] { $who } har ikke længere sand i øjnene{ ended-why }
        [shield_held] { $who } kan bevæge skjoldet igen{ ended-why }
        [shield_turned] { $who } vender ikke længere kun skjoldet mod én side{ ended-why }
        [weapon_bound] { $who } kan bruge sit våben igen{ ended-why }
        [object_pinned] { $who } kan løfte tingen igen{ ended-why }
        [hallucinating] { $who } ser ikke længere syner{ ended-why }
        [amnesia] { $who } husker igen{ ended-why }
        [off_balance] { $who } har genvundet balancen{ ended-why }
        [back_exposed] { $who } blotter ikke længere ryggen{ ended-why }
        [aimed] { $who } har mistet sigtet{ ended-why }
        [opening] { $who } har ikke længere fordel af finten{ ended-why }
        [fresh] { $who } har ikke længere friske kræfter{ ended-why }
        [defending] { $who } er ikke længere i fuldt forsvar{ ended-why }
        [slowed] { $who } er ikke længere langsom{ ended-why }
        [hasted] { $who } har ikke længere hast{ ended-why }
        [gagged] { $who } har ikke længere en hånd for munden{ ended-why }
        [bound_arms] { $who } har ikke længere bundne hænder{ ended-why }
        [unconscious] { $who } kommer til bevidsthed{ ended-why }
        [at_mercy] { $who } har ikke længere en klinge mod struben{ ended-why }
        [hanging] { $who } hænger ikke længere på klippekanten{ ended-why }
        [knocked_out] { $who } er tilbage i kampen{ ended-why }
        [surrendered] { $who } kæmper igen{ ended-why }
        [burning] { $who } brænder ikke længere{ ended-why }
        [sparking] Gnisterne går ud på det våben, { $who } fører{ ended-why }
        [stunted] { $who } har ikke længere ulempen{ ended-why }
        [broken_out] { $who } kan omringes igen{ ended-why }
       *[other] { $who } er ikke længere { $condition }{ ended-why }
    }
ended-why =
    { $why-id ->
        [aims_again] , fordi der sigtes på ny.
        [moved] , fordi { $who } har flyttet sig.
        [holder_turned] , fordi modstanderen vender sig mod andet.
        [holder_out] , fordi modstanderen er ude af kampen.
        [let_go] , fordi grebet slap.
        [spell_ended] , fordi besværgelsen er forbi.
        [pushed_away] , fordi et skub skilte dem ad.
        [parted] , fordi de to ikke længere står tæt sammen.
        [disarmed] , fordi våbnet er væk.
        [freed_by_ally] , fordi en kampfælle greb ind.
        [left] , fordi en af dem er gået.
        [healed] , fordi sårene er helet.
        [ruling] , fordi spillederen afgjorde det.
       *[over] .
    }
event-stopped =
    { $intention-id ->
        [engage] { $who } når ikke at angribe.
        [block] { $who } når ikke at spærre vejen.
        [prevent] { $who } når ikke at forhindre noget.
        [force_through] { $who } kommer ikke igennem.
        [pass_by] { $who } kommer ikke forbi.
        [move] { $who } når ikke frem.
        [flee] { $who } slipper ikke væk.
        [full_defence] { $who } kan ikke længere samle sig om forsvaret.
        [break_disadvantage] { $who } kommer ikke ud af ulempen.
        [aim] { $who } når ikke at sigte.
        [ready] { $who } når ikke at angribe.
        [feint] { $who } får ikke fintet.
        [distract] { $who } når ikke at distrahere nogen.
        [cast_support] { $who } når ikke at kaste besværgelsen.
        [concentrate] { $who } kan ikke længere koncentrere sig.
        [hide] { $who } når ikke at skjule sig.
        [pick_up] { $who } når ikke at samle noget op.
        [interact] { $who } bliver ikke færdig med udstyret.
        [bind] { $who } når ikke at binde nogen.
        [hold] { $who } mister grebet.
        [arrive] { $who } når ikke frem.
        [speak] { $who } når ikke at sige noget.
       *[other] { $who } kan ikke gøre, som det var tænkt.
    }
event-not-rolled =
    { $why-id ->
        [stopped] { $who } kan ikke gøre, som det var tænkt.
        [out] { $who } slår ikke mod { $against }, fordi { $down } er ude af kampen.
        [hold_lost] { $who } kan ikke binde { $against }, fordi grebet er tabt.
        [running_away] { $who } må først indhente { $against }.
        [withdrawing] { $who } når ikke { $against } i denne runde, fordi { $against } viger.
        [out_of_reach] { $who } kan ikke nå { $against }.
        [disarmed] { $who } har ikke længere noget våben mod { $against }.
        [gagged] { $who } kan ikke sige trylleformularen mod { $against }.
        [thing_gone] { $who } kommer for sent: en anden har brugt det, der skulle ramme { $against }.
        [no_threat] { $who } truer ikke længere { $against }.
       *[other] { $who } slår ikke mod { $against }: { $why }.
    }
event-pushed =
    { $metres ->
        [0] { $by } kan ikke rokke { $who }.
       *[other] { $by } flytter { $who } { $direction-id ->
            [back] væk
            [aside] til side
           *[other] hen mod { $direction }
        }, i alt { pushed-metres }.
    }
pushed-metres = { $metres } meter
event-fell =
    { $hazard-id ->
        [trap] { $by } kaster { $who } i fælden.
       *[other] { $by } kaster { $who } i kløften.
    }
event-piece-removed =
    { $piece-id ->
        [head] { $by } river hjelmen af { $who }.
       *[other] { $by } river et stykke rustning af { $who }.
    }
event-disarmed =
    { $where-id ->
        [ground] { $by } slår { FORM($weapon, form: "def") } ud af hænderne på { $who }.
        [out_of_reach] { $by } slynger { FORM($weapon, form: "def") } uden for rækkevidde.
        [behind_me] { $by } slynger { FORM($weapon, form: "def") } om bag sig.
        [at_my_feet] { $by } har { FORM($weapon, form: "def") } foran fødderne.
       *[other] { $by } tager { FORM($weapon, form: "def") } fra { $who }.
    }
event-took = { $who } har nu { FORM($item, form: "def") } i hånden.
event-object-pinned = { $who } træder på { FORM($item, form: "def") }, så { $against } ikke kan løfte noget.
event-tied =
    { $what-id ->
        [arms] { $by } binder hænderne på { $who }; benene er stadig fri.
       *[other] { $by } binder { $who } helt.
    }

## Hændelser: bevægelse

event-passed =
    { $around-count ->
        [0] { $who } løber uhindret videre.
       *[other] { $who } kommer forbi { $around }.
    }
event-moved =
    { FORM($to, form: "kind") ->
        [place] { $who } løber { FORM($to, form: "to") }.
       *[other] { $band-id ->
            [contact] { $who } når helt hen til { $to }.
            [short] { $who } er nu på kort afstand af { $to }{ moved-rounds }.
            [medium] { $who } er nu på mellemlang afstand af { $to }{ moved-rounds }.
            [long] { $who } er nu på lang afstand af { $to }{ moved-rounds }.
           *[other] { $who } er nu uden for rækkevidde af { $to }{ moved-rounds }.
        }
    }
moved-rounds =
    { $run-rounds ->
        [0] {""}
        [one] , { $run-rounds } rundes løb
       *[other] , { $run-rounds } runders løb
    }
event-fled =
    { $who } river sig løs{ $lead ->
        [0] , men uden forspring.
        [one] {" "}med et forspring på { $lead } rundes løb.
       *[other] {" "}med et forspring på { $lead } runders løb.
    }
event-chased =
    { $gap ->
        [0] { $who } indhenter { $fleer }.
        [one] { $who } forfølger { $fleer }, og der er { $gap } rundes løb imellem dem.
       *[other] { $who } forfølger { $fleer }, og der er { $gap } runders løb imellem dem.
    }
event-escaped =
    { $how-id ->
        [fled] { $who } slipper væk fra kampen.
       *[other] { $who } forsvinder fra kampen med besværgelsen { $how }.
    }

## Hændelser: ord, besværgelser, ting

event-surrender-demanded =
    { $to-count ->
        [0] { $who } opfordrer modstanderne til at overgive sig, men ingen forstår det.
       *[other] { $who } opfordrer { $to } til at overgive sig.
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
        [0] { $who } siger trylleformularen til { $spell }.
       *[other] { $who } kaster besværgelsen { $spell } mod { $targets }.
    }
event-spell-ended = Besværgelsen { $spell }, som { $who } kastede, virker ikke længere.
event-concentration-broken = { $who } mister koncentrationen om { $spell }.
event-concentration-kept = Angrebet gør ingen skade, og { $who } holder koncentrationen om { $spell }.
event-done =
    { $deed-id ->
        [draw] { $who } tager { FORM($on, form: "def") } i hånden.
        [stow] { $who } stikker våbnet væk.
        [put_down] { $who } lægger våbnet på jorden.
        [potion_out] { $who } tager en eliksir fra bæltet.
        [drink] { $who } drikker eliksiren.
        [pack_off] { $who } tager rygsækken af.
        [take_from_pack] { $who } tager noget op af rygsækken.
        [load] { $who } lader buen.
        [crossbow_reload] { $who } lader armbrøsten.
        [shield_on_off] { $who } tager skjoldet af eller på.
        [light_lantern] { $who } tænder lygten.
        [douse_light] { $who } slukker lyset.
        [force_door] { $who } bryder døren op.
        [first_aid] { $who } forbinder sine sår.
        [put_out_fire] { $who } slukker flammerne.
        [ready] Øjeblikket er inde, og { $who } angriber { $on }.
        [distract] { $who } trækker opmærksomheden fra { $on } til sig.
        [notices] { $who } opdager, hvad der foregår.
        [overturn] { $who } vælter noget og går i dækning bag det.
        [climb] { $who } kravler op.
        [drags] { $who } slæber { $on } med sig.
        [hides_in_vain] { $who } prøver at skjule sig, men modstanderne holder øje.
        [loses_sight] { $who } taber { $on } af syne.
        [finds_out] { $who } opdager { $on }.
        [tears_loose] { $who } river sig løs og kan bruge armen igen; det hæmmer stadig i denne runde.
        [stays_pinned] { $who } kan ikke rive sig løs og sidder stadig fast.
       *[other] { $who } er færdig: { $deed }.
    }
event-used-up =
    { $who } bruger { FORM($item, form: "a") }; { $left ->
        [0] der er ikke flere.
       *[other] der er { $left } tilbage.
    }
event-ammo-collected =
    { FORM($ammo, form: "ammo") ->
        [arrows] Efter kampen samler { $who } pile op og køber resten i byen.
        [bolts] Efter kampen samler { $who } armbrøstbolte op og køber resten i byen.
        [knives] Efter kampen samler { $who } knive op og køber resten i byen.
        [javelins] Efter kampen samler { $who } kastespyd op og køber resten i byen.
        [stones] Efter kampen samler { $who } nye sten.
       *[other] Efter kampen samler { $who } ammunition op og køber resten i byen.
    }
event-healed = { $who } får { $lives } liv tilbage.
event-precedent-kept =
    Til næste gang noteres det, at »{ $text }« koster { $cost ->
        [one] { $cost } succes
       *[other] { $cost } succeser
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

ask-intentions = Hvad er hensigterne?
ask-intend = Hvad vil { $who } gøre?
ask-means = Hvordan?
ask-weapon = Hvilket våben?
ask-spell = Hvilken besværgelse?
ask-targets = Mod hvem?
ask-attribute = Med hvilken egenskab?
ask-object = Hvilken ting?
ask-pace-after = Og så?
ask-declare-wound = Skal den første succes være et sår (»plus skade«)?
ask-goals = Hvad vil du opnå?
ask-approach = Hvordan kommer du derhen?
ask-blocker = Forbi hvem?
ask-around = Uden om hvem?
ask-then = Og så?
ask-destination = Hvorhen?
ask-pace = I hvilket tempo?
ask-drag = Hvem slæber du med dig?
ask-from = Fra hvem?
ask-into-cover = I hvilken dækning?
ask-hiding-place = Hvor skjuler du dig?
ask-shield-facing = Mod hvem er skjoldet vendt?
ask-condition = Ud af hvilken ulempe?
ask-at = Hvad sigter du på?
ask-trigger = Hvornår går skuddet af?
ask-through = Gennem hvem?
ask-by = Med hvad, eller hvor meget?
ask-action = Hvad helt præcist?
ask-mode = Hvordan når du frem?
ask-purpose = Med hvilket formål?
ask-say = Bliver der sagt noget imens?
ask-defence = Hvordan forsvarer du dig, hvis du angribes?
ask-after = Efter hvem?
ask-text = Hvad sker der? Sig det med dine egne ord.
ask-method = På hvilken måde?
ask-beneficiary = Til hvem?

## Spørgsmål: terninger

ask-success-roll = { $who } slår for succes.
ask-defence-roll = { $who } slår for forsvar mod { $against }.
ask-damage-dice = { $who } slår skadeterninger.
ask-poison = Hvor stærk er giften fra { $who }?
ask-resist-poison = { $who } modstår giften.
ask-chase-roll = { $who } slår i forfølgelsen.

## Spørgsmål: for succeserne

ask-spend =
    { $who } har { spend-left } mod { $target }. Hvad vil du bruge { $left ->
        [one] den
       *[other] dem
    } på?
ask-revise =
    { $who } har { spend-left } mod { $target }. Hvad vil du i stedet bruge { $left ->
        [one] den
       *[other] dem
    } på?
spend-left =
    { $left ->
        [one] { $left } succes
       *[other] { $left } succeser
    }
ask-keep = Ingen kan ophæve, hvad den anden gør. Holder { $who } fast ved sit valg mod { $target }?
ask-type = Hvilken slags skade?
ask-part = Hvilken del af kroppen?
ask-direction = I hvilken retning?
ask-other = Hvem er den anden?
ask-hold = Ud af hvilket greb?
ask-ally = Hvilken kampfælle?
ask-effect = Med hvilken virkning?
ask-where = Hvor ender det?

## Spørgsmål: spillederen

ask-objection = { $who } slår mod { $against }. Mangler der noget i det, der tæller, eller er noget forkert?
ask-whose = Hvis slag er det?
ask-other-ruling = { $who } vil gøre dette: »{ $text }«. Hvordan afgøres det?
ask-cost = Hvor mange succeser koster det?
ask-accept-ruling =
    Det ville koste { $cost ->
        [one] { $cost } succes
       *[other] { $cost } succeser
    } med denne virkning: { $effect }. Gør { $who } det?
ask-stunt-cost = Hvor mange succeser koster kunststykket?
ask-winded = Kommer { $who } med friske kræfter eller forpustet?
ask-action-rounds = Hvor mange runder tager det for { $who }? ({ $action })
ask-shorten = { $who } har næppe en chance tilbage. Skal vi korte det af, så { $who } bliver bundet?
ask-surrender = Overgiver { $who } sig?
ask-story-immunity = Får { $who } fat i en klippekant?
ask-unnoticed = Har { $who } endnu ikke opdaget nogen?
ask-slips-away = Slipper { $who } ud af syne?
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
ruling-unnoticed = målets uvidenhed
ruling-objection = det, der tæller

## Svar, hvor samme ord betyder noget andet

option-spend-serious-injury = gøre det til et alvorligt sår
option-revise-serious-injury = gøre det til et alvorligt sår
option-spend-stunt = lave et kunststykke
option-revise-stunt = lave et kunststykke
option-intend-engage = angribe eller true
    .short = angribe
option-intend-block = spærre vejen
option-intend-prevent = forhindre en handling
    .short = forhindre handling
option-intend-force-through = mase sig forbi
option-intend-pass-by = løbe uden om
option-intend-move = flytte sig
option-intend-flee = flygte
option-intend-full-defence = fuldt forsvar
option-intend-break-disadvantage = bryde ud af en ulempe
option-intend-aim = sigte
option-intend-ready = holde skuddet klar
option-intend-feint = finte eller vente på en åbning
    .short = finte
option-intend-distract = distrahere en modstander
    .short = distrahere
option-intend-cast-support = kaste en støttende besværgelse
    .short = støtte med besværgelse
option-intend-hide = skjule sig
option-intend-concentrate = holde koncentrationen
option-intend-pick-up = samle noget op
option-intend-interact = gøre noget med udstyret
    .short = bruge udstyret
option-intend-bind = binde en modstander
    .short = binde
option-intend-hold = bare holde fast
option-intend-arrive = ankomme
option-intend-speak = bare tale
option-intend-surrender = overgive sig
option-intend-wait = vente og forsvare sig
    .short = vente
option-intend-other = noget uden for listen
option-then-none = ikke mere
option-then-engage = angribe
option-after-none = ingen
option-object-none = ingen ting
option-spell-none = ingen besværgelse
option-spell-fear = magisk frygt
option-into-cover-none = ingen dækning
option-shield-facing-none = ikke mod nogen bestemt
option-say-none = nej
option-objection-none = der er intet at rette
option-objection-adjust = justere
option-spend-none = ikke mere
option-revise-none = ingenting
option-destination-away = væk herfra
option-at-place = på et sted, hvor et mål kan dukke op
option-approach-auto = efter behov
option-approach-none = blive på stedet
option-approach-run = i løb
option-pace-after-stay = blive
option-pace-after-withdraw = vige gående
option-pace-after-run = løbe
option-defence-best = det, der er bedst
option-defence-dodge = undvige
option-defence-parry = parere
option-defence-still = slet ikke forsvare sig
option-effect-nothing = ingen virkning
option-effect-stunted = hæmmet i en runde
option-keep-keep = holde fast ved valget
option-keep-change = vælge om
option-master-lives = liv
option-master-add-condition = tilføje en tilstand
option-master-end-condition = afslutte en tilstand
option-master-distance = afstand
option-master-place = sted
option-master-light = lys
option-master-weapon = våben i hånden
option-master-thing = tilføje en ting
option-master-awareness = klar over de andre eller ej
option-story-immunity-hanging = hænger på en klippekant
option-story-immunity-fallen = falder
option-pass = komme forbi

## Hensigter

word-engage = angreb
word-block = at spærre vejen
word-prevent = at forhindre en handling
word-force-through = at mase sig forbi
word-pass-by = at løbe uden om
word-move = at flytte sig
word-flee = flugt
word-full-defence = fuldt forsvar
word-break-disadvantage = at bryde ud af en ulempe
word-aim = sigte
word-ready = skud holdt klar
word-feint = finte
word-distract = distraktion
word-cast-support = besværgelse
word-concentrate = koncentration
word-hide = at skjule sig
word-pick-up = at samle op
word-interact = arbejde med udstyret
word-bind = at binde
word-hold = at holde fast
word-arrive = ankomst
word-speak = tale
word-surrender = overgivelse
word-wait = at vente
word-other = noget uden for listen

## Midler, veje, tempi

word-melee = nærkamp
word-shoot = skud
word-throw = kast
word-spell = besværgelse
word-item = skriftrulle
word-stunt = kunststykke
    .before = lave et kunststykke
    .whom = none
    .after = {""}
option-means-stunt = bruge det, stedet byder på
option-means-hurl = kaste med noget fra stedet
word-hurl = kast med en ting
word-grab-arm = holde armen tilbage
word-ram = støde til
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
    .def = stenene
    .a = sten
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
word-keep = beholde
word-change = skifte
word-adjust = justere
word-allow = tilladt
word-refuse = afvist
word-other-ruling = kendelse
word-cost = pris
word-effect = virkning
word-auto = efter behov
word-step = et skridt
word-best = det, der er bedst
word-still = slet intet forsvar
word-nothing = intet
word-arms = armene
word-all = det hele
word-notices = opdager, hvad der foregår
word-overturn = vælte noget
word-climb = kravle op på noget
word-drags = slæber en med sig
word-hides-in-vain = skjuler sig forgæves
word-loses-sight = taber af syne
word-finds-out = opdager en skjult
word-tears-loose = river sig løs
word-stays-pinned = sidder stadig fast
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
    .before = ramme
    .whom = yes
    .after = {""}
word-serious-injury = alvorligt sår
    .before = gøre det til et alvorligt sår
    .whom = none
    .after = {""}
word-outside-armour = ramme uden for rustningen
    .before = ramme
    .whom = yes
    .after = {" "}uden for rustningen
word-knock-down = slå omkuld
    .before = slå
    .whom = yes
    .after = {" "}omkuld
word-knock-down-and-pin = slå omkuld og lægge sig ovenpå
    .before = presse
    .whom = yes
    .after = {" "}mod jorden med kroppen
word-drag-down = rive med ned
    .before = rive
    .whom = yes
    .after = {" "}med ned
word-grab-limb = gribe og holde fast
    .before = gribe fat i
    .whom = yes
    .after = {""}
word-press-to-wall = presse op mod væggen
    .before = presse
    .whom = yes
    .after = {" "}op mod væggen
word-drive-into-corner = trænge op i et hjørne
    .before = trænge
    .whom = yes
    .after = {" "}op i et hjørne
word-stand-on-limb = træde på hånden
    .before = træde
    .whom = yes
    .after = {" "}på hånden
word-grab-shield = gribe fat i skjoldet
    .before = gribe fat i skjoldet på
    .whom = yes
    .after = {""}
word-pin-clothing = nagle fast i tøjet
    .before = nagle
    .whom = yes
    .after = {" "}fast i tøjet
word-blind-briefly = kaste sand i øjnene
    .before = kaste sand i øjnene på
    .whom = yes
    .after = {""}
word-unbalance = bringe ud af balance
    .before = bringe
    .whom = yes
    .after = {" "}ud af balance
word-encumber = hænge en byrde på
    .before = hænge en byrde på
    .whom = yes
    .after = {""}
word-push = skubbe
    .before = skubbe
    .whom = yes
    .after = {""}
word-pull = trække
    .before = trække
    .whom = yes
    .after = {""}
word-to-edge = skubbe ud til kanten
    .before = skubbe
    .whom = yes
    .after = {" "}ud til kanten
word-throw-in = kaste ned
    .before = kaste
    .whom = yes
    .after = {" "}ned
word-push-into-other = skubbe ind i en anden
    .before = skubbe
    .whom = yes
    .after = {" "}ind i en anden
word-bar-way = spærre vejen
    .before = spærre vejen for
    .whom = yes
    .after = {""}
word-pass = komme forbi
    .before = komme forbi
    .whom = yes
    .after = {""}
word-prevent-attack = forhindre angrebet
    .before = forhindre angrebet fra
    .whom = yes
    .after = {""}
word-hold-for-gag = gribe fat for senere at holde for munden
    .before = gribe
    .whom = yes
    .after = {" "}for senere at holde for munden
word-gag = holde for munden
    .before = holde
    .whom = yes
    .after = {" "}for munden
word-bind-weapon = låse våbnet
    .before = låse våbnet for
    .whom = yes
    .after = {""}
word-disarm = afvæbne
    .before = afvæbne
    .whom = yes
    .after = {""}
word-weapon-place = sige, hvor våbnet lander
    .before = bestemme, hvor våbnet lander
    .whom = none
    .after = {""}
word-weapon-take = tage våbnet
    .before = tage våbnet fra
    .whom = yes
    .after = {""}
word-escape = komme fri
    .before = komme ud af ulempen
    .whom = none
    .after = {""}
word-free-ally = befri en kampfælle
    .before = befri en kampfælle
    .whom = none
    .after = {""}
word-grab-object = tage en ting
    .before = tage tingen
    .whom = none
    .after = {""}
word-pin-object = træde på tingen
    .before = træde på tingen
    .whom = none
    .after = {""}
word-remove-piece = rive hjelmen af
    .before = rive hjelmen af
    .whom = yes
    .after = {""}
word-hold-both-arms = gribe om begge arme
    .before = gribe
    .whom = yes
    .after = {" "}om begge arme
word-blade-at-throat = sætte en klinge mod struben
    .before = sætte en klinge mod struben på
    .whom = yes
    .after = {""}
word-disengage = slippe væk
    .before = slippe væk
    .whom = none
    .after = {""}
word-spell-side-effect = bruge besværgelsens bivirkning
    .before = bruge besværgelsens bivirkning
    .whom = none
    .after = {""}
word-ignite = sætte ild til
word-burn = brænde over

## Tilstande

word-prone = liggende på jorden
word-pinned-under = klemt fast under en modstander
word-lying-on = liggende oven på en modstander
word-held-limb = fastholdt
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
word-shield-turned = kun dækket af skjoldet på én side
word-weapon-bound = bundet af et låst våben
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
word-slowed = gjort langsom
word-hasted = med hast
word-gagged = bragt til tavshed af en hånd for munden
word-bound-arms = bundet på hænderne
word-bound = bundet
word-paralysed = lammet
word-unconscious = bevidstløs
word-at-mercy = med en klinge mod struben
word-hanging = hængende på en klippekant
word-knocked-out = slået ud
word-surrendered = overgivet
word-burning = i brand
word-sparking = gnister på våbnet
word-stunted = hæmmet
word-broken-out = ude af omringningen
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
word-left = gået
word-no-threat = ingen trussel længere
word-out = ude af kampen
word-hindered = ikke længere muligt
word-attack = angreb
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
word-distraction = distraktion
word-break-attempt = at bryde ud af en ulempe
word-close-shot = skud på en nær angriber
word-running-target = løbende mål
word-poison = gift
    .with = med gift
word-no-kind = hverken tillæg eller fradrag

## Hvad tal består af

opponents = { $what } (modstander)
damage-dice = skadeterninger ({ $faces })
word-seconds = sekunder
word-run-rounds = runders løb
word-success = succes
count-success =
    { $count ->
        [one] { $count } succes
       *[other] { $count } succeser
    }
word-defence = forsvar
word-obstacle = forhindring
word-own-total = eget resultat
word-other-total = modstanderens resultat
word-successes = succeser
word-no-success = ingen succes
word-one-success = 1 succes
word-two-successes = 2 succeser
word-three-successes = 3 succeser
word-immobile = ubevægelig
word-pieces = stykker tilbage
word-difference = forskel mellem slagene
word-weight = vægt
word-held-already = allerede fastholdt
word-aware-and-free = på vagt og i stand til at værge sig
word-range-medium = mellemlang afstand
word-range-long = lang afstand
word-range-out-of-range = uden for rækkevidde
word-several-targets = flere mål
word-breaking-free = at bryde ud af en ulempe
word-tired-against-fresh = udmattet mod en frisk modstander
word-long-weapon-confined = langt våben, hvor der er trangt
word-invisible-opponent = usynlig modstander
word-hidden-target = skjult mål
word-dark-vs-lit = skud ud af mørket
word-darkness = mørke
word-damage-dice-healed = helende terninger
word-full-lives = højst det fulde antal liv
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
word-medium = mellemlang afstand
word-long = lang afstand
word-out-of-range = uden for rækkevidde
word-pierce = stik
    .with = med et stik
word-slash = hug
    .with = med et hug
word-crush = knusning
    .with = med et knusende slag
word-lightning = lyn
    .with = med lyn
word-fire = ild
    .with = med ild
word-mental = psykisk skade
    .with = med psykisk kraft
word-left-arm = venstre arm
    .def = venstre arm
word-right-arm = højre arm
    .def = højre arm
word-left-leg = venstre ben
    .def = venstre ben
word-right-leg = højre ben
    .def = højre ben
word-head = hoved
    .def = hovedet
word-torso = krop
    .def = kroppen
word-belly = mave
    .def = maven
word-eye = øje
    .def = øjet
word-tail = hale
    .def = halen

## Våben, rustninger, besværgelser

word-spells = besværgelser
word-unarmed = bare næver
    .def = de bare næver
word-dagger = dolk
    .def = dolken
    .a = en dolk
    .ammo = knives
word-knife = kniv
    .def = kniven
    .a = en kniv
    .ammo = knives
word-throwing-knife = kastekniv
    .def = kastekniven
    .a = en kastekniv
    .ammo = knives
word-cudgel = knippel
    .def = knippelen
    .a = en knippel
word-staff = stav
    .def = staven
    .a = en stav
word-short-sword = kortsværd
    .def = kortsværdet
    .a = et kortsværd
word-sabre = sabel
    .def = sablen
    .a = en sabel
word-sword = sværd
    .def = sværdet
    .a = et sværd
word-spear = spyd
    .def = spyddet
    .a = et spyd
word-javelin = kastespyd
    .def = kastespyddet
    .a = et kastespyd
    .ammo = javelins
word-axe = økse
    .def = øksen
    .a = en økse
word-stone-axe = stenøkse
    .def = stenøksen
    .a = en stenøkse
word-hammer = hammer
    .def = hammeren
    .a = en hammer
word-hammer-of-lightning = fortryllet hammer
    .def = den fortryllede hammer
    .a = en fortryllet hammer
word-two-handed-club = tohåndskølle
    .def = tohåndskøllen
    .a = en tohåndskølle
word-two-handed-sword = tohåndssværd
    .def = tohåndssværdet
    .a = et tohåndssværd
word-giant-club = kæmpekølle
    .def = kæmpekøllen
    .a = en kæmpekølle
word-bow = bue
    .def = buen
    .a = en bue
    .ammo = arrows
word-crossbow = armbrøst
    .def = armbrøsten
    .a = en armbrøst
    .ammo = bolts
word-sling = slynge
    .def = slyngen
    .a = en slynge
    .ammo = stones
word-fire-clay = ildler
    .def = ildleret
    .a = noget ildler
word-stone = sten
    .def = stenen
    .a = en sten
    .ammo = stones
word-bite = bid
    .def = et bid
word-dire-bite = bid
    .def = et bid
word-claws = kløer
    .def = kløerne
word-sting = giftbrod
    .def = giftbrodden
word-mandibles = kindbakker
    .def = kindbakkerne
word-fists = stennæver
    .def = stennæverne
word-hooves = hove
    .def = hovene
word-fire-breath = ildånde
    .def = sin ildånde
word-thick-leather = tykt læder
word-breastplate = brystplade
word-heavy-armour = tung rustning
word-dwarf-plate = dværgerustning
word-chitin = kitinpanser
word-stone-skin = sten
word-scales = skæl
word-thick-hide = tyk hud
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
word-slow = langsomhed
word-haste = hast
word-paralysis = lammelse
word-gust = vindstød
word-light = lys
word-healing-touch = helende hånd
word-weapon-of-sparks = gnistrende våben

## Steder og ting

word-hall = hal
    .kind = place
    .in = i hallen
    .def = hallen
    .to = ind i hallen
word-bridge = bro
    .kind = place
    .in = på broen
    .def = broen
    .to = ud på broen
word-glade = lysning
    .kind = place
    .in = i lysningen
    .def = lysningen
    .to = ind i lysningen
word-road = vej
    .kind = place
    .in = på vejen
    .def = vejen
    .to = ud på vejen
word-corridor = gang
    .kind = place
    .in = i gangen
    .def = gangen
    .to = ind i gangen
word-gate = port
    .kind = place
    .in = ved porten
    .def = porten
    .to = hen til porten
word-camp = lejrplads
    .kind = place
    .in = på lejrpladsen
    .def = lejrpladsen
    .to = ind på lejrpladsen
word-pillar = søjle
    .def = søjlen
    .a = en søjle
word-wall-tables = tunge borde langs væggene
    .def = de tunge borde langs væggene
    .a = de tunge borde langs væggene
word-small-table = lille bord
    .def = det lille bord
    .a = et lille bord
word-tallow-lamps = talglamper
    .def = talglamperne
    .a = talglamper
word-chandelier = lysekrone
    .def = lysekronen
    .a = en lysekrone
word-wagons = vogne
    .def = vognene
    .a = vognene
word-lair = hulens indgang
    .def = hulens indgang
    .a = hulens indgang
word-bushes = buske
    .def = buskene
    .a = buske
word-door = dør
    .def = døren
    .a = en dør
word-torch = fakkel
    .def = faklen
    .a = en fakkel
word-campfire = lejrbål
    .def = lejrbålet
    .a = et lejrbål
word-sand = sand
    .def = sandet
    .a = sand
word-rope = reb
    .def = rebet
    .a = et reb
word-lantern = lygte
    .def = lygten
    .a = en lygte
word-horn = horn
    .def = hornet
    .a = et horn
word-potion = eliksir
    .def = eliksiren
    .a = en eliksir
word-potion-in-hand = eliksir i hånden
word-bank = bred
    .kind = place
    .in = på bredden
    .def = bredden
    .to = op på bredden
word-cave = hule
    .kind = place
    .in = i hulen
    .def = hulen
    .to = ind i hulen
word-cell = celle
    .kind = place
    .in = i cellen
    .def = cellen
    .to = ind i cellen
word-cellar = kælder
    .kind = place
    .in = i kælderen
    .def = kælderen
    .to = ned i kælderen
word-ledge = afsats
    .kind = place
    .in = på afsatsen
    .def = afsatsen
    .to = ud på afsatsen
word-merlon = murtinde
    .def = murtinden
    .a = en murtinde
word-river = flod
    .kind = place
    .in = i floden
    .def = floden
    .to = ud i floden
word-shaft = skakt
    .kind = place
    .in = i skakten
    .def = skakten
    .to = ned i skakten
word-table = bord
    .def = bordet
    .a = et bord
word-chair = stol
    .def = stolen
    .a = en stol
word-wall = mur
    .def = muren
    .a = en mur
word-room = rum
    .kind = place
    .in = i rummet
    .def = rummet
    .to = ind i rummet
word-pit = grube
    .kind = place
    .in = i gruben
    .def = gruben
    .to = ned i gruben
word-yard = gård
    .kind = place
    .in = i gården
    .def = gården
    .to = ud i gården
word-boulder = kampesten
    .def = kampestenen
    .a = en kampesten
word-thing-1 = en ting
word-thing-2 = endnu en ting
word-thing-3 = en tredje ting
word-thing-4 = en fjerde ting
word-thing-5 = en femte ting
word-chasm = kløft
    .def = kløften
word-trap = fælde
    .def = fælden
word-ground = jorden

## Overblikket

distance =
    { $band }, { $rounds ->
        [one] { $rounds } rundes løb
       *[other] { $rounds } runders løb
    }
passage-for =
    { $count ->
        [one] plads til én ad gangen
       *[other] plads til { $count } ad gangen
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
word-scene = bræt
word-combatants = deltagere
word-intentions = hensigter
word-intention = hensigt
word-things = ting
word-thing = ting
word-items = ting
word-where = hvor
word-pinned-by = den, der står på tingen
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
word-reason-h4 = distraktion kommer først
word-reason-h5 = som aftalt
word-reason-h6 = grebet kommer før dets brug
word-reason-h7 = koncentrationen kommer før dens virkning
word-distance = afstand
word-place = sted
word-weapon = våben i hånden
word-awareness = kendskab til de andre
word-aware = ved besked
word-unaware = aner intet
word-add-condition = ny tilstand
word-end-condition = tilstand forbi

## Tabeller med nøjagtige chancer

table-successes = succeser
table-wound = liv mistet ved et sår
table-difference = forskel mellem slagene

### Teksten på kortene, lavet af det, de gør.

card-repeats-weapon = brug et våben to gange i en kamp
card-two-sides =
    med en mental mutation: { $good }; uden: { $bad }{ $end ->
        [true] {" "}(når turen slutter)
       *[false] { "" }
    }
card-happening =
    { $what }{ $end ->
        [true] {" "}når turen slutter
       *[false] { "" }
    }

## I en tur

effect-nothing = der sker ingenting
effect-gain-ap = { SIGNED($amount) } handlingspoint
effect-gain-ap-after = { SIGNED($amount) } handlingspoint, eller { SIGNED($instead) } efter { $after } i samme tur
effect-lose-all-ap = mist alle handlingspoint
effect-change-glory =
    { SIGNED($amount) } hæder{ $only-up-to ->
        [0] { "" }
       *[other] , kun med hæder { $only-up-to } eller mindre
    }
effect-draw-equipment =
    træk { $cards ->
        [one] et udstyrskort
       *[other] { $cards } udstyrskort
    }
effect-discard-hand =
    kassér { $cards ->
        [one] et kort fra hånden
       *[other] { $cards } kort fra hånden
    }
effect-change-madness = { SIGNED($amount) } vanvid, til turen slutter
effect-free-step = gå et skridt gratis, uden lokation og hændelse
effect-look-at-hand = se en anden spillers hånd
effect-show-hand = vis alle din hånd
effect-take-from-discard = tag et kort fra bunken af kasseret udstyr
effect-discard-weapon = kassér et våben
effect-draw-quest = træk et opgavekort
effect-drop-psychopath = slip af med en psykopat i din oppakning
effect-rob-player =
    tag et våben, eller et tilfældigt håndkort, fra en spiller { $reach ->
        [0] på dit felt
        [one] på dit felt eller ved siden af
       *[other] højst { $reach } felter væk
    }
effect-ask-for-card = en anden spiller giver dig et kort
effect-shed-mutation = slip af med en mutation
effect-ride =
    kør op til { $fields ->
        [one] { $fields } felt
       *[other] { $fields } felter
    }
effect-fight-rival = kæmp mod { $rival }
effect-roll-table = slå en terning, og se, hvad der sker

## I oppakningen

effect-madness = { SIGNED($amount) } vanvid
effect-hand-size = håndgrænse { SIGNED($amount) }
effect-low-die-ap = { SIGNED($amount) } handlingspoint, hvis den valgte terning viser mindre end { $threshold }
effect-reroll =
    { $whose-id ->
        [own] én gang pr. tur: slå en af dine egne terninger om
       *[others] én gang pr. tur: få en anden spiller til at slå en terning om
    }
effect-redraw-area = én gang pr. tur: læg et trukket etfeltsområde til side, og træk et andet

## I en kamp

in-each-pass =
    { $frequency-id ->
        [each_pass] {" "}i hver omgang
       *[once] { "" }
    }
ability-change-total =
    giver { $side-id ->
        [own] sin side
       *[opponent] modstanderen
    } { SIGNED($amount) }{ $per-id ->
        [bystander] {" "}for hver tilskuer
       *[once] { "" }
    }{ $glory ->
        [0] { "" }
       *[other] , hvis modstanderen har hæder { $glory } eller mere
    }{ $cards ->
        [0] { "" }
        [one] , hvis modstanderen brugte et kort i omgangen
       *[other] , hvis modstanderen brugte mindst { $cards } kort i omgangen
    }{ $weapon ->
        [true] , når modstanderen har brugt et våben
       *[false] { "" }
    }{ $frequency-id ->
        [each_pass] , i hver omgang
       *[once] { "" }
    }
ability-cancel-last-bonus = ophæver den sidste bonus, modstanderen gav sig selv{ in-each-pass }
ability-reroll-own-die = slår sin terning om ved { $up-to } eller mindre{ in-each-pass }
ability-keep-higher-die = slår en terning til, og den højeste gælder{ in-each-pass }
ability-silence-bystanders = tilskuere må ikke bruge kort i omgang { $in-pass }
ability-copy-die = dens terning viser det samme som modstanderens{ in-each-pass }
ability-discard-or-else = giver sin side { SIGNED($amount) }, medmindre modstanderen kasserer et kort{ in-each-pass }
ability-extra-loss = den, der taber til den, mister { $glory } hæder mere

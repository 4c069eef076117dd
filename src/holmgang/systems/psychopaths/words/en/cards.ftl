### What stands on cards, made of what they do.

card-repeats-weapon = use a weapon a second time in a fight
card-two-sides =
    with a mental mutation: { $good }; without: { $bad }{ $end ->
        [true] {" "}(at the end of the turn)
       *[false] { "" }
    }
card-happening =
    { $what }{ $end ->
        [true] {" "}at the end of the turn
       *[false] { "" }
    }

## In a turn

effect-nothing = nothing happens
effect-gain-ap = { SIGNED($amount) } AP
effect-gain-ap-after = { SIGNED($amount) } AP, or { SIGNED($instead) } after { $after } in the same turn
effect-lose-all-ap = lose all AP
effect-change-glory =
    { SIGNED($amount) } glory{ $only-up-to ->
        [0] { "" }
       *[other] , only with glory { $only-up-to } or less
    }
effect-draw-equipment =
    draw { $cards ->
        [one] an equipment card
       *[other] { $cards } equipment cards
    }
effect-discard-hand =
    discard { $cards ->
        [one] a hand card
       *[other] { $cards } hand cards
    }
effect-change-madness = { SIGNED($amount) } madness until the end of the turn
effect-free-step = take a free step, without location and event
effect-look-at-hand = look at another player’s hand
effect-show-hand = show everyone your hand
effect-take-from-discard = take a card out of the equipment discard pile
effect-discard-weapon = discard a weapon
effect-draw-quest = draw a quest card
effect-drop-psychopath = get rid of a psychopath you hold
effect-rob-player =
    take a weapon, or a random hand card, from a player { $reach ->
        [0] on your field
        [one] on your field or next to it
       *[other] at most { $reach } fields away
    }
effect-ask-for-card = another player gives you a card
effect-shed-mutation = get rid of a mutation
effect-ride =
    ride up to { $fields ->
        [one] { $fields } field
       *[other] { $fields } fields
    } far
effect-fight-rival = fight { FORM($rival, form: "the") }
effect-roll-table = roll a die to see what happens

## In the inventory

effect-madness = { SIGNED($amount) } madness
effect-hand-size = hand size { SIGNED($amount) }
effect-low-die-ap = { SIGNED($amount) } AP if the die you keep shows less than { $threshold }
effect-reroll =
    { $whose-id ->
        [own] once per turn, reroll one of your dice
       *[others] once per turn, make another player reroll a die
    }
effect-redraw-area = once per turn, set aside a drawn one-field area and draw another

## In a fight

in-each-pass =
    { $frequency-id ->
        [each_pass] {" "}in each pass
       *[once] { "" }
    }
ability-change-total =
    { $side-id ->
        [own] its side gets
       *[opponent] the opponent gets
    } { SIGNED($amount) }{ $per-id ->
        [bystander] {" "}for each bystander
       *[once] { "" }
    }{ $glory ->
        [0] { "" }
       *[other] {" "}if the opponent has glory { $glory } or more
    }{ $cards ->
        [0] { "" }
        [one] {" "}if the opponent used a card in the pass
       *[other] {" "}if the opponent used { $cards } or more cards in the pass
    }{ $weapon ->
        [true] {" "}once the opponent has used a weapon
       *[false] { "" }
    }{ in-each-pass }
ability-cancel-last-bonus = cancels the last bonus the opponent gave itself{ in-each-pass }
ability-reroll-own-die = rerolls its die at { $up-to } or less{ in-each-pass }
ability-keep-higher-die = rolls another die, and the higher one counts{ in-each-pass }
ability-silence-bystanders = bystanders may not use cards in pass { $in-pass }
ability-copy-die = its die becomes equal to the opponent’s{ in-each-pass }
ability-discard-or-else = its side gets { SIGNED($amount) } unless the opponent discards a card{ in-each-pass }
ability-extra-loss = a player who loses to it loses { $glory } glory more

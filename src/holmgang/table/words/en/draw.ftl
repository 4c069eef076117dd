## What stands on and around the board

table-map-of = { $title }, { $width } by { $height } squares
table-hexes-of =
    { $count ->
        [one] A map of one field
       *[other] A map of { $count } fields
    }
table-no-board = This fight has no board.
table-board-tools = Board
table-layer-threat = Threatened squares
table-smaller = Smaller
table-larger = Larger
table-show-all = Show all
table-contact = in contact
table-sealed = sealed
table-nothing-here = Nothing here.

## The board in words

table-board-in-words = The board in words
table-stands-at = { $who }: at { $place }
table-in-threat = on a threatened square
table-in-dark = in the dark
table-in-contact = { $one } and { $other } are in contact
table-value-of = { $name } { $value } of { $most }
table-number-spoken =
    { $number }, { $terms ->
        [one] one term
       *[other] { $terms } terms
    }

## Cards of the roster

table-roster = Sheets
table-you = you
table-of-most = of { $most }
table-cards-hidden =
    { $count ->
        [one] one card hidden
       *[other] { $count } cards hidden
    }

## The question

table-your-questions = Your questions
table-steps = Your choices
table-choose = choose
table-as-suggested = as suggested
table-suggested-count = { $count } more
table-tap-cell = Tap a gold square.
table-tap-cell-price = Tap a gold square. The number is its price: { $coin }.
table-tap-token = Or tap the board.
table-ruling-hint = Everyone will read your ruling in the log.
table-as-the-rules-have-it = By default: { $what }
table-not-possible = Not possible:
table-barred-count = { $count } not possible now
table-filter = Filter
table-all-verbs = All { $count } …
table-all-options = All { $count } in a list
table-some-count =
    { $least ->
        [0] { $chosen } of at most { $most }
       *[other] { $chosen } of { $least } to { $most }
    }
table-none-of-them = None of them
table-this-order = In this order
table-this-much = Use { $amount }
table-it-fell = Rolled: { $faces }
table-move-up = { $what }: up
table-move-down = { $what }: down
table-less = Less
table-more = More
table-letters-left = { $left } of { $most } left
table-letters-left-script = #LEFT of #MOST left
table-roll = Roll
table-die-number = Die { $number }, { $die }
table-against = against
table-costs = Costs
table-send = Send
table-change = Change
table-confirm = Confirm
table-your-answer-stands = Your answer:
table-since-script = for #TIME
table-nothing-to-do = You have nothing to answer right now.

## Log and dice

table-last-dice = Last dice
table-rolled = { $who }: { $faces }
table-log-empty = Nothing has happened yet.

## The curtain

table-curtain-hand-over = Hand the screen to { $name }
table-curtain-nothing-shown = No player’s secrets are on the screen now.
table-curtain-lift = I am { $name }, continue

## Laying things

table-lay-title = Lay { $what }
table-lay-hint = Tap a place to put it there, tap it again to turn it.
table-lay-free =
    { $count ->
        [one] It fits in one place.
       *[other] It fits in { $count } places.
    }
table-lay-place =
    { $count ->
        [one] Place { $place }
       *[other] Place { $place }; { $count } turns fit
    }
table-lay-meets = { $own } meets { $other }
table-lay-in-words = In words
table-lay-where = Place
table-lay-choose = choose a place
table-lay-turn = Turn
table-lay-turned = turn { $number } of { $of }
table-lay-here = Leave it here
table-side-east = east
table-side-north-east = north-east
table-side-north-west = north-west
table-side-west = west
table-side-south-west = south-west
table-side-south-east = south-east
table-side-of-east = east of { $field }
table-side-of-north-east = north-east of { $field }
table-side-of-north-west = north-west of { $field }
table-side-of-west = west of { $field }
table-side-of-south-west = south-west of { $field }
table-side-of-south-east = south-east of { $field }

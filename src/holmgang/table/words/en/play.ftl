# Sitting at the table: waiting, dice, what happened meanwhile, keys.

play-menu = Menu
play-close = Close
play-seat-tools = More
play-bell = Call me when it is my turn
play-back-new = Back at the table. New in the log: #NEW
play-since-you = Since you looked away: #NEW new
play-moved = #WHAT is number #PLACE now
play-hand-over = Let the engine play for me
play-take-back = I play again
play-take-back-of = { $who }: play again
play-engine-for-you = The engine plays for you.
play-you-pass = You pass until something changes.
play-pass-no-more = Ask me again
play-own-dice = I roll my own dice again
play-dice-fair = provably fair
play-dice-typed = typed in
play-dice-seeded = virtual
play-rewind-why = Why? Everybody reads it.
page-reason = Reason: { $why }
page-dice-are-virtual = The dice of this table are virtual. Real dice are chosen when a fight is set up.

play-keys = Keys
play-key-choose = choose an option, or the face of a die
play-key-send = send the answer
play-key-back = a step back
play-key-arrows = from option to option, from spot to spot
play-key-order = move a row up or down
play-key-roll = roll
play-key-filter = filter a long list
play-key-confirm = stand by your answer
play-key-undo = take back
play-key-places = question, board, log, sheets
play-key-words = the board in words
play-key-news = what happened since you looked away
play-key-keys = this list

table-no-dice = No die has fallen yet.
table-roll-for-me = Roll it for me
table-roll-always = Always roll for me
table-pass-on = Until something changes: { $what }

play-advice-on = advice on
play-advice-shown = The host has turned advice on: everybody asked at this table sees how often an answer wins.
play-advice-turn-on = Turn advice on for everybody
play-advice-turn-off = Turn advice off
table-advice = How often it wins
table-advice-how = { $count ->
    [one] { $count } match played on from what you can know
   *[other] { $count } matches played on from what you can know
}
table-advice-soon = Playing it on …
table-advice-between = { $low }–{ $high } %

# Sitting at the table: waiting, dice, what happened meanwhile, keys.

play-menu = Menu
play-close = Close
play-seat-tools = More
play-bell = Sound on my turn
play-back-new = Back at the table. New in the log: #NEW
play-since-you = #NEW new since you looked away
play-moved = #WHAT is now number #PLACE
play-hand-over = Let the computer play for me
play-take-back = Take over again
play-take-back-of = { $who }: take over again
play-engine-for-you = The computer plays for you.
play-you-pass = You pass until something changes.
play-pass-no-more = Ask me again
play-own-dice = Roll my own dice again
play-dice-fair = provably fair
play-dice-typed = typed in
play-dice-seeded = virtual
play-rewind-why = Why? Everyone reads it.
page-reason = Reason: { $why }
page-dice-are-virtual = The dice of this table are virtual. Real dice are chosen when a fight is set up.

play-keys = Keys
play-key-choose = choose an option, or the face of a die
play-key-send = send the answer
play-key-back = go back a step
play-key-arrows = from option to option, from place to place
play-key-order = move a row up or down
play-key-roll = roll
play-key-turn = turn a piece that you lay
play-key-filter = filter a long list
play-key-confirm = confirm your answer
play-key-undo = undo
play-key-places = question, board, log, sheets
play-key-words = the board in words
play-key-news = what happened since you looked away
play-key-keys = this list

table-no-dice = No dice have been rolled yet.
table-roll-for-me = Roll for me
table-roll-always = Always roll for me
table-pass-on = Until something changes: { $what }
table-goes-on-for-you = You can do nothing else here. The game goes on for you in a moment, and the others cannot tell why.
table-declined-again = Ask me again what I declined

play-advice-on = advice on
play-advice-shown = The host has turned advice on: every player at this table sees how often an answer wins.
play-advice-turn-on = Turn advice on for everyone
play-advice-turn-off = Turn advice off
table-advice = How often it wins
table-advice-how = { $count ->
    [one] { $count } fight simulated from what you can know
   *[other] { $count } fights simulated from what you can know
}
table-advice-soon = Simulating…
table-advice-between = { $low }–{ $high } %

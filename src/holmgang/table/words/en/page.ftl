# The words of the page around a fight.

page-language = Language
page-language-en = English
page-language-cs = Čeština
page-language-da = Dansk
page-to-day = Light theme
page-to-night = Dark theme
page-skip = Skip to the content
page-skip-question = Skip to the question
page-nav = Pages
page-tools = Tools
page-tables = Tables
page-to-the-tables = All tables

# Lobby
page-choose-a-fight = Choose a fight
page-your-table = Your table
page-table-over = The fight is over.
page-table-awaits-you = It is your turn.
page-table-goes-on = The fight goes on.
page-table-gathers = Players are still missing.
page-table-gathered = Everyone is here.
page-take-your-seat = Take your seat
page-look-again = Look at it again
page-players = { $players ->
    [one] { $players } player
   *[other] { $players } players
}
page-plus-master = + game master
page-play-now = Play now
page-with-friends = With friends

# Gathering and joining
page-seat-yours = your seat
page-plays-more = { $count } more
page-seat-for-a-friend = for a friend
page-seat-taken = has joined
page-invite = Invite
page-invite-to = Invitation: { $seat }
page-invite-onlookers = Invitation for spectators
page-invite-how = Let them scan this, or send them the link:
page-qr = QR code of the link
page-back-to-table = Back to the table
page-begin = Begin the fight
page-waiting-for-host = Waiting for the host to begin.
page-lan-closed = Only this machine can open the links. Your friends’ phones cannot reach it.
page-lan-means = If you open the server to the local network, everyone in it can join by a link and create tables here. Nothing is encrypted: do it at home, not in a café. It lasts until the server stops.
page-lan-open = Open to the local network
page-lan-stuck = Start the server with --lan so that friends in your network can reach it.
page-lan-is-open = Friends in this network reach you at { $address }
page-lan-or-name = or at { $address }
page-lan-none = This machine is not in a network that friends could use. Connect it and try again.
page-lan-failed = The server cannot listen on { $address } ({ $why }).
page-gather-phone = On your phone:
page-gather-word = and the word
page-begin-with = Begin, the computer takes { $who }
page-begin-later = A friend can still take the seat later.
page-seat-free = free
page-seat-ready = { $who } ✓ ready
page-pick = Whom do you play?
page-only-watch = Only watch
page-ready = I am ready
page-not-ready = Not ready after all
page-choose-this = Take this one instead
page-seat-gone = Another player has just taken this seat. Choose another.
page-join-word = The table’s word
page-join = Join a table
page-your-seat = Your seat: { $seat }
page-your-name = Your name
page-sit-down = Join
page-watch = Watch

page-fair = Dice that can be proved fair
page-fair-how = With this number the server has committed itself to its secret. Your own words are mixed in, so no one can steer the dice; after the fight the secret is shown and every roll can be checked.
page-fair-words = Your words for the dice
page-fair-add = Add
page-fair-takes-no-seed = Fair dice take no seed: words for them come after the commitment. Leave the seed out, or order "dice": "seeded".
page-fair-needs-words = Fair dice need words from at least one player before the first roll.

# At the table
page-board = Board
page-question = Question
page-roster = Combatants
page-log = Log
page-seats = Seats
page-seat-you = your turn
page-seat-called = is asked
page-seat-thinks = thinking
page-seat-engine = computer
page-seat-confirmed = confirmed ✓
page-seat-here = here
page-seat-away = away
page-undo = Undo your last decision
page-skip-pace = Skip the wait
page-lost = Connection lost. Looking for the table…
page-back = Back at the table.
page-ways = What do you mean?
page-your-call = It is your turn.
page-waiting = Waiting…
page-waiting-for = Waiting for { $who }.
page-confirm-yours = Do you confirm?
page-not-confirmed = Not confirmed yet: { $who }.
page-still-deciding = Still deciding: { $who }.
page-waiting-confirm = Waiting for { $who } to confirm.
page-lost-seats = Connection lost: { $who }.
page-seat-to-confirm = not confirmed yet
page-seat-lost = connection lost
page-unsent = Not sent yet. It goes out as soon as the connection is back.
page-over = The fight is over.
page-undo-asked = { $who } would like to undo { $back ->
    [one] the last decision.
   *[other] the last { $back } decisions and rolls.
}
page-undo-missing = Still to agree: { $who }.
page-agree = Agree
page-disagree = No
page-never-mind = Cancel

# What cannot be done
page-trouble = That did not work
page-refused = That cannot be done.
page-no-such-page = There is no such page.
page-stale = That question has been settled in the meantime. This is how things stand now.
page-key-used = This key has already been used for something else.
page-not-asked = It is not your turn.
page-not-yours = This is not your table. Ask your host for a link.
page-unknown = There is no such table.
page-unknown-link = This link does not exist, or it has been withdrawn. Ask your host for a new one.
page-closed = This fight can be read but not continued: { $why }
page-visitor-closed = The server is shutting down, and this came too late to be saved. Nothing has changed; please try again in a moment.
page-fault = Error in the rules; the fight is saved up to here. { $why }
page-nothing-to-undo = There is nothing to undo.
page-cannot-pass = You cannot pass here.
page-not-begun = The fight has not begun.
page-begun-already = The fight has already begun.
page-only-watching = You are only watching.
page-not-invited = To create tables on this server you need an invitation. To join a table, use its host’s link.
page-unknown-welcome = This invitation does not exist, or it has been used.
page-too-many-tables = That is enough for one day: at most { $most } tables.
page-too-fast = That was too much at once. Wait a moment and try again.
page-too-large = That is too large.
page-too-slow = That took too long to arrive. Try again.
page-other-site = This request comes from another site.
page-wrong-address = Unknown host name.
page-database-away = The database does not answer right now. Please try again in a few seconds; nothing counts twice.
page-our-fault = Error on the server. Nothing you did is lost; please report number { $number } to the server’s administrator.

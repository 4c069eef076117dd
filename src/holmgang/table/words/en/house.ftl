house-welcome = You are invited
house-welcome-how = With this invitation you may create tables on this server, in this browser, and invite others to them.
house-come-in = Enter
house-this-browser = This browser
house-this-browser-how = { $tables ->
    [0] It holds no seat and no table here.
    [one] It is known at one table. Anyone who uses this browser sits on your seats.
   *[other] It is known at { $tables } tables. Anyone who uses this browser sits on your seats.
}
house-forget = Forget this browser
house-seats = Seats
house-seats-how = A new link brings a player to a seat. Removing a seat ends all its links, and the player there is out at once.
house-seat-held = taken
house-revoke = Remove
page-not-invited = To create tables on this server you need an invitation. To join a table, use its host’s link.
page-unknown-welcome = This invitation does not exist, or it has been used.
page-too-many-tables = That is enough for one day: at most { $most } tables.
page-too-fast = That was too much at once. Wait a moment and try again.
page-too-large = That is too large.
page-too-slow = That took too long to arrive. Try again.
page-other-site = This request comes from another site.
page-wrong-address = Unknown host name.
page-our-fault = Error on the server. Nothing you did is lost; please report number { $number } to the server’s administrator.

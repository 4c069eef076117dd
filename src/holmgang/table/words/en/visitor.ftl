visitor-welcome = You are invited
visitor-welcome-how = With this invitation you may create tables on this server, in this browser, and invite others to them.
visitor-come-in = Enter
visitor-this-browser = This browser
visitor-this-browser-how = { $tables ->
    [0] It holds no seat and no table here.
    [one] It is known at one table. Anyone who uses this browser sits on your seats.
   *[other] It is known at { $tables } tables. Anyone who uses this browser sits on your seats.
}
visitor-forget = Forget this browser
visitor-seats = Seats
visitor-seats-how = A new link brings a player to a seat. Removing a seat ends all its links, and the player there is out at once.
visitor-seat-held = taken
visitor-revoke = Remove

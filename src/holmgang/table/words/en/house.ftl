house-welcome = You are invited
house-welcome-how = With this invitation you may set tables in this house, in this browser, and invite others to them.
house-come-in = Come in
house-this-browser = This browser
house-this-browser-how = { $tables ->
    [0] It holds no seat and no table here.
    [one] It is known at one table. Whoever uses this browser sits on your seats.
   *[other] It is known at { $tables } tables. Whoever uses this browser sits on your seats.
}
house-forget = Forget this browser
house-seats = Seats
house-seats-how = A new link brings somebody to a seat. Taking a seat away ends all its links and whoever sits there is out at once.
house-seat-held = taken
house-revoke = Take the seat away
page-not-invited = To set tables in this house you need an invitation. At a table you sit down by its host's link, as always.
page-unknown-welcome = This invitation leads nowhere, or it has been used.
page-too-many-tables = That is enough for one day: at most { $most } tables.
page-too-fast = That was too much at once. Wait a moment and try again.
page-too-large = That is too large.
page-too-slow = That took too long to arrive. Try again.
page-other-site = This request comes from another site.
page-wrong-address = This house is not known under that address.
page-our-fault = Something is wrong on our side. Nothing you did is lost; tell the keeper of the house the number { $number }.

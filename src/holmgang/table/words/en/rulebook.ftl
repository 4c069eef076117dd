# Rulebooks
book-all = Rulebooks
book-contents = Sections
book-by = A game by { $authors }, explained in our own words.
book-in-english = This rulebook is not available in your language yet; it is in English.
book-search = Search the rules
book-found = Found:
book-nothing = No rule contains all these words.
book-clauses = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
}
book-knobs = Your table can change:
book-read-on = Read on in the rulebook
book-mark-house = house rule
book-mark-ruling = the game master decides
book-mark-definition = meaning
book-mark-conduct = advice
book-mark-choice = choice

# Regler
book-all = Regler
book-contents = Afsnit
book-by = Et spil af { $authors }, fortalt med vores ord.
book-in-english = Disse regler findes endnu ikke på dit sprog; her er de på engelsk.
book-search = Søg i reglerne
book-found = Fundet:
book-nothing = Ingen regel indeholder alle de ord.
book-clauses = { $count ->
    [one] { $count } regel
   *[other] { $count } regler
}
book-knobs = Jeres bord kan ændre:
book-read-on = Læs videre i reglerne
book-mark-house = husregel
book-mark-ruling = { word-master.def } afgør
book-mark-definition = betydning
book-mark-conduct = råd
book-mark-choice = valg

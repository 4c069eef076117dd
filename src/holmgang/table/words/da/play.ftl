# Ved bordet: ventetid, terninger, hvad der skete imens, taster.

play-menu = Menu
play-close = Luk
play-seat-tools = Mere
play-bell = Lyd, når det er min tur
play-back-new = Tilbage ved bordet. Nyt i loggen: #NEW
play-since-you = #NEW nye, siden du så væk
play-moved = #WHAT er nu nummer #PLACE
play-hand-over = Lad computeren spille for mig
play-take-back = Spil selv igen
play-take-back-of = { $who }: spil selv igen
play-engine-for-you = Computeren spiller for dig.
play-you-pass = Du melder pas, indtil noget ændrer sig.
play-pass-no-more = Spørg mig igen
play-own-dice = Slå mine egne terninger igen
play-dice-fair = beviseligt ærlige
play-dice-typed = tastet ind
play-dice-seeded = virtuelle
play-rewind-why = Hvorfor? Alle læser det.
page-reason = Grund: { $why }
page-dice-are-virtual = Terningerne ved dette bord er virtuelle. Rigtige terninger vælges, når kampen stilles op.

play-keys = Taster
play-key-choose = vælg en mulighed eller en terningeside
play-key-send = send svaret
play-key-back = et trin tilbage
play-key-arrows = fra mulighed til mulighed, fra sted til sted
play-key-order = flyt en række op eller ned
play-key-roll = slå
play-key-turn = drej en brik, du lægger
play-key-filter = søg i en lang liste
play-key-confirm = bekræft dit svar
play-key-undo = tag tilbage
play-key-places = spørgsmål, bræt, log, karakterskemaer
play-key-words = brættet i ord
play-key-news = hvad der skete, mens du så væk
play-key-keys = denne liste

table-no-dice = Der er ikke slået endnu.
table-roll-for-me = Slå for mig
table-roll-always = Slå altid for mig
table-pass-on = Indtil noget ændrer sig: { $what }
table-goes-on-for-you = Du kan ikke gøre andet her. Spillet går videre for dig om et øjeblik, og de andre kan ikke se hvorfor.
table-declined-again = Spørg igen om det, jeg afslog

play-advice-on = råd slået til
play-advice-shown = Værten har slået råd til: Hver spiller ved bordet ser, hvor tit et svar vinder.
play-advice-turn-on = Slå råd til for alle
play-advice-turn-off = Slå råd fra
table-advice = Hvor tit det vinder
table-advice-how = { $count ->
    [one] { $count } kamp simuleret ud fra det, du kan vide
   *[other] { $count } kampe simuleret ud fra det, du kan vide
}
table-advice-soon = Simulerer…
table-advice-between = { $low }–{ $high } %

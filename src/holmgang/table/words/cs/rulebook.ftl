# Pravidla
book-all = Pravidla
book-contents = Oddíly
book-by = Autor hry: { $authors }. Tady je převyprávěna našimi slovy.
book-in-english = Tato pravidla zatím nejsou ve vašem jazyce; zde jsou anglicky.
book-search = Hledat v pravidlech
book-found = Nalezeno:
book-nothing = Žádné pravidlo neobsahuje všechna tato slova.
book-clauses = { $count ->
    [one] { $count } pravidlo
    [few] { $count } pravidla
   *[other] { $count } pravidel
}
book-knobs = Váš stůl může změnit:
book-read-on = Číst dál v pravidlech
book-mark-house = domácí pravidlo
book-mark-ruling = rozhoduje { word-master }
book-mark-definition = význam
book-mark-conduct = doporučení
book-mark-choice = volba

# Dílna: stavba boje.
build-nav = Dílna
build-start = Postavte boj
build-start-how = Rozmístěte hrdiny a tvory na bojiště. Každá změna se ověří podle pravidel a hned uloží.
build-which-rules = Podle kterých pravidel
build-from-nothing = Od začátku
build-from-nothing-how = Prázdné místo s hrdiny. Zbytek je na vás.
build-begin-empty = Začít na prázdném místě
build-from-shelf = Z hotového boje
build-all-of = Všech { $count }: { $book }
build-from-file = Ze souboru
build-from-file-how = Scénář, balíčky nebo mapa Universal VTT
build-file-private = Otevře ho jen tento prohlížeč.
build-open-file = Otevřít soubor
build-from-table = Boj tohoto stolu
build-copy-how = Dostanete vlastní kopii. Původní boj zůstane, jak je.
build-on-it = Upravit kopii
build-from-finished = Z odehraného boje
heroes-build = Sestavit jim boj
build-ours = Naše boje
build-players = { $count ->
    [one] { $count } hráč
    [few] { $count } hráči
   *[other] { $count } hráčů
}
build-minutes = { $low }–{ $high } min
build-our-fight = Náš boj
build-unnamed = Boj beze jména
build-remove = Smazat
build-remove-who = Smazat boj { $who }
build-all = Všechny boje
build-rename = Název boje
build-from = podle: { $what }
build-kept = uloženo
build-undo = Zpět
build-redo = Znovu
build-undo-what = Zpět: { $what }
build-redo-what = Znovu: { $what }
build-doing = Boj
build-as-text = Upravit jako text
build-file = Soubor
build-share = Sdílet
build-with-friends = S přáteli
build-play = Hrát
build-palette = Co lze přidat
build-search = Hledat
build-nothing-found = Nic nenalezeno.
build-only = Zobrazit jen
build-all-sorts = vše
build-with-one-more = o jednoho víc: hrdinové { $old } → { $new } ze 100
build-close = Zavřít
build-sheet = List
build-more = Více
build-tab-heroes = Hrdinové
build-tab-creatures = Tvorové
build-tab-place = Místo
build-tab-things = Věci
build-tab-ground = Terén
build-tab-opponents = Protivníci
build-tab-challenges = Výzvy
build-tab-scenes = Scény
build-tab-players = Hráči
build-tab-pieces = Dílky
build-tab-cards = Karty
build-our-heroes = Naši hrdinové
build-book-heroes = Z knihy
build-nobody-comes = Z družiny nejde nikdo. Zaškrtněte hrdiny na jejich stránce.
build-item-place = další místo
build-item-dark = tma
build-item-walls = stěny
build-item-confined = stísněný prostor
build-item-mud = bahno
build-item-wading = mělká voda
build-item-chasm = propast
build-item-trap = past
build-item-lit = světlo
build-item-torch = pochodeň
build-item-table = stůl
build-item-door = dveře
build-item-boulder = balvan
build-hint = Vyberte něco ze seznamů a klepněte na zlaté místo. Figurky přesunete tažením.
build-hint-item = Klepnutím na zlaté místo věc položíte.
build-hint-brush = Kreslete po polích. Pravé tlačítko nebo guma: podlaha.
build-hint-several = Orámujte figurky nebo na ně klepejte po jedné; pak je všechny přesunete, změníte nebo odeberete.
build-tools = Nástroje
build-tool-one = Vybrat jednoho
build-tool-several = Vybrat více
build-tool-mirror = Zrcadlit mapu
build-brush-free = Pole po poli
build-brush-line = Čára
build-brush-rectangle = Obdélník
build-brush-fill = Vyplnit
build-brush-rubber = Guma
build-cell = pole { $place }
build-no-board = Bojiště se vrátí, až půjde text přečíst.
build-hand = V ruce
build-the-place = Boj
build-nothing-in-hand = nic v ruce
build-draw-it = kreslete s tím po bojišti
build-set-it-down = klepněte na místo
build-put-down = Odložit
build-how-many = Kolik
build-one-more = O jednoho víc
build-one-fewer = O jednoho méně
build-swap = Vyměnit za …
build-swap-for = Vyměnit za
build-take-it = Vyměnit
build-apart = Rozlišit
build-turn = Otočit
build-copy = Zkopírovat
build-take-off = Odebrat
build-take-off-who = Odebrat: { $who }
build-as-in-pack = jako v balíčku
build-n-more = { $count ->
    [one] ještě { $count }
    [few] ještě { $count }
   *[other] dalších { $count }
}
build-different = různé
build-several = { $count ->
    [one] { $count } věc
    [few] { $count } věci
   *[other] { $count } věcí
}
build-set = Nastavit
build-as-before = Jako v balíčku
build-usual = výchozí
build-nearer = Blíž
build-farther = Dál
build-nearer-to = { $who } blíž k: { $other }
build-farther-from = { $who } dál od: { $other }
build-in-words = Bojiště slovy
build-in-words-how = Vše, co jde na bojišti, jde i tady.
build-add = Přidat
build-add-it = Přidat
build-where = Místo
build-where-free = nejbližší volné místo
build-move = Přesunout
build-move-who = Místo: { $who }
build-change = Změnit
build-skip-to-words = K bojišti slovy
build-rules = Domácí pravidla
build-rules-changed = { $count ->
    [0] podle knihy
    [one] { $count } změna
    [few] { $count } změny
   *[other] { $count } změn
}
build-rules-own = Změněná
build-rules-matter = Záleží na nich v tomto boji
build-rules-rest = Ostatní
build-rules-search = Hledat mezi { $count } pravidly
build-the-book = v knize: { $value }
build-back-to-book = Podle knihy
build-all-by-book = Vše podle knihy
build-done = Hotovo
build-back = Zpět
build-begin = Začít
build-text-how = Tentýž boj jako soubor scénáře. Komentáře a pořadí zůstanou.
build-keep-text = Použít tento text
build-share-title = Sdílet „{ $title }“
build-share-how = Odkaz vede na kopii boje, jaký je teď. Nikde není uveden; kdo ho má, může si kopii vzít.
build-make-link = Vytvořit odkaz
build-new-link = Vytvořit nový odkaz; starý přestane platit
build-end-link = Zrušit odkaz
build-as-file = Uložit jako soubor
build-qr = QR kód odkazu
build-shared-how = Sdílený boj. Dostanete vlastní kopii, kterou můžete měnit a hrát.
build-take-copy = Otevřít kopii v dílně
build-remedy-move = Přesunout na { $to }
build-remedy-reset = Vzít hodnotu z balíčku
build-remedy-remove = Odebrat: { $who }
build-remedy-join = Spojit: { $what }
# Názvy změn pro Zpět a Znovu.
build-did-add = přidat: { $what }
build-did-move = { $count ->
    [one] přesunout: { $what }
    [few] přesunout { $count } věci
   *[other] přesunout { $count } věcí
}
build-did-remove = { $count ->
    [one] odebrat: { $what }
    [few] odebrat { $count } věci
   *[other] odebrat { $count } věcí
}
build-did-count = { $what } ×{ $count }
build-did-copy = zkopírovat: { $what }
build-did-change = { $what }: { $field }
build-did-swap = výměna: { $what } → { $to }
build-did-apart = rozlišit: { $what }
build-did-paint = { $count ->
    [one] terén: { $what }
    [few] terén: { $what }, { $count } pole
   *[other] terén: { $what }, { $count } polí
}
build-did-distance = vzdálenost: { $what } – { $other }
build-did-join = spojit: { $what }, { $other }
build-did-turn = otočit: { $what }
build-did-mirror = zrcadlit mapu
build-did-rename = přejmenovat boj
build-did-knob = domácí pravidlo: { $knob }
build-did-book = všechna pravidla podle knihy
build-did-preset = sada pravidel: { $name }
build-did-edits = návrh: { $name }
build-did-text = úprava textu
# Odmítnuté změny.
build-no-such = „{ $what }“ tu není.
build-too-many = V jednom boji může být nejvýš { $most } věcí.
build-nothing-chosen = Nejdřív něco vyberte.
build-number = Je potřeba celé číslo od { $least } do { $most }.
build-not-there = Tam to nejde: { $what }.
build-no-brush = Tato hra nemá štětec.
build-no-cell = Pole se zapisuje dvěma čísly: 3,4.
build-no-distance = Tady není vzdálenost, kterou by šlo nastavit.
build-no-join = Spojit lze jen páku a mříž.
build-no-turn = Otáčet lze jen dílky mapy.
build-no-names = Tyto věci nemají vlastní jména.
build-no-title = Boj potřebuje název.
build-map-size = Mapa má nejvýš { $most } polí na stranu.
build-twice = { $what } už v boji je.
build-unreadable = Tomuto nelze rozumět: { $problem }
build-text-first = Text nejde přečíst. Nejdřív ho opravte.
build-too-long = Nejvýš { $most } kB.
build-mistakes-first = Něco je potřeba nejdřív opravit. Na bojišti je to vyznačené.
build-most-fights = Nejvýš { $most } bojů. Nejdřív některý smažte.
build-most-links = Nejvýš { $most } odkazů. Nejdřív některý zrušte.

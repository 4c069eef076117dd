# Værkstedet: at bygge en kamp.
build-nav = Værksted
build-start = Byg en kamp
build-start-how = Sæt helte og væsner på et bræt. Hver ændring bliver prøvet efter reglerne og gemt med det samme.
build-which-rules = Hvilke regler
build-from-nothing = Fra bunden
build-from-nothing-how = Et tomt sted med helte i. Resten er op til jer.
build-begin-empty = Begynd med et tomt sted
build-from-shelf = Fra en færdig kamp
build-all-of = Alle { $count } i { $book }
build-from-file = Fra en fil
build-from-file-how = Et scenarie, pakker eller et kort fra Universal VTT
build-file-private = Kun denne browser kan åbne den.
build-open-file = Åbn filen
build-from-table = Kampen ved dette bord
build-copy-how = Du får din egen kopi. Originalen forbliver, som den er.
build-on-it = Byg videre på den
build-from-finished = Fra en afsluttet kamp
heroes-build = Byg en kamp til dem
build-ours = Vores kampe
build-players = { $count ->
    [one] { $count } spiller
   *[other] { $count } spillere
}
build-minutes = { $low }–{ $high } min.
build-our-fight = Vores kamp
build-unnamed = Kamp uden navn
build-remove = Slet
build-remove-who = Slet { $who }
build-all = Alle kampe
build-rename = Kampens navn
build-from = efter { $what }
build-kept = gemt
build-undo = Fortryd
build-redo = Gentag
build-undo-what = Fortryd: { $what }
build-redo-what = Gentag: { $what }
build-doing = Kampen
build-as-text = Ret som tekst
build-file = Fil
build-share = Del
build-with-friends = Med venner
build-play = Spil nu
build-palette = Hvad der kan tilføjes
build-search = Søg
build-nothing-found = Intet fundet.
build-only = Vis kun
build-all-sorts = alle
build-with-one-more = én mere: heltene { $old } → { $new } af 100
build-close = Luk
build-sheet = Ark
build-more = Mere
build-tab-heroes = Helte
build-tab-creatures = Væsner
build-tab-place = Sted
build-tab-things = Ting
build-tab-ground = Terræn
build-tab-opponents = Modstandere
build-tab-challenges = Udfordringer
build-tab-scenes = Scener
build-tab-players = Spillere
build-tab-pieces = Brikker
build-tab-cards = Kort
build-our-heroes = Vores helte
build-book-heroes = Fra bogen
build-nobody-comes = Ingen helt fra gruppen tager med. Sæt flueben på heltenes side.
build-item-place = et sted mere
build-item-dark = mørke
build-item-walls = vægge
build-item-confined = trangt
build-item-mud = mudder
build-item-wading = lavt vand
build-item-chasm = kløft
build-item-trap = fælde
build-item-lit = lys
build-item-torch = fakkel
build-item-table = bord
build-item-door = dør
build-item-boulder = kampesten
build-hint = Vælg noget fra listerne, og tryk så på et gyldent sted. Træk brikker for at flytte dem.
build-hint-item = Tryk på et gyldent sted for at sætte det.
build-hint-brush = Tegn på felterne. Højre knap eller viskelæder: gulv.
build-hint-several = Tegn en ramme om brikkerne, eller tryk på dem en ad gangen; så kan de flyttes, ændres eller fjernes på én gang.
build-tools = Værktøjer
build-tool-one = Vælg en
build-tool-several = Vælg flere
build-tool-mirror = Spejlvend kortet
build-brush-free = Felt for felt
build-brush-line = Linje
build-brush-rectangle = Rektangel
build-brush-fill = Udfyld
build-brush-rubber = Visk ud
build-cell = felt { $place }
build-no-board = Brættet kommer tilbage, når teksten kan læses.
build-hand = I hånden
build-the-place = Kampen
build-nothing-in-hand = intet i hånden
build-draw-it = tegn med det på brættet
build-set-it-down = tryk på et sted for at sætte det
build-put-down = Læg væk
build-how-many = Hvor mange
build-one-more = En mere
build-one-fewer = En færre
build-swap = Byt til …
build-swap-for = Byt til
build-take-it = Byt
build-apart = Skeln imellem dem
build-turn = Drej
build-copy = Kopiér
build-take-off = Fjern
build-take-off-who = Fjern { $who }
build-as-in-pack = som i pakken
build-n-more = { $count } mere
build-different = forskelligt
build-several = { $count ->
    [one] { $count } ting
   *[other] { $count } ting
}
build-set = Sæt
build-as-before = Som i pakken
build-usual = standard
build-nearer = Nærmere
build-farther = Længere væk
build-nearer-to = { $who } nærmere { $other }
build-farther-from = { $who } længere fra { $other }
build-in-words = Brættet i ord
build-in-words-how = Alt, hvad brættet kan, kan gøres her.
build-add = Tilføj
build-add-it = Tilføj
build-where = Sted
build-where-free = næste ledige sted
build-move = Flyt
build-move-who = Sted for { $who }
build-change = Ret
build-skip-to-words = Til brættet i ord
build-rules = Husregler
build-rules-changed = { $count ->
    [0] efter bogen
    [one] { $count } ændret
   *[other] { $count } ændret
}
build-rules-own = Ændrede
build-rules-matter = De betyder noget i denne kamp
build-rules-rest = Alle andre
build-rules-search = Søg i { $count } regler
build-the-book = bogen: { $value }
build-back-to-book = Tilbage til bogen
build-all-by-book = Alt efter bogen
build-done = Færdig
build-back = Tilbage
build-begin = Begynd
build-text-how = Den samme kamp som scenariefil. Kommentarer og rækkefølge bevares.
build-keep-text = Brug denne tekst
build-share-title = Del »{ $title }«
build-share-how = Et link fører til en kopi af kampen, som den er nu. Det står ingen steder; den, der har det, kan tage en kopi.
build-make-link = Lav et link
build-new-link = Lav et nyt link; det gamle ophører
build-end-link = Ophæv linket
build-as-file = Gem som fil
build-qr = Linket som QR-kode
build-shared-how = En delt kamp. Du får din egen kopi, som du kan ændre og spille.
build-take-copy = Åbn en kopi i værkstedet
build-remedy-move = Flyt til { $to }
build-remedy-reset = Tag pakkens værdi
build-remedy-remove = Fjern { $who }
build-remedy-join = Forbind med { $what }
# Ændringernes navne til Fortryd og Gentag.
build-did-add = tilføj { $what }
build-did-move = { $count ->
    [one] flyt { $what }
   *[other] flyt { $count } ting
}
build-did-remove = { $count ->
    [one] fjern { $what }
   *[other] fjern { $count } ting
}
build-did-count = { $what } ×{ $count }
build-did-copy = kopiér { $what }
build-did-change = { $what }: { $field }
build-did-swap = { $what } byttet til { $to }
build-did-apart = skeln imellem: { $what }
build-did-paint = { $count ->
    [one] terræn: { $what }
   *[other] terræn: { $what }, { $count } felter
}
build-did-distance = afstand { $what } – { $other }
build-did-join = forbind { $what } med { $other }
build-did-turn = drej { $what }
build-did-mirror = spejlvend kortet
build-did-rename = omdøb kampen
build-did-knob = husregel: { $knob }
build-did-book = alle regler efter bogen
build-did-preset = regelsæt: { $name }
build-did-edits = forslag: { $name }
build-did-text = ret teksten
# Afviste ændringer.
build-no-such = Der er intet »{ $what }« her.
build-too-many = Højst { $most } ting i én kamp.
build-nothing-chosen = Vælg noget først.
build-number = Skriv et helt tal fra { $least } til { $most }.
build-not-there = { $what } kan ikke stå der.
build-no-brush = Dette spil har ingen pensel.
build-no-cell = Et felt skrives med to tal: 3,4.
build-no-distance = Her er ingen afstand at sætte.
build-no-join = Kun et håndtag og et faldgitter kan forbindes.
build-no-turn = Kun kortets brikker kan drejes.
build-no-names = De har ikke egne navne.
build-no-title = Kampen skal have et navn.
build-map-size = Et kort har højst { $most } felter på hver led.
build-twice = { $what } er allerede med i kampen.
build-unreadable = Det kan ikke læses: { $problem }
build-text-first = Teksten kan ikke læses. Ret den først.
build-too-long = Højst { $most } kB.
build-mistakes-first = Noget skal først rettes. Det er markeret på brættet.
build-most-fights = Højst { $most } kampe. Slet en først.
build-most-links = Højst { $most } links. Ophæv et først.

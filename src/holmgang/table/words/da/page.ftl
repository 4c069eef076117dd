# Ordene på siden omkring en kamp.

page-language = Sprog
page-language-en = English
page-language-cs = Čeština
page-language-da = Dansk
page-to-day = Lyst tema
page-to-night = Mørkt tema
page-skip = Spring til indholdet
page-skip-question = Spring til spørgsmålet
page-nav = Sider
page-tools = Værktøj
page-tables = Borde
page-to-the-tables = Alle borde

# Forsiden
page-choose-a-fight = Vælg en kamp
page-your-table = Dit bord
page-table-over = Kampen er slut.
page-table-awaits-you = Det er din tur.
page-table-goes-on = Kampen fortsætter.
page-table-gathers = Der mangler stadig spillere.
page-table-gathered = Alle er her.
page-take-your-seat = Tag plads
page-look-again = Se den igen
page-players = { $players ->
    [one] { $players } spiller
   *[other] { $players } spillere
}
page-plus-master = + { word-master }
page-play-now = Spil nu
page-with-friends = Med venner

# Vi samles
page-seat-yours = din plads
page-plays-more = { $count ->
    [one] én til
   *[other] { $count } til
}
page-seat-for-a-friend = til en ven
page-seat-taken = har sat sig
page-invite = Inviter
page-invite-to = Invitation: { $seat }
page-invite-onlookers = Invitation til tilskuere
page-invite-how = Lad dem skanne koden, eller send dem linket:
page-qr = QR-kode til linket
page-back-to-table = Tilbage til bordet
page-begin = Begynd kampen
page-waiting-for-host = Venter på, at værten begynder.
page-lan-closed = Lige nu virker linkene kun på denne computer. Dine venners telefoner kan ikke nå den.
page-lan-means = Åbner du serveren for det lokale netværk, kan alle på det komme ind via et link og oprette borde her. Intet er krypteret: Gør det derhjemme, ikke på en café. Det gælder, til serveren stopper.
page-lan-open = Åbn for det lokale netværk
page-lan-stuck = Start serveren med --lan, så venner på dit netværk kan nå den.
page-lan-is-open = Venner på netværket når dig på { $address }
page-lan-or-name = eller { $address }
page-lan-none = Denne computer er ikke på noget netværk, som venner kan komme fra. Forbind den, og prøv igen.
page-lan-failed = Serveren kan ikke lytte på { $address } ({ $why }).
page-gather-phone = På telefonen:
page-gather-word = og ordet
page-begin-with = Begynd, computeren tager { $who }
page-begin-later = En ven kan stadig overtage pladsen senere.
page-seat-free = ledig
page-seat-ready = { $who } ✓ klar
page-pick = Hvem spiller du?
page-only-watch = Kun se på
page-ready = Jeg er klar
page-not-ready = Alligevel ikke klar
page-choose-this = Tag hellere denne
page-seat-gone = En anden spiller har lige taget pladsen. Vælg en anden.
page-join-word = Bordets ord
page-join = Kom til et bord
page-your-seat = Din plads: { $seat }
page-your-name = Dit navn
page-sit-down = Tag plads
page-watch = Se på

page-fair = Terninger, der kan bevises ærlige
page-fair-how = Serveren har med dette tal forpligtet sig til sin hemmelighed. Dine egne ord blandes i, så ingen kan styre terningerne; efter kampen vises hemmeligheden, og hvert slag kan kontrolleres.
page-fair-words = Dine ord til terningerne
page-fair-add = Tilføj
page-fair-takes-no-seed = Ærlige terninger tager intet frø: Ord til dem kommer efter forpligtelsen. Udelad frøet, eller brug "dice": "seeded".
page-fair-needs-words = Ærlige terninger skal have ord fra mindst én spiller før det første slag.

# Ved bordet
page-board = Bræt
page-question = Spørgsmål
page-roster = Deltagere
page-log = Log
page-seats = Pladser
page-seat-you = din tur
page-seat-called = bliver spurgt
page-seat-thinks = tænker
page-seat-engine = computer
page-seat-confirmed = bekræftet ✓
page-seat-here = ved bordet
page-seat-away = væk
page-undo = Tag din seneste beslutning tilbage
page-skip-pace = Spring ventetiden over
page-lost = Forbindelsen er afbrudt. Leder efter bordet…
page-back = Tilbage ved bordet.
page-ways = Hvad mener du?
page-your-call = Det er din tur.
page-waiting = Venter…
page-waiting-for = Venter på { $who }.
page-confirm-yours = Bekræfter du?
page-not-confirmed = Har ikke bekræftet endnu: { $who }.
page-still-deciding = Er stadig i tvivl: { $who }.
page-waiting-confirm = Venter på bekræftelse fra { $who }.
page-lost-seats = Forbindelsen er afbrudt: { $who }.
page-seat-to-confirm = ikke bekræftet endnu
page-seat-lost = forbindelse afbrudt
page-unsent = Ikke sendt endnu. Det sendes, så snart forbindelsen er tilbage.
page-over = Kampen er slut.
page-undo-asked = { $who } vil gerne tage { $back ->
    [one] den seneste beslutning tilbage.
   *[other] de seneste { $back } beslutninger og slag tilbage.
}
page-undo-missing = Mangler at sige ja: { $who }.
page-agree = Ja, det er i orden
page-disagree = Nej
page-never-mind = Annullér

# Det går ikke
page-trouble = Det lykkedes ikke
page-refused = Det kan ikke lade sig gøre.
page-no-such-page = Den side findes ikke.
page-stale = Spørgsmålet er afgjort i mellemtiden. Sådan står det nu.
page-key-used = Denne nøgle er allerede brugt til noget andet.
page-not-asked = Det er ikke din tur.
page-not-yours = Dette er ikke dit bord. Bed værten om et link.
page-unknown = Det bord findes ikke.
page-unknown-link = Linket findes ikke, eller det er trukket tilbage. Bed værten om et nyt.
page-closed = Kampen kan læses, men ikke fortsættes: { $why }
page-visitor-closed = Serveren lukker, og dette kom for sent til at blive gemt. Intet er ændret; prøv igen om et øjeblik.
page-fault = Fejl i reglerne; kampen er gemt hertil. { $why }
page-nothing-to-undo = Der er intet at tage tilbage.
page-cannot-pass = Her kan du ikke melde pas.
page-not-begun = Kampen er ikke begyndt.
page-begun-already = Kampen er allerede begyndt.
page-only-watching = Du ser kun på.
page-not-invited = For at oprette borde på denne server skal du have en invitation. Til et bord kommer du med værtens link.
page-unknown-welcome = Invitationen findes ikke, eller den er brugt.
page-too-many-tables = Det er nok for én dag: højst { $most } borde.
page-too-fast = Det var for meget på én gang. Vent et øjeblik, og prøv igen.
page-too-large = Det er for stort.
page-too-slow = Det var for længe undervejs. Prøv igen.
page-other-site = Denne forespørgsel kommer fra et andet websted.
page-wrong-address = Ukendt værtsnavn.
page-database-away = Databasen svarer ikke lige nu. Prøv igen om et par sekunder; intet tæller to gange.
page-our-fault = Der er sket en fejl på serveren. Intet af det, du gjorde, er tabt; giv nummeret { $number } videre til serverens administrator.

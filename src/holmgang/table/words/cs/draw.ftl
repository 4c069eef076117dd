## Co stojí na bojišti a kolem něj

table-map-of = { $title }, { $width } krát { $height } polí
table-hexes-of =
    { $count ->
        [one] Mapa s jedním polem
        [few] Mapa se { $count } poli
       *[other] Mapa s { $count } poli
    }
table-no-board = Tento boj nemá bojiště.
table-board-tools = Bojiště
table-layer-threat = Ohrožená pole
table-smaller = Zmenšit
table-larger = Zvětšit
table-show-all = Ukázat vše
table-contact = v kontaktu
table-sealed = zapečetěno
table-nothing-here = Nic tu není.

## Bojiště slovy

table-board-in-words = Bojiště slovy
table-stands-at = { $who }: { $place }
table-in-threat = na ohroženém poli
table-in-dark = ve tmě
table-in-contact = { $one } a { $other } jsou v kontaktu
table-value-of = { $name } { $value } z { $most }
table-number-spoken =
    { $number }, { $terms ->
        [one] jeden člen
        [few] { $terms } členy
       *[other] { $terms } členů
    }

## Karty postav

table-roster = Deníky postav
table-you = vy
table-of-most = z { $most }
table-cards-hidden =
    { $count ->
        [one] jedna karta skrytá
        [few] { $count } karty skryté
       *[other] { $count } karet skrytých
    }

## Otázka

table-your-questions = Vaše otázky
table-steps = Vaše volby
table-choose = zvolte
table-as-suggested = podle návrhu
table-suggested-count =
    { $count ->
        [one] ještě jedno
        [few] ještě { $count }
       *[other] ještě { $count }
    }
table-tap-cell = Klepněte na zlaté pole.
table-tap-cell-price = Klepněte na zlaté pole. Číslo je jeho cena: { $coin }.
table-tap-token = Nebo klepněte na bojiště.
table-ruling-hint = Vaše rozhodnutí si všichni přečtou v záznamu.
table-as-the-rules-have-it = Výchozí: { $what }
table-not-possible = Nelze:
table-barred-count = { $count } teď nelze
table-filter = Filtr
table-all-verbs = Všech { $count } …
table-all-options = Všech { $count } v seznamu
table-some-count =
    { $least ->
        [0] { $chosen } z nejvýš { $most }
       *[other] { $chosen }, má být { $least } až { $most }
    }
table-none-of-them = Nic z toho
table-this-order = V tomto pořadí
table-this-much = Použít { $amount }
table-it-fell = Padlo: { $faces }
table-move-up = { $what }: nahoru
table-move-down = { $what }: dolů
table-less = Méně
table-more = Více
table-letters-left = zbývá { $left } z { $most }
table-letters-left-script = zbývá #LEFT z #MOST
table-roll = Hodit
table-die-number = Kostka { $number }, { $die }
table-against = proti
table-costs = Stojí
table-send = Odeslat
table-change = Změnit
table-confirm = Potvrdit
table-your-answer-stands = Vaše odpověď:
table-since-script = už #TIME
table-nothing-to-do = Teď po vás nikdo odpověď nechce.

## Záznam a kostky

table-last-dice = Poslední hody
table-rolled = { $who }: { $faces }
table-log-empty = Ještě se nic nestalo.

## Opona

table-curtain-hand-over = Předejte obrazovku, na řadě je { $name }
table-curtain-nothing-shown = Na obrazovce teď není ničí tajemství.
table-curtain-lift = Jsem { $name }, pokračovat

## Pokládání

table-lay-title = Položte { $what }
table-lay-hint = Klepnutím na místo dílek položíte, dalším klepnutím ho otočíte.
table-lay-free =
    { $count ->
        [one] Vejde se na jedno místo.
        [few] Vejde se na { $count } místa.
        [many] Vejde se na { $count } místa.
       *[other] Vejde se na { $count } míst.
    }
table-lay-place =
    { $count ->
        [one] Místo { $place }
        [few] Místo { $place }; { $count } možná otočení
        [many] Místo { $place }; { $count } možného otočení
       *[other] Místo { $place }; { $count } možných otočení
    }
table-lay-meets = { $own } – { $other }
table-lay-in-words = Slovy
table-lay-where = Místo
table-lay-choose = zvolte místo
table-lay-turn = Otočit
table-lay-turned = otočení { $number } z { $of }
table-lay-here = Nechat ležet zde
table-side-east = východ
table-side-north-east = severovýchod
table-side-north-west = severozápad
table-side-west = západ
table-side-south-west = jihozápad
table-side-south-east = jihovýchod
table-side-of-east = { $field }, východní strana
table-side-of-north-east = { $field }, severovýchodní strana
table-side-of-north-west = { $field }, severozápadní strana
table-side-of-west = { $field }, západní strana
table-side-of-south-west = { $field }, jihozápadní strana
table-side-of-south-east = { $field }, jihovýchodní strana

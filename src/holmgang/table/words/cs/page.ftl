# Slova stránky kolem boje.

page-language = Jazyk
page-language-en = English
page-language-cs = Čeština
page-language-da = Dansk
page-to-day = Světlý vzhled
page-to-night = Tmavý vzhled
page-skip = Přeskočit k obsahu
page-skip-question = Přeskočit k otázce
page-nav = Stránky
page-tools = Nástroje
page-tables = Stoly
page-to-the-tables = Všechny stoly

# Předsálí
page-choose-a-fight = Vyberte si boj
page-your-table = Váš stůl
page-table-over = Boj skončil.
page-table-awaits-you = Jste na řadě.
page-table-goes-on = Boj pokračuje.
page-table-gathers = Ještě nejsou všichni.
page-table-gathered = Všichni už sedí.
page-take-your-seat = Usednout
page-look-again = Podívat se znovu
page-players = { $players ->
    [one] { $players } hráč
    [few] { $players } hráči
   *[other] { $players } hráčů
}
page-plus-master = + { word-master }
page-play-now = Hrát hned
page-with-friends = S přáteli

# Scházíme se
page-seat-yours = vaše místo
page-plays-more = { $count ->
    [one] jeden další
    [few] { $count } další
   *[other] { $count } dalších
}
page-seat-for-a-friend = pro přítele
page-seat-taken = už sedí u stolu
page-invite = Pozvat
page-invite-to = Pozvánka: { $seat }
page-invite-onlookers = Pozvánka pro diváky
page-invite-how = Ať si naskenují tohle, nebo jim pošlete odkaz:
page-qr = QR kód odkazu
page-back-to-table = Zpět ke stolu
page-begin = Začít boj
page-waiting-for-host = Čeká se, až hostitel začne.
page-lan-closed = Odkazy teď fungují jen na tomto počítači. Telefony vašich přátel se k němu nedostanou.
page-lan-means = Když server otevřete do místní sítě, může se kdokoli v síti přes odkaz připojit a zakládat tu stoly. Nic se nešifruje: dělejte to doma, ne v kavárně. Platí to, dokud se server nevypne.
page-lan-open = Otevřít do místní sítě
page-lan-stuck = Spusťte server s volbou --lan, aby se k němu přátelé ve vaší síti dostali.
page-lan-is-open = Přátelé ve vaší síti vás najdou na adrese { $address }
page-lan-or-name = nebo { $address }
page-lan-none = Tento počítač není v žádné síti, ze které by přátelé mohli přijít. Připojte ho a zkuste to znovu.
page-lan-failed = Server nemůže naslouchat na adrese { $address } ({ $why }).
page-gather-phone = Na telefonu:
page-gather-word = a slovo
page-begin-with = Začít, počítač hraje za: { $who }
page-begin-later = Místo může někdo z přátel převzít i později.
page-seat-free = volné
page-seat-ready = { $who } ✓ může začít
page-pick = Za koho budete hrát?
page-only-watch = Jen se dívat
page-ready = Můžeme začít
page-not-ready = Ještě počkejte
page-choose-this = Vzít si raději tuto postavu
page-seat-gone = Toto místo si právě vzal jiný hráč. Vyberte si jiné.
page-join-word = Slovo stolu
page-join = Připojit se ke stolu
page-your-seat = Vaše místo: { $seat }
page-your-name = Vaše jméno
page-sit-down = Usednout
page-watch = Dívat se

page-fair = Kostky, jejichž poctivost se dá dokázat
page-fair-how = Server se tímto číslem zavázal ke svému tajemství. Přimíchají se k němu vaše vlastní slova, takže kostky nemůže řídit nikdo; po boji se tajemství ukáže a každý hod se dá ověřit.
page-fair-words = Vaše slova pro kostky
page-fair-add = Přidat
page-fair-takes-no-seed = Poctivé kostky neberou semínko: slova do nich přicházejí až po závazku. Vynechte semínko, nebo použijte "dice": "seeded".
page-fair-needs-words = Poctivé kostky potřebují před prvním hodem slova aspoň jednoho hráče.

# U stolu
page-board = Bojiště
page-question = Otázka
page-roster = Bojovníci
page-log = Záznam
page-seats = Místa
page-seat-you = jste na řadě
page-seat-called = je na řadě
page-seat-thinks = přemýšlí
page-seat-engine = hraje počítač
page-seat-confirmed = potvrzeno ✓
page-seat-here = u stolu
page-seat-away = pryč
page-undo = Vzít zpět své poslední rozhodnutí
page-skip-pace = Přeskočit čekání
page-lost = Spojení se ztratilo. Hledám stůl…
page-back = Zpátky u stolu.
page-ways = Jak to myslíte?
page-your-call = Jste na řadě.
page-waiting = Čeká se…
page-waiting-for = Na řadě je { $who }.
page-confirm-yours = Potvrzujete?
page-not-confirmed = Ještě potvrzuje: { $who }.
page-still-deciding = Ještě se rozhoduje: { $who }.
page-waiting-confirm = Čeká se na potvrzení: { $who }.
page-lost-seats = Ztracené spojení: { $who }.
page-seat-to-confirm = ještě nepotvrzeno
page-seat-lost = ztracené spojení
page-unsent = Ještě neodesláno. Odejde, jakmile se spojení obnoví.
page-over = Boj skončil.
page-undo-asked = { $who } chce vzít zpět { $back ->
    [one] poslední rozhodnutí.
    [few] poslední { $back } rozhodnutí a hody.
   *[other] posledních { $back } rozhodnutí a hodů.
}
page-undo-missing = Ještě musí souhlasit { $who }.
page-agree = Souhlasím
page-disagree = Ne
page-never-mind = Zrušit

# Co nejde
page-trouble = To se nepodařilo
page-refused = To nejde.
page-no-such-page = Taková stránka tu není.
page-stale = O této otázce už bylo mezitím rozhodnuto. Takhle to teď vypadá.
page-key-used = Tento klíč už byl použit pro něco jiného.
page-not-asked = Teď nejste na řadě.
page-not-yours = Toto není váš stůl. Požádejte hostitele o odkaz.
page-unknown = Takový stůl tu není.
page-unknown-link = Tento odkaz neexistuje, nebo už neplatí. Požádejte hostitele o nový.
page-closed = Tento boj lze číst, ale ne v něm pokračovat: { $why }
page-visitor-closed = Server se právě vypíná a tohle už se uložit nestihlo. Nic se nezměnilo; zkuste to za chvíli znovu.
page-fault = V pravidlech nastala chyba; boj je uložen až sem. { $why }
page-nothing-to-undo = Není co brát zpět.
page-cannot-pass = Tady vynechat nelze.
page-not-begun = Boj ještě nezačal.
page-begun-already = Boj už začal.
page-only-watching = Jen se díváte.
page-not-invited = Zakládat stoly na tomto serveru lze jen s pozvánkou. Ke stolu si sednete podle odkazu od hostitele.
page-unknown-welcome = Tato pozvánka neexistuje, nebo už je použitá.
page-too-many-tables = Na jeden den to stačí: nejvýš { $most } stolů.
page-too-fast = To bylo příliš najednou. Chvilku počkejte a zkuste to znovu.
page-too-large = To je příliš velké.
page-too-slow = Přicházelo to příliš pomalu. Zkuste to znovu.
page-other-site = Tento požadavek přichází z jiného webu.
page-wrong-address = Neznámé jméno serveru.
page-database-away = Databáze teď neodpovídá. Zkuste to prosím za pár sekund znovu; nic se nezapočítá dvakrát.
page-our-fault = Na serveru nastala chyba. Nic z toho, co jste udělali, se neztratilo; správci serveru nahlaste číslo { $number }.

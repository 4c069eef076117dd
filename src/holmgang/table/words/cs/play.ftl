# Sitting at the table: waiting, dice, what happened meanwhile, keys.

play-menu = Nabídka
play-close = Zavřít
play-seat-tools = Více
play-bell = Zavolat mě, až budu na tahu
play-back-new = Zpátky u stolu. Nové v záznamu: #NEW
play-since-you = Zatím přibylo: #NEW
play-moved = #WHAT: teď číslo #PLACE
play-hand-over = Ať za mě hraje stroj
play-take-back = Hraju zase já
play-take-back-of = { $who }: hrát zase osobně
play-engine-for-you = Hraje za vás stroj.
play-you-pass = Vynecháváte, dokud se něco nezmění.
play-pass-no-more = Zase se mě ptát
play-own-dice = Zase házím vlastními kostkami
play-dice-fair = prokazatelně poctivé
play-dice-typed = zapsané
play-dice-seeded = virtuální
play-rewind-why = Proč? Přečtou si to všichni.
page-reason = Důvod: { $why }
page-dice-are-virtual = Kostky tohoto stolu jsou virtuální. Skutečné se volí při přípravě boje.

play-keys = Klávesy
play-key-choose = vybrat možnost nebo stranu kostky
play-key-send = odeslat odpověď
play-key-back = o krok zpět
play-key-arrows = od možnosti k možnosti, od místa k místu
play-key-order = posunout řádek nahoru nebo dolů
play-key-roll = hodit
play-key-filter = prohledat dlouhý seznam
play-key-confirm = stát si za odpovědí
play-key-undo = vzít zpět
play-key-places = otázka, bojiště, záznam, listy
play-key-words = bojiště slovy
play-key-news = co se zatím stalo
play-key-keys = tento seznam

table-no-dice = Ještě nepadla žádná kostka.
table-roll-for-me = Hodit za mě
table-roll-always = Vždycky házet za mě
table-pass-on = Dokud se něco nezmění: { $what }

play-advice-on = rady zapnuty
play-advice-shown = Hostitel zapnul rady: kdo je u stolu na řadě, vidí, jak často odpověď vyhrává.
play-advice-turn-on = Zapnout rady všem
play-advice-turn-off = Vypnout rady
table-advice = Jak často to vyhraje
table-advice-how = { $count ->
    [one] { $count } boj dohraný z toho, co můžete vědět
    [few] { $count } boje dohrané z toho, co můžete vědět
   *[other] { $count } bojů dohraných z toho, co můžete vědět
}
table-advice-soon = Dohrává se …
table-advice-between = { $low }–{ $high } %

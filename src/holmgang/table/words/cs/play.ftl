# U stolu: čekání, kostky, co se mezitím stalo, klávesy.

play-menu = Nabídka
play-close = Zavřít
play-seat-tools = Více
play-bell = Zvuk, když jsem na řadě
play-back-new = Zpátky u stolu. Nové v záznamu: #NEW
play-since-you = Od chvíle, kdy jste se nedívali, přibylo: #NEW
play-moved = #WHAT je teď číslo #PLACE
play-hand-over = Ať za mě hraje počítač
play-take-back = Zase hrát osobně
play-take-back-of = { $who }: zase hrát osobně
play-engine-for-you = Hraje za vás počítač.
play-you-pass = Vynecháváte, dokud se něco nezmění.
play-pass-no-more = Zase se mě ptát
play-own-dice = Zase házet vlastními kostkami
play-dice-fair = prokazatelně poctivé
play-dice-typed = zadávané
play-dice-seeded = virtuální
play-rewind-why = Proč? Přečtou si to všichni.
page-reason = Důvod: { $why }
page-dice-are-virtual = Kostky tohoto stolu jsou virtuální. Skutečné se volí při přípravě boje.

play-keys = Klávesy
play-key-choose = vybrat možnost nebo stěnu kostky
play-key-send = odeslat odpověď
play-key-back = o krok zpět
play-key-arrows = od možnosti k možnosti, od místa k místu
play-key-order = posunout řádek nahoru nebo dolů
play-key-roll = hodit
play-key-turn = otočit pokládaný dílek
play-key-filter = prohledat dlouhý seznam
play-key-confirm = potvrdit odpověď
play-key-undo = vzít zpět
play-key-places = otázka, bojiště, záznam, deníky postav
play-key-words = bojiště slovy
play-key-news = co se stalo, když jste se nedívali
play-key-keys = tento seznam

table-no-dice = Zatím se neházelo.
table-roll-for-me = Hodit za mě
table-roll-always = Vždycky házet za mě
table-pass-on = Dokud se něco nezmění: { $what }
table-goes-on-for-you = Nic jiného tu udělat nemůžete. Hra za vás za chvíli půjde dál a ostatní nepoznají proč.
table-declined-again = Ptát se znovu na odmítnuté

play-advice-on = rady zapnuty
play-advice-shown = Hostitel zapnul rady: každý hráč u stolu vidí, jak často odpověď vyhrává.
play-advice-turn-on = Zapnout rady všem
play-advice-turn-off = Vypnout rady
table-advice = Jak často to vyhraje
table-advice-how = { $count ->
    [one] { $count } boj odsimulovaný z toho, co můžete vědět
    [few] { $count } boje odsimulované z toho, co můžete vědět
   *[other] { $count } bojů odsimulovaných z toho, co můžete vědět
}
table-advice-soon = Simuluje se…
table-advice-between = { $low }–{ $high } %

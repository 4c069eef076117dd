# Hrdinové, družiny a následky boje
heroes = Hrdinové
heroes-ours = Naši hrdinové
heroes-kept-how = Vracejí se se zraněními, střelivem a slávou z posledního boje. Server je uchovává pro tento prohlížeč; jinam se dostanou odkazem nebo souborem.
heroes-none-yet = Zatím tu nejsou žádní hrdinové
heroes-none-how = Vlastní hrdina se příště vrátí se stejnými zraněními, šípy a slávou. Vezměte si hotového a změňte, co chcete.
heroes-games = Hry
heroes-make = Vytvořit hrdinu podle předlohy: { $name }
heroes-of = z { $most } ({ $name })
heroes-bring = Otevřít soubor s hrdinou
heroes-upload = Nahrát
heroes-back = Zpět
heroes-new = Nový hrdina
heroes-new-how = dvě minuty, podle předlohy
heroes-file = Uložit jako soubor
heroes-share = Sdílet družinu
heroes-parties = Družiny
heroes-handed = Svěření hrdinové
heroes-comes = Jde s námi: { $name }
heroes-nobody-yet = zatím bez hráče
heroes-at-the-table = právě v boji
heroes-fallen = Padlí
heroes-rise = Vrátit mezi živé
heroes-party-more = Název, další družina, soubory
heroes-party-name = Název družiny
heroes-rename = Přejmenovat
heroes-another-party = Název další družiny
heroes-make-party = Založit družinu
heroes-drop-party = Smazat tuto družinu i s hrdiny
heroes-before = Před dalším bojem
heroes-rests = Způsoby zotavení
heroes-rest-night = přes noc
heroes-rest-mended = úplné zotavení
heroes-rest-refill = doplnit výbavu
heroes-nothing-to-mend = není co zotavovat
heroes-rest-dice = Každý hrdina hází { $dice }; vrátí se nejméně tolik.
heroes-rest-house = Pravidla o noci nic neříkají. Podle vašeho pravidla se vrátí:
heroes-agree = Změnit
heroes-only-rest = Odpočinout si
heroes-play-how = Zahrát si s nimi boj
heroes-look = Vzhled
heroes-name = Jméno
heroes-sign = Znak
heroes-ring = Barva
heroes-picture = Nebo vlastní obrázek
heroes-picture-choose = Vybrat obrázek
heroes-picture-none = Odebrat obrázek
heroes-played-by = Hraje
heroes-open = volný
heroes-player-name = Jméno dalšího hráče
heroes-hand-over = Odkaz pro hráče
heroes-numbers = Čísla
heroes-who = Kdo je { $name }?
heroes-set = Nastavit
heroes-less = { $name }: méně
heroes-more = { $name }: více
heroes-comes-of-it = Odvozená čísla · rozbalte člen a uvidíte pravidlo
heroes-now = Nyní
heroes-gear = Výbava
heroes-has = Výbava: { $name }
heroes-has-nothing = Zatím nic.
heroes-put-away = Odložit: { $name }
heroes-load = Naložení { $value } z { $most }
heroes-add = Přidat z balíčků
heroes-search = Hledat výbavu
heroes-take = Vzít
heroes-take-it = Vzít: { $name }
heroes-saved = Každá změna se hned ukládá a dá se později upravit.
heroes-drop = Smazat
heroes-keep = Hotovo: { $name }
heroes-link-title = Odkaz: { $name }
heroes-link-how = Kdo jej otevře, může s hrdinou hrát a měnit ho. Zobrazí se jen jednou.
heroes-handed-how = Server je bude uchovávat i pro tento prohlížeč. Vaše změny uvidí jejich družina.
heroes-accept = Přijmout
heroes-refused = V souboru není použitelný hrdina
hero-no-such = Takový hrdina ani družina tu není, nebo vám nepatří.
hero-too-many = Máte už { $most } hrdinů; nejdřív některého smažte.
hero-too-many-parties = Máte už { $most } družin; nejdřív některou smažte.
hero-no-hero = Takového hrdinu pravidla neznají.
hero-none-in-file = V souboru není žádný hrdina. Soubor s hrdinou je balíček aspoň s jedním hrdinou dané hry.
hero-barred = To pravidla nedovolují.
hero-busy = Hrdinu právě mění jiná karta. Zkuste to znovu.
hero-no-picture = Tento soubor není čitelný obrázek. Lze použít PNG, JPEG, WebP a GIF.
hero-picture-too-large = Obrázek je příliš velký: nejvýše { $most } MB a 40 milionů pixelů.
hero-nobody-comes = Nejde s vámi žádný hrdina této hry. Zaškrtněte aspoň jednoho.
hero-taken-already = Následky tohoto boje už jsou v deníku zapsané.
hero-nothing-taken = Z tohoto boje se nic nepřevzalo.
after-title = Následky boje
after-how = Zaškrtněte, co se má zapsat do deníků. Co zaškrtnuté není, stalo se u stolu a zapomene se.
after-decided = O tomto boji je rozhodnuto: deníky jsou, jak jste je nechali.
after-nobody = V tomto boji nebyl žádný váš hrdina.
after-stands = zapsáno v deníku
after-nothing = nic se nezměnilo
after-none = nic z toho
after-note = Co podle pravidel trvá, je zaškrtnuté. Co končí s bojem, není.
after-leave = Nechat deníky, jak byly
after-take = Převzít
after-take-and-rest = Převzít a odpočinout si
after-back = Vzít zpět
after-done = Deníky jsou aktuální.
after-to-heroes = K našim hrdinům
heroes-sign-sword = meč
heroes-sign-hammer = kladivo
heroes-sign-warhammer = válečné kladivo
heroes-sign-axe = sekera
heroes-sign-bow = luk
heroes-sign-crossbow = kuše
heroes-sign-staff = hůl
heroes-sign-spear = kopí
heroes-sign-dagger = dýka
heroes-sign-sabre = šavle
heroes-sign-sling = prak
heroes-sign-shield = štít
heroes-sign-fist = pěst
heroes-sign-flask = lahvička
heroes-sign-book = kniha
heroes-sign-star = hvězda
heroes-sign-wolf = vlk
heroes-sign-eye = oko
heroes-sign-skull = lebka
heroes-sign-crown = koruna
heroes-sign-heart = srdce
heroes-ring-1 = modrá
heroes-ring-3 = růžová
heroes-ring-4 = zelená
heroes-ring-5 = písková
heroes-ring-6 = šedá
heroes-count = { $heroes ->
    [one] { $heroes } hrdina
    [few] { $heroes } hrdinové
   *[other] { $heroes } hrdinů
}, { $coming ->
    [one] jde { $coming }
    [few] jdou { $coming }
   *[other] jde { $coming }
}
heroes-handed-title = { $count ->
    [one] Svěřují vám hrdinu
    [few] Svěřují vám { $count } hrdiny
   *[other] Svěřují vám { $count } hrdinů
}
after-count = { $ticks ->
    [one] { $ticks } změna
    [few] { $ticks } změny
   *[other] { $ticks } změn
} v { $sheets ->
    [one] { $sheets } deníku
   *[other] { $sheets } denících
}. Dá se to vzít zpět.

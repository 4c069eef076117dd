# Hrdinové: co s nimi udělá boj nebo odpočinek, slova společná všem systémům.
hero-was = předtím { $before }
hero-from-to = { $before } → { $after }
hero-lost = ztraceno: { $thing }
hero-gained = nově: { $thing }
hero-broken = rozbito: { $thing }
hero-pieces-of = { $thing }: zbývá { $count } z { $most }
hero-pieces = { $count ->
    [one] { $count } kus
    [few] { $count } kusy
   *[other] { $count } kusů
}
hero-ends-with-fight = končí s bojem
hero-until-removed = dokud se neodstraní
hero-falls = umírá
hero-dead = po smrti
hero-falls-how = zůstane mezi padlými
hero-in-hand = v ruce
hero-worn = na sobě
hero-at-the-belt = u pasu
hero-packed = zabaleno
hero-carried = u sebe
hero-both-hands = obouruční
hero-needs = vyžaduje { $skill } { $value }, hrdina má { $has }
hero-refill = výbava a střelivo jako na deníku
hero-gear-back = výbava je znovu úplná
hero-all-mended = všechno se zahojí
hero-gear-as-it-is = převezme se spolu s ostatní výbavou
hero-own-rule = vaše vlastní pravidlo

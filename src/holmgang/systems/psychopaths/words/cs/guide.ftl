# Co říká průvodce v prvním boji: nejvýš dvě věty na krok, co udělat a proč.

guide-first-evening-die = Tah začíná dvěma kostkami a jednu si necháte. Dá vám akční body na průzkum a chůzi, takže vyšší bývá lepší.
guide-first-evening-explore = Prozkoumávejte za 1 akční bod: vylosujete jedno pole a připojíte ho k mapě. Aspoň jeden bod si nechte, jinak nebudete moci jít.
guide-first-evening-place = Kde se dvě pole dotýkají, musí se okraje shodovat. Zlatá místa na mapě jsou všechna, kam pole pasuje.
guide-first-evening-fight = Bojujete s psychopatem: každá strana má kostku a svou šílenost. Použijte zbraň, přidá k vašemu součtu a zůstane v inventáři.
guide-first-evening-cards = V jednom průchodu smíte postupně použít až tři karty a kdykoli přestat. Karta z ruky je pak pryč, takže použijte jen tolik, abyste vedli.
guide-first-evening-step = Krok stojí 1 akční bod a otočí kartu události; na stejné pole se v jednom kole dvakrát nesmí. Jděte na pole k Věře, chcete-li s ní bojovat.
guide-first-evening-attack = Na hráče, který stojí na stejném poli, smíte zaútočit. Vítěz získá tolik slávy, o kolik se součty liší, a poražený tolik ztratí.
guide-first-evening-glory = Boj vyhrává vyšší součet a rozdíl je sláva. Po dvou obězích tuto hru vyhraje nejvyšší sláva.
guide-first-evening-free = Mezi kroky svého kola smíte zdarma vykládat zbraně a mutace z ruky. V inventáři můžete zbraň používat znovu a znovu.

# Co říká průvodce v prvním boji: nejvýš dvě věty na krok, co udělat a proč.

guide-toll-road-roll = Vypravěč hodil bojový stupeň a vaše dvě kostky už leží. Použijte je na bojový hod: kostky s vlohou nad stupněm vezmou protivníkům 1 život.
guide-toll-road-effect = Náčelník je připravený: při shodě jeho strana vyvázne bez zranění. Protiúčinek jeden účinek na toto kolo odvrátí znalostí, která na něj platí.
guide-toll-road-manoeuvre = Jinak zasahujete toho, kdo má nejnižší bojovnost. Velte manévrem: když se povede, určíte protivníka, který v tomto kole dostane všechny zásahy.
guide-toll-road-brawl = Podívejte se na samotné kostky: dosáhnou-li hodnoty rvačky, bojový hod zasáhne při každém stupni. Rvačka naproti tomu hází pořád dál, dokud kostky stačí.
guide-toll-road-slip = Je vás víc než jich, takže se někdo smí z boje vytratit. Ostatní jsou vázáni: ven vede jen výhra nebo útěk.
guide-toll-road-expose = Stupeň zasáhne jen tolik z vás, kolik je protivníků, nejdřív ty s nejnižšími kostkami. Tady padlo stejně, takže rozhodnete vy.
guide-toll-road-hits = Výsledek pod stupněm vás stojí život, shoda stojí život obě strany. První jsou protiúčinky, pak manévry, bojové hody a rvačky.
guide-toll-road-loot = Vyhráli jste: žádný protivník už není schopen boje. Za každého poraženého je jeden díl kořisti.

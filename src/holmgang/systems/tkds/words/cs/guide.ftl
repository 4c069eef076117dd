# Co říká průvodce v prvním boji: nejvýš dvě věty na krok, co udělat a proč.

guide-rats-in-the-cellar-move = Každý hrdina má jednu akci a šest bodů hybnosti. Dojděte s Tarenem ke kryse uprostřed: pole stojí 1 bod hybnosti a akce vám zůstane.
guide-rats-in-the-cellar-attack = Teď akce: zaútočte na krysu vedle Tarena. Zblízka se zasahuje Zdatností, na dálku Zručností.
guide-rats-in-the-cellar-order = Vaše skupina hraje v libovolném pořadí, takže je na řadě Carl. Lukem dostřelí, odkud stojí.
guide-rats-in-the-cellar-end = Oba už akci použili; zbylá hybnost propadne. Ukončete tah: pak hrají krysy a o iniciativu se nehází.
guide-rats-in-the-cellar-threat = Kdo začne tah vedle nepřítele, je v ohrožení: každý krok ho v tomto kole stojí víc. Často je lepší zůstat stát a udeřit.
guide-rats-in-the-cellar-defence = Útok je k20 a oprava za dovednost; zasáhne, když dosáhne na Obranu cíle. Klepněte na číslo v záznamu a uvidíte, jak vyšlo.
guide-rats-in-the-cellar-damage = Zásah ubere ze Zdraví zranění zbraně a síla k němu nic nepřidává. S 0 Zdraví je s krysou konec.
guide-rats-in-the-cellar-cover = Krytí platí pro střely i rány zblízka: co stojí mezi vámi, ztěžuje zásah. Štít mezi tlačítky u bojiště ho ukáže dřív, než se rozhodnete.
guide-rats-in-the-cellar-overpower = Tento útok by cíli nenechal žádné Zdraví. Můžete ho zabít, nebo jen zneškodnit.

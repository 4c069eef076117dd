# Co říká průvodce v prvním boji: nejvýš dvě věty na krok, co udělat a proč.

guide-shamans-room-intend = Nejdřív každý řekne, co chce udělat, a pak se to stane naráz. Hrajete za Gorondara: zaútočte na šamana dřív, než znovu zakouzlí.
guide-shamans-room-spend = Rozdíl obou hodů vám přinesl úspěchy: 0–2 jeden, 3–5 dva, 6 a víc tři. Za každý koupíte jednu věc; nejprostší je zranit.
guide-shamans-room-order = Nové kolo. Tahy tu nejsou: postupně se jen hází, a co může čin zastavit, na to se hází dřív.
guide-shamans-room-wound = Zranění bere životy podle rozdílu hodů a zbraně, méně zbroj a štít. Klepněte na číslo v záznamu a uvidíte, z čeho vzniklo.
guide-shamans-room-mutual = Když na sebe s cílem útočíte navzájem, rozhodne od každého jeden hod a vyšší vyhrává. Útočí-li cíl na jiného, vám se jen brání.
guide-shamans-room-more = Úspěch nemusí zraňovat. Srazte protivníka na zem: dokud nevstane, má nevýhodu.
guide-shamans-room-advantage = Výhoda je +1, nevýhoda −1 a od každého druhu platí jen jedna. Finta vás stojí toto kolo a v příštím přinese proti tomu protivníkovi +1.
guide-shamans-room-out = S 0 životy je bojovník vyřazený, a co ještě nehodil, to se už nestane. Vyhrává strana, která zůstane stát.

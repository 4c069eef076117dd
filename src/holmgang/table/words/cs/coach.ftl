### Průvodce prvním bojem u stolu

coach-label = Průvodce
coach-skip = Přeskočit průvodce
coach-close = Zavřít průvodce
coach-show = Ukázat nebo skrýt průvodce
coach-far = { $step } z { $count }
coach-free = Tady není nic nového, vyberte si, co chcete. Průvodce se ozve, až přijde další pravidlo.
coach-wait = Průvodce se ozve, až budete na řadě.
coach-done = To byl celý průvodce, základní pravidla už znáte. Každé číslo a každé pravidlo se dál otevře, když na ně klepnete.
coach-met = Boj skončil a poznali jste všechna základní pravidla.
coach-over = Boj skončil. Na tato základní pravidla tentokrát nedošlo; klepněte na ně a přečtete si je.
play-key-guide = ukázat nebo skrýt průvodce

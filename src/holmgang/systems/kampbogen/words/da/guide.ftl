# Det, vejlederen siger i den første kamp: højst to sætninger pr. trin, hvad man gør og hvorfor.

guide-toll-road-roll = Mesteren har rullet kampgraden, og dine to terninger ligger der. Brug dem på et kamprul: terninger plus et talent over graden koster modstanderne 1 liv.
guide-toll-road-effect = Høvdingen er forberedt: står det lige, slipper hans side uden skade. En modeffekt afværger én effekt i denne runde med den kundskab, der dækker den.
guide-toll-road-manoeuvre = Ellers rammer I den med den laveste kamp. Kommandér med en manøvre: lykkes den, udpeger du den modstander, der får al skade i denne runde.
guide-toll-road-brawl = Se på terningerne alene: når de din prygl, rammer kamprullet uanset graden. Prygl ruller i stedet videre, til terningerne ikke slår til.
guide-toll-road-slip = I er flere end dem, så nogle må slippe bort fra kampen. De andre er bundet: de kommer kun ud ved at vinde eller flygte.
guide-toll-road-expose = Graden rammer kun så mange af jer, som der er modstandere, dem med de laveste terninger først. Her står det lige, så I bestemmer.
guide-toll-road-hits = Et resultat under graden koster dig et liv, og står det lige, koster det begge sider ét. Modeffekter kommer først, så manøvrer, kamprul og prygl.
guide-toll-road-loot = I har vundet: ingen modstander kan kæmpe længere. Hver besejret er et stykke udbytte værd.

# Det, vejlederen siger i den første kamp: højst to sætninger pr. trin, hvad man gør og hvorfor.

guide-shamans-room-intend = Først siger alle, hvad de vil; så sker det hele på én gang. Du spiller Gorondar: angrib shamanen, før han kaster den næste besværgelse.
guide-shamans-room-spend = Forskellen mellem de to slag gav dig succeser: 0–2 giver én, 3–5 to, 6 eller mere tre. Hver køber én ting; et sår er det enkleste.
guide-shamans-room-order = En ny runde. Der er ingen ture: kun terningerne slås efter hinanden, og det, der kan standse en handling, slås først.
guide-shamans-room-wound = Et sår tager forskellen plus våbnet, minus rustning og skjold. Tryk på tallet i loggen, og se, hvordan det blev til.
guide-shamans-room-mutual = Når du og dit mål angriber hinanden, slår I ét slag hver, og det højeste vinder. Slår målet efter en anden, forsvarer det sig kun mod dig.
guide-shamans-room-more = En succes behøver ikke at koste blod. Slå modstanderen omkuld: så længe den ligger ned, har den en ulempe.
guide-shamans-room-advantage = En fordel er +1, en ulempe −1, og kun én af hver slags tæller. En finte koster dig denne runde og giver +1 mod den modstander i den næste.
guide-shamans-room-out = Ved 0 liv er man ude af kampen, og det, man ikke nåede at slå for, sker ikke. Den side, der står tilbage, vinder.

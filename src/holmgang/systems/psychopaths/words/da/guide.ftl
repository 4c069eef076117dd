# Det, vejlederen siger i den første kamp: højst to sætninger pr. trin, hvad man gør og hvorfor.

guide-first-evening-die = En tur begynder med to terninger, og du beholder én. Den giver handlingspoint til at udforske og gå for, så den højeste er som regel bedst.
guide-first-evening-explore = Udforsk for 1 handlingspoint: du trækker ét felt og lægger det til kortet. Behold mindst ét point, ellers kan du ikke gå.
guide-first-evening-place = Hvor to felter mødes, skal kanterne passe. De gyldne pladser på kortet er alle, hvor feltet kan ligge.
guide-first-evening-fight = En psykopat slås med dig: hver side har en terning plus sit vanvid. Brug dit våben, det lægges til din sum og bliver i din oppakning.
guide-first-evening-cards = I én omgang må du bruge op til tre kort, ét ad gangen, og stoppe når som helst. Et kort fra hånden er væk bagefter, så brug kun det, der skal til for at føre.
guide-first-evening-step = Et skridt koster 1 handlingspoint og vender et hændelseskort; samme felt må ikke besøges to gange i en tur. Gå til Veras felt, hvis du vil slås med hende.
guide-first-evening-attack = Du må angribe en spiller, der står på dit felt. Vinderen får så meget hæder, som summerne er fra hinanden, og taberen mister lige så meget.
guide-first-evening-glory = Den højeste sum vinder en kamp, og forskellen er hæder. Efter to runder vinder den højeste hæder dette spil.
guide-first-evening-free = Mellem trinene i din tur må du gratis lægge våben og mutationer fra hånden. I oppakningen kan et våben bruges igen og igen.

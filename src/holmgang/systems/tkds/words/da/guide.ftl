# Det, vejlederen siger i den første kamp: højst to sætninger pr. trin, hvad man gør og hvorfor.

guide-rats-in-the-cellar-move = Hver helt har én handling og seks fremdrift. Gå med Taren hen til rotten i midten: et felt koster 1 fremdrift, og handlingen har du stadig.
guide-rats-in-the-cellar-attack = Nu handlingen: angrib rotten ved siden af Taren. I nærkamp rammer Styrke, på afstand Behændighed.
guide-rats-in-the-cellar-order = Jeres gruppe handler i den rækkefølge, I vil, så nu er det Carl. Hans bue rækker, hvorfra han står.
guide-rats-in-the-cellar-end = Begge har brugt deres handling; fremdrift, der er tilbage, går tabt. Slut turen: så spiller rotterne, og der slås ikke om initiativ.
guide-rats-in-the-cellar-threat = En helt, der begynder turen ved siden af en fjende, er truet: hvert skridt i runden koster mere. Tit er det bedre at blive stående og slå.
guide-rats-in-the-cellar-defence = Et angreb er en t20 plus færdighedens tillæg; det rammer, når det når målets Forsvar. Tryk på tallet i loggen, og se, hvordan det blev talt.
guide-rats-in-the-cellar-damage = En træffer tager våbnets skade fra Helbredet, og styrke lægges ikke til. Ved 0 Helbred er en rotte ude.
guide-rats-in-the-cellar-cover = Dækning tæller for skud og for hug: det, der står imellem jer, gør det sværere at ramme. Skjoldet blandt brættets knapper viser den, før du vælger.
guide-rats-in-the-cellar-overpower = Dette angreb ville bringe målet på 0 Helbred. Du må dræbe det eller kun overmande det.

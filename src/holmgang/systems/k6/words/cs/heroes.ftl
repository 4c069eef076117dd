# Hrdinové mezi boji
hero-lives-of = { $lives } z { $most } životů
hero-until-lives-back = dokud se nevrátí všechny životy
hero-on-the-ground = leží na bojišti
hero-left-behind = zůstalo na bojišti
hero-picked-up = sebráno v boji
hero-used-up = spotřebováno
hero-found-again = po boji se najde
hero-night-lives = vrátí se životy
hero-injuries-gone = zranění jsou zhojená
hero-roll-with = Boj zblízka: { $weapon }
hero-shot-with = Střelba nebo vrh: { $weapon }
hero-damage-of = Zranění zbraní: { $weapon }
hero-damage = zranění { $damage }
hero-shoots = střelná
hero-throws = vrhací
word-hero-protection = Ochrana
word-no-armour = bez zbroje

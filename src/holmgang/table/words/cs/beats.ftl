# Činy, jak se přehrávají
beat-goal = je třeba
beat-falls = padá
beat-missed = vedle
beat-then = · potom
beat-bar = Co se právě děje
beat-pause = Pozastavit
beat-step = Další čin
beat-skip = Přeskočit
beat-pace = Tempo činů
beat-pace-calm = Klidně
beat-pace-brisk = Svižně
beat-pace-off = Bez přehrávání
beat-sounds = Zvuky
beat-buzz = Vibrace

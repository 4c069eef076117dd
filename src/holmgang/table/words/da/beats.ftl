# Handlinger, som de vises
beat-goal = kræves
beat-falls = falder
beat-missed = forbi
beat-then = · derefter
beat-bar = Det sker nu
beat-pause = Pause
beat-step = Næste handling
beat-skip = Spring over
beat-pace = Handlingernes tempo
beat-pace-calm = Roligt
beat-pace-brisk = Hurtigt
beat-pace-off = Uden visning
beat-sounds = Lyde
beat-buzz = Vibration

# Beats: deeds as they are played
beat-goal = to reach
beat-falls = falls
beat-missed = missed
beat-then = · then
beat-bar = What happens now
beat-pause = Pause
beat-step = Next deed
beat-skip = Skip
beat-pace = Pace of the deeds
beat-pace-calm = Calm
beat-pace-brisk = Brisk
beat-pace-off = No play
beat-sounds = Sounds
beat-buzz = Vibration

# Watching
watch-title = Watch
watch-how = Anyone with this link sees what everyone may see, and can change nothing.
watch-tv = Big screen
watch-tv-how = The board in large letters and without controls, for a TV that everyone watches.
watch-make = Create a link for spectators

# At se med
watch-title = Se med
watch-how = Enhver med dette link ser, hvad alle må se, og kan ikke ændre noget.
watch-tv = Stor skærm
watch-tv-how = Brættet med store bogstaver og uden knapper, til et TV, som alle ser på.
watch-make = Opret et link til tilskuere

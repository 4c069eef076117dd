# Dívání
watch-title = Dívat se
watch-how = Kdo má tento odkaz, vidí to, co smí vidět všichni, a nic nemůže změnit.
watch-tv = Velká obrazovka
watch-tv-how = Bojiště velkým písmem a bez ovládání, pro televizi, na kterou se dívají všichni.
watch-make = Vytvořit odkaz pro diváky

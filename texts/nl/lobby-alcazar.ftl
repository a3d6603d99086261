# Alcazar, waar een spel wordt gekozen.

game-about-alcazar = Bouw samen kastelen en bruggen, en zorg dat jouw edelen aan het eind het hoogst staan.
game-time-alcazar = ongeveer 90 minuten

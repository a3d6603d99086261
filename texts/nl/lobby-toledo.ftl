# Toledo, waar een spel wordt gekozen.

game-about-toledo = De straat omhoog, langs winkels en duels: laat zwaarden smeden en breng ze naar het Alcazar.
game-time-toledo = ongeveer 60 minuten

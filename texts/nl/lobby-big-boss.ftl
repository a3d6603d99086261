# Das neue Big Boss, waar een spel wordt gekozen.

game-about-big-boss = Trek kastelen op, laat het ene het andere opslokken en verzilver je edelen op tijd.
game-time-big-boss = ongeveer 90 minuten

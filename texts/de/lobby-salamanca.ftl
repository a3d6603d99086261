# Salamanca, wo ein Spiel gewählt wird.

game-about-salamanca = Leg das Land aus, nimm Höfe, Burgen und Klöster in Besitz und verkaufe, bevor die Plagen kommen.
game-time-salamanca = etwa 60 Minuten

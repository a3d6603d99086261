# Salamanca, donde se elige un juego.

game-about-salamanca = Traza el campo, hazte con granjas, castillos y monasterios, y vende antes de que lleguen las plagas.
game-time-salamanca = unos 60 minutos

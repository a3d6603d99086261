# Toledo, donde se elige un juego.

game-about-toledo = Calle arriba, entre tiendas y duelos: haz forjar espadas y llévalas al Alcázar.
game-time-toledo = unos 60 minutos

# Alcazar, donde se elige un juego.

game-about-alcazar = Construid castillos y puentes entre todos, y procura que tus nobles acaben en lo más alto.
game-time-alcazar = unos 90 minutos

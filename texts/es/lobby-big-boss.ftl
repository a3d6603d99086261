# Das neue Big Boss, donde se elige un juego.

game-about-big-boss = Levanta castillos, deja que uno absorba al otro y saca dinero de tus nobles a tiempo.
game-time-big-boss = unos 90 minutos

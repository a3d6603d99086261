# Das neue Big Boss, wo ein Spiel gewählt wird.

game-about-big-boss = Zieh Schlösser hoch, lass eines das andere schlucken und mach deine Adligen rechtzeitig zu Geld.
game-time-big-boss = etwa 90 Minuten

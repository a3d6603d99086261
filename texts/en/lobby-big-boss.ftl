# Das neue Big Boss where a game is chosen.

game-about-big-boss = Raise castles, let one swallow the other, and cash in your nobles while they are worth it.
game-time-big-boss = about 90 minutes

# Alcazar where a game is chosen.

game-about-alcazar = Build castles and bridges together, and see that your own nobles stand highest in the end.
game-time-alcazar = about 90 minutes

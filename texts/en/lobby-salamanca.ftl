# Salamanca where a game is chosen.

game-about-salamanca = Lay out the land, claim farms, castles and monasteries, and sell before the plagues come.
game-time-salamanca = about 60 minutes

# Toledo where a game is chosen.

game-about-toledo = Up the street past shops and duels: have swords forged and bring them to the Alcazar.
game-time-toledo = about 60 minutes

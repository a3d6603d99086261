# Alcazar, wo ein Spiel gewählt wird.

game-about-alcazar = Baut gemeinsam Schlösser und Brücken, und sorge dafür, dass deine Adligen am Ende am höchsten stehen.
game-time-alcazar = etwa 90 Minuten

# Salamanca, waar een spel wordt gekozen.

game-about-salamanca = Leg het land uit, neem boerderijen, burchten en kloosters in bezit en verkoop voordat de plagen komen.
game-time-salamanca = ongeveer 60 minuten

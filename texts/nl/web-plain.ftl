# De woorden van een tafel zonder getekend bord.

step-any = Kies wat je doet.

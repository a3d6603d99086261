# Wie das Haus heißt, und seine Tür.

house = Das Haus
closed = Nur mit Einladung
closed-help = Du brauchst einen Einladungslink vom Gastgeber. Wenn du hier ein Konto hast, melde dich an.
invited = Du bist eingeladen
your-name = Dein Name
come-in = Hereinkommen
sign-in = Anmelden
reports =
    { $count ->
        [0] Meldungen: keine
        [one] Eine Meldung wartet auf Antwort
       *[other] { $count } Meldungen warten auf Antwort
    }

# Hoe het huis heet, en zijn deur.

house = Het huis
closed = Alleen op uitnodiging
closed-help = Je hebt een uitnodigingslink van de gastheer nodig. Heb je hier een account, log dan in.
invited = Je bent uitgenodigd
your-name = Je naam
come-in = Binnenkomen
sign-in = Inloggen
reports =
    { $count ->
        [0] Klachten: geen
        [one] Eén klacht wacht op antwoord
       *[other] { $count } klachten wachten op antwoord
    }

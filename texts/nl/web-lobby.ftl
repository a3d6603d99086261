# Met anderen spelen: wie er is, een tafel voor jou, tafels met vrije plaatsen.

find-title = Met anderen spelen
here-nobody = Er is nu niemand anders.
here-people =
    { $people ->
        [one] Er is nu één ander.
       *[other] Er zijn nu { $people } anderen.
    }
here-names =
    { $people ->
        [one] { $names } is er nu.
       *[other] { $names } zijn er nu.
    }
here-names-and =
    { $people ->
        [one] { $names } en één ander zijn er nu.
       *[other] { $names } en { $people } anderen zijn er nu.
    }
here-show-me = Laat anderen mijn naam zien zolang ik hier ben

find-help = Zeg wat je zou willen spelen. Zodra genoeg mensen hetzelfde willen, zitten jullie samen en begint het spel.
find-games = Spellen
find-seats = Aantal spelers
find-begin = Zoek een tafel voor mij
find-under-way = We zoeken een tafel:
find-players = met { $counts } spelers
find-alone = Er zoekt nog niemand anders.
find-may-leave = Voor spellen met dagen per beurt mag je deze pagina sluiten: je plaats in de rij blijft 30 dagen bewaard, en het spel komt bij je tafels te staan.
find-others = Anderen die wachten
find-waiting =
    { $people ->
        [one] { $game }, { $pace }: één ander
       *[other] { $game }, { $pace }: { $people } anderen
    }
find-offer = Dit kan nog even duren. Computerspelers kunnen de lege plaatsen nemen; dan begin je nu.
find-fill-up = Beginnen met computerspelers
find-cancel = Stoppen met zoeken
find-found = Je tafel is klaar.
find-go = Ernaartoe
find-show = Tonen

filter-label = Welke tafels je ziet
filter-game = Spel
filter-all-games = Alle spellen
filter-any-pace = Maakt niet uit
filter-pace-real-time = Minuten op de klok
filter-pace-days = Dagen
filter-pace-unlimited = Zonder klok
filter-rated = Alleen meetellend
filter-any-language = Alle talen
filter-languages = Talen: { $languages }
filter-i-speak = Talen die ik spreek
filter-clear = Alle tafels tonen

nothing-open = Er wacht nu geen tafel op spelers. Er is toch genoeg te doen:
nothing-fits = Geen tafel past bij wat je hebt gekozen.
nothing-invite = Een uitnodiging achterlaten
nothing-invite-help = Open een tafel met drie dagen voor elke beurt. Die blijft hier staan tot iemand aanschuift.
nothing-computer = Daag computerspelers uit
nothing-computer-help = Ze zijn er altijd, op zes niveaus.
nothing-exercise = Los een stelling op
nothing-exercise-help = Stellingen uit echte partijen: vind de beste zet.

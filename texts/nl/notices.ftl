## Berichten aan spelers die niet aan tafel zitten: op het vergrendelscherm, in een mail, in een chat.

your-turn = Je bent aan de beurt
game-starts = Je spel begint
invited = Je bent uitgenodigd voor een nieuw potje
time-short = Je tijd raakt op
several =
    { $count ->
        [one] { $count } tafel wacht op je
       *[other] { $count } tafels wachten op je
    }
# "Toledo met Ana, Ben"
table = { $game } met { $names }
# "Toledo met Ana: Je bent aan de beurt"
line = { $table }: { $what }
more =
    { $count ->
        [one] en nog { $count } tafel
       *[other] en nog { $count } tafels
    }
no-more = Niet meer sturen
farewell = Vanaf nu komt hier niets meer over potjes: iemand heeft er met de link een eind aan gemaakt. Wie erom vroeg, kan het weer aanzetten: { $choose }
letter =
    { $tables }

    Je koos ervoor dit per mail te horen. Anders kiezen: { $choose }
    Geen mails meer hierover: { $end }
picture = Het bord van { $game } zoals het er nu bij ligt
to-table = Naar de tafel

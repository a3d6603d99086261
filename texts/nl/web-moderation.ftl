# De pagina van de moderators: klachten, en wat erop wordt geantwoord.

title = Klachten
help = Wie wordt gewaarschuwd, gedempt, hernoemd of buitengesloten, leest de reden die je schrijft. Alles wat je hier doet, staat in het logboek van de gastheer.
open = Wachten op antwoord
open-none = Niets te doen.
answered = Beantwoord
kind-line = Een regel in de chat
kind-name = Een naam
kind-conduct = Gedrag
told-by = Klacht van { $name }, { $at }
called-then = heette toen { $name }
here-since = hier sinds { $date }
gone = is weg
is-guest = gast zonder account
reports-about =
    { $count ->
        [one] één klacht over deze persoon
       *[other] { $count } klachten over deze persoon
    }
at-table = De tafel: { $game }
withheld = Je zit aan deze tafel. Je ziet de chat als het spel is afgelopen; een andere moderator ziet hem nu.
chat-around = Wat er is gezegd
this-line = Waarover de klacht gaat:
history = Wat eerder is gedaan
was-warning = { $at }: gewaarschuwd
was-mute = { $at }: gedempt
was-mute-until = { $at }: gedempt tot { $until }
was-rename = { $at }: hernoemd
was-ban = { $at }: voorgoed buitengesloten
was-ban-until = { $at }: buitengesloten tot { $until }
lifted = opgeheven
lift = Opheffen
lifted-now = Opgeheven.
answer = Antwoord
action-dismiss = Niets aan de hand
action-warn = Waarschuwen
action-mute = Dempen
action-rename = De naam afnemen
action-ban = Buitensluiten
for-how-long = Hoe lang
hours =
    { $count ->
        [1] één uur
        [24] één dag
        [72] drie dagen
        [168] één week
       *[other] 30 dagen
    }
for-good = voorgoed
reason = Reden (deze persoon leest die)
give-answer = Antwoorden
answered-by = { $name }, { $at }
answered-now = Beantwoord.
not-yours = Iemand anders moet dit beantwoorden.
nameless = naamloos
addresses = Niemand nieuw van deze adressen
addresses-help = Wie is buitengesloten, kan als andere gast terugkomen. Je kunt een tijd lang niemand nieuw van hetzelfde adres binnenlaten. Anderen die het delen, blijven en komen met hun account binnen. Adressen worden aan niemand getoond.
address-whom = Wie
address-typed = een adres
address = Adres
address-days = Voor hoeveel dagen
address-reason = Reden (voor het logboek)
address-ban = Niemand nieuw binnenlaten
address-until = tot { $date }
address-lift = Opheffen
address-lift-this = Opheffen: { $name }
kind-club = Een club
club-then = heette toen { $name }
club-gone = De club bestaat niet meer.
action-hide-club = De club verbergen
action-rename-club = De naam en de beschrijving afnemen
action-close-club = De club opheffen
club-do = Wat moet er gebeuren
club-done = Gedaan.
holding = Wie gedempt of buitengesloten is
holding-help = Wie voorgoed is buitengesloten, komt pas weer binnen als dat hier of door de gastheer wordt opgeheven.
holding-none = Niemand is gedempt of buitengesloten.
holding-by = door { $name }
lift-this = Opheffen: { $name }
more = Meer tonen
hidden-clubs = Verborgen clubs
hidden-clubs-none = Er is geen club verborgen.
club-show = Weer vindbaar maken voor iedereen
club-show-this = Weer vindbaar maken voor iedereen: { $name }

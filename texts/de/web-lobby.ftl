# Mit anderen spielen: wer da ist, ein Tisch für dich, Tische mit freien Plätzen.

find-title = Mit anderen spielen
here-nobody = Gerade ist sonst niemand da.
here-people =
    { $people ->
        [one] Eine weitere Person ist gerade da.
       *[other] { $people } andere sind gerade da.
    }
here-names =
    { $people ->
        [one] { $names } ist gerade da.
       *[other] { $names } sind gerade da.
    }
here-names-and =
    { $people ->
        [one] { $names } und eine weitere Person sind gerade da.
       *[other] { $names } und { $people } andere sind gerade da.
    }
here-show-me = Anderen meinen Namen zeigen, solange ich da bin

find-help = Sag, was du spielen möchtest. Sobald genug Leute dasselbe wollen, sitzt ihr zusammen, und es geht los.
find-games = Spiele
find-seats = Wie viele spielen mit
find-begin = Such mir einen Tisch
find-under-way = Wir suchen einen Tisch:
find-players = zu { $counts }
find-alone = Noch sucht sonst niemand.
find-may-leave = Für Spiele mit Tagen pro Zug kannst du die Seite schließen: Dein Platz in der Reihe bleibt 30 Tage, und das Spiel steht dann bei deinen Tischen.
find-others = Andere, die warten
find-waiting =
    { $people ->
        [one] { $game }, { $pace }: eine weitere Person
       *[other] { $game }, { $pace }: { $people } andere
    }
find-offer = Das kann noch dauern. Computerspieler können die freien Plätze nehmen, dann geht es gleich los.
find-fill-up = Mit Computerspielern anfangen
find-cancel = Nicht mehr suchen
find-found = Dein Tisch ist bereit.
find-go = Hingehen
find-show = Zeigen

filter-label = Welche Tische gezeigt werden
filter-game = Spiel
filter-all-games = Alle Spiele
filter-any-pace = Beliebig
filter-pace-real-time = Minuten auf der Uhr
filter-pace-days = Tage
filter-pace-unlimited = Ohne Uhr
filter-rated = Nur gewertete
filter-any-language = Alle Sprachen
filter-languages = Sprachen: { $languages }
filter-i-speak = Sprachen, die ich spreche
filter-clear = Alle Tische zeigen

nothing-open = Im Moment wartet kein Tisch auf Mitspieler. Zu tun gibt es trotzdem genug:
nothing-fits = Kein Tisch passt zu dem, was du gewählt hast.
nothing-invite = Eine Einladung hinterlassen
nothing-invite-help = Eröffne einen Tisch mit drei Tagen für jeden Zug. Er steht hier, bis sich jemand dazusetzt.
nothing-computer = Computerspieler herausfordern
nothing-computer-help = Sie sind immer da, in sechs Stärken.
nothing-exercise = Eine Stellung lösen
nothing-exercise-help = Stellungen aus echten Spielen: Finde den besten Zug.

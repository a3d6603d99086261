## Nachrichten an Spieler, die nicht am Tisch sind: auf dem Sperrbildschirm, in einer Mail, in einem Chat.

your-turn = Du bist am Zug
game-starts = Dein Spiel beginnt
invited = Du bist zu einer neuen Partie eingeladen
time-short = Deine Zeit wird knapp
several =
    { $count ->
        [one] { $count } Tisch wartet auf dich
       *[other] { $count } Tische warten auf dich
    }
# "Toledo mit Ana, Ben"
table = { $game } mit { $names }
# "Toledo mit Ana: Du bist am Zug"
line = { $table }: { $what }
more =
    { $count ->
        [one] und { $count } weiterer Tisch
       *[other] und { $count } weitere Tische
    }
no-more = Keine mehr davon
farewell = Ab jetzt steht hier nichts mehr von Partien: Jemand hat es mit dem Link beendet. Wer darum gebeten hat, kann es wieder einschalten: { $choose }
letter =
    { $tables }

    Du wolltest davon per Mail erfahren. Anders wählen: { $choose }
    Keine solchen Mails mehr: { $end }
picture = Der Spielplan von { $game }, wie er jetzt aussieht
to-table = Zum Tisch

# Days off, during which the clocks of a player stand.

title = Freie Tage
intro = Nimm dir frei, und deine Uhren stehen an allen Tischen, an denen Züge Tage haben. Die anderen sehen, bis wann du weg bist. Niemand kann dir deswegen den Platz nehmen, und du bekommst so lange keine Benachrichtigung, dass ein Tisch wartet.
away = Du bist bis { $until } weg.
away-help = Deine Uhren stehen. Spielen kannst du trotzdem, wann du magst.
planned = Du bist vom { $from } bis { $until } weg.
planned-help = Bis dahin laufen deine Uhren wie sonst.
end = Ich bin wieder da
cancel = Ich bleibe hier
ended = Willkommen zurück. Deine Uhren laufen wieder.
cancelled = Deine freien Tage sind abgesagt.
choose = Welche Tage?
change = Andere Tage
first = Erster Tag
last = Letzter Tag
count =
    { $count ->
        [one] Ein Tag.
       *[other] { $count } Tage.
    }
left = In diesem Jahr noch übrig: { $left } von { $all }.
tell = Sag mir währenddessen trotzdem Bescheid
kind-your-turn = Ich bin am Zug
kind-game-starts = Mein Spiel beginnt
kind-invited = Ich bin zu einem neuen Spiel eingeladen
save = Diese Tage freinehmen
change-save = Ändern
saved = Gespeichert. Deine Tische wissen Bescheid.
rules = Freie Tage zählen für das Jahr, in dem sie beginnen. Spiele mit Minuten auf der Uhr laufen weiter wie sonst.
notices = Benachrichtigungen

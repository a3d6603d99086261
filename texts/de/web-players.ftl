# Eigene Spiele, die Seiten der Spieler und wie es für sie ausging.

history = Meine Spiele
holiday = Freie Tage
player = Spieler
own-page = Meine Seite
phase = Stand
game = Spiel
rating = Wertung
with = Mit wem
all = Alle
all-games = Alle Spiele
running = Laufend
finished = Beendet
rated = gewertet
unrated = nicht gewertet
nothing = Hier gibt es keine Spiele.
found = { $running } laufend, { $finished } beendet
more = Mehr zeigen
record = Aufzeichnung
left = vorher gegangen
broken-off = Das Spiel wurde abgebrochen.
place =
    { $place ->
        [1] Gewonnen
       *[other] Platz { $place } von { $players }
    }
own-private = Andere sehen hier nur deinen Namen.
own-public = Diese Seite sehen alle, ohne deine Spiele an Tischen, zu denen nur ein Link führte.
change-that = Das ändern
is-private = Von diesem Spieler ist nur der Name zu sehen.
unknown = Diesen Spieler gibt es nicht.
sum-played = Spiele
sum-won = Gewonnen
sum-streak = Siege in Folge bis jetzt
sum-longest = Längste Siegesserie
by-game = Ergebnisse nach Spiel
seats = Spieler
places = Plätze 1, 2, …
against = Gegen wen
ahead = War besser
behind = War schlechter
ratings-people = Wertung gegen Menschen
ratings-computers = Wertung gegen den Computer
spread = ± { $spread }
provisional = vorläufig
rated-games = { $count ->
    [one] aus einem gewerteten Spiel
   *[other] aus { $count } gewerteten Spielen
}
rating-help = Alle beginnen bei 1500. 400 Punkte mehr bedeuten etwa zehn Siege auf eine Niederlage. Die Zahl nach ± sagt, wie weit die Wertung danebenliegen kann; solange sie groß ist, ist die Wertung vorläufig.
curve =
    Wertung über { $games ->
        [one] ein Spiel
       *[other] { $games } Spiele
    } seit { $since }: von { $from } auf { $to }, mindestens { $lowest }, höchstens { $highest }.
leaders = Bestenlisten
month = Zeit
all-time = Insgesamt
kind = Wertung
no-leaders = Hier hat noch niemand ein gewertetes Spiel gespielt.
leaders-found = { $count ->
    [one] ein Spieler
   *[other] { $count } Spieler
}
rank = Rang

# Die Wörter der Kommandozeile.

games-seats = { $least } bis { $most } Spieler
games-hint = `tertulia play SPIEL` beginnt eine Partie, `tertulia rules SPIEL` zeigt die Regeln.

rules-unknown = { $game } hat keine Regel `{ $wanted }` und keine, in der dieses Wort vorkommt. Die Regeln sind: { $ids }

bench-heading = { $game }, { $seats } Spieler
bench-decisions = Entscheidungen pro Sekunde in Zufallspartien
bench-legal-moves = aufgelistete Züge pro Sekunde
bench-legal-moves-many = aufgelistete Züge pro Sekunde, wo es mindestens 30 gibt
bench-games = Partien pro Sekunde
bench-decisions-a-game = Entscheidungen pro Partie
bench-moves-a-position = Züge pro Stellung
bench-most-moves = Züge höchstens
bench-bytes = Bytes pro Stellung
bench-copy = Nanosekunden pro Kopie

bot-name = Computer { $number }
hand-over = { $name }, bitte an die Tastatur; die anderen schauen weg. Mit der Eingabetaste geht es weiter.
news = Seit deinem letzten Zug:
your-move = Deine Züge (eine Nummer oder der Zug, wie er in Klammern steht; `help` zeigt mehr):
menu-more = … und noch { $number }: tippe den Zug oder `moves` für alle
no-such-number = Diese Nummer gibt es nicht: die Züge haben die Nummern 1 bis { $most }.
not-understood = `{ $typed }` ist weder ein Zug noch ein Befehl. `moves` zeigt die Züge, `help` die Befehle.
why-legal = Das geht. Soweit man es wissen kann, bringt es:
unknown-place = `{ $place }` ist kein Ort auf diesem Spielplan.
unknown-rule = Eine solche Regel gibt es hier nicht.
hint = Ein guter Spieler würde wählen: { $move }
hint-line = { "   " }{ $move }: gewinnt zu { $chance } %, erzielt { $score }
undo-nothing = Es ist noch kein Zug gemacht.
undo-not-fair = Seitdem wurde etwas Neues sichtbar, oder jemand anderes hat entschieden. Wenn alle am Tisch einverstanden sind: `undo anyway`.
undone = Zurückgenommen: { $name }, { $move }
save-where = Wohin? `save DATEI`
saved = Gespeichert. Später weiter mit: tertulia play { $game } --resume { $file }
not-saved = Die Partie konnte nicht gespeichert werden: { $reason }
quit-unsaved = Die Partie ist nicht gespeichert. `save DATEI` behält sie, noch einmal `quit` verlässt sie.
input-ended = Die Eingabe ist zu Ende und damit auch diese Sitzung.
play-help =
    Nummer oder Zug  spielt ihn
    why ZUG          warum er geht oder nicht geht, mit der Regel
    what ORT         was dort steht, was es wert ist und warum
    rule NUMMER      der Text einer Regel
    hint             was ein guter Spieler täte
    moves            alle Züge in Worten
    board, log       der Spielplan; alles, was geschehen ist
    undo             nimmt den letzten Zug zurück, wenn seitdem nichts Neues sichtbar wurde
    save DATEI       speichert die Partie
    quit             verlässt den Tisch
final-score = Endstand

replay-title = { $game }, { $seats } Spieler
replay-lawful = { $moves ->
    [one] Eine regelgerechte Partie { $game }: ein Zug.
   *[other] Eine regelgerechte Partie { $game }: { $moves } Züge.
 }
replay-unfinished = Die Partie ist nicht zu Ende gespielt.
replay-start = Der Beginn der Partie.
replay-prompt = Zug { $number } von { $all }. Eingabetaste oder n: weiter, p: zurück, eine Nummer: dorthin, end, q: Schluss

draw-hand = Deine Hand
draw-round = Runde { $round } von { $rounds }
draw-cards = Karten
draw-points = Punkte
draw-money = Geld
draw-supply = Vorrat
draw-in-supply = Vorrat
draw-toledo-row = { $row ->
    [low] untere Reihe
    [middle] mittlere Reihe
    [high] obere Reihe
   *[other] { $row }
 }, Preis { $price }
draw-toledo-closing = Die letzte Runde: drei Figuren sind im Alcazar.
draw-toledo-cathedral = Kathedrale
draw-toledo-tavern = Taverne
draw-toledo-artist = Künstler
draw-toledo-gate = Eingang
draw-toledo-steel = Metall
draw-toledo-gems = Edelsteine
draw-toledo-tiles = Fechtmeister-Plättchen
draw-toledo-swords = Schwerter
draw-toledo-brought = unter Figuren
draw-toledo-paintings = Gemälde
draw-toledo-in-alcazar = im Alcazar
draw-toledo-shops = Deine Geschäfte
draw-toledo-sword-supply = Schwerter, Punkte(Metall+Edelsteine)
draw-toledo-supply = { $steel } Metall, { $gems ->
        [one] { $gems } Edelstein
       *[other] { $gems } Edelsteine
    }, { $pile ->
        [one] { $pile } Karte im Stapel
       *[other] { $pile } Karten im Stapel
    }, { $discards } abgelegt
draw-toledo-open-card = Erste Karte des Zuges
draw-salamanca-to-come = { $tiles ->
        [one] { $tiles } Plättchen kommt noch
       *[other] { $tiles } Plättchen kommen noch
    }
draw-salamanca-key = Zeichen
draw-salamanca-key-text = MONA 9 = Kloster, Gebiet wert 9; A = Gutsherr, (A) = Conde, # = in dieser Runde unverkäuflich, !rat = Plage
draw-salamanca-areas = Gebiete, in Klammern die Landschaften allein
draw-salamanca-display = Auslage
draw-salamanca-aside = Plagen neben dem Plan
draw-salamanca-table = Karten der Runde
draw-salamanca-to-lay = Noch zu legen
draw-salamanca-squires = Gutsherren
draw-salamanca-conde = Conde
draw-salamanca-buildings = Gebäude
draw-salamanca-chosen = Deine Wahl
draw-salamanca-in-sight = Die Hand, die du siehst
draw-castles-key = Zeichen
draw-castles-key-alcazar = 38:2Gr = Feld 38, Höhe 2, Schloss Granada; v = Villa; = statt : wo eine Brücke liegt; ^Ag = Grande, ^Ab = Baron von A
draw-castles-key-big-boss = 38:2Gr = Feld 38, Höhe 2, Schloss Granada; v = Villa; = statt : auf einem Gründungsstein; ^Ag = Grande, ^Ab = Baron von A
draw-castles-villa = Villa auf { $place }
draw-castles-worth = wert { $value }
draw-castles-open = Offene Baukarten
draw-castles-build-cards = Baukarten
draw-castles-tower-cards = Turmkarten
draw-castles-grandes = Granden
draw-castles-barons = Barone
draw-castles-out = hat gepasst
draw-castles-supply-alcazar = { $stones ->
        [one] { $stones } Baustein
       *[other] { $stones } Bausteine
    }, { $spans ->
        [one] { $spans } Brücke
       *[other] { $spans } Brücken
    }, { $pile ->
        [one] { $pile } Baukarte
       *[other] { $pile } Baukarten
    }, { $towers ->
        [one] { $towers } Turmkarte
       *[other] { $towers } Turmkarten
    }
draw-castles-supply-big-boss = { $stones ->
        [one] { $stones } Baustein
       *[other] { $stones } Bausteine
    }, { $spans ->
        [one] { $spans } Gründungsstein
       *[other] { $spans } Gründungssteine
    }, { $pile ->
        [one] { $pile } Baukarte
       *[other] { $pile } Baukarten
    }, { $towers ->
        [one] { $towers } Turmkarte
       *[other] { $towers } Turmkarten
    }
draw-castles-high-nobles = Adlige auf Ebene 2 oder höher
draw-castles-total = insgesamt

arena-heading = { $game }: { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}
arena-player = Spieler
arena-wins = Siege, 95 %
arena-score = Ergebnis
arena-mean-time = je Zug
arena-longest-time = höchstens
arena-means = Eine Partie hatte { $decisions } Entscheidungen; ihr Sieger kam auf { $score }.
arena-start-seat = Wer begann, gewann { $share }.
arena-sprt-low = Vorzeitig beendet: der Anteil des ersten Spielers ist eher der niedrigere.
arena-sprt-high = Vorzeitig beendet: der Anteil des ersten Spielers ist eher der höhere.
ladder-game = Spiel
ladder-seats = Plätze
ladder-match = Wettkampf
ladder-games = Partien
ladder-wins = Siege, 95 %
ladder-above = Wertungspunkte mehr
ladder-rating = Wertung über novice
ladder-start-seat = wer begann
ladder-longest = längste Entscheidung

# Looking back at games, and exercises.

review-title = { $game }. Züge: { $moves }, davon Entscheidungen: { $decisions }
review-curve = Gewinnchancen von hundert nach so vielen Zügen, nach dem, was jeder wissen konnte (mit offenen Karten)
review-turning-points = Wendepunkte
review-decisions = Entscheidungen, die etwas verschenkt haben
review-balance = Woher die Ergebnisse kamen, in Punkten von hundert
review-cause-decision = eine Entscheidung
review-cause-draw = was gezogen wurde
review-cause-duel = ein Duell
review-cause-move = der Zug selbst
review-good = gut
review-inaccuracy = Ungenauigkeit
review-mistake = Fehler
review-blunder = grober Fehler
review-better = besser: { $move }, gewinnt { $chance } von 100 statt { $instead }
review-then = danach: { $moves }
review-balance-line = Ausgabe { $deal }, Gezogenes { $draws }, Duelle { $duels }, eigene Entscheidungen { $own }, Entscheidungen anderer { $others }, nicht vorherzusehen { $rest }
review-chance-part = Von dem, was den Unterschied machte, waren { $chance } von 100 Teilen Zufall und { $decisions } Entscheidungen.
review-no-parts = Nichts hat die Chancen so weit bewegt, dass sich Zufall und Entscheidungen trennen ließen.
review-cost = CPU-Sekunden: { $seconds }

exercise-line = { $id }: { $seats } Spieler, { $strength }, { $themes }
exercises-found = { $seats } Spieler, Ausgabe { $seed }: { $count } gefunden

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
menu-more = … und { $number } weitere: tippe den Zug oder `moves` für alle
no-such-number = Diese Nummer gibt es nicht: die Züge haben die Nummern 1 bis { $most }.
not-understood = `{ $typed }` ist weder ein Zug noch ein Befehl. `moves` zeigt die Züge, `help` die Befehle.
why-legal = Das geht. Soweit man es wissen kann, bringt es:
unknown-place = `{ $place }` ist kein Ort auf diesem Spielplan.
unknown-rule = Eine solche Regel gibt es hier nicht.
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

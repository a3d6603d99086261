# Die Seiten der Kurse.

title = { $game } lernen
games = Kurse
about = Der Kurs dauert etwa zehn Minuten. Du spielst ihn auf dem echten Plan, und auf alles, was du versuchst, bekommst du eine Antwort.
begin = Anfangen
go-on-with-course = Weiter im Kurs
done = erledigt
teacher = Lektion
place = { $number } von { $count }
to-course = Alle Lektionen
right = Richtig
missed = Erlaubt, aber versuch es noch einmal
lesson-done = Lektion geschafft
go-on = Weiter
go-back = Einen Schritt zurück
next-lesson = Nächste Lektion
first-game = Deine erste Partie spielen
tip = Frag nach allem auf dem Plan: Rechtsklick, lange Berührung oder die Taste „?“.
tip-touch = Eine lange Berührung erklärt alles auf dem Plan.

## Wer in einer Lektion am Tisch sitzt

name-0 = Ana
name-1 = Inés
name-2 = Bruno
name-3 = Carla
name-4 = Diego

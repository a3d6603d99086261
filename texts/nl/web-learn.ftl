# De pagina’s van de cursussen.

title = { $game } leren
games = Cursussen
about = De cursus duurt ongeveer tien minuten. Je speelt hem op het echte bord, en wat je ook probeert, je krijgt antwoord.
begin = Beginnen
go-on-with-course = Verder met de cursus
done = gedaan
teacher = Les
place = { $number } van { $count }
to-course = Alle lessen
right = Goed
missed = Dat mag, maar probeer het nog eens
lesson-done = Les gedaan
go-on = Verder
go-back = Eén stap terug
next-lesson = Volgende les
first-game = Speel je eerste partij
tip = Vraag naar alles op het bord: rechts klikken, lang aanraken of de toets “?”.
tip-touch = Raak iets op het bord lang aan voor uitleg.

## Wie er in een les aan tafel zit

name-0 = Ana
name-1 = Inés
name-2 = Bruno
name-3 = Carla
name-4 = Diego

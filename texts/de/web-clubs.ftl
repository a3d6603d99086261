# Clubs und Clubabende.

clubs = Clubs
clubs-about = Ein Club hat seine eigene Seite: Mitglieder, offene Tische, eine Rangliste und Abende, für die Tische ausgelost werden. Ein Konto ist nicht nötig.
mine = Meine Clubs
mine-none = Du bist noch in keinem Club. Gründe einen oder öffne den Link, den dir jemand geschickt hat.
listed = Clubs, die alle sehen dürfen
found = Club gründen
found-now = Gründen
name = Name des Clubs
words = Ein paar Worte über den Club
public = Alle dürfen diesen Club finden und seine Seite sehen
is-public = für alle zu sehen
is-private = nur für Mitglieder zu sehen
members-count =
    { $count ->
        [one] ein Mitglied
       *[other] { $count } Mitglieder
    }
unknown = Diesen Club gibt es nicht, oder nur seine Mitglieder dürfen ihn sehen. Sein Link lässt dich hinein.
to-clubs = Alle Clubs
join = Du bist eingeladen
join-now = Mitglied werden
tables = Tische des Clubs
tables-none = Gerade ist kein Tisch offen.
open-table = Tisch für den Club öffnen
table-for-club = Dieser Tisch ist für deinen Club: Seine Seite zeigt ihn, und die Partie zählt für seine Rangliste.
members = Mitglieder
organiser = organisiert
you = du
nameless = ohne Namen
promote = Organisieren lassen
promote-this = { $name } den Club organisieren lassen
demote = Organisiert nicht mehr
demote-this = { $name } organisiert den Club nicht mehr
remove = Entfernen
remove-this = { $name } aus dem Club entfernen
remove-sure = { $name } aus dem Club entfernen? Der Link für neue Mitglieder ändert sich, damit der alte nicht zurückführt.
invite = Mitglieder einladen
invite-help = Wer diesen Link öffnet, kann Mitglied werden. Ein Name genügt.
link = Link zum Verschicken
invite-code = Der Link als Code für eine Kamera
invite-closed = Der Club nimmt gerade keine neuen Mitglieder auf.
invite-renew = Neuen Link machen, diesen beenden
invite-open = Club für neue Mitglieder öffnen
invite-end = Club für neue Mitglieder schließen
organise-link = Organisieren mit einem Link
organise-help = Wer diesen Link hat, darf alles, was Organisierende dürfen, ohne Konto und ohne Mitglied zu sein.
organise-once = Bewahre diesen Link auf: Er wird nur jetzt gezeigt.
organise-code = Der Link zum Organisieren als Code für eine Kamera
organise-make = Link zum Organisieren machen
organise-renew = Neuen Link machen, den vorigen beenden
organise-end = Link beenden
change = Name und Worte ändern
save = Speichern
leave = Club verlassen
leave-sure = Den Club verlassen?
close = Club auflösen
close-sure = Den Club für immer auflösen? Mitglieder, Abende und Rangliste sind dann fort. Ihre Partien behalten alle.
leaders = Rangliste des Clubs
leaders-none = Noch haben keine zwei Mitglieder dieses Spiel miteinander beendet.
leaders-help = Es zählen Partien an Tischen des Clubs: 24 Punkte für den ersten Platz, keiner für den letzten, die anderen gleichmäßig dazwischen.
game = Spiel
games = Partien
place = Platz
player = Spieler
points = Punkte
wins = Siege
rating = Wertung
results = Letzte Ergebnisse
computer = Computer
evenings = Clubabende
evenings-about = An einem Clubabend werden alle, die da sind, Runde für Runde an Tische gelost, sodass alle mit allen etwa gleich oft spielen.
evening = Clubabend { $number }
evening-go = Zum Clubabend { $number }
evening-new = Clubabend planen
evening-games = Spiele, reihum eines je Runde
evening-open = Abend eröffnen
evening-help = Alle, die da sind, bekommen einen Platz, die Tische sind möglichst gleich groß. Wer keinen Tisch findet, hat spielfrei und bekommt die Punkte einer mittleren Partie; spielfrei sind alle reihum.
least = Wenigste an einem Tisch
most = Meiste an einem Tisch
rounds = Runden
rounds-count =
    { $count ->
        [one] eine Runde
       *[other] { $count } Runden
    }
people-count =
    { $count ->
        [one] eine Person
       *[other] { $count } Personen
    }
size = { $most } an einem Tisch
sizes = { $least } bis { $most } an einem Tisch
fill-up = Computerspieler auf leeren Plätzen
fill-up-no = Keine
private-person = Jemand, der nicht genannt wird
winners =
    { $count ->
        [one] Gewonnen hat { $names }
       *[other] Gewonnen haben { $names }
    }
i-am-here = Ich bin da
i-go = Ich gehe
here = da
away = weg
here-count =
    { $count ->
        [0] Noch ist niemand da.
        [one] Eine Person ist da.
       *[other] { $count } Personen sind da.
    }
wait-draw = Du bist da. Sobald die nächste Runde ausgelost ist, führt dich diese Seite an deinen Tisch.
wait-round = Runde { $round } wird noch gespielt. Diese Seite führt dich an deinen nächsten Tisch.
table-ready = Dein Tisch ist bereit.
table-go = Zum Tisch
bar-here = Du bist beim Clubabend.
bar-back = Zum Abend
is-over = Der Abend ist vorbei.
lead = Den Abend leiten
lead-waiting = An Tischen dieser Runde wird noch gespielt.
lead-done = Alle Runden sind ausgelost.
lead-too-few = Das sind zu wenige für einen Tisch.
draw = Runde { $round } auslosen
end = Abend beenden
end-sure = Den Abend beenden? Partien, die nicht zu Ende sind, zählen als unentschieden.
standing = Stand
final-standing = Endstand
points-help = 24 Punkte für den ersten Platz am Tisch, keiner für den letzten, die anderen gleichmäßig dazwischen; 12, wenn man spielfrei hat. Bei gleichen Punkten entscheiden die Siege.
round = Runde { $round }
round-short = R{ $round }
table = Tisch { $number }
seat-result =
    Platz { $place }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
table-on = spielt
table-over = zu Ende
table-waived = niemand wartet darauf
waive = Nicht warten
waive-this = Nicht auf Tisch { $number } warten
byes =
    { $count ->
        [one] { $names } hat spielfrei.
       *[other] { $names } haben spielfrei.
    }
set-away = Ist weg
set-away-this = { $name } ist weg
evening-invite = Andere herholen
evening-invite-help = Wer diesen Link öffnet, kann mitspielen. Ein Name genügt.
is-hidden = von einem Moderator verborgen: nur Mitglieder finden ihn
report-this-club = Diesen Club melden

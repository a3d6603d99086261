# Die Seite der Moderatoren: Meldungen, und was darauf geantwortet wird.

title = Meldungen
help = Wer verwarnt, stummgeschaltet, umbenannt oder ausgesperrt wird, liest den Grund, den du schreibst. Alles, was du hier tust, steht im Protokoll des Gastgebers.
open = Warten auf Antwort
open-none = Nichts zu tun.
answered = Beantwortet
kind-line = Eine Zeile im Chat
kind-name = Ein Name
kind-conduct = Benehmen
told-by = Gemeldet von { $name }, { $at }
called-then = hieß damals { $name }
here-since = hier seit { $date }
gone = ist nicht mehr da
is-guest = Gast ohne Konto
reports-about =
    { $count ->
        [one] eine Meldung zu dieser Person
       *[other] { $count } Meldungen zu dieser Person
    }
at-table = Der Tisch: { $game }
withheld = Du sitzt an diesem Tisch. Du siehst den Chat, wenn die Partie vorbei ist; andere Moderatoren sehen ihn jetzt.
chat-around = Was gesagt wurde
this-line = Gemeldet:
history = Was zuvor geschah
was-warning = { $at }: verwarnt
was-mute = { $at }: stummgeschaltet
was-mute-until = { $at }: stummgeschaltet bis { $until }
was-rename = { $at }: umbenannt
was-ban = { $at }: für immer ausgesperrt
was-ban-until = { $at }: ausgesperrt bis { $until }
lifted = aufgehoben
lift = Aufheben
lifted-now = Aufgehoben.
answer = Antwort
action-dismiss = Nichts zu beanstanden
action-warn = Verwarnen
action-mute = Stummschalten
action-rename = Den Namen nehmen
action-ban = Aussperren
for-how-long = Wie lange
hours =
    { $count ->
        [1] eine Stunde
        [24] einen Tag
        [72] drei Tage
        [168] eine Woche
       *[other] 30 Tage
    }
for-good = für immer
reason = Grund (diese Person liest ihn)
give-answer = Antworten
answered-by = { $name }, { $at }
answered-now = Beantwortet.
not-yours = Das muss jemand anders beantworten.
nameless = namenlos
addresses = Niemand Neues von diesen Adressen
addresses-help = Wer ausgesperrt wurde, kann als anderer Gast wiederkommen. Für eine Weile kannst du von derselben Adresse niemand Neues hereinlassen. Andere, die sie teilen, bleiben und kommen mit ihrem Konto herein. Adressen werden niemandem gezeigt.
address-whom = Wen
address-typed = eine Adresse
address = Adresse
address-days = Für wie viele Tage
address-reason = Grund (für das Protokoll)
address-ban = Niemand Neues hereinlassen
address-until = bis { $date }
address-lift = Aufheben
address-lift-this = Aufheben: { $name }
kind-club = Ein Club
club-then = hieß damals { $name }
club-gone = Den Club gibt es nicht mehr.
action-hide-club = Den Club verbergen
action-rename-club = Namen und Beschreibung nehmen
action-close-club = Den Club auflösen
club-do = Was geschehen soll
club-done = Erledigt.
holding = Wer stummgeschaltet oder ausgesperrt ist
holding-help = Wer für immer ausgesperrt ist, kommt erst wieder herein, wenn das hier oder vom Gastgeber aufgehoben wird.
holding-none = Niemand ist stummgeschaltet oder ausgesperrt.
holding-by = von { $name }
lift-this = Aufheben: { $name }
more = Mehr zeigen
hidden-clubs = Verborgene Clubs
hidden-clubs-none = Kein Club ist verborgen.
club-show = Wieder für alle auffindbar machen
club-show-this = Wieder für alle auffindbar machen: { $name }

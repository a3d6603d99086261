# Die Wörter der Seite selbst.

## Pages

nav-label = Hauptmenü
nav-rules = Regeln
nav-exercises = Aufgaben
nav-account = Konto
notices-bell = Sag mir, wenn ich am Zug bin
nav-clubs = Clubs
nav-leaders = Bestenlisten
nav-people = Leute
nav-settings = Einstellungen
page-home = Zur Startseite
page-unknown = Unter dieser Adresse gibt es nichts.
page-not-loaded = Die Seite konnte nicht geladen werden. Bitte noch einmal versuchen.
close = Schließen

## Lobby

lobby-title = Setz dich und spiel
lobby-name = Dein Name (wenn du magst)
lobby-choose-game = Welches Spiel?
companion-understood = Verstanden
companion-off = Begleiter aus
settings-companion = Ein Begleiter erklärt jeden neuen Schritt
lobby-learn = Kennenlernen
lobby-play = Spielen
lobby-seats = { $least } bis { $most } Personen
lobby-computer = Gegen den Computer
lobby-friends = Freunde einladen
lobby-mine = Meine Tische
lobby-waiting = Tische mit freien Plätzen
lobby-live = Spiele zum Zuschauen
lobby-your-turn = Du bist am Zug
lobby-opponents = Gegner
lobby-friends-help = Schick einen Link: Freunde setzen sich an jedem Gerät dazu, gleich oder über Tage.
lobby-finished = Beendete Spiele
lobby-history = Alle meine Spiele
lobby-all = Alle { $count } zeigen
lobby-since = seit { $time }
lobby-until = bis { $time }
lobby-free =
    { $count ->
        [one] { $count } Platz ist frei
       *[other] { $count } Plätze sind frei
    }
lobby-place =
    { $place ->
        [1] Du hast gewonnen
       *[other] Platz { $place } von { $players }
    }
lobby-winner = { $name } hat gewonnen
lobby-about = Ein Konto braucht es nicht. Ein Tisch ist ein Link; wer ihn hat, kann mitspielen oder zusehen. Spiele bleiben erhalten, und jede Verteilung lässt sich danach prüfen.
table-state-waiting = Wartet auf Spieler
table-state-playing =
    { $moves ->
        [one] { $moves } Zug
       *[other] { $moves } Züge
    }
table-state-paused = Unterbrochen
table-state-ended = Beendet

## Opening a table

new-title = Einen Tisch eröffnen
new-seats = Spieler
new-bots = Davon Computerspieler
new-level = Wie stark
new-pace = Bedenkzeit
new-rated = Gewertet: das Ergebnis zählt für die Wertung
new-rated-account = Dafür brauchen alle am Tisch ein Konto.
new-rated-clock = Dafür braucht der Tisch eine Uhr.
rated-rules = Gewertet: Alle haben ein Konto, nichts kann zurückgenommen werden, es gibt keine Tipps, und wer geht, aufgibt oder keine Zeit mehr hat, ist Letzter.
rated-needs-account = Dieser Tisch ist gewertet: Um dich zu setzen, brauchst du ein Konto.
new-listed = Jeder darf mitspielen
new-languages = Sprachen am Tisch
new-open = Tisch eröffnen
pace-unlimited = Ohne Uhr
pace-bank = { $each } für jeden
pace-bank-and = { $each } für jeden, { $more } mehr in jedem Zug
pace-days =
    { $days ->
        [one] { $days } Tag pro Zug
       *[other] { $days } Tage pro Zug
    }
pace-weekly =
    { $days ->
        [one] { $days } Tag Bedenkzeit pro Woche
       *[other] { $days } Tage Bedenkzeit pro Woche
    }
pace-weekly-help = Jede Woche des Spiels bringt allen so viel Bedenkzeit, die sie beliebig auf ihre Züge verteilen. Was übrig bleibt, wird aufgehoben, höchstens die Zeit von zwei Wochen. Während eines Zuges kommt keine Zeit dazu.
bot-level =
    { $level ->
        [novice] Neuling
        [apprentice] Lehrling
       *[journeyman] Geselle
        [expert] Könner
        [master] Meister
        [grandmaster] Großmeister
    }

## Seats

seat-open = frei
seat-bot =
    Computer ({ $level ->
        [novice] Neuling
        [apprentice] Lehrling
       *[journeyman] Geselle
        [expert] Könner
        [master] Meister
        [grandmaster] Großmeister
    })
bot-name = Computer { $number }
seat-you = du
seat-away = abwesend
seat-holiday = bis { $date } weg
seat-turn = am Zug
spectator = Zuschauer
spectators =
    { $count ->
        [one] { $count } Zuschauer
       *[other] { $count } Zuschauer
    }

## Waiting for players

waiting-text = Das Spiel beginnt, wenn alle Plätze besetzt sind.
waiting-host = Alle Plätze sind besetzt. { $name } beginnt das Spiel.
waiting-invite = Einladen
waiting-link = Link zu diesem Tisch
waiting-link-help = Schick diesen Link deinen Freunden, oder lass sie den Code scannen.
waiting-code = Code mit dem Link zu diesem Tisch, für eine Kamera
waiting-copy = Kopieren
waiting-invite-people = Leute einladen, denen du folgst
waiting-copied = Kopiert
waiting-seats = Plätze
waiting-sit = Hinsetzen
waiting-kept = gefragt, noch keine Antwort
waiting-add-bot = Computer
waiting-free = Platz freigeben
waiting-start = Beginnen
waiting-stand-up = Aufstehen
waiting-level = Stärke weiterer Computerspieler
waiting-close = Tisch schließen
waiting-close-sure = Tisch wirklich schließen
waiting-commitment = Siegel der Verteilung:

## On what terms

terms-title = So wird gespielt
terms-pace = Bedenkzeit
terms-languages = Sprachen am Tisch
terms-hints = Tipps
terms-allowed = erlaubt
terms-forbidden = keine an diesem Tisch
table-rated = gewertet
terms-rated = Wertung
terms-counts = zählt
terms-counts-not = zählt nicht
terms-chat = Chat
terms-chat-everybody = Spieler und Zuschauer
terms-chat-players = nur Spieler
terms-chat-off = keiner
terms-listed = Wer kommen darf
terms-anybody = jeder
terms-by-link = wer den Link hat

## The table

table-heading = Der Tisch
table-board = Spielplan
table-hand = Dein Zug und deine Hand
table-panels = Zum Spiel
table-loading = Einen Moment …
panel-end = Ergebnis
panel-answer = Antwort
panel-players = Spieler
panel-moves = Züge
panel-log = Verlauf
panel-chat = Chat
turn-yours = Du bist am Zug
turn-other = { $name } ist am Zug
watching = Du siehst bei diesem Spiel zu.
watching-sign-in = Ist einer der Plätze deiner? Melde dich an.
turn-ended = Das Spiel ist aus
connection-connecting = Verbinde …
connection-lost = Verbindung verloren
connection-retry = Jetzt neu versuchen
clock-left = Restzeit:
clock-warning = Du hast noch { $time }.
menu = Menü
undo = Zurück
undo-help = Deinen letzten Zug zurücknehmen, solange er nichts Neues gezeigt hat
hint = Tipp
hint-help = Was würde der Computer tun?
zoom-in = Größer
zoom-out = Kleiner
zoom-fit = Ganzer Plan
confirm-do = Ausführen
confirm-cancel = Abbrechen
pick-place = { $thing }: wähle jetzt einen der hellen Orte.
pick-card = { $thing }: wähle jetzt eine der hellen Karten.
pick-other = { $thing }: wähle jetzt, was dazu gehört.
since-last =
    { $count ->
        [one] { $count } Zug seit deinem: zeigen
       *[other] { $count } Züge seit deinem: zeigen
    }
skip = Zum jetzigen Stand

## Asking

ask-title = Über { $place }
ask-total = Zusammen
ask-why-not = Warum nicht?
ask-nothing = Dazu gibt es nichts zu sagen.
ask-open-rules = Regeln öffnen
legend = Legende
legend-of = { $game }: Legende
sign-rule = Regel { $rule }
sign-also = Auch hier: { $names }. Das Fragezeichen erklärt sie noch einmal.

## Moves, log and chat

moves-title = Was du tun kannst
moves-search = Züge durchsuchen
moves-none = Im Augenblick nichts.
moves-count =
    { $count ->
        [one] { $count } Zug
       *[other] { $count } Züge
    }
log-title = Was geschah
log-look = Diesen Moment ansehen
log-all = Alles zeigen
log-opened = Der Tisch wurde eröffnet.
log-joined = { $seat } hat sich gesetzt.
log-bot-seated = { $seat } ist ein Computerspieler.
log-stood-up = { $seat } ist aufgestanden.
log-kicked = { $seat } verlor den Platz.
log-added-to-deal = { $seat } hat etwas zur Verteilung beigetragen.
log-started = Das Spiel begann.
log-took-back =
    { $moves ->
        [one] { $seat } nahm einen Zug zurück.
       *[other] { $seat } nahm { $moves } Züge zurück.
    }
log-proposed =
    { $what ->
        [take-back]
            { $moves ->
                [one] { $seat } bittet darum, den letzten Zug zurückzunehmen.
               *[other] { $seat } bittet darum, die letzten { $moves } Züge zurückzunehmen.
            }
        [pause] { $seat } bittet um eine Pause.
        [abort] { $seat } schlägt vor, die Partie abzubrechen.
        [seat-to-bot] { $seat } schlägt vor, den Platz von { $gone_seat } dem Computer zu geben.
        [seat-to-link] { $seat } schlägt vor, den Platz von { $gone_seat } jemand anderem zu geben.
       *[end-without] { $seat } schlägt vor, die Partie ohne { $gone_seat } zu beenden.
    }
log-agreed = { $seat } stimmte zu.
log-declined = { $seat } lehnte ab.
log-paused = Die Uhren stehen.
log-resumed = { $seat } macht weiter.
log-timed-out = { $seat } hat keine Zeit mehr.
log-left = { $seat } ist gegangen; der Computer springt ein.
log-back = { $seat } ist zurück.
log-resigned = { $seat } hat aufgegeben.
log-ended = Das Spiel ist aus.
log-given-to-bot = Der Platz von { $name } wurde dem Computer gegeben.
log-seat-opened = Der Platz von { $name } wartet auf den, der seinen Link bekommt. Bis dahin spielt der Computer.
log-took-over = { $seat } hat den Platz übernommen und spielt weiter.
log-forgotten = { $seat } hat das eigene Konto gelöscht.
log-renamed = Jemand am Tisch heißt jetzt { $name }.
log-former-forgotten = Jemand, der vorher an diesem Tisch saß, hat das eigene Konto gelöscht.
log-holiday-set = { $seat } hat vom { $from } bis { $until } frei.
log-holiday-ended = { $seat } ist aus den freien Tagen zurück.
log-rematch-opened = Ein neuer Tisch wurde eröffnet.
log-seat-kept = { $seat } wurde gefragt, ob es noch einmal losgeht.
log-came = { $seat } spielt wieder mit.
chat-title = Chat
chat-empty = Noch hat niemand geschrieben.
chat-write = Schreib etwas
chat-send = Senden
chat-mute = { $name } nicht zeigen
more-about = Mehr zu { $name }
chat-report = Diese Zeile von { $name } melden
chat-unread =
    { $count ->
        [one] { $count } neue Zeile
       *[other] { $count } neue Zeilen
    }

## Agreements

propose-take-back = Um Rücknahme bitten
propose-pause = Um Pause bitten
propose-abort = Abbruch vorschlagen
resume = Weiterspielen
resign = Aufgeben
resign-sure = Wirklich aufgeben
seat-link = Link zu meinem Platz kopieren
seat-links = Wer für meinen Platz spielen kann
seat-links-none = Niemand außer dir auf diesem Gerät.
seat-links-one = Ein Link, erstellt { $at }
seat-links-device = Ein anderes Gerät, seit { $at }
seat-links-other = Ein anderes Gerät
seat-links-end = Beenden
seat-links-end-one = Beenden: { $what }
seat-links-end-all = Alle anderen beenden
seat-links-help = Wer den Link zuerst öffnet, löst ihn ein: Danach gilt er nur noch auf diesem Gerät.
seat-loss-seat = Du hast an diesem Tisch keinen Platz mehr: Der Gastgeber hat ihn freigegeben, er ging an jemand anderen, oder er wurde auf einem anderen deiner Geräte beendet. Du kannst zusehen und dich setzen, wo ein Platz frei ist.
seat-loss-link = Dieser Link öffnet keinen Platz mehr: Jemand hat ihn schon benutzt, oder er wurde beendet. Du kannst zusehen; um zu spielen, bitte um einen neuen Link.
stand-in = Der Computer spielt für dich.
back = Ich bin wieder da
agree = Zustimmen
decline = Ablehnen
asked-take-back =
    { $moves ->
        [one] { $name } bittet darum, den letzten Zug zurückzunehmen. Wenn alle zustimmen, geht es davor weiter. Was gesehen wurde, bleibt gesehen.
       *[other] { $name } bittet darum, die letzten { $moves } Züge zurückzunehmen. Wenn alle zustimmen, geht es davor weiter. Was gesehen wurde, bleibt gesehen.
    }
asked-pause = { $name } bittet um eine Pause. Wenn alle zustimmen, stehen die Uhren still, bis jemand weitermacht.
asked-abort = { $name } schlägt vor, die Partie abzubrechen. Wenn alle zustimmen, endet sie ohne Sieger.
asked-seat-to-bot = { $name } schlägt vor, den Platz von { $gone_seat } dem Computer zu geben ({ $level ->
        [novice] Neuling
        [apprentice] Lehrling
       *[journeyman] Geselle
        [expert] Könner
        [master] Meister
        [grandmaster] Großmeister
    }). Wenn du zustimmst, spielt er dort bis zum Ende.
asked-seat-to-link = { $name } schlägt vor, den Platz von { $gone_seat } jemand anderem zu geben. Wenn du zustimmst, bekommst du einen Link für den, der weiterspielt.
asked-end-without = { $name } schlägt vor, die Partie ohne { $gone_seat } zu beenden. Wenn du zustimmst, haben die gewonnen, die geblieben sind.
asked-about-you = { $name } möchte über deinen Platz entscheiden, weil du weg warst. Sag, dass du da bist, und du behältst ihn.
here = Ich bin da
asked-missing = Gewartet wird auf { $names }.
withdraw = Zurückziehen
proposed-take-back =
    { $moves ->
        [one] Du hast gebeten, den letzten Zug zurückzunehmen.
       *[other] Du hast gebeten, die letzten { $moves } Züge zurückzunehmen.
    }
proposed-pause = Du hast um eine Pause gebeten.
proposed-abort = Du hast vorgeschlagen, die Partie abzubrechen.
proposed-seat-to-bot = Du hast vorgeschlagen, den Platz von { $gone_seat } dem Computer zu geben.
proposed-seat-to-link = Du hast vorgeschlagen, den Platz von { $gone_seat } jemand anderem zu geben.
proposed-end-without = Du hast vorgeschlagen, die Partie ohne { $gone_seat } zu beenden.

## Jemand ist weg

gone-now = { $name } ist weg. Du kannst entscheiden, was aus dem Platz wird.
gone-bot = Dem Computer geben
gone-link = Per Link jemand anderem geben
gone-end = Partie beenden; wer blieb, hat gewonnen
gone-vote = Mehr als die Hälfte derer, die da sind, muss zustimmen.
gone-rule-clock = Wessen Zeit abläuft oder wer { $time } weg ist, kann von den anderen ersetzt werden.
gone-rule-waiting = Auf wen länger als { $time } gewartet wird, der kann von den anderen ersetzt werden.
time-minutes =
    { $count ->
        [one] { $count } Minute
       *[other] { $count } Minuten
    }
time-hours =
    { $count ->
        [one] { $count } Stunde
       *[other] { $count } Stunden
    }
time-days =
    { $count ->
        [one] { $count } Tag
       *[other] { $count } Tage
    }
vacant-link = Link zum freien Platz kopieren
vacant-text = Der Platz von Spieler { $number } ist frei. Schick seinen Link jemandem, der weiterspielt. Bis dahin spielt der Computer.
take-over = Diesen Platz übernehmen
take-over-help = Du hast einen Link zu einem Platz dieser Partie. Dort spielt der Computer, bis du dich setzt.
stand-in-used-up = Deine Zeit für diesen Zug ist abgelaufen. Der Computer spielt ihn; danach kannst du weitermachen.
seat-gave-up = aufgegeben; der Computer spielt
seat-stood-in = weg; der Computer spielt
seat-vacant = frei; der Computer spielt
ended-gone = Die Partie wurde beendet, weil { $name } weg war.
ended-winners =
    { $count ->
        [one] { $names } hat gewonnen.
       *[other] { $names } haben gemeinsam gewonnen.
    }
chat-come-in = Um mit den anderen Zuschauern zu schreiben, komm mit einem Namen herein.
chat-come-in-do = Hereinkommen
chat-players-only = An diesem Tisch schreiben nur die Spieler.
hint-title = Was der Computer täte
hint-thinking = Der Computer denkt nach …
hint-do = Das tun
new-hints = Tipps erlaubt
new-gone-after = Wer nicht zieht, kann ersetzt werden nach

## The end

end-title = Das Ergebnis
end-place = Platz
end-player = Spieler
end-score = Punkte
end-growth = Der Verlauf
end-growth-at = Nach Zug { $at } von { $moves }
end-replay-help = Unter dem Plan kannst du das ganze Spiel Zug um Zug durchgehen.
try-stop = Nicht mehr versuchen
ended-resigned = { $name } hat aufgegeben.
ended-timed-out = { $name } hatte keine Zeit mehr.
ended-left = { $name } ist gegangen.
ended-aborted = Das Spiel wurde abgebrochen.
rematch = Noch einmal
rematch-join = Beim nächsten Spiel mitmachen
share = Link kopieren
export = Aufzeichnung
replay-seen-by = Gesehen von
reveal-title = Die Verteilung prüfen
reveal-text = Das Siegel war vor dem Spiel zu sehen. Es ist der Hash des Teils vom Server; mit den Teilen der Spieler ergibt er die Verteilung.
reveal-server = Teil des Servers
reveal-players = Teile der Spieler
reveal-deal = Die Verteilung
reveal-checked = Eben in deinem Browser geprüft:
reveal-holds = Stimmt:
reveal-fails = Stimmt nicht:
reveal-unknown = Nicht geprüft:
reveal-check-shown =
    { $verdict ->
       *[holds] Das Siegel ist das, das dieser Browser vor dem Spiel gesehen hat.
        [fails] Das Siegel ist nicht das, das dieser Browser vor dem Spiel gesehen hat.
        [unknown] Dieser Browser war vor dem Spiel nicht am Tisch und kann das Siegel nicht vergleichen.
    }
reveal-check-seal =
    { $verdict ->
       *[holds] Das Siegel ist der Hash vom Teil des Servers: Der Server hat ihn nicht ausgetauscht.
        [fails] Das Siegel ist nicht der Hash vom Teil des Servers: Der Teil wurde ausgetauscht.
    }
reveal-check-own =
    { $verdict ->
       *[holds] Dein eigener Teil steckt in der Verteilung, so wie dein Browser ihn gezogen hat.
        [fails] Dein eigener Teil steckt nicht so in der Verteilung, wie dein Browser ihn gezogen hat.
        [unknown] Dieser Browser hat keinen Teil zur Verteilung beigetragen.
    }
reveal-check-deal =
    { $verdict ->
       *[holds] Der Teil des Servers und die Teile der Spieler ergeben zusammen die Verteilung.
        [fails] Der Teil des Servers und die Teile der Spieler ergeben nicht die Verteilung.
    }
reveal-check-record =
    { $verdict ->
       *[holds] Die Aufzeichnung des Spiels hat dieselbe Verteilung.
        [fails] Die Aufzeichnung des Spiels hat eine andere Verteilung.
    }
replay-title = Durch das Spiel gehen
replay-first = Zum Anfang
replay-back = Einen Zug zurück
replay-next = Einen Zug vor
replay-play = Abspielen
replay-pause = Anhalten
replay-scrub = Zug
replay-now = Jetzt

## Settings

settings-title = Einstellungen
settings-language = Sprache
settings-theme = Aussehen
settings-theme-system = wie das Gerät
settings-theme-light = hell
settings-theme-dark = dunkel
settings-motion = Bewegung
settings-motion-system = wie das Gerät
settings-motion-full = zeigen
settings-motion-none = keine
settings-pace = Züge der anderen
settings-pace-system = wie das Gerät
settings-pace-slow = langsam
settings-pace-calm = in Ruhe
settings-pace-quick = schnell
settings-pace-at-once = sofort
settings-confirm = Vor jedem Zug fragen
settings-sound = Ton, wenn ich am Zug bin
settings-plan = Schlossplan flach zeigen

## Tasten

keys-title = Tasten
keys-arrows = von Feld zu Feld
keys-choose = auswählen
keys-fits = von einer gewählten Karte oder Figur zu den Feldern, auf die sie passt
keys-ask = Was ist das, und warum nicht?
keys-signs = von Zeichen zu Zeichen: Was bedeutet es? (mit Umschalt: zurück)
keys-cancel = abbrechen, oder überspringen, was gezeigt wird
keys-zoom = größer, kleiner, ganzer Plan
keys-turn = den Schlossplan drehen
keys-plan = Schlossplan flach
keys-leaf = in einem beendeten Spiel blättern
keys-stops = beim Rückblick: zum vorigen oder nächsten Wendepunkt oder schwächeren Zug
keys-lesson = in einer Lektion: einen Schritt zurück, einen weiter

## Rules

rules-title = Regeln von { $game }
rules-back =
    { $place ->
        [learn] Zurück zur Lektion
        [exercises] Zurück zur Aufgabe
       *[t] Zurück zum Tisch
    }
rules-summary = Das Spiel auf einer Seite
rules-aim = Worum es geht
rules-turn = Dein Zug
rules-score = Was zählt und wann es endet
rules-games = Spiele
rules-search = Regeln durchsuchen
rules-found =
    { $count ->
        [one] { $count } Regel gefunden
       *[other] { $count } Regeln gefunden
    }
rules-ruling = Festlegung, wo das Heft schweigt:
rules-data = Daten, nicht im Text des Hefts:
rules-more = Noch { $count } zeigen
rules-none = Keine Regel passt.

## Problems

problem-bad-message = Das wurde nicht verstanden.
problem-illegal = Das erlauben die Regeln nicht.
problem-stale = Der Tisch ist schon weiter. Bitte noch einmal hinsehen.
problem-bad-notation = Das ist kein Zug dieses Spiels.
problem-not-found = Diesen Tisch gibt es nicht.
problem-not-your-seat = Das ist nicht dein Platz.
problem-not-host = Das kann nur der Gastgeber.
problem-no-session = Bitte zuerst eintreten.
problem-no-account = Bitte melde dich zuerst an.
problem-not-trusted = Das kann nur der Gastgeber des Hauses oder wen er ernannt hat.
problem-not-organiser = Das können nur die, die den Club organisieren.
problem-not-member = Das ist für Mitglieder des Clubs.
problem-no-such-account = Kein Konto hier hat diesen Namen.
problem-invitation-needed = Hier kommst du nur mit einer Einladung herein.
problem-muted = Ein Moderator hat dich gebeten, eine Weile nichts zu schreiben.
problem-banned = Du kannst im Augenblick nicht hereinkommen.
problem-too-new = Du bist neu hier: Das geht in etwa einem Tag.
problem-cannot-invite = Diese Person kann jetzt nicht an diesen Tisch eingeladen werden.
problem-not-together = An diesen Tisch kannst du dich nicht setzen.
problem-fixed = Das legt die Datei fest, mit der der Server gestartet wurde.
problem-wrong-secret = Das passt nicht. Bitte prüf es und versuch es noch einmal.
problem-proof-needed = Bitte zeig noch einmal, dass das Konto dir gehört.
problem-weak-password = Dieses Passwort ist zu leicht zu erraten. Ein paar ungewöhnliche Wörter sind besser.
problem-bad-address = An diese Adresse kann nichts gesendet werden. Sie muss mit https:// beginnen und im öffentlichen Netz liegen.
problem-name-taken = Dieser Name gehört zu einem Konto oder sieht so aus wie der eines Kontos. Bitte wähl einen anderen oder melde dich an.
problem-last-way = Sonst würde nichts mehr dein Konto öffnen. Wähl zuerst ein Passwort.
problem-last-host = Außer dir ist niemand Gastgeber dieses Hauses. Ernenne zuerst jemand anderen.
problem-not-now = Das geht jetzt nicht.
problem-switched-off = An diesem Tisch gibt es das nicht.
problem-seat-taken = Der Platz ist besetzt.
problem-table-full = Alle Plätze sind besetzt.
problem-needs-agreement = Das hat Neues gezeigt: Zurücknehmen geht nur, wenn alle zustimmen.
problem-other-rules = Dieses Spiel folgt anderen Regeln, als dieser Server spielt. Man kann es ansehen und exportieren, aber nicht weiterspielen.
problem-rate-limited = Das war zu schnell. Gleich noch einmal.
problem-too-many = Im Augenblick sind es zu viele.
problem-foreign-origin = Das kam von einer anderen Seite.
problem-unavailable = Der Server ist nicht erreichbar. Bitte noch einmal versuchen.
problem-internal = Auf dem Server ging etwas schief.

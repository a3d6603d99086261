# Die Wörter der Seite selbst.

## Pages

nav-label = Hauptmenü
nav-rules = Regeln
nav-settings = Einstellungen
page-home = Zur Startseite
page-unknown = Unter dieser Adresse gibt es nichts.
page-not-loaded = Die Seite konnte nicht geladen werden. Bitte noch einmal versuchen.
close = Schließen

## Lobby

lobby-title = Setz dich und spiel
lobby-name = Dein Name (wenn du magst)
lobby-choose-game = Welches Spiel?
lobby-seats = { $least } bis { $most } Personen
lobby-computer = Gegen den Computer
lobby-friends = Freunde einladen
lobby-mine = Meine Tische
lobby-waiting = Tische mit freien Plätzen
lobby-live = Spiele zum Zuschauen
lobby-your-turn = Du bist am Zug
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
new-listed = Jeder darf mitspielen
new-open-money = Geld offen zeigen
new-open = Tisch eröffnen
pace-unlimited = Ohne Uhr
pace-quick = 15 Minuten pro Person
pace-calm = 45 Minuten pro Person
pace-days = 3 Tage pro Zug
bot-level =
    { $level ->
        [novice] Neuling
        [apprentice] Lehrling
       *[journeyman] Geselle
        [expert] Könner
        [master] Meister
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
    })
bot-name = Computer { $number }
seat-you = du
seat-away = abwesend
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
waiting-link-help = Schick diesen Link deinen Freunden.
waiting-copy = Kopieren
waiting-copied = Kopiert
waiting-seats = Plätze
waiting-sit = Hinsetzen
waiting-add-bot = Computer
waiting-free = Platz freigeben
waiting-start = Beginnen
waiting-commitment = Siegel der Verteilung:

## The table

table-heading = Der Tisch
table-board = Spielplan
table-hand = Dein Zug und deine Hand
table-panels = Zum Spiel
table-loading = Einen Moment …
panel-end = Ergebnis
panel-players = Spieler
panel-moves = Züge
panel-log = Verlauf
panel-chat = Chat
turn-yours = Du bist am Zug
turn-other = { $name } ist am Zug
watching = Du siehst bei diesem Spiel zu.
turn-ended = Das Spiel ist aus
connection-connecting = Verbinde …
connection-lost = Verbindung verloren
connection-retry = Jetzt neu versuchen
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
log-proposed = { $seat } hat etwas vorgeschlagen.
log-agreed = { $seat } stimmte zu.
log-declined = { $seat } lehnte ab.
log-paused = Die Uhren stehen.
log-resumed = { $seat } macht weiter.
log-timed-out = { $seat } hat keine Zeit mehr.
log-left = { $seat } ist gegangen; der Computer springt ein.
log-back = { $seat } ist zurück.
log-resigned = { $seat } hat aufgegeben.
log-ended = Das Spiel ist aus.
log-rematch-opened = Ein neuer Tisch wurde eröffnet.
chat-title = Chat
chat-empty = Noch hat niemand geschrieben.
chat-write = Schreib etwas
chat-send = Senden
chat-mute = { $name } nicht zeigen
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
stand-in = Der Computer spielt für dich.
back = Ich bin wieder da
agree = Zustimmen
decline = Ablehnen
asked-take-back = { $name } möchte einen Zug zurücknehmen.
asked-pause = { $name } möchte eine Pause.
asked-abort = { $name } möchte das Spiel abbrechen.
proposed-waiting = Du hast gefragt. Die anderen müssen noch zustimmen.

## The end

end-title = Das Ergebnis
end-place = Platz
end-player = Spieler
end-score = Punkte
end-growth = Der Verlauf
end-replay-help = Unter dem Plan kannst du das ganze Spiel Zug um Zug durchgehen.
ended-resigned = { $name } hat aufgegeben.
ended-timed-out = { $name } hatte keine Zeit mehr.
ended-left = { $name } ist gegangen.
ended-aborted = Das Spiel wurde abgebrochen.
rematch = Noch einmal
rematch-join = Zum neuen Tisch
share = Link kopieren
export = Aufzeichnung
replay-seen-by = Gesehen von
reveal-title = Die Verteilung prüfen
reveal-text = Das Siegel war vor dem Spiel zu sehen. Es ist der Hash des Teils vom Server; mit den Teilen der Spieler ergibt er die Verteilung.
reveal-server = Teil des Servers
reveal-players = Teile der Spieler
reveal-deal = Die Verteilung
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
settings-confirm = Vor jedem Zug fragen
settings-sound = Ton, wenn ich am Zug bin
settings-plan = Schlossplan flach zeigen

## Tasten

keys-title = Tasten
keys-arrows = von Feld zu Feld
keys-choose = auswählen
keys-ask = Was ist das, und warum nicht?
keys-cancel = abbrechen, oder überspringen, was gezeigt wird
keys-zoom = größer, kleiner, ganzer Plan
keys-turn = den Schlossplan drehen
keys-plan = Schlossplan flach
keys-leaf = in einem beendeten Spiel blättern

## Rules

rules-title = Regeln von { $game }
rules-summary = Das Spiel auf einer Seite
rules-games = Spiele
rules-search = Regeln durchsuchen
rules-found =
    { $count ->
        [one] { $count } Regel gefunden
       *[other] { $count } Regeln gefunden
    }
rules-ruling = Wo das Heft schweigt:
rules-data = Nicht im Text des Hefts:
rules-more = { $count } weitere zeigen
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

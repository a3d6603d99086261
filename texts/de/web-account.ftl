# Konto anlegen, anmelden, und was man von seinem Konto sieht.

title = Konto
intro = Zum Spielen braucht es kein Konto. Mit einem findest du deine Tische auf jedem Gerät wieder, und dein Name gehört dir.
sign-in = Anmelden
sign-in-passkey = Mit Passkey anmelden
sign-in-password = Mit Passwort anmelden
sign-in-code = Mit diesem Code anmelden
sign-in-mail = Link schicken
who = Name oder E-Mail-Adresse
password = Passwort
lost = Zugang verloren?
code = Wiederherstellungscode
email-to = Bestätigte E-Mail-Adresse
mail-sent = Falls ein Konto diese Adresse bestätigt hat, ist ein Link dorthin unterwegs. Er gilt 20 Minuten.
link = Mit dem Link aus deiner Mail anmelden
link-help = Der Link meldet dich bei dem Konto an, an das er geschickt wurde. Was du hier ohne Konto hast, auch Plätze und Partien, gehört von da an zu diesem Konto.
link-help-signed-in = Du bist als { $name } angemeldet. Der Link meldet dich bei dem Konto an, an das er geschickt wurde.
link-own = Mach nur weiter, wenn du diesen Link selbst angefordert hast.
link-go-on = Anmelden
link-leave = Nicht jetzt
link-done = Du bist angemeldet.
link-tables = Zu deinen Tischen
no-mail = Links per Mail sind auf diesem Server nicht eingerichtet.
no-key = Es wurde kein Passkey verwendet. Du kannst es noch einmal versuchen oder einen anderen Weg wählen.
no-passkeys-not-secure = Passkeys gibt es hier nicht: Browser verwenden sie nur auf Seiten, die über HTTPS kommen.
no-passkeys-no-name = Passkeys gibt es hier nicht: Browser verwenden sie nur auf Seiten mit einem Namen, nicht unter einer Zahl wie 192.168.0.7.
no-passkeys-browser = Passkeys gibt es hier nicht: Dieser Browser kann sie nicht verwenden.
make = Konto anlegen
make-help = Deine bisherigen Plätze, Tische und Partien bleiben deine.
name = Name
name-help = Die anderen sehen ihn am Tisch. Er gehört dir allein, in jeder Schreibweise.
make-passkey = Konto mit Passkey anlegen
passkey-help = Ein Passkey ist dein Fingerabdruck, dein Gesicht oder die PIN deines Geräts: nichts, was man sich merken muss, und nichts, was man bei uns stehlen könnte.
make-other = Lieber mit Passwort
email-optional = E-Mail-Adresse (freiwillig)
email-help = Zum Anmelden, und für einen Link, wenn du den Zugang verloren hast. Wir schicken dir eine Mail, damit du sie bestätigst.
email-help-no-mail = Nur zum Anmelden: Dieser Server verschickt keine Mails, also hilft sie nicht, wenn der Zugang verloren ist. Heb deine Wiederherstellungscodes auf.
password-new = Neues Passwort
password-help = Mehrere ungewöhnliche Wörter sind leicht zu merken und schwer zu erraten.
make-password = Konto mit Passwort anlegen
codes-new = Deine Wiederherstellungscodes
codes-help = Jeder Code öffnet dein Konto einmal, wenn du alles andere verlierst. Sie werden nur jetzt gezeigt: Speichere oder drucke sie.
codes-save = Als Datei speichern
codes-done = Ich habe sie aufgehoben
rename = Ändern
renamed = Dein Name ist geändert.
private = Anderen nur meinen Namen zeigen
private-help = Sonst kann auf deiner Seite jeder sehen, wie deine Spiele an öffentlichen und gewerteten Tischen ausgegangen sind. Spiele an Tischen, zu denen nur ein Link führt, siehst du allein. Dein Name bleibt in den Spielen, die andere mit dir gespielt haben und Mitglieder deiner Clubs sehen dort deine Ergebnisse.
private-now = Andere sehen ab jetzt nur noch deinen Namen.
public-now = Andere sehen ab jetzt deine Spiele.
own-page = Meine Seite
sign-out = Abmelden
passkeys = Passkeys
passkey-since = seit { $date }
passkey-remove-this = Passkey von { $device } entfernen
remove = Entfernen
passkey-removed = Der Passkey ist entfernt.
passkey-add = Passkey hinzufügen
passkey-added = Der Passkey ist hinzugefügt.
device-unknown = Unbekanntes Gerät
devices = Angemeldete Geräte
device-own = dieses Gerät
device-end-this = { $device } abmelden
device-ended = Das Gerät ist abgemeldet.
devices-end = Alle anderen Geräte abmelden
devices-ended = Alle anderen Geräte sind abgemeldet.
password-old = Jetziges Passwort
password-set = Passwort festlegen
password-change = Passwort ändern
password-changed = Das Passwort ist geändert, und alle anderen Geräte sind abgemeldet.
email = E-Mail-Adresse
email-is-proved = Die Adresse ist bestätigt: Du kannst dir damit einen Link schicken lassen.
email-proved-now = Deine Adresse ist bestätigt.
email-change = Speichern
email-sent = Wir haben dir eine Mail geschickt. Öffne ihren Link in diesem Browser, um die Adresse zu bestätigen.
email-changed = Die Adresse ist geändert.
codes = Wiederherstellungscodes
codes-renew = Neue Codes erzeugen
data = Deine Daten
holiday = Freie Tage
data-help = Alles, was wir über dich wissen, in einer Datei: Konto, Geräte, Plätze, Tische, Ergebnisse, Wertungen, Clubs, Benachrichtigungen und was du geschrieben hast.
data-get = Meine Daten herunterladen
delete = Konto löschen
delete-help = Dein Konto, seine Schlüssel und dein Name werden endgültig gelöscht. Laufende Partien gelten als aufgegeben; die Partien der anderen bleiben vollständig, ohne deinen Namen.
delete-confirm = Gib zur Bestätigung { $name } ein
delete-now = Endgültig löschen
proof = Bist du es?
proof-help = Bevor das geschieht, zeig bitte noch einmal, dass das Konto dir gehört.
proof-passkey = Mit Passkey zeigen
proof-go-on = Weiter
proof-cancel = Abbrechen
proof-neither = Beides nicht zur Hand?
proof-again =
    { $by ->
        [code] Dann melde dich gleich hier noch einmal an: mit einem deiner Wiederherstellungscodes. Das zeigt, dass das Konto dir gehört.
        [mail] Dann melde dich gleich hier noch einmal an: mit einem Link, den wir dir schicken. Das zeigt, dass das Konto dir gehört.
       *[both] Dann melde dich gleich hier noch einmal an: mit einem deiner Wiederherstellungscodes oder mit einem Link, den wir dir schicken. Das zeigt, dass das Konto dir gehört.
    }
proof-mail-sent = Ein Link ist zu deiner Adresse unterwegs. Öffne ihn in diesem Browser; du kommst zu deinem Konto zurück und kannst es dann tun.
proof-no-way = Dein Konto hat keine Wiederherstellungscodes mehr und keine bestätigte Adresse. Nur das Passwort oder einer der Passkeys zeigt, dass es dir gehört.
device-since =
    { $way ->
        [passkey] angemeldet mit Passkey, { $date }
        [mail] angemeldet per Mail, { $date }
        [recovery] angemeldet mit Wiederherstellungscode, { $date }
       *[other] angemeldet mit Passwort, { $date }
    }
codes-left =
    { $count ->
        [0] Du hast keinen Code mehr.
        [one] Du hast noch einen Code.
       *[other] Du hast noch { $count } Codes.
    }

# Die Seite des Gastgebers.

title = Das Haus
sign-in = Anmelden oder Konto anlegen
claim-needs-account = Du hast den Link des Gastgebers geöffnet. Melde dich zuerst an oder lege ein Konto an und komm dann auf diese Seite zurück: Dein Konto wird das des Gastgebers.
not-host = Diese Seite ist für den Gastgeber. Auf dem Rechner des Servers gibt dieser Befehl einen Link aus, der dein Konto zu dem des Gastgebers macht:
command = tertulia admin host-link
not-loaded = Die Seite konnte nicht geladen werden. Versuch es noch einmal.
state = In diesem Augenblick
state-here-now = Verbindungen
state-people = Leute
people-are = Konten: { $accounts }, Gäste: { $guests }
state-tables = Tische
tables-are = { $waiting } wartend, { $playing } im Spiel, { $ended } beendet
state-in-memory = Tische in Gebrauch
state-stored = Daten
state-backup = Letzte Sicherung
backup-never = noch keine
state-servers = Server
server = Server { $number }
server-has = { $sockets ->
    [one] { $sockets } Verbindung
   *[other] { $sockets } Verbindungen
}, { $tables ->
    [one] { $tables } Tisch in Gebrauch
   *[other] { $tables } Tische in Gebrauch
}
state-load = Auslastung
load-is = { $load } bei { $cores } Kernen
state-memory = Arbeitsspeicher des Servers
state-free = Freier Plattenplatz
megabytes = { $count } MB
gigabytes = { $count } GB
nameless = ohne Namen
who-is-here =
    { $count ->
        [0] Hier ist niemand verbunden
        [one] Eine Person ist hier verbunden
       *[other] { $count } Leute sind hier verbunden
    }
settings = Einstellungen
fixed = Durch die Datei festgelegt, mit der der Server gestartet wurde.
name = Name des Hauses
words = Worte des Hauses
words-help = Einfacher Text für die erste Seite. Fehlt eine Sprache, wird eine andere gezeigt.
access = Wer hereindarf
access-open = Alle
access-invitation = Nur wer eine Einladung oder ein Konto hat. Fremde sehen Name und Worte des Hauses, aber keine Tische.
notices = Spieler können Benachrichtigungen bekommen
limits = Grenzen
limit-sessions-per-minute = Neue Gäste pro Minute, insgesamt
limit-accounts-per-hour = Neue Konten pro Stunde von einer Adresse
limit-tables-per-minute = Neue Tische pro Minute für einen Spieler
limit-waiting-tables = Wartende Tische für einen Spieler
limit-open-tables = Nicht beendete Tische für einen Spieler
limit-holiday-days = Freie Tage, die sich jemand im Jahr nehmen kann
save = Speichern
saved = Gespeichert. Es gilt in wenigen Sekunden.
invitations = Einladungen
invitations-help = Nur nötig, wo nicht alle hereindürfen.
invitation-note = Für wen (das siehst nur du)
invitation-uses = Leute
invitation-days = Tage
invitation-make = Link erstellen
invitation-made = Dieser Link wird nur einmal gezeigt:
invitation-nameless = Einladung
invitation-left =
    { $count ->
        [one] für noch eine Person, bis { $date }
       *[other] für noch { $count } Leute, bis { $date }
    }
invitation-end = Beenden
invitation-end-this = Beenden: { $name }
copy = Kopieren
copied = Kopiert.
team = Gastgeber und Moderatoren
team-help = Gastgeber sehen diese Seite und können alles darauf ändern. Moderatoren sehen Meldungen und beantworten sie. Beide brauchen ein Konto.
team-name = Name des Kontos
team-add = Ernennen
dismiss = Entlassen
dismiss-this = { $name } entlassen
log = Was getan wurde
log-empty = Noch nichts.
command-line = Die Kommandozeile
did-became-host = { $actor } wurde Gastgeber.
did-named-host = { $actor } hat { $target } zum Gastgeber ernannt.
did-dismissed = { $actor } hat { $target } entlassen.
did-changed = { $actor } hat Einstellungen geändert: { $detail }.
did-invited = { $actor } hat eine Einladung erstellt: { $detail }
did-ended-invitation = { $actor } hat eine Einladung beendet: { $detail }
limit-newcomer-days = Tage, die jemand neu ist: weniger Tische, Einladungen und Meldungen, keine Links im Chat
reports = Meldungen
appeals = Nachrichten an dich
appeals-none = Keine Nachrichten.
appeal-about-warning = Zu einer Verwarnung durch { $name }:
appeal-about-mute = Zu einer Stummschaltung durch { $name }:
appeal-about-rename = Zu einem Namen, den { $name } genommen hat:
appeal-about-ban = Zu einer Sperre durch { $name }:
appeal-lift = Aufheben
appeal-aside = Weglegen
team-role = Als
role-host = Gastgeber
role-moderator = Moderator
did-named-moderator = { $actor } hat { $target } zum Moderator gemacht.
did-warned = { $actor } hat { $target } verwarnt: { $detail }
did-muted = { $actor } hat { $target } stummgeschaltet: { $detail }
did-renamed = { $actor } hat den Namen { $target } weggenommen: { $detail }
did-banned = { $actor } hat { $target } ausgesperrt: { $detail }
did-lifted = { $actor } hat aufgehoben, was { $target } traf: { $detail }
did-closed = { $actor } hat an { $target } nichts auszusetzen gefunden.
did-banned-address = { $actor } lässt von einer Adresse niemand Neues herein: { $detail }
did-lifted-address = { $actor } lässt von einer Adresse wieder Leute herein: { $detail }
did-settled-appeal = { $actor } hat die Nachricht von { $target } weggelegt, zu: { $detail }
did-hid-club = { $actor } hat den Club { $target } verborgen: { $detail }
did-showed-club = { $actor } hat den Club { $target } wieder für alle auffindbar gemacht: { $detail }
did-renamed-club = { $actor } hat dem Club { $target } den Namen genommen: { $detail }
did-closed-club = { $actor } hat den Club { $target } aufgelöst: { $detail }

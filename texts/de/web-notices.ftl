# Wo jemand erfährt, dass ein Tisch wartet, wovon, und wann nicht.

title = Benachrichtigungen
intro = Ein Tisch kann dir sagen, dass er auf dich wartet, auch wenn keine Seite offen ist. Du bestimmst, was, wo und wann. Ein Konto brauchst du nicht.
house-silent = Zurzeit verschickt dieses Haus keine Benachrichtigungen. Was du hier wählst, gilt, sobald es wieder welche verschickt.
browser = Dieser Browser
browser-about = Dein Gerät zeigt eine kurze Benachrichtigung, wenn ein Tisch auf dich wartet. Sie nennt das Spiel und deine Mitspieler, nichts von deiner Hand.
browser-begin = Hier Bescheid sagen
browser-is-on = Dieser Browser sagt dir Bescheid.
browser-end = Hier nicht mehr
browser-on = Ab jetzt sagt dir dieser Browser Bescheid.
browser-off = Dieser Browser sagt dir nichts mehr.
browser-refused = Der Browser hat es nicht erlaubt. Du kannst es noch einmal versuchen oder unten einen anderen Weg wählen.
browser-why =
    { $why ->
        [not-secure] Browser zeigen Benachrichtigungen nur von Seiten, die über HTTPS kommen.
        [denied] Du hast dieser Seite Benachrichtigungen verboten. Das kannst du in den Einstellungen deines Browsers ändern.
        [home-screen] Auf iPhone und iPad legst du diese Seite zuerst auf den Home-Bildschirm („Teilen“) und öffnest sie von dort.
       *[unsupported] Dieser Browser kann keine Benachrichtigungen zeigen. Wähle unten einen anderen Weg.
    }
ways = Wo du Bescheid bekommst, und wovon
way =
    { $form ->
        [push] Browser: { $label }
        [mail] Mail: { $label }
        [discord] Discord
        [slack] Slack
        [matrix] Matrix: { $label }
        [telegram] Telegram
       *[webhook] Webhook: { $label }
    }
no-label = unbekanntes Gerät
way-failing = Seit { $date } kam nichts an. Es wird weiter versucht.
kind-your-turn = Ich bin am Zug
kind-game-starts = Mein Spiel beginnt
kind-invited = Ich bin zu einer neuen Partie eingeladen
kind-time-short = Meine Zeit wird knapp
way-changed = Gespeichert.
way-end = Entfernen
way-end-this = Entfernen: { $way }
way-ended = Entfernt. Dorthin geht nichts mehr.
way-ended-there = Am { $date } ist jemand dem Link in einer dieser Benachrichtigungen gefolgt und hat sie beendet. Dorthin geht jetzt nichts. Sobald du sie wieder einschaltest, beenden die alten Links nichts mehr.
way-again = Dort wieder benachrichtigen
way-again-this = Dort wieder benachrichtigen: { $way }
way-began-again = Du erfährst es dort wieder.
way-added = Hinzugefügt. Oben wählst du, was du dort erfährst.
mail = Mail
mail-about = Eine Mail geht an { $address }, wenn ein Tisch auf dich wartet.
mail-begin = Per Mail Bescheid sagen
hours = Wann
holiday = Freie Tage
quiet = Ruhezeit
quiet-from = Von
quiet-until = Bis
time-zone = Zeitzone
remind = Bei Tagen pro Zug: erinnere mich, bevor meine Zeit um ist
remind-hours =
    { $count ->
        [one] { $count } Stunde vorher
       *[other] { $count } Stunden vorher
    }
hours-save = Speichern
hours-saved = Gespeichert.
another = Ein anderer Weg
another-form = Wohin
form =
    { $form ->
        [discord] Discord
        [slack] Slack
        [matrix] Matrix
        [telegram] Telegram
       *[webhook] Ein eigenes Programm (Webhook)
    }
another-address = Adresse des Webhooks
another-about =
    { $form ->
        [discord] In Discord: Kanal bearbeiten, Integrationen, Webhooks, URL kopieren. Andere im Kanal lesen mit: Das Spiel wird genannt, aber keine Spieler.
        [slack] In Slack: eine App mit eingehendem Webhook. Andere im Kanal lesen mit: Das Spiel wird genannt, aber keine Spieler.
        [matrix] Die Adresse, die dir eine Brücke wie Hookshot gibt. Andere im Raum lesen mit: Das Spiel wird genannt, aber keine Spieler.
        [telegram] https://api.telegram.org/bot<token>/sendMessage?chat_id=<chat> mit dem Token deines eigenen Bots. Andere im Chat lesen mit: Das Spiel wird genannt, aber keine Spieler.
       *[webhook] Jede Benachrichtigung geht als signiertes JSON dorthin.
    }
another-add = Hinzufügen
secret = Mit diesem Geheimnis sind die Benachrichtigungen signiert. Es wird nur jetzt gezeigt:
end-ask =
    { $form ->
        [webhook] Dieser Link beendet die Benachrichtigungen, die dieses Programm bekommt.
       *[other] Dieser Link beendet die Benachrichtigungen von Partien, die in diesem Chat ankommen. Wer darum gebeten hat, sieht, dass sie beendet sind, und kann sie wieder einschalten.
    }
end-here = Dort keine Benachrichtigungen mehr
end-over = Über diesen Link kommt nichts mehr: Es ist schon beendet. Neuere Benachrichtigungen haben einen eigenen Link.
ended = Erledigt. Auf diesem Weg kommt nichts mehr.
ended-choose = Auswählen, was du erfährst

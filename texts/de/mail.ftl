## Mails. Der Link steht in einer eigenen Zeile.

sign-in-subject = Dein Link zum Anmelden
sign-in-text =
    Hallo { $name },

    mit diesem Link meldest du dich an. Er gilt einmal und 20 Minuten lang:

    { $link }

    Falls du nicht darum gebeten hast, brauchst du nichts zu tun: Ohne diese Mail kann niemand etwas damit anfangen.
prove-subject = Ist das deine Adresse?
prove-text =
    Hallo { $name },

    du hast diese Adresse für dein Konto angegeben. Um sie zu bestätigen, öffne diesen Link innerhalb von 20 Minuten in dem Browser, in dem du angemeldet bist:

    { $link }

    Falls du das nicht warst, brauchst du nichts zu tun.
replaced-subject = Eine Adresse deines Kontos wurde ersetzt
replaced-text =
    Hallo { $name },

    dein Konto verwendet diese Adresse nicht mehr: Sie wurde ersetzt oder entfernt. Links zum Anmelden und Benachrichtigungen kommen hier nicht mehr an.

    Falls du das warst, brauchst du nichts zu tun. Falls nicht, melde dich mit Passwort, Passkey oder einem Wiederherstellungscode an und melde dich überall sonst ab:

    { $link }

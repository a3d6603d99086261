## Mails. De link staat op een eigen regel.

sign-in-subject = Je link om in te loggen
sign-in-text =
    Hallo { $name },

    met deze link log je in. Hij werkt één keer, 20 minuten lang:

    { $link }

    Heb je er niet om gevraagd? Dan hoef je niets te doen: zonder deze mail kan niemand hem gebruiken.
prove-subject = Is dit jouw adres?
prove-text =
    Hallo { $name },

    je hebt dit adres voor je account opgegeven. Open deze link binnen 20 minuten in de browser waarin je bent ingelogd om het te bevestigen:

    { $link }

    Was jij dit niet? Dan hoef je niets te doen.
replaced-subject = Een adres van je account is vervangen
replaced-text =
    Hallo { $name },

    je account gebruikt dit adres niet meer: het is vervangen of verwijderd. Links om in te loggen en meldingen komen hier niet meer aan.

    Was jij dit? Dan hoef je niets te doen. Was jij het niet? Log dan in met je wachtwoord, een passkey of een herstelcode, en log overal elders uit:

    { $link }

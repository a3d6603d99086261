# Account maken, inloggen, en wat je van je account ziet.

title = Account
intro = Om te spelen heb je geen account nodig. Met een account vind je je tafels op elk apparaat terug, en je naam is van jou.
sign-in = Inloggen
sign-in-passkey = Inloggen met een passkey
sign-in-password = Inloggen met een wachtwoord
sign-in-code = Inloggen met deze code
sign-in-mail = Stuur me een link
who = Naam of e-mailadres
password = Wachtwoord
lost = Toegang kwijt?
code = Herstelcode
email-to = Bevestigd e-mailadres
mail-sent = Als een account dit adres heeft bevestigd, is er een link naartoe onderweg. Hij werkt 20 minuten.
link = Inloggen met de link uit je mail
link-help = De link logt je in op het account waaraan hij is gestuurd. Wat je hier zonder account hebt, ook plaatsen en partijen, hoort vanaf dan bij dat account.
link-help-signed-in = Je bent ingelogd als { $name }. De link logt je in op het account waaraan hij is gestuurd.
link-own = Ga alleen verder als je deze link zelf hebt aangevraagd.
link-go-on = Inloggen
link-leave = Nu niet
link-done = Je bent ingelogd.
link-tables = Naar je tafels
no-mail = Links per mail zijn op deze server niet ingesteld.
no-key = Er is geen passkey gebruikt. Je kunt het opnieuw proberen of een andere manier kiezen.
no-passkeys-not-secure = Passkeys zijn hier niet mogelijk: browsers gebruiken ze alleen op pagina's die via HTTPS komen.
no-passkeys-no-name = Passkeys zijn hier niet mogelijk: browsers gebruiken ze alleen op pagina's met een naam, niet onder een nummer zoals 192.168.0.7.
no-passkeys-browser = Passkeys zijn hier niet mogelijk: deze browser kan ze niet gebruiken.
make = Account maken
make-help = Je plaatsen, tafels en partijen tot nu toe blijven van jou.
name = Naam
name-help = Anderen zien hem aan tafel. Hij is alleen van jou, in elke schrijfwijze.
make-passkey = Account maken met een passkey
passkey-help = Een passkey is je vingerafdruk, je gezicht of de pincode van je apparaat: niets om te onthouden, en niets dat bij ons gestolen kan worden.
make-other = Liever met een wachtwoord
email-optional = E-mailadres (niet verplicht)
email-help = Om in te loggen, en voor een link als je de toegang kwijt bent. We sturen je een mail om het te bevestigen.
email-help-no-mail = Alleen om in te loggen: deze server stuurt geen mail, dus het helpt niet als je de toegang kwijt bent. Bewaar je herstelcodes.
password-new = Nieuw wachtwoord
password-help = Een paar ongewone woorden zijn makkelijk te onthouden en moeilijk te raden.
make-password = Account maken met een wachtwoord
codes-new = Je herstelcodes
codes-help = Elke code opent je account één keer als je al het andere kwijt bent. Ze worden alleen nu getoond: bewaar ze of druk ze af.
codes-save = Opslaan als bestand
codes-done = Ik heb ze bewaard
rename = Wijzigen
renamed = Je naam is gewijzigd.
private = Anderen alleen mijn naam tonen
private-help = Anders kan iedereen op je pagina zien hoe je spellen aan openbare en meetellende tafels zijn afgelopen. Spellen aan tafels met alleen een link zie jij alleen. Je naam blijft staan bij de spellen die anderen met je hebben gespeeld en leden van je clubs zien daar je uitslagen.
private-now = Anderen zien vanaf nu alleen nog je naam.
public-now = Anderen zien vanaf nu je spellen.
own-page = Mijn pagina
sign-out = Uitloggen
passkeys = Passkeys
passkey-since = sinds { $date }
passkey-remove-this = Passkey van { $device } verwijderen
remove = Verwijderen
passkey-removed = De passkey is verwijderd.
passkey-add = Passkey toevoegen
passkey-added = De passkey is toegevoegd.
device-unknown = Onbekend apparaat
devices = Ingelogde apparaten
device-own = dit apparaat
device-end-this = { $device } uitloggen
device-ended = Het apparaat is uitgelogd.
devices-end = Alle andere apparaten uitloggen
devices-ended = Alle andere apparaten zijn uitgelogd.
password-old = Huidig wachtwoord
password-set = Wachtwoord instellen
password-change = Wachtwoord wijzigen
password-changed = Het wachtwoord is gewijzigd, en alle andere apparaten zijn uitgelogd.
email = E-mailadres
email-is-proved = Het adres is bevestigd: je kunt er een link naartoe laten sturen.
email-proved-now = Je adres is bevestigd.
email-change = Opslaan
email-sent = We hebben je een mail gestuurd. Open de link in deze browser om het adres te bevestigen.
email-changed = Het adres is gewijzigd.
codes = Herstelcodes
codes-renew = Nieuwe codes maken
data = Je gegevens
holiday = Vrije dagen
data-help = Alles wat we van je weten in één bestand: account, apparaten, plaatsen, tafels, uitslagen, ratings, clubs, meldingen en wat je hebt geschreven.
data-get = Mijn gegevens downloaden
delete = Account verwijderen
delete-help = Je account, de sleutels en je naam worden voorgoed verwijderd. Partijen die nog lopen gelden als opgegeven; de partijen van de anderen blijven heel, zonder je naam.
delete-confirm = Typ { $name } om te bevestigen
delete-now = Voorgoed verwijderen
proof = Ben jij het?
proof-help = Laat eerst nog één keer zien dat het account van jou is.
proof-passkey = Met een passkey
proof-go-on = Verder
proof-cancel = Annuleren
proof-neither = Geen van beide bij de hand?
proof-again =
    { $by ->
        [code] Log dan hier opnieuw in: met een van je herstelcodes. Dat laat zien dat het account van jou is.
        [mail] Log dan hier opnieuw in: met een link die we je mailen. Dat laat zien dat het account van jou is.
       *[both] Log dan hier opnieuw in: met een van je herstelcodes of met een link die we je mailen. Dat laat zien dat het account van jou is.
    }
proof-mail-sent = Er is een link onderweg naar je adres. Open hem in deze browser; je komt terug bij je account en kunt het dan doen.
proof-no-way = Je account heeft geen herstelcodes meer en geen bevestigd adres. Alleen het wachtwoord of een van de passkeys laat zien dat het van jou is.
device-since =
    { $way ->
        [passkey] ingelogd met een passkey, { $date }
        [mail] ingelogd per mail, { $date }
        [recovery] ingelogd met een herstelcode, { $date }
       *[other] ingelogd met een wachtwoord, { $date }
    }
codes-left =
    { $count ->
        [0] Je hebt geen codes meer.
        [one] Je hebt nog één code.
       *[other] Je hebt nog { $count } codes.
    }

# Waar iemand hoort dat een tafel wacht, waarover, en wanneer niet.

title = Meldingen
intro = Een tafel kan je laten weten dat hij op je wacht, ook als er geen pagina open is. Jij bepaalt wat, waar en wanneer. Een account is niet nodig.
house-silent = Op dit moment verstuurt dit huis geen meldingen. Wat je hier kiest, geldt zodra het dat weer doet.
browser = Deze browser
browser-about = Je apparaat toont een korte melding als een tafel op je wacht. Die noemt het spel en je medespelers, niets uit je hand.
browser-begin = Hier melden
browser-is-on = Deze browser meldt het je.
browser-end = Hier niet meer
browser-on = Vanaf nu meldt deze browser het je.
browser-off = Deze browser meldt je niets meer.
browser-refused = De browser stond het niet toe. Je kunt het nog eens proberen of hieronder een andere manier kiezen.
browser-why =
    { $why ->
        [not-secure] Browsers tonen alleen meldingen van pagina's die via HTTPS komen.
        [denied] Je hebt deze pagina verboden meldingen te tonen. Dat kun je in de instellingen van je browser veranderen.
        [home-screen] Zet deze pagina op iPhone en iPad eerst op het beginscherm ("Deel") en open haar vandaar.
       *[unsupported] Deze browser kan geen meldingen tonen. Kies hieronder een andere manier.
    }
ways = Waar je het hoort, en waarover
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
no-label = onbekend apparaat
way-failing = Sinds { $date } kwam er niets aan. Het wordt opnieuw geprobeerd.
kind-your-turn = Ik ben aan de beurt
kind-game-starts = Mijn spel begint
kind-invited = Ik ben uitgenodigd voor een nieuw potje
kind-time-short = Mijn tijd raakt op
way-changed = Opgeslagen.
way-end = Verwijderen
way-end-this = Verwijderen: { $way }
way-ended = Verwijderd. Daar wordt niets meer heen gestuurd.
way-ended-there = Op { $date } heeft iemand de link in een van deze meldingen gevolgd en ze beëindigd. Er gaat nu niets meer heen. Zodra je ze weer aanzet, doen de oude links niets meer.
way-again = Weer daar melden
way-again-this = Weer daar melden: { $way }
way-began-again = Je hoort het daar weer.
way-added = Toegevoegd. Hierboven kies je wat je daar hoort.
mail = Mail
mail-about = Er gaat een mail naar { $address } als een tafel op je wacht.
mail-begin = Meld het me per mail
hours = Wanneer
holiday = Vrije dagen
quiet = Stille uren
quiet-from = Van
quiet-until = Tot
time-zone = Tijdzone
remind = Bij dagen per zet: herinner me voordat mijn tijd om is
remind-hours =
    { $count ->
        [one] { $count } uur van tevoren
       *[other] { $count } uur van tevoren
    }
hours-save = Opslaan
hours-saved = Opgeslagen.
another = Een andere manier
another-form = Waarheen
form =
    { $form ->
        [discord] Discord
        [slack] Slack
        [matrix] Matrix
        [telegram] Telegram
       *[webhook] Een eigen programma (webhook)
    }
another-address = Adres van de webhook
another-about =
    { $form ->
        [discord] In Discord: kanaal bewerken, Integraties, Webhooks, URL kopiëren. Anderen in het kanaal lezen mee: het spel wordt genoemd, maar geen spelers.
        [slack] In Slack: een app met een inkomende webhook. Anderen in het kanaal lezen mee: het spel wordt genoemd, maar geen spelers.
        [matrix] Het adres dat een brug zoals Hookshot je geeft. Anderen in de kamer lezen mee: het spel wordt genoemd, maar geen spelers.
        [telegram] https://api.telegram.org/bot<token>/sendMessage?chat_id=<chat> met het token van je eigen bot. Anderen in de chat lezen mee: het spel wordt genoemd, maar geen spelers.
       *[webhook] Elke melding gaat er als ondertekende JSON heen.
    }
another-add = Toevoegen
secret = De meldingen zijn met dit geheim ondertekend. Het wordt alleen nu getoond:
end-ask =
    { $form ->
        [webhook] Deze link maakt een eind aan de meldingen die dit programma krijgt.
       *[other] Deze link maakt een eind aan de meldingen over potjes die in deze chat komen. Wie erom vroeg, ziet dat ze zijn beëindigd en kan ze weer aanzetten.
    }
end-here = Daar geen meldingen meer
end-over = Langs deze link komt niets meer: het is al beëindigd. Nieuwere meldingen hebben een eigen link.
ended = Klaar. Langs deze weg komt niets meer.
ended-choose = Kiezen wat je hoort

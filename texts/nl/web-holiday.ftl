# Days off, during which the clocks of a player stand.

title = Vrije dagen
intro = Neem vrij, en je klokken staan stil aan elke tafel waar zetten dagen hebben. De anderen zien tot wanneer je weg bent. Niemand kan je intussen om de tijd je plaats afnemen, en je krijgt zolang geen melding dat een tafel wacht.
away = Je bent weg tot en met { $until }.
away-help = Je klokken staan stil. Spelen kun je toch, wanneer je wilt.
planned = Je bent weg van { $from } tot en met { $until }.
planned-help = Tot dan lopen je klokken zoals altijd.
end = Ik ben er weer
cancel = Ik blijf hier
ended = Welkom terug. Je klokken lopen weer.
cancelled = Je vrije dagen gaan niet door.
choose = Welke dagen?
change = Andere dagen
first = Eerste dag
last = Laatste dag
count =
    { $count ->
        [one] Eén dag.
       *[other] { $count } dagen.
    }
left = Dit jaar nog over: { $left } van { $all }.
tell = Laat het me intussen toch weten
kind-your-turn = Ik ben aan zet
kind-game-starts = Mijn spel begint
kind-invited = Ik ben uitgenodigd om weer te spelen
save = Deze dagen vrij nemen
change-save = Wijzigen
saved = Bewaard. Je tafels weten het.
rules = Vrije dagen tellen in het jaar waarin ze beginnen. Spellen met minuten op de klok gaan gewoon door.
notices = Meldingen

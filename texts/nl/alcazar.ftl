# Alcazar: wat er gebeurde, wat kan, waarom niet, en wat waar is.

## De namen van de kastelen

flag-name =
    { $flag ->
        [almeria] Almería
        [cadiz] Cádiz
        [cordoba] Córdoba
        [granada] Granada
        [huelva] Huelva
        [jaen] Jaén
        [malaga] Málaga
       *[sevilla] Sevilla
    }
gone-name =
    { $gone ->
        [almeria] Almería
        [cadiz] Cádiz
        [cordoba] Córdoba
        [granada] Granada
        [huelva] Huelva
        [jaen] Jaén
        [malaga] Málaga
       *[sevilla] Sevilla
    }

## Wat er gebeurde

name-amount = { $amount ->
    [one] { $amount } real
   *[other] { $amount } real
 }
event-withdrawn =
    { $rank ->
        [grande] { $seat } trekt een grande van { $at } terug en krijgt { name-amount }.
       *[baron] { $seat } trekt een baron van { $at } terug en krijgt { name-amount }.
    }
event-bought-open = { $seat } koopt de open bouwkaart { $card } voor { name-amount }.
event-card-revealed = Bouwkaart { $card } ligt nu open.
event-bought-pile = { $seat } koopt voor { name-amount } een bouwkaart van de stapel.
event-card-drawn = { $seat } trekt bouwkaart { $card }.
event-bought-tower = { $seat } koopt voor { name-amount } een torenkaart.
event-castle-founded = { $seat } speelt kaart { $card } en sticht op { $first } tot { $last } het kasteel { flag-name }.
event-villa-founded = { $seat } bouwt een villa op { $card }.
event-extended = { $seat } bouwt verder op { $card }.
event-raised = { $seat } bouwt op { $card } tot niveau { $level }.
event-stone-lost = { $seat } speelt kaart { $card }: een kasteel van 50 wordt niet verbonden, de steen gaat uit het spel.
event-tower-built = { $seat } speelt een torenkaart en bouwt op { $at } tot niveau { $level }.
event-bridge-built = { $seat } bouwt voor { name-amount } een brug van { $from } naar { $to } op niveau { $level }.
event-lifted =
    { $rank ->
        [grande] De grande van { $seat } op { $at } staat nu op niveau { $level }.
       *[baron] De baron van { $seat } op { $at } staat nu op niveau { $level }.
    }
event-beaten =
    { $rank ->
        [grande] { $seat } slaat de grande van { $other } op { $at }; { $other } krijgt { name-amount }.
       *[baron] { $seat } slaat de baron van { $other } op { $at }; { $other } krijgt { name-amount }.
    }
event-villas-merged = Twee villa's groeien samen, nu { $value } waard.
event-villa-joined = Een villa wordt deel van het kasteel { flag-name }, nu { $value } waard.
event-castles-merged = Het kasteel { flag-name } neemt { gone-name } over en is { $value } waard.
event-villa-upgraded = De villa op { $at } wordt het kasteel { flag-name }, { $value } waard.
event-income = { $seat } krijgt { name-amount }.
event-placed =
    { $rank ->
        [grande] { $seat } zet voor { name-amount } een grande op { $at }.
       *[baron] { $seat } zet voor { name-amount } een baron op { $at }.
    }
event-moved =
    { $rank ->
        [grande] { $seat } verplaatst een grande van { $from } naar { $to }.
       *[baron] { $seat } verplaatst een baron van { $from } naar { $to }.
    }
event-traded = Plaatsruil bij { $seat }: de grande staat op { $grande_at }, de baron op { $baron_at }.
event-no-action = { $seat } kan niets doen en beëindigt de beurt.
event-went-out = { $seat } heeft geen kaart en kan er geen kopen: doet pas weer mee bij de eindafrekening.
event-game-ended =
    { $reason ->
        [last-stone] De laatste bouwsteen is gebruikt. Het spel is afgelopen.
        [last-bridge] De laatste brug is gebouwd. Het spel is afgelopen.
        [all-out] Iedereen heeft gepast. Het spel is afgelopen.
       *[nobody-acts] Niemand kan nog iets doen. Het spel is afgelopen.
    }
event-scored = { $seat }: { $nobles } voor edelen en { $money } voor geld, samen { $score }.

## Wat kan

move-withdraw = Edele van { $at } terugtrekken
move-buy-open = Bouwkaart { $card } kopen
move-buy-pile = Bouwkaart van de stapel kopen
move-buy-tower = Torenkaart kopen
move-found = Met kaart { $card } een kasteel stichten op { $first } tot { $last }
move-build = Bouwen met kaart { $card }
move-tower = Torenkaart op { $at } spelen
move-bridge = Brug bouwen van { $from } naar { $to }
move-crest = De villa op { $villa } wordt een kasteel
move-baron = Baron op { $at } inzetten
move-grande = Grande op { $at } inzetten
move-move = Edele van { $from } naar { $to } verplaatsen
move-trade = Plaatsruil van { $from } en { $to }
move-done = Klaar
move-pass = Passen

## Waarom niet

refused-game-over = Het spel is afgelopen.
refused-not-your-turn = { $other } is aan de beurt.
refused-nobles-first = Je hebt gebouwd. Zet nu edelen in of zeg dat je klaar bent.
refused-withdrawn-already = In een beurt kan maar één edele worden teruggetrokken.
refused-crest-first = Kies eerst welke villa een kasteel wordt.
refused-no-crest-to-give = Er is nu geen wapenschild te geven.
refused-no-waiting-villa = Op { $villa } wacht geen villa op een wapenschild.
refused-build-first = Edelen komen alleen direct na het bouwen aan bod.
refused-must-buy = Je moest een edele terugtrekken: nu moet je een kaart kopen.
refused-must-withdraw = De goedkoopste kaart kost { $price }, je hebt { $money }: trek een edele terug die haar betaalt.
refused-can-act = Je kunt nog iets doen en mag dus niet passen.
refused-no-such-place = { $at } is geen vak van dit bord.
refused-card-not-in-hand = Je hebt bouwkaart { $card } niet.
refused-card-not-open = Bouwkaart { $card } ligt niet open.
refused-pile-empty = De stapel is leeg.
refused-tower-pile-empty = Er zijn geen torenkaarten meer.
refused-too-little-money = Dat kost { $price } real, je hebt { $money }.
refused-card-not-among-fields = Kaart { $card } hoort niet bij de velden { $first } tot { $last }.
refused-no-crest = Er is geen wapenschild vrij voor een nieuw kasteel.
refused-too-few-stones = Stichten kost { $needed } bouwstenen, { $stones ->
    [one] er is er nog { $stones }
   *[other] er zijn er nog { $stones }
 }.
refused-field-not-empty = Veld { $field } is niet vrij.
refused-castle-too-near = Een kasteel is te dichtbij: { $needed ->
    [one] er moet { $needed } vrij veld
   *[other] er moeten { $needed } vrije velden
 } tussen liggen, { $empty ->
    [one] het is er { $empty }
   *[other] het zijn er { $empty }
 }.
refused-villa-too-near = Het gebouw op { $field } is te dichtbij: er moet één vrij veld tussen liggen.
refused-no-tower-card = Je hebt geen torenkaart.
refused-nothing-built = Op { $at } is niets gebouwd.
refused-too-high = Een torenkaart bouwt tot niveau { $highest }; op { $at } zou het { $level } zijn.
refused-other-noble = Op { $at } staat een edele van { $other }.
refused-no-pier = { $at } is { $height } hoog. Een torenkaart tilt een eigen edele op, of een onbezet vak op afstand twee van een hoger staande eigen edele, waar nog geen brug ligt.
refused-not-two-apart = { $from } en { $to } liggen niet in rechte lijn met één vak ertussen.
refused-pier-not-built = Op { $at } is niets gebouwd.
refused-pier-heights = { $first } is { $first_height } hoog, { $second } is { $second_height } hoog: brugpijlers moeten even hoog zijn.
refused-middle-too-high = { $middle } in het midden is { $height } hoog, de pijlers { $pier_height }: het midden moet lager zijn.
refused-other-noble-on-pier = Op de pijler { $at } staat een edele van { $other }.
refused-no-own-noble-on-pier = Op { $from } noch op { $to } staat een edele van jou.
refused-bridge-over-bridge = Van { $from } naar { $to } ligt al een brug.
refused-castle-at-fifty = Dat zou twee kastelen verbinden, waarvan één 50 waard is.
refused-no-bridge-left = Er is geen brug meer.
refused-not-built-now = { $at } is niet in deze beurt gebouwd.
refused-cell-taken = Op { $at } staat een edele van { $other }.
refused-none-in-supply =
    { $rank ->
        [grande] Je hebt geen grande meer.
       *[baron] Je hebt geen baron meer.
    }
refused-only-placing-after-founding = Na het stichten van een kasteel kunnen edelen alleen worden ingezet.
refused-no-own-noble = Op { $at } staat geen edele van jou.
refused-other-building = { $at } hoort bij een ander gebouw.
refused-trade-needs-both = Alleen een grande en een baron ruilen van plaats; { $from } en { $to } zijn gelijk.
refused-withdrawal-pays-too-little = De edele op { $at } brengt { $amount } op, te weinig voor een kaart van { $price }.

## Wat waar is

explain-empty-field = Een vrij veld.
explain-open-ground = Open terrein. Alleen een brug kan eroverheen.
explain-castle = Het kasteel { flag-name }, waarde { $value }.
explain-villa = Een villa, waarde { $value }.
explain-height =
    { $height ->
        [one] { $height } niveau hoog.
       *[other] { $height } niveaus hoog.
    }
explain-noble =
    { $rank ->
        [grande] Een grande van { $seat }: telt { $points }, brengt teruggetrokken { $amount } op.
       *[baron] Een baron van { $seat }: telt { $points }, brengt teruggetrokken { $amount } op.
    }
explain-stones-on-ground =
    { $count ->
        [one] { $count } bouwsteen op het bord
       *[other] { $count } bouwstenen op het bord
    }
explain-stones-above =
    { $count ->
        [one] { $count } bouwsteen hoger, telt 2
       *[other] { $count } bouwstenen hoger, tellen elk 2
    }
explain-bridge = Brug van { $from } naar { $to } op niveau { $level }
explain-most = Geen gebouw is meer dan { $value } waard

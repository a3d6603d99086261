# De woorden van het bord van Salamanca.

## Steps

step-play-cards = Speel een kaart. Een hogere is eerder aan de beurt; het teken zegt wat ze kan.
step-choose-two = Kies twee kaarten. Jullie laten ze tegelijk zien.
step-turn =
    { $card ->
        [yes] Eén hiervan: tegels nemen en leggen, de conde zetten of de kaart gebruiken.
       *[no] Tegels nemen en leggen, of de conde zetten. Deze kaart doet niets.
    }
step-lay = Leg de genomen tegels in willekeurige volgorde. Je mag ook in bezit nemen en verkopen.
step-claim = Neem het gelegde gebouw in bezit, ga door of beëindig je beurt.
step-go-on =
    { $sell ->
        [yes] Kies een eigen gebouw om het te verkopen, of beëindig je beurt. Tot dan kun je alles terugnemen.
       *[no] Ga door of beëindig je beurt. Tot dan kun je alles terugnemen.
    }
step-last-turn =
    { $card ->
        [yes] Jij bent als laatste: gebruik de kaart en leg ook tegels of zet de conde.
       *[no] Jij bent als laatste: leg tegels of zet de conde. Deze kaart doet niets.
    }
step-swap = Neem een van deze kaarten en geef er een van jou.
step-finished = Het spel is afgelopen.

## Board

round = Ronde { $round } van { $rounds }
last-round = Laatste ronde
tiles-to-come =
    { $count ->
        [one] nog { $count } tegel
       *[other] nog { $count } tegels
    }
order = Speelvolgorde
played =
    { $name } met de { $card }{ $double ->
        [yes] {", beide acties"}
       *[no] {""}
    }
display = Aanbod
space = Aanbod { $space }: { $tiles }
tile =
    { $kind ->
       *[field] akker
        [pasture] weide
        [lake] meer
        [forest] bos
        [vineyard] wijngaard
        [farm] boerderij
        [castle] burcht
        [monastery] klooster
    }{ $worth ->
        [1] {""}
       *[other] {" "}(waarde { $worth })
    }
free = vrij
area = gebied, waarde { $value }
owned = van { $name }
conde-of = conde van { $name }
plague =
    { $plague ->
       *[poison] gif
        [rat] rat
        [locust] sprinkhaan
        [ruin] ruïne
    }
locked =
    { $why ->
       *[claimed] niet te verkopen: deze ronde in bezit genomen
        [enlarged] niet te verkopen: deze ronde vergroot met een vruchtbare tegel
    }
cut-off = afgesneden van { $cells }
sellable = kan verkocht worden
lit = kan gekozen worden

## Hand and pieces

hand = Je kaarten
card =
    Kaart { $value }{ $sign ->
       *[none] {""}
        [poison] {": gif"}
        [rat] {": rat"}
        [locust] {": sprinkhaan"}
        [ruin] {": ruïne"}
        [swap] {": een hand bekijken en een kaart ruilen"}
    }
their-hand = De hand van { $name }
look = Een hand bekijken en een kaart ruilen
chosen = Gedekt gekozen:
their-card = Kaart { $value } nemen
to-lay = Te leggen tegels
conde = Conde
conde-at = conde in { $cell }
conde-supply = conde in voorraad
money =
    { $amount ->
        [one] { $amount } dubloen
       *[other] { $amount } dubloenen
    }
money-hidden = geld verborgen
cards =
    { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }
squires =
    { $count ->
        [one] { $count } landheer in voorraad
       *[other] { $count } landheren in voorraad
    }
has-chosen = heeft gekozen
plagues-aside = Plagen naast het bord
buildings = Gebouwen

## The end of a round

round-over = De ronde is voorbij
market = Weekmarkt
market-line =
    { $value ->
        [0] conde in { $cell }
       *[other] { $cell }, waarde { $value }
    }
market-none = Hij betaalt deze keer voor geen gebied.
passed-on = Naar links doorgegeven
scene-close = Verder

## Scores

scores = De score in delen
score-sales = Verkochte gebouwen
score-condes = Als conde in verkochte gebouwen
score-market = Weekmarkt
score-squires = Opnieuw gebruikte landheren
score-total = Samen

# De woorden van het bord van Salamanca.

## Steps

step-play-cards = Speel een kaart. Een hogere is eerder aan de beurt; het teken zegt wat ze kan.
step-turn = Eén hiervan: tegels nemen en leggen, de conde zetten of de kaart gebruiken.
step-last-turn = Jij bent als laatste: gebruik de kaart en leg ook tegels of zet de conde.
step-swap = Neem een van deze kaarten en geef er een van jou.
step-finished = Het spel is afgelopen.

## Board

round = Ronde { $round } van { $rounds }
tiles-to-come =
    { $count ->
        [one] nog { $count } tegel
       *[other] nog { $count } tegels
    }
order = Speelvolgorde
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
lit = kan gekozen worden

## Hand and pieces

hand = Je kaarten
card = Kaart { $value }
their-hand = De andere hand
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

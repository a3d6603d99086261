# De woorden van het bord van Alcazar en Das neue Big Boss.

## Steps of a turn

step-turn =
    { $withdraw ->
        [yes] Trek een edele terug als je wilt; bouw daarna of koop een kaart.
       *[no] Bouw, of koop een kaart.
    }
step-action = Bouw nu of koop een kaart.
step-purchase = Koop een kaart met het geld van de edele.
step-keep = Welk kasteel blijft?
step-crest = Welke villa wordt een kasteel?
step-nobles = Je mag een edele plaatsen op wat je bouwde.
step-finished = Het spel is afgelopen.

## Places

cell-field = Veld { $field }
cell-open = Open terrein, kolom { $column }, rij { $row }
cell-castle = kasteel { $name }, waarde { $value }
cell-villa = villa, waarde { $value }
cell-height = hoogte { $height }
cell-noble =
    { $rank ->
        [grande] grande van { $name }
       *[baron] baron van { $name }
    }
cell-lit = kan gekozen worden

## Cards and supplies

hand = Je hand
market = Te koop: bouwkaarten 5 real, torenkaarten 10 real
card-build = Bouwkaart { $field }
card-open = Bouwkaart { $field } kopen voor 5 real
card-pile =
    Van de stapel kopen voor 5 real ({ $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    })
card-tower-pile = Torenkaart kopen voor 10 real (nog { $count })
bridge-piece = Brug voor 15 real (nog { $count })
card-towers =
    { $count ->
        [one] { $count } torenkaart
       *[other] { $count } torenkaarten
    }
hand-count =
    { $count ->
        [one] { $count } bouwkaart
       *[other] { $count } bouwkaarten
    }
nobles-supply =
    { $rank ->
        [grande] Grandes in voorraad: { $count }
       *[baron] Baronnen in voorraad: { $count }
    }
money = { $amount } real
money-unit = real
stones-left =
    { $count ->
        [one] nog { $count } bouwsteen
       *[other] nog { $count } bouwstenen
    }
bridges-left =
    { $count ->
        [one] nog { $count } brug
       *[other] nog { $count } bruggen
    }
founding-stones-left =
    { $count ->
        [one] nog { $count } fundament
       *[other] nog { $count } fundamenten
    }
buildings = Kastelen en villa's
villa-at = Villa op { $field }
is-out = heeft gepast
scale = Waarden van 1 tot 50
scale-empty = nog geen kasteel

## Looking at the board

plan = Plattegrond
turn-left = Naar links draaien
turn-right = Naar rechts draaien

## Scores

scores = De score in delen
score-nobles = Edelen
score-money = Geld
score-pay = Edelen
score-bonus = Meeste edelen boven de grond
score-cash = Geld
score-total = Samen
expected-money = telt nu { $amount } real
expected-points =
    { $count ->
        [one] telt nu { $count } punt
       *[other] telt nu { $count } punten
    }

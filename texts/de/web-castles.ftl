# Die Wörter des Plans von Alcazar und Das neue Big Boss.

## Steps of a turn

step-turn =
    { $withdraw ->
        [yes] Ziehe einen Adligen zurück, wenn du willst; dann baue oder kaufe eine Karte.
       *[no] Baue, oder kaufe eine Karte.
    }
step-action = Baue jetzt oder kaufe eine Karte.
step-purchase = Kaufe eine Karte mit dem Geld des Adligen.
step-keep = Welches Schloss bleibt?
step-crest = Welche Villa wird zum Schloss?
step-nobles = Du darfst einen Adligen auf das Gebaute setzen.
step-finished = Das Spiel ist aus.

## Places

cell-field = Feld { $field }
cell-open = Offenes Gelände, Spalte { $column }, Zeile { $row }
cell-castle = Schloss { $name }, Wert { $value }
cell-villa = Villa, Wert { $value }
cell-height = Höhe { $height }
cell-noble =
    { $rank ->
        [grande] Grande von { $name }
       *[baron] Baron von { $name }
    }
cell-lit = wählbar

## Cards and supplies

hand = Deine Hand
market = Zu kaufen: Baukarten 5 Real, Turmkarten 10 Real
card-build = Baukarte { $field }
card-open = Baukarte { $field } für 5 Real kaufen
card-pile =
    Vom Stapel kaufen für 5 Real ({ $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    })
card-tower-pile = Turmkarte für 10 Real kaufen (noch { $count })
bridge-piece = Brücke für 15 Real ({ $count } übrig)
card-towers =
    { $count ->
        [one] { $count } Turmkarte
       *[other] { $count } Turmkarten
    }
hand-count =
    { $count ->
        [one] { $count } Baukarte
       *[other] { $count } Baukarten
    }
nobles-supply =
    { $rank ->
        [grande] Granden im Vorrat: { $count }
       *[baron] Barone im Vorrat: { $count }
    }
money = { $amount } Real
money-unit = Real
stones-left =
    { $count ->
        [one] noch { $count } Baustein
       *[other] noch { $count } Bausteine
    }
bridges-left =
    { $count ->
        [one] noch { $count } Brücke
       *[other] noch { $count } Brücken
    }
founding-stones-left =
    { $count ->
        [one] noch { $count } Gründungsstein
       *[other] noch { $count } Gründungssteine
    }
buildings = Schlösser und Villen
villa-at = Villa auf { $field }
is-out = hat gepasst
scale = Werte von 1 bis 50
scale-empty = noch kein Schloss

## Looking at the board

plan = Flacher Plan
turn-left = Nach links drehen
turn-right = Nach rechts drehen

## Scores

scores = Die Wertung in ihren Teilen
score-nobles = Adlige
score-money = Geld
score-pay = Adlige
score-bonus = Meiste Adlige über dem Boden
score-cash = Geld
score-total = Zusammen
expected-money = zählt jetzt { $amount } Real
expected-points =
    { $count ->
        [one] zählt jetzt { $count } Punkt
       *[other] zählt jetzt { $count } Punkte
    }

# Die Wörter des Plans von Salamanca.

## Steps

step-play-cards = Spiele eine Karte. Höhere sind früher dran; ihr Zeichen sagt, was sie kann.
step-turn = Eins davon: Plättchen nehmen und legen, den Conden setzen oder die Karte nutzen.
step-last-turn = Du bist zuletzt dran: nutze die Karte und lege außerdem Plättchen oder setze den Conden.
step-swap = Nimm eine dieser Karten und gib eine von deinen.
step-finished = Das Spiel ist aus.

## Board

round = Runde { $round } von { $rounds }
tiles-to-come =
    { $count ->
        [one] noch { $count } Plättchen
       *[other] noch { $count } Plättchen
    }
order = Reihenfolge
display = Auslage
space = Auslagefeld { $space }: { $tiles }
tile =
    { $kind ->
       *[field] Acker
        [pasture] Weide
        [lake] See
        [forest] Wald
        [vineyard] Weinberg
        [farm] Bauernhof
        [castle] Burg
        [monastery] Kloster
    }{ $worth ->
        [1] {""}
       *[other] {" "}(Wert { $worth })
    }
free = frei
area = Gebiet, Wert { $value }
owned = gehört { $name }
conde-of = Conde von { $name }
plague =
    { $plague ->
       *[poison] Gifttrank
        [rat] Ratte
        [locust] Heuschrecke
        [ruin] Ruine
    }
locked =
    { $why ->
       *[claimed] nicht zu verkaufen: in dieser Runde in Besitz genommen
        [enlarged] nicht zu verkaufen: in dieser Runde um ein fruchtbares Plättchen erweitert
    }
lit = wählbar

## Hand and pieces

hand = Deine Karten
card = Karte { $value }
their-hand = Die andere Hand
their-card = Karte { $value } nehmen
to-lay = Zu legende Plättchen
conde = Conde
conde-at = Conde in { $cell }
conde-supply = Conde im Vorrat
money =
    { $amount ->
        [one] { $amount } Dublone
       *[other] { $amount } Dublonen
    }
money-hidden = Geld verdeckt
cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
squires =
    { $count ->
        [one] { $count } Gutsherrenstein im Vorrat
       *[other] { $count } Gutsherrensteine im Vorrat
    }
has-chosen = hat gewählt
plagues-aside = Plagen neben dem Plan

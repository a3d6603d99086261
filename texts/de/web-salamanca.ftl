# Die Wörter des Plans von Salamanca.

## Steps

step-play-cards = Spiele eine Karte. Höhere sind früher dran; ihr Zeichen sagt, was sie kann.
step-choose-two = Wähle zwei Karten. Ihr deckt gleichzeitig auf.
step-turn =
    { $card ->
        [yes] Eins davon: Plättchen nehmen und legen, den Conden setzen oder die Karte nutzen.
       *[no] Plättchen nehmen und legen oder den Conden setzen. Diese Karte bewirkt nichts.
    }
step-lay = Lege die genommenen Plättchen in beliebiger Reihenfolge. Du darfst auch in Besitz nehmen und verkaufen.
step-claim = Nimm das gelegte Gebäude in Besitz, mach weiter oder beende den Zug.
step-go-on =
    { $sell ->
        [yes] Wähle ein eigenes Gebäude, um es zu verkaufen, oder beende den Zug. Bis dahin lässt sich alles zurücknehmen.
       *[no] Mach weiter oder beende den Zug. Bis dahin lässt sich alles zurücknehmen.
    }
step-last-turn =
    { $card ->
        [yes] Du bist zuletzt dran: Karte nutzen und dazu Plättchen legen oder Conden setzen.
       *[no] Du bist zuletzt dran: Plättchen legen oder Conden setzen. Diese Karte bewirkt nichts.
    }
step-swap = Nimm eine dieser Karten und gib eine von deinen.
step-finished = Das Spiel ist aus.

## Board

round = Runde { $round } von { $rounds }
last-round = Letzte Runde
tiles-to-come =
    { $count ->
        [one] noch { $count } Plättchen
       *[other] noch { $count } Plättchen
    }
order = Reihenfolge
played =
    { $name } mit der { $card }{ $double ->
        [yes] {", beide Aktionen"}
       *[no] {""}
    }
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
cut-off = abgeschnitten von { $cells }
sellable = kann verkauft werden
lit = wählbar

## Hand and pieces

hand = Deine Karten
card =
    Karte { $value }{ $sign ->
       *[none] {""}
        [poison] {": Gifttrank"}
        [rat] {": Ratte"}
        [locust] {": Heuschrecke"}
        [ruin] {": Ruine"}
        [swap] {": eine Hand ansehen und eine Karte tauschen"}
    }
their-hand = Die Hand von { $name }
look = Eine Hand ansehen und eine Karte tauschen
chosen = Verdeckt gewählt:
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
buildings = Gebäude

## The end of a round

round-over = Die Runde ist vorbei
market = Wochenmarkt
market-line =
    { $value ->
        [0] Conde in { $cell }
       *[other] { $cell }, Wert { $value }
    }
market-none = Diesmal zahlt er für kein Gebiet.
passed-on = Nach links gegeben
scene-close = Weiter

## Scores

scores = Die Wertung in ihren Teilen
score-sales = Verkaufte Gebäude
score-condes = Als Conde in verkauften Gebäuden
score-market = Wochenmarkt
score-squires = Erneut eingesetzte Gutsherren
score-total = Zusammen

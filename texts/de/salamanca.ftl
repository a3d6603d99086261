# Salamanca: was geschieht, was man tun kann, warum nicht, und was etwas wert ist.

event-round-started = Runde { $round } beginnt{ $last ->
    [yes] : die letzte.
   *[other] .
 }
event-tile-drawn = Auslage { $space }: { $tile ->
    [field] Acker
    [pasture] Weide
    [lake] See
    [forest] Wald
    [vineyard] Weinberg
    [field2] Acker (2)
    [pasture2] Weide (2)
    [lake2] See (2)
    [forest2] Wald (2)
    [vineyard2] Weinberg (2)
    [field3] Acker (3)
    [pasture3] Weide (3)
    [lake3] See (3)
    [forest3] Wald (3)
    [vineyard3] Weinberg (3)
    [farm] Bauernhof
    [castle] Burg
    [monastery] Kloster
   *[other] { $tile }
 }.
event-card-played = { $seat } spielt die { $card }.
event-hand-shown = { $seat } hat nur schon gespielte Werte und zeigt die Hand: { $cards }.
event-cards-chosen = { $cards ->
    [hidden] { $seat } hat zwei Karten gewählt.
   *[other] { $seat } wählt { $cards }.
 }
event-cards-revealed = { $seat } deckt { $cards } auf.
event-turn-started = { $seat } ist mit der { $card } am Zug{ $last ->
    [yes] { " " }(letzter Zug der Runde).
   *[other] .
 }
event-passed = { $seat } passt.
event-tiles-taken = { $seat } nimmt { $count ->
    [one] das Plättchen
   *[other] { $count } Plättchen
 } von Auslagefeld { $space }.
event-tile-laid = { $seat } legt { $tile ->
    [field] einen Acker
    [pasture] eine Weide
    [lake] einen See
    [forest] einen Wald
    [vineyard] einen Weinberg
    [field2] einen fruchtbaren Acker (2)
    [pasture2] eine fruchtbare Weide (2)
    [lake2] einen fruchtbaren See (2)
    [forest2] einen fruchtbaren Wald (2)
    [vineyard2] einen fruchtbaren Weinberg (2)
    [field3] einen fruchtbaren Acker (3)
    [pasture3] eine fruchtbare Weide (3)
    [lake3] einen fruchtbaren See (3)
    [forest3] einen fruchtbaren Wald (3)
    [vineyard3] einen fruchtbaren Weinberg (3)
    [farm] einen Bauernhof
    [castle] eine Burg
    [monastery] ein Kloster
   *[other] { $tile }
 } auf { $cell }.
event-building-locked = { $seat } darf das Gebäude auf { $cell } in dieser Runde nicht verkaufen: Sein Gebiet ist um ein fruchtbares Plättchen gewachsen.
event-building-claimed = { $seat } nimmt { $building ->
    [farm] den Bauernhof
    [castle] die Burg
    [monastery] das Kloster
   *[other] { $building }
 } auf { $cell } in Besitz{ $price ->
    [0] .
   *[other] { " " }und zahlt { $price }.
 }
event-building-sold = { $seat } verkauft { $building ->
    [farm] den Bauernhof
    [castle] die Burg
    [monastery] das Kloster
   *[other] { $building }
 } auf { $cell } für { $amount ->
    [one] { $amount } Dublone
   *[other] { $amount } Dublonen
 }.
event-conde-paid = { $seat }, Conde in { $cell }, erhält { $amount ->
    [one] { $amount } Dublone
   *[other] { $amount } Dublonen
 }.
event-tile-left = { $tile ->
    [field] Acker
    [pasture] Weide
    [lake] See
    [forest] Wald
    [vineyard] Weinberg
    [field2] Acker (2)
    [pasture2] Weide (2)
    [lake2] See (2)
    [forest2] Wald (2)
    [vineyard2] Weinberg (2)
    [field3] Acker (3)
    [pasture3] Weide (3)
    [lake3] See (3)
    [forest3] Wald (3)
    [vineyard3] Weinberg (3)
    [farm] Bauernhof
    [castle] Burg
    [monastery] Kloster
   *[other] { $tile }
 } auf { $cell } verlässt den Plan.
event-rat-aside = Die Ratte von { $cell } kommt neben den Plan.
event-conde-set = { $seat } setzt den Conden auf { $cell } (Gutsherr: { $owner_seat }){ $from ->
    [hidden] .
   *[other] , bisher auf { $from }.
 }
event-plague-set = { $seat } setzt { $plague ->
    [poison] den Gifttrank
    [rat] die Ratte
    [locust] die Heuschrecke
    [ruin] die Ruine
   *[other] { $plague }
 } auf { $cell }{ $from ->
    [hidden] .
   *[other] , bisher auf { $from }.
 }
event-hand-looked-at = { $seat } sieht die Hand von { $other } an{ $cards ->
    [hidden] .
   *[other] : { $cards }.
 }
event-cards-swapped = { $seat } tauscht eine Karte mit { $other }{ $taken ->
    [hidden] .
   *[other] : nimmt { $taken }, gibt { $given }.
 }
event-card-passed-on = { $seat } gibt die { $card } an { $other } weiter.
event-market-paid = Wochenmarkt: { $building ->
    [farm] Bauernhof
    [castle] Burg
    [monastery] Kloster
   *[other] { $building }
 } auf { $cell }, { $value } wert, bringt { $seat } { $amount ->
    [one] { $amount } Dublone
   *[other] { $amount } Dublonen
 }.
event-market-paid-conde = Wochenmarkt: { $seat }, Conde in { $cell }, erhält { $amount }.
event-money-counted = { $seat } hat { $money ->
    [one] { $money } Dublone
   *[other] { $money } Dublonen
 }: Platz { $place }.

move-card = Die { $card } spielen
move-cards = { $card } und { $second } wählen
move-take = Plättchen von { $space } nehmen
move-lay = { $tile ->
    [field] Acker
    [pasture] Weide
    [lake] See
    [forest] Wald
    [vineyard] Weinberg
    [field2] Fruchtbaren Acker (2)
    [pasture2] Fruchtbare Weide (2)
    [lake2] Fruchtbaren See (2)
    [forest2] Fruchtbaren Wald (2)
    [vineyard2] Fruchtbaren Weinberg (2)
    [field3] Fruchtbaren Acker (3)
    [pasture3] Fruchtbare Weide (3)
    [lake3] Fruchtbaren See (3)
    [forest3] Fruchtbaren Wald (3)
    [vineyard3] Fruchtbaren Weinberg (3)
    [farm] Bauernhof
    [castle] Burg
    [monastery] Kloster
   *[other] { $tile }
 } auf { $cell } legen
move-claim = { $cell } in Besitz nehmen
move-sell = { $cell } verkaufen
move-conde = Conden auf { $cell } setzen
move-plague = Plage auf { $cell } setzen
move-look = Hand von { $other } ansehen und eine Karte tauschen
move-swap = { $take } nehmen, { $give } geben
move-end = Zug beenden
move-pass = Passen

refused-no-such-card = Du hast keine { $card } auf der Hand.
refused-only-first-card = Du hast nur schon gespielte Werte: Du spielst die { $first }, nicht die { $card }.
refused-value-played = { $other } hat die { $card } in dieser Runde schon gespielt.
refused-look-first = Wähle zuerst, wessen Hand du ansiehst.
refused-cards-are-played = Die Karten dieser Runde sind schon gespielt.
refused-already-tiles = Du legst schon Plättchen: kein zweites Auslagefeld und kein Conde im selben Zug.
refused-already-conde = Dein Conde ist gesetzt: keine Plättchen und kein zweites Setzen im selben Zug.
refused-already-special = Du hast deine Karte genutzt. Nur wer als Letzter am Zug ist, hat noch eine Aktion.
refused-take-first = Nimm zuerst die Plättchen eines Auslagefelds.
refused-pass-instead = Du hast noch nichts getan: Passe stattdessen.
refused-end-instead = Du hast schon etwas getan: Beende stattdessen den Zug.
refused-tiles-to-lay = { $count ->
    [one] Ein Plättchen ist
   *[other] { $count } Plättchen sind
 } noch zu legen.
refused-space-not-in-use = Auslagefeld { $space } wird bei dieser Spielerzahl nicht benutzt.
refused-space-empty = Auf Auslagefeld { $space } liegt kein Plättchen.
refused-tile-not-taken = Das hast du nicht zu legen: { $tile ->
    [field] Acker
    [pasture] Weide
    [lake] See
    [forest] Wald
    [vineyard] Weinberg
    [field2] Acker (2)
    [pasture2] Weide (2)
    [lake2] See (2)
    [forest2] Wald (2)
    [vineyard2] Weinberg (2)
    [field3] Acker (3)
    [pasture3] Weide (3)
    [lake3] See (3)
    [forest3] Wald (3)
    [vineyard3] Weinberg (3)
    [farm] Bauernhof
    [castle] Burg
    [monastery] Kloster
   *[other] { $tile }
 }.
refused-cell-taken = Auf { $cell } liegt schon etwas: { $tile ->
    [field] Acker
    [pasture] Weide
    [lake] See
    [forest] Wald
    [vineyard] Weinberg
    [field2] Acker (2)
    [pasture2] Weide (2)
    [lake2] See (2)
    [forest2] Wald (2)
    [vineyard2] Weinberg (2)
    [field3] Acker (3)
    [pasture3] Weide (3)
    [lake3] See (3)
    [forest3] Wald (3)
    [vineyard3] Weinberg (3)
    [farm] Bauernhof
    [castle] Burg
    [monastery] Kloster
   *[other] { $tile }
 }.
refused-no-such-cell = Ein Feld { $cell } gibt es auf diesem Plan nicht.
refused-no-building = Auf { $cell } steht kein Gebäude.
refused-already-owned = Das Gebäude auf { $cell } gehört { $other }.
refused-not-laid-now = Das Gebäude auf { $cell } wurde nicht in diesem Zug gelegt und kann nicht mehr in Besitz genommen werden.
refused-no-squire = Du hast keinen Gutsherrenstein mehr. Verkaufe ein Gebäude, um einen frei zu machen.
refused-claim-too-dear = Ein frei gewordener Gutsherrenstein kostet hier { $price }, und du hast { $money ->
    [one] { $money } Dublone
   *[other] { $money } Dublonen
 }.
refused-nobody-owns = Das Gebäude auf { $cell } gehört niemandem.
refused-other-owns = Das Gebäude auf { $cell } gehört { $other }.
refused-claimed-this-round = Du hast { $cell } in dieser Runde in Besitz genommen: verkaufen erst ab der nächsten.
refused-enlarged-this-round = Du hast das Gebiet von { $cell } in dieser Runde um ein fruchtbares Plättchen erweitert: verkaufen erst ab der nächsten.
refused-conde-own-building = { $cell } ist dein eigenes Gebäude. Ein Conde dient anderen.
refused-conde-there = In { $cell } steht schon der Conde von { $other }.
refused-conde-area-large = Das Gebiet von { $cell } ist { $value } wert. Ein Conde geht nur dorthin, wo es weniger als 7 sind.
refused-special-done = Du hast deine Karte schon genutzt.
refused-special-only-last = Nur wer als Letzter am Zug ist, nutzt die Karte zusätzlich.
refused-card-sets-no-plague = Die { $card } setzt keine Plage.
refused-plague-needs-tile = { $plague ->
    [poison] Der Gifttrank
    [rat] Die Ratte
    [locust] Die Heuschrecke
    [ruin] Die Ruine
   *[other] { $plague }
 } braucht ein Plättchen, und { $cell } ist frei.
refused-plague-not-there = { $plague ->
    [poison] Der Gifttrank
    [rat] Die Ratte
    [locust] Die Heuschrecke
    [ruin] Die Ruine
   *[other] { $plague }
 } kann nicht auf { $cell } liegen ({ $tile ->
    [field] Acker
    [pasture] Weide
    [lake] See
    [forest] Wald
    [vineyard] Weinberg
    [field2] Acker (2)
    [pasture2] Weide (2)
    [lake2] See (2)
    [forest2] Wald (2)
    [vineyard2] Weinberg (2)
    [field3] Acker (3)
    [pasture3] Weide (3)
    [lake3] See (3)
    [forest3] Wald (3)
    [vineyard3] Weinberg (3)
    [farm] Bauernhof
    [castle] Burg
    [monastery] Kloster
   *[other] { $tile }
 }).
refused-plague-already = { $plague ->
    [poison] Der Gifttrank
    [rat] Die Ratte
    [locust] Die Heuschrecke
    [ruin] Die Ruine
   *[other] { $plague }
 } kann nicht auf { $cell }: Dort liegt schon { $there ->
    [poison] der Gifttrank
    [rat] die Ratte
    [locust] die Heuschrecke
    [ruin] die Ruine
   *[other] { $there }
 }.
refused-card-swaps-not = Die { $card } tauscht keine Karten. Das kann nur die 6.
refused-swap-with-self = Wähle einen Mitspieler.
refused-nobody-there = Auf Stuhl { $number } sitzt niemand.
refused-swap-compulsory = Du hast die Hand gesehen: Jetzt tausche eine Karte.
refused-card-not-there = In der Hand, die du ansiehst, ist keine { $card }.
refused-two-different-cards = Wähle zwei verschiedene Karten.
refused-game-over = Das Spiel ist zu Ende.
refused-choose-cards-first = Wähle zuerst deine zwei Karten.
refused-play-card-first = Spiele zuerst eine Karte.
refused-already-chosen = Du hast gewählt. Jetzt wählt der Mitspieler.
refused-not-your-card = Jetzt spielt { $other } eine Karte.
refused-not-your-turn = { $other } ist am Zug.

explain-display = Auslagefeld { $space }: { $count ->
    [one] ein Plättchen
   *[other] { $count } Plättchen
 }.
explain-display-tile = { $tile ->
    [field] Acker
    [pasture] Weide
    [lake] See
    [forest] Wald
    [vineyard] Weinberg
    [field2] Acker (2)
    [pasture2] Weide (2)
    [lake2] See (2)
    [forest2] Wald (2)
    [vineyard2] Weinberg (2)
    [field3] Acker (3)
    [pasture3] Weide (3)
    [lake3] See (3)
    [forest3] Wald (3)
    [vineyard3] Weinberg (3)
    [farm] Bauernhof
    [castle] Burg
    [monastery] Kloster
   *[other] { $tile }
 }
explain-free = Ein freies Feld.
explain-tile = { $tile ->
    [field] Acker
    [pasture] Weide
    [lake] See
    [forest] Wald
    [vineyard] Weinberg
    [field2] Acker (2)
    [pasture2] Weide (2)
    [lake2] See (2)
    [forest2] Wald (2)
    [vineyard2] Weinberg (2)
    [field3] Acker (3)
    [pasture3] Weide (3)
    [lake3] See (3)
    [forest3] Wald (3)
    [vineyard3] Weinberg (3)
    [farm] Bauernhof
    [castle] Burg
    [monastery] Kloster
   *[other] { $tile }
 }
explain-landscape-of = Gehört zu einer Landschaft ({ $landscape ->
    [field] Acker
    [pasture] Weide
    [lake] See
    [forest] Wald
    [vineyard] Weinberg
   *[other] { $landscape }
 }) aus { $count ->
    [one] einem Plättchen
   *[other] { $count } Plättchen
 }, ohne Plagen { $value } wert.
explain-plague-here = { $plague ->
    [poison] Der Gifttrank
    [rat] Die Ratte
    [locust] Die Heuschrecke
    [ruin] Die Ruine
   *[other] { $plague }
 } liegt hier.
explain-counts-for = Zählt für { $building ->
    [farm] den Bauernhof
    [castle] die Burg
    [monastery] das Kloster
   *[other] { $building }
 } auf { $cell }.
explain-area = { $building ->
    [farm] Bauernhof
    [castle] Burg
    [monastery] Kloster
   *[other] { $building }
 }: Das Gebiet ist { $value } wert, seine Landschaften { $landscape_value }.
explain-building = { $building ->
    [farm] Der Bauernhof
    [castle] Die Burg
    [monastery] Das Kloster
   *[other] { $building }
 } selbst
explain-ruin = Die Ruine macht das Gebäude wertlos.
explain-landscape = { $landscape ->
    [field] Acker
    [pasture] Weide
    [lake] See
    [forest] Wald
    [vineyard] Weinberg
   *[other] { $landscape }
 }, { $count ->
    [one] ein Plättchen
   *[other] { $count } Plättchen
 }
explain-worthless = { $plague ->
    [poison] Der Gifttrank
    [rat] Die Ratte
    [locust] Die Heuschrecke
    [ruin] Die Ruine
   *[other] { $plague }
 } macht ein Plättchen wertlos.
explain-cut-off = { $landscape ->
    [field] Acker
    [pasture] Weide
    [lake] See
    [forest] Wald
    [vineyard] Weinberg
   *[other] { $landscape }
 }: { $count ->
    [one] Ein Plättchen ist
   *[other] { $count } Plättchen sind
 } abgeschnitten.
explain-rat = { $landscape ->
    [field] Acker
    [pasture] Weide
    [lake] See
    [forest] Wald
    [vineyard] Weinberg
   *[other] { $landscape }
 }: Die Ratte halbiert den Rest, abgerundet.
explain-owner = Gehört { $seat }.
explain-nobody = Gehört niemandem.
explain-conde = { $seat } hat hier den Conden.
explain-market = Der Wochenmarkt zahlt dafür.
explain-leaving = Bei einem Verkauf { $count ->
    [one] verlässt ein fruchtbares Plättchen
   *[other] verlassen { $count } fruchtbare Plättchen
 } den Plan.
explain-changing = Nach einem Verkauf wäre { $building ->
    [farm] der Bauernhof
    [castle] die Burg
    [monastery] das Kloster
   *[other] { $building }
 } auf { $cell } nur noch { $after } statt { $before } wert.
explain-locked-claimed = In dieser Runde in Besitz genommen: verkaufen erst ab der nächsten.
explain-locked-enlarged = In dieser Runde um ein fruchtbares Plättchen erweitert: verkaufen erst ab der nächsten.
explain-worth-after = { $building ->
    [farm] Bauernhof
    [castle] Burg
    [monastery] Kloster
   *[other] { $building }
 } auf { $cell } ({ $seat }): jetzt { $before }, danach { $after }{ $hindrance ->
    [cut-off] ; eine Plage schneidet das Plättchen ab.
    [rat] ; die Ratte halbiert die Landschaft.
   *[none] .
 }
explain-worth-after-unowned = { $building ->
    [farm] Bauernhof
    [castle] Burg
    [monastery] Kloster
   *[other] { $building }
 } auf { $cell } (ohne Besitzer): jetzt { $before }, danach { $after }{ $hindrance ->
    [cut-off] ; eine Plage schneidet das Plättchen ab.
    [rat] ; die Ratte halbiert die Landschaft.
   *[none] .
 }
explain-worth-laid = { $building ->
    [farm] Bauernhof
    [castle] Burg
    [monastery] Kloster
   *[other] { $building }
 } auf { $cell }: Das Gebiet ist { $value } wert.


# Wörter des Spiels, für sich.
tile-field = Acker
tile-field2 = Acker (2)
tile-field3 = Acker (3)
tile-pasture = Weide
tile-pasture2 = Weide (2)
tile-pasture3 = Weide (3)
tile-lake = See
tile-lake2 = See (2)
tile-lake3 = See (3)
tile-forest = Wald
tile-forest2 = Wald (2)
tile-forest3 = Wald (3)
tile-vineyard = Weinberg
tile-vineyard2 = Weinberg (2)
tile-vineyard3 = Weinberg (3)
tile-farm = Bauernhof
tile-castle = Burg
tile-monastery = Kloster
plague-poison = Gifttrank
plague-rat = Ratte
plague-locust = Heuschrecke
plague-ruin = Ruine

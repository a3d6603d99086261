# Salamanca: wat er gebeurt, wat kan, waarom niet, en wat iets waard is.

event-round-started = Ronde { $round } begint{ $last ->
    [yes] : de laatste.
   *[other] .
 }
event-tile-drawn = Aanbod { $space }: { $tile ->
    [field] een akker
    [pasture] een weide
    [lake] een meer
    [forest] een bos
    [vineyard] een wijngaard
    [field2] een vruchtbare akker (2)
    [pasture2] een vruchtbare weide (2)
    [lake2] een vruchtbaar meer (2)
    [forest2] een vruchtbaar bos (2)
    [vineyard2] een vruchtbare wijngaard (2)
    [field3] een vruchtbare akker (3)
    [pasture3] een vruchtbare weide (3)
    [lake3] een vruchtbaar meer (3)
    [forest3] een vruchtbaar bos (3)
    [vineyard3] een vruchtbare wijngaard (3)
    [farm] een boerderij
    [castle] een burcht
    [monastery] een klooster
   *[other] { $tile }
 }.
event-card-played = { $seat } speelt de { $card }.
event-hand-shown = { $seat } heeft alleen al gespeelde waarden en toont de hand: { $cards }.
event-cards-chosen = { $cards ->
    [hidden] { $seat } heeft twee kaarten gekozen.
   *[other] { $seat } kiest { $cards }.
 }
event-cards-revealed = { $seat } onthult { $cards }.
event-turn-started = { $seat } is aan de beurt met de { $card }{ $last ->
    [yes] , als laatste van de ronde.
   *[other] .
 }
event-passed = { $seat } past.
event-tiles-taken = { $seat } neemt { $count ->
    [one] de tegel
   *[other] { $count } tegels
 } van aanbod { $space }.
event-tile-laid = { $seat } legt { $tile ->
    [field] een akker
    [pasture] een weide
    [lake] een meer
    [forest] een bos
    [vineyard] een wijngaard
    [field2] een vruchtbare akker (2)
    [pasture2] een vruchtbare weide (2)
    [lake2] een vruchtbaar meer (2)
    [forest2] een vruchtbaar bos (2)
    [vineyard2] een vruchtbare wijngaard (2)
    [field3] een vruchtbare akker (3)
    [pasture3] een vruchtbare weide (3)
    [lake3] een vruchtbaar meer (3)
    [forest3] een vruchtbaar bos (3)
    [vineyard3] een vruchtbare wijngaard (3)
    [farm] een boerderij
    [castle] een burcht
    [monastery] een klooster
   *[other] { $tile }
 } op { $cell }.
event-building-locked = { $seat } kan het gebouw op { $cell } deze ronde niet verkopen: het gebied is met een vruchtbare tegel gegroeid.
event-building-claimed = { $seat } neemt { $building ->
    [farm] de boerderij
    [castle] de burcht
    [monastery] het klooster
   *[other] { $building }
 } op { $cell } in bezit{ $price ->
    [0] .
   *[other] { " " }en betaalt { $price }.
 }
event-building-sold = { $seat } verkoopt { $building ->
    [farm] de boerderij
    [castle] de burcht
    [monastery] het klooster
   *[other] { $building }
 } op { $cell } voor { $amount ->
    [one] { $amount } dubloen
   *[other] { $amount } dubloenen
 }.
event-conde-paid = { $seat }, conde in { $cell }, krijgt { $amount ->
    [one] { $amount } dubloen
   *[other] { $amount } dubloenen
 }.
event-tile-left = { $tile ->
    [field] Akker
    [pasture] Weide
    [lake] Meer
    [forest] Bos
    [vineyard] Wijngaard
    [field2] Akker (2)
    [pasture2] Weide (2)
    [lake2] Meer (2)
    [forest2] Bos (2)
    [vineyard2] Wijngaard (2)
    [field3] Akker (3)
    [pasture3] Weide (3)
    [lake3] Meer (3)
    [forest3] Bos (3)
    [vineyard3] Wijngaard (3)
    [farm] Boerderij
    [castle] Burcht
    [monastery] Klooster
   *[other] { $tile }
 } op { $cell } verlaat het bord.
event-rat-aside = De rat van { $cell } komt naast het bord.
event-conde-set = { $seat } zet de conde in het gebouw van { $owner_seat } op { $cell }{ $from ->
    [hidden] .
   *[other] { " " }(eerst op { $from }).
 }
event-plague-set = { $seat } zet { $plague ->
    [poison] het gif
    [rat] de rat
    [locust] de sprinkhaan
    [ruin] de ruïne
   *[other] { $plague }
 } op { $cell }{ $from ->
    [hidden] .
   *[other] { " " }(eerst op { $from }).
 }
event-hand-looked-at = { $seat } bekijkt de hand van { $other }{ $cards ->
    [hidden] .
   *[other] : { $cards }.
 }
event-cards-swapped = { $seat } ruilt een kaart met { $other }{ $taken ->
    [hidden] .
   *[other] : neemt { $taken }, geeft { $given }.
 }
event-card-passed-on = { $seat } geeft de { $card } door aan { $other }.
event-market-paid = Weekmarkt: { $building ->
    [farm] de boerderij
    [castle] de burcht
    [monastery] het klooster
   *[other] { $building }
 } op { $cell }, { $value } waard, levert { $seat } { $amount ->
    [one] { $amount } dubloen
   *[other] { $amount } dubloenen
 } op.
event-market-paid-conde = Weekmarkt: { $seat }, conde in { $cell }, krijgt { $amount }.
event-money-counted = { $seat } heeft { $money ->
    [one] { $money } dubloen
   *[other] { $money } dubloenen
 }: plaats { $place }.

move-card = De { $card } spelen
move-cards = { $card } en { $second } kiezen
move-take = Tegels van { $space } nemen
move-lay = { $tile ->
    [field] Akker
    [pasture] Weide
    [lake] Meer
    [forest] Bos
    [vineyard] Wijngaard
    [field2] Vruchtbare akker (2)
    [pasture2] Vruchtbare weide (2)
    [lake2] Vruchtbaar meer (2)
    [forest2] Vruchtbaar bos (2)
    [vineyard2] Vruchtbare wijngaard (2)
    [field3] Vruchtbare akker (3)
    [pasture3] Vruchtbare weide (3)
    [lake3] Vruchtbaar meer (3)
    [forest3] Vruchtbaar bos (3)
    [vineyard3] Vruchtbare wijngaard (3)
    [farm] Boerderij
    [castle] Burcht
    [monastery] Klooster
   *[other] { $tile }
 } op { $cell } leggen
move-claim = { $cell } in bezit nemen
move-sell = { $cell } verkopen
move-conde = Conde in { $cell } zetten
move-plague = Plaag op { $cell } zetten
move-look = De hand van { $other } bekijken en een kaart ruilen
move-swap = { $take } nemen, { $give } geven
move-end = Beurt beëindigen
move-pass = Passen

refused-no-such-card = Je hebt geen { $card } in je hand.
refused-only-first-card = Je hebt alleen al gespeelde waarden: je speelt de { $first }, niet de { $card }.
refused-value-played = { $other } heeft de { $card } deze ronde al gespeeld.
refused-look-first = Kies eerst wiens hand je bekijkt.
refused-cards-are-played = De kaarten van deze ronde zijn al gespeeld.
refused-already-tiles = Je legt al tegels: geen tweede aanbod en geen conde in dezelfde beurt.
refused-already-conde = Je conde is gezet: geen tegels en niet nog eens zetten in dezelfde beurt.
refused-already-special = Je hebt je kaart gebruikt. Alleen de laatste van de ronde heeft nog een actie.
refused-take-first = Neem eerst de tegels van een aanbodveld.
refused-pass-instead = Je hebt nog niets gedaan: pas in plaats daarvan.
refused-end-instead = Je hebt al iets gedaan: beëindig in plaats daarvan je beurt.
refused-tiles-to-lay = Er { $count ->
    [one] moet nog één tegel
   *[other] moeten nog { $count } tegels
 } gelegd worden.
refused-space-not-in-use = Aanbod { $space } wordt met dit aantal spelers niet gebruikt.
refused-space-empty = Er ligt geen tegel op aanbod { $space }.
refused-tile-not-taken = Dat heb je niet te leggen: { $tile ->
    [field] akker
    [pasture] weide
    [lake] meer
    [forest] bos
    [vineyard] wijngaard
    [field2] akker (2)
    [pasture2] weide (2)
    [lake2] meer (2)
    [forest2] bos (2)
    [vineyard2] wijngaard (2)
    [field3] akker (3)
    [pasture3] weide (3)
    [lake3] meer (3)
    [forest3] bos (3)
    [vineyard3] wijngaard (3)
    [farm] boerderij
    [castle] burcht
    [monastery] klooster
   *[other] { $tile }
 }.
refused-cell-taken = Op { $cell } ligt al { $tile ->
    [field] een akker
    [pasture] een weide
    [lake] een meer
    [forest] een bos
    [vineyard] een wijngaard
    [field2] een vruchtbare akker (2)
    [pasture2] een vruchtbare weide (2)
    [lake2] een vruchtbaar meer (2)
    [forest2] een vruchtbaar bos (2)
    [vineyard2] een vruchtbare wijngaard (2)
    [field3] een vruchtbare akker (3)
    [pasture3] een vruchtbare weide (3)
    [lake3] een vruchtbaar meer (3)
    [forest3] een vruchtbaar bos (3)
    [vineyard3] een vruchtbare wijngaard (3)
    [farm] een boerderij
    [castle] een burcht
    [monastery] een klooster
   *[other] { $tile }
 }.
refused-no-such-cell = Er is geen vak { $cell } op dit bord.
refused-no-building = Er staat geen gebouw op { $cell }.
refused-already-owned = Het gebouw op { $cell } is van { $other }.
refused-not-laid-now = Het gebouw op { $cell } is niet in deze beurt gelegd en kan niet meer in bezit genomen worden.
refused-no-squire = Je hebt geen landheer meer. Verkoop een gebouw om er een vrij te maken.
refused-claim-too-dear = Een vrijgekomen landheer kost hier { $price }, en je hebt { $money ->
    [one] { $money } dubloen
   *[other] { $money } dubloenen
 }.
refused-nobody-owns = Het gebouw op { $cell } is van niemand.
refused-other-owns = Het gebouw op { $cell } is van { $other }.
refused-claimed-this-round = Je hebt { $cell } deze ronde in bezit genomen: verkopen kan vanaf de volgende.
refused-enlarged-this-round = Je hebt het gebied van { $cell } deze ronde met een vruchtbare tegel vergroot: verkopen kan vanaf de volgende.
refused-conde-own-building = { $cell } is je eigen gebouw. Een conde dient anderen.
refused-conde-there = De conde van { $other } staat al in { $cell }.
refused-conde-area-large = Het gebied van { $cell } is { $value } waard. Een conde gaat alleen waar het minder dan 7 is.
refused-special-done = Je hebt je kaart al gebruikt.
refused-special-only-last = Alleen de laatste van de ronde gebruikt de kaart er nog bij.
refused-card-sets-no-plague = De { $card } zet geen plaag.
refused-plague-needs-tile = { $plague ->
    [poison] Het gif
    [rat] De rat
    [locust] De sprinkhaan
    [ruin] De ruïne
   *[other] { $plague }
 } heeft een tegel nodig, en { $cell } is vrij.
refused-plague-not-there = { $plague ->
    [poison] Het gif
    [rat] De rat
    [locust] De sprinkhaan
    [ruin] De ruïne
   *[other] { $plague }
 } kan niet op { $tile ->
    [field] een akker
    [pasture] een weide
    [lake] een meer
    [forest] een bos
    [vineyard] een wijngaard
    [field2] een vruchtbare akker (2)
    [pasture2] een vruchtbare weide (2)
    [lake2] een vruchtbaar meer (2)
    [forest2] een vruchtbaar bos (2)
    [vineyard2] een vruchtbare wijngaard (2)
    [field3] een vruchtbare akker (3)
    [pasture3] een vruchtbare weide (3)
    [lake3] een vruchtbaar meer (3)
    [forest3] een vruchtbaar bos (3)
    [vineyard3] een vruchtbare wijngaard (3)
    [farm] een boerderij
    [castle] een burcht
    [monastery] een klooster
   *[other] { $tile }
 } liggen ({ $cell }).
refused-plague-already = { $plague ->
    [poison] Het gif
    [rat] De rat
    [locust] De sprinkhaan
    [ruin] De ruïne
   *[other] { $plague }
 } kan niet naar { $cell }: { $there ->
    [poison] het gif
    [rat] de rat
    [locust] de sprinkhaan
    [ruin] de ruïne
   *[other] { $there }
 } ligt daar al.
refused-card-swaps-not = De { $card } ruilt geen kaarten. Dat kan alleen de 6.
refused-swap-with-self = Kies een andere speler.
refused-nobody-there = Op stoel { $number } zit niemand.
refused-swap-compulsory = Je hebt de hand gezien: ruil nu een kaart.
refused-card-not-there = In de hand die je bekijkt zit geen { $card }.
refused-two-different-cards = Kies twee verschillende kaarten.
refused-game-over = Het spel is afgelopen.
refused-choose-cards-first = Kies eerst je twee kaarten.
refused-play-card-first = Speel eerst een kaart.
refused-already-chosen = Je hebt gekozen. Nu kiest de andere speler.
refused-not-your-card = Nu speelt { $other } een kaart.
refused-not-your-turn = { $other } is aan de beurt.

explain-display = Aanbod { $space }: { $count ->
    [one] één tegel
   *[other] { $count } tegels
 }.
explain-display-tile = { $tile ->
    [field] Akker
    [pasture] Weide
    [lake] Meer
    [forest] Bos
    [vineyard] Wijngaard
    [field2] Akker (2)
    [pasture2] Weide (2)
    [lake2] Meer (2)
    [forest2] Bos (2)
    [vineyard2] Wijngaard (2)
    [field3] Akker (3)
    [pasture3] Weide (3)
    [lake3] Meer (3)
    [forest3] Bos (3)
    [vineyard3] Wijngaard (3)
    [farm] Boerderij
    [castle] Burcht
    [monastery] Klooster
   *[other] { $tile }
 }
explain-free = Een vrij vak.
explain-tile = { $tile ->
    [field] Akker
    [pasture] Weide
    [lake] Meer
    [forest] Bos
    [vineyard] Wijngaard
    [field2] Akker (2)
    [pasture2] Weide (2)
    [lake2] Meer (2)
    [forest2] Bos (2)
    [vineyard2] Wijngaard (2)
    [field3] Akker (3)
    [pasture3] Weide (3)
    [lake3] Meer (3)
    [forest3] Bos (3)
    [vineyard3] Wijngaard (3)
    [farm] Boerderij
    [castle] Burcht
    [monastery] Klooster
   *[other] { $tile }
 }
explain-landscape-of = Hoort bij een landschap ({ $landscape ->
    [field] akker
    [pasture] weide
    [lake] meer
    [forest] bos
    [vineyard] wijngaard
   *[other] { $landscape }
 }) van { $count ->
    [one] één tegel
   *[other] { $count } tegels
 }, zonder plagen { $value } waard.
explain-plague-here = { $plague ->
    [poison] Het gif
    [rat] De rat
    [locust] De sprinkhaan
    [ruin] De ruïne
   *[other] { $plague }
 } ligt hier.
explain-counts-for = Telt voor { $building ->
    [farm] de boerderij
    [castle] de burcht
    [monastery] het klooster
   *[other] { $building }
 } op { $cell }.
explain-area = { $building ->
    [farm] Boerderij
    [castle] Burcht
    [monastery] Klooster
   *[other] { $building }
 }: het gebied is { $value } waard, de landschappen { $landscape_value }.
explain-building = { $building ->
    [farm] De boerderij
    [castle] De burcht
    [monastery] Het klooster
   *[other] { $building }
 } zelf
explain-ruin = De ruïne maakt het gebouw waardeloos.
explain-landscape = { $landscape ->
    [field] Akker
    [pasture] Weide
    [lake] Meer
    [forest] Bos
    [vineyard] Wijngaard
   *[other] { $landscape }
 }, { $count ->
    [one] één tegel
   *[other] { $count } tegels
 }
explain-worthless = { $plague ->
    [poison] Het gif
    [rat] De rat
    [locust] De sprinkhaan
    [ruin] De ruïne
   *[other] { $plague }
 } maakt een tegel waardeloos.
explain-cut-off = { $landscape ->
    [field] Akker
    [pasture] Weide
    [lake] Meer
    [forest] Bos
    [vineyard] Wijngaard
   *[other] { $landscape }
 }: { $count ->
    [one] één tegel is
   *[other] { $count } tegels zijn
 } afgesneden.
explain-rat = { $landscape ->
    [field] Akker
    [pasture] Weide
    [lake] Meer
    [forest] Bos
    [vineyard] Wijngaard
   *[other] { $landscape }
 }: de rat halveert de rest, naar beneden afgerond.
explain-owner = Is van { $seat }.
explain-nobody = Is van niemand.
explain-conde = { $seat } heeft hier de conde.
explain-market = De weekmarkt betaalt ervoor.
explain-leaving = Bij een verkoop { $count ->
    [one] verlaat één vruchtbare tegel
   *[other] verlaten { $count } vruchtbare tegels
 } het bord.
explain-changing = Na een verkoop zou { $building ->
    [farm] de boerderij
    [castle] de burcht
    [monastery] het klooster
   *[other] { $building }
 } op { $cell } nog { $after } waard zijn in plaats van { $before }.
explain-locked-claimed = Deze ronde in bezit genomen: verkopen kan vanaf de volgende.
explain-locked-enlarged = Deze ronde met een vruchtbare tegel vergroot: verkopen kan vanaf de volgende.
explain-worth-after = { $building ->
    [farm] Boerderij
    [castle] Burcht
    [monastery] Klooster
   *[other] { $building }
 } op { $cell } ({ $seat }): nu { $before }, daarna { $after }{ $hindrance ->
    [cut-off] ; een plaag snijdt de tegel af.
    [rat] ; de rat halveert het landschap.
   *[none] .
 }
explain-worth-after-unowned = { $building ->
    [farm] Boerderij
    [castle] Burcht
    [monastery] Klooster
   *[other] { $building }
 } op { $cell } (van niemand): nu { $before }, daarna { $after }{ $hindrance ->
    [cut-off] ; een plaag snijdt de tegel af.
    [rat] ; de rat halveert het landschap.
   *[none] .
 }
explain-worth-laid = { $building ->
    [farm] Boerderij
    [castle] Burcht
    [monastery] Klooster
   *[other] { $building }
 } op { $cell }: het gebied is { $value } waard.


# Woorden van het spel, op zichzelf.
tile-field = Akker
tile-field2 = Akker (2)
tile-field3 = Akker (3)
tile-pasture = Weide
tile-pasture2 = Weide (2)
tile-pasture3 = Weide (3)
tile-lake = Meer
tile-lake2 = Meer (2)
tile-lake3 = Meer (3)
tile-forest = Bos
tile-forest2 = Bos (2)
tile-forest3 = Bos (3)
tile-vineyard = Wijngaard
tile-vineyard2 = Wijngaard (2)
tile-vineyard3 = Wijngaard (3)
tile-farm = Boerderij
tile-castle = Burcht
tile-monastery = Klooster
plague-poison = Gif
plague-rat = Rat
plague-locust = Sprinkhaan
plague-ruin = Ruïne

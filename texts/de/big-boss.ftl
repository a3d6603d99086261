# Das neue Big Boss: was geschah, was möglich ist, warum nicht, und was wo ist.

## Die Namen der Schlösser

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
first-name =
    { $first ->
        [almeria] Almería
        [cadiz] Cádiz
        [cordoba] Córdoba
        [granada] Granada
        [huelva] Huelva
        [jaen] Jaén
        [malaga] Málaga
       *[sevilla] Sevilla
    }
second-name =
    { $second ->
        [almeria] Almería
        [cadiz] Cádiz
        [cordoba] Córdoba
        [granada] Granada
        [huelva] Huelva
        [jaen] Jaén
        [malaga] Málaga
       *[sevilla] Sevilla
    }

## Was geschah

name-amount = { $amount ->
    [one] { $amount } Real
   *[other] { $amount } Real
 }
event-withdrawn =
    { $rank ->
        [grande] { $seat } zieht einen Granden von { $at } zurück und erhält { name-amount }.
       *[baron] { $seat } zieht einen Baron von { $at } zurück und erhält { name-amount }.
    }
event-bought-open = { $seat } kauft die offene Baukarte { $card } für { name-amount }.
event-card-revealed = Baukarte { $card } liegt jetzt offen.
event-bought-pile = { $seat } kauft für { name-amount } eine Baukarte vom Stapel.
event-card-drawn = { $seat } zieht Baukarte { $card }.
event-bought-tower = { $seat } kauft für { name-amount } eine Turmkarte.
event-castle-founded = { $seat } spielt Karte { $card } und gründet auf { $first } bis { $last } das Schloss { flag-name }.
event-villa-founded = { $seat } errichtet auf { $card } eine Villa.
event-extended = { $seat } baut auf { $card } an.
event-raised = { $seat } baut auf { $card } bis in Ebene { $level }.
event-stone-lost = { $seat } spielt Karte { $card }: Ein Schloss mit Wert 50 wird nicht verbunden, der Stein kommt aus dem Spiel.
event-tower-built = { $seat } spielt eine Turmkarte und baut auf { $at } bis in Ebene { $level }.
event-lifted =
    { $rank ->
        [grande] Der Grande von { $seat } auf { $at } steht jetzt in Ebene { $level }.
       *[baron] Der Baron von { $seat } auf { $at } steht jetzt in Ebene { $level }.
    }
event-beaten =
    { $rank ->
        [grande] { $seat } schlägt den Granden von { $other } auf { $at }; { $other } erhält { name-amount }.
       *[baron] { $seat } schlägt den Baron von { $other } auf { $at }; { $other } erhält { name-amount }.
    }
event-merger-opened = { $seat } spielt Karte { $card }: { first-name } und { second-name } wachsen zusammen. Welches Schloss bleibt?
event-villas-merged = Zwei Villen wachsen zusammen, jetzt { $value } wert.
event-villa-joined = Eine Villa wird Teil des Schlosses { flag-name }, jetzt { $value } wert.
event-castles-merged = Das Schloss { flag-name } übernimmt { gone-name } und ist { $value } wert.
event-villa-upgraded = Die Villa auf { $at } wird zum Schloss { flag-name } mit Wert { $value }.
event-income = { $seat } erhält { name-amount }.
event-placed =
    { $rank ->
        [grande] { $seat } setzt für { name-amount } einen Granden auf { $at }.
       *[baron] { $seat } setzt für { name-amount } einen Baron auf { $at }.
    }
event-no-action = { $seat } kann nichts tun, der Zug ist zu Ende.
event-went-out = { $seat } hat keine Karte und kann keine kaufen: bis zur Endabrechnung nicht mehr dabei.
event-game-ended =
    { $reason ->
        [last-stone] Der letzte Baustein ist verbraucht. Das Spiel ist zu Ende.
        [all-out] Alle haben gepasst. Das Spiel ist zu Ende.
       *[nobody-acts] Niemand kann mehr etwas tun. Das Spiel ist zu Ende.
    }
event-scored = { $seat }: { $money } in Geld, { $nobles } für Adlige, { $bonus } für die meisten Adligen ab Ebene 2, zusammen { $score } Real.

## Was möglich ist

move-withdraw = Adligen von { $at } zurückziehen
move-buy-open = Baukarte { $card } kaufen
move-buy-pile = Baukarte vom Stapel kaufen
move-buy-tower = Turmkarte kaufen
move-found = Mit Karte { $card } ein Schloss auf { $first } bis { $last } gründen
move-build = Mit Karte { $card } bauen
move-tower = Turmkarte auf { $at } spielen
move-keep = Das Schloss { flag-name } bleibt
move-crest = Die Villa auf { $villa } wird zum Schloss
move-baron = Baron auf { $at } einsetzen
move-grande = Granden auf { $at } einsetzen
move-done = Fertig
move-pass = Passen

## Warum nicht

refused-game-over = Das Spiel ist zu Ende.
refused-not-your-turn = { $other } ist am Zug.
refused-nobles-first = Du hast gebaut. Setze jetzt einen Adligen ein oder melde dich fertig.
refused-withdrawn-already = In einem Zug kann nur ein Adliger zurückgezogen werden.
refused-castle-first = Bestimme zuerst, welches Schloss beim Bau auf { $card } bleibt.
refused-no-merger = Jetzt schließen sich keine Schlösser zusammen.
refused-not-merging = Das Schloss { flag-name } gehört nicht zu den beiden, die sich zusammenschließen.
refused-crest-first = Bestimme zuerst, welche Villa zum Schloss wird.
refused-no-crest-to-give = Jetzt ist kein Wappen zu vergeben.
refused-no-waiting-villa = Auf { $villa } wartet keine Villa auf ein Wappen.
refused-build-first = Adlige werden nur direkt nach dem Bauen eingesetzt.
refused-must-withdraw = Die billigste Karte kostet { $price }, du hast { $money }: Ziehe einen Adligen zurück, der sie bezahlt.
refused-can-act = Du kannst noch etwas tun und darfst nicht passen.
refused-no-field = { $at } ist offenes Gelände. Dort kann nichts stehen.
refused-card-not-in-hand = Du hast Baukarte { $card } nicht.
refused-card-not-open = Baukarte { $card } liegt nicht offen.
refused-pile-empty = Der Stapel ist leer.
refused-tower-pile-empty = Es gibt keine Turmkarten mehr.
refused-too-little-money = Das kostet { $price } Real, du hast { $money }.
refused-not-three-fields = { $first } bis { $last } sind nicht drei Felder in Folge.
refused-card-not-among-fields = Karte { $card } gehört nicht zu den Feldern { $first } bis { $last }.
refused-not-straight = Der Gründungsstein ist gerade und passt nicht auf { $first } bis { $last }.
refused-no-founding-stone = Es gibt keinen Gründungsstein mehr.
refused-no-crest = Für ein neues Schloss ist kein Wappen frei.
refused-field-not-empty = Feld { $field } ist nicht frei.
refused-castle-too-near = Das Schloss { flag-name } ist zu nah: { $needed ->
    [one] { $needed } freies Feld muss
   *[other] { $needed } freie Felder müssen
 } dazwischen liegen, { $empty ->
    [one] es ist { $empty }
   *[other] es sind { $empty }
 }.
refused-villa-too-near = Das Gebäude auf { $field } ist zu nah: Ein freies Feld muss dazwischen liegen.
refused-no-tower-card = Du hast keine Turmkarte.
refused-nothing-built = Auf { $at } ist nichts gebaut.
refused-too-high = Mit Turmkarten geht es bis Ebene { $highest }; auf { $at } wäre es Ebene { $level }.
refused-other-noble = Auf { $at } steht ein Adliger von { $other }.
refused-not-built-now = { $at } wurde in diesem Zug nicht gebaut.
refused-cell-taken = Auf { $at } steht ein Adliger von { $other }.
refused-none-in-supply =
    { $rank ->
        [grande] Du hast keinen Granden mehr.
       *[baron] Du hast keinen Baron mehr.
    }
refused-no-own-noble = Auf { $at } steht kein Adliger von dir.
refused-withdrawal-pays-too-little = Der Adlige auf { $at } bringt { $amount }, zu wenig für eine Karte um { $price }.

## Was wo ist

explain-empty-field = Ein freies Feld.
explain-open-ground = Offenes Gelände. Hier kann nichts gebaut werden.
explain-castle = Das Schloss { flag-name }, Wert { $value }.
explain-villa = Eine Villa, Wert { $value }.
explain-height =
    { $height ->
        [one] { $height } Ebene hoch.
       *[other] { $height } Ebenen hoch.
    }
explain-noble =
    { $rank ->
        [grande] Ein Grande von { $seat }: bringt zurückgezogen oder am Ende { $amount }.
       *[baron] Ein Baron von { $seat }: bringt zurückgezogen oder am Ende { $amount }.
    }
explain-founding-stone = Gründungsstein
explain-stones =
    { $count ->
        [one] { $count } Baustein in Ebene { $level }
       *[other] { $count } Bausteine in Ebene { $level }
    }
explain-most = Kein Gebäude ist mehr als { $value } wert

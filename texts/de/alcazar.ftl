# Alcazar: was geschah, was möglich ist, warum nicht, und was wo ist.

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
event-bridge-built = { $seat } baut für { name-amount } eine Brücke von { $from } nach { $to } in Ebene { $level }.
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
event-moved =
    { $rank ->
        [grande] { $seat } setzt einen Granden von { $from } nach { $to } um.
       *[baron] { $seat } setzt einen Baron von { $from } nach { $to } um.
    }
event-traded = Platztausch bei { $seat }: Der Grande steht auf { $grande_at }, der Baron auf { $baron_at }.
event-no-action = { $seat } kann nichts tun, der Zug ist zu Ende.
event-went-out = { $seat } hat keine Karte und kann keine kaufen: bis zur Endabrechnung nicht mehr dabei.
event-game-ended =
    { $reason ->
        [last-stone] Der letzte Baustein ist verbraucht. Das Spiel ist zu Ende.
        [last-bridge] Die letzte Brücke ist gebaut. Das Spiel ist zu Ende.
        [all-out] Alle haben gepasst. Das Spiel ist zu Ende.
       *[nobody-acts] Niemand kann mehr etwas tun. Das Spiel ist zu Ende.
    }
event-scored = { $seat }: { $nobles } für Adlige und { $money } für Geld, zusammen { $score }.

## Was möglich ist

move-withdraw = Adligen von { $at } zurückziehen
move-buy-open = Baukarte { $card } kaufen
move-buy-pile = Baukarte vom Stapel kaufen
move-buy-tower = Turmkarte kaufen
move-found = Mit Karte { $card } ein Schloss auf { $first } bis { $last } gründen
move-build = Mit Karte { $card } bauen
move-tower = Turmkarte auf { $at } spielen
move-bridge = Brücke von { $from } nach { $to } bauen
move-crest = Die Villa auf { $villa } wird zum Schloss
move-baron = Baron auf { $at } einsetzen
move-grande = Granden auf { $at } einsetzen
move-move = Adligen von { $from } nach { $to } umsetzen
move-trade = Platztausch von { $from } und { $to }
move-done = Fertig
move-pass = Passen

## Warum nicht

refused-game-over = Das Spiel ist zu Ende.
refused-not-your-turn = { $other } ist am Zug.
refused-nobles-first = Du hast gebaut. Setze jetzt Adlige ein oder melde dich fertig.
refused-withdrawn-already = In einem Zug kann nur ein Adliger zurückgezogen werden.
refused-crest-first = Bestimme zuerst, welche Villa zum Schloss wird.
refused-no-crest-to-give = Jetzt ist kein Wappen zu vergeben.
refused-no-waiting-villa = Auf { $villa } wartet keine Villa auf ein Wappen.
refused-build-first = Adlige kommen nur direkt nach dem Bauen an die Reihe.
refused-must-buy = Du musstest einen Adligen zurückziehen: Jetzt musst du eine Karte kaufen.
refused-must-withdraw = Die billigste Karte kostet { $price }, du hast { $money }: Ziehe einen Adligen zurück, der sie bezahlt.
refused-can-act = Du kannst noch etwas tun und darfst nicht passen.
refused-no-such-place = { $at } ist kein Feld dieses Plans.
refused-card-not-in-hand = Du hast Baukarte { $card } nicht.
refused-card-not-open = Baukarte { $card } liegt nicht offen.
refused-pile-empty = Der Stapel ist leer.
refused-tower-pile-empty = Es gibt keine Turmkarten mehr.
refused-too-little-money = Das kostet { $price } Real, du hast { $money }.
refused-card-not-among-fields = Karte { $card } gehört nicht zu den Feldern { $first } bis { $last }.
refused-no-crest = Für ein neues Schloss ist kein Wappen frei.
refused-too-few-stones = Eine Gründung braucht { $needed } Bausteine, es gibt noch { $stones }.
refused-field-not-empty = Feld { $field } ist nicht frei.
refused-castle-too-near = Ein Schloss ist zu nah: { $needed ->
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
refused-no-pier = { $at } ist { $height } hoch. Eine Turmkarte hebt einen eigenen Adligen oder ein unbesetztes Feld, zwei Felder neben einem höher stehenden eigenen Adligen, wo noch keine Brücke liegt.
refused-not-two-apart = { $from } und { $to } liegen nicht in gerader Linie mit einem Feld Abstand.
refused-pier-not-built = Auf { $at } ist nichts gebaut.
refused-pier-heights = { $first } ist { $first_height } hoch, { $second } ist { $second_height } hoch: Brückenpfeiler müssen gleich hoch sein.
refused-middle-too-high = { $middle } in der Mitte ist { $height } hoch, die Pfeiler { $pier_height }: Die Mitte muss niedriger sein.
refused-other-noble-on-pier = Auf dem Pfeiler { $at } steht ein Adliger von { $other }.
refused-no-own-noble-on-pier = Weder auf { $from } noch auf { $to } steht ein Adliger von dir.
refused-bridge-over-bridge = Von { $from } nach { $to } liegt schon eine Brücke.
refused-castle-at-fifty = Das würde zwei Schlösser verbinden, von denen eines 50 wert ist.
refused-no-bridge-left = Es gibt keine Brücke mehr.
refused-not-built-now = { $at } wurde in diesem Zug nicht gebaut.
refused-cell-taken = Auf { $at } steht ein Adliger von { $other }.
refused-none-in-supply =
    { $rank ->
        [grande] Du hast keinen Granden mehr.
       *[baron] Du hast keinen Baron mehr.
    }
refused-only-placing-after-founding = Nach einer Gründung können Adlige nur eingesetzt werden.
refused-no-own-noble = Auf { $at } steht kein Adliger von dir.
refused-other-building = { $at } gehört zu einem anderen Gebäude.
refused-trade-needs-both = Nur ein Grande und ein Baron tauschen die Plätze; { $from } und { $to } sind gleich.
refused-withdrawal-pays-too-little = Der Adlige auf { $at } bringt { $amount }, zu wenig für eine Karte um { $price }.

## Was wo ist

explain-empty-field = Ein freies Feld.
explain-open-ground = Offenes Gelände. Nur eine Brücke kann darüber führen.
explain-castle = Das Schloss { flag-name }, Wert { $value }.
explain-villa = Eine Villa, Wert { $value }.
explain-height =
    { $height ->
        [one] { $height } Ebene hoch.
       *[other] { $height } Ebenen hoch.
    }
explain-noble =
    { $rank ->
        [grande] Ein Grande von { $seat }: zählt { $points }, bringt zurückgezogen { $amount }.
       *[baron] Ein Baron von { $seat }: zählt { $points }, bringt zurückgezogen { $amount }.
    }
explain-stones-on-ground =
    { $count ->
        [one] { $count } Baustein auf dem Plan
       *[other] { $count } Bausteine auf dem Plan
    }
explain-stones-above =
    { $count ->
        [one] { $count } Baustein weiter oben, zählt 2
       *[other] { $count } Bausteine weiter oben, zählen je 2
    }
explain-bridge = Brücke von { $from } nach { $to } in Ebene { $level }
explain-most = Kein Gebäude ist mehr als { $value } wert

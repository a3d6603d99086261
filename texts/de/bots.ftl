# Computerspieler: die Namen ihrer Stufen, und warum sie einen Zug machen.

level-novice = Neuling
level-apprentice = Lehrling
level-journeyman = Geselle
level-expert = Könner
level-master = Meister
level-grandmaster = Großmeister
level-novice-about = Macht jeden Zug, der nicht offensichtlich sinnlos ist.
level-apprentice-about = Spielt nach Faustregeln, ohne vorauszudenken.
level-journeyman-about = Denkt ein wenig voraus.
level-expert-about = Denkt voraus.
level-master-about = Denkt weit voraus.
level-grandmaster-about = Denkt so weit voraus, wie die Zeit reicht. Das neue Big Boss und Toledo, und Salamanca zu zweit oder zu dritt, spielt er außerdem so, wie er es aus vielen tausend Partien gelernt hat.
because-withdraws = zieht den Adligen auf { $place } für { $amount } zurück
because-buys-card = kauft Karte { $card }, die { $amount } brächte
because-buys-from-pile = versucht sein Glück am Stapel
because-buys-tower = will höher bauen
because-founds-castle = gründet ein Schloss und bekommt { $amount }
because-builds = baut auf { $card } und bekommt { $amount }
because-builds-and-lifts = baut auf { $card }, bekommt { $amount } und hebt den eigenen Adligen auf Ebene { $level }
because-builds-and-beats = baut auf { $card }, bekommt { $amount } und schlägt einen Adligen von { $other }
because-builds-and-joins = verbindet, was zu beiden Seiten von { $card } steht, und bekommt { $amount }
because-builds-tower = erhöht { $place } auf Ebene { $level }
because-lifts-with-tower = erhöht { $place } und hebt damit den eigenen Adligen auf Ebene { $level }
because-builds-bridge = überbrückt { $from } und { $to } und bekommt { $amount }
because-threatens-bridge = droht mit der Brücke von { $from } nach { $to }
because-gives-crest = macht die Villa auf { $place } zum Schloss
because-keeps-castle = behält das Schloss { $flag }
because-places-noble = { $rank ->
    [grande] will einen Platz im Gebäude: ein Grande auf { $place }, Ebene { $level }
   *[baron] will einen Platz im Gebäude: ein Baron auf { $place }, Ebene { $level }
}
because-moves-noble = setzt einen Adligen nach { $place } um, Ebene { $level }
because-trades-places = der Grande soll höher stehen: { $from } und { $to } tauschen
because-keeps-nobles = spart Adlige und Geld
because-passes = hat nichts Besseres zu tun
because-draws-cards = { $count ->
    [one] hat nur noch eine Karte
   *[other] hat { $count } Karten und will mehr
}
because-lays-shop = { $shop ->
    [gem] Feld { $field } ist ein guter Ort für einen Edelsteinhändler
    [steel] Feld { $field } ist ein guter Ort für einen Metallhändler
    [smith] Feld { $field } ist ein guter Ort für einen Schwertschmied
    [fencing] Feld { $field } ist ein guter Ort für einen Fechtmeister
   *[other] Feld { $field } ist ein guter Ort dafür
}
because-uses-shop = { $place ->
    [gem] nutzt den Edelsteinhändler auf { $field }
    [steel] nutzt den Metallhändler auf { $field }
    [smith] nutzt den Schwertschmied auf { $field }
    [fencing] nutzt den Fechtmeister auf { $field }
    [tavern] nutzt die Taverne auf { $field }
    [artist] nutzt den Künstler auf { $field }
    [gate] nutzt den Eingang auf { $field }
   *[other] nutzt { $field }
}
because-pays-for-shop = { $place ->
    [gem] nutzt den Edelsteinhändler auf { $field }
    [steel] nutzt den Metallhändler auf { $field }
    [smith] nutzt den Schwertschmied auf { $field }
    [fencing] nutzt den Fechtmeister auf { $field }
   *[other] nutzt { $field }
} und gibt dafür eine { $card }
because-goes-to = { $place ->
    [gem] kommt zum Edelsteinhändler auf { $field }
    [steel] kommt zum Metallhändler auf { $field }
    [smith] kommt zum Schwertschmied auf { $field }
    [fencing] kommt zum Fechtmeister auf { $field }
    [tavern] kommt zur Taverne auf { $field }
    [artist] kommt zum Künstler auf { $field }
    [gate] kommt zum Eingang auf { $field }
   *[other] kommt auf { $field }
}
because-sends-home = die Figur auf { $field } nützt am Anfang der Straße mehr
because-challenges = will den Platz von { $other }
because-takes-sword = ein Schwert für { $points } Punkte
because-takes-tile = { $tile ->
    [movement] will schnell sein
   *[other] rüstet sich für Duelle
}
because-brings-sword = bringt { $points } Punkte heim
because-saves-card = behält die Karte, die der Ort auf Feld { $field } kosten würde
because-leaves-shop = braucht das eigene Geschäft auf Feld { $field } jetzt nicht
because-keeps-swords = bringt noch kein Schwert
because-keeps-cards = { $count ->
    [one] behält die letzte Karte
   *[other] behält { $count } Karten für später
}
because-ends-turn = hat genug getan
because-goes-on = macht weiter
because-plays-card =
    { $place ->
        [first] die { $card } handelt zuerst und hat die Wahl unter allen Plättchen
        [first-unless-higher] die { $card } handelt zuerst, wenn niemand eine höhere Karte spielt
        [first-unless-lower] die 5 handelt zuerst, wenn niemand eine niedrigere Karte spielt
        [first-unless-five] die { $card } handelt zuerst, außer wenn eine 5 die niedrigste Karte bleibt
        [first-unless-either] die { $card } handelt zuerst, außer wenn jemand eine höhere Karte spielt oder eine 5 die niedrigste bleibt
        [after-five] die { $card } kommt gleich nach der 5 an die Reihe; spielt jemand niedriger als 5, handelt die { $card } zuerst
        [between] die { $card } kommt zwischen den anderen an die Reihe
        [plague] wartet mit der { $card }: Wer zuletzt dran ist, setzt { $card ->
            [1] den Gifttrank
            [2] die Ratte
            [3] die Heuschrecke
           *[4] die Ruine
        } und legt auch noch Plättchen
        [swap] wartet mit der 6: Wer zuletzt dran ist, tauscht eine Karte und legt auch noch Plättchen
       *[last] wartet mit der { $card } und sieht erst, was die anderen tun
    }
because-chooses-cards = hat geheim gewählt
because-plans-cards =
    die { $early } ist früher dran, die { $late } später{ $late ->
        [1] {""}, und wer zuletzt dran ist, setzt auch noch den Gifttrank
        [2] {""}, und wer zuletzt dran ist, setzt auch noch die Ratte
        [3] {""}, und wer zuletzt dran ist, setzt auch noch die Heuschrecke
        [4] {""}, und wer zuletzt dran ist, setzt auch noch die Ruine
        [6] {""}, und wer zuletzt dran ist, tauscht auch noch eine Karte
       *[other] {""} und sieht erst, was der andere tut
    }
because-takes-tiles = { $count ->
    [one] nimmt es, damit es kein anderer bekommt
   *[other] nimmt { $count } Plättchen, damit sie kein anderer bekommt
}
because-takes-for-area = kann das eigene Gebiet bei { $cell } um { $amount } wertvoller machen
because-takes-building = kann auf { $cell } bauen, wo das Gebiet { $amount } wert ist
because-takes-from-other = sonst bekommt { $other } ein Plättchen im Wert von { $amount }
because-enlarges = vergrößert das eigene Gebiet bei { $cell } um { $amount }
because-lays-aside = legt es, wo es niemandem hilft: { $cell }
because-lays-building = ein guter Platz für das Gebäude: Auf { $cell } ist sein Gebiet { $amount } wert
because-claims = nimmt { $cell } in Besitz: Das Gebiet ist { $amount } wert
because-sells = verkauft { $cell } für { $amount }
because-keeps-area = behält das Gebiet von { $cell }, das { $amount } wert ist, für später
because-keeps-squire = behält einen Gutsherrenstein für ein anderes Gebäude
because-takes-nothing = nimmt keine Plättchen: Alle genommenen müssen gelegt werden
because-sets-conde = will an { $cell } von { $other } mitverdienen
because-sets-plague = auf { $cell } trifft es die anderen
because-costs-other = macht das Gebiet von { $other } bei { $at } um { $amount } weniger wert
because-looks = will die Hand von { $other } kennen
because-swaps = tauscht eine Karte
because-only-move = es gibt nichts anderes zu tun
because-expects = am Ende sind etwa { $score } zu erwarten, und { $chance } von 100 solchen Partien werden gewonnen
because-gains = { $more } mehr als mit dem nächstbesten Zug
because-safer = { $more } von 100 Partien mehr werden gewonnen als mit dem nächstbesten Zug
because-as-good = der nächstbeste Zug ist etwa gleich gut

# Der Kurs von Toledo. Jede Lektion hat ihren Titel und zu jedem Schritt, was gesagt wird, warum die richtige Antwort richtig ist und was zu anderen gesagt wird.

aim-title = Schwerter für den Alcazar
aim-1 = Toledo macht Schwerter, und der Alcazar am Ende der Straße will sie haben. Du hast ein fertiges Schwert mit 8 Punkten, und deine Figur auf 17 ist nah an den Eingängen 20 und 21. Eine Karte bewegt eine Figur genau so weit wie ihre Zahl. Bring die Figur auf ein Eingangsfeld.
aim-1-right = 17 und 3 macht 20: Die Figur ist durch den Eingang und bleibt bis zum Ende im Alcazar.
aim-1-draw = Mehr Karten sind gut, aber die richtige hast du schon.
aim-1-shop = Ein Geschäft ist gut für später, aber deine Figur könnte jetzt in den Alcazar.
aim-1-else = Zähl von 17 bis zum Eingang: Eine deiner Karten passt genau.
aim-2 = Jetzt leg das Schwert unter sie.
aim-2-right = 8 sichere Punkte. Ein Schwert, das du am Ende noch in der Hand hast, zählt nur halb. Hat jemand drei Figuren im Alcazar, sind die anderen noch einmal dran, und das Spiel ist aus.
aim-2-keep = Dann ist die Figur mit leeren Händen drin, und das Schwert zählt am Ende nur halb. Leg es hin.
aim-2-else = Leg das Schwert unter die Figur.

shops-title = Ein eigenes Geschäft
shops-1 = In einem Zug tust du eines von vier Dingen: zwei Karten ziehen, ein Geschäft legen, eine Figur heimschicken oder Karten spielen und damit Figuren bewegen. Eine Figur kann nur dort anhalten, wo ein Geschäft, eine Taverne, der Künstler oder ein Eingang ist. Du hast zwei Dreien: Leg einen Edelsteinhändler dorthin, wo dich eine 3 hinbringt.
shops-1-right = Genau dort enden die ersten drei Schritte. Inés hat zwei Karten gezogen, und du bist wieder dran.
shops-1-draw = Das ist eine der vier Aktionen, aber schaff dir zuerst einen Ort zum Anhalten.
shops-1-else = Leg einen deiner Edelsteinhändler auf Feld 3. Nur dort bringt dir die 3 im nächsten Zug einen Edelstein.
shops-2 = Alle Figuren beginnen auf der Kathedrale, 0. Spiel eine 3 und zieh eine Figur von der Kathedrale in dein Geschäft.
shops-2-right = 3 Schritte führen genau in dein Geschäft, und dort war ein Kreis frei.
shops-2-else = Spiel die 3 mit einer Figur auf der Kathedrale: Sie landet in deinem Geschäft.
shops-3 = Eine Figur, die gerade angekommen ist, darf das Geschäft einmal nutzen. Dein eigenes kostet nichts.
shops-3-right = Dein erster Edelstein. Aus Metall und Edelsteinen werden Schwerter. Stehenbleiben bringt in späteren Zügen nichts: Eine Figur muss neu ankommen.
shops-3-skip = Das darfst du, aber es ist kostenlos, und für gute Schwerter brauchst du Edelsteine.
shops-3-else = Nutze das Geschäft.

further-title = Karten mit gleicher Zahl
further-1 = Wenn du ziehst, darfst du mit weiteren Karten derselben Zahl weitermachen, mit derselben Figur oder einer anderen. Du hast zwei Zweien, und deine Geschäfte liegen auf 2 und 4. Fang mit der ersten 2 an.
further-1-right = Ein Edelstein, und die Figur steht auf 2. Deine zweite 2 darf im selben Zug folgen.
further-1-else = Erlaubt, aber deine beiden Zweien bringen dir in einem Zug einen Edelstein und ein Metall. Fang mit einer 2 an.
further-2 = Jetzt die zweite 2 mit derselben Figur.
further-2-right = Edelstein und Metall in einem Zug. Darum sammelt man gleiche Karten, bevor man loszieht.
further-2-end = Du darfst hier aufhören, aber die nächste 2 führt direkt zu deinem Metallhändler.
further-2-else = Zieh die Figur auf 2: Zwei Schritte weiter liegt dein Metallhändler.

price-title = Was andere verlangen
price-1 = Du hast 2 Metall und 2 Edelsteine, aber keinen eigenen Schwertschmied. Inés hat einen auf 10. Geh mit der 4 dorthin.
price-1-right = Es ist der einzige Schwertschmied in der Straße, und 4 Schritte führen genau hin. Ein Kreis ist frei, also steht deine Figur darin.
price-1-else = Das ist erlaubt. Aber mit diesem Material könntest du jetzt ein Schwert machen lassen: vier Schritte bis zu Inés’ Schmied.
price-2 = Für ein fremdes Geschäft gibst du dem Besitzer eine Karte. In dieser Reihe muss es mindestens eine 3 sein, und herausgegeben wird nichts. Welche gibst du?
price-2-right = Genug, und die billigste. In der ersten Reihe reicht eine 1, in der letzten muss es mindestens eine 5 sein. Inés hat deine 3 jetzt auf der Hand.
price-2-dear = Inés nähme sie gern: Eine 3 reicht, und du bekommst nichts zurück.
price-2-skip = Du bist für das Schwert gekommen, und mehr als eine 3 kostet es nicht.
price-2-else = Zahl mit der billigsten Karte, die reicht.
price-3 = Wähle jetzt das beste Schwert, das aus 2 Metall und 2 Edelsteinen zu machen ist.
price-3-right = 8 Punkte für 2 und 2. Schwerter wachsen schnell: Das beste ist 15 wert, für 4 und 4.
price-3-else = Dieses Schwert bekämst du, aber dein Material reicht für ein besseres.

full-title = Weiter durch volle Felder
full-1 = Inés’ Edelsteinhändler auf 4 hat nur einen Kreis, und darin steht ihre Figur. Trotzdem kannst du hin: Wer keinen freien Kreis findet, muss sofort mit einer weiteren Karte weiterziehen oder herausfordern. Du hast zwei Vieren. Fang an.
full-1-right = Das Feld ist voll, deine Figur kann nicht bleiben. Sie zieht sofort weiter.
full-1-else = Erlaubt, aber die beiden Vieren führen über das volle Feld zu deinem Metallhändler auf 8. Probier das.
full-2 = Zieh mit der zweiten 4 weiter.
full-2-right = Die 8 gehört dir, also ist das Metall kostenlos. Volle Felder sind Trittsteine, solange du die Karten hast; ohne sie darfst du nur hin, um jemanden herauszufordern.
full-2-duel = Ein Duell ist der andere Weg, und dieses würdest du sogar gewinnen. Aber Weiterziehen ist sicher: Vier Schritte weiter liegt dein eigenes Geschäft.
full-2-else = Spiel die andere 4 mit der Figur auf 4.

duel-title = Duelle und Fecht-Plättchen
duel-1 = Inés’ Figur steht im einzigen Kreis deines eigenen Schwertschmieds. Geh mit der 6 hin: Weiterziehen kannst du nicht, also forderst du sie heraus.
duel-1-right = Der einzige Kreis ist besetzt, also darf deine Figur darum kämpfen. Jetzt kreuzt ihr die Klingen.
duel-1-else = Erlaubt, aber deine Schmiede ist von Inés’ Figur besetzt. Geh mit der 6 hin.
duel-2 = Ein Duell geht bis zu zwei gewonnenen Runden. In jeder wird eine Karte aufgedeckt: Zeigt sie eine Farbe, deren Fecht-Plättchen nur einer von euch hat, gewinnt der. Sonst gewinnt die Figur, die groß abgebildet ist, Angreifer oder Verteidiger. Du hast Violett und Braun, Inés hat Braun. Fordere sie heraus.
duel-2-right = Zweimal kam Violett, und Violett hast nur du. Braun, das beide haben, entschied das Bild, für Inés. Ihre Figur ist zurück auf der Kathedrale, und der Kreis gehört dir.
duel-2-else = Fordere Inés heraus.
duel-3 = Wer den Kreis gewinnt, darf das Geschäft gleich nutzen. Du hast 3 Metall und 1 Edelstein: Nimm das beste Schwert.
duel-3-right = 7 Punkte. Fecht-Plättchen gibt es beim Fechtmeister. Wer Farben hat, die den anderen fehlen, gewinnt die meisten Duelle und wird in Ruhe gelassen.
duel-3-skip = Um diesen Kreis hast du gefochten. Nimm ein Schwert!
duel-3-else = Für 3 Metall und 1 Edelstein gibt es ein besseres Schwert.

movement-title = Das Bewegungs-Plättchen
movement-1 = Normalerweise haben alle Karten eines Zuges dieselbe Zahl. Du hast das Bewegungs-Plättchen vom Fechtmeister: Einmal im Zug darf damit eine Karte anders sein. Deine Geschäfte liegen auf 3 und 8. Fang mit der 3 an.
movement-1-right = Du hast ein Metall, und von 3 aus führt die 5 genau in dein anderes Geschäft.
movement-1-else = Erlaubt. Aber mit der 3 und dann der 5 könntest du in diesem Zug beide Geschäfte nutzen.
movement-2 = Spiel jetzt die 5, obwohl es eine andere Zahl ist, und zieh weiter auf 8.
movement-2-right = Metall und Edelstein mit zwei verschiedenen Karten. Das Plättchen hat seinen Preis: Wer es am Ende noch hat, verliert 2 Punkte. Zurück geht es nur im Tausch gegen ein anderes, wenn du drei hast.
movement-2-end = Du darfst aufhören, aber mit dem Plättchen geht auch noch die 5.
movement-2-else = Mit einer 5 erreicht die Figur auf 3 deinen Edelsteinhändler.

end-title = Wann man Schluss macht
end-1 = Du hast zwei Figuren im Alcazar mit Schwertern zu 8 und 6 Punkten, und eines mit 7 in der Hand. Inés hat dort eine mit 5 Punkten, ein Gemälde zu 3 und zwei Schwerter zu 10 und 9, die sie erst noch hinbringen muss. Die dritte Figur von irgendwem im Alcazar leitet das Ende ein.
end-2 = Sammelst du weiter, oder machst du Schluss, bevor Inés ankommt? Schick deine dritte Figur hinein.
end-2-right = Die dritte Figur ist drin: Inés ist noch einmal dran, und ihre zwei Schwerter sind noch unterwegs.
end-2-draw = Mit jedem Zug, den du wartest, kommt Inés mit Schwertern zu 10 und 9 Punkten näher. Mach jetzt Schluss.
end-2-else = Erlaubt, aber es gibt Inés Zeit. Deine Figur auf 18 erreicht mit einer 2 ein Eingangsfeld.
end-3 = Und das Schwert gleich mit.
end-3-right = 21 gegen 17. Inés war noch einmal dran, aber ihre Schwerter zählten nur halb, weil sie nie angekommen sind. Zwei Edelsteine sind ein Punkt, Gemälde zählen voll, Metall nichts. Mehr brauchst du für eine erste Partie nicht.
end-3-keep = Dann zählte es 3 statt 7. Leg es hin.
end-3-else = Leg das Schwert unter die Figur.

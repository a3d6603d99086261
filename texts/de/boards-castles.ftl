# Was auf dem kleinen Spielplan zu jeder Regel von Alcazar und Das neue Big Boss zu sehen ist.

c-1 = Die gewundene Reihe: Sie beginnt bei Feld 1 und kommt bei Feld 72 wieder an, gleich darunter.
c-2 = Feld 1 hat zwei Nachbarn: Feld 2 und, wo die Reihe sich schließt, Feld 72.
c-3 = Neben dem Plan: die Stapel der Baukarten und Turmkarten, und wie viele Bausteine noch da sind.
c-4 = Eine Hand zu Beginn: zehn Baukarten, sechs Barone und zwei Granden. Sechs Baukarten liegen offen aus.
c-5 = Der neue Stein liegt auf dem Boden, also ist das Schloss 1 mehr wert.
c-6 = Das Schloss stand bei 50 und bleibt dort. Der neue Stein auf 12 bringt trotzdem 50 Real.
c-7 = Der Grande steht auf zwei Steinen, also auf Ebene 2. Der nächste Stein hier würde ihn auf Ebene 3 heben.
c-8 = Vor allem anderen könnte dieser Grande zurückgezogen werden. Danach kommt eine Aktion.
c-9 = Zu kaufen: die offenen Baukarten und die oberste des Stapels für je 5 Real, eine Turmkarte für 10.
c-10 = Baukarten nennen ihr Feld. Die letzte Karte ist eine Turmkarte.
c-11 = Der Stein auf 11 hat das Schloss 7 wert gemacht: Es bringt 7 Real, und auf den neuen Stein darf ein Adliger.
c-12 = Zwischen 35 und dem Schloss auf 38 liegen nur zwei freie Felder. Nötig sind drei, also kann auf 33 bis 35 kein Schloss gegründet werden.
c-13 = Ein neues Schloss im Wert von 5 mit einem Granden in der Mitte. Auf eines der beiden anderen Felder darf noch ein zweiter Adliger.
c-14 = Ein Stein, neben dem nichts steht: eine Villa im Wert von 1.
c-15 = Der neue Stein berührt die Villa auf 63 und gehört zu ihr.
c-16 = Ein Stein von einer Baukarte kam obenauf. Der Adlige eines anderen, der hier stand, ist geschlagen.
c-17 = Der Stein auf 21 hat zwei Villen verbunden. Zusammen sind sie 5 wert, also sind sie ein Schloss mit Flagge geworden.
c-29 = Auf Feld 28 ist nichts gebaut, also hat eine Turmkarte dort keinen Platz.
c-18 = Ein Adliger darf nur auf den Stein, der in diesem Zug gebaut wurde, zum jetzigen Wert des Schlosses.
c-19 = Wo ein Adliger steht, kann kein zweiter eingesetzt werden.
c-20 = Der Grande, der hier stand, wurde für den doppelten Schlosswert zurückgezogen. Das Schloss selbst ist so viel wert wie vorher.
c-21 = Karte { $game ->
        [big-boss] 8
       *[other] 7
    } würde diesen Granden schlagen. Sein Besitzer bekäme das Doppelte dessen, was das Schloss jetzt wert ist.
c-22 = Ein Stein auf Feld 4 würde die Schlösser auf beiden Seiten verbinden.
c-23 = Zwei Villen im Wert von 3 und 1. Ein Stein dazwischen macht daraus ein Gebäude im Wert von 5.
c-24 = Der Stein auf 10 hat die Villa mit dem Schloss verbunden. Ihr ganzer Wert ging an das Schloss.
c-25 = Der Stein auf 4 verbindet zwei Schlösser. Das wertvollere bleibt, die Flagge des anderen geht zurück in den Vorrat.
c-26 = Ein Baustein ist noch da. Wer ihn verbaut, beendet den Zug, und das Spiel ist aus.
c-27 = Keine Karte und 2 Real: Ein Adliger muss zurückgezogen werden, um eine Karte zu kaufen. Der im Schloss bringt 5 und genügt, der in der Villa auf 20 bringt zu wenig.
c-28 = Keine Karte auf der Hand und keine zu kaufen: Dieser Spieler passt, doch der Adlige bleibt bis zur Schlusswertung.
a-1 = Alle zwanzig Brücken sind noch da.
a-2 = Alle beginnen mit 40 Real.
a-3 = Die beiden Türme sind je 3 wert. Die Brücke darüber liegt auf Ebene 3 und zählt 9.
a-4 = Karte 8 hat ein Schloss gegründet: zwei Steine auf Feld 8, auf jeder Seite einer.
a-5 = Die Turmkarte darf einen der beiden eigenen Adligen heben. Neben Feld 9 ist nichts höher, also darf dort kein Turm wachsen.
a-6 = Zwei gleich hohe Türme mit einem niedrigeren Platz dazwischen: Eine Brücke passt darüber.
a-7 = Die beiden Türme passen, aber auf keinem steht ein eigener Adliger: keine Brücke.
a-8 = Auf genau diesen drei Plätzen kann nie eine zweite Brücke liegen.
a-9 = Die Türme sind zwei Ebenen hoch, also liegt die Brücke auf Ebene 3 und bringt 9.
a-10 = Beide Adligen standen auf den Pfeilern. Jetzt stehen sie auf der Brücke, eine Ebene höher.
a-11 = Die Villa auf 6 und das Schloss auf 8 bis 10 sind jetzt ein Gebäude.
a-12 = Zwanzig Brücken sind noch da. Die letzte würde das Spiel beenden wie der letzte Baustein.
a-13 = Statt einen Adligen zu bezahlen, darf der eigene Baron von 8 auf den neuen Stein auf 7 ziehen.
a-14 = Die beiden Schlösser sind jetzt eines, und die Adligen aus beiden sind noch da.
a-15 = Keine Karte mehr, aber diese Türme und 30 Real erlauben eine Brücke, statt zu passen.
a-16 = Die Schlusswertung: Jeder Adlige zählt seine Ebene, ein Grande doppelt.
b-1 = Die Gründungssteine, die noch da sind.
b-2 = Alle beginnen mit 30 Real.
b-3 = Auf Feld 8 liegen die Steine auf den Ebenen 2, 3 und 4 und zählen 2, 3 und 4. Der Gründungsstein darunter zählt 3.
b-4 = Karte 8 hat ein Schloss gegründet: ein Gründungsstein über drei Felder in einer Linie und ein Stein auf Feld 8.
b-5 = Eine Turmkarte darf auf jeden bebauten Platz außer diesen: Dort steht der Adlige eines anderen.
b-6 = Das linke Schloss blieb. Der Grande des anderen auf Feld 7 wurde geschlagen und bezahlt.
b-7 = Adlige auf Ebene 2 oder höher: Sie bringen so viel wie alle, und wer die meisten davon hat, bekommt 30 Real dazu.

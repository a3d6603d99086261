# The signs of Salamanca: the name of each, and what it does.

field = Acker
field-does = Eine Landschaft für Bauernhöfe, mit gelbem Rahmen.

pasture = Weide
pasture-does = Eine Landschaft für Bauernhöfe, mit gelbem Rahmen.

lake = See
lake-does = Eine Landschaft für Burgen, mit blauem Rahmen.

forest = Wald
forest-does = Eine Landschaft für Burgen, mit blauem Rahmen.

vineyard = Weinberg
vineyard-does = Eine Landschaft für Klöster, mit rotem Rahmen.

farm = Bauernhof
farm-does = Ein Gebäude im Wert von 2, dazu die Äcker und Weiden, die es berühren.

castle = Burg
castle-does = Ein Gebäude im Wert von 3, dazu die Seen und Wälder, die es berühren.

monastery = Kloster
monastery-does = Ein Gebäude im Wert von 4, dazu die Weinberge, die es berühren.

fertile = Fruchtbares Plättchen
fertile-does = Zählt seine Zahl statt 1. Wird es bei einem Verkauf bezahlt, kommt es vom Plan.

cell = Freier Platz
cell-does = Hier kann ein Plättchen gelegt werden.

edge = Spalte oder Zeile
edge-does = Buchstabe und Zahl nennen einen Platz, etwa c4.

worth = Wert des Gebiets
worth-does = Das Gebäude und die Landschaften seiner Farbe, die es berühren: So viel bringt ein Verkauf. Auf Gold kannst du es jetzt verkaufen.

outline = Umriss des Gebiets
outline-does = Was zum Gebäude gehört, auf das gezeigt wird, was nicht zählt und was ein Verkauf wegnähme.

squire = Gutsherrenstein
squire-does = Zeigt, wem das Gebäude gehört. Alle haben drei; ein Verkauf gibt ihn zurück.

conde = Conde
conde-does = Steht in einem fremden Gebäude und verdient mit: dessen Landschaften beim Verkauf, 1 vom Wochenmarkt.

poison = Gifttrank
poison-does = Auf See oder Weinberg: Das Plättchen ist nichts wert und schneidet ab, was dahinter liegt.

rat = Ratte
rat-does = Halbiert den Wert der ganzen Landschaft, in der sie sitzt.

locust = Heuschrecke
locust-does = Auf Acker, Wald oder Weide: Das Plättchen ist nichts wert und schneidet ab, was dahinter liegt.

ruin = Ruine
ruin-does = Das Gebäude selbst ist nichts wert; seine Landschaften zählen weiter.

cut-off = Schraffur
cut-off-does = Eine Plage schneidet dieses Plättchen von einem Gebäude ab; dort zählt es nicht.

lock = Schloss
lock-does = In dieser Runde nicht zu verkaufen: gerade erst genommen oder gerade mit einem fruchtbaren Plättchen vergrößert.

leaving = Durchgestrichen
leaving-does = Der Zug, den du ansiehst, nähme dieses Plättchen vom Plan.

card = Karte
card-does = Je höher, desto früher bist du dran; nur eine 5, die die niedrigste gespielte Karte ist, kommt zuerst. Mehr kann eine Karte ohne Bild nicht.

plague-card = Karte mit Plage
plague-card-does = Eine kleine Zahl ist spät dran, kann aber die abgebildete Plage versetzen.

swap-card = Karte 6
swap-card-does = Du darfst eine Hand ansehen, eine Karte nehmen und eine eigene geben.

played = Reihenfolge
played-does = Die Karten dieser Runde in der Reihenfolge, in der gehandelt wird.

both-actions = Zwei Aktionen
both-actions-does = Wer zuletzt handelt, darf die Karte nutzen und dazu Plättchen legen oder den Conde setzen.

chosen = Verdeckt gewählt
chosen-does = Deine Karten für diese Runde. Sie werden gezeigt, wenn alle gewählt haben.

display = Auslage
display-does = Wer legt, nimmt alle Plättchen eines Auslagefelds. Was liegen bleibt, wartet und wächst.

round = Runde
round-does = Die wievielte Runde läuft und wie viele es sind.

last-round = Letzte Runde
last-round-does = Das letzte Plättchen ist da. Nach dieser Runde gewinnt das meiste Geld; Gebäude zählen nichts.

tiles-to-come = Kommende Plättchen
tiles-to-come-does = Wie viele Plättchen noch in die Auslage kommen.

money = Dublonen
money-does = Geld, bis zum Ende geheim, außer der Tisch zeigt es. Das meiste gewinnt.

hand = Handkarten
hand-does = Wie viele Karten jemand hat. Welche, ist geheim.

payment = Zahlung
payment-does = Was der Verkauf bringt und wem: dem Gutsherrn das Gebiet, einem Conde die Landschaften.

market = Wochenmarkt
market-does = Am Ende einer Runde bringt ein Gebiet ab 7, das jemandem gehört, 2 und einem Conde darin 1.

passed-on = Weitergegeben
passed-on-does = Am Ende einer Runde geben alle ihre gespielte Karte nach links.

# The signs of Toledo: the name of each, and what it does.

cathedral = Kathedrale
cathedral-does = Hier beginnen alle Figuren, und wer ein Duell verliert, kommt hierher zurück.

field = Leeres Feld
field-does = Hier kann ein Geschäft gelegt werden. Bis dahin ziehen Figuren darüber und können nicht halten.

gem-dealer = Edelsteinhändler
gem-dealer-does = Eine Figur, die herkommt, nimmt einen Edelstein.

steel-dealer = Metallhändler
steel-dealer-does = Eine Figur, die herkommt, nimmt ein Metall.

smith = Schwertschmied
smith-does = Eine Figur, die herkommt, lässt ein Schwert machen, für Metall und Edelsteine.

fencing = Fechtmeister
fencing-does = Eine Figur, die herkommt, nimmt ein Fecht-Plättchen, das du noch nicht hast. Mehr als drei hat niemand.

tavern = Taverne
tavern-does = Eine Figur, die herkommt, zieht drei Karten, die sofort benutzt werden können.

artist = Künstler
artist-does = Eine Figur, die herkommt, nimmt das oberste Gemälde.

gate = Eingangsfeld
gate-does = Eine Figur, die herkommt, geht in den Alcazar und bleibt dort. Du darfst ein Schwert unter sie legen.

alcazar = Alcazar
alcazar-does = Das Ziel. Die Zahl sagt, wie viele Figuren angekommen sind; mit der dritten einer Person beginnen die letzten Züge.

position = Nummer des Feldes
position-does = Von der Kathedrale an gezählt. Eine Karte zieht eine Figur um genau so viele Felder.

price = Preis
price-does = Wer etwas Fremdes benutzt, zahlt mit einer Karte von mindestens diesem Wert.

circle = Kreis
circle-does = Platz für eine Figur. Ist kein Kreis frei, zieht man weiter oder fordert heraus.

awning = Markise
awning-does = Wem dieses Geschäft gehört. Für diese Person ist es frei; alle anderen geben ihr die Karte.

pawn = Figur
pawn-does = Eine von fünf. Eine Karte zieht sie die Straße entlang, nie zurück.

way = Pfeil
way-does = Wohin die Karte eine Figur bringen würde.

onward = Gepunkteter Pfeil
onward-does = Das Feld ist voll; mit einer weiteren Karte käme die Figur hierhin.

full = Kein Kreis frei
full-does = Von hier muss die Figur gleich weiterziehen oder jemanden herausfordern.

here = Ort der Entscheidung
here-does = Hier ist gerade eine Figur angekommen, und es wird entschieden, was sie tut.

rival = Gegner
rival-does = Diese Figur kann zum Duell gefordert werden. Wer verliert, kehrt zur Kathedrale zurück.

card = Karte
card-does = Ihre Zahl zieht eine Figur so viele Felder weit oder bezahlt einen Preis. Weitere Karten im Zug haben dieselbe Zahl.

duel-picture = Duellbild
duel-picture-does = Zählt, wenn die Karte im Duell aufgedeckt wird: Wer allein das Plättchen ihrer Farbe hat, gewinnt die Runde, sonst die hervorgehobene Figur.

open-card = Erste Karte
open-card-does = Die erste Karte dieses Zuges. Sie sagt, welche Karten folgen dürfen.

pile = Stapel
pile-does = Karten zum Ziehen. Ist er leer, werden die gespielten gemischt.

round = Runde
round-does = Wie oft alle am Zug waren. Nach der hundertsten Runde ist Schluss.

last-turns = Letzte Züge
last-turns-does = Jemand hat drei Figuren im Alcazar: alle anderen haben noch einen Zug.

shop = Geschäft zum Legen
shop-does = Du kannst es auf ein leeres Feld legen. Die Zahl nennt seine Kreise.

sword = Schwert im Regal
sword-does = Was es wert ist, und darunter, wie viel Metall und Edelsteine der Schwertschmied dafür braucht.

own-sword = Fertiges Schwert
own-sword-does = Unter einer Figur im Alcazar zählt es ganz, sonst nur halb.

painting = Gemälde
painting-does = Zählt so viele Punkte, wie darauf stehen. Die besten liegen oben.

steel = Metall
steel-does = Daraus werden Schwerter. Was übrig bleibt, zählt nichts.

gem = Edelstein
gem-does = Die besseren Schwerter brauchen Edelsteine. Am Ende zählen zwei davon einen Punkt.

duel-tile = Duell-Plättchen
duel-tile-does = Ein, zwei oder drei Striche für Violett, Braun oder Orange. Es gewinnt die Runden seiner Farbe gegen alle, die es nicht haben.

movement = Bewegungs-Plättchen
movement-does = Einmal im Zug darf eine Karte eine andere Zahl haben. Am Ende kostet es zwei Punkte.

points = Punkte
points-does = Was es zählen würde, wenn das Spiel jetzt aus wäre.

hand = Handkarten
hand-does = Wie viele Karten jemand hat. Welche, ist geheim.

payment = Zu zahlen
payment-does = Eine Karte zahlt, mindestens in Höhe des Preises, ohne Wechselgeld. Sie geht an die Person, der das Geschäft gehört.

duel = Duell
duel-does = Bis zu drei Runden, jede entscheidet eine Karte vom Stapel. Zwei gewonnene Runden gewinnen das Duell.

round-won = Runde gewonnen
round-won-does = Diese Seite hat die Runde des Duells gewonnen.

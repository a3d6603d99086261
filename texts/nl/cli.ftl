# De woorden van de opdrachtregel.

games-seats = { $least } tot { $most } spelers
games-hint = `tertulia play SPEL` begint een partij, `tertulia rules SPEL` toont de regels.

rules-unknown = { $game } heeft geen regel `{ $wanted }` en geen regel met dat woord. De regels zijn: { $ids }

bench-heading = { $game }, { $seats } spelers
bench-decisions = beslissingen per seconde in willekeurige partijen
bench-legal-moves = opgesomde zetten per seconde
bench-legal-moves-many = opgesomde zetten per seconde waar er minstens 30 zijn
bench-games = partijen per seconde
bench-decisions-a-game = beslissingen per partij
bench-moves-a-position = zetten per stelling
bench-most-moves = zetten hoogstens
bench-bytes = bytes per stelling
bench-copy = nanoseconden per kopie

bot-name = Computer { $number }
hand-over = { $name }, neem plaats achter het toetsenbord; de anderen kijken weg. Druk op Enter als je klaar bent.
news = Sinds je laatste zet:
your-move = Je zetten (een nummer, of de zet zoals die tussen haakjes staat; `help` voor meer):
menu-more = … en nog { $number }: typ de zet, of `moves` voor allemaal
no-such-number = Dat nummer bestaat niet: de zetten zijn genummerd van 1 tot { $most }.
not-understood = `{ $typed }` is geen zet en geen opdracht. `moves` toont de zetten, `help` de opdrachten.
why-legal = Dat mag. Voor zover iemand het kan weten, levert het op:
unknown-place = `{ $place }` is geen plaats op dit bord.
unknown-rule = Zo'n regel is er hier niet.
undo-nothing = Er is nog geen zet gedaan.
undo-not-fair = Sindsdien is er iets nieuws gezien, of heeft een ander beslist. Als iedereen aan tafel het ermee eens is: `undo anyway`.
undone = Teruggenomen: { $name }, { $move }
save-where = Waarheen? `save BESTAND`
saved = Opgeslagen. Later verder met: tertulia play { $game } --resume { $file }
not-saved = De partij kon niet worden opgeslagen: { $reason }
quit-unsaved = De partij is niet opgeslagen. `save BESTAND` bewaart haar, nog een keer `quit` verlaat haar.
input-ended = De invoer is ten einde, en daarmee deze zitting.
play-help =
    nummer of zet    speelt die
    why ZET          waarom het wel of niet kan, met de regel
    what PLAATS      wat daar staat, wat het waard is en waarom
    rule NUMMER      de tekst van een regel
    moves            alle zetten in woorden
    board, log       het bord; alles wat er gebeurd is
    undo             neemt de laatste zet terug, als er sindsdien niets nieuws is gezien
    save BESTAND     slaat de partij op
    quit             verlaat de tafel
final-score = Eindstand

replay-title = { $game }, { $seats } spelers
replay-lawful = { $moves ->
    [one] Een partij { $game } volgens de regels: één zet.
   *[other] Een partij { $game } volgens de regels: { $moves } zetten.
 }
replay-unfinished = De partij is niet uitgespeeld.
replay-start = Het begin van de partij.
replay-prompt = Zet { $number } van { $all }. Enter of n: verder, p: terug, een nummer: daarheen, end, q: stoppen

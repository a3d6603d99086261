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
hint = Een goede speler zou kiezen: { $move }
hint-line = { "   " }{ $move }: wint { $chance } %, haalt { $score }
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
    hint             wat een goede speler zou doen
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

draw-hand = Je hand
draw-round = Ronde { $round } van { $rounds }
draw-cards = kaarten
draw-points = punten
draw-money = geld
draw-supply = Voorraad
draw-in-supply = voorraad
draw-toledo-row = { $row ->
    [low] lage rij
    [middle] middelste rij
    [high] hoge rij
   *[other] { $row }
 }, prijs { $price }
draw-toledo-closing = De laatste ronde: er zijn drie pionnen in het Alcazar.
draw-toledo-cathedral = kathedraal
draw-toledo-tavern = taverne
draw-toledo-artist = kunstenaar
draw-toledo-gate = poort
draw-toledo-steel = metaal
draw-toledo-gems = edelstenen
draw-toledo-tiles = schermfiches
draw-toledo-swords = zwaarden
draw-toledo-brought = onder pionnen
draw-toledo-paintings = schilderijen
draw-toledo-in-alcazar = in het Alcazar
draw-toledo-shops = Je winkels
draw-toledo-sword-supply = Zwaarden, punten(metaal+edelstenen)
draw-toledo-supply = { $steel } metaal, { $gems ->
        [one] { $gems } edelsteen
       *[other] { $gems } edelstenen
    }, { $pile ->
        [one] { $pile } kaart in de stapel
       *[other] { $pile } kaarten in de stapel
    }, { $discards } afgelegd
draw-toledo-open-card = Eerste kaart van de beurt
draw-salamanca-to-come = nog { $tiles ->
        [one] { $tiles } tegel
       *[other] { $tiles } tegels
    }
draw-salamanca-key = Tekens
draw-salamanca-key-text = MONA 9 = klooster, gebied waard 9; A = landheer, (A) = conde, # = deze ronde niet te verkopen, !rat = plaag
draw-salamanca-areas = Gebieden, tussen haakjes alleen de landschappen
draw-salamanca-display = Aanbod
draw-salamanca-aside = Plagen naast het bord
draw-salamanca-table = Kaarten van de ronde
draw-salamanca-to-lay = Nog te leggen
draw-salamanca-squires = landheren
draw-salamanca-conde = conde
draw-salamanca-buildings = gebouwen
draw-salamanca-chosen = Je keuze
draw-salamanca-in-sight = De hand die je bekijkt
draw-castles-key = Tekens
draw-castles-key-alcazar = 38:2Gr = veld 38, 2 hoog, kasteel Granada; v = villa; = in plaats van : waar een brug ligt; ^Ag = grande, ^Ab = baron van A
draw-castles-key-big-boss = 38:2Gr = veld 38, 2 hoog, kasteel Granada; v = villa; = in plaats van : op een fundament; ^Ag = grande, ^Ab = baron van A
draw-castles-villa = villa op { $place }
draw-castles-worth = waard { $value }
draw-castles-open = Open bouwkaarten
draw-castles-build-cards = bouwkaarten
draw-castles-tower-cards = torenkaarten
draw-castles-grandes = grandes
draw-castles-barons = baronnen
draw-castles-out = heeft gepast
draw-castles-supply-alcazar = { $stones ->
        [one] { $stones } bouwsteen
       *[other] { $stones } bouwstenen
    }, { $spans ->
        [one] { $spans } brug
       *[other] { $spans } bruggen
    }, { $pile ->
        [one] { $pile } bouwkaart
       *[other] { $pile } bouwkaarten
    }, { $towers ->
        [one] { $towers } torenkaart
       *[other] { $towers } torenkaarten
    }
draw-castles-supply-big-boss = { $stones ->
        [one] { $stones } bouwsteen
       *[other] { $stones } bouwstenen
    }, { $spans ->
        [one] { $spans } fundament
       *[other] { $spans } fundamenten
    }, { $pile ->
        [one] { $pile } bouwkaart
       *[other] { $pile } bouwkaarten
    }, { $towers ->
        [one] { $towers } torenkaart
       *[other] { $towers } torenkaarten
    }
draw-castles-high-nobles = edelen op niveau 2 of hoger
draw-castles-total = in totaal

arena-heading = { $game }: { $games ->
    [one] één partij
   *[other] { $games } partijen
}
arena-player = speler
arena-wins = winst, 95 %
arena-score = score
arena-mean-time = per zet
arena-longest-time = hoogstens
arena-means = Een partij had { $decisions } beslissingen; de winnaar haalde { $score }.
arena-start-seat = Wie begon, won { $share }.
arena-sprt-low = Eerder gestopt: het aandeel van de eerste speler is eerder het lagere.
arena-sprt-high = Eerder gestopt: het aandeel van de eerste speler is eerder het hogere.
ladder-game = spel
ladder-seats = plaatsen
ladder-match = wedstrijd
ladder-games = partijen
ladder-wins = winst, 95 %
ladder-above = ratingpunten meer
ladder-rating = rating boven novice
ladder-start-seat = wie begon
ladder-longest = langste beslissing

# Looking back at games, and exercises.

review-title = { $game }. Zetten: { $moves }, waarvan beslissingen: { $decisions }
review-curve = Winstkansen van de honderd na zoveel zetten, naar wat elke speler kon weten (met open kaarten)
review-turning-points = Keerpunten
review-decisions = Beslissingen die iets weggaven
review-balance = Waar de uitslagen vandaan kwamen, in punten van de honderd
review-cause-decision = een beslissing
review-cause-draw = wat er getrokken werd
review-cause-duel = een duel
review-cause-move = de zet zelf
review-good = goed
review-inaccuracy = onnauwkeurigheid
review-mistake = fout
review-blunder = blunder
review-better = beter: { $move }, wint { $chance } van de 100 in plaats van { $instead }
review-then = daarna: { $moves }
review-balance-line = deling { $deal }, trekken { $draws }, duels { $duels }, eigen beslissingen { $own }, beslissingen van anderen { $others }, niet te voorzien { $rest }
review-chance-part = Van wat het verschil maakte, was { $chance } van de 100 delen toeval en { $decisions } beslissing.
review-no-parts = Niets heeft de kansen zo ver verschoven dat toeval en beslissingen uit elkaar te houden zijn.
review-cost = CPU-seconden: { $seconds }

exercise-line = { $id }: { $seats } spelers, { $strength }, { $themes }
exercises-found = { $seats } spelers, deling { $seed }: { $count } gevonden

# Las palabras de la línea de órdenes.

games-seats = de { $least } a { $most } jugadores
games-hint = `tertulia play JUEGO` empieza una partida, `tertulia rules JUEGO` muestra sus reglas.

rules-unknown = { $game } no tiene la regla `{ $wanted }` ni ninguna con esa palabra. Las reglas son: { $ids }

bench-heading = { $game }, { $seats } jugadores
bench-decisions = decisiones por segundo en partidas al azar
bench-legal-moves = jugadas enumeradas por segundo
bench-legal-moves-many = jugadas enumeradas por segundo donde hay al menos 30
bench-games = partidas por segundo
bench-decisions-a-game = decisiones por partida
bench-moves-a-position = jugadas por posición
bench-most-moves = jugadas como máximo
bench-bytes = bytes por posición
bench-copy = nanosegundos por copia

bot-name = Ordenador { $number }
hand-over = { $name }, toma el teclado, por favor; los demás no miran. Pulsa Intro cuando quieras.
news = Desde tu última jugada:
your-move = Tus jugadas (un número, o la jugada como está entre paréntesis; `help` para más):
menu-more = … y { $number } más: escribe la jugada, o `moves` para verlas todas
no-such-number = No existe ese número: las jugadas van del 1 al { $most }.
not-understood = `{ $typed }` no es una jugada ni una orden. `moves` muestra las jugadas, `help` las órdenes.
why-legal = Se puede. Hasta donde se puede saber, trae:
unknown-place = `{ $place }` no es un lugar de este tablero.
unknown-rule = Aquí no hay tal regla.
hint = Un buen jugador elegiría: { $move }
hint-line = { "   " }{ $move }: gana el { $chance } %, suma { $score }
undo-nothing = Aún no se ha hecho ninguna jugada.
undo-not-fair = Desde entonces se ha visto algo nuevo, o ha decidido otra persona. Si todos en la mesa están de acuerdo: `undo anyway`.
undone = Deshecho: { $name }, { $move }
save-where = ¿Dónde? `save FICHERO`
saved = Guardada. Para seguir más tarde: tertulia play { $game } --resume { $file }
not-saved = No se pudo guardar la partida: { $reason }
quit-unsaved = La partida no está guardada. `save FICHERO` la guarda, otro `quit` la abandona.
input-ended = La entrada ha terminado, y con ella esta sesión.
play-help =
    número o jugada  la juega
    why JUGADA       por qué se puede o no se puede, con la regla
    what LUGAR       qué hay allí, cuánto vale y por qué
    rule NÚMERO      el texto de una regla
    hint             lo que haría un buen jugador
    moves            todas las jugadas en palabras
    board, log       el tablero; todo lo que ha pasado
    undo             deshace la última jugada, si desde entonces no se ha visto nada nuevo
    save FICHERO     guarda la partida
    quit             deja la mesa
final-score = Puntuación final

replay-title = { $game }, { $seats } jugadores
replay-lawful = { $moves ->
    [one] Una partida de { $game } según las reglas: una jugada.
   *[other] Una partida de { $game } según las reglas: { $moves } jugadas.
 }
replay-unfinished = La partida no ha terminado.
replay-start = El comienzo de la partida.
replay-prompt = Jugada { $number } de { $all }. Intro o n: siguiente, p: atrás, un número: ir allí, end, q: salir

draw-hand = Tu mano
draw-round = Ronda { $round } de { $rounds }
draw-cards = cartas
draw-points = puntos
draw-money = dinero
draw-supply = Reserva
draw-in-supply = reserva
draw-toledo-row = { $row ->
    [low] fila baja
    [middle] fila media
    [high] fila alta
   *[other] { $row }
 }, precio { $price }
draw-toledo-closing = La última ronda: hay tres peones en el Alcázar.
draw-toledo-cathedral = catedral
draw-toledo-tavern = taberna
draw-toledo-artist = pintor
draw-toledo-gate = puerta
draw-toledo-steel = acero
draw-toledo-gems = gemas
draw-toledo-tiles = fichas de esgrima
draw-toledo-swords = espadas
draw-toledo-brought = bajo peones
draw-toledo-paintings = cuadros
draw-toledo-in-alcazar = en el Alcázar
draw-toledo-shops = Tus tiendas
draw-toledo-sword-supply = Espadas, puntos(acero+gemas)
draw-toledo-supply = { $steel } de acero, { $gems ->
        [one] { $gems } gema
       *[other] { $gems } gemas
    }, { $pile ->
        [one] { $pile } carta en el mazo
       *[other] { $pile } cartas en el mazo
    }, { $discards ->
        [one] { $discards } descartada
       *[other] { $discards } descartadas
    }
draw-toledo-open-card = Primera carta del turno
draw-salamanca-to-come = { $tiles ->
        [one] { $tiles } loseta por venir
       *[other] { $tiles } losetas por venir
    }
draw-salamanca-key = Signos
draw-salamanca-key-text = MONA 9 = monasterio, zona que vale 9; A = hacendado, (A) = conde, # = no se vende en esta ronda, !rat = plaga
draw-salamanca-areas = Zonas, entre paréntesis solo los paisajes
draw-salamanca-display = Oferta
draw-salamanca-aside = Plagas junto al tablero
draw-salamanca-table = Cartas de la ronda
draw-salamanca-to-lay = Por colocar
draw-salamanca-squires = hacendados
draw-salamanca-conde = conde
draw-salamanca-buildings = edificios
draw-salamanca-chosen = Tu elección
draw-salamanca-in-sight = La mano que ves
draw-castles-key = Signos
draw-castles-key-alcazar = 38:2Gr = parcela 38, altura 2, castillo Granada; v = villa; = en vez de : donde hay un puente; ^Ag = grande, ^Ab = barón de A
draw-castles-key-big-boss = 38:2Gr = parcela 38, altura 2, castillo Granada; v = villa; = en vez de : sobre un bloque de fundación; ^Ag = grande, ^Ab = barón de A
draw-castles-villa = villa en { $place }
draw-castles-worth = vale { $value }
draw-castles-open = Cartas de obra a la vista
draw-castles-build-cards = cartas de obra
draw-castles-tower-cards = cartas de torre
draw-castles-grandes = grandes
draw-castles-barons = barones
draw-castles-out = ha pasado
draw-castles-supply-alcazar = { $stones ->
        [one] { $stones } bloque
       *[other] { $stones } bloques
    }, { $spans ->
        [one] { $spans } puente
       *[other] { $spans } puentes
    }, { $pile ->
        [one] { $pile } carta de obra
       *[other] { $pile } cartas de obra
    }, { $towers ->
        [one] { $towers } carta de torre
       *[other] { $towers } cartas de torre
    }
draw-castles-supply-big-boss = { $stones ->
        [one] { $stones } bloque
       *[other] { $stones } bloques
    }, { $spans ->
        [one] { $spans } bloque de fundación
       *[other] { $spans } bloques de fundación
    }, { $pile ->
        [one] { $pile } carta de obra
       *[other] { $pile } cartas de obra
    }, { $towers ->
        [one] { $towers } carta de torre
       *[other] { $towers } cartas de torre
    }
draw-castles-high-nobles = nobles en el nivel 2 o más
draw-castles-total = en total

arena-heading = { $game }: { $games ->
    [one] una partida
   *[other] { $games } partidas
}
arena-player = jugador
arena-wins = victorias, 95 %
arena-score = puntos
arena-mean-time = por decisión
arena-longest-time = como máximo
arena-means = Una partida tuvo { $decisions } decisiones; quien la ganó obtuvo { $score }.
arena-start-seat = Quien empezó ganó { $share }.
arena-sprt-low = Terminado antes: la parte del primer jugador es más bien la menor.
arena-sprt-high = Terminado antes: la parte del primer jugador es más bien la mayor.
ladder-game = juego
ladder-seats = asientos
ladder-match = encuentro
ladder-games = partidas
ladder-wins = victorias, 95 %
ladder-above = puntos de más
ladder-rating = valoración sobre novice
ladder-start-seat = quien empezó
ladder-longest = decisión más larga

# Looking back at games, and exercises.

review-title = { $game }. Jugadas: { $moves }, de ellas decisiones: { $decisions }
review-curve = Probabilidad de ganar sobre cien tras tantas jugadas, según lo que cada uno podía saber (con las cartas a la vista)
review-turning-points = Momentos decisivos
review-decisions = Decisiones que regalaron algo
review-balance = De dónde salió cada resultado, en puntos sobre cien
review-cause-decision = una decisión
review-cause-draw = lo que se robó
review-cause-duel = un duelo
review-cause-move = la jugada misma
review-good = buena
review-inaccuracy = imprecisión
review-mistake = error
review-blunder = error grave
review-better = mejor: { $move }, que gana { $chance } de 100 en vez de { $instead }
review-then = después: { $moves }
review-balance-line = reparto { $deal }, robos { $draws }, duelos { $duels }, decisiones propias { $own }, decisiones ajenas { $others }, imprevisto { $rest }
review-chance-part = De lo que separó a los jugadores, { $chance } de 100 partes fueron azar y { $decisions } decisiones.
review-no-parts = Nada movió tanto las posibilidades como para distinguir el azar de las decisiones.
review-cost = Segundos de CPU: { $seconds }

exercise-line = { $id }: { $seats } jugadores, { $strength }, { $themes }
exercises-found = { $seats } jugadores, reparto { $seed }: { $count } encontrados

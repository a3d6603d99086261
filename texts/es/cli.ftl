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

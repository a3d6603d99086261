# The signs of Toledo: the name of each, and what it does.

cathedral = Catedral
cathedral-does = De aquí salen todos los peones, y aquí vuelve quien pierde un duelo.

field = Casilla vacía
field-does = Aquí se puede poner una tienda. Hasta entonces los peones pasan de largo y no pueden parar.

gem-dealer = Comerciante de gemas
gem-dealer-does = El peón que llega aquí toma una gema.

steel-dealer = Comerciante de acero
steel-dealer-does = El peón que llega aquí toma un acero.

smith = Espadero
smith-does = El peón que llega aquí encarga una espada con el acero y las gemas que pide.

fencing = Maestro de esgrima
fencing-does = El peón que llega aquí toma una ficha de esgrima que aún no tengas. Como mucho se tienen tres.

tavern = Taberna
tavern-does = El peón que llega aquí roba tres cartas, que puedes usar enseguida.

artist = Pintor
artist-does = El peón que llega aquí toma el cuadro de arriba.

gate = Puerta
gate-does = El peón que llega aquí entra en el Alcázar y se queda. Puedes poner una espada debajo.

alcazar = Alcázar
alcazar-does = La meta. El número dice cuántos peones han llegado; con el tercero de alguien empiezan los últimos turnos.

position = Número de la casilla
position-does = Se cuenta por la calle desde la Catedral. Una carta mueve un peón justo ese número de casillas.

price = Precio
price-does = Quien usa un lugar ajeno paga con una carta de al menos este valor.

circle = Círculo
circle-does = Sitio para un peón. Si no hay ninguno libre, se sigue adelante o se reta.

awning = Toldo
awning-does = De quién es la tienda. Su dueño no paga; los demás le dan la carta a él.

pawn = Peón
pawn-does = Uno de los cinco de un jugador. Una carta lo lleva calle adelante, nunca atrás.

way = Flecha
way-does = Adónde llevaría la carta a un peón.

onward = Flecha de puntos
onward-does = La casilla está llena; con otra carta el peón seguiría hasta aquí.

full = Sin círculo libre
full-does = El peón debe seguir enseguida o retar a alguien.

here = Lugar de la decisión
here-does = Aquí acaba de llegar un peón, y su jugador decide qué hace.

rival = Rival
rival-does = A este peón se le puede retar a duelo. Quien pierde vuelve a la Catedral.

card = Carta
card-does = Su número mueve un peón tantas casillas o paga un precio. Las demás cartas del turno llevan el mismo número.

duel-picture = Dibujo de duelo
duel-picture-does = Cuenta cuando la carta sale en un duelo: gana el asalto quien tenga solo él la ficha de ese color; si no, la figura que destaca.

open-card = Primera carta
open-card-does = La primera carta del turno. Dice qué cartas pueden seguir.

pile = Mazo
pile-does = Cartas por robar. Cuando se acaba, se barajan las jugadas.

round = Ronda
round-does = Cuántas veces han jugado todos. Tras la ronda cien se acaba la partida.

last-turns = Últimos turnos
last-turns-does = Alguien tiene tres peones en el Alcázar: a los demás les queda un turno.

shop = Tienda por poner
shop-does = Puedes ponerla en una casilla vacía. El número dice cuántos círculos tiene.

sword = Espada en el estante
sword-does = Lo que vale y, debajo, el acero y las gemas que necesita el espadero.

own-sword = Espada terminada
own-sword-does = Bajo un peón en el Alcázar puntúa entera; si no, solo la mitad.

painting = Cuadro
painting-does = Vale los puntos que lleva. Los mejores salen primero.

steel = Acero
steel-does = Con él se hacen espadas. El que sobra no puntúa.

gem = Gema
gem-does = Las mejores espadas las necesitan. Al final, dos gemas valen un punto.

duel-tile = Ficha de duelo
duel-tile-does = Uno, dos o tres trazos: violeta, marrón o naranja. Gana los asaltos de su color contra quien no la tiene.

movement = Ficha de movimiento
movement-does = Una vez por turno puedes jugar una carta de otro número. Al final cuesta dos puntos.

points = Puntos
points-does = Lo que sumaría el jugador si la partida acabara ahora.

hand = Cartas en mano
hand-does = Cuántas cartas tiene el jugador. Cuáles, es secreto.

payment = A pagar
payment-does = Paga una sola carta, del precio o más, sin vuelta. La recibe el dueño de la tienda.

duel = Duelo
duel-does = Hasta tres asaltos; cada uno lo decide una carta del mazo. Con dos asaltos se gana el duelo.

round-won = Asalto ganado
round-won-does = Este lado ha ganado el asalto.

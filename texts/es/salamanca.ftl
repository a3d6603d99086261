# Salamanca: lo que pasa, lo que se puede hacer, por qué no, y lo que vale cada cosa.

event-round-started = Empieza la ronda { $round }{ $last ->
    [yes] : es la última.
   *[other] .
 }
event-tile-drawn = Oferta { $space }: { $tile ->
    [field] un campo
    [pasture] un prado
    [lake] un lago
    [forest] un bosque
    [vineyard] un viñedo
    [field2] un campo fértil (2)
    [pasture2] un prado fértil (2)
    [lake2] un lago fértil (2)
    [forest2] un bosque fértil (2)
    [vineyard2] un viñedo fértil (2)
    [field3] un campo fértil (3)
    [pasture3] un prado fértil (3)
    [lake3] un lago fértil (3)
    [forest3] un bosque fértil (3)
    [vineyard3] un viñedo fértil (3)
    [farm] una granja
    [castle] un castillo
    [monastery] un monasterio
   *[other] { $tile }
 }.
event-card-played = { $seat } juega el { $card }.
event-hand-shown = { $seat } solo tiene valores ya jugados y enseña la mano: { $cards }.
event-cards-chosen = { $cards ->
    [hidden] { $seat } ha elegido dos cartas.
   *[other] { $seat } elige { $cards }.
 }
event-cards-revealed = { $seat } descubre { $cards }.
event-turn-started = Turno de { $seat } con el { $card }{ $last ->
    [yes] , el último de la ronda.
   *[other] .
 }
event-passed = { $seat } pasa.
event-tiles-taken = { $seat } toma { $count ->
    [one] la loseta
   *[other] { $count } losetas
 } de la oferta { $space }.
event-tile-laid = { $seat } coloca { $tile ->
    [field] un campo
    [pasture] un prado
    [lake] un lago
    [forest] un bosque
    [vineyard] un viñedo
    [field2] un campo fértil (2)
    [pasture2] un prado fértil (2)
    [lake2] un lago fértil (2)
    [forest2] un bosque fértil (2)
    [vineyard2] un viñedo fértil (2)
    [field3] un campo fértil (3)
    [pasture3] un prado fértil (3)
    [lake3] un lago fértil (3)
    [forest3] un bosque fértil (3)
    [vineyard3] un viñedo fértil (3)
    [farm] una granja
    [castle] un castillo
    [monastery] un monasterio
   *[other] { $tile }
 } en { $cell }.
event-building-locked = { $seat } no puede vender el edificio de { $cell } en esta ronda: su zona ha crecido con una loseta fértil.
event-building-claimed = { $seat } ocupa { $building ->
    [farm] la granja
    [castle] el castillo
    [monastery] el monasterio
   *[other] { $building }
 } de { $cell }{ $price ->
    [0] .
   *[other] { " " }y paga { $price }.
 }
event-building-sold = { $seat } vende { $building ->
    [farm] la granja
    [castle] el castillo
    [monastery] el monasterio
   *[other] { $building }
 } de { $cell } por { $amount ->
    [one] { $amount } doblón
   *[other] { $amount } doblones
 }.
event-conde-paid = { $seat }, conde en { $cell }, recibe { $amount ->
    [one] { $amount } doblón
   *[other] { $amount } doblones
 }.
event-tile-left = Sale del tablero: { $tile ->
    [field] campo
    [pasture] prado
    [lake] lago
    [forest] bosque
    [vineyard] viñedo
    [field2] campo fértil (2)
    [pasture2] prado fértil (2)
    [lake2] lago fértil (2)
    [forest2] bosque fértil (2)
    [vineyard2] viñedo fértil (2)
    [field3] campo fértil (3)
    [pasture3] prado fértil (3)
    [lake3] lago fértil (3)
    [forest3] bosque fértil (3)
    [vineyard3] viñedo fértil (3)
    [farm] granja
    [castle] castillo
    [monastery] monasterio
   *[other] { $tile }
 } ({ $cell }).
event-rat-aside = La rata de { $cell } queda junto al tablero.
event-conde-set = { $seat } pone su conde en el edificio de { $owner_seat } en { $cell }{ $from ->
    [hidden] .
   *[other] { " " }(antes en { $from }).
 }
event-plague-set = { $seat } pone { $plague ->
    [poison] el veneno
    [rat] la rata
    [locust] la langosta
    [ruin] la ruina
   *[other] { $plague }
 } en { $cell }{ $from ->
    [hidden] .
   *[other] { " " }(antes en { $from }).
 }
event-hand-looked-at = { $seat } mira la mano de { $other }{ $cards ->
    [hidden] .
   *[other] : { $cards }.
 }
event-cards-swapped = { $seat } cambia una carta con { $other }{ $taken ->
    [hidden] .
   *[other] : toma { $taken }, da { $given }.
 }
event-card-passed-on = { $seat } pasa el { $card } a { $other }.
event-market-paid = Mercado semanal: { $building ->
    [farm] la granja
    [castle] el castillo
    [monastery] el monasterio
   *[other] { $building }
 } de { $cell }, que vale { $value }, da { $amount } a { $seat }.
event-market-paid-conde = Mercado semanal: { $seat }, conde en { $cell }, recibe { $amount }.
event-money-counted = { $seat } tiene { $money ->
    [one] { $money } doblón
   *[other] { $money } doblones
 }: puesto { $place }.

move-card = Jugar el { $card }
move-cards = Elegir { $card } y { $second }
move-take = Tomar las losetas de { $space }
move-lay = Colocar { $tile ->
    [field] un campo
    [pasture] un prado
    [lake] un lago
    [forest] un bosque
    [vineyard] un viñedo
    [field2] un campo fértil (2)
    [pasture2] un prado fértil (2)
    [lake2] un lago fértil (2)
    [forest2] un bosque fértil (2)
    [vineyard2] un viñedo fértil (2)
    [field3] un campo fértil (3)
    [pasture3] un prado fértil (3)
    [lake3] un lago fértil (3)
    [forest3] un bosque fértil (3)
    [vineyard3] un viñedo fértil (3)
    [farm] una granja
    [castle] un castillo
    [monastery] un monasterio
   *[other] { $tile }
 } en { $cell }
move-claim = Ocupar { $cell }
move-sell = Vender { $cell }
move-conde = Poner el conde en { $cell }
move-plague = Poner la plaga en { $cell }
move-look = Mirar la mano de { $other } y cambiar una carta
move-swap = Tomar { $take }, dar { $give }
move-end = Terminar el turno
move-pass = Pasar

refused-no-such-card = No tienes ningún { $card } en la mano.
refused-only-first-card = Solo tienes valores ya jugados: juegas el { $first }, no el { $card }.
refused-value-played = { $other } ya ha jugado el { $card } en esta ronda.
refused-look-first = Elige primero qué mano miras.
refused-cards-are-played = Las cartas de esta ronda ya están jugadas.
refused-already-tiles = Ya estás colocando losetas: ni otra oferta ni el conde en el mismo turno.
refused-already-conde = Ya has puesto tu conde: ni losetas ni otro cambio del conde en el mismo turno.
refused-already-special = Ya has usado tu carta. Solo el último de la ronda tiene otra acción.
refused-take-first = Toma primero las losetas de una oferta.
refused-pass-instead = Aún no has hecho nada: pasa en su lugar.
refused-end-instead = Ya has hecho algo: termina el turno en su lugar.
refused-tiles-to-lay = { $count ->
    [one] Queda una loseta
   *[other] Quedan { $count } losetas
 } por colocar.
refused-space-not-in-use = La oferta { $space } no se usa con este número de jugadores.
refused-space-empty = No hay ninguna loseta en la oferta { $space }.
refused-tile-not-taken = No tienes para colocar: { $tile ->
    [field] campo
    [pasture] prado
    [lake] lago
    [forest] bosque
    [vineyard] viñedo
    [field2] campo fértil (2)
    [pasture2] prado fértil (2)
    [lake2] lago fértil (2)
    [forest2] bosque fértil (2)
    [vineyard2] viñedo fértil (2)
    [field3] campo fértil (3)
    [pasture3] prado fértil (3)
    [lake3] lago fértil (3)
    [forest3] bosque fértil (3)
    [vineyard3] viñedo fértil (3)
    [farm] granja
    [castle] castillo
    [monastery] monasterio
   *[other] { $tile }
 }.
refused-cell-taken = En { $cell } ya hay { $tile ->
    [field] un campo
    [pasture] un prado
    [lake] un lago
    [forest] un bosque
    [vineyard] un viñedo
    [field2] un campo fértil (2)
    [pasture2] un prado fértil (2)
    [lake2] un lago fértil (2)
    [forest2] un bosque fértil (2)
    [vineyard2] un viñedo fértil (2)
    [field3] un campo fértil (3)
    [pasture3] un prado fértil (3)
    [lake3] un lago fértil (3)
    [forest3] un bosque fértil (3)
    [vineyard3] un viñedo fértil (3)
    [farm] una granja
    [castle] un castillo
    [monastery] un monasterio
   *[other] { $tile }
 }.
refused-no-such-cell = No hay casilla { $cell } en este tablero.
refused-no-building = No hay ningún edificio en { $cell }.
refused-already-owned = El edificio de { $cell } es de { $other }.
refused-not-laid-now = El edificio de { $cell } no se colocó en este turno y ya no se puede ocupar.
refused-no-squire = No te queda ningún hacendado. Vende un edificio para liberar uno.
refused-claim-too-dear = Un hacendado liberado cuesta aquí { $price }, y tienes { $money ->
    [one] { $money } doblón
   *[other] { $money } doblones
 }.
refused-nobody-owns = El edificio de { $cell } no es de nadie.
refused-other-owns = El edificio de { $cell } es de { $other }.
refused-claimed-this-round = Has ocupado { $cell } en esta ronda: se puede vender desde la siguiente.
refused-enlarged-this-round = Has ampliado la zona de { $cell } con una loseta fértil en esta ronda: se puede vender desde la siguiente.
refused-conde-own-building = { $cell } es tu propio edificio. Un conde sirve a otros.
refused-conde-there = En { $cell } ya está el conde de { $other }.
refused-conde-area-large = La zona de { $cell } vale { $value }. Un conde solo va donde vale menos de 7.
refused-special-done = Ya has usado tu carta.
refused-special-only-last = Solo el último de la ronda usa la carta además.
refused-card-sets-no-plague = El { $card } no pone ninguna plaga.
refused-plague-needs-tile = { $plague ->
    [poison] El veneno
    [rat] La rata
    [locust] La langosta
    [ruin] La ruina
   *[other] { $plague }
 } necesita una loseta, y { $cell } está libre.
refused-plague-not-there = { $plague ->
    [poison] El veneno
    [rat] La rata
    [locust] La langosta
    [ruin] La ruina
   *[other] { $plague }
 } no puede estar en { $tile ->
    [field] un campo
    [pasture] un prado
    [lake] un lago
    [forest] un bosque
    [vineyard] un viñedo
    [field2] un campo fértil (2)
    [pasture2] un prado fértil (2)
    [lake2] un lago fértil (2)
    [forest2] un bosque fértil (2)
    [vineyard2] un viñedo fértil (2)
    [field3] un campo fértil (3)
    [pasture3] un prado fértil (3)
    [lake3] un lago fértil (3)
    [forest3] un bosque fértil (3)
    [vineyard3] un viñedo fértil (3)
    [farm] una granja
    [castle] un castillo
    [monastery] un monasterio
   *[other] { $tile }
 } ({ $cell }).
refused-plague-already = { $plague ->
    [poison] El veneno
    [rat] La rata
    [locust] La langosta
    [ruin] La ruina
   *[other] { $plague }
 } no puede ir a { $cell }: ahí está { $there ->
    [poison] el veneno
    [rat] la rata
    [locust] la langosta
    [ruin] la ruina
   *[other] { $there }
 }.
refused-card-swaps-not = El { $card } no cambia cartas. Solo el 6.
refused-swap-with-self = Elige a otro jugador.
refused-nobody-there = No hay nadie en la silla { $number }.
refused-swap-compulsory = Has visto la mano: ahora cambia una carta.
refused-card-not-there = En la mano que miras no hay ningún { $card }.
refused-two-different-cards = Elige dos cartas distintas.
refused-game-over = La partida ha terminado.
refused-choose-cards-first = Elige primero tus dos cartas.
refused-play-card-first = Juega primero una carta.
refused-already-chosen = Ya has elegido. Ahora elige el otro jugador.
refused-not-your-card = Ahora juega una carta { $other }.
refused-not-your-turn = Es el turno de { $other }.

explain-display = Oferta { $space }: { $count ->
    [one] una loseta
   *[other] { $count } losetas
 }.
explain-display-tile = { $tile ->
    [field] Campo
    [pasture] Prado
    [lake] Lago
    [forest] Bosque
    [vineyard] Viñedo
    [field2] Campo fértil (2)
    [pasture2] Prado fértil (2)
    [lake2] Lago fértil (2)
    [forest2] Bosque fértil (2)
    [vineyard2] Viñedo fértil (2)
    [field3] Campo fértil (3)
    [pasture3] Prado fértil (3)
    [lake3] Lago fértil (3)
    [forest3] Bosque fértil (3)
    [vineyard3] Viñedo fértil (3)
    [farm] Granja
    [castle] Castillo
    [monastery] Monasterio
   *[other] { $tile }
 }
explain-free = Una casilla libre.
explain-tile = { $tile ->
    [field] Campo
    [pasture] Prado
    [lake] Lago
    [forest] Bosque
    [vineyard] Viñedo
    [field2] Campo fértil (2)
    [pasture2] Prado fértil (2)
    [lake2] Lago fértil (2)
    [forest2] Bosque fértil (2)
    [vineyard2] Viñedo fértil (2)
    [field3] Campo fértil (3)
    [pasture3] Prado fértil (3)
    [lake3] Lago fértil (3)
    [forest3] Bosque fértil (3)
    [vineyard3] Viñedo fértil (3)
    [farm] Granja
    [castle] Castillo
    [monastery] Monasterio
   *[other] { $tile }
 }
explain-landscape-of = Pertenece a un paisaje ({ $landscape ->
    [field] campo
    [pasture] prado
    [lake] lago
    [forest] bosque
    [vineyard] viñedo
   *[other] { $landscape }
 }) de { $count ->
    [one] una loseta
   *[other] { $count } losetas
 }, que sin plagas vale { $value }.
explain-plague-here = { $plague ->
    [poison] El veneno
    [rat] La rata
    [locust] La langosta
    [ruin] La ruina
   *[other] { $plague }
 } está aquí.
explain-counts-for = Cuenta para { $building ->
    [farm] la granja
    [castle] el castillo
    [monastery] el monasterio
   *[other] { $building }
 } de { $cell }.
explain-area = { $building ->
    [farm] Granja
    [castle] Castillo
    [monastery] Monasterio
   *[other] { $building }
 }: la zona vale { $value }, sus paisajes { $landscape_value }.
explain-building = { $building ->
    [farm] La granja
    [castle] El castillo
    [monastery] El monasterio
   *[other] { $building }
 } en sí
explain-ruin = La ruina deja el edificio sin valor.
explain-landscape = { $landscape ->
    [field] Campo
    [pasture] Prado
    [lake] Lago
    [forest] Bosque
    [vineyard] Viñedo
   *[other] { $landscape }
 }, { $count ->
    [one] una loseta
   *[other] { $count } losetas
 }
explain-worthless = { $plague ->
    [poison] El veneno
    [rat] La rata
    [locust] La langosta
    [ruin] La ruina
   *[other] { $plague }
 } deja una loseta sin valor.
explain-cut-off = { $landscape ->
    [field] Campo
    [pasture] Prado
    [lake] Lago
    [forest] Bosque
    [vineyard] Viñedo
   *[other] { $landscape }
 }: { $count ->
    [one] una loseta queda aislada
   *[other] { $count } losetas quedan aisladas
 }.
explain-rat = { $landscape ->
    [field] Campo
    [pasture] Prado
    [lake] Lago
    [forest] Bosque
    [vineyard] Viñedo
   *[other] { $landscape }
 }: la rata reduce el resto a la mitad, redondeando hacia abajo.
explain-owner = Es de { $seat }.
explain-nobody = No es de nadie.
explain-conde = { $seat } tiene aquí su conde.
explain-market = El mercado semanal paga por ella.
explain-leaving = Con una venta { $count ->
    [one] sale del tablero una loseta fértil
   *[other] salen del tablero { $count } losetas fértiles
 }.
explain-changing = Tras una venta { $building ->
    [farm] la granja
    [castle] el castillo
    [monastery] el monasterio
   *[other] { $building }
 } de { $cell } valdría { $after } en vez de { $before }.
explain-locked-claimed = Ocupado en esta ronda: se puede vender desde la siguiente.
explain-locked-enlarged = Ampliado con una loseta fértil en esta ronda: se puede vender desde la siguiente.
explain-worth-after = { $building ->
    [farm] Granja
    [castle] Castillo
    [monastery] Monasterio
   *[other] { $building }
 } de { $cell } ({ $seat }): ahora { $before }, después { $after }{ $hindrance ->
    [cut-off] ; una plaga deja aislada la loseta.
    [rat] ; la rata reduce el paisaje a la mitad.
   *[none] .
 }
explain-worth-after-unowned = { $building ->
    [farm] Granja
    [castle] Castillo
    [monastery] Monasterio
   *[other] { $building }
 } de { $cell } (de nadie): ahora { $before }, después { $after }{ $hindrance ->
    [cut-off] ; una plaga deja aislada la loseta.
    [rat] ; la rata reduce el paisaje a la mitad.
   *[none] .
 }
explain-worth-laid = { $building ->
    [farm] Granja
    [castle] Castillo
    [monastery] Monasterio
   *[other] { $building }
 } de { $cell }: su zona vale { $value }.


# Palabras del juego, sueltas.
tile-field = Campo
tile-field2 = Campo fértil (2)
tile-field3 = Campo fértil (3)
tile-pasture = Prado
tile-pasture2 = Prado fértil (2)
tile-pasture3 = Prado fértil (3)
tile-lake = Lago
tile-lake2 = Lago fértil (2)
tile-lake3 = Lago fértil (3)
tile-forest = Bosque
tile-forest2 = Bosque fértil (2)
tile-forest3 = Bosque fértil (3)
tile-vineyard = Viñedo
tile-vineyard2 = Viñedo fértil (2)
tile-vineyard3 = Viñedo fértil (3)
tile-farm = Granja
tile-castle = Castillo
tile-monastery = Monasterio
plague-poison = Veneno
plague-rat = Rata
plague-locust = Langosta
plague-ruin = Ruina

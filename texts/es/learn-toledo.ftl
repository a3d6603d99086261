# El curso de Toledo. Cada lección tiene su título y, en cada paso, lo que se dice, por qué es buena la respuesta correcta y lo que se dice a las demás.

aim-title = Espadas para el Alcázar
aim-1 = Toledo hace espadas, y el Alcázar, al final de la calle, las quiere. Tienes una espada terminada de 8 puntos, y tu peón de la 17 está cerca de las puertas, la 20 y la 21. Una carta mueve un peón exactamente lo que indica su número. Lleva el peón a una puerta.
aim-1-right = 17 y 3 son 20: el peón ha cruzado la puerta y se queda en el Alcázar hasta el final.
aim-1-draw = Tener más cartas es bueno, pero ya tienes la que necesitas.
aim-1-shop = Una tienda sirve para más tarde, pero tu peón podría entrar ya en el Alcázar.
aim-1-else = Cuenta desde la 17 hasta la puerta: una de tus cartas llega justo.
aim-2 = Ahora pon la espada debajo.
aim-2-right = 8 puntos seguros. Una espada que al final aún tengas cuenta solo la mitad. Cuando alguien tiene tres peones en el Alcázar, los demás tienen un turno más y la partida termina.
aim-2-keep = Entonces el peón entra con las manos vacías y la espada contaría al final solo la mitad. Ponla debajo.
aim-2-else = Pon la espada bajo el peón.

shops-title = Una tienda propia
shops-1 = En tu turno haces una de cuatro cosas: robar dos cartas, colocar una tienda, mandar un peón a casa, o jugar cartas y mover. Un peón solo puede detenerse donde hay una tienda, una taberna, el pintor o una puerta. Tienes dos treses: coloca un comerciante de gemas donde te lleve un 3.
shops-1-right = Justo ahí acaban los tres primeros pasos. Inés ha robado dos cartas y te toca otra vez.
shops-1-draw = Es una de las cuatro acciones, pero prepárate primero un sitio donde parar.
shops-1-else = Coloca uno de tus comerciantes de gemas en la casilla 3. Solo ahí un 3 te dará una gema en el próximo turno.
shops-2 = Todos los peones empiezan en la catedral, 0. Juega un 3 y mueve un peón de la catedral a tu tienda.
shops-2-right = 3 pasos llevan justo a tu tienda, y allí había un círculo libre.
shops-2-else = Juega el 3 con un peón de la catedral: llega a tu tienda.
shops-3 = Un peón que acaba de llegar puede usar la tienda una vez. La tuya no cuesta nada.
shops-3-right = Tu primera gema. Con acero y gemas se hacen las espadas. Quedarse ahí no da nada en turnos posteriores: un peón tiene que llegar de nuevo.
shops-3-skip = Puedes, pero es gratis, y para buenas espadas hacen falta gemas.
shops-3-else = Usa la tienda.

further-title = Cartas del mismo número
further-1 = Cuando mueves, puedes seguir con más cartas del mismo número, con el mismo peón o con otro. Tienes dos doses, y tus tiendas están en la 2 y la 4. Empieza con el primer 2.
further-1-right = Una gema, y el peón está en la 2. Tu segundo 2 puede seguir en el mismo turno.
further-1-else = Se puede, pero tus dos doses te dan en un turno una gema y un acero. Empieza con un 2.
further-2 = Ahora el segundo 2, con el mismo peón.
further-2-right = Gema y acero en un solo turno. Por eso se juntan cartas iguales antes de ponerse en camino.
further-2-end = Puedes parar aquí, pero el próximo 2 lleva directo a tu comerciante de acero.
further-2-else = Mueve el peón de la 2: dos pasos más allá está tu comerciante de acero.

price-title = Lo que piden los demás
price-1 = Tienes 2 de acero y 2 gemas, pero no tienes espadero. Inés tiene uno en la 10. Ve allí con el 4.
price-1-right = Es el único espadero de la calle, y 4 pasos llevan justo allí. Hay un círculo libre, así que tu peón lo ocupa.
price-1-else = Se puede. Pero con este material podrías encargar ya una espada: cuatro pasos hasta el espadero de Inés.
price-2 = Por la tienda de otro le das a su dueño una carta. En esta fila tiene que ser un 3 o más, y no hay cambio. ¿Cuál das?
price-2-right = Suficiente, y la más barata. En la primera fila basta un 1, en la última tiene que ser 5 o más. Inés tiene ahora tu 3 en la mano.
price-2-dear = Inés la aceptaría encantada: basta un 3, y no te devuelven nada.
price-2-skip = Has venido por la espada, y no cuesta más que un 3.
price-2-else = Paga con la carta más barata que baste.
price-3 = Elige ahora la mejor espada que se puede hacer con 2 de acero y 2 gemas.
price-3-right = 8 puntos por 2 y 2. Las espadas crecen deprisa: la mejor vale 15, por 4 y 4.
price-3-else = Tendrías esa espada, pero tu material alcanza para una mejor.

full-title = Seguir por casillas llenas
full-1 = El comerciante de gemas de Inés, en la 4, tiene un solo círculo, y en él está su peón. Aun así puedes ir: quien no encuentra círculo libre debe seguir enseguida con otra carta o desafiar. Tienes dos cuatros. Empieza.
full-1-right = La casilla está llena y tu peón no puede quedarse. Sigue enseguida.
full-1-else = Se puede, pero los dos cuatros llevan, por la casilla llena, a tu comerciante de acero de la 8. Pruébalo.
full-2 = Sigue con el segundo 4.
full-2-right = La 8 es tuya, así que el acero es gratis. Las casillas llenas son peldaños mientras tengas las cartas; sin ellas solo puedes ir para desafiar a alguien.
full-2-duel = Un duelo es el otro camino, y este hasta lo ganarías. Pero seguir es seguro: cuatro pasos más allá está tu propia tienda.
full-2-else = Juega el otro 4 con el peón de la 4.

duel-title = Duelos y fichas de esgrima
duel-1 = El peón de Inés está en el único círculo de tu propio espadero. Ve allí con el 6: como no puedes seguir, la desafiarás.
duel-1-right = El único círculo está ocupado, así que tu peón puede luchar por él. Ahora, acero contra acero.
duel-1-else = Se puede, pero el peón de Inés ocupa tu herrería. Ve allí con el 6.
duel-2 = Un duelo va a dos rondas ganadas. En cada una se descubre una carta: si muestra un color cuya ficha de esgrima tiene solo uno de los dos, gana ese. Si no, gana la figura dibujada en grande, atacante o defensor. Tú tienes violeta y marrón, Inés tiene marrón. Desafíala.
duel-2-right = Salió dos veces violeta, y violeta solo lo tienes tú. El marrón, que tenéis los dos, lo decidió el dibujo, para Inés. Su peón ha vuelto a la catedral y el círculo es tuyo.
duel-2-else = Desafía a Inés.
duel-3 = Quien gana el círculo puede usar la tienda enseguida. Tienes 3 de acero y 1 gema: toma la mejor espada.
duel-3-right = 7 puntos. Las fichas de esgrima las da el maestro de esgrima. Quien tiene colores que a los demás les faltan gana casi todos los duelos, y lo dejan en paz.
duel-3-skip = Has luchado por este círculo. ¡Toma una espada!
duel-3-else = Con 3 de acero y 1 gema hay una espada mejor.

movement-title = La ficha de movimiento
movement-1 = Normalmente todas las cartas de un turno tienen el mismo número. Tienes la ficha de movimiento, de un maestro de esgrima: una vez por turno permite que una carta sea distinta. Tus tiendas están en la 3 y la 8. Empieza con el 3.
movement-1-right = Tienes un acero, y desde la 3 el 5 lleva justo a tu otra tienda.
movement-1-else = Se puede. Pero con el 3 y luego el 5 podrías usar tus dos tiendas en este turno.
movement-2 = Juega ahora el 5, aunque sea otro número, y sigue hasta la 8.
movement-2-right = Acero y una gema con dos cartas distintas. La ficha tiene su precio: quien aún la tiene al final pierde 2 puntos. Solo se devuelve a cambio de otra ficha, cuando tienes tres.
movement-2-end = Puedes parar, pero la ficha te permite jugar también el 5.
movement-2-else = Con un 5, el peón de la 3 llega a tu comerciante de gemas.

end-title = Cuándo acabar
end-1 = Tienes dos peones en el Alcázar con espadas de 8 y 6 puntos, y una de 7 en la mano. Inés tiene allí uno con 5 puntos, un cuadro de 3 y dos espadas de 10 y 9 que aún tiene que llevar. El tercer peón de cualquiera en el Alcázar da comienzo al final.
end-2 = ¿Sigues reuniendo, o acabas antes de que llegue Inés? Mete tu tercer peón.
end-2-right = El tercer peón está dentro: a Inés le queda un turno, y sus dos espadas siguen de camino.
end-2-draw = Cada turno que esperas, Inés se acerca con espadas de 10 y 9 puntos. Acaba ya.
end-2-else = Se puede, pero le da tiempo a Inés. Tu peón de la 18 llega a una puerta con un 2.
end-3 = Y la espada con él.
end-3-right = 21 contra 17. Inés tuvo un turno más, pero sus espadas contaron solo la mitad porque nunca llegaron. Dos gemas son un punto, los cuadros cuentan enteros, el acero nada. No hace falta más para una primera partida.
end-3-keep = Entonces contaría 3 en lugar de 7. Ponla.
end-3-else = Pon la espada bajo el peón.

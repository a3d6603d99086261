# El curso de Alcazar. Cada lección tiene su título y, en cada paso, lo que se dice, por qué es buena la respuesta correcta y lo que se dice a las demás.

aim-title = Los nobles quieren estar en alto
aim-1 = En Alcazar se construyen castillos, y al final tus nobles puntúan el nivel en que están: un barón una vez, un grande, el que lleva corona, el doble. El barón de Inés, en la 39, está a dos bloques de altura, así que vale 2.
aim-2 = En tu turno compras una carta o construyes. Tienes la carta de la parcela 8: elígela debajo del tablero y funda un castillo, con dos bloques en la 8 y uno en cada una de otras dos parcelas en fila con ella. Los botones dicen cuáles.
aim-2-right = Un castillo nuevo vale 5: cada bloque en el suelo cuenta 1, los más altos 2. Te ha pagado 5 reales, el dinero del juego, y su bandera lleva su escudo.
aim-2-other = Un castillo allí sería igual de bueno, pero en esta lección quédate con la parcela 8.
aim-2-villa = Un solo bloque es una villa: vale 1 y paga 1. Con tres parcelas libres seguidas puedes fundar un castillo entero.
aim-2-buy = Cartas tienes de sobra. Construye primero: construir da dinero.
aim-2-else = Juega la carta de la parcela 8 como primera, central o última de tres parcelas seguidas.
aim-3 = Ahora puedes colocar nobles sobre lo que acabas de construir. Un barón cuesta lo que vale el castillo, un grande el doble. Pon a tu grande donde más puntúe.
aim-3-right = Está en el nivel 2 y cuenta doble: 4 puntos. Para toda la partida tienes dos grandes y seis barones.
aim-3-baron = Un barón vale ahí 2, un grande 4, y nunca será tan barato como ahora.
aim-3-none = Los nobles dan la mayoría de los puntos, y mientras el castillo vale 5 son baratos.
aim-3-else = Ahí puntuaría menos. La parcela 8 tiene dos bloques de altura.

income-title = Construir da dinero
income-1 = Los castillos no son de nadie. A quien construye en uno se le paga lo que vale después. El castillo de tu grande vale ahora 7.
income-2 = Solo tienes 6 reales. Juega la carta que más paga.
income-2-right = El castillo ha crecido hasta 8 y te ha pagado 8.
income-2-villa = Una villa vale 1 y paga 1. El bloque junto al castillo paga ocho veces más.
income-2-castle = Un castillo nuevo paga 5. El que ya está paga más, y te queda el sitio para otro.
income-2-withdraw = Eso paga 14, pero entonces tu grande ya no puntúa. Déjalo ahí y juega una carta: ¿cuál de tus parcelas está junto al castillo?
income-2-else = Comprar cuesta, construir paga. ¿Cuál de tus parcelas está junto al castillo?
income-3 = Pon un barón en el bloque nuevo: cuesta 8.
income-3-right = Está solo en el nivel 1, pero quien llega pronto a un castillo puede subir con él. En un castillo pueden vivir nobles de varios jugadores.
income-3-none = Puedes guardar el dinero. Pero el castillo solo será más caro, y quien no está no puede subir.
income-3-else = Bajar al grande le cuesta un nivel. Coloca un barón.

lift-title = Torres
lift-1 = Una carta de torre mete un bloque bajo uno de tus nobles y lo sube. Tu grande está en el nivel 2 y un barón en el nivel 1. Usa la carta de torre donde dé más puntos.
lift-1-right = El grande vale 6 en lugar de 4: para él cada nivel cuenta doble. Y el castillo ha pagado 8. Las cartas se compran, como acción de un turno: una carta de construcción por 5 reales, una carta de torre por 10.
lift-1-baron = El barón ganaría 1 punto. Bajo el grande cada nivel cuenta doble.
lift-1-else = Usa primero la carta de torre.

beaten-title = Nobles expulsados
beaten-1 = El grande de Inés está en la 7, a tres bloques de altura, y valdría 6. Tú tienes la carta de la parcela 7. Una carta de construcción se puede jugar también en una parcela construida, incluso donde está otro: entonces ese noble es expulsado.
beaten-2 = Juega la carta de la parcela 7.
beaten-2-right = El grande de Inés ha vuelto a su reserva, y le han pagado 20 reales por él, el doble de lo que valía el castillo. Pierde los puntos, no el dinero. Una carta de torre no habría podido.
beaten-2-else = Se puede, pero el grande de Inés sigue donde vale 6. Juega la carta de la parcela 7.
beaten-3 = Ahora está libre el sitio más alto del castillo, y el bloque es tuyo. ¿A quién pones?
beaten-3-right = Nivel 4, doble: 8 puntos. Ya no le caerá ningún bloque encima: la carta de esta parcela ha salido del juego. Solo un puente de otro, construido aún más alto por encima de él, podría expulsarlo.
beaten-3-baron = Un barón vale ahí 4, un grande 8. Puedes pagar al grande.
beaten-3-move = Tu barón subiría gratis, a 4 puntos. Un grande vale ahí 8.
beaten-3-none = Entonces el mejor sitio queda vacío. Tómalo.
beaten-3-else = Pon a tu grande en la 7.

bridge-title = Lo que hace un puente
bridge-1 = Las parcelas 6 y 8 tienen las dos dos bloques de altura, en línea recta con una parcela en medio, y en ellos están tus nobles. Un puente no necesita más: dos pilares iguales, en uno un noble tuyo, en ninguno los de otros, y el centro más bajo.
bridge-2 = Un puente cuesta 15 reales y ninguna carta. Constrúyelo de la 6 a la 8.
bridge-2-right = Cuatro cosas a la vez: tus dos nobles están ahora en el nivel 3, la villa de la 6 y el castillo son uno solo, el puente cuenta 9, tres veces su nivel, y te han pagado 17.
bridge-2-else = Eso puede esperar. Tienes el dinero y los pilares: compra el puente y ponlo de la 6 a la 8.

merge-title = Cuando los castillos se encuentran
merge-1 = Aquí hay dos castillos: uno que vale 5, con tu barón, y otro que vale 7, con el grande de Inés. Entre ellos solo está la parcela 4.
merge-2 = Tienes la carta de la parcela 4. Lo que se construye ahí los une, y te pagan lo que vale el conjunto.
merge-2-right = 13 reales por un bloque. Queda el escudo del castillo más valioso; el otro está libre para un castillo nuevo. Todos los nobles se quedan donde están, y desde ahora cuestan y pagan como en un castillo de 13.
merge-2-else = Eso paga menos. La parcela 4 haría de los dos un castillo de 13.

withdraw-title = Retirar a tiempo
withdraw-1 = Antes de actuar puedes retirar un noble: paga lo que vale el castillo. Tu barón de la 20 vale 1 punto y paga 10 reales. La 6 y la 8 están listas para un puente con tu grande encima, pero solo tienes 6 reales, y un puente cuesta 15.
withdraw-2 = Consigue el dinero para el puente.
withdraw-2-right = 16 reales, y aún te queda la acción. El barón está otra vez en tu reserva.
withdraw-2-grande = Entonces no habría nadie tuyo en los pilares y no se podría construir el puente.
withdraw-2-build = Eso da un poco, pero entonces se acaba tu turno, y alguien puede estropear los pilares antes de que tengas 15 reales.
withdraw-2-else = Retira el barón de la 20.
withdraw-3 = Y ahora el puente.
withdraw-3-right = Un punto menos, dos más enseguida, 15 reales que devuelve el mismo puente y un castillo nuevo. Retira a los que están bajos en castillos ricos, y a tiempo: también se paga a un noble expulsado, pero entonces el momento lo eligió otro.
withdraw-3-else = El dinero era para el puente de la 6 a la 8.

end-title = El final
end-1 = La partida termina con el turno en que se usa el último bloque o el último puente. Queda un bloque y es tu turno. Tus nobles valen 11, los de Inés 10. Cada 50 reales completos son un punto más: Inés tiene 100, tú 85.
end-2 = Usa el último bloque de modo que ganes.
end-2-right = El castillo ha pagado 17: tienes 102 reales, dos puntos. 13 a 12. No hace falta más para una primera partida.
end-2-villa = Una villa paga 1: tendrías 86 reales, un punto. 12 a 12, e Inés tiene más dinero.
end-2-withdraw = Quien se retira ahora ya no puntúa, y está en alto.
end-2-else = Así Inés tendría el último bloque. ¿Qué construcción paga más?

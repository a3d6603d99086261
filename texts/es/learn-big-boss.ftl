# El curso de Das neue Big Boss. Cada lección tiene su título y, en cada paso, lo que se dice, por qué es buena la respuesta correcta y lo que se dice a las demás.

aim-title = Nobles en castillos que crecen
aim-1 = Gana el más rico. El dinero viene de construir y de los nobles: al final cada uno paga lo que vale su castillo, un grande, el que lleva corona, el doble. El barón de Inés está en un castillo que vale 5, así que hoy vale 5.
aim-2 = En tu turno compras una carta o construyes. Tienes la carta de la parcela 8: elígela debajo del tablero y funda un castillo, sobre tres parcelas en línea recta. Los botones dicen cuáles.
aim-2-right = Un castillo nuevo vale 5: 3 por el bloque de fundación, que es largo, 2 por el bloque de encima. Te ha pagado 5 reales, el dinero del juego, y su bandera lleva su escudo.
aim-2-other = Un castillo allí sería igual de bueno, pero en esta lección quédate con la parcela 8.
aim-2-villa = Un solo bloque es una villa: vale 1 y paga 1. Con tres parcelas libres seguidas puedes fundar un castillo entero.
aim-2-buy = Cartas tienes de sobra. Construye primero: construir da dinero.
aim-2-else = Juega la carta de la parcela 8 y funda un castillo.
aim-3 = Ahora puedes colocar nobles sobre lo que acabas de construir. Un barón cuesta lo que vale el castillo ahora, un grande el doble. Los castillos crecen: coloca a tu grande mientras es barato.
aim-3-right = Ha costado 10. Cuando el castillo valga 20, él valdrá 40.
aim-3-baron = También es buena inversión, pero un grande gana el doble con cada bloque.
aim-3-none = Nunca más costará tan poco un noble en este castillo.
aim-3-else = Coloca a tu grande en el castillo nuevo.

grow-title = Dónde construir
grow-1 = Los castillos no son de nadie. A quien construye en uno se le paga lo que vale después, y cada noble que hay en él vale más. En el castillo que vale 7 tienes un grande y un barón.
grow-2 = Juega la carta que más te da.
grow-2-right = 8 reales enseguida. Y el castillo vale uno más: tu grande gana 2, tu barón 1.
grow-2-theirs = Paga 6 y hace que el barón de Inés valga más. Construye donde están tus propios nobles.
grow-2-castle = Un castillo nuevo paga 5. Donde están tus nobles un bloque da más, y por partida doble.
grow-2-villa = Una villa paga 1. Mira dónde están tus nobles.
grow-2-withdraw = Eso paga lo que el noble vale hoy, pero entonces ya no crece con el castillo. En esta lección conserva a los dos y juega una carta: ¿dónde están tus nobles?
grow-2-else = Construir da más ahora. ¿Dónde están tus nobles?

height-title = La altura cuenta
height-1 = Un bloque cuenta su nivel: en el suelo 1, como cuarto de una torre 4. Una carta de torre va en cualquier parcela construida donde no haya otro. El castillo vale 9, y la 8 tiene tres bloques de altura. Usa tu carta de torre donde más dé.
height-1-right = El cuarto nivel cuenta 4: el castillo vale 13 y te ha pagado 13, y tu grande vale 26. Las cartas se compran, como acción de un turno: una carta de construcción por 5 reales, una carta de torre por 10.
height-1-flat = En el suelo un bloque cuenta 1: el castillo pagaría 10. Más arriba cuenta más.
height-1-own = Eso sube a tu grande, lo que al final vale algo, pero un bloque en el nivel 2 cuenta solo 2. Busca la torre más alta.
height-1-low = Ahí el bloque queda en el nivel 2 y cuenta solo 2. Busca la torre más alta.
height-1-else = Usa primero la carta de torre.

beaten-title = Nobles expulsados
beaten-1 = El grande de Inés está en la torre de la parcela 8, y tú tienes la carta de esa parcela. Una carta de construcción se puede jugar también en una parcela construida, incluso donde está otro: entonces ese noble es expulsado y vuelve a casa. A su dueño le pagan lo que valía antes del bloque.
beaten-2 = Juega la carta de la parcela 8.
beaten-2-right = Inés ha recibido 18 reales por su grande, pero está fuera, y desde ahora el castillo crece sin ella. A ti te han pagado 13.
beaten-2-else = Se puede, pero el grande de Inés sigue creciendo con cada bloque. Juega la carta de la parcela 8.
beaten-3 = Lo alto de la torre está libre, y el bloque es tuyo. Coloca ahí un noble.
beaten-3-right = Está en el nivel 4, y ya no le caerá ningún bloque encima: la carta de esta parcela ha salido del juego. Solo se le podría expulsar al encontrarse dos castillos; de eso trata otra lección.
beaten-3-none = Es el sitio más seguro del castillo, y el castillo va a crecer. Tómalo.
beaten-3-else = Coloca un noble en la 8.

merge-title = Un castillo se traga al otro
merge-1 = Dos castillos con una parcela libre en medio: el tuyo vale 5, el del grande de Inés 6. Cuando se encuentran se hacen uno, y ahí se pueden perder nobles.
merge-2 = Tienes la carta de la parcela 4. Únelos.
merge-2-right = El bloque nuevo cuenta para uno de los dos, y tú dices para cuál. Si cuenta para el tuyo, los dos valen 6 y tú eliges cuál queda.
merge-2-else = Eso paga menos. El castillo unido valdría 12.
merge-3 = El castillo que queda conserva todos sus nobles. En el que es absorbido, los nobles de los demás son expulsados; los tuyos se quedan siempre. ¿Cuál debe quedar: Almería, con tu grande, o Cádiz, con el de Inés?
merge-3-right = Inés ha recibido 12 por su grande y está fuera. A ti te han pagado 12, y tu grande vale 24 en lugar de 10 y tiene todo el castillo para él.
merge-3-hers = Entonces se quedaría también el grande de Inés y valdría 24, igual que el tuyo.
merge-3-else = Conserva el castillo de tu propio grande.

withdraw-title = Retirar a tiempo
withdraw-1 = Antes de actuar puedes retirar un noble, y paga lo que vale el castillo. Tu barón ha crecido con este castillo hasta 18. Pero el grande de Inés gana allí el doble que tú, y a ti te quedan solo 2 reales.
withdraw-2 = Tienes una carta para fundar un castillo nuevo, pero no dinero para nobles en él. Retira a tu barón.
withdraw-2-right = 18 reales para nobles en un castillo nuevo, y aún te queda la acción.
withdraw-2-poor = Podrías fundarlo, pero apenas habría dinero para los nobles, y nunca son más baratos.
withdraw-2-villa = Sería una villa que vale 1. Retira primero al barón: con su dinero puedes fundar un castillo y colocar nobles en él.
withdraw-2-else = Retira primero al barón.
withdraw-3 = Ahora funda el castillo.
withdraw-3-right = El grande ha costado 10: lo que tardó en crecer en el castillo viejo es ahora un nuevo comienzo. Retira donde otros ganan más que tú, donde el castillo ha llegado a 50 y ya no crece, o antes de que alguien se lo trague.
withdraw-3-villa = Así te queda una villa que vale 1. El dinero era para nobles en un castillo.
withdraw-3-else = Funda el castillo con la carta de la parcela 63.

end-title = El final
end-1 = La partida termina con el turno en que se usa el último bloque. Entonces se pagan todos los nobles, y quien tiene más en el nivel 2 o más arriba recibe 30 reales. Queda un bloque. Tu grande está en el nivel 3, Inés también tiene uno ahí arriba, y tu barón de la 10 está en el suelo.
end-2 = Usa el último bloque donde más decide.
end-2-right = Tu barón ha subido al nivel 2: dos nobles ahí arriba contra uno, y los 30 son solo tuyos. Ganas con 146 contra 92. No hace falta más para una primera partida.
end-2-villa = Paga 1, e Inés recibiría también 30. Un bloque puede dar más.
end-2-castle = Paga 5, e Inés recibiría también 30. Un bloque puede dar más.
end-2-withdraw = Al final cada noble paga al menos lo mismo, y solo en el tablero cuenta para los 30.
end-2-else = Así Inés tendría el último bloque. ¿Podría subir uno de tus nobles?

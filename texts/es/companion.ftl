# El acompañante de la primera partida: qué es un paso y en qué se fija la gente ahí. Un mensaje para cada paso de cada juego.

salamanca-play-cards = Elige cuándo quieres actuar. Las cartas altas van primero y se llevan las mejores losetas; las bajas van al final, y el último puede poner una plaga y además colocar losetas. Lo que juegas pasa después a quien tienes a la izquierda.
salamanca-choose-two = Eliges dos cartas, una para pronto y otra para tarde. Mira qué hay en la oferta y si quieres poner una plaga.
salamanca-turn = Casi siempre se toman losetas. Busca una del color de un edificio tuyo, o un edificio junto a tierra que ya está puesta. Si no hay nada de eso, el conde gana con lo de otro.
salamanca-lay = Las losetas cuentan si tocan tu edificio o un paisaje del mismo tipo que lo toca. Elige una y ve a una casilla libre, o tócala una vez: lees lo que vale ahora y lo que valdría después cada zona de la que formaría parte. Si una zona tuya vale 7 o más, piensa si conviene vender ya.
salamanca-claim = Ahora o nunca: un edificio solo se ocupa en el turno en que se coloca. Con tres edificios propios tienes que vender antes uno.
salamanca-go-on = Quien ha colocado losetas aún puede vender antes de terminar el turno: una venta paga el número del edificio. Una zona que se mantiene en 7 o más da 2 en cada mercado; en la última ronda véndelas todas. Tras poner solo el conde o usar una carta no se puede vender nada.
salamanca-last-turn = Actúas el último y tienes dos acciones: lo que hace la carta, y además losetas o el conde. Una plaga va donde el paisaje de un rival es largo y estrecho; el 6 toma una carta de la mano de otro; el 5, el 7 y el 8 no hacen nada.
salamanca-swap = Toma lo que te haría daño o lo que actúa cuando tú quieres, y da lo que menos ayuda.

toledo-action = Al principio se coloca una tienda cerca de la salida y se roban cartas; las iguales son las que más valen. Mueve cuando una carta lleve a una tienda que te sirva. Señala una carta para ver adónde lleva.
toledo-more = Puede seguir otra carta del mismo número. Para si la casilla siguiente no te da nada.
toledo-full = No hay círculo libre. Seguir es seguro si tienes la carta; un duelo está igualado, salvo que tengas fichas de esgrima que al otro le faltan.
toledo-shop = Tus tiendas son gratis: úsalas. En las de otros piensa cuánto vale para ti la carta. El material que falta para una espada suele valer una carta baja.
toledo-take = En el espadero toma la mejor espada que permite tu material, o espera a otra mejor si solo falta una pieza. Con el maestro de esgrima toma un color que a los demás les falte, o la ficha de movimiento para ser rápido.
toledo-gate = Pon tu mejor espada bajo el peón: solo ahí cuenta entera.

alcazar-turn = Construir da dinero, comprar cuesta. Busca la carta que amplía un castillo rico, mejor si tiene nobles tuyos. Retira un noble solo si necesitas el dinero. Mientras no haya ningún castillo, funda uno.
alcazar-action = Has retirado un noble. Usa el dinero ahora: un puente, o un sitio en un castillo nuevo.
alcazar-purchase = Compra una carta: la que antes da dinero es la de una parcela junto a un castillo.
alcazar-keep = El castillo que queda da el nombre; todos los nobles se quedan.
alcazar-crest = Una villa que vale 5 se convierte en castillo. Elige aquella donde tienes nobles.
alcazar-nobles = Un noble cuesta lo que vale el castillo, así que colócalo pronto. Los grandes van donde hay altura o la habrá: su nivel cuenta doble.

big-boss-turn = Construir paga lo que vale el castillo, así que construye en castillos ricos, mejor si tienen nobles tuyos. Retira un noble donde el castillo ya no crece o puede ser absorbido. Mientras no haya ningún castillo, funda uno.
big-boss-action = Has retirado un noble. Usa el dinero ahora, antes de que construyan los demás.
big-boss-purchase = Compra una carta: la que antes da dinero es la de una parcela junto a un castillo.
big-boss-keep = Conserva el castillo de tus propios nobles: los de los demás en el que desaparece son expulsados.
big-boss-crest = Una villa que vale 5 se convierte en castillo. Elige aquella donde tienes nobles.
big-boss-nobles = Un noble vale lo que el castillo llegue a valer. Colócalo mientras es pequeño, y donde otros vayan a construir.

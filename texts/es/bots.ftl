# Jugadores del ordenador: los nombres de sus niveles y por qué hacen una jugada.

level-novice = Novato
level-apprentice = Aprendiz
level-journeyman = Oficial
level-expert = Experto
level-master = Maestro
level-grandmaster = Gran maestro
level-novice-about = Hace cualquier jugada que no sea claramente absurda.
level-apprentice-about = Juega con reglas sencillas, sin mirar más allá.
level-journeyman-about = Mira un poco más allá.
level-expert-about = Piensa con antelación.
level-master-about = Piensa con mucha antelación.
level-grandmaster-about = Piensa con toda la antelación que permite el tiempo. En Das neue Big Boss y Toledo, y en Salamanca para dos o tres, aplica además lo que ha aprendido de muchos miles de partidas.
because-withdraws = retira el noble de { $place } por { $amount }
because-buys-card = compra la carta { $card }, que daría { $amount }
because-buys-from-pile = prueba suerte con el mazo
because-buys-tower = quiere construir más alto
because-founds-castle = funda un castillo y cobra { $amount }
because-builds = construye en { $card } y cobra { $amount }
because-builds-and-lifts = construye en { $card }, cobra { $amount } y eleva a su noble al nivel { $level }
because-builds-and-beats = construye en { $card }, cobra { $amount } y expulsa a un noble de { $other }
because-builds-and-joins = une lo que hay a ambos lados de { $card } y cobra { $amount }
because-builds-tower = eleva { $place } al nivel { $level }
because-lifts-with-tower = eleva { $place } y con ella a su noble al nivel { $level }
because-builds-bridge = une { $from } y { $to } con un puente y cobra { $amount }
because-threatens-bridge = amenaza con el puente de { $from } a { $to }
because-gives-crest = convierte la villa de { $place } en castillo
because-keeps-castle = conserva el castillo { $flag }
because-places-noble = { $rank ->
    [grande] quiere un sitio en el edificio: un grande en { $place }, nivel { $level }
   *[baron] quiere un sitio en el edificio: un barón en { $place }, nivel { $level }
}
because-moves-noble = traslada un noble a { $place }, nivel { $level }
because-trades-places = el grande debe estar más alto: { $from } y { $to } se cambian
because-keeps-nobles = ahorra nobles y dinero
because-passes = no tiene nada mejor que hacer
because-draws-cards = { $count ->
    [one] solo le queda una carta
   *[other] tiene { $count } cartas y quiere más
}
because-lays-shop = { $shop ->
    [gem] la casilla { $field } es buen sitio para un comerciante de gemas
    [steel] la casilla { $field } es buen sitio para un comerciante de acero
    [smith] la casilla { $field } es buen sitio para un espadero
    [fencing] la casilla { $field } es buen sitio para un maestro de esgrima
   *[other] la casilla { $field } es buen sitio
}
because-uses-shop = { $place ->
    [gem] visita al comerciante de gemas de la casilla { $field }
    [steel] visita al comerciante de acero de la casilla { $field }
    [smith] visita al espadero de la casilla { $field }
    [fencing] visita al maestro de esgrima de la casilla { $field }
    [tavern] visita la taberna de la casilla { $field }
    [artist] visita al pintor de la casilla { $field }
    [gate] visita la puerta de la casilla { $field }
   *[other] usa { $field }
}
because-pays-for-shop = { $place ->
    [gem] visita al comerciante de gemas de la casilla { $field }
    [steel] visita al comerciante de acero de la casilla { $field }
    [smith] visita al espadero de la casilla { $field }
    [fencing] visita al maestro de esgrima de la casilla { $field }
   *[other] usa { $field }
} y da un { $card } por ello
because-goes-to = { $place ->
    [gem] llega al comerciante de gemas de la casilla { $field }
    [steel] llega al comerciante de acero de la casilla { $field }
    [smith] llega al espadero de la casilla { $field }
    [fencing] llega al maestro de esgrima de la casilla { $field }
    [tavern] llega a la taberna de la casilla { $field }
    [artist] llega al pintor de la casilla { $field }
    [gate] llega a la puerta de la casilla { $field }
   *[other] llega a { $field }
}
because-sends-home = el peón de la casilla { $field } es más útil al principio de la calle
because-challenges = quiere el lugar de { $other }
because-takes-sword = una espada de { $points } puntos
because-takes-tile = { $tile ->
    [movement] quiere ser rápido
   *[other] se prepara para los duelos
}
because-brings-sword = pone a salvo { $points } puntos
because-saves-card = conserva la carta que costaría la casilla { $field }
because-leaves-shop = ahora no necesita su tienda de la casilla { $field }
because-keeps-swords = aún no lleva ninguna espada
because-keeps-cards = { $count ->
    [one] conserva la última carta
   *[other] conserva { $count } cartas para después
}
because-ends-turn = ya ha hecho bastante
because-goes-on = sigue adelante
because-plays-card =
    { $place ->
        [first] el { $card } actúa primero y puede elegir entre todas las losetas
        [first-unless-higher] el { $card } actúa primero, salvo que alguien juegue una carta más alta
        [first-unless-lower] el 5 actúa primero, salvo que alguien juegue una carta más baja
        [first-unless-five] el { $card } actúa primero, salvo que un 5 quede como la carta más baja
        [first-unless-either] el { $card } actúa primero, salvo que alguien juegue una carta más alta o un 5 quede como la más baja
        [after-five] el { $card } actúa justo después del 5; si alguien juega una carta menor que 5, el { $card } actúa primero
        [between] el { $card } actúa entre los demás
        [plague] espera con el { $card }: quien actúa el último pone { $card ->
            [1] el veneno
            [2] la rata
            [3] la langosta
           *[4] la ruina
        } y además coloca losetas
        [swap] espera con el 6: quien actúa el último cambia una carta y además coloca losetas
       *[last] espera con el { $card } y ve antes qué hacen los demás
    }
because-chooses-cards = ha elegido en secreto
because-plans-cards =
    el { $early } actúa antes, el { $late } después{ $late ->
        [1] {""}, y quien actúa el último pone además el veneno
        [2] {""}, y quien actúa el último pone además la rata
        [3] {""}, y quien actúa el último pone además la langosta
        [4] {""}, y quien actúa el último pone además la ruina
        [6] {""}, y quien actúa el último cambia además una carta
       *[other] {""} y ve antes qué hace el otro
    }
because-takes-tiles = { $count ->
    [one] la toma para que nadie más la tenga
   *[other] toma { $count } losetas para que nadie más las tenga
}
because-takes-for-area = puede hacer que su zona de { $cell } valga { $amount } más
because-takes-building = puede construir en { $cell }, donde la zona vale { $amount }
because-takes-from-other = si no, { $other } se lleva una loseta que vale { $amount }
because-enlarges = amplía su zona de { $cell } en { $amount }
because-lays-aside = la pone donde no ayuda a nadie: { $cell }
because-lays-building = un buen sitio para el edificio: en { $cell } su zona vale { $amount }
because-claims = ocupa { $cell }: la zona vale { $amount }
because-sells = vende { $cell } por { $amount }
because-keeps-area = conserva la zona de { $cell }, que vale { $amount }, para después
because-keeps-squire = guarda un hacendado para otro edificio
because-takes-nothing = no toma losetas: todas las que se toman hay que colocarlas
because-sets-conde = quiere parte de lo que { $other } gana en { $cell }
because-sets-plague = en { $cell } es donde más duele a los demás
because-costs-other = le quita { $amount } a la zona de { $other } en { $at }
because-looks = quiere conocer la mano de { $other }
because-swaps = cambia una carta
because-only-move = no hay otra cosa que hacer
because-expects = al final cabe esperar unos { $score }, y se ganan { $chance } de cada 100 partidas así
because-gains = { $more } más que con la segunda mejor jugada
because-safer = se ganan { $more } de cada 100 partidas más que con la segunda mejor jugada
because-as-good = la segunda mejor jugada es casi igual de buena

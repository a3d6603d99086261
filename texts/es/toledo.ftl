# Toledo: lo que ocurre, lo que se puede hacer, por qué no, y qué hay en cada sitio.

name-kind = { $kind ->
    [gem] comerciante de gemas
    [steel] comerciante de acero
    [smith] espadero
   *[fencing] maestro de esgrima
}
name-circles = { $circles ->
    [one] un círculo
   *[other] { $circles } círculos
}
name-place = { $place ->
    [gem] comerciante de gemas
    [steel] comerciante de acero
    [smith] espadero
    [fencing] maestro de esgrima
    [tavern] taberna
   *[artist] pintor
}
name-tile = { $tile ->
    [violet] ficha de duelo violeta
    [brown] ficha de duelo marrón
    [orange] ficha de duelo naranja
   *[movement] ficha de movimiento
}
name-returned = { $returned ->
    [violet] ficha de duelo violeta
    [brown] ficha de duelo marrón
    [orange] ficha de duelo naranja
   *[movement] ficha de movimiento
}
name-from = { $from ->
    [0] la catedral
   *[other] la casilla { $from }
}
name-steel = { $steel } de acero
name-gems = { $gems ->
    [one] una gema
   *[other] { $gems } gemas
}

event-cards-drawn = { $cards ->
    [hidden] { $seat } roba { $count ->
        [0] ninguna carta: no queda ninguna
        [one] una carta
       *[other] { $count } cartas
    }.
   *[other] { $seat } roba { $count ->
        [0] ninguna carta: no queda ninguna
        [one] un { $cards }
       *[other] { $cards }
    }.
}
event-pile-shuffled = { $count ->
    [one] El mazo está vacío: la única carta descartada forma el nuevo mazo.
   *[other] El mazo está vacío: se barajan las { $count } cartas descartadas.
}
event-shop-laid = { $seat } abre una tienda en la casilla { $field }: { name-kind }, { name-circles }.
event-pawn-sent-home = { $seat } devuelve un peón de la casilla { $field } a la catedral.
event-pawn-moved = { $seat } juega un { $value }: peón de { name-from } a { $to }.
event-field-full = No hay círculo libre en la casilla { $field }: { $seat } debe seguir o desafiar.
event-duel-began = { $seat } desafía a { $other } en la casilla { $field }.
event-duel-round = Asalto { $round }: { $reason ->
    [tile] un { $card }, { $colour ->
        [violet] violeta
        [brown] marrón
       *[orange] naranja
    }, y solo { $winner_seat } tiene esa ficha. El asalto es para { $winner_seat }
    [figure] un { $card }, { $colour ->
        [neutral] neutral
       *[other] { $colour ->
            [violet] violeta
            [brown] marrón
           *[orange] naranja
        }, { $attacker_has_tile ->
            [yes] ambos tienen la ficha
           *[no] nadie tiene la ficha
        }
    }, { $figure ->
        [attacker] destaca el atacante
       *[defender] destaca el defensor
    }. El asalto es para { $winner_seat }
   *[no-card] no hay carta que descubrir. El asalto es para { $winner_seat }, que defiende
} ({ $attacker_wins }:{ $defender_wins }).
event-duel-won = { $winner_seat } gana el duelo. El peón de { $loser_seat } vuelve a la catedral.
event-paid = { $owner_seat ->
    [hidden] { $seat } paga con un { $value }.
   *[other] { $seat } paga a { $owner_seat } con un { $value }.
}
event-shop-not-used = { $seat } no usa la casilla { $field }.
event-gem-taken = { $seat } toma una gema y ya tiene { $gems }.
event-steel-taken = { $seat } toma acero y ya tiene { $steel }.
event-sword-taken = { $seat } encarga una espada de { $points } puntos por { name-steel } y { name-gems }.
event-tile-taken = { $returned ->
    [hidden] { $seat } toma la { name-tile }.
   *[other] { $seat } toma la { name-tile } y devuelve la { name-returned }.
}
event-painting-taken = { $seat } toma el cuadro de { $points ->
    [one] un punto
   *[other] { $points } puntos
}.
event-alcazar-entered = { $pawns ->
    [one] { $seat } tiene un peón en el Alcázar.
   *[other] { $seat } ya tiene { $pawns } peones en el Alcázar.
}
event-sword-brought = { $seat } lleva una espada de { $points } puntos al Alcázar.
event-no-sword-brought = { $seat } no lleva ninguna espada.
event-last-round = { $seat } tiene tres peones en el Alcázar. Los demás tienen un turno más.
event-hand-shown = { $count ->
    [0] A { $seat } no le quedan cartas.
    [one] { $seat } muestra una carta que vale { $sum }.
   *[other] { $seat } muestra { $count } cartas que valen { $sum } en total.
}
event-scored = { $seat }: { $total ->
    [one] { $total } punto
   *[other] { $total } puntos
 } (en el Alcázar { $brought }, espadas en mano { $held }, cuadros { $paintings }, gemas { $gems }, ficha de movimiento { $movement }).

move-draw = Robar dos cartas
move-lay = Poner una tienda en la casilla { $field }: { name-kind }, { name-circles }
move-home = Devolver el peón de la casilla { $field } a la catedral
move-go = Jugar un { $value } con el peón de { name-from }
move-challenge = Desafiar a { $other }
move-use = Usar la tienda
move-pay = Pagar con un { $value }
move-sword = Tomar la espada de { $points } puntos
move-tile = { $returned ->
    [hidden] Tomar la { name-tile }
   *[other] Tomar la { name-tile } y devolver la { name-returned }
}
move-bring = Poner la espada de { $points } puntos bajo el peón
move-skip = Renunciar
move-end = Terminar el turno

refused-not-your-turn = Es el turno de { $other }.
refused-game-is-over = La partida ha terminado.
refused-no-pawn-has-come = Solo un peón que acaba de llegar puede usar un lugar.
refused-no-pawn-at-gate = Una espada se pone solo bajo un peón que acaba de llegar a una puerta.
refused-nothing-to-end = Aún no has movido ningún peón: roba, pon una tienda, mueve o devuelve un peón.
refused-moving-goes-on = Estás moviendo: juega otra carta o termina el turno.
refused-move-on-or-challenge = No hay círculo libre en la casilla { $field }: sigue con este peón o desafía.
refused-shop-comes-first = Decide primero si usas la casilla { $field } ({ name-place }).
refused-take-what-is-paid = La casilla { $field } ({ name-place }) está pagada: di qué tomas.
refused-sword-comes-first = Decide primero qué espada lleva el peón.
refused-no-such-field = En { $field } no puede haber tienda: las casillas van de 1 a { $last }.
refused-field-has-shop = En la casilla { $field } hay una tienda de { $other }: { name-kind }, { name-circles }.
refused-field-is-tavern = La casilla { $field } es una taberna. Ahí no cabe una tienda.
refused-field-is-artist = La casilla { $field } es del pintor. Ahí no cabe una tienda.
refused-shop-is-laid = Esa tienda ya la has puesto: { name-kind }, { name-circles }.
refused-no-pawn-on-field = No tienes ningún peón en la casilla { $field }.
refused-no-pawn-to-move = No tienes ningún peón en la casilla { $field }.
refused-no-pawn-on-cathedral = No tienes ningún peón en la catedral.
refused-same-pawn-moves-on = Ahora solo puede mover el peón que ha llegado a la casilla llena { $field }.
refused-no-such-value = No hay cartas de valor { $value }.
refused-no-card-of-value = No tienes ninguna carta de valor { $value }.
refused-other-value = Un { $value } no puede seguir: las demás cartas deben ser un { $values }.
refused-odd-card-was-played = Un { $value } no puede seguir: solo una carta del turno puede ser distinta, y ya se ha jugado. Se permite: { $values }.
refused-past-the-gates = Un { $value } desde { name-from } pasa de { $last }, la segunda puerta.
refused-nothing-to-stop-on = En la casilla { $field } no hay donde detenerse.
refused-full-of-own-pawns = En la casilla { $field } solo hay peones tuyos, y no podrías seguir.
refused-challenge-only-on-full-field = Solo puedes desafiar en una casilla sin círculo libre a la que acabe de llegar tu peón.
refused-own-pawn-challenged = No se puede desafiar a un peón propio.
refused-no-pawn-to-challenge = { $other } no tiene ningún peón en la casilla { $field }.
refused-nothing-to-take = En la casilla { $field } ({ name-place }) no hay nada que tomar.
refused-must-pay = La casilla { $field } no es tuya: paga antes con una carta de al menos { $price }.
refused-own-shop-is-free = La tienda de la casilla { $field } es tuya: no cuesta nada.
refused-no-card-to-pay = No tienes ninguna carta de valor { $value } para pagar.
refused-price-is-higher = Un { $value } es poco: la casilla { $field } cuesta una carta de al menos { $price }.
refused-say-what-to-take = Di qué tomas en la casilla { $field }.
refused-other-trade = Eso no se consigue en la casilla { $field } ({ name-place }).
refused-no-such-sword = No hay ninguna espada de { $points } puntos.
refused-sword-is-gone = Ya no quedan espadas de { $points } puntos.
refused-too-little-material = La espada de { $points } puntos cuesta { name-steel } y { name-gems }. Tienes { $own_steel } y { $own_gems }.
refused-sword-not-held = No tienes ninguna espada de { $points } puntos.
refused-tile-is-held = Ya tienes la { name-tile }.
refused-tile-is-gone = Ya no queda ninguna { name-tile }.
refused-must-return-tile = Tienes tres fichas: di cuál devuelves por la { name-tile }.
refused-may-not-return-tile = Con menos de tres fichas no se devuelve ninguna.
refused-returned-tile-not-held = No tienes la { name-tile } para devolverla.

explain-cathedral = La catedral: aquí empiezan todos los peones.
explain-gate = Una puerta: quien se detiene en { $field } entra en el Alcázar.
explain-empty-field = La casilla { $field } está vacía.
explain-place = Casilla { $field }: { name-place }.
explain-owner = Es de { $seat }.
explain-own-shop = Tu propia tienda no te cuesta nada.
explain-price = Usar una tienda aquí cuesta una carta de al menos { $price } (las cartas llegan a { $most }).
explain-circles = { $circles ->
    [one] Un círculo, { $free ->
        [0] ocupado
       *[other] libre
    }.
   *[other] { $circles } círculos, { $free ->
        [0] ninguno libre
        [one] uno libre
       *[other] { $free } libres
    }.
}
explain-next-painting = { $points ->
    [one] El próximo cuadro vale un punto.
   *[other] El próximo cuadro vale { $points } puntos.
}
explain-pawns = { $pawns ->
    [one] { $seat } tiene aquí un peón.
   *[other] { $seat } tiene aquí { $pawns } peones.
}
explain-on-its-way = Un peón de { $seat } ha llegado aquí y no encuentra círculo libre.
explain-alcazar = { $swords ->
    [none] { $seat } tiene aquí { $pawns } de { $most } peones, sin espadas.
   *[other] { $seat } tiene aquí { $pawns } de { $most } peones, con espadas de { $swords } puntos.
}
explain-sword = Una espada de { $points } puntos cuesta { name-steel } y { name-gems }.
explain-swords-left = Quedan { $left } de { $copies }.
explain-sword-lacks = Te falta { $steel ->
    [0] { name-gems }
   *[other] { $gems ->
        [0] { name-steel }
       *[other] { name-steel } y { name-gems }
    }
}.
explain-sword-affordable = Tienes el material necesario.
explain-score = { $seat } tiene { $points ->
    [one] un punto
   *[other] { $points } puntos
}.
explain-score-brought = Espadas en el Alcázar
explain-score-held = Espadas aún en mano, la mitad de cada una
explain-score-paintings = Cuadros
explain-score-gems = Cada dos gemas, un punto ({ name-gems })
explain-score-movement = La ficha de movimiento

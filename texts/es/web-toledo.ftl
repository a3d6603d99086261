# Las palabras del tablero de Toledo.

## Steps

step-action =
    Roba cartas{ $lay ->
        [yes] {", "}pon una tienda
       *[no] {""}
    }{ $home ->
        [yes] {", "}devuelve un peón
       *[no] {""}
    }{ $go ->
        [yes] {", "}o mueve con una carta
       *[no] {""}
    }.
step-more = Juega otra carta o termina tu turno.
step-full = No hay círculo libre: sigue o desafía.
step-shop =
    { $place ->
        [gem] Comerciante de gemas: toma una gema.
        [steel] Comerciante de acero: toma un acero.
        [smith] Espadero: encarga una espada a cambio de acero y gemas.
        [fencing] Maestro de esgrima: toma una ficha de esgrima.
        [tavern] Taberna: roba tres cartas.
       *[artist] Pintor: toma el cuadro de arriba.
    } { $payee ->
        [nobody] Es tuyo y no cuesta nada.
        [owner] Cuesta una carta de { $price } o más, que recibe { $owner }.
       *[discards] Cuesta una carta de { $price } o más.
    } O renuncia.
step-take = Elige qué tomar.
step-gate = Pon una espada bajo el peón o consérvala.
step-over = La partida ha terminado.

## Board

round = Ronda { $round }
round-of = Ronda { $round } de { $rounds }
last-round = Últimos turnos: { $name } tiene tres peones en el Alcázar
open-card = Primera carta: { $value }
to-follow = más cartas: { $values }
place =
    { $position }, { $what ->
        [cathedral] Catedral
       *[empty] casilla vacía
        [tavern] taberna
        [artist] pintor
        [gate] puerta
        [gem] comerciante de gemas
        [steel] comerciante de acero
        [smith] espadero
        [fencing] maestro de esgrima
    }
owned = de { $name }
price = precio { $price }
circles =
    { $count ->
        [one] { $count } círculo
       *[other] { $count } círculos
    }
pawns =
    { $count ->
        [one] un peón de { $name }
       *[other] { $count } peones de { $name }
    }
lit = se puede elegir
may-challenge = se puede retar a { $name }
alcazar = Alcázar
in-alcazar =
    { $count ->
        [one] { $name }: { $count } peón en el Alcázar
       *[other] { $name }: { $count } peones en el Alcázar
    }

## Hand and things

hand = Tus cartas
card =
    Carta { $value }, { $colour ->
        [violet] violeta
        [brown] marrón
        [orange] naranja
       *[neutral] neutral
        [none] ninguna carta
    }, { $figure ->
       *[attacker] atacante
        [defender] defensor
        [none] –
    }
cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
points =
    { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
    }
shops = Tiendas por poner
shop =
    { $kind ->
       *[gem] comerciante de gemas
        [steel] comerciante de acero
        [smith] espadero
        [fencing] maestro de esgrima
    }, { $circles ->
        [one] { $circles } círculo
       *[other] { $circles } círculos
    }
swords = Espadas en el estante
sword =
    Espada de { $points }: { $steel } de acero{ $gems ->
        [0] {""}
        [one] {", "}{ $gems } gema
       *[other] {", "}{ $gems } gemas
    }, { $left ->
        [one] queda { $left }
       *[other] quedan { $left }
    }{ $affordable ->
        [yes] { " – te alcanza" }
       *[no] {""}
    }
own-swords = Tus espadas
own-sword = Espada de { $points }
swords-held = en mano { $held }, entregadas { $brought }
paintings-held = cuadros { $points }
tiles = Fichas de esgrima
tile =
    { $tile ->
       *[violet] ficha de duelo violeta
        [brown] ficha de duelo marrón
        [orange] ficha de duelo naranja
        [movement] ficha de movimiento
    } (quedan { $left })
tile-name =
    { $tile ->
       *[violet] ficha de duelo violeta
        [brown] ficha de duelo marrón
        [orange] ficha de duelo naranja
        [movement] ficha de movimiento
    }
tile-back =
    Devolver: { $tile ->
       *[violet] ficha de duelo violeta
        [brown] ficha de duelo marrón
        [orange] ficha de duelo naranja
        [movement] ficha de movimiento
    }
hand-back = por
steel = { $count } de acero
gems =
    { $count ->
        [one] { $count } gema
       *[other] { $count } gemas
    }
pile =
    { $count ->
        [one] { $count } carta en el mazo
       *[other] { $count } cartas en el mazo
    }
paintings = Cuadros: { $points }
supplies = Reserva
end-near = El tercer peón de alguien en el Alcázar termina la partida. El máximo hasta ahora: { $most }.
pay-least = Paga con una carta de { $price } o más

## Duel

duel = Duelo
attacker = reta
defender = defiende
duel-tile =
    { $holds ->
        [yes] tiene la ficha
       *[no] no tiene la ficha
    }
duel-card =
    { $colour ->
        [violet] violeta
        [brown] marrón
        [orange] naranja
       *[neutral] neutral
        [none] ninguna carta
    } · { $figure ->
       *[attacker] atacante
        [defender] defensor
        [none] –
    }
duel-won =
    { $name }: { $reason ->
        [tile] solo este lado tiene la ficha { $colour ->
            [violet] violeta
            [brown] marrón
           *[orange] naranja
        }
       *[figure] { $colour ->
            [neutral] carta sin color
           *[other] { $tiles ->
                [yes] ambos tienen la ficha
               *[no] nadie tiene la ficha
            }
        }, { $figure ->
            [defender] destaca el defensor
           *[attacker] destaca el atacante
        }
        [no-card] no quedan cartas
    }
duel-close = Seguir

## Scores

scores = Los puntos por partes
score-brought = Espadas en el Alcázar
score-held = Espadas en mano, la mitad
score-paintings = Cuadros
score-gems = Gemas, dos por punto
score-movement = Ficha de movimiento
score-total = Total

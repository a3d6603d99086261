## Avisos a quienes no están en la mesa: en la pantalla de bloqueo, en un correo, en un chat.

your-turn = Te toca jugar
game-starts = Empieza tu partida
invited = Te invitan a una partida
time-short = Se te acaba el tiempo
several =
    { $count ->
        [one] { $count } mesa te espera
       *[other] { $count } mesas te esperan
    }
# "Toledo con Ana, Ben"
table = { $game } con { $names }
# "Toledo con Ana: Te toca jugar"
line = { $table }: { $what }
more =
    { $count ->
        [one] y { $count } mesa más
       *[other] y { $count } mesas más
    }
no-more = No enviar más
farewell = A partir de ahora aquí no se avisa de ninguna partida: alguien lo ha terminado con el enlace. Quien lo pidió puede volver a activarlo: { $choose }
letter =
    { $tables }

    Elegiste enterarte de esto por correo. Elegir otra cosa: { $choose }
    No recibir más correos como este: { $end }
picture = El tablero de { $game } tal como está ahora
to-table = A la mesa

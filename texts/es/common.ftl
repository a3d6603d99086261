# What all games and front ends share.

seat-name = Jugador { $number }
open-ground = columna { $column }, fila { $row }

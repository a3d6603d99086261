# What all games and front ends share.

seat-name = Jugador { $number }
seat-forgotten = Exjugador { $number }
open-ground = la columna { $column }, fila { $row }

# What all games and front ends share.

seat-name = Jugador { $number }
seat-forgotten = Exjugador { $number }
open-ground = columna { $column }, fila { $row }

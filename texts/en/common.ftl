# What all games and front ends share.

seat-name = Player { $number }
seat-forgotten = Former player { $number }
open-ground = column { $column }, row { $row }

# What all games and front ends share.

seat-name = Player { $number }
open-ground = column { $column }, row { $row }

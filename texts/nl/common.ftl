# What all games and front ends share.

seat-name = Speler { $number }
open-ground = kolom { $column }, rij { $row }

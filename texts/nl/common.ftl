# What all games and front ends share.

seat-name = Speler { $number }
seat-forgotten = Voormalige speler { $number }
open-ground = kolom { $column }, rij { $row }

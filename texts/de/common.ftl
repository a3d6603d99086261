# What all games and front ends share.

seat-name = Spieler { $number }
seat-forgotten = Ehemaliger Spieler { $number }
open-ground = Spalte { $column }, Reihe { $row }

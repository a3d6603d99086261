# What all games and front ends share.

seat-name = Spieler { $number }
open-ground = Spalte { $column }, Reihe { $row }

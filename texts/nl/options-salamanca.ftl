# Waarmee aan een tafel van Salamanca kan worden gespeeld, waar die wordt geopend en waar het wordt gezegd.

open-money = Geld open tonen
open-money-term = Geld
open-money-on = open
open-money-off = geheim tot het eind

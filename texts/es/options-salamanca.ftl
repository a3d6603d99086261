# Con qué se puede jugar en una mesa de Salamanca, donde se abre y donde se dice.

open-money = Dinero a la vista
open-money-term = Dinero
open-money-on = a la vista
open-money-off = secreto hasta el final

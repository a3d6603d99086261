# Womit an einem Tisch von Salamanca gespielt werden kann, wo er eröffnet und wo es gesagt wird.

open-money = Geld offen zeigen
open-money-term = Geld
open-money-on = offen
open-money-off = geheim bis zum Schluss

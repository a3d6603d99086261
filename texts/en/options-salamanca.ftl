# What a table of Salamanca can be played with, where it is opened and where it is told.

open-money = Money is shown
open-money-term = Money
open-money-on = open
open-money-off = secret until the end

# The signs that all tables have: the name of each, and what it does.

seat = Player
seat-does = The shape and the colour of a player. Everything that bears them is theirs.

bot = Computer player
bot-does = The computer plays this seat.

lit = Lit
lit-does = You can choose this now.

able = Dotted line
able-does = Something can be done with this as well. Point at it twice, or use its button.

picked = Blue line
picked-does = You have chosen this; something else is still needed for the move.

suggested = Green line
suggested-does = A hint, or what a lesson points at.

shown = Dashed line
shown-does = What a line of the log or of an answer speaks of.

last = Red dots
last-does = The last move was made here.

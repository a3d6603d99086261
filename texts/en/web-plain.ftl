# The words of a table without a drawn board.

step-any = Choose what to do.

-- What an account is found by where lists of games are searched: the name that is shown, as it is now. Stored by the server, since databases do not
-- agree on small letters; where it is missing yet, the name under which the game was played counts.
ALTER TABLE accounts ADD COLUMN name_key TEXT;

-- Because of whom it is, if there was one: the name goes when the account does.
ALTER TABLE address_bans ADD COLUMN person TEXT NOT NULL DEFAULT '';

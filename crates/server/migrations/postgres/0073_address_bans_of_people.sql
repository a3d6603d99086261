-- Because of whom it is, if there was one: the name goes when the account does.
ALTER TABLE address_bans ADD COLUMN person text COLLATE "C" NOT NULL DEFAULT '';

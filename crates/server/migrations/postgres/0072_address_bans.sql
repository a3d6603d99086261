-- From where nobody new comes in for a while. Addresses are kept as hashes, here and beside guests.
CREATE TABLE address_bans (
    id text COLLATE "C" NOT NULL PRIMARY KEY,
    target text COLLATE "C" NOT NULL,
    -- What the person was called because of whom it is, if there was one.
    about text NOT NULL,
    reason text NOT NULL,
    at bigint NOT NULL,
    until_at bigint NOT NULL,
    -- The account of the moderator; empty: the command line.
    given_by text COLLATE "C" NOT NULL,
    lifted_at bigint
);
CREATE INDEX address_bans_by_target ON address_bans (target, until_at);

-- Where a guest last came from.
ALTER TABLE guests ADD COLUMN came_from text NOT NULL DEFAULT '';

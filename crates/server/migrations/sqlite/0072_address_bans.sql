-- From where nobody new comes in for a while. Addresses are kept as hashes, here and beside guests.
CREATE TABLE address_bans (
    id TEXT NOT NULL PRIMARY KEY,
    target TEXT NOT NULL,
    -- What the person was called because of whom it is, if there was one.
    about TEXT NOT NULL,
    reason TEXT NOT NULL,
    at BIGINT NOT NULL,
    until_at BIGINT NOT NULL,
    -- The account of the moderator; empty: the command line.
    given_by TEXT NOT NULL,
    lifted_at BIGINT
) WITHOUT ROWID;
CREATE INDEX address_bans_by_target ON address_bans (target, until_at);

-- Where a guest last came from.
ALTER TABLE guests ADD COLUMN came_from TEXT NOT NULL DEFAULT '';

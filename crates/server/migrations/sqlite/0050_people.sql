-- Whom somebody follows. Both are accounts.
CREATE TABLE follows (
    follower TEXT NOT NULL,
    followed TEXT NOT NULL,
    since BIGINT NOT NULL,
    PRIMARY KEY (follower, followed)
) WITHOUT ROWID;
CREATE INDEX follows_by_followed ON follows (followed);

-- Whom somebody does not want to meet. Each is an account, or a guest who has none.
CREATE TABLE blocks (
    blocker TEXT NOT NULL,
    blocked TEXT NOT NULL,
    -- What it is called where it is listed: guests are not told apart by what opens their seats.
    id TEXT NOT NULL UNIQUE,
    -- What the other was called then.
    name TEXT NOT NULL,
    since BIGINT NOT NULL,
    PRIMARY KEY (blocker, blocked)
) WITHOUT ROWID;
CREATE INDEX blocks_by_blocked ON blocks (blocked);

-- Whom somebody has asked to a table that waits for players. Both are accounts.
CREATE TABLE table_invitations (
    table_id TEXT NOT NULL,
    invited TEXT NOT NULL,
    invited_by TEXT NOT NULL,
    at BIGINT NOT NULL,
    -- Declined: nobody is asked twice to the same table.
    declined BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY (table_id, invited)
) WITHOUT ROWID;
CREATE INDEX table_invitations_of ON table_invitations (invited, at);
CREATE INDEX table_invitations_by ON table_invitations (invited_by, at);
CREATE INDEX table_invitations_by_time ON table_invitations (at);

-- Who wrote a line: the account, or the guest; unknown for old lines and for those who came by a link alone.
ALTER TABLE chat ADD COLUMN author TEXT;

-- Whom somebody follows. Both are accounts.
CREATE TABLE follows (
    follower text COLLATE "C" NOT NULL,
    followed text COLLATE "C" NOT NULL,
    since bigint NOT NULL,
    PRIMARY KEY (follower, followed)
);
CREATE INDEX follows_by_followed ON follows (followed);

-- Whom somebody does not want to meet. Each is an account, or a guest who has none.
CREATE TABLE blocks (
    blocker text COLLATE "C" NOT NULL,
    blocked text COLLATE "C" NOT NULL,
    -- What it is called where it is listed: guests are not told apart by what opens their seats.
    id text COLLATE "C" NOT NULL UNIQUE,
    -- What the other was called then.
    name text NOT NULL,
    since bigint NOT NULL,
    PRIMARY KEY (blocker, blocked)
);
CREATE INDEX blocks_by_blocked ON blocks (blocked);

-- Whom somebody has asked to a table that waits for players. Both are accounts.
CREATE TABLE table_invitations (
    table_id text COLLATE "C" NOT NULL,
    invited text COLLATE "C" NOT NULL,
    invited_by text COLLATE "C" NOT NULL,
    at bigint NOT NULL,
    -- Declined: nobody is asked twice to the same table.
    declined bigint NOT NULL DEFAULT 0,
    PRIMARY KEY (table_id, invited)
);
CREATE INDEX table_invitations_of ON table_invitations (invited, at);
CREATE INDEX table_invitations_by ON table_invitations (invited_by, at);
CREATE INDEX table_invitations_by_time ON table_invitations (at);

-- Who wrote a line: the account, or the guest; unknown for old lines and for those who came by a link alone.
ALTER TABLE chat ADD COLUMN author text COLLATE "C";

-- What somebody has told moderators of somebody else. Persons are accounts, or guests who have none.
CREATE TABLE reports (
    id TEXT NOT NULL PRIMARY KEY,
    at BIGINT NOT NULL,
    reporter TEXT NOT NULL,
    person TEXT NOT NULL,
    -- What the person was called then.
    person_name TEXT NOT NULL,
    kind TEXT NOT NULL,
    note TEXT NOT NULL,
    table_id TEXT,
    -- The room of the chat that whoever reports could read, and the line that it is about, or the last one.
    room TEXT,
    line BIGINT,
    -- Empty: nobody has answered yet.
    answer TEXT NOT NULL DEFAULT '',
    answered_at BIGINT,
    answered_by TEXT NOT NULL DEFAULT '',
    reason TEXT NOT NULL DEFAULT ''
) WITHOUT ROWID;
CREATE INDEX reports_by_answer ON reports (answered_at, at);
CREATE INDEX reports_by_reporter ON reports (reporter, at);
CREATE INDEX reports_of_persons ON reports (person, at);

-- What moderators have done to somebody.
CREATE TABLE sanctions (
    id TEXT NOT NULL PRIMARY KEY,
    person TEXT NOT NULL,
    kind TEXT NOT NULL,
    reason TEXT NOT NULL,
    at BIGINT NOT NULL,
    -- When it ends, of what ends by itself.
    until BIGINT,
    given_by TEXT NOT NULL,
    -- The name that was taken away.
    name TEXT NOT NULL DEFAULT '',
    lifted_at BIGINT,
    -- When the person has read it.
    seen_at BIGINT,
    -- What the person has written to the host about it, and when the host has put that aside.
    appeal TEXT NOT NULL DEFAULT '',
    appealed_at BIGINT,
    settled_at BIGINT
) WITHOUT ROWID;
CREATE INDEX sanctions_of_persons ON sanctions (person, at);
CREATE INDEX sanctions_with_appeals ON sanctions (appealed_at) WHERE appealed_at IS NOT NULL;

-- Until when somebody may not write, or may not come in; whether there is something that they have to read.
ALTER TABLE guests ADD COLUMN muted_until BIGINT NOT NULL DEFAULT 0;
ALTER TABLE guests ADD COLUMN banned_until BIGINT NOT NULL DEFAULT 0;
ALTER TABLE guests ADD COLUMN must_read BIGINT NOT NULL DEFAULT 0;
CREATE INDEX guests_banned ON guests (banned_until) WHERE banned_until > 0;

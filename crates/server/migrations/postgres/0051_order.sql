-- What somebody has told moderators of somebody else. Persons are accounts, or guests who have none.
CREATE TABLE reports (
    id text COLLATE "C" NOT NULL PRIMARY KEY,
    at bigint NOT NULL,
    reporter text COLLATE "C" NOT NULL,
    person text COLLATE "C" NOT NULL,
    -- What the person was called then.
    person_name text NOT NULL,
    kind text NOT NULL,
    note text NOT NULL,
    table_id text COLLATE "C",
    -- The room of the chat that whoever reports could read, and the line that it is about, or the last one.
    room text,
    line bigint,
    -- Empty: nobody has answered yet.
    answer text NOT NULL DEFAULT '',
    answered_at bigint,
    answered_by text COLLATE "C" NOT NULL DEFAULT '',
    reason text NOT NULL DEFAULT ''
);
CREATE INDEX reports_by_answer ON reports (answered_at, at);
CREATE INDEX reports_by_reporter ON reports (reporter, at);
CREATE INDEX reports_of_persons ON reports (person, at);

-- What moderators have done to somebody.
CREATE TABLE sanctions (
    id text COLLATE "C" NOT NULL PRIMARY KEY,
    person text COLLATE "C" NOT NULL,
    kind text NOT NULL,
    reason text NOT NULL,
    at bigint NOT NULL,
    -- When it ends, of what ends by itself.
    until bigint,
    given_by text COLLATE "C" NOT NULL,
    -- The name that was taken away.
    name text NOT NULL DEFAULT '',
    lifted_at bigint,
    -- When the person has read it.
    seen_at bigint,
    -- What the person has written to the host about it, and when the host has put that aside.
    appeal text NOT NULL DEFAULT '',
    appealed_at bigint,
    settled_at bigint
);
CREATE INDEX sanctions_of_persons ON sanctions (person, at);
CREATE INDEX sanctions_with_appeals ON sanctions (appealed_at) WHERE appealed_at IS NOT NULL;

-- Until when somebody may not write, or may not come in; whether there is something that they have to read.
ALTER TABLE guests ADD COLUMN muted_until bigint NOT NULL DEFAULT 0;
ALTER TABLE guests ADD COLUMN banned_until bigint NOT NULL DEFAULT 0;
ALTER TABLE guests ADD COLUMN must_read bigint NOT NULL DEFAULT 0;
CREATE INDEX guests_banned ON guests (banned_until) WHERE banned_until > 0;

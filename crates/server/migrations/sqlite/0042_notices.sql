-- Notices: what somebody is told who is not at the table. Times are in milliseconds.

-- What a server makes once and keeps, the same for all nodes: the keys that notices are signed with.
CREATE TABLE server_keys (
    name TEXT NOT NULL PRIMARY KEY,
    value BLOB NOT NULL
) WITHOUT ROWID;

-- Ways by which somebody is told.
CREATE TABLE notice_channels (
    id TEXT NOT NULL PRIMARY KEY,
    guest_id TEXT NOT NULL,
    -- For push: the session of the browser. The channel ends with it.
    session BLOB,
    form TEXT NOT NULL,
    address TEXT NOT NULL,
    -- For push the keys of the browser, for a webhook the secret that it is signed with, as JSON.
    keys TEXT NOT NULL,
    -- Of what: a JSON list.
    kinds TEXT NOT NULL,
    language TEXT NOT NULL,
    -- The pages that it was made at: links begin with it.
    origin TEXT NOT NULL,
    label TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    -- What happened before it was made or changed is not told.
    since BIGINT NOT NULL,
    last_sent_at BIGINT NOT NULL,
    failing_since BIGINT
) WITHOUT ROWID;
CREATE INDEX notice_channels_of_guests ON notice_channels (guest_id);
CREATE INDEX notice_channels_by_address ON notice_channels (address);

-- When somebody is not told, and how early that time runs short.
CREATE TABLE notice_hours (
    guest_id TEXT NOT NULL PRIMARY KEY,
    time_zone TEXT NOT NULL,
    quiet_from BIGINT NOT NULL,
    quiet_until BIGINT NOT NULL,
    remind_hours BIGINT NOT NULL
) WITHOUT ROWID;

-- What is to be sent, and what was. The key is what makes a notice one: it is sent once each way.
CREATE TABLE notices (
    channel_id TEXT NOT NULL,
    kind TEXT NOT NULL,
    table_id TEXT NOT NULL,
    -- When what it tells of began.
    cause BIGINT NOT NULL,
    due_at BIGINT NOT NULL,
    attempts BIGINT NOT NULL,
    -- What is sent together has one name, under which it is sent again when nobody knows whether it arrived.
    bundle TEXT,
    -- Who sends it, and until when nobody else does.
    claim TEXT,
    claimed_until BIGINT NOT NULL,
    -- When it was sent, or was not needed any more.
    done_at BIGINT,
    PRIMARY KEY (channel_id, kind, table_id, cause)
) WITHOUT ROWID;
CREATE INDEX notices_due ON notices (due_at) WHERE done_at IS NULL;
CREATE INDEX notices_claimed ON notices (claim) WHERE claim IS NOT NULL;
CREATE INDEX notices_done ON notices (done_at) WHERE done_at IS NOT NULL;

-- Of those who follow a table, the seats of those who have it before their eyes: a JSON list.
ALTER TABLE presence ADD COLUMN looking TEXT NOT NULL DEFAULT '[]';

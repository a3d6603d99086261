-- Notices: what somebody is told who is not at the table. Times are in milliseconds.

-- What a server makes once and keeps, the same for all nodes: the keys that notices are signed with.
CREATE TABLE server_keys (
    name text COLLATE "C" NOT NULL PRIMARY KEY,
    value bytea NOT NULL
);

-- Ways by which somebody is told.
CREATE TABLE notice_channels (
    id text COLLATE "C" NOT NULL PRIMARY KEY,
    guest_id text COLLATE "C" NOT NULL,
    -- For push: the session of the browser. The channel ends with it.
    session bytea,
    form text NOT NULL,
    address text COLLATE "C" NOT NULL,
    -- For push the keys of the browser, for a webhook the secret that it is signed with, as JSON.
    keys text NOT NULL,
    -- Of what: a JSON list.
    kinds text NOT NULL,
    language text NOT NULL,
    -- The pages that it was made at: links begin with it.
    origin text NOT NULL,
    label text NOT NULL,
    created_at bigint NOT NULL,
    -- What happened before it was made or changed is not told.
    since bigint NOT NULL,
    last_sent_at bigint NOT NULL,
    failing_since bigint
);
CREATE INDEX notice_channels_of_guests ON notice_channels (guest_id);
CREATE INDEX notice_channels_by_address ON notice_channels (address);

-- When somebody is not told, and how early that time runs short.
CREATE TABLE notice_hours (
    guest_id text COLLATE "C" NOT NULL PRIMARY KEY,
    time_zone text NOT NULL,
    quiet_from bigint NOT NULL,
    quiet_until bigint NOT NULL,
    remind_hours bigint NOT NULL
);

-- What is to be sent, and what was. The key is what makes a notice one: it is sent once each way.
CREATE TABLE notices (
    channel_id text COLLATE "C" NOT NULL,
    kind text COLLATE "C" NOT NULL,
    table_id text COLLATE "C" NOT NULL,
    -- When what it tells of began.
    cause bigint NOT NULL,
    due_at bigint NOT NULL,
    attempts bigint NOT NULL,
    -- What is sent together has one name, under which it is sent again when nobody knows whether it arrived.
    bundle text,
    -- Who sends it, and until when nobody else does.
    claim text COLLATE "C",
    claimed_until bigint NOT NULL,
    -- When it was sent, or was not needed any more.
    done_at bigint,
    PRIMARY KEY (channel_id, kind, table_id, cause)
);
CREATE INDEX notices_due ON notices (due_at) WHERE done_at IS NULL;
CREATE INDEX notices_claimed ON notices (claim) WHERE claim IS NOT NULL;
CREATE INDEX notices_done ON notices (done_at) WHERE done_at IS NOT NULL;

-- Of those who follow a table, the seats of those who have it before their eyes: a JSON list.
ALTER TABLE presence ADD COLUMN looking text NOT NULL DEFAULT '[]';

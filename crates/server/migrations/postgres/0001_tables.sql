-- The same tables, columns and keys as in SQLite, so that rows are moved and compared as they are: numbers and flags are bigint,
-- hashes bytea, JSON text (nobody asks the database what is in it). What is sorted or looked up by is compared byte by byte, as there.

-- Guests. What is kept of a session's token is its hash.
CREATE TABLE guests (
    id text COLLATE "C" NOT NULL PRIMARY KEY,
    token_hash bytea NOT NULL UNIQUE,
    name text NOT NULL,
    created_at bigint NOT NULL
);

-- A table: first what it was opened with, which never changes; then what the lobby shows, which follows from the entries.
CREATE TABLE tables (
    id text COLLATE "C" NOT NULL PRIMARY KEY,
    game text COLLATE "C" NOT NULL,
    rules_version bigint NOT NULL,
    settings text NOT NULL,
    host_guest text COLLATE "C" NOT NULL,
    host_seat bigint,
    server_part text NOT NULL,
    rematch_of text,
    -- The state to begin with instead of a deal.
    position text,
    opened_at bigint NOT NULL,
    listed bigint NOT NULL,
    state text COLLATE "C" NOT NULL,
    changed_at bigint NOT NULL,
    -- When the table must be looked after though nobody asks: a clock runs out, or a bot is to move. Null: never.
    wake_at bigint,
    summary text NOT NULL
);
CREATE INDEX tables_in_the_lobby ON tables (listed, state, changed_at);
CREATE INDEX tables_to_wake ON tables (wake_at) WHERE wake_at IS NOT NULL;
CREATE INDEX tables_of_hosts ON tables (host_guest, changed_at);

-- What happened, in order. Only ever appended to: two that race for the same number cannot both win.
CREATE TABLE entries (
    table_id text COLLATE "C" NOT NULL,
    seq bigint NOT NULL,
    at bigint NOT NULL,
    cause_seat bigint,
    cause_id text,
    body text NOT NULL,
    PRIMARY KEY (table_id, seq)
);

-- Which guests hold which seats; a seat can be held from several devices.
CREATE TABLE holders (
    table_id text COLLATE "C" NOT NULL,
    seat bigint NOT NULL,
    guest_id text COLLATE "C" NOT NULL,
    PRIMARY KEY (guest_id, table_id, seat)
);
CREATE INDEX holders_of_tables ON holders (table_id, seat);

-- Links to seats, by the hash of their secret.
CREATE TABLE seat_tokens (
    token_hash bytea NOT NULL,
    table_id text COLLATE "C" NOT NULL,
    seat bigint NOT NULL,
    created_at bigint NOT NULL,
    -- The link to a seat opens the seat at a rematch too.
    PRIMARY KEY (token_hash, table_id)
);
CREATE INDEX seat_tokens_of_tables ON seat_tokens (table_id, seat);

CREATE TABLE chat (
    table_id text COLLATE "C" NOT NULL,
    number bigint NOT NULL,
    at bigint NOT NULL,
    room text NOT NULL,
    seat bigint,
    name text NOT NULL,
    text text NOT NULL,
    PRIMARY KEY (table_id, number)
);

-- Who does not want to read whom.
CREATE TABLE mutes (
    table_id text COLLATE "C" NOT NULL,
    seat bigint NOT NULL,
    muted bigint NOT NULL,
    PRIMARY KEY (table_id, seat, muted)
);

-- When a server last ran, and the times when none did: nobody's clock runs then.
CREATE TABLE nodes (
    node text COLLATE "C" NOT NULL PRIMARY KEY,
    alive_at bigint NOT NULL
);
CREATE TABLE outages (
    from_at bigint NOT NULL PRIMARY KEY,
    to_at bigint NOT NULL
);

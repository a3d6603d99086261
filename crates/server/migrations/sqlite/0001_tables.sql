-- Guests. What is kept of a session's token is its hash.
CREATE TABLE guests (
    id TEXT NOT NULL PRIMARY KEY,
    token_hash BLOB NOT NULL UNIQUE,
    name TEXT NOT NULL,
    created_at BIGINT NOT NULL
);

-- A table: first what it was opened with, which never changes; then what the lobby shows, which follows from the entries.
CREATE TABLE tables (
    id TEXT NOT NULL PRIMARY KEY,
    game TEXT NOT NULL,
    rules_version BIGINT NOT NULL,
    settings TEXT NOT NULL,
    host_guest TEXT NOT NULL,
    host_seat BIGINT,
    server_part TEXT NOT NULL,
    rematch_of TEXT,
    -- The state to begin with instead of a deal.
    position TEXT,
    opened_at BIGINT NOT NULL,
    listed BIGINT NOT NULL,
    state TEXT NOT NULL,
    changed_at BIGINT NOT NULL,
    -- When the table must be looked after though nobody asks: a clock runs out, or a bot is to move. Null: never.
    wake_at BIGINT,
    summary TEXT NOT NULL
);
CREATE INDEX tables_in_the_lobby ON tables (listed, state, changed_at);
CREATE INDEX tables_to_wake ON tables (wake_at) WHERE wake_at IS NOT NULL;
CREATE INDEX tables_of_hosts ON tables (host_guest, changed_at);

-- What happened, in order. Only ever appended to: two that race for the same number cannot both win.
CREATE TABLE entries (
    table_id TEXT NOT NULL,
    seq BIGINT NOT NULL,
    at BIGINT NOT NULL,
    cause_seat BIGINT,
    cause_id TEXT,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
) WITHOUT ROWID;

-- Which guests hold which seats; a seat can be held from several devices.
CREATE TABLE holders (
    table_id TEXT NOT NULL,
    seat BIGINT NOT NULL,
    guest_id TEXT NOT NULL,
    PRIMARY KEY (guest_id, table_id, seat)
) WITHOUT ROWID;
CREATE INDEX holders_of_tables ON holders (table_id, seat);

-- Links to seats, by the hash of their secret.
CREATE TABLE seat_tokens (
    token_hash BLOB NOT NULL,
    table_id TEXT NOT NULL,
    seat BIGINT NOT NULL,
    created_at BIGINT NOT NULL,
    -- The link to a seat opens the seat at a rematch too.
    PRIMARY KEY (token_hash, table_id)
);
CREATE INDEX seat_tokens_of_tables ON seat_tokens (table_id, seat);

CREATE TABLE chat (
    table_id TEXT NOT NULL,
    number BIGINT NOT NULL,
    at BIGINT NOT NULL,
    room TEXT NOT NULL,
    seat BIGINT,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID;

-- Who does not want to read whom.
CREATE TABLE mutes (
    table_id TEXT NOT NULL,
    seat BIGINT NOT NULL,
    muted BIGINT NOT NULL,
    PRIMARY KEY (table_id, seat, muted)
) WITHOUT ROWID;

-- When a server last ran, and the times when none did: nobody's clock runs then.
CREATE TABLE nodes (
    node TEXT NOT NULL PRIMARY KEY,
    alive_at BIGINT NOT NULL
);
CREATE TABLE outages (
    from_at BIGINT NOT NULL PRIMARY KEY,
    to_at BIGINT NOT NULL
);

-- Those who look for a table, one search each. Games, seats and paces are JSON lists.
CREATE TABLE searches (
    guest_id TEXT NOT NULL PRIMARY KEY,
    games TEXT NOT NULL,
    seats TEXT NOT NULL,
    paces TEXT NOT NULL,
    -- The level of the computer players who may take the seats that are left; null: people only.
    bots TEXT,
    since BIGINT NOT NULL,
    -- When the page last asked. Zero: it was closed.
    seen_at BIGINT NOT NULL,
    -- Raised with every change: somebody is seated only for what they look for now.
    version BIGINT NOT NULL,
    -- Where they sit, since it was found.
    table_id TEXT,
    found_at BIGINT
) WITHOUT ROWID;
CREATE INDEX searches_that_wait ON searches (since) WHERE table_id IS NULL;

-- Those who look for a table, one search each. Games, seats and paces are JSON lists.
CREATE TABLE searches (
    guest_id text COLLATE "C" NOT NULL PRIMARY KEY,
    games text NOT NULL,
    seats text NOT NULL,
    paces text NOT NULL,
    -- The level of the computer players who may take the seats that are left; null: people only.
    bots text,
    since bigint NOT NULL,
    -- When the page last asked. Zero: it was closed.
    seen_at bigint NOT NULL,
    -- Raised with every change: somebody is seated only for what they look for now.
    version bigint NOT NULL,
    -- Where they sit, since it was found.
    table_id text COLLATE "C",
    found_at bigint
);
CREATE INDEX searches_that_wait ON searches (since) WHERE table_id IS NULL;

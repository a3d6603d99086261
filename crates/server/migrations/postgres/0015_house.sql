-- What the host has set, one row a setting, as JSON.
CREATE TABLE house_settings (
    name text COLLATE "C" NOT NULL PRIMARY KEY,
    value text NOT NULL,
    changed_at bigint NOT NULL
);

-- Accounts that the host trusts: hosts and moderators.
CREATE TABLE team (
    account_id text COLLATE "C" NOT NULL PRIMARY KEY,
    role text NOT NULL,
    since bigint NOT NULL
);

-- Links that let strangers come in.
CREATE TABLE invitations (
    secret_hash bytea NOT NULL PRIMARY KEY,
    -- What it is called where it is listed.
    id text COLLATE "C" NOT NULL UNIQUE,
    note text NOT NULL,
    made_by text NOT NULL,
    made_at bigint NOT NULL,
    expires_at bigint NOT NULL,
    uses_left bigint NOT NULL
);

-- What hosts and moderators have done.
CREATE TABLE house_log (
    id text COLLATE "C" NOT NULL PRIMARY KEY,
    at bigint NOT NULL,
    -- The account; empty: the command line.
    actor text NOT NULL,
    actor_name text NOT NULL,
    action text NOT NULL,
    -- The guest or account that it was done to, if any.
    target text NOT NULL,
    target_name text NOT NULL,
    detail text NOT NULL
);
CREATE INDEX house_log_by_time ON house_log (at);

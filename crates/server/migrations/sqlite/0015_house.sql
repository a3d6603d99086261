-- What the host has set, one row a setting, as JSON.
CREATE TABLE house_settings (
    name TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL,
    changed_at BIGINT NOT NULL
) WITHOUT ROWID;

-- Accounts that the host trusts: hosts and moderators.
CREATE TABLE team (
    account_id TEXT NOT NULL PRIMARY KEY,
    role TEXT NOT NULL,
    since BIGINT NOT NULL
) WITHOUT ROWID;

-- Links that let strangers come in.
CREATE TABLE invitations (
    secret_hash BLOB NOT NULL PRIMARY KEY,
    -- What it is called where it is listed.
    id TEXT NOT NULL UNIQUE,
    note TEXT NOT NULL,
    made_by TEXT NOT NULL,
    made_at BIGINT NOT NULL,
    expires_at BIGINT NOT NULL,
    uses_left BIGINT NOT NULL
) WITHOUT ROWID;

-- What hosts and moderators have done.
CREATE TABLE house_log (
    id TEXT NOT NULL PRIMARY KEY,
    at BIGINT NOT NULL,
    -- The account; empty: the command line.
    actor TEXT NOT NULL,
    actor_name TEXT NOT NULL,
    action TEXT NOT NULL,
    -- The guest or account that it was done to, if any.
    target TEXT NOT NULL,
    target_name TEXT NOT NULL,
    detail TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX house_log_by_time ON house_log (at);

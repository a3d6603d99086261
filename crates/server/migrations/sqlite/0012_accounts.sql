-- A guest has one session, an account has several. What is kept of a session's token is its hash.
CREATE TABLE sessions (
    token_hash BLOB NOT NULL PRIMARY KEY,
    guest_id TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    seen_at BIGINT NOT NULL,
    -- How it began: as a guest, or with what somebody signed in.
    way TEXT NOT NULL,
    -- The browser and the system, in two words.
    device TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX sessions_of_guests ON sessions (guest_id);
INSERT INTO sessions (token_hash, guest_id, created_at, seen_at, way, device)
    SELECT token_hash, id, created_at, seen_at, 'guest', '' FROM guests;

-- Guests without the token. An account has the id of the guest who made it; guests whom it took over belong to it and keep what they hold.
CREATE TABLE guests_with_accounts (
    id TEXT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    seen_at BIGINT NOT NULL DEFAULT 0,
    account_id TEXT,
    -- The account was deleted: what the guest held is given up, and then the guest is forgotten.
    deleted_at BIGINT
);
INSERT INTO guests_with_accounts (id, name, created_at, seen_at) SELECT id, name, created_at, seen_at FROM guests;
DROP TABLE guests;
ALTER TABLE guests_with_accounts RENAME TO guests;
CREATE INDEX guests_by_last_visit ON guests (seen_at);
CREATE INDEX guests_of_accounts ON guests (account_id) WHERE account_id IS NOT NULL;
CREATE INDEX guests_to_forget ON guests (deleted_at) WHERE deleted_at IS NOT NULL;

CREATE TABLE accounts (
    id TEXT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    -- Names that look alike have one of these in common.
    likeness TEXT NOT NULL UNIQUE,
    skeleton TEXT NOT NULL UNIQUE,
    email TEXT,
    -- The address as it is looked up. Several accounts may name the same one: nobody learns from that who has an account.
    email_key TEXT,
    -- When somebody opened a link that was sent to the address.
    email_proved_at BIGINT,
    password_hash TEXT,
    created_at BIGINT NOT NULL
);
CREATE INDEX accounts_by_email ON accounts (email_key, created_at) WHERE email_key IS NOT NULL;

CREATE TABLE passkeys (
    credential_id BLOB NOT NULL PRIMARY KEY,
    account_id TEXT NOT NULL,
    device TEXT NOT NULL,
    -- The public key and the counter, as JSON.
    body TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    used_at BIGINT
) WITHOUT ROWID;
CREATE INDEX passkeys_of_accounts ON passkeys (account_id);

CREATE TABLE recovery_codes (
    code_hash BLOB NOT NULL PRIMARY KEY,
    account_id TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX recovery_codes_of_accounts ON recovery_codes (account_id);

-- What was begun and can be finished once: a challenge for a passkey, a link that was mailed.
CREATE TABLE ceremonies (
    secret_hash BLOB NOT NULL PRIMARY KEY,
    kind TEXT NOT NULL,
    -- The hash of the token of the session that began it; empty: whoever has the secret.
    session TEXT NOT NULL,
    body TEXT NOT NULL,
    expires_at BIGINT NOT NULL
) WITHOUT ROWID;
CREATE INDEX ceremonies_by_end ON ceremonies (expires_at);

-- Failed attempts to sign in, by the hash of what was tried or of the address it came from.
CREATE TABLE attempts (
    target TEXT NOT NULL PRIMARY KEY,
    failures BIGINT NOT NULL,
    last_at BIGINT NOT NULL
) WITHOUT ROWID;
CREATE INDEX attempts_by_time ON attempts (last_at);

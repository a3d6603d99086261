-- A guest has one session, an account has several. What is kept of a session's token is its hash.
CREATE TABLE sessions (
    token_hash bytea NOT NULL PRIMARY KEY,
    guest_id text COLLATE "C" NOT NULL,
    created_at bigint NOT NULL,
    seen_at bigint NOT NULL,
    -- How it began: as a guest, or with what somebody signed in.
    way text NOT NULL,
    -- The browser and the system, in two words.
    device text NOT NULL
);
CREATE INDEX sessions_of_guests ON sessions (guest_id);
INSERT INTO sessions (token_hash, guest_id, created_at, seen_at, way, device)
    SELECT token_hash, id, created_at, seen_at, 'guest', '' FROM guests;

-- Guests without the token. An account has the id of the guest who made it; guests whom it took over belong to it and keep what they hold.
ALTER TABLE guests DROP COLUMN token_hash;
ALTER TABLE guests ADD COLUMN account_id text COLLATE "C";
-- The account was deleted: what the guest held is given up, and then the guest is forgotten.
ALTER TABLE guests ADD COLUMN deleted_at bigint;
CREATE INDEX guests_of_accounts ON guests (account_id) WHERE account_id IS NOT NULL;
CREATE INDEX guests_to_forget ON guests (deleted_at) WHERE deleted_at IS NOT NULL;

CREATE TABLE accounts (
    id text COLLATE "C" NOT NULL PRIMARY KEY,
    name text NOT NULL,
    -- Names that look alike have one of these in common.
    likeness text COLLATE "C" NOT NULL UNIQUE,
    skeleton text COLLATE "C" NOT NULL UNIQUE,
    email text,
    -- The address as it is looked up. Several accounts may name the same one: nobody learns from that who has an account.
    email_key text COLLATE "C",
    -- When somebody opened a link that was sent to the address.
    email_proved_at bigint,
    password_hash text,
    created_at bigint NOT NULL
);
CREATE INDEX accounts_by_email ON accounts (email_key, created_at) WHERE email_key IS NOT NULL;

CREATE TABLE passkeys (
    credential_id bytea NOT NULL PRIMARY KEY,
    account_id text COLLATE "C" NOT NULL,
    device text NOT NULL,
    -- The public key and the counter, as JSON.
    body text NOT NULL,
    created_at bigint NOT NULL,
    used_at bigint
);
CREATE INDEX passkeys_of_accounts ON passkeys (account_id);

CREATE TABLE recovery_codes (
    code_hash bytea NOT NULL PRIMARY KEY,
    account_id text COLLATE "C" NOT NULL
);
CREATE INDEX recovery_codes_of_accounts ON recovery_codes (account_id);

-- What was begun and can be finished once: a challenge for a passkey, a link that was mailed.
CREATE TABLE ceremonies (
    secret_hash bytea NOT NULL PRIMARY KEY,
    kind text NOT NULL,
    -- The hash of the token of the session that began it; empty: whoever has the secret.
    session text NOT NULL,
    body text NOT NULL,
    expires_at bigint NOT NULL
);
CREATE INDEX ceremonies_by_end ON ceremonies (expires_at);

-- Failed attempts to sign in, by the hash of what was tried or of the address it came from.
CREATE TABLE attempts (
    target text COLLATE "C" NOT NULL PRIMARY KEY,
    failures bigint NOT NULL,
    last_at bigint NOT NULL
);
CREATE INDEX attempts_by_time ON attempts (last_at);

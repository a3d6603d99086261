-- When the owner of an account has last shown a password or a passkey in a session; in milliseconds.
ALTER TABLE sessions ADD COLUMN proved_at BIGINT;

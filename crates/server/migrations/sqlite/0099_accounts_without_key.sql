-- The accounts whose key for searches is not there yet.
CREATE INDEX accounts_without_key ON accounts (id) WHERE name_key IS NULL;

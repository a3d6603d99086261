-- no-transaction
-- The accounts whose key for searches is not there yet.
CREATE INDEX CONCURRENTLY IF NOT EXISTS accounts_without_key ON accounts (id) WHERE name_key IS NULL;

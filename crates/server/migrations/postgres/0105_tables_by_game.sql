-- no-transaction
-- The open tables of one game, as the lobby lists them.
CREATE INDEX CONCURRENTLY IF NOT EXISTS tables_by_game ON tables (state, game, changed_at) WHERE listed = 1 AND state <> 'ended';

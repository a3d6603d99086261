-- no-transaction
-- The clubs that moderators have hidden.
CREATE INDEX CONCURRENTLY IF NOT EXISTS clubs_hidden ON clubs (founded_at) WHERE hidden = 1;

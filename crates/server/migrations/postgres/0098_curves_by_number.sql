-- no-transaction
-- When ratings are computed from nothing, the curves of some games are written after those of others.
CREATE INDEX CONCURRENTLY IF NOT EXISTS rating_changes_by_number ON rating_changes (number);

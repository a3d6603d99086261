-- no-transaction
-- The reports of a club, which are answered together.
CREATE INDEX CONCURRENTLY IF NOT EXISTS reports_of_clubs ON reports (club_id) WHERE club_id IS NOT NULL;

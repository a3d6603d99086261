-- The reports of a club, which are answered together.
CREATE INDEX reports_of_clubs ON reports (club_id) WHERE club_id IS NOT NULL;

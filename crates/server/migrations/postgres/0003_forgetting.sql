-- When a guest was last there: whoever stays away and holds nothing is forgotten.
ALTER TABLE guests ADD COLUMN seen_at bigint NOT NULL DEFAULT 0;
UPDATE guests SET seen_at = created_at;
CREATE INDEX guests_by_last_visit ON guests (seen_at);
-- Tables that nobody fills are closed after two weeks: they must be woken for that.
UPDATE tables SET wake_at = changed_at + 1209600000 WHERE state = 'waiting' AND wake_at IS NULL;

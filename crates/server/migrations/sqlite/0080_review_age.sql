-- When a review was asked for: the oldest is made first.
ALTER TABLE reviews ADD COLUMN asked_at BIGINT NOT NULL DEFAULT 0;
CREATE INDEX reviews_by_age ON reviews (asked_at, table_id) WHERE body = '';

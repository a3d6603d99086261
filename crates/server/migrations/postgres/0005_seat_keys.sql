-- Since when a session holds a seat, in milliseconds: whoever came later cannot end the hold of those before. Zero: not known.
ALTER TABLE holders ADD COLUMN held_since bigint NOT NULL DEFAULT 0;

-- Why a table cannot be built from what is stored, since somebody tried. Null: nobody has found anything wrong.
ALTER TABLE tables ADD COLUMN broken TEXT;
CREATE INDEX tables_that_are_broken ON tables (id) WHERE broken IS NOT NULL;

-- Entries that a repair took out of a table, as they were: nothing is thrown away.
CREATE TABLE entries_aside (
    table_id TEXT NOT NULL,
    seq BIGINT NOT NULL,
    at BIGINT NOT NULL,
    cause_seat BIGINT,
    cause_id TEXT,
    body TEXT NOT NULL,
    -- When it was taken out, in milliseconds.
    aside_at BIGINT NOT NULL,
    PRIMARY KEY (table_id, aside_at, seq)
) WITHOUT ROWID;

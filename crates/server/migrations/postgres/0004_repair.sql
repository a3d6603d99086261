-- Why a table cannot be built from what is stored, since somebody tried. Null: nobody has found anything wrong.
ALTER TABLE tables ADD COLUMN broken text;
CREATE INDEX tables_that_are_broken ON tables (id) WHERE broken IS NOT NULL;

-- Entries that a repair took out of a table, as they were: nothing is thrown away.
CREATE TABLE entries_aside (
    table_id text COLLATE "C" NOT NULL,
    seq bigint NOT NULL,
    at bigint NOT NULL,
    cause_seat bigint,
    cause_id text,
    body text NOT NULL,
    -- When it was taken out, in milliseconds.
    aside_at bigint NOT NULL,
    PRIMARY KEY (table_id, aside_at, seq)
);

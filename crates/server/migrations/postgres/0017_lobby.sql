-- What open tables are looked for by: how much time there is, the languages that are spoken there (",de,en,"; empty: any),
-- and whether the result counts. All are written when a table is opened and never change.
ALTER TABLE tables ADD COLUMN pace text COLLATE "C" NOT NULL DEFAULT '';
ALTER TABLE tables ADD COLUMN languages text COLLATE "C" NOT NULL DEFAULT '';
ALTER TABLE tables ADD COLUMN rated bigint NOT NULL DEFAULT 0;
UPDATE tables SET pace = COALESCE(settings::json #>> '{pace,pace}', 'unlimited') WHERE listed = 1 AND state <> 'ended';

-- Whether others may read that somebody is here.
ALTER TABLE guests ADD COLUMN shown bigint NOT NULL DEFAULT 0;

-- Who was here when. Whoever has gone is forgotten a moment later.
CREATE TABLE visitors (
    guest_id text COLLATE "C" NOT NULL PRIMARY KEY,
    seen_at bigint NOT NULL
);
CREATE INDEX visitors_by_time ON visitors (seen_at);

-- What open tables are looked for by: how much time there is, the languages that are spoken there (",de,en,"; empty: any),
-- and whether the result counts. All are written when a table is opened and never change.
ALTER TABLE tables ADD COLUMN pace TEXT NOT NULL DEFAULT '';
ALTER TABLE tables ADD COLUMN languages TEXT NOT NULL DEFAULT '';
ALTER TABLE tables ADD COLUMN rated BIGINT NOT NULL DEFAULT 0;
UPDATE tables SET pace = COALESCE(json_extract(settings, '$.pace.pace'), 'unlimited') WHERE listed = 1 AND state <> 'ended';

-- Whether others may read that somebody is here.
ALTER TABLE guests ADD COLUMN shown BIGINT NOT NULL DEFAULT 0;

-- Who was here when. Whoever has gone is forgotten a moment later.
CREATE TABLE visitors (
    guest_id TEXT NOT NULL PRIMARY KEY,
    seen_at BIGINT NOT NULL
) WITHOUT ROWID;
CREATE INDEX visitors_by_time ON visitors (seen_at);

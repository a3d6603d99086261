-- The club whose name or words are reported; null: somebody is.
ALTER TABLE reports ADD COLUMN club_id TEXT;

-- A moderator has hidden the club: nobody but its members finds it, though it be listed.
ALTER TABLE clubs ADD COLUMN hidden BIGINT NOT NULL DEFAULT 0;

-- Names that moderators have taken away from a club: it is not called so again.
CREATE TABLE taken_club_names (
    club_id TEXT NOT NULL,
    name TEXT NOT NULL,
    PRIMARY KEY (club_id, name)
) WITHOUT ROWID;

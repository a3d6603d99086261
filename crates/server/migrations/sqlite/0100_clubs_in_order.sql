-- The club whose name or words are reported; null: somebody is.
ALTER TABLE reports ADD COLUMN club_id TEXT;
CREATE INDEX reports_of_clubs ON reports (club_id) WHERE club_id IS NOT NULL;

-- A moderator has hidden the club: nobody but its members finds it, though it be listed.
ALTER TABLE clubs ADD COLUMN hidden BIGINT NOT NULL DEFAULT 0;
CREATE INDEX clubs_hidden ON clubs (founded_at) WHERE hidden = 1;

-- Names that moderators have taken away from a club: it is not called so again.
CREATE TABLE taken_club_names (
    club_id TEXT NOT NULL,
    name TEXT NOT NULL,
    PRIMARY KEY (club_id, name)
) WITHOUT ROWID;

-- What is not lifted, by when it was done.
CREATE INDEX sanctions_not_lifted ON sanctions (at) WHERE lifted_at IS NULL;

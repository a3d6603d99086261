-- Clubs. A name, some words, languages (",de,en,"; empty: any), and whether everybody may see them.
CREATE TABLE clubs (
    id TEXT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    words TEXT NOT NULL,
    languages TEXT NOT NULL,
    listed BIGINT NOT NULL,
    founded_at BIGINT NOT NULL,
    -- What makes a member of whoever shows it. It is shown to all members, so it is kept as it is; null: nobody comes in.
    join_token TEXT,
    -- The hash of the secret whose holder organises the club; null: there is none.
    organiser_hash BLOB
) WITHOUT ROWID;
CREATE INDEX clubs_to_find ON clubs (founded_at) WHERE listed = 1;

CREATE TABLE club_members (
    club_id TEXT NOT NULL,
    -- What the member is called in the club. Who stands behind it may become an account.
    id TEXT NOT NULL,
    guest_id TEXT NOT NULL,
    -- 0: member, 1: organiser.
    role BIGINT NOT NULL,
    joined_at BIGINT NOT NULL,
    PRIMARY KEY (club_id, id)
) WITHOUT ROWID;
CREATE UNIQUE INDEX club_members_by_guest ON club_members (guest_id, club_id);

-- Tables that were opened for a club, some of them at an evening.
CREATE TABLE club_tables (
    table_id TEXT NOT NULL PRIMARY KEY,
    club_id TEXT NOT NULL,
    opened_at BIGINT NOT NULL,
    evening BIGINT,
    round BIGINT,
    -- An organiser has ended the waiting for it.
    waived BIGINT NOT NULL DEFAULT 0
) WITHOUT ROWID;
CREATE INDEX club_tables_of_clubs ON club_tables (club_id, opened_at);
CREATE INDEX club_tables_of_evenings ON club_tables (club_id, evening) WHERE evening IS NOT NULL;

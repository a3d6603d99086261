-- Clubs. A name, some words, languages (",de,en,"; empty: any), and whether everybody may see them.
CREATE TABLE clubs (
    id text COLLATE "C" NOT NULL PRIMARY KEY,
    name text NOT NULL,
    words text NOT NULL,
    languages text NOT NULL,
    listed bigint NOT NULL,
    founded_at bigint NOT NULL,
    -- What makes a member of whoever shows it. It is shown to all members, so it is kept as it is; null: nobody comes in.
    join_token text,
    -- The hash of the secret whose holder organises the club; null: there is none.
    organiser_hash bytea
);
CREATE INDEX clubs_to_find ON clubs (founded_at) WHERE listed = 1;

CREATE TABLE club_members (
    club_id text COLLATE "C" NOT NULL,
    -- What the member is called in the club. Who stands behind it may become an account.
    id text COLLATE "C" NOT NULL,
    guest_id text COLLATE "C" NOT NULL,
    -- 0: member, 1: organiser.
    role bigint NOT NULL,
    joined_at bigint NOT NULL,
    PRIMARY KEY (club_id, id)
);
CREATE UNIQUE INDEX club_members_by_guest ON club_members (guest_id, club_id);

-- Tables that were opened for a club, some of them at an evening.
CREATE TABLE club_tables (
    table_id text COLLATE "C" NOT NULL PRIMARY KEY,
    club_id text COLLATE "C" NOT NULL,
    opened_at bigint NOT NULL,
    evening bigint,
    round bigint,
    -- An organiser has ended the waiting for it.
    waived bigint NOT NULL DEFAULT 0
);
CREATE INDEX club_tables_of_clubs ON club_tables (club_id, opened_at);
CREATE INDEX club_tables_of_evenings ON club_tables (club_id, evening) WHERE evening IS NOT NULL;

-- Evenings of clubs, counted in each club from 1. Games are a JSON list, the pace is JSON.
CREATE TABLE evenings (
    club_id text COLLATE "C" NOT NULL,
    number bigint NOT NULL,
    games text NOT NULL,
    least bigint NOT NULL,
    most bigint NOT NULL,
    rounds bigint NOT NULL,
    pace text NOT NULL,
    -- The level of the computer players who fill up; null: nobody does.
    bots text,
    seed bigint NOT NULL,
    opened_at bigint NOT NULL,
    -- Raised with every change of who is here and with every draw: a round is drawn from what was read, or not at all.
    version bigint NOT NULL,
    drawn bigint NOT NULL,
    ended_at bigint,
    -- When it is over: place, points, wins and the points by round of everybody, as JSON.
    standing text NOT NULL DEFAULT '',
    PRIMARY KEY (club_id, number)
);

-- Who has taken part, by what they are called in the club.
CREATE TABLE evening_people (
    club_id text COLLATE "C" NOT NULL,
    evening bigint NOT NULL,
    member_id text COLLATE "C" NOT NULL,
    guest_id text COLLATE "C" NOT NULL,
    -- As it was then; empty: forgotten.
    name text NOT NULL,
    here bigint NOT NULL,
    since bigint NOT NULL,
    PRIMARY KEY (club_id, evening, member_id)
);
CREATE INDEX evening_people_by_guest ON evening_people (guest_id);

-- The draw of each round, once: tables with the people by seat, and those who wait, as JSON.
CREATE TABLE evening_rounds (
    club_id text COLLATE "C" NOT NULL,
    evening bigint NOT NULL,
    round bigint NOT NULL,
    game text NOT NULL,
    draw text NOT NULL,
    drawn_at bigint NOT NULL,
    PRIMARY KEY (club_id, evening, round)
);

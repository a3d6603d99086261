-- Evenings of clubs, counted in each club from 1. Games are a JSON list, the pace is JSON.
CREATE TABLE evenings (
    club_id TEXT NOT NULL,
    number BIGINT NOT NULL,
    games TEXT NOT NULL,
    least BIGINT NOT NULL,
    most BIGINT NOT NULL,
    rounds BIGINT NOT NULL,
    pace TEXT NOT NULL,
    -- The level of the computer players who fill up; null: nobody does.
    bots TEXT,
    seed BIGINT NOT NULL,
    opened_at BIGINT NOT NULL,
    -- Raised with every change of who is here and with every draw: a round is drawn from what was read, or not at all.
    version BIGINT NOT NULL,
    drawn BIGINT NOT NULL,
    ended_at BIGINT,
    -- When it is over: place, points, wins and the points by round of everybody, as JSON.
    standing TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (club_id, number)
) WITHOUT ROWID;

-- Who has taken part, by what they are called in the club.
CREATE TABLE evening_people (
    club_id TEXT NOT NULL,
    evening BIGINT NOT NULL,
    member_id TEXT NOT NULL,
    guest_id TEXT NOT NULL,
    -- As it was then; empty: forgotten.
    name TEXT NOT NULL,
    here BIGINT NOT NULL,
    since BIGINT NOT NULL,
    PRIMARY KEY (club_id, evening, member_id)
) WITHOUT ROWID;
CREATE INDEX evening_people_by_guest ON evening_people (guest_id);

-- The draw of each round, once: tables with the people by seat, and those who wait, as JSON.
CREATE TABLE evening_rounds (
    club_id TEXT NOT NULL,
    evening BIGINT NOT NULL,
    round BIGINT NOT NULL,
    game TEXT NOT NULL,
    draw TEXT NOT NULL,
    drawn_at BIGINT NOT NULL,
    PRIMARY KEY (club_id, evening, round)
) WITHOUT ROWID;

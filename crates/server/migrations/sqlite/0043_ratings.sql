-- The order in which rated games count: given once, in the order in which they ended as far as that was known then.
ALTER TABLE results ADD COLUMN number BIGINT;
CREATE INDEX results_to_rate ON results (rated, ended_at, table_id) WHERE number IS NULL;
CREATE UNIQUE INDEX results_in_order ON results (number) WHERE number IS NOT NULL;

-- How far it is: the last number that was given, and how often the ratings were computed from nothing. Whoever goes on from another place is refused.
CREATE TABLE rating_state (
    id BIGINT NOT NULL PRIMARY KEY,
    last_number BIGINT NOT NULL,
    epoch BIGINT NOT NULL
);
INSERT INTO rating_state (id, last_number, epoch) VALUES (1, 0, 0);

-- Ratings by game, by whom they are against, and by month (202611) as they stood then; month 0: as they stand now.
CREATE TABLE ratings (
    game TEXT NOT NULL,
    kind TEXT NOT NULL,
    month BIGINT NOT NULL,
    player_id TEXT NOT NULL,
    -- The bits of the two numbers of the method.
    mean_bits BIGINT NOT NULL,
    deviation_bits BIGINT NOT NULL,
    -- As they are shown.
    points BIGINT NOT NULL,
    spread BIGINT NOT NULL,
    provisional BIGINT NOT NULL,
    -- Rated games that the rating comes from, in the month or in all.
    games BIGINT NOT NULL,
    -- The points, with the sign turned: the best come first.
    sort_key BIGINT NOT NULL,
    PRIMARY KEY (game, kind, month, player_id)
) WITHOUT ROWID;
CREATE INDEX ratings_in_order ON ratings (game, kind, month, provisional, sort_key, player_id);
CREATE INDEX ratings_of_players ON ratings (player_id, month);

-- Every rating after every game.
CREATE TABLE rating_changes (
    player_id TEXT NOT NULL,
    game TEXT NOT NULL,
    kind TEXT NOT NULL,
    number BIGINT NOT NULL,
    at BIGINT NOT NULL,
    points BIGINT NOT NULL,
    spread BIGINT NOT NULL,
    PRIMARY KEY (player_id, game, kind, number)
) WITHOUT ROWID;

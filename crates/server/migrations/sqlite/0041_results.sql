-- What games that are over came to, written with the entry that ends them. It follows from the tables and can be made again from them.
CREATE TABLE results (
    table_id TEXT NOT NULL PRIMARY KEY,
    game TEXT NOT NULL,
    seats BIGINT NOT NULL,
    reason TEXT NOT NULL,
    rated BIGINT NOT NULL,
    started_at BIGINT NOT NULL,
    ended_at BIGINT NOT NULL,
    moves BIGINT NOT NULL
) WITHOUT ROWID;

-- The same for each seat, with what lists of one player are chosen by.
CREATE TABLE result_seats (
    table_id TEXT NOT NULL,
    seat BIGINT NOT NULL,
    -- The account, or the guest, that held the seat. Null: a bot, or nobody who is known.
    player_id TEXT,
    -- Person, or the level of the bot.
    sitter TEXT NOT NULL,
    name TEXT NOT NULL,
    -- The name as it is searched for.
    name_key TEXT NOT NULL,
    -- The player has deleted their account.
    forgotten BIGINT NOT NULL,
    place BIGINT,
    score BIGINT,
    won BIGINT NOT NULL,
    -- Gave up, or was away in the end.
    has_left BIGINT NOT NULL,
    game TEXT NOT NULL,
    seats BIGINT NOT NULL,
    rated BIGINT NOT NULL,
    -- Everybody could find the table.
    shown BIGINT NOT NULL,
    ended_at BIGINT NOT NULL,
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;
CREATE INDEX result_seats_of_players ON result_seats (player_id, ended_at, table_id) WHERE player_id IS NOT NULL;

-- Tables whose result has yet to be made: those that were over before there were results, and those that a restore changed.
CREATE TABLE results_due (
    table_id TEXT NOT NULL PRIMARY KEY
) WITHOUT ROWID;
INSERT INTO results_due (table_id) SELECT id FROM tables WHERE state = 'ended';

-- Whether others see nothing of the player but the name.
ALTER TABLE accounts ADD COLUMN private BIGINT NOT NULL DEFAULT 0;

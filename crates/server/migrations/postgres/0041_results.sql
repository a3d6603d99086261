-- What games that are over came to, written with the entry that ends them. It follows from the tables and can be made again from them.
CREATE TABLE results (
    table_id text COLLATE "C" NOT NULL PRIMARY KEY,
    game text NOT NULL,
    seats bigint NOT NULL,
    reason text NOT NULL,
    rated bigint NOT NULL,
    started_at bigint NOT NULL,
    ended_at bigint NOT NULL,
    moves bigint NOT NULL
);

-- The same for each seat, with what lists of one player are chosen by.
CREATE TABLE result_seats (
    table_id text COLLATE "C" NOT NULL,
    seat bigint NOT NULL,
    -- The account, or the guest, that held the seat. Null: a bot, or nobody who is known.
    player_id text COLLATE "C",
    -- Person, or the level of the bot.
    sitter text NOT NULL,
    name text NOT NULL,
    -- The name as it is searched for.
    name_key text NOT NULL,
    -- The player has deleted their account.
    forgotten bigint NOT NULL,
    place bigint,
    score bigint,
    won bigint NOT NULL,
    -- Gave up, or was away in the end.
    has_left bigint NOT NULL,
    game text NOT NULL,
    seats bigint NOT NULL,
    rated bigint NOT NULL,
    -- Everybody could find the table.
    shown bigint NOT NULL,
    ended_at bigint NOT NULL,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX result_seats_of_players ON result_seats (player_id, ended_at, table_id) WHERE player_id IS NOT NULL;

-- Tables whose result has yet to be made: those that were over before there were results, and those that a restore changed.
CREATE TABLE results_due (
    table_id text COLLATE "C" NOT NULL PRIMARY KEY
);
INSERT INTO results_due (table_id) SELECT id FROM tables WHERE state = 'ended';

-- Whether others see nothing of the player but the name.
ALTER TABLE accounts ADD COLUMN private bigint NOT NULL DEFAULT 0;

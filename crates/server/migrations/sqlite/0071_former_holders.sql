-- Who held a seat and does not any more, up to which entry of the table: their names are taken out of it when their account goes.
CREATE TABLE former_holders (
    guest_id TEXT NOT NULL,
    table_id TEXT NOT NULL,
    seat BIGINT NOT NULL,
    last_seq BIGINT NOT NULL,
    PRIMARY KEY (guest_id, table_id, seat, last_seq)
) WITHOUT ROWID;

-- What somebody has said is found when their account goes.
CREATE INDEX chat_by_author ON chat (author) WHERE author IS NOT NULL;

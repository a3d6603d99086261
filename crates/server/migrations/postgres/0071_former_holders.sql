-- Who held a seat and does not any more, up to which entry of the table: their names are taken out of it when their account goes.
CREATE TABLE former_holders (
    guest_id text COLLATE "C" NOT NULL,
    table_id text COLLATE "C" NOT NULL,
    seat bigint NOT NULL,
    last_seq bigint NOT NULL,
    PRIMARY KEY (guest_id, table_id, seat, last_seq)
);

-- What somebody has said is found when their account goes.
CREATE INDEX chat_by_author ON chat (author) WHERE author IS NOT NULL;

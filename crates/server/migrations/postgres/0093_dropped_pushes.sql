-- What a browser was told by an address that is dead, by its session: when it names another address, it is told the same again.
CREATE TABLE dropped_pushes (
    session bytea NOT NULL PRIMARY KEY,
    -- Of what: a JSON list.
    kinds text NOT NULL,
    language text NOT NULL,
    origin text NOT NULL,
    label text NOT NULL,
    dropped_at bigint NOT NULL
);

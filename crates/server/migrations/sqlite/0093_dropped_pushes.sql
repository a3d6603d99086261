-- What a browser was told by an address that is dead, by its session: when it names another address, it is told the same again.
CREATE TABLE dropped_pushes (
    session BLOB NOT NULL PRIMARY KEY,
    -- Of what: a JSON list.
    kinds TEXT NOT NULL,
    language TEXT NOT NULL,
    origin TEXT NOT NULL,
    label TEXT NOT NULL,
    dropped_at BIGINT NOT NULL
);

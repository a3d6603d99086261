-- Reviews of games that are over. As long as one is under way, `body` is empty and `found` holds what has been found out so far.
CREATE TABLE reviews (
    table_id text COLLATE "C" NOT NULL PRIMARY KEY,
    asked_by text NOT NULL,
    found text NOT NULL,
    body text NOT NULL
);

CREATE INDEX reviews_under_way ON reviews (table_id) WHERE body = '';

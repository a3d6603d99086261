-- Reviews of games that are over. As long as one is under way, `body` is empty and `found` holds what has been found out so far.
CREATE TABLE reviews (
    table_id TEXT NOT NULL PRIMARY KEY,
    asked_by TEXT NOT NULL,
    found TEXT NOT NULL,
    body TEXT NOT NULL
) WITHOUT ROWID;

CREATE INDEX reviews_under_way ON reviews (table_id) WHERE body = '';

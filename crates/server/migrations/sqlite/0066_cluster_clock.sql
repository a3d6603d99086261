-- How far the time of the nodes is ahead of the clock of the database, in milliseconds: when that clock is put back, or another machine takes
-- its place whose clock is behind, time goes on from where it was. At most one row.
CREATE TABLE cluster_clock (
    id BIGINT NOT NULL PRIMARY KEY,
    ahead BIGINT NOT NULL
) WITHOUT ROWID;

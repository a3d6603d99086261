-- Several servers, called nodes, work with one PostgreSQL database. Here there is one, and these tables stay empty.

-- Raised with every change beside the entries: what opens the seats, who does not want to read whom.
ALTER TABLE tables ADD COLUMN version BIGINT NOT NULL DEFAULT 0;

-- The nodes that are there, and until when that holds if nothing is heard of them.
CREATE TABLE members (
    node TEXT NOT NULL PRIMARY KEY,
    expires_at BIGINT NOT NULL
);

-- Which node looks after which part of the tables though nobody asks. The fence is raised whenever another node takes the part over.
CREATE TABLE leases (
    shard BIGINT NOT NULL PRIMARY KEY,
    node TEXT NOT NULL,
    fence BIGINT NOT NULL,
    expires_at BIGINT NOT NULL
);

-- Who follows a table at which node. The seats are a JSON list.
CREATE TABLE presence (
    table_id TEXT NOT NULL,
    node TEXT NOT NULL,
    seats TEXT NOT NULL,
    spectators BIGINT NOT NULL,
    PRIMARY KEY (table_id, node)
) WITHOUT ROWID;

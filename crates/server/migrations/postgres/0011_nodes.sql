-- Several servers, called nodes, work with one database. Times here are those of the database's own clock, in milliseconds.

-- Raised with every change beside the entries: what opens the seats, who does not want to read whom.
ALTER TABLE tables ADD COLUMN version bigint NOT NULL DEFAULT 0;

-- The nodes that are there, and until when that holds if nothing is heard of them.
CREATE TABLE members (
    node text COLLATE "C" NOT NULL PRIMARY KEY,
    expires_at bigint NOT NULL
);

-- Which node looks after which part of the tables though nobody asks. The fence is raised whenever another node takes the part over.
CREATE TABLE leases (
    shard bigint NOT NULL PRIMARY KEY,
    node text COLLATE "C" NOT NULL,
    fence bigint NOT NULL,
    expires_at bigint NOT NULL
);

-- Who follows a table at which node. The seats are a JSON list.
CREATE TABLE presence (
    table_id text COLLATE "C" NOT NULL,
    node text COLLATE "C" NOT NULL,
    seats text NOT NULL,
    spectators bigint NOT NULL,
    PRIMARY KEY (table_id, node)
);

-- Days off, during which the clocks of a player stand. Times are in milliseconds. What is over is kept, to count the days of a year.
CREATE TABLE holidays (
    id text COLLATE "C" NOT NULL PRIMARY KEY,
    guest_id text COLLATE "C" NOT NULL,
    from_at bigint NOT NULL,
    until_at bigint NOT NULL,
    -- Of what its owner is told meanwhile: a JSON list.
    kinds text NOT NULL,
    changed_at bigint NOT NULL
);
CREATE INDEX holidays_of_guests ON holidays (guest_id, until_at);
CREATE INDEX holidays_by_end ON holidays (until_at);
CREATE INDEX holidays_by_change ON holidays (changed_at);

-- Days off, during which the clocks of a player stand. Times are in milliseconds. What is over is kept, to count the days of a year.
CREATE TABLE holidays (
    id TEXT NOT NULL PRIMARY KEY,
    guest_id TEXT NOT NULL,
    from_at BIGINT NOT NULL,
    until_at BIGINT NOT NULL,
    -- Of what its owner is told meanwhile: a JSON list.
    kinds TEXT NOT NULL,
    changed_at BIGINT NOT NULL
) WITHOUT ROWID;
CREATE INDEX holidays_of_guests ON holidays (guest_id, until_at);
CREATE INDEX holidays_by_end ON holidays (until_at);
CREATE INDEX holidays_by_change ON holidays (changed_at);

-- New guests, tables and accounts that several nodes count together: by the hash of what is counted, and the beginning of the minute or
-- hour in milliseconds. Neither an address nor a name is kept.
CREATE TABLE rate_counts (
    target TEXT NOT NULL,
    window_at BIGINT NOT NULL,
    count BIGINT NOT NULL,
    PRIMARY KEY (target, window_at)
) WITHOUT ROWID;
CREATE INDEX rate_counts_by_time ON rate_counts (window_at);

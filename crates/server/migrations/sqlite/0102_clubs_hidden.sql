-- The clubs that moderators have hidden.
CREATE INDEX clubs_hidden ON clubs (founded_at) WHERE hidden = 1;

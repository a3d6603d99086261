-- A way that a link in a notice has ended, whoever followed it: nothing is told there, and its owner can begin it again. Programs that know none
-- of this see a way of which nothing is told.
ALTER TABLE notice_channels ADD COLUMN ended_at BIGINT;
-- Of what was told before: a JSON list.
ALTER TABLE notice_channels ADD COLUMN ended_kinds TEXT;
-- Which of those who followed the link at the same moment has ended it.
ALTER TABLE notice_channels ADD COLUMN ended_by TEXT;

-- The name that the key of an account was made of. A program that knows nothing of keys changes the name alone: then the two differ, and the key is
-- made anew.
ALTER TABLE accounts ADD COLUMN name_key_of TEXT;

-- The message that a line came with: one that is sent again is answered and not written again.
ALTER TABLE chat ADD COLUMN cause text;

-- The versions of the rules that a node plays, such as `alcazar:1 toledo:2`: while nodes are replaced, new ones look after the tables that
-- old ones cannot play. Empty: a node from before this column.
ALTER TABLE members ADD COLUMN rules TEXT NOT NULL DEFAULT '';

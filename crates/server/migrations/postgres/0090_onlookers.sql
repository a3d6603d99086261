-- Of those who follow a table that waits for players, the guests and accounts without a seat who have it before their eyes: a JSON list.
ALTER TABLE presence ADD COLUMN onlookers text NOT NULL DEFAULT '[]';

-- How much a node has to do, as it last said: a JSON object, empty when it did not.
ALTER TABLE nodes ADD COLUMN load TEXT NOT NULL DEFAULT '';

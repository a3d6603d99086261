-- How often somebody has got another name, and the last of these names that all their tables know.
ALTER TABLE guests ADD COLUMN name_version BIGINT NOT NULL DEFAULT 0;
ALTER TABLE guests ADD COLUMN name_told BIGINT NOT NULL DEFAULT 0;
CREATE INDEX guests_with_untold_names ON guests (id) WHERE name_version > name_told;

-- The files of the pages of all programs that work with this data: whichever node is asked has them.
CREATE TABLE page_files (
    -- With a hash of what is in it.
    name TEXT NOT NULL PRIMARY KEY,
    content BLOB NOT NULL,
    -- When a node that has it was last there.
    seen_at BIGINT NOT NULL
);

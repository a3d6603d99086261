-- The accounts that are called otherwise than they are found by.
CREATE INDEX accounts_of_other_names ON accounts (id) WHERE COALESCE(name_key_of, '') <> name;

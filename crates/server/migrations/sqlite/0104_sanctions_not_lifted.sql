-- What is not lifted, by when it was done.
CREATE INDEX sanctions_not_lifted ON sanctions (at) WHERE lifted_at IS NULL;

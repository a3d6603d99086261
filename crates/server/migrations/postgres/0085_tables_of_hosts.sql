-- Nobody asks for the tables of a host in the order of their last move: without it a move need not change this index.
DROP INDEX tables_of_hosts;
CREATE INDEX tables_of_hosts ON tables (host_guest);

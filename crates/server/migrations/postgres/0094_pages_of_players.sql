-- What the page of a player counts over all games is read from indexes alone.
CREATE INDEX result_seats_counted ON result_seats (player_id, ended_at, table_id)
    INCLUDE (seat, game, seats, place, won, has_left, shown) WHERE player_id IS NOT NULL;
CREATE INDEX result_seats_met ON result_seats (table_id, seat) INCLUDE (player_id, place);

-- the how-many-eth of its client within the window it was: the first ones are mailed first
ALTER TABLE outbox ADD COLUMN client_rank INTEGER NOT NULL DEFAULT 1;

CREATE INDEX outbox_next ON outbox (client_rank, due_at, anfrage_id, scheduled_at)
WHERE status = 'waiting';

-- what a run named as expiring, and how long the service has run since, in milliseconds
CREATE TABLE expiry (
	received_before INTEGER NOT NULL,
	ran INTEGER NOT NULL
) STRICT;

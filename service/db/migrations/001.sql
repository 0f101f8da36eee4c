CREATE TABLE anfrage (
	-- AUTOINCREMENT: the number of a deleted inquiry never names another person's
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	received_at INTEGER NOT NULL,
	vorname TEXT NOT NULL,
	nachname TEXT NOT NULL,
	email TEXT NOT NULL,
	phone TEXT NOT NULL,
	message TEXT NOT NULL,
	verdacht TEXT NOT NULL CHECK (json_valid(verdacht)),
	-- random part of the Message-ID; every attempt to deliver carries the same one
	message_key TEXT NOT NULL
) STRICT;

CREATE TABLE outbox (
	anfrage_id INTEGER PRIMARY KEY REFERENCES anfrage (id) ON DELETE CASCADE,
	status TEXT NOT NULL DEFAULT 'waiting' CHECK (status IN ('waiting', 'sent', 'failed')),
	-- counted when claimed, so that a crash while sending counts too
	attempts INTEGER NOT NULL DEFAULT 0,
	-- start of the week within which delivery is tried
	queued_at INTEGER NOT NULL,
	-- next attempt; while a process is sending, the end of its lease
	due_at INTEGER NOT NULL,
	-- when due_at was written: lying in the future, it shows that the clock was set back
	scheduled_at INTEGER NOT NULL,
	last_error TEXT,
	sent_at INTEGER
) STRICT;

CREATE INDEX outbox_waiting ON outbox (due_at, anfrage_id, scheduled_at, queued_at)
WHERE status = 'waiting';

CREATE INDEX outbox_failed ON outbox (anfrage_id) WHERE status = 'failed';

CREATE INDEX outbox_sent ON outbox (sent_at) WHERE status = 'sent';

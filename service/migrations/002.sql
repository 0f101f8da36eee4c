-- The table once more, without the CHECKs on status and mail_kind: a later version may add a word. All columns
-- stay, so that the former release goes on with it.
CREATE TABLE anfrage_002 (
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	received_at INTEGER NOT NULL,
	zeichen TEXT NOT NULL,
	consent_since TEXT NOT NULL,
	reasons TEXT NOT NULL,
	shown_at INTEGER,
	message_key TEXT NOT NULL,
	status TEXT NOT NULL DEFAULT 'waiting',
	mail_kind TEXT NOT NULL DEFAULT 'full',
	attempts INTEGER NOT NULL DEFAULT 0,
	queued_at INTEGER NOT NULL,
	due_at INTEGER NOT NULL,
	last_error TEXT,
	sent_at INTEGER,
	vorname TEXT NOT NULL,
	nachname TEXT NOT NULL,
	email TEXT NOT NULL,
	phone TEXT NOT NULL,
	message TEXT NOT NULL
) STRICT;

INSERT INTO anfrage_002 (
	id, received_at, zeichen, consent_since, reasons, shown_at, message_key, status, mail_kind, attempts,
	queued_at, due_at, last_error, sent_at, vorname, nachname, email, phone, message
)
SELECT
	id, received_at, zeichen, consent_since, reasons, shown_at, message_key, status, mail_kind, attempts,
	queued_at, due_at, last_error, sent_at, vorname, nachname, email, phone, message
FROM anfrage;

-- The number of a deleted inquiry is never given again.
DELETE FROM sqlite_sequence WHERE name = 'anfrage_002';
INSERT INTO sqlite_sequence (name, seq) SELECT 'anfrage_002', seq FROM sqlite_sequence WHERE name = 'anfrage';

DROP TABLE anfrage;
ALTER TABLE anfrage_002 RENAME TO anfrage;

CREATE INDEX anfrage_received ON anfrage (received_at);
CREATE INDEX anfrage_status ON anfrage (status, due_at);
CREATE INDEX anfrage_sent ON anfrage (sent_at);
-- The queue in its order (service/store/queue.ts), and the question how long it is.
CREATE INDEX anfrage_unmarked ON anfrage (attempts, id DESC) WHERE status = 'waiting' AND reasons = '';
CREATE INDEX anfrage_marked ON anfrage (attempts, id DESC) WHERE status = 'waiting' AND reasons <> '';
CREATE INDEX anfrage_queued ON anfrage (status, queued_at);

-- What was deleted on request: a restored copy must not bring it back. Number and zeichen, nothing of the person.
CREATE TABLE deleted (
	id INTEGER NOT NULL,
	zeichen TEXT NOT NULL,
	at INTEGER NOT NULL,
	PRIMARY KEY (id, zeichen)
) STRICT;

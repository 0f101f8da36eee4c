-- Times are milliseconds since 1970. A change is a further file, 002.sql, which only adds
-- (docs/decisions/020-migrationen-fuegen-nur-hinzu.md).
CREATE TABLE anfrage (
	-- AUTOINCREMENT: the number of a deleted inquiry is never given to another person. Nobody is shown it.
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	received_at INTEGER NOT NULL,
	-- the sign by which visitor, owner, mails and commands know it
	zeichen TEXT NOT NULL,
	-- the day since which the wording stands that the visitor agreed to: 2026-11-22 (shared/form.ts)
	consent_since TEXT NOT NULL,
	-- why it may be spam: words of service/spam/reasons.ts, separated by commas; empty = not marked
	reasons TEXT NOT NULL,
	-- when the owner first read it in full on the command line
	shown_at INTEGER,
	-- when a mail said that it is about to be deleted unread
	told_at INTEGER,

	-- random part of the Message-ID; every attempt to deliver carries the same one
	message_key TEXT NOT NULL,
	-- waiting, sent or failed. No CHECK here and below: a later version may add a word
	status TEXT NOT NULL DEFAULT 'waiting',
	-- how its text is mailed: full; excerpt: cut in a mail of several; notice: left out, since the mail server refused it
	mail_kind TEXT NOT NULL DEFAULT 'full',
	-- counted when sending begins, so that a crash while sending counts too
	attempts INTEGER NOT NULL DEFAULT 0,
	-- start of the week within which delivery is tried
	queued_at INTEGER NOT NULL,
	-- waiting: the next attempt
	due_at INTEGER NOT NULL,
	-- 1: had failed, and was put back to wait when the mail server was well again; once only
	put_back INTEGER NOT NULL DEFAULT 0,
	last_error TEXT,
	-- the same for all inquiries of one mail
	sent_at INTEGER,

	-- last, since SQLite reads a row up to the column it needs
	vorname TEXT NOT NULL,
	nachname TEXT NOT NULL,
	email TEXT NOT NULL,
	phone TEXT NOT NULL,
	message TEXT NOT NULL
) STRICT;

CREATE INDEX anfrage_received ON anfrage (received_at);
CREATE INDEX anfrage_zeichen ON anfrage (zeichen);
CREATE INDEX anfrage_status ON anfrage (status, due_at);
CREATE INDEX anfrage_queued ON anfrage (status, queued_at);
CREATE INDEX anfrage_sent ON anfrage (sent_at);
-- The queue in its order (service/store/queue.ts), and the question how long it is.
CREATE INDEX anfrage_unmarked ON anfrage (attempts, id DESC) WHERE status = 'waiting' AND reasons = '';
CREATE INDEX anfrage_marked ON anfrage (attempts, id DESC) WHERE status = 'waiting' AND reasons <> '';

-- What was deleted on request: a restored copy must not bring it back. Number and zeichen, nothing of the person.
CREATE TABLE deleted (
	id INTEGER NOT NULL,
	zeichen TEXT NOT NULL,
	at INTEGER NOT NULL,
	PRIMARY KEY (id, zeichen)
) STRICT;

-- Times are milliseconds since 1970. A change is a further file, 002.sql, which only adds
-- (docs/decisions/020-migrationen-fuegen-nur-hinzu.md).
CREATE TABLE anfrage (
	-- AUTOINCREMENT: the number of a deleted inquiry is never given to another person's
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	received_at INTEGER NOT NULL,
	-- the visitor's reference, as in the reply and the mail's subject
	zeichen TEXT NOT NULL,
	vorname TEXT NOT NULL,
	nachname TEXT NOT NULL,
	email TEXT NOT NULL,
	phone TEXT NOT NULL,
	message TEXT NOT NULL,
	-- random part of the Message-ID; every attempt to deliver carries the same one
	message_key TEXT NOT NULL,
	-- hash of the text fields, recognises them when they are sent again; cleared soon after (outbox/retention.ts)
	fingerprint BLOB,
	-- when the owner first read it in full on the command line
	shown_at INTEGER
) STRICT;

CREATE INDEX anfrage_fingerprint ON anfrage (fingerprint);

CREATE INDEX anfrage_received ON anfrage (received_at);

CREATE TABLE outbox (
	anfrage_id INTEGER PRIMARY KEY REFERENCES anfrage (id) ON DELETE CASCADE,
	status TEXT NOT NULL DEFAULT 'waiting' CHECK (status IN ('waiting', 'sent', 'failed')),
	-- counted when claimed, so that a crash while sending counts too
	attempts INTEGER NOT NULL DEFAULT 0,
	-- start of the week within which delivery is tried
	queued_at INTEGER NOT NULL,
	-- next attempt; while a process is sending, the end of its lease
	due_at INTEGER NOT NULL,
	-- when due_at was written; a time in the future shows that the clock was set back
	scheduled_at INTEGER NOT NULL,
	-- notice: the mail server refused the text, so the next attempt does without; digest: it was sent in a list with others
	mail_kind TEXT NOT NULL DEFAULT 'full' CHECK (mail_kind IN ('full', 'notice', 'digest')),
	-- words of service/spam/reasons.ts, separated by commas; empty = not marked
	spam_reasons TEXT NOT NULL DEFAULT '',
	-- the lower, the sooner it is mailed: 0 unmarked, 1 only too many at once, 2 what may be spam
	mail_order INTEGER AS (
		CASE spam_reasons WHEN '' THEN 0 WHEN 'rate-limit' THEN 1 ELSE 2 END
	) VIRTUAL,
	last_error TEXT,
	sent_at INTEGER
) STRICT;

CREATE INDEX outbox_next ON outbox (mail_order, anfrage_id, due_at, scheduled_at)
WHERE status = 'waiting';

CREATE INDEX outbox_due ON outbox (due_at) WHERE status = 'waiting';

CREATE INDEX outbox_waiting_since ON outbox (queued_at) WHERE status = 'waiting';

CREATE INDEX outbox_failed ON outbox (anfrage_id) WHERE status = 'failed';

CREATE INDEX outbox_sent ON outbox (sent_at, mail_order, mail_kind) WHERE status = 'sent';

-- one row: inquiries received before this moment are noted for deletion; ran: ms the service has run since
CREATE TABLE expiry (
	received_before INTEGER NOT NULL,
	ran INTEGER NOT NULL
) STRICT;

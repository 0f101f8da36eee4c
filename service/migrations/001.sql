-- Times are milliseconds since 1970. A change is a further file, 002.sql, which only adds
-- (docs/decisions/020-migrationen-fuegen-nur-hinzu.md).
CREATE TABLE anfrage (
	-- AUTOINCREMENT: the number of a deleted inquiry is never given to another person
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	received_at INTEGER NOT NULL,
	-- the visitor's reference, as in the reply and the mail's subject
	zeichen TEXT NOT NULL,
	-- the day since which the wording stands that the visitor agreed to: 2026-11-22 (shared/form.ts)
	consent_since TEXT NOT NULL,
	-- why it may be spam: words of service/spam/reasons.ts, separated by commas; empty = not marked
	reasons TEXT NOT NULL,
	-- when the owner first read it in full on the command line
	shown_at INTEGER,

	-- random part of the Message-ID; every attempt to deliver carries the same one
	message_key TEXT NOT NULL,
	status TEXT NOT NULL DEFAULT 'waiting' CHECK (status IN ('waiting', 'sending', 'sent', 'failed')),
	-- how its text is mailed: full; excerpt: cut in a mail of several; notice: left out, since the mail server refused it
	mail_kind TEXT NOT NULL DEFAULT 'full' CHECK (mail_kind IN ('full', 'excerpt', 'notice')),
	-- counted when sending begins, so that a crash while sending counts too
	attempts INTEGER NOT NULL DEFAULT 0,
	-- start of the week within which delivery is tried
	queued_at INTEGER NOT NULL,
	-- waiting: the next attempt; sending: when the attempt is taken for lost
	due_at INTEGER NOT NULL,
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

CREATE INDEX anfrage_status ON anfrage (status, due_at);

CREATE INDEX anfrage_sent ON anfrage (sent_at);

-- what the owner was told by mail, so that he is told once (service/store/told.ts)
CREATE TABLE told (
	what TEXT PRIMARY KEY,
	at INTEGER NOT NULL
) STRICT;

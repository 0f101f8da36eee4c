-- the visitor's sign, as in the reply and the mail's subject; empty for what is older
ALTER TABLE anfrage ADD COLUMN zeichen TEXT NOT NULL DEFAULT '';

-- of the six values, to recognise them when they come again; goes with the row
ALTER TABLE anfrage ADD COLUMN fingerprint BLOB;

-- when the owner last had it in full on the command line
ALTER TABLE anfrage ADD COLUMN shown_at INTEGER;

CREATE INDEX anfrage_fingerprint ON anfrage (fingerprint);

CREATE INDEX anfrage_received ON anfrage (received_at);

-- 1 = the server refused the text itself: the next attempt is a short notice
ALTER TABLE outbox ADD COLUMN as_notice INTEGER NOT NULL DEFAULT 0;

CREATE INDEX outbox_waiting_since ON outbox (queued_at) WHERE status = 'waiting';

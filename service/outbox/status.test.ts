import { expect, test } from 'vitest';
import { isHealthy } from './status.ts';
import { storeSamples } from './testing/sample-anfrage.ts';
import { temporaryDatabase } from './testing/temporary-database.ts';

const AT = new Date('2026-03-02T10:00:00Z');

test('health is answered quickly however many wait', { timeout: 30_000 }, () => {
	const { db } = temporaryDatabase();
	storeSamples(db, AT, {});
	db.exec(`
		INSERT INTO anfrage (received_at, vorname, nachname, email, phone, message, verdacht, message_key)
			SELECT ${AT.getTime()}, '', '', '', '', '', '[]', '' FROM (WITH RECURSIVE n (i) AS (VALUES (1) UNION ALL SELECT i + 1 FROM n LIMIT 100000) SELECT i FROM n);
		INSERT INTO outbox (anfrage_id, queued_at, due_at, scheduled_at)
			SELECT id, received_at, received_at, received_at FROM anfrage WHERE id > 1;
	`);
	const began = performance.now();
	for (let call = 0; call < 200; call++) isHealthy(db, AT, true);
	expect(performance.now() - began).toBeLessThan(400);
});

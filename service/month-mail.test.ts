import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { createMonthMail } from './month-mail.ts';
import { recordingSend, refused, SENT } from './testing/fake-send.ts';
import { storeFixtures } from './testing/stored.ts';
import { world } from './testing/world.ts';
import { DAY } from './times.ts';
import { writeWatchReport } from './watch-report.ts';

function setUp(...answers: ReturnType<typeof refused>[]) {
	const parts = world();
	const { send, messages } = recordingSend(() => answers.shift() ?? SENT);
	const way = parts.wayOf(send);
	const tell = createMonthMail({ ...parts, way });
	const at = (iso: string, db: typeof parts.db | null = parts.db) => {
		parts.clock.time = Date.parse(iso);
		return tell(db);
	};
	return { ...parts, way, messages, at };
}

test('on the first of a month one mail says what arrived in the last one, how old the copies are, how long the certificate holds', async () => {
	const { db, dataDir, messages, at } = setUp();
	await at('2026-03-15T10:00:00Z');
	storeFixtures(db, new Date('2026-02-28T22:59:59Z'), {});
	storeFixtures(db, new Date('2026-02-28T23:00:00Z'), {});
	storeFixtures(db, new Date('2026-03-31T21:59:59Z'), {});
	storeFixtures(db, new Date('2026-03-31T22:00:00Z'), {});
	await at('2026-03-31T21:59:59Z');
	expect(messages).toEqual([]);
	const kopien = [{ datei: 'anfragen-2026-04-01.sqlite', anzahl: 4, von: null, bis: null }];
	const report = { zeit: '2026-03-31T01:00:00Z', fehler: '', kopien };
	writeFileSync(join(dataDir, 'sicherung.json'), JSON.stringify(report));
	const zeit = '2026-03-31T22:00:00Z';
	writeWatchReport(dataDir, { zeit, zertifikatBis: '2026-05-12T00:00:00Z', probleme: [] });
	await at('2026-03-31T22:00:00Z');
	await at('2026-04-20T10:00:00Z');
	expect(messages).toMatchObject([
		{
			subject: 'März 2026: 2 Anfragen',
			sentences: [
				expect.stringContaining('noch gespeichert sind 2 Anfragen: NNNN-02, NNNN-03.'),
				'Die letzte Sicherung lief am 31.03.2026 03:00 Uhr; die neueste enthält 4 Anfragen.',
				'Das Zertifikat gilt bis zum 12.05.2026.',
				expect.stringContaining('Bleibt sie aus'),
			],
			anfragen: [],
		},
	]);
});

test('a refused mail is tried again after 1, 2, 4 … minutes, and a quiet month is told, too', async () => {
	const { messages, logged, at } = setUp(refused('451'), refused('554', 'content'));
	await at('2026-03-15T10:00:00Z');
	const after: number[] = [];
	for (let minute = 0; minute < 10; minute += 1) {
		const before = messages.length;
		await at(`2026-04-01T10:0${minute}:00Z`);
		if (messages.length > before) after.push(minute);
	}
	expect(after).toEqual([0, 1, 3]);
	expect(logged.join()).toMatch(/Monat.*451.*Monat.*554/);
	const subject = 'März 2026: 0 Anfragen';
	// Nobody makes copies or watches.
	const sentences = [
		expect.stringContaining('noch gespeichert sind 0 Anfragen. Haben Sie eine erwartet, sehen Sie'),
		expect.stringContaining('Bleibt sie aus'),
	];
	expect(messages[2]).toMatchObject({ subject, sentences });
});

test('within a month nothing is remembered anew', async () => {
	const { memory, at } = setUp();
	await at('2026-03-15T10:00:00Z');
	const change = vi.spyOn(memory, 'change');
	await at('2026-03-15T10:01:00Z');
	expect(change).not.toHaveBeenCalled();
});

test('while the database is closed, the mail of the month waits for what it has to say', async () => {
	const { messages, at } = setUp();
	await at('2026-03-15T10:00:00Z');
	await at('2026-04-01T10:00:00Z', null);
	expect(messages).toEqual([]);
	await at('2026-04-01T10:01:00Z');
	expect(messages).toHaveLength(1);
});

test('while the mail server is away, the mail of the month waits', async () => {
	const { way, clock, messages, at } = setUp(refused('ECONNREFUSED', 'transport'));
	await at('2026-03-15T10:00:00Z');
	clock.time = Date.parse('2026-04-01T10:00:00Z');
	await way.send({ kind: 'note', subject: 'Anderes', sentences: [], anfragen: [] });
	await at('2026-04-01T10:00:59Z');
	expect(messages).toHaveLength(1);
	await at('2026-04-01T10:01:00Z');
	expect(messages.at(1)).toMatchObject({ subject: 'März 2026: 0 Anfragen' });
	expect(messages).toHaveLength(2);
});

test('the first two hundred of very many are named; where no copy is of use, the mail says so', async () => {
	const { db, dataDir, messages, at } = setUp();
	await at('2026-03-15T10:00:00Z');
	storeFixtures(db, new Date('2026-03-20T10:00:00Z'), ...Array(201).fill({}));
	writeFileSync(
		join(dataDir, 'sicherung.json'),
		JSON.stringify({ zeit: '2026-03-31T01:00:00Z', fehler: '', kopien: [] }),
	);
	await at('2026-04-01T10:00:00Z');
	expect(messages).toMatchObject([
		{
			sentences: [
				expect.stringMatching(/ 201 Anfragen: NNNN-01, .*, NNNN-200 und weitere\. /),
				'Eine brauchbare Sicherung gibt es nicht.',
				expect.any(String),
			],
		},
	]);
	const again = setUp();
	await again.at('2026-03-15T10:00:00Z');
	storeFixtures(again.db, new Date('2026-03-20T10:00:00Z'), ...Array(200).fill({}));
	await again.at('2026-04-01T10:00:00Z');
	expect(again.messages[0]).toMatchObject({
		sentences: [expect.stringContaining('NNNN-200. '), expect.any(String)],
	});
});

test('after a clock that was ahead no month is told twice, and the next one is', async () => {
	const { clock, messages, at } = setUp();
	await at('2026-03-15T10:00:00Z');
	await at('2026-10-01T10:00:00Z');
	await at('2026-03-16T10:00:00Z');
	expect(messages).toHaveLength(1);
	await at(new Date(clock.time + 17 * DAY).toISOString());
	expect(messages.at(1)).toMatchObject({ subject: 'März 2026: 0 Anfragen' });
});

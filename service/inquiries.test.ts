import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test, vi } from 'vitest';
import { fixtureAnfrage } from '../testing/fixture-anfrage.ts';
import { filesSetAside } from './database.ts';
import { recordingSend } from './testing/fake-send.ts';
import { mailerOf, notStarted, started } from './testing/started.ts';
import { AT, storedIds } from './testing/stored.ts';
import { DAY, MINUTE } from './times.ts';
import { writeWatchReport } from './watch-report.ts';

const ANFRAGE = { texts: fixtureAnfrage(), reasons: [] };

test('an inquiry that comes before the first delivery is taken, or refused as later; a stop then is no fault', async () => {
	const send = async () => {
		throw new Error('Nothing is sent yet.');
	};
	const { db, file, inquiries } = notStarted(mailerOf(send));
	expect(await inquiries.accept(ANFRAGE)).not.toBe(null);
	expect(storedIds(db)).toEqual([1]);
	rmSync(file);
	expect(await inquiries.accept(ANFRAGE)).toBe(null);
	await inquiries.stop();
});

test('a database that delivery finds damaged is opened anew', async () => {
	// As SQLite says it: SQLITE_CORRUPT.
	const { send } = recordingSend(() => Promise.reject(Object.assign(new Error(), { errcode: 11 })));
	const { file, inquiries, logged } = started(mailerOf(send));
	await inquiries.accept(ANFRAGE);
	await vi.advanceTimersByTimeAsync(6_000);
	expect(logged.join()).toContain('neu geöffnet');
	expect(filesSetAside(dirname(file)), 'it was sound, and is where it was').toEqual([]);
});

test('that the clock was set is told within a minute', async () => {
	const { send, messages } = recordingSend();
	started(mailerOf(send));
	await vi.advanceTimersByTimeAsync(2 * MINUTE);
	vi.setSystemTime(AT.getTime() + 3 * DAY);
	await vi.advanceTimersByTimeAsync(2 * MINUTE);
	const words = expect.stringContaining('um 3 Tage vorgegangen');
	expect(messages).toMatchObject([{ sentences: [words] }]);
});

test('what the watch found is told by mail', async () => {
	const { send, messages } = recordingSend();
	const { file } = started(mailerOf(send));
	const found = { key: 'name', urgency: 'away', sentence: 'Der Name führt woandershin.' } as const;
	const report = { zeit: AT.toISOString(), zertifikatBis: null, probleme: [found] };
	writeWatchReport(dirname(file), report);
	await vi.advanceTimersByTimeAsync(2 * MINUTE);
	const subject = 'Dringend: Ihre Website ist nicht erreichbar';
	expect(messages).toMatchObject([{ subject, sentences: [found.sentence] }]);
});

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { BackupReport } from './backups.ts';
import { folderOf } from './database.ts';
import { findProblems, spaceFault } from './problems.ts';
import { recordingSend } from './testing/fake-send.ts';
import { AT, opened, storeFixtures } from './testing/stored.ts';
import { DAY, HOUR } from './times.ts';

const asked = { now: () => AT, retentionDays: 180, ownerCommand: 'anfragen' };

test.each([
	[500_000_000, null],
	[499_999_999, 'nur noch 499 MB frei; unter 20 MB'],
	[19_999_999, 'nur noch 19 MB frei: Das Formular nimmt keine Anfragen an'],
])('with %i free bytes: %s', (free, sentence) => {
	const expected = sentence === null ? null : expect.stringContaining(sentence);
	expect(spaceFault(free)).toEqual(expected);
});

test.each([
	['of last night is well', '', 1, []],
	['that failed says why', 'Warum.', 0, ['Die letzte Sicherung ist nicht gelungen: Warum.']],
	['of three days ago is missed', '', 3, [expect.stringContaining('zwei Tagen')]],
])('a copy %s', (_, fehler, daysAgo, sentences) => {
	const db = opened();
	const found = () => findProblems({ ...asked, db, send: null }).map(({ sentence }) => sentence);
	expect(found(), 'where no copies are set up').toEqual([]);
	const zeit = new Date(AT.getTime() - daysAgo * DAY).toISOString();
	const report: BackupReport = { zeit, fehler, zweitkopie: null, kopien: [] };
	const file = join(folderOf(db), 'sicherung.json');
	writeFileSync(file, JSON.stringify(report));
	expect(found()).toEqual(sentences);
	writeFileSync(file, '{"zeit":');
	expect(found(), 'cut off').toEqual([expect.stringContaining('zwei Tagen')]);
});

test.each([
	[2, []],
	[4, [{ isFault: false, sentence: expect.stringMatching(/Seit 2.* zweiten Rechner: Weg\.$/) }]],
])('that the second machine is away for %i days is no disturbance', (daysAgo, problems) => {
	const db = opened();
	const seit = new Date(AT.getTime() - daysAgo * DAY).toISOString();
	const report = {
		zeit: AT.toISOString(),
		fehler: '',
		zweitkopie: { seit, fehler: 'Weg.' },
		kopien: [],
	};
	writeFileSync(join(folderOf(db), 'sicherung.json'), JSON.stringify(report));
	expect(findProblems({ ...asked, db, send: null })).toMatchObject(problems);
});

test('with 100,000 waiting inquiries what is wrong is found within ten milliseconds of computing', () => {
	const db = opened();
	const [id = 0] = storeFixtures(db, new Date(AT.getTime() - 4 * HOUR), {
		message: 'x'.repeat(500),
	});
	db.exec(`
		WITH RECURSIVE n(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < 100000)
		INSERT INTO anfrage (received_at, zeichen, consent_since, reasons, message_key, queued_at, due_at,
			vorname, nachname, email, phone, message)
		SELECT received_at, zeichen, consent_since, reasons, message_key, queued_at, due_at,
			vorname, nachname, email, phone, message
		FROM anfrage, n WHERE id = ${id}
	`);
	const find = () => findProblems({ ...asked, db, send: recordingSend().send });
	find();
	const before = process.threadCpuUsage();
	const [late] = find();
	// In microseconds; other programs on the machine do not lengthen it.
	expect(process.threadCpuUsage(before).user).toBeLessThan(10_000);
	expect(late?.sentence).toContain('warten zu lange');
});

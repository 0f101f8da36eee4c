import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isFault } from './problem.ts';
import { allProblems, findProblems, spaceProblem, type Watched } from './problems.ts';
import { AT, giveUpOn, storeFixtures } from './testing/stored.ts';
import { world } from './testing/world.ts';
import { DAY, HOUR } from './times.ts';
import { writeWatchReport } from './watch-report.ts';

function setUp(changes: Partial<Watched> = {}) {
	const parts = world();
	const settings = { retentionDays: 180, ownerCommand: 'anfragen', mailLimit: 2 };
	const watched = { ...parts, ...settings, closed: null, clock: null, isMailOn: true, ...changes };
	return { ...parts, find: () => findProblems(watched), all: () => allProblems(watched) };
}

test.each([
	[500_000_000, null, null],
	[499_999_999, 'nur noch 499 MB frei; unter 20 MB', 'hint'],
	[20_000_000, 'nur noch 20 MB frei; unter 20 MB', 'hint'],
	[19_999_999, 'nur noch 19 MB frei: Das Formular nimmt keine Anfragen an', 'closed'],
])('with %i free bytes: %s (%s)', (free, sentence, urgency) => {
	const expected =
		sentence === null ? null : { urgency, sentence: expect.stringContaining(sentence) };
	const found = spaceProblem(free);
	if (expected === null) expect(found).toBe(null);
	else expect(found).toMatchObject(expected);
});

test.each([
	['of last night is well', '', 1, []],
	['that failed says why', 'Warum.', 0, ['Die letzte Sicherung ist nicht gelungen: Warum.']],
	['of three days ago is missed', '', 3, [expect.stringContaining('zwei Tagen')]],
	[
		'of tomorrow, by a clock that was ahead, is missed',
		'',
		-3,
		[expect.stringContaining('zwei Tagen')],
	],
])('a copy %s', (_, fehler, daysAgo, sentences) => {
	const { dataDir, find } = setUp();
	const found = () => find().map(({ sentence }) => sentence);
	expect(found(), 'where no copies are set up').toEqual([]);
	const zeit = new Date(AT.getTime() - daysAgo * DAY).toISOString();
	const file = join(dataDir, 'sicherung.json');
	writeFileSync(file, JSON.stringify({ zeit, fehler, kopien: [] }));
	expect(found()).toEqual(sentences);
	writeFileSync(file, '{"zeit":');
	expect(found(), 'cut off').toEqual([expect.stringContaining('zwei Tagen')]);
});

test.each([
	[2, []],
	[4, [{ urgency: 'hint', sentence: expect.stringMatching(/Seit 2.* zweiten Rechner: Weg\.$/) }]],
])('that the second machine is away for %i days is no disturbance', (daysAgo, problems) => {
	const { dataDir, find } = setUp();
	const seit = new Date(AT.getTime() - daysAgo * DAY).toISOString();
	const zweitkopie = { seit, fehler: 'Weg.' };
	const report = { zeit: AT.toISOString(), fehler: '', zweitkopie, kopien: [] };
	writeFileSync(join(dataDir, 'sicherung.json'), JSON.stringify(report));
	expect(find()).toMatchObject(problems);
	expect(find()).toHaveLength(problems.length);
});

test('what failed, waits for too long or is deleted soon is named by its zeichen and day; only the first two disturb health', () => {
	const { db, find } = setUp();
	const ids = storeFixtures(db, new Date(AT.getTime() - 167 * DAY), {}, {}, {});
	db.exec("UPDATE anfrage SET status = 'sent', mail_kind = 'excerpt'");
	expect(find()).toEqual([
		{
			key: 'unread',
			urgency: 'unread',
			sentence:
				'Diese Anfragen haben Sie noch nicht ganz gelesen; ab dem 15.03.2026 werden sie gelöscht: NNNN-01, NNNN-02, NNNN-03. Lesen: anfragen show NUMMER',
		},
	]);
	expect(find().some(isFault)).toBe(false);
	db.exec('UPDATE anfrage SET shown_at = 1 WHERE id > 1; UPDATE anfrage SET told_at = 1');
	expect(find()[0]?.sentence, 'also after a mail has told of it').toMatch(
		/^Diese Anfrage haben .* am 15\.03\.2026 wird sie gelöscht: NNNN-01\./,
	);
	giveUpOn(db, ...ids);
	db.exec('UPDATE anfrage SET shown_at = NULL');
	storeFixtures(db, new Date(AT.getTime() - 3 * HOUR), {});
	expect(find().map(({ key, urgency }) => [key, urgency])).toEqual([
		['failed', 'fault'],
		['late', 'fault'],
		['unread', 'unread'],
	]);
});

test.each([
	[{}, /^Diese Anfrage haben Sie .*; in den nächsten Stunden wird sie gelöscht: NNNN-01\./],
	[{ two: {} }, /^Diese Anfragen haben .*; ab jetzt werden sie gelöscht: NNNN-01, NNNN-02\./],
])(
	'of what should be gone, as after weeks without power, no past day is named',
	(more, sentence) => {
		const { db, find } = setUp();
		storeFixtures(db, new Date(AT.getTime() - 180 * DAY), {}, ...Object.values(more));
		giveUpOn(db, 1, 2);
		expect(find().at(-1)).toMatchObject({
			key: 'unread',
			sentence: expect.stringMatching(sentence),
		});
	},
);

test('twenty of many that failed are named', () => {
	const { db, find } = setUp();
	giveUpOn(db, ...storeFixtures(db, AT, ...Array(19).fill({})));
	const sentence = () => find()[0]?.sentence;
	expect(sentence()).toMatch(/^Nicht zustellbar: (NNNN-\d\d, ){18}NNNN-\d\d\. /);
	giveUpOn(db, ...storeFixtures(db, AT, {}, {}));
	expect(sentence()).toMatch(/: (NNNN-\d\d, ){19}NNNN-\d\d und vielleicht weitere\. /);
});

test.each([
	['for three hours', -3 * HOUR, true],
	['for less', -3 * HOUR + 1, false],
	['since a time that is still to come', 1, true],
	['since now', 0, false],
])('what waits %s waits too long: %j', (_, since, isLate) => {
	const { db, find } = setUp();
	storeFixtures(db, new Date(AT.getTime() + since), {});
	expect(find().map(({ key }) => key)).toEqual(isLate ? ['late'] : []);
});

test.each([
	[2, /^Anfragen warten zu lange .* \(MAIL_LIMIT: 2\)\. .* anfragen list$/],
	[1, /^Anfragen warten zu lange .* Warum: anfragen status$/],
])('where the hour has had %i mails of two, what waits too long says why', (sent, sentence) => {
	const { db, find } = setUp();
	const ids = storeFixtures(db, new Date(AT.getTime() - 3 * HOUR), {}, ...Array(sent).fill({}));
	const send = db.prepare("UPDATE anfrage SET status = 'sent', sent_at = ? WHERE id = ?");
	for (const id of ids.slice(1)) send.run(AT.getTime() - id, id);
	expect(find()).toMatchObject([{ key: 'late', sentence: expect.stringMatching(sentence) }]);
});

test('without a mail server waiting is no trouble', () => {
	const { db, memory, find } = setUp({ isMailOn: false });
	memory.change({ mail: { since: 0, cause: '535' } });
	storeFixtures(db, new Date(AT.getTime() - DAY), {});
	expect(find()).toEqual([]);
});

test('what the database or the mail server refuses is remembered across processes', () => {
	const { memory, find } = setUp();
	memory.change({ refused: { since: AT.getTime(), cause: 'disk I/O error' } });
	memory.change({ mail: { since: AT.getTime() - 3 * HOUR, cause: 'Keine Verbindung' } });
	expect(find()).toMatchObject([
		{ key: 'refused', urgency: 'closed', sentence: expect.stringContaining('disk I/O error') },
		{ key: 'mail', urgency: 'fault', sentence: expect.stringContaining('Keine Verbindung') },
	]);
});

test('a closed database and a clock that moved are told', () => {
	const closed = { key: 'database', urgency: 'closed' as const, sentence: 'Weg.' };
	const clock = { key: 'clock', urgency: 'hint' as const, sentence: 'Vorgegangen.' };
	expect(setUp({ db: null, closed, clock }).find()).toEqual([closed, clock]);
});

test('a data folder that is none is one trouble, and no error', () => {
	const { dataDir, find } = setUp({ db: null });
	rmSync(dataDir, { recursive: true });
	writeFileSync(dataDir, '');
	expect(find()).toMatchObject([{ key: 'folder', urgency: 'closed' }]);
	rmSync(dataDir);
	mkdirSync(dataDir);
});

test('what the watch found is told, but not by health', () => {
	const { dataDir, find, all } = setUp();
	const found = { key: 'certificate', urgency: 'away' as const, sentence: 'Das Zertifikat.' };
	const report = { zeit: AT.toISOString(), zertifikatBis: null, probleme: [found] };
	writeWatchReport(dataDir, report);
	expect([find(), all()]).toEqual([[], [found]]);
});

test('with 100,000 waiting inquiries what is wrong is found within ten milliseconds of computing', () => {
	const { db, find } = setUp();
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
	find();
	const before = process.threadCpuUsage();
	const [late] = find();
	// In microseconds; other programs on the machine do not lengthen it.
	expect(process.threadCpuUsage(before).user).toBeLessThan(10_000);
	expect(late?.sentence).toContain('warten zu lange');
});

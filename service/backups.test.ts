import {
	copyFileSync,
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { GERMAN_DAY } from '#shared/german-time.ts';
import { newFolder } from '../testing/new-folder.ts';
import { deletedInAny, keepCopies, newestCopyOf, outdatedCopies, readReport } from './backups.ts';
import { connect } from './database.ts';
import { forget } from './store/archive.ts';
import { owner } from './testing/owner.ts';
import { AT } from './testing/stored.ts';
import { DAY } from './times.ts';

const now = new Date('2026-11-28T03:00:00Z');
const fileOf = (day: string, time = '020000') => `anfragen-${day}-${time}.sqlite`;
/** One copy a day, the newest first. */
const daily = (count: number) =>
	Array.from({ length: count }, (_, age) =>
		fileOf(new Date(now.getTime() - age * DAY).toISOString().slice(0, 10)),
	);
/** Of copies that are all sound. The oldest come first. */
const outdated = (names: string[]) => outdatedCopies(names, names, now);

test('of daily copies fourteen stay', () => {
	expect(outdated(daily(16))).toEqual(daily(16).slice(14).reverse());
	expect(outdated(daily(14))).toEqual([]);
});

test('several copies of one day push out none of another day', () => {
	const byHand = ['101010', '111111', '121212'].map((time) => fileOf('2026-11-28', time));
	expect(outdated([...daily(14), ...byHand])).toEqual([]);
});

test('what would be 30 days old before the next run goes, but never the newest', () => {
	const old = [fileOf('2026-10-29'), fileOf('2026-10-30')];
	expect(outdated([...old, fileOf('2026-10-31'), fileOf('2026-11-27')])).toEqual(old);
	expect(outdated([fileOf('2026-10-31'), fileOf('2026-11-27')])).toEqual([]);
	expect(outdated([fileOf('2026-09-01'), fileOf('2026-08-31')])).toEqual([fileOf('2026-08-31')]);
});

test('a file whose name is no copy’s stays, and counts for none', () => {
	const own = ['anfragen-2026.sqlite', 'anfragen-20261101.sqlite', 'anfragen-99999999.sqlite'];
	expect(outdated([...own, ...daily(15)])).toEqual(daily(15).slice(14));
});

test('a damaged copy pushes out no sound one, and goes with its day', () => {
	const all = daily(16);
	expect(outdatedCopies(all, all.slice(2), now)).toEqual([]);
	expect(outdatedCopies(all, all.slice(0, 14), now)).toEqual(all.slice(14).reverse());
	expect(outdatedCopies(daily(40), [], now), 'where none is sound').toEqual([]);
});

test('a clock that is ahead for one night takes two copies at most, the oldest', () => {
	const later = new Date(now.getTime() + 200 * DAY);
	const all = [fileOf(later.toISOString().slice(0, 10)), ...daily(14)];
	expect(outdatedCopies(all, all, later)).toEqual(daily(14).slice(12).reverse());
});

test('a copy dated after tomorrow is none: it is not the newest, and goes', () => {
	const [ahead, tomorrow] = [fileOf('2027-06-16'), fileOf('2026-11-29')];
	expect(newestCopyOf([ahead, ...daily(3)], now)).toBe(fileOf('2026-11-28'));
	expect(newestCopyOf([tomorrow, ...daily(3)], now)).toBe(tomorrow);
	expect(newestCopyOf(['anfragen-vor-dem-umzug.sqlite', ...daily(3)], now)).toBe(daily(1)[0]);
	expect(outdated([ahead, ...daily(3)])).toEqual([ahead]);
	const later = fileOf('2027-06-17');
	expect(outdated([later, ahead, fileOf('2027-06-18'), ...daily(3)])).toEqual([ahead, later]);
	expect(outdated([ahead]), 'but not where there is no other').toEqual([]);
});

const daysAgo = (days: number) => new Date(AT.getTime() - days * DAY);
const nameOf = (day: Date) => `anfragen-${GERMAN_DAY.format(day)}.sqlite`;

/** A folder with a sound copy of each of these days, and what ends a back-up. */
async function copiesOf(...days: Date[]) {
	const { folder, command, maintenance } = owner({});
	const copies = newFolder();
	for (const day of days) await maintenance(`sichern ${join(copies, nameOf(day))}`);
	const end = (here = '') => keepCopies(copies, folder, AT, { here, there: '' });
	const report = () => JSON.parse(readFileSync(join(folder, 'sicherung.json'), 'utf8'));
	/** Has a copy know of inquiries that were deleted on request. */
	const knows = (day: Date, ...zeichen: string[]) => {
		using db = connect(join(copies, nameOf(day)));
		forget(
			db,
			zeichen.map((one) => ({ id: 7, zeichen: one, at: 0 })),
		);
	};
	return { folder, copies, command, end, report, knows };
}

test('the copies of the newest fourteen days stay, what is left of a broken run goes, and the report says what they hold', async () => {
	const days = Array.from({ length: 16 }, (_, age) => daysAgo(age));
	const { copies, command, end, report } = await copiesOf(...days);
	const byHand = nameOf(AT).replace('.sqlite', '-031405.sqlite');
	copyFileSync(join(copies, nameOf(AT)), join(copies, byHand));
	writeFileSync(join(copies, `${nameOf(AT)}.neu`), '');
	mkdirSync(join(copies, '.ssh'));
	expect(end().kopien).toHaveLength(15);
	const kept = [byHand, ...days.slice(0, 14).map(nameOf)].sort();
	expect(readdirSync(copies).sort()).toEqual(['.ssh', ...kept]);
	const iso = AT.toISOString();
	const newest = { datei: nameOf(AT), anzahl: 1, von: iso, bis: iso };
	expect(report()).toMatchObject({ zeit: iso, fehler: '', kopien: { length: 15, 0: newest } });
	const line = 'Kopien:   15, geprüft 02.03.2026 11:00; die neueste: 1 Anfrage, vom';
	expect((await command('status')).out).toContain(line);
});

test('none is kept for thirty days but the newest sound one, and a failure is told by status until the next run', async () => {
	const { copies, command, end } = await copiesOf(daysAgo(29), daysAgo(40), daysAgo(41));
	writeFileSync(join(copies, nameOf(daysAgo(1))), 'kaputt');
	end('Die Platte ist voll.');
	expect(readdirSync(copies).sort()).toEqual([nameOf(daysAgo(29)), nameOf(daysAgo(1))].sort());
	const words = /nicht gelungen: Die Platte ist voll\. .*2026-03-01.sqlite ist keine Datenbank/;
	expect(await command('status')).toMatchObject({ exit: 1, out: expect.stringMatching(words) });
	rmSync(join(copies, nameOf(daysAgo(1))));
	end();
	expect((await command('status')).exit).toBe(0);
	rmSync(join(copies, nameOf(daysAgo(29))));
	const fehler = expect.stringMatching(/^In \S+ liegt keine brauchbare Sicherung\.$/);
	expect(end()).toMatchObject({ fehler, geloescht: [] });
});

test('a copy from days to come is none, though at most two are deleted at a time', async () => {
	const ahead = [10, 11, 12].map((days) => daysAgo(-days));
	const { copies, end, knows } = await copiesOf(AT, ...ahead);
	knows(AT, 'AAAA-22');
	const { kopien, geloescht } = end();
	expect(kopien.map(({ datei }) => datei)).toEqual([nameOf(AT)]);
	const files = readdirSync(copies).filter((name) => name.endsWith('.sqlite'));
	expect(files).toEqual([nameOf(AT), nameOf(daysAgo(-12))]);
	expect(geloescht, 'what is left of them could still bring it back').toEqual([]);
});

test('a damaged copy is a fault for as long as it lies there', async () => {
	const { copies, end } = await copiesOf(AT);
	for (const age of [29, 30]) writeFileSync(join(copies, nameOf(daysAgo(age))), 'kaputt');
	writeFileSync(join(copies, nameOf(daysAgo(1))), 'kaputt');
	expect(end().fehler).toMatch(/^\S+-03-01\.sqlite ist keine Datenbank dieses Programms\.$/);
});

test('the report names the deletions on request that all copies know', async () => {
	const { copies, end, knows } = await copiesOf(daysAgo(2), daysAgo(1), AT);
	knows(daysAgo(2), 'AAAA-22', 'BBBB-22');
	knows(daysAgo(1), 'BBBB-22', 'CCCC-22');
	expect(end().geloescht).toEqual([]);
	// This one goes with the run.
	copyFileSync(join(copies, nameOf(AT)), join(copies, nameOf(daysAgo(40))));
	knows(AT, 'AAAA-22', 'BBBB-22', 'CCCC-22');
	expect(end().geloescht).toEqual(['BBBB-22']);
	writeFileSync(join(copies, nameOf(daysAgo(3))), 'kaputt');
	renameSync(join(copies, nameOf(AT)), join(copies, 'vor-dem-umzug.sqlite'));
	const { deleted, unread } = deletedInAny(copies);
	const known = deleted.map(({ zeichen }) => zeichen);
	expect(known.sort(), 'what any knows').toEqual(['AAAA-22', 'BBBB-22', 'BBBB-22', 'CCCC-22']);
	expect(unread).toEqual([nameOf(daysAgo(3))]);
});

test('a report that was cut off knows of no copy and of nothing deleted', async () => {
	const { folder, end } = await copiesOf(AT);
	end();
	writeFileSync(join(folder, 'sicherung.json'), '{"zeit":');
	expect(readReport(folder)).toMatchObject({ geloescht: [], kopien: [] });
});

test('the report follows no link that lies in its place', async () => {
	const { folder, end, report } = await copiesOf(AT);
	const elsewhere = join(newFolder(), 'fremd');
	for (const ending of ['', '.neu'])
		symlinkSync(elsewhere, join(folder, `sicherung.json${ending}`));
	end();
	expect([existsSync(elsewhere), report().kopien]).toEqual([false, expect.any(Array)]);
});

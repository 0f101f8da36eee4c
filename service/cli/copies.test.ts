import {
	copyFileSync,
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
	statSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { GERMAN_DAY } from '#shared/german-time.ts';
import { newFolder } from '../../testing/new-folder.ts';
import { takeOverFormerList } from '../store/archive.ts';
import { firstReleaseDatabase } from '../testing/first-release.ts';
import { owner, runCommand } from '../testing/owner.ts';
import { AT, opened, storedIds, storeFixtures } from '../testing/stored.ts';
import { recordingLog } from '../testing/world.ts';
import { DAY } from '../times.ts';
import { cleanUp } from '../worker.ts';

const daysAgo = (days: number) => new Date(AT.getTime() - days * DAY);
const nameOf = (day: Date) => `anfragen-${GERMAN_DAY.format(day)}.sqlite`;

test('sichern makes a complete database, for its user alone, while another process writes, and says what it holds', async () => {
	const { db, folder, command } = owner(...Array(300).fill({ message: 'x'.repeat(2_000) }));
	storeFixtures(db, daysAgo(30), {});
	const file = join(folder, 'sicherung.sqlite');
	db.exec("BEGIN IMMEDIATE; UPDATE anfrage SET message = 'noch nicht da'");
	const out = '301 Anfragen, vom 31.01.2026 bis 02.03.2026';
	expect(await command(`sichern ${file}`)).toMatchObject({ exit: 0, out });
	db.exec('COMMIT');
	expect(statSync(file).mode & 0o777).toBe(0o600);
	const err = expect.stringContaining('überschrieben wird nichts');
	expect(await command(`sichern ${file}`)).toMatchObject({ exit: 1, err });
	const copy = newFolder();
	renameSync(file, join(copy, 'anfragen.sqlite'));
	const { out: exported, json } = await runCommand('export --format json', { DATA_DIR: copy });
	expect(json()).toHaveLength(301);
	expect(exported).not.toContain('noch nicht da');
});

test('kopie says what a copy holds, also one of the first release, and changes nothing', async () => {
	const file = firstReleaseDatabase();
	const before = readFileSync(file);
	expect(await runCommand(`kopie ${file}`, {})).toMatchObject({
		exit: 0,
		out: '100 Anfragen, vom 01.01.1970 bis 01.01.1970',
	});
	expect(readFileSync(file)).toEqual(before);
	const { folder, command } = owner();
	await command(`sichern ${join(folder, 'leer')}`);
	const { out } = await runCommand(`kopie ${join(folder, 'leer')}`, {});
	expect(out).toBe('0 Anfragen');
});

const spoil = (content: Buffer) => content.fill(0xa5, 40_000, 60_000);
test.each<[string, (file: string) => void, string]>([
	['a text', (file) => writeFileSync(file, 'keine Datenbank '.repeat(100)), 'keine Datenbank'],
	['an empty file', (file) => writeFileSync(file, ''), 'keine Anfragen dieses Programms'],
	['nothing', () => {}, 'gibt es nicht'],
	[
		'another database',
		(file) => new DatabaseSync(file).exec('CREATE TABLE x (y)'),
		'keine Anfragen dieses Programms',
	],
	[
		'a damaged copy',
		(file) => writeFileSync(file, spoil(readFileSync(firstReleaseDatabase()))),
		'beschädigt',
	],
])('kopie refuses %s in a sentence', async (_, write, words) => {
	const file = join(newFolder(), 'datei');
	write(file);
	const err = expect.stringMatching(RegExp(`^.*${words}.*$`));
	expect(await runCommand(`kopie ${file}`, {})).toMatchObject({ exit: 1, out: '', err });
});

/** A folder with a sound copy of each of these days, and the command that ends a back-up. */
async function copiesOf(...days: Date[]) {
	const { folder, command } = owner({});
	const copies = newFolder();
	for (const day of days) await command(`sichern ${join(copies, nameOf(day))}`);
	const end = (...more: string[]) => command(['kopien', copies, ...more]);
	const report = () => JSON.parse(readFileSync(join(folder, 'sicherung.json'), 'utf8'));
	return { folder, copies, command, end, report };
}

test('kopien keeps those of the newest fourteen days, deletes what is left of a broken run, and notes what they hold', async () => {
	const days = Array.from({ length: 16 }, (_, age) => daysAgo(age));
	const { copies, command, end, report } = await copiesOf(...days);
	const byHand = nameOf(AT).replace('.sqlite', '-031405.sqlite');
	copyFileSync(join(copies, nameOf(AT)), join(copies, byHand));
	writeFileSync(join(copies, `${nameOf(AT)}.neu`), '');
	mkdirSync(join(copies, '.ssh'));
	const out = '15 Kopien, die neueste mit 1 Anfrage, vom 02.03.2026 bis 02.03.2026';
	expect(await end()).toMatchObject({ exit: 0, out });
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
	expect((await end('--fehler', 'Die Platte ist voll.')).exit).toBe(0);
	expect(readdirSync(copies).sort()).toEqual([nameOf(daysAgo(29)), nameOf(daysAgo(1))].sort());
	const words = /nicht gelungen: Die Platte ist voll\. .*2026-03-01.sqlite ist keine Datenbank/;
	expect(await command('status')).toMatchObject({ exit: 1, out: expect.stringMatching(words) });
	rmSync(join(copies, nameOf(daysAgo(1))));
	await end();
	expect((await command('status')).exit).toBe(0);
	rmSync(join(copies, nameOf(daysAgo(29))));
	const err = expect.stringContaining('keine brauchbare Sicherung');
	expect(await end()).toMatchObject({ exit: 1, err });
});

test('the report follows no link that lies in its place', async () => {
	const { folder, end, report } = await copiesOf(AT);
	const elsewhere = join(newFolder(), 'fremd');
	for (const ending of ['', '.neu'])
		symlinkSync(elsewhere, join(folder, `sicherung.json${ending}`));
	await end();
	expect([existsSync(elsewhere), report().kopien]).toEqual([false, expect.any(Array)]);
});

test('what was deleted on request is deleted again in a copy that is to be restored, and nothing else', async () => {
	const { db, folder, command } = owner({}, {});
	const copy = join(newFolder(), 'anfragen.sqlite');
	await command(`sichern ${copy}`);
	await command('delete 1 --ja');
	const call = `nachloeschen ${copy} ${join(folder, 'anfragen.sqlite')}`;
	expect(await runCommand(call, {})).toMatchObject({ exit: 0, out: 'Nachträglich gelöscht: 1' });
	const restored = opened(copy);
	expect(storedIds(restored)).toEqual([2]);
	// Another person's inquiry with the same number.
	storeFixtures(restored, AT, {});
	restored.exec('UPDATE anfrage SET id = 1 WHERE id = 3');
	expect((await runCommand(call, {})).out).toBe('Nachträglich gelöscht: 0');
	expect([storedIds(restored), storedIds(db)]).toEqual([[2, 1], [2]]);
	const err = expect.stringContaining('Nicht gelesen: /gibt/es/nicht');
	const unread = await runCommand(`nachloeschen ${copy} /gibt/es/nicht`, {});
	expect(unread, 'restoring goes on').toMatchObject({ exit: 0, err });
});

test('what was deleted is remembered until the last copy from before is gone', async () => {
	const { db, folder, command } = owner({});
	await command('delete 1 --ja');
	const remembered = async (days: number, oldestCopy?: Date) => {
		const kopien = oldestCopy
			? [{ datei: nameOf(oldestCopy), anzahl: 0, von: null, bis: null }]
			: [];
		const report = { zeit: AT.toISOString(), fehler: '', kopien };
		writeFileSync(join(folder, 'sicherung.json'), JSON.stringify(report));
		const now = () => new Date(AT.getTime() + days * DAY);
		await cleanUp({ db, send: null, now, log: recordingLog().log, retentionDays: 180 });
		return db.prepare('SELECT id FROM deleted').all().length;
	};
	expect(await remembered(30)).toBe(1);
	expect(await remembered(31, daysAgo(1)), 'a copy from before').toBe(1);
	expect(await remembered(31, new Date(AT.getTime() + 2 * DAY))).toBe(0);
});

test('the list of deletions that the first release kept in a file is taken over once', () => {
	const db = opened();
	storeFixtures(db, AT, {}, {});
	db.exec("UPDATE anfrage SET zeichen = '7K3F-22' WHERE id = 1");
	const list = `${db.location()}.geloescht`;
	writeFileSync(list, '2026-03-01 1 7K3F-22\n2026-03-01 2 XXXX-XX\n');
	takeOverFormerList(db);
	expect([storedIds(db), existsSync(list)]).toEqual([[2], false]);
	expect(db.prepare('SELECT id FROM deleted').all()).toHaveLength(2);
});

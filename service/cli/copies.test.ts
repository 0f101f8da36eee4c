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
import { keepCopies } from '../backups.ts';
import { owner, runCommand, runMaintenance } from '../testing/owner.ts';
import { AT, opened, openFile, signOf, storedIds, storeFixtures } from '../testing/stored.ts';
import { DAY } from '../times.ts';

const daysAgo = (days: number) => new Date(AT.getTime() - days * DAY);
const nameOf = (day: Date) => `anfragen-${GERMAN_DAY.format(day)}.sqlite`;

test('sichern makes a complete database, for its user alone, while another process writes, and says what it holds', async () => {
	const { db, folder, maintenance } = owner(...Array(300).fill({ message: 'x'.repeat(2_000) }));
	storeFixtures(db, daysAgo(30), {});
	const file = join(folder, 'sicherung.sqlite');
	db.exec("BEGIN IMMEDIATE; UPDATE anfrage SET message = 'noch nicht da'");
	const out = '301 Anfragen, vom 31.01.2026 bis 02.03.2026';
	expect(await maintenance(`sichern ${file}`)).toMatchObject({ exit: 0, out });
	db.exec('COMMIT');
	expect(statSync(file).mode & 0o777).toBe(0o600);
	const err = expect.stringContaining('überschrieben wird nichts');
	expect(await maintenance(`sichern ${file}`)).toMatchObject({ exit: 1, err });
	const copy = newFolder();
	renameSync(file, join(copy, 'anfragen.sqlite'));
	const { out: exported, json } = await runCommand('export --format json', { DATA_DIR: copy });
	expect(json()).toHaveLength(301);
	expect(exported).not.toContain('noch nicht da');
});

test('kopie says what a copy holds, and changes nothing', async () => {
	const { folder } = owner({}, {});
	const file = join(folder, 'anfragen.sqlite');
	const before = readFileSync(file);
	const out = '2 Anfragen, vom 02.03.2026 bis 02.03.2026';
	expect(await runMaintenance(`kopie ${file}`, {})).toMatchObject({ exit: 0, out });
	expect(readFileSync(file)).toEqual(before);
	const empty = owner();
	await empty.maintenance(`sichern ${join(folder, 'leer')}`);
	expect((await runMaintenance(`kopie ${join(folder, 'leer')}`, {})).out).toBe('0 Anfragen');
});

const spoil = (content: Buffer) => content.fill(0xa5, 40_000, 60_000);
test.each<[string, (file: string) => unknown, string]>([
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
		async (file) => {
			const { maintenance } = owner(...Array(100).fill({ message: 'x'.repeat(2_000) }));
			await maintenance(`sichern ${file}`);
			writeFileSync(file, spoil(readFileSync(file)));
		},
		'beschädigt',
	],
	[
		'a copy with a trigger, which would change what is stored later',
		(file) =>
			openFile(file).exec(
				'CREATE TRIGGER x AFTER INSERT ON anfrage BEGIN DELETE FROM anfrage; END',
			),
		'enthält Fremdes',
	],
	[
		'a copy with a view',
		(file) => openFile(file).exec('CREATE VIEW x AS SELECT 1'),
		'enthält Fremdes',
	],
])('kopie refuses %s in a sentence', async (_, write, words) => {
	const file = join(newFolder(), 'datei');
	await write(file);
	const err = expect.stringMatching(RegExp(`^.*${words}.*$`));
	expect(await runMaintenance(`kopie ${file}`, {})).toMatchObject({ exit: 1, out: '', err });
});

/** A folder with a sound copy of each of these days, and what ends a back-up. */
async function copiesOf(...days: Date[]) {
	const { folder, command, maintenance } = owner({});
	const copies = newFolder();
	for (const day of days) await maintenance(`sichern ${join(copies, nameOf(day))}`);
	const end = (here = '') => keepCopies(copies, folder, AT, { here, there: '' });
	const report = () => JSON.parse(readFileSync(join(folder, 'sicherung.json'), 'utf8'));
	return { folder, copies, command, end, report };
}

test('of the copies of the newest fourteen days stay, what is left of a broken run goes, and what they hold is noted', async () => {
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
	expect(end().fehler).toContain('keine brauchbare Sicherung');
});

test('the report follows no link that lies in its place', async () => {
	const { folder, end, report } = await copiesOf(AT);
	const elsewhere = join(newFolder(), 'fremd');
	for (const ending of ['', '.neu'])
		symlinkSync(elsewhere, join(folder, `sicherung.json${ending}`));
	end();
	expect([existsSync(elsewhere), report().kopien]).toEqual([false, expect.any(Array)]);
});

test('what was deleted on request is deleted again in a copy that is to be restored, and nothing else', async () => {
	const { db, folder, command, maintenance } = owner({}, {});
	const copy = join(newFolder(), 'anfragen.sqlite');
	await maintenance(`sichern ${copy}`);
	await command(`delete ${signOf(1)} --ja`);
	const call = `nachloeschen ${copy} ${join(folder, 'anfragen.sqlite')}`;
	expect(await runMaintenance(call, {})).toMatchObject({
		exit: 0,
		out: 'Nachträglich gelöscht: 1',
	});
	const restored = opened(copy);
	expect(storedIds(restored)).toEqual([2]);
	// Another person's inquiry with the same number.
	storeFixtures(restored, AT, {});
	restored.exec('UPDATE anfrage SET id = 1 WHERE id = 3');
	expect((await runMaintenance(call, {})).out).toBe('Nachträglich gelöscht: 0');
	expect([storedIds(restored), storedIds(db)]).toEqual([[2, 1], [2]]);
	const err = expect.stringContaining('Nicht gelesen: /gibt/es/nicht');
	const unread = await runMaintenance(`nachloeschen ${copy} /gibt/es/nicht`, {});
	expect(unread, 'restoring goes on').toMatchObject({ exit: 0, err });
});

test('neu begins a database where none has ever been, leaves one that is there, and replaces none', async () => {
	const folder = join(newFolder(), 'daten');
	const begin = () => runMaintenance('neu', { DATA_DIR: folder });
	const file = join(folder, 'anfragen.sqlite');
	expect(await begin()).toMatchObject({ exit: 0, out: `Die Datenbank liegt in ${file}.` });
	storeFixtures(opened(file), AT, {});
	await begin();
	expect(storedIds(opened(file))).toEqual([1]);
	rmSync(file);
	const err = expect.stringContaining('fehlt die Datenbank');
	expect(await begin()).toMatchObject({ exit: 1, err });
	expect(existsSync(file)).toBe(false);
});

import { existsSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { newFolder } from '../../testing/new-folder.ts';
import { filesSetAside } from '../database.ts';
import { forgotten } from '../store/archive.ts';
import { hearSync } from '../testing/hear-sync.ts';
import { owner, runCommand, runMaintenance } from '../testing/owner.ts';
import {
	AT,
	type Fixture,
	opened,
	openFile,
	storedIds,
	storeFixtures,
	zeichenOf,
} from '../testing/stored.ts';
import { DAY } from '../times.ts';
import type { RestoreOrder } from './copies.ts';

test('sichern makes a complete database, for its user alone, while another process writes, and says what it holds', async () => {
	const { db, folder, maintenance } = owner(...Array(300).fill({ message: 'x'.repeat(2_000) }));
	storeFixtures(db, new Date(AT.getTime() - 30 * DAY), {});
	const file = join(folder, 'sicherung.sqlite');
	db.exec("BEGIN IMMEDIATE; UPDATE anfrage SET message = 'noch nicht da'");
	const out = '301 Anfragen, vom 31.01.2026 bis 02.03.2026';
	const synced = hearSync();
	expect(await maintenance(`sichern ${file}`)).toMatchObject({ exit: 0, out });
	expect(synced).toContain(statSync(file).ino);
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

test('a back-up that is no good leaves no file', async () => {
	const { db, folder, maintenance } = owner({});
	db.exec('CREATE VIEW fremd AS SELECT 1');
	const file = join(folder, 'sicherung.sqlite');
	const err = expect.stringMatching(/^Die Sicherung ist nicht gelungen: .* enthält Fremdes\.$/);
	expect(await maintenance(`sichern ${file}`)).toMatchObject({ exit: 1, err });
	expect(existsSync(file)).toBe(false);
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

/** A database with these inquiries, a copy of it, and the command that restores the copy. */
async function restorable(...stored: Fixture[]) {
	const { db, folder, command, maintenance } = owner(...stored);
	const copy = join(newFolder(), 'kopie.sqlite');
	await maintenance(`sichern ${copy}`);
	const file = join(folder, 'anfragen.sqlite');
	const restore = (order: Partial<RestoreOrder> = {}) => {
		const input = JSON.stringify({ isCopied: true, deleted: [], ...order });
		return maintenance(`einsetzen ${copy}`, { readInput: async () => input });
	};
	return { db, folder, file, copy, command, restore };
}

const RESTORED = 'Wiederhergestellt: 2 Anfragen, vom 02.03.2026 bis 02.03.2026.';

test('einsetzen puts a copy in the place of the database, whose log does not meet it', async () => {
	const { db, folder, file, copy, restore } = await restorable({}, {});
	storeFixtures(db, AT, {});
	db.close();
	for (const ending of ['-wal', '-shm']) writeFileSync(file + ending, 'Rest');
	const synced = hearSync();
	expect(await restore()).toMatchObject({ exit: 0, out: RESTORED });
	expect(synced).toEqual([file, folder].map((path) => statSync(path).ino));
	const gone = [copy, `${file}-wal`, `${file}-shm`].map((path) => existsSync(path));
	expect([gone, filesSetAside(folder)]).toEqual([[false, false, false], []]);
	expect(storedIds(opened(file))).toEqual([2, 1]);
});

test('what was deleted on request since is deleted in the copy, too, and nothing else', async () => {
	const { db, file, restore } = await restorable({}, {}, {});
	db.close();
	const at = AT.getTime();
	const deleted = [
		{ id: 1, zeichen: zeichenOf(1), at },
		// Another person's inquiry had this number.
		{ id: 2, zeichen: 'WWWW-22', at },
	];
	const out = `${RESTORED}\nAuf Wunsch gelöscht war seitdem und ist wieder gelöscht: 1.`;
	expect(await restore({ deleted })).toMatchObject({ exit: 0, out });
	const restored = opened(file);
	expect(storedIds(restored)).toEqual([3, 2]);
	expect(forgotten(restored), 'a still older copy would bring them back').toEqual(deleted);
});

test('a database that was not copied is set aside with its log; a copy that is none changes nothing', async () => {
	const { db, folder, file, copy, restore } = await restorable({}, {});
	db.close();
	writeFileSync(file, 'Unsinn');
	writeFileSync(`${file}-wal`, 'der Rest');
	const aside = `${file}.beschaedigt-20260302T100000000Z`;
	const out = `${RESTORED}\nDie Datenbank von vorher ließ sich nicht sichern; sie liegt beiseite in ${aside}.`;
	expect(await restore({ isCopied: false })).toMatchObject({ exit: 0, out });
	expect(readFileSync(`${aside}-wal`, 'utf8')).toBe('der Rest');
	const before = readFileSync(file);
	writeFileSync(copy, 'keine Datenbank');
	expect(await restore()).toMatchObject({ exit: 1, out: '' });
	expect(readFileSync(file)).toEqual(before);
	expect(filesSetAside(folder)).toHaveLength(2);
});

test('where there was no database, none is set aside', async () => {
	const { db, file, restore } = await restorable({}, {});
	db.close();
	rmSync(file);
	expect((await restore({ isCopied: false })).out).toBe(RESTORED);
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

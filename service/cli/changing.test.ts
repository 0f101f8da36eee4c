import { readFileSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newFolder } from '../../testing/new-folder.ts';
import type { Database } from '../database.ts';
import { deleteAgain } from '../deleted-list.ts';
import { findAnfragen } from '../store.ts';
import { type Owner, owner, runCommand } from '../testing/owner.ts';
import { giveUpOn, storedAnfrage, storeFixtures } from '../testing/store-fixtures.ts';
import { opened } from '../testing/temporary-database.ts';
import { AT } from '../testing/times.ts';
import { DAY } from '../times.ts';

const left = (db: Database) => Array.from(findAnfragen(db), ({ id }) => id).sort();

test('delete asks for a person’s address and removes all of that person’s inquiries, from the files too', async () => {
	const secret = 'Das-steht-nirgends-mehr';
	const hers = { message: secret };
	const { db, folder, command } = await owner(hers, { email: 'B@x.example' }, hers);
	const answers = [' AENNE@beispiel.example', 'n', 'AENNE@beispiel.example', 'ja'];
	const asked: string[] = [];
	const ask = async (question: string) => {
		asked.push(question);
		return answers.shift() ?? '';
	};
	const err = expect.stringMatching(/Änne Beispiel[\s\S]*Nichts gelöscht/);
	expect(await command('delete', { ask })).toMatchObject({ exit: 1, err });
	expect(asked[1]).toBe('AENNE@beispiel.example: 2 Anfragen endgültig löschen? [j/N] ');

	const yes = await command('delete', { ask });
	expect(yes).toMatchObject({ exit: 0, out: 'AENNE@beispiel.example: 2 Anfragen gelöscht.' });
	expect(left(db)).toEqual([2]);
	for (const ending of ['', '-wal', '.geloescht']) {
		const file = join(folder, `anfragen.sqlite${ending}`);
		expect(readFileSync(file).includes(secret)).toBe(false);
	}
});

test.each([
	['2', '2', [1, 3]],
	['--verdacht', 'Vielleicht Werbung', [1, 2]],
])('delete %s removes one inquiry and no other', async (which, what, kept) => {
	const { db, command } = await owner({}, {}, { reasons: ['owner'] });
	const err = expect.stringContaining('--ja');
	expect(await command(`delete ${which}`)).toMatchObject({ exit: 2, err });
	expect((await command(`delete ${which} --ja`)).out).toBe(`${what}: 1 Anfrage gelöscht.`);
	expect(left(db)).toEqual(kept);
});

test('delete keeps what arrives while it asks', async () => {
	const { db, command } = await owner({ reasons: ['owner'] });
	const ask = async () => {
		await storeFixtures(db, AT, [{ reasons: ['owner'] }]);
		return 'ja';
	};
	expect((await command('delete --verdacht', { ask })).exit).toBe(0);
	expect(left(db)).toEqual([2]);
});

test('more inquiries than fit into one transaction are deleted', async () => {
	const { db, command } = await owner(...Array(201).fill({ reasons: ['owner'] }));
	expect((await command('delete --verdacht --ja')).out).toContain('201 Anfragen gelöscht');
	expect(left(db)).toEqual([]);
});

test('what was deleted on request and comes back with a restored copy is deleted again, and nothing else', async () => {
	const { db, folder, command } = await owner({}, {});
	const copy = join(newFolder(), 'kopie');
	await command(`sichern ${copy}`);
	await command('delete 1 --ja');
	db.close();
	renameSync(copy, join(folder, 'anfragen.sqlite'));
	const restored = opened(join(folder, 'anfragen.sqlite'));
	expect(await deleteAgain(restored)).toBe(1);
	// Another person's inquiry with the same number.
	await storeFixtures(restored, AT, [{}]);
	restored.exec('UPDATE anfrage SET id = 1 WHERE id = 3');
	expect([await deleteAgain(restored), left(restored)]).toEqual([0, [1, 2]]);
});

test('the list of what was deleted is kept as long as copies are', async () => {
	const { folder, command } = await owner({}, {});
	await command('delete 1 --ja');
	const lines = () => readFileSync(join(folder, 'anfragen.sqlite.geloescht'), 'utf8').trim();
	expect(lines()).toMatch(/^2026-03-02 1 \w{4}-\w\w$/);
	await command('delete 2 --ja', { now: () => new Date(AT.getTime() + 31 * DAY) });
	expect(lines()).toMatch(/^2026-04-02 2 \w{4}-\w\w$/);
});

const state = ({ db }: Owner, id: number) => storedAnfrage(db, id);

test('retry makes waiting and failed inquiries due at once', async () => {
	const world = await owner({}, {}, {});
	giveUpOn(world.db, '550', 1, 2);
	world.db.exec('UPDATE anfrage SET due_at = 9e15, attempts = 1 WHERE id = 3');
	expect((await world.command('retry 2')).out).toContain('1 Anfrage vorgemerkt.');
	expect([1, 2, 3].map((id) => state(world, id)?.status)).toEqual(['failed', 'waiting', 'waiting']);
	expect((await world.command('retry')).out).toContain('2 Anfragen vorgemerkt.');
	expect([1, 3].map((id) => state(world, id)?.dueAt)).toEqual([AT.getTime(), AT.getTime()]);
	const err = expect.stringContaining('schon fällig');
	expect(await world.command('retry 1')).toMatchObject({ exit: 1, err });
});

test('a faulty configuration stops retry and gut before they change anything', async () => {
	const world = await owner({ reasons: ['owner'] });
	giveUpOn(world.db, '550', 1);
	const before = state(world, 1);
	for (const line of ['retry', 'gut 1']) {
		const run = runCommand(line, { DATA_DIR: world.folder, PORT: 'x' });
		await expect(run).rejects.toThrow('PORT');
	}
	expect(state(world, 1)).toEqual(before);
});

test('gut unmarks and makes due again what was marked, delivered or not; werbung marks', async () => {
	const world = await owner({ reasons: ['no-browser'] }, { reasons: ['rate-limit'] }, {});
	world.db.exec(
		"UPDATE anfrage SET status = 'sent', sent_at = 1, mail_kind = 'excerpt' WHERE id = 1",
	);
	const { zeichen } = state(world, 1) ?? {};
	expect((await world.command(`gut ${zeichen} 2`)).out).toMatch(
		/^2 Anfragen nicht mehr markiert\. Ohne SMTP/,
	);
	const due = {
		reasons: [],
		status: 'waiting',
		sentAt: null,
		mailKind: 'full',
		dueAt: AT.getTime(),
	};
	expect([state(world, 1), state(world, 2)]).toMatchObject([due, due]);
	const marked = { exit: 1, err: 'Nicht als Werbung markiert: 2.' };
	expect(await world.command('gut 2')).toMatchObject(marked);
	expect((await world.command('werbung 1 3')).out).toBe('2 Anfragen als Werbung markiert.');
	expect(state(world, 3)?.reasons).toEqual(['owner']);
	expect(await world.command('werbung 1')).toMatchObject({ exit: 1 });
});

test('sichern makes a complete database while another process writes', async () => {
	const large = { message: 'x'.repeat(2_000) };
	const { db, folder, command } = await owner(...Array(300).fill(large));
	const file = join(folder, 'sicherung.sqlite');
	db.exec("BEGIN IMMEDIATE; UPDATE anfrage SET message = 'noch nicht da'");
	const out = `Gesichert: 300 Anfragen in ${file}`;
	expect(await command(`sichern ${file}`)).toMatchObject({ exit: 0, out });
	db.exec('COMMIT');
	expect(statSync(file).mode & 0o777).toBe(0o600);
	const copy = newFolder();
	renameSync(file, join(copy, 'anfragen.sqlite'));
	const { out: exported, json } = await runCommand('export --format json', { DATA_DIR: copy });
	expect(json()).toHaveLength(300);
	expect(exported).not.toContain('noch nicht da');
});

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { newFolder } from '../../testing/new-folder.ts';
import { keepCopies } from '../backups.ts';
import { owner } from '../testing/owner.ts';
import { AT, giveUpOn, storedAnfrage, storedIds, storeFixtures } from '../testing/stored.ts';

test('delete asks for a person’s address and removes all of that person’s inquiries, from the files too', async () => {
	const secret = 'Das-steht-nirgends-mehr';
	const hers = { message: secret, email: 'info@xn--mller-kva.example' };
	const { db, folder, command } = owner(hers, {}, hers);
	const answers = [' Info@MÜLLER.example', ' Ja '];
	const asked: string[] = [];
	const ask = async (question: string) => {
		asked.push(question);
		return answers.shift() ?? '';
	};
	const out = 'Diese Person: 2 Anfragen gelöscht.';
	expect(await command('delete', { ask })).toMatchObject({ exit: 0, out });
	expect(asked[1]).toBe('Diese Person: 2 Anfragen endgültig löschen? [j/N] ');
	expect(storedIds(db)).toEqual([2]);
	for (const ending of ['', '-wal']) {
		const file = join(folder, `anfragen.sqlite${ending}`);
		expect(readFileSync(file).includes(secret)).toBe(false);
	}
});

test.each(['n', '', 'jein', 'naja'])('whoever answers „%s“ deletes nothing', async (answer) => {
	const { db, command } = owner(...Array(51).fill({ reasons: ['owner'] }));
	const { exit, err } = await command('delete --verdacht', { ask: async () => answer });
	const lines = err.split('\n').filter((line) => !line.includes('markiert: '));
	expect([exit, lines.length, lines.at(-1)]).toEqual([1, 101, 'Nichts gelöscht.']);
	expect(lines[0]).toMatch(/^NNNN-51 {2}Änne Beispiel/);
	expect(storedIds(db)).toHaveLength(51);
});

test('where the files cannot be written anew, delete says that something is left in them', async () => {
	const { db, command } = owner({}, {});
	const left = (text: string) => text.includes('Reste stehen noch');
	expect(left((await command('delete NNNN-01 --ja')).err)).toBe(false);
	const { exec } = DatabaseSync.prototype;
	const spy = vi.spyOn(DatabaseSync.prototype, 'exec');
	onTestFinished(() => spy.mockRestore());
	spy.mockImplementation(function (this: DatabaseSync, sql) {
		if (sql === 'VACUUM') throw Object.assign(new Error('kein Platz'), { errcode: 13 });
		exec.call(this, sql);
	});
	const { exit, err } = await command('delete NNNN-02 --ja');
	expect([exit, left(err), storedIds(db)]).toEqual([0, true, []]);
});

test.each([
	['nnnn-02', 'nnnn-02', [3, 1]],
	['nnnn02', 'nnnn02', [3, 1]],
	['--verdacht', 'Markierte', [2, 1]],
])('delete %s removes one inquiry and no other', async (which, what, kept) => {
	const { db, command } = owner({}, {}, { reasons: ['owner'] });
	const err = expect.stringContaining('--ja');
	expect(await command(`delete ${which}`)).toMatchObject({ exit: 2, err });
	expect((await command(`delete ${which} --ja`)).out).toBe(`${what}: 1 Anfrage gelöscht.`);
	expect(storedIds(db)).toEqual(kept);
});

test('delete keeps what arrives while it asks, and names other databases that may hold more', async () => {
	const { db, folder, command } = owner(...Array(6).fill({ reasons: ['owner'] }));
	writeFileSync(join(folder, 'anfragen.sqlite.beschaedigt-20260301'), '');
	const ask = async () => {
		storeFixtures(db, AT, { reasons: ['owner'] });
		return 'j';
	};
	const { out, err } = await command('delete --verdacht', { ask });
	expect([out, storedIds(db)]).toEqual(['Markierte: 6 Anfragen gelöscht.', [7]]);
	expect(err).toMatch(/Nicht verändert: .*beschaedigt-20260301 kann/);
	expect(err).toContain('In Kopien der Datenbank, die Sie selbst gemacht haben, steht es noch.');
});

test('where copies are made, delete says how long they hold it, and that it does not come back', async () => {
	const { folder, command } = owner({});
	const none = { here: '', there: '' };
	keepCopies(newFolder(), folder, AT, none);
	const { err } = await command('delete NNNN-01 --ja');
	expect(err).toContain('wird eine wiederhergestellt, wird es darin wieder gelöscht');
	expect(err).not.toContain('die Sie selbst gemacht haben');
});

test('retry has waiting and failed inquiries mailed at once, and starts over', async () => {
	const { db, command } = owner({}, {}, {});
	giveUpOn(db, 1, 2);
	db.exec('UPDATE anfrage SET due_at = 9e15, attempts = 1 WHERE id = 3');
	expect((await command('retry NNNN-02')).out).toBe(
		'1 Anfrage vorgemerkt. Ohne SMTP_URL geht nichts hinaus.',
	);
	expect(storedAnfrage(db, 1)?.status).toBe('failed');
	expect((await command('retry')).out).toContain('2 Anfragen vorgemerkt.');
	const due = { status: 'waiting', attempts: 0, dueAt: AT.getTime(), queuedAt: AT.getTime() };
	for (const id of [1, 2, 3]) expect(storedAnfrage(db, id)).toMatchObject(due);
	const err = expect.stringContaining('schon fällig');
	expect(await command('retry NNNN-01')).toMatchObject({ exit: 1, err });
});

test('gut unmarks and makes due again what was marked, delivered or not; werbung marks', async () => {
	const { db, command } = owner({ reasons: ['no-browser'] }, { reasons: ['rate-limit'] }, {});
	const sent = "status = 'sent', sent_at = 1, mail_kind = 'excerpt', zeichen = '7K3F-22'";
	db.exec(`UPDATE anfrage SET ${sent} WHERE id = 1`);
	const { out } = await command('gut 7k3f-22 NNNN-02', { env: { SMTP_URL: 'smtp://x' } });
	expect(out).toMatch(/^2 Anfragen nicht mehr markiert\. Der laufende Dienst/);
	const mail = { status: 'waiting', sentAt: null, mailKind: 'full', dueAt: AT.getTime() };
	for (const id of [1, 2]) expect(storedAnfrage(db, id)).toMatchObject({ reasons: [], ...mail });
	const marked = { exit: 1, err: 'Nicht markiert: NNNN-02.' };
	expect(await command('gut NNNN-02')).toMatchObject(marked);
	expect((await command('werbung 7K3F-22 NNNN-03')).out).toBe('2 Anfragen markiert.');
	expect(storedAnfrage(db, 3)?.reasons).toEqual(['owner']);
	expect(await command('werbung 7K3F-22')).toMatchObject({ exit: 1 });
});

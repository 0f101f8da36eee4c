import { readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { deliverDue } from '../outbox/deliver.ts';
import { giveUpOn, storeSamples } from '../outbox/testing/sample-anfrage.ts';
import { holding, noting, refused } from '../outbox/testing/sends.ts';
import { newFolder } from '../testing/new-folder.ts';
import { AT, owner, typed } from './testing/owner.ts';

const now = () => AT;

describe('delete', () => {
	test('removes everything of one address, and nothing else, from the files too', async () => {
		const { db, folder, types } = owner();
		const secret = 'Das-steht-nirgends-mehr';
		storeSamples(db, AT, { message: secret }, { email: 'B@x.example' }, { message: secret });
		const { exit, out } = await types('delete --email AENNE@beispiel.example --ja');
		expect(out).toBe('AENNE@beispiel.example: 2 Anfragen gelöscht.');
		expect(exit).toBe(0);
		expect(db.prepare('SELECT email FROM anfrage').all()).toMatchObject([{ email: 'B@x.example' }]);
		expect(db.prepare('SELECT count(*) AS n FROM outbox').get()?.n).toBe(1);
		for (const suffix of ['', '-wal']) {
			const file = join(folder, `anfragen.sqlite${suffix}`);
			expect(readFileSync(file).includes(secret)).toBe(false);
		}
	});

	test('asks first, showing what it is about', async () => {
		const { db, types } = owner();
		storeSamples(db, AT, {});
		let asked = '';
		const no = async (question: string) => {
			asked = question;
			return false;
		};
		const refused = await types('delete --email aenne@beispiel.example', { confirm: no });
		expect(asked).toBe('aenne@beispiel.example: 1 Anfrage endgültig löschen? [j/N] ');
		expect(refused.err).toContain('Änne Beispiel');
		expect(refused.err).toContain('Nichts gelöscht.');
		expect(refused.exit).toBe(1);
		expect(db.prepare('SELECT * FROM anfrage').all()).toHaveLength(1);

		await types('delete --email aenne@beispiel.example', { confirm: async () => true });
		expect(db.prepare('SELECT * FROM anfrage').all()).toHaveLength(0);
	});

	test('by number removes that one alone', async () => {
		const { db, types } = owner();
		storeSamples(db, AT, {}, {});
		expect((await types('delete 1 --ja')).out).toBe('Nr. 1: 1 Anfrage gelöscht.');
		expect(db.prepare('SELECT id FROM anfrage').all()).toMatchObject([{ id: 2 }]);
		expect((await types('delete 1 --ja')).exit).toBe(1);
		expect((await types('delete 2 --email aenne@beispiel.example --ja')).exit).toBe(2);
	});

	test('without anybody to ask does nothing', async () => {
		const { db, types } = owner();
		storeSamples(db, AT, {});
		const { exit, err } = await types('delete --email aenne@beispiel.example');
		expect(err).toContain('--ja');
		expect(exit).toBe(2);
		expect(db.prepare('SELECT * FROM anfrage').all()).toHaveLength(1);
	});

	test('points at databases once set aside, which it does not touch', async () => {
		const { db, folder, types } = owner();
		storeSamples(db, AT, {});
		writeFileSync(join(folder, 'anfragen.sqlite.beschaedigt-20260301T000000Z'), '');
		const { err } = await types('delete --email aenne@beispiel.example --ja');
		expect(err).toContain('Nicht verändert: anfragen.sqlite.beschaedigt-20260301T000000Z');
	});
});

describe('retry', () => {
	test('makes due at once what has failed, which begins from the start, and what waits for its next attempt', async () => {
		const { db, types } = owner();
		giveUpOn(db, '550', ...storeSamples(db, new Date(0), {}, {}));
		storeSamples(db, AT, {});
		await deliverDue({ db, now, send: noting(() => refused('451')).send });
		expect((await types('retry 2')).out).toContain('1 Anfrage vorgemerkt.');
		const at = AT.getTime();
		expect(db.prepare('SELECT * FROM outbox').all()).toMatchObject([
			{ status: 'failed' },
			{ status: 'waiting', attempts: 0, due_at: at, queued_at: at },
			{ status: 'waiting', attempts: 1 },
		]);
		expect((await types('retry')).out).toContain('3 Anfragen vorgemerkt.');
		expect(await deliverDue({ db, now, send: noting().send })).toMatchObject({ sent: 3 });
	});

	test('leaves alone what is being sent and what is delivered', async () => {
		const { db, types } = owner();
		storeSamples(db, AT, {});
		const { send, got, release } = holding();
		const delivered = deliverDue({ db, send, now });
		while (got.length === 0) await turn();
		const refusal = { exit: 1, err: expect.stringContaining('schon zugestellt oder gerade') };
		expect(await types('retry 1')).toMatchObject(refusal);
		release();
		await delivered;
		expect(await types('retry 1')).toMatchObject(refusal);
	});
});

test('a backup is a whole database of its own, taken while others write', async () => {
	const { db, folder, types } = owner();
	storeSamples(db, AT, ...Array.from({ length: 300 }, () => ({ message: 'x'.repeat(2000) })));
	const file = join(folder, 'sicherung.sqlite');
	db.exec('BEGIN IMMEDIATE');
	storeSamples(db, AT, { vorname: 'noch nicht da' });
	const { exit, out } = await types(`backup ${file}`);
	db.exec('COMMIT');
	expect(out).toBe(`Gesichert: 300 Anfragen in ${file}`);
	expect(exit).toBe(0);
	expect(statSync(file).mode & 0o777).toBe(0o600);
	const copy = newFolder();
	renameSync(file, join(copy, 'anfragen.sqlite'));
	expect((await typed('export --format json', { DATA_DIR: copy })).json()).toHaveLength(300);
});

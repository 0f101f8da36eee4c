import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { TEXT_FIELDS } from '#shared/fields.ts';
import { fixtureAnfrage } from '../../testing/fixture-anfrage.ts';
import type { Storage } from '../db/storage.ts';
import { opened, temporaryDatabase, watchTries } from '../testing/temporary-database.ts';
import { AT } from '../testing/times.ts';
import { MINUTE } from '../times.ts';
import { createAccept } from './accept.ts';

function setUp() {
	const { db, file } = temporaryDatabase();
	const clock = { time: AT.getTime() };
	const now = () => new Date(clock.time);
	const onLost = vi.fn();
	const acceptRaw = createAccept(db, now, () => 'ready', onLost);
	const accept = (changes = {}) => acceptRaw(fixtureAnfrage(changes));
	return { db, file, clock, now, accept, onLost };
}

test('an accepted inquiry whose outbox entry cannot be stored is not stored either', async () => {
	const { db, accept } = setUp();
	db.exec(`CREATE TRIGGER boese BEFORE INSERT ON outbox
		BEGIN SELECT raise(ABORT, 'geht nicht'); END`);
	expect(await accept()).toMatchObject({ kind: 'unavailable' });
	expect(db.prepare('SELECT * FROM anfrage').all()).toEqual([]);
});

test('the same inquiry within ten minutes is stored once, also after a restart', async () => {
	const { db, file, clock, now, accept, onLost } = setUp();
	const first = await accept();
	// Also by a clock that was set back in between.
	for (const minutes of [-24 * 60, 10]) {
		clock.time = AT.getTime() + minutes * MINUTE - 1;
		expect(await accept()).toEqual({ ...first, kind: 'duplicate' });
	}
	db.close();
	const acceptAfterRestart = createAccept(opened(file), now, () => 'ready', onLost);
	expect(await acceptAfterRestart(fixtureAnfrage())).toEqual({ ...first, kind: 'duplicate' });
});

test.each(TEXT_FIELDS)('an inquiry that differs in $name counts as a new one', async ({ name }) => {
	const { accept } = setUp();
	await accept();
	expect((await accept({ [name]: `${fixtureAnfrage()[name]}x` })).kind).toBe('stored');
});

test.each<[string, (world: ReturnType<typeof setUp>) => void]>([
	['after ten minutes', ({ clock }) => (clock.time += 10 * MINUTE)],
	['once the owner has deleted the first', ({ db }) => db.exec('DELETE FROM anfrage')],
])('the same inquiry %s counts as a new one', async (_, happens) => {
	const world = setUp();
	await world.accept();
	happens(world);
	expect(await world.accept()).toMatchObject({ kind: 'stored', id: 2 });
});

test.each<[Storage, Storage, number]>([
	['full', 'full', 0],
	['lost', 'lost', 0],
	// What is stored then is gone with the next start.
	['ready', 'lost', 1],
])('nothing is accepted where storage is %s before, %s after', async (before, after, count) => {
	const { db, now, onLost } = setUp();
	const storage = vi.fn<() => Storage>(() => after).mockReturnValueOnce(before);
	const accept = createAccept(db, now, storage, onLost);
	expect(await accept(fixtureAnfrage())).toMatchObject({ kind: 'unavailable' });
	expect(db.prepare('SELECT id FROM anfrage').all()).toHaveLength(count);
});

test('a database found damaged is reported as lost', async () => {
	const { db, file, accept, onLost } = setUp();
	db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
	writeFileSync(file, readFileSync(file).fill(0xa5));
	db.exec('PRAGMA shrink_memory');
	expect(await accept()).toMatchObject({ kind: 'unavailable' });
	expect(onLost).toHaveBeenCalledOnce();
});

test('an inquiry is refused when another process locks the database for two seconds', async () => {
	const { db, file, accept } = setUp();
	const tries = watchTries(db);
	opened(file).exec('BEGIN IMMEDIATE');
	const accepted = accept();
	tries.letPass(2_000);
	const reason = expect.stringContaining('locked');
	expect(await accepted).toEqual({ kind: 'unavailable', reason });
});

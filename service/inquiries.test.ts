import { rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fixtureAnfrage } from '../testing/fixture-anfrage.ts';
import { mailerOf, notStarted } from './testing/started.ts';
import { storedIds } from './testing/stored.ts';

const ANFRAGE = { texts: fixtureAnfrage(), reasons: [] };

test('an inquiry that comes before the first delivery is taken, or refused as later; a stop then is no fault', async () => {
	const send = async () => {
		throw new Error('Nothing is sent yet.');
	};
	const { db, file, inquiries } = notStarted(mailerOf(send));
	expect(await inquiries.accept(ANFRAGE)).not.toBe(null);
	expect(storedIds(db)).toEqual([1]);
	rmSync(file);
	expect(await inquiries.accept(ANFRAGE)).toBe(null);
	await inquiries.stop();
});

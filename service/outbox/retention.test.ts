import { expect, test } from 'vitest';
import { deleteExpired } from './retention.ts';
import { giveUpOn, storeSamples } from './testing/sample-anfrage.ts';
import { temporaryDatabase } from './testing/temporary-database.ts';

const AT = new Date('2026-03-02T10:00:00Z');
const DAY = 24 * 60 * 60_000;
const later = (days: number, ms = 0) => new Date(AT.getTime() + days * DAY + ms);

test.each([
	['but not while it is tried', true, [3]],
	['also one that waits, where no mail server is configured', false, []],
])(
	'an inquiry is deleted when its days since receipt are over, mailed or not, %s',
	async (_, delivering, kept) => {
		const { db } = temporaryDatabase();
		storeSamples(db, AT, {}, {}, {});
		db.exec(
			`UPDATE outbox SET status = 'sent', sent_at = ${later(100).getTime()} WHERE anfrage_id = 1`,
		);
		giveUpOn(db, '550', 2);
		expect(await deleteExpired(db, later(180), { days: 180, delivering })).toBe(0);
		expect(await deleteExpired(db, later(180, 1), { days: 180, delivering })).toBe(3 - kept.length);
		for (const table of ['SELECT id FROM anfrage', 'SELECT anfrage_id AS id FROM outbox']) {
			expect(
				db
					.prepare(table)
					.all()
					.map(({ id }) => id),
			).toEqual(kept);
		}
	},
);

test('more than fit into one transaction are deleted all the same', async () => {
	const { db } = temporaryDatabase();
	storeSamples(db, AT, ...Array.from({ length: 1201 }, () => ({})));
	db.exec(`UPDATE outbox SET status = 'sent', sent_at = ${AT.getTime()}`);
	expect(await deleteExpired(db, later(181), { days: 180, delivering: true })).toBe(1201);
});
